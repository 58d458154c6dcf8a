package catalog

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// The built-ins of every project: a product for the costs of shipping, and the collection of all products. They can be
// renamed, but not deleted.
const (
	ShippingID       = "prod_5h1pp1ng"
	ShippingSourceID = "5h1pp1ng"
	AllProductsID    = "pc_a11pr0ducts"
)

// EnsureBuiltins makes the built-in product and collection of the project, unless they exist.
func EnsureBuiltins(ctx context.Context, e *Engine) error {
	now := e.env.Now()
	return storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		err := ensure(ctx, tx.Products(), ShippingID, Product{ID: ShippingID, SourceID: ShippingSourceID, Name: "Shipping", CreatedAt: now})
		if err != nil {
			return err
		}
		return ensure(ctx, tx.Collections(), AllProductsID, Collection{
			ID: AllProductsID, Name: "All Products", Type: CollectionAutoUpdate, Filter: metadata.Map{"junction": "and"}, Builtin: true,
			CreatedAt: now,
		})
	})
}

func ensure[T any](ctx context.Context, c storage.Collection[T], id string, item T) error {
	_, err := c.Get(ctx, id)
	if !fault.IsNotFound(err) {
		return err
	}
	return c.Insert(ctx, item)
}

// refuseBuiltin keeps the built-ins from being deleted.
func refuseBuiltin(resourceType, id string) error {
	if id != ShippingID && id != AllProductsID {
		return nil
	}
	return fault.New(fault.KindLocked, "resource_locked", "Resource locked", "The built-in %s %s cannot be deleted.", resourceType, id).
		About(resourceType, id)
}
