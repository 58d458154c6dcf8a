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
	// EventHeads returns the events behind a position, up to another that is settled, in the order of their positions. Their data, which is
	// most of them, may be missing: they are to look for those whose data is wanted. Where there are more than about so many, until is the position up to which they are all.
	EventHeads(ctx context.Context, after, upto int64, most int) (heads []event.Event, until int64, err error)
	// EventData returns the events of some types behind a position, up to another, with their data.
	EventData(ctx context.Context, after, upto int64, types []string) ([]event.Event, error)
	EventCursors() storage.Collection[Cursor]
}

// SystemStore is what the outbox needs of a backend above the projects.
type SystemStore interface {
	// Settled returns a position up to which every event is committed or never will be, and the highest one that is. The first
	// follows the second, when who was writing meanwhile has come to an end.
	Settled(ctx context.Context) (settled, last int64, err error)
	// ProjectsWithNews returns the projects that have events behind a position, up to another.
	ProjectsWithNews(ctx context.Context, after, upto int64) ([]string, error)
}

// Cursor is a row that somebody holds or reads to know how far he has come. A project has one for what was announced to consumers and
// two for each of them: one that is held while events are handed out, which may take a while, and one that says whether a job is on
// its way, which is never held for long.
type Cursor struct {
	ID string
	// Position is that of the last event that is done with.
	Position int64
	// Scheduled says that a job is on its way, since UpdatedAt.
	Scheduled bool
	UpdatedAt time.Time
}

// announced is the id of the cursor up to which relays have told consumers of a project of its events.
const announced = "settled"

// swept is the id of the cursor, in the system's store, up to which all projects were told. It is written now and then.
const swept = "swept"

// passed is the id of the cursor of what a consumer got.
func passed(consumer string) string { return "passed " + consumer }

// due is the id of the cursor that says whether a job of a consumer is on its way.
func due(consumer string) string { return dueOf + consumer }

const dueOf = "due "

func isDue(id string) bool { return strings.HasPrefix(id, dueOf) }

// Kind describes cursors to a backend.
var Kind = storage.Kind[Cursor]{
	Name: "event_cursor",
	ID:   func(c *Cursor) string { return c.ID },
	Fields: []storage.Field[Cursor]{
		storage.Int("position", func(c *Cursor) int64 { return c.Position }),
	},
}
