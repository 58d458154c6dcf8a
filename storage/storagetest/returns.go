package storagetest

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/refundcases"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// testReturns plays returns of goods on the backend.
func testReturns(t *testing.T, s *suite) {
	t.Run("worked_orders", func(t *testing.T) {
		for _, c := range refundcases.All() {
			t.Run(c.ID, func(t *testing.T) {
				t.Parallel()
				playReturns(t, s, &c)
			})
		}
	})
	for name, test := range map[string]func(*returnShop){
		"forty_workers_return_each_unit_once":             (*returnShop).testForty,
		"a_rollback_and_a_return_are_decided_in_turn":     (*returnShop).testRollbackBeside,
		"the_last_unit_leaves_what_a_rollback_leaves":     (*returnShop).testLastUnit,
		"random_returns_and_rollbacks_leave_true_figures": (*returnShop).testFigures,
		"a_source_id_is_taken_once":                       (*returnShop).testSourceID,
		"changed_terms_give_what_they_gave":               (*returnShop).testChangedTerms,
		"a_card_that_is_gone_gets_nothing":                (*returnShop).testCardGone,
		"uses_can_stay_taken":                             (*returnShop).testKeepUses,
		"what_is_refused_leaves_nothing":                  (*returnShop).testRefusals,
		"a_guard_bounds_what_is_sold":                     (*returnShop).testGuard,
		"five_hundred_lines_come_back":                    (*returnShop).testManyLines,
		"the_largest_order_comes_back":                    (*returnShop).testLargest,
		"an_older_order_comes_back":                       (*returnShop).testOlderOrder,
		"orders_of_other_projects_are_not_found":          (*returnShop).testOtherProject,
		"a_payment_in_between_is_read":                    (*returnShop).testPaymentBetween,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(newReturnShop(t, s))
		})
	}
}

// returnShop is a project with coupons and a gift card of one campaign.
type returnShop struct {
	*shop
	suite    *suite
	settings redemption.Settings
	payments []refund.Payment
}

func newReturnShop(t *testing.T, of *suite) *returnShop {
	p := of.project()
	s := &returnShop{suite: of, shop: &shop{T: t, p: p}, settings: redemption.Settings{Zone: time.UTC, WeekStart: time.Monday, Secret: "secret"}}
	for i := range s.engines {
		s.engines[i] = redemption.New(redemption.Deps{
			Store: p, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) { return s.settings, nil },
			Payments: func(context.Context, string) ([]refund.Payment, error) { return s.payments, nil },
		})
	}
	must(t, p.Campaigns().Insert(t.Context(), campaign.Campaign{ID: "camp_1", Name: "one", Type: campaign.TypeDiscountCoupons, Active: true}))
	return s
}

// playReturns plays a worked order.
func playReturns(t *testing.T, of *suite, c *refundcases.Case) {
	s := newReturnShop(t, of)
	o, records := s.sell(c)
	for ref, want := range c.Applied {
		r := records[ref]
		expectFigure(t, ref, want, "amount", r.Applied.Money())
		expectFigure(t, ref, want, "value", r.Applied.Money())
		expectFigure(t, ref, want, "points", r.Applied.Points)
	}
	for i, r := range c.Returns {
		if r.Rollback {
			s.playRollback(r, o, records)
			continue
		}
		req := redemption.ReturnRequest{OrderID: o.ID, Amount: r.Amount, Rest: r.Rest, Policy: refund.Policy(c.Policy), RefundOrder: refund.RefundOrder(c.RefundOrder)}
		for _, item := range r.Items {
			req.Items = append(req.Items, redemption.ReturnItem{ProductID: item.Ref, Quantity: item.Quantity})
		}
		tried := req
		tried.Simulate = true
		simulated, err := s.engines[0].Return(t.Context(), tried)
		must(t, err)
		back, err := s.engines[1].Return(t.Context(), req)
		must(t, err)
		if simulated.Return.ID != "" || simulated.Return.Amount != back.Return.Amount || simulated.Return.Kept != back.Return.Kept {
			t.Errorf("return %d: simulated %+v, then %+v", i+1, simulated.Return, back.Return)
		}
		s.expectReturn(i, r, back, records)
	}
	s.expectTrue()
}

