package daily

import (
	"slices"
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
	// Failed is what could not be done on the day. The rest went on without it.
	Failed []Failure
	// UpdatedAt is when the run last moved, by the clock of the machine.
	UpdatedAt time.Time
}

// Failure is what could not be done.
type Failure struct {
	Step string
	// Of is the card or so for which the step failed; empty for all of it.
	Of string
}

// failed notes a failure once.
func (r *Run) failed(f Failure) {
	if !slices.Contains(r.Failed, f) {
		r.Failed = append(slices.Clone(r.Failed), f)
	}
}

// passing is for which cards or so a step failed.
func (r *Run) passing(step string) (of []string) {
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
