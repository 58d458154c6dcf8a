package storagetest

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testRedemptions tests what redemption.Store promises.
func testRedemptions(t *testing.T, s *suite) {
	for name, test := range map[string]func(*testing.T, *suite){
		"an_outcome_is_stored_whole":                       testOutcome,
		"an_outcome_of_new_rows_is_stored_whole":           testNewOutcome,
		"rows_are_found_by_any_of_their_names":             testNames,
		"counters_that_do_not_exist_come_from_the_records": testPastCounters,
		"what_is_not_decided_leaves_nothing":               testUndecided,
		"what_cannot_be_stored_is_refused":                 testUnstorableOutcome,
		"a_transaction_reads_and_does_not_decide":          testDecisionInTransaction,
		"jobs_of_an_outcome_run_after_its_commit":          testOutcomeJobs,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
	testRedemptionRaces(t, s)
	testRedemptionEngine(t, s)
}

// made invents an item of a kind with this id.
func made[T any](t testing.TB, g *generator, kind storage.Kind[T], id string, adjust func(*generator, *T)) T {
	t.Helper()
	return maker[T]{kind: kind, adjust: adjust}.item(t, g, id)
}

// outcomeFixture is a project with rows of every kind that an outcome changes.
type outcomeFixture struct {
	p     Project
	g     *generator
	scope redemption.Scope
}

func newOutcomeFixture(t *testing.T, s *suite) *outcomeFixture {
	t.Helper()
	f := &outcomeFixture{p: s.project(), g: newGenerator(t.Name())}
	ctx := t.Context()
	rich := func(g *generator, v *voucher.Voucher) {
		soundVoucher(g, v)
		v.Gift.Amount += 1e6
		*v.Redemption.Quantity += 100
	}
	one, two := made(t, f.g, voucher.Kind, "v_1", rich), made(t, f.g, voucher.Kind, "v_2", rich)
	must(t, f.p.Vouchers().Insert(ctx, two, one))
	for _, a := range []rule.Assignment{
		{ID: "asgm_2", RuleID: "val_1", RelatedObjectID: "v_1", RelatedObjectType: rule.RelatedVoucher},
		{ID: "asgm_1", RuleID: "val_1", RelatedObjectID: "v_2", RelatedObjectType: rule.RelatedVoucher},
		{ID: "asgm_3", RuleID: "val_1", RelatedObjectID: "v_3", RelatedObjectType: rule.RelatedVoucher},
	} {
		must(t, f.p.RuleAssignments().Insert(ctx, a))
	}
	for _, id := range []string{"v_1/kept", "v_2/gone", "v_1/again", "v_3/foreign"} {
		must(t, f.p.Sessions().Insert(ctx, f.lock(t, id)))
	}
	must(t, f.p.Orders().Insert(ctx, made(t, f.g, order.Kind, "ord_1", nil), made(t, f.g, order.Kind, "ord_2", nil)))
	must(t, f.p.Customers().Insert(ctx, made(t, f.g, customer.Kind, "cust_1", func(_ *generator, c *customer.Customer) { c.SourceID = "alice" })))
	must(t, f.p.Products().Insert(ctx, made(t, f.g, catalog.ProductKind, "prod_1", nil)))
	must(t, f.p.SKUs().Insert(ctx, made(t, f.g, catalog.SKUKind, "sku_1", nil)))
	must(t, f.p.Redemptions().Insert(ctx, f.record(t, "r_1", ""), f.record(t, "r_2", "r_1"), f.record(t, "r_3", "r_1"), f.record(t, "r_4", "")))
	must(t, f.p.Counters().Insert(ctx, redemption.Count{ID: "read", Value: 5}, redemption.Count{ID: "unread", Value: 6}))
	must(t, f.p.RedemptionTotals().Insert(ctx,
		made(t, f.g, redemption.DayTotalsKind, "camp_1/2026-03-01", dayTotalsOf("camp_1", "2026-03-01")),
		made(t, f.g, redemption.DayTotalsKind, "camp_1/2026-03-02", dayTotalsOf("camp_1", "2026-03-02"))))
	f.scope = redemption.Scope{
		Codes: []string{one.Code, "v_2", "no such code"}, OrderID: "ord_1", CustomerSourceID: "alice", RecordID: "r_1",
		Counters: []redemption.Counter{{Key: "read", Subject: "camp_1"}, {Key: "made", Subject: "promo_1"}},
		Subjects: []string{"promo_1", "camp_1"}, Totals: []string{"camp_1", "camp_2"},
	}
	return f
}

func dayTotalsOf(subject, day string) func(*generator, *redemption.DayTotals) {
	return func(_ *generator, d *redemption.DayTotals) {
		d.TotalsKey = redemption.TotalsKey{Subject: subject, Day: day}
	}
}

// lock invents a lock whose id begins with what it locks.
func (f *outcomeFixture) lock(t testing.TB, id string) redemption.Lock {
	return made(t, f.g, redemption.LockKind, id, func(_ *generator, l *redemption.Lock) {
		l.RedeemableID, l.Key, _ = strings.Cut(id, "/")
	})
}

func (f *outcomeFixture) record(t testing.TB, id, parentID string) redemption.Record {
	return made(t, f.g, redemption.RecordKind, id, func(_ *generator, r *redemption.Record) { r.ParentID = parentID })
}

// outcome changes every row of the fixture, and makes one row of each kind that has new ones.
func (f *outcomeFixture) outcome(t testing.TB) *redemption.Outcome {
	day := func(d string) redemption.TotalsKey { return redemption.TotalsKey{Subject: "camp_1", Day: d} }
	totals := func() (by redemption.Totals) {
		by.Redemptions, by.Orders, by.Discounts, by.Credits, by.Points = f.g.integer(), f.g.integer(), f.g.integer(), f.g.integer(), f.g.integer()
		return by
	}
	o := made(t, f.g, order.Kind, "ord_1", nil)
	c := made(t, f.g, customer.Kind, "cust_1", func(_ *generator, c *customer.Customer) { c.SourceID = "alice" })
	return &redemption.Outcome{
		Vouchers: []redemption.VoucherDelta{
			{ID: "v_2", Redeemed: 1, Credits: 700, At: f.g.time()}, {ID: "v_1", Redeemed: -1, Credits: -3, Points: -2, At: f.g.time()},
			{ID: "v_2", Redeemed: 2, Points: 5, At: f.g.time()},
		},
		Order: &o, Customer: &c,
		Products: []order.Write[catalog.Product]{
			{Item: made(t, f.g, catalog.ProductKind, "prod_2", nil), New: true}, {Item: made(t, f.g, catalog.ProductKind, "prod_1", nil)},
		},
		SKUs: []order.Write[catalog.SKU]{
			{Item: made(t, f.g, catalog.SKUKind, "sku_2", nil), New: true}, {Item: made(t, f.g, catalog.SKUKind, "sku_1", nil)},
		},
		Records:      []redemption.Record{f.record(t, "rr_1", ""), f.record(t, "rr_2", "rr_1")},
		RolledBack:   []redemption.RollbackMark{{RecordID: "r_3", RollbackID: "rr_2", Date: f.g.time()}, {RecordID: "r_1", RollbackID: "rr_1", Date: f.g.time()}},
		Transactions: []voucher.Transaction{made(t, f.g, voucher.TransactionKind, "vtx_1", nil), made(t, f.g, voucher.TransactionKind, "vtx_2", nil)},
		Totals: []redemption.TotalsStep{
			{Key: day("2026-03-02"), By: totals()}, {Key: day("2026-03-03"), By: totals()}, {Key: day("2026-03-02"), By: totals().Minus(totals())},
			{Key: redemption.TotalsKey{Subject: "promo_1", Day: "2026-03-03"}, By: totals()},
		},
		Counters: []redemption.CounterStep{
			{Key: "read", By: 2}, {Key: "unread", By: -4}, {Key: "made", By: 1}, {Key: "unknown", By: 9}, {Key: "read", By: 3},
			{Key: "new", By: 7, New: true}, {Key: "new", By: 1, New: true}, {Key: "unread", By: 1, New: true},
		},
		Locks:  []redemption.Lock{f.lock(t, "v_1/again"), f.lock(t, "v_2/new")},
		Unlock: []string{"v_2/gone", "v_1/again", "v_1/never"},
		Events: []event.Event{made(t, f.g, event.Kind, "ev_1", nil), made(t, f.g, event.Kind, "ev_2", nil)},
	}
}

// sorted brings the locks of a snapshot into the order of ids, which Apply does not keep.
func sorted(s *redemption.Snapshot) *redemption.Snapshot {
	next := *s
	next.Locks = slices.Clone(s.Locks)
	slices.SortFunc(next.Locks, func(a, b redemption.Lock) int { return strings.Compare(a.ID, b.ID) })
	return &next
}

func read(t testing.TB, p Project, scope redemption.Scope) *redemption.Snapshot {
	t.Helper()
	s, err := p.Read(t.Context(), scope)
	must(t, err)
	return s
}

func testOutcome(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	before := read(t, f.p, f.scope)
	equal(t, "rows that were read", counted(before), []int{2, 2, 3, 3, 2, 2})
	want := f.outcome(t)
	var held *redemption.Snapshot
	got, err := f.p.Update(t.Context(), f.scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		held = s
		return want, nil
	})
	must(t, err)
	equal(t, "outcome", got, want)
	equal(t, "rows that were held", held, before)
	equal(t, "rows afterwards", read(t, f.p, f.scope), sorted(before.Apply(want)))
	f.compareStored(t, want, map[redemption.CounterKey]int64{"read": 10, "unread": 3, "made": 1, "new": 8})
}

