package trash

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Purge removes a resource for good, and its entry in the same commit. It is the owner's part of Engine.Remove.
type Purge func(ctx context.Context, resourceID string) error

// Engine is the trash bin of one project.
type Engine struct {
	store Store
	purge map[ResourceType]Purge
}

// New returns the trash of the project that the store belongs to. The owners of what lies in it say how it is removed for good.
func New(store Store, purge map[ResourceType]Purge) *Engine {
	return &Engine{store: store, purge: purge}
}

// List returns a page of what lies in the trash.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Entry], error) {
	return e.store.TrashEntries().List(ctx, q)
}

// Remove removes the resource of an entry for good and frees its name, code or source id. It fails with fault.NotFound for an
// entry that does not exist.
func (e *Engine) Remove(ctx context.Context, id string) error {
	entry, err := e.store.TrashEntries().Get(ctx, id)
	if err != nil {
		return err
	}
	purge, ok := e.purge[entry.ResourceType]
	if !ok {
		return fault.New(fault.KindNotImplemented, "not_implemented", "Not implemented", "Nobody here can remove a %s for good.", entry.ResourceType)
	}
	err = purge(ctx, entry.ResourceID)
	if fault.IsNotFound(err) {
		// Somebody removed the resource in between: there is nothing left to keep an entry for.
		return Forget(ctx, e.store, entry.ResourceID)
	}
	return err
}
