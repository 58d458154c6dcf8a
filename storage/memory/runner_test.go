package memory

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/asyncaction"
)

type errand struct{ Name string }

func (errand) Kind() string { return "ERRAND" }

type parcel struct{ Name string }

func (parcel) Kind() string { return "PARCEL" }

// oneWorker starts a runner that does one job at a time.
func oneWorker(t *testing.T, b *Backend, handlers *asyncaction.Registry) *runner {
	t.Helper()
	r := b.Runner(handlers, slog.New(slog.DiscardHandler)).(*runner)
	r.workers = 1
	if err := r.Start(context.WithoutCancel(t.Context())); err != nil {
		t.Fatal(err)
	}
	return r
}

func stopNow(t *testing.T, r *runner) {
	t.Helper()
	if err := r.Stop(t.Context()); err != nil {
		t.Error(err)
	}
}

func TestKindsTakeTurnsAndEachKindKeepsItsOrder(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		p := b.Project("proj")
		err := p.Enqueue(t.Context(), errand{"1"}, errand{"2"}, errand{"3"}, errand{"4"}, parcel{"1"}, parcel{"2"})
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(ctx context.Context, _ string, e errand, _ asyncaction.Delivery) error {
			got = append(got, "errand "+e.Name)
			if e.Name == "1" {
				return p.Enqueue(ctx, errand{"follow-up"})
			}
			return nil
		})
		asyncaction.Handle(handlers, func(_ context.Context, _ string, e parcel, _ asyncaction.Delivery) error {
			got = append(got, "parcel "+e.Name)
			return nil
		})
		r := oneWorker(t, b, handlers)
		synctest.Wait()
		stopNow(t, r)
		want := []string{"errand 1", "parcel 1", "errand 2", "parcel 2", "errand 3", "errand 4", "errand follow-up"}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestAJobThatAlwaysFailsIsDeadAfterItsLastAttempt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		if err := b.Project("proj").Enqueue(t.Context(), errand{"1"}); err != nil {
			t.Fatal(err)
		}
		type attempt struct {
			Number int
			Last   bool
			Pause  time.Duration
		}
		var got []attempt
		before := time.Now()
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(_ context.Context, _ string, _ errand, d asyncaction.Delivery) error {
			got = append(got, attempt{d.Attempt, d.Last, time.Since(before)})
			before = time.Now()
			return errors.New("no luck")
		})
		r := oneWorker(t, b, handlers)
		time.Sleep(time.Hour)
		stopNow(t, r)

		want := []attempt{
			{Number: 1}, {Number: 2, Pause: 200 * time.Millisecond}, {Number: 3, Pause: 400 * time.Millisecond},
			{Number: 4, Pause: 800 * time.Millisecond}, {Number: 5, Pause: 1600 * time.Millisecond},
			{Number: 6, Pause: 3200 * time.Millisecond}, {Number: 7, Pause: 6400 * time.Millisecond},
			{Number: 8, Pause: 12800 * time.Millisecond}, {Number: 9, Pause: 25600 * time.Millisecond},
			{Number: 10, Last: true, Pause: 51200 * time.Millisecond},
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Error(diff)
		}
		dead, err := b.Dead(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		wantDead := []DeadJob{{ProjectID: "proj", Kind: "ERRAND", Payload: []byte(`{"Name":"1"}`), Attempts: 10, Cause: "no luck"}}
		if diff := cmp.Diff(wantDead, dead); diff != "" {
			t.Error(diff)
		}
	})
}

func TestAPanicIsAFailureThatNamesItsPlace(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		if err := b.Project("proj").Enqueue(t.Context(), errand{"1"}); err != nil {
			t.Fatal(err)
		}
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(context.Context, string, errand, asyncaction.Delivery) error { panic("no luck") })
		r := oneWorker(t, b, handlers)
		time.Sleep(time.Hour)
		stopNow(t, r)
		dead, _ := b.Dead(t.Context())
		if len(dead) != 1 || !strings.HasPrefix(dead[0].Cause, "panic: no luck\n") || !strings.Contains(dead[0].Cause, "runner_test.go") {
			t.Errorf("dead jobs: %+v", dead)
		}
	})
}

