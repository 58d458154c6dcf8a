package postgres

import (
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
	hung, err := b.hot.Acquire(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer hung.Release()
	// It may stand still until all of this was seen, however slow the machine is.
	begin := "BEGIN; SET LOCAL " + hungTimeout + " = 0; INSERT INTO events (project_id, id) VALUES ('shop', 'ev_1')"
	if _, err := hung.Exec(t.Context(), begin); err != nil {
		t.Fatal(err)
	}
	if err := b.Project("shop").Events().Insert(t.Context(), event.Event{ID: "ev_2", Type: "a"}); err != nil {
		t.Fatal(err)
	}
	settled, last, err := b.System().Settled(t.Context())
	if err != nil || settled >= last {
		t.Fatalf("%d of %d is settled while a transaction is open: %v", settled, last, err)
	}
	if _, err := hung.Exec(t.Context(), "SET LOCAL "+hungTimeout+" TO DEFAULT"); err != nil { // as the session began
		t.Fatal(err)
	}
	for deadline := time.Now().Add(3 * time.Minute); settled < last; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("the open transaction holds up all events")
		}
		if settled, _, err = b.System().Settled(t.Context()); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := hung.Exec(t.Context(), "COMMIT"); err == nil {
		t.Error("the transaction of the ended session was committed")
	}
}
