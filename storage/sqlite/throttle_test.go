package sqlite

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/redemption"
)

// TestALongJobIsFollowedByAPauseOfItsLength has a job during which a validation or redemption is made, and one after it.
func TestALongJobIsFollowedByAPauseOfItsLength(t *testing.T) {
	t.Parallel()
	const long = 300 * time.Millisecond
	for name, ask := range map[string]func(ctx context.Context, b *Backend) error{
		"a validation": func(ctx context.Context, b *Backend) error {
			_, err := b.Project("shop").Read(ctx, redemption.Scope{Codes: []string{"SUMMER"}})
			return err
		},
		"a redemption": func(ctx context.Context, b *Backend) error {
			_, err := b.Project("shop").Update(ctx, redemption.Scope{Codes: []string{"SUMMER"}},
				func(*redemption.Snapshot) (*redemption.Outcome, error) { return nil, nil })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			ctx := context.WithoutCancel(t.Context())
			b, err := Open(ctx, filepath.Join(t.TempDir(), "shop.db"), AutoMigrate())
			if err != nil {
				t.Fatal(err)
			}
			defer b.Close()
			began, ended := make(chan time.Time, 2), make(chan time.Time, 2)
			handlers := &asyncaction.Registry{}
			asyncaction.Handle(handlers, func(ctx context.Context, _ string, e errand, _ asyncaction.Delivery) error {
				began <- time.Now()
				defer func() { ended <- time.Now() }()
				if e.Name == "second" {
					return nil
				}
				if err := ask(ctx, b); err != nil {
					return err
				}
				time.Sleep(long)
				return nil
			})
			if err := b.Project("shop").Enqueue(ctx, errand{"first"}); err != nil {
				t.Fatal(err)
			}
			r := b.Runner(handlers, slog.Default())
			if err := r.Start(ctx); err != nil {
				t.Fatal(err)
			}
			<-began
			first := <-ended
			// Only when all of the first is over is there a pause that the second could keep.
			for deadline := time.Now().Add(3 * time.Minute); ; time.Sleep(time.Millisecond) {
				left, err := b.Project("shop").Backlog(ctx)
				if err != nil || time.Now().After(deadline) {
					t.Fatalf("the first job is not done: %+v, %v", left, err)
				}
				if len(left) == 0 {
					break
				}
			}
			if err := b.Project("shop").Enqueue(ctx, errand{"second"}); err != nil {
				t.Fatal(err)
			}
			if pause := (<-began).Sub(first); pause < long {
				t.Errorf("the shop had %s between the jobs, want %s at least", pause, long)
			}
			if err := r.Stop(ctx); err != nil {
				t.Error(err)
			}
		})
	}
}
