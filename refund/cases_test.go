package refund_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/refundcases"
	"github.com/punchcardhq/punchcard/refund"
)

// TestCases plays the worked orders through the arithmetic alone: effects by package discount, rules by the simple ones below.
func TestCases(t *testing.T) {
	for _, c := range refundcases.All() {
		t.Run(c.ID, func(t *testing.T) {
			shop := sell(t, &c)
			shop.expectSold(t)
			state := refund.State{}
			for i, r := range c.Returns {
				change := shop.back(t, state, r)
				expectReturn(t, shop, i, r, state, change)
				state = change.State
			}
		})
	}
}

// shop is an order of a case after its redemptions.
type shop struct {
	*refundcases.Case
	cart    discount.Cart
	lines   []string // ids: the refs
	records []refund.Record
	sale    refund.Sale
}

func sell(t *testing.T, c *refundcases.Case) *shop {
	t.Helper()
	s := &shop{Case: c, cart: discount.Cart{Amount: c.Amount}}
	for _, l := range c.Lines {
		s.lines = append(s.lines, l.Ref)
		s.cart.Lines = append(s.cart.Lines, discount.Line{Product: l.Ref, Quantity: l.Quantity, Price: l.Price, Amount: l.Amount})
	}
	var err error
	if s.cart, err = s.cart.Completed("order"); err != nil {
		t.Fatal(err)
	}
	for i := range c.Redeemables {
		s.redeem(t, &c.Redeemables[i])
	}
	for _, p := range c.Payments {
		s.records = append(s.records, refund.Record{ID: p.Ref, Tender: refund.TenderPayment, Order: p.Amount, Points: p.Points, PointsBack: backOf(p.Refunds)})
	}
	o := refund.Order{Amount: s.cart.Amount, Discount: s.cart.DiscountAmount}
	for i, l := range s.cart.Lines {
		o.Lines = append(o.Lines, refund.Line{ID: s.lines[i], Quantity: l.Quantity, Amount: l.Amount, Discount: l.DiscountAmount})
	}
	s.sale = refund.NewSale(o, s.records)
	return s
}

func backOf(refunds string) refund.PointsBack {
	switch refunds {
	case "REFUND_AMOUNT", "REFUND_ITEM":
		return refund.PointsByShare
	}
	return refund.PointsBack(refunds)
}

// redeem applies a redeemable to the cart and notes what it did.
func (s *shop) redeem(t *testing.T, r *refundcases.Redeemable) {
	t.Helper()
	record := refund.Record{ID: r.Ref}
	for line := range r.Bundle {
		record.Qualified = append(record.Qualified, line)
	}
	turn := discount.Turn{Cart: s.cart}
	var err error
	switch r.Kind {
	case "gift":
		record.Tender = refund.TenderCredits
		gift := discount.Gift{Balance: r.Balance}
		if r.OnItems {
			gift.Effect, turn.Selection.Match = discount.EffectApplyToItems, s.match(r, s.lines)
		}
		var paid discount.Payment
		paid, err = gift.Apply(turn)
		s.cart = paid.Cart
	case "points":
		record.Tender = refund.TenderPoints
		var paid discount.Payment
		paid, err = discount.Points{Coin: r.Coin, Balance: r.Balance}.Apply(turn)
		s.cart, record.Points = paid.Cart, paid.Spent
	default:
		s.cart = s.effect(t, r, s.cart, s.lines)
	}
	if err != nil {
		t.Fatal(err)
	}
	for len(s.lines) < len(s.cart.Lines) {
		s.lines = append(s.lines, s.cart.Lines[len(s.lines)].Product)
	}
	record.Order = s.cart.AppliedDiscountAmount
	for i, l := range s.cart.Lines {
		if l.AppliedDiscountAmount != 0 || l.AppliedDiscountQuantity != 0 {
			record.Lines = append(record.Lines, refund.RecordLine{LineID: s.lines[i], Discount: l.AppliedDiscountAmount, FreeUnits: l.AppliedDiscountQuantity})
		}
	}
	s.records = append(s.records, record)
}

