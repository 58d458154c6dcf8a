// Package archive writes the redemptions, orders and returns of a project from before a day to files, and drops them from the database.
//
// # Groups
//
// An order goes with its redemptions, their rollbacks and its returns, and a redemption without an order with its rollback: a group goes as a whole or stays. What
// stays, although it is older:
//
//	orders that are not paid, fulfilled or canceled
//	groups with anything from the day or after it: a change of the order, a rollback, a return
//	rewards that are to be delivered, returns whose points are to be taken back, and orders with points that wait
//
// Redemptions can be rolled back for some months: the day has to be before that. Every consumer of events has to have got the events from before the day, and
// every task from before it must have ended.
//
// # Two steps
//
// First all groups are written to files and to the disk, in a directory that gets its name when it is complete. Then they are dropped, some hundred rows in
// each transaction. A transaction locks its groups, reads them again and drops those of which every row is still, to the byte, what the file has; the others stay
// and are counted. So nothing is dropped that is not in a file. After a kill some groups are dropped and the others are not; both is a state
// like any other. Archived again, into another directory, the rest goes; a group may then be in both.
//
// # What stays of what was dropped
//
// The same transaction adds what the rows add up to (verify.Shares) to the sums that were archived before. Limits that are set later start from the sums and the
// records, summaries of customers find their last order in them, and an audit adds them to the records.
package archive
