package daily

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is what daily work needs of a backend.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	DailyRuns() storage.Collection[Run]
}

// Step is one part of the work of a day.
type Step struct {
	// Name stays the same for ever: runs remember it.
	Name string
	// Do does one portion for a day and reports whether there is more.
	Do func(ctx context.Context, day calc.Day) (more bool, err error)
}

// Clock tells the time of a project.
type Clock struct {
	// Now is the project's own time, which may run ahead of the machine's.
	Now func() time.Time
	// Zone is where its days begin.
	Zone func(context.Context) (*time.Location, error)
}

// Engine does the daily work of one project.
type Engine struct {
	store Store
	clock Clock
	steps []Step
}

// New returns the daily work of the project that the store belongs to: these steps, in this order.
func New(store Store, clock Clock, steps ...Step) *Engine {
	return &Engine{store: store, clock: clock, steps: steps}
}

// Job does portions of the work of a project until nothing is due.
type Job struct{}

// Kind is the name of the job.
func (Job) Kind() string { return "PROJECT.DAILY_RUN" }

const (
	// turn is how long a job works before others get theirs.
	turn = time.Second
	// lostAfter is when a run that does not move has lost its job.
	lostAfter = 30 * time.Minute
)

// Begin enqueues a job when a day has begun that is not done and no job is on its way.
func (e *Engine) Begin(ctx context.Context) error {
	today, err := e.today(ctx)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		run, moved, err := open(ctx, tx, today)
		if err != nil {
			return err
		}
		if !moved && run.Working && time.Since(run.UpdatedAt) > lostAfter {
			_, err := tx.DailyRuns().Update(ctx, runID, func(r *Run) error { r.UpdatedAt = machineTime(); return nil })
			if err != nil {
				return err
			}
			moved = true
		}
		if !moved {
			return nil
		}
		return tx.Enqueue(ctx, Job{})
	})
}

// Work does what is due for about a second, and enqueues a job for the rest.
func (e *Engine) Work(ctx context.Context) error {
	done, err := e.work(ctx, time.Now().Add(turn))
	if err != nil || done {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := tx.DailyRuns().Update(ctx, runID, func(r *Run) error { r.UpdatedAt = machineTime(); return nil }); err != nil {
			return err
		}
		return tx.Enqueue(ctx, Job{})
	})
}

// CatchUp does everything that is due, whether or not jobs run.
func (e *Engine) CatchUp(ctx context.Context) error {
	_, err := e.work(ctx, time.Time{})
	return err
}

// work does what is due, until a time unless that is zero, and reports whether nothing is left.
func (e *Engine) work(ctx context.Context, until time.Time) (done bool, err error) {
	today, err := e.today(ctx)
	if err != nil {
		return false, err
	}
	for {
		run, _, err := open(ctx, e.store, today)
		if err != nil {
			return false, err
		}
		if !run.Working {
			return true, nil
		}
		if err := e.portion(ctx, run); err != nil {
			return false, err
		}
		if !until.IsZero() && time.Now().After(until) {
			return false, nil
		}
	}
}

// portion does one portion of the step that the run is at, and moves the run on when the step is over.
func (e *Engine) portion(ctx context.Context, run Run) error {
	at := e.position(run.Step)
	if at < len(e.steps) {
		more, err := e.steps[at].Do(ctx, run.Day)
		if err != nil {
			return fmt.Errorf("daily work of %s, %s: %w", run.Day, e.steps[at].Name, err)
		}
		if more {
			return nil
		}
	}
	_, err := e.store.DailyRuns().Update(ctx, runID, func(r *Run) error {
		if r.Day != run.Day || !r.Working || r.Step != run.Step {
			return nil // somebody else moved it
		}
		r.UpdatedAt = machineTime()
		if at+1 < len(e.steps) {
			r.Step = e.steps[at+1].Name
		} else {
			r.Working, r.Step = false, ""
		}
		return nil
	})
	return err
}

// position is where a step stands. The one that a run remembers may be gone: then the day begins again, which does nothing twice.
func (e *Engine) position(name string) int {
	for i, s := range e.steps {
		if s.Name == name {
			return i
		}
	}
	return 0
}

// open brings the run to the next day when its own is done and another has begun, and reports whether it did.
func open(ctx context.Context, store Store, today calc.Day) (run Run, moved bool, err error) {
	run, err = store.DailyRuns().Get(ctx, runID)
	if fault.IsNotFound(err) {
		first := Run{ID: runID, Day: today, Working: true, UpdatedAt: machineTime()}
		if err = store.DailyRuns().Insert(ctx, first); !fault.Has(err, "duplicate_found") {
			return first, true, err
		}
		run, err = store.DailyRuns().Get(ctx, runID)
	}
	if err != nil || run.Working || run.Day >= today {
		return run, false, err
	}
	run, err = store.DailyRuns().Update(ctx, runID, func(r *Run) error {
		moved = !r.Working && r.Day < today
		if moved {
			r.Day, r.Step, r.Working, r.UpdatedAt = r.Day.AddDays(1), "", true, machineTime()
		}
		return nil
	})
	return run, moved, err
}

func (e *Engine) today(ctx context.Context) (calc.Day, error) {
	zone, err := e.clock.Zone(ctx)
	if err != nil {
		return "", err
	}
	return calc.DayOf(e.clock.Now(), zone), nil
}

func machineTime() time.Time { return time.Now().UTC().Truncate(time.Millisecond) }
