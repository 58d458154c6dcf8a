package sqlstore

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/outbox"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var (
	_ outbox.Store       = (*Project)(nil)
	_ outbox.SystemStore = (*Project)(nil)
)

// EventCursors returns how far events were handed out.
func (p *Project) EventCursors() storage.Collection[outbox.Cursor] {
	return collection(p, eventCursorTable)
}

var eventCursorTable = tableOf(outbox.Kind, eventCursorItem, newEventCursorRow)

type eventCursorRow struct {
	bun.BaseModel `bun:"table:event_cursors,alias:t"`

	ProjectID string  `bun:"project_id,pk"`
	ID        string  `bun:"id,pk"`
	Position  int64   `bun:"position"`
	Scheduled bool    `bun:"scheduled"`
	UpdatedAt instant `bun:"updated_at"`
}

func eventCursorItem(r *eventCursorRow) outbox.Cursor {
	return outbox.Cursor{ID: r.ID, Position: r.Position, Scheduled: r.Scheduled, UpdatedAt: r.UpdatedAt.time()}
}

func newEventCursorRow(project string, c *outbox.Cursor) eventCursorRow {
	return eventCursorRow{ProjectID: project, ID: c.ID, Position: c.Position, Scheduled: c.Scheduled, UpdatedAt: instant(c.UpdatedAt)}
}

// NumberEvents gives positions to events in the order in which they were written.
func (p *Project) NumberEvents(ctx context.Context, after int64, limit int) (n int, err error) {
	err = p.inTx(ctx, func(tx *Project) error {
		arrival := p.store.text.arrival()
		result, err := tx.tx.tx.NewRaw("UPDATE events SET position = n.position FROM ("+
			"SELECT w.id AS id, ? + row_number() OVER (ORDER BY w.arrival) AS position FROM ("+
			"SELECT id, "+arrival+" AS arrival FROM events WHERE project_id = ? AND position IS NULL ORDER BY "+arrival+" LIMIT ?) w) n "+
			"WHERE events.project_id = ? AND events.id = n.id", after, p.id, limit, p.id).Exec(ctx)
		if err != nil {
			return fmt.Errorf("number events: %w", err)
		}
		rows, err := result.RowsAffected()
		n = int(rows)
		return err
	})
	return n, err
}

// ProjectsWithNews returns the projects that have events without a position.
func (p *Project) ProjectsWithNews(ctx context.Context) (projects []string, err error) {
	db, err := p.reader()
	if err != nil {
		return nil, err
	}
	// A long backlog of one project must not make every look long.
	err = db.NewRaw("SELECT DISTINCT project_id FROM (SELECT project_id FROM events WHERE position IS NULL LIMIT 10000) w").Scan(ctx, &projects)
	if err != nil {
		return nil, fmt.Errorf("look for events without a position: %w", err)
	}
	return projects, nil
}
