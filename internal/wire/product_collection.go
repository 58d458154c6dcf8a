package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// CollectionMember is an entry of a static collection, in bodies and in answers.
type CollectionMember struct {
	ID        string `json:"id"`
	ProductID string `json:"product_id,omitzero"`
	Object    string `json:"object" enum:"catalog.MemberObject"`
}

// Selector parses the filter of a dynamic collection.
type Selector func(filter json.RawMessage) (catalog.Selection, error)

// CollectionInput is the body of POST /v1/product-collections.
type CollectionInput struct {
	Name     *string            `json:"name" required:"true"`
	Type     Word               `json:"type" enum:"catalog.CollectionType"`
	Products []CollectionMember `json:"products"`
	Filter   json.RawMessage    `json:"filter"`
}

// Domain returns the new collection. Without a type it is static.
func (w CollectionInput) Domain(selected Selector) (n catalog.NewCollection, err error) {
	if w.Name == nil {
		return n, fault.PayloadMissing("name")
	}
	n = catalog.NewCollection{Name: *w.Name, Type: catalog.CollectionType(w.Type), Members: membersOf(w.Products)}
	if n.Type == "" {
		n.Type = catalog.CollectionStatic
	}
	if len(w.Filter) > 0 && string(w.Filter) != "null" {
		n.Selection, err = selected(w.Filter)
	}
	return n, err
}

// CollectionUpdate is the body of PUT /v1/product-collections/{productCollectionId}.
type CollectionUpdate struct {
	Name     patch.Field[string]             `json:"name"`
	Products patch.Field[[]CollectionMember] `json:"products"`
	Filter   patch.Field[json.RawMessage]    `json:"filter"`
}

// Domain returns the change.
func (w CollectionUpdate) Domain(selected Selector) (u catalog.CollectionUpdate, err error) {
	u.Name, u.Members = w.Name, patch.Map(w.Products, membersOf)
	u.Selection, err = patch.MapErr(w.Filter, selected)
	return u, err
}

func membersOf(sent []CollectionMember) []catalog.Member {
	if sent == nil {
		return nil
	}
	members := make([]catalog.Member, len(sent))
	for i, m := range sent {
		members[i] = catalog.Member{ID: m.ID, ProductID: m.ProductID, Object: catalog.MemberObject(m.Object)}
	}
	return members
}

// Collection is a product collection in answers: with products when it is static, with a filter when it is dynamic.
type Collection struct {
	ID        string             `json:"id"`
	Name      string             `json:"name"`
	Type      string             `json:"type" enum:"catalog.CollectionType"`
	Products  []CollectionMember `json:"products,omitzero"`
	Filter    metadata.Map       `json:"filter,omitzero"`
	CreatedAt Time               `json:"created_at"`
	UpdatedAt Time               `json:"updated_at,omitzero"`
	Object    string             `json:"object" enum:"products_collection"`
}

// NewCollection returns the shape of a collection.
func NewCollection(c catalog.Collection) Collection {
	w := Collection{
		ID: c.ID, Name: c.Name, Type: string(c.Type), CreatedAt: NewTime(c.CreatedAt), UpdatedAt: NewTime(c.UpdatedAt),
		Object: "products_collection",
	}
	if c.Type == catalog.CollectionAutoUpdate {
		w.Filter = emptyObjectIfNil(c.Filter)
		return w
	}
	w.Products = make([]CollectionMember, len(c.Members))
	for i, m := range c.Members {
		w.Products[i] = CollectionMember{ID: m.ID, ProductID: m.ProductID, Object: string(m.Object)}
	}
	return w
}

// SKUWithProduct is an SKU with its product.
type SKUWithProduct struct {
	SKU
	Product ProductAlone `json:"product"`
}

// NewMember returns the shape of a product or SKU of a collection.
func NewMember(s catalog.Subject) any {
	switch {
	case s.SKU == nil:
		return NewProductAlone(*s.Product)
	case s.Product == nil:
		return NewSKU(*s.SKU)
	}
	return SKUWithProduct{NewSKU(*s.SKU), NewProductAlone(*s.Product)}
}
