package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/referral"
)

// followReferrals makes referees and conversions of what customers did.
func (e *Engine) followReferrals(ctx context.Context, projectID string, tx referral.Store, events []event.Event) error {
	return e.Project(projectID).Referrals.Follow(ctx, tx, events)
}

func (e *Engine) giveReferralReward(ctx context.Context, projectID string, job referral.RewardJob, _ asyncaction.Delivery) error {
	return e.Project(projectID).Referrals.Give(ctx, job)
}
