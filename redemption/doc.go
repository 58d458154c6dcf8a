// Package redemption validates, redeems and rolls back: it decides what a set of redeemables does to an order, and writes it.
//
// # Words
//
//	redeemable   what a request names: a voucher (coupon, gift card, referral code), a promotion tier, or a stack of tiers
//	entry        what became of one redeemable: APPLICABLE, INAPPLICABLE with an error, or SKIPPED with a reason
//	result       all entries, the order after them, and whether the whole is valid
//	record       what is stored of an attempt: a redemption or a rollback, successful or not
//	session      a key that holds a use, credits or points for its owner until it expires or redeems
//
// # The steps of a request
//
//	plan      which rows the request needs (Request.plan); pure
//	load      Store.Update: BEGIN and the held rows, in one global order
//	decide    what the request does, from snapshot, configuration, request, time and ids: a result and an outcome; pure
//	commit    the outcome, which is plain data: deltas, records, ledger entries, events; COMMIT
//
// Validation and redemption run the same decide and differ in whether its outcome is written. So a validation never promises what
// a redemption refuses, except for what changed in between.
//
// The plan names the rows that the request names, and the counters that decisions about the same redeemables needed before. So in
// the steady state a request is decided once, also where there are limits. When the plan misses a row, the decision asks for it and
// is made again.
//
// Campaigns, tiers, rules, categories and catalog entries are configuration. They are compiled once and kept under the project's
// revision, which every load reads again: the next decision sees every committed change. Products, SKUs and collections have a number of
// their own in it: a write to them has no promotion compiled again. A decision that lacks something, as a
// campaign that was not loaded yet or the counter of a new limit, reports what, and is made again when that is loaded.
//
// # The decision
//
//  1. The request: 1 to 30 redeemables, none named twice, a stack alone, no more than the project allows. Otherwise 400 and
//     nothing is recorded.
//  2. The customer and the order are resolved: stored, sent, or both merged (see packages customer and order).
//  3. Each redeemable is found. A stack becomes its tiers, in their order.
//  4. They are sorted: as requested, or by the hierarchy of their categories, those without a category last. If any is exclusive,
//     exclusive ones come first, then joint ones, then common ones.
//  5. One after the other, each on the order as the ones before it left it:
//     skipped, when the project's stacking rules pass it over; see SkipReason for the six reasons;
//     inapplicable, when a check or rule refuses it;
//     skipped, when it changes nothing and the project skips that;
//     applied otherwise.
//  6. Valid: in ALL mode when nothing was inapplicable and something was applied, in PARTIAL mode when something was applied.
//     Entries skipped for limits never make a result invalid.
//
// # The checks of one entry
//
// In this order, so that the same request always gets the same reason: it exists (not_found); it and its campaign are switched on
// (voucher_disabled, promotion_inactive); its dates (voucher_not_active, voucher_expired) and recurring windows
// (voucher_not_active_now, promotion_not_active_now); what has to come with it (missing_reward, invalid_gift); who
// may use it (invalid_customer, not_published, referrer_not_permitted_to_redeem); a use is left that no other session holds
// (quantity_exceeded); its validation rules and those of its campaign, all of them; the balance (gift_amount_exceeded); the effect;
// and last the rules about the amount after the effect.
//
// None of these needs an order, except rules about it (missing_order) and cards, which have nothing to pay without one
// (missing_amount). A discount without an order applies and has nothing to work on: the redemption counts, and there is no order
// afterwards. One that adds units makes an order of them.
//
// For example, an order of 105.00 with two coupons in PARTIAL mode: the first takes 10 percent, 10.50. The second asks for an order
// of more than 100.00, sees 94.50 and is inapplicable with order_rules_violated. The order is to be paid with 94.50.
//
// # The discount guard
//
// A project may bound what the discounts of an order come to (project.DiscountGuard). Each effect of a coupon or tier is held to it when it is
// calculated, so that rules about the amount afterwards see what is really given. What discounts gave before counts: in the request, in
// earlier redemptions, and what the client sent with the order. Credits and points do not count, as they pay, nor does what exempt redeemables
// gave: the order keeps how much of its discounts that is, on the whole and by line. For an order of 100.00, a bound of 60 percent and two
// coupons of 40 and 70 percent of the initial amount, the second gives 20.00.
//
// An order that kept all bounds before a redemption keeps them afterwards, and remembers them; Audit computes that again.
//
// # Loyalty cards
//
// A loyalty card is used for a reward that its campaign offers, by its holder. A request without a customer means the holder, except in a
// browser, where knowing the code of a card is not enough. What the reward costs follows from its type:
//
//	COIN       pays for the order, in whole lots of points, what was asked for or what the card holds, and no more than the order needs
//	MATERIAL   its price for the tier of the holder; one of its stock, which is a counter like those of limits
//	CAMPAIGN   its price for the tier of the holder; a code, or credits or points on a card, handed out by DeliverJob
//
// A redemption takes the points from the lots of the card, those that expire first, in its own commit. It is decided on the first
// few lots and asks for more when it needs them, so that it costs as much as the lots it takes from. A validation looks at the
// balance alone. A rollback puts points back into the very same lots; those of a lot that has expired since come back in a new one,
// with the expiry of points of that day. It brings back the stock. An automatic reward is redeemed by a job after points came to
// the card, in the channel AUTO_REDEEM. A code or credits that a campaign reward gave stay with the customer; after the rollback
// nothing more is handed out, since giving and completing are one commit.
//
// A reward is delivered after it was redeemed, unless it pays for the order: by DeliverJob, or by people, who say so with
// CompleteReward. Until then its Delivery is PENDING. Events in the log of the customer: created and pending or completed in the
// commit of the redemption, completed in that of CompleteReward, rolledback in that of the rollback, which may come before or after
// the delivery.
//
// For example, a card with 20 points until August, 30 until December and 50 without an end pays 2.25 at 0.05 a point: the 20 and 25 of
// the 30 are gone, and 5 expire next, in December.
//
// # What a redemption writes
//
// One record for each applied entry, and a parent when there are several. A use and, for cards, the credits of each voucher, with a
// ledger entry. The order, paid unless the request names another status, with its discounts and the redemption in its history. The
// customer, made when it did not exist, with its summary, and the summary of the customer whose order it was when that is another
// one. Products and SKUs that lines override, where the catalog says something else. Totals by campaign, tier and day;
// all counters that exist for what was redeemed. The release of the session. All of it in one commit, or none.
//
// A refused redemption writes its failure: one record, or a parent with one record for each inapplicable entry. It makes no
// customer and leaves the order alone.
//
// # Sessions
//
// A validation with a session reserves what it found, when all of it applies: one use of each voucher, the credits of a gift card and the
// points of a loyalty card that it would take. Others see what is left: of a code for 4 uses with 1 use and 2 live sessions one more use.
// The same key again replaces what it had reserved, its end included, and never adds up. A reservation ends when its time is over, when
// a redemption with its key takes it, or with ReleaseSession. A key that is unknown or over makes an ordinary redemption. Promotion tiers
// have nothing to reserve, and what rules count is not reserved: a limit may be reached between a validation and its redemption.
//
// # At the same moment
//
// A request that changes something locks the rows of the voucher, the order, the customer and the redemption to roll back until its
// commit, for all processes; no lock outlives the request. Other requests that name the same rows wait, and are then decided on the
// state after the first one: of two rollbacks of one redemption the second answers already_rolled_back, of two redemptions of one
// order the second sees the discounts of the first, and a validation with a session sees the use that was taken while it waited. No
// such request is refused because of the other. But one that waits too long, or that found too often that another request had just
// made the rows that it was about to make, fails with multiple_requests and has written nothing. It may be sent again.
//
// # Explanations
//
// A request may ask to be explained. Each entry then carries the tree of its rules as they were judged, with the values that were
// compared: Entry.Why. An inapplicable one carries the smallest single change of the request that makes it apply, if there is one:
//
//	AMOUNT            minor units that the order lacks
//	UNITS             units that a line lacks
//	DATE              when the same request applies
//	SEGMENT_ENTERED   a segment that the customer would have to be in, SEGMENT_LEFT one that they would have to be out of
//
// A change is proposed only after the changed request was decided on the same snapshot and the entry applied. So it is true as long
// as nothing is changed meanwhile; combinations of changes are not tried. An order of 10.00 with a code that asks for more than
// 50.00 lacks 40.01. Qualifications carry the tree of what qualifies. Explanations reveal limits, budgets and segments: they are
// for the shop, not for its customers.
//
// # Qualification
//
// A qualification lists the redeemables that could be used: each is decided alone, with the same checks, rules and arithmetic, and
// nothing is written or held. Its scenario says which redeemables are examined and which rules are evaluated:
//
//	ALL, CUSTOMER_WALLET, PROMOTION_STACKS   all but those about live figures: limits of campaigns and per customer, order.amount
//	AUDIENCE_ONLY                            those about the customer
//	PRODUCTS, PRODUCTS_DISCOUNT              those about products; a product of the order has to be required or discounted
//	..._BY_CUSTOMER                          both
//
// A rule that is not evaluated neither refuses nor admits. Scenarios that evaluate a part of the rules show a redeemable whose
// products or bundle are not in the order with the order as it is. Without an order, redeemables without rules about orders
// qualify without figures; without a customer, those with rules about customers do not qualify. Never offered: redeemables that
// are switched off, out of their dates, used up or empty; codes of campaigns that were not published to the customer; and, except
// in their wallet, the referral codes that they give to others.
//
// For example, an order of 115.00 with a tier of 10 percent and a gift card of 25.00: the tier is shown with 103.50 and the card with
// 90.00 to pay.
//
// Promotions, campaigns and their rules are loaded as a whole once for each revision of the rules, and indexed by the products without which
// their rules cannot hold: of ten thousand promotions only those are judged that this cart may meet. Codes are read as the page
// needs them, 500 at most for one request; the next page goes on where this one ends.
//
// # Rollback
//
// A redemption is taken back once, within RollbackMonths, alone or with its whole stack; never a child alone. It gives back exactly
// what the record says that it took: uses, credits, counters on the day they were counted, and, unless the project keeps them, its
// discounts and free units on the order, whose status becomes CANCELED. Discounts of other redemptions on the order stay. Where
// that order was the customer's last one, the last order in their summary becomes the one that they paid before it.
//
// # Limits
//
// A limit compares the value that includes the redemption being decided; entries of the same request see each other. Only
// redemptions that succeeded and were not rolled back count. Counters are rows that are held and changed in the redemption's own
// commit; see Counter for how one is made when a limit is set later. A customer that the request makes starts at zero, and is
// counted like any other within the request.
package redemption
