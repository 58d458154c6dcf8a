package sqlite

import (
	"context"
	sqldriver "database/sql/driver"
	"errors"
	"fmt"

	"modernc.org/sqlite"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// connector makes the connections that write.
//
// SQLite ends a transaction by itself when a statement finds no room on the disk, cannot read or write the file, or is interrupted. A statement
// after it would be committed alone, although everything before it was rolled back. PostgreSQL refuses such statements, and so do these
// connections.
// Source: https://www.sqlite.org/lang_transaction.html, "Response To Errors Within A Transaction".
type connector struct {
	driver sqldriver.Driver
	dsn    string
}

func (c connector) Driver() sqldriver.Driver { return c.driver }

// Connect opens the file. The first connection to a new file switches it to WAL. SQLite ignores the busy_timeout when another process does so at the
// same time, so that Connect repeats it.
// Source: https://www.sqlite.org/wal.html, "Sometimes Queries Return SQLITE_BUSY In WAL Mode".
func (c connector) Connect(ctx context.Context) (sqldriver.Conn, error) {
	var made sqldriver.Conn
	err := sqlstore.Retry(ctx, func() (err error) {
		made, err = c.driver.Open(c.dsn)
		return err
	})
	if err != nil {
		return nil, err
	}
	inner, ok := made.(connection)
	if !ok {
		return nil, errors.Join(fmt.Errorf("a connection to SQLite is a %T, which cannot do all that is needed", made), made.Close())
	}
	w := &writing{connection: inner}
	inner.RegisterRollbackHook(func() { w.ended = w.under })
	return w, nil
}

// connection is the part of a connection that database/sql uses, and the commit hook.
type connection interface {
	sqldriver.Conn
	sqldriver.ConnBeginTx
	sqldriver.ConnPrepareContext
	sqldriver.ExecerContext
	sqldriver.QueryerContext
	sqldriver.Pinger
	sqldriver.SessionResetter
	sqldriver.Validator
	sqlite.HookRegisterer
}

// writing is a connection that records whether a transaction was begun and whether SQLite has ended it. One goroutine at a time uses it.
type writing struct {
	connection
	under, ended bool
}

var errEnded = errors.New("SQLite has rolled the transaction back after the error before")

func (w *writing) BeginTx(ctx context.Context, o sqldriver.TxOptions) (sqldriver.Tx, error) {
	tx, err := w.connection.BeginTx(ctx, o)
	if err != nil {
		return nil, err
	}
	w.under, w.ended = true, false
	return ending{tx, w}, nil
}

func (w *writing) ExecContext(ctx context.Context, query string, args []sqldriver.NamedValue) (sqldriver.Result, error) {
	if w.ended {
		return nil, errEnded
	}
	return w.connection.ExecContext(ctx, query, args)
}

func (w *writing) QueryContext(ctx context.Context, query string, args []sqldriver.NamedValue) (sqldriver.Rows, error) {
	if w.ended {
		return nil, errEnded
	}
	return w.connection.QueryContext(ctx, query, args)
}

func (w *writing) PrepareContext(ctx context.Context, query string) (sqldriver.Stmt, error) {
	if w.ended {
		return nil, errEnded
	}
	return w.connection.PrepareContext(ctx, query)
}

// ending is the COMMIT or ROLLBACK of a transaction.
type ending struct {
	sqldriver.Tx
	on *writing
}

func (e ending) Commit() error {
	ended := e.on.ended
	e.on.under, e.on.ended = false, false
	if ended {
		return errEnded
	}
	return e.Tx.Commit()
}

func (e ending) Rollback() error {
	ended := e.on.ended
	e.on.under, e.on.ended = false, false
	if ended {
		return nil
	}
	return e.Tx.Rollback()
}
