package daily

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Run is how far a project is with its days. There is one for each project.
type Run struct {
	ID string
	// Day is the day that is being worked on, or the last one that is done.
	Day calc.Day
	// Working says that the day is not done; Step is then the step that it is at.
	Working bool
	Step    string
	// UpdatedAt is when the run last moved, by the clock of the machine.
	UpdatedAt time.Time
}

// runID is the id of the only run of a project.
const runID = "daily"

// Kind describes runs to a backend.
var Kind = storage.Kind[Run]{
	Name: "daily_run", Prefix: "daily",
	ID: func(r *Run) string { return r.ID },
}
