package postgres

import (
	"context"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/punchcardhq/punchcard/event"
)

// TestAHungWriterHoldsUpEventsNoLongerThanItsSession has a transaction write an event and not commit. Events that other
// transactions commit are not settled while the lower number may still be committed, and are when the session of the first has ended.
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
		t.Fatalf("%d of %d is settled while a transaction is open: %v", settled, last, err)
	}
	for deadline := time.Now().Add(3 * time.Minute); settled < last; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the open transaction holds up all events")
		}
		if settled, _, err = b.System().Settled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if err := hung.Commit(t.Context()); err == nil {
		t.Error("the transaction of the ended session was committed")
	}
}
