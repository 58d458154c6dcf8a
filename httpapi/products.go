package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) productRoutes() []route {
	return []route{
		{"GET", "/v1/products", read(a.listProducts)},
		{"POST", "/v1/products", write(a.upsertProduct)},
		{"GET", "/v1/products/{productId}", read(a.getProduct)},
		{"PUT", "/v1/products/{productId}", write(a.updateProduct)},
		{"DELETE", "/v1/products/{productId}", remove(a.deleteProduct)},
		{"GET", "/v1/products/{productId}/skus", read(a.listSKUs)},
		{"POST", "/v1/products/{productId}/skus", write(a.upsertSKU)},
		{"GET", "/v1/products/{productId}/skus/{skuId}", read(a.getSKUOfProduct)},
		{"PUT", "/v1/products/{productId}/skus/{skuId}", write(a.updateSKU)},
		{"DELETE", "/v1/products/{productId}/skus/{skuId}", remove(a.deleteSKU)},
		{"GET", "/v1/skus/{skuId}", read(a.getSKU)},
	}
}

// inapplicableOrders are published sort orders for properties that products and SKUs do not have.
var inapplicableOrders = []string{"type", "code", "campaign", "category"}

// productList has the newest product last.
var productList = listing.Spec[catalog.Product]{
	Kind: catalog.ProductKind, Order: []string{"created_at", "updated_at", "name", "source_id"}, Alike: inapplicableOrders,
	Between: []string{"created_at", "updated_at"}, Window: "created_at", Total: true,
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("source_id"), listing.Text("name"), listing.Number("price"), listing.List("attributes"),
		listing.Text("image_url"), listing.Time("created_at"), listing.Time("updated_at"), listing.Custom("metadata"),
	},
}

var skuList = listing.Spec[catalog.SKU]{
	Kind: catalog.SKUKind, Order: []string{"created_at", "updated_at", "sku", "source_id"}, Alike: inapplicableOrders,
	Between: []string{"created_at", "updated_at"}, Window: "created_at", Total: true,
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("source_id"), listing.Text("sku"), listing.Number("price"), listing.Text("image_url"),
		listing.Time("created_at"), listing.Time("updated_at"), listing.Custom("metadata"),
	},
}

func (a *API) listProducts(ctx context.Context, r *request) (wire.List[wire.Product], error) {
	return listPage(ctx, a, r, productList, "products", storage.Filter{}, r.Project.Catalog.ListProducts,
		func(products []catalog.Product) ([]wire.Product, error) { return productShapes(ctx, r, products...) })
}

func (a *API) upsertProduct(ctx context.Context, r *request, in wire.ProductInput) (wire.Product, error) {
	req, err := in.Domain()
	if err != nil {
		return wire.Product{}, err
	}
	p, err := r.Project.Catalog.UpsertProduct(ctx, req)
	return productShape(ctx, r, p, err)
}

func (a *API) getProduct(ctx context.Context, r *request) (wire.Product, error) {
	p, err := r.Project.Catalog.Product(ctx, r.Path("productId"))
	return productShape(ctx, r, p, err)
}

func (a *API) updateProduct(ctx context.Context, r *request, in wire.ProductUpdate) (wire.Product, error) {
	update, err := in.Domain()
	if err != nil {
		return wire.Product{}, err
	}
	update.From = r.from
	p, err := r.Project.Catalog.UpdateProduct(ctx, r.Path("productId"), update)
	return productShape(ctx, r, p, err)
}

func (a *API) deleteProduct(ctx context.Context, r *request) error {
	force, err := r.Flag("force")
	if err != nil {
		return err
	}
	return r.Project.Catalog.DeleteProduct(ctx, r.Path("productId"), force)
}

func productShape(ctx context.Context, r *request, p catalog.Product, err error) (wire.Product, error) {
	if err != nil {
		return wire.Product{}, err
	}
	shapes, err := productShapes(ctx, r, p)
	if err != nil {
		return wire.Product{}, err
	}
	return shapes[0], nil
}

// productShapes converts products for an answer, with their SKUs.
func productShapes(ctx context.Context, r *request, products ...catalog.Product) ([]wire.Product, error) {
	skus, err := r.Project.Catalog.SKUsOf(ctx, products)
	shapes := make([]wire.Product, len(products))
	for i, p := range products {
		shapes[i] = wire.NewProduct(p, skus[p.ID])
	}
	return shapes, err
}

func (a *API) listSKUs(ctx context.Context, r *request) (wire.List[wire.SKU], error) {
	ofProduct := func(ctx context.Context, q storage.Query) (storage.Page[catalog.SKU], error) {
		return r.Project.Catalog.ListSKUs(ctx, r.Path("productId"), q)
	}
	return listPage(ctx, a, r, skuList, "skus", storage.Filter{}, ofProduct, each(wire.NewSKU))
}

func (a *API) upsertSKU(ctx context.Context, r *request, in wire.SKUInput) (wire.SKU, error) {
	req, err := in.Domain()
	if err != nil {
		return wire.SKU{}, err
	}
	s, err := r.Project.Catalog.UpsertSKU(ctx, r.Path("productId"), req)
	return wire.NewSKU(s), err
}

func (a *API) getSKU(ctx context.Context, r *request) (wire.SKU, error) {
	s, err := r.Project.Catalog.SKU(ctx, r.Path("skuId"))
	return wire.NewSKU(s), err
}

func (a *API) getSKUOfProduct(ctx context.Context, r *request) (wire.SKU, error) {
	s, err := r.Project.Catalog.SKUOfProduct(ctx, r.Path("productId"), r.Path("skuId"))
	return wire.NewSKU(s), err
}

func (a *API) updateSKU(ctx context.Context, r *request, in wire.SKUUpdate) (wire.SKU, error) {
	update, err := in.Domain()
	if err != nil {
		return wire.SKU{}, err
	}
	update.From = r.from
	s, err := r.Project.Catalog.UpdateSKU(ctx, r.Path("productId"), r.Path("skuId"), update)
	return wire.NewSKU(s), err
}

func (a *API) deleteSKU(ctx context.Context, r *request) error {
	force, err := r.Flag("force")
	if err != nil {
		return err
	}
	return r.Project.Catalog.DeleteSKU(ctx, r.Path("productId"), r.Path("skuId"), force)
}
