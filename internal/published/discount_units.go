package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// unit is the product and SKU of a unit discount.
type unit struct{ product, sku *discount.Reference }

// AddUnits adds to unit discounts the products and SKUs that they give, for answers. It replaces the discounts and does not
// change them. Other discounts and nil stay as they are; a product that the catalog does not have is left out.
func (s *Shapes) AddUnits(ctx context.Context, discounts ...**discount.Discount) error {
	known := map[string]unit{}
	name := func(id string) (unit, error) {
		if u, ok := known[id]; ok {
			return u, nil
		}
		u, err := s.unitOf(ctx, id)
		known[id] = u
		return u, err
	}
	for _, d := range discounts {
		if *d == nil || (*d).Type != discount.TypeUnit {
			continue
		}
		shown := **d
		u, err := name(shown.UnitType)
		if err != nil {
			return err
		}
		shown.Product, shown.SKU = u.product, u.sku
		shown.Units = slices.Clone(shown.Units)
		for i := range shown.Units {
			if u, err = name(shown.Units[i].UnitType); err != nil {
				return err
			}
			shown.Units[i].Product, shown.Units[i].SKU = u.product, u.sku
		}
		*d = &shown
	}
	return nil
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
