package postgres

import (
	"context"
	"errors"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// bridge presents a transaction that database/sql has opened on a connection as a pgx.Tx. It neither commits nor rolls
// back: its owner does.
type bridge struct{ conn *pgx.Conn }

var errNotOwner = errors.New("the transaction belongs to database/sql and ends there")

// Begin sets a savepoint.
func (b bridge) Begin(ctx context.Context) (pgx.Tx, error) {
	if _, err := b.conn.Exec(ctx, "SAVEPOINT bridge"); err != nil {
		return nil, err
	}
	return savepoint{b}, nil
}

func (b bridge) Commit(context.Context) error   { return errNotOwner }
func (b bridge) Rollback(context.Context) error { return errNotOwner }

func (b bridge) CopyFrom(ctx context.Context, table pgx.Identifier, columns []string, rows pgx.CopyFromSource) (int64, error) {
	return b.conn.CopyFrom(ctx, table, columns, rows)
}

func (b bridge) SendBatch(ctx context.Context, batch *pgx.Batch) pgx.BatchResults {
	return b.conn.SendBatch(ctx, batch)
}

func (b bridge) LargeObjects() pgx.LargeObjects { panic("the bridge has no large objects") }

func (b bridge) Prepare(ctx context.Context, name, sql string) (*pgconn.StatementDescription, error) {
	return b.conn.Prepare(ctx, name, sql)
}

func (b bridge) Exec(ctx context.Context, sql string, args ...any) (pgconn.CommandTag, error) {
	return b.conn.Exec(ctx, sql, args...)
}

func (b bridge) Query(ctx context.Context, sql string, args ...any) (pgx.Rows, error) {
	return b.conn.Query(ctx, sql, args...)
}

func (b bridge) QueryRow(ctx context.Context, sql string, args ...any) pgx.Row {
	return b.conn.QueryRow(ctx, sql, args...)
}

func (b bridge) Conn() *pgx.Conn { return b.conn }

// savepoint is a nested transaction. In PostgreSQL a savepoint hides an earlier one of the same name, so they nest.
type savepoint struct{ bridge }

func (s savepoint) Commit(ctx context.Context) error {
	_, err := s.conn.Exec(ctx, "RELEASE SAVEPOINT bridge")
	return err
}

func (s savepoint) Rollback(ctx context.Context) error {
	_, err := s.conn.Exec(ctx, "ROLLBACK TO SAVEPOINT bridge")
	return errors.Join(err, s.Commit(ctx))
}
