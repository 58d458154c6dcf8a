package storage

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
)

// Collection holds the items of one kind in one project. The package documentation lists what every implementation
// guarantees.
type Collection[T any] interface {
	// Get returns the item with this id, or fault.NotFound.
	Get(ctx context.Context, id string) (T, error)
	// Find returns the item whose unique key has this value, and whether there is one.
	Find(ctx context.Context, key, value string) (T, bool, error)
	// List returns the page that a query selects.
	List(ctx context.Context, q Query) (Page[T], error)
	// Insert adds all the items or none. A taken id or unique key is fault.Duplicate.
	Insert(ctx context.Context, items ...T) error
	// Update changes one item while holding it, and returns it as stored. The function may run more than once.
	Update(ctx context.Context, id string, change func(*T) error) (T, error)
	// UpdateAll changes every item that passes the filter while holding them all, in the order of their ids, and returns how
	// many it changed. An item whose change returns false is not written. An error leaves all of them as they were. It takes a
	// few statements however many items there are, and the function may run more than once.
	UpdateAll(ctx context.Context, f Filter, change func(*T) (bool, error)) (changed int, err error)
	// Delete removes one item, or answers fault.NotFound.
	Delete(ctx context.Context, id string) error
	// DeleteAll removes every item that passes the filter and returns how many there were.
	DeleteAll(ctx context.Context, f Filter) (int, error)
}

// Transactor is a store that can begin a transaction. Every backend's project store is one.
type Transactor interface {
	// InTx calls do with a store of the caller's own concrete type whose operations commit together.
	InTx(ctx context.Context, do func(tx any) error) error
}

// Atomic runs do with a store whose writes commit together when do returns nil and leave nothing otherwise. After a
// serialization conflict do runs again, a bounded number of times: it must not read what it has changed outside of the store. A
// store that is already in a transaction joins it.
func Atomic[S Transactor](ctx context.Context, store S, do func(tx S) error) error {
	return store.InTx(ctx, func(tx any) error { return do(tx.(S)) })
}

// First returns the first item of a query, and whether there is one.
func First[T any](ctx context.Context, c Collection[T], q Query) (item T, ok bool, err error) {
	q.Limit = 1
	page, err := c.List(ctx, q)
	if err != nil || len(page.Items) == 0 {
		return item, false, err
	}
	return page.Items[0], true, nil
}

// HoldFirst locks the first item of a query until the transaction of its collection ends, so that other calls with the same query wait. It serves to
// enforce a limit on the number of items: the transaction that has locked the oldest item counts what the one before has inserted. The order must
// be one in which new items never come first. Without an item there is no lock.
func HoldFirst[T any](ctx context.Context, c Collection[T], kind Kind[T], q Query) error {
	for {
		first, any, err := First(ctx, c, q)
		if err != nil || !any {
			return err
		}
		_, err = c.Update(ctx, kind.ID(&first), func(*T) error { return nil })
		if !fault.IsNotFound(err) {
			return err
		}
		// deleted meanwhile: another one is the first now
	}
}

// Count returns how many items pass the filter.
func Count[T any](ctx context.Context, c Collection[T], f Filter) (int, error) {
	page, err := c.List(ctx, Query{Filter: f, Limit: -1, WithTotal: true})
	return page.Total, err
}

// CountTo returns how many items pass the filter, and ends at most: a count of very many takes long.
func CountTo[T any](ctx context.Context, c Collection[T], f Filter, most int) (int, error) {
	page, err := c.List(ctx, Query{Filter: f, Limit: -1, WithTotal: true, MaxTotal: most})
	return page.Total, err
}

// Resolve returns the item that a path names by id or by a natural key, trying the id first; fault.NotFound names what the
// caller sent.
func Resolve[T any](ctx context.Context, c Collection[T], key, idOrKey string) (T, error) {
	item, missing := c.Get(ctx, idOrKey)
	if !fault.IsNotFound(missing) {
		return item, missing
	}
	item, ok, err := c.Find(ctx, key, idOrKey)
	if err == nil && !ok {
		err = missing
	}
	return item, err
}

// StorableNames returns the values that a row can have, sorted, each once.
func StorableNames(values []string) []string {
	wanted := make([]string, 0, len(values))
	for _, v := range values {
		if v != "" && ValidText(v) {
			wanted = append(wanted, v)
		}
	}
	slices.Sort(wanted)
	return slices.Compact(wanted)
}

// namesAtOnce bounds the names in one statement.
const namesAtOnce = 1000

// Having returns the items whose text field has one of the values, in a few statements whatever their number. Values that are
// empty or cannot be stored are passed over.
func Having[T any](ctx context.Context, c Collection[T], field string, values []string) (found []T, err error) {
	for some := range slices.Chunk(StorableNames(values), namesAtOnce) {
		page, err := c.List(ctx, Query{Filter: In(field, some)})
		if err != nil {
			return nil, err
		}
		found = append(found, page.Items...)
	}
	return found, nil
}

// Named returns the items that have one of the names as id or as source id, each once.
func Named[T any](ctx context.Context, c Collection[T], id func(*T) string, names []string) ([]T, error) {
	found, err := Having(ctx, c, "id", names)
	if err != nil {
		return nil, err
	}
	seen := make(map[string]bool, len(found))
	for i := range found {
		seen[id(&found[i])] = true
	}
	bySource, err := Having(ctx, c, "source_id", names)
	for _, item := range bySource {
		if !seen[id(&item)] {
			found = append(found, item)
		}
	}
	return found, err
}
