package sqlstore

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ catalog.Store = (*Project)(nil)

// Categories returns the categories.
func (p *Project) Categories() storage.Collection[catalog.Category] {
	return collection(p, categoryTable)
}

// Products returns the products.
func (p *Project) Products() storage.Collection[catalog.Product] { return collection(p, productTable) }

// SKUs returns the SKUs.
func (p *Project) SKUs() storage.Collection[catalog.SKU] { return collection(p, skuTable) }

// Collections returns the product collections.
func (p *Project) Collections() storage.Collection[catalog.Collection] {
	return collection(p, productCollectionTable)
}

var categoryTable = tableOf(catalog.CategoryKind, categoryItem, newCategoryRow)

type categoryRow struct {
	bun.BaseModel `bun:"table:categories,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	Name      string  `bun:"name,nullzero"`
	Hierarchy int64   `bun:"hierarchy"`
	CreatedAt instant `bun:"created_at"`
	UpdatedAt instant `bun:"updated_at"`
}

func categoryItem(r *categoryRow) catalog.Category {
	return catalog.Category{
		ID: r.ID, Name: r.Name, Hierarchy: r.Hierarchy,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newCategoryRow(project string, c *catalog.Category) categoryRow {
	return categoryRow{
		ProjectID: project, ID: c.ID, Name: c.Name, Hierarchy: c.Hierarchy,
		CreatedAt: instant(c.CreatedAt), UpdatedAt: instant(c.UpdatedAt),
	}
}

var productTable = tableOf(catalog.ProductKind, productItem, newProductRow).inBulk()

type productRow struct {
	bun.BaseModel `bun:"table:products,alias:t"`

	ProjectID  string                 `bun:"project_id,pk"`
	ID         string                 `bun:"id,pk"`
	SourceID   string                 `bun:"source_id,nullzero"`
	Name       string                 `bun:"name,nullzero"`
	Price      *int64                 `bun:"price"`
	Attributes document[[]string]     `bun:"attributes"`
	Metadata   document[metadata.Map] `bun:"metadata"`
	ImageURL   string                 `bun:"image_url,nullzero"`
	CreatedAt  instant                `bun:"created_at"`
	UpdatedAt  instant                `bun:"updated_at"`
	DeletedAt  instant                `bun:"deleted_at"`
}

func productItem(r *productRow) catalog.Product {
	return catalog.Product{
		ID: r.ID, SourceID: r.SourceID, Name: r.Name, Price: r.Price, Attributes: r.Attributes.value, Metadata: r.Metadata.value,
		ImageURL: r.ImageURL, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), DeletedAt: r.DeletedAt.time(),
	}
}

func newProductRow(project string, p *catalog.Product) productRow {
	return productRow{
		ProjectID: project, ID: p.ID, SourceID: p.SourceID, Name: p.Name, Price: p.Price, Attributes: asDocument(p.Attributes),
		Metadata: asDocument(p.Metadata), ImageURL: p.ImageURL,
		CreatedAt: instant(p.CreatedAt), UpdatedAt: instant(p.UpdatedAt), DeletedAt: instant(p.DeletedAt),
	}
}

var skuTable = tableOf(catalog.SKUKind, skuItem, newSKURow).inBulk()

type skuRow struct {
	bun.BaseModel `bun:"table:skus,alias:t"`

	ProjectID  string                 `bun:"project_id,pk"`
	ID         string                 `bun:"id,pk"`
	SourceID   string                 `bun:"source_id,nullzero"`
	ProductID  string                 `bun:"product_id,nullzero"`
	Name       string                 `bun:"sku,nullzero"`
	Price      *int64                 `bun:"price"`
	Currency   string                 `bun:"currency,nullzero"`
	Attributes document[metadata.Map] `bun:"attributes"`
	Metadata   document[metadata.Map] `bun:"metadata"`
	ImageURL   string                 `bun:"image_url,nullzero"`
	CreatedAt  instant                `bun:"created_at"`
	UpdatedAt  instant                `bun:"updated_at"`
	DeletedAt  instant                `bun:"deleted_at"`
}

func skuItem(r *skuRow) catalog.SKU {
	return catalog.SKU{
		ID: r.ID, SourceID: r.SourceID, ProductID: r.ProductID, Name: r.Name, Price: r.Price, Currency: r.Currency,
		Attributes: r.Attributes.value, Metadata: r.Metadata.value, ImageURL: r.ImageURL,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), DeletedAt: r.DeletedAt.time(),
	}
}

func newSKURow(project string, s *catalog.SKU) skuRow {
	return skuRow{
		ProjectID: project, ID: s.ID, SourceID: s.SourceID, ProductID: s.ProductID, Name: s.Name, Price: s.Price, Currency: s.Currency,
		Attributes: asDocument(s.Attributes), Metadata: asDocument(s.Metadata), ImageURL: s.ImageURL,
		CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt), DeletedAt: instant(s.DeletedAt),
	}
}

var productCollectionTable = tableOf(catalog.CollectionKind, productCollectionItem, newProductCollectionRow)

type productCollectionRow struct {
	bun.BaseModel `bun:"table:products_collections,alias:t"`

	ProjectID string                     `bun:"project_id,pk"`
	ID        string                     `bun:"id,pk"`
	Name      string                     `bun:"name,nullzero"`
	Type      string                     `bun:"type,nullzero"`
	Members   document[[]catalog.Member] `bun:"members"`
	Filter    document[metadata.Map]     `bun:"filter"`
	Condition document[filterText]       `bun:"condition"`
	Builtin   bool                       `bun:"builtin"`
	CreatedAt instant                    `bun:"created_at"`
	UpdatedAt instant                    `bun:"updated_at"`
}

func productCollectionItem(r *productCollectionRow) catalog.Collection {
	return catalog.Collection{
		ID: r.ID, Name: r.Name, Type: catalog.CollectionType(r.Type), Members: r.Members.value, Filter: r.Filter.value,
		Condition: r.Condition.value.filter(), Builtin: r.Builtin, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newProductCollectionRow(project string, c *catalog.Collection) productCollectionRow {
	return productCollectionRow{
		ProjectID: project, ID: c.ID, Name: c.Name, Type: string(c.Type), Members: asDocument(c.Members), Filter: asDocument(c.Filter),
		Condition: asDocument(newFilterText(c.Condition)), Builtin: c.Builtin, CreatedAt: instant(c.CreatedAt), UpdatedAt: instant(c.UpdatedAt),
	}
}
