package punchcard_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// archivedKinds are the files of an export that archiving changes, and those that the background does. Rows of all others stay as they are.
var archivedKinds = []string{"orders", "redemptions", "returns", "archived_uses", "archived_counts", "archived_customers", "archived_days", "archives", "audit_entries",
	"event_cursors"}

// unarchived are the lines of an export that archiving must not change.
func (s *archivedShop) unarchived() map[string][]string {
	s.Helper()
	must(s.T, s.engine.DrainEvents(context.WithoutCancel(s.Context()), "shop"))
	_, all := s.export(s.storage)
	for _, kind := range archivedKinds {
		delete(all, kind)
	}
	// The engine does these at any time. They find nothing: all events were handed out.
	all["jobs"] = slices.DeleteFunc(all["jobs"], func(job string) bool { return strings.Contains(job, `"kind":"EVENTS.HAND_OUT"`) })
	if len(all["jobs"]) == 0 {
		all["jobs"] = nil
	}
	return all
}

// redeem redeems codes for a customer.
func (s *archivedShop) redeem(who string, amount int, redeemables ...doc) (status int, answer string) {
	s.Helper()
	return s.call("POST", "/v1/redemptions", doc{"customer": doc{"source_id": who}, "order": doc{"amount": amount}, "redeemables": redeemables})
}

// code is a voucher as a redeemable.
func code(name string) doc { return doc{"object": "voucher", "id": name} }

// credits is a gift card of which credits are taken.
func credits(name string, n int) doc {
	return doc{"object": "voucher", "id": name, "gift": doc{"credits": n}}
}

// assign makes a rule of one condition and assigns it to a voucher.
func (s *archivedShop) assign(voucherCode, name string, atMost int) {
	s.Helper()
	v := s.must("GET", "/v1/vouchers/"+voucherCode, nil)
	rule := s.must("POST", "/v1/validation-rules", doc{"name": name + voucherCode, "rules": doc{"1": doc{"name": name, "conditions": doc{"$less_than_or_equal": []int{atMost}}}}})
	s.must("POST", fmt.Sprintf("/v1/validation-rules/%s/assignments", rule["id"]), doc{"related_object_type": "voucher", "related_object_id": v["id"]})
}

