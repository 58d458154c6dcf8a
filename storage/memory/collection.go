package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/hashicorp/go-memdb"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/boxed"
)

// rows is the collection of one kind in one project, by pointers P to its items.
type rows[P any] struct {
	*table[P]
	project *Project
}

// collection returns the collection of a kind that the schema lists.
func collection[T any](p *Project, kind storage.Kind[T]) storage.Collection[T] {
	return boxed.Values[T]{Pointers: rowsOf(p, kind)}
}

func rowsOf[P any](p *Project, kind storage.KindOf[P]) rows[P] {
	t, ok := p.backend.byKind[[2]string{kind.Name, kind.Prefix}].(*table[P])
	if !ok {
		panic("memory: the schema does not list " + kind.Name)
	}
	return rows[P]{t, p}
}

func (c rows[P]) Get(ctx context.Context, id string) (item P, err error) {
	txn, err := c.project.read(ctx)
	if err != nil {
		return item, err
	}
	r, err := c.get(txn, id)
	if err != nil {
		return item, err
	}
	return r.item, nil
}

// get returns the row with this id, or fault.NotFound.
func (c rows[P]) get(txn *memdb.Txn, id string) (*row[P], error) {
	r, err := c.first(txn, idIndex, textKey(c.project.id, id))
	if err == nil && r == nil {
		err = fault.NotFound(c.kind.Name, id)
	}
	return r, err
}

// put adds a row, or replaces the one with its id, in the write transaction of p.
func (t *table[P]) put(p *Project, item P) error {
	if !t.used.Load() {
		t.used.Store(true)
	}
	return p.tx.txn.Insert(t.name(), &row[P]{p.id, item})
}

// first returns the row at this key of an index, or nil.
func (c rows[P]) first(txn *memdb.Txn, index string, key []byte) (*row[P], error) {
	found, err := txn.First(c.name(), index, key)
	if found == nil || err != nil {
		return nil, err
	}
	return found.(*row[P]), nil
}

func (c rows[P]) Find(ctx context.Context, key, value string) (item P, ok bool, err error) {
	txn, err := c.project.read(ctx)
	if err != nil {
		return item, false, err
	}
	if !c.isKey(key) {
		return item, false, fmt.Errorf("memory: %s is not a natural key of %s", key, c.name())
	}
	r, err := c.first(txn, key+keyIndex, textKey(c.project.id, value))
	if r == nil || err != nil {
		return item, false, err
	}
	return r.item, true, nil
}

func (t *table[P]) isKey(field string) bool {
	for _, u := range t.kind.Unique {
		if u.Name == field {
			return true
		}
	}
	return false
}

func (c rows[P]) Insert(ctx context.Context, items []P) error {
	if len(items) == 0 {
		return nil
	}
	return c.project.write(ctx, func(p *Project) error {
		// First everything is checked and then everything is written: inside a larger transaction, which may go on after
		// a refusal, nothing could take half of the items back.
		taken := map[string]struct{}{}
		for i := range items {
			if err := c.refuse(p.tx.txn, items[i], nil, taken); err != nil {
				return err
			}
		}
		for _, item := range items {
			if e, is := any(item).(*event.Event); is {
				p.number(e)
			}
			if err := c.put(p, item); err != nil {
				return err
			}
		}
		return c.written(p, len(items))
	})
}

// refuse reports why an item cannot be written in the place of old, or added when old is nil. The keys that items of the
// same call have taken before it are in taken; nil stands for none.
func (c rows[P]) refuse(txn *memdb.Txn, item P, old *row[P], taken map[string]struct{}) error {
	if err := c.kind.CheckItem(item); err != nil {
		return err
	}
	check := func(index, attribute, value string) error {
		key := textKey(c.project.id, value)
		r, err := c.first(txn, index, key)
		if err != nil {
			return err
		}
		mark := index + string(key)
		if _, twice := taken[mark]; twice || r != nil && r != old {
			return fault.Duplicate(c.kind.Name, attribute, value)
		}
		if taken != nil {
			taken[mark] = struct{}{}
		}
		return nil
	}
	if old == nil {
		if err := check(idIndex, "id", c.kind.ID(item)); err != nil {
			return err
		}
	}
	for _, u := range c.kind.Unique {
		value := u.Value(item)
		if value == "" || old != nil && u.Value(old.item) == value {
			continue
		}
		if err := check(u.Name+keyIndex, u.Name, value); err != nil {
			return err
		}
	}
	return nil
}

