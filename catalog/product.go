package catalog

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Product is something the shop sells.
type Product struct {
	ID string
	// SourceID is the shop's own id, unique when set.
	SourceID string
	Name     string
	// Price is the price of one unit in minor units; nil when it is not known.
	Price *int64
	// Attributes names the properties in which the product's SKUs differ.
	Attributes []string
	Metadata   metadata.Map
	// ImageURL is an HTTPS address of a PNG or JPG.
	ImageURL  string
	CreatedAt time.Time
	// UpdatedAt is zero until the first change; DeletedAt is set while the product is in the trash.
	UpdatedAt, DeletedAt time.Time
}

// ProductKind describes products to a backend.
var ProductKind = storage.Kind[Product]{
	Name: "product", Prefix: "prod_", Configures: storage.ConfiguresCatalog,
	ID:     func(p *Product) string { return p.ID },
	Unique: []storage.Unique[Product]{{Name: "source_id", Value: func(p *Product) string { return p.SourceID }}},
	Fields: []storage.Field[Product]{
		storage.String("source_id", func(p *Product) string { return p.SourceID }).Ordered(),
		storage.String("name", func(p *Product) string { return p.Name }).Ordered(),
		storage.IntOrNull("price", func(p *Product) *int64 { return p.Price }),
		storage.Strings("attributes", func(p *Product) []string { return p.Attributes }),
		storage.String("image_url", func(p *Product) string { return p.ImageURL }),
		storage.JSON("metadata", func(p *Product) map[string]any { return p.Metadata }),
		storage.Time("created_at", func(p *Product) time.Time { return p.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(p *Product) time.Time { return p.UpdatedAt }).Ordered(),
		storage.Time("deleted_at", func(p *Product) time.Time { return p.DeletedAt }),
	},
}
