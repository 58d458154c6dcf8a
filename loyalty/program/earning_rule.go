package program

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// EarningRule gives points or benefits to members when something happens. Its earnings are evaluated in order, and the first
// that is fulfilled wins.
type EarningRule struct {
	ID       string
	Name     string
	Status   Status
	Trigger  Trigger
	Earnings []Earning
	// Message is reported when no earning is fulfilled.
	Message  string
	Validity validity.Validity
	// TriggerLimits bound how often a member can trigger the rule, EarningLimits how many points one member can get from it in
	// a calendar period.
	TriggerLimits UseLimits
	EarningLimits LimitSet
	Metadata      metadata.Map
	CreatedAt     time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Trigger is the event that triggers a rule.
type Trigger struct {
	Event Event
	// SchemaID is the custom event of EventCustom, SegmentID the segment of EventSegment.
	SchemaID, SegmentID string
}

// Event is a kind of event that can trigger a rule.
type Event string

// The events.
const (
	EventOrderPaid Event = "customer.order.paid"
	EventCustom    Event = "customer.custom_event"
	EventSegment   Event = "customer.segment.entered"
)

// Earning is one case of a rule.
type Earning struct {
	ID, Name string
	// Rules are the conditions of the earning; without any it is always fulfilled.
	Rules rule.Expression
	// Tiers require that the member's tier is one of those named; empty requires nothing.
	Tiers   []TierRule
	Effects []Effect
}

// TierRule names tiers of a structure.
type TierRule struct {
	StructureID string
	TierIDs     []string
}

// Effect is the result of an earning: points, or a benefit when BenefitID is set.
type Effect struct {
	Award     Award
	BenefitID string
}

// UseLimits bound how often something may happen to one member. Zero means without limit.
type UseLimits struct {
	// Cooldown is the least time until the next time.
	Cooldown calc.Period
	// Max is how often it may happen in one calendar period of Unit; 0 is no limit.
	Max  int64
	Unit calc.Unit
}

// EarningRuleKind describes earning rules to a backend.
var EarningRuleKind = storage.Kind[EarningRule]{
	Name: "earning_rule", Prefix: "lern_",
	ID: func(r *EarningRule) string { return r.ID },
	Fields: []storage.Field[EarningRule]{
		storage.String("name", func(r *EarningRule) string { return r.Name }).Ordered(),
		storage.String("status", func(r *EarningRule) string { return string(r.Status) }),
		storage.String("event", func(r *EarningRule) string { return string(r.Trigger.Event) }),
		storage.Time("created_at", func(r *EarningRule) time.Time { return r.CreatedAt }).Ordered(),
	},
}

const earningPrefix = "lernei_"

// wallets are the card definitions that get points of the rule's effects.
func (r *EarningRule) wallets() (ids []string) {
	for _, e := range r.Earnings {
		for _, effect := range e.Effects {
			if effect.BenefitID == "" {
				ids = append(ids, effect.Award.CardDefinitionID)
			}
		}
	}
	return distinct(ids)
}

func (r *EarningRule) benefits() (ids []string) {
	for _, e := range r.Earnings {
		for _, effect := range e.Effects {
			ids = append(ids, effect.BenefitID)
		}
	}
	return distinct(ids)
}

func (r *EarningRule) tierRules() (all []TierRule) {
	for _, e := range r.Earnings {
		all = append(all, e.Tiers...)
	}
	return all
}
