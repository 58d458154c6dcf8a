package sqlite_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/serial"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestUpdatesTogetherEqualUpdatesOneByOne makes random updates of few rows together on SQLite, and one after the other in memory. Each sees the same, and both
// store the same.
func TestUpdatesTogetherEqualUpdatesOneByOne(t *testing.T) {
	t.Parallel()
	b := mustOpen(t, filepath.Join(t.TempDir(), "shop.db"), sqlite.AutoMigrate())
	for seed := range uint64(60) {
		name := fmt.Sprint("shop", seed)
		together, alone := b.Project(name), memory.New().Project(name)
		for _, s := range []serial.Store{together, alone} {
			five := int64(5)
			err := s.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "one", Redemption: voucher.Redemption{Quantity: &five}}, voucher.Voucher{ID: "v_2", Code: "two"},
				voucher.Voucher{ID: "v_3", Code: "three"})
			if err == nil {
				err = s.Counters().Insert(t.Context(), redemption.Count{ID: "counter 1", Value: 10})
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		n := 1 + int(seed)%12
		var seenTogether, seenAlone []string
		var updates []*shared.Update
		for i := range n {
			scope, decide := randomUpdate(seed, i, &seenTogether)
			updates = append(updates, shared.New(t.Context(), scope, decide))
		}
		serial.UpdateTogether(t.Context(), together, updates)
		// Those that lack a row of the group are decided after it, and those that cannot be in it last.
		order := make([]int, n)
		for i := range order {
			order[i] = i
		}
		slices.SortStableFunc(order, func(i, j int) int { return turn(seed, i) - turn(seed, j) })
		for _, i := range order {
			scope, decide := randomUpdate(seed, i, &seenAlone)
			_, want := serial.Update(t.Context(), alone, scope, decide)
			_, done, got := updates[i].Answer()
			if !done || fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("seed %d, update %d: done %t, error %v, want %v", seed, i, done, got, want)
			}
		}
		if diff := cmp.Diff(seenAlone, seenTogether); diff != "" {
			t.Fatalf("seed %d: what each sees (-alone +together):\n%s", seed, diff)
		}
		if diff := cmp.Diff(stored(t, alone), stored(t, together)); diff != "" {
			t.Fatalf("seed %d (-alone +together):\n%s", seed, diff)
		}
	}
}

// turn is 0 for an update that is decided with the group, 1 for one that reads a counter that does not exist, and 2 for one that reads records.
func turn(seed uint64, i int) int {
	scope, _ := randomUpdate(seed, i, nil)
	switch {
	case len(scope.RecordIDs) > 0:
		return 2
	case slices.ContainsFunc(scope.Counters, func(c redemption.Counter) bool { return c.Key != "counter 1" }):
		return 1
	}
	return 0
}

