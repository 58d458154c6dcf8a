// Package asyncaction is work that goes on after the answer: bulk imports, code generation, campaign updates.
//
// # Jobs
//
// A job is a small struct with a stable kind, as "CAMPAIGN.VOUCHERS_GENERATE", that marshals to JSON. It is enqueued in the
// transaction of the change that causes it: a job exists exactly when its cause was committed. A handler does one portion of
// the work and, in the same transaction, enqueues the job of the next portion. That job stands at the back of the line, so
// long jobs take turns and a short one never waits for a long one to end.
//
// A job over the items of a collection, as the codes of a campaign, chooses the size of its portions by its Pace: about a quarter of a
// second each, however fast the database is. Rows of an import were cut when they came, up to a thousand to a portion. In a database, the
// jobs of a kind rest after a portion for as long as it took, half a second at most, if somebody asked the process for a validation or a
// redemption meanwhile: people come first. Outward and Prompt jobs do not.
//
// # Exactly once
//
// A Runner delivers each job at least once: after a kill it delivers again what was not finished. A portion is therefore
// fenced by its action: Claim compares the portion's number with the action's cursor inside the transaction and tells a
// repeated delivery that there is nothing left to do. What a portion writes and the cursor's move are one commit.
//
// # Actions
//
// An Action is what a client reads of a job: its status, its progress, and its result when it is over. Statuses go from
// ENQUEUED over IN_PROGRESS to DONE or FAILED and never back. OperationStatus is UNKNOWN until the end, then SUCCESS, or
// FAILED when no row at all succeeded or the job itself broke. Progress is done rows of all rows, rounded down, and 100 only
// at the end.
//
// # Rows
//
// An action over rows, as an import, keeps them in parts, one for each portion: BeginRows writes them in the transaction of the
// request, RowPortion handles one part and removes it. A row fails alone and says why; the others are done. What became of rows is
// told in the action, up to a thousand failures, and in full by its report, which is kept for 30 days. Actions are kept for 90.
//
// The rows of a file are its cells, and the job of its import names the columns: what a cell means is decided in the portion, by the
// schemas of that moment. FileRows reads a file while it is written down, so that neither of the two is ever whole in memory.
//
// # Lines
//
// Actions that must not overtake each other stand in a Line: one runs at a time, and the next begins in the transaction that ends it.
// Bulk updates and imports of codes share the line of their project.
package asyncaction
