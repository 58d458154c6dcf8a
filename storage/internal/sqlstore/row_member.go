package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ membership.Store = (*Project)(nil)

// Members returns the members of loyalty programs.
func (p *Project) Members() storage.Collection[membership.Member] { return collection(p, memberTable) }

// MemberCards returns the cards of members.
func (p *Project) MemberCards() storage.Collection[membership.Card] {
	return collection(p, memberCardTable)
}

// CardTransactions returns the movements on cards of members.
func (p *Project) CardTransactions() storage.Collection[membership.CardTransaction] {
	return collection(p, cardTransactionTable)
}

var memberTable = tableOf(membership.Kind, memberItem, newMemberRow)

type memberRow struct {
	bun.BaseModel `bun:"table:loyalty_members,alias:t"`

	ProjectID  string                 `bun:"project_id,pk"`
	ID         string                 `bun:"id,pk"`
	ProgramID  string                 `bun:"program_id,nullzero"`
	CustomerID string                 `bun:"customer_id,nullzero"`
	Membership string                 `bun:"membership,nullzero"` // follows from the two before, and is null for a deleted member
	Status     string                 `bun:"status,nullzero"`
	Metadata   document[metadata.Map] `bun:"metadata"`
	CreatedAt  instant                `bun:"created_at"`
	UpdatedAt  instant                `bun:"updated_at"`
}

