package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/referral"
)

// ReferralTier is what a referrer gets for bringing customers. The published API knows its id, campaign, banner and parameters.
type ReferralTier struct {
	ID         string                 `json:"id"`
	CampaignID string                 `json:"campaign_id"`
	Banner     Null[string]           `json:"banner"`
	Parameters ReferralTierParameters `json:"parameters"`
	CreatedAt  Time                   `json:"created_at"`
	UpdatedAt  Time                   `json:"updated_at"`
	Object     string                 `json:"object"`
}

// ReferralTierParameters say when a tier is reached and what it gives.
type ReferralTierParameters struct {
	Conversions int64              `json:"conversions"`
	Repeats     bool               `json:"repeats"`
	Reward      ReferralTierReward `json:"reward"`
}

// ReferralTierReward is the amount that goes to the referrer's card in a campaign.
type ReferralTierReward struct {
	Campaign string `json:"campaign"`
	Amount   int64  `json:"amount"`
}

// NewReferralTier returns the shape of a tier.
func NewReferralTier(t referral.Tier) ReferralTier {
	return ReferralTier{
		ID: t.ID, CampaignID: t.CampaignID, Banner: OrNull(t.Banner), CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt),
		Parameters: ReferralTierParameters{t.Conversions, t.Repeats, ReferralTierReward{t.Gives.CampaignID, t.Gives.Amount}},
		Object:     referral.TierKind.Name,
	}
}

// ReferralTierInput is the body that creates or replaces a tier.
type ReferralTierInput struct {
	Banner     string                  `json:"banner"`
	Parameters *ReferralTierParameters `json:"parameters"`
}

// Domain returns the request.
func (w ReferralTierInput) Domain() (referral.TierRequest, error) {
	p := w.Parameters
	if p == nil {
		return referral.TierRequest{}, fault.PayloadMissing("parameters")
	}
	return referral.TierRequest{
		Banner: w.Banner, Conversions: p.Conversions, Repeats: p.Repeats, RewardCampaign: p.Reward.Campaign, Amount: p.Reward.Amount,
	}, nil
}
