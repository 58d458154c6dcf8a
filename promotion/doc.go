// Package promotion holds promotion tiers and promotion stacks: discounts that a cart gets without a code.
//
// # Terms
//
// A tier is one discount with a name, dates and validation rules of its own. It always belongs to a campaign of type
// PROMOTION. A stack is a fixed sequence of tiers of one campaign that a caller redeems by one id.
//
// Hierarchy is a tier's position among the tiers of its campaign, counted from 1; lists are sorted by it. A tier that is
// created without one goes to the end, and so does one whose hierarchy is cleared. Two tiers may share a position: then the
// older comes first. Nothing is renumbered when a tier is deleted.
//
// # When a tier can be used
//
// Usable alone decides that. The checks come in this order:
//
//	campaign or tier switched off, campaign in the trash            promotion_inactive
//	campaign, then tier, after its expiration date                promotion_inactive
//	campaign, then tier, before its start date                    promotion_not_active_now
//	campaign, then tier, outside its timeframe, days or hours     promotion_not_active_now
//
// Both the campaign and the tier have to be within their dates: unlike a voucher's, the dates of a tier do not replace
// those of its campaign. Validation rules are not evaluated here; they need a cart.
//
// # Invariants
//
//   - A tier has a name and belongs to one PROMOTION campaign, for ever.
//   - A stack has 1 to 30 tiers, each once, all of its campaign when they were named. A tier can be deleted all the same;
//     the stack keeps naming it, and redeeming the stack then reports that tier as not found.
//   - Deleting a tier deletes the assignments of rules to it. Deleting a campaign deletes its tiers and stacks.
//   - A campaign in the trash keeps its tiers and stacks; they can be read by their ids, and none of them can be used.
//   - Every change of a tier writes its event in the same commit; so do making and changing a stack.
//
// # What is refused
//
// An unknown campaign, category, rule or tier is not found; a campaign of another type is invalid_campaign; every other
// invalid property is invalid_payload, naming the property as the API spells it.
//
// # Worked example
//
// A campaign runs in November and has two tiers: "Ten percent" without dates of its own, and "Happy hour" from 17:00 to 19:00.
// On 21 November at 18:00 both can be used. At 20:00 the second is promotion_not_active_now. On 1 December both are
// promotion_inactive, because their campaign has ended.
package promotion
