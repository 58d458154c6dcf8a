package daily

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Run is the progress of a project's daily work. There is one for each project.
type Run struct {
	ID string
	// Day is the present day of the work, or the last one that is done.
	Day calc.Day
	// Working says that the day is not done; Step is then the present step.
	Working bool
	Step    string
	// Failed are the failures of the day.
	Failed []Failure
	// UpdatedAt is when the run last changed, by the clock of the system.
	UpdatedAt time.Time
}

// Failure is a portion that failed.
type Failure struct {
	Step string
	// Of is the id of the object, such as a card, for which the step failed; empty for the whole step.
	Of string
}

// failed notes a failure once.
func (r *Run) failed(f Failure) {
	if !slices.Contains(r.Failed, f) {
		r.Failed = append(slices.Clone(r.Failed), f)
	}
}

// failedIDs are the ids for which a step failed.
func (r *Run) failedIDs(step string) (of []string) {
	for _, f := range r.Failed {
		if f.Step == step && f.Of != "" {
			of = append(of, f.Of)
		}
	}
	return of
}

// runID is the id of the only run of a project.
const runID = "daily"

// Kind describes runs to a backend.
var Kind = storage.Kind[Run]{
	Name: "daily_run", Prefix: "daily",
	ID: func(r *Run) string { return r.ID },
}
