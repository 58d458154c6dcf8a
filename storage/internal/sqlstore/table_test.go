package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/punchcardhq/punchcard/storage"
)

// conform reports where the row type, the kind and the migrated table do not fit together. Collections of all kinds have it.
func (c rows[P, Q]) conform(ctx context.Context) error {
	var faults []error
	wrong := func(format string, args ...any) {
		faults = append(faults, fmt.Errorf(c.kind.Name+": "+format, args...))
	}
	schema := c.project.store.write.Table(reflect.TypeFor[Q]().Elem())
	if schema.Alias != "t" {
		wrong("the alias of the table is %q, want t", schema.Alias)
	}
	var keys []string
	for _, key := range schema.PKs {
		keys = append(keys, key.Name)
	}
	if !slices.Equal(keys, []string{"project_id", "id"}) {
		wrong("the primary key is %v, want project_id and id", keys)
	}
	for _, f := range c.kind.Fields {
		col, ok := schema.FieldMap[f.SQLColumn()]
		if !ok {
			wrong("the field %s has no column %s", f.Name, f.SQLColumn())
			continue
		}
		typ := col.StructField.Type
		fits := map[storage.Type]bool{
			storage.TypeString:  typ.Kind() == reflect.String && col.NullZero,
			storage.TypeInt:     typ.Kind() == reflect.Int64 && !col.NullZero || typ == reflect.TypeFor[*int64](),
			storage.TypeTime:    typ == reflect.TypeFor[instant](),
			storage.TypeBool:    typ.Kind() == reflect.Bool && !col.NullZero,
			storage.TypeStrings: typ == reflect.TypeFor[document[[]string]](),
			storage.TypeJSON:    strings.HasPrefix(typ.Name(), "document["),
		}
		if !fits[f.Type] {
			wrong("the column %s does not fit its field: %s", col.Name, col.StructField.Type)
		}
	}
	for _, u := range c.kind.Unique {
		if f, _, ok := c.kind.Field(u.Name); !ok || f.Type != storage.TypeString {
			wrong("the key %s is not a declared text field", u.Name)
		}
	}
	row := c.blank()
	if err := c.project.store.write.NewSelect().Model(row).Limit(1).Scan(ctx); err != nil && !strings.Contains(err.Error(), "no rows") {
		wrong("%v", err)
	}
	return errors.Join(faults...)
}

func TestEveryFieldHasItsColumn(t *testing.T) {
	onEach(t, func(t *testing.T, s *Store) {
		project := reflect.ValueOf(migrated(t, s).Project("p"))
		checked := 0
		for i := range project.NumMethod() {
			method := project.Type().Method(i)
			if method.Type.NumIn() != 1 || method.Type.NumOut() != 1 {
				continue
			}
			values := reflect.ValueOf(project.Method(i).Call(nil)[0].Interface())
			collection, ok := values.FieldByName("Collection").Interface().(interface{ conform(context.Context) error })
			if !ok {
				t.Errorf("%s returns no collection", method.Name)
				continue
			}
			if err := collection.conform(t.Context()); err != nil {
				t.Errorf("%s: %v", method.Name, err)
			}
			checked++
		}
		if checked == 0 {
			t.Error("a project has no collections")
		}
	})
}
