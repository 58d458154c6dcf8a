package storagetest

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testRedemptionEngine plays a few scenes of package redemption on the backend. Two engines share it, as two processes would.
func testRedemptionEngine(t *testing.T, s *suite) {
	for name, test := range map[string]func(*shop){
		"what_is_redeemed_can_be_rolled_back":             (*shop).testRollback,
		"thirty_two_rollbacks_happen_once":                (*shop).testRollbackOnce,
		"a_limit_of_a_campaign_holds_under_64_workers":    (*shop).testCampaignLimit,
		"a_limit_of_each_customer_holds":                  (*shop).testCustomerLimit,
		"a_budget_of_a_campaign_holds":                    (*shop).testBudget,
		"a_limit_on_units_holds":                          (*shop).testUnitLimit,
		"any_limits_hold_together_under_64_workers":       (*shop).testAnyLimits,
		"sessions_hold_no_more_than_there_is":             (*shop).testSessions,
		"one_new_order_and_customer_for_all_that_name_it": (*shop).testOneOrder,
		"redemptions_and_rollbacks_balance":               (*shop).testChurn,
		"the_last_order_is_the_last_that_is_paid":         (*shop).testLastOrder,
		"requests_with_one_key_redeem_once":               (*shop).testKey,
		"the_key_of_what_is_not_written_is_free":          (*shop).testKeyOfFailure,
		"a_rollback_keeps_its_answer":                     (*shop).testKeyOfRollback,
		"a_refused_redemption_is_recorded_once":           (*shop).testKeyOfRefusal,
		"a_key_that_has_expired_redeems_again":            (*shop).testExpiredKey,
		"points_return_to_the_lots_they_came_from":        (*shop).testPoints,
		"a_card_never_pays_more_points_than_it_holds":     (*shop).testPointsRace,
		"no_more_of_a_reward_is_given_than_there_is":      (*shop).testStock,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(newShop(t, s.project()))
		})
	}
}

// shop is a project to redeem in.
type shop struct {
	*testing.T
	p       Project
	engines [2]*redemption.Engine
}

func newShop(t *testing.T, p Project) *shop {
	s := &shop{T: t, p: p}
	s.redeemIn(p)
	must(t, p.Campaigns().Insert(t.Context(), campaign.Campaign{ID: "camp_1", Name: "one", Type: campaign.TypeDiscountCoupons, Active: true}))
	return s
}

// redeemIn gives the shop fresh engines.
func (s *shop) redeemIn(p Project) {
	for i := range s.engines {
		s.engines[i] = redemption.New(redemption.Deps{Store: p, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) {
			return redemption.Settings{Zone: time.UTC, WeekStart: time.Monday, Secret: "secret"}, nil
		}})
	}
}

func (s *shop) coupon(code string, d discount.Discount) {
	s.Helper()
	must(s, s.p.Vouchers().Insert(s.Context(), voucher.Voucher{
		ID: "v_" + code, Code: code, CampaignID: "camp_1", Type: campaign.VoucherDiscount, Discount: &d, Active: true,
	}))
}

func (s *shop) coupons(n int, d discount.Discount) (codes []string) {
	s.Helper()
	for i := range n {
		codes = append(codes, fmt.Sprintf("code%d", i))
		s.coupon(codes[i], d)
	}
	return codes
}

func (s *shop) card(code string, amount int64) {
	s.Helper()
	must(s, s.p.Vouchers().Insert(s.Context(), voucher.Voucher{
		ID: "v_" + code, Code: code, CampaignID: "camp_1", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: amount}, Active: true,
	}))
}

// rule assigns a rule to the campaign.
func (s *shop) rule(r rule.Rules) {
	s.Helper()
	r.ID, r.Name = "val_1", "limit"
	must(s, s.p.Rules().Insert(s.Context(), r))
	must(s, s.p.RuleAssignments().Insert(s.Context(), rule.Assignment{
		ID: "asgm_1", RuleID: r.ID, RelatedObjectID: "camp_1", RelatedObjectType: rule.RelatedCampaign,
	}))
}

func atMost(name string, n int64) rule.Rules {
	return rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: name, Conditions: map[rule.Operator][]any{"$less_than_or_equal": {n}}},
	}}}
}

func amountOff(minor int64) discount.Discount {
	return discount.Discount{Type: discount.TypeAmount, AmountOff: &minor, Effect: discount.EffectApplyToOrder}
}

