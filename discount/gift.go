package discount

import "github.com/punchcardhq/punchcard/fault"

// Gift is a gift card as payment.
type Gift struct {
	// Effect is EffectApplyToOrder, also when empty, or EffectApplyToItems.
	Effect Effect
	// Balance is the credit that the card can spend now, in minor units, without credits reserved by other sessions.
	Balance int64
	// Credits is how much the customer wants to spend; nil spends as much as the order needs.
	Credits *int64
}

// Payment is the result of paying with a gift card or with points.
type Payment struct {
	Outcome
	// Spent is taken from the card: credits in minor units, or points. It is never more than was needed.
	Spent int64
}

// Apply pays with the card. On the order, the credits lower what is left to pay; on items, they are taken off the selected
// lines in the order of application, within each line and its limits. Only credits that pay something are spent: of 5000 on
// an order of 3000, 3000. The calculation mode makes no difference.
//
// It fails, without effect, with
//   - invalid_gift when Credits is negative,
//   - gift_amount_exceeded when Credits is above the balance, or the card is empty,
//   - missing_amount when the order has no amount,
//   - missing_order_items_amount when items are to be paid and no selected line has an amount.
func (g Gift) Apply(turn Turn) (Payment, error) {
	credits := g.Balance
	if g.Credits != nil {
		credits = *g.Credits
	}
	switch {
	case credits < 0 && g.Credits != nil:
		return Payment{}, fault.Invalid("invalid_gift", "Invalid gift",
			"Property .gift.credits must be >= 0 (actual value is '%d')", credits)
	case g.Balance <= 0 || credits > g.Balance:
		return Payment{}, fault.Invalid("gift_amount_exceeded", "gift amount exceeded",
			"%d credits were asked for and the card holds %d", credits, max(0, g.Balance))
	case g.Effect == EffectApplyToItems && !turn.hasPricedSelection():
		return Payment{}, fault.Invalid("missing_order_items_amount", "Missing applicable order items",
			"At least one applicable order item with amount is required to redeem this GIFT_VOUCHER")
	case g.Effect != EffectApplyToItems && !turn.Cart.Amount.Known:
		return Payment{}, missingAmount("GIFT_VOUCHER")
	}
	if g.Effect != EffectApplyToItems {
		s := newStep(turn, EffectApplyToOrder, 0)
		spent := s.offOrder(credits)
		return Payment{s.outcome(false), spent}, nil
	}
	var spent int64
	s := newStep(turn, EffectApplyToItems, 0)
	s.choose(nil, 1)
	for i := range s.picks {
		p := &s.picks[i]
		spent += s.offPick(p, min(credits-spent, s.part(p, ModeDiscountedAmount)))
	}
	return Payment{s.outcome(true), spent}, nil
}

// hasPricedSelection reports whether the selection holds a line with an amount, be it one that takes nothing this time.
func (t *Turn) hasPricedSelection() bool {
	sel := t.Selection
	sel.LeftOut = nil
	for line := range t.Cart.Lines {
		if _, selected := sel.match(line); selected && t.Cart.Lines[line].Amount.Known {
			return true
		}
	}
	return false
}

func missingAmount(what string) error {
	return fault.Invalid("missing_amount", "Missing order amount",
		"An order with an amount, or with priced items, is required to redeem this %s", what)
}
