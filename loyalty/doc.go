// Package loyalty holds loyalty campaigns: how their members earn points, which rank they reach, and what they get for points.
//
// # Terms
//
// A loyalty campaign is a campaign of type LOYALTY_PROGRAM; a member is who holds one of its cards, vouchers of type LOYALTY_CARD.
// Campaigns and cards are made by package voucher; this package owns what hangs in such a campaign:
//
//   - an EarningRule gives points when an event happens: an order is paid, a segment is entered, a tier changes, or a custom event
//     arrives. An Earning is a fixed number, or so many points for every so much of a base;
//   - a Tier is a rank: a range of points, and what it makes of the points of earning rules and of the prices of rewards;
//   - a Reward is what members get for points, and a RewardAssignment offers it in a campaign at a price.
//
// # Tiers
//
// A tier is reached by the balance, or by the points that are collected in a calendar period; these are earned points and those that are
// added by hand, and spending takes nothing off them. Whoever reaches a higher one rises at once, or with the next period where the
// campaign says so. A tier of the balance ends as the balance drops, or lasts for a time from the day on which it was reached; a tier of a
// period lasts to the end of that or of the next one. Until its last day nobody falls, whatever becomes of the points. The day after,
// those who have a right to it again keep it for longer, the others get what they have a right to, or nothing.
//
// Where a reward redeems itself and a card holds its price, it is bought first and the tier is for what is left: a tier from 30 points is
// reached by nobody where a reward for 30 redeems itself. One automatic redemption buys 25 rewards at most, and a customer has ten of them a
// day; what is left then is bought when more points come on another day, or by the daily run of the next.
//
// A card is looked at in the transaction that moves its points; after redemptions and publications when their event comes; on the day on
// which a tier ends or begins; and in the background when tiers are made, or a campaign asks for it: then members rise and last days
// move, but nobody falls. Every change writes an event, which earning rules can wait for.
//
// # Invariants
//
//   - Earning is background work: the event that causes it is committed first. One event gives the points of one rule once,
//     however often it is delivered, and none of a rule that was made after it.
//   - Points are whole. For every means every full one: 4999 at 3 points for every 1000 are 12 points. The number is rounded
//     once, after what the tier of the member makes of it, half away from zero.
//   - The ranges of the tiers of a campaign do not overlap, and a member holds one tier at most.
//   - A reward is assigned to a campaign once; one assignment of a campaign at most redeems itself.
//   - A project has at most 100 earning rules.
//   - Who earns without a card joins a campaign of auto_join, unless it has no card left; a rule that gives nothing makes nobody join.
//   - The points that a card begins with expire by the rules of the campaign, counted from the day on which the card is given: nobody
//     could use them before. Their lot is made then.
//   - Points that wait on a card which is deleted are cancelled.
//
// # What is refused
//
// 404 for what is not there, which a campaign of another type counts as; 400 invalid_payload for a wrong property: an event that a
// calculation has no base for, points below 0, tiers that overlap; 400 invalid_balance for a reward of a campaign without credits;
// 400 resource_in_use for a reward that is still assigned; 409 duplicate_found for a reward that is assigned twice.
//
// # Worked example
//
// A rule gives 10 points for every 5.00 of the total amount. An order of 500.00, of which a coupon takes 50.00, is paid: 450.00
// hold ninety times 5.00, which makes 900 points. For a member whose tier doubles the rule it makes 1800.
package loyalty