func percentOff(percent int64, effect discount.Effect) discount.Discount {
	p := decimal.NewFromInt(percent)
	return discount.Discount{Type: discount.TypePercent, PercentOff: &p, Effect: effect}
}

// request is one for codes on an order of an amount, of a customer unless that is empty.
func request(amount int64, customerSourceID string, codes ...string) redemption.Request {
	r := redemption.Request{Order: &order.Request{Amount: patch.Set(amount), At: "order"}}
	for _, code := range codes {
		r.Redeemables = append(r.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: code})
	}
	if customerSourceID != "" {
		r.Customer = &customer.Request{SourceID: customerSourceID}
	}
	return r
}

// race has workers redeem until all attempts are made, and returns how many of them succeeded. A failure must have this key.
func (s *shop) race(workers, attempts int, key string, request func(attempt int) redemption.Request) int64 {
	s.Helper()
	var next, successes atomic.Int64
	together(s, workers, func(worker int) error {
		for {
			i := int(next.Add(1)) - 1
			if i >= attempts {
				return nil
			}
			_, err := s.engines[worker%2].Redeem(s.Context(), request(i))
			switch {
			case err == nil:
				successes.Add(1)
			case !fault.Has(err, key):
				return err
			}
		}
	})
	return successes.Load()
}

// summary is what a project's redemptions add up to, seen from all sides that must agree.
type summary struct {
	Live, Uses, Redemptions  int64
	Discounts, Credits, Paid int64
}

// summary fails the test where records, vouchers and totals disagree.
func (s *shop) summary() (sum summary) {
	s.Helper()
	var of redemption.Totals
	for _, r := range s.live() {
		of.Redemptions++
		of.Orders += r.Applied.OrderTotal
		of.Discounts += r.Applied.Money()
		of.Credits += r.Applied.Credits
		of.Points += r.Applied.Points
	}
	vouchers, err := s.p.Vouchers().List(s.Context(), storage.Query{})
	must(s, err)
	for _, v := range vouchers.Items {
		sum.Uses += v.Redemption.Redeemed
		sum.Credits += v.Redemption.RedeemedAmount
		if v.Gift != nil && v.Balance() < 0 {
			s.Errorf("the balance of %s is %d", v.Code, v.Balance())
		}
	}
	moves, err := s.p.VoucherTransactions().List(s.Context(), storage.Query{})
	must(s, err)
	for _, m := range moves.Items {
		sum.Paid -= m.Amount
	}
	totals, err := s.engines[0].Totals(s.Context(), "camp_1")
	must(s, err)
	equal(s, "totals compared with the records", totals["camp_1"], of)
	sum.Live, sum.Redemptions, sum.Discounts = of.Redemptions, totals["camp_1"].Redemptions, totals["camp_1"].Discounts
	if sum.Uses != sum.Live || sum.Credits != of.Credits || sum.Paid != of.Credits {
		s.Errorf("%d uses and %d credits, of which the ledger shows %d, in vouchers; %d and %d in records", sum.Uses, sum.Credits, sum.Paid, sum.Live, of.Credits)
	}
	return sum
}

