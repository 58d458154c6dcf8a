package punchcard

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage"
)

// Health is the state of the background work of a project at a moment.
type Health struct {
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

// Health measures the background work of the project.
func (p *Project) Health(ctx context.Context) (h Health, err error) {
	store := p.engine.store(p.ID)
	h.At = p.env.Now()
	began := time.Now()
	if h.Jobs, err = store.Backlog(ctx); err != nil {
		return h, err
	}
	h.Answered = time.Since(began)
	if h.Consumers, err = consumers(ctx, store); err != nil {
		return h, err
	}
	due, err := p.Webhooks.Deliveries(ctx, storage.Query{
		Filter: storage.Where("next_at", storage.OpLessEqual, h.At), Order: []storage.Order{{Field: "next_at"}}, Limit: 1,
	})
	if err != nil {
		return h, err
	}
	for _, d := range due.Items {
		h.DeliveryDue = d.NextAt
	}
	run, err := p.daily.Last(ctx)
	h.Daily = DailyWork{Day: string(run.Day), Working: run.Working, Failed: len(run.Failed), At: run.UpdatedAt}
	return h, err
}

// consumers says how far each consumer has got.
func consumers(ctx context.Context, store outbox.Store) (list []Consumer, err error) {
	page, err := store.EventCursors().List(ctx, storage.Query{})
	for _, lag := range outbox.Lags(page.Items) {
		list = append(list, Consumer{Name: lag.Consumer, Behind: lag.Positions, Since: lag.Since})
	}
	return list, err
}
