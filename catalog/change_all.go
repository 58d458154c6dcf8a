package catalog

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// changeProductsJob and changeSKUsJob change the metadata of the products or SKUs that match a filter, one portion at a time.
type (
	changeProductsJob struct{ asyncaction.MetadataJob }
	changeSKUsJob     struct{ asyncaction.MetadataJob }
)

// Kind is the type of the action that clients see.
func (changeProductsJob) Kind() string { return "PRODUCTS.CHANGE_ALL" }

// Kind is the type of the action that clients see.
func (changeSKUsJob) Kind() string { return "SKUS.CHANGE_ALL" }

var changeOfProducts = asyncaction.MetadataOfAll[Store, Product]{
	Kind: ProductKind, Of: Store.Products, Kept: kept, Object: metadata.ObjectProduct, Plural: "products",
	As: func(j asyncaction.MetadataJob) asyncaction.Job { return changeProductsJob{j} },
	Described: func(p *Product) asyncaction.Described {
		return asyncaction.Described{Key: cmp.Or(p.SourceID, p.ID), Metadata: &p.Metadata, UpdatedAt: &p.UpdatedAt}
	},
}

var changeOfSKUs = asyncaction.MetadataOfAll[Store, SKU]{
	Kind: SKUKind, Of: Store.SKUs, Kept: kept, Object: objectSKU, Plural: "SKUs",
	As: func(j asyncaction.MetadataJob) asyncaction.Job { return changeSKUsJob{j} },
	Described: func(s *SKU) asyncaction.Described {
		return asyncaction.Described{Key: cmp.Or(s.SourceID, s.ID), Metadata: &s.Metadata, UpdatedAt: &s.UpdatedAt}
	},
}

// ChangeProducts merges metadata by key into that of all products that match a filter and that were made before, in the background; a null removes the key.
// The action tells the products whose metadata would break their schema. It fails with an invalid payload, and with invalid_query_params for a filter that
// a list of products does not have.
func (e *Engine) ChangeProducts(ctx context.Context, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
	return changeOfProducts.Start(ctx, e.store, e.env, f, m)
}

// ChangeSKUs is ChangeProducts for SKUs.
func (e *Engine) ChangeSKUs(ctx context.Context, f storage.Filter, m metadata.Map) (asyncaction.Action, error) {
	return changeOfSKUs.Start(ctx, e.store, e.env, f, m)
}

// changeProductsPortion changes the next products of a job.
func (e *Engine) changeProductsPortion(ctx context.Context, job changeProductsJob, d asyncaction.Delivery) error {
	return changeOfProducts.Portion(ctx, e.store, d, job.MetadataJob, e.env.Now, e.schemas)
}

// changeSKUsPortion changes the next SKUs of a job.
func (e *Engine) changeSKUsPortion(ctx context.Context, job changeSKUsJob, d asyncaction.Delivery) error {
	return changeOfSKUs.Portion(ctx, e.store, d, job.MetadataJob, e.env.Now, e.schemas)
}
