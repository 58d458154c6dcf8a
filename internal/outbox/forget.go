package outbox

import (
	"context"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// forgottenCursor is the id of the cursor up to which events were deleted, so that the next portion does not look for them again.
const forgottenCursor = "forgotten"

const (
	// forgottenAtOnce is about how many events one portion deletes.
	forgottenAtOnce = 1000
	// forgottenSpan bounds how many positions one portion looks at: most may be those of other projects.
	forgottenSpan = 100_000
)

// Forget deletes some of the events of a project that happened before a moment, in the order of their positions, and reports whether there may be
// more. It ends at the first that is younger, and at one that some consumer has not got: so nothing is lost, however late a consumer is.
func Forget(ctx context.Context, store Store, e env.Env, before time.Time) (more bool, err error) {
	err = storage.AtomicUpsert(ctx, store, func(tx Store) error {
		more = false
		cursors, err := tx.EventCursors().List(ctx, storage.Query{})
		if err != nil {
			return err
		}
		from, last := forgettable(cursors.Items)
		upTo := min(last, from+forgottenSpan)
		if upTo <= from {
			return nil
		}
		heads, until, err := tx.EventHeads(ctx, from, upTo, forgottenAtOnce)
		if err != nil {
			return err
		}
		more = until < last
		for i := range heads {
			if !heads[i].CreatedAt.Before(before) {
				until, more = heads[i].Position-1, false
				break
			}
		}
		if until <= from {
			return nil
		}
		if err := tx.DropEvents(ctx, from, until); err != nil {
			return err
		}
		_, err = tx.EventCursors().Update(ctx, forgottenCursor, func(c *Cursor) error {
			c.Position, c.UpdatedAt = until, e.Now()
			return nil
		})
		if fault.IsNotFound(err) {
			err = tx.EventCursors().Insert(ctx, Cursor{ID: forgottenCursor, Position: until, UpdatedAt: e.Now()})
		}
		return err
	})
	return more, err
}

// forgettable returns the position up to which events were deleted, and that up to which every consumer has got them.
func forgettable(cursors []Cursor) (from, upTo int64) {
	byID := map[string]int64{}
	for _, c := range cursors {
		byID[c.ID] = c.Position
	}
	upTo = byID[announcedCursor]
	for id, position := range byID {
		if name, scheduled := strings.CutPrefix(id, scheduledPrefix); scheduled {
			upTo = min(upTo, byID[deliveredCursor(name)])
		} else if strings.HasPrefix(id, deliveredCursor("")) {
			upTo = min(upTo, position)
		}
	}
	return byID[forgottenCursor], upTo
}
