package storagetest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/punchcardhq/punchcard/storage"
)

// kindTest is the exercise of one kind.
type kindTest struct {
	name     string
	exercise func(*testing.T, *suite)
}

// kindOf makes the exercise of a kind, given the method that returns its collection.
func kindOf[T any](kind storage.Kind[T], of func(Project) storage.Collection[T], traits ...trait[T]) kindTest {
	return kindTest{kind.Name, func(t *testing.T, s *suite) {
		exerciseKind(t, s, makerOf(kind, traits...), func(p Project) collection[*T] { return byPointer[T]{of(p)} })
	}}
}

// collection is a collection by pointers to its items. The tests of kinds are written over pointers, which have one shape to the
// compiler: over the items, each test would be compiled for each kind.
type collection[P any] interface {
	Get(ctx context.Context, id string) (P, error)
	Find(ctx context.Context, key, value string) (P, bool, error)
	List(ctx context.Context, q storage.Query) (storage.Page[P], error)
	Insert(ctx context.Context, items ...P) error
	Update(ctx context.Context, id string, change func(P) error) (P, error)
	UpdateAll(ctx context.Context, f storage.Filter, change func(P) (bool, error)) (int, error)
	Delete(ctx context.Context, id string) error
	DeleteAll(ctx context.Context, f storage.Filter) (int, error)
}

// byPointer is a collection as pointers.
type byPointer[T any] struct{ storage.Collection[T] }

func (b byPointer[T]) Get(ctx context.Context, id string) (*T, error) {
	item, err := b.Collection.Get(ctx, id)
	return &item, err
}

func (b byPointer[T]) Find(ctx context.Context, key, value string) (*T, bool, error) {
	item, ok, err := b.Collection.Find(ctx, key, value)
	return &item, ok, err
}

func (b byPointer[T]) List(ctx context.Context, q storage.Query) (page storage.Page[*T], err error) {
	found, err := b.Collection.List(ctx, q)
	page.Total, page.HasMore = found.Total, found.HasMore
	for i := range found.Items {
		page.Items = append(page.Items, &found.Items[i])
	}
	return page, err
}

func (b byPointer[T]) Insert(ctx context.Context, items ...*T) error {
	var values []T
	for _, item := range items {
		values = append(values, *item)
	}
	return b.Collection.Insert(ctx, values...)
}

func (b byPointer[T]) Update(ctx context.Context, id string, change func(*T) error) (*T, error) {
	item, err := b.Collection.Update(ctx, id, change)
	return &item, err
}

// maker makes items of a kind. Every field is invented from its type; a kind that needs more says so by traits.
type maker[P any] struct {
	kind    storage.KindOf[P]
	fresh   func() P
	adjust  func(*generator, P)
	compose func(P, string)
	// newID invents an id and takeID gives it to an item, for kinds whose id is not a field of its own.
	newID  func(*generator) string
	takeID func(P, string)
}

func makerOf[T any](kind storage.Kind[T], traits ...trait[T]) maker[*T] {
	m := maker[*T]{kind: kind, fresh: func() *T { return new(T) }}
	for _, apply := range traits {
		apply(&m)
	}
	return m
}

// copy returns a pointer to a copy of an item.
func (m maker[P]) copy(item P) P {
	c := m.fresh()
	put(c, item)
	return c
}

// put overwrites an item.
func put[P any](to, item P) { reflect.ValueOf(to).Elem().Set(reflect.ValueOf(item).Elem()) }

type trait[T any] func(*maker[*T])

// adjusted corrects what was made: values of a fixed list, numbers within bounds, fields that exclude each other. It is
// given full, sparse and empty items and leaves empty what may be empty.
func adjusted[T any](adjust func(*generator, *T)) trait[T] {
	return func(m *maker[*T]) { m.adjust = adjust }
}

// composed tells how an item gets a natural key that is made of several of its fields.
func composed[T any](compose func(item *T, key string)) trait[T] {
	return func(m *maker[*T]) { m.compose = compose }
}

// identified tells how ids of a kind look that are made of other fields, and how an item gets one.
func identified[T any](id func(*generator) string, take func(item *T, id string)) trait[T] {
	return func(m *maker[*T]) { m.newID, m.takeID = id, take }
}

// id invents an id.
func (m maker[P]) id(g *generator) string {
	if m.newID != nil {
		return m.newID(g)
	}
	return g.id(m.kind.Prefix)
}

// setKey gives an item a natural key.
func (m maker[P]) setKey(t testing.TB, u storage.UniqueOf[P], item P, key string) {
	t.Helper()
	if m.compose != nil {
		m.compose(item, key)
	} else {
		setText(item, key, func(item P) bool { return u.Value(item) == key })
	}
	if u.Value(item) != key {
		t.Fatalf("no text field of %s is its key %s", m.kind.Name, u.Name)
	}
}

