package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/webhook"
)

// subscribe connects events with those who act on them. Each consumer is one call of outbox.Subscribe, or of outbox.SubscribeTo where
// most shops have nothing for it to do.
func (e *Engine) subscribe(c *outbox.Consumers) {
	outbox.SubscribeTo(c, "segments", outbox.Subscription[segment.Store]{OmitData: true, Match: segment.Match, Enabled: segment.Enabled},
		in(e, func(p *Project) follower[segment.Store] { return p.Segments.Follow }))
	outbox.SubscribeTo(c, "webhooks", outbox.Subscription[webhook.Store]{Types: webhook.RecordedTypes(), OmitData: true, Enabled: webhook.Enabled},
		in(e, func(p *Project) follower[webhook.Store] { return p.Webhooks.Follow }))
	outbox.SubscribeTo(c, "loyalty", outbox.Subscription[loyalty.Store]{Types: loyalty.Followed, Match: loyalty.Match, Enabled: loyalty.Enabled},
		in(e, func(p *Project) follower[loyalty.Store] { return p.Loyalty.Follow }))
	outbox.Subscribe(c, "rewards", []string{loyalty.EventTransaction}, followPoints)
	outbox.SubscribeTo(c, "programs", outbox.Subscription[membership.Store]{Types: membership.Followed, Match: membership.Match, Enabled: membership.Enabled},
		in(e, func(p *Project) follower[membership.Store] { return p.Members.Follow }))
	outbox.SubscribeTo(c, "summaries", outbox.Subscription[summary.Store]{Types: summary.Followed(), Match: summary.Match},
		in(e, func(p *Project) follower[summary.Store] { return p.Summaries.Follow }))
	outbox.SubscribeTo(c, "referrals", outbox.Subscription[referral.Store]{Types: referral.Followed, Match: referral.Match, Enabled: referral.Enabled},
		in(e, func(p *Project) follower[referral.Store] { return p.Referrals.Follow }))
}

// follower acts on events in the transaction of the outbox.
type follower[S any] func(ctx context.Context, tx S, events []event.Event) error

// in is the follower of the project that the events are of.
func in[S any](e *Engine, of func(*Project) follower[S]) func(ctx context.Context, projectID string, tx S, events []event.Event) error {
	return func(ctx context.Context, projectID string, tx S, events []event.Event) error {
		return of(e.Project(projectID))(ctx, tx, events)
	}
}
