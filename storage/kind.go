package storage

import (
	"strings"
	"time"
)

// Kind describes a resource to a backend.
type Kind[T any] struct {
	// Name is the resource type as errors print it: "promotion_tier". Backends derive table names from it.
	Name string
	// Prefix starts every id of the kind, underscore included.
	Prefix string
	// ID returns the id of an item.
	ID func(*T) string
	// Unique lists the natural keys, each unique within a project.
	Unique []Unique[T]
	// Fields lists what can be filtered and sorted by. The id is always both and is not listed.
	Fields []Field[T]
	// Configures says that the decisions of the engine depend on this kind, so that a write raises the project's revision.
	Configures bool
}

// Unique is a natural key, as a voucher's code.
type Unique[T any] struct {
	// Name is the name of the key in Find and in the fault about a duplicate. It is a declared String field of the kind.
	Name string
	// Value returns an item's key; an empty one is not a key and never collides.
	Value func(*T) string
}

// Type is the type of a field.
type Type int

// The types of fields, with the Go type that a Field's Value returns; nil is null for all of them.
const (
	TypeString  Type = iota // string
	TypeInt                 // int64
	TypeTime                // time.Time
	TypeBool                // bool
	TypeStrings             // []string: a condition holds when it holds for any element
	TypeJSON                // map[string]any: addressed by "name.key", "name.key.inner"
)

// Field is a property that lists can filter and, when sortable, order by.
type Field[T any] struct {
	Name     string
	Type     Type
	Sortable bool
	// Column is the name of the column in SQL backends; empty means Name with dots replaced by underscores.
	Column string
	// Value returns the item's value in the Go type of Type, or nil.
	Value func(*T) any
}

// Ordered returns the field with ordering allowed.
func (f Field[T]) Ordered() Field[T] { f.Sortable = true; return f }

// In returns the field with a column name of its own.
func (f Field[T]) In(column string) Field[T] { f.Column = column; return f }

// SQLColumn is the column that holds the field.
func (f Field[T]) SQLColumn() string {
	if f.Column != "" {
		return f.Column
	}
	return strings.ReplaceAll(f.Name, ".", "_")
}

// String declares a text field; the empty text is null.
func String[T any](name string, value func(*T) string) Field[T] {
	return Field[T]{Name: name, Type: TypeString, Value: func(t *T) any {
		if v := value(t); v != "" {
			return v
		}
		return nil
	}}
}

// Int declares a number field that is never null.
func Int[T any](name string, value func(*T) int64) Field[T] {
	return Field[T]{Name: name, Type: TypeInt, Value: func(t *T) any { return value(t) }}
}

// IntOrNull declares a number field that may be null.
func IntOrNull[T any](name string, value func(*T) *int64) Field[T] {
	return Field[T]{Name: name, Type: TypeInt, Value: func(t *T) any {
		if v := value(t); v != nil {
			return *v
		}
		return nil
	}}
}

// Time declares an instant; the zero time is null.
func Time[T any](name string, value func(*T) time.Time) Field[T] {
	return Field[T]{Name: name, Type: TypeTime, Value: func(t *T) any {
		if v := value(t); !v.IsZero() {
			return v
		}
		return nil
	}}
}

// Bool declares a switch.
func Bool[T any](name string, value func(*T) bool) Field[T] {
	return Field[T]{Name: name, Type: TypeBool, Value: func(t *T) any { return value(t) }}
}

// Strings declares a list of texts; the empty list is null.
func Strings[T any](name string, value func(*T) []string) Field[T] {
	return Field[T]{Name: name, Type: TypeStrings, Value: func(t *T) any {
		if v := value(t); len(v) > 0 {
			return v
		}
		return nil
	}}
}

// JSON declares custom key/values, addressed as name.key.
func JSON[T any](name string, value func(*T) map[string]any) Field[T] {
	return Field[T]{Name: name, Type: TypeJSON, Value: func(t *T) any {
		if v := value(t); len(v) > 0 {
			return v
		}
		return nil
	}}
}

// Field returns the declared field that a condition or order names, and for a JSON field the path inside it. The id is a
// field of every kind.
func (k Kind[T]) Field(name string) (f Field[T], path []string, ok bool) {
	if name == "id" {
		return Field[T]{Name: "id", Type: TypeString, Sortable: true, Value: func(t *T) any { return k.ID(t) }}, nil, true
	}
	for _, f := range k.Fields {
		if f.Name == name {
			return f, nil, true
		}
	}
	for _, f := range k.Fields {
		if f.Type == TypeJSON && strings.HasPrefix(name, f.Name+".") {
			return f, strings.Split(name[len(f.Name)+1:], "."), true
		}
	}
	return Field[T]{}, nil, false
}

// Position returns where an item stands in an order, for Query.After.
func (k Kind[T]) Position(item *T, order []Order) *Position {
	p := &Position{ID: k.ID(item)}
	for _, o := range order {
		if f, _, ok := k.Field(o.Field); ok {
			p.Values = append(p.Values, f.Value(item))
		}
	}
	return p
}
