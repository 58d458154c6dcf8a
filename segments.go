package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/segment"
)

// followSegments brings the segments of customers up to date with what happened to them.
func (e *Engine) followSegments(ctx context.Context, projectID string, tx segment.Store, events []event.Event) error {
	return e.Project(projectID).Segments.Follow(ctx, tx, events)
}
