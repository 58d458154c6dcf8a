// Package redemption validates, redeems and rolls back: it decides what a set of redeemables does to an order, and writes it.
//
// # Words
//
//	redeemable   what a request names: a voucher (coupon, gift card, referral code), a promotion tier, or a stack of tiers
//	entry        what became of one redeemable: APPLICABLE, INAPPLICABLE with an error, or SKIPPED with a reason
//	result       all entries, the order after them, and whether the whole is valid
//	record       the lasting trace of an attempt: a redemption or a rollback, successful or not
//	session      a key that holds a use, credits or points for its owner until it expires or redeems
//
// # How a request flows
//
//	plan      Request.plan: which rows the request needs; pure
//	load      Store.Update: BEGIN and the held rows, in one global order
//	decide    pure: snapshot, configuration, request, time and ids make a result and an outcome
//	commit    the outcome, which is plain data: deltas, records, ledger entries, events; COMMIT
//
// Validation and redemption run the same decide and differ in whether its outcome is written. So a validation never promises what
// a redemption refuses, except for what changed in between.
//
// The plan names what the request says itself, and the counters that decisions about the same redeemables asked for before: in the steady
// state a request is decided once, also where it meets limits. What a plan forgets the decision asks for.
//
// Campaigns, tiers, rules, categories and catalog entries are configuration. They are compiled once and kept under the project's
// revision, which every load reads again: after a committed change the next decision sees it. A decision that lacks something, a
// campaign nobody asked for yet or the counter of a new limit, says what, and is made again when it is there.
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
// None of these asks for an order, but for rules about it (missing_order) and cards, which have nothing to pay without one
// (missing_amount). A discount without an order applies and has nothing to work on: the redemption counts, and there is no order
// afterwards. One that adds units makes an order of them.
//
// For example, an order of 105.00 with two coupons in PARTIAL mode: the first takes 10 percent, 10.50. The second asks for an order
// of more than 100.00, sees 94.50 and is inapplicable with order_rules_violated. The order is to be paid with 94.50.
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
// A redemption takes the points from the lots of the card, those that expire first, in its own commit. It is decided on the first few lots
// and asks for more when it needs them, so that it costs as much as the lots it takes from. A validation looks at the balance alone.
// A rollback puts points back into the very same lots; those of a lot that has expired since come back in a new one, with the expiry of
// points of that day. It brings back the stock. A reward that redeems itself is bought by a job that follows the points that came, in the
// channel AUTO_REDEEM. What a campaign gave stays with the customer; what was not handed out yet never is: it is given and completed in one commit.
//
// A reward is delivered after it was redeemed, unless it pays for the order: by DeliverJob, or by people, who say so with CompleteReward.
// Until then its Delivery is PENDING. Events in the log of the customer tell of it: created and pending or completed in the commit of the
// redemption, completed in that of CompleteReward, rolledback in that of the rollback, which may come before or after the delivery.
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
// Whoever decides for a change holds the rows of the voucher, the order, the customer and the redemption to take back until its commit;
// that is the lease on them, in all processes, and nothing of it outlives the request. Others who name the same rows wait, and are then
// decided on what the first one left: of two rollbacks of one redemption the second answers already_rolled_back, of two redemptions of
// one order the second sees the discounts of the first, and a validation with a session sees the use that was taken while it waited. No
// such request is turned away because of the other, as long as its turn comes: one that waits too long, or was overtaken too often where
// rows had to be made, fails with multiple_requests and has written nothing. It may be sent again.
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
// A change is proposed after the request with it was decided on the same snapshot, and the entry applied. So it is true as long as nobody
// changes anything; several changes at once are not tried. An order of 10.00 with a code that asks for more than 50.00 lacks 40.01.
// Qualifications carry the tree of what qualifies. Explanations tell limits, budgets and segments: they are for the shop, not for its
// customers.
//
// # Qualification
//
// A qualification tells which redeemables could be used: each is decided alone, with the same checks, rules and arithmetic, and nothing
// is written or held. Its scenario says what is looked through and which rules are asked:
//
//	ALL, CUSTOMER_WALLET, PROMOTION_STACKS   all but those about live figures: limits of campaigns and per customer, order.amount
//	AUDIENCE_ONLY                            those about the customer
//	PRODUCTS, PRODUCTS_DISCOUNT              those about products; a product of the order has to be required or discounted
//	..._BY_CUSTOMER                          both
//
// A rule that is not asked neither refuses nor admits. Scenarios that ask a part of the rules show a redeemable whose products or bundle
// are not in the order with the order as it is. Without an order, what asks nothing about one qualifies without figures; without a
// customer, what asks about one does not qualify. Never offered: what is switched off, out of its time, used up or empty; codes of
// campaigns that were not published to the customer; and, except in their wallet, the referral codes that they give to others.
//
// For example, an order of 115.00 with a tier of 10 percent and a gift card of 25.00: the tier is shown with 103.50 and the card with
// 90.00 to pay.
//
// Promotions, campaigns and their rules are loaded as a whole once for each revision, and indexed by the products that their rules cannot
// hold without: of ten thousand promotions those are judged that the cart leaves a chance. Codes are read when a request gets to them,
// 500 at most, and the page then ends where the next one goes on.
//
// # Rollback
//
// A redemption is taken back once, within RollbackMonths, alone or with its whole stack; never a child alone. It gives back exactly
// what the record says that it took: uses, credits, counters on the day they were counted, and, unless the project keeps them, its
// discounts and free units on the order, whose status becomes CANCELED. Discounts of other redemptions on the order stay. Where that
// order was the customer's last, the last one in their summary is the youngest that they paid before.
//
// # Limits
//
// A limit compares the value that includes the redemption being decided; entries of the same request see each other. Only
// redemptions that succeeded and were not rolled back count. Counters are rows that are held and changed in the redemption's own
// commit; see Counter for how one comes into being when a limit is set after the fact. A customer whom the request makes has
// counted nothing, and is counted like any other within it.
package redemption
