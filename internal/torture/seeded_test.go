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
	bug    bug
	count  atomic.Int64
	begun  atomic.Bool // the shop is set up by an honest engine
	frozen atomic.Int64
}

func (s *seeded) Project(id string) store { return store{s.Backend.Project(id), s} }
func (s *seeded) System() store           { return s.Project("") }

// store is a project's store with the bug of its backend.
type store struct {
	*memory.Project
	of *seeded
}

func (s store) InTx(ctx context.Context, do func(tx any) error) error {
	if s.of.bug.apart && s.of.begun.Load() {
		return do(s)
	}
	return s.Project.InTx(ctx, func(tx any) error { return do(store{tx.(*memory.Project), s.of}) })
}

func (s store) Vouchers() storage.Collection[voucher.Voucher] {
	if s.of.bug.apart && s.of.begun.Load() {
		return careless{s.Project.Vouchers()}
	}
	return s.Project.Vouchers()
}

// careless loses updates.
type careless struct {
	storage.Collection[voucher.Voucher]
}

func (c careless) Update(ctx context.Context, id string, change func(*voucher.Voucher) error) (voucher.Voucher, error) {
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
	honest := func(scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) (*redemption.Outcome, error) {
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
		return b.update(s.of, honest, scope, wrong)
	}
	return honest(scope, wrong)
}

// tortured runs clients against an engine with a bug for a moment.
func tortured(t *testing.T, b bug, seed uint64, worlds map[string]int) (torture.Report, []torture.Failure) {
	t.Helper()
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
	caller := torture.NewCaller(map[string]string{"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken}, 10*time.Second, server.URL)
	defer caller.Close()
	run, err := torture.NewRun(t.Context(), caller, torture.Plan{
		Seed: seed, Worlds: worlds, Clients: 4, For: 400 * time.Millisecond, Within: 10 * time.Second,
		Rhythm: torture.Rhythm{Pause: 4 * time.Millisecond, Persistence: time.Second, Again: 20, Twice: 20},
	})
	if err != nil {
		t.Fatal(err)
	}
	backend.begun.Store(true)
	run.Work(t.Context())
	time.Sleep(20 * time.Millisecond) // what was answered before it was done is done by now
	if err := run.Settle(t.Context()); err != nil {
		t.Fatal(err)
	}
	return run.Check(), caller.Failures()
}

// TestEverySeededBugIsFound runs the same clients against engines that are wrong in one way each, until they are found out for what they
// are. Bugs that need luck get some.
func TestEverySeededBugIsFound(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(bugs)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(50) {
				report, _ := tortured(t, bugs[name], seed, map[string]int{bugs[name].world: 2})
				for world, found := range report.Wrong {
					says := cmp.Or(bugs[name].says, noOrder)
					if at := slices.IndexFunc(found, func(line string) bool { return strings.Contains(line, says) }); at >= 0 {
						t.Logf("seed %d, %s of %d operations:\n%s", seed, world, report.Operations, strings.Join(found[at:min(at+4, len(found))], "\n"))
						return
					}
				}
			}
			t.Error("nobody notices")
		})
	}
}

// TestAnHonestEngineIsAccepted runs until clients have met everything that can be answered.
func TestAnHonestEngineIsAccepted(t *testing.T) {
	for range 50 {
		report, failures := tortured(t, bug{}, rand.Uint64(), map[string]int{"coupons": 1, "gift": 1, "members": 1, "points": 1})
		for world, found := range report.Wrong {
			t.Errorf("%s of %d operations:\n%s", world, report.Operations, strings.Join(found, "\n"))
		}
		for _, f := range failures {
			t.Errorf("nothing is broken, and yet %s", f.Said)
		}
		met := report.Met
		rare := met[torture.Try].Done > 0 && met[torture.Try].Refused > 0 && met[torture.Undo].Refused > 0 && met[torture.Limit].Done > 0
		if t.Failed() || len(report.Missed()) == 0 && rare {
			return
		}
	}
	t.Error("clients do not meet all kinds of calls")
}
