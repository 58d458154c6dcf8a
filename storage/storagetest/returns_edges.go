package storagetest

import (
	"fmt"
	"math"
	"math/big"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/refund"
)

// testGuard plays the worked example of the discount guard, and returns half of its order.
func (s *returnShop) testGuard() {
	for mode, want := range map[project.GuardMode]struct{ discount, credits, left int64 }{
		project.GuardCut:    {6000, 4000, 0},
		project.GuardRefuse: {4000, 5000, 1000},
	} {
		at := newReturnShop(s.T, s.suite)
		rules := project.DefaultStackingRules()
		rules.ID, rules.CalculationMode, rules.ApplicationMode = "stc_1", project.CalculateInitial, project.ApplicationPartial
		must(s, at.p.StackingRules().Insert(s.Context(), rules))
		g, most := project.DefaultDiscountGuard(), decimal.NewFromInt(60)
		g.ID, g.MaxPercent, g.Mode = "dg_1", &most, mode
		must(s, at.p.DiscountGuards().Insert(s.Context(), g))
		at.coupon("forty", percentOff(40, discount.EffectApplyToOrder))
		at.coupon("seventy", percentOff(70, discount.EffectApplyToOrder))
		at.card("card", 5000)
		r := redemption.Request{Redeemables: redemption.Codes("forty", "seventy", "card"), Order: order.Total(10000)}
		r.Order.SourceID = patch.Set("order-1")
		done, err := at.engines[0].Redeem(s.Context(), r)
		must(s, err)
		var off, credits int64
		for i := range done.Records {
			if a := done.Records[i].Applied; a.Credits > 0 {
				credits += a.Credits
			} else {
				off += a.Money()
			}
		}
		if off != want.discount || credits != want.credits || done.Order.TotalAmount().Minor != want.left {
			s.Errorf("%s: %d off, %d by card, %d left; want %+v", mode, off, credits, done.Order.TotalAmount().Minor, want)
		}
		back, err := at.engines[0].Return(s.Context(), redemption.ReturnRequest{OrderID: "order-1", Amount: 5000})
		must(s, err)
		if back.Return.Amount != (10000-want.discount)/2 || back.Return.Kept != back.Return.Amount || back.Order.BreaksGuard() {
			s.Errorf("%s: half came back: %+v", mode, back.Return)
		}
		at.expectTrue()
	}
}

// testManyLines returns one of two units of each of 500 lines, and then the others.
func (s *returnShop) testManyLines() {
	s.coupon("ten", percentOff(10, discount.EffectApplyToOrder))
	var items []order.ItemRequest
	var back []redemption.ReturnItem
	for i := range order.MaxItems {
		id, two, price := fmt.Sprint("p", i), int64(2), int64(i+1)
		items = append(items, order.ItemRequest{ProductID: id, Quantity: &two, Price: &price})
		back = append(back, redemption.ReturnItem{ProductID: id, Quantity: 1})
	}
	_, err := s.engines[0].Redeem(s.Context(), redemption.Request{
		Redeemables: redemption.Codes("ten"), Order: &order.Request{SourceID: patch.Set("order-1"), Items: patch.Set(items), At: "order"},
	})
	must(s, err)
	const goods = 9 * order.MaxItems * (order.MaxItems + 1) / 10
	for i := range 2 {
		done, err := s.engines[0].Return(s.Context(), redemption.ReturnRequest{OrderID: "order-1", Items: back})
		must(s, err)
		if r := done.Return; r.Refunded+r.Kept != goods || len(r.Items) != order.MaxItems || r.Last != (i == 1) {
			s.Errorf("return %d of %d lines: %d refunded, %d kept of %d", i+1, len(r.Items), r.Refunded, r.Kept, goods)
		}
		s.expectTrue()
	}
	_, err = s.engines[0].Return(s.Context(), redemption.ReturnRequest{OrderID: "order-1", Items: append(back, back[0])})
	if !fault.Has(err, "invalid_payload") {
		s.Errorf("501 items: %v", err)
	}
}

