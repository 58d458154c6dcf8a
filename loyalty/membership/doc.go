// Package membership holds the members of loyalty programs of the /v2 API, and the points of their cards.
//
// # Terms
//
// A Member is a customer in a program: one of them at most that is not deleted. It has a Card for each card definition that was
// ACTIVE and assigned to the program when it joined. A CardTransaction is one movement on a card, an entry of the ledger (package
// loyalty/ledger). A membership is the member with the program and the cards.
//
// # Statuses
//
//	ACTIVE    deactivate -> INACTIVE    delete -> DELETED
//	INACTIVE  activate -> ACTIVE        delete -> DELETED
//
// Any other move is refused with invalid_state_transition. An INACTIVE member keeps its points; pending points still become usable
// and points still expire, but they can be neither earned, spent nor adjusted. A DELETED member is not found; the points of its
// cards are written off. The customer may join again and gets other cards.
//
// # Movements
//
// Each movement of points locks the card's row, runs on the ledger, changes the card's figures, and writes the card
// transaction, all in one transaction of the store. A movement that the balance does not allow is written as REJECTED and moves
// nothing. A transaction with a key that exists already is not made a second time. The answer to a request says PENDING, as
// published; by then the movement is done, so that movements on a card happen in the order of their requests.
//
// Adjusting, activating, cancelling and expiring by hand need an ACTIVE program within its dates and hours and an ACTIVE member.
// The daily run needs neither: points are the member's property.
//
// # Spending
//
// Purchase buys a reward, Pay pays an order, and both take effect at once: the stock, the count of purchases and the cards are
// locked, in this order, until everything is written. A purchase that a limit forbids is written as REJECTED, together with a
// rejected movement, and moves nothing; one that the state forbids is refused and not recorded. A coupon or a gift voucher is
// published to the customer in the same commit; when its campaign has none left, the purchase is REJECTED with
// VOUCHER_NOT_AVAILABLE.
//
// Refund turns an APPROVED purchase into a REFUNDED one and writes a REFUND. The points go back to the lots that they came from;
// points that the reward gave are taken from the lots that it opened; unused coupons are deleted, and credits that a gift voucher
// still holds are taken off it.
//
// A wallet whose ratio is 10 pays 10 minor units with 105 points, spends 100 and keeps 5. Payments of an order never exceed its total.
//
// # Earning
//
// A consumer of the outbox processes events. An event triggers earning rules. Of each rule the first earning whose rules hold gives
// its points; the limits of the rule and of the wallet cut them, and when the wallet's limits allow none, the transaction is
// written as REJECTED. The counters of limits are in a Tally, for a rule and a member, and for a card; another one counts the
// members of a program. A benefit is delivered while its stock lasts, by a BenefitTransaction.
//
// A custom event also activates points that wait for it, and extends those that slide. The points of a cancelled order are moved
// back as the wallet says: earned ones from the pending points or the balance, spent ones to the lots that they came from.
//
// # Tiers
//
// A card has a Standing in the tier structure of its program. It is judged in the transaction of every movement, when its customer
// enters or leaves a segment, when a structure comes to the program, and by the daily run on the day when its tier or its tracking
// period ends. Each step is a TierTransaction. Points of a balance count as they are. Earned points count in their tracking period;
// where tiers begin with the next period, the points earned in one decide for the next, and the step is PENDING until then.
//
// A card with 150 points reaches Silver, from 100, on 20 July. Silver is kept for 30 days, and 120 points are spent on the 25th: on
// 20 August the daily run moves the card down to Bronze.
//
// # Reports
//
// The figures of reports are kept in Counts, by the day of the project and of all time, in the transaction of the counted
// operation. They are written at its end, in the order of their ids, so that the shared counts of a program are locked only
// briefly.
//
// # Examinations
//
// ExamineEarnings earns in a transaction that is rolled back; ExamineRewards judges purchases without locking anything. Neither
// writes anything.
package membership
