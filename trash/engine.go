package trash

import (
	"context"
	"maps"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Purge removes a resource for good, and its entry in the same commit. The engine that owns the resource provides it.
type Purge func(ctx context.Context, resourceID string) error

// Engine is the trash bin of one project.
type Engine struct {
	store Store
	purge map[ResourceType]Purge
}

// New returns the trash bin of the project that the store belongs to. The purges have a function for each type of resource.
func New(store Store, purges ...map[ResourceType]Purge) *Engine {
	all := map[ResourceType]Purge{}
	for _, p := range purges {
		maps.Copy(all, p)
	}
	return &Engine{store: store, purge: all}
}

// List returns a page of the entries.
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
		// The resource was removed in between, so the entry goes, too.
		return Forget(ctx, e.store, entry.ResourceID)
	}
	return err
}
