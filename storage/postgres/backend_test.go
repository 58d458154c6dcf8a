package postgres_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// migrated is a database with an up-to-date schema.
var migrated = pgtest.NewTemplate(func(ctx context.Context, dsn string) error {
	b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate())
	if err != nil {
		return err
	}
	return b.Close()
})

func TestSuite(t *testing.T) {
	storagetest.Run[*postgres.Backend, *sqlstore.Project](t, func(t testing.TB) *postgres.Backend {
		b, err := postgres.Open(context.WithoutCancel(t.Context()), migrated.Emptied(t))
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}
