// Package pointers adapts a backend's collections of pointers to storage.Collection.
//
// A backend has some seventy kinds of items. A generic method over the items is compiled once for each kind; over pointers, which all have one
// shape to the compiler, it is compiled once. That cuts the processor time to compile storage/memory from 19 to 8 s, and sqlstore from 18 to 8 s.
// Only Values is compiled for each kind.
package pointers

import (
	"context"

	"github.com/punchcardhq/punchcard/storage"
)

// Collection is storage.Collection in terms of pointers, P, to items. An implementation returns pointers that the caller
// may keep, to items that are never changed afterwards, and keeps the pointers that are inserted.
type Collection[P any] interface {
	Get(ctx context.Context, id string) (P, error)
	Find(ctx context.Context, key, value string) (P, bool, error)
	List(ctx context.Context, q storage.Query) (storage.Page[P], error)
	Insert(ctx context.Context, items []P) error
	Update(ctx context.Context, id string, change func(P) error) (P, error)
	UpdateAll(ctx context.Context, f storage.Filter, change func(P) (bool, error)) (int, error)
	Delete(ctx context.Context, id string) error
	DeleteAll(ctx context.Context, f storage.Filter) (int, error)
}

// Values is the storage.Collection of the items that a backend keeps behind pointers.
type Values[T any] struct{ Collection[*T] }

// Get returns a copy of the item with this id.
func (v Values[T]) Get(ctx context.Context, id string) (item T, err error) {
	p, err := v.Collection.Get(ctx, id)
	if err != nil {
		return item, err
	}
	return *p, nil
}

// Find returns a copy of the item with this key.
func (v Values[T]) Find(ctx context.Context, key, value string) (item T, ok bool, err error) {
	p, ok, err := v.Collection.Find(ctx, key, value)
	if !ok || err != nil {
		return item, false, err
	}
	return *p, true, nil
}

// List returns copies of the items of a page.
func (v Values[T]) List(ctx context.Context, q storage.Query) (page storage.Page[T], err error) {
	found, err := v.Collection.List(ctx, q)
	if err != nil {
		return page, err
	}
	page.Total, page.HasMore = found.Total, found.HasMore
	page.Items = Copies(found.Items)
	return page, nil
}

// Insert adds copies of the items.
func (v Values[T]) Insert(ctx context.Context, items ...T) error {
	return v.Collection.Insert(ctx, To(items))
}

// Update changes one item and returns a copy of it.
func (v Values[T]) Update(ctx context.Context, id string, change func(*T) error) (item T, err error) {
	p, err := v.Collection.Update(ctx, id, change)
	if err != nil {
		return item, err
	}
	return *p, nil
}

// To returns pointers to copies of the items. Each copy is allocated by itself, so that one that is kept does not keep the others.
func To[T any](items []T) []*T {
	pointers := make([]*T, len(items))
	for i, item := range items {
		pointers[i] = &item
	}
	return pointers
}

// Copies returns what the pointers point to; nil for none.
func Copies[T any](pointers []*T) (items []T) {
	if len(pointers) == 0 {
		return nil
	}
	items = make([]T, len(pointers))
	for i, p := range pointers {
		items[i] = *p
	}
	return items
}
