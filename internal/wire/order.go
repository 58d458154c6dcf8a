package wire

import (
	"reflect"
	"strconv"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/codec"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
)

// OrderForm says how much of an order an answer shows.
type OrderForm int

// The forms of an order in answers.
const (
	// OrderWhole is an order by itself, in a validation or in a redemption.
	OrderWhole OrderForm = iota
	// OrderSlim is the order of one redeemable in a stacked redemption: figures and lines without what the whole order in
	// the same answer has.
	OrderSlim
	// OrderQualified is the order in a qualified redeemable: lines that have a price show their initial figures, too.
	OrderQualified
	// OrderBare is the order of a qualification request: lines without figures.
	OrderBare
)

// Order is an order in answers. An order that is not stored has no id, status and dates. It has figures of the whole order
// once a discount on the order was evaluated, even one of zero, and figures of lines when they are above zero.
type Order struct {
	ID        string        `json:"id,omitzero"`
	SourceID  *Null[string] `json:"source_id,omitzero"`
	CreatedAt Time          `json:"created_at,omitzero"`
	// UpdatedAt is when the order was last changed, ISO 8601 in UTC; null when it never was.
	UpdatedAt     *Time                      `json:"updated_at,omitempty"`
	Status        string                     `json:"status,omitzero" enum:"order.Status"`
	Amount        *Money                     `json:"amount,omitzero"`
	InitialAmount *int64                     `json:"initial_amount,omitzero"`
	Discount      *int64                     `json:"discount_amount,omitzero"`
	ItemsDiscount int64                      `json:"items_discount_amount,omitzero"`
	TotalDiscount *int64                     `json:"total_discount_amount,omitzero"`
	Total         *Money                     `json:"total_amount,omitzero"`
	Applied       *int64                     `json:"applied_discount_amount,omitzero"`
	ItemsApplied  int64                      `json:"items_applied_discount_amount,omitzero"`
	TotalApplied  *int64                     `json:"total_applied_discount_amount,omitzero"`
	Items         *OrderLines                `json:"items,omitzero"`
	Metadata      *metadata.Map              `json:"metadata,omitzero"`
	Customer      *CustomerRef               `json:"customer,omitzero"`
	CustomerID    *Null[string]              `json:"customer_id,omitzero"`
	Referrer      *CustomerRef               `json:"referrer,omitzero"`
	ReferrerID    *Null[string]              `json:"referrer_id,omitzero"`
	Redemptions   map[string]OrderRedemption `json:"redemptions,omitzero"`
	// Returned is the value of all returns of the order, in minor units; left out when there are none. All other figures stay as sold.
	Returned *int64 `json:"returned_amount,omitzero"`
	// Returns are the ids of the returns of the order, the oldest first; left out when there are none.
	Returns []string `json:"returns,omitzero"`
	Object  string   `json:"object" enum:"order"`
}

// Money is an amount in minor units, null when it is unknown.
type Money discount.Money

// MarshalJSON writes the number, or null.
func (m Money) MarshalJSON() ([]byte, error) { return m.AppendJSON(nil, false) }

// AppendJSON is MarshalJSON behind a text.
func (m Money) AppendJSON(text []byte, _ bool) ([]byte, error) {
	if !m.Known {
		return append(text, "null"...), nil
	}
	return strconv.AppendInt(text, m.Minor, 10), nil
}

// OrderItem is a line of an order in answers. What is empty is left out.
type OrderItem struct {
	Object          string            `json:"object" enum:"order_item"`
	ID              string            `json:"id,omitzero"`
	SourceID        string            `json:"source_id,omitzero"`
	RelatedObject   string            `json:"related_object,omitzero" enum:"catalog.MemberObject"`
	ProductID       string            `json:"product_id,omitzero"`
	SKUID           string            `json:"sku_id,omitzero"`
	Quantity        int64             `json:"quantity"`
	DiscountUnits   int64             `json:"discount_quantity,omitzero"`
	InitialQuantity *int64            `json:"initial_quantity,omitzero"`
	Amount          *int64            `json:"amount,omitzero"`
	Discount        int64             `json:"discount_amount,omitzero"`
	InitialAmount   *int64            `json:"initial_amount,omitzero"`
	Applied         int64             `json:"applied_discount_amount,omitzero"`
	AppliedUnits    int64             `json:"applied_discount_quantity,omitzero"`
	AppliedQuantity int64             `json:"applied_quantity,omitzero"`
	AppliedAmount   int64             `json:"applied_quantity_amount,omitzero"`
	Price           *int64            `json:"price,omitzero"`
	Subtotal        *int64            `json:"subtotal_amount,omitzero"`
	Product         *OrderItemProduct `json:"product,omitzero"`
	SKU             *OrderItemSKU     `json:"sku,omitzero"`
	Metadata        metadata.Map      `json:"metadata,omitzero"`
	Replacements    []Replacement     `json:"application_details,omitzero"`
	// Returned is how many units of the line came back; left out when there are none.
	Returned int64 `json:"returned_quantity,omitzero"`
}

