package sqlite

import (
	"context"
	"log/slog"
	"path/filepath"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
)

// TestAJobGetsMoreTimeFromDeliveryToDelivery has a job that needs half a second where one delivery may take 200 ms.
func TestAJobGetsMoreTimeFromDeliveryToDelivery(t *testing.T) {
	t.Parallel()
	ctx := context.WithoutCancel(t.Context())
	b, err := Open(ctx, filepath.Join(t.TempDir(), "shop.db"), AutoMigrate(), JobTimeout(200*time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	defer b.Close()
	got := make(chan int, 20)
	handlers := &asyncaction.Registry{}
	asyncaction.Handle(handlers, func(ctx context.Context, _ string, _ errand, d asyncaction.Delivery) error {
		if ends, bounded := ctx.Deadline(); !bounded || time.Until(ends) < 500*time.Millisecond {
			<-ctx.Done()
			return ctx.Err()
		}
		got <- d.Attempt
		return nil
	})
	if err := b.Project("shop").Enqueue(ctx, errand{"slow"}); err != nil {
		t.Fatal(err)
	}
	r := b.Runner(handlers, slog.Default())
	if err := r.Start(ctx); err != nil {
		t.Fatal(err)
	}
	select {
	case attempt := <-got:
		if attempt < 3 {
			t.Errorf("it is done in delivery %d", attempt)
		}
	case <-time.After(2 * time.Minute):
		t.Error("it is never done")
	}
	if err := r.Stop(ctx); err != nil {
		t.Error(err)
	}
}
