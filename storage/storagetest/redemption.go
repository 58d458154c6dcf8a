package storagetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
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
		"a_counter_of_more_than_it_can_hold_is_full":       testPastBeyondTheEnd,
		"totals_stop_at_their_ends":                        testFullTotals,
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
	return *makerOf(kind, adjusted(adjust)).item(t, g, id)
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
	f.cards(t)
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
	must(t, f.p.Customers().Insert(ctx, made(t, f.g, customer.Kind, "cust_1", func(_ *generator, c *customer.Customer) { c.SourceID = "alice" }), made(t, f.g, customer.Kind, "cust_0", nil)))
	must(t, f.p.Products().Insert(ctx, made(t, f.g, catalog.ProductKind, "prod_1", nil)))
	must(t, f.p.SKUs().Insert(ctx, made(t, f.g, catalog.SKUKind, "sku_1", nil)))
	must(t, f.p.Redemptions().Insert(ctx, f.record(t, "r_1", ""), f.record(t, "r_2", "r_1"), f.record(t, "r_3", "r_1"), f.record(t, "r_4", "")))
	must(t, f.p.Counters().Insert(ctx, redemption.Count{ID: "read", Value: 5}, redemption.Count{ID: "unread", Value: 6}))
	must(t, f.p.RedemptionTotals().Insert(ctx,
		made(t, f.g, redemption.DayTotalsKind, "camp_1/2026-03-01", dayTotalsOf("camp_1", "2026-03-01")),
		made(t, f.g, redemption.DayTotalsKind, "camp_1/2026-03-02", dayTotalsOf("camp_1", "2026-03-02"))))
	f.scope = redemption.Scope{
		Codes: []string{one.Code, "v_2", "no such code", "card"}, HolderTiers: true, Lots: 4, Entries: []string{"vtx_0"}, OrderID: "ord_1", CustomerSourceID: "alice", OwnerID: "cust_0", RecordIDs: []string{"r_1"},
		Counters: []redemption.Counter{{Key: "read", Subject: "camp_1"}, {Key: "made", Subject: "promo_1"}},
		Subjects: []string{"promo_1", "camp_1"}, Totals: []string{"camp_1", "camp_2"},
	}
	return f
}

// cards makes a loyalty card with two open lots and one that was used up.
func (f *outcomeFixture) cards(t testing.TB) {
	t.Helper()
	ctx := t.Context()
	must(t, f.p.Vouchers().Insert(ctx, voucher.Voucher{
		ID: "v_card", Code: "card", Type: campaign.VoucherLoyalty, CampaignID: "camp_1",
		Loyalty: &voucher.Loyalty{Points: 100, NextExpirationPoints: 20, NextExpirationAt: f.g.time()},
	}))
	must(t, f.p.PointsLots().Insert(ctx, f.lot("lopb_1", 20), f.lot("lopb_2", 30), f.lot("lopb_3", 0),
		ledger.Lot{ID: "lopb_4", AccountID: "v_carf", Opened: 9, Left: 9, Status: ledger.LotActive}))
	must(t, f.p.PointsTakes().Insert(ctx, ledger.Take{ID: "lpt_1", AccountID: "v_card", EntryID: "vtx_0", LotID: "lopb_3", Points: 5},
		ledger.Take{ID: "lpt_2", AccountID: "v_card", EntryID: "vtx_0", Points: 2}, ledger.Take{ID: "lpt_3", AccountID: "v_card", EntryID: "vtx_00", LotID: "lopb_4", Points: 2}))
	must(t, f.p.LoyaltyTierHolders().Insert(ctx, loyalty.TierHolder{ID: "v_card", TierID: "ltr_1"}, loyalty.TierHolder{ID: "v_carf", TierID: "ltr_1"}))
}

