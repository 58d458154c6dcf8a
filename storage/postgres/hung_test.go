package postgres

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/event"
)

// TestAHungWriterHoldsUpEventsNoLongerThanItsSession has somebody write an event and stand still before the commit. Events that
// others commit meanwhile are not settled as long as his lower number may still come, and are when his session has ended.
func TestAHungWriterHoldsUpEventsNoLongerThanItsSession(t *testing.T) {
	t.Parallel()
	b := openRewired(t, func(c *pgxpool.Config) {
		if got := c.ConnConfig.RuntimeParams[hungTimeout]; got != "60s" {
			t.Errorf("a session may stand still for %q", got)
		}
		c.ConnConfig.RuntimeParams[hungTimeout] = "1s"
	})
	hung, err := b.hot.Begin(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer hung.Rollback(context.WithoutCancel(t.Context())) //nolint:errcheck // its session is over by then
	if _, err := hung.Exec(t.Context(), "INSERT INTO events (project_id, id) VALUES ('shop', 'ev_1')"); err != nil {
		t.Fatal(err)
	}
	if err := b.Project("shop").Events().Insert(t.Context(), event.Event{ID: "ev_2", Type: "a"}); err != nil {
		t.Fatal(err)
	}
	settled, last, err := b.System().Settled(t.Context())
	if err != nil || settled >= last {
		t.Fatalf("%d of %d is settled while somebody writes: %v", settled, last, err)
	}
	for deadline := time.Now().Add(3 * time.Minute); settled < last; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("who hangs holds up all events")
		}
		if settled, _, err = b.System().Settled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := hung.Commit(t.Context()); err == nil {
		t.Error("who hung has committed after all")
	}
}
