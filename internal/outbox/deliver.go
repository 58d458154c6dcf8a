package outbox

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// DeliverJob delivers events to one consumer of a project.
type DeliverJob struct{ Consumer string }

// Kind is the name of the job.
func (DeliverJob) Kind() string { return "EVENTS.HAND_OUT" }

// Prompt marks the job as one that others wait for.
func (DeliverJob) Prompt() {}

var _ asyncaction.Prompt = DeliverJob{}

const (
	// portionSize is the largest number of events that a consumer gets in one transaction.
	portionSize = 250
	// portions is how many such transactions one job runs before the jobs of other consumers and projects run.
	portions = 4
)

// Deliver runs a job. After a portion on which the consumer failed it gets one event at a time, so that an event on which it fails does not hold
// back those before it. When the last delivery fails it enqueues a new job: events are never given up.
func (r *Relay) Deliver(ctx context.Context, projectID string, job DeliverJob, d asyncaction.Delivery) error {
	c := r.consumers.find(job.Consumer)
	if c == nil {
		return fmt.Errorf("outbox: this server has no consumer %s", job.Consumer)
	}
	store, size, times := r.project(projectID), portionSize, portions
	if d.Attempt > 1 {
		size, times = 1, portionSize
	}
	for n := 1; ; n++ {
		more, err := r.deliverPortion(ctx, store, projectID, c, size, n == times)
		if err != nil && size > 1 && ctx.Err() == nil { // the events before the one that fails do not wait for it
			size, times, n = 1, portionSize, 0
			continue
		}
		if err != nil {
			err = fmt.Errorf("deliver events to %s: %w", c.name, err)
			if d.Last {
				err = errors.Join(err, store.Enqueue(ctx, job))
			}
			return err
		}
		if !more || n == times {
			return nil
		}
	}
}

// deliverPortion delivers the next events, at most size, and reports whether there are more. When there are none, or it is the last portion
// of a job, it ends the job in the same transaction. It enqueues the next job when there are events left; else the relay does, when more
// come.
func (r *Relay) deliverPortion(ctx context.Context, store Store, projectID string, c *consumer, size int, last bool) (more bool, err error) {
	err = storage.Atomic(ctx, store, func(tx Store) error {
		after, err := lockCursor(ctx, tx, deliveredCursor(c.name))
		if err != nil {
			return err
		}
		until, err := tx.EventCursors().Get(ctx, announcedCursor)
		if err != nil {
			return err
		}
		heads, upTo, from, err := r.events.read(ctx, tx, projectID, after, until.Position)
		if err != nil {
			return err
		}
		matching, examined := c.firstMatching(heads, size)
		if examined < len(heads) {
			upTo = heads[examined-1].Position
		}
		if len(matching) > 0 {
			if !c.subscription.OmitData {
				if err := from.fill(ctx, tx, matching); err != nil {
					return err
				}
			}
			if err := c.handle(ctx, projectID, tx, matching); err != nil {
				return err
			}
		}
		if more = upTo < until.Position; more && !last {
			return r.advance(ctx, tx, []string{deliveredCursor(c.name)}, upTo, nil)
		}
		more = false
		return r.finishJob(ctx, tx, c, upTo)
	})
	return more, err
}

// lockCursor returns the position of a cursor and locks its row until the commit. The cursor of a consumer is locked while events are
// delivered: a second delivery of the same job waits here and then finds them delivered.
func lockCursor(ctx context.Context, tx Store, id string) (position int64, err error) {
	found := false
	_, err = tx.EventCursors().UpdateAll(ctx, storage.Is("id", id), func(c *Cursor) (bool, error) {
		position, found = c.Position, true
		return false, nil
	})
	if err == nil && !found {
		err = fault.NotFound(Kind.Name, id)
	}
	return position, err
}

// advance moves delivery cursors to a position, and marks scheduling cursors with the result of scheduled.
func (r *Relay) advance(ctx context.Context, tx Store, ids []string, to int64, scheduled func() (bool, error)) error {
	_, err := tx.EventCursors().UpdateAll(ctx, storage.In("id", ids), func(c *Cursor) (changed bool, err error) {
		before := *c
		if isScheduledCursor(c.ID) {
			c.Scheduled, err = scheduled()
		} else {
			c.Position = to
		}
		c.UpdatedAt = r.env.Now()
		return c.Position != before.Position || c.Scheduled != before.Scheduled || c.Scheduled, err
	})
	return err
}

// finishJob stores how far a consumer has come, and enqueues another job when more events are announced. It locks the scheduling cursor,
// which the relay locks to announce events, so that an event announced at the same moment is not left without a job.
func (r *Relay) finishJob(ctx context.Context, tx Store, c *consumer, upTo int64) error {
	more := false
	err := r.advance(ctx, tx, []string{scheduledCursor(c.name), deliveredCursor(c.name)}, upTo, func() (bool, error) {
		until, err := tx.EventCursors().Get(ctx, announcedCursor)
		more = until.Position > upTo
		return more, err
	})
	if err != nil || !more {
		return err
	}
	return tx.Enqueue(ctx, c.job())
}

// Drain delivers every committed event of a project to all consumers, without the runner. Jobs that consumers enqueue are left to the
// runner.
//
// A runner may deliver events of the project at the same time, and its consumers may commit new events after Drain has looked. So Drain
// ends only when no event was committed since it last read the settled position, not as soon as it finds nothing to deliver.
func (r *Relay) Drain(ctx context.Context, projectID string) error {
	for {
		settled, err := r.settle(ctx)
		if err != nil || settled == 0 { // there are no events yet, and no cursors
			return err
		}
		if err := r.announce(ctx, projectID, settled); err != nil {
			return err
		}
		for i := range r.consumers.list {
			c := &r.consumers.list[i]
			for more := true; more; {
				if c.handling != nil {
					more, err = r.handlePortion(ctx, projectID, c, time.Now().Add(handlingTime))
				} else {
					more, err = r.deliverPortion(ctx, r.project(projectID), projectID, c, portionSize, false)
				}
				if err != nil {
					return fmt.Errorf("deliver events to %s: %w", c.name, err)
				}
			}
		}
		if more, err := r.hasEventsAfter(ctx, projectID, settled); err != nil || !more {
			return err
		}
	}
}

// hasEventsAfter reports whether events of a project are committed after a position.
func (r *Relay) hasEventsAfter(ctx context.Context, projectID string, position int64) (bool, error) {
	_, committed, err := r.system.Settled(ctx)
	if err != nil || committed <= position {
		return false, err
	}
	projects, err := r.system.ProjectsWithEvents(ctx, position, committed)
	return slices.Contains(projects, projectID), err
}

// settle waits until every event that is committed now is settled, and returns the settled position.
func (r *Relay) settle(ctx context.Context) (int64, error) {
	settled, committed, err := r.system.Settled(ctx)
	for err == nil && settled < committed {
		select {
		case <-time.After(settlePause):
			settled, _, err = r.system.Settled(ctx)
		case <-ctx.Done():
			err = ctx.Err()
		}
	}
	return settled, err
}

const settlePause = 2 * time.Millisecond
