// Package refund is the arithmetic of partial returns: what is to be refunded for goods of an order that come back, to which means of payment, and
// what each discount gave for them. It is pure: it reads no storage and no clock, and asks the caller for what it cannot know.
//
// # The sale
//
// NewSale takes an order and its redemptions and says what each unit was paid; the result is kept with the order from its first return on. A Cell
// is the paid units of a line, or the rest: what the amount of the order is above the sum of its lines. Where the amount is below the sum, the
// lines share it. Units that an effect made free are no cell: they have a value of their own.
//
// The steps go over the cells in the order of application: first the discounts that the client sent itself, then the redemptions. What a step
// took off lines lies on these lines. What it took off the order lies on all cells, by what is left of each (discount.Split). Gift cards and points
// are tenders: they pay. So the paid amount of a cell is its list value less its discounts, and
//
//	goods = sum of the paid amounts of all cells
//	money = goods - what tenders paid = the total amount of the order
//
// Two mugs for 12.50 and a shirt for 75.00, with 10 and then 20 percent off: of the first 10.00, 2.50 lie on the mugs and 7.50 on the shirt, of the
// 18.00 then 4.50 and 13.50. A mug was paid 9.00.
//
// # A return
//
// A return adds its units, of a line the free ones first, and moves the difference of two totals; so roundings never add up.
//
//	listed(cell) = list · units returned / units          rounded half up
//	frozen(cell) = paid · listed / list                   rounded half up
//	E            = what is to be refunded by the policy
//	refunded     = max(refunded before, min(E, goods))    a refund is never negative; withheld is how far E is below what was refunded
//	kept         = goods - refunded
//
// Under PolicyKeep each unit keeps the price that was paid for it, for ever: E is the sum of frozen, less what free units cost that are kept
// without the goods that earned them. Of f free units of a redemption, f · kept / sold value of the lines that qualified, rounded up, stay free.
//
// Under PolicyReevaluate kept goods cost what they would have cost alone: E is goods less their price. The steps run again on the kept units at
// list value; the caller judges each discount (Request.Judge). No discount gives more than before, and no tender takes more.
//
// # Tenders and discounts
//
// The refund goes to the means of payment in proportion, or to credits first, or to money first. Shares are a chain of divisions by two,
// x = rest · part / whole rounded half up, then the next of what remains: so no share ever falls when the total grows, as it could if units left
// over went to the largest fractions. Points that paid come back as points · value back / value paid, rounded down. Discounts come back redemption
// by redemption, each cell's by the same chain.
//
// # Invariants
//
//   - refunds + kept = goods after every return, and refunds = money + the values that go back to tenders.
//   - No figure of a return is negative; no step gives back more than it took.
//   - Under PolicyKeep without free units, all totals depend on the set of returned units only.
//   - With the last unit each step has given back exactly all.
package refund
