package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/punchcardhq/punchcard/internal/outbox"
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

// settling is what a store knows of the numbers of events.
type settling struct {
	mu sync.Mutex
	// settled is a number up to which every event is committed or never will be.
	settled int64
	// Up to last nobody has a number to commit but the writers, who had not ended when it was the highest one.
	last    int64
	writers []string
}

// Settled looks at the highest number that is committed, and after that at who was writing events: a number below it that is missing is
// that of one of those. When they have ended, which most have at the next look, everything up to there is settled.
//
// Looks take turns: one that has seen the writers of an earlier moment would take those that another has seen since for ended.
func (p *Project) Settled(ctx context.Context) (settled, last int64, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return 0, 0, err
	}
	s := &p.store.settling
	s.mu.Lock()
	defer s.mu.Unlock()
	if err := db.NewRaw("SELECT coalesce(max(number), 0) FROM events").Scan(ctx, &last); err != nil {
		return 0, 0, fmt.Errorf("read the highest number of an event: %w", err)
	}
	if last > 0 {
		last += p.store.text.packing().positions - 1
	}
	var writers []string
	if question := p.store.text.eventWriters(); question != "" {
		if err := db.NewRaw(question).Scan(ctx, &writers); err != nil {
			return 0, 0, fmt.Errorf("read who writes events: %w", err)
		}
	}
	if !slices.ContainsFunc(s.writers, func(w string) bool { return slices.Contains(writers, w) }) {
		s.settled = max(s.settled, s.last)
		s.last, s.writers = last, writers
	}
	if len(writers) == 0 {
		s.settled = max(s.settled, last)
	}
	return s.settled, last, nil
}

// ProjectsWithEvents returns the projects that have events behind a position, up to another, and some whose last ones end right there.
func (p *Project) ProjectsWithEvents(ctx context.Context, after, upto int64) (projects []string, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	from := after - (p.store.text.packing().positions - 1)
	err = db.NewRaw("SELECT DISTINCT project_id FROM events WHERE number > ? AND number <= ?", from, upto).Scan(ctx, &projects)
	if err != nil {
		return nil, fmt.Errorf("look for new events: %w", err)
	}
	return projects, nil
}
