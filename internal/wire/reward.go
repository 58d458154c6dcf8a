package wire

import (
	"bytes"
	"encoding/json"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// RewardCreate is the body of POST /v1/rewards.
type RewardCreate struct {
	Name       string           `json:"name" required:"true"`
	Stock      *Points          `json:"stock"`
	Attributes RewardAttributes `json:"attributes"`
	Metadata   metadata.Map     `json:"metadata"`
	Parameters RewardParameters `json:"parameters"`
	Type       Word             `json:"type" enum:"loyalty.RewardType"`
}

// RewardAttributes are the picture and the text of a material reward.
type RewardAttributes struct {
	ImageURL    string `json:"image_url,omitzero"`
	Description string `json:"description,omitzero"`
}

// RewardParameters are what a reward gives, in requests: one of the three.
type RewardParameters struct {
	Campaign *struct {
		ID      string  `json:"id"`
		Balance *Points `json:"balance"`
	} `json:"campaign"`
	Product *struct {
		ID    string `json:"id"`
		SKUID string `json:"sku_id"`
	} `json:"product"`
	Coin *struct {
		ExchangeRatio Amount  `json:"exchange_ratio"`
		PointsRatio   *Points `json:"points_ratio"`
	} `json:"coin"`
}

// Amount is a number that clients also send as a text: "0.05".
type Amount struct{ Number }

// UnmarshalJSON accepts a number, or a text with one.
func (a *Amount) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		var text string
		if json.Unmarshal(data, &text) != nil || !json.Valid([]byte(text)) {
			return wrongType[float64](data)
		}
		data = bytes.TrimSpace([]byte(text))
	}
	return a.Number.UnmarshalJSON(data)
}

func (w RewardParameters) domain() (c *loyalty.CampaignReward, p *loyalty.ProductReward, coin *loyalty.CoinReward, err error) {
	if w.Campaign != nil {
		c = &loyalty.CampaignReward{ID: w.Campaign.ID}
		if w.Campaign.Balance != nil {
			c.Balance = int64(*w.Campaign.Balance)
		}
	}
	if w.Product != nil {
		p = &loyalty.ProductReward{ID: w.Product.ID, SKUID: w.Product.SKUID}
	}
	if w.Coin == nil {
		return c, p, nil, nil
	}
	ratio, err := w.Coin.ExchangeRatio.Decimal("parameters.coin.exchange_ratio")
	switch {
	case err != nil:
		return nil, nil, nil, err
	case ratio == nil:
		return nil, nil, nil, fault.Payload("parameters.coin", "must have required property 'exchange_ratio'")
	case w.Coin.PointsRatio == nil:
		return nil, nil, nil, fault.Payload("parameters.coin", "must have required property 'points_ratio'")
	}
	return c, p, &loyalty.CoinReward{ExchangeRatio: *ratio, PointsRatio: int64(*w.Coin.PointsRatio)}, nil
}

// Domain returns the new reward.
func (w RewardCreate) Domain() (n loyalty.NewReward, err error) {
	n = loyalty.NewReward{Name: w.Name, ImageURL: w.Attributes.ImageURL, Description: w.Attributes.Description, Metadata: w.Metadata}
	if w.Stock != nil {
		stock := int64(*w.Stock)
		n.Stock = &stock
	}
	if n.Campaign, n.Product, n.Coin, err = w.Parameters.domain(); err != nil {
		return n, err
	}
	is := map[Word]bool{"": true, "CAMPAIGN": n.Campaign != nil, "MATERIAL": n.Product != nil, "COIN": n.Coin != nil}
	if fits, known := is[w.Type]; !known || !fits {
		return n, fault.Payload("type", "must be CAMPAIGN, MATERIAL or COIN, as the parameters say (actual value is '%.100s')", w.Type)
	}
	return n, nil
}

