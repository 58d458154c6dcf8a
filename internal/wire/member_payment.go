package wire

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// OrderPaymentRequest asks to pay an order with the points of a card.
type OrderPaymentRequest struct {
	CardID *string       `json:"card_id" required:"true"`
	Order  *PaidOrder    `json:"order" required:"true"`
	Limit  *PaymentLimit `json:"payment_limit"`
	Mode   Word          `json:"mode" enum:"DRY_RUN TRANSACTION"`
}

// PaidOrder names an order by one of its ids.
type PaidOrder struct {
	ID       *string `json:"id"`
	SourceID *string `json:"source_id"`
}

// PaymentLimit bounds a payment.
type PaymentLimit struct {
	Type   Word        `json:"type" enum:"AMOUNT_LIMIT CARD_BALANCE POINTS_LIMIT"`
	Points *PaymentMax `json:"points_limit"`
	Amount *PaymentMax `json:"amount_limit"`
}

// PaymentMax is a bound.
type PaymentMax struct {
	Max Number `json:"max"`
}

// Domain returns the card and the payment.
func (w OrderPaymentRequest) Domain() (cardID string, p membership.Payment, err error) {
	switch {
	case w.CardID == nil || *w.CardID == "":
		return "", p, fault.PayloadMissing("card_id")
	case w.Order == nil:
		return "", p, fault.PayloadMissing("order")
	}
	p.OrderID, p.OrderSourceID = textOrEmpty(w.Order.ID), textOrEmpty(w.Order.SourceID)
	if p.OrderID == "" && p.OrderSourceID == "" {
		return "", p, fault.Payload("order", "must have required property 'id' or 'source_id'")
	}
	if p.Simulate, err = isDryRun(w.Mode); err != nil || w.Limit == nil {
		return *w.CardID, p, err
	}
	p.PointsLimit, p.AmountLimit, err = w.Limit.domain()
	return *w.CardID, p, err
}

func (w PaymentLimit) domain() (points, amount int64, err error) {
	const path = "payment_limit"
	sent := map[string]bool{"points_limit": w.Points != nil, "amount_limit": w.Amount != nil}
	switch w.Type {
	case "CARD_BALANCE":
		return 0, 0, checkParts(path, string(w.Type), "", sent)
	case "POINTS_LIMIT":
		if err := checkParts(path, string(w.Type), "points_limit", sent); err != nil {
			return 0, 0, err
		}
		points, err = w.Points.amount(path + ".points_limit")
		return points, 0, err
	case "AMOUNT_LIMIT":
		if err := checkParts(path, string(w.Type), "amount_limit", sent); err != nil {
			return 0, 0, err
		}
		amount, err = w.Amount.amount(path + ".amount_limit")
		return 0, amount, err
	}
	return 0, 0, oneOf(path+".type", w.Type, "CARD_BALANCE", "POINTS_LIMIT", "AMOUNT_LIMIT")
}

func (w *PaymentMax) amount(path string) (int64, error) {
	n, err := w.Max.Integer(path + ".max")
	switch {
	case err != nil:
		return 0, err
	case n == nil:
		return 0, fault.PayloadMissing(path + ".max")
	case *n < 1 || *n > program.MaxPoints:
		return 0, fault.Payload(path+".max", "must be 1 to %d (actual value is '%d')", int64(program.MaxPoints), *n)
	}
	return *n, nil
}

// OrderTransaction is a payment of an order with points.
type OrderTransaction struct {
	ID                string                  `json:"id,omitzero"`
	CardID            string                  `json:"card_id"`
	DefinitionID      string                  `json:"card_definition_id"`
	CardTransactionID Null[string]            `json:"card_transaction_id"`
	ProgramID         string                  `json:"program_id"`
	MemberID          string                  `json:"member_id"`
	OrderID           string                  `json:"order_id"`
	Status            string                  `json:"status" enum:"APPROVED PENDING PROCESSING REJECTED SIMULATED"`
	Type              string                  `json:"type" enum:"PAY_WITH_POINTS"`
	Details           OrderTransactionDetails `json:"details"`
	CreatedAt         *Time                   `json:"created_at,omitzero"`
	UpdatedAt         Time                    `json:"updated_at"`
	Object            string                  `json:"object" enum:"order_transaction"`
}

