package customer

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that customers need.
type Store interface {
	asyncaction.Store
	event.Store
	Customers() storage.Collection[Customer]
}

// Engine manages the customers of one project.
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

// New returns the customers of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, schemas: d.Schemas} }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).bulkUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).filePortion)
	asyncaction.HandleBy(r, engine, (*Engine).metadataUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).changeAllPortion)
}

// Customer returns the customer with this id or source id, or fault.NotFound.
func (e *Engine) Customer(ctx context.Context, idOrSourceID string) (Customer, error) {
	return storage.Resolve(ctx, e.store.Customers(), "source_id", idOrSourceID)
}

// List returns a page of customers.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Customer], error) {
	return e.store.Customers().List(ctx, q)
}

// Upsert changes the customer that the request names by id or source id, or makes one. See Merge for which one and for the
// faults; a source id that another customer has is fault.Duplicate.
func (e *Engine) Upsert(ctx context.Context, req Request) (c Customer, err error) {
	if req.Schemas, err = e.schemas.Now(ctx); err != nil {
		return Customer{}, err
	}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		u, err := In(tx, e.env).Prepare(ctx, req)
		if err != nil {
			return err
		}
		c, err = u.Write(ctx, event.CategoryAction, nil)
		return err
	})
	return c, err
}

// Update changes the named fields of one customer. It fails with fault.NotFound or an invalid payload.
func (e *Engine) Update(ctx context.Context, idOrSourceID string, u Update) (c Customer, err error) {
	if u.Schemas, err = e.schemas.Now(ctx); err != nil {
		return Customer{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := storage.Resolve(ctx, tx.Customers(), "source_id", idOrSourceID)
		if err != nil {
			return err
		}
		known := Upsert{ID: found.ID, req: Request{ID: found.ID, Update: u}, stored: true, in: In(tx, e.env)}
		c, err = known.Write(ctx, event.CategoryAction, nil)
		return err
	})
	return c, err
}

// Delete removes a customer. Orders, redemptions and codes keep the id; the customer's activity cannot be read any more. It
// fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, idOrSourceID string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := storage.Resolve(ctx, tx.Customers(), "source_id", idOrSourceID)
		if err != nil {
			return err
		}
		if err := tx.Customers().Delete(ctx, c.ID); err != nil {
			return err
		}
		return tx.Events().Insert(ctx, c.Event(EventDeleted, eventBase(ctx, e.env.Now(), event.CategoryAction), e.env.NewID))
	})
}

// Activity returns a page of the activity log of a customer. Events that only name the customer, as a change of a code that they
// hold, are not in it.
func (e *Engine) Activity(ctx context.Context, customerID string, q storage.Query) (storage.Page[event.Event], error) {
	q.Filter = storage.And(storage.Is("customer_id", customerID), storage.Where("type", storage.OpStartsWith, "customer."), q.Filter)
	return e.store.Events().List(ctx, q)
}

// eventBase holds the fields that all events of one operation share.
func eventBase(ctx context.Context, now time.Time, category event.Category) event.Event {
	return event.Event{GroupID: env.RequestID(ctx), Category: category, CreatedAt: now}
}
