package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Together runs do with a context in which everything that the store does is one transaction, on a hot connection, so that redemptions are
// possible in it. It fails with idempotency_key_in_use when another transaction holds the record of a key for longer than lock_timeout, and with
// multiple_requests when it holds other rows.
func (r redemptions) Together(ctx context.Context, do func(context.Context) error) error {
	if storage.TransactionOf(ctx) != nil {
		return do(ctx)
	}
	err := sqlstore.Retry(ctx, func() error {
		return retryStalePlan(func() error {
			return r.onHot(ctx, func(conn *pgx.Conn) error {
				begin := &pgx.Batch{}
				r.beginHot(begin, "BEGIN")
				if err := sendBatch(ctx, conn, begin); err != nil {
					return fmt.Errorf("begin: %w", err)
				}
				if err := (&Transaction{backend: r.Backend}).run(ctx, conn, do); err != nil {
					return err
				}
				end := &pgx.Batch{}
				queueCommit(end)
				if err := commit(ctx, conn, func(ctx context.Context) error { return sendBatch(ctx, conn, end) }); err != nil {
					return fmt.Errorf("%w: %w", errCommitting, err)
				}
				return nil
			})
		})
	})
	if lockTimedOut(err) {
		return heldTooLong(err)
	}
	return err
}

// heldTooLong is the refusal of a request that has waited for the rows of another one for longer than lock_timeout.
func heldTooLong(err error) error {
	var pg *pgconn.PgError
	if errors.As(err, &pg) && strings.Contains(pg.Where, "idempotency_records") {
		return idempotency.InUse()
	}
	return errMultiple()
}
