package export

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/selection"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// source describes an object whose rows are the items of a kind.
type source[T any] struct {
	kind storage.Kind[T]
	list func(Store) storage.Collection[T]
	// within matches the items that may be exported.
	within storage.Filter
	// orders are those of the object, the default one first; renamed has those that the kind names differently.
	orders  []string
	renamed map[string]string
	fields  []field[T]
	custom  func(*T) metadata.Map
	// look reads the other resources that the fields show, for all rows of a portion at once.
	look func(ctx context.Context, store Store, items []T) (*related, error)
}

// field is a column that can be asked for.
type field[T any] struct {
	name     string
	standard bool
	value    func(*record[T]) string
}

// record is an item and its related resources.
type record[T any] struct {
	item T
	*related
	settings settings
	source   *source[T]
	// at is the position of each field by its name, shared by the rows of a portion.
	at map[string]int
}

func (r *record[T]) cell(name string) string { return r.source.fields[r.at[name]].value(r) }

func (r *record[T]) metadata() metadata.Map {
	if r.source.custom == nil {
		return nil
	}
	return r.source.custom(&r.item)
}

// object forgets the type of the items.
func (s source[T]) object() object {
	o := object{
		orders: s.orders, custom: s.custom != nil, check: s.kind.CheckFilter,
		orderField: func(name string) string {
			if other, ok := s.renamed[name]; ok {
				return other
			}
			return name
		},
	}
	at := map[string]int{}
	for i, f := range s.fields {
		at[f.name] = i
		o.fields = append(o.fields, fieldName{f.name, f.standard})
	}
	o.read = func(ctx context.Context, store Store, settings settings, q storage.Query, keysOnly bool) (b batch, err error) {
		q.Filter = storage.And(s.within, q.Filter)
		page, err := s.list(store).List(ctx, q)
		if err != nil || len(page.Items) == 0 {
			return b, err
		}
		b.more = page.HasMore
		if b.last, err = selection.EncodePosition(s.kind.Position(&page.Items[len(page.Items)-1], q.Order)); err != nil {
			return b, err
		}
		known := &related{}
		if s.look != nil && !keysOnly {
			if known, err = s.look(ctx, store, page.Items); err != nil {
				return b, err
			}
		}
		for _, item := range page.Items {
			b.rows = append(b.rows, &record[T]{item: item, related: known, settings: settings, source: &s, at: at})
		}
		return b, nil
	}
	return o
}

// text declares a field that is a text of the item.
func text[T any](name string, value func(*T) string) field[T] {
	return field[T]{name: name, value: func(r *record[T]) string { return value(&r.item) }}
}

// byDefault returns the field as one that is written by default.
func (f field[T]) byDefault() field[T] { f.standard = true; return f }
