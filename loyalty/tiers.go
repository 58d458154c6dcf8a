package loyalty

import (
	"context"
	"fmt"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// EventTierCreated is the type of the event of a new tier.
const EventTierCreated = "campaign.loyalty_tier.created"

// CreateTiers adds tiers to a campaign, all of them or none. It fails with fault.NotFound for an unknown campaign, earning rule or
// reward assignment, and with an invalid payload, also for ranges that overlap each other or existing ones.
func (e *Engine) CreateTiers(ctx context.Context, campaignIDOrName string, tiers []NewTier) (made []Tier, err error) {
	now := e.env.Now()
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return nil, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		made = make([]Tier, 0, len(tiers))
		c, err := holdCampaign(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		all, err := tiersOf(ctx, tx, c.ID)
		if err != nil {
			return err
		}
		for i, n := range tiers {
			path := fmt.Sprintf("[%d]", i)
			t := Tier{
				ID: e.env.NewID(TierKind.Prefix), CampaignID: c.ID, Name: n.Name, From: n.From, To: n.To, EarningRules: n.EarningRules,
				Rewards: n.Rewards, Metadata: n.Metadata, CreatedAt: now,
			}
			if err := t.validate(path); err != nil {
				return err
			}
			if err := schemas.Check(metadata.ObjectLoyaltyTier, t.Metadata); err != nil {
				return err
			}
			for _, o := range all {
				if t.overlaps(&o) {
					return fault.Payload(path+".points", "must not overlap the range of tier '%s', which begins at %d", o.Name, o.From)
				}
			}
			if err := checkMapped(ctx, tx, &t, path); err != nil {
				return err
			}
			if err := tx.LoyaltyTiers().Insert(ctx, t); err != nil {
				return err
			}
			if err := e.record(ctx, tx, change{kind: EventTierCreated, object: TierKind.Name, id: t.ID, campaign: c, subject: t}, now); err != nil {
				return err
			}
			all, made = append(all, t), append(made, t)
		}
		return tx.Enqueue(ctx, recalculateJob{CampaignID: c.ID}) // members who have the points already get the tier
	})
	if err != nil {
		return nil, err
	}
	return made, nil
}

// checkMapped refuses mappings for earning rules and rewards that the campaign does not have, and a price for a reward that
// has none.
func checkMapped(ctx context.Context, tx Store, t *Tier, path string) error {
	for _, id := range slices.Sorted(maps.Keys(t.EarningRules)) {
		r, err := tx.EarningRules().Get(ctx, id)
		if err == nil && r.CampaignID != t.CampaignID {
			err = fault.NotFound(EarningRuleKind.Name, id)
		}
		if err != nil {
			return err
		}
	}
	for _, id := range slices.Sorted(maps.Keys(t.Rewards)) {
		a, err := tx.RewardAssignments().Get(ctx, id)
		if err == nil && a.CampaignID != t.CampaignID {
			err = fault.NotFound(RewardAssignmentKind.Name, id)
		}
		if err != nil {
			return err
		}
		if t.Rewards[id].Type != MappingCustom {
			continue
		}
		r, err := tx.Rewards().Get(ctx, a.RewardID)
		if err != nil {
			return err
		}
		if r.Type == RewardCoin {
			return fault.Payload(path+".rewards."+id+".type", "must not be CUSTOM for a reward that pays with points")
		}
	}
	return nil
}

// tiersOf returns the tiers of a campaign, the lowest first.
func tiersOf(ctx context.Context, store Store, campaignID string) ([]Tier, error) {
	page, err := store.LoyaltyTiers().List(ctx, storage.Query{Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "points_from"}}})
	return page.Items, err
}

// Tier returns a tier of a campaign. It fails with fault.NotFound for the campaign or the tier.
func (e *Engine) Tier(ctx context.Context, campaignIDOrName, id string) (Tier, error) {
	c, err := e.Campaign(ctx, campaignIDOrName)
	if err != nil {
		return Tier{}, err
	}
	t, err := e.store.LoyaltyTiers().Get(ctx, id)
	if err == nil && t.CampaignID != c.ID {
		err = fault.NotFound(TierKind.Name, id)
	}
	if err != nil {
		return Tier{}, err
	}
	return t, nil
}

// ListTiers returns a page of tiers; the filter selects the campaign.
func (e *Engine) ListTiers(ctx context.Context, q storage.Query) (storage.Page[Tier], error) {
	return e.store.LoyaltyTiers().List(ctx, q)
}

// HeldTier is a tier that a member holds.
type HeldTier struct {
	Tier   Tier
	Holder TierHolder
}

// CountTierHolders returns how many members hold each of some tiers. Counting a tier ends at most, so that a tier with millions of members costs no
// more than one with few.
func (e *Engine) CountTierHolders(ctx context.Context, most int, tierIDs ...string) (map[string]int, error) {
	if len(tierIDs) == 0 {
		return nil, nil
	}
	return e.store.CountTierHolders(ctx, tierIDs, most)
}

// TiersOfMember returns the tiers of the holder of a card: one at most.
func (e *Engine) TiersOfMember(ctx context.Context, cardID string) ([]HeldTier, error) {
	h, found, err := storage.First(ctx, e.store.LoyaltyTierHolders(), storage.Query{Filter: storage.Is("id", cardID)})
	if err != nil || !found || h.TierID == "" {
		return nil, err
	}
	t, err := e.store.LoyaltyTiers().Get(ctx, h.TierID)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	return []HeldTier{{t, h}}, err
}

// TiersOfCards returns the tiers of the holders of cards, by the ids of the cards. A card without a tier is absent.
func (e *Engine) TiersOfCards(ctx context.Context, cardIDs []string) (map[string]Tier, error) {
	if len(cardIDs) == 0 {
		return nil, nil
	}
	held, err := e.store.LoyaltyTierHolders().List(ctx, storage.Query{Filter: storage.In("id", cardIDs)})
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, h := range held.Items {
		if h.TierID != "" && !slices.Contains(ids, h.TierID) {
			ids = append(ids, h.TierID)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := e.store.LoyaltyTiers().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	tiers := map[string]Tier{}
	for _, h := range held.Items {
		if i := slices.IndexFunc(page.Items, func(t Tier) bool { return t.ID == h.TierID }); i >= 0 {
			tiers[h.ID] = page.Items[i]
		}
	}
	return tiers, err
}

// tierOf returns the tier of the holder of a card, or nil.
func tierOf(ctx context.Context, store Store, cardID string) (*Tier, error) {
	h, found, err := storage.First(ctx, store.LoyaltyTierHolders(), storage.Query{Filter: storage.Is("id", cardID)})
	if err != nil || !found || h.TierID == "" {
		return nil, err
	}
	t, err := store.LoyaltyTiers().Get(ctx, h.TierID)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	return &t, err
}
