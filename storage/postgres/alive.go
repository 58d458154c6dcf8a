package postgres

import (
	"context"
	"errors"
	"log/slog"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// River counts a job as abandoned when its timeout is over. PostgreSQL knows sooner: it ends the session of a process that was killed, and with the
// session its advisory locks.

const (
	// aliveClass is the first key of the advisory lock that each runner holds; the second is the number of the runner.
	aliveClass = 0x70756e63
	// watchPause is how often a runner looks for jobs of dead runners.
	watchPause = 2 * time.Second
)

// handBackDead makes the jobs of runners whose lock is not held available again. A job that has just begun is left alone: its runner may be about to
// take the lock.
const handBackDead = `
	UPDATE river_job SET state = 'available', scheduled_at = now()
	WHERE state = 'running' AND attempt < max_attempts AND attempted_at < now() - interval '2 seconds'
		AND starts_with(attempted_by[cardinality(attempted_by)], $1)
		AND substr(attempted_by[cardinality(attempted_by)], length($1) + 1) NOT IN (
			SELECT objid::text FROM pg_locks WHERE locktype = 'advisory' AND classid::bigint = $2 AND granted)
	RETURNING queue`

// watch holds the lock of this runner and makes the jobs of dead ones available again, until ctx ends. While it has no connection, other runners
// may start its jobs a second time; the fence of each portion makes the effect happen once.
func (b *Backend) watch(ctx context.Context, log *slog.Logger, number int32, begin func(), handedBack func(queues []string)) {
	for ctx.Err() == nil {
		err := b.watchOnce(ctx, number, begin, handedBack)
		begin()
		if ctx.Err() != nil {
			return
		}
		log.WarnContext(ctx, "watch other servers", "error", err)
		select {
		case <-time.After(watchPause):
		case <-ctx.Done():
		}
	}
}

// watchOnce does so on one connection, until that fails.
func (b *Backend) watchOnce(ctx context.Context, number int32, seen func(), handedBack func(queues []string)) error {
	conn, err := b.jobs.hijack(ctx) // its lock must not go back to the pool
	if err != nil {
		return err
	}
	defer func() { _ = closeNow(ctx, conn) }()
	if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock($1, $2)", int32(aliveClass), number); err != nil {
		return err
	}
	seen()
	for {
		rows, err := conn.Query(ctx, handBackDead, sqlstore.RunnerPrefix, int64(aliveClass))
		if err != nil {
			return err
		}
		queues, err := pgx.CollectRows(rows, pgx.RowTo[string])
		if err != nil {
			return err
		}
		if len(queues) > 0 {
			handedBack(queues)
		}
		select {
		case <-time.After(watchPause):
		case <-ctx.Done():
			return errors.New("stopped")
		}
	}
}