// OrderTransactionDetails say what was paid.
type OrderTransactionDetails struct {
	Reason    string            `json:"reason"`
	Rejection *PaymentRejection `json:"rejection"`
	Metadata  PaymentBounds     `json:"metadata"`
	Payment   PointsPayment     `json:"payment"`
}

// PaymentRejection is the reason why nothing was paid.
type PaymentRejection struct {
	Reason  string                  `json:"reason"`
	Details PaymentRejectionDetails `json:"details"`
}

// PaymentRejectionDetails describe a rejection in words, with the exhausted limit of the card definition, if that is the
// reason.
type PaymentRejectionDetails struct {
	Message string `json:"message"`
	Type    string `json:"type,omitzero" enum:"SPENDING_BASED TIME_BASED"`
	// Limit is how many points may be spent.
	Limit     *int64 `json:"limit,omitzero"`
	Spendings *int64 `json:"spendings,omitzero"`
}

func newPaymentRejection(d membership.PaymentDetails) *PaymentRejection {
	if d.RejectionReason == "" {
		return nil
	}
	w := &PaymentRejection{d.RejectionReason, PaymentRejectionDetails{Message: d.RejectionDetails}}
	if l := d.Exhausted; l != nil {
		w.Details.Type, w.Details.Limit, w.Details.Spendings = string(l.Type), &l.Max, &l.Spent
	}
	return w
}

// PaymentBounds are the limits of the request.
type PaymentBounds struct {
	AmountLimit int64 `json:"amount_limit,omitzero"`
	PointsLimit int64 `json:"points_limit,omitzero"`
}

// PointsPayment is an amount that was paid with points.
type PointsPayment struct {
	ID          string      `json:"id,omitzero"`
	Amount      int64       `json:"amount"`
	PointsSpent int64       `json:"points_spent"`
	Ratio       json.Number `json:"exchange_ratio"`
}

// NewOrderTransaction returns the shape of a payment.
func NewOrderTransaction(t membership.OrderTransaction) OrderTransaction {
	w := OrderTransaction{
		ID: t.ID, CardID: t.CardID, DefinitionID: t.DefinitionID, CardTransactionID: OrNull(t.CardTransactionID), ProgramID: t.ProgramID,
		MemberID: t.MemberID, OrderID: t.OrderID, Status: string(t.Status), Type: "PAY_WITH_POINTS", UpdatedAt: NewTime(t.UpdatedAt),
		Object: "order_transaction",
		Details: OrderTransactionDetails{
			Reason: t.Details.Reason, Rejection: newPaymentRejection(t.Details),
			Metadata: PaymentBounds{t.Details.AmountLimit, t.Details.PointsLimit},
			Payment:  PointsPayment{t.PaymentID, t.Amount, t.Points, json.Number(t.Details.Ratio)},
		},
	}
	if t.ID != "" {
		at := NewTime(t.CreatedAt)
		w.CreatedAt = &at
	}
	return w
}

// OrderTransactionAnswer answers a request to pay with points.
type OrderTransactionAnswer struct {
	Transaction OrderTransaction `json:"transaction"`
	Status      string           `json:"status" enum:"DRY_RUN TRANSACTION_CREATED"`
	Message     string           `json:"message"`
}

// NewOrderPayment returns the answer to a payment. The payment is complete; published clients expect the status of one in
// progress.
func NewOrderPayment(t membership.OrderTransaction) OrderTransactionAnswer {
	w := NewOrderTransaction(t)
	if t.ID == "" {
		w.Details.Payment.ID = ""
		return OrderTransactionAnswer{w, "DRY_RUN", "Pay with points transaction simulated"}
	}
	w.Status, w.UpdatedAt, w.Details.Rejection = string(membership.TransactionPending), Time{}, nil
	return OrderTransactionAnswer{w, "TRANSACTION_CREATED", "Pay with points transaction created"}
}
