package catalog

import "slices"

// Membership answers which product collections something belongs to. It is made once from all collections of a project and is
// immutable.
type Membership struct {
	// byMember lists static collections by the id of their product or SKU entries.
	byProduct, bySKU map[string][]string
	dynamic          []Collection
	everything       []string
}

// Subject is what an order line is about: a product, a SKU, or both, with the metadata that counts for the line. Products that the
// catalog does not know have no id, and only dynamic collections can hold them.
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
			m.dynamic = append(m.dynamic, c)
		default:
			for _, member := range c.Members {
				if member.Object == "sku" {
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
// that names a SKU holds that SKU alone. A dynamic one holds what passes its filter, as a product or as a SKU.
func (m *Membership) Of(s Subject) []string {
	ids := slices.Clone(m.everything)
	if s.Product != nil {
		ids = append(ids, m.byProduct[s.Product.ID]...)
	}
	if s.SKU != nil {
		ids = append(ids, m.bySKU[s.SKU.ID]...)
	}
	for i := range m.dynamic {
		c := &m.dynamic[i]
		if s.Product != nil && ProductKind.Match(c.Condition, s.Product) || s.SKU != nil && SKUKind.Match(c.Condition, s.SKU) {
			ids = append(ids, c.ID)
		}
	}
	slices.Sort(ids)
	return slices.Compact(ids)
}
