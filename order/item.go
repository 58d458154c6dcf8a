package order

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
)

// describeProduct merges the sent properties of a line's product over those of the catalog. It is nil when there are none.
// The sent properties apply to this order alone.
func describeProduct(path string, inline *ItemProduct, known *catalog.Product) (*ItemProduct, error) {
	if inline == nil && known == nil {
		return nil, nil
	}
	var p ItemProduct
	if known != nil {
		p = ItemProduct{ID: known.ID, SourceID: known.SourceID, Name: known.Name, Price: known.Price, Metadata: known.Metadata}
	}
	if inline == nil {
		return &p, nil
	}
	if known == nil {
		p.ID, p.SourceID = inline.ID, inline.SourceID
	}
	if inline.Name != "" {
		p.Name = inline.Name
	}
	if inline.Price != nil {
		p.Price = inline.Price
	}
	p.Override = inline.Override
	merged, err := storedMetadata(path, ".product.metadata", p.Metadata, inline.Metadata)
	p.Metadata = merged
	return &p, err
}

// describeSKU is describeProduct for SKUs.
func describeSKU(path string, inline *ItemSKU, known *catalog.SKU) (*ItemSKU, error) {
	if inline == nil && known == nil {
		return nil, nil
	}
	var s ItemSKU
	if known != nil {
		s = ItemSKU{ID: known.ID, SourceID: known.SourceID, Name: known.Name, Price: known.Price, Metadata: known.Metadata}
	}
	if inline == nil {
		return &s, nil
	}
	if known == nil {
		s.ID, s.SourceID = inline.ID, inline.SourceID
	}
	if inline.Name != "" {
		s.Name = inline.Name
	}
	if inline.Price != nil {
		s.Price = inline.Price
	}
	s.Override = inline.Override
	merged, err := storedMetadata(path, ".sku.metadata", s.Metadata, inline.Metadata)
	s.Metadata = merged
	return &s, err
}

// storedMetadata merges sent metadata into the stored. Without sent metadata nothing changes.
func storedMetadata(path, property string, old, sent metadata.Map) (metadata.Map, error) {
	if sent == nil {
		return old, nil
	}
	merged, err := metadata.Normalize(path+property, metadata.Merge(old, sent))
	if len(merged) == 0 {
		merged = nil
	}
	return merged, err
}

// inherit copies to the new lines the id of the stored line and the discount of earlier redemptions, as far as the amount of
// the line allows. Lines for the same product and SKU are matched in their order. Sent figures win, and the marks of a unit
// effect stay only while the quantity is the one after the effect.
func inherit(items, stored []Item, sent []ItemRequest) []Item {
	taken := make([]bool, len(stored))
	for i := range items {
		item := &items[i]
		for j := range stored {
			old := &stored[j]
			if taken[j] || old.productKey() != item.productKey() || old.skuKey() != item.skuKey() {
				continue
			}
			taken[j] = true
			item.ID = old.ID
			if in := &sent[i]; in.DiscountAmount == nil && in.DiscountQuantity == nil && !item.UnitEffect {
				item.copyDiscount(old)
			}
			item.Guard = old.Guard.restate(item.DiscountAmount)
			break
		}
	}
	return items
}

func (i *Item) copyDiscount(old *Item) {
	if !old.UnitEffect && old.DiscountQuantity == 0 {
		worth := i.Amount
		if !worth.Known && i.Price.Known && i.Quantity > 0 && i.Price.Minor <= discount.MaxAmount/i.Quantity {
			worth = discount.Minor(i.Price.Minor * i.Quantity)
		}
		i.DiscountAmount = min(old.DiscountAmount, max(0, worth.Minor))
		return
	}
	if i.Quantity != old.Quantity {
		return
	}
	i.DiscountAmount, i.DiscountQuantity, i.Replacements = old.DiscountAmount, old.DiscountQuantity, old.Replacements
	i.UnitEffect, i.InitialQuantity, i.InitialAmount = old.UnitEffect, old.InitialQuantity, old.InitialAmount
}
