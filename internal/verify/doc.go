// Package verify computes the figures of a project again from its records, and reports the differences. It changes nothing; the
// project may be in use meanwhile.
//
//	cards        the balances, figures, lots and what waits and expires next of gift cards, loyalty cards and cards of members, from their
//	             entries, lots and what waits
//	codes        how many codes campaigns count, and how often codes were published, from the codes and the publications
//	programs     the members of programs, the numbers of sold rewards, and the totals of their reports, from the members, the purchases and
//	             the days of the reports; and that limits count no more of the present period than there was
//	redemptions  the uses of codes, the totals and counters of limits and budgets, the summaries of customers with their last orders, and that
//	             nothing was taken back twice, from the records of redemptions and rollbacks and the orders; see Redemptions
//	days         the redemptions, refusals by reason, rollbacks, discounts and amounts of each day, of the project and of campaigns, from the
//	             records of redemptions and rollbacks and the returns. In a project that changed its time zone, a record may count on the
//	             day before or after
//	liabilities  what was outstanding at the last daily work, from the cards, in campaigns and programs without a change since
//
// Figures without records are not examined. Of the figures of days these are validations, which have none, and publications, codes and
// movements, whose records may be deleted. The tallies of v2 limits begin when the limit was set, a time that is not
// stored: they may be less than the sum of the records. Triggers of v2 earning rules have no records. The v1 tier of a card depends
// on its points of past days, and on when tiers and rules were changed. Cards and campaigns in the trash keep their figures.
package verify
