package punchcard_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/archive"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// durable is a backend whose projects are exported.
type durable interface {
	Snapshot(ctx context.Context, project string, do func(dump.Source) error) error
	Load(ctx context.Context, project string, do func(dump.Target) error) error
}

// archivedShop is a sandbox with some months of history.
type archivedShop struct {
	*shopWindow
	engine  *punchcard.Engine
	shop    *punchcard.Project
	storage durable
	rows    archive.Store
	// where is the address of the database, as openFull takes it.
	where string
}

// onEachDatabase runs a test with a shop that has history on both databases.
func onEachDatabase(t *testing.T, test func(s *archivedShop, elsewhere func() durable)) {
	onEachArchivedShop(t, func(s *archivedShop, elsewhere func() durable) {
		s.history()
		test(s, elsewhere)
	})
}

// onEachArchivedShop runs a test with an empty shop on both databases.
func onEachArchivedShop(t *testing.T, test func(s *archivedShop, elsewhere func() durable)) {
	ctx := context.WithoutCancel(t.Context())
	file := func() (*sqlite.Backend, string) {
		path := sqlitetest.File(t)
		b, err := sqlite.Open(ctx, path)
		must(t, err)
		return b, "sqlite:" + path
	}
	server := func() (*postgres.Backend, string) {
		dsn := migrated.Emptied(t)
		b, err := postgres.Open(ctx, dsn)
		must(t, err)
		return b, dsn
	}
	t.Run("sqlite", func(t *testing.T) {
		b, where := file()
		test(emptySandbox(t, punchcard.New(b), b, b.Project("shop"), where), func() durable { other, _ := server(); t.Cleanup(func() { _ = other.Close() }); return other })
	})
	t.Run("postgres", func(t *testing.T) {
		b, where := server()
		test(emptySandbox(t, punchcard.New(b), b, b.Project("shop"), where), func() durable { other, _ := file(); t.Cleanup(func() { _ = other.Close() }); return other })
	})
}

// emptySandbox makes a sandbox, whose clock the test advances.
func emptySandbox(t *testing.T, engine *punchcard.Engine, storage durable, rows archive.Store, where string) *archivedShop {
	ctx := context.WithoutCancel(t.Context())
	must(t, engine.Start(ctx))
	t.Cleanup(func() { _ = engine.Stop(ctx); _ = engine.Close() })
	p, err := engine.CreateProject(ctx, project.NewProject{ID: "shop", Name: "Shop", Sandbox: true})
	must(t, err)
	keys, err := engine.Projects.GrantNew(ctx, p.ID, "test")
	must(t, err)
	return &archivedShop{engine: engine, shop: engine.Project("shop"), storage: storage, rows: rows, where: where, shopWindow: &shopWindow{T: t, project: p.ID, api: httpapi.New(engine),
		headers: map[string]string{"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken, "X-Management-Id": keys.ManagementID,
			"X-Management-Token": keys.ManagementToken, "Content-Type": "application/json"}}}
}

// pass lets days pass.
func (s *archivedShop) pass(days int) {
	s.Helper()
	ctx := context.WithoutCancel(s.Context())
	must(s.T, s.engine.DrainEvents(ctx, "shop"))
	must(s.T, s.shop.AdvanceClock(ctx, time.Duration(days)*24*time.Hour))
}

