package catalog

import (
	"slices"

	"github.com/punchcardhq/punchcard/storage"
)

// Membership returns the product collections to which a product or SKU belongs. It is made once from all collections of a
// project and is immutable.
type Membership struct {
	// byMember lists static collections by the id of their product or SKU entries.
	byProduct, bySKU map[string][]string
	dynamic          []dynamic
	everything       []string
}

// dynamic is a collection whose condition is evaluated on products and on SKUs.
type dynamic struct {
	id             string
	products, skus storage.Filter
}

// Subject is the product, the SKU, or both of an order line, with the metadata of the line. Products that are not in the catalog
// have no id, and only dynamic collections can hold them.
type Subject struct {
	Product *Product
	SKU     *SKU
}

// NewMembership prepares the collections of a project.
func NewMembership(collections []Collection) *Membership {
	m := &Membership{byProduct: map[string][]string{}, bySKU: map[string][]string{}}
	for _, c := range collections {
		switch {
		case c.Builtin:
			m.everything = append(m.everything, c.ID)
		case c.Type == CollectionAutoUpdate:
			m.dynamic = append(m.dynamic, dynamic{c.ID, askProduct.filter(c.Condition), askSKU.filter(c.Condition)})
		default:
			for _, member := range c.Members {
				if member.Object == MemberSKU {
					m.bySKU[member.ID] = append(m.bySKU[member.ID], c.ID)
				} else {
					m.byProduct[member.ID] = append(m.byProduct[member.ID], c.ID)
				}
			}
		}
	}
	return m
}

// Of returns the ids of the collections that hold the subject. A static collection that names a product holds all its SKUs; one
// that names a SKU holds that SKU alone. A dynamic one holds the products and the SKUs that match its filter.
func (m *Membership) Of(s Subject) []string {
	ids := slices.Clone(m.everything)
	if s.Product != nil {
		ids = append(ids, m.byProduct[s.Product.ID]...)
	}
	if s.SKU != nil {
		ids = append(ids, m.bySKU[s.SKU.ID]...)
	}
	for _, d := range m.dynamic {
		if s.Product != nil && ProductKind.Match(d.products, s.Product) || s.SKU != nil && SKUKind.Match(d.skus, s.SKU) {
			ids = append(ids, d.id)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
