package punchcard

import (
	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/metadatakey"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/internal/reward"
	"github.com/punchcardhq/punchcard/internal/summary"
	"github.com/punchcardhq/punchcard/internal/verify"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// registerJobs registers the handlers of all kinds of jobs.
func (e *Engine) registerJobs(r *asyncaction.Registry) {
	asyncaction.Handle(r, e.relay.Deliver)
	project.RegisterJobs(r, e.Projects, func(id string) project.Eraser { return e.store(id) }, e.open.Evict)
	catalog.RegisterJobs(r, func(id string) *catalog.Engine { return e.open.Get(id).Catalog })
	customer.RegisterJobs(r, func(id string) *customer.Engine { return e.open.Get(id).Customers })
	daily.RegisterJobs(r, func(id string) *daily.Engine { return e.open.Get(id).daily })
	export.RegisterJobs(r, func(id string) *export.Engine { return e.open.Get(id).Exports })
	loyalty.RegisterJobs(r, func(id string) *loyalty.Engine { return e.open.Get(id).Loyalty })
	membership.RegisterJobs(r, func(id string) *membership.Engine { return e.open.Get(id).Members })
	metadatakey.RegisterJobs(r, func(id string) *metadatakey.Engine { return e.open.Get(id).metadataKeys })
	order.RegisterJobs(r, func(id string) *order.Engine { return e.open.Get(id).Orders })
	referral.RegisterJobs(r, func(id string) *referral.Engine { return e.open.Get(id).Referrals })
	reward.RegisterJobs(r, func(id string) *reward.Engine { return e.open.Get(id).rewards })
	segment.RegisterJobs(r, func(id string) *segment.Engine { return e.open.Get(id).Segments })
	verify.RegisterJobs(r, func() { wake(e.wakeVerify) })
	voucher.RegisterJobs(r, func(id string) *voucher.Engine { return e.open.Get(id).Vouchers })
	webhook.RegisterJobs(r, func(id string) *webhook.Engine { return e.open.Get(id).Webhooks })
}

// subscribe connects events with those who act on them.
func (e *Engine) subscribe(c *outbox.Consumers) {
	loyalty.Subscribe(c, func(id string) *loyalty.Engine { return e.open.Get(id).Loyalty })
	membership.Subscribe(c, func(id string) *membership.Engine { return e.open.Get(id).Members })
	referral.Subscribe(c, func(id string) *referral.Engine { return e.open.Get(id).Referrals })
	reward.Subscribe(c)
	segment.Subscribe(c, func(id string) *segment.Engine { return e.open.Get(id).Segments })
	summary.Subscribe(c, func(id string) *summary.Engine { return e.open.Get(id).summaries })
	webhook.Subscribe(c, func(id string) *webhook.Engine { return e.open.Get(id).Webhooks })
}
