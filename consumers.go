package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/member"
	"github.com/punchcardhq/punchcard/outbox"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/summary"
	"github.com/punchcardhq/punchcard/webhook"
)

// subscribe connects events with those who act on them. Each consumer is one call of outbox.Subscribe, or of outbox.SubscribeTo where
// most shops have nothing for it to do.
func (e *Engine) subscribe(c *outbox.Consumers) {
	outbox.SubscribeTo(c, "segments", outbox.Interest[segment.Store]{Bare: true, Wants: segment.Wants, Awake: segment.Awake}, e.followSegments)
	outbox.SubscribeTo(c, "webhooks", outbox.Interest[webhook.Store]{Types: webhook.RecordedTypes(), Bare: true, Awake: webhook.Awake}, e.followWebhooks)
	outbox.SubscribeTo(c, "loyalty", outbox.Interest[loyalty.Store]{Types: loyalty.Followed, Wants: loyalty.Wants, Awake: loyalty.Awake},
		func(ctx context.Context, projectID string, tx loyalty.Store, events []event.Event) error {
			return e.Project(projectID).Loyalty.Follow(ctx, tx, events)
		})
	outbox.Subscribe(c, "rewards", []string{loyalty.EventTransaction}, e.followPoints)
	outbox.SubscribeTo(c, "programs", outbox.Interest[member.Store]{Types: member.Followed, Wants: member.Wants, Awake: member.Awake}, e.followMembers)
	outbox.SubscribeTo(c, "summaries", outbox.Interest[summary.Store]{Types: summary.Followed(), Wants: summary.Wants}, e.followSummaries)
	outbox.SubscribeTo(c, "referrals", outbox.Interest[referral.Store]{Types: referral.Followed, Wants: referral.Wants, Awake: referral.Awake}, e.followReferrals)
}
