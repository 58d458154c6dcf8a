package punchcard

import (
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/webhook"
)

// subscribe connects events with those who act on them.
func (e *Engine) subscribe(c *outbox.Consumers) {
	loyalty.Subscribe(c, func(id string) *loyalty.Engine { return e.Project(id).Loyalty })
	membership.Subscribe(c, func(id string) *membership.Engine { return e.Project(id).Members })
	referral.Subscribe(c, func(id string) *referral.Engine { return e.Project(id).Referrals })
	reward.Subscribe(c)
	segment.Subscribe(c, func(id string) *segment.Engine { return e.Project(id).Segments })
	summary.Subscribe(c, func(id string) *summary.Engine { return e.Project(id).Summaries })
	webhook.Subscribe(c, func(id string) *webhook.Engine { return e.Project(id).Webhooks })
}
