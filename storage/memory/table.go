package memory

import (
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// table says how the rows of one kind are kept. A row is a pointer to an item; items are never changed, only replaced.
type table[P any] struct {
	kind   storage.KindOf[P]
	named  string
	number int // in the schema
	// clone returns a pointer to a copy of the item.
	clone func(P) P
	// share has a new item take over what it has in common with the one that was added before it; nil where that saves nothing.
	share func(item, before P)
	// indexes begin with that of the ids, and those of the natural keys in their order.
	indexes []index[P]
}

// same reports whether two pointers are the same. It goes through any because P must not be constrained by comparable: only for
// constraints of methods alone does the compiler take all pointers for one shape. With comparable it compiles every method here once for each
// of seventy kinds, which takes ten times as long.
func same[P any](a, b P) bool { return any(a) == any(b) }

// anyTable is a table whose kind does not matter.
type anyTable interface {
	name() string
	key() [2]string
	stands(number int)
	holds(s *space) bool
	erase(p *Project, most int) int
}

// tableOf describes the table of a kind. Indexed are its id, its natural keys, its created_at, every reference (a text field
// whose name ends in _id), and the fields that are named besides: every write has to keep them in order, so the rest is left
// to scans of the project's rows.
func tableOf[T any](kind storage.Kind[T], indexed ...string) *table[*T] {
	t := newTable(kind, indexed...)
	t.clone = func(item *T) *T { c := *item; return &c }
	return t
}

func newTable[P any](kind storage.KindOf[P], indexed ...string) *table[P] {
	t := &table[P]{kind: kind, named: nameOf(kind), indexes: []index[P]{{name: "id", id: kind.ID}}}
	for _, u := range kind.Unique {
		if f, _, ok := kind.Field(u.Name); !ok || f.Type != storage.TypeString {
			panic(fmt.Sprintf("memory: the key %s of %s is not a declared text field", u.Name, kind.Name))
		}
		t.indexes = append(t.indexes, index[P]{name: u.Name, unique: u.Value})
	}
	for _, f := range kind.Fields {
		reference := f.Type == storage.TypeString && strings.HasSuffix(f.Name, "_id")
		if (reference || f.Name == "created_at" || slices.Contains(indexed, f.Name)) && !t.isKey(f.Name) {
			t.also(f)
		}
	}
	for _, name := range indexed {
		at := t.index(name)
		if at < 0 || t.indexes[at].field == nil || t.indexes[at].field.Type == storage.TypeStrings || t.indexes[at].field.Type == storage.TypeJSON {
			panic(fmt.Sprintf("memory: %s of %s cannot have an index", name, kind.Name))
		}
	}
	return t
}

// also adds an index on a field, which may be none of the kind but one for an operation of its own.
func (t *table[P]) also(f storage.FieldOf[P]) *table[P] {
	t.indexes = append(t.indexes, index[P]{name: f.Name, field: &f, id: t.kind.ID})
	return t
}

// index returns the number of the index on a field, or -1.
func (t *table[P]) index(field string) int {
	for i := range t.indexes {
		if t.indexes[i].name == field {
			return i
		}
	}
	return -1
}

func (t *table[P]) isKey(field string) bool {
	i := t.index(field)
	return i >= 0 && t.indexes[i].unique != nil
}

func (t *table[P]) name() string { return t.named }

func (t *table[P]) key() [2]string { return [2]string{t.kind.Name, t.kind.Prefix} }

// stands tells a table its place in the schema.
func (t *table[P]) stands(number int) { t.number = number }

// nameOf is the name of a kind's table. Kinds of the two versions of the API share the name that errors print, not the prefix.
func nameOf[P any](kind storage.KindOf[P]) string { return kind.Name + " " + kind.Prefix }
