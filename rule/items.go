package rule

import (
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
)

// itemRef names a product, an SKU or a collection, in a condition or in applicable_to.
type itemRef struct {
	object       discount.Object // empty or productOrSKU when the definition does not say more
	id, sourceID string
}

// productOrSKU is a value of the less exact of the two properties that say what a condition names.
const productOrSKU discount.Object = "product_or_sku"

// matches reports whether the reference names a cart line. A product covers all its SKUs. Shops write their own ids where
// an id is expected, so an id is also compared with the source id.
func (r itemRef) matches(l *Line) bool {
	switch r.object {
	case discount.ObjectProduct:
		return r.names(l.ProductID, l.ProductSourceID)
	case discount.ObjectSKU:
		return r.names(l.SKUID, l.SKUSourceID)
	case discount.ObjectCollection:
		return slices.Contains(l.Collections, r.id)
	case productOrSKU:
		return r.names(l.ProductID, l.ProductSourceID) || r.names(l.SKUID, l.SKUSourceID)
	}
	return r.names(l.ProductID, l.ProductSourceID) || r.names(l.SKUID, l.SKUSourceID) || slices.Contains(l.Collections, r.id)
}

func (r itemRef) names(id, sourceID string) bool {
	return r.id != "" && (r.id == id || r.id == sourceID) || r.sourceID != "" && r.sourceID == sourceID
}

// itemOf reads a value of a product condition: {"id", "source_id", "object", "type"} or a plain id, which then names an
// item of the given kind. The text of its error completes "the value ...".
func itemOf(v any, object discount.Object) (itemRef, error) {
	if id, ok := v.(string); ok && id != "" {
		return itemRef{object: object, id: id}, nil
	}
	m, ok := v.(map[string]any)
	if !ok {
		return itemRef{}, fmt.Errorf("must be an object with an 'id', or an id (actual value is '%v')", v)
	}
	text := make(map[string]string)
	for _, key := range [...]string{"id", "source_id", "object", "type"} {
		if m[key] == nil {
			continue
		}
		s, ok := m[key].(string)
		if !ok {
			return itemRef{}, fmt.Errorf("must have a string as '%s' (actual value is '%v')", key, m[key])
		}
		text[key] = s
	}
	r := itemRef{object: discount.Object(text["object"]), id: text["id"], sourceID: text["source_id"]}
	if r.id == "" && r.sourceID == "" {
		return r, fmt.Errorf("must have an 'id' or a 'source_id'")
	}
	switch r.object {
	case "", discount.ObjectProduct, discount.ObjectSKU, discount.ObjectCollection:
	default:
		return r, fmt.Errorf("must have as 'object' one of [ product, sku, products_collection ] (actual value is '%s')", r.object)
	}
	switch kind := discount.Object(text["type"]); kind {
	case "":
	case productOrSKU, discount.ObjectCollection:
		if r.object == "" {
			r.object = kind
		}
		if (r.object == discount.ObjectCollection) != (kind == discount.ObjectCollection) {
			return r, fmt.Errorf("has the 'object' '%s' and the 'type' '%s', which exclude each other", r.object, kind)
		}
	default:
		return r, fmt.Errorf("must have as 'type' one of [ product_or_sku, products_collection ] (actual value is '%s')", kind)
	}
	if r.object == "" {
		r.object = object
	}
	return r, nil
}

// itemFilter is the condition of a product filter. Each test names alternatives; all tests must pass.
type itemFilter struct {
	tests []itemTest
	from  []itemRef // empty for the whole cart
}

type itemTest struct {
	not  bool
	refs []itemRef
}

func (f *itemFilter) within(l *Line) bool { return len(f.from) == 0 || anyMatches(f.from, l) }

func (f *itemFilter) passes(l *Line) bool {
	for i := range f.tests {
		if anyMatches(f.tests[i].refs, l) == f.tests[i].not {
			return false
		}
	}
	return true
}

// onlyExcludes reports whether the filter only says what a line must not be.
func (f *itemFilter) onlyExcludes() bool {
	return len(f.tests) > 0 && !slices.ContainsFunc(f.tests, func(t itemTest) bool { return !t.not })
}

func anyMatches(refs []itemRef, l *Line) bool {
	for i := range refs {
		if refs[i].matches(l) {
			return true
		}
	}
	return false
}

// unitPrice is the price of one unit of a line. A line that was sent with an amount but no price has that amount divided by
// its quantity, which need not be a whole number of minor units.
func (l *Line) unitPrice() (number, bool) {
	switch {
	case l.Price.Known:
		return whole(l.Price.Minor), true
	case l.Amount.Known && l.Quantity > 0:
		if l.Amount.Minor%l.Quantity == 0 {
			return whole(l.Amount.Minor / l.Quantity), true
		}
		return number{units: l.Amount.Minor, per: l.Quantity}, true
	}
	return number{}, false
}

// subtotal is the line's value after discounts.
func (l *Line) subtotal() discount.Money {
	if l.Subtotal.Known {
		return l.Subtotal
	}
	return l.Amount
}
