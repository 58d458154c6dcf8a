package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// exchange runs a transaction in two round trips on a hot connection: BEGIN with what load queues, then what decide makes of
// it with COMMIT. It is the only place where a transaction is opened by hand,
// so it has to end it: whatever fails, the connection returns to the pool without a transaction.
//
// The results of load are read by the callbacks of its queued queries, before decide is called. When decide returns an
// error, or no function, nothing is written. The callbacks of the written queries come too late to prevent the commit: what
// has to prevent it must be an error of the database, as that of a CHECK constraint. What cannot be sent in a batch decide may
// do on the connection, in the same transaction, in a round trip of its own. Both functions may be called twice.
func (b *Backend) exchange(ctx context.Context, load func(*pgx.Batch), decide func(*pgx.Conn) (write func(*pgx.Batch), err error)) error {
	return retryStalePlan(func() error {
		return b.onHot(ctx, func(conn *pgx.Conn) error {
			reads := &pgx.Batch{}
			b.beginHot(reads, "BEGIN")
			load(reads)
			if err := sendBatch(ctx, conn, reads); err != nil {
				return fmt.Errorf("begin and read: %w", err)
			}
			write, err := decide(conn)
			if err != nil || write == nil {
				return err
			}
			writes := &pgx.Batch{}
			write(writes)
			queueCommit(writes)
			if err := commit(ctx, conn, func(ctx context.Context) error { return sendBatch(ctx, conn, writes) }); err != nil {
				return fmt.Errorf("%w: %w", errCommitting, err)
			}
			return nil
		})
	})
}

// errCommitting marks errors after the writes and the commit were sent. Without an answer of the server it is unknown whether they took place.
var errCommitting = errors.New("write and commit")

// readOnly reads in one round trip, from one snapshot of the database. It may call load twice.
func (b *Backend) readOnly(ctx context.Context, load func(*pgx.Batch)) error {
	return retryStalePlan(func() error {
		return b.onHot(ctx, func(conn *pgx.Conn) error {
			reads := &pgx.Batch{}
			b.beginHot(reads, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
			load(reads)
			queueCommit(reads)
			return sendBatch(ctx, conn, reads)
		})
	})
}

// onHot runs do on a connection of the hot pool, and returns it without a transaction, also when do panics.
func (b *Backend) onHot(ctx context.Context, do func(*pgx.Conn) error) (err error) {
	conn, err := b.hot.acquire(ctx)
	if err != nil {
		return fmt.Errorf("take a connection: %w", err)
	}
	defer func() {
		if end := conn.release(ctx); end != nil {
			err = errors.Join(err, end)
		}
	}()
	return do(conn.Conn.Conn())
}

// queueCommit commits, and fails when the server rolls back instead.
func queueCommit(b *pgx.Batch) {
	b.Queue("COMMIT").Exec(func(tag pgconn.CommandTag) error {
		if tag.String() != "COMMIT" {
			return fmt.Errorf("the transaction ended in %s", tag)
		}
		return nil
	})
}

// retryStalePlan calls do a second time when a migration has changed a table of a prepared statement. The connection has dropped the statement
// by then.
func retryStalePlan(do func() error) error {
	err := do()
	if stalePlan(err) {
		err = do()
	}
	return err
}

// rollbackTimeout bounds a rollback, whose caller may be gone.
const rollbackTimeout = 5 * time.Second

// idle is the status of a connection without a transaction.
const idle = 'I'

// endTransaction rolls back an open transaction. It has a context of its own, because the usual reason for a rollback is that the context of the
// caller has ended. When the rollback fails, the connection is closed, which makes the server roll back.
func endTransaction(ctx context.Context, c *pgx.Conn) error {
	if c.IsClosed() || c.PgConn().TxStatus() == idle {
		return nil
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
	defer cancel()
	if _, err := c.Exec(ctx, "ROLLBACK"); err != nil {
		return errors.Join(fmt.Errorf("roll back: %w", err), c.Close(ctx))
	}
	return nil
}

// stalePlan recognises "cached plan must not change result type" by the routine that raised it: the text is translated, and the code is that of
// anything that is not supported.
func stalePlan(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "0A000" && pg.Routine == "RevalidateCachedQuery"
}
