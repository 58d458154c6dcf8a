package wire

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// ProductInput is the body of POST /v1/products.
type ProductInput struct {
	ID       patch.Field[string] `json:"id"`
	SourceID patch.Field[string] `json:"source_id"`
	ProductUpdate
}

// Domain returns the product to upsert. A null counts as missing.
func (w ProductInput) Domain() (catalog.ProductRequest, error) {
	u, err := w.ProductUpdate.Domain()
	u.Name, u.Price, u.Attributes = nullAsMissing(u.Name), nullAsMissing(u.Price), nullAsMissing(u.Attributes)
	u.ImageURL, u.Metadata = nullAsMissing(u.ImageURL), nullAsMissing(u.Metadata)
	return catalog.ProductRequest{ID: w.ID.Or(""), SourceID: w.SourceID.Or(""), ProductUpdate: u}, err
}

// ProductUpdate is the body of PUT /v1/products/{productId}.
type ProductUpdate struct {
	Name       patch.Field[string]       `json:"name"`
	Price      patch.Field[Number]       `json:"price" openapi:"fraction"`
	Attributes patch.Field[[]string]     `json:"attributes"`
	ImageURL   patch.Field[string]       `json:"image_url"`
	Metadata   patch.Field[metadata.Map] `json:"metadata"`
}

// Domain returns the change; a null clears.
func (w ProductUpdate) Domain() (catalog.ProductUpdate, error) {
	price, err := priceOf(w.Price)
	return catalog.ProductUpdate{
		Name: w.Name, Price: price, Attributes: w.Attributes, ImageURL: w.ImageURL, Metadata: w.Metadata,
	}, err
}

// priceOf reads a price in minor units. Fractions are rounded.
func priceOf(sent patch.Field[Number]) (patch.Field[int64], error) {
	return patch.MapErr(sent, func(n Number) (int64, error) {
		price, err := n.Minor("price")
		if err != nil {
			return 0, err
		}
		return *price, nil
	})
}

// ProductAlone is a product in answers, without its SKUs.
type ProductAlone struct {
	ID         string       `json:"id"`
	SourceID   Null[string] `json:"source_id"`
	Name       Null[string] `json:"name"`
	Price      *int64       `json:"price"`
	Attributes []string     `json:"attributes"`
	Metadata   metadata.Map `json:"metadata"`
	ImageURL   Null[string] `json:"image_url"`
	CreatedAt  Time         `json:"created_at"`
	UpdatedAt  Time         `json:"updated_at"`
	Object     string       `json:"object" enum:"product"`
}

// NewProductAlone returns the shape of a product without its SKUs.
func NewProductAlone(p catalog.Product) ProductAlone {
	w := ProductAlone{
		ID: p.ID, SourceID: OrNull(p.SourceID), Name: OrNull(p.Name), Price: p.Price, Attributes: p.Attributes,
		Metadata: emptyObjectIfNil(p.Metadata), ImageURL: OrNull(p.ImageURL), CreatedAt: NewTime(p.CreatedAt), UpdatedAt: NewTime(p.UpdatedAt),
		Object: "product",
	}
	if w.Attributes == nil {
		w.Attributes = []string{}
	}
	return w
}

// Product is a product in answers. One without SKUs has no list of them.
type Product struct {
	ProductAlone
	SKUs *List[SKU] `json:"skus,omitzero"`
}

// NewProduct returns the shape of a product with its SKUs.
func NewProduct(p catalog.Product, skus []catalog.SKU) Product {
	w := Product{ProductAlone: NewProductAlone(p)}
	if total := len(skus); total > 0 {
		w.SKUs = &List[SKU]{DataRef: "data", Total: &total}
		for _, s := range skus {
			w.SKUs.Items = append(w.SKUs.Items, NewSKU(s))
		}
	}
	return w
}
