package postgres

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
)

// redemptions runs redemptions in two round trips: BEGIN with the locked rows, and the writes with COMMIT. Rows are locked in one
// global order, so that redemptions wait for each other and do not deadlock: vouchers by id, the order, the customer, records,
// counters by key; then, in the second trip, totals by key and the counters that were not asked for.
type redemptions struct{ *Backend }

// Read loads the rows of a scope without holding them, in one round trip.
func (r redemptions) Read(ctx context.Context, projectID string, scope redemption.Scope) (*redemption.Snapshot, error) {
	s := &redemption.Snapshot{}
	batch := &pgx.Batch{}
	loadScope(batch, projectID, scope, s, false)
	if err := r.hot.SendBatch(ctx, batch).Close(); err != nil {
		return nil, fmt.Errorf("read the rows of a redemption: %w", err)
	}
	for _, c := range scope.Counters {
		if _, known := s.Counters[c.Key]; known {
			continue
		}
		value, err := countPast(ctx, r.hot, projectID, c)
		if err != nil {
			return nil, err
		}
		s.Counters[c.Key] = value
	}
	return s, nil
}

const maxAttempts = 5

// Update decides on held rows and writes the outcome. It tries again when a row was written by somebody who did not hold it, when
// two requests make the same customer or order, and when the database had to end one of two transactions.
func (r redemptions) Update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	for attempt := 1; ; attempt++ {
		out, err := r.update(ctx, projectID, scope, decide)
		switch {
		case err == nil:
			return out, nil
		case errors.Is(err, errNotCounted):
			if err := r.makeCounters(ctx, projectID, scope.Counters); err != nil {
				return nil, err
			}
		case !transient(err):
			return nil, err
		case attempt >= maxAttempts:
			return nil, fault.Invalid("multiple_requests", "Multiple requests", "The same order or redeemable is used by other requests at this moment")
		}
		pause := time.Duration(rand.Int64N(int64(attempt) * int64(4*time.Millisecond)))
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// errNotCounted says that a counter of the scope has to be made first.
var errNotCounted = errors.New("a counter does not exist yet")

func (r redemptions) update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (out *redemption.Outcome, err error) {
	s := &redemption.Snapshot{}
	load := func(batch *pgx.Batch) { loadScope(batch, projectID, scope, s, true) }
	err = r.exchange(ctx, load, func() (func(*pgx.Batch), error) {
		if len(s.Counters) < len(scope.Counters) {
			return nil, errNotCounted
		}
		var err error
		if out, err = decide(s); err != nil || out == nil || out.Empty() {
			return nil, err
		}
		if len(out.Jobs) > 0 {
			return nil, errors.New("postgres: a redemption cannot enqueue jobs")
		}
		return func(batch *pgx.Batch) { writeOutcome(batch, projectID, out) }, nil
	})
	return out, err
}

// transient recognises refusals that fresh rows may turn into success.
func transient(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return false
	}
	switch pg.Code {
	case "40001", "40P01", // serialization failure, deadlock
		"23505", "23514": // somebody else made the same row, or took what was left of this one
		return true
	}
	return false
}
