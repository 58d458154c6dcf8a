package httpapi_test

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"testing"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/pgtest"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
	"github.com/punchcardhq/punchcard/storage/storagetest/statements"
)

// backend is the storage of a test's project.
type backend interface {
	engine(...punchcard.Option) *punchcard.Engine
	store(project string) punchcard.Store
	records(project string) storage.Collection[idempotency.Record]
}

// newBackend returns a backend in memory, or the one that PUNCHCARD_TEST_STORAGE names: sqlite or postgres. All tests of
// this package have to pass on all three.
func newBackend(t testing.TB) backend {
	t.Helper()
	return backendOf(t, testStorage())
}

func testStorage() string { return cmp.Or(os.Getenv("PUNCHCARD_TEST_STORAGE"), "memory") }

// opensItsStorages skips a test that compares storages, whichever PUNCHCARD_TEST_STORAGE names: the run in memory has it. It is long, and needs PostgreSQL.
func opensItsStorages(t *testing.T) {
	t.Helper()
	if testing.Short() || testStorage() != "memory" {
		t.Skip("the comparison of storages is in the whole run in memory")
	}
}

func backendOf(t testing.TB, kind string) backend {
	t.Helper()
	switch kind {
	case "memory":
		return backendOfProjects[*memory.Project]{memory.New()}
	case "sqlite":
		b, err := sqlite.Open(context.WithoutCancel(t.Context()), sqlitetest.File(t))
		return openedBackend(t, b, err)
	case "postgres":
		dsn := emptyDatabase.Emptied(t)
		recorder.Watch(t, dsn)
		b, err := postgres.Open(context.WithoutCancel(t.Context()), dsn)
		return openedBackend(t, b, err)
	default:
		t.Fatalf("there is no storage %q: PUNCHCARD_TEST_STORAGE has to be memory, sqlite or postgres", kind)
		return nil
	}
}

// bothStores is the store of a project and of the installation.
type bothStores interface {
	punchcard.Store
	punchcard.SystemStore
}

// backendOfProjects adapts the three kinds of backend to one type.
type backendOfProjects[S bothStores] struct{ punchcard.Backend[S] }

func openedBackend[S bothStores](t testing.TB, b punchcard.Backend[S], err error) backend {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	return backendOfProjects[S]{b}
}

func (k backendOfProjects[S]) engine(options ...punchcard.Option) *punchcard.Engine {
	return punchcard.New(k.Backend, options...)
}

func (k backendOfProjects[S]) store(project string) punchcard.Store { return k.Project(project) }

func (k backendOfProjects[S]) records(project string) storage.Collection[idempotency.Record] {
	return k.Project(project).IdempotencyRecords()
}

// emptyDatabase has the schema and nothing else.
var emptyDatabase = pgtest.NewTemplate(func(ctx context.Context, dsn string) error {
	b, err := postgres.Open(ctx, dsn, postgres.AutoMigrate())
	if err != nil {
		return err
	}
	return b.Close()
})

// recorder records the statements of all tests on PostgreSQL. On other storages it is nil.
var recorder *statements.Recorder

// recordStatements is called before the first test.
func recordStatements() {
	if os.Getenv("PUNCHCARD_TEST_STORAGE") == "postgres" {
		recorder = statements.RecordPackage()
	}
}

// withinProjects prints the statements of all tests that are not within one project, unless package statements excepts them, and reports whether there are none.
func withinProjects() bool {
	done, err := recorder.Examine(context.Background())
	if err != nil {
		fmt.Println("the statements cannot be examined:", err)
		return false
	}
	for _, problem := range done.Problems {
		fmt.Println(problem)
	}
	if recorder != nil && testing.Verbose() {
		fmt.Printf("%d shapes of statements, %d transactions, %d of them write\n", done.Shapes, done.Transactions, done.Writing)
	}
	return len(done.Problems) == 0
}
