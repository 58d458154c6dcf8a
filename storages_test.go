package punchcard_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// migrated is a PostgreSQL database with an up-to-date schema. Tests use copies of it, one after the other: making one takes longer than most tests.
var migrated = pgtest.NewTemplate(func(ctx context.Context, dsn string) error {
	b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate())
	if err != nil {
		return err
	}
	return b.Close()
})

// opener returns an engine over a storage. A second call opens the same data again.
type opener func(options ...punchcard.Option) *punchcard.Engine

// onEachStorage runs a test on memory, on a SQLite file and on PostgreSQL.
func onEachStorage(t *testing.T, test func(t *testing.T, open opener)) {
	ctx := context.WithoutCancel(t.Context())
	t.Run("memory", func(t *testing.T) {
		backend := memory.New()
		test(t, func(options ...punchcard.Option) *punchcard.Engine {
			return punchcard.New(keptOpen{backend}, options...)
		})
	})
	t.Run("sqlite", func(t *testing.T) {
		path := sqlitetest.File(t)
		test(t, func(options ...punchcard.Option) *punchcard.Engine {
			backend, err := sqlite.Open(ctx, path)
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(backend, options...)
		})
	})
	t.Run("postgres", func(t *testing.T) {
		dsn := migrated.Emptied(t)
		test(t, func(options ...punchcard.Option) *punchcard.Engine {
			backend, err := postgres.Open(ctx, dsn)
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(backend, options...)
		})
	})
}

// keptOpen is memory that keeps what it has when an engine over it is closed.
type keptOpen struct{ *memory.Backend }

func (keptOpen) Close() error { return nil }
