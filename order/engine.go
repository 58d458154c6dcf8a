package order

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that orders need.
type Store interface {
	asyncaction.Store
	customer.Store
	Orders() storage.Collection[Order]
	ArchivedCustomers() storage.Collection[customer.Archived]
	Products() storage.Collection[catalog.Product]
	SKUs() storage.Collection[catalog.SKU]
}

// Engine manages the orders of one project.
type Engine struct {
	store   Store
	env     env.Env
	schemas metadata.Source
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Schemas validate metadata; nil accepts everything.
	Schemas metadata.Source
}

// New returns the orders of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, schemas: d.Schemas} }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).importPortion)
	asyncaction.HandleBy(r, engine, (*Engine).changeAllPortion)
}

// Order returns the order with this id or source id, or fault.NotFound.
func (e *Engine) Order(ctx context.Context, idOrSourceID string) (Order, error) {
	return storage.Resolve(ctx, e.store.Orders(), "source_id", idOrSourceID)
}

// List returns a page of orders.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Order], error) {
	return e.store.Orders().List(ctx, q)
}

// Upsert changes the order that the request names by id or source id, or makes one. In the same commit it upserts the customer
// and the referrer, writes products and SKUs with override into the catalog, updates the customer's summary and records
// events.
//
// It fails with fault.NotFound for an id that no order or customer has, with an invalid payload as Resolve and Override do, and
// with fault.Duplicate for a source id that another order has.
func (e *Engine) Upsert(ctx context.Context, req Request) (Order, error) {
	return e.save(ctx, req, func(tx Store) (*Order, error) { return lookUp(ctx, tx, req) })
}

// Update changes the named parts of one order, with the same further writes as Upsert. It fails with fault.NotFound for an
// order that does not exist, and otherwise as Upsert does.
func (e *Engine) Update(ctx context.Context, idOrSourceID string, req Request) (Order, error) {
	return e.save(ctx, req, func(tx Store) (*Order, error) {
		found, err := storage.Resolve(ctx, tx.Orders(), "source_id", idOrSourceID)
		return &found, err
	})
}

// Preview returns the order that Upsert would store, and stores nothing. It fails as Upsert does, but does not look up
// customers.
func (e *Engine) Preview(ctx context.Context, req Request) (Order, error) {
	stored, err := lookUp(ctx, e.store, req)
	if err != nil {
		return Order{}, err
	}
	if stored != nil {
		req.ID = stored.ID
	}
	known, err := loadCatalog(ctx, e.store, &req)
	if err != nil {
		return Order{}, err
	}
	return Resolve(req, stored, known)
}

func (e *Engine) save(ctx context.Context, req Request, find func(tx Store) (*Order, error)) (saved Order, err error) {
	if req.Schemas, err = e.schemas.Now(ctx); err != nil {
		return Order{}, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		stored, err := find(tx)
		if err != nil {
			return err
		}
		s := saver{tx: tx, env: e.env, now: e.env.Now(), req: req, stored: stored}
		saved, err = s.run(ctx)
		return err
	})
	return saved, err
}

// lookUp finds the order of an upsert; nil means a new one. A redemption does not change a stored order that it finds by its
// source id; an upsert overwrites it.
func lookUp(ctx context.Context, store Store, req Request) (*Order, error) {
	if req.ID != "" {
		o, err := store.Orders().Get(ctx, req.ID)
		return &o, err
	}
	o, ok, err := store.Orders().Find(ctx, "source_id", req.SourceID.Or(""))
	if err != nil || !ok {
		return nil, err
	}
	return &o, nil
}

// Draft returns the order that a request describes, as it would be stored, and stores nothing. It fails with an invalid payload as Resolve does.
func Draft(ctx context.Context, store Store, req Request) (Order, error) {
	known, err := loadCatalog(ctx, store, &req)
	if err != nil {
		return Order{}, err
	}
	return Resolve(req, nil, known)
}

// loadCatalog reads the products and SKUs that the lines of a request may name, in a few queries whatever their number.
func loadCatalog(ctx context.Context, store Store, req *Request) (*CatalogIndex, error) {
	items, _ := req.Items.Value()
	var skuIDs, productIDs []string
	for i := range items {
		skus, products := items[i].skuIDs(), items[i].productIDs()
		skuIDs, productIDs = append(skuIDs, skus[:]...), append(productIDs, products[:]...)
	}
	skus, err := storage.Named(ctx, store.SKUs(), catalog.SKUKind.ID, skuIDs)
	if err != nil {
		return nil, err
	}
	for i := range skus {
		productIDs = append(productIDs, skus[i].ProductID)
	}
	products, err := storage.Named(ctx, store.Products(), catalog.ProductKind.ID, productIDs)
	if err != nil {
		return nil, err
	}
	return NewCatalogIndex(products, skus), nil
}
