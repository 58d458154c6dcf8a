package wire

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

// ShortCampaign is a campaign inside of an event. It has the properties of the campaign itself, without related resources.
type ShortCampaign struct {
	ID           string           `json:"id"`
	Name         string           `json:"name"`
	Description  string           `json:"description,omitzero"`
	CampaignType string           `json:"campaign_type"`
	Type         string           `json:"type"`
	Voucher      *CampaignVoucher `json:"voucher,omitzero"`
	Referral     *ReferralProgram `json:"referral_program,omitzero"`
	ReferralCode bool             `json:"is_referral_code"`
	AutoJoin     bool             `json:"auto_join"`
	JoinOnce     bool             `json:"join_once"`
	Active       bool             `json:"active"`
	CategoryID   Null[string]     `json:"category_id"`
	Metadata     metadata.Map     `json:"metadata"`
	Start        Time             `json:"start_date"`
	End          Time             `json:"expiration_date"`
	CreatedAt    Time             `json:"created_at"`
	UpdatedAt    Time             `json:"updated_at"`
	Object       string           `json:"object"`
}

// NewShortCampaign returns the short shape of a campaign.
func NewShortCampaign(c campaign.Campaign) ShortCampaign {
	return ShortCampaign{
		ID: c.ID, Name: c.Name, Description: c.Description, CampaignType: string(c.Type), Type: string(c.Distribution),
		Voucher: newCampaignVoucher(c.Voucher), Referral: newReferralProgram(c.Referral), ReferralCode: c.Voucher != nil && c.Voucher.ReferralCode,
		AutoJoin: c.AutoJoin, JoinOnce: c.JoinOnce, Active: c.Active, CategoryID: OrNull(c.CategoryID), Metadata: emptyObjectIfNil(c.Metadata),
		Start: NewTime(c.Validity.Start), End: NewTime(c.Validity.End), CreatedAt: NewTime(c.CreatedAt), UpdatedAt: NewTime(c.UpdatedAt), Object: "campaign",
	}
}

// ShortVoucher is a code inside of an event.
type ShortVoucher struct {
	ID           string         `json:"id"`
	Code         string         `json:"code"`
	Type         string         `json:"type" enum:"campaign.VoucherType"`
	Discount     *Discount      `json:"discount"`
	Gift         *VoucherGift   `json:"gift"`
	LoyaltyCard  *VoucherPoints `json:"loyalty_card"`
	CampaignID   Null[string]   `json:"campaign_id"`
	ReferralCode bool           `json:"is_referral_code"`
	HolderID     Null[string]   `json:"holder_id"`
	ReferrerID   Null[string]   `json:"referrer_id"`
	CategoryID   Null[string]   `json:"category_id"`
	Active       bool           `json:"active"`
	Metadata     metadata.Map   `json:"metadata"`
	Redemption   struct {
		Quantity         *int64 `json:"quantity"`
		RedeemedQuantity int64  `json:"redeemed_quantity"`
	} `json:"redemption"`
	Start     Time   `json:"start_date"`
	End       Time   `json:"expiration_date"`
	CreatedAt Time   `json:"created_at"`
	UpdatedAt Time   `json:"updated_at"`
	Object    string `json:"object" enum:"voucher"`
}

// NewShortVoucher returns the short shape of a code.
func NewShortVoucher(v voucher.Voucher) ShortVoucher {
	full := NewVoucher(v, VoucherContext{})
	w := ShortVoucher{
		ID: v.ID, Code: v.Code, Type: full.Type, Discount: full.Discount, Gift: full.Gift, LoyaltyCard: full.LoyaltyCard,
		CampaignID: full.CampaignID, ReferralCode: v.ReferralCode, HolderID: full.HolderID, ReferrerID: full.ReferrerID, CategoryID: full.CategoryID,
		Active: v.Active, Metadata: full.Metadata, Start: full.Start, End: full.End, CreatedAt: full.CreatedAt, UpdatedAt: full.UpdatedAt, Object: "voucher",
	}
	w.Redemption.Quantity, w.Redemption.RedeemedQuantity = v.Redemption.Quantity, v.Redemption.Redeemed
	return w
}
