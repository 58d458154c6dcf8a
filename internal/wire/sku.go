package wire

import (
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// SKUInput is the body of POST /v1/products/{productId}/skus.
type SKUInput struct {
	ID       patch.Field[string] `json:"id"`
	SourceID patch.Field[string] `json:"source_id"`
	SKUUpdate
}

// Domain returns the SKU to upsert. A null counts as missing.
func (w SKUInput) Domain() (catalog.SKURequest, error) {
	u, err := w.SKUUpdate.Domain()
	u.Name, u.Price, u.Currency, u.Attributes = nullAsMissing(u.Name), nullAsMissing(u.Price), nullAsMissing(u.Currency), nullAsMissing(u.Attributes)
	u.ImageURL, u.Metadata = nullAsMissing(u.ImageURL), nullAsMissing(u.Metadata)
	return catalog.SKURequest{ID: w.ID.Or(""), SourceID: w.SourceID.Or(""), SKUUpdate: u}, err
}

// SKUUpdate is the body of PUT /v1/products/{productId}/skus/{skuId}.
type SKUUpdate struct {
	SKU        patch.Field[string]       `json:"sku"`
	Price      patch.Field[Number]       `json:"price" openapi:"fraction"`
	Currency   patch.Field[string]       `json:"currency"`
	Attributes patch.Field[metadata.Map] `json:"attributes"`
	ImageURL   patch.Field[string]       `json:"image_url"`
	Metadata   patch.Field[metadata.Map] `json:"metadata"`
}

// Domain returns the change; a null clears.
func (w SKUUpdate) Domain() (catalog.SKUUpdate, error) {
	price, err := priceOf(w.Price)
	return catalog.SKUUpdate{
		Name: w.SKU, Price: price, Currency: w.Currency, Attributes: w.Attributes, ImageURL: w.ImageURL, Metadata: w.Metadata,
	}, err
}

// SKU is an SKU in answers.
type SKU struct {
	ID         string       `json:"id"`
	SourceID   Null[string] `json:"source_id"`
	ProductID  string       `json:"product_id"`
	SKU        Null[string] `json:"sku"`
	Price      *int64       `json:"price"`
	Currency   Null[string] `json:"currency"`
	Attributes metadata.Map `json:"attributes"`
	ImageURL   Null[string] `json:"image_url"`
	Metadata   metadata.Map `json:"metadata"`
	CreatedAt  Time         `json:"created_at"`
	UpdatedAt  Time         `json:"updated_at"`
	Object     string       `json:"object" enum:"sku"`
}

// NewSKU returns the shape of an SKU.
func NewSKU(s catalog.SKU) SKU {
	return SKU{
		ID: s.ID, SourceID: OrNull(s.SourceID), ProductID: s.ProductID, SKU: OrNull(s.Name), Price: s.Price, Currency: OrNull(s.Currency),
		Attributes: emptyObjectIfNil(s.Attributes), ImageURL: OrNull(s.ImageURL), Metadata: emptyObjectIfNil(s.Metadata),
		CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "sku",
	}
}
