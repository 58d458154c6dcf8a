// Package audit computes what a project keeps again from its records, and reports what differs. It changes nothing; others may go on working on
// the project meanwhile.
//
//	cards        the balances, figures, lots and what waits and expires next of gift cards, loyalty cards and cards of members, from their
//	             entries, lots and what waits
//	codes        how many codes campaigns count, and how often codes were published, from the codes and the publications
//	programs     the members of programs, what they sold of each reward, and the sums of their reports, from the members, the purchases and
//	             the days of the reports; and that limits count no more of the present period than there was
//	redemptions  the uses of codes, the totals and counters of limits and budgets, the summaries of customers with their last orders, and that
//	             nothing was taken back twice, from the records of redemptions and rollbacks and the orders; see redemption.Audit
//
// What the records do not hold is not looked at. The days of campaigns' summaries count events, of which those of customers who had to be
// forgotten are gone, and validations, which leave none. What v2 limits count of the present period begins where the limit was set, which
// nothing tells: it may be less than there was. How often earning rules of v2 were set off has no record of each time. In which tier of v1 a
// card is depends on what it had on past days, and on when tiers and rules were changed. Cards and campaigns in the trash keep their figures as
// they were.
package audit
