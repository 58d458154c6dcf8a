package torture_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/torture"
	"github.com/punchcardhq/punchcard/voucher"
)

type (
	decide = func(*redemption.Snapshot) (*redemption.Outcome, error)
	update = func(scope redemption.Scope, decide decide) (*redemption.Outcome, error)
)

// bug is one mistake that an engine could make. The zero bug is none.
type bug struct {
	// world is where it shows.
	world string
	// update stands in for redemption.Store.Update; honest is the real one.
	update func(s *seeded, honest update, scope redemption.Scope, decide decide) (*redemption.Outcome, error)
	// outcome changes what a decision writes.
	outcome func(s *seeded, before *redemption.Snapshot, o *redemption.Outcome)
	// before changes what a decision sees.
	before func(s *seeded, scope redemption.Scope, before *redemption.Snapshot)
	// apart commits each write of a transaction by itself, and updates by reading first and writing later.
	apart bool
	// handler stands in front of the API.
	handler func(s *seeded, api http.Handler) http.Handler
}

// bugs are mistakes, by what goes wrong.
var bugs = map[string]bug{
	"limits_are_checked_before_the_lock": {world: "coupons", update: func(_ *seeded, honest update, scope redemption.Scope, decide decide) (*redemption.Outcome, error) {
		var seen *redemption.Snapshot
		if _, err := honest(scope, func(s *redemption.Snapshot) (*redemption.Outcome, error) { seen = s; return &redemption.Outcome{}, nil }); err != nil {
			return nil, err
		}
		time.Sleep(2 * time.Millisecond)
		return honest(scope, func(*redemption.Snapshot) (*redemption.Outcome, error) { return decide(seen) })
	}},
	"counters_are_not_raised": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) { o.Counters = nil }},
	"counters_do_not_fall_with_a_rollback": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.RolledBack) > 0 {
			o.Counters = nil
		}
	}},
	"the_counter_of_a_customer_has_a_wrong_key": {world: "coupons", outcome: func(_ *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		if before.Customer == nil {
			return
		}
		o.Counters = slices.Clone(o.Counters)
		for i, c := range o.Counters {
			o.Counters[i].Key = redemption.CounterKey(strings.ReplaceAll(string(c.Key), before.Customer.ID, "cust_0"))
		}
	}},
	"a_use_is_not_counted": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i := range o.Vouchers {
			o.Vouchers[i].Redeemed = min(0, o.Vouchers[i].Redeemed)
		}
	}},
	"a_refused_redemption_is_counted": {world: "coupons", outcome: func(s *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.Records) == 1 && o.Records[0].Status == redemption.StatusFailed && o.Records[0].Object == redemption.ObjectRedemption {
			delta := redemption.VoucherDelta{ID: before.Vouchers[0].ID, Redeemed: 1}
			if delta.Fits(&before.Vouchers[0]) {
				o.Vouchers = append(o.Vouchers, delta)
			}
		}
	}},
	"a_stack_is_written_by_half": {world: "coupons", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if len(o.Vouchers) > 1 && o.Vouchers[0].Redeemed > 0 {
			o.Vouchers = o.Vouchers[:1]
		}
	}},
	"a_redemption_is_taken_back_twice": {world: "gift", before: func(_ *seeded, scope redemption.Scope, before *redemption.Snapshot) {
		before.Records = slices.Clone(before.Records)
		for i := range before.Records {
			if r := &before.Records[i]; r.Status == redemption.StatusRolledBack {
				r.Status, r.RollbackID = redemption.StatusSucceeded, ""
			}
		}
	}},
	"credits_come_back_twice": {world: "gift", outcome: func(_ *seeded, before *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i, d := range o.Vouchers {
			if twice := (redemption.VoucherDelta{Credits: 2 * d.Credits}); d.Credits < 0 && twice.Fits(&before.Vouchers[0]) {
				o.Vouchers[i].Credits *= 2
			}
		}
	}},
	"credits_do_not_come_back": {world: "gift", outcome: func(_ *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		o.Vouchers = slices.Clone(o.Vouchers)
		for i := range o.Vouchers {
			o.Vouchers[i].Credits = max(0, o.Vouchers[i].Credits)
		}
	}},
	"configuration_is_stale": {world: "coupons", before: func(s *seeded, _ redemption.Scope, before *redemption.Snapshot) {
		s.frozen.CompareAndSwap(0, before.Revision)
		before.Revision = s.frozen.Load()
	}},
	"an_answer_is_sent_and_nothing_written": {world: "gift", outcome: func(s *seeded, _ *redemption.Snapshot, o *redemption.Outcome) {
		if s.count.Add(1)%10 == 0 {
			*o = redemption.Outcome{}
		}
	}},
	"a_balance_is_read_first_and_written_later": {world: "gift", apart: true},
	"a_transfer_from_two_is_made_in_two_commits": {world: "points", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			var transfers []json.RawMessage
			body, _ := io.ReadAll(r.Body)
			r.Body = io.NopCloser(bytes.NewReader(body))
			if !strings.HasSuffix(r.URL.Path, "/transfers") || json.Unmarshal(body, &transfers) != nil || len(transfers) < 2 {
				api.ServeHTTP(w, r)
				return
			}
			var answer *httptest.ResponseRecorder
			for _, one := range transfers {
				part := r.Clone(r.Context())
				part.Header.Del("Idempotency-Key")
				part.Body = io.NopCloser(bytes.NewReader(fmt.Appendf(nil, "[%s]", one)))
				answer = httptest.NewRecorder()
				if api.ServeHTTP(answer, part); answer.Code >= http.StatusBadRequest {
					break
				}
			}
			w.WriteHeader(answer.Code)
			_, _ = w.Write(answer.Body.Bytes())
		})
	}},
	"the_answer_comes_before_the_commit": {world: "gift", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if !strings.HasSuffix(r.URL.Path, "/balance") {
				api.ServeHTTP(w, r)
				return
			}
			body, _ := io.ReadAll(r.Body)
			later := r.Clone(context.WithoutCancel(r.Context()))
			later.Body = io.NopCloser(bytes.NewReader(body))
			go func() {
				time.Sleep(5 * time.Millisecond)
				api.ServeHTTP(httptest.NewRecorder(), later)
			}()
			fmt.Fprint(w, `{"object":"balance"}`)
		})
	}},
	"idempotency_keys_are_ignored": {world: "points", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			r.Header.Del("Idempotency-Key")
			api.ServeHTTP(w, r)
		})
	}},
	"the_quantity_is_off_by_one": {world: "coupons", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if body, _ := io.ReadAll(r.Body); len(body) > 0 {
				for q := 9; q >= 3; q-- {
					body = bytes.Replace(body, fmt.Appendf(nil, `"quantity":%d}`, q), fmt.Appendf(nil, `"quantity":%d }`, q+1), 1)
				}
				r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
			}
			api.ServeHTTP(w, r)
		})
	}},
	"readings_are_from_a_cache": {world: "gift", handler: func(_ *seeded, api http.Handler) http.Handler {
		var mu sync.Mutex
		cache, until := map[string][]byte{}, map[string]time.Time{}
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Method != http.MethodGet {
				api.ServeHTTP(w, r)
				return
			}
			mu.Lock()
			defer mu.Unlock()
			if time.Now().After(until[r.URL.Path]) {
				answer := httptest.NewRecorder()
				api.ServeHTTP(answer, r)
				cache[r.URL.Path], until[r.URL.Path] = answer.Body.Bytes(), time.Now().Add(20*time.Millisecond)
			}
			_, _ = w.Write(cache[r.URL.Path])
		})
	}},
	"what_fits_is_refused": {world: "coupons", handler: func(s *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/v1/redemptions" && r.Method == http.MethodPost && s.count.Add(1)%10 == 0 {
				w.WriteHeader(http.StatusBadRequest)
				fmt.Fprint(w, `{"key":"quantity_exceeded"}`)
				return
			}
			api.ServeHTTP(w, r)
		})
	}},
	"a_validation_promises_what_is_refused": {world: "coupons", handler: func(_ *seeded, api http.Handler) http.Handler {
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Path == "/v1/validations" {
				fmt.Fprint(w, `{"valid":true}`)
				return
			}
			api.ServeHTTP(w, r)
		})
	}},
}

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
func tortured(t *testing.T, b bug, seed uint64, worlds map[string]int) torture.Report {
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
	return run.Check()
}

// Test_every_seeded_bug_is_found runs the same clients against engines that are wrong in one way each. Bugs that need luck get some.
func Test_every_seeded_bug_is_found(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(bugs)) {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(50) {
				if report := tortured(t, bugs[name], seed, map[string]int{bugs[name].world: 2}); !report.Right() {
					for world, found := range report.Wrong {
						t.Logf("seed %d, %s of %d operations:\n%s", seed, world, report.Operations, strings.Join(found[:min(4, len(found))], "\n"))
					}
					return
				}
			}
			t.Error("nobody notices")
		})
	}
}

func Test_an_honest_engine_is_accepted(t *testing.T) {
	report := tortured(t, bug{}, rand.Uint64(), map[string]int{"coupons": 1, "gift": 1, "members": 1, "points": 1})
	for world, found := range report.Wrong {
		t.Errorf("%s of %d operations:\n%s", world, report.Operations, strings.Join(found, "\n"))
	}
	t.Logf("%d operations, %d lost", report.Operations, report.Lost)
}