// counted tells how many rows of which kind a snapshot has, so that a comparison of two snapshots is not one of two voids.
func counted(s *redemption.Snapshot) []int {
	return []int{len(s.Vouchers), len(s.Assignments), len(s.Locks), len(s.Records), len(s.Counters), len(s.Totals)}
}

// compareStored compares what an outcome wrote, as the collections answer it.
func (f *outcomeFixture) compareStored(t *testing.T, want *redemption.Outcome, counters map[redemption.CounterKey]int64) {
	t.Helper()
	var o order.Order
	var c customer.Customer
	o, err := f.p.Orders().Get(t.Context(), want.Order.ID)
	must(t, err)
	equal(t, "order", o, *want.Order)
	c, err = f.p.Customers().Get(t.Context(), want.Customer.ID)
	must(t, err)
	equal(t, "customer", c, *want.Customer)
	for _, w := range want.Products {
		equalStored(t, f.p.Products(), w.Item.ID, w.Item)
	}
	for _, w := range want.SKUs {
		equalStored(t, f.p.SKUs(), w.Item.ID, w.Item)
	}
	for _, r := range want.Records {
		equalStored(t, f.p.Redemptions(), r.ID, r)
	}
	for _, m := range want.Transactions {
		equalStored(t, f.p.VoucherTransactions(), m.ID, m)
	}
	for _, e := range want.Events {
		equalStored(t, f.p.Events(), e.ID, e)
	}
	for _, l := range want.Locks {
		equalStored(t, f.p.Sessions(), l.ID, l)
	}
	page, err := f.p.Counters().List(t.Context(), storage.Query{})
	must(t, err)
	stored := map[redemption.CounterKey]int64{}
	for _, c := range page.Items {
		stored[c.ID] = c.Value
	}
	equal(t, "counters", stored, counters)
}

