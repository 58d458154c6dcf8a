package outbox

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Relay announces committed events to consumers.
type Relay struct {
	system    SystemStore
	project   func(id string) Store
	consumers *Consumers
	env       env.Env
	log       *slog.Logger
	events    eventCache

	// mu is held during a poll. The events of all projects up to position announced were announced; stored is the position that the
	// sweptCursor has.
	mu                sync.Mutex
	announced, stored int64
	loaded            bool
}

// NewRelay returns the relay between a backend and consumers. Run logs failures, and tries again.
func NewRelay(system SystemStore, project func(id string) Store, consumers *Consumers, env env.Env, log *slog.Logger) *Relay {
	return &Relay{system: system, project: project, consumers: consumers, env: env, log: log}
}

const (
	// The relay waits between two polls: minPause while there are new events, maxPause when there are none, and also when there are more
	// than busyPositions, so that consumers get them in large portions. A poll costs the database one transaction and the jobs of
	// consumers a few more, however many events it finds. With a poll every 20 ms they took a core while a shop redeemed fifty times a
	// second, more than the redemptions did.
	minPause, maxPause = 100 * time.Millisecond, 250 * time.Millisecond
	// busyPositions counts positions; not each has an event.
	busyPositions = 250
	// maxUnstored is how far the announced position may be ahead of the stored one. The next process reads that many events again, to no
	// effect.
	maxUnstored = 10_000
	// lostAfter is when a scheduled job counts as lost. The runner loses no jobs, but one whose process was killed in the last attempt could
	// be lost.
	lostAfter = 30 * time.Minute
)

// Run polls for new events until ctx ends.
func (r *Relay) Run(ctx context.Context) {
	for pause := minPause; ; {
		before := r.position()
		found, err := r.Poll(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			r.log.Error("deliver events", "error", err)
			pause = maxPause
		case found && r.position()-before > busyPositions:
			pause = maxPause
		case found:
			pause = minPause
		default:
			pause = min(2*pause, maxPause)
		}
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return
		}
	}
}

// position is the position up to which the events of all projects were announced, or 0 before the first poll.
func (r *Relay) position() int64 {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.announced
}

// Poll announces the events that have settled since the last poll: it enqueues jobs that deliver them. It reports whether there were any.
// A project on which it fails does not hold up others.
func (r *Relay) Poll(ctx context.Context) (found bool, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.loaded {
		if r.announced, err = r.storedPosition(ctx); err != nil {
			return false, err
		}
		r.loaded, r.stored = true, r.announced
	}
	settled, _, err := r.system.Settled(ctx)
	if err != nil {
		return false, err
	}
	if settled <= r.announced {
		return false, r.storePosition(ctx, r.announced)
	}
	projects, err := r.system.ProjectsWithEvents(ctx, r.announced, settled)
	if err != nil {
		return false, err
	}
	var failed []error
	for _, id := range projects {
		if err := r.announce(ctx, id, settled); err != nil {
			failed = append(failed, fmt.Errorf("project %s: %w", id, err))
		}
	}
	if len(failed) > 0 {
		return false, errors.Join(failed...) // the next poll skips the projects that succeeded
	}
	if r.announced = settled; r.announced-r.stored >= maxUnstored {
		err = r.storePosition(ctx, r.announced)
	}
	return len(projects) > 0, err
}

// storedPosition returns the position that an earlier process, or another one, has stored.
func (r *Relay) storedPosition(ctx context.Context) (int64, error) {
	at, err := r.project("").EventCursors().Get(ctx, sweptCursor)
	if fault.IsNotFound(err) {
		return 0, nil
	}
	return at.Position, err
}

