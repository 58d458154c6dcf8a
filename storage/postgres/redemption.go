package postgres

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/internal/shared"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// redemptions runs redemptions in two round trips: BEGIN with the reads that lock rows, and the writes with COMMIT. All redemptions, and the
// transactions that make counters, take locks in one global order, so that there are no deadlocks:
//
//	vouchers by id, order, customer, records by id, subjects (campaigns and tiers), and then all rows that are written
//
// The lock of a subject is an advisory lock until the transaction ends (see locks.go). The totals and counters of a campaign change only under
// its lock, and those of a voucher under the lock of its row. A redemption that reads counters locks its subjects with the rows; one that only
// writes them locks them with the writes, and so for no longer than its commit takes.
type redemptions struct{ *Backend }

// Read loads the rows of a scope without locks, in one round trip and from one snapshot of the database.
func (r redemptions) Read(ctx context.Context, projectID string, scope redemption.Scope) (*redemption.Snapshot, error) {
	s, err := r.singleRead(ctx, projectID, &scope)
	if s != nil || err != nil {
		return s, err
	}
	err = r.readOnly(ctx, func(batch *pgx.Batch) {
		s = &redemption.Snapshot{}
		loadScope(batch, projectID, scope, s, false)
	})
	if err != nil {
		return nil, fmt.Errorf("read the rows of a redemption: %w", err)
	}
	missing := missingCounters(scope, s)
	if len(missing) == 0 {
		return s, nil
	}
	err = r.onHot(ctx, func(conn *pgx.Conn) error {
		for _, c := range missing {
			if s.Counters[c.Key], err = countPast(ctx, conn, projectID, c); err != nil {
				return fmt.Errorf("count past redemptions: %w", err)
			}
		}
		return nil
	})
	return s, err
}

// A redemption whose rows another transaction has changed meanwhile is decided again up to maxAttempts times. One that the database aborts for a
// deadlock, which can happen many times in a row, is decided again for up to maxRetryTime.
const (
	maxAttempts  = 5
	maxRetryTime = 15 * time.Second
)

// Update decides on locked rows and writes the outcome, in a commit that it may share with other redemptions; see shared.go.
func (r redemptions) Update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	if scope.Shareable() {
		u := shared.New(ctx, scope, decide)
		if err := r.batcher(projectID, scope).Do(ctx, u, rowsOf(&scope)...); err != nil {
			return nil, err
		}
		if out, done, err := u.Answer(); done {
			return out, err
		}
	}
	return r.updateAlone(ctx, projectID, scope, decide)
}

