package outbox

import (
	"context"
	"errors"
	"fmt"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
)

// DeliverJob hands events to one consumer of a project.
type DeliverJob struct{ Consumer string }

// Kind is the name of the job.
func (DeliverJob) Kind() string { return "EVENTS.DELIVER" }

const (
	// portionSize is how many events a consumer gets at once.
	portionSize = 100
	// portions is how many of them one job hands out before others have their turn.
	portions = 10
)

// Deliver does a job. In a repeated delivery the consumer gets one event at a time, so that those before the one it cannot take are
// done with. The last delivery is followed by a new job: events are never given up.
func (r *Relay) Deliver(ctx context.Context, projectID string, job DeliverJob, d asyncaction.Delivery) error {
	c := r.consumers.find(job.Consumer)
	if c == nil {
		return fmt.Errorf("outbox: this server has no consumer %s", job.Consumer)
	}
	store, size := r.project(projectID), portionSize
	if d.Attempt > 1 {
		size = 1
	}
	for range portions {
		n, err := r.portion(ctx, store, projectID, c, size)
		if err != nil {
			err = fmt.Errorf("hand events to %s: %w", c.name, err)
			if d.Last {
				err = errors.Join(err, store.Enqueue(ctx, job))
			}
			return err
		}
		if n < size {
			break // that was all of them; rest looks whether more came since
		}
	}
	return r.rest(ctx, store, job)
}

// portion hands out the next events, at most size, and returns how many of the project's there were.
func (r *Relay) portion(ctx context.Context, store Store, projectID string, c *consumer, size int) (n int, err error) {
	err = storage.Atomic(ctx, store, func(tx Store) error {
		n = 0
		// Whoever holds this row hands out events; a delivery that comes twice waits here and then finds them handed out.
		at, err := tx.EventCursors().Update(ctx, reached(c.name), func(*Cursor) error { return nil })
		if err != nil {
			return err
		}
		next, err := behind(ctx, tx, at.Position, size)
		if err != nil || len(next) == 0 {
			return err
		}
		n = len(next)
		var wanted []event.Event
		for _, e := range next {
			if c.wants(e.Type) {
				wanted = append(wanted, e)
			}
		}
		if len(wanted) > 0 {
			if err := c.take(ctx, projectID, tx, wanted); err != nil {
				return err
			}
		}
		_, err = tx.EventCursors().Update(ctx, reached(c.name), func(at *Cursor) error {
			at.Position, at.UpdatedAt = next[n-1].Position, r.env.Now()
			return nil
		})
		return err
	})
	return n, err
}

// behind returns the events behind a position.
func behind(ctx context.Context, store Store, position int64, limit int) ([]event.Event, error) {
	page, err := store.Events().List(ctx, storage.Query{
		Filter: storage.Where("position", storage.OpMore, position), Limit: limit,
		Order: []storage.Order{{Field: "position"}}, After: &storage.Position{Values: []any{position}, ID: "~"},
	})
	return page.Items, err
}

// rest ends a job: the next one is scheduled when there are events left, and by the relay with the next ones otherwise. It holds
// the row that the relay asks whether a job is on its way, so that no event is numbered unnoticed in between.
func (r *Relay) rest(ctx context.Context, store Store, job DeliverJob) error {
	return storage.Atomic(ctx, store, func(tx Store) error {
		more := false
		_, err := tx.EventCursors().Update(ctx, scheduled(job.Consumer), func(c *Cursor) error {
			at, err := tx.EventCursors().Get(ctx, reached(job.Consumer))
			if err != nil {
				return err
			}
			left, err := behind(ctx, tx, at.Position, 1)
			more = len(left) > 0
			c.Scheduled, c.UpdatedAt = more, r.env.Now()
			return err
		})
		if err != nil || !more {
			return err
		}
		return tx.Enqueue(ctx, job)
	})
}

// Drain hands every event of a project that is committed to all consumers, without the runner. What consumers enqueue is left to it.
func (r *Relay) Drain(ctx context.Context, projectID string) error {
	for {
		n, err := r.number(ctx, r.project(projectID))
		if err != nil {
			return err
		}
		for i := range r.consumers.list {
			c := &r.consumers.list[i]
			for {
				handed, err := r.portion(ctx, r.project(projectID), projectID, c, portionSize)
				if err != nil {
					return fmt.Errorf("hand events to %s: %w", c.name, err)
				}
				if handed == 0 {
					break
				}
				n += handed
			}
		}
		if n == 0 {
			return nil
		}
	}
}
