package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
)

// CardTransaction is one movement on a card of a member.
type CardTransaction struct {
	ID           string                 `json:"id"`
	CardID       string                 `json:"card_id"`
	ProgramID    string                 `json:"program_id"`
	MemberID     string                 `json:"member_id"`
	DefinitionID string                 `json:"card_definition_id"`
	CardType     string                 `json:"card_type" enum:"INDIVIDUAL"`
	Type         string                 `json:"type" enum:"card.TransactionTypes"`
	Details      CardTransactionDetails `json:"details"`
	Status       string                 `json:"status" enum:"APPROVED PENDING PROCESSING REJECTED"`
	CreatedAt    Time                   `json:"created_at"`
	UpdatedAt    Time                   `json:"updated_at"`
	Object       string                 `json:"object" enum:"card_transaction"`
}

// CardTransactionDetails describe a movement and its cause.
type CardTransactionDetails struct {
	Reason              Null[string]       `json:"reason"`
	Rejection           *MovementRejection `json:"rejection"`
	Metadata            metadata.Map       `json:"metadata"`
	Points              *MovementPoints    `json:"points,omitzero"`
	Bucket              *MovementBucket    `json:"bucket,omitzero"`
	Buckets             []MovementBucket   `json:"buckets,omitzero"`
	Date                string             `json:"date,omitzero"`
	Reward              *MovementReference `json:"reward,omitzero"`
	RewardTransaction   *MovementReference `json:"reward_transaction,omitzero"`
	CardTransaction     *MovementReference `json:"card_transaction,omitzero"`
	Order               *MovementReference `json:"order,omitzero"`
	OrderTransaction    *MovementReference `json:"order_transaction,omitzero"`
	TargetCard          *MovementReference `json:"target_card,omitzero"`
	Purchase            *PurchaseReference `json:"purchase,omitzero"`
	PurchaseTransaction *MovementReference `json:"purchase_transaction,omitzero"`
}

// MovementRejection is the reason why nothing was moved.
type MovementRejection struct {
	Reason  string `json:"reason"`
	Details string `json:"details"`
}

// MovementPoints are the points of a movement.
type MovementPoints struct {
	Total          int64         `json:"total"`
	ExpirationDate *Null[string] `json:"expiration_date,omitzero"`
	ExpirationType string        `json:"expiration_type,omitzero" enum:"CALENDAR_EXPIRATION NO_EXPIRATION ROLLING_EXPIRATION SLIDING_EXPIRATION"`
	Date           string        `json:"date,omitzero"`
	Type           string        `json:"type,omitzero" enum:"calc.PendingType"`
}

// MovementBucket is a lot that a movement changed.
type MovementBucket struct {
	ID             string       `json:"id"`
	Points         BucketPoints `json:"points"`
	ExpirationDate Null[string] `json:"expiration_date"`
	ExpirationType string       `json:"expiration_type" enum:"CALENDAR_EXPIRATION NO_EXPIRATION ROLLING_EXPIRATION SLIDING_EXPIRATION"`
}

// BucketPoints are the points of a lot.
type BucketPoints struct {
	Total int64 `json:"total"`
}

// MovementReference is the id of an object of a movement.
type MovementReference struct {
	ID string `json:"id"`
}

func reference(id string) *MovementReference {
	if id == "" {
		return nil
	}
	return &MovementReference{id}
}

// NewCardTransaction returns the shape of a movement. Only points that an admin subtracts are negative.
func NewCardTransaction(t membership.CardTransaction) CardTransaction {
	d := t.Details
	w := CardTransaction{
		ID: t.ID, CardID: t.CardID, ProgramID: t.ProgramID, MemberID: t.MemberID, DefinitionID: t.DefinitionID,
		CardType: string(program.CardIndividual), Type: string(t.Type), Status: string(t.Status),
		CreatedAt: NewTime(t.CreatedAt), UpdatedAt: NewTime(t.UpdatedAt), Object: "card_transaction",
		Details: CardTransactionDetails{
			Reason: OrNull(d.Reason), Metadata: emptyObjectIfNil(d.Metadata), Points: &MovementPoints{Total: t.Points},
			Reward: reference(d.RewardID), RewardTransaction: reference(d.RewardTransactionID), CardTransaction: reference(d.CardTransactionID),
			Order: reference(d.OrderID), OrderTransaction: reference(d.OrderTransactionID), TargetCard: reference(d.TargetCardID),
			PurchaseTransaction: reference(d.PurchaseTransactionID),
		},
	}
	if d.PurchaseID != "" {
		w.Details.Purchase = &PurchaseReference{reference(d.PurchaseTransactionID), reference(d.PurchaseID)}
	}
	if t.Type == ledger.AdminDebit {
		w.Details.Points.Total = -t.Points
	}
	if d.RejectionReason != "" {
		w.Details.Rejection = &MovementRejection{d.RejectionReason, d.RejectionDetails}
	}
	if d.Expiration != "" {
		day := dayOrNull(d.ExpiresOn)
		w.Details.Points.ExpirationDate, w.Details.Points.ExpirationType = &day, string(d.Expiration)
	}
	w.Details.Points.Type = string(d.Waits)
	switch t.Type {
	case ledger.PendingAdded, ledger.PendingActivatedMove, ledger.PendingCanceledMove:
		w.Details.Points.Date = string(d.On)
	case ledger.PointsExpired, ledger.AdminPointsExpiration:
		w.Details.Date = string(d.On)
		for _, b := range d.Buckets {
			w.Details.Buckets = append(w.Details.Buckets, newMovementBucket(b))
		}
		if len(d.Buckets) == 1 {
			w.Details.Bucket = &w.Details.Buckets[0]
		}
	}
	return w
}

