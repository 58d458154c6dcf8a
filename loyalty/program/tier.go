package program

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Tier is one rank of a structure: a range of points, both ends included, and for some types a segment that the customer must
// be in.
type Tier struct {
	ID          string
	StructureID string
	Name        string
	Type        TierType
	Min         int64
	// Max is nil for a range without end.
	Max *int64
	// SegmentID is the segment of POINTS_AND_SEGMENT.
	SegmentID string
	// Downgrade is INHERIT or NO_DOWNGRADE.
	Downgrade DowngradeType
	// Expiration overrides that of the card definition unless its type is INHERIT.
	Expiration Expiration
	Metadata   metadata.Map
	CreatedAt  time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// TierType is what a tier requires.
type TierType string

// The types. Tiers of the two types are two separate ladders: ranges must not overlap within one of them.
const (
	TierPoints  TierType = "POINTS"
	TierSegment TierType = "POINTS_AND_SEGMENT"
)

// holds reports whether the range contains a number of points.
func (t *Tier) holds(points int64) bool { return points >= t.Min && (t.Max == nil || points <= *t.Max) }

// TierKind describes tiers to a backend.
var TierKind = storage.Kind[Tier]{
	Name: "tier", Prefix: "lt_",
	ID: func(t *Tier) string { return t.ID },
	Fields: []storage.Field[Tier]{
		storage.String("tier_structure_id", func(t *Tier) string { return t.StructureID }),
		storage.String("name", func(t *Tier) string { return t.Name }).Ordered(),
		storage.Time("created_at", func(t *Tier) time.Time { return t.CreatedAt }).Ordered(),
	},
}

const (
	maxTierPoints = 1_000_000_000
	// MaxTiers is how many tiers a structure may have.
	MaxTiers = 100
)

func (t *Tier) complete() (err error) {
	const rules = "qualification_rules"
	if err := textOf("name", t.Name, 1, maxName); err != nil {
		return err
	}
	if err := oneOf(rules+".type", t.Type, TierPoints, TierSegment); err != nil {
		return err
	}
	if err := within(rules+".points.min_value", t.Min, 0, maxTierPoints); err != nil {
		return err
	}
	if t.Max != nil {
		if err := within(rules+".points.max_value", *t.Max, t.Min, maxTierPoints); err != nil {
			return err
		}
	}
	switch {
	case t.Type == TierSegment && t.SegmentID == "":
		return fault.Payload(rules+".segment", "must have required property 'id'")
	case t.Type == TierPoints && t.SegmentID != "":
		return fault.Payload(rules+".segment", "belongs to the type %s only", TierSegment)
	}
	if t.Downgrade == "" {
		t.Downgrade = DowngradeInherit
	}
	if err := oneOf("downgrade.type", t.Downgrade, DowngradeInherit, DowngradeNone); err != nil {
		return err
	}
	if t.Expiration.Type == "" {
		t.Expiration.Type = calc.Inherit
	}
	if t.Expiration.Type != calc.Inherit {
		if err := t.Expiration.validate("points_expiration"); err != nil {
			return err
		}
	}
	t.Metadata, err = metadata.Normalize("metadata", t.Metadata)
	return err
}

// ladder tells tiers apart whose ranges may overlap: those of different segments, and those without one.
func (t *Tier) ladder() string { return string(t.Type) + " " + t.SegmentID }

// fitAmong refuses a range that overlaps that of another tier of its ladder. A range without end is the highest one.
func (t *Tier) fitAmong(others []Tier) error {
	for i := range others {
		o := &others[i]
		if o.ID == t.ID || o.ladder() != t.ladder() {
			continue
		}
		if (t.Max == nil || o.Min <= *t.Max) && (o.Max == nil || t.Min <= *o.Max) {
			return fault.Payload("qualification_rules.points", "must not overlap the points of tier %s, %s", o.Name, o.points())
		}
	}
	return nil
}

func (t *Tier) points() string {
	if t.Max == nil {
		return fmt.Sprintf("%d and more", t.Min)
	}
	return fmt.Sprintf("%d to %d", t.Min, *t.Max)
}

// fitWallet refuses an expiration of another type than that of a wallet whose points expire.
func (t *Tier) fitWallet(d CardDefinition) error {
	own, wallet := t.Expiration.Type, d.PointsExpiration.Type
	if own == calc.Inherit || own == calc.NoExpiration || wallet == calc.NoExpiration || own == wallet {
		return nil
	}
	return fault.Payload("points_expiration.type", "must be %s, %s or %s, the type of the card definition (actual value is '%s')",
		calc.Inherit, calc.NoExpiration, wallet, own)
}