// RewardUpdate is the body of PUT /v1/rewards/{rewardId}.
type RewardUpdate struct {
	Name       patch.Field[string]                 `json:"name"`
	Stock      patch.Field[Points]                 `json:"stock"`
	Attributes patch.Field[RewardAttributesUpdate] `json:"attributes"`
	Metadata   patch.Field[metadata.Map]           `json:"metadata"`
	Parameters RewardParameters                    `json:"parameters"`
}

// RewardAttributesUpdate distinguishes missing attributes from attributes that are cleared by null.
type RewardAttributesUpdate struct {
	ImageURL    patch.Field[string] `json:"image_url"`
	Description patch.Field[string] `json:"description"`
}

// Domain returns the change.
func (w RewardUpdate) Domain() (u loyalty.RewardUpdate, err error) {
	attributes, _ := w.Attributes.Value()
	if w.Attributes.Cleared() {
		attributes = RewardAttributesUpdate{patch.Clear[string](), patch.Clear[string]()}
	}
	u = loyalty.RewardUpdate{
		Name: w.Name, Stock: patch.Map(w.Stock, func(p Points) int64 { return int64(p) }), ImageURL: attributes.ImageURL,
		Description: attributes.Description, Metadata: w.Metadata,
	}
	u.Campaign, u.Product, u.Coin, err = w.Parameters.domain()
	return u, err
}

// Reward is a reward in answers.
type Reward struct {
	ID         string            `json:"id"`
	Name       string            `json:"name"`
	Stock      *int64            `json:"stock"`
	Redeemed   *int64            `json:"redeemed"`
	Attributes *RewardAttributes `json:"attributes"`
	CreatedAt  Time              `json:"created_at"`
	UpdatedAt  Time              `json:"updated_at"`
	Metadata   metadata.Map      `json:"metadata"`
	Type       string            `json:"type" enum:"loyalty.RewardType"`
	Parameters RewardShown       `json:"parameters"`
	Object     string            `json:"object" enum:"reward"`
}

// RewardShown is what a reward gives, in answers.
type RewardShown struct {
	Campaign *RewardCampaign `json:"campaign,omitzero"`
	Product  *RewardProduct  `json:"product,omitzero"`
	Coin     *RewardCoin     `json:"coin,omitzero"`
}

// RewardCampaign is a campaign that a reward gives something of.
type RewardCampaign struct {
	ID      string `json:"id"`
	Balance int64  `json:"balance,omitzero"`
	Type    string `json:"type" enum:"campaign.Type"`
}

// RewardProduct is a material reward.
type RewardProduct struct {
	ID    string       `json:"id"`
	SKUID Null[string] `json:"sku_id"`
}

// RewardCoin is what points are worth in an order.
type RewardCoin struct {
	ExchangeRatio Number `json:"exchange_ratio" openapi:"fraction"`
	PointsRatio   int64  `json:"points_ratio"`
}

// NewReward returns the shape of a reward.
func NewReward(r loyalty.Reward) Reward {
	w := Reward{
		ID: r.ID, Name: r.Name, Stock: r.Stock, CreatedAt: NewTime(r.CreatedAt), UpdatedAt: NewTime(r.UpdatedAt), Metadata: emptyObjectIfNil(r.Metadata),
		Type: string(r.Type), Object: "reward",
	}
	if r.Stock != nil || r.Redeemed > 0 {
		w.Redeemed = &r.Redeemed
	}
	if r.ImageURL != "" || r.Description != "" {
		w.Attributes = &RewardAttributes{r.ImageURL, r.Description}
	}
	switch {
	case r.Campaign != nil:
		w.Parameters.Campaign = &RewardCampaign{r.Campaign.ID, r.Campaign.Balance, string(r.Campaign.Type)}
	case r.Product != nil:
		w.Parameters.Product = &RewardProduct{r.Product.ID, OrNull(r.Product.SKUID)}
	case r.Coin != nil:
		w.Parameters.Coin = &RewardCoin{newDecimal(r.Coin.ExchangeRatio), r.Coin.PointsRatio}
	}
	return w
}

// RewardAssignmentCreate is the body of POST /v1/rewards/{rewardId}/assignments.
type RewardAssignmentCreate struct {
	// Campaign is the loyalty campaign, by id or name.
	Campaign string `json:"campaign" required:"true"`
	AssignmentTerms
}

