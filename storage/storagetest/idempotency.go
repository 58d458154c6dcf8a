package storagetest

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
)

// testIdempotency has several engines, as several processes would be, meet on the keys of one backend.
func testIdempotency(t *testing.T, s *suite) {
	for name, test := range map[string]func(*repeats){
		"of_twenty_requests_at_once_one_is_performed":       (*repeats).testBurst,
		"a_request_that_fails_leaves_no_record":             (*repeats).testFailure,
		"one_that_waits_for_it_is_performed":                (*repeats).testWaiting,
		"a_refusal_is_kept_with_what_records_it":            (*repeats).testRefusal,
		"a_part_that_fails_leaves_nothing":                  (*repeats).testPart,
		"all_projects_are_in_the_transaction":               (*repeats).testProjects,
		"an_answer_is_not_overwritten_by_that_of_a_refusal": (*repeats).testKeep,
		"expired_records_are_deleted_and_their_keys_free":   (*repeats).testExpiry,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(&repeats{T: t, store: s.project(), other: s.project(), now: firstDay})
		})
	}
}

// repeats is a project, another one, and a clock.
type repeats struct {
	*testing.T
	store, other Project
	mu           sync.Mutex
	now          time.Time
	made         atomic.Int64
}

func (r *repeats) process() *idempotency.Engine {
	e := env.System()
	e.Now = func() time.Time {
		r.mu.Lock()
		defer r.mu.Unlock()
		return r.now
	}
	return idempotency.New(func(string) idempotency.Store { return r.store }, e)
}

func (r *repeats) wait(d time.Duration) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.now = r.now.Add(d)
}

var call = idempotency.Call{ProjectID: "proj_1", CredentialID: "app", Key: "key", Request: "POST"}

func reply(text string) idempotency.Answer {
	return idempotency.Answer{Status: 200, Header: map[string][]string{"Content-Type": {"text/plain"}}, Body: []byte(text)}
}

// write makes a category, as a change that a request makes.
func (r *repeats) write(ctx context.Context, p Project) error {
	n := r.made.Add(1)
	return p.Categories().Insert(ctx, catalog.Category{ID: fmt.Sprintf("cat_%032d", n), Name: fmt.Sprint(n)})
}

// perform sends the call, which makes a category and answers text when it is performed.
func (r *repeats) perform(e *idempotency.Engine, text string) (idempotency.Outcome, error) {
	return e.Do(context.WithoutCancel(r.Context()), call, func(ctx context.Context) (idempotency.Answer, error) {
		return reply(text), r.write(ctx, r.store)
	})
}

func (r *repeats) shows(want, got idempotency.Outcome, err error) {
	r.Helper()
	must(r, err)
	if diff := cmp.Diff(want, got); diff != "" {
		r.Errorf("outcome (-want +got):\n%s", diff)
	}
}

// has checks how many categories and records there are.
func (r *repeats) has(changes, records int) {
	r.Helper()
	made, err := storage.Count(r.Context(), r.store.Categories(), storage.Filter{})
	must(r, err)
	number(r, "changes", int64(made), int64(changes))
	kept, err := storage.Count(r.Context(), r.store.IdempotencyRecords(), storage.Filter{})
	must(r, err)
	number(r, "records", int64(kept), int64(records))
}

func (r *repeats) testBurst() {
	engines := [2]*idempotency.Engine{r.process(), r.process()}
	var performed atomic.Int64
	answers := make([]string, 20)
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			did, err := r.perform(engines[i%2], fmt.Sprint(i))
			if err != nil {
				r.Error(err)
			}
			if answers[i] = string(did.Body); !did.Replayed {
				performed.Add(1)
			}
		})
	}
	all.Wait()
	number(r, "performed", performed.Load(), 1)
	for _, a := range answers {
		if a != answers[0] {
			r.Errorf("two answers: %s and %s", a, answers[0])
		}
	}
	r.has(1, 1)
}

func (r *repeats) testFailure() {
	failure := errors.New("no")
	did, err := r.process().Do(r.Context(), call, func(ctx context.Context) (idempotency.Answer, error) {
		return reply("first"), errors.Join(r.write(ctx, r.store), failure)
	})
	if did.Status != 0 || !errors.Is(err, failure) {
		r.Errorf("%+v, %v", did, err)
	}
	r.has(0, 0)
	did, err = r.perform(r.process(), "second")
	r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
	r.has(1, 1)
}

