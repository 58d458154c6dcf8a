package outbox

import (
	"context"
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
	EventCursors() storage.Collection[Cursor]
	// NumberEvents gives the events that have no position those behind after, at most limit of them and in the order in which they
	// were written, and returns how many there were. The caller sees to it that nobody else does so at the same time.
	NumberEvents(ctx context.Context, after int64, limit int) (int, error)
}

// SystemStore is what the outbox needs of a backend above the projects.
type SystemStore interface {
	// ProjectsWithNews returns the projects that have events without a position.
	ProjectsWithNews(ctx context.Context) ([]string, error)
}

// Cursor is a row that somebody holds or reads to know how far he has come. There is one for the positions that were given out
// and there are two for each consumer: one that is held while events are handed out, which may take a while, and one that says
// whether a job is on its way, which is never held for long.
type Cursor struct {
	ID string
	// Position is that of the last event that is done with.
	Position int64
	// Scheduled says that a job is on its way, since UpdatedAt.
	Scheduled bool
	UpdatedAt time.Time
}

// numbered is the id of the cursor of the positions that were given out.
const numbered = "numbered"

// reached is the id of the cursor of what a consumer got.
func reached(consumer string) string { return "reached " + consumer }

// scheduled is the id of the cursor that says whether a job of a consumer is on its way.
func scheduled(consumer string) string { return "scheduled " + consumer }

// Kind describes cursors to a backend.
var Kind = storage.Kind[Cursor]{Name: "event_cursor", ID: func(c *Cursor) string { return c.ID }}
