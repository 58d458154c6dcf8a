package webhook

import (
	"maps"
	"slices"
)

// Types lists the event types that a webhook can have.
var Types = []string{
	"redemption.succeeded", "redemption.failed", "redemption.rollback.succeeded", "redemption.rollback.failed",
	"publication.succeeded",
	"customer.created", "customer.updated", "customer.deleted", "customer.confirmed", "customer.rewarded", "customer.rewarded.loyalty_points",
	"voucher.created", "voucher.updated", "voucher.enabled", "voucher.disabled", "voucher.deleted", "voucher.published",
	"voucher.loyalty_card.transaction.created", "voucher.gift.transaction.created", "voucher.gift.balance_added",
	"voucher.loyalty_card.points_added", "voucher.loyalty_card.points_expired",
	"voucher.loyalty_card.pending_points.activated", "voucher.loyalty_card.pending_points.added",
	"voucher.loyalty_card.pending_points.canceled", "voucher.loyalty_card.pending_points.updated",
	"campaign.created", "campaign.updated", "campaign.enabled", "campaign.disabled", "campaign.deleted",
	"campaign.vouchers.generation.started", "campaign.vouchers.generation.completed", "campaign.vouchers.generation.failed",
	"campaign.vouchers.added",
	"campaign.loyalty_tier.created", "campaign.loyalty_tier.updated", "campaign.loyalty_tier.deleted",
	"campaign.promotion_tier.created", "campaign.promotion_tier.updated", "campaign.promotion_tier.enabled",
	"campaign.promotion_tier.disabled", "campaign.promotion_tier.deleted",
	"campaign.promotion_stack.created", "campaign.promotion_stack.updated",
	"campaign.earning_rule.assigned", "campaign.earning_rule.updated", "campaign.earning_rule.enabled",
	"campaign.earning_rule.disabled", "campaign.earning_rule.deleted",
	"campaign.referral_tier.created", "campaign.referral_tier.updated", "campaign.referral_tier.deleted",
	"campaign.reward.assignment.created", "campaign.reward.assignment.updated", "campaign.reward.assignment.deleted",
	"business_validation_rule.created", "business_validation_rule.updated", "business_validation_rule.deleted",
	"business_validation_rule.assignment.created", "business_validation_rule.assignment.deleted",
	// The published API sends these to distributions alone; Punchcard also sends them to webhooks, for shops that have to
	// deliver rewards.
	"customer.reward_redemptions.created", "customer.reward_redemptions.pending", "customer.reward_redemptions.completed",
	"customer.reward_redemptions.rolledback",
	// The published API has no returns of goods.
	"order.returned",
}

// DistributionTypes lists the event types that a distribution can have: events of one customer, under the name that the engine
// records.
var DistributionTypes = []string{
	"customer.order.created",
	"customer.order.updated",
	"customer.order.paid",
	"customer.order.canceled",
	"customer.segment.entered",
	"customer.segment.left",
	"customer.loyalty.tier.joined",
	"customer.loyalty.tier.left",
	"customer.loyalty.tier.prolonged",
	"customer.loyalty.tier.upgraded",
	"customer.loyalty.tier.downgraded",
	"customer.publication.succeeded",
	"customer.redemption.succeeded",
	"customer.redemption.rollback.succeeded",
	"customer.voucher.gift.balance_added",
	"customer.voucher.loyalty_card.points_added",
	"customer.voucher.loyalty_card.points_expired",
	"customer.voucher.loyalty_card.pending_points.activated",
	"customer.voucher.loyalty_card.pending_points.added",
	"customer.voucher.loyalty_card.pending_points.canceled",
	"customer.voucher.loyalty_card.pending_points.updated",
	"customer.reward_redemptions.created",
	"customer.reward_redemptions.pending",
	"customer.reward_redemptions.completed",
	"customer.reward_redemptions.rolledback",
	"customer.custom_event",
	"customer.referred",
	"customer.holder.assignment.created",
	"customer.holder.assignment.deleted",
	"customer.rewarded", "customer.rewarded.loyalty_points",
}

// misspelt are types as the published description of the management API spells them. They are replaced by the right ones,
// under which the events are sent.
var misspelt = map[string]string{
	"campaign.vouchers.aded":                   "campaign.vouchers.added",
	"voucher.gift.balance_aded":                "voucher.gift.balance_added",
	"voucher.loyalty_card.points_aded":         "voucher.loyalty_card.points_added",
	"voucher.loyalty_card.pending_points.aded": "voucher.loyalty_card.pending_points.added",
}

// AcceptedTypes returns the types that a request may name: Types, and misspelt forms of some of them.
func AcceptedTypes() []string { return slices.Concat(Types, slices.Sorted(maps.Keys(misspelt))) }

// renamed are events that the engine records for the log of a customer and publishes under another type.
var renamed = map[string]string{
	"customer.redemption.succeeded":          "redemption.succeeded",
	"customer.redemption.failed":             "redemption.failed",
	"customer.redemption.rollback.succeeded": "redemption.rollback.succeeded",
	"customer.redemption.rollback.failed":    "redemption.rollback.failed",
}

// PublishedType returns the type under which an event of the engine is sent, and whether it is sent at all.
func PublishedType(recorded string) (string, bool) {
	if name, ok := renamed[recorded]; ok {
		return name, true
	}
	return recorded, slices.Contains(Types, recorded)
}

// recordedTypes returns the types of the engine's events that are sent.
func recordedTypes() []string {
	all := slices.Concat(slices.Collect(maps.Keys(renamed)), Types, DistributionTypes)
	slices.Sort(all)
	return slices.Compact(all)
}
