package punchcard_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
)

// migrated is a PostgreSQL database with an up-to-date schema. Tests copy it: to migrate a database takes some times as long.
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
		path := filepath.Join(t.TempDir(), "shop.db")
		test(t, func(options ...punchcard.Option) *punchcard.Engine {
			backend, err := sqlite.Open(ctx, path, sqlite.AutoMigrate())
			if err != nil {
				t.Fatal(err)
			}
			return punchcard.New(backend, options...)
		})
	})
	t.Run("postgres", func(t *testing.T) {
		dsn := migrated.Database(t)
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
