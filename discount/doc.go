// Package discount is the arithmetic of discounts: what a coupon, a promotion tier, a gift card or loyalty points do to a
// cart. It is pure. It reads no storage and no clock, asks the caller for the few facts that it needs, and returns a new
// cart with a description of the effect. Other packages decide who may redeem a discount, which lines a validation rule
// matches, and in which order redeemables are applied.
//
// # Money
//
// Figures are integers in minor units: 1050 is 10.50. A computed figure is rounded once, half up: 1149.9 becomes 1150 and
// 0.5 becomes 1. Nothing is computed in floating point. An amount that was not sent is unknown (the zero Money), which is
// not zero: a line of unknown amount gets no discount, and an order of unknown amount has no total.
//
// # The cart
//
// A Cart is the running order. Per line, amount is price times quantity unless the client sent another figure; the order's
// amount is the sum of its lines unless the client sent another figure. From there on
//
//	subtotal of a line     = its amount - its discount
//	total discount         = discount on the order + discounts on all lines
//	total amount, "left"   = amount - total discount, never below zero
//
// Discount figures are cumulative over all redemptions of the order; applied figures are those of one effect, or of one
// request (Cart.Since). Cart.Completed fills in what was not sent, and Cart.Undo takes one effect back.
//
// # Figures of a discount
//
// A discount has one figure: amount_off, percent_off, fixed_amount (a new price) or unit_off. It may have a formula as well;
// then the figure is the fallback for when the formula cannot be evaluated, as on missing metadata or a division by zero.
// Formulas speak of money in major units, so a result of 5 is 500. Money below zero counts as zero, a percentage is kept
// within 0 and 100, units lose their fraction. ORDER_AMOUNT and similar variables are those of the cart at the start of the
// effect. A formula that reads the current line (ORDER_ITEM_…) is evaluated for each line, and only effects on lines have
// one.
//
// A discount is stored as it was sent. Without an effect, money discounts work on the selected lines if the validation rule
// lists products, else on the order; unit discounts use ADD_MISSING_ITEMS, or ADD_MANY_ITEMS with several units. This is
// decided when the discount is evaluated, and shown then, but never stored.
//
// # Effects on the order
//
// Let m be the number of bundles (1 without a bundle rule) and base what is left to pay.
//
//	AMOUNT   m · amount_off
//	PERCENT  base · min(100, m · percent_off) / 100, at most amount_limit
//	FIXED    base - fixed_amount
//
// each at most aggregated_amount_limit and at most what is left. 10 percent of 11499 are 1149.9 and take 1150 off. A new
// price of 5000 on 20000 takes 15000 off, however many bundles there are; one of 10000 on 9000 takes nothing.
//
// # Which lines, which units
//
// Effects on lines work on the lines that the validation rule selects. A selected line may have matched an Entry, which says
//
//   - in which order lines are taken: as requested, cheapest first or dearest first (by unit price, then by what is left of
//     the line, then by position), and whether all or only the first;
//   - what is counted, lines or single units, and which of them: with SkipInitially 1 and Repeat 3, of ten units the 2nd,
//     the 5th and the 8th;
//   - how much it may give.
//
// Lines of entries with the same effect and target are put in one order and counted together; others come entry by entry.
//
// Then limits lower the number u of units that a line of q units gets discounted: the quantity limits of its entry, per line
// and for all its lines, and quotas, which count units over many redemptions and so need a counter that the caller keeps
// (Turn.Used, Outcome.Units). The lowest wins; the last units are dropped.
//
// # Effects on lines
//
// For each line in the order of application, base being what is left of the line and part = base · u / q, rounded:
//
//	AMOUNT   APPLY_TO_ITEMS              m · amount_off, at most part
//	AMOUNT   APPLY_TO_ITEMS_BY_QUANTITY  amount_off · u, at most part
//	PERCENT  APPLY_TO_ITEMS              part · min(100, m · percent_off) / 100, at most amount_limit
//	FIXED    APPLY_TO_ITEMS              part - u · (price of the entry, else fixed_amount)
//
// each at most the entry's amount_limit, what is left of its aggregated_amount_limit and of that of the discount, what is
// left of the line, and what is left of the whole cart (the larger of its amount and the sum of its lines, less all
// discounts): a line cannot give away what a discount on the order already took. Where m does not multiply the figure, in
// the second and fourth row, it multiplies the quantity limits instead.
//
// 5 percent on two of three units of a line of 1000: part is 667, and 33.35 of it is 33.
//
// # Splitting one amount
//
// APPLY_TO_ITEMS_PROPORTIONALLY divides m · amount_off among the selected lines by base · u / q,
// APPLY_TO_ITEMS_PROPORTIONALLY_BY_QUANTITY by u. Each line first gets its share rounded down; the units left over go one by
// one to the lines that lost the largest fraction, the earlier one among equals; what a line cannot take is offered to the
// others. So the shares always sum to the amount, or to all that the lines can take.
//
//	300 over lines of 3300 and 3400: 147.76 and 152.24 become 147 and 152; the unit left over goes to the first: 148, 152
//	100 over three lines of 1000: 34, 33, 33
//	1000 by quantity over 2, 3 and 3 units: 250, 375, 375
//
// # Free units
//
// ADD_NEW_ITEMS adds m · unit_off units of the product or SKU unit_type and makes these free. ADD_MISSING_ITEMS adds only
// what the cart lacks to hold m · unit_off, and makes that many free, those already there first. Units join the first line
// of the product, or a new line at the end, at the price of that line, else of the catalog. Line and order become dearer by
// the units added, and the line gets off what the free ones cost, so that the customer's total does not grow:
//
//	one at 1700 in the cart, ADD_NEW 22:      23 units, amount 39100, 22 free, 37400 off
//	one at 1500 in the cart, ADD_MISSING 222: 222 units, amount 333000, all free, 333000 off
//
// Without a price only quantities change. ADD_MANY_ITEMS does this for several products in turn. ADD_SAME_ITEMS gives free
// units of the collection's products that are in the cart, one of each in turn. REPLACE_ITEMS swaps selected units for
// unit_off units each of another product and takes the difference in price off; it is an extension whose stored form the
// published API does not show, and an engine may keep it switched off.
//
// # Calculation mode
//
// In ModeInitialAmount the base of percentages, new prices and splits is the money before any discount: the order's initial
// amount, the line's amount. What they take is still at most what is left. Of 10000, 10 and then 20 percent leave 7200, and
// 7000 in this mode. Sums, free units, credits and points are the same in both.
//
// # Gift cards and points
//
// A Gift takes credits off the order, or off the selected lines in order; only credits that pay something are spent. Points
// pay in full lots: a Coin of 20 for 100 needs 2300 points for 45000, since 22 lots are 44000; they are worth 46000, and
// the order takes 45000 of it.
//
// # Invariants
//
//   - A discount never makes anything negative, and never exceeds a limit or what is left.
//   - An effect does not change its input, and the same Turn always has the same Result.
//   - Lines are only appended, so an index means the same line before and after.
//   - Outcome.Changed is true exactly when a figure or a quantity is different.
//   - Figures stop at MaxAmount and MaxQuantity; Validate and Completed refuse larger ones.
//
// # Worked example
//
// A cart of two mugs at 1000 and one shirt at 2500 has an amount of 4500. A coupon of 10 percent on items, with an entry for
// mugs that has a quantity limit of 1, takes part = 2000 · 1 / 2 = 1000 and 10 percent of it: the line of mugs gets 100 off,
// and 4400 are left. Then a tier of 500 off the order: the discount on the order is 500, the total discount 600, and 3900
// are left. Then a gift card of 5000: it pays 3900 and keeps 1100. See the example of Program.Apply for the same in code.
package discount
