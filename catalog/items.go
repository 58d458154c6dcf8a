package catalog

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// keptItems is a collection of products or SKUs without those in the trash.
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

// kept matches items that are not in the trash.
var kept = storage.Where("deleted_at", storage.OpIsUnknown)

func (s keptItems[T]) list(ctx context.Context, q storage.Query) (storage.Page[T], error) {
	q.Filter = storage.And(kept, q.Filter)
	return s.List(ctx, q)
}

// resolve returns the item that a path names by id or source id, or fault.NotFound.
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

// lookUp returns the item of an upsert: the one with the id or else with the source id, nil when it is to be made. An unknown id
// without a source id is fault.NotFound. A source id in the trash is taken.
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
