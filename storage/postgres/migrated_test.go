package postgres

import (
	"context"

	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// Migrated is a database with an up-to-date schema. Tests copy it: to migrate a database takes some times as long.
var Migrated = pgtest.NewTemplate(MigrateEmpty)

// MigrateEmpty makes the schema in a database.
func MigrateEmpty(ctx context.Context, dsn string) error {
	b, err := Open(ctx, dsn, AutoMigrate())
	if err != nil {
		return err
	}
	return b.Close()
}
