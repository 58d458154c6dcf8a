package outbox

import (
	"context"
	"log/slog"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Relay numbers committed events and sees to it that consumers get them.
type Relay struct {
	system    SystemStore
	project   func(id string) Store
	consumers *Consumers
	env       env.Env
}

// NewRelay returns the relay between a backend and consumers.
func NewRelay(system SystemStore, project func(id string) Store, consumers *Consumers, env env.Env) *Relay {
	return &Relay{system: system, project: project, consumers: consumers, env: env}
}

const (
	// How long the relay waits between two looks: shortest while there is news, longest when all is quiet. A look costs the database
	// a transaction and the jobs of all consumers another few, however many events it finds; with a look every 20 ms they took a
	// core while a shop redeemed fifty times a second, more than the redemptions did.
	shortestPause, longestPause = 100 * time.Millisecond, 250 * time.Millisecond
	// numberedAtOnce bounds one transaction of the relay.
	numberedAtOnce = 1000
	// lostAfter is when a job that is on its way counts as lost. Jobs are not lost; that of a program which was killed in its last
	// attempt could be.
	lostAfter = 30 * time.Minute
)

// Run looks for news until ctx ends.
func (r *Relay) Run(ctx context.Context) {
	for pause := shortestPause; ; {
		news, err := r.Number(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			slog.Error("hand out events", "error", err)
			pause = longestPause
		case news:
			pause = shortestPause
		default:
			pause = min(2*pause, longestPause)
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return
		}
	}
}

// Number gives positions to the events that have none and enqueues the jobs that hand them out. It reports whether there were any.
func (r *Relay) Number(ctx context.Context) (news bool, err error) {
	projects, err := r.system.ProjectsWithNews(ctx)
	if err != nil {
		return false, err
	}
	for _, id := range projects {
		for n := numberedAtOnce; n == numberedAtOnce; {
			if n, err = r.number(ctx, r.project(id)); err != nil {
				return news, err
			}
			news = news || n > 0
		}
	}
	return news, nil
}

// number numbers one batch of a project's events.
func (r *Relay) number(ctx context.Context, store Store) (n int, err error) {
	err = storage.AtomicUpsert(ctx, store, func(tx Store) error {
		// Holding this row keeps other relays away until the commit.
		last, err := tx.EventCursors().Update(ctx, numbered, func(*Cursor) error { return nil })
		if fault.IsNotFound(err) {
			last, err = Cursor{ID: numbered}, tx.EventCursors().Insert(ctx, Cursor{ID: numbered})
		}
		if err != nil {
			return err
		}
		if n, err = tx.NumberEvents(ctx, last.Position, numberedAtOnce); err != nil || n == 0 {
			return err
		}
		_, err = tx.EventCursors().Update(ctx, numbered, func(c *Cursor) error {
			c.Position, c.UpdatedAt = last.Position+int64(n), r.env.Now()
			return nil
		})
		if err != nil {
			return err
		}
		var due []asyncaction.Job
		for i := range r.consumers.list {
			name := r.consumers.list[i].name
			free, err := r.schedule(ctx, tx, name, last.Position)
			if err != nil {
				return err
			}
			if free {
				due = append(due, DeliverJob{Consumer: name})
			}
		}
		return tx.Enqueue(ctx, due...)
	})
	return n, err
}

// schedule notes that a consumer's job is on its way, and reports whether it was not before: then the job is to be enqueued. A consumer
// that was not there before starts behind a position.
func (r *Relay) schedule(ctx context.Context, tx Store, consumer string, start int64) (free bool, err error) {
	now := r.env.Now()
	_, err = tx.EventCursors().Update(ctx, scheduled(consumer), func(c *Cursor) error {
		if free = !c.Scheduled || now.Sub(c.UpdatedAt) >= lostAfter; free {
			c.Scheduled, c.UpdatedAt = true, now
		}
		return nil
	})
	if fault.IsNotFound(err) {
		free, err = true, tx.EventCursors().Insert(ctx, Cursor{ID: scheduled(consumer), Scheduled: true, UpdatedAt: now},
			Cursor{ID: reached(consumer), Position: start, UpdatedAt: now})
	}
	return free, err
}
