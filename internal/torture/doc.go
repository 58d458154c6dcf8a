// Package torture proves that Punchcard is never wrong: it runs concurrent clients against running servers, breaks what can break
// meanwhile, and has a checker decide whether everything that the servers answered can be explained.
//
// # Words
//
//	world      a few accounts that belong together, and the resources of the API behind them: the codes of a campaign with its customers
//	           and budget, one gift card, the points cards of a club. Operations never reach across worlds, so that each is checked alone
//	account    a number within bounds: the uses of a code up to its quantity, what is left on a card down to 0
//	call       one operation on a world: a move that changes accounts all together or not at all, the undoing of a move, a reading,
//	           a change of limits
//	answer     what the server said: done, with the numbers that it showed, or refused, with the accounts that it blamed
//	history    all calls of a world with their answers, and when each was sent and answered
//	lost       an answer that never came: the connection was cut, the server killed, its storage gone
//
// # What is proven
//
// A history is right when it is linearizable: there is an order of all calls in which each happens at one instant between its sending and
// its answer, and in which a single-threaded shop (see Model) would have given just these answers. So no limit is ever exceeded and no
// balance spent twice, not even for a moment; nothing is refused without a reason that was true at that instant; whoever reads sees all
// that was answered before; a rollback gives back once and exactly.
//
// A lost answer says nothing: the call may have happened, at any time after it was sent, or never. When the servers are well again the
// records are read (see World.Settle): each call carries a mark of its own, which its record keeps. A call with a record happened before
// that reading; one without did not happen, and every effect that it left all the same contradicts the last readings of the history.
//
// Calls with an Idempotency-Key are sent again until they are answered, and count as one call, whatever the number of sendings. Now and
// then an answered call is sent again: its answer has to be the same, byte by byte.
//
// Besides, every acknowledged call has exactly one record, and no record belongs to a call that was refused.
//
// # What is broken meanwhile
//
// See Fault: servers are killed, and started again on the same data; servers are paused, so that others take over their work; connections
// between clients and servers and between servers and PostgreSQL are cut; PostgreSQL is stopped and killed; the disk with the data is full for
// a while, where whoever tortures may make disks (root on Linux); the clock of the project jumps, that of the machine does not.
//
// # Reproducing a run
//
// The seed determines the worlds, the operations that each client chooses and the schedule of the faults. It does not determine how the
// threads of the machine run: a run with the same seed meets the same faults among the same operations, not at the same instant.
package torture
