package unitofwork

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Unit is the collected writes of one transaction. The zero Unit has none. Only one goroutine uses it and its collections.
type Unit struct{ collections []collection }

type collection interface {
	write(ctx context.Context) error
	forget()
}

// Write writes what was collected, one collection after the other in the order in which Of was called. The rows stay locked, and the unit can
// be used further.
func (u *Unit) Write(ctx context.Context) error {
	for _, c := range u.collections {
		if err := c.write(ctx); err != nil {
			return err
		}
	}
	return nil
}

// Reset writes what was collected and forgets what was read.
func (u *Unit) Reset(ctx context.Context) error {
	if err := u.Write(ctx); err != nil {
		return err
	}
	for _, c := range u.collections {
		c.forget()
	}
	return nil
}

// Collection is a collection whose reads are kept and whose writes are collected until the unit is written. Get, Update, Insert and Delete need
// no statement for an item that it has. Neither do List and Find, for the items that Load or Hold has read, and List for a query that was asked
// before. All else writes what was collected, forgets what it has, and asks the store.
type Collection[T any] struct {
	storage.Collection[T]
	kind  storage.Kind[T]
	items map[string]*entry[T]
	// missing are ids that the store does not have.
	missing map[string]bool
	// complete are filters: items has all that pass one of them.
	complete []storage.Filter
	// inserted, changed and deleted are the ids of the collected items, in their order.
	inserted, changed, deleted []string
	// pages are the answers to earlier queries.
	pages map[string]storage.Page[T]
}

// entry is an item, whether its row is locked, and whether its change is collected.
type entry[T any] struct {
	item            T
	held, collected bool
}

// Of returns a collection of a unit, over one of the store of a transaction.
func Of[T any](u *Unit, c storage.Collection[T], kind storage.Kind[T]) *Collection[T] {
	made := &Collection[T]{Collection: c, kind: kind}
	made.forget()
	u.collections = append(u.collections, made)
	return made
}

func (c *Collection[T]) forget() {
	c.items, c.missing, c.pages = map[string]*entry[T]{}, map[string]bool{}, map[string]storage.Page[T]{}
	c.complete, c.inserted, c.changed, c.deleted = nil, nil, nil, nil
}

// Load reads all items that pass a filter.
func (c *Collection[T]) Load(ctx context.Context, f storage.Filter) error {
	page, err := c.Collection.List(ctx, storage.Query{Filter: f})
	if err != nil {
		return err
	}
	for _, item := range page.Items {
		c.add(item, false)
	}
	c.complete = append(c.complete, f)
	return nil
}

// Hold reads all items that pass any of the filters, and locks them until the transaction ends.
func (c *Collection[T]) Hold(ctx context.Context, filters ...storage.Filter) error {
	_, err := c.Collection.UpdateAll(ctx, storage.Or(filters...), func(item *T) (bool, error) {
		c.add(*item, true)
		return false, nil
	})
	if err != nil {
		return err
	}
	c.complete = append(c.complete, filters...)
	return nil
}

// IDs returns the ids of the items that it has, sorted.
func (c *Collection[T]) IDs() []string { return slices.Sorted(maps.Keys(c.items)) }

// add keeps an item, unless a locked one is kept already or its deletion is collected.
func (c *Collection[T]) add(item T, held bool) {
	id := c.kind.ID(&item)
	if e := c.items[id]; (e == nil || !e.held) && !slices.Contains(c.deleted, id) {
		c.items[id] = &entry[T]{item: item, held: held}
	}
}

// Get returns an item, or fault.NotFound.
func (c *Collection[T]) Get(ctx context.Context, id string) (item T, err error) {
	if e := c.items[id]; e != nil {
		return e.item, nil
	}
	if c.missing[id] || c.has(storage.Is("id", id)) {
		return item, fault.NotFound(c.kind.Name, id)
	}
	item, err = c.Collection.Get(ctx, id)
	switch {
	case err == nil:
		c.add(item, false)
	case fault.IsNotFound(err):
		c.missing[id] = true
	}
	return item, err
}