// CampaignRewardCreate is one assignment in the body of POST /v1/loyalties/{campaignId}/rewards.
type CampaignRewardCreate struct {
	// Reward is the id of the reward.
	Reward string `json:"reward" required:"true"`
	AssignmentTerms
}

// AssignmentTerms are what a reward costs in a campaign, and for whom.
type AssignmentTerms struct {
	Parameters AssignmentParams `json:"parameters"`
	RuleIDs    []string         `json:"validation_rules"`
}

// AssignmentParams hold the price of an assignment.
type AssignmentParams struct {
	Loyalty struct {
		Points     *Points `json:"points"`
		AutoRedeem bool    `json:"auto_redeem"`
	} `json:"loyalty"`
}

// Domain returns the assignment of a reward to a campaign.
func (w AssignmentTerms) Domain(reward, campaign string) loyalty.NewAssignment {
	n := loyalty.NewAssignment{RewardID: reward, Campaign: campaign, AutoRedeem: w.Parameters.Loyalty.AutoRedeem, RuleIDs: w.RuleIDs}
	if w.Parameters.Loyalty.Points != nil {
		points := int64(*w.Parameters.Loyalty.Points)
		n.Points = &points
	}
	return n
}

// RewardAssignmentUpdate is the body of PUT on an assignment.
type RewardAssignmentUpdate struct {
	Parameters struct {
		Loyalty struct {
			Points     patch.Field[Points] `json:"points"`
			AutoRedeem patch.Field[bool]   `json:"auto_redeem"`
		} `json:"loyalty"`
	} `json:"parameters"`
}

// Domain returns the change.
func (w RewardAssignmentUpdate) Domain() loyalty.AssignmentUpdate {
	l := w.Parameters.Loyalty
	return loyalty.AssignmentUpdate{Points: patch.Map(l.Points, func(p Points) int64 { return int64(p) }), AutoRedeem: l.AutoRedeem}
}

// RewardAssignment is an assignment in answers.
type RewardAssignment struct {
	ID          string            `json:"id"`
	RewardID    string            `json:"reward_id"`
	RelatedID   string            `json:"related_object_id"`
	RelatedType string            `json:"related_object_type" enum:"campaign"`
	Parameters  *AssignmentPoints `json:"parameters,omitzero"`
	CreatedAt   Time              `json:"created_at"`
	UpdatedAt   Time              `json:"updated_at"`
	Object      string            `json:"object" enum:"reward_assignment"`
}

// AssignmentPoints is the price of an assignment in answers. A reward that pays with points has none.
type AssignmentPoints struct {
	Loyalty struct {
		Points     int64 `json:"points"`
		AutoRedeem bool  `json:"auto_redeem"`
	} `json:"loyalty"`
}

// NewRewardAssignment returns the shape of an assignment.
func NewRewardAssignment(a loyalty.RewardAssignment) RewardAssignment {
	w := RewardAssignment{
		ID: a.ID, RewardID: a.RewardID, RelatedID: a.CampaignID, RelatedType: "campaign", CreatedAt: NewTime(a.CreatedAt),
		UpdatedAt: NewTime(a.UpdatedAt), Object: "reward_assignment",
	}
	if a.Points > 0 {
		w.Parameters = &AssignmentPoints{}
		w.Parameters.Loyalty.Points, w.Parameters.Loyalty.AutoRedeem = a.Points, a.AutoRedeem
	}
	return w
}

// Offer is a reward with the assignment that offers it.
type Offer struct {
	Reward     Reward           `json:"reward"`
	Assignment RewardAssignment `json:"assignment"`
	Object     string           `json:"object" enum:"loyalty_reward loyalty_tier_reward"`
}

// NewOffer returns the shape of an offer. object is its type in the answer.
func NewOffer(o loyalty.Offer, object string) Offer {
	return Offer{NewReward(o.Reward), NewRewardAssignment(o.Assignment), object}
}
