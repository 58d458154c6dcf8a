package postgres_test

import (
	"context"
	"sync"
	"testing"

	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/storagetest"
	"github.com/punchcardhq/punchcard/storage/storagetest/statements"
)

// TestSuite runs the suite on a cluster that records its statements. Each has to stay within one project, but for those that package statements excepts.
func TestSuite(t *testing.T) {
	recorder := statements.Record(t, postgres.MigrateEmpty)
	var mu sync.Mutex
	var databases []string
	t.Run("suite", func(t *testing.T) {
		storagetest.Run[*postgres.Backend, *sqlstore.Project](t, func(t testing.TB) *postgres.Backend {
			ctx := context.WithoutCancel(t.Context())
			dsn, err := recorder.Database(ctx)
			if err != nil {
				t.Fatal(err)
			}
			b, err := postgres.Open(ctx, dsn)
			if err != nil {
				t.Fatal(err)
			}
			mu.Lock()
			defer mu.Unlock()
			databases = append(databases, dsn)
			return b
		})
	})
	done, err := recorder.Examine(context.WithoutCancel(t.Context()), databases...)
	if err != nil {
		t.Fatal(err)
	}
	for _, problem := range done.Problems {
		t.Error(problem)
	}
	t.Logf("%d shapes of statements, %d transactions, %d of them write", done.Shapes, done.Transactions, done.Writing)
}
