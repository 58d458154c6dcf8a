package discount

import "slices"

// replace computes EffectReplaceItems: units of the picked lines are swapped for units of another product, unit_off of
// them for each. Bundles multiply the unit limits.
//
// The amount of the order grows by the price of the new units and shrinks by that of the old ones, and the line of the new
// units gets the difference off, so that the customer pays the same as before. One unit of 2000 for one of 2500 raises the
// order by 500 and takes 500 off. Where the new units are cheaper the order simply gets cheaper.
//
// Only units that are still to be paid are swapped: earlier discounts on a line or the order stay covered by its amount. A
// swap of unknown value, because one side has no price, is not made, and neither is one of a product for itself.
func (s *step) replace(p *Program) {
	d := &p.discount
	s.choose(nil, s.bundles)
	each, from := s.wholeFigure(p.figure, d.UnitOff)
	show(s, &s.shown.UnitOff, each, from)
	good, found := s.find(d.UnitType)
	s.shown.Product, s.shown.SKU = good.references(d.Product, d.SKU)
	if !found || each <= 0 {
		s.picks = nil
		return
	}
	for i := range s.picks {
		pick := &s.picks[i]
		if slices.Contains(s.linesOf(good), pick.line) {
			pick.units = 0
			continue
		}
		pick.units = s.swap(pick.line, pick.units, good, each)
		pick.took = pick.units
	}
	s.picks = slices.DeleteFunc(s.picks, func(p pick) bool { return p.units == 0 })
}

// swap replaces at most n units of a line and returns how many it replaced.
func (s *step) swap(source int, n int64, good Good, each int64) int64 {
	targets := s.linesOf(good)
	open := s.open(targets)
	n = min(n, s.swappable(source), MaxQuantity/each)
	if n <= 0 || len(open) == 0 && len(targets) > 0 {
		return 0
	}
	from := &s.cart.Lines[source]
	removed := from.Amount.Minor
	if n < from.Quantity {
		removed = min(removed, from.value(n))
	}
	worth, known := s.worth(open, good, n*each)
	if !known || removed > from.Subtotal().Minor || removed-worth > s.left {
		return 0
	}
	from.Quantity -= n
	from.Amount.Minor -= removed
	from.UnitEffect = true
	s.raise(-removed)

	was := s.left
	target := s.place(open, good, n*each)
	added := s.left - was
	off := s.offLine(target, added-removed)

	from = &s.cart.Lines[source] // place may have moved the lines
	from.Replacements = append(slices.Clip(from.Replacements), Replacement{
		SourceIndex: source, SourceQuantity: -n, SourceAmount: -removed,
		TargetIndex: target, TargetQuantity: n * each, TargetAmount: added, TargetDiscountAmount: off,
	})
	return n
}

// swappable returns how many units of a line are neither free nor needed to cover earlier discounts.
func (s *step) swappable(line int) int64 {
	l := &s.cart.Lines[line]
	if !l.Amount.Known || !l.hasUnitValue() {
		return 0
	}
	units := l.Quantity - l.DiscountQuantity
	switch left := l.Subtotal().Minor; {
	case l.DiscountAmount == 0:
	case l.Price.Known && l.Price.Minor > 0:
		units = min(units, left/l.Price.Minor)
	case !l.Price.Known && l.Amount.Minor > 0:
		units = min(units, times(left, l.Quantity)/l.Amount.Minor)
	}
	return units
}

// worth returns the price of units that are added to the first of these lines, or to a new one.
func (s *step) worth(lines []int, good Good, units int64) (minor int64, known bool) {
	if len(lines) == 0 {
		return times(good.Price.Minor, units), good.Price.Known
	}
	l := &s.cart.Lines[lines[0]]
	return l.value(units), l.Amount.Known && l.hasUnitValue()
}
