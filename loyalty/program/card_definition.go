package program

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// CardDefinition is a point wallet: the template of the cards of members.
type CardDefinition struct {
	ID     string
	Name   string
	Type   CardType
	Status Status
	// CodeConfig describes the codes of cards.
	CodeConfig       code.Config
	PointsExpiration Expiration
	// PendingPoints is when earned points become spendable. Only what belongs to the type is set.
	PendingPoints  calc.Pending
	EarningLimits  Limits
	SpendingLimits Limits
	Refunds        Refunds
	// AllowNegative lets the balance of a card fall below zero.
	AllowNegative bool
	PayWithPoints PayWithPoints
	Metadata      metadata.Map
	CreatedAt     time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// CardType is who owns a card.
type CardType string

// CardIndividual is a card of one member.
const CardIndividual CardType = "INDIVIDUAL"

// Limits bound how many points a card earns or spends.
type Limits struct{ Global, Transactions LimitSet }

// LimitSet is a switch and the limits behind it. NO_LIMIT has none.
type LimitSet struct {
	Limited bool
	Limits  []Limit
}

// Limit is one bound. Max is in points, except that of SPENDING, which is the least amount in minor units.
type Limit struct {
	Type LimitType
	Max  int64
	// Unit is the calendar period of TIME_BASED.
	Unit calc.Unit
}

// LimitType is the figure that a limit bounds.
type LimitType string

// The types of limits. A minimal amount (SPENDING) is stored and shown, and has no effect.
const (
	LimitBalance  LimitType = "BALANCE_BASED"
	LimitSpending LimitType = "SPENDING_BASED"
	LimitTime     LimitType = "TIME_BASED"
	LimitPoints   LimitType = "POINTS"
	LimitAmount   LimitType = "SPENDING"
)

// Of returns the limit of a type, and whether there is one.
func (s LimitSet) Of(t LimitType) (Limit, bool) {
	for _, l := range s.Limits {
		if l.Type == t {
			return l, true
		}
	}
	return Limit{}, false
}

// Refunds say what happens to points when an order or a purchase is cancelled.
type Refunds struct{ Spent, Earned RefundSet }

// RefundSet is a switch and the method behind it.
type RefundSet struct {
	Refundable bool
	Methods    []RefundMethod
}

// Of returns the mode of a method, and whether points are moved that way at all.
func (s RefundSet) Of(method string) (mode string, found bool) {
	for _, m := range s.Methods {
		if s.Refundable && m.Type == method {
			return m.Mode, true
		}
	}
	return "", false
}

// RefundMethod is one way to move points back.
type RefundMethod struct{ Type, Mode string }

// The types and modes of refund methods. Item and amount wise returns are stored and shown, and have no effect.
const (
	RefundReturn        = "RETURN_POINTS"
	RefundFromPending   = "REVOKE_FROM_PENDING"
	RefundFromBalance   = "REVOKE_FROM_BALANCE"
	ModeRefundAll       = "REFUND_ALL"
	ModeRefundItem      = "REFUND_ITEM"
	ModeRefundAmount    = "REFUND_AMOUNT"
	ModeRevokeToZero    = "REVOKE_TO_ZERO"
	ModeRevokeBelowZero = "REVOKE_BELOW_ZERO"
)

// PayWithPoints says how many points pay for one minor unit of the currency.
type PayWithPoints struct {
	Enabled bool
	// Formula is a number or an expression.
	Formula string
}

// CardDefinitionKind describes card definitions to a backend.
var CardDefinitionKind = storage.Kind[CardDefinition]{
	Name: "card_definition", Prefix: "lcdef_",
	ID: func(d *CardDefinition) string { return d.ID },
	Fields: []storage.Field[CardDefinition]{
		storage.String("name", func(d *CardDefinition) string { return d.Name }).Ordered(),
		storage.String("type", func(d *CardDefinition) string { return string(d.Type) }).Ordered(),
		storage.String("status", func(d *CardDefinition) string { return string(d.Status) }).Ordered(),
		storage.Time("created_at", func(d *CardDefinition) time.Time { return d.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(d *CardDefinition) time.Time { return d.UpdatedAt }),
	},
}