func equalStored[T any](t *testing.T, c storage.Collection[T], id string, want T) {
	t.Helper()
	got, err := c.Get(t.Context(), id)
	must(t, err)
	equal(t, id, got, want)
}

// testNewOutcome has an outcome make its order and its customer.
func testNewOutcome(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	f.scope.OrderID, f.scope.OrderSourceID, f.scope.CustomerSourceID = "", "new order", "bob"
	before := read(t, f.p, f.scope)
	if before.Order != nil || before.Customer != nil {
		t.Fatalf("rows that nobody made are found: %v, %v", before.Order, before.Customer)
	}
	want := f.outcome(t)
	o := made(t, f.g, order.Kind, "ord_9", func(_ *generator, o *order.Order) { o.SourceID = "new order" })
	c := made(t, f.g, customer.Kind, "cust_9", func(_ *generator, c *customer.Customer) { c.SourceID = "bob" })
	want.Order, want.NewOrder, want.Customer, want.NewCustomer = &o, true, &c, true
	_, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return want, nil })
	must(t, err)
	equal(t, "rows afterwards", read(t, f.p, f.scope), sorted(before.Apply(want)))
	f.compareStored(t, want, map[redemption.CounterKey]int64{"read": 10, "unread": 3, "made": 1, "new": 8})
}

