package order

import (
	"cmp"

	"github.com/punchcardhq/punchcard/catalog"
)

// Catalog looks up the products and SKUs of an order's lines. Each method takes a catalog id or the shop's own id and does not
// find items in the trash.
type Catalog interface {
	Product(idOrSourceID string) (catalog.Product, bool)
	SKU(idOrSourceID string) (catalog.SKU, bool)
}

// identity is the product and the SKU of a line in the catalog; nil when they are not in it.
type identity struct {
	product *catalog.Product
	sku     *catalog.SKU
}

// identify finds the product and SKU of a line. A line for a SKU belongs to the SKU's product.
func identify(in *ItemRequest, known Catalog) (found identity) {
	found.sku = firstOf(known.SKU, in.skuIDs())
	products := in.productIDs()
	if found.sku != nil {
		products = ids{found.sku.ProductID}
	}
	found.product = firstOf(known.Product, products)
	return found
}

// ids are the ids by which a line may name an item of the catalog, in the order of precedence; some are empty.
type ids [4]string

func firstOf[T any](look func(string) (T, bool), ids ids) *T {
	for _, id := range ids {
		if id == "" {
			continue
		}
		if found, ok := look(id); ok {
			item := found // copied, so that only a found item is allocated
			return &item
		}
	}
	return nil
}

func (in *ItemRequest) skuIDs() (ids ids) {
	ids[0] = in.SKUID
	if in.RelatedObject == RelatedSKU {
		ids[1] = in.SourceID
	}
	if in.SKU != nil {
		ids[2], ids[3] = in.SKU.ID, in.SKU.SourceID
	}
	return ids
}

func (in *ItemRequest) productIDs() (ids ids) {
	ids[0] = in.ProductID
	if in.RelatedObject != RelatedSKU {
		ids[1] = in.SourceID
	}
	if in.Product != nil {
		ids[2], ids[3] = in.Product.ID, in.Product.SourceID
	}
	return ids
}

// productKey and skuKey are the ids under which unit effects and rules find a line: the catalog's, or for a line that is not in
// the catalog the sent ones.
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
