package refund_test

import (
	"fmt"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/refund"
)

// drawSale draws an order with discounts, tenders and free units, of amounts up to the largest.
func drawSale(t *rapid.T, free bool) refund.Sale {
	o := refund.Order{}
	most := rapid.SampledFrom([]int64{7, 500, 20000, discount.MaxAmount / 40}).Draw(t, "largest price")
	lines := rapid.IntRange(0, 5).Draw(t, "lines")
	for i := range lines {
		l := refund.Line{ID: fmt.Sprintf("line_%d", i), Quantity: rapid.Int64Range(1, 6).Draw(t, "quantity")}
		if rapid.IntRange(0, 5).Draw(t, "priced") > 0 {
			l.Amount = discount.Minor(rapid.Int64Range(0, most).Draw(t, "amount"))
			o.Amount.Minor += l.Amount.Minor
		}
		o.Lines = append(o.Lines, l)
	}
	switch rapid.IntRange(0, 3).Draw(t, "amount") {
	case 0:
		o.Amount.Minor += rapid.Int64Range(0, most).Draw(t, "more")
	case 1:
		o.Amount.Minor -= rapid.Int64Range(0, o.Amount.Minor).Draw(t, "less")
	}
	o.Amount.Known = true
	var records []refund.Record
	for i := range rapid.IntRange(0, 4).Draw(t, "records") {
		r := refund.Record{ID: fmt.Sprintf("r_%d", i), Tender: rapid.SampledFrom([]refund.Tender{"", "", refund.TenderCredits, refund.TenderPoints, refund.TenderPayment}).Draw(t, "tender")}
		r.PointsBack = rapid.SampledFrom([]refund.PointsBack{refund.PointsByShare, refund.PointsAtLast, refund.PointsNever}).Draw(t, "points back")
		if r.Tender == refund.TenderPoints || r.Tender == refund.TenderPayment {
			r.Points = rapid.Int64Range(0, 3000).Draw(t, "points")
		}
		if rapid.Bool().Draw(t, "on the order") || lines == 0 {
			r.Order = rapid.Int64Range(0, most*3).Draw(t, "off the order")
			if r.Tender != refund.TenderPayment {
				o.Discount += r.Order
			}
		} else {
			at := rapid.IntRange(0, lines-1).Draw(t, "line")
			l := &o.Lines[at]
			off := refund.RecordLine{LineID: l.ID, Discount: rapid.Int64Range(0, most).Draw(t, "off the line")}
			if free && r.Tender == "" && rapid.Bool().Draw(t, "free") {
				off.FreeUnits = rapid.Int64Range(1, 3).Draw(t, "free units")
				l.Quantity += off.FreeUnits
				l.Amount = discount.Minor(l.Amount.Minor + off.Discount)
				o.Amount.Minor += off.Discount
				r.Qualified = rapid.SampledFrom([][]string{nil, {o.Lines[0].ID}}).Draw(t, "qualified")
			}
			l.Discount += off.Discount
			r.Lines = append(r.Lines, off)
		}
		records = append(records, r)
	}
	o.Discount += rapid.Int64Range(0, 50).Draw(t, "off by the client")
	return refund.NewSale(o, records)
}

// drawReturn draws a request for some of what is left; ok is false when nothing is.
func drawReturn(t *rapid.T, s *refund.Sale, state refund.State, all bool) (r refund.Request, ok bool) {
	if rapid.IntRange(0, 3).Draw(t, "rest sent") == 0 && !all {
		rest := rapid.Bool().Draw(t, "rest")
		r.Rest = &rest
	}
	for cell, c := range s.Cells {
		left, free := s.Left(state, cell)
		if s.Unpriced && c.Line != "" {
			left = free
		}
		if left == 0 {
			continue
		}
		n := left
		if !all {
			n = rapid.Int64Range(0, min(left, 1000)).Draw(t, "units")
		}
		switch {
		case n == 0:
		case c.Line != "":
			r.Items = append(r.Items, refund.Item{Lines: []string{c.Line}, Quantity: n})
		case s.Unpriced && len(r.Items) == 0:
			r.Amount = n
		case all && !s.Unpriced:
			yes := true
			r.Rest = &yes
		}
	}
	return r, len(r.Items) > 0 || r.Amount > 0 || r.Rest != nil && *r.Rest && !s.Unpriced
}

var drawPolicy = rapid.SampledFrom([]refund.Policy{refund.PolicyKeep, refund.PolicyReevaluate})
var drawRefundOrder = rapid.SampledFrom([]refund.RefundOrder{refund.Proportional, refund.CreditsFirst, refund.MoneyFirst})

// halfOff is a judge with a threshold: half the price off the kept goods of three units and more.
func halfOff(record string, cart discount.Cart, _ []string) (discount.Cart, bool) {
	if record == "r_3" {
		return discount.Cart{}, false
	}
	var units int64
	for _, l := range cart.Lines {
		units += l.Quantity
	}
	after := cart.Untouched()
	if units >= 3 {
		after.AppliedDiscountAmount = after.TotalAmount().Minor / 2
	}
	return after, true
}

