package order

import "github.com/punchcardhq/punchcard/discount"

// Guard is what the discount guard of the project knows of an order. It is never changed in place: several states of an order share it.
type Guard struct {
	// Uncounted is the part of Order.DiscountAmount that does not count as a discount: payments with credits and points, and what exempt
	// redeemables gave.
	Uncounted int64
	// Shared is the part of what counts whose shares stand on the lines; see discount.Standing.
	Shared int64
	// Bounds are those that the order kept before and after its last redemption. Nil: there were none, the order exceeded them before, or
	// its figures were stated anew since.
	Bounds *discount.Ceilings
}

// ItemGuard is what the discount guard knows of a line. It is never changed in place.
type ItemGuard struct {
	// Uncounted is the part of Item.DiscountAmount that does not count as a discount, and Share what lies on the line of the discounts on the
	// order.
	Uncounted, Share int64
	// Floor is the least price of a unit that the order was held to, 0 for none.
	Floor int64
}

// Standing says how the discounts of the order count for a guard.
func (o *Order) Standing() (s discount.Standing) {
	if o.Guard != nil {
		s.Uncounted, s.Shared = o.Guard.Uncounted, o.Guard.Shared
	}
	for i := range o.Items {
		g := o.Items[i].Guard
		if g == nil {
			continue
		}
		if s.UncountedOf == nil {
			s.UncountedOf, s.SharesOf = make([]int64, len(o.Items)), make([]int64, len(o.Items))
		}
		s.UncountedOf[i], s.SharesOf[i] = g.Uncounted, g.Share
	}
	return s
}

// SetGuard keeps how the discounts of the order count, the bounds that it was held to, and the floors of its lines, nil for none. It leaves
// the items as they are unless one of them changes; then it makes new ones.
func (o *Order) SetGuard(s discount.Standing, bounds *discount.Ceilings, floors []int64) {
	o.Guard = nil
	if g := (Guard{Uncounted: s.Uncounted, Shared: s.Shared, Bounds: bounds}); g != (Guard{}) {
		o.Guard = &g
	}
	of := func(list []int64, i int) int64 {
		if i < len(list) {
			return list[i]
		}
		return 0
	}
	var items []Item
	for i := range o.Items {
		next := ItemGuard{Uncounted: of(s.UncountedOf, i), Share: of(s.SharesOf, i), Floor: of(floors, i)}
		if was := o.Items[i].Guard; was == nil && next == (ItemGuard{}) || was != nil && *was == next {
			continue
		}
		if items == nil {
			items = append(items, o.Items...)
		}
		if items[i].Guard = nil; next != (ItemGuard{}) {
			items[i].Guard = &next
		}
	}
	if items != nil {
		o.Items = items
	}
}

// Bounds are those that the order keeps; see Guard.Bounds.
func (o *Order) Bounds() *discount.Ceilings {
	if o.Guard == nil {
		return nil
	}
	return o.Guard.Bounds
}

// BreaksGuard reports whether the discounts of the order exceed the bounds that it was held to, which no redemption does.
func (o *Order) BreaksGuard() bool {
	bounds := o.Bounds()
	if bounds == nil {
		return false
	}
	g := discount.Guard{Ceilings: *bounds, Stands: o.Standing(), Floor: func(i int, _ *discount.Line) int64 {
		if of := o.Items[i].Guard; of != nil {
			return of.Floor
		}
		return 0
	}}
	return !g.Holds(o.Cart())
}

// restate forgets what the guard knows of figures that a request states, but for what was paid with credits and points: it is as paid as it was.
func (g *Guard) restate(discountAmount int64) *Guard {
	if g == nil || g.Uncounted == 0 {
		return nil
	}
	return &Guard{Uncounted: min(g.Uncounted, discountAmount)}
}

func (g *ItemGuard) restate(discountAmount int64) *ItemGuard {
	if g == nil || min(g.Uncounted, discountAmount) == 0 {
		return nil
	}
	return &ItemGuard{Uncounted: min(g.Uncounted, discountAmount)}
}
