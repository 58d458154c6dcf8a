package membership

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/storage"
)

// judgeJob judges the cards of a program after a change of its tiers, a portion at a time.
type judgeJob struct {
	ProgramID string
	// After is the last card that was processed.
	After string
}

// Kind is the name of the job.
func (judgeJob) Kind() string { return "LOYALTIES.TIERS_JUDGE" }

// deleteJob ends the memberships of a program that is deleted, a portion at a time.
type deleteJob struct{ ProgramID string }

// Kind is the name of the job.
func (deleteJob) Kind() string { return "LOYALTIES.MEMBERS_DELETE" }

// judgePortion judges some cards and enqueues a job for the rest. Judging a card again changes nothing.
func (e *Engine) judgePortion(ctx context.Context, job judgeJob, _ asyncaction.Delivery) error {
	page, err := e.store.MemberCards().List(ctx, storage.Query{
		Filter: storage.Is("program_id", job.ProgramID), After: &storage.Position{ID: job.After}, Limit: 50})
	if err != nil {
		return err
	}
	for _, c := range page.Items {
		err := e.atomic(ctx, func(tx Store, at operation) error {
			if _, err := tx.MemberCards().Update(ctx, c.ID, func(*Card) error { return nil }); err != nil {
				return err
			}
			return e.judge(ctx, tx, at, c.ID, at.origin())
		})
		if err != nil {
			return err
		}
		job.After = c.ID
	}
	if !page.HasMore {
		return nil
	}
	return e.store.Enqueue(ctx, job)
}

// deletePortion ends some memberships and enqueues a job for the rest.
func (e *Engine) deletePortion(ctx context.Context, job deleteJob, _ asyncaction.Delivery) error {
	more, err := e.deleteOf(ctx, job.ProgramID)
	if err != nil || !more {
		return err
	}
	return e.store.Enqueue(ctx, job)
}
