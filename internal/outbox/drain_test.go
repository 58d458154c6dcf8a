package outbox_test

import (
	"context"
	"log/slog"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// meanwhile is a system store of which somebody asks for the settled position, and before they act on the answer something else happens once.
type meanwhile struct {
	outbox.SystemStore
	do *func()
}

func (m meanwhile) Settled(ctx context.Context) (settled, last int64, err error) {
	settled, last, err = m.SystemStore.Settled(ctx)
	if do := *m.do; do != nil {
		*m.do = nil
		do()
	}
	return settled, last, err
}

// TestDrainHandsOutWhatOthersBringAboutMeanwhile has a runner hand an event to a consumer, who answers it with another one, right after Drain has
// looked how far it has to go.
func TestDrainHandsOutWhatOthersBringAboutMeanwhile(t *testing.T) {
	t.Parallel()
	backend := memory.New()
	shop := backend.Project("shop")
	happened := func(id, kind string) event.Event {
		return event.Event{ID: id, Type: kind, EntityType: "customer", EntityID: "cust_1", CreatedAt: time.Now().UTC()}
	}
	var read []string
	consumers := &outbox.Consumers{}
	outbox.Subscribe(consumers, "reader", []string{"answer"}, func(_ context.Context, _ string, _ event.Store, events []event.Event) error {
		for _, e := range events {
			read = append(read, e.ID)
		}
		return nil
	})
	outbox.Subscribe(consumers, "writer", []string{"question"}, func(ctx context.Context, _ string, tx event.Store, _ []event.Event) error {
		return tx.Events().Insert(ctx, happened("ev_2", "answer"))
	})
	var do func()
	relay := outbox.NewRelay(meanwhile{backend.System(), &do}, func(id string) outbox.Store { return backend.Project(id) }, consumers, env.System(), slog.Default())
	if err := shop.Events().Insert(t.Context(), happened("ev_1", "question")); err != nil {
		t.Fatal(err)
	}
	if _, err := relay.Look(t.Context()); err != nil {
		t.Fatal(err)
	}
	do = func() {
		if err := relay.HandOut(t.Context(), "shop", outbox.HandOutJob{Consumer: "writer"}, asyncaction.Delivery{Attempt: 1}); err != nil {
			t.Error(err)
		}
	}
	if err := relay.Drain(t.Context(), "shop"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"ev_2"}, read); diff != "" {
		t.Errorf("what the reader got (-want +got):\n%s", diff)
	}
}
