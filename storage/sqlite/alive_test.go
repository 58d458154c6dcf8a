package sqlite

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// errand is a job with a name.
type errand struct{ Name string }

func (errand) Kind() string { return "SQLITE.ERRAND" }

func errands(got chan<- string) *asyncaction.Registry {
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, e errand, _ asyncaction.Delivery) error {
		got <- e.Name
		return nil
	})
	return handlers
}

// TestTheFirstRunnerTakesTheJobsOfADeadOne has a job that a runner began which does not run any more. Only a runner that is alone on the file may take
// it: beside others it cannot know which of them runs.
func TestTheFirstRunnerTakesTheJobsOfADeadOne(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	b, err := Open(ctx, filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	p, got := b.Project("shop"), make(chan string, 3)
	set := func(name, change string, args ...any) {
		t.Helper()
		if _, err := b.write.ExecContext(t.Context(), "UPDATE river_job SET "+change+" WHERE args->'payload'->>'Name' = ?", append(args, name)...); err != nil {
			t.Fatal(err)
		}
	}
	abandon := func(name string) {
		t.Helper()
		set(name, "state = 'running', attempt = 1, attempted_at = datetime('now', 'subsec'), attempted_by = jsonb(?)", `["`+sqlstore.RunnerID(16)+`"]`)
	}
	for _, name := range []string{"before the first", "beside the first"} {
		if err := p.Enqueue(t.Context(), errand{name}); err != nil {
			t.Fatal(err)
		}
	}
	set("beside the first", "state = 'pending'") // or the first takes it before it is abandoned
	await := func(name string) {
		t.Helper()
		select {
		case done := <-got:
			if done != name {
				t.Errorf("%s is done, want %s", done, name)
			}
		case <-time.After(3 * time.Minute):
			t.Fatalf("%s is not done", name)
		}
	}
	start := func() asyncaction.Runner {
		t.Helper()
		r := b.Runner(errands(got), slog.Default())
		if err := r.Start(ctx); err != nil {
			t.Fatal(err)
		}
		return r
	}
	abandon("before the first")
	first := start()
	await("before the first")
	abandon("beside the first")
	second := start()
	if err := p.Enqueue(t.Context(), errand{"last"}); err != nil {
		t.Fatal(err)
	}
	await("last")
	for _, r := range []asyncaction.Runner{first, second} {
		if err := r.Stop(ctx); err != nil {
			t.Error(err)
		}
	}
	third := start()
	await("beside the first")
	if err := third.Stop(ctx); err != nil {
		t.Error(err)
	}
}

// TestAJobIsGivenUpWhenItsLastDeliveryIsKilled kills the tenth delivery. The handler is called once more, with Last, and then never again.
func TestAJobIsGivenUpWhenItsLastDeliveryIsKilled(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	b, err := Open(ctx, filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	if err := b.Project("shop").Enqueue(t.Context(), errand{}); err != nil {
		t.Fatal(err)
	}
	_, err = b.write.ExecContext(t.Context(), `UPDATE river_job SET state = 'running', attempt = 10, attempted_at = datetime('now', 'subsec'),
		attempted_by = jsonb(?)`, `["`+sqlstore.RunnerID(16)+`"]`)
	if err != nil {
		t.Fatal(err)
	}
	got := make(chan asyncaction.Delivery, 2)
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, _ errand, d asyncaction.Delivery) error {
		got <- d
		return nil
	})
	r := b.Runner(handlers, slog.Default())
	if err := r.Start(ctx); err != nil {
		t.Fatal(err)
	}
	select {
	case d := <-got:
		if !d.GivenUp || !d.Last {
			t.Errorf("the delivery is %+v", d)
		}
	case <-time.After(3 * time.Minute):
		t.Fatal("it is not reported")
	}
	if err := r.Stop(ctx); err != nil {
		t.Error(err)
	}
}