// lot is one of the card, of which so many points are left.
func (f *outcomeFixture) lot(id string, left int64) ledger.Lot {
	return ledger.Lot{ID: id, AccountID: "v_card", Opened: 40, Left: left, ExpiresOn: calc.Day("2126-01-0" + id[len(id)-1:]), Status: ledger.LotActive, CreatedAt: f.g.time()}
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
	owner := made(t, f.g, customer.Kind, "cust_0", nil)
	return &redemption.Outcome{
		Vouchers: []redemption.VoucherDelta{
			{ID: "v_2", Redeemed: 1, Credits: 700, At: f.g.time()}, {ID: "v_1", Redeemed: -1, Credits: -3, Points: -2, At: f.g.time()},
			{ID: "v_2", Redeemed: 2, Points: 5, At: f.g.time()},
			{ID: "v_card", Redeemed: 1, Points: 25, At: f.g.time(), Next: &redemption.NextExpiration{Points: 25, At: f.g.time()}},
		},
		Lots: []ledger.Changes{{
			Opened: []ledger.Lot{f.lot("lopb_9", 3)}, Changed: []ledger.Lot{f.lot("lopb_1", 0), f.lot("lopb_2", 25), f.lot("lopb_3", 5)},
			Taken:    []ledger.Take{{ID: "lpt_9", AccountID: "v_card", EntryID: "vtx_9", LotID: "lopb_1", Points: 20}},
			Returned: []ledger.Take{{ID: "lpt_1", AccountID: "v_card", EntryID: "vtx_0", LotID: "lopb_3", Points: 5, Returned: 5, Restored: 5}},
		}},
		Order: &o, Customer: &c, Owner: &owner,
		Products: []order.Write[catalog.Product]{
			{Item: made(t, f.g, catalog.ProductKind, "prod_2", nil), New: true}, {Item: made(t, f.g, catalog.ProductKind, "prod_1", nil)},
		},
		SKUs: []order.Write[catalog.SKU]{
			{Item: made(t, f.g, catalog.SKUKind, "sku_2", nil), New: true}, {Item: made(t, f.g, catalog.SKUKind, "sku_1", nil)},
		},
		Records:      []redemption.Record{f.record(t, "rr_1", ""), f.record(t, "rr_2", "rr_1")},
		RolledBack:   []redemption.RollbackMark{{RecordID: "r_3", RollbackID: "rr_2", Date: f.g.time()}, {RecordID: "r_1", RollbackID: "rr_1", Date: f.g.time()}},
		Returns:      []redemption.Return{made(t, f.g, redemption.ReturnKind, "ret_1", nil)},
		Returned:     []redemption.ReturnMark{{RecordID: "r_2", Returned: f.record(t, "r_9", "").Applied}},
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
	equal(t, "rows that were read", counted(before), []int{3, 2, 3, 3, 2, 2, 2, 1, 2, 1})
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

// equalEvent compares an event with what is stored, but for the position: the storage gives it.
func equalEvent(t testing.TB, p Project, want event.Event) {
	t.Helper()
	got, err := p.Events().Get(t.Context(), want.ID)
	must(t, err)
	if got.Position <= 0 {
		t.Errorf("event %s has the position %d", want.ID, got.Position)
	}
	want.Position = got.Position
	equal(t, want.ID, got, want)
}

// counted tells how many rows of which kind a snapshot has, so that a comparison of two snapshots is not one of two voids.
func counted(s *redemption.Snapshot) []int {
	return []int{
		len(s.Vouchers), len(s.Assignments), len(s.Locks), len(s.Records), len(s.Counters), len(s.Totals), len(s.Lots), len(s.HolderTiers), len(s.Taken),
		len(s.TakenLots),
	}
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
	equalStored(t, f.p.Customers(), want.Owner.ID, *want.Owner)
	for _, w := range want.Products {
		equalStored(t, f.p.Products(), w.Item.ID, w.Item)
	}
	for _, w := range want.SKUs {
		equalStored(t, f.p.SKUs(), w.Item.ID, w.Item)
	}
	for _, r := range want.Records {
		equalStored(t, f.p.Redemptions(), r.ID, r)
	}
	for _, r := range want.Returns {
		equalStored(t, f.p.Returns(), r.ID, r)
	}
	for _, m := range want.Transactions {
		equalStored(t, f.p.VoucherTransactions(), m.ID, m)
	}
	for _, c := range want.Lots {
		for _, l := range slices.Concat(c.Opened, c.Changed) {
			equalStored(t, f.p.PointsLots(), l.ID, l)
		}
		for _, k := range slices.Concat(c.Taken, c.Returned) {
			equalStored(t, f.p.PointsTakes(), k.ID, k)
		}
	}
	for _, e := range want.Events {
		equalEvent(t, f.p, e)
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
		t.Fatalf("rows that do not exist are found: %v, %v", before.Order, before.Customer)
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
	must(t, p.Orders().Insert(t.Context(), order.Order{ID: "ord_1", SourceID: "a"}, order.Order{ID: "ord_2", SourceID: "ord_1", Redemptions: map[string]order.Redemption{"r_1": {}, "r_3": {}}}))
	must(t, p.Redemptions().Insert(t.Context(), redemption.Record{ID: "r_1", Parent: true}, redemption.Record{ID: "r_2", ParentID: "r_1"}, redemption.Record{ID: "r_3"},
		redemption.Record{ID: "r_4"}))
	must(t, p.Customers().Insert(t.Context(), customer.Customer{ID: "cust_1", SourceID: "a"}, customer.Customer{ID: "cust_2", SourceID: "cust_1"}, customer.Customer{ID: "cust_3"}))
	for name, test := range map[string]struct {
		scope redemption.Scope
		want  []string
	}{
		"nothing":                       {redemption.Scope{}, nil},
		"a_code":                        {redemption.Scope{Codes: []string{"one"}}, []string{"v_1"}},
		"a_code_and_an_equal_id":        {redemption.Scope{Codes: []string{"v_1"}}, []string{"v_1", "v_2"}},
		"one_voucher_under_two_names":   {redemption.Scope{Codes: []string{"v_1", "one", "one"}}, []string{"v_1", "v_2"}},
		"texts_that_nothing_is_called":  {redemption.Scope{Codes: []string{"", "a\x00b", "\xff", "v_\x00", "'", "%"}, OrderID: "\x00", CustomerSourceID: "\xff", RecordIDs: []string{"\x00"}, OrderRecords: true}, nil},
		"an_order_by_id":                {redemption.Scope{OrderID: "ord_1"}, []string{"ord_1"}},
		"an_order_by_source_id":         {redemption.Scope{OrderSourceID: "ord_1"}, []string{"ord_2"}},
		"an_order_by_id_before_another": {redemption.Scope{OrderID: "ord_2", OrderSourceID: "a"}, []string{"ord_2"}},
		"the_records_of_an_order":       {redemption.Scope{OrderID: "ord_2", OrderRecords: true}, []string{"ord_2", "r_1", "r_2", "r_3"}},
		"records_by_source_id":          {redemption.Scope{OrderSourceID: "ord_1", OrderRecords: true}, []string{"ord_2", "r_1", "r_2", "r_3"}},
		"records_of_the_order_by_id":    {redemption.Scope{OrderID: "ord_1", OrderSourceID: "ord_1", OrderRecords: true}, []string{"ord_1"}},
		"records_of_no_order":           {redemption.Scope{OrderID: "ord_9", OrderRecords: true}, nil},
		"a_customer_by_id":              {redemption.Scope{CustomerID: "cust_2", CustomerSourceID: "a"}, []string{"cust_2"}},
		"a_customer_by_source_id":       {redemption.Scope{CustomerID: "cust_9", CustomerSourceID: "a"}, []string{"cust_1"}},
		"an_unknown_customer":           {redemption.Scope{CustomerID: "cust_9", OwnerID: "cust_8"}, nil},
		"a_customer_and_an_owner":       {redemption.Scope{CustomerSourceID: "a", OwnerID: "cust_3"}, []string{"cust_1", "cust_3"}},
		"an_owner_alone":                {redemption.Scope{OwnerID: "cust_3"}, []string{"cust_3"}},
		"a_customer_who_is_the_owner":   {redemption.Scope{CustomerSourceID: "a", OwnerID: "cust_1"}, []string{"cust_1", "cust_1"}},
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
				if s.Owner != nil {
					ids = append(ids, s.Owner.ID)
				}
				for _, r := range s.Records {
					ids = append(ids, r.ID)
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