func testNames(t *testing.T, s *suite) {
	p := s.project()
	must(t, p.Vouchers().Insert(t.Context(), voucher.Voucher{ID: "v_1", Code: "one"}, voucher.Voucher{ID: "v_2", Code: "v_1"}, voucher.Voucher{ID: "v_3"}))
	must(t, p.Orders().Insert(t.Context(), order.Order{ID: "ord_1", SourceID: "a"}, order.Order{ID: "ord_2", SourceID: "ord_1"}))
	must(t, p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1", SourceID: "a"}, customer.Customer{ID: "cust_2", SourceID: "cust_1"}, customer.Customer{ID: "cust_3"}))
	for name, test := range map[string]struct {
		scope redemption.Scope
		want  []string
	}{
		"nothing":                       {redemption.Scope{}, nil},
		"a_code":                        {redemption.Scope{Codes: []string{"one"}}, []string{"v_1"}},
		"a_code_and_an_equal_id":        {redemption.Scope{Codes: []string{"v_1"}}, []string{"v_1", "v_2"}},
		"one_voucher_under_two_names":   {redemption.Scope{Codes: []string{"v_1", "one", "one"}}, []string{"v_1", "v_2"}},
		"texts_that_nothing_is_called":  {redemption.Scope{Codes: []string{"", "a\x00b", "\xff", "v_\x00", "'", "%"}, OrderID: "\x00", CustomerSourceID: "\xff", RecordID: "\x00"}, nil},
		"an_order_by_id":                {redemption.Scope{OrderID: "ord_1"}, []string{"ord_1"}},
		"an_order_by_source_id":         {redemption.Scope{OrderSourceID: "ord_1"}, []string{"ord_2"}},
		"an_order_by_id_before_another": {redemption.Scope{OrderID: "ord_2", OrderSourceID: "a"}, []string{"ord_2"}},
		"a_customer_by_id":              {redemption.Scope{CustomerID: "cust_2", CustomerSourceID: "a"}, []string{"cust_2"}},
		"a_customer_by_source_id":       {redemption.Scope{CustomerID: "cust_9", CustomerSourceID: "a"}, []string{"cust_1"}},
		"an_unknown_customer":           {redemption.Scope{CustomerID: "cust_9"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			named := func(s *redemption.Snapshot) (ids []string) {
				for _, v := range s.Vouchers {
					ids = append(ids, v.ID)
				}
				if s.Order != nil {
					ids = append(ids, s.Order.ID)
				}
				if s.Customer != nil {
					ids = append(ids, s.Customer.ID)
				}
				return ids
			}
			equal(t, "read", named(read(t, p, test.scope)), test.want)
			_, err := p.Update(t.Context(), test.scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
				equal(t, "held", named(s), test.want)
				return nil, nil
			})
			must(t, err)
		})
	}
}

// testPastCounters compares what a counter starts with for every measure, window and actor, before and after it is made.
func testPastCounters(t *testing.T, s *suite) {
	p, g := s.project(), newGenerator(t.Name())
	var records []redemption.Record
	for i := range 60 {
		r := made(t, g, redemption.RecordKind, fmt.Sprintf("r_%02d", i), func(g *generator, r *redemption.Record) {
			r.Object = oneOf(g, redemption.ObjectRedemption, redemption.ObjectRedemption, redemption.ObjectRollback)
			r.Status = oneOf(g, redemption.StatusSucceeded, redemption.StatusSucceeded, redemption.StatusFailed, redemption.StatusRolledBack)
			r.Parent = g.below(6) == 0
			r.CampaignID, r.VoucherID, r.TierID = oneOf(g, "camp_1", "camp_2", ""), oneOf(g, "v_1", "v_2", ""), ""
			if r.VoucherID == "" {
				r.TierID = oneOf(g, "promo_1", "promo_2")
			}
			r.CustomerID, r.APIKey = oneOf(g, "cust_1", "cust_2"), oneOf(g, "key_1", "key_2")
			r.Channel = redemption.Channel{ID: oneOf(g, "ann", "bob"), Type: oneOf(g, redemption.ChannelUser, redemption.ChannelAPI)}
			r.Date = firstDay.AddDate(0, 0, g.below(5))
			if g.below(8) == 0 {
				r.Applied = redemption.Applied{}
			}
		})
		records = append(records, r)
	}
	must(t, p.Redemptions().Insert(t.Context(), records...))

	var scope redemption.Scope
	want := map[redemption.CounterKey]int64{}
	add := func(use rule.CounterUse, subject, actor string, day int) {
		c := redemption.Counter{Subject: subject, Rule: &rule.CounterKey{CounterUse: use, Subject: subject, Actor: actor}}
		if day >= 0 {
			c.From = firstDay.AddDate(0, 0, day)
		}
		c.Key = redemption.CounterKey(fmt.Sprint(use, subject, actor, day))
		scope.Counters = append(scope.Counters, c)
		want[c.Key] = 0
		for _, r := range records {
			if countsFor(c, &r) {
				want[c.Key] += c.Share(&r)
			}
		}
	}
	for m := rule.MeasureRedemptions; m <= rule.MeasureCampaignCredits; m++ {
		subjects := []string{"v_1", "promo_1", "nobody"}
		if m.OfCampaign() {
			subjects = []string{"camp_1", "nobody"}
		}
		for _, subject := range subjects {
			for _, day := range []int{-1, 0, 2, 9} {
				add(rule.CounterUse{Measure: m}, subject, "", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerCustomer}, subject, "cust_1", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerAPIKey}, subject, "key_1", day)
				add(rule.CounterUse{Measure: m, Per: rule.PerUser}, subject, "ann", day)
			}
		}
	}
	some := 0
	for _, n := range want {
		some += int(min(n, 1))
	}
	if some < len(want)/4 {
		t.Fatalf("only %d of %d counters count anything", some, len(want))
	}
	equal(t, "counters that were read", read(t, p, scope).Counters, want)
	_, err := p.Update(t.Context(), scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) {
		equal(t, "counters that were held", s.Counters, want)
		return &redemption.Outcome{Events: []event.Event{{ID: "ev_1", Type: "made"}}}, nil
	})
	must(t, err)
	_, err = p.Redemptions().DeleteAll(t.Context(), storage.Filter{}) // so that they cannot be computed again
	must(t, err)
	equal(t, "counters that were made", read(t, p, scope).Counters, want)
}

