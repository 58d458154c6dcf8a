package order

import (
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// Request is the content of a request about an order. A zero field was not sent: a new order gets the default, a stored one
// keeps its value.
type Request struct {
	// ID names a stored order. SourceID names the stored order that has it, or makes a new one with it.
	ID       string
	SourceID patch.Field[string]
	// From is the UpdatedAt of the order that the change was decided upon: an order that was changed since is not changed, which is
	// resource_changed, and one that does not exist is not made. The zero field does not ask.
	From   patch.Field[time.Time]
	Status patch.Field[Status]
	// Amount, InitialAmount and DiscountAmount are minor units. An amount that is not sent is the sum of the lines.
	Amount, InitialAmount, DiscountAmount patch.Field[int64]
	// Items replaces all lines.
	Items    patch.Field[[]ItemRequest]
	Metadata patch.Field[metadata.Map]
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
	// Bounded refuses sent discounts that are larger than the amount from which they are taken. It is for requests of web pages:
	// for a server, such an order has nothing left to pay.
	Bounded bool
	// Customer and Referrer are upserted when the order is stored; clearing one detaches it. Referrer beats ReferrerID, which
	// names an existing customer.
	Customer, Referrer patch.Field[customer.Request]
	ReferrerID         patch.Field[string]
	// CreatedAt backdates the order.
	CreatedAt patch.Field[time.Time]
	// At is the path of the order in the request body, "order" or empty; faults name properties below it.
	At string
}

// ItemRequest is one line of a request. Nil figures were not sent.
type ItemRequest struct {
	// A line is identified by the first of these that is in the catalog: SKUID, ProductID, RelatedObject with SourceID, and the
	// ids in SKU and Product. Each may be a catalog id or the shop's own.
	SKUID, ProductID string
	// RelatedObject is RelatedProduct or RelatedSKU and says what SourceID names; empty means a product.
	RelatedObject, SourceID string

	// Quantity is 1 when not sent.
	Quantity                       *int64
	Price, Amount, DiscountAmount  *int64
	DiscountQuantity               *int64
	InitialQuantity, InitialAmount *int64
	Product                        *ItemProduct
	SKU                            *ItemSKU
	Metadata                       metadata.Map
}

// The values of a line's related object.
const (
	RelatedProduct = "product"
	RelatedSKU     = "sku"
)

func (r *Request) path(property string) string {
	if r.At == "" {
		return property
	}
	return r.At + "." + property
}

// replaces reports whether the request brings lines of its own.
func (r *Request) replaces() bool { return !r.Items.Kept() }
