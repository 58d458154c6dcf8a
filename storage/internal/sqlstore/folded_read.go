package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// folding is how a database reads events that are folded into the rows of others.
type folding struct {
	// log is what lists all events, each as a row t, and names the row that each is in; empty where nothing is ever folded.
	log string
	// unfold gives the events rows of their own that are in one row with those that meet a condition.
	unfold string
	// folds is true for rows into which an event of one of some types is folded.
	folds func(types []string) expr
	// positions is how many positions a row has.
	positions int64
}

// eventRows is the collection of events. Its rows may hold several.
type eventRows struct{ rows[*event.Event, *eventRow] }

// Get finds the row by the ids that stand together with the one that is asked for.
func (c eventRows) Get(ctx context.Context, id string) (*event.Event, error) {
	found, err := c.rows.Get(ctx, id)
	if c.project.store.text.folding().log == "" || !fault.IsNotFound(err) || !storage.ValidText(id) {
		return found, err
	}
	db, err := c.project.reader(ctx)
	if err != nil {
		return nil, err
	}
	var rows []eventRow
	err = db.NewSelect().Model(&rows).Where(`t."project_id" = ?`, c.project.id).Where(`t."id" IN (?)`, bun.List(event.Before(id))).
		Where("t.packed IS NOT NULL").Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the row of an event: %w", err)
	}
	for i := range rows {
		events, err := rows[i].unfolded()
		if err != nil {
			return nil, err
		}
		for j := range events {
			if events[j].ID == id {
				return &events[j], nil
			}
		}
	}
	return nil, fault.NotFound(c.kind.Name, id)
}

// List looks at all events, but for a query about an entity whose events are never folded: an index serves it.
func (c eventRows) List(ctx context.Context, q storage.Query) (storage.Page[*event.Event], error) {
	if !unfoldable(q.Filter) {
		c.source = c.project.store.text.folding().log
	}
	return c.rows.List(ctx, q)
}

// unfoldable reports whether a filter lets only events pass that are never folded.
func unfoldable(f storage.Filter) bool {
	if w := f.Where; w != nil && w.Field == "entity_type" && w.Op == storage.OpIs && len(w.Values) > 0 {
		return !slices.ContainsFunc(w.Values, func(v any) bool {
			name, is := v.(string)
			return !is || slices.Contains(foldable, name)
		})
	}
	return slices.ContainsFunc(f.All, unfoldable)
}

func (c eventRows) Update(ctx context.Context, id string, change func(*event.Event) error) (changed *event.Event, err error) {
	err = c.unfolding(ctx, storage.Is("id", id), func(c rows[*event.Event, *eventRow]) error {
		changed, err = c.Update(ctx, id, change)
		return err
	})
	return changed, err
}

func (c eventRows) UpdateAll(ctx context.Context, f storage.Filter, change func(*event.Event) (bool, error)) (n int, err error) {
	err = c.unfolding(ctx, f, func(c rows[*event.Event, *eventRow]) error {
		n, err = c.UpdateAll(ctx, f, change)
		return err
	})
	return n, err
}

func (c eventRows) Delete(ctx context.Context, id string) error {
	return c.unfolding(ctx, storage.Is("id", id), func(c rows[*event.Event, *eventRow]) error { return c.Delete(ctx, id) })
}

func (c eventRows) DeleteAll(ctx context.Context, f storage.Filter) (n int, err error) {
	err = c.unfolding(ctx, f, func(c rows[*event.Event, *eventRow]) error {
		n, err = c.DeleteAll(ctx, f)
		return err
	})
	return n, err
}

// unfolding changes rows of which each is one event.
func (c eventRows) unfolding(ctx context.Context, f storage.Filter, change func(rows[*event.Event, *eventRow]) error) error {
	unfold := c.project.store.text.folding().unfold
	if err := c.kind.CheckFilter(f); unfold == "" || err != nil {
		return change(c.rows)
	}
	return c.project.inTx(ctx, func(tx *Project) error {
		where := c.where(f)
		args := append([]any{tx.id, tx.id}, where.args...)
		if _, err := tx.tx.tx.NewRaw(strings.Replace(unfold, "%s", where.sql, 1), args...).Exec(ctx); err != nil {
			return fmt.Errorf("unfold events: %w", err)
		}
		return change(rows[*event.Event, *eventRow]{c.table, tx})
	})
}

// EventHeads returns events behind a position, up to another, without their data: those of about so many rows at most, and up to where they are all.
func (p *Project) EventHeads(ctx context.Context, after, upto int64, most int) (heads []event.Event, until int64, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, 0, err
	}
	// The first rows may have nothing behind the position but begin before it.
	most += int(p.store.text.folding().positions) - 1
	var found []eventRow
	err = p.news(db, &found, after, upto).ExcludeColumn("data", "packed_data").Limit(int64(most)).Scan(ctx)
	if err != nil {
		return nil, 0, fmt.Errorf("read the heads of events: %w", err)
	}
	if until = upto; len(found) == most {
		last, err := found[most-1].unfolded()
		if err != nil {
			return nil, 0, err
		}
		// Not the last position that a row may have: rows that were unfolded, or come from where nothing is folded, follow one number behind another.
		until = min(upto, last[len(last)-1].Position)
	}
	heads, err = unfoldedBetween(found, after, until)
	return heads, until, err
}

// EventData returns the events of some types behind a position, up to another.
func (p *Project) EventData(ctx context.Context, after, upto int64, types []string) ([]event.Event, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	var found []eventRow
	query := p.news(db, &found, after, upto)
	if folds := p.store.text.folding().folds; folds == nil {
		query = query.Where("t.type IN (?)", bun.List(types))
	} else { // the data of others is not worth reading
		has := folds(types)
		query = query.ExcludeColumn("packed", "packed_data").
			ColumnExpr("CASE WHEN "+has.sql+" THEN t.packed END AS packed", has.args...).
			ColumnExpr("CASE WHEN "+has.sql+" THEN t.packed_data END AS packed_data", has.args...).
			Where("t.type IN (?) OR "+has.sql, append([]any{bun.List(types)}, has.args...)...)
	}
	if err = query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read the data of events: %w", err)
	}
	events, err := unfoldedBetween(found, after, upto)
	return slices.DeleteFunc(events, func(e event.Event) bool { return !slices.Contains(types, e.Type) }), err
}

// news selects the rows in which events between two positions are. SQLite, which does not count rows, is told that they are few: it would go
// through all events of the project otherwise, and sort them.
func (p *Project) news(db bun.IDB, to *[]eventRow, after, upto int64) *bun.SelectQuery {
	text := p.store.text
	behind := text.fewPass(compare("t.number", ">", after-(text.folding().positions-1)))
	until := text.fewPass(compare("t.number", "<=", upto))
	return db.NewSelect().Model(to).Where(`t."project_id" = ?`, p.id).Where(behind.sql, behind.args...).Where(until.sql, until.args...).
		OrderExpr("t.number")
}

func unfoldedBetween(rows []eventRow, after, upto int64) (events []event.Event, err error) {
	for i := range rows {
		of, err := rows[i].unfolded()
		if err != nil {
			return nil, err
		}
		for _, e := range of {
			if e.Position > after && e.Position <= upto {
				events = append(events, e)
			}
		}
	}
	return events, nil
}
