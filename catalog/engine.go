package catalog

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

// Store is the part of a backend that the catalog needs.
type Store interface {
	asyncaction.Store
	event.Store
	trash.Store
	Categories() storage.Collection[Category]
	Products() storage.Collection[Product]
	SKUs() storage.Collection[SKU]
	Collections() storage.Collection[Collection]
}

// Engine manages the catalog of one project.
type Engine struct {
	store   Store
	env     env.Env
	guards  Guards
	schemas metadata.Source
}

// Guards are functions of packages that refer to the catalog. They are called in the transaction of a deletion and refuse it
// with fault.InUse, or remove their references. A nil guard allows everything.
type Guards struct {
	// Category checks the project's stacking rules; with unlist it removes the category from them.
	Category func(ctx context.Context, tx Store, id string, unlist bool) error
	// Collection checks the validation rules that name a product collection.
	Collection func(ctx context.Context, tx Store, id string) error
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Schemas validate metadata; nil accepts everything.
	Schemas metadata.Source
	Guards  Guards
}

// New returns the catalog of the project that the store belongs to.
func New(d Deps) *Engine {
	return &Engine{store: d.Store, env: d.Env, schemas: d.Schemas, guards: d.Guards}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).bulkUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).metadataUpdatePortion)
	asyncaction.HandleBy(r, engine, (*Engine).productFilePortion)
	asyncaction.HandleBy(r, engine, (*Engine).skuFilePortion)
	asyncaction.HandleBy(r, engine, (*Engine).changeProductsPortion)
	asyncaction.HandleBy(r, engine, (*Engine).changeSKUsPortion)
}

// Purges returns how products and SKUs are removed for good, whether or not they are in the trash.
func (i Internals) Purges() map[trash.ResourceType]trash.Purge {
	return map[trash.ResourceType]trash.Purge{trash.TypeProduct: i.engine.purgeProduct, trash.TypeSKU: i.engine.purgeSKU}
}
