package main

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// paidAtOnce is how many orders are paid before each kill: more than a consumer gets in one transaction.
	paidAtOnce = 300
	kills      = 3
	// orderPoints is what an order earns, on a card of a campaign and on one of a program.
	orderPoints = 10
	// buyers is how many customers pay the orders.
	buyers = 20
)

// TestConsequencesSurviveAKill kills the server while paid orders earn points, customers enter a segment and deliveries are sent. Every order has
// to earn its points once, each of these has to be delivered, and every customer has to enter the segment once.
func TestConsequencesSurviveAKill(t *testing.T) {
	t.Parallel()
	for name, where := range map[string]func(t *testing.T) string{
		"sqlite":   func(t *testing.T) string { return "sqlite:" + filepath.Join(t.TempDir(), "shop.db") },
		"postgres": func(t *testing.T) string { return pgtest.Database(t) },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			data, to := where(t), newEventReceiver(t)
			server, process := launch(t, data)
			post := func(path, body string) (answer map[string]any) {
				t.Helper()
				status, answer := server.call(t, "POST", path, body, append(appKeys, managementKeys...)...)
				if status != 200 {
					t.Fatalf("POST %s: %d %v", path, status, answer)
				}
				return answer
			}
			club := post("/v1/loyalties", `{"name":"Club","type":"AUTO_UPDATE","auto_join":true,"voucher":{"type":"LOYALTY_CARD","loyalty_card":{"points":0}}}`)["id"].(string)
			post("/v1/loyalties/"+club+"/earning-rules", fmt.Sprintf(`[{"event":"order.paid","loyalty":{"type":"FIXED","points":%d}}]`, orderPoints))
			post("/management/v1/projects/shop/webhooks", fmt.Sprintf(`{"target_url":%q,"events":["customer.rewarded.loyalty_points"]}`, to.URL))
			beans := post("/v2/loyalties/card-definitions", `{"name":"Beans","type":"INDIVIDUAL","status":"ACTIVE"}`)["id"]
			rule := post("/v2/loyalties/earning-rules", fmt.Sprintf(`{"name":"Ten","status":"ACTIVE","trigger":{"event":"customer.order.paid"},
				"earnings":[{"effects":[{"type":"POINTS","points":{"value":%d,"card_definition_id":%q}}]}]}`, orderPoints, beans))["id"]
			roastery := post("/v2/loyalties/programs", fmt.Sprintf(`{"name":"Roastery","status":"ACTIVE","card_definitions":[{"id":%q}],"earning_rules":[{"id":%q}]}`, beans, rule))["id"].(string)
			post("/v1/segments", `{"name":"Often","type":"auto-update","filter":{"junction":"and","summary.orders.total_count":{"conditions":{"$more_than":[3]}}}}`)
			for i := range buyers {
				id := post("/v1/customers", fmt.Sprintf(`{"source_id":"customer-%d"}`, i))["id"]
				post("/v2/loyalties/programs/"+roastery+"/members", fmt.Sprintf(`{"customer_id":%q}`, id))
			}
			engine, project := openStorage(t, data)
			defer engine.Close()
			shop := project("shop")
			given := func() int { return countAccruals(t, shop) }
			count := func(n int, err error) int {
				t.Helper()
				if err != nil {
					t.Fatal(err)
				}
				return n
			}
			earned := func() int { return count(countWhere(shop.CardTransactions(), storage.Filter{})) }
			entered := func() int { return count(countWhere(shop.SegmentMembers(), storage.Filter{})) }
			for round := range kills {
				before := given()
				for i := range paidAtOnce {
					post("/v1/orders", fmt.Sprintf(`{"source_id":"order-%d-%d","status":"PAID","amount":1000,"customer":{"source_id":"customer-%d"}}`, round, i, i%buyers))
				}
				for deadline := time.Now().Add(3 * time.Minute); given() == before; time.Sleep(5 * time.Millisecond) {
					if time.Now().After(deadline) {
						t.Fatal("no order earns points")
					}
				}
				if err := process.Process.Kill(); err != nil {
					t.Fatal(err)
				}
				_ = process.Wait()
				server, process = launch(t, data)
			}
			const all = kills * paidAtOnce
			for deadline := time.Now().Add(3 * time.Minute); given() < all || to.count() < all || earned() < all || entered() < buyers; time.Sleep(100 * time.Millisecond) {
				if time.Now().After(deadline) {
					t.Fatalf("%d and %d of %d orders earned points, %d are delivered, %d of %d customers are in the segment", given(), earned(), all, to.count(), entered(), buyers)
				}
			}
			if n, m := given(), earned(); n != all || m != all {
				t.Errorf("%d transactions in the campaign and %d in the program for %d orders", n, m, all)
			}
			if n := count(countWhere(shop.Events(), storage.Is("type", "customer.segment.entered"))); n != buyers {
				t.Errorf("%d customers entered the segment, want each of %d once", n, buyers)
			}
			members, err := shop.MemberCards().List(t.Context(), storage.Query{})
			if err != nil {
				t.Fatal(err)
			}
			var beansGiven int64
			for i := range members.Items {
				beansGiven += members.Items[i].Figures.Balance()
			}
			if beansGiven != all*orderPoints {
				t.Errorf("the cards of members hold %d points, want %d", beansGiven, all*orderPoints)
			}
			cards, err := shop.Vouchers().List(t.Context(), storage.Query{Filter: storage.Is("campaign_id", club)})
			if err != nil {
				t.Fatal(err)
			}
			var sum int64
			for i := range cards.Items {
				sum += cards.Items[i].Balance()
			}
			if sum != all*orderPoints {
				t.Errorf("the cards hold %d points, want %d", sum, all*orderPoints)
			}
		})
	}
}

func countAccruals(t *testing.T, shop punchcard.Store) int {
	t.Helper()
	n, err := countWhere(shop.VoucherTransactions(), storage.Is("type", string(voucher.PointsAccrual)))
	if err != nil {
		t.Fatal(err)
	}
	return n
}

// eventReceiver is a receiver that keeps the ids of the events that arrive.
type eventReceiver struct {
	*httptest.Server
	mu   sync.Mutex
	seen map[string]bool
}

func newEventReceiver(t *testing.T) *eventReceiver {
	to := &eventReceiver{seen: map[string]bool{}}
	to.Server = httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		var sent struct {
			Event struct{ ID string }
		}
		if err := json.NewDecoder(r.Body).Decode(&sent); err != nil {
			return // the sender was killed
		}
		to.mu.Lock()
		defer to.mu.Unlock()
		to.seen[sent.Event.ID] = true
	}))
	t.Cleanup(to.Close)
	return to
}

func (to *eventReceiver) count() int {
	to.mu.Lock()
	defer to.mu.Unlock()
	return len(to.seen)
}
