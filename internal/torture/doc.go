// Package torture tests that limits and balances hold under concurrency and faults, in the manner of Jepsen: concurrent clients call running
// servers while faults are injected, and a checker decides whether all answers are linearizable.
//
// # Words
//
//	world      a few accounts that belong together, and the resources of the API behind them: the codes of a campaign with its customers
//	           and budget, one gift card, the points cards of a loyalty program, orders whose goods come back. No operation touches two worlds, so each is checked alone
//	account    a number within bounds: the uses of a code up to its quantity, the balance of a card down to 0
//	call       one operation on a world: a move, which changes all of its accounts or none, the undo of a move or the return of a part of it, a
//	           read, a change of limits
//	answer     the answer of the server: done, with the numbers that it shows, or refused, with the accounts that it blames
//	history    all calls of a world with their answers, and when each was sent and answered
//	lost       an answer that never came: the connection was cut, the server killed, its storage unavailable
//	mark       a text that a call sends and that the server keeps in the record of the call
//
// # What is checked
//
// A history is correct when it is linearizable: there is an order of all calls in which each happens at one instant between its sending and
// its answer, and in which a single-threaded shop (see Model) gives the same answers. It follows that
//
//   - no limit is exceeded and no balance spent twice, not even for a moment;
//   - each refusal has a reason that was true at one instant;
//   - a read sees every change that was answered before it;
//   - a rollback gives back exactly once;
//   - each unit of an order comes back once, and what is refunded follows from the units that came back before.
//
// A call whose answer is lost may have happened at any time after it was sent, or never. When all servers run again, Run.Settle reads the
// records. A call whose mark is in a record happened before that read. A call without one did not happen: an effect of it would contradict
// the last reads of the history.
//
// A call with an Idempotency-Key is sent again until it is answered, and counts as one call; one that is not answered in time is a failure,
// unless there was an outage. Some are sent twice at once, some answered ones once more, and all when all servers run again: an answer is the
// same each time, byte by byte, and names the records of the call. The key of a lost call with a record keeps a success; one without a record
// and without a kept refusal is performed by that last repetition, and was not before.
//
// Besides, every acknowledged call has exactly one record, and no refused call has one.
//
// # Faults
//
// See Fault in package site: servers are killed, and started again on the same data; servers are paused, so that others take over their
// work; connections between clients and servers and between servers and PostgreSQL are cut; PostgreSQL is stopped and killed;
// its synchronous standby takes its place; the disk with the data is full for a while, where the user may mount one (root on Linux); the clock of
// the project jumps, that of the system does not.
//
// In a run with a key for each call that changes something, servers are killed and nothing else happens: then all keys are answered, and none is
// in use for long.
//
// # Reproducing a run
//
// The seed determines the worlds, the operations that each client chooses and the schedule of the faults, but not the scheduling of
// threads: a run with the same seed has the same faults and the same operations, but they coincide at other instants.
package torture