// List returns a page.
func (c *Collection[T]) List(ctx context.Context, q storage.Query) (page storage.Page[T], err error) {
	if c.has(q.Filter) && q.After == nil && q.Offset == 0 && !q.WithTotal && q.Limit >= 0 {
		return c.page(q), nil
	}
	if err := c.write(ctx); err != nil {
		return page, err
	}
	text, err := json.Marshal(q)
	if err != nil {
		return page, err
	}
	page, known := c.pages[string(text)]
	if !known {
		if page, err = c.Collection.List(ctx, q); err != nil {
			return page, err
		}
		c.pages[string(text)] = page
	}
	page.Items = slices.Clone(page.Items)
	return page, nil
}

// page answers a query with the items that it has.
func (c *Collection[T]) page(q storage.Query) (page storage.Page[T]) {
	for _, e := range c.items {
		if c.kind.Match(q.Filter, &e.item) {
			page.Items = append(page.Items, e.item)
		}
	}
	slices.SortFunc(page.Items, func(a, b T) int { return c.kind.ComparePosition(q.Order, &a, c.kind.Position(&b, q.Order)) })
	if page.HasMore = q.Limit > 0 && len(page.Items) > q.Limit; page.HasMore {
		page.Items = page.Items[:q.Limit]
	}
	return page
}

// has reports whether it has all items that pass a filter.
func (c *Collection[T]) has(f storage.Filter) bool {
	return slices.ContainsFunc(c.complete, func(of storage.Filter) bool { return implies(f, of) })
}

// implies reports whether all items that pass one filter pass another one: each condition of the other one is among those of the first, or
// allows the values that the first one does and more. It may be false where that is hard to see.
func implies(f, other storage.Filter) bool {
	return !slices.ContainsFunc(conditions(other), func(wanted storage.Filter) bool {
		return !slices.ContainsFunc(conditions(f), func(given storage.Filter) bool { return reflect.DeepEqual(given, wanted) || narrows(given, wanted) })
	})
}

func conditions(f storage.Filter) []storage.Filter {
	if f.Where == nil && len(f.Any) == 0 {
		return f.All
	}
	return []storage.Filter{f}
}

// narrows reports whether both filters ask for values of one field, the first one for some of those of the other.
func narrows(given, wanted storage.Filter) bool {
	a, b := given.Where, wanted.Where
	return a != nil && b != nil && a.Field == b.Field && a.Op == storage.OpIs && b.Op == storage.OpIs && len(given.All)+len(given.Any)+len(wanted.All)+len(wanted.Any) == 0 &&
		!slices.ContainsFunc(a.Values, func(v any) bool { return !slices.Contains(b.Values, v) })
}

// Insert collects new items. That an id or a unique key is taken is found when the unit is written.
func (c *Collection[T]) Insert(ctx context.Context, items ...T) error {
	for i := range items {
		id := c.kind.ID(&items[i])
		if slices.Contains(c.deleted, id) {
			if err := c.write(ctx); err != nil {
				return err
			}
		}
		if c.items[id] != nil {
			return fault.Duplicate(c.kind.Name, "id", id)
		}
		delete(c.missing, id)
		c.items[id] = &entry[T]{item: items[i], held: true, collected: true}
		c.inserted = append(c.inserted, id)
	}
	clear(c.pages)
	return nil
}

