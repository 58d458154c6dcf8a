package postgres

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	"github.com/uptrace/bun"
)

// Bun speaks to database/sql. The driver here is that of pgx for what Bun needs: statements with their values written into them, so
// that none is prepared and none is sent twice. Unlike pgx/stdlib it works on any connection: one of a pool for as long as Bun uses
// it, or one with a transaction of the program.

// connector acquires connections for database/sql. The sql.DB must keep no idle ones: each is released after its use.
type connector struct {
	acquire func(context.Context) (sqlConn, error)
}

func (c connector) Connect(ctx context.Context) (driver.Conn, error) { return c.acquire(ctx) }
func (c connector) Driver() driver.Driver                            { return nil }

// sqlConn is a connection that database/sql uses.
type sqlConn struct {
	*pgx.Conn
	// begin opens a transaction.
	begin func(context.Context) (pgx.Tx, error)
	// release ends the use.
	release func() error
}

func (c sqlConn) Close() error { return c.release() }

var errUnprepared = errors.New("statements have their values in them and are not prepared")

func (c sqlConn) Prepare(string) (driver.Stmt, error) { return nil, errUnprepared }

func (c sqlConn) Begin() (driver.Tx, error) {
	return c.BeginTx(context.Background(), driver.TxOptions{})
}

// BeginTx begins at READ COMMITTED.
func (c sqlConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	if o.Isolation != 0 || o.ReadOnly {
		return nil, errors.New("transactions have no options")
	}
	tx, err := c.begin(ctx)
	if err != nil {
		return nil, orBad(err)
	}
	return sqlTx{ctx, tx, c.Conn}, nil
}

type sqlTx struct {
	ctx  context.Context
	tx   pgx.Tx
	conn *pgx.Conn
}

func (t sqlTx) Commit() error   { return commit(t.ctx, t.conn, t.tx.Commit) }
func (t sqlTx) Rollback() error { return t.tx.Rollback(t.ctx) }

func (c sqlConn) Ping(ctx context.Context) error { return orBad(c.Conn.Ping(ctx)) }

func (c sqlConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	if len(args) > 0 {
		return nil, errUnprepared
	}
	var tag pgconn.CommandTag
	run := func(ctx context.Context) (err error) {
		tag, err = c.Exec(ctx, query)
		return err
	}
	if c.PgConn().TxStatus() == idle { // the statement is a transaction
		err := commit(ctx, c.Conn, run)
		return driver.RowsAffected(tag.RowsAffected()), orBad(err)
	}
	err := run(ctx)
	return driver.RowsAffected(tag.RowsAffected()), orBad(err)
}

func (c sqlConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if len(args) > 0 {
		return nil, errUnprepared
	}
	rows, err := c.Query(ctx, query, pgx.QueryExecModeExec)
	if err != nil {
		return nil, orBad(err)
	}
	// The columns are known with the first row.
	more := rows.Next()
	if err := rows.Err(); err != nil {
		rows.Close()
		return nil, orBad(err)
	}
	return &sqlRows{Rows: rows, types: c.TypeMap(), first: more, unread: true}, nil
}

// orBad tells database/sql that nothing was sent and another connection may do.
func orBad(err error) error {
	if err != nil && pgconn.SafeToRetry(err) {
		return driver.ErrBadConn
	}
	return err
}

type sqlRows struct {
	pgx.Rows
	types *pgtype.Map
	// unread says that Next was not called yet, and that first is whether there is a row.
	unread, first bool
}

func (r *sqlRows) Columns() []string {
	fields := r.FieldDescriptions()
	names := make([]string, len(fields))
	for i := range fields {
		names[i] = fields[i].Name
	}
	return names
}

func (r *sqlRows) Close() error {
	r.Rows.Close()
	return r.Err()
}

func (r *sqlRows) Next(to []driver.Value) (err error) {
	more := r.first
	if !r.unread {
		more = r.Rows.Next()
	}
	if r.unread = false; !more {
		if err := r.Err(); err != nil {
			return err
		}
		return io.EOF
	}
	fields := r.FieldDescriptions()
	for i, raw := range r.RawValues() {
		if to[i], err = r.value(&fields[i], raw); err != nil {
			return fmt.Errorf("read column %s: %w", fields[i].Name, err)
		}
	}
	return nil
}

// value is what database/sql and Bun take for a column.
func (r *sqlRows) value(of *pgconn.FieldDescription, raw []byte) (driver.Value, error) {
	if raw == nil {
		return nil, nil
	}
	switch of.DataTypeOID {
	case pgtype.BoolOID:
		return scanned[bool](r, of, raw)
	case pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID:
		return scanned[int64](r, of, raw)
	case pgtype.Float4OID, pgtype.Float8OID:
		return scanned[float64](r, of, raw)
	case pgtype.DateOID, pgtype.TimestampOID, pgtype.TimestamptzOID:
		return scanned[time.Time](r, of, raw)
	case pgtype.ByteaOID:
		return scanned[[]byte](r, of, raw)
	case pgtype.JSONOID, pgtype.JSONBOID:
		return slices.Clone(raw), nil
	}
	return string(raw), nil
}

func scanned[T any](r *sqlRows, of *pgconn.FieldDescription, raw []byte) (driver.Value, error) {
	var to T
	err := r.types.Scan(of.DataTypeOID, of.Format, raw, &to)
	return to, err
}

// onConnection runs do on the pgx connection beneath a connection of Bun, within whatever transaction is open there.
func onConnection(conn bun.Conn, do func(*pgx.Conn) error) error {
	return conn.Raw(func(driver any) error {
		c, ok := driver.(sqlConn)
		if !ok {
			return fmt.Errorf("unexpected connection %T", driver)
		}
		return do(c.Conn)
	})
}
