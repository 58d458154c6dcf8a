package sqlstore

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

func (c rows[P, Q]) UpdateAll(ctx context.Context, f storage.Filter, change func(P) (bool, error)) (changed int, err error) {
	if err := c.kind.CheckFilter(f); err != nil {
		return 0, err
	}
	err = c.project.inTx(ctx, func(tx *Project) error {
		c := rows[P, Q]{c.table, tx}
		held, err := c.holdAll(ctx, f)
		if err != nil {
			return err
		}
		var items []P
		moved := false // whether a natural key is another one
		for _, row := range held {
			old, item := c.item(row), c.item(row)
			wanted, err := change(item)
			switch {
			case err != nil:
				return err
			case !wanted:
				continue
			case c.kind.ID(item) != c.kind.ID(old):
				return fmt.Errorf("an update of %s %s changed its id", c.kind.Name, c.kind.ID(old))
			}
			if err := c.kind.CheckItem(item); err != nil {
				return err
			}
			moved = moved || slices.ContainsFunc(c.kind.Unique, func(u storage.UniqueOf[P]) bool { return u.Value(old) != u.Value(item) })
			items = append(items, item)
		}
		changed = len(items)
		return c.replaceAll(ctx, items, moved)
	})
	if err != nil {
		return 0, err
	}
	return changed, nil
}

// holdAll reads the rows that pass a filter and locks them until the transaction ends, in the order of their ids.
func (c rows[P, Q]) holdAll(ctx context.Context, f storage.Filter) ([]Q, error) {
	where := c.within(f)
	var found []Q
	query := c.project.tx.tx.NewSelect().Model(&found).Where(where.sql, where.args...).OrderExpr(column("id"))
	if c.project.store.text.locksRows() {
		query = query.For("NO KEY UPDATE")
	}
	if err := query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("hold %s: %w", c.kind.Name, err)
	}
	return found, nil
}

// replaceAll overwrites rows that the transaction has locked.
func (c rows[P, Q]) replaceAll(ctx context.Context, items []P, moved bool) error {
	if len(items) == 0 {
		return nil
	}
	made := make([]Q, len(items))
	for i := range items {
		made[i] = c.row(c.project.id, items[i])
	}
	overwrite := func(db bun.IDB) error {
		for chunk := range slices.Chunk(made, batch) {
			// All rows exist, so that this never inserts: it is the only statement of both databases that overwrites many rows.
			_, err := db.NewInsert().Model(&chunk).On("CONFLICT (project_id, id) DO UPDATE").Returning("NULL").Exec(ctx)
			switch {
			case err == nil:
			case collides(err):
				return errors.Join(errCollision, err)
			default:
				return cmp.Or(refused(err, c.kind.Name), fmt.Errorf("update %s: %w", c.kind.Name, err))
			}
		}
		c.project.wrote(c.kind.Configures)
		return nil
	}
	if !moved {
		return overwrite(c.project.tx.tx)
	}
	return c.refusing(ctx, items, true, func() error {
		return c.project.attempt(ctx, func(_ *Project, db bun.Tx) error { return overwrite(db) })
	})
}
