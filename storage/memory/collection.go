package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
)

// rows is the collection of one kind in one project, by pointers P to its items.
type rows[P any] struct {
	*table[P]
	project *Project
}

// collection returns the collection of a kind that the schema lists.
func collection[T any](p *Project, kind storage.Kind[T]) storage.Collection[T] {
	return pointers.Values[T]{Collection: rowsOf(p, kind)}
}

func rowsOf[P any](p *Project, kind storage.KindOf[P]) rows[P] {
	t, ok := p.backend.byKind[[2]string{kind.Name, kind.Prefix}].(*table[P])
	if !ok {
		panic("memory: the schema does not list " + kind.Name)
	}
	return rows[P]{t, p}
}

func (c rows[P]) Get(ctx context.Context, id string) (item P, err error) {
	s, err := c.project.read(ctx)
	if err != nil {
		return item, err
	}
	return c.get(s, id)
}

// get returns the row with this id, or fault.NotFound.
func (c rows[P]) get(s *space, id string) (item P, err error) {
	item, ok := c.at(s, 0, idKey(id))
	if !ok {
		err = fault.NotFound(c.kind.Name, id)
	}
	return item, err
}

func (c rows[P]) Find(ctx context.Context, key, value string) (item P, ok bool, err error) {
	s, err := c.project.read(ctx)
	if err != nil {
		return item, false, err
	}
	if !c.isKey(key) {
		return item, false, fmt.Errorf("memory: %s is not a natural key of %s", key, c.name())
	}
	item, ok = c.at(s, c.index(key), textKey(value))
	return item, ok, nil
}

func (c rows[P]) Insert(ctx context.Context, items []P) error {
	if len(items) == 0 {
		return nil
	}
	return c.project.write(ctx, func(p *Project) error {
		// First everything is checked and then everything is written: inside a larger transaction, which may go on after
		// a refusal, nothing could take half of the items back.
		var none P
		taken := takenBy(len(items))
		for i := range items {
			if err := c.refuse(p, items[i], none, taken); err != nil {
				return err
			}
		}
		for _, item := range items {
			if e, is := any(item).(*event.Event); is {
				p.number(e)
			}
			c.put(p.tx, p.id, item)
		}
		c.written(p)
		return nil
	})
}

// mark is a key of an index that an item of a call has taken.
type mark struct {
	index int
	key   key
}

// takenBy returns a set for the keys that the items of one call take: nil for a single item.
func takenBy(items int) map[mark]struct{} {
	if items < 2 {
		return nil
	}
	return make(map[mark]struct{}, items)
}

// refuse reports why an item cannot be written in the place of old, or added when old is nil. The keys that items of the
// same call have taken before it are in taken; nil stands for none.
func (c rows[P]) refuse(p *Project, item, old P, taken map[mark]struct{}) error {
	if err := c.kind.CheckItem(item); err != nil {
		return err
	}
	var none P
	s := p.tx.space(p.id)
	for i := range 1 + len(c.kind.Unique) {
		x := &c.indexes[i]
		k := x.key(item)
		if !x.has(&k) || !same(old, none) && x.key(old) == k {
			continue
		}
		_, isTaken := c.at(s, i, k)
		_, twice := taken[mark{i, k}]
		if isTaken || twice {
			return fault.Duplicate(c.kind.Name, x.name, cmp.Or(k.id, k.value.Text))
		}
		if taken != nil {
			taken[mark{i, k}] = struct{}{}
		}
	}
	return nil
}

// written has decisions look again after a write to what they are made by.
func (c rows[P]) written(p *Project) {
	p.tx.raise(p.id, c.kind.Configures)
}

func (c rows[P]) Update(ctx context.Context, id string, change func(P) error) (item P, err error) {
	err = c.project.write(ctx, func(p *Project) error {
		old, err := c.get(p.tx.space(p.id), id)
		if err != nil {
			return err
		}
		item = c.clone(old)
		if err := change(item); err != nil {
			return err
		}
		if c.kind.ID(item) != id {
			return fmt.Errorf("memory: an update of %s %s changed its id", c.name(), id)
		}
		// Inside a larger transaction the function can reach this very row by another way. What it wrote there must not be
		// lost silently.
		if now, err := c.get(p.tx.space(p.id), id); err != nil || !same(now, old) {
			return fmt.Errorf("memory: %s %s was written while it was being updated", c.name(), id)
		}
		if err := c.refuse(p, item, old, nil); err != nil {
			return err
		}
		// A copy: the function may have kept its pointer.
		c.put(p.tx, p.id, c.clone(item))
		c.written(p)
		return nil
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
		matching, err := c.matching(ctx, p.tx.space(p.id), f)
		if err != nil {
			return err
		}
		slices.SortFunc(matching, func(a, b P) int { return strings.Compare(c.kind.ID(a), c.kind.ID(b)) })
		// As with Insert: everything is checked before anything is written.
		var items, before []P
		for _, old := range matching {
			item := c.clone(old)
			wanted, err := change(item)
			switch {
			case err != nil:
				return err
			case !wanted:
				continue
			case c.kind.ID(item) != c.kind.ID(old):
				return fmt.Errorf("memory: an update of %s %s changed its id", c.name(), c.kind.ID(old))
			}
			items, before = append(items, item), append(before, old)
		}
		taken := takenBy(len(items))
		for i := range items {
			if err := c.refuse(p, items[i], before[i], taken); err != nil {
				return err
			}
		}
		for i := range items {
			c.put(p.tx, p.id, c.clone(items[i]))
		}
		if changed = len(items); changed > 0 {
			c.written(p)
		}
		return nil
	})
	if err != nil {
		return 0, err
	}
	return changed, nil
}

func (c rows[P]) Delete(ctx context.Context, id string) error {
	return c.project.write(ctx, func(p *Project) error {
		item, err := c.get(p.tx.space(p.id), id)
		if err != nil {
			return err
		}
		c.remove(p.tx, p.id, item)
		c.written(p)
		return nil
	})
}

func (c rows[P]) DeleteAll(ctx context.Context, f storage.Filter) (n int, err error) {
	if err := c.kind.CheckFilter(f); err != nil {
		return 0, err
	}
	err = c.project.write(ctx, func(p *Project) error {
		matching, err := c.matching(ctx, p.tx.space(p.id), f)
		if err != nil || len(matching) == 0 {
			return err
		}
		for _, item := range matching {
			c.remove(p.tx, p.id, item)
		}
		n = len(matching)
		c.written(p)
		return nil
	})
	if err != nil {
		return 0, err
	}
	return n, nil
}
