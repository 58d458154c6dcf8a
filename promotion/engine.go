package promotion

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that promotions need.
type Store interface {
	campaign.Store
	Tiers() storage.Collection[Tier]
	Stacks() storage.Collection[Stack]
}

// Engine manages the promotion tiers and stacks of one project.
type Engine struct {
	store   Store
	env     env.Env
	schemas metadata.Source
}

// Deps are the dependencies of an Engine.
type Deps struct {
	// Store keeps the data of one project.
	Store Store
	Env   env.Env
	// Schemas validate metadata; nil accepts everything.
	Schemas metadata.Source
}

// New returns the promotions of the project that the store belongs to.
func New(d Deps) *Engine { return &Engine{store: d.Store, env: d.Env, schemas: d.Schemas} }

// Campaign returns the promotion campaign that a path names by id or by name. It fails with fault.NotFound, or with
// invalid_campaign for a campaign that holds codes.
func (e *Engine) Campaign(ctx context.Context, idOrName string) (campaign.Campaign, error) {
	return findCampaign(ctx, e.store, idOrName)
}

func findCampaign(ctx context.Context, store Store, idOrName string) (campaign.Campaign, error) {
	c, err := campaign.In(store).Resolve(ctx, idOrName)
	if err == nil && c.Type != campaign.TypePromotion {
		err = fault.Invalid("invalid_campaign", "Invalid campaign",
			"Campaign %s is of type %s; only a campaign of type %s has promotion tiers", idOrName, c.Type, campaign.TypePromotion).
			About(campaign.Kind.Name, idOrName)
	}
	if err != nil {
		return campaign.Campaign{}, err
	}
	return c, nil
}

// holdCampaign is findCampaign that locks the campaign until the transaction ends: others can neither delete it nor add tiers
// to it.
func holdCampaign(ctx context.Context, tx Store, idOrName string) (campaign.Campaign, error) {
	c, err := findCampaign(ctx, tx, idOrName)
	if err != nil {
		return c, err
	}
	return tx.Campaigns().Update(ctx, c.ID, func(*campaign.Campaign) error { return nil })
}

// record writes the event of a change in the transaction of the change: the object as it is now, and its campaign.
func (e *Engine) record(ctx context.Context, tx Store, kind, object, id, campaignID string, subject any, now time.Time) error {
	snapshot := map[string]any{object: subject, campaign.Kind.Name: nil}
	c, err := tx.Campaigns().Get(ctx, campaignID)
	switch {
	case err == nil:
		snapshot[campaign.Kind.Name] = c
	case !fault.IsNotFound(err):
		return err
	}
	data, err := json.Marshal(snapshot)
	if err != nil {
		return err
	}
	return tx.Events().Insert(ctx, event.Event{
		ID: e.env.NewID(event.Kind.Prefix), Type: "campaign." + object + "." + kind, EntityType: object, EntityID: id,
		CampaignID: campaignID, GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
	})
}
