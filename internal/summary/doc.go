// Package summary counts the redemptions, publications, codes and movements of campaigns, day by day.
//
// # Figures
//
// A Day has the figures of one campaign for one day of the project's time zone, under their names in the published summary. A summary over
// a range is the sum of its days, both ends included. Without an end it is the sum of all days up to now.
//
// A Day without a campaign has the figures of the whole project, with those of codes without a campaign. There an order counts once, however many
// redeemables it has, and what was paid with credits or points is no discount. Refusals are also counted by the key of their reason.
//
// # Where they come from
//
// Everything but validations is counted by a consumer of the outbox: each committed event is counted exactly once, even when a process is
// killed, and counting costs the redemption nothing. The figures lag behind by the delay of the outbox, a fraction of a second. Events of
// versions of Punchcard without this package are not counted later.
//
//	redemptions, rollbacks   one for each redeemable; orders_amount is the order's total after it, discounted_amount the discount
//	publications             one for each publication, however many codes it gave
//	vouchers_created         codes made one by one, by generation, by import and by publications
//	vouchers_deleted         codes moved to the trash or deleted one by one; deleting the campaign does not count
//	amounts and points       from the movements on cards: created_... is the balance that a card starts with, added and subtracted are
//	                         changes by hand, deleted is the balance of a deleted card
//
// # Validations
//
// A validation writes nothing to storage. Validated counts it in the memory of the process, and Flush writes the counts of a project in a
// few statements: every five seconds, when a summary is read in the same process, and when the server stops. A process that is killed
// loses the counts since its last flush, five seconds of validations at most, and so does one whose database is unreachable until it stops.
// The counts of other processes are visible after their next flush.
//
// One redeemable of a request counts as one validation: succeeded when it applies, failed when not; what was skipped does not count.
//
// # Example
//
// A code of campaign Spring takes 300 off an order of 1000: the day has redemptions 1, redemptions_succeeded 1, orders_amount 700 and
// discounted_amount 300. Rolled back the next day, that day has rollbacks 1, rollbacks_succeeded 1, orders_rolledback_amount 700 and
// rolledback_discounted_amount 300.
package summary