func expectFigure(t testing.TB, what string, want refundcases.Figures, name string, got int64) {
	t.Helper()
	if n, sent := want.Int(name); sent && n != got {
		t.Errorf("%s: %s is %d, want %d", what, name, got, n)
	}
}

// sell makes the order of a case and redeems for it.
func (s *returnShop) sell(c *refundcases.Case) (*order.Order, map[string]*redemption.Record) {
	s.Helper()
	ctx := s.Context()
	req := redemption.Request{Order: &order.Request{SourceID: patch.Set("order-1"), At: "order"}}
	var items []order.ItemRequest
	for _, l := range c.Lines {
		in := order.ItemRequest{ProductID: l.Ref, Quantity: &l.Quantity}
		if l.Price.Known {
			in.Price = &l.Price.Minor
		}
		if l.Amount.Known {
			in.Amount = &l.Amount.Minor
		}
		items = append(items, in)
	}
	if items != nil {
		req.Order.Items = patch.Set(items)
	}
	if c.Amount.Known {
		req.Order.Amount = patch.Set(c.Amount.Minor)
	}
	for i := range c.Redeemables {
		req.Redeemables = append(req.Redeemables, s.makeRedeemable(c, &c.Redeemables[i]))
	}
	for _, p := range c.Payments {
		back := refund.PointsBack(p.Refunds)
		if p.Refunds == "REFUND_AMOUNT" {
			back = refund.PointsByShare
		}
		s.payments = append(s.payments, refund.Payment{ID: p.Ref, CardID: "card", Amount: p.Amount, Points: p.Points, PointsBack: back})
	}
	if len(req.Redeemables) == 0 {
		o, err := order.Resolve(*req.Order, nil, order.NewCatalogIndex(nil, nil))
		must(s, err)
		o.Status, o.Payments = order.StatusPaid, int64(len(s.payments))
		o.AssignIDs(time.Now(), env.System().NewID)
		must(s, s.p.Orders().Insert(ctx, o))
		return &o, nil
	}
	req.Customer = &customer.Request{SourceID: "alice"}
	done, err := s.engines[0].Redeem(ctx, req)
	must(s, err)
	records := map[string]*redemption.Record{}
	for i := range done.Records {
		records[done.Records[i].Code] = &done.Records[i]
	}
	return done.Order, records
}

// makeRedeemable makes a redeemable of a case with its rules.
func (s *returnShop) makeRedeemable(c *refundcases.Case, r *refundcases.Redeemable) redemption.Redeemable {
	s.Helper()
	ctx := s.Context()
	v := voucher.Voucher{ID: "v_" + r.Ref, Code: r.Ref, CampaignID: "camp_1", Type: campaign.VoucherDiscount, Active: true}
	switch r.Kind {
	case "gift":
		v.Type, v.Gift = campaign.VoucherGift, &voucher.Gift{Amount: r.Balance}
		if r.OnItems {
			v.Gift.Effect = discount.EffectApplyToItems
		}
	case "points":
		v.Type, v.CampaignID, v.HolderID, v.Loyalty = campaign.VoucherLoyalty, "camp_points", "cust_alice", &voucher.Loyalty{Points: r.Balance}
		must(s, s.p.Customers().Insert(ctx, customer.Customer{ID: "cust_alice", SourceID: "alice"}))
		must(s, s.p.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_points", Name: "points", Type: campaign.TypeLoyaltyProgram, Active: true}))
		s.reward(loyalty.Reward{Type: loyalty.RewardCoin, Coin: &loyalty.CoinReward{ExchangeRatio: r.Coin.ExchangeRatio, PointsRatio: r.Coin.PointsRatio}}, 0)
		must(s, s.p.Vouchers().Insert(ctx, v))
		return redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: v.Code, Reward: &redemption.RewardChoice{ID: "rew_coin"}}
	default:
		v.Discount = &r.Discount
		if id := r.Discount.UnitType; id != "" {
			must(s, s.p.Products().Insert(ctx, catalog.Product{ID: id, Name: id, Price: &r.UnitPrice}))
		}
	}
	if r.Mode == discount.ModeInitialAmount && v.Code == c.Redeemables[0].Ref {
		rules := project.DefaultStackingRules()
		rules.ID, rules.CalculationMode = "stc_1", project.CalculationMode(r.Mode)
		must(s, s.p.StackingRules().Insert(ctx, rules))
	}
	must(s, s.p.Vouchers().Insert(ctx, v))
	s.require(c, r, v.ID)
	return redemption.Code(v.Code)
}

