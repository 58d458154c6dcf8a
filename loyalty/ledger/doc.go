// Package ledger keeps points: which of them a card holds, until when, what took them, and what gave them back.
//
// # Terms
//
// An account is a card: a loyalty card of v1, which is a voucher, or a card of a member of v2. Its figures lie in the row of its
// owner, and that row is the lock: whoever moves points holds it first, several in the order of their ids.
//
// A Lot is points that came to an account together and expire together. A Take says which entry took how much from which lot, and
// how much of it came back, so that a reversal puts points where they were. Pending points wait for a day or an event and are in no
// lot yet.
//
// An entry is a transaction of the owner (voucher.Transaction, member.CardTransaction). Entries are only added, each under a key of
// its own, and Postings tells the two sides of each: points leave one account and enter another, so the sum over all accounts is
// always 0, and every figure can be computed again. Credits of gift cards are entries of the same ledger; they have no lots.
//
// # Lots
//
//   - Points are taken from the lot that expires first; lots that never expire come last, and among equals the oldest first.
//   - A lot whose last day has passed is overdue until the daily run ends it. The figures of the account count it, and nobody can use it:
//     nothing is taken from it, put back into it or pays a debt with it, and nothing moves its day any more.
//   - Points of an account that lie in no lot are loose: they never expire and are taken last. A card that begins with points which
//     nothing lets expire begins with loose ones, so that making a million cards makes no lots.
//   - An account that allows it goes below zero without a lot. What comes in pays the debt first; the rest opens a lot.
//   - A lot that was used up stays ACTIVE with nothing left and is shown nowhere. Expired or written off points leave it as Ended:
//     opened = left + ended + taken - restored.
//   - Points that are given back go to the lots they came from, as far as these are open and have not expired; the rest opens a lot
//     with the expiry of points of that day.
//   - Earned points that are taken back come from the lots that they opened, then from the others.
//
// # A movement
//
// A Book is an account opened for one operation, with the first lots of its burning order. It is plain data and does no I/O: an
// operation that needs more lots than it was given answers ErrMore, and the caller begins again with twice as many. The cost of
// taking points thus grows with the lots that are taken from, not with those that there are. Post does all this against a store:
//
//	book, err := ledger.Post(ctx, tx, account, func(b *ledger.Book) error { return b.Burn(entry.ID, 45) })
//
// An account with 20 points until 31 August, 30 until 31 December and 50 without an end that spends 45 gives the 20 and 25 of the
// 30; it is left with 55, of which 5 expire next, on 31 December.
package ledger
