// Package reward delivers the rewards of loyalty campaigns, and makes automatic redemptions.
//
// A redemption takes the points and enqueues a redemption.DeliverJob. Deliver gives the code, or the credits or points on a card, and marks
// the record of the redemption as completed in one commit: a reward is delivered once, and not at all when the redemption is rolled back first.
//
// Points that are added to a card enqueue a loyalty.AutoRedeemJob if its campaign has an automatic reward. The job redeems it as often as the card
// can pay it, up to ten automatic redemptions of a customer a day. The daily run continues with the rest.
package reward

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that rewards need.
type Store interface {
	loyalty.Store
	membership.Store
	redemption.Store
}

// Deps are what the engine works with.
type Deps struct {
	Store Store
	Env   env.Env
	// Zone returns the time zone in which the days of the project begin.
	Zone        func(context.Context) (*time.Location, error)
	Loyalty     *loyalty.Engine
	Redemptions *redemption.Engine
	Vouchers    *voucher.Engine
}

// Engine delivers and redeems the rewards of one project.
type Engine struct{ Deps }

// New returns the engine of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{d} }

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).autoRedeem)
	asyncaction.HandleBy(r, engine, func(e *Engine, ctx context.Context, job redemption.DeliverJob, _ asyncaction.Delivery) error {
		return e.Deliver(ctx, job)
	})
}

// Subscribe enqueues automatic redemptions for points that are added to cards.
func Subscribe(c *outbox.Consumers) {
	outbox.Subscribe(c, "rewards", []string{loyalty.EventTransaction}, follow)
}
