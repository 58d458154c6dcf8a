package asyncaction_test

import (
	"context"
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

var noon = time.Date(2026, 5, 1, 12, 0, 0, 0, time.UTC)

func clock() time.Time { return noon }

// count is a job that makes one category in each portion.
type count struct {
	Action  string
	Portion int64
}

func (count) Kind() string { return "COUNT" }

// begin records an action of three rows.
func begin(t *testing.T, store *memory.Project) asyncaction.Action {
	t.Helper()
	e := env.System()
	e.Now = clock
	var a asyncaction.Action
	err := storage.Atomic(t.Context(), store, func(tx *memory.Project) (err error) {
		a, err = asyncaction.Begin(t.Context(), tx, e, "", 3, func(id string) asyncaction.Job { return count{Action: id} })
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// portion makes a category and goes on until three are made.
func portion(ctx context.Context, store *memory.Project, job count, d asyncaction.Delivery) error {
	return asyncaction.Portion(ctx, store, d, job.Action, job.Portion, clock, func(tx *memory.Project, a *asyncaction.Action) (asyncaction.Job, error) {
		name := string(rune('a' + job.Portion))
		if err := tx.Categories().Insert(ctx, catalog.Category{ID: "cat_" + name, Name: name}); err != nil {
			return nil, err
		}
		a.Done++
		if a.Done == a.Total {
			a.Finish("Counted 3.", nil, clock())
			return nil, nil
		}
		return count{job.Action, job.Portion + 1}, nil
	})
}

func TestRepeatedPortionDoesNothing(t *testing.T) {
	store := memory.New().Project("shop")
	a := begin(t, store)
	var wait sync.WaitGroup
	for range 10 {
		wait.Go(func() {
			if err := portion(t.Context(), store, count{Action: a.ID}, asyncaction.Delivery{Attempt: 1}); err != nil {
				t.Error(err)
			}
		})
	}
	wait.Wait()
	got, err := store.AsyncActions().Get(t.Context(), a.ID)
	if err != nil {
		t.Fatal(err)
	}
	want := a
	want.Status, want.StartedAt, want.Cursor, want.Done = asyncaction.StatusInProgress, noon, 1, 1
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("the action (-want +got):\n%s", diff)
	}
	if got.Progress() != 33 {
		t.Errorf("progress %d", got.Progress())
	}
}

func TestLastPortionEndsAction(t *testing.T) {
	store := memory.New().Project("shop")
	a := begin(t, store)
	for i := range int64(3) {
		if err := portion(t.Context(), store, count{a.ID, i}, asyncaction.Delivery{Attempt: 1}); err != nil {
			t.Fatal(err)
		}
	}
	got, err := store.AsyncActions().Get(t.Context(), a.ID)
	if err != nil {
		t.Fatal(err)
	}
	if got.Status != asyncaction.StatusDone || got.Operation != asyncaction.OperationSuccess || got.Progress() != 100 || got.Result.Message != "Counted 3." {
		t.Errorf("got %+v", got)
	}
	if err := portion(t.Context(), store, count{a.ID, 3}, asyncaction.Delivery{Attempt: 1}); err != nil {
		t.Errorf("a portion of a finished action: %v", err)
	}
}

func TestFailureWritesNothingAndLastFailureEndsAction(t *testing.T) {
	store := memory.New().Project("shop")
	a := begin(t, store)
	broken := func(cause error, last bool) error {
		return asyncaction.Portion(t.Context(), store, asyncaction.Delivery{Attempt: 1, Last: last}, a.ID, 0, clock,
			func(tx *memory.Project, a *asyncaction.Action) (asyncaction.Job, error) {
				a.Done++
				return nil, errors.Join(tx.Categories().Insert(t.Context(), catalog.Category{ID: "cat_a", Name: "a"}), cause)
			})
	}
	if err := broken(errors.New("disk full"), false); err == nil {
		t.Fatal("a failure is reported as success")
	}
	got, err := store.AsyncActions().Get(t.Context(), a.ID)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(a, got); diff != "" {
		t.Errorf("a failed portion left something (-want +got):\n%s", diff)
	}
	_ = broken(errors.New("disk full at /dev/sda1"), true)
	if got, err = store.AsyncActions().Get(t.Context(), a.ID); err != nil {
		t.Fatal(err)
	}
	if got.Status != asyncaction.StatusFailed || got.Operation != asyncaction.OperationFailed || got.Result.Cause != "an internal error ended the action" {
		t.Errorf("after the last delivery: %+v", got)
	}
}

func TestFaultIsShownAndOtherErrorIsNot(t *testing.T) {
	store := memory.New().Project("shop")
	a := begin(t, store)
	_ = asyncaction.Portion(t.Context(), store, asyncaction.Delivery{Last: true}, a.ID, 0, clock,
		func(*memory.Project, *asyncaction.Action) (asyncaction.Job, error) {
			return nil, fault.Invalid("invalid_code_config", "Invalid code config", "The space is full.")
		})
	got, err := store.AsyncActions().Get(t.Context(), a.ID)
	if err != nil || got.Result.Cause != "invalid_code_config: Invalid code config: The space is full." {
		t.Errorf("got %q, %v", got.Result.Cause, err)
	}
}

func TestGivenUpJobEndsItsAction(t *testing.T) {
	store := memory.New().Project("shop")
	a := begin(t, store)
	err := asyncaction.Portion(t.Context(), store, asyncaction.Delivery{Last: true, GivenUp: true}, a.ID, 0, clock,
		func(*memory.Project, *asyncaction.Action) (asyncaction.Job, error) {
			t.Error("it is tried once more")
			return nil, nil
		})
	got, getErr := store.AsyncActions().Get(t.Context(), a.ID)
	if err != nil || getErr != nil || got.Status != asyncaction.StatusFailed {
		t.Errorf("%v %v: %+v", err, getErr, got)
	}
}

func TestActionWithOnlyFailedRowsHasFailedOperation(t *testing.T) {
	a := asyncaction.Action{Status: asyncaction.StatusInProgress, StartedAt: noon, Total: 2, Failed: 2}
	a.Finish("0 imported, 2 failed.", nil, noon.Add(time.Second))
	if a.Status != asyncaction.StatusDone || a.Operation != asyncaction.OperationFailed || a.ProcessingTime() != time.Second {
		t.Errorf("got %+v", a)
	}
}

func TestSecondHandlerOfAKindPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("the second handler is accepted")
		}
	}()
	r := &asyncaction.Registry{}
	handler := func(context.Context, string, count, asyncaction.Delivery) error { return nil }
	asyncaction.Handle(r, handler)
	asyncaction.Handle(r, handler)
}
