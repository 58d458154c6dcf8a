package membership

import (
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// CardTransaction is one movement on a card. Transactions are only added.
type CardTransaction struct {
	ID                          string
	CardID, MemberID, ProgramID string
	DefinitionID                string
	Type                        ledger.Movement
	Status                      TransactionStatus
	// Points is how many were moved, or would have been; never negative.
	Points  int64
	Details Details
	// Key makes the transaction happen once: a second one with the same key is not made. Empty keys do not collide.
	Key       string
	CreatedAt time.Time
	UpdatedAt time.Time
}

// TransactionStatus is the state of a transaction.
type TransactionStatus string

// The states of transactions. Those that move points are stored as decided; the answer to a request shows PENDING, as
// published.
const (
	TransactionPending    TransactionStatus = "PENDING"
	TransactionProcessing TransactionStatus = "PROCESSING"
	TransactionApproved   TransactionStatus = "APPROVED"
	TransactionRejected   TransactionStatus = "REJECTED"
)

// Details describe a transaction. Fields that do not apply are empty.
type Details struct {
	Reason string
	// RejectionReason is set for a rejected transaction, with an explanation.
	RejectionReason, RejectionDetails string
	Metadata                          metadata.Map
	// ExpiresOn and Expiration are the last day of added points, and the rule that gave it.
	ExpiresOn  calc.Day
	Expiration calc.ExpirationType
	// Waits is what points wait for; On is the day on which they become usable, are cancelled, or expired.
	Waits calc.PendingType
	On    calc.Day
	// Buckets are the lots that expired or were made.
	Buckets []Bucket
	// The objects that caused the movement.
	OrderID, OrderTransactionID, RewardID, RewardTransactionID, CardTransactionID, TargetCardID, PurchaseTransactionID string
	// OrderUpdatedAt is when the order was last changed before a payment: zero for one that was not. A later cancellation applies
	// to this payment, too.
	OrderUpdatedAt time.Time `json:",omitzero"`
	// PurchaseID is the purchase of a reward that is refunded.
	PurchaseID string
	// Basis is the weight of the lines of the order that earned points are for, by the ids of these; nil is the whole order.
	Basis map[string]int64 `json:",omitzero"`
}

// Bucket is a lot as it was when a transaction moved it.
type Bucket struct {
	ID         string
	Points     int64
	ExpiresOn  calc.Day
	Expiration calc.ExpirationType
}

// The reasons in transactions, as published.
const (
	ReasonExpired       = "Points expired automatically"
	ReasonSpentOnReward = "Points spent on reward"
	ReasonSpentOnOrder  = "Points spent on order payment"
	ReasonReturned      = "Points returned"
	ReasonActivated     = "Manual points activation"
	ReasonCanceled      = "Manual points cancellation"
	RejectedBalance     = "NOT_ENOUGH_BALANCE"
)

// TransactionKind describes transactions to a backend.
var TransactionKind = storage.Kind[CardTransaction]{
	Name: "card_transaction", Prefix: "lctx_",
	ID:     func(t *CardTransaction) string { return t.ID },
	Unique: []storage.Unique[CardTransaction]{{Name: "key", Value: func(t *CardTransaction) string { return t.Key }}},
	Fields: []storage.Field[CardTransaction]{
		storage.String("key", func(t *CardTransaction) string { return t.Key }),
		storage.String("card_id", func(t *CardTransaction) string { return t.CardID }),
		storage.String("member_id", func(t *CardTransaction) string { return t.MemberID }),
		storage.String("program_id", func(t *CardTransaction) string { return t.ProgramID }),
		storage.String("type", func(t *CardTransaction) string { return string(t.Type) }),
		storage.String("status", func(t *CardTransaction) string { return string(t.Status) }),
		storage.String("order_id", func(t *CardTransaction) string { return t.Details.OrderID }),
		storage.Time("created_at", func(t *CardTransaction) time.Time { return t.CreatedAt }).Ordered(),
	},
}
