package order

import (
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Order is a cart on its way to becoming a purchase. Amounts are minor units; an unknown amount is not zero.
type Order struct {
	ID       string
	SourceID string
	Status   Status
	// Amount is the value before discounts, free units included; InitialAmount the value before any effect.
	Amount, InitialAmount discount.Money
	// DiscountAmount is taken off the order as a whole; discounts of lines are in the lines.
	DiscountAmount int64
	// OrderDiscounted says that an order-level effect was evaluated, even one of zero: answers then show its figures.
	OrderDiscounted bool
	Items           []Item
	Metadata        metadata.Map
	CustomerID      string
	ReferrerID      string
	// Redemptions lists the redemptions of this order by their id.
	Redemptions map[string]Redemption
	// Payments is how many payments with points of members' cards there were; the order is locked when one is counted.
	Payments int64
	// Guard is nil for an order of which the discount guard knows nothing.
	Guard     *Guard
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
	// PaidAt is when the order entered PAID or FULFILLED for the first time; the effects of that happen once.
	PaidAt time.Time
	// Returned is what came back of the order; nil before the first return. Everything else stays as sold, until the last unit came back.
	Returned *Returned
}

// Item is a line of an order.
type Item struct {
	ID string
	// SourceID and RelatedObject name a product or SKU by the shop's id.
	SourceID, RelatedObject string
	// ProductID and SKUID are catalog ids, or the sent ids when they are not in the catalog.
	ProductID, SKUID string
	Quantity         int64
	// Price is the price of one unit, Amount of the line before discounts.
	Price, Amount discount.Money
	// InitialQuantity and InitialAmount are as the client sent them; answers show them on lines that UnitEffect marks.
	InitialQuantity  int64
	InitialAmount    discount.Money
	DiscountAmount   int64
	DiscountQuantity int64
	UnitEffect       bool
	Product          *ItemProduct
	SKU              *ItemSKU
	Metadata         metadata.Map
	Replacements     []discount.Replacement
	// Guard is nil for a line of which the discount guard knows nothing.
	Guard *ItemGuard
}

// ItemProduct holds the properties of a line's product, from the request or the catalog.
type ItemProduct struct {
	ID, SourceID, Name string
	Price              *int64
	Metadata           metadata.Map
	// Override asks to write the product into the catalog.
	Override bool
}

// ItemSKU holds the properties of a line's SKU, from the request or the catalog.
type ItemSKU struct {
	ID, SourceID, Name string
	Price              *int64
	Metadata           metadata.Map
	Override           bool
}

// Redemption is an entry of an order's history.
type Redemption struct {
	Date time.Time
	// RelatedObjectType is voucher, promotion_tier, or redemption for a stack, whose id the entry then has.
	RelatedObjectType, RelatedObjectID string
	// RelatedObjectParentID is the campaign of the voucher or tier.
	RelatedObjectParentID string
	// Stacked are the children of a stack; RollbackStacked their rollbacks.
	Stacked, RollbackStacked []string
	RollbackID               string
	RollbackDate             time.Time
}

// Status is the state of an order. Every change between statuses is allowed.
type Status string

// The statuses of orders.
const (
	StatusCreated   Status = "CREATED"
	StatusPaid      Status = "PAID"
	StatusCanceled  Status = "CANCELED"
	StatusFulfilled Status = "FULFILLED"
)

// Statuses lists them all.
var Statuses = []Status{StatusCreated, StatusPaid, StatusCanceled, StatusFulfilled}

// ItemPrefix starts the id of every line.
const ItemPrefix = "ordli_"

// Paid reports whether the order counts as bought.
func (s Status) Paid() bool { return s == StatusPaid || s == StatusFulfilled }

// MaxItems is how many lines an order may have.
const MaxItems = 500

// ItemsDiscountAmount is the sum of the lines' discounts.
func (o *Order) ItemsDiscountAmount() (sum int64) {
	for i := range o.Items {
		sum += o.Items[i].DiscountAmount
	}
	return sum
}

// TotalDiscountAmount is the sum of all discounts.
func (o *Order) TotalDiscountAmount() int64 { return o.DiscountAmount + o.ItemsDiscountAmount() }

// TotalAmount is the amount left to pay, never below zero; unknown without an amount.
func (o *Order) TotalAmount() discount.Money {
	if !o.Amount.Known {
		return discount.Money{}
	}
	return discount.Minor(max(0, o.Amount.Minor-o.TotalDiscountAmount()))
}

// Kind describes orders to a backend.
var Kind = storage.Kind[Order]{
	Name: "order", Prefix: "ord_",
	ID:     func(o *Order) string { return o.ID },
	Unique: []storage.Unique[Order]{{Name: "source_id", Value: func(o *Order) string { return o.SourceID }}},
	Fields: []storage.Field[Order]{
		storage.String("source_id", func(o *Order) string { return o.SourceID }),
		storage.String("status", func(o *Order) string { return string(o.Status) }).Ordered(),
		storage.String("customer_id", func(o *Order) string { return o.CustomerID }),
		storage.String("referrer_id", func(o *Order) string { return o.ReferrerID }),
		storage.Int("amount", func(o *Order) int64 { return o.Amount.Minor }),
		storage.JSON("metadata", func(o *Order) map[string]any { return o.Metadata }),
		storage.Time("created_at", func(o *Order) time.Time { return o.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(o *Order) time.Time { return o.UpdatedAt }).Ordered().SeldomSet(),
	},
}
