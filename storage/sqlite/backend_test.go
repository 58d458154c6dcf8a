package sqlite_test

import (
	"context"
	"path/filepath"
	"testing"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest"
)

func TestSuite(t *testing.T) {
	storagetest.Run[*sqlite.Backend, *sqlstore.Project](t, func(t testing.TB) *sqlite.Backend {
		path := filepath.Join(t.TempDir(), "data.db")
		b, err := sqlite.Open(context.WithoutCancel(t.Context()), path, sqlite.AutoMigrate())
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}
