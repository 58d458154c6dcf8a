package sqlstore

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ referral.Store = (*Project)(nil)

// Holders returns to whom referral codes are assigned.
func (p *Project) Holders() storage.Collection[referral.Holder] { return collection(p, holderTable) }

// ReferralRewards returns what referrals owed to customers.
func (p *Project) ReferralRewards() storage.Collection[referral.Reward] {
	return collection(p, referralRewardTable)
}

// ReferralTiers returns what referrers get.
func (p *Project) ReferralTiers() storage.Collection[referral.Tier] {
	return collection(p, referralTierTable)
}

var (
	holderTable         = tableOf(referral.HolderKind, holderItem, newHolderRow)
	referralRewardTable = tableOf(referral.RewardKind, referralRewardItem, newReferralRewardRow)
	referralTierTable   = tableOf(referral.TierKind, referralTierItem, newReferralTierRow)
)

type holderRow struct {
	bun.BaseModel `bun:"table:redeemable_holders,alias:t"`

	ProjectID string `bun:"project_id,pk"`
	ID        string `bun:"id,pk"`
	// Assignment stands for the code and the customer, so that there is one of it.
	Assignment  string                 `bun:"assignment,nullzero"`
	VoucherID   string                 `bun:"voucher_id,nullzero"`
	CustomerID  string                 `bun:"customer_id,nullzero"`
	Role        string                 `bun:"holder_role,nullzero"`
	ReferrerID  string                 `bun:"referrer_id,nullzero"`
	CampaignID  string                 `bun:"campaign_id,nullzero"`
	VoucherType string                 `bun:"voucher_type,nullzero"`
	Metadata    document[metadata.Map] `bun:"metadata"`
	CreatedAt   instant                `bun:"created_at"`
	ConvertedAt instant                `bun:"converted_at"`
	CauseType   string                 `bun:"cause_type,nullzero"`
	CauseID     string                 `bun:"cause_id,nullzero"`
}

func holderItem(r *holderRow) referral.Holder {
	return referral.Holder{
		ID: r.ID, VoucherID: r.VoucherID, CustomerID: r.CustomerID, Role: referral.Role(r.Role), ReferrerID: r.ReferrerID,
		CampaignID: r.CampaignID, VoucherType: campaign.VoucherType(r.VoucherType), Metadata: r.Metadata.value,
		CreatedAt: r.CreatedAt.time(), ConvertedAt: r.ConvertedAt.time(), CauseType: r.CauseType, CauseID: r.CauseID,
	}
}

func newHolderRow(project string, h *referral.Holder) holderRow {
	return holderRow{
		ProjectID: project, ID: h.ID, Assignment: referral.HolderKind.Unique[0].Value(h), VoucherID: h.VoucherID, CustomerID: h.CustomerID,
		Role: string(h.Role), ReferrerID: h.ReferrerID, CampaignID: h.CampaignID, VoucherType: string(h.VoucherType),
		Metadata: asDocument(h.Metadata), CreatedAt: instant(h.CreatedAt), ConvertedAt: instant(h.ConvertedAt),
		CauseType: h.CauseType, CauseID: h.CauseID,
	}
}

type referralRewardRow struct {
	bun.BaseModel `bun:"table:referral_rewards,alias:t"`

	ProjectID      string  `bun:"project_id,pk"`
	ID             string  `bun:"id,pk"`
	Grant          string  `bun:"granted_for,nullzero"`
	CustomerID     string  `bun:"customer_id,nullzero"`
	CampaignID     string  `bun:"campaign_id,nullzero"`
	HolderID       string  `bun:"holder_id,nullzero"`
	TierID         string  `bun:"tier_id,nullzero"`
	CardCampaignID string  `bun:"card_campaign_id,nullzero"`
	Amount         int64   `bun:"amount"`
	Status         string  `bun:"status,nullzero"`
	TransactionID  string  `bun:"transaction_id,nullzero"`
	Refusal        string  `bun:"refusal,nullzero"`
	CreatedAt      instant `bun:"created_at"`
	SettledAt      instant `bun:"settled_at"`
}

func referralRewardItem(r *referralRewardRow) referral.Reward {
	return referral.Reward{
		ID: r.ID, Grant: r.Grant, CustomerID: r.CustomerID, CampaignID: r.CampaignID, HolderID: r.HolderID, TierID: r.TierID,
		Gives: referral.Gives{CampaignID: r.CardCampaignID, Amount: r.Amount}, Status: referral.RewardStatus(r.Status),
		TransactionID: r.TransactionID, Refusal: r.Refusal, CreatedAt: r.CreatedAt.time(), SettledAt: r.SettledAt.time(),
	}
}

func newReferralRewardRow(project string, r *referral.Reward) referralRewardRow {
	return referralRewardRow{
		ProjectID: project, ID: r.ID, Grant: r.Grant, CustomerID: r.CustomerID, CampaignID: r.CampaignID, HolderID: r.HolderID,
		TierID: r.TierID, CardCampaignID: r.Gives.CampaignID, Amount: r.Gives.Amount, Status: string(r.Status),
		TransactionID: r.TransactionID, Refusal: r.Refusal, CreatedAt: instant(r.CreatedAt), SettledAt: instant(r.SettledAt),
	}
}

type referralTierRow struct {
	bun.BaseModel `bun:"table:referral_tiers,alias:t"`

	ProjectID      string  `bun:"project_id,pk"`
	ID             string  `bun:"id,pk"`
	CampaignID     string  `bun:"campaign_id,nullzero"`
	Banner         string  `bun:"banner,nullzero"`
	Conversions    int64   `bun:"conversions"`
	Repeats        bool    `bun:"repeats"`
	CardCampaignID string  `bun:"card_campaign_id,nullzero"`
	Amount         int64   `bun:"amount"`
	CreatedAt      instant `bun:"created_at"`
	UpdatedAt      instant `bun:"updated_at"`
}

func referralTierItem(r *referralTierRow) referral.Tier {
	return referral.Tier{
		ID: r.ID, CampaignID: r.CampaignID, Banner: r.Banner, Conversions: r.Conversions, Repeats: r.Repeats,
		Gives: referral.Gives{CampaignID: r.CardCampaignID, Amount: r.Amount}, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newReferralTierRow(project string, t *referral.Tier) referralTierRow {
	return referralTierRow{
		ProjectID: project, ID: t.ID, CampaignID: t.CampaignID, Banner: t.Banner, Conversions: t.Conversions, Repeats: t.Repeats,
		CardCampaignID: t.Gives.CampaignID, Amount: t.Gives.Amount, CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}
