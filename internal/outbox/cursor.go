package outbox

import (
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is what the outbox needs of a backend within one project.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	event.Store
	// EventHeads returns the events after one position up to another, which is settled, in the order of their positions. Their data, which
	// is the largest part of them, may be missing. When there are more than about limit events, it returns the first of them, and until is
	// the position up to which none is missing.
	EventHeads(ctx context.Context, after, upTo int64, limit int) (heads []event.Event, until int64, err error)
	// EventData returns the events of the given types after one position up to another, with their data.
	EventData(ctx context.Context, after, upTo int64, types []string) ([]event.Event, error)
	// DropEvents deletes the events after one position up to another. Those that were written together stay when one of them is beyond it.
	DropEvents(ctx context.Context, after, upTo int64) error
	EventCursors() storage.Collection[Cursor]
}

// SystemStore is what the outbox needs of a backend above the projects.
type SystemStore interface {
	// Settled returns the position up to which every event is committed or never will be, and the highest position that is committed.
	// settled reaches last once the transactions that are writing events have ended.
	Settled(ctx context.Context) (settled, last int64, err error)
	// ProjectsWithEvents returns the projects that have events after one position up to another.
	ProjectsWithEvents(ctx context.Context, after, upTo int64) ([]string, error)
}

// Cursor is a position in the events of a project. A project has one cursor for the events that were announced, and two for each consumer:
// one is locked while events are delivered, which may take a while; the other says whether a job is scheduled, and is never locked for
// long.
type Cursor struct {
	ID string
	// Position is that of the last event that is announced or delivered.
	Position int64
	// Scheduled means that a job of the consumer is scheduled or running, since UpdatedAt.
	Scheduled bool
	UpdatedAt time.Time
}

// announcedCursor is the id of the cursor up to which events of the project were announced: a job is scheduled for each consumer that
// needs them.
const announcedCursor = "settled"

// sweptCursor is the id of the cursor, in the system store, up to which the events of all projects were announced. It may lag behind.
const sweptCursor = "swept"

// deliveredCursor is the id of the cursor up to which events were delivered to a consumer.
func deliveredCursor(consumer string) string { return "passed " + consumer }

// scheduledCursor is the id of the cursor that says whether a job of a consumer is scheduled.
func scheduledCursor(consumer string) string { return scheduledPrefix + consumer }

const scheduledPrefix = "due "

func isScheduledCursor(id string) bool { return strings.HasPrefix(id, scheduledPrefix) }

// Kind describes cursors to a backend.
var Kind = storage.Kind[Cursor]{
	Name: "event_cursor",
	ID:   func(c *Cursor) string { return c.ID },
	Fields: []storage.Field[Cursor]{
		storage.Int("position", func(c *Cursor) int64 { return c.Position }),
	},
}