// TestQuotasHoldAfterAnArchive uses a part of each kind of quota, archives, and takes the rest: no more and no less.
func TestQuotasHoldAfterAnArchive(t *testing.T) {
	onEachArchivedShop(t, func(s *archivedShop, _ func() durable) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		off := doc{"type": "AMOUNT", "amount_off": 100}
		s.must("POST", "/v1/vouchers/THREE", doc{"type": "DISCOUNT_VOUCHER", "discount": off, "redemption": doc{"quantity": 3}})
		s.must("POST", "/v1/vouchers/EACH", doc{"type": "DISCOUNT_VOUCHER", "discount": off})
		s.assign("EACH", "redemption.count.per_customer", 2)
		s.must("POST", "/v1/vouchers/ALL", doc{"type": "DISCOUNT_VOUCHER", "discount": off})
		s.assign("ALL", "redemption.count", 3)
		s.must("POST", "/v1/vouchers/CARD", doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 1000}})
		coupons := func(name, limit string, most int64) (code string) {
			s.must("POST", "/v1/campaigns", doc{"name": name, "campaign_type": "DISCOUNT_COUPONS", "voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": off}})
			must(t, s.shop.Campaigns.SetLimit(ctx, name, limit, &most))
			return s.must("POST", "/v1/campaigns/"+name+"/vouchers", doc{})["code"].(string)
		}
		counted := coupons("Counted", "campaign.redemptions.count", 3)
		discounted := coupons("Discounted", "campaign.orders.amount_discounted", 300)
		ordered := coupons("Ordered", "campaign.orders.amount", 3000)

		// A loyalty program whose points end, and one whose points come after the longest time that there is.
		club := func(name string, rule, card doc) (code string) {
			c := s.must("POST", "/v1/campaigns", doc{"name": name, "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": card}})
			if status, answer := s.call("POST", fmt.Sprintf("/v1/loyalties/%s/earning-rules", c["id"]), []doc{rule}); status != 200 {
				t.Fatalf("an earning rule: %d %s", status, answer)
			}
			return s.must("POST", fmt.Sprintf("/v1/loyalties/%s/members", c["id"]), doc{"customer": doc{"source_id": name}})["code"].(string)
		}
		earned := doc{"event": "order.paid", "loyalty": doc{"type": "FIXED", "points": 40}}
		ending := club("Ending", earned, doc{"points": 0, "expiration_rules": doc{"period_type": "MONTH", "period_value": 4}})
		waiting := doc{"event": "order.paid", "loyalty": doc{"type": "FIXED", "points": 40}, "pending_points": doc{"period_type": "DAY", "period_value": 90}}
		late := club("Late", waiting, doc{"points": 0})
		spent := club("Spent", earned, doc{"points": 0})
		reward := s.must("POST", "/v1/rewards", doc{"name": "Pay", "type": "COIN", "parameters": doc{"coin": doc{"exchange_ratio": 0.1, "points_ratio": 1}}})
		s.must("POST", fmt.Sprintf("/v1/rewards/%s/assignments", reward["id"]), doc{"campaign": "Spent"})
		points := func(n int) doc {
			return doc{"object": "voucher", "id": spent, "reward": doc{"id": reward["id"], "points": n}}
		}

		lamp := s.must("POST", "/v1/products", doc{"name": "Lamp"})
		gift := s.must("POST", "/v1/rewards", doc{"name": "Lamp", "type": "MATERIAL", "stock": 2, "parameters": doc{"product": doc{"id": lamp["id"]}}})
		s.must("POST", fmt.Sprintf("/v1/rewards/%s/assignments", gift["id"]), doc{"campaign": "Spent", "parameters": doc{"loyalty": doc{"points": 2}}})
		oneLamp := doc{"object": "voucher", "id": spent, "reward": doc{"id": gift["id"]}}

		// Ada brings Bob.
		s.must("POST", "/v1/campaigns", doc{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "referral_program": doc{"conversion_event_type": "redemption"},
			"voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": off}})
		friend := s.must("POST", "/v1/campaigns/Friends/vouchers", doc{})["code"].(string)
		s.must("POST", "/v1/publications", doc{"voucher": friend, "customer": doc{"source_id": "ada"}})

		ok := func(want int, who string, amount int, redeemables ...doc) {
			t.Helper()
			status, answer := s.redeem(who, amount, redeemables...)
			if status != want {
				t.Errorf("%s redeems %v: %d, want %d: %s", who, redeemables, status, want, answer)
			}
		}
		for range 2 {
			for _, name := range []string{"THREE", "EACH", "ALL", counted, discounted, ordered} {
				ok(200, "ann", 1000, code(name))
			}
			ok(200, "ann", 1000, credits("CARD", 350))
		}
		ok(200, "bob", 1000, code("EACH"))
		ok(200, "bob", 1000, code(friend))
		holders := func() int {
			must(t, s.engine.DrainEvents(ctx, "shop"))
			return len(s.must("GET", "/v1/referrals/members/"+friend+"/holders", nil)["data"].([]any))
		}
		if n := holders(); n != 2 {
			t.Errorf("a referrer and a referee are %d holders", n)
		}
		for _, who := range []string{"Ending", "Late", "Spent"} {
			s.must("POST", "/v1/orders", doc{"status": "PAID", "amount": 500, "customer": doc{"source_id": who}})
		}
		must(t, s.engine.DrainEvents(ctx, "shop"))
		ok(200, "Spent", 1000, points(30))
		ok(200, "Spent", 1000, oneLamp)
		for _, r := range s.must("GET", "/management/v1/projects/shop/reward-redemptions?status=PENDING", nil)["data"].([]any) {
			s.must("POST", fmt.Sprintf("/management/v1/projects/shop/reward-redemptions/%s/complete", r.(doc)["id"]), nil)
		}
		balance := func(card string) string {
			return fmt.Sprint(s.must("GET", "/v1/vouchers/"+card, nil)["loyalty_card"].(doc)["balance"])
		}
		s.pass(110)
		s.await("the points come", func() bool { return balance(ending)+" "+balance(late) == "40 40" })
		must(t, s.engine.DrainEvents(ctx, "shop"))
		s.verify()
		if got := balance(spent); got != "88" { // three orders earned 40 each
			t.Errorf("the card that is spent has %s points", got)
		}

		before := s.unarchived()
		day := calc.DayOf(s.shop.Now().AddDate(0, 0, -100), time.UTC)
		done, err := s.shop.Archive(ctx, audit.Actor{}, day, filepath.Join(t.TempDir(), "archive"), nil)
		must(t, err)
		if orders, err := storage.Count(ctx, s.rows.Orders(), storage.Filter{}); err != nil || orders != 0 || done.Orders < 17 || done.Kept != 0 {
			t.Errorf("archived %+v, %d orders are left, %v", done, orders, err)
		}
		if diff := cmp.Diff(before, s.unarchived()); diff != "" {
			t.Errorf("what is not archived changed (-before +after):\n%s", diff)
		}
		s.verify()

		for _, name := range []string{"THREE", "ALL", counted, discounted, ordered} {
			ok(200, "cid", 1000, code(name))
			ok(400, "cid", 1000, code(name))
		}
		ok(400, "ann", 1000, code("EACH"))
		ok(200, "bob", 1000, code("EACH"))
		ok(400, "bob", 1000, code("EACH"))
		ok(400, "ann", 1000, credits("CARD", 301))
		ok(200, "ann", 1000, credits("CARD", 300))
		ok(200, "Spent", 1000, oneLamp)
		ok(400, "Spent", 1000, oneLamp)
		must(t, s.engine.DrainEvents(ctx, "shop")) // the order of the lamp earns 40, too
		ok(400, "Spent", 1000, points(127))
		ok(200, "Spent", 1000, points(126))
		ok(200, "bob", 1000, code(friend))
		if n := holders(); n != 2 {
			t.Errorf("a referee whose redemption is archived is another one: %d holders", n)
		}
		ok(200, "cid", 1000, code(friend))
		if n := holders(); n != 3 {
			t.Errorf("another referee: %d holders", n)
		}
		s.verify()

		s.pass(20)
		s.pass(1) // what is due is done a day later
		must(t, s.engine.DrainEvents(ctx, "shop"))
		s.await("the points end", func() bool { return balance(ending)+" "+balance(late) == "0 40" })
		s.verify()
	})
}

