package promotion

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// CreateStack adds a stack to the campaign that is named by id or by name. It fails with fault.NotFound for an unknown
// campaign or tier, invalid_campaign, or an invalid payload.
func (e *Engine) CreateStack(ctx context.Context, campaignIDOrName string, n NewStack) (s Stack, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := holdCampaign(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		s = Stack{
			ID: e.env.NewID(StackKind.Prefix), CampaignID: c.ID, Name: n.Name, TierIDs: n.TierIDs,
			HierarchyMode: n.HierarchyMode, CategoryID: n.CategoryID, CreatedAt: now,
		}
		if err := s.complete(); err != nil {
			return err
		}
		if err := checkTiers(ctx, tx, s); err != nil {
			return err
		}
		if err := tx.Stacks().Insert(ctx, s); err != nil {
			return err
		}
		return e.recordStack(ctx, tx, "created", s, now)
	})
	return s, err
}

// checkTiers refuses tiers that do not exist or belong to another campaign.
func checkTiers(ctx context.Context, tx Store, s Stack) error {
	for i, id := range s.TierIDs {
		t, err := tx.Tiers().Get(ctx, id)
		if err != nil {
			return err
		}
		if t.CampaignID != s.CampaignID {
			return foreignTier(i, t, s.CampaignID)
		}
	}
	return nil
}

// Stack returns a stack of a campaign, or fault.NotFound when the campaign has no such stack.
func (e *Engine) Stack(ctx context.Context, campaignIDOrName, id string) (Stack, error) {
	return findStack(ctx, e.store, campaignIDOrName, id)
}

func findStack(ctx context.Context, store Store, campaignIDOrName, id string) (Stack, error) {
	c, err := findCampaign(ctx, store, campaignIDOrName)
	if err != nil {
		return Stack{}, err
	}
	s, err := store.Stacks().Get(ctx, id)
	if err == nil && s.CampaignID != c.ID {
		err = fault.NotFound(StackKind.Name, id)
	}
	return s, err
}

// ListStacks returns a page of the stacks of all campaigns but those in the trash.
func (e *Engine) ListStacks(ctx context.Context, q storage.Query) (storage.Page[Stack], error) {
	kept, err := e.ofKept(ctx)
	if err != nil {
		return storage.Page[Stack]{}, err
	}
	q.Filter = storage.And(kept, q.Filter)
	return e.store.Stacks().List(ctx, q)
}

// StacksOf returns all stacks of a campaign, the oldest first.
func (e *Engine) StacksOf(ctx context.Context, campaignID string) ([]Stack, error) {
	page, err := e.store.Stacks().List(ctx, storage.Query{
		Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "created_at"}},
	})
	return page.Items, err
}

// LatestStacks returns the latest stacks of some campaigns, at most a number of them. It leaves no campaign out that is in the trash.
func (e *Engine) LatestStacks(ctx context.Context, campaignIDs []string, most int) (storage.Page[Stack], error) {
	if len(campaignIDs) == 0 {
		return storage.Page[Stack]{}, nil
	}
	return e.store.Stacks().List(ctx, storage.Query{Filter: storage.In("campaign_id", campaignIDs), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: most})
}

// UpdateStack changes a stack of a campaign. Tiers are looked up when they are sent: a stack that names a deleted tier can be
// renamed. It fails as CreateStack does, or with fault.Changed for a stack that is no longer as of StackUpdate.From, and then changes nothing.
func (e *Engine) UpdateStack(ctx context.Context, campaignIDOrName, id string, u StackUpdate) (s Stack, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := findStack(ctx, tx, campaignIDOrName, id); err != nil {
			return err
		}
		s, err = tx.Stacks().Update(ctx, id, func(s *Stack) error { return s.apply(u, now) })
		if err != nil {
			return err
		}
		if !u.TierIDs.Kept() {
			if err := checkTiers(ctx, tx, s); err != nil {
				return err
			}
		}
		return e.recordStack(ctx, tx, "updated", s, now)
	})
	return s, err
}

// DeleteStack removes a stack of a campaign; its tiers stay. It fails with fault.NotFound.
func (e *Engine) DeleteStack(ctx context.Context, campaignIDOrName, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := findStack(ctx, tx, campaignIDOrName, id); err != nil {
			return err
		}
		return tx.Stacks().Delete(ctx, id)
	})
}

func (e *Engine) recordStack(ctx context.Context, tx Store, kind string, s Stack, now time.Time) error {
	return e.record(ctx, tx, kind, StackKind.Name, s.ID, s.CampaignID, s, now)
}
