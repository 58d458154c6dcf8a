package sqlite_test

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
	"github.com/punchcardhq/punchcard/storage/sqlite"
)

// waiting are jobs that hold the one writer until the test ends them.
type (
	waitingA struct{}
	waitingB struct{}
	waitingC struct{}
	waitingD struct{}
)

func (waitingA) Kind() string { return "WAITING.A" }
func (waitingB) Kind() string { return "WAITING.B" }
func (waitingC) Kind() string { return "WAITING.C" }
func (waitingD) Kind() string { return "WAITING.D" }

// TestJobsThatHoldTheWriterDoNotKeepARunnerFromStarting has jobs of each queue wait for the end of the start.
func TestJobsThatHoldTheWriterDoNotKeepARunnerFromStarting(t *testing.T) {
	t.Parallel()
	backend, err := sqlite.Open(t.Context(), filepath.Join(t.TempDir(), "shop.db"), sqlite.AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer backend.Close()
	started, done := make(chan struct{}), make(chan error, 4)
	hold := func(ctx context.Context) error {
		err := storage.Atomic(ctx, backend.Project("shop"), func(tx *sqlstore.Project) error {
			if _, err := tx.Events().DeleteAll(ctx, storage.Filter{}); err != nil {
				return err
			}
			select {
			case <-started:
				return nil
			case <-ctx.Done():
				return ctx.Err()
			}
		})
		done <- err
		return nil
	}
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, _ waitingA, _ asyncaction.Delivery) error { return hold(ctx) })
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, _ waitingB, _ asyncaction.Delivery) error { return hold(ctx) })
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, _ waitingC, _ asyncaction.Delivery) error { return hold(ctx) })
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, _ waitingD, _ asyncaction.Delivery) error { return hold(ctx) })
	if err := backend.Project("shop").Enqueue(t.Context(), waitingA{}, waitingB{}, waitingC{}, waitingD{}); err != nil {
		t.Fatal(err)
	}
	runner := backend.Runner(handlers, slog.Default())
	if err := runner.Start(t.Context()); err != nil {
		t.Fatalf("the runner does not start: %v", err)
	}
	close(started)
	for range 4 {
		if err := <-done; err != nil {
			t.Error(err)
		}
	}
	if err := runner.Stop(context.WithoutCancel(t.Context())); err != nil {
		t.Error(err)
	}
}
