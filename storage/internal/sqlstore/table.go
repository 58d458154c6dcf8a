package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"github.com/uptrace/bun"
)

// table maps the items behind pointers P to the rows behind pointers Q.
type table[P, Q any] struct {
	kind storage.KindOf[P]
	item func(Q) P
	row  func(project string, item P) Q
	// blank returns a row to read into.
	blank func() Q
	// bulk says that imports insert many rows at once, and that COPY knows the types of all columns.
	bulk bool
	// source is the table expression that is read; empty for the table itself.
	source string
	// lagging describes a time whose indexed column is not written on each change; see lagging.
	lagging lagging
}

// inBulk is the table with the mark that many rows of it are inserted at once.
func (t table[P, Q]) inBulk() table[P, Q] { t.bulk = true; return t }

func tableOf[T, R any](kind storage.Kind[T], item func(*R) T, row func(project string, item *T) R) table[*T, *R] {
	return table[*T, *R]{
		kind:  kind,
		item:  func(r *R) *T { t := item(r); return &t },
		row:   func(project string, t *T) *R { r := row(project, t); return &r },
		blank: func() *R { return new(R) },
	}
}

// rows is the collection of one kind in one project.
type rows[P, Q any] struct {
	table[P, Q]
	project *Project
}

func collection[T, R any](p *Project, t table[*T, *R]) storage.Collection[T] {
	return pointers.Values[T]{Collection: rows[*T, *R]{t, p}}
}

// column returns the column of a row as conditions name it: every row type has the alias t.
func column(name string) string { return `t."` + name + `"` }

func (c rows[P, Q]) Get(ctx context.Context, id string) (item P, err error) {
	item, ok, err := c.one(ctx, "id", id)
	if err == nil && !ok {
		err = fault.NotFound(c.kind.Name, id)
	}
	return item, err
}

func (c rows[P, Q]) Find(ctx context.Context, key, value string) (item P, ok bool, err error) {
	isKey := func(u storage.UniqueOf[P]) bool { return u.Name == key }
	if !slices.ContainsFunc(c.kind.Unique, isKey) {
		return item, false, fmt.Errorf("%s is not a natural key of %s", key, c.kind.Name)
	}
	if value == "" {
		return item, false, nil
	}
	field, _, _ := c.kind.Field(key)
	return c.one(ctx, field.SQLColumn(), value)
}

// one returns the item with this value in a unique column.
func (c rows[P, Q]) one(ctx context.Context, col, value string) (item P, ok bool, err error) {
	db, err := c.project.reader(ctx)
	if err != nil || !storage.ValidText(value) {
		return item, false, err
	}
	row := c.blank()
	err = c.select1(db, row, col, value).Scan(ctx)
	switch {
	case errors.Is(err, sql.ErrNoRows):
		return item, false, nil
	case err != nil:
		return item, false, fmt.Errorf("read %s: %w", c.kind.Name, err)
	}
	return c.item(row), true, nil
}

func (c rows[P, Q]) select1(db bun.IDB, row Q, col, value string) *bun.SelectQuery {
	return c.from(db, row).Where(`t."project_id" = ?`, c.project.id).Where(column(col)+" = ?", value)
}

// from selects rows.
func (c rows[P, Q]) from(db bun.IDB, model any) *bun.SelectQuery {
	query := db.NewSelect().Model(model)
	if c.source != "" {
		query = query.ModelTableExpr(c.source)
	}
	return query
}

// batch is how many rows one INSERT carries.
const batch = 1000

func (c rows[P, Q]) Insert(ctx context.Context, items []P) error {
	if len(items) == 0 {
		return nil
	}
	made := make([]Q, len(items))
	for i := range items {
		if err := c.kind.CheckItem(items[i]); err != nil {
			return err
		}
		made[i] = c.row(c.project.id, items[i])
	}
	return c.refusing(ctx, items, false, func() error {
		if len(items) == 1 { // a collision leaves nothing to roll back
			return c.write(ctx, func(db bun.IDB) (int64, error) { return c.insert(ctx, db, made) })
		}
		return c.project.attempt(ctx, func(tx *Project, db bun.Tx) error {
			if c.bulk && tx.store.copy != nil && len(made) >= minCopied {
				tx.wrote(c.kind.Configures)
				return copied(ctx, tx, c.kind.Name, made)
			}
			for chunk := range slices.Chunk(made, batch) {
				if _, err := c.insert(ctx, db, chunk); err != nil {
					return err
				}
			}
			tx.wrote(c.kind.Configures)
			return nil
		})
	})
}

