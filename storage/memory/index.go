package memory

import (
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// key is the place of an item in an index: that of a value, nulls first, and among items of one value that of its id. The id index has
// no values, and that of a natural key no ids.
type key struct {
	value storage.Scalar
	id    string
}

func (k *key) compare(o *key) int {
	if c := k.value.Compare(&o.value); c != 0 {
		return c
	}
	return strings.Compare(k.id, o.id)
}

// text is the key of a natural key, and where the items of a text begin.
func textKey(text string) key { return key{value: storage.Scalar{Known: true, Text: text}} }

func idKey(id string) key { return key{id: id} }

// index says in which order a tree has the items of a table.
type index[P any] struct {
	name string
	// One of them says by what.
	unique func(P) string
	field  *storage.FieldOf[P]
	id     func(P) string
}

// key returns the place of an item.
func (x *index[P]) key(item P) key {
	switch {
	case x.unique != nil:
		return textKey(x.unique(item))
	case x.field != nil:
		return key{x.field.ScalarOf(item), x.id(item)}
	}
	return idKey(x.id(item))
}

// has reports whether an item is in the index: a natural key may be empty, and what is null only an order has to show.
func (x *index[P]) has(k *key) bool {
	switch {
	case x.unique != nil:
		return k.value.Text != ""
	case x.field != nil:
		return k.value.Known || x.field.Sortable
	}
	return true
}
