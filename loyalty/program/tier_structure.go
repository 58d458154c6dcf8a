package program

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// TierStructure ranks the cards of a program: by the points that a card holds, or by those that it earned in a period.
type TierStructure struct {
	ID     string
	Name   string
	Type   StructureType
	Status Status
	// CardDefinitionID is the wallet whose points count.
	CardDefinitionID string
	// Tracking is the period of POINT_EARNED, Start when a tier that was reached in it begins.
	Tracking  calc.Period
	Start     TierStart
	Retention Retention
	Downgrade Downgrade
	Metadata  metadata.Map
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// StructureType is which points count.
type StructureType string

// The types.
const (
	StructureBalance StructureType = "POINT_BALANCE"
	StructureEarned  StructureType = "POINT_EARNED"
)

// TierStart is when a tier begins that was reached by earned points.
type TierStart string

// The starts.
const (
	StartImmediately TierStart = "IMMEDIATELY"
	StartNextPeriod  TierStart = "NEXT_TRACKING_PERIOD"
)

// Retention is how long a tier is kept at least. Only what belongs to the type is set. SLIDING_EXPIRATION is stored and shown,
// and acts as NO_RETENTION.
type Retention struct {
	Type     RetentionType
	Period   calc.Period
	Dates    []calc.MonthDay
	Activity Usage
}

// RetentionType is when a tier is judged again.
type RetentionType string

// The types.
const (
	RetentionNone     RetentionType = "NO_RETENTION"
	RetentionSliding  RetentionType = "SLIDING_EXPIRATION"
	RetentionFixed    RetentionType = "FIXED_DURATION"
	RetentionCalendar RetentionType = "CALENDAR_EXPIRATION"
)

// Downgrade is how far a card falls whose points no longer qualify, and after which grace period.
type Downgrade struct {
	Type    DowngradeType
	Grace   calc.Period
	RoundUp bool
}

// DowngradeType is how far a card falls.
type DowngradeType string

// The types. DowngradeInherit means the structure's, and is a setting of tiers.
const (
	DowngradeInherit DowngradeType = "INHERIT"
	DowngradeNone    DowngradeType = "NO_DOWNGRADE"
	DowngradeMulti   DowngradeType = "MULTI_LEVEL"
	DowngradeSingle  DowngradeType = "SINGLE_LEVEL"
)

// TierStructureKind describes tier structures to a backend.
var TierStructureKind = storage.Kind[TierStructure]{
	Name: "tier_structure", Prefix: "lts_",
	ID: func(s *TierStructure) string { return s.ID },
	Fields: []storage.Field[TierStructure]{
		storage.String("name", func(s *TierStructure) string { return s.Name }).Ordered(),
		storage.String("type", func(s *TierStructure) string { return string(s.Type) }).Ordered(),
		storage.String("status", func(s *TierStructure) string { return string(s.Status) }).Ordered(),
		storage.Time("created_at", func(s *TierStructure) time.Time { return s.CreatedAt }).Ordered(),
	},
}

// The largest periods of tiers.
var (
	trackingPeriods  = bounds{calc.UnitDay: 90, calc.UnitWeek: 52, calc.UnitMonth: 12, calc.UnitYear: 5}
	retentionPeriods = bounds{calc.UnitDay: 90, calc.UnitMonth: 12, calc.UnitYear: 5}
)

func (s *TierStructure) complete() (err error) {
	if err := textOf("name", s.Name, 1, maxName); err != nil {
		return err
	}
	if err := oneOf("type", s.Type, StructureBalance, StructureEarned); err != nil {
		return err
	}
	block := map[StructureType]string{StructureBalance: "point_balance", StructureEarned: "point_earned"}[s.Type]
	if s.CardDefinitionID == "" {
		return fault.Payload(block, "must have required property 'card_definition_id'")
	}
	if s.Type == StructureEarned {
		if err := trackingPeriods.check(block+".period", s.Tracking); err != nil {
			return err
		}
		if err := oneOf(block+".type", s.Start, StartImmediately, StartNextPeriod); err != nil {
			return err
		}
	}
	if s.Retention.Type == "" {
		s.Retention.Type = RetentionNone
	}
	if s.Downgrade.Type == "" {
		s.Downgrade.Type = DowngradeNone
	}
	if err := s.Retention.validate("expiration"); err != nil {
		return err
	}
	if err := s.Downgrade.validate("downgrade"); err != nil {
		return err
	}
	s.Metadata, err = metadata.Normalize("metadata", s.Metadata)
	return err
}

func (r Retention) validate(path string) error {
	if err := oneOf(path+".type", r.Type, RetentionNone, RetentionSliding, RetentionFixed, RetentionCalendar); err != nil {
		return err
	}
	switch r.Type {
	case RetentionFixed:
		return retentionPeriods.check(path+".fixed_duration.period", r.Period)
	case RetentionCalendar:
		return validDates(path+".calendar_expiration.calendar_dates", r.Dates)
	case RetentionSliding:
		if r.Period != (calc.Period{}) {
			if err := retentionPeriods.check(path+".sliding_expiration.period", r.Period); err != nil {
				return err
			}
		}
		return validEventTypes(path+".sliding_expiration.custom_activity_types", r.Activity.EventTypes, 0)
	}
	return nil
}

func (d Downgrade) validate(path string) error {
	if err := oneOf(path+".type", d.Type, DowngradeMulti, DowngradeSingle, DowngradeNone); err != nil {
		return err
	}
	if d.Grace == (calc.Period{}) {
		return nil
	}
	if d.Type == DowngradeNone {
		return fault.Payload(path+".grace_period", "does not belong to %s", DowngradeNone)
	}
	return retentionPeriods.check(path+".grace_period", d.Grace)
}
