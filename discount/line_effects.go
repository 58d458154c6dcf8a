package discount

import "slices"

// offEachLine computes EffectApplyToItems and EffectApplyToItemsByQuantity, a figure off each picked line in the order of
// application. With u units of q picked, base being the money of the line and part = base · u / q:
//
//	AMOUNT   per line  bundles · amount_off, at most part
//	AMOUNT   per unit  amount_off · u, at most part; bundles multiply the unit limits instead
//	PERCENT  part · min(100, bundles · percent_off) / 100, at most amount_limit
//	FIXED    part - new price · u; bundles multiply the unit limits instead
//
// The base of PERCENT and FIXED depends on the calculation mode, that of AMOUNT is always what is left of the line. A line
// without an amount gives nothing.
func (s *step) offEachLine(p *Program, effect Effect) {
	d := &p.discount
	scale := int64(1)
	if effect == EffectApplyToItemsByQuantity || d.Type == TypeFixed {
		scale = s.bundles
	}
	s.choose(d.AggregatedAmountLimit, scale)
	// A formula that does not read the current line has one value for all lines.
	perLine := p.figure != nil && p.figure.ReadsLine()
	var figure func(*pick) int64
	if !perLine {
		figure = s.lineFigure(p, effect)
	}
	for i := range s.picks {
		pick := &s.picks[i]
		if !s.cart.Lines[pick.line].Amount.Known {
			continue
		}
		s.facts.line = pick.line
		if perLine {
			figure = s.lineFigure(p, effect)
		}
		s.offPick(pick, figure(pick))
	}
}

// lineFigure evaluates the figure of the discount and returns a function that computes the discount of a pick.
func (s *step) lineFigure(p *Program, effect Effect) func(*pick) int64 {
	d := &p.discount
	switch d.Type {
	case TypeAmount:
		amount, from := s.moneyFigure(p.figure, d.AmountOff)
		show(s, &s.shown.AmountOff, amount, from)
		if effect == EffectApplyToItemsByQuantity {
			return func(p *pick) int64 { return min(times(amount, p.units), s.part(p, ModeDiscountedAmount)) }
		}
		off := times(amount, s.bundles)
		return func(p *pick) int64 { return min(off, s.part(p, ModeDiscountedAmount)) }
	case TypePercent:
		percent, from := s.percentFigure(p.figure, d.PercentOff)
		show(s, &s.shown.PercentOff, percent, from)
		rate, limit := s.rate(percent), limitOf(d.AmountLimit, 1)
		return func(p *pick) int64 { return min(rate.of(s.part(p, s.turn.Mode)), limit) }
	case TypeFixed:
		price, from := s.moneyFigure(p.figure, d.FixedAmount)
		show(s, &s.shown.FixedAmount, price, from)
		return func(p *pick) int64 { return s.offToPrice(p, price, from) }
	}
	return func(*pick) int64 { return 0 }
}

// offToPrice returns the discount that brings the units of a pick down to their new price: the one of the entry that the
// line matched, or else the price of the discount.
func (s *step) offToPrice(p *pick, price int64, from source) int64 {
	if p.entry != NoEntry {
		e := &s.turn.Selection.Entries.entries[p.entry]
		if own, ownFrom := s.moneyFigure(e.price, e.Price); ownFrom != fromNowhere {
			price, from = own, ownFrom
			s.dynamic = s.dynamic || from == fromFormula
		}
	}
	if from == fromNowhere {
		return 0
	}
	return s.part(p, s.turn.Mode) - times(price, p.units)
}

// offProportionally computes EffectApplyToItemsProportionally and EffectApplyToItemsProportionallyByQuantity: one amount split
// among the picked lines, by the money or by the number of their units. No line takes more than its picked units cost.
//
// The calculation mode decides the weights: the subtotals of the lines, or their amounts.
func (s *step) offProportionally(p *Program, effect Effect) {
	d := &p.discount
	s.choose(d.AggregatedAmountLimit, 1)
	amount, from := s.moneyFigure(p.figure, d.AmountOff)
	show(s, &s.shown.AmountOff, amount, from)
	priced := make([]*pick, 0, len(s.picks))
	for i := range s.picks {
		if s.cart.Lines[s.picks[i].line].Amount.Known {
			priced = append(priced, &s.picks[i])
		}
	}
	// The order of the lines, not that of application, decides who gets the units left over.
	slices.SortFunc(priced, func(a, b *pick) int { return a.line - b.line })
	portions := make([]portion, len(priced))
	var worth int64
	for i, pick := range priced {
		l := &s.cart.Lines[pick.line]
		part := s.part(pick, ModeDiscountedAmount)
		worth += part
		portions[i] = portion{num: pick.units, mul: 1, den: 1, room: min(part, s.limits.remainingMoney(pick.entry))}
		if effect == EffectApplyToItemsProportionally {
			portions[i].num, portions[i].mul, portions[i].den = l.base(s.turn.Mode), pick.units, l.Quantity
		}
	}
	left := max(0, min(times(amount, s.bundles), worth, s.limits.money, s.left))
	split(left, portions)
	for i, pick := range priced {
		left -= s.offPick(pick, portions[i].share)
	}
	// A limit over several lines of an entry may have refused more than split knew of.
	for i, pick := range priced {
		left -= s.offPick(pick, min(left, portions[i].room-pick.took))
	}
}
