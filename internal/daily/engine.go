package daily

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that daily work needs.
type Store interface {
	storage.Transactor
	asyncaction.Queue
	DailyRuns() storage.Collection[Run]
}

// Phase is when in a day a step is done.
type Phase int

// The phases of a day, in their order.
const (
	Mature   Phase = iota // pending points become usable, or are cancelled
	Redeem                // automatic rewards are redeemed
	EndTiers              // tiers end, and others begin
	Expire                // points expire, and tiers follow the balance
	Refresh               // data that depends on the date is computed again
	Forget                // expired data is deleted
)

// Step is one part of the work of a day.
type Step struct {
	Phase Phase
	// Name never changes: runs store it.
	Name string
	// Do does one portion for a day and reports whether there is more, besides the ids to skip, for which it failed before. It
	// returns Failed when it cannot do the portion for one card or another single object.
	Do func(ctx context.Context, day calc.Day, passing []string) (more bool, err error)
}

// Failed is the error of a portion that failed for one object, such as a card, by its id; without an error, or an id, it returns
// err. The step continues with the others. An error because the process ends is not noted for the object.
func Failed(of string, err error) error {
	if err == nil || of == "" || errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	return &failed{of, err}
}

type failed struct {
	of string
	error
}

func (f *failed) Unwrap() error { return f.error }

// Clock is the time of a project.
type Clock struct {
	// Now is the project's own time, which may be ahead of the system's.
	Now func() time.Time
	// Zone is its time zone.
	Zone func(context.Context) (*time.Location, error)
}

// Engine does the daily work of one project.
type Engine struct {
	store Store
	clock Clock
	log   *slog.Logger
	steps []Step
}

// New returns the daily work of the project that the store belongs to: the steps in the order of their phases, those of one phase
// as they are given. Failures are logged.
func New(store Store, clock Clock, log *slog.Logger, steps ...[]Step) *Engine {
	all := slices.Concat(steps...)
	slices.SortStableFunc(all, func(a, b Step) int { return cmp.Compare(a.Phase, b.Phase) })
	return &Engine{store: store, clock: clock, log: log, steps: all}
}

// runJob does portions of the work of a project until nothing is due.
type runJob struct{}

// Kind is the name of the job.
func (runJob) Kind() string { return "PROJECT.DAILY_RUN" }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, _ runJob, d asyncaction.Delivery) error {
		return engine(projectID).Work(ctx, d.Last)
	})
}

const (
	// jobTime is how long a job works before it lets others run.
	jobTime = time.Second
	// lostAfter is after which time a run that does not change is taken to have lost its job.
	lostAfter = 30 * time.Minute
	// againAfter is after which time the steps of a day run again for what failed.
	againAfter = 10 * time.Minute
	// maxFailed is how many portions of a day may fail before the step itself fails.
	maxFailed = 100
)

// Begin enqueues a job when a day has begun that is not done and no job is enqueued, or when it is time to try failed portions
// again.
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
		if !moved && run.again() {
			_, err := tx.DailyRuns().Update(ctx, runID, func(r *Run) error {
				if moved = r.again(); moved {
					r.Step, r.Working, r.Failed, r.UpdatedAt = "", true, nil, systemTime()
				}
				return nil
			})
			if err != nil {
				return err
			}
		}
		if !moved && run.Working && time.Since(run.UpdatedAt) > lostAfter {
			_, err := tx.DailyRuns().Update(ctx, runID, func(r *Run) error { r.UpdatedAt = systemTime(); return nil })
			if err != nil {
				return err
			}
			moved = true
		}
		if !moved {
			return nil
		}
		return tx.Enqueue(ctx, runJob{})
	})
}

// again reports whether it is time to try failed portions again. All steps run again: those that are done find nothing.
func (r *Run) again() bool {
	return !r.Working && len(r.Failed) > 0 && time.Since(r.UpdatedAt) > againAfter
}

