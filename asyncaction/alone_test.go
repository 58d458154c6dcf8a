package asyncaction_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// long is the job that has long work looked at.
type long struct{}

func (long) Kind() string { return "LONG" }

// alone is a process that does long work, whose clock is ahead of noon.
func alone(store *memory.Project, ahead time.Duration, do func(ctx context.Context, save func(func(*asyncaction.Action)) error) error) *asyncaction.Alone {
	e := env.System()
	e.Now = func() time.Time { return noon.Add(ahead) }
	return &asyncaction.Alone{Store: store, Env: e, Wake: long{}, Parts: 2, Do: do}
}

// both does both parts of the work.
func both(_ context.Context, save func(func(*asyncaction.Action)) error) error {
	for part := range int64(2) {
		if err := save(func(a *asyncaction.Action) { a.Done, a.Result.Message = part+1, "Done." }); err != nil {
			return err
		}
	}
	return nil
}

func TestLongWorkIsUnderWayOnce(t *testing.T) {
	ctx, store := t.Context(), memory.New().Project("shop")
	start := func() asyncaction.Action {
		t.Helper()
		a, err := alone(store, 0, both).Start(ctx)
		if err != nil {
			t.Fatal(err)
		}
		return a
	}
	if err := alone(store, 0, both).Work(ctx); err != nil {
		t.Fatal("without work: ", err)
	}
	first := start()
	if second := start(); second.ID != first.ID || first.Type != "LONG" || first.Total != 2 {
		t.Errorf("a second start makes %+v beside %+v", second, first)
	}
	if err := alone(store, 0, both).Work(ctx); err != nil {
		t.Fatal(err)
	}
	done, _, err := alone(store, 0, nil).Last(ctx)
	if err != nil || done.ID != first.ID || done.Status != asyncaction.StatusDone || done.Operation != asyncaction.OperationSuccess || done.Done != 2 || done.Result.Message != "Done." {
		t.Errorf("the work is %+v: %v", done, err)
	}
	if next := start(); next.ID == first.ID {
		t.Error("after its end no other work begins")
	}
}

func TestLongWorkOfAProcessThatEndedBeginsAnew(t *testing.T) {
	ctx, store := t.Context(), memory.New().Project("shop")
	a, err := alone(store, 0, both).Start(ctx)
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(err)
	now := func() asyncaction.Action {
		t.Helper()
		got, err := store.AsyncActions().Get(ctx, a.ID)
		must(err)
		return got
	}
	never := func(context.Context, func(func(*asyncaction.Action)) error) error {
		t.Error("it is worked on by two")
		return nil
	}
	broken := errors.New("the disk is full")
	half := func(_ context.Context, save func(func(*asyncaction.Action)) error) error {
		must(save(func(a *asyncaction.Action) { a.Done, a.Result.Message = 1, "Half." }))
		return broken
	}
	if err := alone(store, 0, half).Work(ctx); !errors.Is(err, broken) {
		t.Fatalf("broken work fails with %v", err)
	}
	must(alone(store, 59*time.Second, never).Work(ctx)) // the process may be alive
	if got := now(); got.Done != 1 || got.Status != asyncaction.StatusInProgress {
		t.Errorf("half of the work is %+v", got)
	}

	// A process that is told to stop hands its work over at once.
	stopping, stop := context.WithCancel(ctx)
	must(alone(store, time.Minute, func(ctx context.Context, _ func(func(*asyncaction.Action)) error) error { stop(); return ctx.Err() }).Work(stopping))
	if got := now(); got.Done != 0 || got.Cursor != 1 || got.Result.Message != "" {
		t.Errorf("after a stop the work is %+v", got)
	}

	// A process that counts as dead changes nothing any more.
	must(alone(store, time.Minute, func(_ context.Context, save func(func(*asyncaction.Action)) error) error {
		must(alone(store, 3*time.Minute, both).Work(ctx))
		if err := save(func(a *asyncaction.Action) { a.Result.Message = "Late." }); err == nil {
			t.Error("a process that counts as dead saves")
		} else {
			return err
		}
		return nil
	}).Work(ctx))
	if got := now(); got.Status != asyncaction.StatusDone || got.Result.Message != "Done." {
		t.Errorf("the work is %+v", got)
	}
}

func TestLongWorkThatNeverEndsIsGivenUp(t *testing.T) {
	ctx, store := t.Context(), memory.New().Project("shop")
	a, err := alone(store, 0, both).Start(ctx)
	if err != nil {
		t.Fatal(err)
	}
	begun := 0
	for minute := range time.Duration(8) {
		_ = alone(store, minute*time.Minute, func(context.Context, func(func(*asyncaction.Action)) error) error {
			begun++
			return errors.New("broken")
		}).Work(ctx)
	}
	got, err := store.AsyncActions().Get(ctx, a.ID)
	if err != nil || begun != 5 || got.Status != asyncaction.StatusFailed {
		t.Errorf("it began %d times and is %+v: %v", begun, got, err)
	}
	if err := store.AsyncActions().Delete(ctx, a.ID); err != nil {
		t.Fatal(err)
	}
	if other, err := alone(store, 0, both).Start(ctx); err != nil || other.ID == a.ID {
		t.Errorf("afterwards %+v begins: %v", other, err)
	}
	if queue, found, err := storage.First(ctx, store.AsyncActionLines(), storage.Query{}); err != nil || !found || len(queue.Waiting) != 0 {
		t.Errorf("the queue is %+v: %v", queue, err)
	}
}
