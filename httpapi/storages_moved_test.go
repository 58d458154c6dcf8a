package httpapi_test

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/move"
	"github.com/punchcardhq/punchcard/storage/postgres"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// TestMovedStorageAnswersTheSame sends random calls to two servers over SQLite files, and moves one of them to PostgreSQL in
// between, with events that are not processed yet. All lists and all later answers have to be identical, and the figures
// have to agree with their records. PUNCHCARD_TEST_SEED repeats a failed test.
func TestMovedStorageAnswersTheSame(t *testing.T) {
	t.Parallel()
	seed, err := strconv.ParseUint(os.Getenv("PUNCHCARD_TEST_SEED"), 10, 64)
	if err != nil {
		seed = rand.Uint64()
	}
	t.Logf("PUNCHCARD_TEST_SEED=%d", seed)
	file := emptyFile(t)
	leaving, err := sqlite.Open(t.Context(), file)
	stays, moves := predictable(t, "sqlite", backendOf(t, "sqlite"), seed), predictable(t, "postgres", openedBackend(t, leaving, err), seed)
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
			keys := [2]map[string]string{stays.headers, moves.headers}
			for _, s := range []*comparedServer{stays, moves} {
				s.headers = map[string]string{"Authorization": "Bearer " + s.token("api")}
			}
			if err := moves.engine.Flush(t.Context()); err != nil { // as a stopping server does
				t.Fatal(err)
			}
			if err := leaving.Close(); err != nil {
				t.Fatal(err)
			}
			moves.begin(moveProjects(t, file))
			both("GET", "/v1/vouchers", "") // with bearers
			if c.statuses["401"] > 0 {
				t.Fatal("a bearer from before the move is not accepted")
			}
			stays.headers, moves.headers = keys[0], keys[1]
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
	b, err := postgres.OpenEmpty(t.Context(), emptyDatabase.Emptied(t))
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
