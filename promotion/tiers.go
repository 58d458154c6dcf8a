package promotion

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// CreateTier adds a tier to the campaign that is named by id or by name. It fails with fault.NotFound for an unknown campaign
// or rule, invalid_campaign, or an invalid payload, and then leaves nothing.
func (e *Engine) CreateTier(ctx context.Context, campaignIDOrName string, n NewTier) (t Tier, err error) {
	if n.Schemas, err = e.schemas.Now(ctx); err != nil {
		return Tier{}, err
	}
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := holdCampaign(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		t, err = e.addTier(ctx, tx, e.env.NewID(TierKind.Prefix), c.ID, n, "", now)
		return err
	})
	return t, err
}

// CreateCampaign stores the draft of a PROMOTION campaign and its tiers in one commit and returns them by hierarchy. It is what Campaigns.Create of
// package punchcard does for promotions; use that. It fails as campaign.Tx.Insert and CreateTier do, naming the tiers as promotion.tiers[0] and so on.
func (i Internals) CreateCampaign(ctx context.Context, d campaign.Draft, tiers []NewTier) (made []Tier, err error) {
	e := i.engine
	if d.Campaign.ID == "" {
		return nil, d.Check()
	}
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return nil, err
	}
	if err := schemas.Check(metadata.ObjectCampaign, d.Campaign.Metadata); err != nil {
		return nil, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := campaign.In(tx).Insert(ctx, e.env, d); err != nil {
			return err
		}
		made = make([]Tier, 0, len(tiers))
		for i, n := range tiers {
			n.Schemas = schemas
			t, err := e.addTier(ctx, tx, e.env.NewID(TierKind.Prefix), d.Campaign.ID, n, fmt.Sprintf("promotion.tiers[%d]", i), d.Campaign.CreatedAt)
			if err != nil {
				return err
			}
			made = append(made, t)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	slices.SortStableFunc(made, byHierarchy)
	return made, nil
}

// addTier stores a tier with its rules and its event. The caller has locked the campaign.
func (e *Engine) addTier(ctx context.Context, tx Store, id, campaignID string, n NewTier, path string, now time.Time) (Tier, error) {
	t := Tier{
		ID: id, CampaignID: campaignID, Name: n.Name, Banner: n.Banner, Discount: n.Discount,
		Metadata: n.Metadata, Active: !n.Inactive, Validity: n.Validity, CategoryID: n.CategoryID, CreatedAt: now,
	}
	if n.Hierarchy != nil {
		t.Hierarchy = *n.Hierarchy
	}
	if err := t.complete(path); err != nil {
		return Tier{}, err
	}
	if err := n.Schemas.Check(metadata.ObjectPromotionTier, t.Metadata); err != nil {
		return Tier{}, err
	}
	if n.Hierarchy == nil {
		var err error
		if t.Hierarchy, err = lastPlace(ctx, tx, campaignID, t.ID); err != nil {
			return Tier{}, err
		}
	}
	if err := tx.Tiers().Insert(ctx, t); err != nil {
		return Tier{}, err
	}
	if err := e.setRules(ctx, tx, t.ID, n.RuleIDs, now); err != nil {
		return Tier{}, err
	}
	return t, e.recordTier(ctx, tx, "created", t, now)
}

// lastPlace is the position after all other tiers of a campaign.
func lastPlace(ctx context.Context, tx Store, campaignID, except string) (int64, error) {
	last, found, err := storage.First(ctx, tx.Tiers(), storage.Query{
		Filter: storage.And(storage.Is("campaign_id", campaignID), storage.Where("id", storage.OpIsNot, except)),
		Order:  []storage.Order{{Field: "hierarchy", Desc: true}},
	})
	if err != nil || !found {
		return 1, err
	}
	return min(last.Hierarchy+1, MaxHierarchy), nil
}

// setRules assigns exactly these sets of rules to the tier. Assignments that stay are not written again.
func (e *Engine) setRules(ctx context.Context, tx Store, tierID string, ruleIDs []string, now time.Time) error {
	tier := rule.Related{Type: rule.RelatedPromotionTier, ID: tierID}
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: rule.AssignedTo(tier)})
	if err != nil {
		return err
	}
	assigned := map[string]bool{}
	for _, a := range page.Items {
		if assigned[a.RuleID] = slices.Contains(ruleIDs, a.RuleID); !assigned[a.RuleID] {
			if err := rule.In(tx, e.env, now).Unassign(ctx, a); err != nil {
				return err
			}
		}
	}
	for _, id := range ruleIDs {
		if assigned[id] {
			continue
		}
		assigned[id] = true
		if _, err := rule.In(tx, e.env, now).Assign(ctx, id, tier); err != nil {
			return err
		}
	}
	return nil
}