// require gives a coupon the rules of its case.
func (s *returnShop) require(c *refundcases.Case, r *refundcases.Redeemable, voucherID string) {
	s.Helper()
	rules := rule.Rules{ID: "val_" + r.Ref, Name: r.Ref, ApplicableTo: rule.ApplicableTo{IncludedAll: r.ApplicableTo == nil}}
	at := map[string]rule.Rule{}
	add := func(name string, operator rule.Operator, n int64) {
		at[fmt.Sprint(len(at)+1)] = rule.Rule{Name: name, Conditions: map[rule.Operator][]any{operator: {n}}}
	}
	if r.AmountAtLeast > 0 {
		add("order.amount", rule.OperatorMoreThanOrEqual, r.AmountAtLeast)
	}
	if r.ItemsAtLeast > 0 {
		add("order.items.count", rule.OperatorMoreThanOrEqual, r.ItemsAtLeast)
	}
	rules.Expression.Rules = at
	parts := map[string]rule.Rule{}
	for line, n := range r.Bundle {
		part := rule.Rule{Name: "order.items.any", Conditions: map[rule.Operator][]any{"$is": {map[string]any{"id": line, "object": "product"}}}}
		part.Rules = map[string]rule.Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{"$is": {n}}}}
		parts[fmt.Sprint(len(parts)+1)] = part
	}
	if len(parts) > 0 {
		rules.BundleRules = &rule.BundleRules{Expression: rule.Expression{Rules: parts}}
	}
	lines := r.ApplicableTo
	if r.CheapestUnit {
		for _, l := range c.Lines {
			lines = append(lines, l.Ref)
		}
	}
	for _, line := range lines {
		e := discount.Entry{Object: discount.ObjectProduct, ID: line, Effect: discount.EntryEffectApplyToEvery}
		if r.CheapestUnit {
			e.Effect, e.Target = discount.EntryEffectApplyToCheapest, discount.TargetUnit
		}
		rules.ApplicableTo.Included = append(rules.ApplicableTo.Included, e)
	}
	if len(at)+len(parts)+len(lines) == 0 {
		return
	}
	must(s, s.p.Rules().Insert(s.Context(), rules))
	must(s, s.p.RuleAssignments().Insert(s.Context(), rule.Assignment{
		ID: "asgm_" + r.Ref, RuleID: rules.ID, RelatedObjectID: voucherID, RelatedObjectType: rule.RelatedVoucher,
	}))
}

