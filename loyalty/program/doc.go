// Package program holds the definitions of loyalty programs of the /v2 API: the parts of a program, without members.
//
// # Terms
//
// A Program has members, and each member one card for each CardDefinition that is assigned to the program. A CardDefinition is a
// point wallet: when its points expire, when they become spendable, how many a card may earn and spend, what happens when an
// order is taken back. An EarningRule gives points or benefits on an event; a Benefit is a gift that is not points of the
// rule itself; a Reward is bought with points; a TierStructure with its Tiers ranks the cards of a program by their points.
// An Assignment connects one of them with a program.
package program
