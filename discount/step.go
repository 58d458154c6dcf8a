package discount

import "github.com/shopspring/decimal"

// step is the state of one effect while it is computed: the copy of the cart that it changes, and intermediate results.
type step struct {
	turn    Turn
	cart    Cart
	bundles int64 // the multiplier, at least 1
	facts   cartFacts
	limits  limits
	picks   []pick
	// left is how much discounts on lines may still take off: the value of the cart less all earlier discounts. It is below
	// zero where those took more.
	left int64

	shown   Discount // as answers show it
	dynamic bool     // a figure came from a formula
	taken   []int    // the lines that money was taken off, in this order; for a guard alone
}

// newStep begins an effect. An effect on the order as a whole does not change lines and shares those of the turn.
func newStep(turn Turn, effect Effect, more int) *step {
	s := &step{turn: turn, cart: turn.Cart, bundles: max(1, turn.Bundles)}
	if effect == EffectApplyToOrder && turn.Cart.untouched() {
		s.cart.AppliedDiscountAmount = 0
	} else {
		s.cart = turn.Cart.clone(more)
	}
	s.facts = cartFacts{cart: &s.turn.Cart, bundles: turn.Bundles, outer: turn.Facts, line: none}
	var lines int64
	for i := range s.cart.Lines {
		lines += s.cart.Lines[i].Amount.Minor
	}
	s.left = max(lines, s.cart.Amount.Minor) - s.cart.TotalDiscountAmount()
	return s
}

// choose picks the lines and units that the selection gives, within the unit limits of the entries, and opens the money
// limits.
func (s *step) choose(discountLimit *int64, scaleUnits int64) {
	sel := &s.turn.Selection
	s.limits = newLimits(sel.Entries, discountLimit, scaleUnits)
	s.picks = s.capUnits(pickUnits(&s.turn.Cart, sel))
}

// offLine takes money off a line, as much of it as the line and the cart have left, and returns what was taken.
func (s *step) offLine(line int, money int64) int64 {
	l := &s.cart.Lines[line]
	money = max(0, min(money, l.Subtotal().Minor, s.left))
	l.DiscountAmount += money
	s.left -= money
	if s.turn.Guard != nil && money > 0 {
		s.taken = append(s.taken, line)
	}
	return money
}

// offPick takes money off the line of a pick, within the money limits too.
func (s *step) offPick(p *pick, money int64) int64 {
	money = s.offLine(p.line, min(money, s.limits.remainingMoney(p.entry)))
	s.limits.spend(p.entry, money)
	p.took += money
	return money
}

// offOrder takes money off the order, as much of it as is left to pay, and returns what was taken.
func (s *step) offOrder(money int64) int64 {
	money = max(0, min(money, s.cart.TotalAmount().Minor))
	s.cart.DiscountAmount += money
	return money
}

// base returns the money of a line from which a discount is computed: what is left of it, or all of it in
// ModeInitialAmount.
func (l *Line) base(mode Mode) int64 {
	if mode == ModeInitialAmount {
		return l.Amount.Minor
	}
	return l.Subtotal().Minor
}

// part returns the share of a pick's units in the base of its line: 2 of 3 units of 1000 are 667.
func (s *step) part(p *pick, mode Mode) int64 {
	l := &s.cart.Lines[p.line]
	return rounded(l.base(mode), p.units, l.Quantity)
}

// rate returns the rate of a percentage for all bundles together, at most 100 percent.
func (s *step) rate(percent decimal.Decimal) rate {
	if s.bundles > 1 {
		percent = decimal.Min(hundred, percent.Mul(decimal.NewFromInt(s.bundles)))
	}
	return rateOf(percent)
}
