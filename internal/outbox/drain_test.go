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

// interruptedStore is a system store that calls do once, after it has read the settled position and before the caller gets it.
type interruptedStore struct {
	outbox.SystemStore
	do *func()
}

func (m interruptedStore) Settled(ctx context.Context) (settled, last int64, err error) {
	settled, last, err = m.SystemStore.Settled(ctx)
	if do := *m.do; do != nil {
		*m.do = nil
		do()
	}
	return settled, last, err
}

// TestDrainDeliversEventsOfConcurrentConsumers runs a job right after Drain has read the settled position. The consumer of the job writes an
// event, which Drain has to deliver, too.
func TestDrainDeliversEventsOfConcurrentConsumers(t *testing.T) {
	t.Parallel()
	backend := memory.New()
	shop := backend.Project("shop")
	newEvent := func(id, kind string) event.Event {
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
		return tx.Events().Insert(ctx, newEvent("ev_2", "answer"))
	})
	var do func()
	relay := outbox.NewRelay(interruptedStore{backend.System(), &do}, func(id string) outbox.Store { return backend.Project(id) }, consumers, env.System(), slog.Default())
	if err := shop.Events().Insert(t.Context(), newEvent("ev_1", "question")); err != nil {
		t.Fatal(err)
	}
	if _, err := relay.Poll(t.Context()); err != nil {
		t.Fatal(err)
	}
	do = func() {
		if err := relay.Deliver(t.Context(), "shop", outbox.DeliverJob{Consumer: "writer"}, asyncaction.Delivery{Attempt: 1}); err != nil {
			t.Error(err)
		}
	}
	if err := relay.Drain(t.Context(), "shop"); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff([]string{"ev_2"}, read); diff != "" {
		t.Errorf("events of the reader (-want +got):\n%s", diff)
	}
}
