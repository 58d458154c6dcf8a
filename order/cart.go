package order

import (
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// Cart returns the figures of the order as discounts work on them. Line i of the cart is item i of the order.
func (o *Order) Cart() discount.Cart {
	c := discount.Cart{
		Amount: o.Amount, InitialAmount: o.InitialAmount, DiscountAmount: o.DiscountAmount,
		Lines: make([]discount.Line, len(o.Items)),
	}
	for i := range o.Items {
		item := &o.Items[i]
		c.Lines[i] = discount.Line{
			Product: item.productKey(), SKU: item.skuKey(),
			Quantity: item.Quantity, Price: item.Price, Amount: item.Amount,
			InitialQuantity: item.InitialQuantity, InitialAmount: item.InitialAmount,
			DiscountAmount: item.DiscountAmount, DiscountQuantity: item.DiscountQuantity,
			UnitEffect: item.UnitEffect, Replacements: item.Replacements,
		}
	}
	return c
}

// SetCart copies the figures of a cart after discounts to the order. The cart must come from Cart; lines after the order's own
// were made by unit effects: they become items with the properties of the catalog and ids of newID, or without ids when newID
// is nil, for an order that is not stored. Applied figures stay in the cart.
//
// OrderDiscounted is set when there is an order-level discount; an order-level effect of zero cannot be seen in the cart, so
// the caller has to set OrderDiscounted.
func (o *Order) SetCart(c discount.Cart, known Catalog, newID func(prefix string) string) {
	o.Amount, o.InitialAmount, o.DiscountAmount = c.Amount, c.InitialAmount, c.DiscountAmount
	o.OrderDiscounted = o.OrderDiscounted || c.DiscountAmount != 0 || c.AppliedDiscountAmount != 0
	if o.shows(c.Lines) {
		return
	}
	o.Items = slices.Clone(o.Items)
	for i := range c.Lines {
		if i == len(o.Items) {
			item := newItem(&c.Lines[i], known, newID)
			if metadataSize(o.Items)+item.metadataSize() > maxLines {
				item.leaveMetadata()
			}
			o.Items = append(o.Items, item)
		}
		o.Items[i].setLine(&c.Lines[i])
	}
}

// shows reports whether the items have the figures of these lines already, as after an effect on the order as a whole. Then no item
// has to be copied.
func (o *Order) shows(lines []discount.Line) bool {
	if len(lines) != len(o.Items) {
		return false
	}
	for i := range lines {
		l, item := &lines[i], &o.Items[i]
		if item.Quantity != l.Quantity || item.Price != l.Price || item.Amount != l.Amount || item.InitialQuantity != l.InitialQuantity ||
			item.InitialAmount != l.InitialAmount || item.DiscountAmount != l.DiscountAmount || item.DiscountQuantity != l.DiscountQuantity ||
			item.UnitEffect != l.UnitEffect || item.Replacements != nil || l.Replacements != nil {
			return false
		}
	}
	return true
}

// newItem is the item of a line that a unit effect made.
func newItem(l *discount.Line, known Catalog, newID func(prefix string) string) Item {
	item := Item{ProductID: l.Product, SKUID: l.SKU}
	if newID != nil {
		item.ID = newID(ItemPrefix)
	}
	found := identify(&ItemRequest{ProductID: l.Product, SKUID: l.SKU}, known)
	// Without inline properties there is no metadata to refuse.
	item.Product, _ = describeProduct("", nil, found.product)
	item.SKU, _ = describeSKU("", nil, found.sku)
	return item
}

func (i *Item) setLine(l *discount.Line) {
	i.Quantity, i.Price, i.Amount = l.Quantity, l.Price, l.Amount
	i.InitialQuantity, i.InitialAmount = l.InitialQuantity, l.InitialAmount
	i.DiscountAmount, i.DiscountQuantity = l.DiscountAmount, l.DiscountQuantity
	i.UnitEffect, i.Replacements = l.UnitEffect, l.Replacements
}
