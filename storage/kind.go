package storage

import (
	"strings"
	"time"
)

// Kind describes a resource of type T to a backend.
type Kind[T any] = KindOf[*T]

// Unique is a natural key of T.
type Unique[T any] = UniqueOf[*T]

// Field is a property of T that lists can filter and, when sortable, order by.
type Field[T any] = FieldOf[*T]

// KindOf describes a resource by pointers to its items, P. All pointers have one shape to the compiler, so that what is written
// for kinds is compiled once and not once for each of them; see package pointers.
type KindOf[P any] struct {
	// Name is the resource type as errors print it: "promotion_tier". Backends derive table names from it.
	Name string
	// Prefix starts every id of the kind, underscore included.
	Prefix string
	// ID returns the id of an item.
	ID func(P) string
	// Unique lists the natural keys, each unique within a project.
	Unique []UniqueOf[P]
	// Fields lists what can be filtered and sorted by. The id is always both and is not listed.
	Fields []FieldOf[P]
	// Configures says which configuration of the project the kind belongs to. Decisions of the engine depend on it, so that a write raises its
	// number of the project's Revision.
	Configures Configuration
}

// UniqueOf is a natural key, as a voucher's code.
type UniqueOf[P any] struct {
	// Name is the name of the key in Find and in the fault about a duplicate. It is a declared String field of the kind.
	Name string
	// Value returns an item's key; an empty one is not a key and never collides.
	Value func(P) string
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

// FieldOf is a property that lists can filter and, when sortable, order by.
type FieldOf[P any] struct {
	Name     string
	Type     Type
	Sortable bool
	// Sparse fields are null in most items.
	Sparse bool
	// Column is the name of the column in SQL backends; empty means Name with dots replaced by underscores.
	Column string
	// Value returns the item's value in the Go type of Type, or nil.
	Value func(P) any
	// scalar returns the same; nil where the type has no scalar.
	scalar func(P) Scalar
}

// Ordered returns the field with ordering allowed.
func (f FieldOf[P]) Ordered() FieldOf[P] { f.Sortable = true; return f }

// SeldomSet returns the field as one that most items do not have: a backend need not keep those in the order of the field.
func (f FieldOf[P]) SeldomSet() FieldOf[P] { f.Sparse = true; return f }

// In returns the field with a column name of its own.
func (f FieldOf[P]) In(column string) FieldOf[P] { f.Column = column; return f }

// SQLColumn is the column that holds the field.
func (f FieldOf[P]) SQLColumn() string {
	if f.Column != "" {
		return f.Column
	}
	return strings.ReplaceAll(f.Name, ".", "_")
}

// String declares a text field; the empty text is null.
func String[P any](name string, value func(P) string) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeString, Value: func(item P) any {
		if v := value(item); v != "" {
			return v
		}
		return nil
	}, scalar: func(item P) Scalar {
		v := value(item)
		return Scalar{Known: v != "", Text: v}
	}}
}

// Int declares a number field that is never null.
func Int[P any](name string, value func(P) int64) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeInt, Value: func(item P) any { return value(item) }, scalar: func(item P) Scalar {
		return Scalar{Known: true, Number: value(item)}
	}}
}

// IntOrNull declares a number field that may be null.
func IntOrNull[P any](name string, value func(P) *int64) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeInt, Value: func(item P) any {
		if v := value(item); v != nil {
			return *v
		}
		return nil
	}, scalar: func(item P) Scalar {
		if v := value(item); v != nil {
			return Scalar{Known: true, Number: *v}
		}
		return Scalar{}
	}}
}

// Time declares an instant; the zero time is null.
func Time[P any](name string, value func(P) time.Time) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeTime, Value: func(item P) any {
		if v := value(item); !v.IsZero() {
			return v
		}
		return nil
	}, scalar: func(item P) Scalar {
		if v := value(item); !v.IsZero() {
			return instantOf(v)
		}
		return Scalar{}
	}}
}

// Bool declares a switch.
func Bool[P any](name string, value func(P) bool) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeBool, Value: func(item P) any { return value(item) }, scalar: func(item P) Scalar {
		return Scalar{Known: true, Number: int64(boolRank(value(item)))}
	}}
}

// Strings declares a list of texts; the empty list is null.
func Strings[P any](name string, value func(P) []string) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeStrings, Value: func(item P) any {
		if v := value(item); len(v) > 0 {
			return v
		}
		return nil
	}}
}

// JSON declares custom key/values, addressed as name.key.
func JSON[P any](name string, value func(P) map[string]any) FieldOf[P] {
	return FieldOf[P]{Name: name, Type: TypeJSON, Value: func(item P) any {
		if v := value(item); len(v) > 0 {
			return v
		}
		return nil
	}}
}

// Field returns the declared field that a condition or order names, and for a JSON field the path inside it. The id is a
// field of every kind.
func (k KindOf[P]) Field(name string) (f FieldOf[P], path []string, ok bool) {
	if name == "id" {
		return FieldOf[P]{Name: "id", Type: TypeString, Sortable: true, Value: func(item P) any { return k.ID(item) }}, nil, true
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
	return FieldOf[P]{}, nil, false
}

// Position returns where an item stands in an order, for Query.After.
func (k KindOf[P]) Position(item P, order []Order) *Position {
	p := &Position{ID: k.ID(item)}
	for _, o := range order {
		if f, _, ok := k.Field(o.Field); ok {
			p.Values = append(p.Values, f.Value(item))
		}
	}
	return p
}
