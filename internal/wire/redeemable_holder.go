package wire

import (
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/voucher"
)

// Holder is the assignment of a code to a customer.
type Holder struct {
	ID               string       `json:"id"`
	CreatedAt        Time         `json:"created_at"`
	RedeemableID     string       `json:"redeemable_id"`
	RedeemableObject string       `json:"redeemable_object" enum:"voucher"`
	CustomerID       string       `json:"customer_id"`
	HolderRole       string       `json:"holder_role" enum:"OWNER REFEREE REFERRER"`
	CampaignID       Null[string] `json:"campaign_id"`
	CampaignType     Null[string] `json:"campaign_type" enum:"campaign.Type"`
	VoucherType      string       `json:"voucher_type" enum:"campaign.VoucherType"`
	Metadata         metadata.Map `json:"metadata"`
	Object           string       `json:"object" enum:"redeemable_holder"`
}

// RedeemableHolder is the assignment of a code to a customer, with the code.
type RedeemableHolder struct {
	Holder
	Redeemable HeldVoucher `json:"redeemable"`
}

// HeldVoucher is the code of a holder.
type HeldVoucher struct {
	Type    string  `json:"type" enum:"voucher"`
	Voucher Voucher `json:"voucher"`
	Status  string  `json:"status" enum:"voucher.WalletStatus"`
}

// The roles of holders. The owner of a referral code is the referrer.
const (
	RoleOwner    = "OWNER"
	RoleReferrer = string(referral.RoleReferrer)
	RoleReferee  = string(referral.RoleReferee)
)

// HolderID returns the id of the holding of a code by the customer to whom it was published.
func HolderID(voucherID string) string { return referral.ReferrerHolderID(voucherID) }

// HeldVoucherID returns the id of the code of a holding, or false when the id is not one of a holding.
func HeldVoucherID(holderID string) (string, bool) {
	rest, ok := strings.CutPrefix(holderID, referral.HolderKind.Prefix)
	return voucher.Kind.Prefix + rest, ok
}

// NewRedeemableHolder returns the shape of the holding of a code since an instant. c is the campaign of the code, nil for a
// code without one.
func NewRedeemableHolder(v voucher.Voucher, since time.Time, c *campaign.Campaign, shape Voucher, status voucher.WalletStatus) RedeemableHolder {
	w := RedeemableHolder{Holder: Holder{
		ID: HolderID(v.ID), CreatedAt: NewTime(since), RedeemableID: v.ID, RedeemableObject: "voucher", CustomerID: v.HolderID,
		HolderRole: RoleOwner, CampaignID: OrNull(v.CampaignID), VoucherType: string(v.Type), Metadata: metadata.Map{}, Object: "redeemable_holder",
	}, Redeemable: HeldVoucher{Type: "voucher", Voucher: shape, Status: string(status)}}
	if v.ReferralCode {
		w.HolderRole = RoleReferrer
	}
	if c != nil {
		w.CampaignType = OrNull(string(c.Type))
	}
	return w
}

// NewHolder returns the shape of the assignment of a referral code.
func NewHolder(h referral.Holder) Holder {
	w := Holder{
		ID: h.ID, CreatedAt: NewTime(h.CreatedAt), RedeemableID: h.VoucherID, RedeemableObject: "voucher", CustomerID: h.CustomerID,
		HolderRole: string(h.Role), CampaignID: OrNull(h.CampaignID), VoucherType: string(h.VoucherType), Metadata: h.Metadata, Object: "redeemable_holder",
	}
	if h.CampaignID != "" {
		w.CampaignType = OrNull(string(campaign.TypeReferralProgram))
	}
	if w.Metadata == nil {
		w.Metadata = metadata.Map{}
	}
	return w
}

// HoldersInput is the body of POST .../holders.
type HoldersInput struct {
	Holders  []CustomerInput `json:"holders"`
	Metadata metadata.Map    `json:"metadata"`
}

// Domain returns the customers.
func (w HoldersInput) Domain() []customer.Request {
	all := make([]customer.Request, len(w.Holders))
	for i, c := range w.Holders {
		all[i] = c.Domain(fmt.Sprintf("holders[%d]", i))
	}
	return all
}

// Holders is the answer to POST .../holders.
type Holders struct {
	Holders []Holder `json:"holders"`
}
