package ledger

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// The prefixes of the ids of pending points: of a v1 loyalty card, and of a v2 card.
const (
	PendingPrefix     = "lopp_"
	CardPendingPrefix = "lcppb_"
)

// Pending is a number of points that wait for a day or an event before they can be used.
type Pending struct {
	ID string
	// AccountID is the card, ScopeID its campaign or program, HolderID the customer or the member that holds it.
	AccountID, ScopeID, HolderID string
	// EntryID is the transaction that added the points, where the owner keeps one.
	EntryID string
	Points  int64
	Type    calc.PendingType
	// ActivatesOn is the day from whose beginning the points can be used, CancelsOn the last day on which an event can activate
	// them.
	ActivatesOn, CancelsOn calc.Day
	// Expiration is the rule that the points will expire by; it counts from the day of activation.
	Expiration calc.Expiration
	Status     PendingStatus
	Cause      Cause
	CreatedAt  time.Time
	UpdatedAt  time.Time
}

// PendingStatus is the state of pending points.
type PendingStatus string

// The states of pending points. A state other than the first is final.
const (
	PendingWaiting   PendingStatus = "PENDING"
	PendingActivated PendingStatus = "ACTIVATED"
	PendingCanceled  PendingStatus = "CANCELED"
	PendingDeleted   PendingStatus = "DELETED"
)

// Cause names what earned points. Empty parts do not apply.
type Cause struct {
	// EventID and EventType name the event, OrderID its order.
	EventID, EventType, OrderID string
	// RuleID is the earning rule, ItemID the earning in it.
	RuleID, ItemID string
	// TierID is the tier that the rule asked for, HolderTierID the one that the holder was in.
	TierID, HolderTierID string
	// SegmentID and SchemaID name the segment that was entered and the schema of a custom event.
	SegmentID, SchemaID string
	// PendingID is the id of the pending points, for the transaction that activated them.
	PendingID string
	// Earned is how many points an order earned, whatever became of them; 0 for those of older records. Basis is the weight of the lines of
	// the order that they are for, by the ids of these; nil is the whole order.
	Earned int64            `json:",omitzero"`
	Basis  map[string]int64 `json:",omitzero"`
}

// DueOn is the first day on which the daily run processes pending points: the day of their activation, or the one after the last
// day for their event.
func (p *Pending) DueOn() calc.Day {
	switch {
	case p.Status != PendingWaiting:
		return ""
	case p.ActivatesOn != "":
		return p.ActivatesOn
	case p.CancelsOn != "":
		return p.CancelsOn.AddDays(1)
	}
	return ""
}

// DueOrder places pending points in the order in which the daily run finds them; empty for those that are not pending any
// more.
func (p *Pending) DueOrder() string {
	if on := p.DueOn(); on != "" {
		return duePrefix(IsCard(p.AccountID)) + string(on)
	}
	return ""
}

// Date is the day that lists show and sort by: that of activation, or the last one for the event.
func (p *Pending) Date() calc.Day {
	if p.ActivatesOn != "" {
		return p.ActivatesOn
	}
	return p.CancelsOn
}

// PendingKind describes pending points to a backend.
var PendingKind = storage.Kind[Pending]{
	Name: "pending_points", Prefix: PendingPrefix,
	ID: func(p *Pending) string { return p.ID },
	Fields: []storage.Field[Pending]{
		storage.String("account_id", func(p *Pending) string { return p.AccountID }),
		storage.String("scope_id", func(p *Pending) string { return p.ScopeID }),
		storage.String("holder_id", func(p *Pending) string { return p.HolderID }),
		storage.String("entry_id", func(p *Pending) string { return p.EntryID }),
		storage.String("status", func(p *Pending) string { return string(p.Status) }),
		storage.String("date", func(p *Pending) string { return string(p.Date()) }).Ordered(),
		storage.String("due_on", (*Pending).DueOrder).Ordered(),
		storage.String("order_id", func(p *Pending) string { return p.Cause.OrderID }),
		storage.Time("created_at", func(p *Pending) time.Time { return p.CreatedAt }).Ordered(),
	},
}