// updateAlone runs a redemption in a transaction of its own. It is repeated when another request makes the same customer, order or product, and
// when the database aborts it for a deadlock.
func (r redemptions) updateAlone(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	start := time.Now()
	for attempt := 1; ; attempt++ {
		out, err := r.update(ctx, projectID, scope, decide)
		var uncounted *uncounted
		switch {
		case err == nil:
			return out, nil
		case errors.As(err, &uncounted):
			err = r.makeCounters(ctx, projectID, uncounted.counters)
			if err != nil && !lockTimedOut(err) {
				return nil, err
			}
		case !transient(err) && !lockTimedOut(err):
			return nil, err
		}
		if lockTimedOut(err) || attempt >= maxAttempts && !(abortedForAnother(err) && time.Since(start) < maxRetryTime) {
			return nil, heldTooLong(err)
		}
		if uncounted != nil {
			continue
		}
		pause := time.Duration(rand.Int64N(int64(min(attempt, maxAttempts)) * int64(4*time.Millisecond)))
		select {
		case <-time.After(pause):
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// errMultiple is the refusal of a request whose rows others have held or changed all the time.
func errMultiple() error {
	return fault.Invalid("multiple_requests", "Multiple requests", "The same order or redeemable is used by other requests at this moment")
}

// uncounted is the error that counters of the scope do not exist yet.
type uncounted struct{ counters []redemption.Counter }

func (*uncounted) Error() string { return "counters do not exist yet" }

func missingCounters(scope redemption.Scope, s *redemption.Snapshot) (missing []redemption.Counter) {
	for _, c := range scope.Counters {
		if _, known := s.Counters[c.Key]; !known {
			missing = append(missing, c)
		}
	}
	return missing
}

func (r redemptions) update(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (out *redemption.Outcome, err error) {
	var s *redemption.Snapshot
	load := func(batch *pgx.Batch) {
		s = &redemption.Snapshot{}
		loadScope(batch, projectID, scope, s, true)
	}
	err = r.exchange(ctx, load, func(conn *pgx.Conn) (func(*pgx.Batch), error) {
		if missing := missingCounters(scope, s); len(missing) > 0 {
			return nil, &uncounted{missing}
		}
		var write func(*pgx.Batch)
		var err error
		out, write, err = r.decided(ctx, conn, projectID, scope, s, decide)
		return write, err
	})
	if err != nil {
		return nil, refusal(err, out)
	}
	return out, nil
}

// decided decides on the snapshot, and enqueues the jobs of the outcome. It returns a function that queues the other writes, or nil without any.
func (r redemptions) decided(ctx context.Context, conn *pgx.Conn, projectID string, scope redemption.Scope, s *redemption.Snapshot, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, func(*pgx.Batch), error) {
	out, err := decide(s)
	if err != nil || out == nil || out.Empty() {
		return out, nil, err
	}
	if !s.Takes(out) {
		return out, nil, shared.ErrRefused
	}
	if err := check(out); err != nil {
		return out, nil, err
	}
	if err := r.enqueue(ctx, conn, projectID, out); err != nil {
		return out, nil, err
	}
	return out, func(batch *pgx.Batch) {
		writeOutcomes(batch, projectID, scope.Subjects, s.Revision.Catalog, []*redemption.Outcome{out})
	}, nil
}

// enqueue adds the jobs of an outcome, which takes round trips of its own. Workers see them after the commit.
func (r redemptions) enqueue(ctx context.Context, conn *pgx.Conn, projectID string, out *redemption.Outcome) error {
	if len(out.Jobs) == 0 {
		return nil
	}
	params, err := sqlstore.JobParams(ctx, projectID, out.Jobs)
	if err != nil {
		return err
	}
	if err := r.insertJobs(ctx, conn, params); err != nil {
		return fmt.Errorf("enqueue jobs: %w", err)
	}
	return nil
}

// refusal turns an error that no repetition can help into the fault that the collections return for it.
func refusal(err error, out *redemption.Outcome) error {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) {
		return err
	}
	switch {
	case pg.ConstraintName == "orders_source_id" && !out.NewOrder:
		return fault.Duplicate(order.Kind.Name, "source_id", out.Order.SourceID)
	case pg.ConstraintName == "customers_source_id" && !out.NewCustomer:
		return fault.Duplicate(customer.Kind.Name, "source_id", out.Customer.SourceID)
	}
	if refused := sqlstore.Refused(err, redemption.RecordKind.Name); refused != nil {
		return refused
	}
	return err
}

// lockTimedOut reports whether another transaction held a lock for longer than lock_timeout.
func lockTimedOut(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && pg.Code == "55P03"
}

// abortedForAnother reports whether the database aborted the transaction because of a deadlock or a serialization failure.
func abortedForAnother(err error) bool {
	var pg *pgconn.PgError
	return errors.As(err, &pg) && (pg.Code == "40001" || pg.Code == "40P01") // serialization failure, deadlock
}

// transient reports whether a repetition, which reads the rows again, can succeed.
func transient(err error) bool {
	var pg *pgconn.PgError
	if !errors.As(err, &pg) || abortedForAnother(err) {
		return abortedForAnother(err)
	}
	switch pg.Code {
	case "23505": // another transaction has inserted the same row
		return true
	case "23502": // see raiseRevision
		return pg.TableName == "project_revisions"
	}
	return false
}
