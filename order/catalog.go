package order

import (
	"cmp"

	"github.com/punchcardhq/punchcard/catalog"
)

// Catalog looks up what an order's lines are. Each method takes a catalog id or the shop's own id and does not find what lies in
// the bin.
type Catalog interface {
	Product(idOrSourceID string) (catalog.Product, bool)
	SKU(idOrSourceID string) (catalog.SKU, bool)
}

// identity is what the catalog knows of a line; nil for what it does not know.
type identity struct {
	product *catalog.Product
	sku     *catalog.SKU
}

// identify finds the product and SKU of a line. A line for a SKU belongs to the SKU's product.
func identify(in *ItemRequest, known Catalog) (found identity) {
	found.sku = firstOf(known.SKU, in.skuIDs())
	if found.sku != nil {
		found.product = firstOf(known.Product, []string{found.sku.ProductID})
		return found
	}
	found.product = firstOf(known.Product, in.productIDs())
	return found
}

func (in *ItemRequest) skuIDs() []string {
	ids := []string{in.SKUID}
	if in.RelatedObject == RelatedSKU {
		ids = append(ids, in.SourceID)
	}
	if in.SKU != nil {
		ids = append(ids, in.SKU.ID, in.SKU.SourceID)
	}
	return ids
}

func (in *ItemRequest) productIDs() []string {
	ids := []string{in.ProductID}
	if in.RelatedObject != RelatedSKU {
		ids = append(ids, in.SourceID)
	}
	if in.Product != nil {
		ids = append(ids, in.Product.ID, in.Product.SourceID)
	}
	return ids
}

func firstOf[T any](look func(string) (T, bool), ids []string) *T {
	for _, id := range ids {
		if id == "" {
			continue
		}
		if found, ok := look(id); ok {
			item := found // what is not found takes no memory
			return &item
		}
	}
	return nil
}

// productKey and skuKey are the ids under which unit effects and rules find a line: the catalog's, or for a line that the catalog
// does not know whatever the client sent.
func (i *Item) productKey() string {
	key := i.ProductID
	if i.RelatedObject != RelatedSKU {
		key = cmp.Or(key, i.SourceID)
	}
	if i.Product != nil {
		key = cmp.Or(key, i.Product.ID, i.Product.SourceID)
	}
	return key
}

func (i *Item) skuKey() string {
	key := i.SKUID
	if i.RelatedObject == RelatedSKU {
		key = cmp.Or(key, i.SourceID)
	}
	if i.SKU != nil {
		key = cmp.Or(key, i.SKU.ID, i.SKU.SourceID)
	}
	return key
}