// testWaiting has a request end without an answer while another one with the key waits for it.
func (r *repeats) testWaiting() {
	ctx, hangUp := context.WithCancel(r.Context())
	var waiting sync.WaitGroup
	_, err := r.process().Do(ctx, call, func(ctx context.Context) (idempotency.Answer, error) {
		if err := r.write(ctx, r.store); err != nil {
			return reply(""), err
		}
		waiting.Go(func() {
			did, err := r.perform(r.process(), "second")
			r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
		})
		hangUp()
		return reply("first"), nil
	})
	if !errors.Is(err, context.Canceled) {
		r.Errorf("the first: %v", err)
	}
	waiting.Wait()
	r.has(1, 1)
}

func (r *repeats) testRefusal() {
	refusal := idempotency.Answer{Status: http.StatusNotFound, Body: []byte("{}")}
	did, err := r.process().Do(r.Context(), call, func(ctx context.Context) (idempotency.Answer, error) {
		return refusal, r.write(ctx, r.store)
	})
	r.shows(idempotency.Outcome{Answer: refusal}, did, err)
	r.has(1, 1)
	did, err = r.perform(r.process(), "second")
	r.shows(idempotency.Outcome{Answer: refusal, Replayed: true}, did, err)
	r.has(1, 1)
}

// testPart has a part of a request fail, in a transaction of its own as it believes, and the request go on.
func (r *repeats) testPart() {
	did, err := r.process().Do(r.Context(), call, func(ctx context.Context) (idempotency.Answer, error) {
		failure := errors.New("no")
		err := storage.Atomic(ctx, r.store, func(tx Project) error { return errors.Join(r.write(ctx, tx), failure) })
		if !errors.Is(err, failure) {
			return reply(""), err
		}
		r.made.Add(-1)
		return reply("whole"), storage.Atomic(ctx, r.store, func(tx Project) error { return r.write(ctx, tx) })
	})
	r.shows(idempotency.Outcome{Answer: reply("whole")}, did, err)
	r.has(1, 1)
}

// testProjects writes configuration in two projects.
func (r *repeats) testProjects() {
	both := []revisions{{project: r.store}, {project: r.other}}
	for i := range both {
		both[i].raised(r.T, "nothing", storage.ConfiguresNothing)
	}
	for _, fails := range []bool{true, false} {
		_, err := r.process().Do(r.Context(), call, func(ctx context.Context) (idempotency.Answer, error) {
			err := errors.Join(r.write(ctx, r.store), r.write(ctx, r.other))
			if fails {
				err = errors.Join(err, errors.New("no"))
			}
			return reply("both"), err
		})
		if (err != nil) != fails {
			r.Error(err)
		}
		want := storage.ConfiguresRules
		if fails {
			want = storage.ConfiguresNothing
		}
		for i := range both {
			both[i].raised(r.T, fmt.Sprintf("a request that fails %t", fails), want)
		}
	}
}

func (r *repeats) testKeep() {
	e := r.process()
	did, err := r.perform(e, "first")
	r.shows(idempotency.Outcome{Answer: reply("first")}, did, err)
	did, err = e.Keep(r.Context(), call, idempotency.Answer{Status: http.StatusConflict})
	r.shows(idempotency.Outcome{Answer: reply("first"), Replayed: true}, did, err)
	must(r, e.Replace(r.Context(), call, reply("more")))
	did, err = r.perform(e, "third")
	r.shows(idempotency.Outcome{Answer: reply("more"), Replayed: true}, did, err)
}

func (r *repeats) testExpiry() {
	e := r.process()
	_, err := r.perform(e, "first")
	must(r, err)
	r.wait(idempotency.Retention + time.Second)
	did, err := r.perform(e, "second")
	r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
	r.has(2, 1)
	r.wait(time.Hour)
	other := call
	other.Key = "other"
	_, err = e.Do(r.Context(), other, func(context.Context) (idempotency.Answer, error) { return reply("other"), nil })
	must(r, err)
	r.wait(idempotency.Retention - time.Hour/2)
	must(r, e.Sweep(r.Context(), ""))
	r.has(2, 1)
	did, err = e.Do(r.Context(), other, nil)
	r.shows(idempotency.Outcome{Answer: reply("other"), Replayed: true}, did, err)
}
