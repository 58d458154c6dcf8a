package webhook

import "strings"

// The properties that several types of webhook events have in common.
const (
	redemptionKeys = "customer order campaign voucher holder promotion_tier promotion_stack redemption created_at"
	pendingKeys    = "customer campaign voucher voucher_pending_points_balance order pending_points"
	assignedKeys   = "rule assignment voucher campaign distribution promotion_tier earning_rule"
	orderKeys      = "customer referrer order redemption campaign voucher publication promotion_tier"
	segmentKeys    = "customer segment campaign voucher publication promotion_tier"
	tierKeys       = "customer campaign loyalty_tier created_at"
	rewardKeys     = "customer holder voucher campaign reward_redemption reward reward_assignment source balance publication"
	holderKeys     = "holder voucher campaign customer"
)

// keys lists the properties of the data of each type of events. Properties that do not apply to an event are null.
var keys = map[string]string{
	"redemption.succeeded":                          redemptionKeys,
	"redemption.failed":                             redemptionKeys,
	"redemption.rollback.succeeded":                 redemptionKeys + " redemption_rollback",
	"redemption.rollback.failed":                    redemptionKeys + " redemption_rollback",
	"publication.succeeded":                         "customer campaign publication voucher user",
	"customer.created":                              "customer",
	"customer.updated":                              "customer",
	"customer.deleted":                              "customer",
	"customer.confirmed":                            "customer unconfirmed_customer",
	"customer.rewarded":                             "customer holder voucher campaign redemption reward referral_tier balance custom_event customer_event",
	"customer.rewarded.loyalty_points":              "customer holder voucher campaign loyalty_tier earning_rule balance order event publication",
	"voucher.created":                               "voucher campaign",
	"voucher.updated":                               "voucher campaign",
	"voucher.enabled":                               "voucher campaign",
	"voucher.disabled":                              "voucher campaign",
	"voucher.deleted":                               "voucher campaign",
	"voucher.published":                             "customer campaign publication voucher created_at",
	"voucher.loyalty_card.transaction.created":      "transaction voucher campaign holder holder_loyalty_tier balance order event earning_rule segment loyalty_tier redemption rollback reward custom_event source_voucher destination_voucher",
	"voucher.gift.transaction.created":              "transaction voucher campaign holder balance order redemption rollback",
	"voucher.gift.balance_added":                    "voucher balance campaign transaction",
	"voucher.loyalty_card.points_added":             "voucher balance campaign customer transaction",
	"voucher.loyalty_card.points_expired":           "voucher points campaign customer buckets transaction",
	"voucher.loyalty_card.pending_points.activated": "customer campaign voucher balance order transaction pending_points",
	"voucher.loyalty_card.pending_points.added":     pendingKeys,
	"voucher.loyalty_card.pending_points.canceled":  pendingKeys,
	"voucher.loyalty_card.pending_points.updated":   pendingKeys,
	"campaign.created":                              "campaign created_at",
	"campaign.updated":                              "campaign",
	"campaign.enabled":                              "campaign",
	"campaign.disabled":                             "campaign",
	"campaign.deleted":                              "campaign deleted_at",
	"campaign.vouchers.generation.started":          "campaign count",
	"campaign.vouchers.generation.completed":        "campaign count completed_at",
	"campaign.vouchers.generation.failed":           "campaign count failed_at",
	"campaign.vouchers.added":                       "campaign count",
	"campaign.loyalty_tier.created":                 "campaign loyalty_tier",
	"campaign.loyalty_tier.updated":                 "campaign loyalty_tier",
	"campaign.loyalty_tier.deleted":                 "campaign loyalty_tier",
	"campaign.promotion_tier.created":               "campaign promotion_tier",
	"campaign.promotion_tier.updated":               "campaign promotion_tier",
	"campaign.promotion_tier.enabled":               "campaign promotion_tier",
	"campaign.promotion_tier.disabled":              "campaign promotion_tier",
	"campaign.promotion_tier.deleted":               "campaign promotion_tier",
	"campaign.promotion_stack.created":              "campaign promotion_stack",
	"campaign.promotion_stack.updated":              "campaign promotion_stack",
	"campaign.earning_rule.assigned":                "campaign earning_rule",
	"campaign.earning_rule.updated":                 "campaign earning_rule",
	"campaign.earning_rule.enabled":                 "campaign earning_rule",
	"campaign.earning_rule.disabled":                "campaign earning_rule",
	"campaign.earning_rule.deleted":                 "campaign earning_rule",
	"campaign.referral_tier.created":                "campaign referral_tier",
	"campaign.referral_tier.updated":                "campaign referral_tier",
	"campaign.referral_tier.deleted":                "campaign referral_tier",
	"campaign.reward.assignment.created":            "campaign reward reward_assignment",
	"campaign.reward.assignment.updated":            "campaign reward reward_assignment",
	"campaign.reward.assignment.deleted":            "campaign reward reward_assignment",
	"business_validation_rule.created":              "rule created_at",
	"business_validation_rule.updated":              "rule updated_at",
	"business_validation_rule.deleted":              "rule deleted_at",
	"business_validation_rule.assignment.created":   assignedKeys,
	"business_validation_rule.assignment.deleted":   assignedKeys,

	"order.returned": "return order customer",

	// Properties of distributions only.
	"customer.order.created":                                 orderKeys,
	"customer.order.updated":                                 orderKeys,
	"customer.order.paid":                                    orderKeys,
	"customer.order.canceled":                                orderKeys,
	"customer.segment.entered":                               segmentKeys,
	"customer.segment.left":                                  segmentKeys,
	"customer.loyalty.tier.joined":                           tierKeys,
	"customer.loyalty.tier.left":                             tierKeys,
	"customer.loyalty.tier.prolonged":                        tierKeys,
	"customer.loyalty.tier.upgraded":                         "customer campaign loyalty_tier_from loyalty_tier_to created_at",
	"customer.loyalty.tier.downgraded":                       "customer campaign loyalty_tier_from loyalty_tier_to created_at",
	"customer.publication.succeeded":                         "customer campaign publication voucher",
	"customer.redemption.succeeded":                          "customer order campaign voucher holder promotion_tier promotion_stack redemption",
	"customer.redemption.rollback.succeeded":                 "customer order campaign voucher holder promotion_tier promotion_stack redemption redemption_rollback",
	"customer.voucher.gift.balance_added":                    "customer campaign voucher balance transaction",
	"customer.voucher.loyalty_card.points_added":             "customer campaign voucher balance transaction",
	"customer.voucher.loyalty_card.points_expired":           "customer campaign voucher points buckets transaction",
	"customer.voucher.loyalty_card.pending_points.activated": "customer campaign voucher balance order transaction pending_points",
	"customer.voucher.loyalty_card.pending_points.added":     pendingKeys,
	"customer.voucher.loyalty_card.pending_points.canceled":  pendingKeys,
	"customer.voucher.loyalty_card.pending_points.updated":   pendingKeys,
	"customer.reward_redemptions.created":                    rewardKeys,
	"customer.reward_redemptions.pending":                    rewardKeys,
	"customer.reward_redemptions.completed":                  rewardKeys,
	"customer.reward_redemptions.rolledback":                 rewardKeys,
	"customer.custom_event":                                  "event event_schema customer referral loyalty campaign voucher publication promotion_tier",
	"customer.referred":                                      "customer campaign voucher",
	"customer.holder.assignment.created":                     holderKeys,
	"customer.holder.assignment.deleted":                     holderKeys,
	Scheduled:                                                "distribution campaign voucher publication promotion_tier customer",
}

// Keys returns the properties that the data of a type of events has, in any order; none for a type that is not sent.
func Keys(publishedType string) []string { return strings.Fields(keys[publishedType]) }
