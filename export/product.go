package export

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

var products = source[catalog.Product]{
	kind: catalog.ProductKind, within: campaign.Kept,
	list:   func(s Store) storage.Collection[catalog.Product] { return s.Products() },
	orders: []string{"-created_at", "created_at", "-updated_at", "updated_at", "-name", "name", "-source_id", "source_id", "-id", "id"},
	custom: func(p *catalog.Product) metadata.Map { return p.Metadata },
	fields: []field[catalog.Product]{
		text("id", func(p *catalog.Product) string { return p.ID }).byDefault(),
		text("name", func(p *catalog.Product) string { return p.Name }).byDefault(),
		text("price", func(p *catalog.Product) string { return moneyOf(p.Price) }).byDefault(),
		text("image_url", func(p *catalog.Product) string { return p.ImageURL }).byDefault(),
		text("source_id", func(p *catalog.Product) string { return p.SourceID }).byDefault(),
		text("attributes", func(p *catalog.Product) string { return joined(p.Attributes) }).byDefault(),
		text("created_at", func(p *catalog.Product) string { return instant(p.CreatedAt) }).byDefault(),
	},
}

var skus = source[catalog.SKU]{
	kind: catalog.SKUKind, within: campaign.Kept,
	list:   func(s Store) storage.Collection[catalog.SKU] { return s.SKUs() },
	orders: []string{"-created_at", "created_at", "-updated_at", "updated_at", "-sku", "sku", "-source_id", "source_id", "-id", "id"},
	custom: func(s *catalog.SKU) metadata.Map { return s.Metadata },
	fields: []field[catalog.SKU]{
		text("id", func(s *catalog.SKU) string { return s.ID }).byDefault(),
		text("sku", func(s *catalog.SKU) string { return s.Name }).byDefault(),
		text("product_id", func(s *catalog.SKU) string { return s.ProductID }).byDefault(),
		text("currency", func(s *catalog.SKU) string { return s.Currency }).byDefault(),
		text("price", func(s *catalog.SKU) string { return moneyOf(s.Price) }).byDefault(),
		text("image_url", func(s *catalog.SKU) string { return s.ImageURL }).byDefault(),
		text("source_id", func(s *catalog.SKU) string { return s.SourceID }).byDefault(),
		text("attributes", skuAttributes).byDefault(),
		text("created_at", func(s *catalog.SKU) string { return instant(s.CreatedAt) }).byDefault(),
	},
}

// skuAttributes is empty without attributes: an import refuses null.
func skuAttributes(s *catalog.SKU) string {
	if len(s.Attributes) == 0 {
		return ""
	}
	return asJSON(s.Attributes)
}