// Tier returns the tier with this id. It fails with fault.NotFound, also for a tier whose campaign is in the trash.
func (e *Engine) Tier(ctx context.Context, id string) (Tier, error) {
	return findTier(ctx, e.store, id)
}

// TierAndCampaign returns the tier with this id and its campaign. It fails as Tier does.
func (e *Engine) TierAndCampaign(ctx context.Context, id string) (Tier, campaign.Campaign, error) {
	return findTierAndCampaign(ctx, e.store, id)
}

func findTier(ctx context.Context, store Store, id string) (Tier, error) {
	t, _, err := findTierAndCampaign(ctx, store, id)
	return t, err
}

func findTierAndCampaign(ctx context.Context, store Store, id string) (Tier, campaign.Campaign, error) {
	t, err := store.Tiers().Get(ctx, id)
	if err != nil {
		return Tier{}, campaign.Campaign{}, err
	}
	c, err := store.Campaigns().Get(ctx, t.CampaignID)
	if fault.IsNotFound(err) || err == nil && !c.DeletedAt.IsZero() {
		err = fault.NotFound(TierKind.Name, id)
	}
	if err != nil {
		return Tier{}, campaign.Campaign{}, err
	}
	return t, c, nil
}

// ListTiers returns a page of the tiers of all campaigns but those in the trash.
func (e *Engine) ListTiers(ctx context.Context, q storage.Query) (storage.Page[Tier], error) {
	kept, err := e.ofKept(ctx)
	if err != nil {
		return storage.Page[Tier]{}, err
	}
	q.Filter = storage.And(kept, q.Filter)
	return e.store.Tiers().List(ctx, q)
}

// ofKept matches the tiers and stacks of campaigns that are not in the trash. It lists the campaigns in the trash, which
// are few.
func (e *Engine) ofKept(ctx context.Context) (storage.Filter, error) {
	binned, err := e.store.Campaigns().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("campaign_type", string(campaign.TypePromotion)), storage.Where("deleted_at", storage.OpHasValue)),
	})
	if err != nil || len(binned.Items) == 0 {
		return storage.Filter{}, err
	}
	ids := make([]any, len(binned.Items))
	for i, c := range binned.Items {
		ids[i] = c.ID
	}
	return storage.Where("campaign_id", storage.OpIsNot, ids...), nil
}

// TiersOf returns all tiers of a campaign by hierarchy, the older first where it is equal.
func (e *Engine) TiersOf(ctx context.Context, campaignID string) ([]Tier, error) {
	page, err := e.store.Tiers().List(ctx, storage.Query{
		Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "hierarchy"}},
	})
	return page.Items, err
}

// FirstTiers returns tiers of some campaigns by hierarchy, at most a number of them: of each campaign its first ones, in the order of TiersOf. It leaves
// no campaign out that is in the trash.
func (e *Engine) FirstTiers(ctx context.Context, campaignIDs []string, most int) (storage.Page[Tier], error) {
	if len(campaignIDs) == 0 {
		return storage.Page[Tier]{}, nil
	}
	return e.store.Tiers().List(ctx, storage.Query{Filter: storage.In("campaign_id", campaignIDs), Order: []storage.Order{{Field: "hierarchy"}}, Limit: most})
}

