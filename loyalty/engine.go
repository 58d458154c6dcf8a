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
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Store is what loyalty campaigns need of a backend.
type Store interface {
	voucher.Store
	catalog.Store
	ledger.Store
	EarningRules() storage.Collection[EarningRule]
	LoyaltyTiers() storage.Collection[Tier]
	LoyaltyTierHolders() storage.Collection[TierHolder]
	Rewards() storage.Collection[Reward]
	RewardAssignments() storage.Collection[RewardAssignment]
}

// Settings are what loyalty campaigns need to know of their project.
type Settings struct {
	// Zone is where days begin; nil means UTC.
	Zone *time.Location
}

// Engine manages the loyalty campaigns of one project: how members earn points and what they get for them. The campaigns
// themselves, and the cards, are those of package voucher.
type Engine struct {
	store    Store
	env      env.Env
	vouchers *voucher.Engine
	settings func(context.Context) (Settings, error)
	segments Segments
	schemas  metadata.Source
}

// Segments answers which of the segments a customer is in.
type Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)

// Asking returns the engine with somebody who knows segments; without, a customer is in the one that was just entered alone.
func (e *Engine) Asking(segments Segments) *Engine {
	e.segments = segments
	return e
}

// New returns the loyalty campaigns of the project that the store belongs to.
func New(store Store, env env.Env, vouchers *voucher.Engine, settings func(context.Context) (Settings, error)) *Engine {
	return &Engine{store: store, env: env, vouchers: vouchers, settings: settings}
}

// RegisterJobs registers the handlers of the jobs of this package; engine returns the engine of a project.
func RegisterJobs(r *asyncaction.Registry, engine func(projectID string) *Engine) {
	asyncaction.HandleBy(r, engine, (*Engine).recalculatePortion)
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, "loyalty", outbox.Subscription[Store]{Types: followed, Match: concerns, Enabled: enabled}, engine, (*Engine).consume)
}

// Checked returns the same engine with the schemas that metadata is held against.
func (e *Engine) Checked(schemas metadata.Source) *Engine {
	checked := *e
	checked.schemas = schemas
	return &checked
}

// Campaign returns the loyalty campaign that a path names by id or by name. It fails with fault.NotFound, also for a campaign of
// another type.
func (e *Engine) Campaign(ctx context.Context, idOrName string) (campaign.Campaign, error) {
	return findCampaign(ctx, e.store, idOrName)
}

func findCampaign(ctx context.Context, store Store, idOrName string) (campaign.Campaign, error) {
	c, err := campaign.Resolve(ctx, store, idOrName)
	if err == nil && c.Type != campaign.TypeLoyaltyProgram {
		err = fault.NotFound(campaign.Kind.Name, idOrName)
	}
	if err != nil {
		return campaign.Campaign{}, err
	}
	return c, nil
}

// holdCampaign is findCampaign that keeps the campaign from being deleted, and what hangs in it from being added to by others,
// until the transaction ends.
func holdCampaign(ctx context.Context, tx Store, idOrName string) (campaign.Campaign, error) {
	c, err := findCampaign(ctx, tx, idOrName)
	if err != nil {
		return c, err
	}
	return tx.Campaigns().Update(ctx, c.ID, func(*campaign.Campaign) error { return nil })
}

// change is an event about something that hangs in a campaign.
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
