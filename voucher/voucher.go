package voucher

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Voucher is a code that gives something: a coupon, a gift card or a loyalty card.
type Voucher struct {
	ID string
	// Code is unique in the project, the trash included.
	Code string
	// CampaignID is empty for a voucher without a campaign.
	CampaignID string
	CategoryID string
	Type       campaign.VoucherType
	// Discount is set for coupons, Gift for gift cards, Loyalty for loyalty cards; copied from the campaign's profile when the
	// code was made.
	Discount *discount.Discount
	Gift     *Gift
	Loyalty  *Loyalty
	Validity validity.Validity
	// Active can switch the code off inside its dates.
	Active bool
	// ReferralCode marks the code by which a customer refers others.
	ReferralCode   bool
	AdditionalInfo string
	Metadata       metadata.Map
	// HolderID is the customer that the code was published to; ReferrerID, of a referral code, is the same customer: the one who
	// refers others with it.
	HolderID, ReferrerID string
	PublishCount         int64
	Redemption           Redemption
	CreatedAt            time.Time
	// UpdatedAt is zero until the first change; DeletedAt is set while the voucher is in the trash.
	UpdatedAt, DeletedAt time.Time
}

// Gift is the credit of a gift card, in minor units. Amount and Subtracted only ever grow; the balance follows from them and
// from what was redeemed.
type Gift struct {
	Amount, Subtracted int64
	Effect             discount.Effect
}

// Loyalty holds the figures of a loyalty card, in points.
type Loyalty struct {
	Points, Expired, Subtracted, Pending int64
	NextExpirationAt                     time.Time
	NextExpirationPoints                 int64
}

// Redemption counts the uses of a code.
type Redemption struct {
	// Quantity is how often the code may be redeemed; nil is without limit.
	Quantity *int64
	Redeemed int64
	// RedeemedAmount is gift credit in minor units, RedeemedPoints points of a loyalty card.
	RedeemedAmount, RedeemedPoints int64
	// ImportedUses and ImportedAmount are the part of Redeemed and RedeemedAmount that an import brought in: there are no records of it.
	ImportedUses, ImportedAmount int64
}

// Balance is what is left on a gift card, in minor units, or on a loyalty card, in points; 0 for a coupon.
func (v *Voucher) Balance() int64 {
	switch {
	case v.Gift != nil:
		return v.Gift.Amount - v.Gift.Subtracted - v.Redemption.RedeemedAmount
	case v.Loyalty != nil:
		return v.Loyalty.Points - v.Loyalty.Expired - v.Loyalty.Subtracted - v.Redemption.RedeemedPoints
	}
	return 0
}

// Exhausted reports whether the code was redeemed as often as it may be.
func (v *Voucher) Exhausted() bool {
	return v.Redemption.Quantity != nil && v.Redemption.Redeemed >= *v.Redemption.Quantity
}

