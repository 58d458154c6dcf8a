package storagetest

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/idempotency"
	"github.com/punchcardhq/punchcard/storage"
)

// testIdempotency has several engines, as several processes would be, meet on the keys of one backend.
func testIdempotency(t *testing.T, s *suite) {
	for name, test := range map[string]func(*repeats){
		"of_twenty_requests_at_once_one_is_performed":     (*repeats).testBurst,
		"the_lease_of_a_dead_holder_ends":                 (*repeats).testTakeover,
		"twenty_requests_take_one_lease_over":             (*repeats).testTakeoverRace,
		"a_holder_that_lost_its_lease_writes_no_answer":   (*repeats).testLateHolder,
		"an_answer_that_is_not_final_frees_the_key":       (*repeats).testNotFinal,
		"expired_records_are_deleted_and_their_keys_free": (*repeats).testExpiry,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(&repeats{T: t, store: s.project(), now: firstDay})
		})
	}
}

// repeats is a project whose store serves as a system store, and a clock.
type repeats struct {
	*testing.T
	store Project
	mu    sync.Mutex
	now   time.Time
}

func (r *repeats) process() *idempotency.Engine {
	e := env.System()
	e.Now = func() time.Time {
		r.mu.Lock()
		defer r.mu.Unlock()
		return r.now
	}
	return idempotency.New(r.store, e, idempotency.Lease)
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

// perform sends the call and answers text when it is performed.
func (r *repeats) perform(e *idempotency.Engine, text string) (idempotency.Outcome, idempotency.Run, error) {
	var run idempotency.Run
	did, err := e.Do(context.WithoutCancel(r.Context()), call, func(_ context.Context, given idempotency.Run) (idempotency.Answer, bool) {
		run = given
		return reply(text), true
	})
	return did, run, err
}

// abandon performs the call and gives no sign of life any more, until the test is over.
func (r *repeats) abandon(e *idempotency.Engine) (first idempotency.Run) {
	r.Helper()
	silent, over, gone := make(chan struct{}), make(chan struct{}), make(chan struct{})
	go func() {
		defer close(gone)
		_, _ = e.Do(context.WithoutCancel(r.Context()), call, func(_ context.Context, run idempotency.Run) (idempotency.Answer, bool) {
			first = run
			close(silent)
			<-over
			return idempotency.Answer{}, false
		})
	}()
	r.Cleanup(func() {
		close(over)
		<-gone
	})
	<-silent
	return first
}

func (r *repeats) shows(want, got idempotency.Outcome, err error) {
	r.Helper()
	must(r, err)
	if diff := cmp.Diff(want, got); diff != "" {
		r.Errorf("outcome (-want +got):\n%s", diff)
	}
}

func (r *repeats) testBurst() {
	engines := [2]*idempotency.Engine{r.process(), r.process()}
	var performed, waiting atomic.Int64
	var all sync.WaitGroup
	for i := range 20 {
		all.Go(func() {
			did, run, err := r.perform(engines[i%2], fmt.Sprint(i))
			switch {
			case fault.Has(err, "idempotency_key_in_use"):
				waiting.Add(1)
			case err != nil:
				r.Error(err)
			case !did.Replayed:
				performed.Add(1)
				if run.Repeated {
					r.Error("the first run is told that there was another")
				}
			}
		})
	}
	all.Wait()
	number(r, "performed", performed.Load(), 1)
	did, _, err := r.perform(r.process(), "later")
	must(r, err)
	if !did.Replayed {
		r.Errorf("it is performed again: %+v", did)
	}
}

func (r *repeats) testTakeover() {
	first := r.abandon(r.process())
	r.wait(idempotency.Lease - time.Second)
	if _, _, err := r.perform(r.process(), "early"); !fault.Has(err, "idempotency_key_in_use") {
		r.Errorf("before the lease ends: %v", err)
	}
	r.wait(2 * time.Second)
	did, second, err := r.perform(r.process(), "second")
	r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
	if diff := cmp.Diff(idempotency.Run{ID: first.ID, Repeated: true}, second); diff != "" {
		r.Errorf("the second run (-want +got):\n%s", diff)
	}
	did, _, err = r.perform(r.process(), "third")
	r.shows(idempotency.Outcome{Answer: reply("second"), Replayed: true}, did, err)
}

func (r *repeats) testTakeoverRace() {
	r.abandon(r.process())
	r.wait(idempotency.Lease + time.Second)
	engine := r.process()
	var performed atomic.Int64
	var all sync.WaitGroup
	for range 20 {
		all.Go(func() {
			did, _, err := r.perform(engine, "second")
			switch {
			case err == nil && !did.Replayed:
				performed.Add(1)
			case err != nil && !fault.Has(err, "idempotency_key_in_use"):
				r.Error(err)
			}
		})
	}
	all.Wait()
	number(r, "performed", performed.Load(), 1)
}

func (r *repeats) testLateHolder() {
	late := r.process()
	did, err := late.Do(r.Context(), call, func(context.Context, idempotency.Run) (idempotency.Answer, bool) {
		r.wait(idempotency.Lease + time.Second)
		did, _, err := r.perform(r.process(), "second")
		r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
		return reply("first"), true
	})
	if err == nil {
		r.Error("the late holder is not told that its answer was not kept")
	}
	r.shows(idempotency.Outcome{Answer: reply("first")}, did, nil)
	did, _, err = r.perform(late, "third")
	r.shows(idempotency.Outcome{Answer: reply("second"), Replayed: true}, did, err)
}

func (r *repeats) testNotFinal() {
	e := r.process()
	did, err := e.Do(r.Context(), call, func(context.Context, idempotency.Run) (idempotency.Answer, bool) {
		return idempotency.Answer{Status: 500}, false
	})
	r.shows(idempotency.Outcome{Answer: idempotency.Answer{Status: 500}}, did, err)
	did, run, err := r.perform(e, "second")
	r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
	if !run.Repeated {
		r.Error("the second run is not told of the first")
	}
}

func (r *repeats) testExpiry() {
	e := r.process()
	_, first, err := r.perform(e, "first")
	must(r, err)
	r.wait(idempotency.Retention + time.Second)
	did, second, err := r.perform(e, "second")
	r.shows(idempotency.Outcome{Answer: reply("second")}, did, err)
	if second.Repeated || second.ID == first.ID {
		r.Errorf("a request that uses the key anew is the run %+v", second)
	}
	r.wait(idempotency.Retention + time.Second)
	other := call
	other.Key = "other"
	_, err = e.Do(r.Context(), other, func(context.Context, idempotency.Run) (idempotency.Answer, bool) { return reply("other"), true })
	must(r, err)
	page, err := r.store.IdempotencyRecords().List(r.Context(), storage.Query{})
	must(r, err)
	number(r, "records", len(page.Items), 1)
}