// history redeems on six days, and then lets a hundred days pass.
func (s *archivedShop) history() {
	t := s.T
	t.Helper()
	s.must("POST", "/v1/vouchers/TWICE", doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "AMOUNT", "amount_off": 100}, "redemption": doc{"quantity": 2}})
	often := s.must("POST", "/v1/vouchers/OFTEN", doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "PERCENT", "percent_off": 10}})
	s.must("POST", "/v1/vouchers/GIFT", doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 100000}})
	camp := s.must("POST", "/v1/campaigns", doc{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": doc{"points": 500}}})
	reward := s.must("POST", "/v1/rewards", doc{"name": "Pay", "type": "COIN", "parameters": doc{"coin": doc{"exchange_ratio": 0.1, "points_ratio": 1}}})
	s.must("POST", fmt.Sprintf("/v1/rewards/%s/assignments", reward["id"]), doc{"campaign": camp["id"]})
	s.must("POST", "/v1/customers", doc{"source_id": "ann"})
	card := s.must("POST", fmt.Sprintf("/v1/loyalties/%s/members", camp["id"]), doc{"customer": doc{"source_id": "ann"}})
	spring := s.must("POST", "/v1/campaigns", doc{"name": "Spring", "campaign_type": "PROMOTION", "promotion": doc{"tiers": []doc{{"name": "all", "action": doc{"discount": doc{"type": "AMOUNT", "amount_off": 50}}}}}})
	tier := spring["promotion"].(doc)["tiers"].([]any)[0].(doc)["id"]
	daily := s.must("POST", "/v1/validation-rules", doc{"name": "Daily", "rules": doc{"1": doc{"name": "redemption.count.per_customer.daily", "conditions": doc{"$less_than_or_equal": []int{9}}}}})
	s.must("POST", fmt.Sprintf("/v1/validation-rules/%s/assignments", daily["id"]), doc{"related_object_type": "voucher", "related_object_id": often["id"]})
	for day := range 6 {
		order := func(name string, amount int, more doc) doc {
			o := doc{"source_id": fmt.Sprint(name, "-", day), "items": []doc{{"product_id": "lamp", "quantity": 2, "price": amount / 2}}}
			maps.Copy(o, more)
			return o
		}
		redeem := func(who string, o doc, redeemables ...doc) doc {
			t.Helper()
			return s.must("POST", "/v1/redemptions", doc{"customer": doc{"source_id": who}, "order": o, "redeemables": redeemables})
		}
		of := func(kind string, id any) doc { return doc{"object": kind, "id": id} }
		redeem("ann", order("stack", 4000, nil), of("voucher", "OFTEN"), of("promotion_tier", tier))
		redeem("bob", order("gift", 3000, nil), doc{"object": "voucher", "id": "GIFT", "gift": doc{"credits": 700}})
		redeem("ann", order("points", 2000, nil), doc{"object": "voucher", "id": card["code"], "reward": doc{"id": reward["id"], "points": 10}})
		redeem("cid", order("returned", 2000, nil), of("voucher", "OFTEN"))
		s.must("POST", fmt.Sprintf("/v1/extensions/orders/returned-%d/returns", day), doc{"items": []doc{{"product_id": "lamp", "quantity": 1}}})
		taken := redeem("bob", order("taken", 5000, nil), of("voucher", "OFTEN"))
		s.must("POST", fmt.Sprintf("/v1/redemptions/%s/rollback", taken["redemptions"].([]any)[0].(doc)["id"]), doc{})
		bare := s.must("POST", "/v1/redemptions", doc{"customer": doc{"source_id": "dan"}, "redeemables": []doc{of("voucher", "OFTEN")}})
		if day%2 == 1 {
			s.must("POST", fmt.Sprintf("/v1/redemptions/%s/rollback", bare["redemptions"].([]any)[0].(doc)["id"]), doc{})
		}
		s.must("POST", "/v1/orders", order("open", 900, doc{"status": "CREATED", "customer": doc{"source_id": "bob"}}))
		s.must("POST", "/v1/orders", order("paid", 800, doc{"status": "PAID", "customer": doc{"source_id": "eve"}}))
		if status, answer := s.call("POST", "/v1/redemptions", doc{"customer": doc{"source_id": "ann"}, "order": order("refused", 700, nil), "redeemables": []doc{of("voucher", "NONE"), of("voucher", "OFTEN")}}); status < 400 {
			t.Fatalf("a code that is not there: %d %s", status, answer)
		}
		if day == 0 {
			redeem("ann", order("once", 1500, nil), of("voucher", "TWICE"))
		}
		s.pass(1)
	}
	s.pass(100)
	must(t, s.engine.DrainEvents(context.WithoutCancel(t.Context()), "shop"))
}

// day is the first day that stays: three of six days are before it.
func (s *archivedShop) day() calc.Day { return calc.DayOf(s.shop.Now().AddDate(0, 0, -103), time.UTC) }

func (s *archivedShop) archive(ctx context.Context, dir string) (redemption.Archive, error) {
	return s.shop.Archive(ctx, audit.Actor{Name: "Ann"}, s.day(), dir, nil)
}

func (s *archivedShop) verify() {
	s.Helper()
	_, err := s.shop.Verify(s.Context(), func(difference string) { s.Error(difference) })
	must(s.T, err)
}

// export writes the project to a directory and returns the lines of its files.
func (s *archivedShop) export(from durable) (dir string, lines map[string][]string) {
	s.Helper()
	dir = filepath.Join(s.TempDir(), "export")
	must(s.T, from.Snapshot(s.Context(), "shop", func(source dump.Source) error {
		_, err := dump.Write(s.Context(), source, "shop", dir, dump.Options{})
		return err
	}))
	return dir, s.lines(dir)
}

func (s *archivedShop) lines(dir string) map[string][]string {
	s.Helper()
	lines := map[string][]string{}
	entries, err := os.ReadDir(dir)
	must(s.T, err)
	for _, e := range entries {
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		must(s.T, err)
		if kind, ok := strings.CutSuffix(e.Name(), ".ndjson"); ok {
			lines[kind] = strings.SplitAfter(strings.TrimSuffix(string(text), "\n"), "\n")
			if len(text) == 0 {
				lines[kind] = nil
			}
		}
	}
	return lines
}

// figures are what reports and customers show.
func (s *archivedShop) figures() map[string]any {
	s.Helper()
	all := map[string]any{}
	for _, path := range []string{"/v1/customers/ann", "/v1/customers/bob", "/v1/customers/cid", "/v1/customers/dan", "/v1/customers/eve", "/v1/vouchers/GIFT"} {
		answer := s.must("GET", path, nil)
		delete(answer, "redemption") // lists the redemptions that are stored
		all[path] = answer
	}
	page, err := s.shop.Campaigns.List(s.Context(), storage.Query{})
	must(s.T, err)
	for _, c := range page.Items {
		all[c.Name] = s.must("GET", "/v1/campaigns/"+c.ID+"/summary", nil)
	}
	return all
}

// TestArchivedHistoryLeavesEverythingExact archives half of the history of a shop.
func TestArchivedHistoryLeavesEverythingExact(t *testing.T) {
	onEachDatabase(t, func(s *archivedShop, elsewhere func() durable) {
		t := s.T
		ctx := context.WithoutCancel(t.Context())
		s.verify()
		_, before := s.export(s.storage)
		figures := s.figures()
		dir := filepath.Join(t.TempDir(), "archive")
		done, err := s.archive(ctx, dir)
		must(t, err)
		// Of each day: six orders that are over and two that are paid or open; records of stacks and their parts, rollbacks, failures.
		if done.Orders != 3*6+1 || done.Returns != 3 || done.Redemptions < 3*10 || done.Kept != 0 || done.EndedAt.IsZero() {
			t.Errorf("archived %+v", done)
		}
		s.verify()
		if diff := cmp.Diff(figures, s.figures()); diff != "" {
			t.Errorf("figures changed (-before +after):\n%s", diff)
		}
		first, after := s.export(s.storage)
		files := s.lines(dir)
		for _, kind := range []string{"orders", "redemptions", "returns"} {
			both := append(slices.Clone(files[kind]), after[kind]...)
			for i := range both {
				both[i] = strings.TrimSuffix(both[i], "\n")
			}
			all := slices.Clone(before[kind])
			for i := range all {
				all[i] = strings.TrimSuffix(all[i], "\n")
			}
			slices.Sort(both)
			slices.Sort(all)
			if diff := cmp.Diff(all, both); diff != "" {
				t.Errorf("%s in the files and in the database (-before +after):\n%s", kind, diff)
			}
		}
		entries, err := s.shop.Audit.List(ctx, storage.Query{})
		must(t, err)
		if !slices.ContainsFunc(entries.Items, func(e audit.Entry) bool {
			return e.Act == "history.archived" && e.Actor.Name == "Ann" && e.Status == audit.StatusDone && fmt.Sprint(e.After["orders"]) == fmt.Sprint(done.Orders)
		}) {
			t.Errorf("the audit log has %+v", entries.Items)
		}

		// An export has the sums, too.
		export, err := dump.Open(ctx, first)
		must(t, err)
		other := elsewhere()
		must(t, other.Load(ctx, "shop", func(to dump.Target) error { _, err := export.Load(ctx, to, nil); return err }))
		second, _ := s.export(other)
		for _, name := range []string{"archived_uses", "archived_counts", "archived_customers", "archived_days", "archives", "counters", "customers", "redemptions"} {
			a, err := os.ReadFile(filepath.Join(first, name+".ndjson"))
			must(t, err)
			b, err := os.ReadFile(filepath.Join(second, name+".ndjson"))
			must(t, err)
			if !bytes.Equal(a, b) || len(a) == 0 {
				t.Errorf("%s after an import:\n%s\nbefore:\n%s", name, b, a)
			}
		}

		// What is gone is not found.
		var gone string
		for _, line := range files["redemptions"] {
			if strings.Contains(line, `"object":"redemption"`) && strings.Contains(line, `"status":"SUCCEEDED"`) {
				gone = line[len(`{"id":"`) : len(`{"id":"`)+strings.IndexByte(line[len(`{"id":"`):], '"')]
			}
		}
		for path, method := range map[string]string{"/v1/redemptions/" + gone: "GET", "/v1/redemptions/" + gone + "/rollback": "POST", "/v1/orders/once-0": "GET"} {
			if status, answer := s.call(method, path, doc{}); status != 404 || !strings.Contains(answer, "not_found") {
				t.Errorf("%s %s: %d %s", method, path, status, answer)
			}
		}
		if status, answer := s.call("POST", "/v1/extensions/orders/stack-0/returns", doc{"items": []doc{{"product_id": "lamp", "quantity": 1}}}); status != 404 {
			t.Errorf("a return of an archived order: %d %s", status, answer)
		}

		// Limits count what was archived: those that exist, and those that are set now.
		redeem := func(code, who string) (int, string) {
			return s.call("POST", "/v1/redemptions", doc{"customer": doc{"source_id": who}, "order": doc{"amount": 1000}, "redeemables": []doc{{"object": "voucher", "id": code}}})
		}
		for _, want := range []int{200, 400} {
			if status, answer := redeem("TWICE", "ann"); status != want {
				t.Errorf("a code that was used once of two: %d %s", status, answer)
			}
		}
		// Cid has used OFTEN on each of six days, and once more is let.
		often := s.must("GET", "/v1/vouchers/OFTEN", nil)
		limit := s.must("POST", "/v1/validation-rules", doc{"name": "Seven", "rules": doc{"1": doc{"name": "redemption.count.per_customer", "conditions": doc{"$less_than_or_equal": []int{7}}}}})
		s.must("POST", fmt.Sprintf("/v1/validation-rules/%s/assignments", limit["id"]), doc{"related_object_type": "voucher", "related_object_id": often["id"]})
		for _, want := range []int{200, 400} {
			if status, answer := redeem("OFTEN", "cid"); status != want {
				t.Errorf("a limit per customer: %d %s", status, answer)
			}
		}
		page, err := s.shop.Campaigns.List(ctx, storage.Query{Filter: storage.Is("name", "Spring")})
		must(t, err)
		must(t, s.shop.Campaigns.SetLimit(ctx, page.Items[0].ID, "campaign.redemptions.count", new(int64(7))))
		tiers, err := s.shop.Promotions.ListTiers(ctx, storage.Query{})
		must(t, err)
		for _, want := range []int{200, 400} {
			if status, answer := s.call("POST", "/v1/redemptions", doc{"order": doc{"amount": 1000}, "redeemables": []doc{{"object": "promotion_tier", "id": tiers.Items[0].ID}}}); status != want {
				t.Errorf("a limit of a campaign: %d %s", status, answer)
			}
		}
		// Eve's last order is canceled: of the four that she has now the archived ones are not the last; after all others are canceled they are.
		for day := 5; day >= 3; day-- {
			s.must("PUT", fmt.Sprintf("/v1/orders/paid-%d", day), doc{"status": "CANCELED"})
		}
		summary := s.must("GET", "/v1/customers/eve", nil)["summary"].(doc)["orders"].(doc)
		if fmt.Sprint(summary["total_count"], summary["total_amount"], summary["last_order_amount"]) != "3 2400 800" || summary["last_order_date"] == nil {
			t.Errorf("the orders of a customer are %v", summary)
		}
		must(t, s.engine.DrainEvents(ctx, "shop"))
		s.verify()
		for name, at := range map[string]calc.Day{"a day that may still be rolled back": calc.DayOf(s.shop.Now(), time.UTC).AddDays(-89)} {
			if _, err := s.shop.Archive(ctx, audit.Actor{}, at, filepath.Join(t.TempDir(), "late"), nil); err == nil || !strings.Contains(err.Error(), "is too late") {
				t.Errorf("%s: %v", name, err)
			}
		}
		if _, err := s.archive(ctx, dir); err == nil || !strings.Contains(err.Error(), "is there already") {
			t.Errorf("a directory that is there: %v", err)
		}
	})
}

// TestInterruptedArchiveGoesOn ends an archive after its first transaction.
func TestInterruptedArchiveGoesOn(t *testing.T) {
	onEachDatabase(t, func(s *archivedShop, _ func() durable) {
		t := s.T
		_, before := s.export(s.storage)
		ctx, cancel := context.WithCancelCause(context.WithoutCancel(t.Context()))
		enough := errors.New("enough")
		dir := filepath.Join(t.TempDir(), "archive")
		part, err := s.shop.Archive(ctx, audit.Actor{}, s.day(), dir, func(done, all int64) { cancel(enough) })
		if err == nil || part.Orders == 0 {
			t.Fatalf("interrupted: %+v, %v", part, err)
		}
		s.verify()
		_, left := s.export(s.storage)
		if n := len(before["orders"]) - len(left["orders"]); int64(n) != part.Orders {
			t.Errorf("%d orders are gone, %d were told", n, part.Orders)
		}
		rest, err := s.archive(context.WithoutCancel(t.Context()), filepath.Join(t.TempDir(), "rest"))
		must(t, err)
		if rest.Redemptions == 0 || rest.EndedAt.IsZero() {
			t.Errorf("the rest is %+v", rest)
		}
		s.verify()
	})
}

// TestWhatChangesBeforeItIsDroppedStays changes two groups after they were written to files: an order, and a part of the stack of another one.
func TestWhatChangesBeforeItIsDroppedStays(t *testing.T) {
	onEachDatabase(t, func(s *archivedShop, _ func() durable) {
		t := s.T
		ctx := context.WithoutCancel(t.Context())
		dir := filepath.Join(t.TempDir(), "archive")
		var changed, torn []string
		from := archive.Project{ID: "shop", Store: s.rows, Env: env.Env{Now: s.shop.Now, NewID: env.NewID}, Redemptions: s.shop.Redemptions,
			Zone: func(context.Context) (*time.Location, error) { return time.UTC, nil },
			Audited: func(ctx context.Context, drop func(context.Context) (any, error)) error {
				paid, _, err := s.rows.Orders().Find(ctx, "source_id", "paid-0")
				must(t, err)
				_, err = s.rows.Orders().Update(ctx, paid.ID, func(o *order.Order) error { o.Metadata = map[string]any{"late": true}; return nil })
				must(t, err)
				stack, _, err := s.rows.Orders().Find(ctx, "source_id", "stack-1")
				must(t, err)
				children, err := s.rows.Redemptions().List(ctx, storage.Query{Filter: storage.Is("parent_redemption_id", slices.Collect(maps.Keys(stack.Redemptions))[0])})
				must(t, err)
				_, err = s.rows.Redemptions().Update(ctx, children.Items[0].ID, func(r *redemption.Record) error { r.Metadata = map[string]any{"late": true}; return nil })
				must(t, err)
				changed, torn = []string{paid.ID}, []string{stack.ID, children.Items[1].ID}
				_, err = drop(ctx)
				return err
			}}
		done, err := from.Archive(ctx, s.day(), dir)
		must(t, err)
		if done.Kept != 1+4 { // the order; the other order with the stack and its two parts
			t.Errorf("archived %+v", done)
		}
		for _, id := range []string{changed[0], torn[0]} {
			if _, err := s.rows.Orders().Get(ctx, id); err != nil {
				t.Errorf("an order that changed, or a part of it: %v", err)
			}
		}
		if _, err := s.rows.Redemptions().Get(ctx, torn[1]); err != nil {
			t.Errorf("the other part of a stack that changed: %v", err)
		}
		s.verify()
	})
}
