package httpapi_test

import (
	"context"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/dump"
	"github.com/punchcardhq/punchcard/internal/move"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
	"github.com/punchcardhq/punchcard/storage/storagetest/sqlitetest"
)

// TestMovedStorageAnswersTheSame moves one of two servers over SQLite files to PostgreSQL. Bearer tokens stay valid.
func TestMovedStorageAnswersTheSame(t *testing.T) {
	opensItsStorages(t)
	t.Parallel()
	file := sqlitetest.File(t)
	leaving, err := sqlite.Open(t.Context(), file)
	answersTheSame(t, openedBackend(t, leaving, err), "postgres", func(stays, moves *comparedServer, both func(method, path, body string)) {
		keys := [2]map[string]string{stays.headers, moves.headers}
		for _, s := range []*comparedServer{stays, moves} {
			s.headers = map[string]string{"Authorization": "Bearer " + s.token("api")}
		}
		if err := leaving.Close(); err != nil {
			t.Fatal(err)
		}
		moves.begin(moveProjects(t, file))
		both("GET", "/v1/vouchers", "") // with bearers
		stays.headers, moves.headers = keys[0], keys[1]
	})
}

// TestExportedProjectAnswersTheSame exports the project of one of two servers and imports it into another storage. There it gets its secrets of before:
// with others, tracking ids, links and cursors are others.
func TestExportedProjectAnswersTheSame(t *testing.T) {
	opensItsStorages(t)
	t.Parallel()
	for _, storages := range [][2]string{{"sqlite", "postgres"}, {"postgres", "sqlite"}} {
		t.Run("from "+storages[0]+" to "+storages[1], func(t *testing.T) {
			t.Parallel()
			from, to := exportingOf(t, storages[0]), exportingOf(t, storages[1])
			answersTheSame(t, from.backend, storages[1], func(_, moves *comparedServer, _ func(method, path, body string)) {
				exportProject(t, from, to, moves.project)
				moves.begin(to.backend)
			})
		})
	}
}

// exporting is a backend whose projects are exported and imported.
type exporting struct {
	backend
	system punchcard.SystemStore
	files  interface {
		Snapshot(ctx context.Context, project string, do func(dump.Source) error) error
		Load(ctx context.Context, project string, do func(dump.Target) error) error
	}
}

func exportingOf(t *testing.T, storage string) exporting {
	t.Helper()
	if storage == "sqlite" {
		b, err := sqlite.Open(context.WithoutCancel(t.Context()), sqlitetest.File(t))
		return exporting{openedBackend(t, b, err), b.System(), b}
	}
	b, err := postgres.Open(context.WithoutCancel(t.Context()), emptyDatabase.Emptied(t))
	return exporting{openedBackend(t, b, err), b.System(), b}
}

// exportProject takes a project from one storage to another, with its secrets. An export of it there has the same SHA-256 of each file.
func exportProject(t *testing.T, from, to exporting, id string) {
	t.Helper()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	write := func(of exporting, dir string) (made dump.Manifest) {
		t.Helper()
		must(of.files.Snapshot(t.Context(), id, func(source dump.Source) (err error) {
			made, err = dump.Write(t.Context(), source, id, dir, dump.Options{})
			return err
		}))
		return made
	}
	dir := filepath.Join(t.TempDir(), "export")
	first := write(from, dir)
	export, err := dump.Open(t.Context(), dir)
	must(err)
	must(to.files.Load(t.Context(), id, func(target dump.Target) error {
		_, err := export.Load(t.Context(), target, nil)
		return err
	}))
	if diff := gocmp.Diff(first, write(to, dir+"-again")); diff != "" {
		t.Fatalf("exported again (-first +second):\n%s", diff)
	}
	before, err := from.system.Projects().Get(t.Context(), id)
	must(err)
	_, err = to.system.Projects().Update(t.Context(), id, func(p *project.Project) error {
		p.Secret = before.Secret
		return nil
	})
	must(err)
	keys, err := from.system.Credentials().List(t.Context(), storage.Query{})
	must(err)
	for _, key := range keys.Items {
		_, err := to.system.Credentials().Update(t.Context(), key.ID, func(c *project.Credential) error {
			c.Digest = key.Digest
			return nil
		})
		must(err)
	}
}