func (s *shop) testRollback() {
	s.card("card", 2000)
	s.coupon("ten", percentOff(10, discount.EffectApplyToOrder))
	r := request(6000, "alice", "ten", "card")
	r.Order.SourceID = patch.Set("order-1")
	done, err := s.engines[0].Redeem(s.Context(), r)
	must(s, err)
	type state struct {
		Status                         order.Status
		Total, Discount, History       int64
		Redeemed, RolledBack, Paid     int64
		Rows                           summary
		RolledBackRecords, NotedEvents int
	}
	look := func() (got state) {
		o, _, err := s.p.Orders().Find(s.Context(), "source_id", "order-1")
		must(s, err)
		c, _, err := s.p.Customers().Find(s.Context(), "source_id", "alice")
		must(s, err)
		got = state{
			Status: o.Status, Total: o.TotalAmount().Minor, Discount: o.TotalDiscountAmount(), History: int64(len(o.Redemptions)),
			Redeemed: c.Summary.Redeemed, RolledBack: c.Summary.RolledBack, Paid: c.Summary.OrdersAmount, Rows: s.summary(),
		}
		got.RolledBackRecords, err = storage.Count(s.Context(), s.p.Redemptions(), storage.Is("status", string(redemption.StatusRolledBack)))
		must(s, err)
		got.NotedEvents, err = storage.Count(s.Context(), s.p.Events(), storage.Filter{})
		must(s, err)
		return got
	}
	after := look()
	events := after.NotedEvents
	equal(s, "after the redemption", after, state{
		Status: order.StatusPaid, Total: 3400, Discount: 2600, History: 1, Redeemed: 2, Paid: 3400, NotedEvents: events,
		Rows: summary{Live: 2, Uses: 2, Redemptions: 2, Discounts: 2600, Credits: 2000, Paid: 2000},
	})
	// The other engine shows what was stored, and that is what was answered.
	for _, want := range append([]redemption.Record{*done.Parent}, done.Records...) {
		got, err := s.engines[1].Get(s.Context(), want.ID)
		must(s, err)
		equal(s, "record", got, want)
	}
	stored, err := s.p.Orders().Get(s.Context(), done.Order.ID)
	must(s, err)
	equal(s, "order", stored, *done.Order)
	back, err := s.engines[1].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true, Reason: "returned"})
	must(s, err)
	after = look()
	if after.NotedEvents <= events {
		s.Errorf("the rollback noted %d events", after.NotedEvents-events)
	}
	equal(s, "after the rollback", after, state{
		Status: order.StatusCanceled, Total: 6000, History: 1, RolledBack: 2, RolledBackRecords: 3, NotedEvents: after.NotedEvents,
	})
	for _, want := range append([]redemption.Record{*back.Parent}, back.Records...) {
		equalStored(s.T, s.p.Redemptions(), want.ID, want)
	}
}

func (s *shop) testRollbackOnce() {
	s.card("card", 1000)
	done, err := s.engines[0].Redeem(s.Context(), request(400, "alice", "card"))
	must(s, err)
	var successes atomic.Int64
	together(s, 32, func(i int) error {
		_, err := s.engines[i%2].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
		switch {
		case err == nil:
			successes.Add(1)
		case !fault.Has(err, "already_rolled_back"):
			return err
		}
		return nil
	})
	number(s, "rollbacks that succeeded", successes.Load(), 1)
	equal(s, "afterwards", s.summary(), summary{})
	refusals, err := storage.Count(s.Context(), s.p.Redemptions(), storage.Is("result", "FAILURE"))
	must(s, err)
	number(s, "refusals on record", refusals, 31)
}

func (s *shop) testCampaignLimit() {
	const limit = 25
	codes := s.coupons(10, amountOff(1))
	s.rule(atMost("campaign.redemptions.count", limit))
	n := s.race(64, 4*limit, "redemption_rules_violated", func(i int) redemption.Request {
		return request(100, fmt.Sprintf("customer-%d", i%7), codes[i%len(codes)])
	})
	number(s, "redemptions", n, limit)
	equal(s, "afterwards", s.summary(), summary{Live: limit, Uses: limit, Redemptions: limit, Discounts: limit})
}

func (s *shop) testCustomerLimit() {
	const customers, limit, attempts = 5, 2, 6
	codes := s.coupons(4, amountOff(1))
	s.rule(atMost("campaign.redemptions.customers_count.daily", limit))
	var byCustomer [customers]atomic.Int64
	n := s.race(16, customers*attempts, "redemption_rules_violated", func(i int) redemption.Request {
		return request(100, fmt.Sprintf("customer-%d", i%customers), codes[i%len(codes)])
	})
	number(s, "redemptions", n, customers*limit)
	page, err := s.p.Customers().List(s.Context(), storage.Query{})
	must(s, err)
	number(s, "customers", len(page.Items), customers)
	for i, c := range page.Items {
		byCustomer[i].Store(c.Summary.Redeemed)
		number(s, "redemptions of a customer", c.Summary.Redeemed, limit)
	}
	s.summary()
}

func (s *shop) testBudget() {
	const budget, each = 100, 7
	codes := s.coupons(3, amountOff(each))
	s.rule(atMost("campaign.orders.amount_discounted", budget))
	n := s.race(16, 60, "redemption_rules_violated", func(i int) redemption.Request {
		if i%5 == 0 { // two of the campaign in one request see what the other takes
			return request(1000, "", codes[i%3], codes[(i+1)%3])
		}
		return request(1000, "", codes[i%3])
	})
	sum := s.summary()
	if n == 0 || sum.Discounts > budget || sum.Discounts+each <= budget {
		s.Errorf("%d requests gave %d of a budget of %d, in parts of %d", n, sum.Discounts, budget, each)
	}
}