// OrderItemProduct is the product of an order line.
type OrderItemProduct struct {
	ID       string       `json:"id,omitzero"`
	SourceID string       `json:"source_id,omitzero"`
	Name     string       `json:"name,omitzero"`
	Price    *int64       `json:"price,omitzero"`
	Metadata metadata.Map `json:"metadata,omitzero"`
	Override bool         `json:"override,omitzero"`
}

// OrderItemSKU is the SKU of an order line.
type OrderItemSKU struct {
	ID       string       `json:"id,omitzero"`
	SourceID string       `json:"source_id,omitzero"`
	SKU      string       `json:"sku,omitzero"`
	Price    *int64       `json:"price,omitzero"`
	Metadata metadata.Map `json:"metadata,omitzero"`
	Override bool         `json:"override,omitzero"`
}

// Replacement describes how units of one line were replaced by units of another.
type Replacement struct {
	SourceIndex    int   `json:"source_index"`
	SourceQuantity int64 `json:"source_applied_quantity"`
	SourceAmount   int64 `json:"source_applied_quantity_amount"`
	TargetIndex    int   `json:"target_index"`
	TargetQuantity int64 `json:"target_applied_quantity"`
	TargetAmount   int64 `json:"target_applied_quantity_amount"`
	TargetDiscount int64 `json:"target_applied_discount_amount"`
}

// OrderRedemption is an entry of the history of an order.
type OrderRedemption struct {
	Date            Time     `json:"date"`
	RelatedType     string   `json:"related_object_type"`
	RelatedID       string   `json:"related_object_id"`
	RelatedParentID string   `json:"related_object_parent_id,omitzero"`
	Stacked         []string `json:"stacked,omitzero"`
	RollbackID      string   `json:"rollback_id,omitzero"`
	RollbackDate    Time     `json:"rollback_date,omitzero"`
	RollbackStacked []string `json:"rollback_stacked,omitzero"`
}

// NewOrder returns the shape of an order. applied is the cart whose applied figures are shown: that of one redeemable, that
// of the whole request, or nil for an order by itself.
func NewOrder(o order.Order, applied *discount.Cart, form OrderForm) Order {
	w := Order{ID: o.ID, Object: "order"}
	if form != OrderBare {
		w.figures(&o, applied)
		w.SourceID = ref(OrNull(o.SourceID))
	}
	w.lines(&o, applied, form)
	if form == OrderSlim {
		w.Metadata = ref(emptyObjectIfNil(o.Metadata))
		return w
	}
	if applied != nil && o.ID != "" && w.TotalApplied == nil { // a redemption shows what was applied, even zero
		w.Applied, w.TotalApplied = ref(int64(0)), ref(int64(0))
	}
	w.Customer, w.CustomerID = newCustomerRef(o.CustomerID), ref(OrNull(o.CustomerID))
	w.Referrer, w.ReferrerID = newCustomerRef(o.ReferrerID), ref(OrNull(o.ReferrerID))
	if form == OrderBare {
		if o.Amount.Known {
			w.Amount = ref(Money(o.Amount))
		}
		w.Metadata = ref(emptyObjectIfNil(o.Metadata))
		return w
	}
	w.Metadata = ref(nilIfEmpty(o.Metadata))
	if applied != nil || form == OrderQualified {
		w.Metadata = ref(emptyObjectIfNil(o.Metadata))
	}
	if o.ID != "" {
		w.Status, w.CreatedAt, w.UpdatedAt = string(o.Status), NewTime(o.CreatedAt), ref(NewTime(o.UpdatedAt))
		if w.Items == nil {
			w.Items = &OrderLines{}
		}
	}
	w.Redemptions = newOrderRedemptions(o.Redemptions)
	if back := o.Returned; back != nil {
		w.Returned, w.Returns = &back.State.Refunded, back.Returns
	}
	return w
}

func ref[T any](v T) *T { return &v }

func (w *Order) figures(o *order.Order, applied *discount.Cart) {
	w.Amount, w.Total = ref(Money(o.Amount)), ref(Money(o.TotalAmount()))
	if o.InitialAmount.Known && o.InitialAmount != o.Amount {
		w.InitialAmount = &o.InitialAmount.Minor
	}
	w.ItemsDiscount = o.ItemsDiscountAmount()
	if o.OrderDiscounted {
		w.Discount = &o.DiscountAmount
	}
	if o.OrderDiscounted || w.ItemsDiscount > 0 {
		w.TotalDiscount = ref(o.TotalDiscountAmount())
	}
	if applied == nil {
		return
	}
	w.ItemsApplied = applied.AppliedLineDiscountAmount()
	if o.OrderDiscounted {
		w.Applied = &applied.AppliedDiscountAmount
	}
	if w.TotalDiscount != nil {
		w.TotalApplied = ref(applied.TotalAppliedDiscountAmount())
	}
}

func (w *Order) lines(o *order.Order, applied *discount.Cart, form OrderForm) {
	if len(o.Items) == 0 {
		return
	}
	w.Items = &OrderLines{items: o.Items, form: form, returned: o.Returned}
	if applied != nil && form != OrderBare {
		w.Items.applied = applied.Lines
	}
}

