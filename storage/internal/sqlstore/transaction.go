package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"time"

	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/storage"
)

// transaction is an open transaction. Only the goroutine that runs it uses it.
type transaction struct {
	conn     bun.Conn
	tx       bun.Tx
	raises   map[string]storage.Revision // by project, 1 for each number that the writes raise
	enqueued bool                        // jobs were added
	over     bool
}

var errOver = errors.New("the transaction is over")

func (t *transaction) handle() (bun.Tx, error) {
	if t.over {
		return bun.Tx{}, errOver
	}
	return t.tx, nil
}

// InTx calls do with a *Project whose writes and jobs commit together. An error or a panic of do rolls back. After a
// conflict with another transaction do runs again, for up to half a minute. On SQLite there is one writer at a time: do must write through the
// store that it is given, because a write through another one waits for the end of this transaction.
func (p *Project) InTx(ctx context.Context, do func(tx any) error) error {
	if joined, err := p.joined(ctx); err != nil {
		return err
	} else if p.tx == nil && joined.tx != nil {
		return joined.savepoint(ctx, func(tx *Project) error { return do(tx) })
	}
	return p.inTx(ctx, func(tx *Project) error { return do(tx) })
}

// savepoint runs a part of the transaction that p is in. Its error leaves nothing of the part.
func (p *Project) savepoint(ctx context.Context, do func(tx *Project) error) error {
	db, err := p.tx.handle()
	if err != nil {
		return err
	}
	savepoint, err := db.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("set a savepoint: %w", err)
	}
	part := &transaction{conn: p.tx.conn, tx: savepoint, raises: maps.Clone(p.tx.raises), enqueued: p.tx.enqueued}
	defer func() {
		if !part.over { // do panicked
			part.over = true
			_ = savepoint.Rollback()
		}
	}()
	err = do(&Project{store: p.store, id: p.id, tx: part})
	part.over = true
	if err != nil {
		return errors.Join(err, savepoint.Rollback())
	}
	p.tx.raises, p.tx.enqueued = part.raises, part.enqueued
	return savepoint.Commit()
}

func (p *Project) inTx(ctx context.Context, do func(tx *Project) error) error {
	p, err := p.joined(ctx)
	if err != nil {
		return err
	}
	if p.tx != nil {
		if p.tx.over {
			return errOver
		}
		return do(p)
	}
	return Retry(ctx, func() error { return p.transact(ctx, do) })
}

// transact holds one connection for the whole transaction, because jobs are inserted below database/sql.
func (p *Project) transact(ctx context.Context, do func(tx *Project) error) error {
	conn, err := p.store.traced(ctx, p.store.write).Conn(ctx)
	if err != nil {
		return fmt.Errorf("take a connection: %w", err)
	}
	defer conn.Close()
	tx, err := conn.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	t, committed := &transaction{conn: conn, tx: tx}, false
	defer func() {
		t.over = true
		if !committed { // a rollback would do nothing, and have a span
			_ = tx.Rollback()
		}
	}()

	if err := do(&Project{store: p.store, id: p.id, tx: t}); err != nil {
		return err
	}
	if err := t.raiseRevisions(ctx); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	committed = true
	if t.enqueued && p.store.jobs.Committed != nil {
		p.store.jobs.Committed()
	}
	return nil
}

// wrote records that the transaction changed what compiled decisions depend on.
func (p *Project) wrote(c storage.Configuration) { p.tx.configure(p.id, c) }

func (t *transaction) configure(projectID string, c storage.Configuration) {
	raises := t.raises[projectID]
	n := raises.Number(c)
	if n == nil || *n > 0 {
		return
	}
	*n = 1
	if t.raises == nil {
		t.raises = map[string]storage.Revision{}
	}
	t.raises[projectID] = raises
}

// Reconfigured raises the revision of a project's rules, which may be another one than that of this store.
func (p *Project) Reconfigured(ctx context.Context, projectID string) error {
	return p.inTx(ctx, func(tx *Project) error {
		tx.tx.configure(projectID, storage.ConfiguresRules)
		return nil
	})
}

// raiseRevisions raises the revisions of the projects that were configured. It belongs at the end of a transaction, because all configuring
// writes of a project lock this row until they commit.
func (t *transaction) raiseRevisions(ctx context.Context) error {
	for _, projectID := range slices.Sorted(maps.Keys(t.raises)) {
		by := t.raises[projectID]
		_, err := t.tx.NewRaw("INSERT INTO project_revisions (project_id, rules, catalog) VALUES (?, ?, ?) ON CONFLICT (project_id) DO UPDATE SET "+
			"rules = project_revisions.rules + excluded.rules, catalog = project_revisions.catalog + excluded.catalog", projectID, by.Rules, by.Catalog).Exec(ctx)
		if err != nil {
			return fmt.Errorf("raise the revision of project %q: %w", projectID, err)
		}
	}
	return nil
}

// attempt runs do so that its writes can be rolled back alone: in a savepoint when p is in a transaction, otherwise in a transaction of its own.
func (p *Project) attempt(ctx context.Context, do func(tx *Project, db bun.Tx) error) error {
	p, err := p.joined(ctx)
	if err != nil {
		return err
	}
	if p.tx == nil {
		return p.inTx(ctx, func(tx *Project) error { return do(tx, tx.tx.tx) })
	}
	return p.savepoint(ctx, func(tx *Project) error { return do(tx, tx.tx.tx) })
}

// A transaction with a conflict is repeated at least retries times, and until maxRetryTime is over. The database needs a second to detect a deadlock
// and aborts any of the transactions, so that the same one can be aborted many times in a row.
const (
	retries      = 5
	maxRetryTime = 30 * time.Second
)

// Retry repeats do while it fails with a serialization failure, a deadlock or a locked database. The pauses grow and are random, so that two
// transactions that collided do not collide again.
func Retry(ctx context.Context, do func() error) error {
	start := time.Now()
	for attempt := 0; ; attempt++ {
		err := do()
		if err == nil || !passing(err) || attempt >= retries && time.Since(start) > maxRetryTime {
			return err
		}
		pause := time.NewTimer(rand.N(10*time.Millisecond<<min(attempt, retries)) + time.Millisecond)
		select {
		case <-ctx.Done():
			pause.Stop()
			return errors.Join(ctx.Err(), err)
		case <-pause.C:
		}
	}
}
