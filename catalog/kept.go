package catalog

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// keptItems is a collection of things that can lie in the trash: products and SKUs. Who looks through it sees what does not.
type keptItems[T any] struct {
	storage.Collection[T]
	kind    storage.Kind[T]
	deleted func(*T) time.Time
}

func products(s Store) keptItems[Product] {
	return keptItems[Product]{s.Products(), ProductKind, func(p *Product) time.Time { return p.DeletedAt }}
}

func skus(s Store) keptItems[SKU] {
	return keptItems[SKU]{s.SKUs(), SKUKind, func(s *SKU) time.Time { return s.DeletedAt }}
}

// kept lets pass what is not in the trash.
var kept = storage.Where("deleted_at", storage.OpIsUnknown)

func (s keptItems[T]) list(ctx context.Context, q storage.Query) (storage.Page[T], error) {
	q.Filter = storage.And(kept, q.Filter)
	return s.List(ctx, q)
}

// resolve returns what a path names by id or source id, or fault.NotFound.
func resolve[T any](ctx context.Context, s keptItems[T], idOrSourceID string) (item T, err error) {
	found, err := storage.Resolve(ctx, s.Collection, "source_id", idOrSourceID)
	if err == nil && !s.deleted(&found).IsZero() {
		err = fault.NotFound(s.kind.Name, idOrSourceID)
	}
	if err != nil {
		return item, err
	}
	return found, nil
}

// lookUp returns what an upsert is about: the item with the id or else with the source id, nil when it is to be made. An id alone
// names something that exists, so without that the fault is NotFound. A source id in the trash is taken.
func lookUp[T any](ctx context.Context, s keptItems[T], id, sourceID string) (*T, error) {
	if id != "" {
		found, err := s.Get(ctx, id)
		switch {
		case err == nil && s.deleted(&found).IsZero():
			return &found, nil
		case err != nil && !fault.IsNotFound(err):
			return nil, err
		case sourceID == "":
			return nil, fault.NotFound(s.kind.Name, id)
		}
	}
	found, ok, err := s.Find(ctx, "source_id", sourceID)
	switch {
	case err != nil || !ok:
		return nil, err
	case !s.deleted(&found).IsZero():
		return nil, fault.Duplicate(s.kind.Name, "source_id", sourceID)
	}
	return &found, nil
}