// await waits for what the background does.
func (s *archivedShop) await(what string, so func() bool) {
	s.Helper()
	for deadline := time.Now().Add(3 * time.Minute); !so(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			s.Fatal(what, ": it does not happen")
		}
	}
}

// killedArchive has what a process archives that is killed: the address of the storage, the day, the directory, and the portion after which it is killed.
const killedArchive = "PUNCHCARD_TEST_KILLED_ARCHIVE"

// TestArchiveThatIsKilled is that process. It kills itself some moment after a portion, mostly in the transaction of the next one.
func TestArchiveThatIsKilled(t *testing.T) {
	what := strings.Split(os.Getenv(killedArchive), "|")
	if len(what) != 4 {
		t.Skip("a process of TestArchiveOfAKilledProcessIsWhole")
	}
	after, err := strconv.Atoi(what[3])
	must(t, err)
	kill := func() { _ = syscall.Kill(os.Getpid(), syscall.SIGKILL) }
	engine, _, _ := openFull(t, what[0])
	if after == 0 { // while the files are written, or while the first portion is dropped
		time.AfterFunc(rand.N(60*time.Millisecond), kill)
	}
	portions := 0
	_, err = engine.Project("shop").Archive(t.Context(), audit.Actor{}, calc.Day(what[1]), what[2], func(int64, int64) {
		if portions++; portions == after {
			time.AfterFunc(rand.N(10*time.Millisecond), kill)
		}
	})
	must(t, err)
	kill() // it was faster
}

