// Package summary counts what happened in campaigns, day by day.
//
// # Figures
//
// A Day is what happened in one campaign on one day of the project's time zone: numbers under the names that the published summary gives
// them. A summary over a range is the sum of its days, both ends included; without an end it is everything so far.
//
// # Where they come from
//
// Everything but validations is counted by a consumer of the outbox: what was committed is counted exactly once, whatever is killed
// when, and the redemption that is counted pays nothing for it. The figures are behind by as long as the outbox takes, which is a moment.
// Counting begins with the version of Punchcard that brought it: what happened before is not made up for.
//
//	redemptions, rollbacks   one for each redeemable; orders_amount is the order's total after it, discounted_amount what it took off
//	publications             one for each publication, however many codes it gave
//	vouchers_created         codes made alone, by generation, by import and by publications; vouchers_deleted those that went to the trash
//	                         or were deleted one by one. Deleting the campaign does not count
//	amounts and points       from the movements on cards; what a card starts with is created_..., what by hand goes on or off it added
//	                         and subtracted, what was left on a deleted one deleted
//
// # Validations
//
// A validation writes nothing, and it stays so: Validated counts in the memory of the process, and Flush writes all campaigns of a project
// in a few statements, every five seconds, when somebody reads a summary in the same process, and when the server stops. A process that
// is killed loses what it counted since its last flush, five seconds of validations at most, and so does one whose database cannot be
// reached until it stops. Other processes' counts show up with their next flush.
//
// One redeemable of a request counts as one validation: succeeded when it applies, failed when not; what was skipped does not count.
//
// # Example
//
// A code of campaign Spring takes 300 off an order of 1000: the day has redemptions 1, redemptions_succeeded 1, orders_amount 700 and
// discounted_amount 300. Rolled back the next day, that day has rollbacks 1, rollbacks_succeeded 1, orders_rolledback_amount 700 and
// rolledback_discounted_amount 300.
package summary
