// Package order keeps the orders of customers: lines, amounts, discounts, statuses, and the history of redemptions.
//
// # From a request to an order
//
// A Request is the content of a request; Resolve makes the Order from it. Resolve is pure and takes the catalog as an interface, so
// that a redemption resolves against its cached configuration and the engine against the store, with the same result.
//
// A stored order that a request names by its ID is overwritten by the other sent properties; usually the ID is sent alone. A
// stored order that is found by its source id wins: the other sent properties are ignored, which makes it safe to repeat a
// redemption. (The call that upserts orders is about the data and overwrites either way.) An unknown ID is refused, an unknown
// source id makes a new order.
//
// # Lines
//
// A line is for a product or for a SKU, and a SKU brings its product. It is identified by the first of these that the catalog
// knows: sku_id; product_id; related_object with source_id; the ids in sku; those in product. Each takes a catalog id or the
// shop's own. A line that is not in the catalog is kept as it was sent: it has only the name, price and metadata that were
// sent with it. For a line that is in the catalog, sent properties override those of the catalog for this order, and are
// written into the catalog only with override; see Override.
//
// # Amounts
//
// Amounts are minor units. Unknown is not zero: an order without an amount cannot be paid for by cards, one of zero can.
//
//	unit price      of the line, else of its inline SKU, its inline product, the catalog's SKU, the catalog's product, else unknown
//	line amount     as sent, else price times quantity, else unknown
//	order amount    as sent, else the sum of the known line amounts, else unknown
//	initial amount  as sent, else the amount without what unit effects have added
//	total           amount less all discounts, never below zero
//
// Sent figures stay, even where they disagree: one unit at 3000 may cost 3300, and an order of lines worth 7000 may cost 20050.
//
// Discounts are cumulative. When a stored order gets its lines again, a line for the same product and SKU keeps its id and as much
// of its discount as its amount allows; a sent discount replaces it. Units that an effect added stay while the quantity is the one
// after the effect.
//
// Cart and SetCart carry the figures to package discount and back: line i of the cart is item i of the order, and further
// lines were made by unit effects.
//
// # Statuses
//
// CREATED, PAID, CANCELED and FULFILLED; every change of status is allowed. PAID and FULFILLED count as bought. The time when an
// order is first bought is stored in PaidAt, and the effects of that happen once: an order that is canceled and paid again is not
// paid twice. The events are customer.order.created, .paid, .canceled, and .updated for a change that is none of these; a request
// that changes nothing has none.
//
// # What it writes besides
//
// Storing an order upserts its customer and referrer, writes overridden products and SKUs, and updates the summary of the
// customer, all in one commit. Rows are locked in one order: the catalog, the order, its customers.
//
// # What it refuses
//
// More than 500 lines, a negative figure or one beyond what JSON readers keep exactly, more free units than units, an unknown
// status or related object, metadata that cannot be stored, an id that no order or customer has. The fault names the property.
// A refused order writes nothing.
//
// # Worked example
//
// The catalog has a shirt for 3000 whose SKU red costs 3500, and a mug without a price. A request with two shirts, one red and
// one mug resolves to lines of 6000, 3500 and an unknown amount; the order is worth 9500. A coupon takes 500 off the first line:
// the order keeps its amount of 9500, the line shows 500 of discount, and 9000 are left to pay.
package order
