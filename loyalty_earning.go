package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/member"
)

// earningEvents are what sets off the earning rules of loyalty programs.
var earningEvents = []string{"customer.order.paid", "customer.custom_event", "customer.segment.entered"}

// earnPoints gives members of loyalty programs what they earn.
func (e *Engine) earnPoints(ctx context.Context, projectID string, tx member.Store, events []event.Event) error {
	return e.Project(projectID).Members.EarnFrom(ctx, tx, events)
}