// Work does what is due for about a second, and enqueues a job for the rest. After an error the caller repeats it; with last the
// failing step is left out, so that it does not stop the daily work for good.
func (e *Engine) Work(ctx context.Context, last bool) error {
	done, err := e.work(ctx, time.Now().Add(jobTime), last)
	if err != nil || done {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := tx.DailyRuns().Update(ctx, runID, func(r *Run) error { r.UpdatedAt = systemTime(); return nil }); err != nil {
			return err
		}
		return tx.Enqueue(ctx, runJob{})
	})
}

// CatchUp does everything that is due, whether or not jobs run.
func (e *Engine) CatchUp(ctx context.Context) error {
	_, err := e.work(ctx, time.Time{}, false)
	return err
}

// work does what is due, until a time unless that is zero, and reports whether nothing is left.
func (e *Engine) work(ctx context.Context, until time.Time, last bool) (done bool, err error) {
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
		end := until
		if end.IsZero() {
			end = time.Now().Add(jobTime)
		}
		if err := e.portions(ctx, run, end, last); err != nil {
			return false, err
		}
		if !until.IsZero() && time.Now().After(until) {
			return false, nil
		}
	}
}

// portions does portions of the steps of a day, beginning with the present one of the run, until the day or the time ends, or a step fails, and stores then
// how far it came. So most days are stored once: a step that a killed process has done and not stored is done again, and finds nothing. A failure for one
// object is noted, and the object is skipped from then on.
func (e *Engine) portions(ctx context.Context, run Run, end time.Time, last bool) (err error) {
	at, now := e.position(run.Step), run
	for at < len(e.steps) && err == nil {
		step := e.steps[at]
		var more bool
		more, err = step.Do(ctx, run.Day, now.failedIDs(step.Name))
		var of *failed
		switch {
		case errors.As(err, &of) && len(now.Failed) < maxFailed:
			e.log.ErrorContext(ctx, "a portion of daily work failed", "day", run.Day, "step", step.Name, "of", of.of, "error", err)
			now.failed(Failure{step.Name, of.of})
			err = nil
		case err != nil && last && ctx.Err() == nil:
			e.log.ErrorContext(ctx, "daily work is left out", "day", run.Day, "step", step.Name, "error", err)
			now.failed(Failure{Step: step.Name})
			at, err = at+1, nil
		case err != nil:
			err = fmt.Errorf("daily work of %s, %s: %w", run.Day, step.Name, err)
		case !more:
			at++
		}
		if time.Now().After(end) {
			break
		}
	}
	_, stored := e.store.DailyRuns().Update(ctx, runID, func(r *Run) error {
		if r.Day != run.Day || !r.Working {
			return nil // another process has ended the day
		}
		for _, f := range now.Failed {
			r.failed(f)
		}
		if r.Step != run.Step {
			return nil // another process goes on from there
		}
		r.UpdatedAt = systemTime()
		if at < len(e.steps) {
			r.Step = e.steps[at].Name
		} else {
			r.Working, r.Step = false, ""
		}
		return nil
	})
	return errors.Join(err, stored)
}

// position is the index of a step. The step of a stored run may not exist any more: then the day begins again, which repeats
// nothing.
func (e *Engine) position(name string) int {
	for i, s := range e.steps {
		if s.Name == name {
			return i
		}
	}
	return 0
}

// open sets the run to the next day when its own is done and another has begun, and reports whether it did.
func open(ctx context.Context, store Store, today calc.Day) (run Run, moved bool, err error) {
	run, err = store.DailyRuns().Get(ctx, runID)
	if fault.IsNotFound(err) {
		first := Run{ID: runID, Day: today, Working: true, UpdatedAt: systemTime()}
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
			r.Day, r.Step, r.Working, r.Failed, r.UpdatedAt = r.Day.AddDays(1), "", true, nil, systemTime()
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

func systemTime() time.Time { return time.Now().UTC().Truncate(time.Millisecond) }

// Last is the run of the project; the zero Run before the first one.
func (e *Engine) Last(ctx context.Context) (Run, error) {
	run, err := e.store.DailyRuns().Get(ctx, runID)
	if fault.IsNotFound(err) {
		return Run{}, nil
	}
	return run, err
}