// storePosition stores the position up to which the events of all projects were announced.
func (r *Relay) storePosition(ctx context.Context, position int64) error {
	if position == r.stored {
		return nil
	}
	err := storage.AtomicUpsert(ctx, r.project(""), func(tx Store) error {
		_, err := tx.EventCursors().Update(ctx, sweptCursor, func(c *Cursor) error {
			c.Position, c.UpdatedAt = max(c.Position, position), r.env.Now()
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.EventCursors().Insert(ctx, Cursor{ID: sweptCursor, Position: position, UpdatedAt: r.env.Now()})
		}
		return err
	})
	if err == nil {
		r.stored = position
	}
	return err
}

// announce schedules a job for each consumer that needs events of a project up to a position. The cursors of consumers that need none of
// them, and have got all events before, move to that position.
func (r *Relay) announce(ctx context.Context, projectID string, settled int64) error {
	return storage.AtomicUpsert(ctx, r.project(projectID), func(tx Store) error {
		// The lock of this row keeps other relays from announcing the same events.
		var from int64
		now := r.env.Now()
		_, err := tx.EventCursors().Update(ctx, announcedCursor, func(c *Cursor) error {
			from = c.Position
			c.Position, c.UpdatedAt = max(c.Position, settled), now
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.EventCursors().Insert(ctx, Cursor{ID: announcedCursor, Position: settled, UpdatedAt: now})
		}
		if err != nil {
			return err
		}
		if from >= settled {
			return r.scheduleBehind(ctx, tx, from, now)
		}
		events, upTo, _, err := r.events.read(ctx, tx, projectID, from, settled)
		if err != nil {
			return err
		}
		needs := func(c *consumer) (bool, error) {
			if upTo < settled {
				return true, nil // there are more events than were read here
			}
			return c.needs(ctx, tx, events)
		}
		needing, passing, err := r.partition(ctx, tx, from, needs)
		if err != nil {
			return err
		}
		if err := moveCursors(ctx, tx, passing, from, settled, now); err != nil {
			return err
		}
		return r.schedule(ctx, tx, needing, now)
	})
}

// scheduleBehind schedules the consumers that have not got all announced events and have no job. These are consumers with a handler that is
// missing in the process that announced the events.
func (r *Relay) scheduleBehind(ctx context.Context, tx Store, announced int64, now time.Time) error {
	if !slices.ContainsFunc(r.consumers.list, func(c consumer) bool { return c.handling != nil }) {
		return nil
	}
	behind, _, err := r.partition(ctx, tx, announced, func(*consumer) (bool, error) { return false, nil })
	if err != nil {
		return err
	}
	return r.schedule(ctx, tx, behind, now)
}

// partition returns the names of the consumers that need a job, and the cursors of those that have got all events up to a position and
// need none of the later ones. It makes the cursors of new consumers, which start after that position.
func (r *Relay) partition(ctx context.Context, tx Store, from int64, needs func(*consumer) (bool, error)) (needing, passing []string, err error) {
	page, err := tx.EventCursors().List(ctx, storage.Query{})
	if err != nil {
		return nil, nil, err
	}
	at := map[string]Cursor{}
	for _, c := range page.Items {
		at[c.ID] = c
	}
	for i := range r.consumers.list {
		c := &r.consumers.list[i]
		job, known := at[scheduledCursor(c.name)]
		got := at[deliveredCursor(c.name)]
		if !known {
			now := r.env.Now()
			got = Cursor{ID: deliveredCursor(c.name), Position: from, UpdatedAt: now}
			if err := tx.EventCursors().Insert(ctx, Cursor{ID: scheduledCursor(c.name), UpdatedAt: now}, got); err != nil {
				return nil, nil, err
			}
		}
		needed, err := needs(c)
		if err != nil {
			return nil, nil, err
		}
		switch {
		case needed, got.Position < from && !job.Scheduled:
			needing = append(needing, c.name)
		case got.Position == from:
			passing = append(passing, deliveredCursor(c.name))
		}
	}
	return needing, passing, nil
}

// moveCursors moves cursors from one position to another.
func moveCursors(ctx context.Context, tx Store, cursors []string, from, to int64, now time.Time) error {
	if len(cursors) == 0 {
		return nil
	}
	_, err := tx.EventCursors().UpdateAll(ctx, storage.And(storage.In("id", cursors), storage.Is("position", from)), func(c *Cursor) (bool, error) {
		c.Position, c.UpdatedAt = to, now
		return true, nil
	})
	return err
}

// schedule marks consumers as scheduled, and enqueues jobs for those that were not.
func (r *Relay) schedule(ctx context.Context, tx Store, consumers []string, now time.Time) error {
	if len(consumers) == 0 {
		return nil
	}
	var rows []string
	var jobs []asyncaction.Job
	for _, name := range consumers {
		rows = append(rows, scheduledCursor(name))
	}
	_, err := tx.EventCursors().UpdateAll(ctx, storage.In("id", rows), func(c *Cursor) (bool, error) {
		if c.Scheduled && now.Sub(c.UpdatedAt) < lostAfter {
			return false, nil
		}
		c.Scheduled, c.UpdatedAt = true, now
		jobs = append(jobs, r.consumers.find(strings.TrimPrefix(c.ID, scheduledCursor(""))).job())
		return true, nil
	})
	if err != nil {
		return err
	}
	return tx.Enqueue(ctx, jobs...)
}
