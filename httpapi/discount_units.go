package httpapi

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
)

// unit is the product and SKU of a unit discount.
type unit struct{ product, sku *discount.Reference }

// addUnits adds to unit discounts the products and SKUs that they give, for answers. It replaces the discounts and does not
// change them. Other discounts and nil stay as they are; a product that the catalog does not have is left out.
func addUnits(ctx context.Context, r *request, discounts ...**discount.Discount) error {
	known := map[string]unit{}
	name := func(id string) (unit, error) {
		if u, ok := known[id]; ok {
			return u, nil
		}
		u, err := unitOf(ctx, r, id)
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
func unitOf(ctx context.Context, r *request, id string) (u unit, err error) {
	if id == "" {
		return u, nil
	}
	p, err := r.Project.Catalog.Product(ctx, id)
	if fault.IsNotFound(err) {
		s, missing := r.Project.Catalog.SKU(ctx, id)
		if fault.IsNotFound(missing) {
			return u, nil
		}
		if missing != nil {
			return u, missing
		}
		u.sku = &discount.Reference{ID: s.ID, SourceID: s.SourceID, Name: s.Name}
		p, err = r.Project.Catalog.Product(ctx, s.ProductID)
		if fault.IsNotFound(err) {
			return u, nil
		}
	}
	u.product = &discount.Reference{ID: p.ID, SourceID: p.SourceID, Name: p.Name}
	return u, err
}