func (s *returnShop) expectReturn(i int, want refundcases.Return, back *redemption.Returned, records map[string]*redemption.Record) {
	s.Helper()
	r := &back.Return
	status := "PARTIALLY_RETURNED"
	if r.Last {
		status = "RETURNED"
	}
	if w, sent := want.Expect["status"]; sent && w != status {
		s.Errorf("return %d is %s, want %s", i+1, status, w)
	}
	for name, got := range map[string]int64{"amount": r.Amount, "money": r.Money, "kept": r.Kept, "withheld": r.Withheld} {
		expectFigure(s, fmt.Sprintf("return %d", i+1), want.Expect, name, got)
	}
	var sum int64
	for ref, figures := range want.Gives {
		var amount, credits, value, points, forfeited int64
		id := ref // of a payment
		if rec := records[ref]; rec != nil {
			id = rec.ID
		}
		for _, d := range r.Discounts {
			if d.RedemptionID == id {
				amount = d.Amount
			}
		}
		for _, c := range r.Credits {
			if c.RedemptionID == id {
				credits, value = c.Credits, c.Credits
			}
		}
		for _, p := range r.Points {
			if p.RedemptionID == id || p.OrderTransactionID == id {
				value, points, forfeited = p.Value, p.Points, r.Forfeited
			}
		}
		for name, got := range map[string]int64{"amount": amount, "credits": credits, "value": value, "points": points, "forfeited": forfeited} {
			expectFigure(s, fmt.Sprintf("return %d, %s", i+1, ref), figures, name, got)
		}
	}
	for _, c := range r.Credits {
		sum += c.Credits
	}
	for _, p := range r.Points {
		sum += p.Value
	}
	if sum+r.Money+r.Uncredited != r.Amount {
		s.Errorf("return %d: %d of money and %d of tenders are not the refund of %d", i+1, r.Money, sum, r.Amount)
	}
}

// playRollback rolls back all that is left.
func (s *returnShop) playRollback(want refundcases.Return, o *order.Order, records map[string]*redemption.Record) {
	s.Helper()
	for id := range o.Redemptions {
		back, err := s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: id, Stacked: true})
		must(s, err)
		for ref, figures := range want.Gives {
			for _, r := range back.Records {
				if r.RedemptionID == records[ref].ID {
					expectFigure(s, ref, figures, "amount", r.Applied.Money())
					expectFigure(s, ref, figures, "credits", r.Applied.Credits)
				}
			}
		}
	}
}

// expectTrue computes all figures of the project again.
func (s *returnShop) expectTrue() {
	s.Helper()
	audited, err := verify.Redemptions(s.Context(), s.engines[0], s.p, func(difference string) { s.Error(difference) })
	must(s, err)
	if audited.Moving > 0 {
		s.Error("a figure moved")
	}
}

// lamps redeems for an order of lamps at 25.00: 10.00 off, and a gift card that pays 40.00.
func (s *returnShop) lamps(n int64) *redemption.Redeemed {
	s.Helper()
	s.coupon("off", amountOff(1000))
	s.card("card", 4000)
	price := int64(2500)
	req := redemption.Request{
		Redeemables: redemption.Codes("off", "card"), Customer: &customer.Request{SourceID: "alice"},
		Order: &order.Request{SourceID: patch.Set("order-1"), Items: patch.Set([]order.ItemRequest{{ProductID: "lamp", Quantity: &n, Price: &price}}), At: "order"},
	}
	s.rule(atMost("campaign.orders.amount_discounted", 1e9))
	done, err := s.engines[0].Redeem(s.Context(), req)
	must(s, err)
	return done
}

func lampBack(n int64) redemption.ReturnRequest {
	return redemption.ReturnRequest{OrderID: "order-1", Items: []redemption.ReturnItem{{ProductID: "lamp", Quantity: n}}}
}

func (s *returnShop) testForty() {
	const units = 25
	done := s.lamps(units)
	var returned, money atomic.Int64
	together(s, 40, func(worker int) error {
		for range 2 {
			back, err := s.engines[worker%2].Return(s.Context(), lampBack(1))
			switch {
			case err == nil:
				returned.Add(1)
				money.Add(back.Return.Money)
			case !fault.Has(err, "return_exceeds_order") && !fault.Has(err, "invalid_order") && !fault.Has(err, "multiple_requests"):
				return err
			}
		}
		return nil
	})
	page, err := s.p.Returns().List(s.Context(), storage.Query{})
	must(s, err)
	if n := returned.Load(); n > units || n != int64(len(page.Items)) || n == 0 {
		s.Errorf("%d units of %d came back, in %d returns", n, units, len(page.Items))
	}
	if n := returned.Load(); n == units && money.Load() != done.Order.TotalAmount().Minor {
		s.Errorf("%d of money were refunded of %d", money.Load(), done.Order.TotalAmount().Minor)
	}
	s.expectTrue()
}

