package membership

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Member is a customer in a program.
type Member struct {
	ID         string
	ProgramID  string
	CustomerID string
	Status     Status
	Metadata   metadata.Map
	CreatedAt  time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Status is the state of a member.
type Status string

// The states of members.
const (
	StatusActive   Status = "ACTIVE"
	StatusInactive Status = "INACTIVE"
	StatusDeleted  Status = "DELETED"
)

// Membership is the natural key of a member that is not deleted.
func (m *Member) Membership() string {
	if m.Status == StatusDeleted || m.ProgramID == "" && m.CustomerID == "" {
		return ""
	}
	return membershipOf(m.ProgramID, m.CustomerID)
}

// membershipOf is the natural key by which a customer's member of a program is found.
func membershipOf(programID, customerID string) string { return programID + " " + customerID }

// Kind describes members to a backend.
var Kind = storage.Kind[Member]{
	Name: "member", Prefix: "lmbr_",
	ID:     func(m *Member) string { return m.ID },
	Unique: []storage.Unique[Member]{{Name: "membership", Value: (*Member).Membership}},
	Fields: []storage.Field[Member]{
		storage.String("membership", (*Member).Membership),
		storage.String("program_id", func(m *Member) string { return m.ProgramID }),
		storage.String("customer_id", func(m *Member) string { return m.CustomerID }).Ordered(),
		storage.String("status", func(m *Member) string { return string(m.Status) }).Ordered(),
		storage.Time("created_at", func(m *Member) time.Time { return m.CreatedAt }).Ordered(),
	},
}

// notDeleted matches members that are not deleted.
var notDeleted = storage.Where("status", storage.OpIsNot, string(StatusDeleted))

// Card is a member's wallet: the points of one card definition.
type Card struct {
	ID                  string
	MemberID, ProgramID string
	CustomerID          string
	DefinitionID        string
	// Code is empty when no code was left.
	Code string
	// Figures are the lifetime counters; the balance follows from them.
	Figures ledger.Figures
	Next    ledger.Next
	// NextActivation is the next activation of pending points.
	NextActivation Activation
	// Standing is the card's tier in its program.
	Standing  Standing
	CreatedAt time.Time
	UpdatedAt time.Time
	// DeletedAt is set when the member was deleted.
	DeletedAt time.Time
}

// Activation is the points that become usable next: on a day, or by an event that must come until a day.
type Activation struct {
	Points        int64
	Type          calc.PendingType
	On, CancelsOn calc.Day
}

// CardKind describes cards to a backend.
var CardKind = storage.Kind[Card]{
	Name: "card", Prefix: "lcrd_",
	ID:     func(c *Card) string { return c.ID },
	Unique: []storage.Unique[Card]{{Name: "code", Value: func(c *Card) string { return c.Code }}},
	Fields: []storage.Field[Card]{
		storage.String("code", func(c *Card) string { return c.Code }),
		storage.String("member_id", func(c *Card) string { return c.MemberID }),
		storage.String("program_id", func(c *Card) string { return c.ProgramID }),
		storage.String("card_definition_id", func(c *Card) string { return c.DefinitionID }),
		storage.String("tier_due", (*Card).TierDue).Ordered(),
		storage.Int("balance", func(c *Card) int64 { return c.Figures.Balance() }),
		storage.Time("created_at", func(c *Card) time.Time { return c.CreatedAt }).Ordered(),
	},
}

// overdue reports whether the balance includes points whose last day has passed, which the daily run has not taken off yet.
func (c *Card) overdue(today calc.Day) bool { return c.Next.On != "" && c.Next.On < today }

// TierDue is the day on which the daily run has to judge the card, if there is one.
func (c *Card) TierDue() string {
	if !c.DeletedAt.IsZero() {
		return ""
	}
	return string(c.Standing.Due)
}

// account is the ledger's view of the card.
func (c *Card) account(allowNegative bool) ledger.Account {
	return ledger.Account{
		ID: c.ID, ScopeID: c.ProgramID, HolderID: c.MemberID, Balance: c.Figures.Balance(), Pending: c.Figures.Pending(),
		AllowNegative: allowNegative, Next: c.Next,
	}
}
