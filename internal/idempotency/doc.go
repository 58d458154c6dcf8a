// Package idempotency lets a client repeat a request without doing it twice: the answer to a request that carries a key is kept,
// and the same request with the same key gets that answer again.
//
// # Words
//
//	key          chosen by the client: 1 to 255 printable characters of ASCII, a UUID for instance
//	scope        the project and the credential; the same key of another credential is another key
//	fingerprint  a digest of method, path, query and body: requests with the same one are the same request
//	record       the row of a key, with the answer
//
// # Rules
//
//   - A request with a new key is performed. Its record, with the answer, is written by the transaction that makes its change: either both
//     are there or neither. No process holds a key, so a process that dies holds nothing up.
//   - The same request again gets the kept answer, for Retention after it was performed.
//   - Another request with the same key is refused with 422 idempotency_key_reused.
//   - Of requests that arrive at once one is performed, in whatever process. The others wait until the database has ended its transaction,
//     and get its answer, or are performed when that transaction was rolled back.
//   - A refusal that a repetition would get as well is kept like any answer. Others, such as an internal error, are not: the key is free
//     for the same request.
//
// # Two ways to one commit
//
// Redemptions and rollbacks share commits with others, so that the transaction is not in the hands of the request. They hand Engine.Seal's
// record to the storage with everything else that they write: see redemption.Keep. Load finds the record of an earlier request with the
// rows. When two requests in two transactions find none, the primary key refuses the record of the second, with its whole transaction,
// and the second is tried again.
//
// Every other request is performed by Engine.Do within one transaction: see Store.Together. The record is inserted first, so that another
// request with the key waits there, and gets its answer last.
//
// # What is kept
//
// Answers may hold personal data and secrets. A record keeps its answer compressed, and encrypted with a key that is derived from the
// client's. The client's key is not kept: a reader of the table learns nothing without knowing or guessing the keys. An answer that is
// larger than MaxAnswer when compressed is not kept: a repetition of its request is refused with idempotency_answer_not_kept, which says
// that the request was performed and with which status it was answered. Sweep deletes expired records, some thousands in a statement.
package idempotency
