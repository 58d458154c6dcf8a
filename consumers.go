package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/member"
	"github.com/punchcardhq/punchcard/outbox"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/summary"
	"github.com/punchcardhq/punchcard/webhook"
)

// subscribe connects events with those who act on them. Each consumer is one call of outbox.Subscribe.
func (e *Engine) subscribe(c *outbox.Consumers) {
	outbox.Subscribe(c, "segments", nil, e.followSegments)
	outbox.Subscribe(c, "webhooks", webhook.RecordedTypes(), e.followWebhooks)
	outbox.Subscribe(c, "loyalty", loyalty.Followed, func(ctx context.Context, projectID string, tx loyalty.Store, events []event.Event) error {
		return e.Project(projectID).Loyalty.Follow(ctx, tx, events)
	})
	outbox.Subscribe(c, "rewards", []string{loyalty.EventTransaction}, e.followPoints)
	outbox.Subscribe(c, "programs", member.Followed, e.followMembers)
	outbox.Subscribe(c, "summaries", summary.Followed(), e.followSummaries)
	outbox.Subscribe(c, "referrals", referral.Followed, e.followReferrals)
}
