// Package loyalty holds loyalty campaigns: how their members earn points, which tier they reach, and which rewards they get
// for points.
//
// # Terms
//
// A loyalty campaign is a campaign of type LOYALTY_PROGRAM; a member is a customer who holds one of its cards, vouchers of type
// LOYALTY_CARD. Campaigns and cards are made by package voucher; this package owns the other parts of such a campaign:
//
//   - an EarningRule gives points when an event happens: an order is paid, a segment is entered, a tier changes, or a custom event
//     arrives. An Earning is a fixed number of points, or a number for every full amount of a base;
//   - a Tier is a rank: a range of points, with changes of the points of earning rules and of the prices of rewards;
//   - a Reward is given to members for points, and a RewardAssignment offers it in a campaign at a price.
//
// # Tiers
//
// A tier is reached by the balance, or by the points that are collected in a calendar period; these are earned points and those
// that are added by hand; spent points still count. A member who reaches a higher tier gets it at once, or with the next period
// where the campaign says so. A tier of the balance ends as the balance drops, or lasts for a time from the day on which it was
// reached; a tier of a period lasts to the end of that or of the next one. Until the last day no member loses a tier, also when
// their points do. On the day after, members who qualify again keep it for longer; the others get the tier for which they qualify,
// or none.
//
// Where a card holds the price of an automatic reward, the reward is redeemed first, and the tier follows from the points that are
// left: no member reaches a tier from 30 points where an automatic reward costs 30. One automatic redemption redeems 25 rewards at
// most, and a customer has ten of them a day; the rest is redeemed when more points come on another day, or by the daily run of the
// next day.
//
// The tier of a card is computed in the transaction that moves its points; after redemptions and publications when their event is
// consumed; on the day on which a tier ends or begins; and in the background when tiers are made, or on request of a campaign: then
// members may rise and last days change, but no member loses a tier. Every change writes an event, which can trigger earning rules.
//
// # Invariants
//
//   - Earning is background work: the event that causes it is committed first. One event gives the points of one rule once,
//     however often it is delivered, and none of a rule that was made after it.
//   - Points are whole. "For every" means every full one: 4999 at 3 points for every 1000 are 12 points. The number is
//     rounded once, after the mapping of the member's tier, half away from zero.
//   - The ranges of the tiers of a campaign do not overlap, and a member holds one tier at most.
//   - A reward is assigned to a campaign once; one assignment of a campaign at most is automatic.
//   - A project has at most 100 earning rules.
//   - A customer who earns without a card joins a campaign of auto_join, unless it has no card left; a rule that gives no points
//     does not join a customer.
//   - The first points of a card expire by the rules of the campaign, counted from the day on which the card is given, since they
//     cannot be used before. Their lot is made then.
//   - Pending points of a deleted card are cancelled.
//
// # What is refused
//
// 404 for an unknown object, or a campaign of another type; 400 invalid_payload for a wrong property: an event that a calculation
// has no base for, points below 0, tiers that overlap; 400 invalid_balance for a reward of a campaign without credits; 400
// resource_in_use for a reward that is still assigned; 409 duplicate_found for a reward that is assigned twice.
//
// # Worked example
//
// A rule gives 10 points for every 5.00 of the total amount. An order of 500.00, of which a coupon takes 50.00, is paid: 450.00
// are ninety times 5.00, which gives 900 points. A member whose tier doubles the rule gets 1800.
package loyalty
