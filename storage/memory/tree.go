package memory

import (
	"sync"

	"github.com/tidwall/btree"
)

// tree keeps items in the order of an index, as a copy-on-write B-tree. Versions share nodes and are not changed after their commit: a transaction
// copies the nodes on the path to an item, and changes its own copies in place. So a version costs little, and a reader keeps the version that it
// began with. An item takes a pointer in each index: its key is read from the item for each comparison. A voucher takes 1,029 bytes, where copies of
// keys took 3,167, and a validation 13 allocations in place of 58 (goals P8, P9 and P18).
//
// An iteration has to end before the next change of the same transaction.
type tree[P any] struct {
	edit *edit
	// items are of the type P; nil while there never was one. Trees of all kinds have one type, which compiles faster. A *key in the place of
	// an item is one to search for.
	items *btree.BTreeG[any]
}

// edit marks the versions of a transaction. It has a size, so that no two have the same address.
type edit struct{ _ byte }

// degree is half of the maximum of items in a node. A commit copies the nodes that it changes, so that they are small.
const degree = 16

// less reports whether an item or a key comes before another one.
func (x *index[P]) less(a, b any) bool {
	if sought, is := a.(*key); is {
		k := x.key(b.(P))
		return sought.compare(&k) < 0
	}
	k := x.key(a.(P))
	if sought, is := b.(*key); is {
		return k.compare(sought) < 0
	}
	other := x.key(b.(P))
	return k.compare(&other) < 0
}

// sought are keys to look for. Where they lie in memory is asked for by every read, and used again.
var sought = sync.Pool{New: func() any { return new(key) }}

// get returns the item at a key.
func (t tree[P]) get(k *key) (item P, ok bool) {
	if t.items == nil {
		return item, false
	}
	at := sought.Get().(*key)
	*at = *k
	found, ok := t.items.Get(at)
	*at = key{}
	sought.Put(at)
	if ok {
		item = found.(P)
	}
	return item, ok
}

// own is the version of an edit, which it may change.
func (t *tree[P]) own(e *edit, x *index[P]) *btree.BTreeG[any] {
	switch {
	case t.items == nil:
		t.items = btree.NewBTreeGOptions(x.less, btree.Options{NoLocks: true, Degree: degree})
	case t.edit != e:
		t.items = t.items.Copy()
	}
	t.edit = e
	return t.items
}

// put adds an item, or replaces the one at its key.
func (t *tree[P]) put(e *edit, x *index[P], item P) { t.own(e, x).Set(item) }

// remove takes out the item at a key.
func (t *tree[P]) remove(e *edit, x *index[P], k *key) { t.own(e, x).Delete(k) }

// walk goes through a tree from a place on, upwards or downwards.
type walk[P any] struct {
	items btree.IterG[any]
	down  bool
	// stands says that there is an item where the walk is, fresh that it was not shown yet.
	stands, fresh bool
}

// walk begins at a key, or at the end of the tree when there is none.
func (t tree[P]) walk(from *key, down bool) *walk[P] {
	w := &walk[P]{down: down, fresh: true}
	if t.items == nil {
		return w
	}
	w.items = t.items.Iter()
	switch {
	case from == nil && down:
		w.stands = w.items.Last()
	case from == nil:
		w.stands = w.items.First()
	default:
		switch w.stands = w.items.Seek(from); {
		case !down:
		case !w.stands:
			w.stands = w.items.Last()
		case t.items.Less(from, w.items.Item()):
			w.stands = w.items.Prev()
		}
	}
	return w
}

// next returns the next item; ok is false at the end.
func (w *walk[P]) next() (item P, ok bool) {
	switch {
	case w.fresh:
		w.fresh = false
	case w.stands && w.down:
		w.stands = w.items.Prev()
	case w.stands:
		w.stands = w.items.Next()
	}
	if !w.stands {
		return item, false
	}
	return w.items.Item().(P), true
}