// countsFor is the meaning of a counter, in plain words.
func countsFor(c redemption.Counter, r *redemption.Record) bool {
	subject := r.VoucherID == c.Subject || r.TierID == c.Subject
	if c.Rule.Measure.OfCampaign() {
		subject = r.CampaignID == c.Subject
	}
	actor := map[rule.Per]bool{
		rule.PerEveryone: true, rule.PerCustomer: r.CustomerID == c.Rule.Actor, rule.PerAPIKey: r.APIKey == c.Rule.Actor,
		rule.PerUser: r.Channel.Type == redemption.ChannelUser && r.Channel.ID == c.Rule.Actor,
	}[c.Rule.Per]
	live := r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusSucceeded && !r.Parent
	return subject && actor && live && !r.Date.Before(c.From)
}

func testUndecided(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	before := read(t, f.p, f.scope)
	unchanged := func(t *testing.T) {
		t.Helper()
		equal(t, "rows", read(t, f.p, f.scope), before)
		if _, err := f.p.Events().Get(t.Context(), "ev_1"); !fault.IsNotFound(err) {
			t.Errorf("the event is there: %v", err)
		}
	}
	failure := fault.Invalid("refused", "Refused", "")
	for name, test := range map[string]func(t *testing.T){
		"an_error_comes_back_as_it_is": func(t *testing.T) {
			out, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), failure })
			if err != error(failure) || out != nil {
				t.Errorf("update answers %v, %v, want the very error of the decision", out, err)
			}
		},
		"no_outcome": func(t *testing.T) {
			out, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return nil, nil })
			if out != nil || err != nil {
				t.Errorf("update answers %v, %v, want nothing", out, err)
			}
		},
		"an_empty_outcome": func(t *testing.T) {
			_, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return &redemption.Outcome{}, nil })
			must(t, err)
		},
		"panics_keep_no_connection": func(t *testing.T) {
			for range workers { // more than there are connections
				func() {
					defer func() { equal(t, "recovered", recover(), any("lost")) }()
					_, _ = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { panic("lost") })
				}()
			}
		},
		"a_context_that_ended": func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			cancel()
			_, err := f.p.Update(ctx, f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), nil })
			if !errors.Is(err, context.Canceled) {
				t.Errorf("update answers %v, want %v", err, context.Canceled)
			}
			if _, err := f.p.Read(ctx, f.scope); !errors.Is(err, context.Canceled) {
				t.Errorf("read answers %v, want %v", err, context.Canceled)
			}
		},
		"a_context_that_ends_meanwhile": func(t *testing.T) {
			ctx, cancel := context.WithCancel(t.Context())
			defer cancel()
			_, err := f.p.Update(ctx, f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) {
				cancel()
				return f.outcome(t), nil
			})
			if !errors.Is(err, context.Canceled) {
				t.Errorf("update answers %v, want %v", err, context.Canceled)
			}
		},
		"more_uses_than_are_left": func(t *testing.T) {
			v := before.Vouchers[0]
			left := *v.Redemption.Quantity - v.Redemption.Redeemed
			for _, deltas := range [][]redemption.VoucherDelta{
				{{ID: v.ID, Redeemed: left + 1}}, {{ID: v.ID, Redeemed: left}, {ID: v.ID, Redeemed: 1}},
				{{ID: v.ID, Credits: v.Balance() + 1}}, {{ID: v.ID, Redeemed: -v.Redemption.Redeemed - 1}}, {{ID: "v_9", Redeemed: 1}},
			} {
				out := f.outcome(t)
				out.Vouchers = deltas
				if _, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil }); err == nil {
					t.Errorf("%v is accepted", deltas)
				}
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			test(t)
			unchanged(t)
		})
	}
}

