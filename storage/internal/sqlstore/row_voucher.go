package sqlstore

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/uptrace/bun"
)

// Vouchers returns the vouchers.
func (p *Project) Vouchers() storage.Collection[voucher.Voucher] { return collection(p, voucherTable) }

var voucherTable = tableOf(voucher.Kind, voucherItem, newVoucherRow).lagsBehind("updated_at", "used_at", VoucherLag)

// VoucherLag is how long after a change of a code a redemption of it leaves updated_at alone, and writes used_at.
const VoucherLag = time.Minute

// voucherRow has balances and counters in columns of their own, so that a redemption changes them by a number and the database
// refuses what would go below zero.
type voucherRow struct {
	bun.BaseModel `bun:"table:vouchers,alias:t"`

	ProjectID  string                       `bun:"project_id,pk"`
	ID         string                       `bun:"id,pk"`
	Code       string                       `bun:"code,nullzero"`
	CampaignID string                       `bun:"campaign_id,nullzero"`
	CategoryID string                       `bun:"category_id,nullzero"`
	Type       string                       `bun:"type,nullzero"`
	Discount   document[*discount.Discount] `bun:"discount"`
	// The columns of a gift card are null for other vouchers, those of a loyalty card likewise.
	GiftAmount           *int64                      `bun:"gift_amount"`
	GiftSubtracted       *int64                      `bun:"gift_subtracted"`
	GiftEffect           string                      `bun:"gift_effect,nullzero"`
	LoyaltyPoints        *int64                      `bun:"loyalty_points"`
	LoyaltyExpired       *int64                      `bun:"loyalty_expired"`
	LoyaltySubtracted    *int64                      `bun:"loyalty_subtracted"`
	LoyaltyPending       *int64                      `bun:"loyalty_pending"`
	NextExpirationAt     instant                     `bun:"next_expiration_at"`
	NextExpirationPoints *int64                      `bun:"next_expiration_points"`
	Validity             document[validity.Validity] `bun:"validity"`
	// Start to Days stand in the document as well; lists filter by them.
	Start          instant                `bun:"start_date"`
	End            instant                `bun:"expiration_date"`
	Timeframe      string                 `bun:"validity_timeframe,nullzero"`
	Days           document[[]string]     `bun:"validity_day_of_week"`
	Active         bool                   `bun:"active"`
	AdditionalInfo string                 `bun:"additional_info,nullzero"`
	Metadata       document[metadata.Map] `bun:"metadata"`
	ReferralCode   bool                   `bun:"is_referral_code"`
	HolderID       string                 `bun:"holder_id,nullzero"`
	ReferrerID     string                 `bun:"referrer_id,nullzero"`
	PublishCount   int64                  `bun:"publish_count"`
	Quantity       *int64                 `bun:"redemption_quantity"`
	Redeemed       int64                  `bun:"redemption_redeemed_quantity"`
	Exhausted      bool                   `bun:"exhausted,scanonly"` // the database computes it
	RedeemedAmount int64                  `bun:"redeemed_amount"`
	RedeemedPoints int64                  `bun:"redeemed_points"`
	ImportedUses   int64                  `bun:"imported_uses"`
	ImportedAmount int64                  `bun:"imported_amount"`
	CreatedAt      instant                `bun:"created_at"`
	UpdatedAt      instant                `bun:"updated_at"`
	DeletedAt      instant                `bun:"deleted_at"`
	// UsedAt is when the code was redeemed last, while UpdatedAt lags behind; see lagging.
	UsedAt instant `bun:"used_at"`
}

func voucherItem(r *voucherRow) voucher.Voucher {
	v := voucher.Voucher{
		ID: r.ID, Code: r.Code, CampaignID: r.CampaignID, CategoryID: r.CategoryID, Type: campaign.VoucherType(r.Type),
		Discount: r.Discount.value, Validity: r.Validity.value, Active: r.Active, AdditionalInfo: r.AdditionalInfo,
		Metadata: r.Metadata.value, ReferralCode: r.ReferralCode, HolderID: r.HolderID, ReferrerID: r.ReferrerID, PublishCount: r.PublishCount,
		Redemption: voucher.Redemption{
			Quantity: r.Quantity, Redeemed: r.Redeemed, RedeemedAmount: r.RedeemedAmount, RedeemedPoints: r.RedeemedPoints,
			ImportedUses: r.ImportedUses, ImportedAmount: r.ImportedAmount,
		},
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), DeletedAt: r.DeletedAt.time(),
	}
	if used := r.UsedAt.time(); used.After(v.UpdatedAt) {
		v.UpdatedAt = used
	}
	if r.GiftAmount != nil {
		v.Gift = &voucher.Gift{Amount: *r.GiftAmount, Subtracted: orZero(r.GiftSubtracted), Effect: discount.Effect(r.GiftEffect)}
	}
	if r.LoyaltyPoints != nil {
		v.Loyalty = &voucher.Loyalty{
			Points: *r.LoyaltyPoints, Expired: orZero(r.LoyaltyExpired), Subtracted: orZero(r.LoyaltySubtracted), Pending: orZero(r.LoyaltyPending),
			NextExpirationAt: r.NextExpirationAt.time(), NextExpirationPoints: orZero(r.NextExpirationPoints),
		}
	}
	return v
}

func newVoucherRow(project string, v *voucher.Voucher) voucherRow {
	row := voucherRow{
		ProjectID: project, ID: v.ID, Code: v.Code, CampaignID: v.CampaignID, CategoryID: v.CategoryID, Type: string(v.Type),
		Discount: asDocument(v.Discount), Validity: asDocument(v.Validity), Start: instant(v.Validity.Start), End: instant(v.Validity.End),
		Timeframe: v.Validity.TimeframeText(), Days: asDocument(v.Validity.DayTexts()),
		Active: v.Active, AdditionalInfo: v.AdditionalInfo, Metadata: asDocument(v.Metadata), ReferralCode: v.ReferralCode,
		HolderID: v.HolderID, ReferrerID: v.ReferrerID, PublishCount: v.PublishCount,
		Quantity: v.Redemption.Quantity, Redeemed: v.Redemption.Redeemed,
		RedeemedAmount: v.Redemption.RedeemedAmount, RedeemedPoints: v.Redemption.RedeemedPoints,
		ImportedUses: v.Redemption.ImportedUses, ImportedAmount: v.Redemption.ImportedAmount,
		CreatedAt: instant(v.CreatedAt), UpdatedAt: instant(v.UpdatedAt), DeletedAt: instant(v.DeletedAt),
	}
	if g := v.Gift; g != nil {
		row.GiftAmount, row.GiftSubtracted, row.GiftEffect = &g.Amount, &g.Subtracted, string(g.Effect)
	}
	if l := v.Loyalty; l != nil {
		row.LoyaltyPoints, row.LoyaltyExpired, row.LoyaltySubtracted, row.LoyaltyPending = &l.Points, &l.Expired, &l.Subtracted, &l.Pending
		row.NextExpirationAt, row.NextExpirationPoints = instant(l.NextExpirationAt), &l.NextExpirationPoints
	}
	return row
}

func orZero(n *int64) int64 {
	if n == nil {
		return 0
	}
	return *n
}
