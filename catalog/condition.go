package catalog

import (
	"slices"

	"github.com/punchcardhq/punchcard/storage"
)

// The condition of a dynamic collection is evaluated on products and on SKUs. The fields have these values:
//
//	field                    of a product      of an SKU
//	id, source_id, price     its own           its own
//	image_url, metadata      its own           its own
//	created_at, updated_at   its own           its own
//	name                     its name          what the API calls sku
//	product_id               nothing           the product it belongs to
//	attributes               their names       nothing
//	object                   "product"         "sku"
//
// A field with nothing in it fails positive comparisons and passes negative ones, as everywhere.
var (
	askProduct = fieldMapping{fixed: storage.Kind[struct{}]{Fields: []storage.Field[struct{}]{
		storage.String("object", func(*struct{}) string { return string(MemberProduct) }),
		storage.String("product_id", func(*struct{}) string { return "" }),
	}}}
	askSKU = fieldMapping{renamed: map[string]string{"name": "sku"}, fixed: storage.Kind[struct{}]{Fields: []storage.Field[struct{}]{
		storage.String("object", func(*struct{}) string { return string(MemberSKU) }),
		storage.Strings("attributes", func(*struct{}) []string { return nil }),
	}}}
)

// fieldMapping convert the condition of a collection into a filter of one kind.
type fieldMapping struct {
	// renamed are the fields that have another name in the kind.
	renamed map[string]string
	// fixed are the fields that have the same value for all items of the kind.
	fixed storage.Kind[struct{}]
}

// nothing matches no item: an id in an empty list.
var nothing = storage.Where("id", storage.OpIs)

func (q fieldMapping) filter(condition storage.Filter) storage.Filter {
	var all []storage.Filter
	for _, sub := range condition.All {
		all = append(all, q.filter(sub))
	}
	if len(condition.Any) > 0 {
		var either []storage.Filter
		for _, sub := range condition.Any {
			either = append(either, q.filter(sub))
		}
		all = append(all, storage.Or(either...))
	}
	if condition.Where != nil {
		all = append(all, q.where(*condition.Where))
	}
	return storage.And(all...)
}

func (q fieldMapping) where(c storage.Condition) storage.Filter {
	if slices.ContainsFunc(q.fixed.Fields, func(f storage.Field[struct{}]) bool { return f.Name == c.Field }) {
		if q.fixed.Match(storage.Filter{Where: &c}, &struct{}{}) {
			return storage.Filter{}
		}
		return nothing
	}
	if name, ok := q.renamed[c.Field]; ok {
		c.Field = name
	}
	return storage.Filter{Where: &c}
}

// checkCondition refuses a condition that names a field which products and SKUs do not have.
func checkCondition(condition storage.Filter) error {
	if err := ProductKind.CheckFilter(askProduct.filter(condition)); err != nil {
		return err
	}
	return SKUKind.CheckFilter(askSKU.filter(condition))
}
