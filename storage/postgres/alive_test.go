package postgres

import (
	"context"
	"log/slog"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage/internal/sqlstore"
)

// chore is a job with a name.
type chore struct{ Name string }

func (chore) Kind() string { return "POSTGRES.CHORE" }

// TestTheJobsOfADeadRunnerAreTaken has two jobs that were begun long ago: one by a runner whose lock nothing holds, one by a runner
// that works.
func TestTheJobsOfADeadRunnerAreTaken(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(*pgxpool.Config) {})
	ctx, end := context.WithCancel(context.WithoutCancel(t.Context()))
	defer end()
	alive := make(chan struct{})
	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		b.watch(ctx, slog.Default(), 17, sync.OnceFunc(func() { close(alive) }), func([]string) {})
	}()
	<-alive
	p := b.Project("shop")
	if err := p.Enqueue(t.Context(), chore{"of the dead"}, chore{"of the living"}, chore{"last"}); err != nil {
		t.Fatal(err)
	}
	for name, number := range map[string]int32{"of the dead": 16, "of the living": 17} {
		done, err := b.pool.Exec(t.Context(), `UPDATE river_job SET state = 'running', attempt = 1, attempted_at = now() - interval '10 seconds',
			attempted_by = ARRAY[$1] WHERE args->'payload'->>'Name' = $2`, sqlstore.RunnerID(number), name)
		if err != nil || done.RowsAffected() != 1 {
			t.Fatal(done, err)
		}
	}
	got := make(chan string, 3)
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(_ context.Context, _ string, e chore, _ asyncaction.Delivery) error {
		got <- e.Name
		return nil
	})
	r := b.Runner(handlers, slog.Default())
	if err := r.Start(ctx); err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for len(seen) < 2 {
		select {
		case name := <-got:
			seen[name] = true
		case <-time.After(3 * time.Minute):
			t.Fatalf("after a minute only %v are done", seen)
		}
	}
	if !seen["of the dead"] || !seen["last"] {
		t.Errorf("done are %v", seen)
	}
	if err := r.Stop(context.WithoutCancel(t.Context())); err != nil {
		t.Error(err)
	}
	end()
	<-stopped
}