func (s *returnShop) testRollbackBeside() {
	done := s.lamps(8)
	together(s, 8, func(worker int) error {
		if worker == 3 {
			_, err := s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true})
			if fault.Has(err, "multiple_requests") {
				err = nil
			}
			return err
		}
		_, err := s.engines[worker%2].Return(s.Context(), lampBack(1))
		if fault.Has(err, "invalid_order") || fault.Has(err, "multiple_requests") || fault.Has(err, "return_exceeds_order") {
			err = nil
		}
		return err
	})
	s.expectTrue()
}

// testLastUnit compares an order of which everything came back, bit by bit, with one that was rolled back.
func (s *returnShop) testLastUnit() {
	done := s.lamps(4)
	other := newReturnShop(s.T, s.suite)
	theirs := other.lamps(4)
	for _, n := range []int64{1, 2, 1} {
		back, err := s.engines[0].Return(s.Context(), lampBack(n))
		must(s, err)
		if back.Return.Last != (back.Return.Kept == 0) || back.Return.Last != (len(back.Return.Rollbacks) == 3) {
			s.Errorf("the return is %+v", back.Return)
		}
	}
	_, err := other.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: theirs.Parent.ID, Stacked: true})
	must(s, err)
	ours, want := s.state(done.Order.ID), other.state(theirs.Order.ID)
	equal(s, "what is left of the redemptions", ours, want)
	s.expectTrue()
}

// state is what redemptions leave in the figures of a project.
func (s *returnShop) state(orderID string) map[string]any {
	s.Helper()
	ctx := s.Context()
	o, err := s.p.Orders().Get(ctx, orderID)
	must(s, err)
	state := map[string]any{"order": []any{o.Status, o.Amount, o.DiscountAmount, o.ItemsDiscountAmount(), o.TotalAmount()}}
	for _, code := range []string{"off", "card"} {
		v, err := s.p.Vouchers().Get(ctx, "v_"+code)
		must(s, err)
		state[code] = []int64{v.Redemption.Redeemed, v.Redemption.RedeemedAmount, v.Balance()}
	}
	c, found, err := s.p.Customers().Find(ctx, "source_id", "alice")
	must(s, err)
	c.Summary.LastOrderAt = time.Time{}
	state["customer"] = []any{found, c.Summary.Redeemed, c.Summary.RolledBack, c.Summary.GiftRedeemed, c.Summary.OrdersCount, c.Summary.OrdersAmount}
	totals, err := s.engines[0].Totals(ctx, "camp_1")
	must(s, err)
	state["totals"] = totals["camp_1"]
	counters, err := s.p.Counters().List(ctx, storage.Query{})
	must(s, err)
	for _, c := range counters.Items {
		state[string(c.ID)] = c.Value
	}
	return state
}

// testFigures returns and rolls back at random: the figures agree with the records after each step.
func (s *returnShop) testFigures() {
	s.coupon("ten", percentOff(10, discount.EffectApplyToOrder))
	s.coupon("line", percentOff(15, discount.EffectApplyToItems))
	s.card("card", 1e6)
	s.rule(atMost("campaign.orders.amount", 1e9))
	g := newGenerator(s.Name())
	for i := range 12 {
		source := fmt.Sprint("order-", i)
		var items []order.ItemRequest
		left := map[string]int64{}
		for j := range 1 + g.below(3) {
			id, n, price := fmt.Sprint("p", j), int64(1+g.below(4)), int64(g.below(5000))
			left[id] = n
			items = append(items, order.ItemRequest{ProductID: id, Quantity: &n, Price: &price})
		}
		codes := []string{"ten", "line", "card"}[:1+g.below(3)]
		slices.Reverse(codes)
		done, err := s.engines[0].Redeem(s.Context(), redemption.Request{
			Redeemables: redemption.Codes(codes...), Customer: &customer.Request{SourceID: fmt.Sprint("c", i%3)},
			Order: &order.Request{SourceID: patch.Set(source), Items: patch.Set(items), At: "order"},
		})
		if err != nil { // nothing was left to pay with the card
			continue
		}
		policy := []refund.Policy{refund.PolicyKeep, refund.PolicyReevaluate}[g.below(2)]
		for range g.below(4) {
			req := redemption.ReturnRequest{OrderID: source, Policy: policy}
			for id, n := range left {
				if back := int64(g.below(int(n) + 1)); back > 0 {
					req.Items = append(req.Items, redemption.ReturnItem{ProductID: id, Quantity: back})
					left[id] -= back
				}
			}
			if len(req.Items) == 0 {
				continue
			}
			_, err := s.engines[0].Return(s.Context(), req)
			must(s, err)
			s.expectTrue()
		}
		if g.below(3) == 0 {
			id := done.Records[0].ID
			if done.Parent != nil {
				id = done.Parent.ID
			}
			_, err := s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: id, Stacked: true})
			if !fault.Has(err, "already_rolled_back") {
				must(s, err)
			}
			s.expectTrue()
		}
	}
}