func (s *shop) effect(t *testing.T, r *refundcases.Redeemable, cart discount.Cart, lines []string) discount.Cart {
	t.Helper()
	program, err := discount.Compile(r.Discount)
	if err != nil {
		t.Fatal(err)
	}
	turn := discount.Turn{Cart: cart, Mode: r.Mode, Selection: discount.Selection{Match: s.match(r, lines)}}
	if r.CheapestUnit {
		turn.Selection.Entries, err = discount.CompileEntries([]discount.Entry{{Effect: discount.EntryEffectApplyToCheapest, Target: discount.TargetUnit}})
		if err != nil {
			t.Fatal(err)
		}
	}
	turn.Catalog = func(id string) (discount.Good, bool) {
		return discount.Good{ProductID: id, Price: discount.Minor(r.UnitPrice)}, true
	}
	return program.Apply(turn).Cart
}

// match selects the lines of a redeemable.
func (s *shop) match(r *refundcases.Redeemable, lines []string) []int {
	all := discount.NoEntry
	if r.CheapestUnit {
		all = 0
	}
	var match []int
	for _, line := range lines {
		if r.ApplicableTo == nil || slices.Contains(r.ApplicableTo, line) {
			match = append(match, all)
		} else {
			match = append(match, discount.NotSelected)
		}
	}
	return match
}

// judge is Request.Judge by the rules of the case.
func (s *shop) judge(t *testing.T) func(string, discount.Cart, []string) (discount.Cart, bool) {
	return func(record string, cart discount.Cart, lines []string) (discount.Cart, bool) {
		i := slices.IndexFunc(s.Redeemables, func(r refundcases.Redeemable) bool { return r.Ref == record })
		r := &s.Redeemables[i]
		units, by := int64(0), map[string]int64{}
		for i, l := range cart.Lines {
			units += l.Quantity
			by[lines[i]] += l.Quantity
		}
		holds := cart.Amount.Minor >= r.AmountAtLeast && units >= r.ItemsAtLeast
		for line, n := range r.Bundle {
			holds = holds && by[line] >= n
		}
		if !holds {
			return cart.Untouched(), true
		}
		return s.effect(t, r, cart, lines), true
	}
}

// back returns what a return of the case asks for; a rollback is the return of all that is left.
func (s *shop) back(t *testing.T, state refund.State, r refundcases.Return) refund.Change {
	t.Helper()
	req := refund.Request{Amount: r.Amount, Rest: r.Rest, Policy: refund.Policy(s.Policy), RefundOrder: refund.RefundOrder(s.RefundOrder), Lines: s.cart.Lines, Judge: s.judge(t)}
	for _, item := range r.Items {
		req.Items = append(req.Items, refund.Item{Lines: []string{item.Ref}, Quantity: item.Quantity})
	}
	if r.Rollback {
		for i, line := range s.lines {
			if units, _ := s.sale.Left(state, i); units > 0 {
				req.Items = append(req.Items, refund.Item{Lines: []string{line}, Quantity: units})
			}
		}
	}
	change, err := s.sale.Return(state, req)
	if err != nil {
		t.Fatal(err)
	}
	return change
}

func (s *shop) expectSold(t *testing.T) {
	t.Helper()
	for name, got := range map[string]int64{"goods": s.sale.Goods, "money": s.sale.Money, "amount": s.cart.Amount.Minor} {
		expect(t, "sold "+name, s.Sold, name, got)
	}
	for ref, want := range s.Applied {
		r := s.records[slices.IndexFunc(s.records, func(r refund.Record) bool { return r.ID == ref })]
		var lines int64
		for _, l := range r.Lines {
			lines += l.Discount
		}
		expect(t, ref, want, "amount", r.Order+lines)
		expect(t, ref, want, "value", r.Order+lines)
		expect(t, ref, want, "points", r.Points)
	}
	if total := s.cart.TotalAmount().Minor; len(s.Payments) == 0 && total != s.sale.Money {
		t.Errorf("the order's total is %d and the sale's money %d", total, s.sale.Money)
	}
}

