package membership

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// RewardTransaction is the purchase or the refund of a reward.
type RewardTransaction struct {
	ID     string
	Type   PurchaseType
	Status TransactionStatus
	// CardID is the card that pays, CardTransactionID the movement on it.
	ProgramID, MemberID, CardID, CardTransactionID string
	RewardID                                       string
	// Points is the price; of a refund, the points that were returned.
	Points    int64
	Details   PurchaseDetails
	CreatedAt time.Time
	UpdatedAt time.Time
}

// PurchaseType distinguishes purchases from refunds.
type PurchaseType string

// The types.
const (
	TypePurchase PurchaseType = "PURCHASE"
	TypeRefund   PurchaseType = "REFUND"
)

// The states that only purchases and payments have: one that was simulated and is not stored, and one that was refunded.
const (
	TransactionSimulated TransactionStatus = "SIMULATED"
	TransactionRefunded  TransactionStatus = "REFUNDED"
)

// PurchaseDetails say what was bought, and with which result.
type PurchaseDetails struct {
	Reason                            string
	RejectionReason, RejectionDetails string
	RewardType                        program.RewardType
	// Gift is the content of the reward at that time.
	Gift program.Gift
	// TargetCardID is the card that got the points of a reward, TargetTransactionID the movement on it.
	TargetCardID, TargetTransactionID string
	// Vouchers are the codes that the member got; of a refund, with what was done with them.
	Vouchers []Issued
	// PurchaseID and PurchaseCardTransactionID are the purchase that a refund takes back.
	PurchaseID, PurchaseCardTransactionID string
}

// RewardTransactionKind describes purchases of rewards to a backend.
var RewardTransactionKind = storage.Kind[RewardTransaction]{
	Name: "reward_transaction", Prefix: "lrtx_",
	ID: func(t *RewardTransaction) string { return t.ID },
	Fields: []storage.Field[RewardTransaction]{
		storage.String("program_id", func(t *RewardTransaction) string { return t.ProgramID }),
		storage.String("member_id", func(t *RewardTransaction) string { return t.MemberID }),
		storage.String("reward_id", func(t *RewardTransaction) string { return t.RewardID }),
		storage.Time("created_at", func(t *RewardTransaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}

// OrderTransaction is a payment of an order with points.
type OrderTransaction struct {
	ID                                        string
	Status                                    TransactionStatus
	ProgramID, MemberID, CardID, DefinitionID string
	CardTransactionID                         string
	OrderID                                   string
	// PaymentID names the payment; Amount is the paid amount in minor units, Points the points that paid it.
	PaymentID      string
	Amount, Points int64
	Details        PaymentDetails
	CreatedAt      time.Time
	UpdatedAt      time.Time
}

// PaymentDetails say how a payment was computed.
type PaymentDetails struct {
	Reason                            string
	RejectionReason, RejectionDetails string
	// Exhausted is the limit of the card definition that rejected the payment; nil where something else did.
	Exhausted *ExhaustedLimit
	// Ratio is how many points paid one minor unit.
	Ratio string
	// AmountLimit and PointsLimit are the limits of the request; 0 is no bound.
	AmountLimit, PointsLimit int64
}

// ExhaustedLimit is a limit of spending of which nothing is left: Max points may be spent, and Spent were.
type ExhaustedLimit struct {
	Type       program.LimitType
	Max, Spent int64
}

// OrderTransactionKind describes payments of orders to a backend.
var OrderTransactionKind = storage.Kind[OrderTransaction]{
	Name: "order_transaction", Prefix: "lotx_",
	ID: func(t *OrderTransaction) string { return t.ID },
	Fields: []storage.Field[OrderTransaction]{
		storage.String("member_id", func(t *OrderTransaction) string { return t.MemberID }),
		storage.String("order_id", func(t *OrderTransaction) string { return t.OrderID }),
		storage.String("status", func(t *OrderTransaction) string { return string(t.Status) }),
		storage.Time("created_at", func(t *OrderTransaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}

const paymentPrefix = "ordpay_"
