package postgres

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/redemption"
)

// The statement that writes a redemption does not go through the collection of events, which packs them, too.
func TestTheEventsOfARedemptionAreOneRow(t *testing.T) {
	b, err := Open(t.Context(), Migrated.Database(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := b.Close(); err != nil {
			t.Error(err)
		}
	})
	var ids event.IDs
	var told []event.Event
	for _, entity := range []string{"redemption", "order", "order"} {
		told = append(told, event.Event{ID: ids.Next(env.NewID), EntityType: entity, Data: []byte(`{"order":1}`), CreatedAt: time.Date(2026, 3, 2, 10, 0, 0, 0, time.UTC)})
	}
	_, err = b.Project("shop").Update(t.Context(), redemption.Scope{}, func(*redemption.Snapshot) (*redemption.Outcome, error) {
		return &redemption.Outcome{Events: told}, nil
	})
	if err != nil {
		t.Fatal(err)
	}
	var rows int
	if err := b.hot.QueryRow(t.Context(), "SELECT count(*) FROM events").Scan(&rows); err != nil || rows != 1 {
		t.Errorf("%d events are in %d rows, %v, want one", len(told), rows, err)
	}
}
