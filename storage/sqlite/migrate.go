package sqlite

import (
	"context"
	"database/sql"
	"fmt"
	"log/slog"

	"github.com/riverqueue/river/riverdriver/riversqlite"
	"github.com/riverqueue/river/rivermigrate"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// Migrate brings the schema up to date. Several processes may try at once: one does it, the others wait and find it done.
func (b *Backend) Migrate(ctx context.Context) error {
	migrator, err := b.riverMigrator()
	if err != nil {
		return err
	}
	return sqlstore.Retry(ctx, func() error {
		// The transaction is the lock: it is immediate, and ends with its process.
		tx, err := b.write.BeginTx(ctx, nil)
		if err != nil {
			return fmt.Errorf("migrate: %w", err)
		}
		defer func() { _ = tx.Rollback() }() // does nothing after the commit
		if err := b.store.Migrate(ctx, tx); err != nil {
			return err
		}
		//lint:ignore SA1019 only PostgreSQL has migrations that cannot share a transaction; here sharing it is the lock
		if _, err := migrator.MigrateTx(ctx, tx.Tx, rivermigrate.DirectionUp, nil); err != nil {
			return fmt.Errorf("migrate the job queue: %w", err)
		}
		if err := tx.Commit(); err != nil {
			return fmt.Errorf("migrate: %w", err)
		}
		return nil
	})
}

func (b *Backend) riverMigrator() (*rivermigrate.Migrator[*sql.Tx], error) {
	migrator, err := rivermigrate.New(riversqlite.New(b.write.DB), &rivermigrate.Config{Logger: slog.New(slog.DiscardHandler)})
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
