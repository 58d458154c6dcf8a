// Package idempotency lets a client repeat a request without doing it twice: the answer to a request that carries a key is kept,
// and the same request with the same key gets that answer again.
//
// # Words
//
//	key          chosen by the client: 1 to 255 printable characters of ASCII, a UUID for instance
//	scope        the project and the credential; the same key of another credential is another key
//	fingerprint  a digest of method, path, query and body: requests with the same one are the same request
//	run          one attempt to perform the request
//	holder       the run that may write the answer; there is one at a time
//	lease        until when the holder counts as alive; it renews the lease as long as it works
//
// # Rules
//
//   - A new key makes a record, and the request is performed.
//   - The same request again gets the kept answer, for Retention after the first request.
//   - Another request with the same key is refused with 422 idempotency_key_reused.
//   - The same request while the first is being performed is refused with 409 idempotency_key_in_use: exactly one of any number of
//     requests that arrive at once is performed.
//   - An answer that is not final, such as that to an internal error, is not kept: the key is free for the same request at once.
//   - The lease of a holder that died ends after Lease. The next request then takes the record over and is performed.
//
// # What is kept
//
// Answers may hold personal data and secrets. A record keeps its answer compressed, and encrypted with a key that is derived from the
// client's. The client's key is not kept: a reader of the table learns nothing without knowing or guessing the keys. An answer that is
// larger than MaxAnswer when compressed is not kept: a repetition of its request is refused with idempotency_answer_not_kept, which says
// that the request was performed and with which status it was answered. Every process deletes expired records in bulk, every few minutes.
//
// # Between the change and its answer
//
// The change that a request makes and the record of its answer are two commits. When the process dies between them, or the database does
// not answer for the five seconds that the process then waits, the change is made and no answer is kept. The next such request is performed
// again, after the lease has ended.
//
//   - What a request makes (a redemption, a movement of points, an order, a code, a publication, an event, a job) has an id from
//     Run.ID. That id is the same in each run and is stored in the commit of the change, so that a second run cannot make it again; see
//     env.Once. The second run answers what the first would have answered or, where that is not known any more, 409 duplicate_found,
//     which names what was done.
//   - An update or a deletion ends in the same state however often it is made.
//   - A refusal makes nothing. It is decided again, and has another request id. A refusal that cannot be kept is not sent, since the
//     next run may not refuse.
package idempotency