func newMovementBucket(b membership.Bucket) MovementBucket {
	return MovementBucket{b.ID, BucketPoints{b.Points}, dayOrNull(b.ExpiresOn), string(b.Expiration)}
}

// CardMovement answers a request that moves points, with the transaction.
type CardMovement struct {
	Transaction *CardTransaction `json:"transaction"`
	Status      string           `json:"status" enum:"NO_ACTIVATION NO_CHANGE NO_EXPIRATION TRANSACTION_CREATED"`
	Message     string           `json:"message"`
}

// NewCardMovement returns the answer to a request. The movement is complete; published clients expect the status of one in
// progress.
func NewCardMovement(t membership.CardTransaction, message string) CardMovement {
	w := NewCardTransaction(t)
	w.Status, w.UpdatedAt, w.Details.Rejection = string(membership.TransactionPending), Time{}, nil
	return CardMovement{&w, "TRANSACTION_CREATED", message}
}

// NothingMoved answers an adjustment by 0.
func NothingMoved() CardMovement {
	return CardMovement{nil, "NO_CHANGE", "Provided amount is zero, transaction was not created"}
}

// PointsAdjustment adds points to a card or subtracts them.
type PointsAdjustment struct {
	Points Number  `json:"points" required:"true"`
	Reason *string `json:"reason"`
}

const maxReason = 255

// Domain returns the signed number of points and the reason.
func (w PointsAdjustment) Domain() (points int64, reason string, err error) {
	n, err := w.Points.Integer("points")
	switch {
	case err != nil:
		return 0, "", err
	case n == nil:
		return 0, "", fault.PayloadMissing("points")
	case w.Reason == nil:
		return *n, "", nil
	case len([]rune(*w.Reason)) > maxReason:
		return 0, "", fault.Payload("reason", "must NOT have more than %d characters (it has %d)", maxReason, len([]rune(*w.Reason)))
	}
	return *n, *w.Reason, nil
}

// PendingBucket is a lot of pending points of a card.
type PendingBucket struct {
	ID           string       `json:"id"`
	CardID       string       `json:"card_id"`
	DefinitionID string       `json:"card_definition_id"`
	ProgramID    string       `json:"program_id"`
	CardType     string       `json:"card_type" enum:"INDIVIDUAL"`
	MemberID     string       `json:"member_id"`
	Points       BucketPoints `json:"points"`
	Date         string       `json:"date"`
	Type         string       `json:"type" enum:"EVENT_BASED FIXED_DATES PERIOD_BASED"`
	Status       string       `json:"status" enum:"ledger.PendingStatus"`
	CreatedAt    Time         `json:"created_at"`
	UpdatedAt    Time         `json:"updated_at"`
	Object       string       `json:"object" enum:"card_pending_points_bucket"`
}

// NewPendingBucket returns the shape of a lot of pending points.
func NewPendingBucket(p ledger.Pending, c membership.Card) PendingBucket {
	return PendingBucket{
		ID: p.ID, CardID: c.ID, DefinitionID: c.DefinitionID, ProgramID: c.ProgramID, CardType: string(program.CardIndividual), MemberID: c.MemberID,
		Points: BucketPoints{p.Points}, Date: string(p.Date()), Type: string(p.Type), Status: string(p.Status),
		CreatedAt: NewTime(p.CreatedAt), UpdatedAt: NewTime(p.UpdatedAt), Object: "card_pending_points_bucket",
	}
}

// PointsBucket is a lot of points that expire together.
type PointsBucket struct {
	ID             string       `json:"id"`
	CardID         string       `json:"card_id"`
	CustomerID     string       `json:"customer_id"`
	DefinitionID   string       `json:"card_definition_id"`
	ProgramID      string       `json:"program_id"`
	CardType       string       `json:"card_type" enum:"INDIVIDUAL"`
	MemberID       string       `json:"member_id"`
	Points         BucketPoints `json:"points"`
	ExpirationDate calc.Day     `json:"expiration_date"`
	ExpirationType string       `json:"expiration_type" enum:"CALENDAR_EXPIRATION NO_EXPIRATION ROLLING_EXPIRATION SLIDING_EXPIRATION"`
	Status         string       `json:"status" enum:"ledger.LotStatus"`
	CreatedAt      Time         `json:"created_at"`
	UpdatedAt      Time         `json:"updated_at"`
	Object         string       `json:"object" enum:"card_points_bucket"`
}

// NewPointsBucket returns the shape of a lot of points.
func NewPointsBucket(l ledger.Lot, c membership.Card) PointsBucket {
	return PointsBucket{
		ID: l.ID, CardID: c.ID, CustomerID: c.CustomerID, DefinitionID: c.DefinitionID, ProgramID: c.ProgramID, CardType: string(program.CardIndividual),
		MemberID: c.MemberID, Points: BucketPoints{l.Left}, ExpirationDate: l.ExpiresOn, ExpirationType: string(l.ExpirationType),
		Status: string(l.Status), CreatedAt: NewTime(l.CreatedAt), UpdatedAt: NewTime(l.UpdatedAt), Object: "card_points_bucket",
	}
}