// Update changes an item, whose row it locks, and collects the change.
func (c *Collection[T]) Update(ctx context.Context, id string, change func(*T) error) (item T, err error) {
	e := c.items[id]
	if e == nil && c.has(storage.Is("id", id)) {
		return item, fault.NotFound(c.kind.Name, id)
	}
	if e == nil || !e.held {
		delete(c.items, id)
		if err := c.Hold(ctx, storage.Is("id", id)); err != nil {
			return item, err
		}
		if e = c.items[id]; e == nil {
			return item, fault.NotFound(c.kind.Name, id)
		}
	}
	item = e.item
	if err := change(&item); err != nil {
		return e.item, err
	}
	if c.kind.ID(&item) != id {
		return e.item, fmt.Errorf("an update of %s %s changed its id", c.kind.Name, id)
	}
	if reflect.DeepEqual(item, e.item) {
		return item, nil
	}
	if e.item = item; !e.collected {
		e.collected, c.changed = true, append(c.changed, id)
	}
	clear(c.pages)
	return item, nil
}

// write writes what was collected.
func (c *Collection[T]) write(ctx context.Context) error {
	if len(c.deleted) > 0 { // first: an inserted item may have the unique key of a deleted one
		if _, err := c.Collection.DeleteAll(ctx, storage.In("id", c.deleted)); err != nil {
			return err
		}
		c.deleted = nil
	}
	if len(c.inserted) > 0 {
		items := make([]T, len(c.inserted))
		for i, id := range c.inserted {
			items[i] = c.items[id].item
		}
		if err := c.Collection.Insert(ctx, items...); err != nil {
			return err
		}
		c.written(c.inserted)
		c.inserted = nil
	}
	if len(c.changed) > 0 {
		_, err := c.Collection.UpdateAll(ctx, storage.In("id", c.changed), func(item *T) (bool, error) {
			*item = c.items[c.kind.ID(item)].item
			return true, nil
		})
		if err != nil {
			return err
		}
		c.written(c.changed)
		c.changed = nil
	}
	return nil
}

func (c *Collection[T]) written(ids []string) {
	for _, id := range ids {
		c.items[id].collected = false
	}
}

// Find returns the item with a unique key. It has those that Load or Hold has read by a field with the name of the key.
func (c *Collection[T]) Find(ctx context.Context, key, value string) (item T, found bool, err error) {
	if c.has(storage.Is(key, value)) {
		page := c.page(storage.Query{Filter: storage.Is(key, value), Limit: 1})
		if len(page.Items) > 0 {
			item = page.Items[0]
		}
		return item, len(page.Items) > 0, nil
	}
	if err := c.write(ctx); err != nil {
		return item, false, err
	}
	return c.Collection.Find(ctx, key, value)
}

// UpdateAll changes the items that pass a filter.
func (c *Collection[T]) UpdateAll(ctx context.Context, f storage.Filter, change func(*T) (bool, error)) (int, error) {
	if err := c.reset(ctx); err != nil {
		return 0, err
	}
	return c.Collection.UpdateAll(ctx, f, change)
}

// Delete removes an item, or returns fault.NotFound.
func (c *Collection[T]) Delete(ctx context.Context, id string) error {
	if c.items[id] == nil {
		if c.missing[id] || c.has(storage.Is("id", id)) {
			return fault.NotFound(c.kind.Name, id)
		}
		if err := c.reset(ctx); err != nil {
			return err
		}
		return c.Collection.Delete(ctx, id)
	}
	is := func(other string) bool { return other == id }
	if at := slices.IndexFunc(c.inserted, is); at >= 0 {
		c.inserted = slices.Delete(c.inserted, at, at+1)
	} else {
		c.changed, c.deleted = slices.DeleteFunc(c.changed, is), append(c.deleted, id)
	}
	delete(c.items, id)
	c.missing[id] = true
	clear(c.pages)
	return nil
}

// DeleteAll removes the items that pass a filter.
func (c *Collection[T]) DeleteAll(ctx context.Context, f storage.Filter) (int, error) {
	if err := c.reset(ctx); err != nil {
		return 0, err
	}
	return c.Collection.DeleteAll(ctx, f)
}

func (c *Collection[T]) reset(ctx context.Context) error {
	err := c.write(ctx)
	c.forget()
	return err
}
