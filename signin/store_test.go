package signin_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/signin"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// newStore is the system scope of a backend in memory.
func newStore(*testing.T) signin.Store { return memory.New().System() }

// stores are the system scopes of all backends.
var stores = map[string]func(*testing.T) signin.Store{
	"memory": newStore,
	"sqlite": func(t *testing.T) signin.Store {
		b, err := sqlite.Open(t.Context(), sqlitetest.File(t))
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = b.Close() })
		return b.System()
	},
	"postgres": func(t *testing.T) signin.Store {
		b, err := postgres.Open(t.Context(), pgtest.Database(t), postgres.AutoMigrate())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = b.Close() })
		return b.System()
	},
}
