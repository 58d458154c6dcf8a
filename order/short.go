package order

import "github.com/punchcardhq/punchcard/patch"

// Total is an order of which only the amount is known, in minor units: Total(4990) is 49.90.
func Total(minor int64) *Request {
	return &Request{Amount: patch.Set(minor)}
}

// Lines is an order of these lines. Its amount is their sum.
func Lines(lines ...ItemRequest) *Request {
	return &Request{Items: patch.Set(lines)}
}

// Line is a number of units of the product with this source id, at a price for one in minor units: Line("mug", 2, 1500) is 30.00.
// The product need not be in the catalog.
func Line(productSourceID string, quantity, price int64) ItemRequest {
	return ItemRequest{SourceID: productSourceID, RelatedObject: RelatedProduct, Quantity: &quantity, Price: &price}
}
