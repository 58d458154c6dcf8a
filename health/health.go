package health

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/webhook"
)

// Report is the state of the background work of a project at a moment.
type Report struct {
	At time.Time
	// Answered is how long the storage took to answer.
	Answered time.Duration
	// Jobs are the jobs that wait, run or will be repeated, by kind.
	Jobs []asyncaction.Backlog
	// Consumers are those who get the events of the project, by name.
	Consumers []Consumer
	// DeliveryDue is when the delivery of a webhook was due that waits longest for its next attempt; zero when none is due.
	DeliveryDue time.Time
	// Daily is the work of each day; its Day is empty before the first one.
	Daily DailyWork
}

// Consumer is a part of Punchcard, or of a program, that gets events.
type Consumer struct {
	Name string
	// Behind counts the positions of events that it has not got yet; not each position has an event of the project.
	Behind int64
	// Since is when it was called for events that it has not got yet; zero when it has got all.
	Since time.Time
}

// DailyWork is how far the work of each day is done.
type DailyWork struct {
	// Day is the day that is worked on, or the last one that is done, as 2026-11-23. Working says that it is not done.
	Day     string
	Working bool
	// Failed counts what failed on that day.
	Failed int
	// At is when it last changed, by the clock of the system.
	At time.Time
}

// Store is the part of a backend that is looked at.
type Store interface {
	outbox.Store
	Backlog(ctx context.Context) ([]asyncaction.Backlog, error)
}

// Deps are what an engine works with.
type Deps struct {
	Store    Store
	Now      func() time.Time
	Webhooks *webhook.Engine
	Daily    *daily.Engine
}

// Engine measures the background work of one project.
type Engine struct{ deps Deps }

// New returns an engine.
func New(d Deps) *Engine { return &Engine{d} }

// Measure reads the state of the background work now.
func (e *Engine) Measure(ctx context.Context) (r Report, err error) {
	r.At = e.deps.Now()
	began := time.Now()
	if r.Jobs, err = e.deps.Store.Backlog(ctx); err != nil {
		return r, err
	}
	r.Answered = time.Since(began)
	cursors, err := e.deps.Store.EventCursors().List(ctx, storage.Query{})
	if err != nil {
		return r, err
	}
	for _, lag := range outbox.Lags(cursors.Items) {
		r.Consumers = append(r.Consumers, Consumer{Name: lag.Consumer, Behind: lag.Positions, Since: lag.Since})
	}
	due, err := e.deps.Webhooks.Deliveries(ctx, storage.Query{
		Filter: storage.Where("next_at", storage.OpLessEqual, r.At), Order: []storage.Order{{Field: "next_at"}}, Limit: 1,
	})
	if err != nil {
		return r, err
	}
	for _, d := range due.Items {
		r.DeliveryDue = d.NextAt
	}
	run, err := e.deps.Daily.Last(ctx)
	r.Daily = DailyWork{Day: string(run.Day), Working: run.Working, Failed: len(run.Failed), At: run.UpdatedAt}
	return r, err
}
