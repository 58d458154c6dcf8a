package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/order"
)

// registerBulk connects the jobs of imports and bulk updates with the engines that do them.
func (e *Engine) registerBulk(r *asyncaction.Registry) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job order.ImportJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Orders.ImportPortion(ctx, job, d)
	})
}
