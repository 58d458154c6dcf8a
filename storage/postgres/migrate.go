package postgres

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivermigrate"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// migrationLock is the key of an advisory lock: an arbitrary number, the same in all versions.
const migrationLock = 7_426_201_811

// Migrate brings the schema up to date. Several processes may try at once: one does it, the others wait and find it done.
//
// Behind a pooler in transaction mode it is refused: the advisory lock belongs to a session, which the pooler gives to other clients as well.
func (b *Backend) Migrate(ctx context.Context) (err error) {
	if b.pooled {
		return errors.New("migrate: not through a pooler in transaction mode: use an address that goes round it")
	}
	conn, err := b.pool.hijack(ctx) // its lock must not go back to the pool
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	defer func() { err = errors.Join(err, closeNow(ctx, conn)) }()
	if err := b.lockMigrations(ctx, conn); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	missing, err := b.missing(ctx)
	if err != nil {
		return err
	}
	if len(missing) > 0 {
		b.options.logger.InfoContext(ctx, "bringing the schema of the database up to date, which can take a while", "steps", len(missing))
	}

	if err := b.migrateTables(ctx); err != nil {
		return err
	}
	// River's steps need transactions of their own: one adds values to an enumeration that a later one uses.
	migrator, err := b.riverMigrator()
	if err != nil {
		return err
	}
	if _, err := migrator.Migrate(ctx, rivermigrate.DirectionUp, nil); err != nil {
		return fmt.Errorf("migrate the job queue: %w", err)
	}
	return nil
}

// migrateTables applies the steps of our own tables. Older servers that run meanwhile lock tables that a step needs exclusively, and the database
// may abort the migration for a deadlock with them: then it begins again.
func (b *Backend) migrateTables(ctx context.Context) error {
	for start := time.Now(); ; {
		err := b.migrateTablesOnce(ctx)
		if !abortedForAnother(err) || time.Since(start) > maxMigrationTime {
			return err
		}
	}
}

// maxMigrationTime is how long an aborted migration is begun again. Each try takes a second or more, which is the database's deadlock_timeout.
const maxMigrationTime = 5 * time.Minute

func (b *Backend) migrateTablesOnce(ctx context.Context) error {
	tx, err := b.db.BeginTx(ctx, nil)
	if err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	defer func() { _ = tx.Rollback() }() // does nothing after the commit
	if err := b.store.Migrate(ctx, tx); err != nil {
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("migrate: %w", err)
	}
	return nil
}

// lockMigrations waits until no other process migrates, and makes the schema. The lock lasts as long as the connection.
func (b *Backend) lockMigrations(ctx context.Context, conn *pgx.Conn) error {
	if _, err := conn.Exec(ctx, "SELECT pg_advisory_lock($1)", migrationLock); err != nil {
		return err
	}
	if b.schema == "" {
		return nil
	}
	var there bool
	if err := conn.QueryRow(ctx, "SELECT to_regnamespace($1) IS NOT NULL", b.schema).Scan(&there); err != nil || there {
		return err // a role without the right to make schemas may still use one
	}
	_, err := conn.Exec(ctx, "CREATE SCHEMA "+b.schema)
	return err
}

func (b *Backend) riverMigrator() (*rivermigrate.Migrator[pgx.Tx], error) {
	migrator, err := rivermigrate.New(riverpgxv5.New(b.pool.Pool), &rivermigrate.Config{Schema: b.schema, Logger: sqlstore.Quiet(b.options.logger)})
	if err != nil {
		return nil, fmt.Errorf("migrate the job queue: %w", err)
	}
	return migrator, nil
}

// missing returns the names of the steps that the schema lacks, those of the job queue included.
func (b *Backend) missing(ctx context.Context) ([]string, error) {
	migrator, err := b.riverMigrator()
	if err != nil {
		return nil, err
	}
	return sqlstore.MissingWithJobs(ctx, b.store, migrator)
}
