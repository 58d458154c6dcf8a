package loyalty

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is the part of a backend that loyalty campaigns need.
type Store interface {
	voucher.Store
	catalog.Store
	ledger.Store
	EarningRules() storage.Collection[EarningRule]
	LoyaltyTiers() storage.Collection[Tier]
	LoyaltyTierHolders() storage.Collection[TierHolder]
	Rewards() storage.Collection[Reward]
	RewardAssignments() storage.Collection[RewardAssignment]
	// CountTierHolders returns how many members hold each of some tiers, in one read. Counting a tier ends at most.
	CountTierHolders(ctx context.Context, tierIDs []string, most int) (map[string]int, error)
}

// Engine manages the loyalty campaigns of one project: how members earn points and which rewards they get for them. Package
// voucher manages the campaigns themselves and the cards.
type Engine struct {
	store    Store
	env      env.Env
	vouchers *voucher.Engine
	zone     func(context.Context) (*time.Location, error)
	segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	schemas  metadata.Source
	follow   func(ctx context.Context, tx Store, returnID string, do func() ([]refund.Collected, error)) error
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Vouchers makes and changes the cards of members.
	Vouchers *voucher.Engine
	// Zone returns the time zone of the project.
	Zone func(context.Context) (*time.Location, error)
	// Segments returns which of some segments a customer is in; nil means: none but the segment of the present event.
	Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)
	// Schemas validate metadata; nil accepts everything.
	Schemas metadata.Source
	// FollowReturn runs what is done after a return of goods, once for each return, and keeps which points that took back; nil takes none.
	FollowReturn func(ctx context.Context, tx Store, returnID string, do func() ([]refund.Collected, error)) error
}

// New returns the loyalty campaigns of the project that the store belongs to.
func New(d Deps) *Engine {
	return &Engine{store: d.Store, env: d.Env, vouchers: d.Vouchers, zone: d.Zone, segments: d.Segments, schemas: d.Schemas, follow: d.FollowReturn}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).recalculatePortion)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "loyalty", outbox.Subscription[Store]{Types: consumedTypes, Match: concerns, Enabled: enabled}, engine, (*Engine).consume)
}

// DailySteps returns what an engine does each day.
func DailySteps(e *Engine) []daily.Step {
	return []daily.Step{
		{Phase: daily.Mature, Name: "mature loyalty cards", Do: e.activateDue},
		{Phase: daily.Redeem, Name: "redeem rewards automatically", Do: e.redeemDue},
		{Phase: daily.EndTiers, Name: "rank members of loyalty campaigns", Do: e.rankDue},
		{Phase: daily.Expire, Name: "expire loyalty cards", Do: e.expireDue},
	}
}

// Campaign returns the loyalty campaign that a path names by id or by name. It fails with fault.NotFound, also for a campaign of
// another type.
func (e *Engine) Campaign(ctx context.Context, idOrName string) (campaign.Campaign, error) {
	return findCampaign(ctx, e.store, idOrName)
}

func findCampaign(ctx context.Context, store Store, idOrName string) (campaign.Campaign, error) {
	c, err := campaign.In(store).Resolve(ctx, idOrName)
	if err == nil && c.Type != campaign.TypeLoyaltyProgram {
		err = fault.NotFound(campaign.Kind.Name, idOrName)
	}
	if err != nil {
		return campaign.Campaign{}, err
	}
	return c, nil
}

// holdCampaign is findCampaign that locks the campaign until the transaction ends: others can neither delete it nor add parts
// to it.
func holdCampaign(ctx context.Context, tx Store, idOrName string) (campaign.Campaign, error) {
	c, err := findCampaign(ctx, tx, idOrName)
	if err != nil {
		return c, err
	}
	return tx.Campaigns().Update(ctx, c.ID, func(*campaign.Campaign) error { return nil })
}

// change is an event about a part of a campaign.
type change struct {
	kind, object, id string
	campaign         campaign.Campaign
	subject          any
	besides          map[string]any
}

// record writes the event of a change in the transaction of the change: the object as it is now, and its campaign.
func (e *Engine) record(ctx context.Context, tx Store, c change, now time.Time) error {
	snapshot := map[string]any{c.object: c.subject, campaign.Kind.Name: c.campaign}
	for name, value := range c.besides {
		snapshot[name] = value
	}
	data, err := json.Marshal(snapshot)
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: c.kind, EntityType: c.object, EntityID: c.id, CampaignID: c.campaign.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
	})
}