// answersTheSame sends random calls to a server over SQLite and to one over another storage, and changes the latter in between to a storage with a name, with
// events that are not processed yet. All lists and all later answers have to be identical, and the figures have to agree with their records.
// PUNCHCARD_TEST_SEED repeats a failed test.
func answersTheSame(t *testing.T, leaving backend, next string, change func(stays, moves *comparedServer, both func(method, path, body string))) {
	t.Helper()
	seed, err := strconv.ParseUint(os.Getenv("PUNCHCARD_TEST_SEED"), 10, 64)
	if err != nil {
		seed = rand.Uint64()
	}
	t.Logf("PUNCHCARD_TEST_SEED=%d", seed)
	stays, moves := predictable(t, "sqlite", backendOf(t, "sqlite"), seed), predictable(t, next, leaving, seed)
	c := &callGenerator{r: rand.New(rand.NewPCG(seed, 0)), known: map[string][]string{}, statuses: map[string]int{}}
	var said []string
	both := func(method, path, body string) {
		t.Helper()
		said = append(said, method+" "+path+" "+body)
		want := stays.send(method, path, body)
		if got := moves.send(method, path, body); got != want {
			t.Fatalf("after\n%s\nthe one that has moved answers %s, and the other %s (- stays):\n%s", strings.Join(said, "\n"), got[:3], want[:3],
				gocmp.Diff(decodeJSON(t, []byte(want[4:])), decodeJSON(t, []byte(got[4:]))))
		}
		c.collect(decodeJSON(t, []byte(want[4:])))
		c.statuses[want[:3]]++
	}
	settle := func() {
		t.Helper()
		for _, s := range []*comparedServer{stays, moves} {
			if err := s.engine.DrainEvents(t.Context(), s.project); err != nil {
				t.Fatalf("after\n%s\n%s: %v", strings.Join(said, "\n"), s.storage, err)
			}
		}
	}
	for call := range callsOfRound {
		if call == callsOfRound/2 {
			if err := moves.engine.Flush(t.Context()); err != nil { // as a stopping server does
				t.Fatal(err)
			}
			change(stays, moves, both)
			if c.statuses["401"] > 0 {
				t.Fatal("a key from before the change is not accepted")
			}
			for _, path := range listPaths(stays.server) {
				both("GET", path, "")
			}
		}
		if c.chance(8) {
			ahead := time.Duration(c.r.IntN(100)) * time.Minute
			stays.now, moves.now = stays.now.Add(ahead), moves.now.Add(ahead)
			settle()
		}
		both(c.next())
	}
	settle()
	for _, s := range []*comparedServer{stays, moves} {
		_, err := s.engine.Project(s.project).Verify(t.Context(), func(difference string) {
			t.Errorf("%s: figures do not agree with their records: %s", s.storage, difference)
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if t.Failed() {
		t.Logf("after\n%s", strings.Join(said, "\n"))
	}
	t.Logf("%v", c.statuses)
}

// moveProjects moves the projects of a SQLite file to PostgreSQL, and returns the new backend.
func moveProjects(t *testing.T, file string) backend {
	t.Helper()
	still, err := sqlite.Freeze(t.Context(), file)
	if err != nil {
		t.Fatal(err)
	}
	b, err := postgres.OpenEmpty(t.Context(), emptyDatabase.Database(t)) // which is not recorded: a move has all projects in one transaction
	kept := openedBackend(t, b, err)
	if _, err := move.Shops(t.Context(), still, b, nil); err != nil {
		t.Fatal(err)
	}
	if err := still.Release(); err != nil {
		t.Fatal(err)
	}
	return kept
}

// listPaths returns the paths of all lists.
func listPaths(s *server) (paths []string) {
	for _, op := range s.operations() {
		if op.Method == "GET" && !strings.Contains(op.Path, "{") && (strings.HasPrefix(op.Path, "/v1/") || strings.HasPrefix(op.Path, "/v2/")) {
			paths = append(paths, op.Path+"?limit=100")
		}
	}
	slices.Sort(paths)
	return paths
}
