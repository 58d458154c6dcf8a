package order

import (
	"cmp"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// Write is a product or SKU to insert or to overwrite.
type Write[T any] struct {
	Item T
	New  bool
}

// Overrides are the products and SKUs that an order asks to write into the catalog with override, each once. They are a Catalog
// themselves, in the state after the writes, with which the order is resolved.
type Overrides struct {
	Products []Write[catalog.Product]
	SKUs     []Write[catalog.SKU]

	known Catalog
}

// Override computes what the lines of a request with override write: name, price and metadata over those of the product or SKU
// that the line names, or a new one with its source id. It is pure. Properties that are not sent stay.
//
// A new SKU needs a source id and a product, which may be one that the same line makes; without them the fault is invalid_payload.
// A new product needs a source id, too, unless the line makes its SKU: the next line with that SKU finds the product by the SKU.
func Override(req Request, known Catalog, now time.Time, newID func(prefix string) string) (*Overrides, error) {
	w := &Overrides{known: known}
	items, _ := req.Items.Value()
	for i := range items {
		in, path := &items[i], req.path("items["+strconv.Itoa(i)+"]")
		if in.Product != nil && in.Product.Override {
			if err := w.product(path, in, now, newID); err != nil {
				return nil, err
			}
		}
		if in.SKU != nil && in.SKU.Override {
			if err := w.sku(path, in, now, newID); err != nil {
				return nil, err
			}
		}
	}
	return w, nil
}

func (w *Overrides) product(path string, in *ItemRequest, now time.Time, newID func(string) string) error {
	var p catalog.Product
	found := firstOf(w.Product, in.productIDs())
	sku := firstOf(w.SKU, in.skuIDs())
	if found == nil && sku != nil {
		found = firstOf(w.Product, ids{sku.ProductID})
	}
	if found != nil {
		p = *found
		p.UpdatedAt = changedAt(p.UpdatedAt, p.CreatedAt, now)
	} else {
		p = catalog.Product{ID: newID(catalog.ProductKind.Prefix), CreatedAt: now}
		p.SourceID = cmp.Or(in.Product.SourceID, sourceOf(in, RelatedProduct), in.ProductID)
		if p.SourceID == "" && !in.makesSKU() {
			return fault.Payload(path+".product.source_id", "must name the product that override makes, unless the line has a SKU with override")
		}
	}
	p.Name = cmp.Or(in.Product.Name, p.Name)
	if in.Product.Price != nil {
		p.Price = in.Product.Price
	}
	err := writable(path+".product", p.SourceID, p.Name, p.Price)
	if err != nil {
		return err
	}
	if p.Metadata, err = storedMetadata(path, ".product.metadata", p.Metadata, in.Product.Metadata); err != nil {
		return err
	}
	w.Products = put(w.Products, Write[catalog.Product]{Item: p, New: found == nil}, func(q *catalog.Product) bool { return q.ID == p.ID })
	return nil
}

func (w *Overrides) sku(path string, in *ItemRequest, now time.Time, newID func(string) string) error {
	var s catalog.SKU
	found := firstOf(w.SKU, in.skuIDs())
	if found != nil {
		s = *found
		s.UpdatedAt = changedAt(s.UpdatedAt, s.CreatedAt, now)
	} else {
		s = catalog.SKU{ID: newID(catalog.SKUKind.Prefix), CreatedAt: now}
		s.SourceID = cmp.Or(in.SKU.SourceID, sourceOf(in, RelatedSKU), in.SKUID)
		if s.SourceID == "" {
			return fault.Payload(path+".sku.source_id", "must name the SKU that override makes")
		}
		product := firstOf(w.Product, in.productIDs())
		if product == nil && in.Product != nil && in.Product.Override { // made for this SKU, without an id of the shop
			product = &w.Products[len(w.Products)-1].Item
		}
		if product == nil {
			return fault.Payload(path+".product_id", "must name the product of the SKU that override makes")
		}
		s.ProductID = product.ID
	}
	s.Name = cmp.Or(in.SKU.Name, s.Name)
	if in.SKU.Price != nil {
		s.Price = in.SKU.Price
	}
	err := writable(path+".sku", s.SourceID, s.Name, s.Price)
	if err != nil {
		return err
	}
	if s.Metadata, err = storedMetadata(path, ".sku.metadata", s.Metadata, in.SKU.Metadata); err != nil {
		return err
	}
	w.SKUs = put(w.SKUs, Write[catalog.SKU]{Item: s, New: found == nil}, func(q *catalog.SKU) bool { return q.ID == s.ID })
	return nil
}

// makesSKU reports whether override makes a SKU with an id of the shop.
func (in *ItemRequest) makesSKU() bool {
	return in.SKU != nil && in.SKU.Override && cmp.Or(in.SKU.SourceID, sourceOf(in, RelatedSKU), in.SKUID) != ""
}

// changedAt is the time of a change; it is not set on items that this request makes.
func changedAt(before, created, now time.Time) time.Time {
	if created.Equal(now) {
		return before
	}
	return now
}

// writable refuses values that the catalog could not store.
func writable(path, sourceID, name string, price *int64) error {
	if n := utf8.RuneCountInString(sourceID); n > maxText {
		return fault.Payload(path+".source_id", "must NOT have more than %d characters (it has %d)", maxText, n)
	}
	if n := utf8.RuneCountInString(name); n > maxText {
		return fault.Payload(path, "must NOT have a name of more than %d characters (it has %d)", maxText, n)
	}
	if price != nil && (*price < 0 || *price > discount.MaxAmount) {
		return fault.Payload(path+".price", "must be >= 0 and <= %d (actual value is '%d')", int64(discount.MaxAmount), *price)
	}
	return nil
}

func sourceOf(in *ItemRequest, related string) string {
	if in.RelatedObject == related || in.RelatedObject == "" && related == RelatedProduct {
		return in.SourceID
	}
	return ""
}

// put adds a write, or replaces that of an earlier line of the same item: a new item stays new.
func put[T any](writes []Write[T], w Write[T], same func(*T) bool) []Write[T] {
	for i := range writes {
		if same(&writes[i].Item) {
			w.New = writes[i].New
			writes[i] = w
			return writes
		}
	}
	return append(writes, w)
}

// Product finds a product among the writes, and else in the catalog below. The empty id finds nothing, although products may have
// an empty source id.
func (w *Overrides) Product(idOrSourceID string) (catalog.Product, bool) {
	for i := range w.Products {
		if p := &w.Products[i].Item; idOrSourceID != "" && (p.ID == idOrSourceID || p.SourceID == idOrSourceID) {
			return *p, true
		}
	}
	return w.known.Product(idOrSourceID)
}

// SKU finds a SKU among the writes, and else in the catalog below; the empty id finds nothing.
func (w *Overrides) SKU(idOrSourceID string) (catalog.SKU, bool) {
	for i := range w.SKUs {
		if s := &w.SKUs[i].Item; idOrSourceID != "" && (s.ID == idOrSourceID || s.SourceID == idOrSourceID) {
			return *s, true
		}
	}
	return w.known.SKU(idOrSourceID)
}
