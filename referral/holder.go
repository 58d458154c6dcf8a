package referral

import (
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Role is the role of a customer for a code.
type Role string

// The roles.
const (
	RoleReferrer Role = "REFERRER"
	RoleReferee  Role = "REFEREE"
)

// Holder is the assignment of a referral code to a customer.
type Holder struct {
	ID                    string
	VoucherID, CustomerID string
	Role                  Role
	// ReferrerID is the holder of the code when it was assigned.
	ReferrerID  string
	CampaignID  string
	VoucherType campaign.VoucherType
	Metadata    metadata.Map
	CreatedAt   time.Time
	// ConvertedAt is zero until the conversion. CauseType and CauseID name its cause: a "redemption" or an "event".
	ConvertedAt        time.Time
	CauseType, CauseID string
}

// HolderKind describes holders to a backend. A customer is assigned to a code once.
var HolderKind = storage.Kind[Holder]{
	Name: "redeemable_holder", Prefix: "rh_",
	ID:     func(h *Holder) string { return h.ID },
	Unique: []storage.Unique[Holder]{{Name: "assignment", Value: (*Holder).assignment}},
	Fields: []storage.Field[Holder]{
		storage.String("assignment", (*Holder).assignment),
		storage.String("voucher_id", func(h *Holder) string { return h.VoucherID }),
		storage.String("customer_id", func(h *Holder) string { return h.CustomerID }),
		storage.String("referrer_id", func(h *Holder) string { return h.ReferrerID }),
		storage.String("campaign_id", func(h *Holder) string { return h.CampaignID }),
		storage.String("holder_role", func(h *Holder) string { return string(h.Role) }),
		storage.Time("created_at", func(h *Holder) time.Time { return h.CreatedAt }).Ordered(),
		storage.Time("converted_at", func(h *Holder) time.Time { return h.ConvertedAt }),
	},
}

func (h *Holder) assignment() string { return assignment(h.VoucherID, h.CustomerID) }

func assignment(voucherID, customerID string) string { return voucherID + " " + customerID }

// Converted limits a query to converted referees.
var Converted = storage.Where("converted_at", storage.OpHasValue)

// ReferrerHolderID is the id of the referrer's assignment of a code.
func ReferrerHolderID(voucherID string) string {
	return HolderKind.Prefix + strings.TrimPrefix(voucherID, voucher.Kind.Prefix)
}
