package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5"
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/redemption"
)

// Transaction is a transaction of the program in which an engine may redeem; see Backend.In.
type Transaction struct {
	backend *Backend
	tx      pgx.Tx
}

// In lets an engine over this backend redeem, roll back and validate in a transaction that the program has opened, on whatever connection to
// the same database, and that the program will end:
//
//	tx, err := pool.Begin(ctx)
//	...
//	_, err = tx.Exec(ctx, "INSERT INTO orders ...")
//	done, err := shop.Redemptions.In(backend.In(tx)).Redeem(ctx, request)
//	...
//	err = tx.Commit(ctx)
//
// See "In a transaction of the program" in the documentation of the package for what has to hold.
func (b *Backend) In(tx pgx.Tx) *Transaction { return &Transaction{b, tx} }

// Do runs work, as redemption.Transaction asks.
func (t *Transaction) Do(ctx context.Context, work func(context.Context) error) (err error) {
	const before = "redeem in a transaction of the program"
	conn := t.tx.Conn()
	if err := describes(conn.Config()); err != nil {
		return fmt.Errorf(before+": %w", err)
	}
	begin := &pgx.Batch{}
	begin.Queue("SAVEPOINT punchcard")
	var isolation string
	begin.Queue("SELECT current_setting('transaction_isolation')").QueryRow(func(row pgx.Row) error { return row.Scan(&isolation) })
	if err := t.tx.SendBatch(ctx, begin).Close(); err != nil {
		return fmt.Errorf(before+": %w", err)
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, t.rollBack(ctx))
		}
	}()
	if isolation != "read committed" {
		return fmt.Errorf(before+": it must be at the level read committed (actual value is %s): a redemption has to see what those that it waited for have committed", isolation)
	}
	setBuffersOnce(conn)
	session, err := ourSession(t.backend.path).hot().apply(ctx, conn, true)
	if err != nil {
		return err
	}
	if err := t.run(ctx, conn, work); err != nil {
		return err
	}
	if _, err := session.apply(ctx, conn, true); err != nil {
		return err
	}
	_, err = t.tx.Exec(ctx, "RELEASE SAVEPOINT punchcard")
	return err
}

// rollBack undoes everything since the savepoint, including the session settings.
func (t *Transaction) rollBack(ctx context.Context) error {
	if t.tx.Conn().IsClosed() {
		return nil // and so is the transaction
	}
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
	defer cancel()
	_, err := t.tx.Exec(ctx, "ROLLBACK TO SAVEPOINT punchcard; RELEASE SAVEPOINT punchcard")
	return err
}

// run calls work with the store on the connection.
func (t *Transaction) run(ctx context.Context, conn *pgx.Conn, work func(context.Context) error) error {
	program := sqlConn{Conn: conn, begin: func(context.Context) (pgx.Tx, error) { return programTx{bridge{conn}}, nil }, release: func() error { return nil }}
	pool := sql.OpenDB(connector{func(context.Context) (sqlConn, error) { return program, nil }})
	defer pool.Close()
	db, err := bun.NewDB(pool, t.backend.db.Dialect()).Conn(ctx)
	if err != nil {
		return err
	}
	defer db.Close()
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() { _ = tx.Commit() }()
	update := func(ctx context.Context, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
		return redemptions{t.backend}.updateIn(ctx, conn, projectID, scope, decide)
	}
	return t.backend.store.Within(ctx, db, tx, update, work)
}

// programTx is the transaction of the program, which this package does not end.
type programTx struct{ bridge }

func (programTx) Commit(context.Context) error   { return nil }
func (programTx) Rollback(context.Context) error { return nil }

// updateIn decides on held rows and writes the outcome, in the transaction that is open on a connection. It shares no commit. It is tried again when
// another transaction has made the same customer, order or product. A transaction that PostgreSQL ended in a deadlock is not tried again: the
// program holds rows that only its own rollback gives up.
func (r redemptions) updateIn(ctx context.Context, conn *pgx.Conn, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
	for attempt := 1; ; attempt++ {
		out, err := r.tryIn(ctx, conn, projectID, scope, decide)
		switch {
		case err == nil:
			return out, nil
		case lockTimedOut(err), transient(err) && !abortedForAnother(err) && attempt == maxAttempts:
			return nil, errMultiple()
		case abortedForAnother(err) || !transient(err):
			return nil, refusal(err, out)
		}
	}
}

func (r redemptions) tryIn(ctx context.Context, conn *pgx.Conn, projectID string, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (out *redemption.Outcome, err error) {
	savepoint, err := bridge{conn}.Begin(ctx)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil && !conn.IsClosed() {
			last, cancel := context.WithTimeout(context.WithoutCancel(ctx), rollbackTimeout)
			defer cancel()
			err = errors.Join(err, savepoint.Rollback(last))
		}
	}()
	s, err := r.loadIn(ctx, conn, projectID, scope)
	if err == nil && len(missingCounters(scope, s)) > 0 {
		// The rows and locks of their subjects are held until the transaction ends, so that no other transaction redeems before
		// the counters are visible.
		if err = makeCountersIn(ctx, savepoint, projectID, missingCounters(scope, s)); err == nil {
			s, err = r.loadIn(ctx, conn, projectID, scope)
		}
	}
	if err != nil {
		return nil, fmt.Errorf("hold and read: %w", err)
	}
	var write func(*pgx.Batch)
	if out, write, err = r.decided(ctx, conn, projectID, scope, s, decide); err != nil {
		return out, err
	}
	if write != nil {
		batch := &pgx.Batch{}
		write(batch)
		if err := sendBatch(ctx, conn, batch); err != nil {
			return out, fmt.Errorf("write: %w", err)
		}
	}
	return out, savepoint.Commit(ctx)
}

// loadIn holds and reads the rows of a scope.
func (r redemptions) loadIn(ctx context.Context, conn *pgx.Conn, projectID string, scope redemption.Scope) (*redemption.Snapshot, error) {
	batch, s := &pgx.Batch{}, &redemption.Snapshot{}
	loadScope(batch, projectID, scope, s, true)
	return s, sendBatch(ctx, conn, batch)
}
