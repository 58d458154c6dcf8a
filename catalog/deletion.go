package catalog

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// DeleteProduct puts a product into the trash together with its SKUs, or with force removes them for good. It fails with
// fault.NotFound, and with resource_locked for the built-in product.
func (e *Engine) DeleteProduct(ctx context.Context, idOrSourceID string, force bool) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		p, err := resolve(ctx, products(tx), idOrSourceID)
		if err != nil {
			return err
		}
		if err := refuseBuiltin(ProductKind.Name, p.ID); err != nil {
			return err
		}
		if force {
			return purgeProduct(ctx, tx, p.ID)
		}
		// The product is deleted first: then no transaction adds another SKU to it.
		if err := setProductDeleted(ctx, tx, p.ID, now); err != nil {
			return err
		}
		variants, err := skus(tx).list(ctx, storage.Query{Filter: storage.Is("product_id", p.ID)})
		if err != nil {
			return err
		}
		for _, s := range variants.Items {
			if err := setSKUDeleted(ctx, tx, s.ID, now); err != nil && !fault.IsNotFound(err) {
				return err
			}
		}
		return tx.TrashEntries().Insert(ctx, trash.Entry{
			ID: e.env.NewID(trash.Kind.Prefix), ResourceID: p.ID, ResourceType: trash.TypeProduct, ResourceName: cmp.Or(p.Name, p.SourceID),
			CreatedAt: now,
		})
	})
}

// DeleteSKU puts an SKU into the trash, or with force removes it for good. It fails with fault.NotFound.
func (e *Engine) DeleteSKU(ctx context.Context, product, sku string, force bool) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		p, s, err := skuOf(ctx, tx, product, sku)
		if err != nil {
			return err
		}
		if force {
			return purgeSKU(ctx, tx, s.ID)
		}
		if err := setSKUDeleted(ctx, tx, s.ID, now); err != nil {
			return err
		}
		return tx.TrashEntries().Insert(ctx, trash.Entry{
			ID: e.env.NewID(trash.Kind.Prefix), ResourceID: s.ID, ResourceType: trash.TypeSKU, ResourceName: cmp.Or(s.Name, s.SourceID),
			ParentID: p.ID, CreatedAt: now,
		})
	})
}

// setProductDeleted puts a product into the trash, or with the zero time takes it out. It fails with fault.NotFound when another
// transaction has just done so: an object has one entry in the trash.
func setProductDeleted(ctx context.Context, tx Store, id string, at time.Time) error {
	_, err := tx.Products().Update(ctx, id, func(p *Product) error {
		if p.DeletedAt.IsZero() == at.IsZero() {
			return fault.NotFound(ProductKind.Name, id)
		}
		p.DeletedAt = at
		return nil
	})
	return err
}

// setSKUDeleted does the same with an SKU.
func setSKUDeleted(ctx context.Context, tx Store, id string, at time.Time) error {
	_, err := tx.SKUs().Update(ctx, id, func(s *SKU) error {
		if s.DeletedAt.IsZero() == at.IsZero() {
			return fault.NotFound(SKUKind.Name, id)
		}
		s.DeletedAt = at
		return nil
	})
	return err
}

// holdProduct locks a product, so that it is not deleted while the transaction adds an SKU to it: the SKU would not be in the trash
// with it. It fails with fault.NotFound for a product in the trash.
func holdProduct(ctx context.Context, tx Store, id string) error {
	_, err := tx.Products().Update(ctx, id, func(p *Product) error {
		if !p.DeletedAt.IsZero() {
			return fault.NotFound(ProductKind.Name, id)
		}
		return nil
	})
	return err
}

// purgeProduct removes a product and all its SKUs for good, whether or not they are in the trash. Its source id is free again. It
// fails with fault.NotFound.
func (e *Engine) purgeProduct(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error { return purgeProduct(ctx, tx, id) })
}

// purgeSKU removes an SKU for good, whether or not it is in the trash. It fails with fault.NotFound.
func (e *Engine) purgeSKU(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error { return purgeSKU(ctx, tx, id) })
}

func purgeProduct(ctx context.Context, tx Store, id string) error {
	if err := tx.Products().Delete(ctx, id); err != nil {
		return err
	}
	variants, err := tx.SKUs().List(ctx, storage.Query{Filter: storage.Is("product_id", id)})
	if err != nil {
		return err
	}
	gone := []string{id}
	for _, s := range variants.Items {
		gone = append(gone, s.ID)
	}
	if _, err := tx.SKUs().DeleteAll(ctx, storage.Is("product_id", id)); err != nil {
		return err
	}
	return removeReferences(ctx, tx, gone)
}

func purgeSKU(ctx context.Context, tx Store, id string) error {
	if err := tx.SKUs().Delete(ctx, id); err != nil {
		return err
	}
	return removeReferences(ctx, tx, []string{id})
}

// removeReferences removes purged products and SKUs from the trash and from static collections.
func removeReferences(ctx context.Context, tx Store, gone []string) error {
	if _, err := tx.TrashEntries().DeleteAll(ctx, storage.In("resource_id", gone)); err != nil {
		return err
	}
	page, err := tx.Collections().List(ctx, storage.Query{Filter: storage.Is("type", string(CollectionStatic))})
	if err != nil {
		return err
	}
	isGone := func(m Member) bool { return slices.Contains(gone, m.ID) }
	for _, c := range page.Items {
		if !slices.ContainsFunc(c.Members, isGone) {
			continue
		}
		_, err := tx.Collections().Update(ctx, c.ID, func(c *Collection) error {
			c.Members = slices.DeleteFunc(slices.Clone(c.Members), isGone)
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// RestoreProduct takes a product out of the trash, with the SKUs that went there with it. It fails with fault.NotFound for one that
// is not in the trash.
func (e *Engine) RestoreProduct(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		p, err := tx.Products().Get(ctx, id)
		if err == nil && p.DeletedAt.IsZero() {
			err = fault.NotFound(ProductKind.Name, id)
		}
		if err != nil {
			return err
		}
		variants, err := tx.SKUs().List(ctx, storage.Query{Filter: storage.Is("product_id", id)})
		if err != nil {
			return err
		}
		alone, err := tx.TrashEntries().List(ctx, storage.Query{Filter: storage.Is("resource_type", string(trash.TypeSKU))})
		if err != nil {
			return err
		}
		for _, s := range variants.Items {
			if slices.ContainsFunc(alone.Items, func(e trash.Entry) bool { return e.ResourceID == s.ID }) {
				continue
			}
			if err := setSKUDeleted(ctx, tx, s.ID, time.Time{}); err != nil && !fault.IsNotFound(err) {
				return err
			}
		}
		if err := setProductDeleted(ctx, tx, id, time.Time{}); err != nil {
			return err
		}
		return trash.Forget(ctx, tx, id)
	})
}

// RestoreSKU takes an SKU out of the trash. It fails with fault.NotFound for one that is not in the trash, or whose product is.
func (e *Engine) RestoreSKU(ctx context.Context, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		s, err := tx.SKUs().Get(ctx, id)
		if err == nil && s.DeletedAt.IsZero() {
			err = fault.NotFound(SKUKind.Name, id)
		}
		if err != nil {
			return err
		}
		if _, err := resolve(ctx, products(tx), s.ProductID); err != nil {
			return err
		}
		if err := setSKUDeleted(ctx, tx, id, time.Time{}); err != nil {
			return err
		}
		return trash.Forget(ctx, tx, id)
	})
}
