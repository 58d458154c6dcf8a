package sqlstore

import (
	"context"
	"time"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/storage"
)

// Replica is a copy of the database that may be behind it.
type Replica interface {
	// Use returns the copy, and how far it may be behind; nil when it must not be read, or may lack what was committed until since. The context
	// lost ends when the copy ceases to answer.
	Use(since time.Time) (db *bun.DB, behind time.Duration, lost context.Context)
	// Failed is told why the copy did not answer. The database itself is asked then.
	Failed(ctx context.Context, err error)
}

// ReadFrom has lists read from a copy where their context lets them lag behind; see storage.MayLag.
func (s *Store) ReadFrom(r Replica) { s.replica = r }

// listOn reads a list from the replica when the context lets it lag behind, and from the database itself without one or when that fails.
func listOn[T any](ctx context.Context, p *Project, read func(context.Context, bun.IDB) (T, error)) (list T, err error) {
	p, err = p.joined(ctx)
	if err != nil {
		return list, err
	}
	lag, replica := storage.LagOf(ctx), p.store.replica
	if lag != nil && replica != nil && p.tx == nil {
		if db, behind, lost := replica.Use(lag.Since); db != nil {
			asking, end := untilLost(ctx, lost)
			list, err = read(asking, db)
			end()
			if err == nil {
				lag.Note(behind)
				return list, nil
			}
			if ctx.Err() != nil {
				return list, err
			}
			replica.Failed(ctx, err)
		}
	}
	db, err := p.reader(ctx)
	if err != nil {
		return list, err
	}
	return read(ctx, db)
}

// maxAsked bounds a read from the replica whose context has no end.
const maxAsked = time.Minute

// untilLost is a context for asking the replica. It ends when the replica is lost, and after half of the time that there is: then the database itself can
// still be asked.
func untilLost(ctx, lost context.Context) (context.Context, func()) {
	end := time.Now().Add(maxAsked)
	if deadline, bounded := ctx.Deadline(); bounded {
		end = time.Now().Add(time.Until(deadline) / 2)
	}
	asking, cancel := context.WithDeadline(ctx, end)
	stop := context.AfterFunc(lost, cancel)
	return asking, func() { stop(); cancel() }
}
