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

// packing is how a database reads packed events.
type packing struct {
	// log is a table expression that lists each event as a row t, with the id of the row that it is in.
	log string
	// inOrder is a table expression with the rows of log, for an export. all is its condition for the events of a project, and order is the ORDER BY that
	// lists them by their numbers. An index has that order: the disk may have no room to sort all events.
	inOrder, all, order string
	// unpack are statements that give rows of their own to all events of the rows in which some event meets a condition.
	unpack []string
	// packs is a condition: the row has a packed event of one of some types.
	packs func(types []string) expr
}

// packedTypes is packing.packs for a database whose function finds a text in a text.
func packedTypes(find string) func(types []string) expr {
	return func(types []string) expr {
		var any []expr
		for _, t := range types {
			any = append(any, sqlf(find+"(t.packed, ?) > 0", `"type":"`+t+`"`))
		}
		return or(any...)
	}
}

// eventRows is the collection of events. A row may have several of them.
type eventRows struct{ rows[*event.Event, *eventRow] }

// Get looks for the row of the event, and then for a row in which the event may be packed: its id is one of those right before.
func (c eventRows) Get(ctx context.Context, id string) (*event.Event, error) {
	found, err := c.rows.Get(ctx, id)
	if !fault.IsNotFound(err) || !storage.ValidText(id) {
		return found, err
	}
	packed, err := c.named(ctx, []any{id})
	if err == nil && len(packed) == 0 {
		err = fault.NotFound(c.kind.Name, id)
	}
	if err != nil {
		return nil, err
	}
	return packed[0], nil
}

// named returns the events with some ids, in the order of the ids: those that have a row, and those that are packed into one of the rows whose
// ids are right before.
func (c eventRows) named(ctx context.Context, ids []any) (found []*event.Event, err error) {
	db, err := c.project.reader(ctx)
	if err != nil {
		return nil, err
	}
	var rows []string
	for _, id := range ids {
		rows = append(rows, event.Before(id.(string))...)
	}
	var read []eventRow
	err = db.NewSelect().Model(&read).Where(`t."project_id" = ?`, c.project.id).Where(`t."id" IN (?)`, bun.List(rows)).Scan(ctx)
	if err != nil {
		return nil, fmt.Errorf("read the rows of events: %w", err)
	}
	for i := range read {
		events, err := read[i].unpacked()
		if err != nil {
			return nil, err
		}
		for j := range events {
			if slices.Contains(ids, any(events[j].ID)) {
				found = append(found, &events[j])
			}
		}
	}
	slices.SortFunc(found, func(a, b *event.Event) int { return strings.Compare(a.ID, b.ID) })
	return found, nil
}

// asksForIDs returns the ids that a query asks for and nothing besides, or nil. A query for very many is better off with the log.
func asksForIDs(q storage.Query) []any {
	w := q.Filter.Where
	if w == nil || w.Field != "id" || w.Op != storage.OpIs || len(q.Filter.All)+len(q.Filter.Any)+len(q.Order)+q.Offset+q.Limit > 0 || q.After != nil || q.WithTotal || len(w.Values) > maxNamed {
		return nil
	}
	for _, id := range w.Values {
		if text, is := id.(string); !is || !storage.ValidText(text) {
			return nil
		}
	}
	return w.Values
}

const maxNamed = 1000

// List reads the log of all events, except for a query about entities whose events are never packed: that reads the table, for which there is an
// index. Events with some ids are read by their rows.
func (c eventRows) List(ctx context.Context, q storage.Query) (page storage.Page[*event.Event], err error) {
	if ids := asksForIDs(q); len(ids) > 0 {
		page.Items, err = c.named(ctx, ids)
		return page, err
	}
	if !neverPacked(q.Filter) {
		c.source = c.project.store.text.packing().log
	}
	return c.rows.List(ctx, q)
}

// neverPacked reports whether all events that pass a filter are of entities whose events are never packed.
func neverPacked(f storage.Filter) bool {
	if w := f.Where; w != nil && w.Field == "entity_type" && w.Op == storage.OpIs && len(w.Values) > 0 {
		return !slices.ContainsFunc(w.Values, func(v any) bool {
			name, is := v.(string)
			return !is || slices.Contains(packable, name)
		})
	}
	return slices.ContainsFunc(f.All, neverPacked)
}

// Insert writes events of one change as one row, where they can be. It draws the numbers of the rows first, where a trigger of SQLite would number each by
// writing it, which has the whole order, a second time (goal P27).
func (c eventRows) Insert(ctx context.Context, events []*event.Event) error {
	packed := Pack(slices.Collect(func(yield func(event.Event) bool) {
		for _, e := range events {
			if !yield(*e) {
				return
			}
		}
	}))
	return c.project.inTx(ctx, func(tx *Project) error {
		if err := tx.number(ctx, packed); err != nil {
			return err
		}
		return rows[*PackedEvents, *eventRow]{packedEventsTable, tx}.Insert(ctx, packed)
	})
}

// number draws the numbers of rows of events, where the database has no sequence.
func (p *Project) number(ctx context.Context, packed []*PackedEvents) error {
	draw := p.store.text.drawNumbers()
	fresh := 0
	for _, row := range packed {
		if row.Events[0].Position == 0 {
			fresh++
		}
	}
	if draw == "" || fresh == 0 {
		return nil
	}
	var last int64
	if err := p.tx.tx.NewRaw(draw, fresh*event.MaxConsecutive).Scan(ctx, &last); err != nil {
		return fmt.Errorf("draw the numbers of events: %w", err)
	}
	next := last - int64(fresh*event.MaxConsecutive) + 1
	for _, row := range packed {
		if first := &row.Events[0]; first.Position == 0 {
			first.Position, next = next, next+event.MaxConsecutive
		}
	}
	return nil
}

