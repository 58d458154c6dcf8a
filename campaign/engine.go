package campaign

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that campaigns need.
type Store interface {
	asyncaction.Store
	event.Store
	rule.Store
	Campaigns() storage.Collection[Campaign]
	CampaignProgress() storage.Collection[Progress]
}

// Engine reads the campaigns of one project and switches them on and off. Operations that change their codes as well are in
// package voucher, those that change their tiers in package promotion.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the campaigns of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// Get returns the campaign that is named by id or by name, or fault.NotFound; one in the trash is not found.
func (e *Engine) Get(ctx context.Context, idOrName string) (Campaign, error) {
	return In(e.store).Resolve(ctx, idOrName)
}

// List returns a page of the campaigns that are not in the trash.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Campaign], error) {
	q.Filter = storage.And(Kept, q.Filter)
	return e.store.Campaigns().List(ctx, q)
}

// Activity returns a page of the events of a campaign that is named by its id; those of its codes are not among them.
func (e *Engine) Activity(ctx context.Context, id string, q storage.Query) (storage.Page[event.Event], error) {
	// With the type PostgreSQL has an index for it. Without, it reads the log of a whole project.
	q.Filter = storage.And(storage.Is("entity_type", Kind.Name), storage.Is("entity_id", id), q.Filter)
	return e.store.Events().List(ctx, q)
}

// Kept matches campaigns, and codes, that are not in the trash.
var Kept = storage.Where("deleted_at", storage.OpIsUnknown)

// ByID returns several campaigns by their ids, also those in the trash.
func (e *Engine) ByID(ctx context.Context, ids ...string) (map[string]Campaign, error) {
	return byID(ctx, e.store.Campaigns(), Kind.ID, ids)
}

// ProgressOf returns how far the work on several campaigns has come. A campaign without generated codes is done.
func (e *Engine) ProgressOf(ctx context.Context, ids ...string) (map[string]Progress, error) {
	found, err := byID(ctx, e.store.CampaignProgress(), ProgressKind.ID, ids)
	if err != nil {
		return nil, err
	}
	for _, id := range ids {
		if _, known := found[id]; !known {
			found[id] = Progress{ID: id, Creation: StatusDone, Generation: StatusDone}
		}
	}
	return found, nil
}

// WithStatus returns the ids of the campaigns whose generation of codes has one of the statuses. It does not find all that are
// done: a promotion has no generation. To list those, exclude the campaigns of the other statuses.
func (e *Engine) WithStatus(ctx context.Context, statuses ...Status) ([]string, error) {
	words := make([]string, len(statuses))
	for i, s := range statuses {
		words[i] = string(s)
	}
	page, err := e.store.CampaignProgress().List(ctx, storage.Query{Filter: storage.In("generation_status", words)})
	ids := make([]string, len(page.Items))
	for i, p := range page.Items {
		ids[i] = p.ID
	}
	return ids, err
}

func byID[T any](ctx context.Context, c storage.Collection[T], id func(*T) string, ids []string) (map[string]T, error) {
	found := make(map[string]T, len(ids))
	if len(ids) == 0 {
		return found, nil
	}
	page, err := c.List(ctx, storage.Query{Filter: storage.In("id", ids)})
	for _, item := range page.Items {
		found[id(&item)] = item
	}
	return found, err
}

// SetActive switches a campaign on or off. Setting the present state changes nothing. It fails with fault.NotFound.
func (e *Engine) SetActive(ctx context.Context, idOrName string, active bool) (c Campaign, err error) {
	now := e.env.Now()
	kind := map[bool]string{true: EventEnabled, false: EventDisabled}[active]
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := In(tx).Resolve(ctx, idOrName)
		if err != nil {
			return err
		}
		changed := false
		c, err = tx.Campaigns().Update(ctx, found.ID, func(c *Campaign) error {
			if changed = c.Active != active; changed {
				c.Active, c.UpdatedAt = active, now
			}
			return nil
		})
		if err != nil || !changed {
			return err
		}
		return In(tx).Record(ctx, e.env, kind, c, nil, now)
	})
	return c, err
}

// The types of the events of campaigns.
const (
	EventCreated             = "campaign.created"
	EventUpdated             = "campaign.updated"
	EventEnabled             = "campaign.enabled"
	EventDisabled            = "campaign.disabled"
	EventDeleted             = "campaign.deleted"
	EventGenerationStarted   = "campaign.vouchers.generation.started"
	EventGenerationCompleted = "campaign.vouchers.generation.completed"
	EventGenerationFailed    = "campaign.vouchers.generation.failed"
	EventVouchersAdded       = "campaign.vouchers.added"
)