func TestFiguresAddUpAfterEveryReturn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSale(t, true)
		policy, refundOrder := drawPolicy.Draw(t, "policy"), drawRefundOrder.Draw(t, "refund order")
		state := refund.State{}
		step := func(all bool) {
			r, ok := drawReturn(t, &s, state, all)
			if !ok {
				return
			}
			r.Policy, r.RefundOrder, r.Judge = policy, refundOrder, halfOff
			before := state
			c, err := s.Return(state, r)
			if err != nil {
				t.Fatal(err)
			}
			if !reflect.DeepEqual(before, state) {
				t.Fatal("the state before was changed")
			}
			expectWhole(t, &s, state, c)
			state = c.State
		}
		for range rapid.IntRange(0, 5).Draw(t, "returns") {
			step(false)
		}
		for range 2 { // of an order without prices, free units and the amount come back one after the other
			step(true)
		}
		if len(s.Cells) > 0 && !s.Unpriced && (!state.Done || state.Refunded != s.Goods) {
			t.Errorf("everything came back, and the state is %+v of %+v", state, s)
		}
	})
}

// TestTheWayDoesNotMatter returns the same units in two ways under KEEP: all figures end the same.
func TestTheWayDoesNotMatter(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := drawSale(t, false)
		refundOrder := drawRefundOrder.Draw(t, "refund order")
		var requests []refund.Request
		state := refund.State{}
		play := func(state refund.State, r refund.Request) refund.State {
			r.Policy, r.RefundOrder = refund.PolicyKeep, refundOrder
			c, err := s.Return(state, r)
			if err != nil {
				t.Fatal(err)
			}
			return c.State
		}
		for range rapid.IntRange(1, 5).Draw(t, "returns") {
			r, ok := drawReturn(t, &s, state, false)
			if !ok || r.Rest != nil {
				continue
			}
			requests = append(requests, r)
			state = play(state, r)
		}
		other := refund.State{}
		for i := range requests {
			other = play(other, requests[len(requests)-1-i])
		}
		if !reflect.DeepEqual(state, other) {
			t.Errorf("one way ends in\n%+v and the other in\n%+v", state, other)
		}
	})
}

func TestAReturnIsRefused(t *testing.T) {
	priced := refund.NewSale(refund.Order{Amount: discount.Minor(1000), Lines: []refund.Line{{ID: "a", Quantity: 2, Amount: discount.Minor(1000)}}}, nil)
	bare := refund.NewSale(refund.Order{Amount: discount.Minor(1000), Lines: []refund.Line{{ID: "a", Quantity: 2}}}, nil)
	items := func(line string, quantity int64) refund.Request {
		return refund.Request{Items: []refund.Item{{Lines: []string{line}, Quantity: quantity}}}
	}
	both := items("a", 1)
	both.Amount = 1
	for name, c := range map[string]struct {
		sale    refund.Sale
		request refund.Request
		key     string
		words   string
	}{
		"nothing":               {priced, refund.Request{}, "invalid_payload", "Property .items must NOT have fewer than 1 items"},
		"no units":              {priced, items("a", 0), "invalid_payload", "Property .items[0].quantity must be >= 1 (actual value is '0')"},
		"a strange line":        {priced, items("b", 1), "invalid_payload", "Property .items[0] names a line that the order does not have"},
		"too many units":        {priced, items("a", 3), "return_exceeds_order", "Line a has 2 units left (the return has 3)"},
		"both":                  {priced, both, "invalid_payload", "Property .amount must not be sent together with items"},
		"an amount of lines":    {priced, refund.Request{Amount: 1}, "invalid_payload", "Property .amount is of an order without priced lines; of this one, send items"},
		"less than nothing":     {bare, refund.Request{Amount: -1}, "invalid_payload", "Property .amount must be > 0 (actual value is '-1')"},
		"no amount":             {bare, refund.Request{}, "invalid_payload", "Property .amount must be sent: the order has no priced lines, so that its goods come back by their list value"},
		"lines without a price": {bare, items("a", 1), "invalid_payload", "Property .items[0] names a line without a price: of this order, send the amount that comes back"},
		"more than there is":    {bare, refund.Request{Amount: 1001}, "return_exceeds_order", "The order has an amount of 1000 left (the return has 1001)"},
		"the same line too often": {priced, refund.Request{Items: []refund.Item{{Lines: []string{"a"}, Quantity: 1}, {Lines: []string{"a"}, Quantity: 2}}},
			"return_exceeds_order", "Line a has 2 units left (the return has 3)"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := c.sale.Return(refund.State{}, c.request)
			f, ok := fault.As(err)
			if !ok || f.Key != c.key || f.Details != c.words {
				t.Errorf("refused with %#v, want %s: %s", err, c.key, c.words)
			}
		})
	}
}

// TestNoTenderLosesWhenTheRefundGrows returns 10 of 14 units and then one more: with units left over to the largest fractions, the second card
// would get 2 and then 1.
func TestNoTenderLosesWhenTheRefundGrows(t *testing.T) {
	s := refund.NewSale(refund.Order{Amount: discount.Minor(14), Discount: 8, Lines: []refund.Line{{ID: "a", Quantity: 14, Amount: discount.Minor(14)}}},
		[]refund.Record{{ID: "r_1", Tender: refund.TenderCredits, Order: 6}, {ID: "r_2", Tender: refund.TenderCredits, Order: 2}})
	state := refund.State{}
	for _, units := range []int64{10, 1, 1, 1, 1} {
		c, err := s.Return(state, refund.Request{Items: []refund.Item{{Lines: []string{"a"}, Quantity: units}}})
		if err != nil {
			t.Fatal(err)
		}
		expectWhole(t, &s, state, c)
		state = c.State
	}
}