func (s *shop) testUnitLimit() {
	const limit = 10
	codes := s.coupons(3, percentOff(100, discount.EffectApplyToItems))
	entry := discount.Entry{Object: discount.ObjectProduct, ID: "shirt", Effect: discount.EntryEffectApplyToEvery}
	units := int64(limit)
	entry.Quotas[discount.QuotaCampaign].Units = &units
	s.rule(rule.Rules{ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{entry}}})
	quantity, price := int64(3), int64(100)
	n := s.race(12, 12, "", func(i int) redemption.Request {
		r := request(0, fmt.Sprintf("customer-%d", i), codes[i%3])
		r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{ProductID: "shirt", Quantity: &quantity, Price: &price}})}
		return r
	})
	number(s, "redemptions", n, 12)
	number(s, "money given", s.summary().Discounts, limit*price)
}

func (s *shop) testSessions() {
	const quantity = 3
	s.coupon("few", amountOff(1))
	_, err := s.p.Vouchers().Update(s.Context(), "v_few", func(v *voucher.Voucher) error {
		n := int64(quantity)
		v.Redemption.Quantity = &n
		return nil
	})
	must(s, err)
	var mu sync.Mutex
	var keys []string
	together(s, 20, func(i int) error {
		r := request(100, "", "few")
		r.Session = &redemption.Session{Key: fmt.Sprintf("key-%d", i), TTL: time.Hour}
		result, err := s.engines[i%2].Validate(s.Context(), r)
		if err == nil && result.Valid {
			mu.Lock()
			keys = append(keys, r.Session.Key)
			mu.Unlock()
		}
		return err
	})
	number(s, "sessions that hold a use", len(keys), quantity)
	if n := s.race(4, 4, "quantity_exceeded", func(int) redemption.Request { return request(100, "", "few") }); n != 0 {
		s.Errorf("%d redemptions took what sessions hold", n)
	}
	n := s.race(quantity, quantity, "", func(i int) redemption.Request {
		r := request(100, "", "few")
		r.Session = &redemption.Session{Key: keys[i]}
		return r
	})
	number(s, "redemptions of the sessions", n, quantity)
	left, err := storage.Count(s.Context(), s.p.Sessions(), storage.Filter{})
	must(s, err)
	number(s, "locks left", left, 0)
}

func (s *shop) testOneOrder() {
	codes := s.coupons(4, amountOff(1))
	n := s.race(20, 20, "multiple_requests", func(i int) redemption.Request {
		r := request(1000, "alice", codes[i%4])
		r.Order.SourceID = patch.Set("the order")
		return r
	})
	orders, err := s.p.Orders().List(s.Context(), storage.Query{})
	must(s, err)
	customers, err := s.p.Customers().List(s.Context(), storage.Query{})
	must(s, err)
	if n == 0 || len(orders.Items) != 1 || len(customers.Items) != 1 {
		s.Fatalf("%d redemptions, orders %v, customers %v", n, orders.Items, customers.Items)
	}
	o, c := orders.Items[0], customers.Items[0]
	equal(s, "what order and customer count", []int64{int64(len(o.Redemptions)), o.DiscountAmount, c.Summary.Redeemed, c.Summary.OrdersCount, c.Summary.OrdersAmount},
		[]int64{n, n, n, 1, 1000 - n})
	s.summary()
}

// testChurn redeems and rolls back at once, with a limit that is reached now and then.
func (s *shop) testChurn() {
	const limit = 6
	codes := s.coupons(3, amountOff(1))
	s.card("card", 500)
	s.rule(atMost("campaign.redemptions.count.weekly", limit))
	together(s, 12, func(worker int) error {
		e := s.engines[worker%2]
		for round := range 4 {
			r := request(100, fmt.Sprintf("customer-%d", worker%3), codes[(worker+round)%3], "card")
			done, err := e.Redeem(s.Context(), r)
			if fault.Has(err, "redemption_rules_violated") || fault.Has(err, "gift_amount_exceeded") {
				continue
			}
			if err != nil {
				return err
			}
			if _, err := e.Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true}); err != nil {
				return err
			}
		}
		return nil
	})
	equal(s, "afterwards", s.summary(), summary{})
	n := s.race(8, 3*limit, "redemption_rules_violated", func(i int) redemption.Request { return request(100, "", codes[i%3]) })
	number(s, "redemptions that the limit leaves", n, limit)
}
