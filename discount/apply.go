package discount

// Apply computes the effect of the discount on the cart of the turn. It does not change its input and reads neither a clock
// nor a random source: the same turn always has the same result. It never fails; a discount without anything to discount,
// as one on lines without a price, changes nothing.
func (p *Program) Apply(turn Turn) Result {
	effect := p.discount.ResolvedEffect(turn.Selection.RuleListsProducts)
	s := newStep(turn, effect, max(1, len(p.discount.Units)))
	s.shown = p.discount
	switch effect {
	case EffectApplyToOrder:
		s.offWholeOrder(p)
	case EffectApplyToItems, EffectApplyToItemsByQuantity:
		s.offEachLine(p, effect)
	case EffectApplyToItemsProportionally, EffectApplyToItemsProportionallyByQuantity:
		s.offProportionally(p, effect)
	case EffectAddMissingItems, EffectAddNewItems, EffectAddSameItems:
		s.giveUnits(p, effect)
	case EffectAddManyItems:
		s.giveMany(p)
	case EffectReplaceItems:
		s.replace(p)
	}
	return Result{Outcome: s.outcome(effect.OnLines()), Discount: s.evaluated(effect)}
}

// evaluated returns the discount as answers show it.
func (s *step) evaluated(effect Effect) Discount {
	d := s.shown
	d.Effect = effect
	d.AmountOffFormula, d.PercentOffFormula, d.FixedAmountFormula, d.UnitOffFormula = "", "", "", ""
	d.IsDynamic = &fixed
	if s.dynamic {
		d.IsDynamic = &dynamic
	}
	return d
}

// fixed and dynamic are the values to which Discount.IsDynamic points.
var fixed, dynamic = false, true

// outcome returns the outcome of the step.
func (s *step) outcome(onLines bool) Outcome {
	var out Outcome
	if g := s.turn.Guard; g != nil {
		out.Guarded = s.guarded(g)
	}
	out.Cart = s.cart
	if s.turn.Selection.Entries.Len() > 0 {
		if !onLines {
			// The reached entries are for information alone when the effect does not work on lines.
			s.choose(nil, 1)
		}
		out.Entries = s.reached()
	}
	if onLines {
		out.Units = s.discountedUnits()
	}
	out.Changed = out.Cart.apply(s.turn.Cart)
	return out
}
