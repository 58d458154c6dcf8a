// Package liability writes down each day what a shop owes its customers: the credit on gift cards and the points on loyalty cards that were not used.
//
// # Statements
//
// A Statement has the sums over all cards of a campaign or a program on one day, or over all cards together. Cards without a campaign have one of their
// own. Cards in the trash and those of members that were deleted do not count; codes that nobody holds yet do, since whoever finds one can use it.
//
// The statements of a day are written by the daily work, after points have expired and new ones count. Cards are read in portions, a few in a
// transaction, and a statement keeps when the first and the last of them were read: what happens between the two is in it or not. A day on
// which no process ran has a statement with the figures of the time at which its work was done.
//
// # Example
//
// A gift campaign with three cards of 50.00 each, one of which expired and one of which has 20.00 left, has the credit Usable 70.00 and Expired 50.00.
package liability
