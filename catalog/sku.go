package catalog

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// SKU is one variant of a product.
type SKU struct {
	ID        string
	SourceID  string
	ProductID string
	// Name is the property sku of the API: the shop's name of the variant.
	Name string
	// Price in minor units beats the product's.
	Price    *int64
	Currency string
	// Attributes are values of the product's attributes: texts, numbers, true or false.
	Attributes metadata.Map
	Metadata   metadata.Map
	ImageURL   string
	CreatedAt  time.Time
	// UpdatedAt is zero until the first change; DeletedAt is set while the SKU is in the trash.
	UpdatedAt, DeletedAt time.Time
}

// SKUKind describes SKUs to a backend.
var SKUKind = storage.Kind[SKU]{
	Name: "sku", Prefix: "sku_", Configures: storage.ConfiguresCatalog,
	ID:     func(s *SKU) string { return s.ID },
	Unique: []storage.Unique[SKU]{{Name: "source_id", Value: func(s *SKU) string { return s.SourceID }}},
	Fields: []storage.Field[SKU]{
		storage.String("source_id", func(s *SKU) string { return s.SourceID }).Ordered(),
		storage.String("product_id", func(s *SKU) string { return s.ProductID }),
		storage.String("sku", func(s *SKU) string { return s.Name }).Ordered(),
		storage.IntOrNull("price", func(s *SKU) *int64 { return s.Price }),
		storage.String("image_url", func(s *SKU) string { return s.ImageURL }),
		storage.JSON("metadata", func(s *SKU) map[string]any { return s.Metadata }),
		storage.Time("created_at", func(s *SKU) time.Time { return s.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(s *SKU) time.Time { return s.UpdatedAt }).Ordered(),
		storage.Time("deleted_at", func(s *SKU) time.Time { return s.DeletedAt }),
	},
}
