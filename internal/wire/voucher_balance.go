package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/voucher"
)

// BalanceUpdate is the body of POST /v1/vouchers/{code}/balance.
type BalanceUpdate struct {
	Amount   Number `json:"amount" required:"true"`
	SourceID string `json:"source_id"`
	Reason   string `json:"reason"`
}

// Domain returns the adjustment.
func (w BalanceUpdate) Domain() (voucher.Adjust, error) {
	amount, err := w.Amount.Integer("amount")
	if err == nil && amount == nil {
		err = fault.PayloadMissing("amount")
	}
	if err != nil {
		return voucher.Adjust{}, err
	}
	return voucher.Adjust{Amount: *amount, SourceID: w.SourceID, Reason: w.Reason}, nil
}

// Balance is a change of a card's balance, and the balance after it.
type Balance struct {
	// Amount is by how much the balance changed: credit in minor currency units or, after an adjustment, points.
	Amount        *int64        `json:"amount,omitzero"`
	Points        *int64        `json:"points,omitzero"`
	Total         int64         `json:"total"`
	Balance       int64         `json:"balance"`
	Type          string        `json:"type" enum:"gift_voucher loyalty_card"`
	OperationType string        `json:"operation_type" enum:"AUTOMATIC MANUAL"`
	Object        string        `json:"object" enum:"balance"`
	RelatedObject RelatedObject `json:"related_object"`
}

// RelatedObject is the id and type of a related object.
type RelatedObject struct {
	Type string `json:"type" enum:"voucher"`
	ID   string `json:"id"`
}

// NewBalance returns the shape of a movement.
func NewBalance(t voucher.Transaction) Balance {
	w := Balance{
		Amount: &t.Amount, Total: t.Total, Balance: t.Balance, Type: "gift_voucher", OperationType: "AUTOMATIC", Object: "balance",
		RelatedObject: RelatedObject{"voucher", t.VoucherID},
	}
	if !t.Type.Credits() {
		w.Type = "loyalty_card"
	}
	if t.Type.ByHand() {
		w.OperationType = "MANUAL"
	}
	return w
}

// Transaction is a movement of credit or points on a card, in lists.
type Transaction struct {
	ID         string             `json:"id"`
	SourceID   Null[string]       `json:"source_id"`
	VoucherID  string             `json:"voucher_id"`
	CampaignID Null[string]       `json:"campaign_id"`
	Source     Null[string]       `json:"source"`
	Reason     Null[string]       `json:"reason"`
	Type       string             `json:"type" enum:"voucher.TransactionType"`
	Details    TransactionDetails `json:"details"`
	RelatedID  Null[string]       `json:"related_transaction_id"`
	CreatedAt  Time               `json:"created_at"`
}

// TransactionOrder names the order that was paid.
type TransactionOrder struct {
	ID       string       `json:"id"`
	SourceID Null[string] `json:"source_id"`
}

// IDOnly is the id of an object.
type IDOnly struct {
	ID string `json:"id"`
}
