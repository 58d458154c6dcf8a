// Package asyncaction runs work in the background, after the answer: bulk imports, code generation, campaign updates.
//
// # Jobs
//
// A job is a small struct with a stable kind, as "CAMPAIGN.VOUCHERS_GENERATE", that marshals to JSON. It is enqueued in the
// transaction of the change that causes it: a job exists exactly when its cause was committed. A handler does one portion of
// the work and, in the same transaction, enqueues the job of the next portion. That job is at the end of the queue, so the
// portions of long jobs alternate and a short job never waits for a long one to end.
//
// A job over the items of a collection, as the codes of a campaign, chooses the size of its portions by its Pace: about a quarter
// of a second each, however fast the database is. Rows of an import are split into portions of up to a thousand when they arrive.
// In a database, the jobs of a kind pause after a portion for as long as it took, half a second at most, if the process had a
// validation or a redemption meanwhile: interactive requests have priority. Outward and Prompt jobs do not pause.
//
// # Exactly once
//
// A Runner delivers each job at least once: after a kill it delivers unfinished jobs again. Therefore Claim compares the
// portion's number with the action's cursor inside the transaction, and reports to a repeated delivery that there is
// nothing left to do. The writes of a portion and the change of the cursor are one commit.
//
// # Actions
//
// An Action shows a job to clients: its status, its progress, and its result when it has ended. Statuses go from ENQUEUED
// over IN_PROGRESS to DONE or FAILED and never back. OperationStatus is UNKNOWN until the end, then SUCCESS, or FAILED when
// no row at all succeeded or the job itself failed. Progress is done rows of all rows, rounded down, and 100 only at the
// end.
//
// # Rows
//
// An action over rows, as an import, keeps them in parts, one for each portion: BeginRows writes them in the transaction of the
// request, RowPortion handles one part and removes it. A row fails alone, with a reason; the others are done. The action contains
// up to a thousand failures, and its report, which is kept for 30 days, has the results of all rows. Actions are kept for 90.
//
// The rows of a file are its cells, and the job of its import names the columns: the cells are parsed in the portion, by the
// schemas of that moment. FileRows reads a file while its rows are stored, so that neither is ever in memory as a whole.
//
// PrepareFile stores the rows of a file and tries the first of them, in transactions that are rolled back: people look at what would fail before BeginDraft
// begins the import.
//
// Cancel ends such an action between two portions: what was done stays done, and the next action of its queue begins.
//
// # Queues
//
// Actions that must not overtake each other are in a FIFO queue: one runs at a time, and the next begins in the transaction that
// ends it. Bulk updates and imports of codes share the queue of their project.
package asyncaction