// Kind describes vouchers to a backend.
var Kind = storage.Kind[Voucher]{
	Name: "voucher", Prefix: "v_",
	ID:     func(v *Voucher) string { return v.ID },
	Unique: []storage.Unique[Voucher]{{Name: "code", Value: func(v *Voucher) string { return v.Code }}},
	Fields: []storage.Field[Voucher]{
		storage.String("code", func(v *Voucher) string { return v.Code }).Ordered(),
		storage.String("campaign_id", func(v *Voucher) string { return v.CampaignID }),
		storage.String("category_id", func(v *Voucher) string { return v.CategoryID }),
		storage.String("type", func(v *Voucher) string { return string(v.Type) }),
		storage.String("holder_id", func(v *Voucher) string { return v.HolderID }),
		storage.Bool("is_referral_code", func(v *Voucher) bool { return v.ReferralCode }),
		storage.Bool("active", func(v *Voucher) bool { return v.Active }),
		storage.Int("publish_count", func(v *Voucher) int64 { return v.PublishCount }),
		storage.IntOrNull("redemption.quantity", func(v *Voucher) *int64 { return v.Redemption.Quantity }),
		storage.Int("redemption.redeemed_quantity", func(v *Voucher) int64 { return v.Redemption.Redeemed }),
		storage.Bool("exhausted", func(v *Voucher) bool { return v.Exhausted() }),
		storage.String("validity_timeframe", func(v *Voucher) string { return v.Validity.TimeframeText() }),
		storage.Strings("validity_day_of_week", func(v *Voucher) []string { return v.Validity.DayTexts() }),
		storage.JSON("metadata", func(v *Voucher) map[string]any { return v.Metadata }),
		storage.Time("start_date", func(v *Voucher) time.Time { return v.Validity.Start }),
		storage.Time("expiration_date", func(v *Voucher) time.Time { return v.Validity.End }),
		storage.Time("created_at", func(v *Voucher) time.Time { return v.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(v *Voucher) time.Time { return v.UpdatedAt }).Ordered().SeldomSet(),
		storage.Time("deleted_at", func(v *Voucher) time.Time { return v.DeletedAt }),
	},
}

// Publication records that codes were given to a customer, or that this failed.
type Publication struct {
	ID         string
	CustomerID string
	// TrackingID is derived from the customer's source id.
	TrackingID string
	// SourceID is the caller's own key, unique when set.
	SourceID string
	Channel  string
	Metadata metadata.Map
	// VoucherIDs and Codes are the codes given, in one order.
	VoucherIDs, Codes []string
	// CampaignID is the campaign of the codes.
	CampaignID  string
	VoucherType campaign.VoucherType
	Referral    bool
	// FailureCode and FailureMessage are set for a publication that failed.
	FailureCode, FailureMessage string
	CreatedAt                   time.Time
}

// Failed reports whether no code was given.
func (p *Publication) Failed() bool { return p.FailureCode != "" }

// Result is SUCCESS or FAILURE.
func (p *Publication) Result() string {
	if p.Failed() {
		return "FAILURE"
	}
	return "SUCCESS"
}

// PublicationKind describes publications to a backend.
var PublicationKind = storage.Kind[Publication]{
	Name: "publication", Prefix: "pub_",
	ID:     func(p *Publication) string { return p.ID },
	Unique: []storage.Unique[Publication]{{Name: "source_id", Value: func(p *Publication) string { return p.SourceID }}},
	Fields: []storage.Field[Publication]{
		storage.String("source_id", func(p *Publication) string { return p.SourceID }),
		storage.String("customer_id", func(p *Publication) string { return p.CustomerID }).Ordered(),
		storage.String("tracking_id", func(p *Publication) string { return p.TrackingID }).Ordered(),
		storage.String("campaign_id", func(p *Publication) string { return p.CampaignID }),
		storage.String("channel", func(p *Publication) string { return p.Channel }).Ordered(),
		storage.String("voucher_code", func(p *Publication) string { return first(p.Codes) }).Ordered(),
		storage.Strings("voucher_ids", func(p *Publication) []string { return p.VoucherIDs }),
		storage.String("voucher_type", func(p *Publication) string { return string(p.VoucherType) }),
		storage.Bool("is_referral_code", func(p *Publication) bool { return p.Referral }),
		storage.String("result", func(p *Publication) string { return p.Result() }),
		storage.String("failure_code", func(p *Publication) string { return p.FailureCode }),
		storage.Time("created_at", func(p *Publication) time.Time { return p.CreatedAt }).Ordered(),
	},
}

func first(list []string) string {
	if len(list) == 0 {
		return ""
	}
	return list[0]
}

// Transaction is one movement on a gift card or loyalty card. Transactions are only ever added; the first amount of the card and
// their amounts add up to its balance.
type Transaction struct {
	ID         string
	VoucherID  string
	CampaignID string
	Type       TransactionType
	// Amount is signed: credits in minor units, or points. Balance and Total are the card's Balance and Total afterwards.
	Amount, Balance, Total int64
	// SourceID is the caller's own key; Source names the channel.
	SourceID, Source, Reason string
	// OrderID, RedemptionID, RollbackID and ReturnID name the cause, where there is one.
	OrderID, RedemptionID, RollbackID, ReturnID string
	// RelatedID is the transaction that this one reverses or, of points that came by a transfer, the one by which they left
	// the other card.
	RelatedID string
	// Cause names what earned points.
	Cause     ledger.Cause
	CreatedAt time.Time
}

// TransactionType is the kind of a movement.
type TransactionType string

// The movements.
const (
	CreditsRedemption       TransactionType = "CREDITS_REDEMPTION"
	CreditsRefund           TransactionType = "CREDITS_REFUND"
	CreditsAddition         TransactionType = "CREDITS_ADDITION"
	CreditsRemoval          TransactionType = "CREDITS_REMOVAL"
	PointsAccrual           TransactionType = "POINTS_ACCRUAL"
	PointsRedemption        TransactionType = "POINTS_REDEMPTION"
	PointsRefund            TransactionType = "POINTS_REFUND"
	PointsAddition          TransactionType = "POINTS_ADDITION"
	PointsRemoval           TransactionType = "POINTS_REMOVAL"
	PointsExpiration        TransactionType = "POINTS_EXPIRATION"
	PointsTransferIn        TransactionType = "POINTS_TRANSFER_IN"
	PointsTransferOut       TransactionType = "POINTS_TRANSFER_OUT"
	PendingPointsActivation TransactionType = "PENDING_POINTS_ACTIVATION"
)

// TransactionKind describes transactions to a backend.
var TransactionKind = storage.Kind[Transaction]{
	Name: "voucher_transaction", Prefix: "vtx_",
	ID: func(t *Transaction) string { return t.ID },
	Fields: []storage.Field[Transaction]{
		storage.String("voucher_id", func(t *Transaction) string { return t.VoucherID }),
		storage.String("source_id", func(t *Transaction) string { return t.SourceID }),
		storage.String("campaign_id", func(t *Transaction) string { return t.CampaignID }),
		storage.String("type", func(t *Transaction) string { return string(t.Type) }),
		storage.String("redemption_id", func(t *Transaction) string { return t.RedemptionID }),
		storage.String("earned_from", func(t *Transaction) string { return t.Cause.OrderID }),
		storage.Time("created_at", func(t *Transaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}
