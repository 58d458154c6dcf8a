package campaign

import (
	"context"
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Tx offers operations on campaigns to other packages within a transaction of theirs. After an error nothing of the transaction may
// be committed.
type Tx struct{ tx Store }

// In returns the campaigns within the transaction of tx.
func In(tx Store) Tx { return Tx{tx} }

// Resolve returns the campaign that is named by id or by name, or fault.NotFound with the id or name that the caller sent.
func (t Tx) Resolve(ctx context.Context, idOrName string) (Campaign, error) {
	c, err := storage.Resolve(ctx, t.tx.Campaigns(), "name", idOrName)
	if err == nil && !c.DeletedAt.IsZero() {
		err = fault.NotFound(Kind.Name, idOrName)
	}
	if err != nil {
		return Campaign{}, err
	}
	return c, nil
}

// Insert stores the campaign of a draft with the assignments of its rules, and records that it was created. It fails with
// fault.Duplicate for a name that is taken and with fault.NotFound for an unknown rule.
func (t Tx) Insert(ctx context.Context, e env.Env, d Draft) error {
	c := d.Campaign
	if err := t.tx.Campaigns().Insert(ctx, c); err != nil {
		return err
	}
	rules := rule.In(t.tx, e, c.CreatedAt)
	for _, id := range d.RuleIDs {
		if _, err := rules.Assign(ctx, id, rule.Related{Type: rule.RelatedCampaign, ID: c.ID}); err != nil {
			return err
		}
	}
	return t.Record(ctx, e, EventCreated, c, map[string]any{"created_at": c.CreatedAt.Format(time.RFC3339Nano)}, c.CreatedAt)
}

// Progress changes the progress of a campaign, locks its row until the transaction ends, and returns it. For a campaign without a
// progress one is made.
func (t Tx) Progress(ctx context.Context, campaignID string, change func(*Progress) error) (Progress, error) {
	p, err := t.tx.CampaignProgress().Update(ctx, campaignID, change)
	if !fault.IsNotFound(err) {
		return p, err
	}
	p = Progress{ID: campaignID, Creation: StatusDone, Generation: StatusDone}
	if err := change(&p); err != nil {
		return Progress{}, err
	}
	return p, t.tx.CampaignProgress().Insert(ctx, p)
}

// Record writes the event of a change: the campaign as it is now, and further data.
func (t Tx) Record(ctx context.Context, e env.Env, kind string, c Campaign, besides map[string]any, now time.Time) error {
	snapshot := map[string]any{Kind.Name: c}
	for name, value := range besides {
		snapshot[name] = value
	}
	data, err := json.Marshal(snapshot)
	if err != nil {
		return err
	}
	return t.tx.Events().Insert(ctx, event.Event{
		ID: e.NewID(event.Kind.Prefix), Type: kind, EntityType: Kind.Name, EntityID: c.ID, CampaignID: c.ID,
		GroupID: env.RequestID(ctx), Category: event.CategoryAction, Data: data, CreatedAt: now,
	})
}