// ListUsableTiers returns a page of the tiers that are Usable at this moment. Days and hours are read in zone.
func (e *Engine) ListUsableTiers(ctx context.Context, q storage.Query, zone *time.Location) (storage.Page[Tier], error) {
	now := e.env.Now()
	whole := q
	whole.Offset, whole.Limit = 0, 0
	whole.Filter = storage.And(q.Filter, storage.Is("active", true))
	found, err := e.store.Tiers().List(ctx, whole)
	if err != nil {
		return storage.Page[Tier]{}, err
	}
	campaigns, err := e.campaignsOf(ctx, found.Items)
	if err != nil {
		return storage.Page[Tier]{}, err
	}
	usable := slices.DeleteFunc(slices.Clone(found.Items), func(t Tier) bool {
		c, known := campaigns[t.CampaignID]
		return !known || Usable(&t, &c, now, zone) != nil
	})
	from := min(q.Offset, len(usable))
	page := storage.Page[Tier]{Items: usable[from:], Total: len(usable)}
	if q.Limit > 0 && len(page.Items) > q.Limit {
		page.Items, page.HasMore = page.Items[:q.Limit], true
	}
	return page, nil
}

// campaignsOf returns the campaigns of tiers, by id.
func (e *Engine) campaignsOf(ctx context.Context, tiers []Tier) (map[string]campaign.Campaign, error) {
	var ids []string
	for _, t := range tiers {
		ids = append(ids, t.CampaignID)
	}
	slices.Sort(ids)
	byID := map[string]campaign.Campaign{}
	if len(ids) == 0 {
		return byID, nil
	}
	page, err := e.store.Campaigns().List(ctx, storage.Query{Filter: storage.In("id", slices.Compact(ids))})
	for _, c := range page.Items {
		byID[c.ID] = c
	}
	return byID, err
}

// UpdateTier changes one tier. It fails with fault.NotFound for an unknown tier or rule, with fault.Changed for a tier that is no longer as of
// TierUpdate.From, or with an invalid payload, and then changes nothing.
func (e *Engine) UpdateTier(ctx context.Context, id string, u TierUpdate) (t Tier, err error) {
	if u.Schemas, err = e.schemas.Now(ctx); err != nil {
		return Tier{}, err
	}
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		place, err := holdPlace(ctx, tx, id)
		if err != nil {
			return err
		}
		t, err = tx.Tiers().Update(ctx, id, func(t *Tier) error {
			if u.Hierarchy.Cleared() {
				t.Hierarchy = place
			}
			return t.apply(u, now)
		})
		if err != nil {
			return err
		}
		if ids, _ := u.RuleIDs.Value(); !u.RuleIDs.Kept() {
			if err := e.setRules(ctx, tx, id, ids, now); err != nil {
				return err
			}
		}
		return e.recordTier(ctx, tx, "updated", t, now)
	})
	return t, err
}

// holdPlace locks the campaign of a tier, so that no position is taken meanwhile, and returns the position after its other
// tiers. The campaign is locked before the tier, here as everywhere.
func holdPlace(ctx context.Context, tx Store, id string) (int64, error) {
	t, err := findTier(ctx, tx, id)
	if err != nil {
		return 0, err
	}
	if _, err = tx.Campaigns().Update(ctx, t.CampaignID, func(*campaign.Campaign) error { return nil }); err != nil {
		return 0, err
	}
	return lastPlace(ctx, tx, t.CampaignID, id)
}