// testLargest returns goods of an order whose amount is the largest that there is.
func (s *returnShop) testLargest() {
	s.coupon("third", percentOff(33, discount.EffectApplyToOrder))
	s.card("card", 1e12)
	const amount = discount.MaxAmount
	r := redemption.Request{Redeemables: redemption.Codes("third", "card"), Order: order.Total(amount)}
	r.Order.SourceID = patch.Set("order-1")
	_, err := s.engines[0].Redeem(s.Context(), r)
	must(s, err)
	for _, wrong := range []int64{math.MaxInt64, amount + 1, -1, math.MinInt64} {
		_, err := s.engines[0].Return(s.Context(), redemption.ReturnRequest{OrderID: "order-1", Amount: wrong})
		if !fault.Has(err, "return_exceeds_order") && !fault.Has(err, "invalid_payload") {
			s.Errorf("a return of %d: %v", wrong, err)
		}
	}
	var refunded, returned int64
	for _, n := range []int64{1, amount / 3, amount - 1 - amount/3} {
		back, err := s.engines[0].Return(s.Context(), redemption.ReturnRequest{OrderID: "order-1", Amount: n, RefundOrder: refund.Proportional})
		must(s, err)
		refunded, returned = refunded+back.Return.Amount, returned+n
		sold := back.Order.Returned.Sale.Goods
		exact := new(big.Int).Mul(big.NewInt(sold), big.NewInt(returned)) // rounded half up
		exact.Div(exact.Add(exact, big.NewInt(amount/2)), big.NewInt(amount))
		if exact.Int64() != refunded || back.Return.Amount < 0 || back.Return.Money < 0 || refunded+back.Return.Kept != sold || back.Return.Kept < 0 {
			s.Errorf("of %d, %d were refunded and %d kept: %+v", sold, refunded, back.Return.Kept, back.Return)
		}
		s.expectTrue()
	}
}

// testOlderOrder returns goods of an order that was redeemed for before there were returns: its records have no lines that earned it, no
// counters, and the order has no bounds of a guard.
func (s *returnShop) testOlderOrder() {
	done := s.lamps(4)
	for i := range done.Records {
		_, err := s.p.Redemptions().Update(s.Context(), done.Records[i].ID, func(r *redemption.Record) error {
			r.Applied.Qualified, r.Applied.Guarded, r.Applied.Exempt = nil, false, false
			return nil
		})
		must(s, err)
	}
	_, err := s.p.Orders().Update(s.Context(), done.Order.ID, func(o *order.Order) error { o.Guard, o.Returned, o.Payments = nil, nil, 0; return nil })
	must(s, err)
	for _, n := range []int64{1, 3} {
		back, err := s.engines[0].Return(s.Context(), lampBack(n))
		must(s, err)
		if back.Return.Amount != 2250*n {
			s.Errorf("%d lamps: %+v", n, back.Return)
		}
		s.expectTrue()
	}
}

// testOtherProject does not find the order of another project.
func (s *returnShop) testOtherProject() {
	done := s.lamps(4)
	other := newReturnShop(s.T, s.suite)
	for _, id := range []string{done.Order.ID, "order-1"} {
		r := lampBack(1)
		r.OrderID = id
		if _, err := other.engines[0].Return(s.Context(), r); !fault.IsNotFound(err) {
			s.Errorf("an order of another project: %v", err)
		}
	}
	s.expectTrue()
}

// testPaymentBetween has a payment come between reading the payments of an order and deciding its first return.
func (s *returnShop) testPaymentBetween() {
	done := s.lamps(4)
	_, err := s.p.Orders().Update(s.Context(), done.Order.ID, func(o *order.Order) error { o.Payments++; return nil })
	must(s, err)
	if _, err := s.engines[0].Return(s.Context(), lampBack(1)); !fault.Has(err, "multiple_requests") {
		s.Errorf("a payment that was not read: %v", err)
	}
	s.payments = []refund.Payment{{ID: "pay", CardID: "card", Amount: 1000, Points: 100}}
	back, err := s.engines[0].Return(s.Context(), lampBack(1))
	must(s, err)
	if p := back.Return.Points; len(p) != 1 || p[0].Value == 0 || p[0].Status != redemption.PointsPending {
		s.Errorf("the payment gets %+v", p)
	}
}
