package sqlite_test

import (
	"context"
	"testing"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

func TestSuite(t *testing.T) {
	storagetest.Run[*sqlite.Backend, *sqlstore.Project](t, func(t testing.TB) *sqlite.Backend {
		b, err := sqlite.Open(context.WithoutCancel(t.Context()), sqlitetest.File(t))
		if err != nil {
			t.Fatal(err)
		}
		return b
	})
}