// insert adds all rows, or adds some of them and fails with errCollision. The statement ignores collisions and counts the rows, because PostgreSQL
// would abort the whole transaction at the first.
func (c rows[P, Q]) insert(ctx context.Context, db bun.IDB, made []Q) (int64, error) {
	result, err := db.NewInsert().Model(&made).On("CONFLICT DO NOTHING").Returning("NULL").Exec(ctx)
	if err != nil {
		return 0, cmp.Or(refused(err, c.kind.Name), fmt.Errorf("insert %s: %w", c.kind.Name, err))
	}
	added, err := result.RowsAffected()
	if err == nil && added < int64(len(made)) {
		err = errCollision
	}
	return added, err
}

func (c rows[P, Q]) Update(ctx context.Context, id string, change func(P) error) (item P, err error) {
	if !storage.ValidText(id) {
		return item, fault.NotFound(c.kind.Name, id)
	}
	err = c.project.inTx(ctx, func(tx *Project) error {
		c := rows[P, Q]{c.table, tx}
		held, err := c.hold(ctx, id)
		if err != nil {
			return err
		}
		var before P
		before, item = c.item(held), c.item(held)
		if err := change(item); err != nil {
			return err
		}
		if c.kind.ID(item) != id {
			return fmt.Errorf("an update of %s %s changed its id", c.kind.Name, id)
		}
		if err := c.kind.CheckItem(item); err != nil {
			return err
		}
		return c.replace(ctx, before, item)
	})
	if err != nil {
		var none P
		return none, err
	}
	return item, nil
}

// hold reads a row and locks it until the transaction ends.
func (c rows[P, Q]) hold(ctx context.Context, id string) (Q, error) {
	row := c.blank()
	query := c.select1(c.project.tx.tx, row, "id", id)
	if c.project.store.text.locksRows() {
		// Not FOR UPDATE, which would block foreign keys to the row without need.
		query = query.For("NO KEY UPDATE")
	}
	switch err := query.Scan(ctx); {
	case errors.Is(err, sql.ErrNoRows):
		return row, fault.NotFound(c.kind.Name, id)
	case err != nil:
		return row, fmt.Errorf("hold %s %s: %w", c.kind.Name, id, err)
	}
	return row, nil
}

// replace overwrites a row that the transaction has locked.
func (c rows[P, Q]) replace(ctx context.Context, before, item P) error {
	row := c.row(c.project.id, item)
	update := func(db bun.IDB) error {
		_, err := db.NewUpdate().Model(row).WherePK().Exec(ctx)
		switch {
		case err == nil:
			c.project.wrote(c.kind.Configures)
			return nil
		case collides(err):
			return errors.Join(errCollision, err)
		}
		return cmp.Or(refused(err, c.kind.Name), fmt.Errorf("update %s %s: %w", c.kind.Name, c.kind.ID(item), err))
	}
	moved := func(u storage.UniqueOf[P]) bool { return u.Value(before) != u.Value(item) }
	if !slices.ContainsFunc(c.kind.Unique, moved) {
		return update(c.project.tx.tx)
	}
	return c.refusing(ctx, []P{item}, true, func() error {
		return c.project.attempt(ctx, func(_ *Project, db bun.Tx) error { return update(db) })
	})
}

func (c rows[P, Q]) Delete(ctx context.Context, id string) error {
	if !storage.ValidText(id) {
		return fault.NotFound(c.kind.Name, id)
	}
	n, err := c.remove(ctx, storage.Is("id", id))
	if err == nil && n == 0 {
		err = fault.NotFound(c.kind.Name, id)
	}
	return err
}

func (c rows[P, Q]) DeleteAll(ctx context.Context, f storage.Filter) (int, error) {
	if err := c.kind.CheckFilter(f); err != nil {
		return 0, err
	}
	return c.remove(ctx, f)
}

func (c rows[P, Q]) remove(ctx context.Context, f storage.Filter) (removed int, err error) {
	where := c.where(f)
	err = c.write(ctx, func(db bun.IDB) (int64, error) {
		var row Q // a nil pointer, for its type
		result, err := db.NewDelete().Model(row).Where(`t."project_id" = ?`, c.project.id).
			Where(where.sql, where.args...).Exec(ctx)
		if err != nil {
			return 0, fmt.Errorf("delete %s: %w", c.kind.Name, err)
		}
		n, err := result.RowsAffected()
		removed = int(n)
		return n, err
	})
	if err != nil {
		return 0, err
	}
	return removed, nil
}

// write runs one statement, which returns how many rows it changed: in the transaction that the project is in, or by
// itself.
func (c rows[P, Q]) write(ctx context.Context, statement func(db bun.IDB) (int64, error)) error {
	p, err := c.project.joined(ctx)
	if err != nil {
		return err
	}
	if p.tx == nil && c.kind.Configures == storage.ConfiguresNothing {
		return Retry(ctx, func() error {
			_, err := statement(p.store.write)
			return err
		})
	}
	return p.inTx(ctx, func(tx *Project) error {
		changed, err := statement(tx.tx.tx)
		if changed > 0 && err == nil {
			tx.wrote(c.kind.Configures)
		}
		return err
	})
}