func testUnstorableOutcome(t *testing.T, s *suite) {
	for name, spoil := range map[string]func(*redemption.Outcome){
		"an_order":        func(o *redemption.Outcome) { o.Order.Items[0].SourceID = "a\x00b" },
		"a_customer":      func(o *redemption.Outcome) { o.Customer.Name = "\xff" },
		"a_new_product":   func(o *redemption.Outcome) { o.Products[0].Item.Name = "a\x00b" },
		"a_changed_SKU":   func(o *redemption.Outcome) { o.SKUs[1].Item.Name = "\xff" },
		"a_record":        func(o *redemption.Outcome) { o.Records[1].Metadata = map[string]any{"a\x00b": "c"} },
		"a_transaction":   func(o *redemption.Outcome) { o.Transactions[0].Reason = "\xff" },
		"a_lock":          func(o *redemption.Outcome) { o.Locks[0].Key = "a\x00b" },
		"an_event":        func(o *redemption.Outcome) { o.Events[1].Data = []byte(`{"a":"\u0000"}`) },
		"a_lost_event_id": func(o *redemption.Outcome) { o.Events[0].ID = "" },
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f := newOutcomeFixture(t, s)
			before := read(t, f.p, f.scope)
			out := f.outcome(t)
			spoil(out)
			_, err := f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
			if !fault.Has(err, "invalid_payload") {
				t.Errorf("update answers %v, want invalid_payload", err)
			}
			equal(t, "rows", read(t, f.p, f.scope), before)
		})
	}
	t.Run("a_source_id_that_another_row_has", func(t *testing.T) {
		t.Parallel()
		f := newOutcomeFixture(t, s)
		other, err := f.p.Orders().Get(t.Context(), "ord_2")
		must(t, err)
		out := f.outcome(t)
		out.Order.SourceID = other.SourceID
		_, err = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
		refused(t, "update", err, fault.Duplicate("order", "source_id", other.SourceID))
		must(t, f.p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_2", SourceID: "bob"}))
		out = f.outcome(t)
		out.Customer.SourceID = "bob"
		_, err = f.p.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return out, nil })
		refused(t, "update", err, fault.Duplicate("customer", "source_id", "bob"))
	})
}

func testDecisionInTransaction(t *testing.T, s *suite) {
	f := newOutcomeFixture(t, s)
	before := read(t, f.p, f.scope)
	err := storage.Atomic(t.Context(), f.p, func(tx Project) error {
		equal(t, "rows inside", read(t, tx, f.scope), before)
		_, err := tx.Update(t.Context(), f.scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return f.outcome(t), nil })
		if err == nil {
			t.Error("the update is not refused")
		}
		return nil
	})
	must(t, err)
	equal(t, "rows afterwards", read(t, f.p, f.scope), before)
}

func testOutcomeJobs(t *testing.T, s *suite) {
	b := s.open(t)
	p, seen := b.project("proj"), newBook()
	start(t, b, named(seen))
	update := func(name string, fail error) error {
		_, err := p.Update(t.Context(), redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
			out := &redemption.Outcome{Events: []event.Event{{ID: "ev_" + name, Type: name}}}
			out.Jobs = []asyncaction.Job{note{Name: name}, memo{Name: name}}
			if name == "collides" {
				out.Events = append(out.Events, out.Events[0])
			}
			return out, fail
		})
		return err
	}
	if update("fails", errors.New("failure")) == nil || update("collides", nil) == nil {
		t.Error("the updates do not fail")
	}
	must(t, update("one", nil))
	must(t, p.Enqueue(t.Context(), note{Name: "last"}))
	seen.awaitEntry(t, "last")
	got := seen.awaitCount(t, 3)
	slices.Sort(got)
	equal(t, "jobs", got, []string{"last", "memo one", "one"})
}