// randomUpdate returns the same update for the same seed and number. It notes what it sees.
func randomUpdate(seed uint64, i int, seen *[]string) (redemption.Scope, func(*redemption.Snapshot) (*redemption.Outcome, error)) {
	r := rand.New(rand.NewPCG(seed, uint64(i)))
	some := func(names ...string) string { return names[r.IntN(len(names))] }
	scope := redemption.Scope{OrderSourceID: some("", "a", "b"), CustomerSourceID: some("", "x", "y"), Key: some("", "", "idem_1", "idem_2")}
	for range r.IntN(3) {
		if code := some("one", "two", "v_3", "nobody's"); !slices.Contains(scope.Codes, code) {
			scope.Codes = append(scope.Codes, code)
		}
	}
	if r.IntN(2) == 0 {
		scope.Counters = []redemption.Counter{{Key: "counter 1"}}
	}
	if r.IntN(8) == 0 {
		scope.Counters = append(scope.Counters, redemption.Counter{Key: "counter 2"})
	}
	if r.IntN(2) == 0 {
		scope.Totals = []string{"camp_1"}
	}
	if r.IntN(8) == 0 {
		scope.RecordIDs = []string{"r_0"}
	}
	fails := r.IntN(6) == 0
	return scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		id := fmt.Sprintf("r_%d", i)
		saw := fmt.Sprintf("%s: counters %v, totals %v, records %d, vouchers", id, s.Counters, s.Totals, len(s.Records))
		out := &redemption.Outcome{Records: []redemption.Record{{ID: id, Object: redemption.ObjectRedemption, Status: redemption.StatusSucceeded, Date: moment}}}
		for _, v := range s.Vouchers {
			saw += fmt.Sprintf(" %s %d", v.Code, v.Redemption.Redeemed)
			if v.Redemption.Quantity == nil || v.Redemption.Redeemed < *v.Redemption.Quantity {
				out.Vouchers = append(out.Vouchers, redemption.VoucherDelta{ID: v.ID, Redeemed: 1, At: moment})
			}
		}
		if scope.OrderSourceID != "" {
			if out.NewOrder = s.Order == nil; out.NewOrder {
				out.Order = &order.Order{ID: "ord_" + id, SourceID: scope.OrderSourceID}
			} else {
				changed := *s.Order
				saw += fmt.Sprintf(", order %s of %d", changed.ID, changed.DiscountAmount)
				changed.DiscountAmount++
				out.Order = &changed
			}
		}
		if scope.CustomerSourceID != "" {
			if out.NewCustomer = s.Customer == nil; out.NewCustomer {
				out.Customer = &customer.Customer{ID: "cust_" + id, SourceID: scope.CustomerSourceID}
			} else {
				changed := *s.Customer
				saw += fmt.Sprintf(", customer %s called %s", changed.ID, changed.Name)
				changed.Name += "I"
				out.Customer = &changed
			}
		}
		if scope.Key != "" {
			if s.Kept != nil {
				*seen = append(*seen, saw+", answered before as "+string(s.Kept.Answer))
				return nil, &idempotency.Performed{Record: *s.Kept}
			}
			out.Kept, out.NewKept = &idempotency.Record{ID: scope.Key, Answer: []byte(id), ExpiresAt: moment}, true
		}
		*seen = append(*seen, saw)
		if fails {
			return nil, fault.Invalid("refused", "Refused", "it is refused")
		}
		out.Counters = []redemption.CounterStep{{Key: "counter 1", By: 1}, {Key: "counter 3", By: 2, New: true}, {Key: "counter 4", By: 3}}
		out.Totals = []redemption.TotalsStep{{Key: redemption.TotalsKey{Subject: "camp_1", Day: "2026-11-28"}, By: redemption.Totals{Redemptions: 1}}}
		out.Events = []event.Event{{ID: "evt_" + id, Type: "redemption.succeeded", CreatedAt: moment}, {ID: "evt_" + id + "_2", Type: "order.created", CreatedAt: moment}}
		return out, nil
	}
}

var moment = time.Date(2026, 11, 28, 7, 0, 0, 0, time.UTC)

// stored is all that updates write. Events are in the order of their numbers, which databases give as they like.
func stored(t *testing.T, s serial.Store) map[string]any {
	t.Helper()
	events := items(t, s.Events())
	slices.SortFunc(events, func(a, b event.Event) int { return int(a.Position - b.Position) })
	for i := range events {
		if i > 0 && events[i].Position == events[i-1].Position {
			t.Errorf("two events have the number %d", events[i].Position)
		}
	}
	for i := range events {
		events[i].Position = 0
	}
	return map[string]any{
		"vouchers": items(t, s.Vouchers()), "orders": items(t, s.Orders()), "customers": items(t, s.Customers()), "redemptions": items(t, s.Redemptions()),
		"counters": items(t, s.Counters()), "totals": items(t, s.RedemptionTotals()), "answers": items(t, s.IdempotencyRecords()), "events": events,
	}
}

func items[T any](t *testing.T, c storage.Collection[T]) []T {
	t.Helper()
	page, err := c.List(context.WithoutCancel(t.Context()), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	return page.Items
}
