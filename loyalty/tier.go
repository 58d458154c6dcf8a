package loyalty

import (
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Tier is a rank of members: those whose points are in its range.
type Tier struct {
	ID         string
	CampaignID string
	Name       string
	// From and To are the range of points, both included; nil To is without end.
	From int64
	To   *int64
	// EarningRules and Rewards map, by the ids of earning rules and reward assignments, the points that holders of the tier
	// get and pay.
	EarningRules, Rewards map[string]Mapping
	Metadata              metadata.Map
	CreatedAt             time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Mapping is how a tier changes a number of points.
type Mapping struct {
	// Type is MappingCustom, which sets the points, MappingMultiply or, for a reward, MappingUnavailable.
	Type       MappingType
	Points     int64
	Multiplier decimal.Decimal
}

// MappingType is the way in which a tier maps points.
type MappingType string

// The mappings.
const (
	MappingMultiply    MappingType = "MULTIPLY"
	MappingCustom      MappingType = "CUSTOM"
	MappingUnavailable MappingType = "NOT_AVAILABLE"
)

// calc is the mapping in the form of package calc.
func (m Mapping) calc() *calc.Mapping {
	return &calc.Mapping{Custom: m.Type == MappingCustom, Points: m.Points, Multiplier: m.Multiplier}
}

// holds reports whether a number of points is in the range of the tier.
func (t *Tier) holds(points int64) bool { return points >= t.From && (t.To == nil || points <= *t.To) }

// Earns is how the tier changes the points of an earning rule; nil leaves them as they are. A nil tier changes nothing.
func (t *Tier) Earns(ruleID string) *calc.Mapping {
	if t == nil {
		return nil
	}
	if m, mapped := t.EarningRules[ruleID]; mapped {
		return m.calc()
	}
	return nil
}

// Price is the price of a reward for a holder of the tier, given its price in points, and whether they can have it. A nil tier
// changes nothing.
func (t *Tier) Price(assignmentID string, points int64) (price int64, available bool) {
	if t == nil {
		return points, true
	}
	m, mapped := t.Rewards[assignmentID]
	switch {
	case !mapped:
		return points, true
	case m.Type == MappingUnavailable:
		return 0, false
	}
	return max(1, calc.Price(points, m.calc())), true
}

// NewTier is the input for making a tier.
type NewTier struct {
	Name                  string
	From                  int64
	To                    *int64
	EarningRules, Rewards map[string]Mapping
	Metadata              metadata.Map
}

// validate checks the whole tier and brings its metadata to the form in which it is stored. The path leads to the tier in the
// request.
func (t *Tier) validate(path string) (err error) {
	at := func(property string) string { return strings.TrimPrefix(path+"."+property, ".") }
	switch {
	case t.Name == "":
		return missing(path, "name")
	case t.From < 0 || t.From > calc.MaxPoints:
		return fault.Payload(at("points.from"), "must be 0 to %d (actual value is '%d')", int64(calc.MaxPoints), t.From)
	case t.To != nil && (*t.To < t.From || *t.To > calc.MaxPoints):
		return fault.Payload(at("points.to"), "must be %d to %d: a tier does not end before it begins (actual value is '%d')", t.From, int64(calc.MaxPoints), *t.To)
	}
	if err := storage.CheckName(at("name"), t.Name); err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(t.EarningRules)) {
		if err := t.EarningRules[id].validate(at("earning_rules."+id), MappingMultiply, MappingCustom); err != nil {
			return err
		}
	}
	for _, id := range slices.Sorted(maps.Keys(t.Rewards)) {
		if err := t.Rewards[id].validate(at("rewards."+id), MappingMultiply, MappingCustom, MappingUnavailable); err != nil {
			return err
		}
	}
	t.Metadata, err = metadata.Normalize(at("metadata"), t.Metadata)
	return err
}

func (m Mapping) validate(path string, allowed ...MappingType) error {
	const most = 1000
	switch {
	case !slices.Contains(allowed, m.Type):
		return fault.Payload(path+".type", "must be one of %s (actual value is '%.100s')", allowed, m.Type)
	case m.Type == MappingMultiply && (!m.Multiplier.IsPositive() || m.Multiplier.GreaterThan(decimal.NewFromInt(most))):
		return fault.Payload(path+".multiplier", "must be above 0 and at most %d (actual value is '%s')", most, m.Multiplier)
	case m.Type == MappingCustom && (m.Points < 0 || m.Points > calc.MaxPoints):
		return fault.Payload(path+".points", "must be 0 to %d (actual value is '%d')", int64(calc.MaxPoints), m.Points)
	}
	return nil
}

// overlaps reports whether some number of points is in both ranges.
func (t *Tier) overlaps(o *Tier) bool {
	return (t.To == nil || o.From <= *t.To) && (o.To == nil || t.From <= *o.To)
}

// TierKind describes tiers to a backend.
var TierKind = storage.Kind[Tier]{
	Name: "loyalty_tier", Prefix: "ltr_", Configures: storage.ConfiguresRules,
	ID: func(t *Tier) string { return t.ID },
	Fields: []storage.Field[Tier]{
		storage.String("campaign_id", func(t *Tier) string { return t.CampaignID }),
		storage.Int("points_from", func(t *Tier) int64 { return t.From }).Ordered(),
		storage.Time("created_at", func(t *Tier) time.Time { return t.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(t *Tier) time.Time { return t.UpdatedAt }).Ordered(),
	},
}

// TierHolder records that a member holds a tier of a campaign: one for each card at most.
type TierHolder struct {
	// ID is that of the card.
	ID         string
	CampaignID string
	CustomerID string
	TierID     string
	// Start is the day on which the tier was reached; End the last day on which it is held, empty without end. Both are days in
	// the project's zone, as "2026-11-21".
	Start, End string
	// Next is the tier that begins with NextStart: one that was reached under a rule that starts it with the next period.
	Next, NextStart, NextEnd string
	CreatedAt, UpdatedAt     time.Time
}

// TierHolderKind describes the holders of tiers to a backend.
var TierHolderKind = storage.Kind[TierHolder]{
	Name: "loyalty_tier_holder", Prefix: "v_",
	ID: func(h *TierHolder) string { return h.ID },
	Fields: []storage.Field[TierHolder]{
		storage.String("campaign_id", func(h *TierHolder) string { return h.CampaignID }),
		storage.String("customer_id", func(h *TierHolder) string { return h.CustomerID }),
		storage.String("tier_id", func(h *TierHolder) string { return h.TierID }),
		storage.String("end_day", func(h *TierHolder) string { return h.End }),
		storage.String("next_start", func(h *TierHolder) string { return h.NextStart }),
		storage.String("due_on", func(h *TierHolder) string { return string(h.DueOn()) }).Ordered(),
		storage.Time("created_at", func(h *TierHolder) time.Time { return h.CreatedAt }).Ordered(),
	},
}
