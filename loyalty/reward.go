package loyalty

import (
	"cmp"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Reward is given to members for points: a code or balance of a campaign, a material product, or a discount on an order.
type Reward struct {
	ID   string
	Name string
	Type RewardType
	// Stock is how many can be given in all; nil is without limit. Only material rewards have a stock. Redeemed counts those that
	// were given. It is counted with the redemptions; a reward that is read from the store does not have it.
	Stock    *int64
	Redeemed int64
	// ImageURL and Description are for customers.
	ImageURL, Description string
	Metadata              metadata.Map
	// Campaign is set for RewardCampaign, Product for RewardMaterial, Coin for RewardCoin.
	Campaign  *CampaignReward
	Product   *ProductReward
	Coin      *CoinReward
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// RewardType is the kind of a reward.
type RewardType string

// The types of rewards.
const (
	RewardCampaign RewardType = "CAMPAIGN"
	RewardCoin     RewardType = "COIN"
	RewardMaterial RewardType = "MATERIAL"
)

// CampaignReward gives a coupon, credits on a gift card, or points on a card of another loyalty campaign.
type CampaignReward struct {
	ID   string
	Type campaign.Type
	// Balance is credits in minor units or points; 0 for coupons.
	Balance int64
}

// ProductReward is a material product.
type ProductReward struct{ ID, SKUID string }

// CoinReward pays for orders: PointsRatio points are worth ExchangeRatio in major units of money.
type CoinReward struct {
	ExchangeRatio decimal.Decimal
	PointsRatio   int64
}

// Block is the worth of PointsRatio points, in minor units.
func (c *CoinReward) Block() int64 { return c.ExchangeRatio.Shift(2).Round(0).IntPart() }

// NewReward is the input for making a reward, with exactly one of the three parameters.
type NewReward struct {
	Name                  string
	Stock                 *int64
	ImageURL, Description string
	Metadata              metadata.Map
	Campaign              *CampaignReward
	Product               *ProductReward
	Coin                  *CoinReward
}

// RewardUpdate is a partial change: a zero field keeps the reward's value. The type never changes.
type RewardUpdate struct {
	Name                  patch.Field[string]
	Stock                 patch.Field[int64]
	ImageURL, Description patch.Field[string]
	// Metadata is merged by key; clearing it removes all keys.
	Metadata patch.Field[metadata.Map]
	// The parameters of the reward's own type replace the present ones; others are refused.
	Campaign *CampaignReward
	Product  *ProductReward
	Coin     *CoinReward
}

// apply applies u to r, or fails when the result would not be a valid reward.
func (r *Reward) apply(u RewardUpdate, now time.Time) error {
	u.Name.Apply(&r.Name)
	if stock, set := u.Stock.Value(); set {
		r.Stock = &stock
	} else if u.Stock.Cleared() {
		r.Stock = nil
	}
	u.ImageURL.Apply(&r.ImageURL)
	u.Description.Apply(&r.Description)
	if sent, _ := u.Metadata.Value(); !u.Metadata.Kept() {
		r.Metadata = metadata.Merge(r.Metadata, sent)
	}
	for _, part := range []struct {
		sent bool
		name string
		of   RewardType
	}{{u.Campaign != nil, "campaign", RewardCampaign}, {u.Product != nil, "product", RewardMaterial}, {u.Coin != nil, "coin", RewardCoin}} {
		if part.sent && r.Type != part.of {
			return fault.Payload("parameters."+part.name, "is not allowed for a reward of type %s", r.Type)
		}
	}
	if u.Campaign != nil {
		r.Campaign = u.Campaign
	}
	if u.Product != nil {
		r.Product = u.Product
	}
	if u.Coin != nil {
		r.Coin = u.Coin
	}
	r.UpdatedAt = now
	return r.validate()
}

// validate checks the whole reward and brings its metadata to the form in which it is stored.
func (r *Reward) validate() (err error) {
	switch {
	case r.Name == "":
		return fault.PayloadMissing("name")
	case r.Stock != nil && r.Type != RewardMaterial:
		return fault.Payload("stock", "is allowed for material rewards only")
	case r.Stock != nil && (*r.Stock < 0 || *r.Stock > calc.MaxPoints):
		return fault.Payload("stock", "must be 0 to %d (actual value is '%d')", int64(calc.MaxPoints), *r.Stock)
	case (r.ImageURL != "" || r.Description != "") && r.Type != RewardMaterial:
		return fault.Payload("attributes", "is allowed for material rewards only")
	}
	err = cmp.Or(storage.CheckName("name", r.Name), storage.CheckText("attributes.image_url", r.ImageURL), storage.CheckText("attributes.description", r.Description))
	if err != nil {
		return err
	}
	switch r.Type {
	case RewardCampaign:
		err = r.Campaign.validate()
	case RewardMaterial:
		err = r.Product.validate()
	case RewardCoin:
		err = r.Coin.validate()
	}
	if err != nil {
		return err
	}
	r.Metadata, err = metadata.Normalize("metadata", r.Metadata)
	return err
}

func (c *CampaignReward) validate() error {
	if c.ID == "" {
		return fault.Payload("parameters.campaign", "must have required property 'id'")
	}
	switch coupons := c.Type == campaign.TypeDiscountCoupons; {
	case c.Type == "":
		return nil // not looked up yet
	case c.Type != campaign.TypeDiscountCoupons && c.Type != campaign.TypeGiftVouchers && c.Type != campaign.TypeLoyaltyProgram:
		return fault.Payload("parameters.campaign.id", "must name a campaign of type DISCOUNT_COUPONS, GIFT_VOUCHERS or LOYALTY_PROGRAM (it is of type %s)", c.Type)
	case coupons && c.Balance != 0:
		return fault.Payload("parameters.campaign.balance", "is allowed for gift and loyalty campaigns only")
	case !coupons && (c.Balance < 1 || c.Balance > calc.MaxPoints):
		return fault.Invalid("invalid_balance", "Invalid balance", "Property .parameters.campaign.balance must be 1 to %d (actual value is '%d')",
			int64(calc.MaxPoints), c.Balance)
	}
	return nil
}

func (p *ProductReward) validate() error {
	if p.ID == "" {
		return fault.Payload("parameters.product", "must have required property 'id'")
	}
	return nil
}

func (c *CoinReward) validate() error {
	most := decimal.NewFromInt(1_000_000_000)
	switch minor := c.ExchangeRatio.Shift(2); {
	case !minor.IsPositive() || c.ExchangeRatio.GreaterThan(most) || !minor.IsInteger():
		return fault.Payload("parameters.coin.exchange_ratio", "must be an amount of money from 0.01 to %s (actual value is '%s')", most, c.ExchangeRatio)
	case c.PointsRatio < 1 || c.PointsRatio > 1_000_000_000:
		return fault.Payload("parameters.coin.points_ratio", "must be 1 to 1000000000 (actual value is '%d')", c.PointsRatio)
	}
	return nil
}

// RewardKind describes rewards to a backend.
var RewardKind = storage.Kind[Reward]{
	Name: "reward", Prefix: "rew_", Configures: storage.ConfiguresRules,
	ID: func(r *Reward) string { return r.ID },
	Fields: []storage.Field[Reward]{
		storage.String("name", func(r *Reward) string { return r.Name }),
		storage.String("type", func(r *Reward) string { return string(r.Type) }),
		storage.String("campaign_id", func(r *Reward) string {
			if r.Campaign == nil {
				return ""
			}
			return r.Campaign.ID
		}),
		storage.Time("created_at", func(r *Reward) time.Time { return r.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(r *Reward) time.Time { return r.UpdatedAt }).Ordered(),
	},
}

// RewardAssignment offers a reward to the members of a loyalty campaign.
type RewardAssignment struct {
	ID         string
	RewardID   string
	CampaignID string
	// Points is the price; 0 for a reward of type COIN, whose price follows from the order.
	Points int64
	// AutoRedeem makes the reward automatic: it is redeemed as soon as a card holds its price.
	AutoRedeem bool
	CreatedAt  time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// pair is the key of reward and campaign. A reward is assigned to a campaign once.
func (a *RewardAssignment) pair() string { return PairOf(a.RewardID, a.CampaignID) }

// PairOf is the key under which the assignment of a reward to a campaign is found.
func PairOf(rewardID, campaignID string) string { return rewardID + " " + campaignID }

// RewardAssignmentKind describes assignments to a backend.
var RewardAssignmentKind = storage.Kind[RewardAssignment]{
	Name: "reward_assignment", Prefix: "rewa_", Configures: storage.ConfiguresRules,
	ID:     func(a *RewardAssignment) string { return a.ID },
	Unique: []storage.Unique[RewardAssignment]{{Name: "pair", Value: (*RewardAssignment).pair}},
	Fields: []storage.Field[RewardAssignment]{
		storage.String("pair", (*RewardAssignment).pair),
		storage.String("reward_id", func(a *RewardAssignment) string { return a.RewardID }),
		storage.String("campaign_id", func(a *RewardAssignment) string { return a.CampaignID }),
		storage.Bool("auto_redeem", func(a *RewardAssignment) bool { return a.AutoRedeem }),
		storage.Time("created_at", func(a *RewardAssignment) time.Time { return a.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(a *RewardAssignment) time.Time { return a.UpdatedAt }).Ordered(),
	},
}
