package sqlstore

import (
	"context"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/internal/dump"
)

// Lines calls do with rows of the project, by their tables and ids, each as its line in the file of an export. Within a transaction it reads there.
func (p *Project) Lines(ctx context.Context, ids map[string][]string, do func(table, id string, line []byte) error) error {
	db, err := p.reader(ctx)
	if err != nil {
		return err
	}
	from := &snapshot{dumpOf{store: p.store, db: db, project: p.id}}
	all, err := from.Tables(ctx)
	if err != nil {
		return err
	}
	for _, table := range slices.Sorted(maps.Keys(ids)) {
		if len(ids[table]) == 0 {
			continue
		}
		t := all[slices.IndexFunc(all, func(t dump.Table) bool { return t.Name == table })]
		t.Only = []dump.Condition{{Column: "id", Values: ids[table]}}
		at := slices.IndexFunc(t.Columns, func(c dump.Column) bool { return c.Name == "id" })
		err := from.Rows(ctx, t, func(values []dump.Value) error {
			line, err := dump.Line(&t, values)
			if err != nil {
				return err
			}
			return do(table, values[at].String, line)
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// Schema returns the name of the last migration.
func (p *Project) Schema(ctx context.Context) (string, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return "", err
	}
	return (&dumpOf{store: p.store, db: db}).Schema(ctx)
}