// TestArchiveOfAKilledProcessIsWhole kills archives at several places. Whenever that is, each row is in the database or in the files of a complete archive, or
// in both; all figures are right; and another archive takes the rest.
func TestArchiveOfAKilledProcessIsWhole(t *testing.T) {
	onEachDatabase(t, func(s *archivedShop, _ func() durable) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		first, _, err := s.rows.Orders().Find(ctx, "source_id", "paid-0")
		must(t, err)
		var many []order.Order // for several portions
		for i := range 700 {
			many = append(many, order.Order{ID: fmt.Sprintf("ord_many_%03d", i), SourceID: fmt.Sprint("many-", i), Status: order.StatusPaid, Amount: discount.Minor(100), CreatedAt: first.CreatedAt})
		}
		must(t, s.rows.Orders().Insert(ctx, many...))
		figures, before := s.figures(), s.unarchived()
		_, all := s.export(s.storage)
		filed := map[string]map[string]bool{"orders": {}, "redemptions": {}, "returns": {}}
		check := func(dir string) {
			t.Helper()
			for kind, lines := range s.linesIfThere(dir) {
				for _, line := range lines {
					filed[kind][line] = true
				}
			}
			_, left := s.export(s.storage)
			for kind, found := range filed {
				for _, line := range all[kind] {
					if !found[strings.TrimSuffix(line, "\n")] && !slices.ContainsFunc(left[kind], func(l string) bool { return strings.TrimSuffix(l, "\n") == strings.TrimSuffix(line, "\n") }) {
						t.Fatalf("%s: a row is neither in the database nor in files: %s", kind, line)
					}
				}
			}
			s.verify()
			if diff := cmp.Diff(figures, s.figures()); diff != "" {
				t.Errorf("figures changed (-before +after):\n%s", diff)
			}
		}
		for i, after := range []int{0, 1, 2} {
			dir := filepath.Join(t.TempDir(), fmt.Sprint("archive-", i))
			child := exec.CommandContext(ctx, os.Args[0], "-test.run=^TestArchiveThatIsKilled$")
			child.Env = append(os.Environ(), fmt.Sprintf("%s=%s|%s|%s|%d", killedArchive, s.where, s.day(), dir, after))
			if out, err := child.CombinedOutput(); err == nil || !strings.Contains(err.Error(), "killed") {
				t.Fatalf("the other process: %v\n%s", err, out)
			}
			check(dir)
		}
		dir := filepath.Join(t.TempDir(), "rest")
		_, err = s.archive(ctx, dir)
		must(t, err)
		check(dir)
		if left, err := storage.Count(ctx, s.rows.Orders(), storage.Where("created_at", storage.OpLess, s.day().Begins(time.UTC))); err != nil || left != 3 {
			t.Errorf("%d old orders are left, %v: only the three that are open stay", left, err)
		}
		if diff := cmp.Diff(before, s.unarchived()); diff != "" {
			t.Errorf("what is not archived changed (-before +after):\n%s", diff)
		}
	})
}

// linesIfThere are the lines of the files of an archive, without their ends; none when it was not completed.
func (s *archivedShop) linesIfThere(dir string) map[string][]string {
	s.Helper()
	if _, err := os.Stat(dir); os.IsNotExist(err) {
		return nil
	}
	all := s.lines(dir)
	for _, lines := range all {
		for i := range lines {
			lines[i] = strings.TrimSuffix(lines[i], "\n")
		}
	}
	return all
}