func TestAFailingJobDoesNotHoldUpTheOthers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		if err := b.Project("proj").Enqueue(t.Context(), errand{"fails once"}, errand{"2"}, errand{"3"}); err != nil {
			t.Fatal(err)
		}
		var got []string
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(_ context.Context, _ string, e errand, d asyncaction.Delivery) error {
			got = append(got, fmt.Sprint(e.Name, " ", d.Attempt))
			if e.Name == "fails once" && d.Attempt == 1 {
				return errors.New("no luck")
			}
			return nil
		})
		r := oneWorker(t, b, handlers)
		time.Sleep(time.Minute)
		stopNow(t, r)
		if diff := cmp.Diff([]string{"fails once 1", "2 1", "3 1", "fails once 2"}, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestAJobThatAStopInterruptsIsHandedBackUncounted(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		if err := b.Project("proj").Enqueue(t.Context(), errand{"1"}, errand{"2"}); err != nil {
			t.Fatal(err)
		}
		var mu sync.Mutex
		var got []string
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(ctx context.Context, _ string, e errand, d asyncaction.Delivery) error {
			mu.Lock()
			got = append(got, fmt.Sprint(e.Name, " ", d.Attempt))
			first := len(got) == 1
			mu.Unlock()
			if first {
				<-ctx.Done()
				return ctx.Err()
			}
			return nil
		})
		r := oneWorker(t, b, handlers)
		synctest.Wait()
		ctx, cancel := context.WithTimeout(t.Context(), time.Second)
		defer cancel()
		if err := r.Stop(ctx); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("stop answers %v, want %v", err, context.DeadlineExceeded)
		}
		synctest.Wait()
		r = oneWorker(t, b, handlers)
		synctest.Wait()
		stopNow(t, r)
		if diff := cmp.Diff([]string{"1 1", "1 1", "2 1"}, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestJobsWithoutAHandlerWaitWithoutLosingAttempts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		b := New()
		if err := b.Project("proj").Enqueue(t.Context(), errand{"1"}, parcel{"1"}); err != nil {
			t.Fatal(err)
		}
		var got []string
		handlers := &asyncaction.Registry{}
		asyncaction.Handle(handlers, func(_ context.Context, _ string, p parcel, d asyncaction.Delivery) error {
			got = append(got, fmt.Sprint("parcel ", d.Attempt))
			return nil
		})
		r := oneWorker(t, b, handlers)
		time.Sleep(time.Hour)
		stopNow(t, r)
		asyncaction.Handle(handlers, func(_ context.Context, _ string, e errand, d asyncaction.Delivery) error {
			got = append(got, fmt.Sprint("errand ", d.Attempt))
			return nil
		})
		r = oneWorker(t, b, handlers)
		synctest.Wait()
		stopNow(t, r)
		if diff := cmp.Diff([]string{"parcel 1", "errand 1"}, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestARunnerStartsOnceAndAgainAfterAStop(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		r := New().Runner(&asyncaction.Registry{}, slog.New(slog.DiscardHandler))
		var got []bool
		for _, do := range []func(context.Context) error{r.Stop, r.Start, r.Start, r.Stop, r.Stop, r.Start, r.Stop} {
			got = append(got, do(t.Context()) == nil)
		}
		if diff := cmp.Diff([]bool{true, true, false, true, true, true, true}, got); diff != "" {
			t.Error(diff)
		}
	})
}

func TestAWriterStopsWaitingForItsTurnWhenItsContextEnds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		p := New().Project("proj")
		err := p.InTx(t.Context(), func(any) error {
			ctx, cancel := context.WithTimeout(t.Context(), time.Second)
			defer cancel()
			return p.Enqueue(ctx, errand{"1"}) // through the wrong store: it waits for this very transaction
		})
		if !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("enqueue answers %v, want %v", err, context.DeadlineExceeded)
		}
	})
}

func TestAClosedBackendRefusesWork(t *testing.T) {
	b := New()
	if err := b.Close(); err != nil {
		t.Fatal(err)
	}
	p := b.Project("proj")
	_, getErr := p.Categories().Get(t.Context(), "cat_1")
	errs := []error{b.Ping(t.Context()), getErr, p.Enqueue(t.Context(), errand{"1"}), p.InTx(t.Context(), func(any) error { return nil })}
	if slices.ContainsFunc(errs, func(err error) bool { return !errors.Is(err, errClosed) }) {
		t.Errorf("answers: %v", errs)
	}
}
