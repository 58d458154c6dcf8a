// Package rule holds validation rules: who may redeem what, when, how often and with which cart.
//
// # Terms
//
// A set of rules (Rules, "validation_rules" on the wire) has four independent parts:
//
//   - an Expression: numbered rules and the logic that joins them, "(1 and 2) or 3";
//   - ApplicableTo: the products that the discount is meant for;
//   - BundleRules: a combination of products that the cart has to hold;
//   - Error: the text for customers when a rule without a text of its own fails.
//
// An Assignment attaches a set to a voucher, campaign, promotion tier, earning rule, distribution or reward assignment. When
// several sets are assigned to one object, as a voucher's own and its campaign's, all must hold and the selected lines are
// those that all select (Intersect). A Program is a compiled set; Facts are its whole input.
//
// # Invariants
//
//   - Judging is pure: the same program and facts give the same Verdict, whatever the order of maps. It reads no clock and
//     no store, changes nothing, and never fails: a missing fact makes the rule that reads it fail, with a key that says
//     what is missing.
//   - Money and counters are int64, everything else is compared as exact decimals. There are no floats.
//   - A stored set compiles. Rules without meaning are refused when the set is defined.
//   - A deleted set has no assignments, and an assignment's set exists.
//   - Every change of a set, and every assignment made or deleted by itself, writes its event in the same commit.
//
// # Logic
//
//	expr = term { "or" term }    term = factor { "and" factor }    factor = number | "(" expr ")"
//
// Keywords are read in any case. Without logic all rules must hold, in the order of their numbers; a rule that the logic
// does not name is checked and stored, but never evaluated. Evaluation runs from left to right and stops as soon as the
// answer is known, so that in "1 or 2" a passing rule 1 spares rule 2 and the input that it would need. The rule that is
// reported is the first one, in this order, whose failure made the expression fail.
//
// # Three outcomes
//
// Some rules depend on the effect of the incentive itself: the total after its discount, budgets that it adds to, points
// that it uses. Judge is therefore called twice. Without Facts.Effect those rules are open, neither true nor false: "1 or
// 2" with rule 1 open holds when rule 2 does and is open otherwise; "1 and 2" fails when rule 2 does. A verdict that is
// decided without the effect stays what it is, whatever the effect. With the effect nothing is open.
//
// The rules that a qualification scenario leaves out (Omission) are open in the same way and are listed in
// Verdict.Omitted.
//
// # Names
//
// The dotted names of the published API; the older spelling with underscores is accepted and stored with dots. Names marked
// with * need a property, a metadata key, dotted for nested ones. In the conditions of money rules 10000 is 100.00.
//
//	customer.segment, customer.loyalty_tier       ids of which the customer has one
//	customer.metadata*, order.metadata*, redemption.metadata*, custom_event.metadata*
//	publication.redeemable_by_linked_customer     the customer holds the code
//	order.amount                                  value of the cart right before this incentive
//	order.total_amount                            right after it
//	order.initial_amount                          before any incentive
//	order.items.count                             units in the cart
//	order.items.price_any, price_each             unit price of some line, of every line
//	order.items.metadata_any*, metadata_each*     metadata of the line, else of its SKU, else of its product
//	order.items.any, every, none, cheapest, most_expensive   product filters, below
//	redemption.count                              redemptions of this voucher or tier
//	redemption.count.per_customer, per_api_key, per_user
//	campaign.redemptions.count                    redemptions of the whole campaign
//	campaign.redemptions.customers_count          of this customer in the campaign
//	campaign.orders.amount, amount_discounted     order totals after, and discounts by, the campaign
//	redemption.gift.amount                        gift credits redeemed in the campaign
//	redemption.reward.pay_with_points.points_used, redemption.api_key, redemption.user.login
//	product.*, sku.*                              older product rules, below
//
// The redemption counters, except those per API key and user, also exist with .daily, .weekly and .monthly: calendar
// windows in the project's time zone. A counter is compared with this redemption included, so that "less than or equal 1"
// lets the first redemption pass. A customer who is not stored yet has no history; without a campaign, API key or user the
// counter has no value.
//
// # Operators
//
// A condition maps an operator to values; several conditions of one rule must all hold. $is and $in, $is_not and $not_in
// mean the same. An array in metadata satisfies a condition when one of its elements does; the negative operators ask that
// none equals. An absent value fails every operator but the negative ones ($is_not, $not_in, $not_intersect).
//
// A number that is written as text equals that number, and the ordering operators read texts as numbers; but two texts are
// equal only letter by letter, so that the codes "007" and "7" stay different. Dates compare as instants, a bare date being
// the beginning of that day in the project's zone; the operators that count days count calendar days there. The operators
// $timeframe, $timeframe_absolute, $timeframe_daily_hours and $dow ask about the present instant, whatever the value.
//
// # Order lines
//
// A product filter names products, SKUs or collections with $is and narrows the cart with $from. It holds when some line
// matches (any), all do (every), none does, or the lines with the lowest or highest unit price do (cheapest,
// most_expensive; a tie takes all of them). The rules below it judge the lines that it hands down:
//
//   - order.items.aggregated_quantity and aggregated_amount add up the handed lines, amounts after discounts. Rules below
//     the sum choose which of the lines are added.
//   - order.items.price, quantity and metadata* judge single lines. Below any, one and the same line has to satisfy the
//     whole expression; below every, cheapest and most_expensive, each line has to satisfy it.
//
// A line without a price has its amount divided by its quantity as unit price, exactly: 10.00 for three units is more than
// 3.33. A line with neither is ignored; when no line has a price the answer is missing_amount.
//
// Worked example: cart of 1 mug at 6.00 and 2 mugs at 4.00, rule "any mug" with "price more than 5.00" and "quantity more
// than 1" below it. The first line is expensive enough but has one unit, the second has two but is cheap: the rule fails.
// With "aggregated_quantity at least 3" and "price more than 5.00" it holds, since the sum is over both lines and the price
// rule needs one line.
//
// The older rules product.id, sku.id, product.metadata* hand down the lines that match; product.price, product.quantity and
// their SKU forms judge the product named by their property, or else at the handed lines; product.metadata.match_all*
// judges every line, product.metadata.aggregated_quantity* and aggregated_amount* add up the lines whose product has that
// key; *.discount_applicable never fails and adds products to ApplicableTo.
//
// # Applicability and bundles
//
// A line is selected when an included entry names it, when everything is included, or when nothing is named as included; an
// excluded entry always wins. Of several entries the most specific gives the details: SKU, product, collection, then the
// first listed. When no line is selected although products are included, the caller refuses a discount on lines with
// Program.Violated; so it does an incomplete bundle.
//
// A bundle asks for a number of units of each of its parts. Units are taken from the cart's first line on, a unit for one
// part only, by parts that name an SKU first, then a product, then a collection. With parts "2 drinks" and "1 cola" and a
// cart of a cola and two teas the cola goes to the second part, which no other line could satisfy.
//
// # What it refuses
//
// Unknown names and operators, missing properties and values, values of the wrong type, logic that cannot be read or names
// missing rules, rules about single lines that stand at the top, bundle parts that are not "units of one product" or whose
// logic is not a conjunction: 400 invalid_validation_rules. More than 100 rules, nesting deeper than 10, unknown types and
// contexts, malformed applicable_to entries: 400 invalid_payload. Deleting an assigned set: 400 resource_in_use. Assigning
// a set to the same object twice: 409 duplicate_found.
//
// # What belongs to other packages
//
// Counters are read through an interface and kept by package redemption, which loads, locks and increments those of
// Program.Counters. Segments, collections and catalog data are resolved by the caller; Program.Needs says which. The
// package of the target of an assignment checks that the target exists.
package rule
