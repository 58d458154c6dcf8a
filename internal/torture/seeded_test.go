package torture_test

import (
	"cmp"
	"context"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/internal/torture"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// seeded is a backend in memory with a bug.
type seeded struct {
	*memory.Backend
	bug           bug
	count         atomic.Int64
	ready         atomic.Bool  // some bugs begin when the worlds are made
	staleRevision atomic.Int64 // the revision that a stale configuration keeps
}

func (s *seeded) Project(id string) store { return store{s.Backend.Project(id), s} }
func (s *seeded) System() store           { return s.Project("") }

// store is a project's store with the bug of its backend.
type store struct {
	*memory.Project
	of *seeded
}

func (s store) InTx(ctx context.Context, do func(tx any) error) error {
	if s.of.bug.separateCommits && s.of.ready.Load() {
		return do(s)
	}
	return s.Project.InTx(ctx, func(tx any) error { return do(store{tx.(*memory.Project), s.of}) })
}

func (s store) Vouchers() storage.Collection[voucher.Voucher] {
	if s.of.bug.separateCommits && s.of.ready.Load() {
		return lostUpdates{s.Project.Vouchers()}
	}
	return s.Project.Vouchers()
}

// lostUpdates loses updates.
type lostUpdates struct {
	storage.Collection[voucher.Voucher]
}

func (c lostUpdates) Update(ctx context.Context, id string, change func(*voucher.Voucher) error) (voucher.Voucher, error) {
	v, err := c.Get(ctx, id)
	if err != nil {
		return v, err
	}
	if err := change(&v); err != nil {
		return v, err
	}
	time.Sleep(time.Millisecond)
	return c.Collection.Update(ctx, id, func(stored *voucher.Voucher) error { *stored = v; return nil })
}

func (s store) Read(ctx context.Context, scope redemption.Scope) (*redemption.Snapshot, error) {
	snapshot, err := s.Project.Read(ctx, scope)
	if err == nil && s.of.bug.before != nil {
		s.of.bug.before(s.of, scope, snapshot)
	}
	return snapshot, err
}

func (s store) Update(ctx context.Context, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
	b := s.of.bug
	real := func(scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
		return s.Project.Update(ctx, scope, decide)
	}
	wrong := func(snapshot *redemption.Snapshot) (*redemption.Outcome, error) {
		seen := *snapshot
		if b.before != nil {
			b.before(s.of, scope, &seen)
		}
		o, err := decide(&seen)
		if err == nil && b.outcome != nil {
			changed := *o
			b.outcome(s.of, snapshot, &changed)
			o = &changed
		}
		return o, err
	}
	if b.update != nil {
		return b.update(s.of, real, scope, wrong)
	}
	return real(scope, wrong)
}

// runClients runs clients against an engine with a bug for less than a second. What a bug leaves unanswered, or makes too hard to check, is given up soon,
// and the run shows less; of the engine without a bug all has to be answered, however busy the machine is.
func runClients(t *testing.T, b bug, seed uint64, worlds map[string]int) (torture.Report, []torture.Failure) {
	t.Helper()
	correct, limit := b.world == "", 5*time.Second
	if correct {
		limit = 2 * time.Minute
	}
	backend := &seeded{Backend: memory.New(), bug: b}
	engine := punchcard.New(backend)
	defer engine.Close()
	if _, err := engine.CreateProject(t.Context(), project.NewProject{ID: "shop", Name: "Shop"}); err != nil {
		t.Fatal(err)
	}
	keys, err := engine.Projects.GrantNew(t.Context(), "shop", "torture")
	if err != nil {
		t.Fatal(err)
	}
	var api http.Handler = httpapi.New(engine)
	if b.handler != nil {
		api = b.handler(backend, api)
	}
	server := httptest.NewServer(api)
	defer server.Close()
	caller := torture.NewCaller(map[string]string{"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken}, limit, server.URL)
	defer caller.Close()
	run, err := torture.NewRun(t.Context(), caller, torture.Plan{
		Seed: seed, Worlds: worlds, Clients: 4, For: 400 * time.Millisecond, CheckTimeout: limit,
		Client: torture.ClientOptions{Pause: 4 * time.Millisecond, GiveUp: limit, RepeatPercent: 20, TwicePercent: 20},
	})
	if err != nil {
		t.Fatal(err)
	}
	backend.ready.Store(true)
	run.Work(t.Context())
	time.Sleep(20 * time.Millisecond) // a call that a bug answers before it is done is done by now
	if err := run.Settle(t.Context()); err != nil {
		if correct {
			t.Fatal(err)
		}
		return torture.Report{}, nil // nothing is known about a history that is not settled
	}
	return run.Check(), caller.Failures()
}

// TestEverySeededBugIsFound runs the same clients against engines with one bug each, until the checker reports the expected violation. A bug
// that shows rarely gets up to 50 runs.
func TestEverySeededBugIsFound(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(bugs)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(50) {
				report, _ := runClients(t, bugs[name], seed, map[string]int{bugs[name].world: 2})
				for world, found := range report.Violations {
					says := cmp.Or(bugs[name].finding, notLinearizable)
					if at := slices.IndexFunc(found, func(line string) bool { return strings.Contains(line, says) }); at >= 0 {
						t.Logf("seed %d, %s of %d operations:\n%s", seed, world, report.Operations, strings.Join(found[at:min(at+4, len(found))], "\n"))
						return
					}
				}
			}
			t.Error("the checker does not find the bug")
		})
	}
}

// TestCorrectEngineIsAccepted runs until all kinds of answers have occurred.
func TestCorrectEngineIsAccepted(t *testing.T) {
	for range 50 {
		report, failures := runClients(t, bug{}, rand.Uint64(), map[string]int{"coupons": 1, "gift": 1, "members": 1, "points": 1, "returns": 1})
		for world, found := range report.Violations {
			t.Errorf("%s of %d operations:\n%s", world, report.Operations, strings.Join(found, "\n"))
		}
		for _, f := range failures {
			t.Errorf("without any fault, %s", f.Message)
		}
		met := report.Results
		rare := met[torture.Try].Done > 0 && met[torture.Try].Refused > 0 && met[torture.Undo].Refused > 0 && met[torture.Limit].Done > 0 &&
			met[torture.Return].Done > 0 && met[torture.Return].Refused > 0
		if t.Failed() || len(report.MissingResults()) == 0 && rare {
			return
		}
	}
	t.Error("some kinds of answers do not occur")
}
