package wire

import (
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

// RedeemableHolder says that a customer holds a code, and what the code is worth.
type RedeemableHolder struct {
	ID               string       `json:"id"`
	CreatedAt        Time         `json:"created_at"`
	RedeemableID     string       `json:"redeemable_id"`
	RedeemableObject string       `json:"redeemable_object"`
	CustomerID       string       `json:"customer_id"`
	HolderRole       string       `json:"holder_role"`
	CampaignID       Null[string] `json:"campaign_id"`
	CampaignType     Null[string] `json:"campaign_type"`
	VoucherType      string       `json:"voucher_type"`
	Metadata         metadata.Map `json:"metadata"`
	Object           string       `json:"object"`
	Redeemable       HeldVoucher  `json:"redeemable"`
}

// HeldVoucher is the code of a holder.
type HeldVoucher struct {
	Type    string  `json:"type"`
	Voucher Voucher `json:"voucher"`
	Status  string  `json:"status"`
}

// The roles of holders. Whoever holds a referral code refers others with it.
const (
	RoleOwner    = "OWNER"
	RoleReferrer = "REFERRER"
	RoleReferee  = "REFEREE"
)

// A code has one holder, so the id of the holding is made of the code's.
const holderPrefix = "rh_"

// HolderID is the id of the holding of a code.
func HolderID(voucherID string) string {
	return holderPrefix + strings.TrimPrefix(voucherID, voucher.Kind.Prefix)
}

// HeldVoucherID is the id of the code of a holding, or false for an id that is none.
func HeldVoucherID(holderID string) (string, bool) {
	rest, ok := strings.CutPrefix(holderID, holderPrefix)
	return voucher.Kind.Prefix + rest, ok
}

// NewRedeemableHolder returns the shape of the holding of a code since an instant; c is the code's campaign, nil for a code that
// stands alone.
func NewRedeemableHolder(v voucher.Voucher, since time.Time, c *campaign.Campaign, shape Voucher, status voucher.WalletStatus) RedeemableHolder {
	w := RedeemableHolder{
		ID: HolderID(v.ID), CreatedAt: NewTime(since), RedeemableID: v.ID, RedeemableObject: "voucher", CustomerID: v.HolderID,
		HolderRole: RoleOwner, CampaignID: OrNull(v.CampaignID), VoucherType: string(v.Type), Metadata: metadata.Map{}, Object: "redeemable_holder",
		Redeemable: HeldVoucher{Type: "voucher", Voucher: shape, Status: string(status)},
	}
	if v.ReferralCode {
		w.HolderRole = RoleReferrer
	}
	if c != nil {
		w.CampaignType = OrNull(string(c.Type))
	}
	return w
}
