// Package membership holds who takes part in loyalty programs of the /v2 API, and what their cards hold.
//
// # Terms
//
// A Member is a customer in a program: one of them at most that is not deleted. It has a Card for each card definition that was
// ACTIVE and assigned to the program when it joined. A CardTransaction is one movement on a card, an entry of the ledger (package
// loyalty/ledger). What a customer takes part in is a membership: the member, the program and the cards.
//
// # Statuses
//
//	ACTIVE    deactivate -> INACTIVE    delete -> DELETED
//	INACTIVE  activate -> ACTIVE        delete -> DELETED
//
// Any other move is refused with invalid_state_transition. An INACTIVE member keeps what the cards hold, and points go on maturing
// and expiring; but nobody can earn, spend or adjust. A DELETED member is found by nobody; what the cards held is written off. The
// customer may join again and gets other cards.
//
// # Movements
//
// Whoever moves points holds the card's row, runs the movement of the ledger, counts it in the card's figures, and writes the
// transaction, all in one transaction of the store. A movement that the balance does not allow is written as REJECTED and moves
// nothing. A transaction with a key that is there already is not made a second time. The answer to a request says PENDING, as
// published; by then the movement is done, so that movements on a card happen in the order in which they were asked for.
//
// Adjusting, activating, cancelling and expiring by hand need an ACTIVE program within its dates and hours and an ACTIVE member. The
// daily run asks for neither: points are the member's property.
//
// # Spending
//
// Purchase buys a reward, Pay pays an order, and both take effect at once: the stock, the count of purchases and the cards are held, in this
// order, until everything is written. What a limit forbids is written as REJECTED, together with a rejected movement, and moves nothing; what
// the state forbids is refused and leaves no trace. A coupon or a gift voucher is published to the customer in the same commit; when its
// campaign has none to give, the purchase is REJECTED with VOUCHER_NOT_AVAILABLE.
//
// Refund turns an APPROVED purchase into a REFUNDED one and writes a REFUND. The points go back to the lots that they came from; points that
// the reward gave are taken from the lots that it opened; coupons that nobody used are deleted, and credit that a gift voucher still holds is
// taken off it.
//
// A wallet whose ratio is 10 pays 10 minor units with 105 points, spends 100 and keeps 5. Payments of an order never exceed its total.
//
// # Earning
//
// A consumer of the outbox acts on what happened. An event sets off earning rules. Of each rule the first earning whose rules hold gives its points; the limits of
// the rule and of the wallet cut them, and what the wallet's limits keep away altogether is written as REJECTED. What limits count is in a
// Tally, for a rule and a member, and for a card; another one holds the seats of a program. A benefit is delivered while its stock lasts, by a
// BenefitTransaction.
//
// A custom event also makes points usable that wait for it, and keeps alive those that slide. An order that is cancelled has its points moved
// back as the wallet says: earned ones from those that wait or from the balance, spent ones to the lots that they came from.
//
// # Tiers
//
// A card has a Standing in the tier structure of its program. It is judged in the transaction of every movement, when its customer enters or
// leaves a segment, when a structure comes to the program, and by the daily run on the day when its time ends or its tracking period does. Each
// step is a TierTransaction. Points of a balance count as they are. Earned points count in their tracking period; where tiers begin with the
// next period, what was earned in one decides for the next, and the step is PENDING until then.
//
// A card with 150 points joins Silver, from 100, on 20 July. Silver is kept for 30 days, and 120 points are spent on the 25th: on 20 August the
// daily run takes the card down to Bronze.
//
// # Reports
//
// What reports tell is counted in Counts, by the day of the project and of all time, in the transaction of what is counted. They are written at
// its end, in the order of their ids, so that members of one program hold counts that they share for a moment only.
//
// # Examinations
//
// ExamineEarnings earns in a transaction that is undone; ExamineRewards judges purchases without holding anything. Neither leaves a trace.
package membership
