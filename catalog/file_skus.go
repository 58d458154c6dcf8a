package catalog

import (
	"cmp"
	"context"
	"errors"
	"maps"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// skuRow is an SKU of a file and the id or source id of its product.
type skuRow struct {
	Product string
	SKURequest
}

// stagedSKUs are the SKUs of a portion after the rows that were applied so far, and their products.
type stagedSKUs struct {
	now      time.Time
	newID    func(prefix string) string
	products map[string]*stagedParent // by id and by source id
	bySource map[string]*stagedSKU
	made     []*stagedSKU
}

type stagedParent struct {
	Product
	// used says that the portion adds an SKU to it.
	used bool
}

type stagedSKU struct {
	SKU
	stored bool
	reqs   []SKURequest
}

// importSKURows reads the objects that the rows name, applies one row after the other, and writes the result, in a few
// statements.
func (e *Engine) importSKURows(ctx context.Context, tx Store, rows []asyncaction.Row[skuRow], t *asyncaction.RowResults) error {
	s := &stagedSKUs{now: e.env.Now(), newID: e.env.NewID, products: map[string]*stagedParent{}, bySource: map[string]*stagedSKU{}}
	var names, sources []string
	for _, row := range rows {
		names, sources = append(names, row.Want.Product), append(sources, row.Want.SourceID)
	}
	found, err := storage.Named(ctx, tx.Products(), ProductKind.ID, names)
	if err != nil {
		return err
	}
	for _, p := range found {
		if parent := (&stagedParent{Product: p}); p.DeletedAt.IsZero() {
			if p.SourceID != "" && s.products[p.SourceID] == nil {
				s.products[p.SourceID] = parent
			}
			s.products[p.ID] = parent // an id of Punchcard beats an equal source id
		}
	}
	known, err := storage.Having(ctx, tx.SKUs(), "source_id", sources)
	if err != nil {
		return err
	}
	for _, k := range known {
		s.bySource[k.SourceID] = &stagedSKU{SKU: k, stored: true}
	}
	for _, row := range rows {
		if err := s.take(row.Want); err != nil {
			if err := t.Refuse(row.Number, row.Key, err); err != nil {
				return err
			}
		}
	}
	return s.write(ctx, tx)
}

func (s *stagedSKUs) take(row skuRow) error {
	parent := s.products[row.Product]
	if parent == nil {
		return fault.NotFound(ProductKind.Name, row.Product)
	}
	if sku := s.bySource[row.SourceID]; sku != nil {
		if !sku.DeletedAt.IsZero() || sku.ProductID != parent.ID {
			return fault.Duplicate(SKUKind.Name, "source_id", row.SourceID)
		}
		req := SKURequest{SKUUpdate: SKUUpdate{Name: row.Name, Price: row.Price}}
		changed := sku.SKU
		at := s.now
		if !sku.stored {
			at = time.Time{} // changed before it was ever stored
		}
		if err := changed.apply(req.SKUUpdate, at); err != nil {
			return err
		}
		sku.SKU, sku.reqs = changed, append(sku.reqs, req)
		return nil
	}
	made := SKU{ID: s.newID(SKUKind.Prefix), SourceID: row.SourceID, ProductID: parent.ID, CreatedAt: s.now}
	if err := made.apply(row.SKUUpdate, time.Time{}); err != nil {
		return err
	}
	if err := row.Schemas.Check(objectSKU, made.Metadata); err != nil {
		return err
	}
	fuller := parent.Product
	if err := fuller.name(slices.Sorted(maps.Keys(made.Attributes)), s.now); err != nil {
		return err
	}
	parent.Product, parent.used = fuller, true
	staged := &stagedSKU{SKU: made}
	s.bySource[row.SourceID] = staged
	s.made = append(s.made, staged)
	return nil
}

// name adds attributes that the product does not name yet.
func (p *Product) name(attributes []string, now time.Time) error {
	missing := slices.DeleteFunc(attributes, func(name string) bool { return slices.Contains(p.Attributes, name) })
	if len(missing) == 0 {
		return nil
	}
	return p.apply(ProductUpdate{Attributes: patch.Set(slices.Concat(p.Attributes, missing))}, now)
}

var errProductGone = errors.New("a product was deleted while its SKUs were imported; the next attempt will see that")

// write locks the products of new SKUs first, so that none of them is deleted meanwhile.
func (s *stagedSKUs) write(ctx context.Context, tx Store) error {
	parents := map[string]*stagedParent{}
	for _, p := range s.products {
		if p.used {
			parents[p.ID] = p
		}
	}
	if len(parents) > 0 {
		seen := 0
		_, err := tx.Products().UpdateAll(ctx, storage.In("id", slices.Sorted(maps.Keys(parents))), func(p *Product) (bool, error) {
			if !p.DeletedAt.IsZero() {
				return false, errProductGone
			}
			seen++
			before := len(p.Attributes)
			err := p.name(slices.Clone(parents[p.ID].Attributes), s.now)
			return len(p.Attributes) > before, err
		})
		if err == nil && seen < len(parents) {
			err = errProductGone
		}
		if err != nil {
			return err
		}
	}
	changed := map[string]*stagedSKU{}
	for _, sku := range s.bySource {
		if sku.stored && len(sku.reqs) > 0 {
			changed[sku.ID] = sku
		}
	}
	if len(changed) > 0 {
		_, err := tx.SKUs().UpdateAll(ctx, storage.In("id", slices.Sorted(maps.Keys(changed))), func(sku *SKU) (bool, error) {
			before := *sku
			for _, req := range changed[sku.ID].reqs {
				if err := sku.apply(req.SKUUpdate, s.now); err != nil {
					return false, err
				}
			}
			return !sku.same(&before), nil
		})
		if err != nil {
			return err
		}
	}
	made := make([]SKU, len(s.made))
	for i, sku := range s.made {
		made[i] = sku.SKU
	}
	slices.SortFunc(made, func(a, b SKU) int { return cmp.Compare(a.SourceID, b.SourceID) })
	return tx.SKUs().Insert(ctx, made...)
}
