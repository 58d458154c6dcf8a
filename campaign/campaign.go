package campaign

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Campaign groups codes, cards or promotion tiers, and says what they give, when, and to whom.
type Campaign struct {
	ID string
	// Name is unique in the project, the trash included.
	Name        string
	Description string
	// Type is what the campaign gives, Distribution how its codes are made.
	Type         Type
	Distribution Distribution
	// Voucher is the profile of the campaign's codes; nil for promotions.
	Voucher *VoucherProfile
	// Referral is set for referral programs, TierExpiration for loyalty programs that have one.
	Referral       *ReferralProgram
	TierExpiration *TierExpiration
	// AutoJoin lets customers become members by earning; JoinOnce gives each customer one code.
	AutoJoin, JoinOnce bool
	// UseVoucherSchema has the metadata of codes checked against the schema of vouchers instead of campaigns.
	UseVoucherSchema bool
	Validity         validity.Validity
	// ActivityDuration is an ISO 8601 duration: a code is usable that long after its publication, whatever the campaign's end.
	ActivityDuration string
	CategoryID       string
	Metadata         metadata.Map
	Access           AccessSettings
	// Active can switch the campaign off; then none of its codes and tiers is valid. Protected refuses changes.
	Active, Protected bool
	CreatedAt         time.Time
	// UpdatedAt is zero until the first change; DeletedAt is set while the campaign is in the trash.
	UpdatedAt, DeletedAt time.Time
}

// VoucherProfile holds the values that new codes of a campaign get.
type VoucherProfile struct {
	Type     VoucherType
	Discount *discount.Discount
	Gift     *GiftProfile
	Loyalty  *LoyaltyProfile
	// RedemptionQuantity is how often each code may be redeemed; nil is without limit.
	RedemptionQuantity *int64
	CodeConfig         code.Config
	ReferralCode       bool
}

// GiftProfile holds the values that a new gift card gets.
type GiftProfile struct {
	// Amount is the credit in minor units.
	Amount int64
	// Effect is EffectApplyToOrder or EffectApplyToItems; empty means the order.
	Effect discount.Effect
}

// LoyaltyProfile holds the values that a new loyalty card gets.
type LoyaltyProfile struct {
	Points int64
	// Expiration is nil when points do not expire.
	Expiration *ExpirationRules
}

// ExpirationRules say when points of a v1 loyalty card expire.
type ExpirationRules struct {
	PeriodType           string // MONTH, FIXED_DAY_OF_YEAR
	PeriodValue          int64
	RoundingType         string // END_OF_MONTH, END_OF_QUARTER, END_OF_HALF_YEAR, END_OF_YEAR, PARTICULAR_MONTH
	RoundingValue        int64
	FixedMonth, FixedDay int64
}

// ReferralProgram says what turns a referred customer into a conversion and what the referee gets.
type ReferralProgram struct {
	ConversionEvent  string // redemption, custom_event
	CustomEventID    string
	CustomEventName  string
	RewardType       string // LOYALTY_CARD, GIFT_VOUCHER; empty without a reward
	RewardAmount     int64
	RewardCampaignID string
	RewardCampaign   string
}

// TierExpiration says how customers qualify for the tiers of a loyalty campaign and when they lose them.
type TierExpiration struct {
	QualificationType   string // BALANCE, POINTS_IN_PERIOD
	QualificationPeriod string // MONTH, QUARTER, HALF_YEAR, YEAR
	Start               string // IMMEDIATE, NEXT_PERIOD
	Expiration          string // END_OF_PERIOD, END_OF_NEXT_PERIOD, BALANCE_DROP, CUSTOM
	Extend              string // ISO 8601 duration
	RoundingType        string // MONTH, QUARTER, HALF_YEAR, YEAR, CUSTOM
	RoundingStrategy    string // START, END
	RoundingUnit        string // MONTH
	RoundingValue       *int64
}

// AccessSettings name the areas and stores in which a campaign can be used.
type AccessSettings struct {
	Areas, AreaStores, AreaAllStores []string
}

// Words are the settings as texts by which lists filter: "area ID", "store ID" and "all stores ID".
func (a AccessSettings) Words() (words []string) {
	for _, kind := range []struct {
		word string
		ids  []string
	}{{"area ", a.Areas}, {"store ", a.AreaStores}, {"all stores ", a.AreaAllStores}} {
		for _, id := range kind.ids {
			words = append(words, kind.word+id)
		}
	}
	return words
}

// Type is what a campaign gives.
type Type string

// The campaign types.
const (
	TypeDiscountCoupons Type = "DISCOUNT_COUPONS"
	TypeGiftVouchers    Type = "GIFT_VOUCHERS"
	TypeLoyaltyProgram  Type = "LOYALTY_PROGRAM"
	TypeReferralProgram Type = "REFERRAL_PROGRAM"
	TypePromotion       Type = "PROMOTION"
)

// Distribution is how the codes of a campaign are made. The API calls it type.
type Distribution string

// The distributions.
const (
	DistributionAutoUpdate Distribution = "AUTO_UPDATE" // publication makes codes when none is left
	DistributionStatic     Distribution = "STATIC"      // a fixed set of codes
	DistributionStandalone Distribution = "STANDALONE"  // one public code
)

// VoucherType is the kind of a code.
type VoucherType string

// The voucher types.
const (
	VoucherDiscount VoucherType = "DISCOUNT_VOUCHER"
	VoucherGift     VoucherType = "GIFT_VOUCHER"
	VoucherLoyalty  VoucherType = "LOYALTY_CARD"
)

// Kind describes campaigns to a backend.
var Kind = storage.Kind[Campaign]{
	Name: "campaign", Prefix: "camp_", Configures: storage.ConfiguresRules,
	ID:     func(c *Campaign) string { return c.ID },
	Unique: []storage.Unique[Campaign]{{Name: "name", Value: func(c *Campaign) string { return c.Name }}},
	Fields: []storage.Field[Campaign]{
		storage.String("name", func(c *Campaign) string { return c.Name }).Ordered(),
		storage.String("campaign_type", func(c *Campaign) string { return string(c.Type) }),
		storage.String("type", func(c *Campaign) string { return string(c.Distribution) }),
		storage.String("voucher_type", func(c *Campaign) string { return string(c.profile().Type) }),
		storage.Bool("is_referral_code", func(c *Campaign) bool { return c.profile().ReferralCode }),
		storage.Bool("active", func(c *Campaign) bool { return c.Active }),
		storage.String("category_id", func(c *Campaign) string { return c.CategoryID }),
		storage.JSON("metadata", func(c *Campaign) map[string]any { return c.Metadata }),
		storage.Strings("access", func(c *Campaign) []string { return c.Access.Words() }),
		storage.Time("start_date", func(c *Campaign) time.Time { return c.Validity.Start }),
		storage.Time("expiration_date", func(c *Campaign) time.Time { return c.Validity.End }),
		storage.String("validity_timeframe", func(c *Campaign) string { return c.Validity.TimeframeText() }),
		storage.Strings("validity_day_of_week", func(c *Campaign) []string { return c.Validity.DayTexts() }),
		storage.Time("created_at", func(c *Campaign) time.Time { return c.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(c *Campaign) time.Time { return c.UpdatedAt }).Ordered(),
		storage.Time("deleted_at", func(c *Campaign) time.Time { return c.DeletedAt }),
	},
}

func (c *Campaign) profile() VoucherProfile {
	if c.Voucher == nil {
		return VoucherProfile{}
	}
	return *c.Voucher
}
