// Package idempotency lets a caller repeat a request without doing it twice: the answer to a request that carries a key is kept,
// and whoever sends the same request with the same key again gets that answer.
//
// # Words
//
//	key          what the caller chose: 1 to 255 printable characters of ASCII, a UUID for instance
//	scope        the project and the credential; the same key of another credential is another key
//	fingerprint  a digest of method, path, query and body: what makes two requests the same
//	holder       the one run of the request that may write its answer
//	lease        until when the holder is taken to be alive; it renews the lease as long as it works
//
// # Rules
//
//   - A key that nobody used makes a record, and the request is performed.
//   - The same request again gets the kept answer, for Retention after the first.
//   - Another request with the same key is refused with 422 idempotency_key_reused.
//   - The same request while the first is being performed is refused with 409 idempotency_key_in_use: exactly one of any number of
//     requests that arrive at once is performed.
//   - An answer that is not final, as that to a failure of ours, is not kept: the key is free for the same request at once.
//   - A holder that died leaves a lease that ends after Lease. The next request then takes the record over and is performed.
//
// # What is kept
//
// Answers may hold personal data and secrets. A record keeps its answer encrypted with a key that is made of the caller's own,
// which is not kept: who reads the table learns nothing unless he knows or guesses the keys. Before that it is compressed, and one that is
// larger than MaxAnswer then is not kept: who repeats its request is told with idempotency_answer_not_kept that it was performed, and how it
// was answered. Records are deleted after Retention, in bulk, by every process now and then.
//
// # The window
//
// The record and the change that the request makes are two commits. A process that dies between them, or whose database does not answer for
// the five seconds that it then waits, has made the change and kept no answer, so that the request is performed again when its lease has
// ended. A refusal, which makes nothing, is decided again in that case, and has another request id; one that could not be kept is told to
// nobody, since the next run may not refuse. Whatever the request makes, a redemption, a
// movement of points, an order, a code, a publication, an event, a job, has an id from Run.ID, which is the same in each run and
// stored in the commit of the change itself, so that a second run cannot make it again; see env.Once. It answers what the first one
// would have answered or, where that cannot be told any more, 409 duplicate_found, which names what was done. A change of what is
// there, or its deletion, ends in the same state however often it is made.
package idempotency
