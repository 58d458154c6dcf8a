package referral

import (
	"context"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Tier is a reward for a referrer, for a number of conversions.
type Tier struct {
	ID         string
	CampaignID string
	// Banner is a text for customers.
	Banner string
	// Conversions is how many are needed; with Repeats the tier is reached again with each further such number.
	Conversions int64
	Repeats     bool
	Gives       Gives
	CreatedAt   time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// TierKind describes tiers to a backend.
var TierKind = storage.Kind[Tier]{
	Name: "referral_tier", Prefix: "rt_",
	ID: func(t *Tier) string { return t.ID },
	Fields: []storage.Field[Tier]{
		storage.String("campaign_id", func(t *Tier) string { return t.CampaignID }),
		storage.Time("created_at", func(t *Tier) time.Time { return t.CreatedAt }).Ordered(),
	},
}

// reached reports the how-manieth time the tier is reached with exactly this number of conversions; 0 when this number does
// not reach it.
func (t *Tier) reached(conversions int64) int64 {
	switch {
	case conversions == t.Conversions:
		return 1
	case t.Repeats && conversions%t.Conversions == 0:
		return conversions / t.Conversions
	}
	return 0
}

// The types of the events of tiers.
const (
	EventTierCreated = "campaign.referral_tier.created"
	EventTierUpdated = "campaign.referral_tier.updated"
	EventTierDeleted = "campaign.referral_tier.deleted"
)

// TierRequest holds all properties of a tier, to make it or to replace them.
type TierRequest struct {
	Banner      string
	Conversions int64
	Repeats     bool
	// RewardCampaign is the loyalty or gift campaign of the reward, by id or name.
	RewardCampaign string
	Amount         int64
}

const (
	// maxBanner is how many characters a banner may have.
	maxBanner = 1000
	// maxConversions and maxTiers bound the work of one conversion.
	maxConversions = 1_000_000
	maxTiers       = 100
)

func (r TierRequest) check() error {
	switch n := utf8.RuneCountInString(r.Banner); {
	case n > maxBanner:
		return fault.Payload("banner", "must NOT have more than %d characters (it has %d)", maxBanner, n)
	case r.Conversions < 1 || r.Conversions > maxConversions:
		return fault.Payload("parameters.conversions", "must be from 1 to %d (actual value is '%d')", maxConversions, r.Conversions)
	case r.RewardCampaign == "":
		return fault.Payload("parameters.reward", "should have required property 'campaign'")
	case r.Amount < 1:
		return fault.Payload("parameters.reward.amount", "must be at least 1 (actual value is '%d')", r.Amount)
	}
	return campaign.Internals{}.ValidateAmount("parameters.reward.amount", r.Amount)
}

// Tiers returns the tiers of a referral program, oldest first, or fault.NotFound.
func (e *Engine) Tiers(ctx context.Context, campaignIDOrName string) ([]Tier, error) {
	c, err := program(ctx, e.store, campaignIDOrName)
	if err != nil {
		return nil, err
	}
	return tiersOf(ctx, e.store, c.ID)
}

func tiersOf(ctx context.Context, store Store, campaignID string) ([]Tier, error) {
	page, err := store.ReferralTiers().List(ctx, storage.Query{
		Filter: storage.Is("campaign_id", campaignID), Order: []storage.Order{{Field: "created_at"}},
	})
	return page.Items, err
}

// CreateTier adds a tier to a referral program. It counts conversions from now on: earlier ones give nothing. It fails with
// fault.NotFound for a campaign that is no referral program, or an invalid payload.
func (e *Engine) CreateTier(ctx context.Context, campaignIDOrName string, r TierRequest) (t Tier, err error) {
	if err := r.check(); err != nil {
		return Tier{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := program(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		// Locked, so that no other transaction adds a tier meanwhile.
		if _, err := tx.Campaigns().Update(ctx, c.ID, func(*campaign.Campaign) error { return nil }); err != nil {
			return err
		}
		n, err := storage.Count(ctx, tx.ReferralTiers(), storage.Is("campaign_id", c.ID))
		if err != nil {
			return err
		}
		if n >= maxTiers {
			return fault.Payload("parameters.conversions", "cannot be rewarded by another tier: the campaign has %d, which is the limit", maxTiers)
		}
		to, err := payable(ctx, tx, "parameters.reward.campaign", r.RewardCampaign, "")
		if err != nil {
			return err
		}
		t = Tier{
			ID: e.env.NewID(TierKind.Prefix), CampaignID: c.ID, Banner: r.Banner, Conversions: r.Conversions, Repeats: r.Repeats,
			Gives: Gives{CampaignID: to.ID, Amount: r.Amount}, CreatedAt: e.env.Now(),
		}
		if err := tx.ReferralTiers().Insert(ctx, t); err != nil {
			return err
		}
		return e.writeTierEvent(ctx, tx, EventTierCreated, t, c)
	})
	return t, err
}

// UpdateTier replaces the properties of a tier. It fails with fault.NotFound or an invalid payload.
func (e *Engine) UpdateTier(ctx context.Context, campaignIDOrName, id string, r TierRequest) (t Tier, err error) {
	if err := r.check(); err != nil {
		return Tier{}, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := program(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		to, err := payable(ctx, tx, "parameters.reward.campaign", r.RewardCampaign, "")
		if err != nil {
			return err
		}
		t, err = tx.ReferralTiers().Update(ctx, id, func(t *Tier) error {
			if t.CampaignID != c.ID {
				return fault.NotFound(TierKind.Name, id)
			}
			t.Banner, t.Conversions, t.Repeats = r.Banner, r.Conversions, r.Repeats
			t.Gives, t.UpdatedAt = Gives{CampaignID: to.ID, Amount: r.Amount}, e.env.Now()
			return nil
		})
		if err != nil {
			return err
		}
		return e.writeTierEvent(ctx, tx, EventTierUpdated, t, c)
	})
	return t, err
}

// DeleteTier removes a tier. Rewards that were given stay. It fails with fault.NotFound.
func (e *Engine) DeleteTier(ctx context.Context, campaignIDOrName, id string) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		c, err := program(ctx, tx, campaignIDOrName)
		if err != nil {
			return err
		}
		t, err := tx.ReferralTiers().Get(ctx, id)
		if err == nil && t.CampaignID != c.ID {
			err = fault.NotFound(TierKind.Name, id)
		}
		if err != nil {
			return err
		}
		if err := tx.ReferralTiers().Delete(ctx, id); err != nil {
			return err
		}
		return e.writeTierEvent(ctx, tx, EventTierDeleted, t, c)
	})
}

func (e *Engine) writeTierEvent(ctx context.Context, tx Store, kind string, t Tier, c campaign.Campaign) error {
	return e.record(ctx, tx, referralEvent{
		kind: kind, entity: TierKind.Name, id: t.ID, campaignID: c.ID, action: true,
		data: map[string]any{TierKind.Name: t, campaign.Kind.Name: c},
	})
}