func (s *returnShop) testSourceID() {
	s.lamps(4)
	req := lampBack(1)
	req.SourceID = "mine"
	first, err := s.engines[0].Return(s.Context(), req)
	must(s, err)
	_, err = s.engines[1].Return(s.Context(), req)
	f, ok := fault.As(err)
	if !ok || f.Key != "duplicate_found" || f.ResourceID != first.Return.ID {
		s.Errorf("a second return of one source id: %#v", err)
	}
	stored, err := s.p.Returns().Get(s.Context(), first.Return.ID)
	must(s, err)
	equal(s, "the return", stored, first.Return)
}

func (s *returnShop) testChangedTerms() {
	s.coupon("ten", percentOff(10, discount.EffectApplyToOrder))
	n, price := int64(4), int64(2500)
	_, err := s.engines[0].Redeem(s.Context(), redemption.Request{
		Redeemables: redemption.Codes("ten"),
		Order:       &order.Request{SourceID: patch.Set("order-1"), Items: patch.Set([]order.ItemRequest{{ProductID: "lamp", Quantity: &n, Price: &price}}), At: "order"},
	})
	must(s, err)
	_, err = s.p.Vouchers().Update(s.Context(), "v_ten", func(v *voucher.Voucher) error {
		d := percentOff(50, discount.EffectApplyToOrder)
		v.Discount, v.UpdatedAt = &d, time.Now().Add(time.Minute)
		return nil
	})
	must(s, err)
	req := lampBack(1)
	req.Policy = refund.PolicyReevaluate
	back, err := s.engines[0].Return(s.Context(), req)
	must(s, err)
	if r := back.Return; r.Amount != 2250 || len(r.Warnings) != 1 || r.Warnings[0].Code != redemption.WarningRulesChanged {
		s.Errorf("the return is %+v", r)
	}
}

func (s *returnShop) testCardGone() {
	s.lamps(4)
	must(s, s.p.Vouchers().Delete(s.Context(), "v_card"))
	back, err := s.engines[0].Return(s.Context(), lampBack(1))
	must(s, err)
	if r := back.Return; r.Uncredited != 1000 || r.Money != 1250 || len(r.Warnings) != 1 || r.Warnings[0].Code != redemption.WarningCardGone {
		s.Errorf("the return is %+v", r)
	}
	s.expectTrue()
}

func (s *returnShop) testKeepUses() {
	done := s.lamps(2)
	req := lampBack(2)
	req.KeepUses = true
	back, err := s.engines[0].Return(s.Context(), req)
	must(s, err)
	v, err := s.p.Vouchers().Get(s.Context(), "v_card")
	must(s, err)
	if !back.Return.Last || len(back.Return.Rollbacks) > 0 || v.Redemption.Redeemed != 1 || v.Balance() != 4000 || back.Order.Status != order.StatusCanceled {
		s.Errorf("the return is %+v, the card %+v", back.Return, v.Redemption)
	}
	s.expectTrue()
	_, err = s.engines[0].Rollback(s.Context(), redemption.RollbackRequest{RedemptionID: done.Parent.ID, Stacked: true})
	must(s, err)
	s.expectTrue()
}