func (c eventRows) Update(ctx context.Context, id string, change func(*event.Event) error) (changed *event.Event, err error) {
	err = c.unpacking(ctx, storage.Is("id", id), func(c rows[*event.Event, *eventRow]) error {
		changed, err = c.Update(ctx, id, change)
		return err
	})
	return changed, err
}

func (c eventRows) UpdateAll(ctx context.Context, f storage.Filter, change func(*event.Event) (bool, error)) (n int, err error) {
	err = c.unpacking(ctx, f, func(c rows[*event.Event, *eventRow]) error {
		n, err = c.UpdateAll(ctx, f, change)
		return err
	})
	return n, err
}

func (c eventRows) Delete(ctx context.Context, id string) error {
	return c.unpacking(ctx, storage.Is("id", id), func(c rows[*event.Event, *eventRow]) error { return c.Delete(ctx, id) })
}

func (c eventRows) DeleteAll(ctx context.Context, f storage.Filter) (n int, err error) {
	err = c.unpacking(ctx, f, func(c rows[*event.Event, *eventRow]) error {
		n, err = c.DeleteAll(ctx, f)
		return err
	})
	return n, err
}

// unpacking unpacks the rows that a change touches, so that each of them is one event, and then makes the change.
func (c eventRows) unpacking(ctx context.Context, f storage.Filter, change func(rows[*event.Event, *eventRow]) error) error {
	if c.kind.CheckFilter(f) != nil {
		return change(c.rows)
	}
	return c.project.inTx(ctx, func(tx *Project) error {
		where := c.where(f)
		args := append([]any{tx.id, tx.id}, where.args...)
		for _, statement := range tx.store.text.packing().unpack {
			if _, err := tx.tx.tx.NewRaw(strings.Replace(statement, "%s", where.sql, 1), args...).Exec(ctx); err != nil {
				return fmt.Errorf("unpack events: %w", err)
			}
		}
		return change(rows[*event.Event, *eventRow]{c.table, tx})
	})
}

// EventHeads returns the events after one position and up to another, without their data. It reads about max rows; until is the position up to
// which the answer is complete.
func (p *Project) EventHeads(ctx context.Context, after, upto int64, maxRows int) (heads []event.Event, until int64, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, 0, err
	}
	// Rows that begin before the position may have events after it.
	maxRows += event.MaxConsecutive - 1
	var found []eventRow
	err = p.between(db, &found, after, upto).ExcludeColumn("data", "packed_data").Limit(int64(maxRows)).Scan(ctx)
	if err != nil {
		return nil, 0, fmt.Errorf("read the heads of events: %w", err)
	}
	if until = upto; len(found) == maxRows {
		last, err := found[maxRows-1].unpacked()
		if err != nil {
			return nil, 0, err
		}
		// Not the last position that a row may take: rows that were unpacked have consecutive numbers.
		until = min(upto, last[len(last)-1].Position)
	}
	heads, err = unpackedBetween(found, after, until)
	return heads, until, err
}

// EventData returns the events of some types after one position and up to another, with their data.
func (p *Project) EventData(ctx context.Context, after, upto int64, types []string) ([]event.Event, error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	var found []eventRow
	query := p.between(db, &found, after, upto)
	has := p.store.text.packing().packs(types)
	query = query.ExcludeColumn("packed", "packed_data"). // without the data of other types, which is most of a row
								ColumnExpr("CASE WHEN "+has.sql+" THEN t.packed END AS packed", has.args...).
								ColumnExpr("CASE WHEN "+has.sql+" THEN t.packed_data END AS packed_data", has.args...).
								Where("t.type IN (?) OR "+has.sql, append([]any{bun.List(types)}, has.args...)...)
	if err = query.Scan(ctx); err != nil {
		return nil, fmt.Errorf("read the data of events: %w", err)
	}
	events, err := unpackedBetween(found, after, upto)
	return slices.DeleteFunc(events, func(e event.Event) bool { return !slices.Contains(types, e.Type) }), err
}

// between selects the rows that have events after one position and up to another. SQLite has no statistics and is told that these rows are few:
// otherwise it would read all events of the project, and sort them.
func (p *Project) between(db bun.IDB, to *[]eventRow, after, upto int64) *bun.SelectQuery {
	text := p.store.text
	behind := text.fewPass(compare("t.number", ">", after-(event.MaxConsecutive-1)))
	until := text.fewPass(compare("t.number", "<=", upto))
	return db.NewSelect().Model(to).Where(`t."project_id" = ?`, p.id).Where(behind.sql, behind.args...).Where(until.sql, until.args...).
		OrderExpr("t.number")
}

func unpackedBetween(rows []eventRow, after, upto int64) (events []event.Event, err error) {
	for i := range rows {
		of, err := rows[i].unpacked()
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

// DropEvents deletes the events after one position and up to another, by their rows: a row whose last position may be beyond it stays.
func (p *Project) DropEvents(ctx context.Context, after, upto int64) error {
	return p.inTx(ctx, func(tx *Project) error {
		db, err := tx.tx.handle()
		if err != nil {
			return err
		}
		const packed = event.MaxConsecutive - 1
		_, err = db.NewRaw("DELETE FROM events WHERE project_id = ? AND number > ? AND number <= ? AND (packed IS NULL OR number <= ?)",
			tx.id, after-packed, upto, upto-packed).Exec(ctx)
		if err != nil {
			return fmt.Errorf("delete events: %w", err)
		}
		return nil
	})
}
