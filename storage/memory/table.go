package memory

import (
	"fmt"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/hashicorp/go-memdb"
	"github.com/punchcardhq/punchcard/storage"
)

// row is an item in its project. Rows, and the items behind their pointers, are never changed, only replaced.
type row[P any] struct {
	project string
	item    P
}

// table is the go-memdb table of one kind.
type table[P any] struct {
	kind  storage.KindOf[P]
	named string
	// used says that some project has had a row, or is about to: before that nobody has to look.
	used atomic.Bool
	// clone returns a pointer to a copy of the item.
	clone func(P) P
	// indexed holds the fields with an index of their own, by name. Natural keys are not among them.
	indexed map[string]storage.FieldOf[P]
}

// anyTable is a table whose kind does not matter.
type anyTable interface {
	name() string
	key() [2]string
	memdb() *memdb.TableSchema
}

// tableOf describes the table of a kind. Indexed are its id, its natural keys, its created_at, every reference (a text field
// whose name ends in _id), and the fields that are named besides: an index costs some 400 bytes a row, so the rest is left
// to scans of the project's rows.
func tableOf[T any](kind storage.Kind[T], indexed ...string) *table[*T] {
	t := newTable(kind, indexed...)
	t.clone = func(item *T) *T { c := *item; return &c }
	return t
}

func newTable[P any](kind storage.KindOf[P], indexed ...string) *table[P] {
	t := &table[P]{kind: kind, named: nameOf(kind), indexed: map[string]storage.FieldOf[P]{}}
	for _, f := range kind.Fields {
		reference := f.Type == storage.TypeString && strings.HasSuffix(f.Name, "_id")
		if reference || f.Name == "created_at" || slices.Contains(indexed, f.Name) {
			t.indexed[f.Name] = f
		}
	}
	for _, u := range kind.Unique {
		if f, _, ok := kind.Field(u.Name); !ok || f.Type != storage.TypeString {
			panic(fmt.Sprintf("memory: the key %s of %s is not a declared text field", u.Name, kind.Name))
		}
		delete(t.indexed, u.Name)
	}
	for _, name := range indexed {
		if f, ok := t.indexed[name]; !ok || f.Type == storage.TypeStrings || f.Type == storage.TypeJSON {
			panic(fmt.Sprintf("memory: %s of %s cannot have an index", name, kind.Name))
		}
	}
	return t
}

// also adds an index on what is no field of the kind, for an operation of its own.
func (t *table[P]) also(f storage.FieldOf[P]) *table[P] {
	t.indexed[f.Name] = f
	return t
}

func (t *table[P]) name() string { return t.named }

func (t *table[P]) key() [2]string { return [2]string{t.kind.Name, t.kind.Prefix} }

// nameOf is the name of a kind's table. Kinds of the two versions of the API share the name that errors print, not the prefix.
func nameOf[P any](kind storage.KindOf[P]) string { return kind.Name + " " + kind.Prefix }

// The names of indexes end in a word that go-memdb does not read as a request for a prefix.
const (
	idIndex  = "id"
	keyIndex = " key"
	byIndex  = " index"

	byIndexPrefix = byIndex + "_prefix"
)

func (t *table[P]) memdb() *memdb.TableSchema {
	schema := &memdb.TableSchema{Name: t.name(), Indexes: map[string]*memdb.IndexSchema{}}
	add := func(name string, key func(*row[P]) []byte) {
		schema.Indexes[name] = &memdb.IndexSchema{Name: name, Unique: true, AllowMissing: name != idIndex, Indexer: indexer[P]{key}}
	}
	add(idIndex, func(r *row[P]) []byte { return textKey(r.project, t.kind.ID(r.item)) })
	for _, u := range t.kind.Unique {
		add(u.Name+keyIndex, func(r *row[P]) []byte {
			value := u.Value(r.item)
			if value == "" {
				return nil
			}
			return textKey(r.project, value)
		})
	}
	for _, f := range t.indexed {
		add(f.Name+byIndex, func(r *row[P]) []byte {
			value := f.Value(r.item)
			if value == nil && !f.Sortable {
				return nil // only an order has to show what is null
			}
			return fieldKey(r.project, f.Type, value, t.kind.ID(r.item))
		})
	}
	return schema
}

// projectKey begins the keys of all rows of a project.
func projectKey(project string) []byte { return appendText(nil, project) }

func textKey(project, text string) []byte {
	return appendText(appendText(make([]byte, 0, len(project)+len(text)+4), project), text)
}

// fieldPrefix begins the keys of the rows of a project with this value.
func fieldPrefix(project string, t storage.Type, value any) []byte {
	return appendValue(projectKey(project), t, value)
}

// fieldKey ends with the id: rows of one value stand in the order of their ids, and no two have one key.
func fieldKey(project string, t storage.Type, value any, id string) []byte {
	return appendText(fieldPrefix(project, t, value), id)
}

// indexer hands keys to go-memdb. A nil key leaves the row out.
type indexer[P any] struct{ key func(*row[P]) []byte }

func (x indexer[P]) FromObject(obj any) (bool, []byte, error) {
	key := x.key(obj.(*row[P]))
	return key != nil, key, nil
}

func (x indexer[P]) FromArgs(args ...any) ([]byte, error) { return args[0].([]byte), nil }

func (x indexer[P]) PrefixFromArgs(args ...any) ([]byte, error) { return args[0].([]byte), nil }