// written keeps the counters true after rows were added, changed or removed.
func (c rows[P]) written(p *Project, added int) error {
	if c.kind.Configures {
		if err := p.tx.raise(p.id); err != nil {
			return err
		}
	}
	if added == 0 {
		return nil
	}
	return addToCounter(p.tx.txn, p.id, c.name(), int64(added))
}

func (c rows[P]) Update(ctx context.Context, id string, change func(P) error) (item P, err error) {
	err = c.project.write(ctx, func(p *Project) error {
		old, err := c.get(p.tx.txn, id)
		if err != nil {
			return err
		}
		item = c.clone(old.item)
		if err := change(item); err != nil {
			return err
		}
		if c.kind.ID(item) != id {
			return fmt.Errorf("memory: an update of %s %s changed its id", c.name(), id)
		}
		// Inside a larger transaction the function can reach this very row by another way. What it wrote there must not be
		// lost silently.
		if now, err := c.get(p.tx.txn, id); err != nil || now != old {
			return fmt.Errorf("memory: %s %s was written while it was being updated", c.name(), id)
		}
		if err := c.refuse(p.tx.txn, item, old, nil); err != nil {
			return err
		}
		// A copy: the function may have kept its pointer.
		if err := c.put(p, c.clone(item)); err != nil {
			return err
		}
		return c.written(p, 0)
	})
	if err != nil {
		var none P
		return none, err
	}
	return item, nil
}

func (c rows[P]) UpdateAll(ctx context.Context, f storage.Filter, change func(P) (bool, error)) (changed int, err error) {
	if err := c.kind.CheckFilter(f); err != nil {
		return 0, err
	}
	err = c.project.write(ctx, func(p *Project) error {
		changed = 0
		matching, err := c.matching(ctx, p.tx.txn, f)
		if err != nil {
			return err
		}
		slices.SortFunc(matching, func(a, b *row[P]) int { return strings.Compare(c.kind.ID(a.item), c.kind.ID(b.item)) })
		// As with Insert: everything is checked before anything is written.
		var items []P
		var before []*row[P]
		for _, old := range matching {
			item := c.clone(old.item)
			wanted, err := change(item)
			switch {
			case err != nil:
				return err
			case !wanted:
				continue
			case c.kind.ID(item) != c.kind.ID(old.item):
				return fmt.Errorf("memory: an update of %s %s changed its id", c.name(), c.kind.ID(old.item))
			}
			items, before = append(items, item), append(before, old)
		}
		taken := map[string]struct{}{}
		for i := range items {
			if err := c.refuse(p.tx.txn, items[i], before[i], taken); err != nil {
				return err
			}
		}
		for i := range items {
			if err := c.put(p, c.clone(items[i])); err != nil {
				return err
			}
		}
		if changed = len(items); changed == 0 {
			return nil
		}
		return c.written(p, 0)
	})
	if err != nil {
		return 0, err
	}
	return changed, nil
}

func (c rows[P]) Delete(ctx context.Context, id string) error {
	return c.project.write(ctx, func(p *Project) error {
		r, err := c.get(p.tx.txn, id)
		if err != nil {
			return err
		}
		if err := p.tx.txn.Delete(c.name(), r); err != nil {
			return err
		}
		return c.written(p, -1)
	})
}

func (c rows[P]) DeleteAll(ctx context.Context, f storage.Filter) (n int, err error) {
	if err := c.kind.CheckFilter(f); err != nil {
		return 0, err
	}
	err = c.project.write(ctx, func(p *Project) error {
		matching, err := c.matching(ctx, p.tx.txn, f)
		if err != nil || len(matching) == 0 {
			return err
		}
		for _, r := range matching {
			if err := p.tx.txn.Delete(c.name(), r); err != nil {
				return err
			}
		}
		n = len(matching)
		return c.written(p, -n)
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}