// item invents an item with this id.
func (m maker[P]) item(t testing.TB, g *generator, id string) P {
	t.Helper()
	item := m.fresh()
	if err := g.fill(reflect.ValueOf(item).Elem()); err != nil {
		t.Fatalf("invent a %s: %v", m.kind.Name, err)
	}
	return m.finish(t, g, item, id)
}

// empty returns the emptiest item with this id.
func (m maker[P]) empty(t testing.TB, g *generator, id string) P {
	t.Helper()
	return m.finish(t, g, m.fresh(), id)
}

func (m maker[P]) finish(t testing.TB, g *generator, item P, id string) P {
	t.Helper()
	if m.adjust != nil {
		m.adjust(g, item)
	}
	m.setID(t, item, id)
	return item
}

func (m maker[P]) setID(t testing.TB, item P, id string) {
	t.Helper()
	if m.takeID != nil {
		m.takeID(item, id)
	} else if f := reflect.ValueOf(item).Elem().FieldByName("ID"); f.Kind() == reflect.String {
		f.SetString(id)
	}
	if m.kind.ID(item) != id {
		t.Fatalf("the id of a %s is not its field ID", m.kind.Name)
	}
}

// items invents several items with distinct ids in random order and distinct natural keys.
func (m maker[P]) items(t testing.TB, g *generator, n int) []P {
	t.Helper()
	taken := map[string]bool{}
	var items []P
	for tries := 0; len(items) < n; tries++ {
		if tries > 100*n {
			t.Fatalf("cannot invent %d items of %s with distinct keys", n, m.kind.Name)
		}
		item := m.item(t, g, m.id(g))
		keys := append(m.keys(item), "id="+m.kind.ID(item))
		if slices.ContainsFunc(keys, func(key string) bool { return taken[key] }) {
			continue
		}
		for _, key := range keys {
			taken[key] = true
		}
		items = append(items, item)
	}
	return items
}

// keys returns the natural keys of an item, each with the name of the key in front.
func (m maker[P]) keys(item P) (keys []string) {
	for _, u := range m.kind.Unique {
		if value := u.Value(item); value != "" {
			keys = append(keys, u.Name+"="+value)
		}
	}
	return keys
}

// full returns n items with every field set.
func (m maker[P]) full(t testing.TB, n int) []P {
	t.Helper()
	return m.items(t, newGenerator(m.kind.Name+t.Name()), n)
}

// sparse returns n items for filters and orders.
func (m maker[P]) sparse(t testing.TB, n int) []P {
	t.Helper()
	g := newGenerator(m.kind.Name + t.Name())
	g.sparse = true
	return m.items(t, g, n)
}

// setText finds a text field for which holds is true once it has this value, sets it, and reports whether there is one. Fields
// inside of structs are found as well.
func setText[P any](item P, value string, holds func(P) bool) bool {
	return setTextIn(reflect.ValueOf(item).Elem(), value, func() bool { return holds(item) })
}

func setTextIn(v reflect.Value, value string, holds func() bool) bool {
	for i := range v.NumField() {
		f := v.Field(i)
		switch {
		case !f.CanSet() || v.Type().Field(i).Name == "ID":
		case f.Kind() == reflect.String:
			was := f.String()
			f.SetString(value)
			if holds() {
				return true
			}
			f.SetString(was)
		case f.Kind() == reflect.Struct && f.Type() != timeType && f.Type() != decimalType:
			if setTextIn(f, value, holds) {
				return true
			}
		}
	}
	return false
}

// same compares stored values. Empty lists and maps equal none; a time must be in UTC; a JSON text is what it says, not how it
// is spelled.
var same = cmp.Options{
	cmpopts.EquateEmpty(),
	cmp.Comparer(func(a, b time.Time) bool { return a.Equal(b) && a.Location() == b.Location() }),
	cmp.FilterValues(func(a, b json.RawMessage) bool { return len(a) > 0 && len(b) > 0 },
		cmp.Transformer("JSON", func(raw json.RawMessage) any {
			d := json.NewDecoder(bytes.NewReader(raw))
			d.UseNumber()
			var v any
			if err := d.Decode(&v); err != nil {
				return fmt.Sprintf("not JSON: %q", raw)
			}
			return v
		})),
}

// equal fails the test when two values differ.
func equal(t failer, what string, got, want any) {
	t.Helper()
	if diff := cmp.Diff(want, got, same); diff != "" {
		t.Errorf("%s (-want +got):\n%s", what, diff)
	}
}

// failer is what a comparison needs of a test, be it one of package testing or of a property.
type failer interface {
	Helper()
	Errorf(format string, args ...any)
}