func expectReturn(t *testing.T, s *shop, i int, r refundcases.Return, before refund.State, c refund.Change) {
	t.Helper()
	status := "PARTIALLY_RETURNED"
	if c.State.Done {
		status = "RETURNED"
	}
	for name, got := range map[string]int64{"amount": c.Amount, "money": c.Money, "kept": c.Kept, "withheld": c.Withheld} {
		expect(t, "return", r.Expect, name, got)
	}
	if want, sent := r.Expect["status"]; sent && want != status {
		t.Errorf("return %d: status is %s, want %s", i+1, status, want)
	}
	for ref, want := range r.Gives {
		at := slices.IndexFunc(s.sale.Steps, func(st refund.Step) bool { return st.Record == ref })
		g, step := c.Steps[at], s.sale.Steps[at]
		forfeited := int64(0)
		if step.PointsBack == refund.PointsNever {
			forfeited = g.Value
		}
		for name, got := range map[string]int64{"amount": g.Discount(), "credits": g.Value, "value": g.Value, "points": g.Points, "forfeited": forfeited} {
			expect(t, ref, want, name, got)
		}
	}
	for _, e := range s.Earned {
		earning := refund.Earning{Points: e.Points, Basis: e.Basis}
		if want, sent := r.Takes[e.Ref]; sent {
			if got := s.sale.TakenBack(c.State, earning) - s.sale.TakenBack(before, earning); got != want {
				t.Errorf("return %d takes back %d points of %s, want %d", i+1, got, e.Ref, want)
			}
		}
	}
	expectWhole(t, &s.sale, before, c)
}

func expect(t *testing.T, what string, want refundcases.Figures, name string, got int64) {
	t.Helper()
	if n, sent := want.Int(name); sent && n != got {
		t.Errorf("%s: %s is %d, want %d", strings.TrimSpace(what), name, got, n)
	}
}

// expectWhole checks what holds after every return.
func expectWhole(t interface {
	Helper()
	Errorf(string, ...any)
}, s *refund.Sale, before refund.State, c refund.Change) {
	t.Helper()
	if c.Refunded+c.Kept != s.Goods {
		t.Errorf("%d refunded and %d kept are not the goods of %d", c.Refunded, c.Kept, s.Goods)
	}
	value := c.State.Money
	for i := range s.Steps {
		step, given := &s.Steps[i], &c.State.Steps[i]
		value += given.Value
		var took int64
		for cell := range s.Cells {
			took += step.Share(cell)
		}
		for _, f := range s.Free {
			if f.Step == i {
				took += f.Value
			}
		}
		if given.Discount() > took || given.Value > step.Value || given.Points > step.Points {
			t.Errorf("step %d gave back %+v of %+v", i, given, step)
		}
		if d := c.Steps[i]; d.Order < 0 || d.Discount() < 0 || d.Value < 0 || d.Points < 0 || slices.ContainsFunc(d.Lines, negative) || slices.ContainsFunc(d.FreeUnits, negative) {
			t.Errorf("step %d gives back less than nothing: %+v", i, d)
		}
		if c.State.Done && (given.Discount() != took || given.Value != step.Value || given.Points != step.Points && step.PointsBack != refund.PointsNever) {
			t.Errorf("after the last unit step %d gave back %+v of %+v", i, given, step)
		}
	}
	if value != c.Refunded {
		t.Errorf("money and tenders got %d of %d", value, c.Refunded)
	}
	if c.Amount < 0 || c.Money < 0 || c.Withheld < 0 || c.Kept < 0 || c.Amount != c.Refunded-before.Refunded {
		t.Errorf("a figure is wrong: %+v", c)
	}
	for _, r := range c.Items {
		if r.Amount < 0 || r.Subtotal < 0 || r.Free > r.Quantity {
			t.Errorf("a line is wrong: %+v", r)
		}
	}
}

func negative(n int64) bool { return n < 0 }
