package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
)

// OpenEmpty opens a database without data and makes the schema. A database that has rows is refused before its schema is changed.
func OpenEmpty(ctx context.Context, dsn string, opts ...Option) (*Backend, error) {
	at, err := parse(dsn, optionsOf(opts).schema)
	if err != nil {
		return nil, err
	}
	pool, err := newPool(ctx, at, unprepared, nil)
	if err != nil {
		return nil, err
	}
	err = pgx.BeginFunc(ctx, pool, func(tx pgx.Tx) error {
		tables, err := shopTables(ctx, tx)
		if err != nil {
			return fmt.Errorf("open PostgreSQL: %w", err)
		}
		return mustBeEmpty(ctx, tx, tables)
	})
	pool.Close()
	if err != nil {
		return nil, err
	}
	return Open(ctx, dsn, append(opts, AutoMigrate())...)
}

// Fill has do write to a database without data, in one transaction, during which other sessions can only read. It fails when there are rows, and at
// once when another process fills the same database.
func (b *Backend) Fill(ctx context.Context, do func(tx pgx.Tx) error) error {
	conn, err := b.pool.acquire(ctx)
	if err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	defer func() { _ = conn.release(ctx) }()
	tx, err := conn.Begin(ctx)
	if err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	lasting := context.WithoutCancel(ctx)
	defer func() { _ = tx.Rollback(lasting) }() // does nothing after the commit
	if err := holdEmpty(ctx, tx); err != nil {
		return err
	}
	if err := do(tx); err != nil {
		return err
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	// The commit is not interrupted: after an interruption it would be unknown whether it took place.
	if err := tx.Commit(lasting); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// holdEmpty keeps other sessions from writing until the transaction ends, and fails when the database has rows.
func holdEmpty(ctx context.Context, tx pgx.Tx) error {
	if _, err := tx.Exec(ctx, fillSettings); err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	var alone bool
	if err := tx.QueryRow(ctx, "SELECT pg_try_advisory_xact_lock($1)", int64(fillLock)).Scan(&alone); err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	if !alone {
		return errors.New("another shop is being moved into the database already")
	}
	tables, err := shopTables(ctx, tx)
	if err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	var pg *pgconn.PgError
	_, err = tx.Exec(ctx, "LOCK TABLE "+strings.Join(tables, ", ")+" IN EXCLUSIVE MODE")
	if errors.As(err, &pg) && pg.Code == "55P03" { // lock_not_available
		return errors.New("other sessions write to the database: stop the servers that run on it")
	} else if err != nil {
		return fmt.Errorf("hold the database: %w", err)
	}
	return mustBeEmpty(ctx, tx, tables)
}

// fillLock is an arbitrary key of an advisory lock, as migrationLock is.
const fillLock = 7_426_201_812

// fillSettings are what a long transaction needs: no timeout for its statements, but a short one for its locks.
const fillSettings = "SELECT set_config('statement_timeout', '0', true), set_config('" + hungTimeout + "', '0', true), set_config('lock_timeout', '10s', true)"

// shopTables are the tables with data of projects that the database has.
func shopTables(ctx context.Context, tx pgx.Tx) (tables []string, err error) {
	var ours bool
	if err := tx.QueryRow(ctx, "SELECT to_regclass('punchcard_migrations') IS NOT NULL").Scan(&ours); err != nil || !ours {
		return nil, err
	}
	rows, err := tx.Query(ctx, `SELECT DISTINCT quote_ident(c.table_name) FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
		WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE' AND (c.column_name = 'project_id' OR c.table_name = 'river_job') ORDER BY 1`)
	if err != nil {
		return nil, err
	}
	return pgx.CollectRows(rows, pgx.RowTo[string])
}

// linksTable has the link that a server without a shop makes for its first owner. It is valid until a user can sign in, and is no shop.
const linksTable = "sign_in_links"

// mustBeEmpty fails when one of some tables has a row, but for that link.
func mustBeEmpty(ctx context.Context, tx pgx.Tx, tables []string) error {
	if len(tables) == 0 {
		return nil
	}
	var looks []string
	for _, name := range tables {
		if name == linksTable {
			continue
		}
		looks = append(looks, "SELECT '"+strings.ReplaceAll(name, "'", "''")+"' WHERE EXISTS (SELECT FROM "+name+")")
	}
	rows, err := tx.Query(ctx, strings.Join(looks, " UNION ALL "))
	if err != nil {
		return fmt.Errorf("look for rows: %w", err)
	}
	filled, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		return fmt.Errorf("look for rows: %w", err)
	}
	if more := len(filled) - maxNamed; more > 0 {
		return fmt.Errorf("the database is not empty, there are rows in %s and %d more: name one without a shop", strings.Join(filled[:maxNamed], ", "), more)
	}
	if len(filled) > 0 {
		return fmt.Errorf("the database is not empty, there are rows in %s: name one without a shop", strings.Join(filled, ", "))
	}
	return nil
}

// maxNamed bounds how many tables an error names that have rows where there should be none.
const maxNamed = 3
