package wire

import (
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/metadata"
)

// LoyaltyTierCreate is one tier in the body of POST /v1/loyalties/{campaignId}/tiers.
type LoyaltyTierCreate struct {
	Name         string                      `json:"name"`
	Points       *PointsRange                `json:"points" required:"true"`
	EarningRules map[string]TierMappingInput `json:"earning_rules"`
	Rewards      map[string]TierMappingInput `json:"rewards"`
	Metadata     metadata.Map                `json:"metadata"`
}

// PointsRange is the range of a tier; to is null without end.
type PointsRange struct {
	From *Points `json:"from"`
	To   *Points `json:"to"`
}

// TierMappingInput is how a tier changes points, in requests.
type TierMappingInput struct {
	Type       Word    `json:"type" enum:"loyalty.MappingType"`
	Multiplier Number  `json:"multiplier" openapi:"fraction"`
	Points     *Points `json:"points"`
}

// Domain returns the new tier. path is where it is in the body.
func (w LoyaltyTierCreate) Domain(path string) (n loyalty.NewTier, err error) {
	n = loyalty.NewTier{Name: w.Name, Metadata: w.Metadata}
	switch {
	case w.Points == nil:
		return n, fault.Payload(path, "must have required property 'points'")
	case w.Points.From == nil:
		return n, fault.Payload(below(path, "points"), "must have required property 'from'")
	}
	n.From = int64(*w.Points.From)
	if w.Points.To != nil {
		to := int64(*w.Points.To)
		n.To = &to
	}
	if n.EarningRules, err = tierMappings(below(path, "earning_rules"), w.EarningRules); err != nil {
		return n, err
	}
	n.Rewards, err = tierMappings(below(path, "rewards"), w.Rewards)
	return n, err
}

func tierMappings(path string, in map[string]TierMappingInput) (map[string]loyalty.Mapping, error) {
	if len(in) == 0 {
		return nil, nil
	}
	out := make(map[string]loyalty.Mapping, len(in))
	for _, id := range sortedKeys(in) {
		w, path := in[id], below(path, id)
		m := loyalty.Mapping{Type: loyalty.MappingType(w.Type)}
		switch m.Type {
		case loyalty.MappingMultiply:
			d, err := w.Multiplier.Decimal(below(path, "multiplier"))
			if err != nil {
				return nil, err
			}
			if d == nil {
				return nil, fault.Payload(path, "must have required property 'multiplier'")
			}
			m.Multiplier = *d
		case loyalty.MappingCustom:
			if w.Points == nil {
				return nil, fault.Payload(path, "must have required property 'points'")
			}
			m.Points = int64(*w.Points)
		}
		out[id] = m
	}
	return out, nil
}

// LoyaltyTier is a tier in answers.
type LoyaltyTier struct {
	ID           string                 `json:"id"`
	Name         string                 `json:"name"`
	CampaignID   string                 `json:"campaign_id"`
	Metadata     metadata.Map           `json:"metadata"`
	CreatedAt    Time                   `json:"created_at"`
	UpdatedAt    Time                   `json:"updated_at"`
	EarningRules map[string]TierMapping `json:"earning_rules"`
	Rewards      map[string]TierMapping `json:"rewards"`
	Config       TierConfig             `json:"config"`
	Points       TierPoints             `json:"points"`
	Expiration   *TierHolding           `json:"expiration,omitzero"`
	Object       string                 `json:"object" enum:"loyalty_tier"`
}

// TierConfig holds the range of a tier.
type TierConfig struct {
	Points TierPoints `json:"points"`
}

// TierPoints is the range of a tier; to is absent without end.
type TierPoints struct {
	From int64  `json:"from"`
	To   *int64 `json:"to,omitzero"`
}

// TierMapping is how a tier changes points.
type TierMapping struct {
	Type       string `json:"type" enum:"loyalty.MappingType"`
	Multiplier Number `json:"multiplier,omitzero" openapi:"fraction"`
	Points     *int64 `json:"points,omitzero"`
}

// TierHolding says since when and until when a member holds a tier: days in the project's time zone, the last one included.
type TierHolding struct {
	CustomerID string       `json:"customer_id"`
	CampaignID string       `json:"campaign_id"`
	TierID     string       `json:"tier_id"`
	Start      Null[string] `json:"start_date"`
	End        Null[string] `json:"expiration_date"`
	CreatedAt  Time         `json:"created_at"`
	UpdatedAt  Time         `json:"updated_at"`
}

// NewLoyaltyTier returns the shape of a tier.
func NewLoyaltyTier(t loyalty.Tier) LoyaltyTier {
	points := TierPoints{From: t.From, To: t.To}
	return LoyaltyTier{
		ID: t.ID, Name: t.Name, CampaignID: t.CampaignID, Metadata: emptyObjectIfNil(t.Metadata), CreatedAt: NewTime(t.CreatedAt),
		UpdatedAt: NewTime(t.UpdatedAt), EarningRules: newTierMappings(t.EarningRules), Rewards: newTierMappings(t.Rewards),
		Config: TierConfig{points}, Points: points, Object: "loyalty_tier",
	}
}

// NewHeldTier returns the shape of a tier that a member holds.
func NewHeldTier(h loyalty.HeldTier) LoyaltyTier {
	w := NewLoyaltyTier(h.Tier)
	w.Expiration = &TierHolding{
		CustomerID: h.Holder.CustomerID, CampaignID: h.Holder.CampaignID, TierID: h.Holder.TierID, CreatedAt: NewTime(h.Holder.CreatedAt),
		UpdatedAt: NewTime(h.Holder.UpdatedAt), Start: OrNull(h.Holder.Start), End: OrNull(h.Holder.End),
	}
	return w
}

func newTierMappings(in map[string]loyalty.Mapping) map[string]TierMapping {
	out := make(map[string]TierMapping, len(in))
	for id, m := range in {
		w := TierMapping{Type: string(m.Type)}
		switch m.Type {
		case loyalty.MappingMultiply:
			w.Multiplier = newDecimal(m.Multiplier)
		case loyalty.MappingCustom:
			points := m.Points
			w.Points = &points
		}
		out[id] = w
	}
	return out
}

func newDecimal(d decimal.Decimal) Number { return Number(d.String()) }
