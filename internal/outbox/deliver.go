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

// HandOutJob hands events to one consumer of a project.
type HandOutJob struct{ Consumer string }

// Kind is the name of the job.
func (HandOutJob) Kind() string { return "EVENTS.HAND_OUT" }

// Prompt marks the job: the more happens, the more there is to hand out.
func (HandOutJob) Prompt() {}

var _ asyncaction.Prompt = HandOutJob{}

// DeliverJob is what release 0.1 had in the place of HandOutJob. One that is left from then has nothing to do.
type DeliverJob struct{ Consumer string }

// Kind is the name of the job.
func (DeliverJob) Kind() string { return "EVENTS.DELIVER" }

const (
	// portionSize is how many of its events a consumer gets at once.
	portionSize = 250
	// portions is how many of them one job hands out before others have their turn.
	portions = 4
)

// HandOut does a job. In a repeated delivery the consumer gets one event at a time, so that those before the one it cannot take are
// done with. The last delivery is followed by a new job: events are never given up.
func (r *Relay) HandOut(ctx context.Context, projectID string, job HandOutJob, d asyncaction.Delivery) error {
	c := r.consumers.find(job.Consumer)
	if c == nil {
		return fmt.Errorf("outbox: this server has no consumer %s", job.Consumer)
	}
	store, size := r.project(projectID), portionSize
	if d.Attempt > 1 {
		size = 1
	}
	for n := 1; ; n++ {
		more, err := r.portion(ctx, store, projectID, c, size, n == portions)
		if err != nil {
			err = fmt.Errorf("hand events to %s: %w", c.name, err)
			if d.Last {
				err = errors.Join(err, store.Enqueue(ctx, job))
			}
			return err
		}
		if !more || n == portions {
			return nil
		}
	}
}

// portion hands out the next events, at most size, and reports whether there are more. When there are none, or it is the last portion of
// a job, it ends the job in the same transaction: the next one is enqueued when there are events left, and by the relay with the next
// ones otherwise.
func (r *Relay) portion(ctx context.Context, store Store, projectID string, c *consumer, size int, last bool) (more bool, err error) {
	err = storage.Atomic(ctx, store, func(tx Store) error {
		after, err := hold(ctx, tx, passed(c.name))
		if err != nil {
			return err
		}
		until, err := tx.EventCursors().Get(ctx, announced)
		if err != nil {
			return err
		}
		heads, upto, of, err := r.feed.read(ctx, tx, projectID, after, until.Position)
		if err != nil {
			return err
		}
		its, looked := c.first(heads, size)
		if looked < len(heads) {
			upto = heads[looked-1].Position
		}
		if len(its) > 0 {
			if !c.about.OmitData {
				if err := of.fill(ctx, tx, its); err != nil {
					return err
				}
			}
			if err := c.take(ctx, projectID, tx, its); err != nil {
				return err
			}
		}
		if more = upto < until.Position; more && !last {
			return r.advance(ctx, tx, []string{passed(c.name)}, upto, nil)
		}
		more = false
		return r.rest(ctx, tx, c.name, upto)
	})
	return more, err
}

// hold returns the position of a cursor and keeps others from it. Whoever holds that of a consumer hands out events; a delivery that
// comes twice waits there and then finds them handed out.
func hold(ctx context.Context, tx Store, id string) (position int64, err error) {
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

// advance moves cursors to a position. Those that say whether a job is on its way ask scheduled for it.
func (r *Relay) advance(ctx context.Context, tx Store, ids []string, to int64, scheduled func() (bool, error)) error {
	_, err := tx.EventCursors().UpdateAll(ctx, storage.In("id", ids), func(c *Cursor) (changed bool, err error) {
		before := *c
		if isDue(c.ID) {
			c.Scheduled, err = scheduled()
		} else {
			c.Position = to
		}
		c.UpdatedAt = r.env.Now()
		return c.Position != before.Position || c.Scheduled != before.Scheduled || c.Scheduled, err
	})
	return err
}

// rest notes how far a consumer has come, and whether its job goes on. It holds the row that the relay asks whether a job is on its way,
// so that no event is announced unnoticed in between.
func (r *Relay) rest(ctx context.Context, tx Store, consumer string, upto int64) error {
	more := false
	err := r.advance(ctx, tx, []string{due(consumer), passed(consumer)}, upto, func() (bool, error) {
		until, err := tx.EventCursors().Get(ctx, announced)
		more = until.Position > upto
		return more, err
	})
	if err != nil || !more {
		return err
	}
	return tx.Enqueue(ctx, HandOutJob{Consumer: consumer})
}

// Drain hands every event of a project that is committed to all consumers, without the runner. What consumers enqueue is left to it.
//
// A runner may hand out events of the project at the same time, and what its consumers write is committed while Drain passes over cursors that
// have come to the end. So the end is not that Drain finds nothing to hand out, but that nothing was committed since it began to look.
func (r *Relay) Drain(ctx context.Context, projectID string) error {
	for {
		settled, err := r.settle(ctx)
		if err != nil || settled == 0 { // nothing has happened yet, and nobody has a cursor
			return err
		}
		if err := r.announce(ctx, projectID, settled); err != nil {
			return err
		}
		for i := range r.consumers.list {
			c := &r.consumers.list[i]
			for more := true; more; {
				if more, err = r.portion(ctx, r.project(projectID), projectID, c, portionSize, false); err != nil {
					return fmt.Errorf("hand events to %s: %w", c.name, err)
				}
			}
		}
		if more, err := r.newsBehind(ctx, projectID, settled); err != nil || !more {
			return err
		}
	}
}

// newsBehind reports whether events of a project are committed behind a position.
func (r *Relay) newsBehind(ctx context.Context, projectID string, position int64) (bool, error) {
	_, committed, err := r.system.Settled(ctx)
	if err != nil || committed <= position {
		return false, err
	}
	projects, err := r.system.ProjectsWithNews(ctx, position, committed)
	return slices.Contains(projects, projectID), err
}

// settle waits until all is settled that is committed now.
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
