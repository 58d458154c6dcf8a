package outbox

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
)

// Behind reports whether a project has committed events that a consumer may not have got: what the consumer keeps lacks them for now.
func (r *Relay) Behind(ctx context.Context, projectID, consumer string) (bool, error) {
	store := r.project(projectID)
	_, last, err := r.system.Settled(ctx)
	if err != nil {
		return false, err
	}
	got, err := store.EventCursors().Get(ctx, deliveredCursor(consumer))
	if err != nil && !fault.IsNotFound(err) {
		return false, err
	}
	heads, _, err := store.EventHeads(ctx, got.Position, last, 1)
	return len(heads) > 0, err
}
