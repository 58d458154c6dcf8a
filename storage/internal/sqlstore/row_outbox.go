package sqlstore

import (
	"context"
	"fmt"
	"slices"
	"sync"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var (
	_ outbox.Store       = (*Project)(nil)
	_ outbox.SystemStore = (*Project)(nil)
)

// EventCursors returns the cursors that say up to which position events were delivered to consumers.
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

// settling is what a store knows about which numbers of events are committed.
type settling struct {
	mu sync.Mutex
	// settled is a number up to which all events are committed or rolled back.
	settled int64
	// last was the highest committed number when writers were the open transactions with events. Numbers up to last that are not committed are
	// theirs.
	last    int64
	writers []string
}

// Settled reads the highest committed number, and after that the open transactions that write events: a lower number that is missing belongs to one
// of them. When these have ended, which most have at the next call, all numbers up to that one are settled.
//
// Calls run one after the other: with the writers of an earlier time a call would take later writers for ended.
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
		last += event.MaxConsecutive - 1
	}
	var writers []string
	if query := p.store.text.eventWriters(); query != "" {
		if err := db.NewRaw(query).Scan(ctx, &writers); err != nil {
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

// ProjectsWithEvents returns the projects that have events after one position and up to another, and perhaps some whose last packed event is at the
// first position.
func (p *Project) ProjectsWithEvents(ctx context.Context, after, upto int64) (projects []string, err error) {
	db, err := p.reader(ctx)
	if err != nil {
		return nil, err
	}
	from := after - (event.MaxConsecutive - 1)
	err = db.NewRaw("SELECT DISTINCT project_id FROM events WHERE number > ? AND number <= ?", from, upto).Scan(ctx, &projects)
	if err != nil {
		return nil, fmt.Errorf("look for new events: %w", err)
	}
	return projects, nil
}
