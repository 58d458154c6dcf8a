package discount

import (
	"fmt"
	"math/bits"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// Guard bounds what an effect may give, by what the discounts of the cart come to with it. Credits and points are no discounts: they pay.
//
// An effect that exceeds a bound is cut: its discount on the order is lowered; those on lines are lowered from the last line that it took
// from; what it made free of a line is given wholly or not at all, and so is a replacement. An effect for which there is no room does nothing.
// Discounts that exceeded a bound before stay.
//
// Of an order of 10000 with 4000 off and a bound of 60 percent, an effect of 6000 gets 2000.
type Guard struct {
	Ceilings
	// Refuse leaves the effect as it is: Guarded.Refusal says what it exceeds.
	Refuse bool
	// Floor returns the least price of a unit of a line of the cart, in minor units, 0 for none. Nil: there is none. The line keeps it for
	// each unit after its discounts and its shares of the discounts on the order; one that costs less from the start gets no discount.
	Floor func(index int, line *Line) int64
	// Stands tells of the discounts that the cart has.
	Stands Standing
}

// Standing says how the discounts of a cart count for a guard. Its lists are by line; a line beyond their end has 0.
type Standing struct {
	// Uncounted is the part of Cart.DiscountAmount that does not count: payments, and what exempt redeemables gave. UncountedOf is the same of
	// the lines.
	Uncounted   int64
	UncountedOf []int64
	// Shared is the part of the counted discount on the order that was shared out, and SharesOf what of it lies on each line. The rest lies on
	// what the order costs besides its lines. Only guards with a Floor share out.
	Shared   int64
	SharesOf []int64
}

// Guarded tells what a guard made of an effect.
type Guarded struct {
	// Room is what the bounds of the order left for the effect, unknown without such a bound. Figure is what the effect would have given.
	Room   Money
	Figure int64
	// Cut says that it gave less because of the guard.
	Cut bool
	// Lines are those whose own bound the effect exceeded.
	Lines []GuardedLine
	// Refusal says what the effect exceeds, if the guard refuses.
	Refusal *fault.Error
	// Stands counts the discounts of the cart afterwards.
	Stands Standing
}

// GuardedLine tells what the bounds of a line left for an effect, and what it would have given: on the line, or by the share of the line. Line
// is the index that the line has, or would have, after the effect.
type GuardedLine struct {
	Line         int
	Room, Figure int64
}

func at(list []int64, i int) int64 {
	if i < len(list) {
		return list[i]
	}
	return 0
}

// onOrder is what counts of the discount on the order, onLine of that on a line, and total of all discounts.
func (s *Standing) onOrder(c *Cart) int64 { return max(0, c.DiscountAmount-s.Uncounted) }

func (s *Standing) onLine(c *Cart, i int) int64 {
	return max(0, c.Lines[i].DiscountAmount-at(s.UncountedOf, i))
}

func (s *Standing) total(c *Cart) int64 {
	sum := s.onOrder(c)
	for i := range c.Lines {
		sum += s.onLine(c, i)
	}
	return sum
}

// excess is by how much the discounts of a cart exceed the bound of the order; not above 0 where they do not.
func (g *Guard) excess(s *Standing, c *Cart) int64 {
	ceiling := g.Order(c.InitialAmount)
	if !ceiling.Known {
		return 0
	}
	return s.total(c) - ceiling.Minor
}

// lineExcess is by how much the discounts of a line exceed its bounds, its shares included; not above 0 where they do not.
func (g *Guard) lineExcess(s *Standing, c *Cart, i int) int64 {
	l := &c.Lines[i]
	if !l.Amount.Known {
		return 0
	}
	var over int64
	own := s.onLine(c, i)
	if bound := g.Line(l.Amount.Minor); bound.Known {
		over = own - bound.Minor
	}
	if room, bounded := g.aboveFloor(i, l); bounded {
		over = max(over, own+at(s.SharesOf, i)-room)
	}
	return over
}

// aboveFloor is what a line costs above its floor.
func (g *Guard) aboveFloor(i int, l *Line) (minor int64, bounded bool) {
	if g.Floor == nil {
		return 0, false
	}
	floor := g.Floor(i, l)
	if floor <= 0 {
		return 0, false
	}
	return max(0, l.Amount.Minor-times(floor, l.Quantity)), true
}

// Holds reports whether the discounts of a cart keep all bounds.
func (g *Guard) Holds(c Cart) bool {
	s := g.sharedOut(&c)
	if g.excess(&s, &c) > 0 {
		return false
	}
	for i := range c.Lines {
		if g.lineExcess(&s, &c, i) > 0 {
			return false
		}
	}
	return true
}

// sharedOut shares out what the guard has not seen of the discount on the order: what the client sent itself, and what was given while
// there was no floor.
func (g *Guard) sharedOut(c *Cart) Standing {
	s := g.Stands
	if g.Floor == nil {
		s.Shared, s.SharesOf = 0, nil
		return s
	}
	if s.Shared == 0 || s.Shared > s.onOrder(c) { // a discount was taken back, and nobody knows on which lines
		s.Shared, s.SharesOf = 0, nil
	}
	return s.plus(c, s.shares(c, s.onOrder(c)-s.Shared))
}

// plus adds shares, the last of which is that of no line.
func (s Standing) plus(c *Cart, shares []int64) Standing {
	sum := make([]int64, len(c.Lines))
	for i := range sum {
		sum[i] = at(s.SharesOf, i) + at(shares, i)
	}
	for _, share := range shares {
		s.Shared += share
	}
	s.SharesOf = sum
	return s
}

// shares splits a discount on the order over the lines by what is left of each, and last what the order costs besides them.
func (s *Standing) shares(c *Cart, discount int64) []int64 {
	if discount <= 0 {
		return nil
	}
	return Split(discount, s.left(c)...)
}

// left is what the counted discounts leave of each line, and last of what the order costs besides them. Lines that cost more than the order
// share its amount.
func (s *Standing) left(c *Cart) []int64 {
	left := make([]int64, len(c.Lines), len(c.Lines)+1)
	var sum int64
	for i := range left {
		left[i] = c.Lines[i].Amount.Minor
		sum += left[i]
	}
	besides := c.Amount.Minor - sum
	if besides < 0 {
		left = Split(c.Amount.Minor, left...)
	}
	rest := s.Shared
	for i := range left {
		left[i] = max(0, left[i]-s.onLine(c, i)-at(s.SharesOf, i))
		rest -= at(s.SharesOf, i)
	}
	return append(left, max(0, besides-rest))
}

// guarded holds what the step gave to the bounds of its guard.
func (s *step) guarded(g *Guard) *Guarded {
	before := &s.turn.Cart
	h := &holding{step: s, guard: g, stands: g.sharedOut(before), told: &Guarded{Figure: s.cart.TotalDiscountAmount() - before.TotalDiscountAmount()}}
	if ceiling := g.Order(s.cart.InitialAmount); ceiling.Known {
		h.told.Room = Minor(max(0, ceiling.Minor-h.stands.total(before)))
	}
	switch {
	case g.Refuse:
		h.told.Refusal = h.refusal()
	case h.swapped():
		if h.refusal() != nil {
			s.cart, s.picks, h.told.Cut = before.clone(0), nil, true
		}
	default:
		h.cut()
	}
	if h.told.Stands = h.stands; g.Floor != nil {
		h.told.Stands = h.stands.plus(&s.cart, h.shares())
	}
	return h.told
}

// holding is a step that is held to the bounds of a guard.
type holding struct {
	*step
	guard *Guard
	// stands counts the discounts from before the step.
	stands Standing
	told   *Guarded
}

// swapped reports whether the step replaced units.
func (h *holding) swapped() bool {
	for i := range h.turn.Cart.Lines {
		if len(h.cart.Lines[i].Replacements) > len(h.turn.Cart.Lines[i].Replacements) {
			return true
		}
	}
	return false
}

// before is a line as it was before the step; one that the step made is the zero Line.
func (h *holding) before(i int) Line {
	if i < len(h.turn.Cart.Lines) {
		return h.turn.Cart.Lines[i]
	}
	return Line{}
}

// shares are those of what the step takes off the order.
func (h *holding) shares() []int64 {
	if h.guard.Floor == nil {
		return nil
	}
	return h.stands.shares(&h.turn.Cart, h.cart.DiscountAmount-h.turn.Cart.DiscountAmount)
}

// lineOver is by how much the step exceeds the bounds of a line, and no more than it gave there: what was too much before stays.
func (h *holding) lineOver(i int) int64 {
	over := h.guard.lineExcess(&h.stands, &h.cart, i)
	if i < len(h.turn.Cart.Lines) {
		over = min(over, over-h.guard.lineExcess(&h.stands, &h.turn.Cart, i))
	}
	return max(0, over)
}

// cut lowers what the step gave until all bounds are kept.
func (h *holding) cut() {
	for i := len(h.cart.Lines) - 1; i >= 0; i-- { // from the end, because lines may go
		gave := h.cart.Lines[i].DiscountAmount - h.before(i).DiscountAmount
		if over := min(h.lineOver(i), gave); over > 0 {
			h.told.Lines = append(h.told.Lines, GuardedLine{Line: i, Room: gave - over, Figure: gave})
			h.lower(i, over)
		}
	}
	slices.Reverse(h.told.Lines)
	over := h.guard.excess(&h.stands, &h.cart)
	if onOrder := min(over, h.cart.DiscountAmount-h.turn.Cart.DiscountAmount); onOrder > 0 {
		h.cart.DiscountAmount -= onOrder
		over -= onOrder
		h.told.Cut = true
	}
	for over > 0 && len(h.taken) > 0 {
		i := h.taken[len(h.taken)-1]
		h.taken = h.taken[:len(h.taken)-1]
		gave := h.cart.Lines[i].DiscountAmount - h.before(i).DiscountAmount
		if by := min(over, gave); by > 0 {
			h.lower(i, by)
			over = h.guard.excess(&h.stands, &h.cart)
		}
	}
	h.keepFloors()
}

// lower takes a part of what the step gave on a line back. What it made free of the line, it takes back as a whole.
func (h *holding) lower(i int, by int64) {
	h.told.Cut = true
	l, was := &h.cart.Lines[i], h.before(i)
	if l.Quantity == was.Quantity && l.DiscountQuantity == was.DiscountQuantity {
		l.DiscountAmount -= by
		for k := len(h.picks) - 1; k >= 0; k-- {
			if p := &h.picks[k]; p.line == i {
				back := min(by, p.took)
				p.took -= back
				by -= back
			}
		}
		return
	}
	h.cart.Amount.Minor += was.Amount.Minor - l.Amount.Minor
	if i < len(h.turn.Cart.Lines) {
		*l = was
	} else {
		h.cart.Lines = slices.Delete(h.cart.Lines, i, i+1)
		h.taken = slices.DeleteFunc(h.taken, func(line int) bool { return line == i })
		for k := range h.taken {
			if h.taken[k] > i {
				h.taken[k]--
			}
		}
	}
	if !h.turn.Cart.Amount.Known && !slices.ContainsFunc(h.cart.Lines, func(l Line) bool { return l.Amount.Known }) {
		h.cart.Amount, h.cart.InitialAmount = h.turn.Cart.Amount, h.turn.Cart.InitialAmount
	}
}

// keepFloors lowers a discount on the order until its share leaves each line its floor. A share is at most the exact part, rounded up.
func (h *holding) keepFloors() {
	shares := h.shares()
	if shares == nil {
		return
	}
	left := h.stands.left(&h.turn.Cart)
	var sum int64
	for _, weight := range left {
		sum += weight
	}
	gives := h.cart.DiscountAmount - h.turn.Cart.DiscountAmount
	most := gives
	for i := range h.cart.Lines {
		room, bounded := h.guard.aboveFloor(i, &h.cart.Lines[i])
		if !bounded || left[i] == 0 {
			continue
		}
		room = max(0, room-h.stands.onLine(&h.cart, i)-at(h.stands.SharesOf, i))
		most = min(most, floored(room, sum, left[i]))
		if shares[i] > room {
			h.told.Lines = append(h.told.Lines, GuardedLine{Line: i, Room: room, Figure: shares[i]})
			h.told.Cut = true
		}
	}
	if len(h.told.Lines) > 0 {
		h.cart.DiscountAmount -= gives - most
	}
}

// floored returns amount · num / den, rounded down, for figures that are not negative and a den above zero; it stops at MaxAmount.
func floored(amount, num, den int64) int64 {
	hi, lo := bits.Mul64(uint64(amount), uint64(num))
	if hi >= uint64(den) {
		return MaxAmount
	}
	whole, _ := bits.Div64(hi, lo, uint64(den))
	return int64(min(whole, MaxAmount))
}

// refusal names the first bound that the step exceeds, or is nil.
func (h *holding) refusal() *fault.Error {
	c, g := &h.cart, h.guard
	was := h.guard.excess(&h.stands, &h.turn.Cart)
	if over := g.excess(&h.stands, c); over > max(0, was) {
		total := h.stands.total(c)
		if byPercent := percentOf(c.InitialAmount.Minor, g.MaxPercent); byPercent.Known && total-over == byPercent.Minor && c.InitialAmount.Minor > 0 {
			return exceeded("Order would be discounted by %s %% (at most %s %%)", percentText(total, c.InitialAmount.Minor), g.MaxPercent)
		}
		return exceeded("Order would be discounted by %d (at most %d)", total, total-over)
	}
	for i := range c.Lines {
		if h.lineOver(i) == 0 {
			continue
		}
		l, own := &c.Lines[i], h.stands.onLine(c, i)
		if bound := g.Line(l.Amount.Minor); bound.Known && own > bound.Minor && l.Amount.Minor > 0 {
			return exceeded("items[%d] would be discounted by %s %% (at most %s %%)", i, percentText(own, l.Amount.Minor), g.MaxLinePercent)
		}
		return h.belowFloor(i, own+at(h.stands.SharesOf, i))
	}
	shares := h.shares()
	for i := range c.Lines {
		off := h.stands.onLine(c, i) + at(h.stands.SharesOf, i) + at(shares, i)
		if room, bounded := g.aboveFloor(i, &c.Lines[i]); bounded && at(shares, i) > 0 && off > room {
			return h.belowFloor(i, off)
		}
	}
	return nil
}

func (h *holding) belowFloor(i int, off int64) *fault.Error {
	l := &h.cart.Lines[i]
	return exceeded("items[%d] would cost %d (at least %d)", i, l.Amount.Minor-off, times(h.guard.Floor(i, l), l.Quantity))
}

func exceeded(details string, args ...any) *fault.Error {
	return fault.Invalid("discount_guard_exceeded", "Discount guard exceeded", "%s", fmt.Sprintf(details, args...))
}

// percentText says how many percent of a whole a part is, rounded up to hundredths: 72.733 are 72.74.
func percentText(part, whole int64) string {
	return decimal.NewFromInt(part).Mul(hundred).DivRound(decimal.NewFromInt(whole), 20).RoundCeil(2).String()
}
