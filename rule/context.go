package rule

import "slices"

var types = []Type{TypeExpression, TypeBasic, TypeAdvanced, TypeComplex}

// contextTypes lists for each redeemable with a discount one context for all effects and one for each effect.
var contextTypes = func() []ContextType {
	all := []ContextType{
		"earning_rule.order.paid", "earning_rule.custom_event", "earning_rule.customer.segment.entered",
		"earning_rule.customer.tier.joined", "earning_rule.customer.tier.left", "earning_rule.customer.tier.upgraded",
		"earning_rule.customer.tier.downgraded", "earning_rule.customer.tier.prolonged",
	}
	effects := []ContextType{
		"apply_to_order", "apply_to_items", "apply_to_items_proportionally", "apply_to_items_proportionally_by_quantity",
		"apply_to_items_by_quantity", "fixed.apply_to_items", "percent.apply_to_items",
	}
	discounted := func(owner ContextType) {
		all = append(all, owner)
		for _, effect := range effects {
			all = append(all, owner+".discount."+effect)
		}
	}
	discounted("campaign.discount_coupons")
	all = append(all, "campaign.gift_vouchers", "campaign.gift_vouchers.gift.apply_to_order", "campaign.gift_vouchers.gift.apply_to_items")
	discounted("campaign.referral_program")
	discounted("campaign.promotion")
	all = append(all, "campaign.loyalty_program")
	discounted("voucher.discount_voucher")
	return append(all,
		"voucher.gift_voucher", "voucher.gift_voucher.gift.apply_to_order", "voucher.gift_voucher.gift.apply_to_items",
		"voucher.loyalty_card", "distribution.custom_event", "distribution.order.paid", "distribution.order.created",
		"distribution.order.canceled", "distribution.order.updated", "reward_assignment.pay_with_points", ContextGlobal)
}()

func (t Type) known() bool        { return slices.Contains(types, t) }
func (c ContextType) known() bool { return slices.Contains(contextTypes, c) }
