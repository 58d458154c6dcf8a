package catalog

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Collection is a set of products: named one by one, or all that pass a filter.
type Collection struct {
	ID   string
	Name string
	Type CollectionType
	// Members are the entries of a static collection.
	Members []Member
	// Filter is the condition of a dynamic collection as it was sent, in the grammar of lists; Condition is its parsed form. The
	// condition names the fields of products and SKUs as the API does.
	Filter    metadata.Map
	Condition storage.Filter
	// Builtin marks the collection of all products, which every project has.
	Builtin              bool
	CreatedAt, UpdatedAt time.Time
}

// Member is a product or SKU of a static collection.
type Member struct {
	ID string
	// ProductID is the parent of a SKU.
	ProductID string
	Object    MemberObject
}

// MemberObject distinguishes products from SKUs.
type MemberObject string

// The objects of members.
const (
	MemberProduct MemberObject = "product"
	MemberSKU     MemberObject = "sku"
)

// CollectionType is how a collection gets its members.
type CollectionType string

// The types of collections.
const (
	CollectionStatic     CollectionType = "STATIC"
	CollectionAutoUpdate CollectionType = "AUTO_UPDATE"
)

// CollectionKind describes product collections to a backend.
var CollectionKind = storage.Kind[Collection]{
	Name: "products_collection", Prefix: "pc_", Configures: storage.ConfiguresCatalog,
	ID: func(c *Collection) string { return c.ID },
	Fields: []storage.Field[Collection]{
		storage.String("name", func(c *Collection) string { return c.Name }).Ordered(),
		storage.String("type", func(c *Collection) string { return string(c.Type) }).Ordered(),
		storage.Time("created_at", func(c *Collection) time.Time { return c.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(c *Collection) time.Time { return c.UpdatedAt }).Ordered(),
	},
}
