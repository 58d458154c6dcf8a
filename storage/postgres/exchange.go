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
// it with COMMIT. It is the only place where a transaction is opened by hand, beneath all that would otherwise watch over
// it, so it alone answers for its end: whatever goes wrong, the connection returns to the pool without a transaction.
//
// The results of load are read by the callbacks of its queued queries, before decide is called. When decide returns an
// error, or no function, nothing is written. The callbacks of the written queries come too late to prevent the commit: what
// has to prevent it must be an error of the database, as that of a CHECK constraint. What cannot be sent in a batch decide may
// do on the connection, in the same transaction, for a trip more. Both functions may be called twice.
func (b *Backend) exchange(ctx context.Context, load func(*pgx.Batch), decide func(*pgx.Conn) (write func(*pgx.Batch), err error)) error {
	return fresh(func() error {
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
			if err := sendBatch(ctx, conn, writes); err != nil {
				return fmt.Errorf("%w: %w", errCommitting, err)
			}
			return nil
		})
	})
}

// errCommitting marks errors after the writes and the commit were sent: unless the server answered, nobody knows what became of them.
var errCommitting = errors.New("write and commit")

// look reads in one round trip, as of one moment. It may call load twice.
func (b *Backend) look(ctx context.Context, load func(*pgx.Batch)) error {
	return fresh(func() error {
		return b.onHot(ctx, func(conn *pgx.Conn) error {
			reads := &pgx.Batch{}
			b.beginHot(reads, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
			load(reads)
			queueCommit(reads)
			return sendBatch(ctx, conn, reads)
		})
	})
}

// onHot lends a hot connection and takes it back without a transaction, also when do panics.
func (b *Backend) onHot(ctx context.Context, do func(*pgx.Conn) error) (err error) {
	conn, err := b.hot.take(ctx)
	if err != nil {
		return fmt.Errorf("take a connection: %w", err)
	}
	defer func() {
		if end := conn.giveBack(ctx); end != nil {
			err = errors.Join(err, end)
		}
	}()
	return do(conn.Conn.Conn())
}

// queueCommit ends a transaction, and fails when the server ends it in another way.
func queueCommit(b *pgx.Batch) {
	b.Queue("COMMIT").Exec(func(tag pgconn.CommandTag) error {
		if tag.String() != "COMMIT" {
			return fmt.Errorf("the transaction ended in %s", tag)
		}
		return nil
	})
}

// fresh does something again that failed because a migration changed a table beneath a prepared statement. The connection has
// forgotten the statement by then.
func fresh(do func() error) error {
	err := do()
	if stalePlan(err) {
		err = do()
	}
	return err
}

// rollbackTimeout bounds the last words to a connection whose caller may have gone away.
const rollbackTimeout = 5 * time.Second

// endTransaction rolls back what is still open on a connection. It has a context of its own, because the usual reason for a
// rollback is that the caller's is over. A connection that cannot be saved is closed, which makes the server roll back.
func endTransaction(ctx context.Context, c *pgx.Conn) error {
	const idle = 'I'
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

// stalePlan recognises "cached plan must not change result type" by where the server raised it: its text is translated and
// its code says no more than that something is not supported.
func stalePlan(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "0A000" && pg.Routine == "RevalidateCachedQuery"
}
