package discount

// offWholeOrder computes EffectApplyToOrder, one figure off the order:
//
//	AMOUNT   bundles · amount_off
//	PERCENT  base · min(100, bundles · percent_off) / 100, at most amount_limit
//	FIXED    base - fixed_amount: a new price, so bundles do not multiply it
//
// The base is what is left to pay, or the initial amount in ModeInitialAmount. Each is at most aggregated_amount_limit and
// at most what is left to pay.
func (s *step) offWholeOrder(p *Program) {
	d := &p.discount
	base := s.cart.TotalAmount().Minor
	if s.turn.Mode == ModeInitialAmount {
		base = s.cart.InitialAmount.Minor
	}
	var off int64
	switch d.Type {
	case TypeAmount:
		amount, from := s.moneyFigure(p.figure, d.AmountOff)
		show(s, &s.shown.AmountOff, amount, from)
		off = times(amount, s.bundles)
	case TypePercent:
		percent, from := s.percentFigure(p.figure, d.PercentOff)
		show(s, &s.shown.PercentOff, percent, from)
		off = min(s.rate(percent).of(base), limitOf(d.AmountLimit, 1))
	case TypeFixed:
		price, from := s.moneyFigure(p.figure, d.FixedAmount)
		show(s, &s.shown.FixedAmount, price, from)
		if from != fromNowhere {
			off = base - price
		}
	}
	s.offOrder(min(off, limitOf(d.AggregatedAmountLimit, 1)))
}