// TestArchivesOfARandomShop makes a random history and archives up to random days. Figures, balances and counters stay the same, and what follows is counted
// on. PUNCHCARD_TEST_SEED repeats a failed test.
func TestArchivesOfARandomShop(t *testing.T) {
	seed := rand.Uint64()
	if given, err := strconv.ParseUint(os.Getenv("PUNCHCARD_TEST_SEED"), 10, 64); err == nil {
		seed = given
	}
	t.Logf("PUNCHCARD_TEST_SEED=%d", seed)
	onEachArchivedShop(t, func(s *archivedShop, _ func() durable) {
		t, ctx := s.T, context.WithoutCancel(s.Context())
		r := rand.New(rand.NewPCG(seed, 0))
		s.must("POST", "/v1/vouchers/FIVE", doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "AMOUNT", "amount_off": 500}, "redemption": doc{"quantity": 20}})
		s.must("POST", "/v1/vouchers/TEN", doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "PERCENT", "percent_off": 10}})
		s.assign("TEN", "redemption.count.per_customer", 6)
		s.must("POST", "/v1/vouchers/GIFT", doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 20000}})
		spring := s.must("POST", "/v1/campaigns", doc{"name": "Spring", "campaign_type": "PROMOTION", "promotion": doc{"tiers": []doc{{"name": "all", "action": doc{"discount": doc{"type": "AMOUNT", "amount_off": 50}}}}}})
		must(t, s.shop.Campaigns.SetLimit(ctx, "Spring", "campaign.orders.amount_discounted", new(int64(800))))
		tier := doc{"object": "promotion_tier", "id": spring["promotion"].(doc)["tiers"].([]any)[0].(doc)["id"]}
		club := s.must("POST", "/v1/campaigns", doc{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE",
			"voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": doc{"points": 100, "expiration_rules": doc{"period_type": "MONTH", "period_value": 5}}}})
		if status, answer := s.call("POST", fmt.Sprintf("/v1/loyalties/%s/earning-rules", club["id"]), []doc{{"event": "order.paid", "loyalty": doc{"type": "FIXED", "points": 7}}}); status != 200 {
			t.Fatalf("an earning rule: %d %s", status, answer)
		}
		reward := s.must("POST", "/v1/rewards", doc{"name": "Pay", "type": "COIN", "parameters": doc{"coin": doc{"exchange_ratio": 0.1, "points_ratio": 1}}})
		s.must("POST", fmt.Sprintf("/v1/rewards/%s/assignments", reward["id"]), doc{"campaign": club["id"]})
		people := []string{"ann", "bob", "cid"}
		cards := map[string]any{}
		for _, who := range people {
			cards[who] = s.must("POST", fmt.Sprintf("/v1/loyalties/%s/members", club["id"]), doc{"customer": doc{"source_id": who}})["code"]
		}
		orders := 0
		act := func() { // one thing that happens; many of them are refused
			who := people[r.IntN(len(people))]
			orders++
			of := doc{"source_id": fmt.Sprint("o-", orders), "items": []doc{{"product_id": "lamp", "quantity": 1 + r.IntN(3), "price": 500 + r.IntN(3000)}}}
			redeemables := [][]doc{{code("FIVE")}, {code("TEN")}, {code("TEN"), tier}, {credits("GIFT", 1+r.IntN(900))}, {tier}, {code("FIVE"), code("TEN")},
				{{"object": "voucher", "id": cards[who], "reward": doc{"id": reward["id"], "points": 1 + r.IntN(30)}}}}
			switch earlier := fmt.Sprint("o-", 1+r.IntN(orders)); r.IntN(8) {
			case 0:
				s.call("POST", "/v1/orders", doc{"source_id": of["source_id"], "status": []string{"PAID", "CREATED", "FULFILLED"}[r.IntN(3)], "amount": 100 + r.IntN(900), "customer": doc{"source_id": who}})
			case 1:
				s.call("PUT", "/v1/orders/"+earlier, doc{"status": []string{"CANCELED", "PAID"}[r.IntN(2)]})
			case 2:
				s.call("POST", "/v1/extensions/orders/"+earlier+"/returns", doc{"items": []doc{{"product_id": "lamp", "quantity": 1}}})
			case 3:
				page, err := s.rows.Redemptions().List(ctx, storage.Query{Filter: storage.Is("status", string(redemption.StatusSucceeded))})
				must(t, err)
				if n := len(page.Items); n > 0 {
					s.call("POST", "/v1/redemptions/"+page.Items[r.IntN(n)].ID+"/rollback", doc{})
				}
			default:
				s.call("POST", "/v1/redemptions", doc{"customer": doc{"source_id": who}, "order": of, "redeemables": redeemables[r.IntN(len(redeemables))]})
			}
		}
		for part := range 2 {
			for range 8 {
				for range 5 {
					act()
				}
				s.pass(1 + r.IntN(5))
			}
			s.pass(70)
			must(t, s.engine.DrainEvents(ctx, "shop"))
			s.verify()
			days := 96 + r.IntN(20)
			if part == 0 {
				s.pass(30)
			}
			before := s.unarchived()
			done, err := s.shop.Archive(ctx, audit.Actor{}, calc.DayOf(s.shop.Now().AddDate(0, 0, -days), time.UTC), filepath.Join(t.TempDir(), fmt.Sprint("archive-", part)), nil)
			must(t, err)
			t.Logf("of %d days ago: %+v", days, done)
			if diff := cmp.Diff(before, s.unarchived()); diff != "" {
				t.Errorf("what is not archived changed (-before +after):\n%s", diff)
			}
			s.verify()
		}
		for range 20 {
			act()
		}
		must(t, s.engine.DrainEvents(ctx, "shop"))
		s.verify()
	})
}
