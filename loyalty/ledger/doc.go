// Package ledger keeps points: how many a card holds, until when, which entries took them, and which gave them back.
//
// # Terms
//
// An account is a card: a loyalty card of v1, which is a voucher, or a card of a member of v2. Its figures are stored in the row
// of its owner, and that row is the lock: a transaction that moves points locks it first, several rows in the order of their
// ids.
//
// A Lot is a number of points that came to an account together and expire together. A Take records which entry took how many points
// from which lot, and how many of them came back, so that a reversal can put points back where they were. Pending points wait for a
// day or an event and are in no lot yet.
//
// An entry is a transaction of the owner (voucher.Transaction, member.CardTransaction). Entries are only added, each under a key of
// its own, and Postings returns the two sides of each: points leave one account and enter another, so the sum over all accounts is
// always 0, and every figure can be computed again. Credits of gift cards are entries of the same ledger; they have no lots.
//
// # Lots
//
//   - Points are taken from the lot that expires first; lots that never expire come last, and among equals the oldest first.
//   - A lot whose last day has passed is overdue until the daily run ends it. The figures of the account include it, but its points
//     cannot be used: none is taken from it or put back into it, it pays no debt, and its day does not change any more.
//   - Points of an account that are in no lot are loose: they never expire and are taken last. The first points of a card are loose
//     when they do not expire, so that making a million cards makes no lots.
//   - An account that allows it goes below zero without a lot. New points pay the debt first; the rest opens a lot.
//   - A lot that was used up stays ACTIVE with nothing left and is shown nowhere. Expired or written off points leave it as Ended:
//     opened = left + ended + taken - restored.
//   - Points that are given back go to the lots they came from, as far as these are open and have not expired; the rest opens a lot
//     with the expiry of points of that day.
//   - Earned points that are taken back come from the lots that they opened, then from the others.
//
// # A movement
//
// A Book is an account opened for one operation, with the first lots of its burning order. It is plain data and does no I/O: an
// operation that needs more lots than it was given returns ErrMore, and the caller begins again with twice as many. The cost of
// taking points thus grows with the lots that are taken from, not with the number of all lots. Post does all this against a
// store:
//
//	book, err := ledger.Post(ctx, tx, account, func(b *ledger.Book) error { return b.Burn(entry.ID, 45) })
//
// An account with 20 points until 31 August, 30 until 31 December and 50 without an end that spends 45 gives the 20 and 25 of the
// 30; it is left with 55, of which 5 expire next, on 31 December.
package ledger
