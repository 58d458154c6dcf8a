package outbox

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"strings"
	"sync"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Relay tells consumers of committed events.
type Relay struct {
	system    SystemStore
	project   func(id string) Store
	consumers *Consumers
	env       env.Env
	log       *slog.Logger
	feed      feed

	// looking is held during a look. told is the position up to which all projects were told, written the one that is kept.
	looking       sync.Mutex
	told, written int64
	begun         bool
}

// NewRelay returns the relay between a backend and consumers. What fails in Run, and is tried again, is told log.
func NewRelay(system SystemStore, project func(id string) Store, consumers *Consumers, env env.Env, log *slog.Logger) *Relay {
	return &Relay{system: system, project: project, consumers: consumers, env: env, log: log}
}

const (
	// How long the relay waits between two looks: shortest while there is news, longest when all is quiet, and when there is so much
	// news that consumers have enough to do with what comes at once. A look costs the database a transaction and the jobs of
	// consumers another few, however many events it finds, and what they count is written once for all of these; with a look every
	// 20 ms they took a core while a shop redeemed fifty times a second, more than the redemptions did.
	shortestPause, longestPause = 100 * time.Millisecond, 250 * time.Millisecond
	// muchNews is how many positions are that much. Not each has an event.
	muchNews = 250
	// sweptApart is how far told may be ahead of what is written of it: the next program reads so many events again, to no effect.
	sweptApart = 10_000
	// lostAfter is when a job that is on its way counts as lost. Jobs are not lost; that of a program which was killed in its last
	// attempt could be.
	lostAfter = 30 * time.Minute
)

// Run looks for news until ctx ends.
func (r *Relay) Run(ctx context.Context) {
	for pause := shortestPause; ; {
		before := r.heard()
		news, err := r.Look(ctx)
		switch {
		case ctx.Err() != nil:
			return
		case err != nil:
			r.log.Error("hand out events", "error", err)
			pause = longestPause
		case news && r.heard()-before > muchNews:
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

// heard is the position up to which all projects were told, or 0 before that is known.
func (r *Relay) heard() int64 {
	r.looking.Lock()
	defer r.looking.Unlock()
	return r.told
}

// Look tells consumers of the events that have settled since, by jobs that hand them out. It reports whether there were any. A project
// that cannot be told holds up no other.
func (r *Relay) Look(ctx context.Context) (news bool, err error) {
	r.looking.Lock()
	defer r.looking.Unlock()
	if !r.begun {
		if r.told, err = r.sweptBefore(ctx); err != nil {
			return false, err
		}
		r.begun, r.written = true, r.told
	}
	settled, _, err := r.system.Settled(ctx)
	if err != nil {
		return false, err
	}
	if settled <= r.told {
		return false, r.write(ctx, r.told)
	}
	projects, err := r.system.ProjectsWithNews(ctx, r.told, settled)
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
		return false, errors.Join(failed...) // the next look passes over the projects that were told
	}
	if r.told = settled; r.told-r.written >= sweptApart {
		err = r.write(ctx, r.told)
	}
	return len(projects) > 0, err
}

// sweptBefore is up to where the relays of other programs came.
func (r *Relay) sweptBefore(ctx context.Context) (int64, error) {
	at, err := r.project("").EventCursors().Get(ctx, swept)
	if fault.IsNotFound(err) {
		return 0, nil
	}
	return at.Position, err
}

// write keeps up to where all projects were told.
func (r *Relay) write(ctx context.Context, told int64) error {
	if told == r.written {
		return nil
	}
	err := storage.AtomicUpsert(ctx, r.project(""), func(tx Store) error {
		_, err := tx.EventCursors().Update(ctx, swept, func(c *Cursor) error {
			c.Position, c.UpdatedAt = max(c.Position, told), r.env.Now()
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.EventCursors().Insert(ctx, Cursor{ID: swept, Position: told, UpdatedAt: r.env.Now()})
		}
		return err
	})
	if err == nil {
		r.written = told
	}
	return err
}

// announce sees to it that each consumer gets the events of a project up to a position that are its own. The cursors of those who have
// none among them, and had come to the end, move along.
func (r *Relay) announce(ctx context.Context, projectID string, settled int64) error {
	return storage.AtomicUpsert(ctx, r.project(projectID), func(tx Store) error {
		// Holding this row keeps other relays away until the commit.
		var from int64
		now := r.env.Now()
		_, err := tx.EventCursors().Update(ctx, announced, func(c *Cursor) error {
			from = c.Position
			c.Position, c.UpdatedAt = max(c.Position, settled), now
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.EventCursors().Insert(ctx, Cursor{ID: announced, Position: settled, UpdatedAt: now})
		}
		if err != nil || from >= settled {
			return err
		}
		events, upto, _, err := r.feed.read(ctx, tx, projectID, from, settled)
		if err != nil {
			return err
		}
		needs := func(c *consumer) (bool, error) {
			if upto < settled {
				return true, nil // more came than anybody looks at here
			}
			return c.needs(ctx, tx, events)
		}
		told, others, err := r.sort(ctx, tx, from, needs)
		if err != nil {
			return err
		}
		if err := moveAlong(ctx, tx, others, from, settled, now); err != nil {
			return err
		}
		jobs, err := schedule(ctx, tx, told, now)
		if err != nil {
			return err
		}
		return tx.Enqueue(ctx, jobs...)
	})
}

// sort returns the names of consumers who are to be told, and of those who have got everything up to a position and need nothing of
// what came since. It makes the cursors of consumers who are new: they start behind that position.
func (r *Relay) sort(ctx context.Context, tx Store, from int64, needs func(*consumer) (bool, error)) (told, others []string, err error) {
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
		job, known := at[due(c.name)]
		got := at[passed(c.name)]
		if !known {
			now := r.env.Now()
			got = Cursor{ID: passed(c.name), Position: from, UpdatedAt: now}
			if err := tx.EventCursors().Insert(ctx, Cursor{ID: due(c.name), UpdatedAt: now}, got); err != nil {
				return nil, nil, err
			}
		}
		needed, err := needs(c)
		if err != nil {
			return nil, nil, err
		}
		switch {
		case needed, got.Position < from && !job.Scheduled:
			told = append(told, c.name)
		case got.Position == from:
			others = append(others, passed(c.name))
		}
	}
	return told, others, nil
}

// moveAlong moves cursors from one position to another.
func moveAlong(ctx context.Context, tx Store, cursors []string, from, to int64, now time.Time) error {
	if len(cursors) == 0 {
		return nil
	}
	_, err := tx.EventCursors().UpdateAll(ctx, storage.And(storage.In("id", cursors), storage.Is("position", from)), func(c *Cursor) (bool, error) {
		c.Position, c.UpdatedAt = to, now
		return true, nil
	})
	return err
}

// schedule notes that jobs of consumers are on their way, and returns those that were not before: they are to be enqueued.
func schedule(ctx context.Context, tx Store, consumers []string, now time.Time) (jobs []asyncaction.Job, err error) {
	if len(consumers) == 0 {
		return nil, nil
	}
	var rows []string
	for _, name := range consumers {
		rows = append(rows, due(name))
	}
	_, err = tx.EventCursors().UpdateAll(ctx, storage.In("id", rows), func(c *Cursor) (bool, error) {
		if c.Scheduled && now.Sub(c.UpdatedAt) < lostAfter {
			return false, nil
		}
		c.Scheduled, c.UpdatedAt = true, now
		jobs = append(jobs, HandOutJob{Consumer: strings.TrimPrefix(c.ID, due(""))})
		return true, nil
	})
	return jobs, err
}