// OrderLines are the lines of an order. Each is converted to an OrderItem while it is written, because an answer about five
// codes contains the lines of the order six times.
type OrderLines struct {
	items   []order.Item
	applied []discount.Line
	form    OrderForm
	// returned says how many units came back; nil for an order without returns.
	returned *order.Returned
}

// Element returns the type of the lines.
func (OrderLines) Element() reflect.Type { return reflect.TypeFor[OrderItem]() }

// MarshalJSON writes an array of OrderItem.
func (l OrderLines) MarshalJSON() ([]byte, error) { return l.AppendJSON(nil, false) }

// AppendJSON is MarshalJSON behind a text.
func (l OrderLines) AppendJSON(text []byte, escape bool) (_ []byte, err error) {
	var shape struct {
		OrderItem
		subtotal int64
	}
	text = append(text, '[')
	for i := range l.items {
		if i > 0 {
			text = append(text, ',')
		}
		item := &shape.OrderItem
		*item = OrderItem{}
		item.describe(&l.items[i], l.form, &shape.subtotal)
		if i < len(l.applied) {
			item.apply(&l.applied[i])
		}
		if back := l.returned; back != nil {
			item.Returned = back.Sale.Returned(back.State, item.ID)
		}
		if text, err = codec.AppendValue(text, item, escape); err != nil {
			return text, err
		}
	}
	return append(text, ']'), nil
}

// describe fills the shape of a line. Its figures point into the order, which is not changed any more. The subtotal is
// computed and stored in subtotal.
func (w *OrderItem) describe(i *order.Item, form OrderForm, subtotal *int64) {
	w.Object, w.ID, w.SourceID, w.RelatedObject, w.ProductID, w.SKUID, w.Quantity = "order_item", i.ID, i.SourceID, i.RelatedObject, i.ProductID, i.SKUID, i.Quantity
	if form != OrderBare {
		w.figures(i, form, subtotal)
	}
	if form == OrderSlim {
		return
	}
	w.Metadata = nilIfEmpty(i.Metadata)
	if p := i.Product; p != nil {
		w.Product = &OrderItemProduct{ID: p.ID, SourceID: p.SourceID, Name: p.Name, Price: p.Price, Metadata: nilIfEmpty(p.Metadata), Override: p.Override}
	}
	if s := i.SKU; s != nil {
		w.SKU = &OrderItemSKU{ID: s.ID, SourceID: s.SourceID, SKU: s.Name, Price: s.Price, Metadata: nilIfEmpty(s.Metadata), Override: s.Override}
	}
}

func (w *OrderItem) figures(i *order.Item, form OrderForm, subtotal *int64) {
	w.DiscountUnits, w.Discount = i.DiscountQuantity, i.DiscountAmount
	w.Price, w.Amount = amountOrNil(&i.Price), amountOrNil(&i.Amount)
	if i.Amount.Known {
		*subtotal = max(0, i.Amount.Minor-i.DiscountAmount)
		w.Subtotal = subtotal
	}
	if i.UnitEffect || form == OrderQualified && i.Amount.Known {
		w.InitialQuantity, w.InitialAmount = &i.InitialQuantity, amountOrNil(&i.InitialAmount)
	}
	w.Replacements = newReplacements(i.Replacements)
}

// apply adds the applied figures of one redeemable, or of one request, to the line.
func (w *OrderItem) apply(l *discount.Line) {
	w.Applied, w.AppliedUnits = l.AppliedDiscountAmount, l.AppliedDiscountQuantity
	w.AppliedQuantity, w.AppliedAmount = l.AppliedQuantity, l.AppliedQuantityAmount
	w.Replacements = newReplacements(l.Replacements)
}

func amountOrNil(m *discount.Money) *int64 {
	if !m.Known {
		return nil
	}
	return &m.Minor
}

func newReplacements(all []discount.Replacement) (shapes []Replacement) {
	for _, r := range all {
		shapes = append(shapes, Replacement{
			SourceIndex: r.SourceIndex, SourceQuantity: r.SourceQuantity, SourceAmount: r.SourceAmount,
			TargetIndex: r.TargetIndex, TargetQuantity: r.TargetQuantity, TargetAmount: r.TargetAmount, TargetDiscount: r.TargetDiscountAmount,
		})
	}
	return shapes
}

func newOrderRedemptions(all map[string]order.Redemption) map[string]OrderRedemption {
	if len(all) == 0 {
		return nil
	}
	shapes := make(map[string]OrderRedemption, len(all))
	for id, r := range all {
		shapes[id] = OrderRedemption{
			Date: NewTime(r.Date), RelatedType: r.RelatedObjectType, RelatedID: r.RelatedObjectID, RelatedParentID: r.RelatedObjectParentID,
			Stacked: r.Stacked, RollbackID: r.RollbackID, RollbackDate: NewTime(r.RollbackDate), RollbackStacked: r.RollbackStacked,
		}
	}
	return shapes
}
