package sqlstore

import (
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

// RewardTransactions returns the purchases of rewards.
func (p *Project) RewardTransactions() storage.Collection[membership.RewardTransaction] {
	return collection(p, rewardTransactionTable)
}

// OrderTransactions returns the payments of orders with points.
func (p *Project) OrderTransactions() storage.Collection[membership.OrderTransaction] {
	return collection(p, orderTransactionTable)
}

var rewardTransactionTable = tableOf(membership.RewardTransactionKind, rewardTransactionItem, newRewardTransactionRow)

type rewardTransactionRow struct {
	bun.BaseModel `bun:"table:reward_transactions,alias:t"`

	ProjectID         string                               `bun:"project_id,pk"`
	ID                string                               `bun:"id,pk"`
	Type              string                               `bun:"column:type,nullzero"`
	Status            string                               `bun:"status,nullzero"`
	ProgramID         string                               `bun:"program_id,nullzero"`
	MemberID          string                               `bun:"member_id,nullzero"`
	CardID            string                               `bun:"card_id,nullzero"`
	CardTransactionID string                               `bun:"card_transaction_id,nullzero"`
	RewardID          string                               `bun:"reward_id,nullzero"`
	Points            int64                                `bun:"points"`
	Details           document[membership.PurchaseDetails] `bun:"details"`
	CreatedAt         instant                              `bun:"created_at"`
	UpdatedAt         instant                              `bun:"updated_at"`
}

func rewardTransactionItem(r *rewardTransactionRow) membership.RewardTransaction {
	return membership.RewardTransaction{
		ID: r.ID, Type: membership.PurchaseType(r.Type), Status: membership.TransactionStatus(r.Status), ProgramID: r.ProgramID, MemberID: r.MemberID,
		CardID: r.CardID, CardTransactionID: r.CardTransactionID, RewardID: r.RewardID, Points: r.Points, Details: r.Details.value,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newRewardTransactionRow(project string, t *membership.RewardTransaction) rewardTransactionRow {
	return rewardTransactionRow{
		ProjectID: project, ID: t.ID, Type: string(t.Type), Status: string(t.Status), ProgramID: t.ProgramID, MemberID: t.MemberID,
		CardID: t.CardID, CardTransactionID: t.CardTransactionID, RewardID: t.RewardID, Points: t.Points, Details: asDocument(t.Details),
		CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}

var orderTransactionTable = tableOf(membership.OrderTransactionKind, orderTransactionItem, newOrderTransactionRow)

type orderTransactionRow struct {
	bun.BaseModel `bun:"table:order_transactions,alias:t"`

	ProjectID         string                              `bun:"project_id,pk"`
	ID                string                              `bun:"id,pk"`
	Status            string                              `bun:"status,nullzero"`
	ProgramID         string                              `bun:"program_id,nullzero"`
	MemberID          string                              `bun:"member_id,nullzero"`
	CardID            string                              `bun:"card_id,nullzero"`
	DefinitionID      string                              `bun:"card_definition_id,nullzero"`
	CardTransactionID string                              `bun:"card_transaction_id,nullzero"`
	OrderID           string                              `bun:"order_id,nullzero"`
	PaymentID         string                              `bun:"payment_id,nullzero"`
	Amount            int64                               `bun:"amount"`
	Points            int64                               `bun:"points"`
	Details           document[membership.PaymentDetails] `bun:"details"`
	CreatedAt         instant                             `bun:"created_at"`
	UpdatedAt         instant                             `bun:"updated_at"`
}

func orderTransactionItem(r *orderTransactionRow) membership.OrderTransaction {
	return membership.OrderTransaction{
		ID: r.ID, Status: membership.TransactionStatus(r.Status), ProgramID: r.ProgramID, MemberID: r.MemberID, CardID: r.CardID, DefinitionID: r.DefinitionID,
		CardTransactionID: r.CardTransactionID, OrderID: r.OrderID, PaymentID: r.PaymentID, Amount: r.Amount, Points: r.Points,
		Details: r.Details.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newOrderTransactionRow(project string, t *membership.OrderTransaction) orderTransactionRow {
	return orderTransactionRow{
		ProjectID: project, ID: t.ID, Status: string(t.Status), ProgramID: t.ProgramID, MemberID: t.MemberID, CardID: t.CardID, DefinitionID: t.DefinitionID,
		CardTransactionID: t.CardTransactionID, OrderID: t.OrderID, PaymentID: t.PaymentID, Amount: t.Amount, Points: t.Points,
		Details: asDocument(t.Details), CreatedAt: instant(t.CreatedAt), UpdatedAt: instant(t.UpdatedAt),
	}
}
