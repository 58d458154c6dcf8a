// Package unitofwork handles many events in a few statements.
//
// A consumer that gets 250 events reads and writes some rows for each of them. Statement by statement that takes longer than the redemptions
// that the events come from: the points of some seconds of redemptions came 29 s after them, and 1.6 s with rows that are read and written
// together (goal P30).
//
// A Unit stands between the consumer and the store of its transaction: what it reads is kept, so that it is read once, and what it writes is
// collected, and written with one statement for each collection. The consumer decides about one event after the other as before, each on the
// results of those before it.
//
//	u := &unitofwork.Unit{}
//	cards := unitofwork.Of(u, tx.Vouchers(), voucher.Kind)
//	err := cards.Hold(ctx, storage.In("id", ids))      // reads and locks all cards at once
//	card, err := cards.Update(ctx, id, change)         // no statement
//	err = u.Write(ctx)                                 // one statement for all changed cards
//
// Rows that are changed are locked, in the order of their ids when they are held together. A row that was only read may be changed by others
// meanwhile, as in any transaction. An error of Write may concern any of the events: the transaction is rolled back, and the events come again
// one by one.
package unitofwork
