package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/member"
)

// followMembers does what events mean for the members of loyalty programs.
func (e *Engine) followMembers(ctx context.Context, projectID string, tx member.Store, events []event.Event) error {
	return e.Project(projectID).Members.Follow(ctx, tx, events)
}

// registerMembers connects the jobs of loyalty programs with the engine that does them.
func (e *Engine) registerMembers(r *asyncaction.Registry) {
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job member.BatchJob, d asyncaction.Delivery) error {
		return e.Project(projectID).Members.BatchPortion(ctx, job, d)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job member.JudgeJob, _ asyncaction.Delivery) error {
		return e.Project(projectID).Members.JudgePortion(ctx, job)
	})
	asyncaction.Handle(r, func(ctx context.Context, projectID string, job member.DeleteJob, _ asyncaction.Delivery) error {
		return e.Project(projectID).Members.DeletePortion(ctx, job)
	})
}
