package published

import (
	"context"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// unit is the product and SKU of a unit discount.
type unit struct{ product, sku *discount.Reference }

// AddUnits adds to unit discounts the products and SKUs that they give, for answers. It replaces the discounts and does not
// change them. Other discounts and nil stay as they are; a product that the catalog does not have is left out.
func (s *Shapes) AddUnits(ctx context.Context, discounts ...**discount.Discount) error {
	var ids factIDs
	for _, d := range discounts {
		ids.discount(*d)
	}
	var f facts
	if err := f.read(ctx, s, ids); err != nil {
		return err
	}
	for _, d := range discounts {
		*d = f.discount(*d)
	}
	return nil
}

// units reads the products and SKUs that unit discounts give.
func (s *Shapes) units(ctx context.Context, ids ...string) (found map[string]unit, err error) {
	found = make(map[string]unit, len(ids))
	for _, id := range ids {
		if found[id], err = s.unitOf(ctx, id); err != nil {
			return nil, err
		}
	}
	return found, nil
}

// unitOf looks for a product and then for a SKU. A SKU comes with its product.
func (s *Shapes) unitOf(ctx context.Context, id string) (u unit, err error) {
	if id == "" {
		return u, nil
	}
	p, err := s.engines.Catalog.Product(ctx, id)
	if fault.IsNotFound(err) {
		sku, missing := s.engines.Catalog.SKU(ctx, id)
		if fault.IsNotFound(missing) {
			return u, nil
		}
		if missing != nil {
			return u, missing
		}
		u.sku = &discount.Reference{ID: sku.ID, SourceID: sku.SourceID, Name: sku.Name}
		p, err = s.engines.Catalog.Product(ctx, sku.ProductID)
		if fault.IsNotFound(err) {
			return u, nil
		}
	}
	u.product = &discount.Reference{ID: p.ID, SourceID: p.SourceID, Name: p.Name}
	return u, err
}