func memberItem(r *memberRow) membership.Member {
	return membership.Member{
		ID: r.ID, ProgramID: r.ProgramID, CustomerID: r.CustomerID, Status: membership.Status(r.Status), Metadata: r.Metadata.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newMemberRow(project string, m *membership.Member) memberRow {
	return memberRow{
		ProjectID: project, ID: m.ID, ProgramID: m.ProgramID, CustomerID: m.CustomerID, Membership: m.Membership(), Status: string(m.Status),
		Metadata: asDocument(m.Metadata), CreatedAt: instant(m.CreatedAt), UpdatedAt: instant(m.UpdatedAt),
	}
}

var memberCardTable = tableOf(membership.CardKind, memberCardItem, newMemberCardRow)

// memberCardRow has every counter in a column of its own.
type memberCardRow struct {
	bun.BaseModel `bun:"table:member_cards,alias:t"`

	ProjectID         string                          `bun:"project_id,pk"`
	ID                string                          `bun:"id,pk"`
	MemberID          string                          `bun:"member_id,nullzero"`
	ProgramID         string                          `bun:"program_id,nullzero"`
	CustomerID        string                          `bun:"customer_id,nullzero"`
	DefinitionID      string                          `bun:"card_definition_id,nullzero"`
	Code              string                          `bun:"code,nullzero"`
	Earned            int64                           `bun:"earned"`
	Added             int64                           `bun:"added"`
	Purchased         int64                           `bun:"purchased"`
	Subtracted        int64                           `bun:"subtracted"`
	Expired           int64                           `bun:"expired"`
	Refunded          int64                           `bun:"refunded"`
	PurchaseReversed  int64                           `bun:"purchase_reversed"`
	Spent             int64                           `bun:"spent"`
	Returned          int64                           `bun:"returned"`
	Locked            int64                           `bun:"locked"`
	Unlocked          int64                           `bun:"unlocked"`
	PendingTotal      int64                           `bun:"pending_total"`
	PendingActivated  int64                           `bun:"pending_activated"`
	PendingCanceled   int64                           `bun:"pending_canceled"`
	WrittenOff        int64                           `bun:"written_off"`
	PendingWrittenOff int64                           `bun:"pending_written_off"`
	Balance           int64                           `bun:"balance"` // follows from the counters
	NextOn            string                          `bun:"next_on,nullzero"`
	NextPoints        int64                           `bun:"next_points"`
	NextActivation    document[membership.Activation] `bun:"next_activation"`
	Standing          document[membership.Standing]   `bun:"tier_standing"`
	TierDue           string                          `bun:"tier_due,nullzero"` // stands in the standing as well, of a card that is not deleted
	CreatedAt         instant                         `bun:"created_at"`
	UpdatedAt         instant                         `bun:"updated_at"`
	DeletedAt         instant                         `bun:"deleted_at"`
}

func memberCardItem(r *memberCardRow) membership.Card {
	return membership.Card{
		ID: r.ID, MemberID: r.MemberID, ProgramID: r.ProgramID, CustomerID: r.CustomerID, DefinitionID: r.DefinitionID, Code: r.Code,
		Figures: ledger.Figures{
			Earned:            r.Earned,
			Added:             r.Added,
			Purchased:         r.Purchased,
			Subtracted:        r.Subtracted,
			Expired:           r.Expired,
			Refunded:          r.Refunded,
			PurchaseReversed:  r.PurchaseReversed,
			Spent:             r.Spent,
			Returned:          r.Returned,
			Locked:            r.Locked,
			Unlocked:          r.Unlocked,
			PendingTotal:      r.PendingTotal,
			PendingActivated:  r.PendingActivated,
			PendingCanceled:   r.PendingCanceled,
			WrittenOff:        r.WrittenOff,
			PendingWrittenOff: r.PendingWrittenOff,
		},
		Next: ledger.Next{On: calc.Day(r.NextOn), Points: r.NextPoints}, NextActivation: r.NextActivation.value, Standing: r.Standing.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(), DeletedAt: r.DeletedAt.time(),
	}
}

func newMemberCardRow(project string, c *membership.Card) memberCardRow {
	f := c.Figures
	return memberCardRow{
		ProjectID: project, ID: c.ID, MemberID: c.MemberID, ProgramID: c.ProgramID, CustomerID: c.CustomerID, DefinitionID: c.DefinitionID, Code: c.Code,
		Earned:            f.Earned,
		Added:             f.Added,
		Purchased:         f.Purchased,
		Subtracted:        f.Subtracted,
		Expired:           f.Expired,
		Refunded:          f.Refunded,
		PurchaseReversed:  f.PurchaseReversed,
		Spent:             f.Spent,
		Returned:          f.Returned,
		Locked:            f.Locked,
		Unlocked:          f.Unlocked,
		PendingTotal:      f.PendingTotal,
		PendingActivated:  f.PendingActivated,
		PendingCanceled:   f.PendingCanceled,
		WrittenOff:        f.WrittenOff,
		PendingWrittenOff: f.PendingWrittenOff,
		Balance:           f.Balance(), NextOn: string(c.Next.On), NextPoints: c.Next.Points, NextActivation: asDocument(c.NextActivation),
		Standing: asDocument(c.Standing), TierDue: c.TierDue(),
		CreatedAt: instant(c.CreatedAt), UpdatedAt: instant(c.UpdatedAt), DeletedAt: instant(c.DeletedAt),
	}
}

var cardTransactionTable = tableOf(membership.TransactionKind, cardTransactionItem, newCardTransactionRow)

type cardTransactionRow struct {
	bun.BaseModel `bun:"table:card_transactions,alias:t"`

	ProjectID    string                       `bun:"project_id,pk"`
	ID           string                       `bun:"id,pk"`
	CardID       string                       `bun:"card_id,nullzero"`
	MemberID     string                       `bun:"member_id,nullzero"`
	ProgramID    string                       `bun:"program_id,nullzero"`
	DefinitionID string                       `bun:"card_definition_id,nullzero"`
	Type         string                       `bun:"column:type,nullzero"`
	Status       string                       `bun:"status,nullzero"`
	Points       int64                        `bun:"points"`
	Details      document[membership.Details] `bun:"details"`
	OrderID      string                       `bun:"order_id,nullzero"` // stands in the details as well
	Key          string                       `bun:"key,nullzero"`
	CreatedAt    instant                      `bun:"created_at"`
	UpdatedAt    instant                      `bun:"updated_at"`
}

func cardTransactionItem(r *cardTransactionRow) membership.CardTransaction {
	return membership.CardTransaction{
		ID: r.ID, CardID: r.CardID, MemberID: r.MemberID, ProgramID: r.ProgramID, DefinitionID: r.DefinitionID, Type: ledger.Movement(r.Type),
		Status: membership.TransactionStatus(r.Status), Points: r.Points, Details: r.Details.value, Key: r.Key,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newCardTransactionRow(project string, t *membership.CardTransaction) cardTransactionRow {
	return cardTransactionRow{
		ProjectID: project, ID: t.ID, CardID: t.CardID, MemberID: t.MemberID, ProgramID: t.ProgramID, DefinitionID: t.DefinitionID,
		Type: string(t.Type), Status: string(t.Status), Points: t.Points, Details: asDocument(t.Details), OrderID: t.Details.OrderID, Key: t.Key,
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}