// MoveTier puts a tier before the tier that precedes it in its campaign, or behind the one that follows it, and returns it. The first one cannot move
// up, nor the last one down: then nothing changes. Tiers that share a position get positions of their own. It fails with fault.NotFound.
func (e *Engine) MoveTier(ctx context.Context, id string, up bool) (moved Tier, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := holdPlace(ctx, tx, id); err != nil {
			return err
		}
		if moved, err = findTier(ctx, tx, id); err != nil {
			return err
		}
		page, err := tx.Tiers().List(ctx, storage.Query{Filter: storage.Is("campaign_id", moved.CampaignID), Order: []storage.Order{{Field: "hierarchy"}}})
		if err != nil {
			return err
		}
		tiers := page.Items
		at := slices.IndexFunc(tiers, func(t Tier) bool { return t.ID == id })
		to := at + 1
		if up {
			to = at - 1
		}
		if to < 0 || to >= len(tiers) {
			return nil
		}
		positions := make([]int64, len(tiers))
		distinct := true
		for i, t := range tiers {
			positions[i] = t.Hierarchy
			distinct = distinct && (i == 0 || positions[i-1] < t.Hierarchy)
		}
		if !distinct {
			for i := range positions {
				positions[i] = int64(i) + 1
			}
		}
		tiers[at], tiers[to] = tiers[to], tiers[at]
		for i, t := range tiers {
			if t.Hierarchy == positions[i] {
				continue
			}
			t, err := tx.Tiers().Update(ctx, t.ID, func(t *Tier) error {
				t.Hierarchy, t.UpdatedAt = positions[i], now
				return nil
			})
			if err != nil {
				return err
			}
			if t.ID == id {
				moved = t
			}
			if err := e.recordTier(ctx, tx, "updated", t, now); err != nil {
				return err
			}
		}
		return nil
	})
	return moved, err
}

// SetActive switches a tier on or off. Setting the present state changes nothing. It fails with fault.NotFound.
func (e *Engine) SetActive(ctx context.Context, id string, active bool) (t Tier, err error) {
	now := e.env.Now()
	kind := map[bool]string{true: "enabled", false: "disabled"}[active]
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := findTier(ctx, tx, id); err != nil {
			return err
		}
		changed := false
		t, err = tx.Tiers().Update(ctx, id, func(t *Tier) error {
			if changed = t.Active != active; changed {
				t.Active, t.UpdatedAt = active, now
			}
			return nil
		})
		if err != nil || !changed {
			return err
		}
		return e.recordTier(ctx, tx, kind, t, now)
	})
	return t, err
}

// DeleteTier removes a tier and the assignments of rules to it. It fails with fault.NotFound. Stacks keep its id.
func (e *Engine) DeleteTier(ctx context.Context, id string) error {
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		t, err := findTier(ctx, tx, id)
		if err != nil {
			return err
		}
		return e.removeTier(ctx, tx, t, now)
	})
}

// PurgeCampaign removes the tiers and stacks of a campaign that is deleted for good, with the assignments of rules to them.
func (i Internals) PurgeCampaign(ctx context.Context, campaignID string) error {
	e := i.engine
	now := e.env.Now()
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		tiers, err := tx.Tiers().List(ctx, storage.Query{Filter: storage.Is("campaign_id", campaignID)})
		if err != nil {
			return err
		}
		for _, t := range tiers.Items {
			if err := e.removeTier(ctx, tx, t, now); err != nil {
				return err
			}
		}
		_, err = tx.Stacks().DeleteAll(ctx, storage.Is("campaign_id", campaignID))
		return err
	})
}

func (e *Engine) removeTier(ctx context.Context, tx Store, t Tier, now time.Time) error {
	if err := e.setRules(ctx, tx, t.ID, nil, now); err != nil {
		return err
	}
	if err := tx.Tiers().Delete(ctx, t.ID); err != nil {
		return err
	}
	return e.recordTier(ctx, tx, "deleted", t, now)
}

func (e *Engine) recordTier(ctx context.Context, tx Store, kind string, t Tier, now time.Time) error {
	return e.record(ctx, tx, kind, TierKind.Name, t.ID, t.CampaignID, t, now)
}

func byHierarchy(a, b Tier) int { return cmp.Compare(a.Hierarchy, b.Hierarchy) }
