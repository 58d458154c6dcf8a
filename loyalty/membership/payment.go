package membership

import (
	"context"
	"errors"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/shopspring/decimal"
)

// RejectedPayment is the reason of a REJECTED payment that would pay more than the order costs.
const RejectedPayment = "PAYMENT_EXCEEDS_ORDER_TOTAL_AMOUNT"

// Payment asks to pay an order with the points of a card.
type Payment struct {
	// OrderID or OrderSourceID names the order.
	OrderID, OrderSourceID string
	// PointsLimit and AmountLimit, in minor units, bound the payment; 0 is no bound.
	PointsLimit, AmountLimit int64
	// Simulate returns what would happen and writes nothing.
	Simulate bool
}

// Pay pays an order with as many points as the card, the limits of the request and those of the wallet allow. The amount is the
// whole minor units that these points are worth; the remaining points stay on the card.
//
// A payment that would, with the others, exceed the total of the order is written as REJECTED, and so is one that the wallet's limits
// forbid altogether. It fails with fault.NotFound for the program, the member, the card or the order, and with KindLocked:
// non_active_program, program_outside_validity_window, non_active_member, invalid_order_status for an order that is CANCELED,
// non_active_card_definition, pay_with_points_not_enabled, zero_card_balance, insufficient_card_balance when the points are worth less than
// one minor unit.
func (e *Engine) Pay(ctx context.Context, path CardPath, p Payment) (t OrderTransaction, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
		if t, err = e.pay(ctx, tx, at, path, p); err == nil && p.Simulate {
			err = errSimulated
		}
		return err
	})
	if errors.Is(err, errSimulated) {
		t.ID, t.CardTransactionID = "", ""
		if t.Status == TransactionApproved {
			t.Status = TransactionSimulated
		}
		return t, nil
	}
	if err != nil {
		return OrderTransaction{}, err
	}
	return t, nil
}

func (e *Engine) pay(ctx context.Context, tx Store, at operation, path CardPath, p Payment) (t OrderTransaction, err error) {
	o, err := payable(ctx, tx, p)
	if err != nil {
		return t, err
	}
	card, definition, err := e.hold(ctx, tx, path, at, "pay with points")
	if err != nil {
		return t, err
	}
	// Points that pay for an order are returned when it is cancelled. A payment after that would never be returned.
	if o.Status == order.StatusCanceled {
		return t, locked("invalid_order_status", "Invalid order status", "Cannot pay an order that is CANCELED")
	}
	w := Wallet{card, definition}
	ratio, err := e.ratio(ctx, tx, at, w, o)
	if err != nil {
		return t, err
	}
	points := max(w.Figures.Balance(), 0)
	if points == 0 {
		return t, locked("zero_card_balance", "Card balance is zero", "The card has no points to pay with")
	}
	if p.PointsLimit > 0 {
		points = min(points, p.PointsLimit)
	}
	spent, err := e.holdTally(ctx, tx, "spend "+w.ID)
	if err != nil {
		return t, err
	}
	allowed, reason := w.spendable(points, spent, at)
	words := spendingWords
	amount := minorOf(allowed, ratio)
	if allowed > 0 {
		reason = ""
	} else {
		amount = minorOf(points, ratio) // the requested amount, as the rejection shows it
	}
	if p.AmountLimit > 0 {
		amount = min(amount, p.AmountLimit)
	}
	if amount == 0 {
		return t, locked("insufficient_card_balance", "Insufficient card balance", "The points are worth less than one minor unit of the currency")
	}
	points = decimal.NewFromInt(amount).Mul(ratio).Ceil().IntPart()
	if reason == "" {
		paid, err := paidWithPoints(ctx, tx, o.ID)
		if err != nil {
			return t, err
		}
		if total := o.TotalAmount(); !total.Known || amount > total.Minor-paid {
			reason, words = RejectedPayment, "Together with other payments, the payment exceeds the total amount of the order"
		}
	}
	t = OrderTransaction{
		ID: e.env.NewID(OrderTransactionKind.Prefix), Status: TransactionApproved, ProgramID: w.ProgramID, MemberID: w.MemberID, CardID: w.ID,
		DefinitionID: w.DefinitionID, OrderID: o.ID, PaymentID: e.env.NewID(paymentPrefix), Amount: amount, Points: points, CreatedAt: at.Now,
		Details: PaymentDetails{Reason: ReasonSpentOnOrder, Ratio: ratio.String(), AmountLimit: p.AmountLimit, PointsLimit: p.PointsLimit},
	}
	entry := CardTransaction{CardID: w.ID, Type: ledger.PointsSpentOnOrder, Points: points, Details: Details{
		Reason: ReasonSpentOnOrder, OrderID: o.ID, OrderTransactionID: t.ID, OrderUpdatedAt: o.UpdatedAt,
	}}
	if reason != "" {
		if l, used, found := w.Definition.Exhausted(w.standing(spent, at)); found {
			t.Details.Exhausted = &ExhaustedLimit{l.Type, l.Max, used}
		}
		t.Status, t.UpdatedAt, t.Details.RejectionReason, t.Details.RejectionDetails = TransactionRejected, at.Now, reason, words
		entry, err = e.writeRejected(ctx, tx, at, w.Card, entry, reason, words)
	} else {
		entry, err = e.post(ctx, tx, at, entry, debit)
		if err == nil {
			_, err = tx.Orders().Update(ctx, o.ID, func(o *order.Order) error { o.Payments++; return nil })
		}
		if err == nil {
			err = e.count(ctx, tx, at, spent, "", points, w.spendingPeriod())
			at.counted.add(ReportSpending, w.ProgramID, at.Today, Subject{DefinitionID: w.DefinitionID}, map[string]int64{
				"success": 1, "success_on_order": 1, "points": points, "points_on_order": points, "amount_on_order": amount})
		}
	}
	if err != nil {
		return t, err
	}
	t.CardTransactionID = entry.ID
	return t, tx.OrderTransactions().Insert(ctx, t)
}

// payable returns the order that a payment names, and locks it: no other transaction pays it until this one ends.
func payable(ctx context.Context, tx Store, p Payment) (order.Order, error) {
	id := p.OrderID
	if id == "" {
		o, found, err := tx.Orders().Find(ctx, "source_id", p.OrderSourceID)
		if err == nil && !found {
			err = fault.NotFound(order.Kind.Name, p.OrderSourceID)
		}
		if err != nil {
			return order.Order{}, err
		}
		id = o.ID
	}
	return tx.Orders().Update(ctx, id, func(o *order.Order) error {
		if o.Returned != nil {
			return order.HasReturns(o)
		}
		return nil
	})
}

// orderPayment is a payment of an order with points.
type orderPayment struct {
	OrderTransaction
	// Returned says that a cancellation of the order has returned its points.
	Returned bool
}

// PaymentsOf returns the payments of an order with points, the oldest first. Points of a card that is deleted never come back.
func (i Internals) PaymentsOf(ctx context.Context, orderID string) ([]refund.Payment, error) {
	e := i.engine
	payments, err := paymentsOf(ctx, e.store, orderID)
	found := make([]refund.Payment, len(payments))
	for i, p := range payments {
		found[i] = refund.Payment{ID: p.ID, CardID: p.CardID, Amount: p.Amount, Points: p.Points, Returned: p.Returned}
		if err == nil {
			found[i].PointsBack, err = pointsBack(ctx, e.store, p.OrderTransaction)
		}
	}
	return found, err
}

// pointsBack is when points of a payment come back with returned goods, as their wallet says.
func pointsBack(ctx context.Context, store Store, t OrderTransaction) (refund.PointsBack, error) {
	card, err := store.MemberCards().Get(ctx, t.CardID)
	if fault.IsNotFound(err) || err == nil && !card.DeletedAt.IsZero() {
		return refund.PointsNever, nil
	}
	if err != nil {
		return "", err
	}
	definition, err := store.CardDefinitions().Get(ctx, t.DefinitionID)
	switch mode, returns := definition.Refunds.Spent.Of(program.RefundReturn); {
	case !returns:
		return refund.PointsNever, err
	case mode == program.ModeRefundAll:
		return refund.PointsAtLast, err
	}
	return refund.PointsByShare, err
}

func paymentsOf(ctx context.Context, store Store, orderID string) ([]orderPayment, error) {
	page, err := store.OrderTransactions().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("order_id", orderID), storage.Is("status", string(TransactionApproved))), Order: []storage.Order{{Field: "created_at"}},
	})
	if err != nil || len(page.Items) == 0 {
		return nil, err
	}
	payments, keys := make([]orderPayment, len(page.Items)), make([]string, len(page.Items))
	for i, t := range page.Items {
		payments[i].OrderTransaction, keys[i] = t, returnKey(t.CardTransactionID)
	}
	returned, err := store.CardTransactions().List(ctx, storage.Query{Filter: storage.In("key", keys)})
	for _, t := range returned.Items {
		payments[slices.Index(keys, t.Key)].Returned = true
	}
	return payments, err
}

// paidWithPoints is the amount that payments with points have paid of an order, without those that a cancellation has returned,
// since an order may be reopened. A payment that is about to be returned counts until it is.
func paidWithPoints(ctx context.Context, tx Store, orderID string) (paid int64, err error) {
	payments, err := paymentsOf(ctx, tx, orderID)
	for _, p := range payments {
		if !p.Returned {
			paid += p.Amount
		}
	}
	return paid, err
}

// ratio is how many points of a wallet pay for one minor unit.
func (e *Engine) ratio(ctx context.Context, tx Store, at operation, w Wallet, o order.Order) (decimal.Decimal, error) {
	if err := w.usable(); err != nil {
		return decimal.Zero, err
	}
	disabled := locked("pay_with_points_not_enabled", "Pay with points is not enabled", "Card definition does not have pay with points enabled")
	if !w.Definition.PayWithPoints.Enabled {
		return decimal.Zero, disabled
	}
	c, err := tx.Customers().Get(ctx, w.CustomerID)
	if err != nil && !fault.IsNotFound(err) {
		return decimal.Zero, err
	}
	compiled, err := formula.Parse(w.Definition.PayWithPoints.Formula)
	if err != nil {
		return decimal.Zero, err
	}
	ratio, known := compiled.Number(paymentFacts{at, o, c})
	if !known || !ratio.IsPositive() {
		return decimal.Zero, locked("pay_with_points_not_enabled", "Pay with points is not enabled",
			"The exchange ratio of the card definition gives no number above 0 for the order")
	}
	return ratio, nil
}

// minorOf is how many whole minor units points are worth.
func minorOf(points int64, ratio decimal.Decimal) int64 {
	units, _ := decimal.NewFromInt(points).QuoRem(ratio, 0)
	if most := decimal.NewFromInt(program.MaxPoints); units.GreaterThan(most) {
		return program.MaxPoints
	}
	return units.IntPart()
}

// paymentFacts are the values of order and customer that the formula of an exchange ratio may read. Money is in major
// units.
type paymentFacts struct {
	at       operation
	order    order.Order
	customer customer.Customer
}

// Now is the instant of the payment in the project's time zone.
func (f paymentFacts) Now() time.Time { return f.at.Now.In(f.at.zone) }

// Variable returns the value of a named variable.
func (f paymentFacts) Variable(name string) formula.Value {
	switch name {
	case formula.VariableOrderAmount:
		if f.order.Amount.Known {
			return formula.Number(decimal.New(f.order.Amount.Minor, -2))
		}
	case formula.VariableOrderItemsQuantity:
		return formula.Number(decimal.NewFromInt(int64(len(f.order.Items))))
	case formula.VariableOrderUnitsQuantity:
		units := int64(0)
		for _, item := range f.order.Items {
			units += item.Quantity
		}
		return formula.Number(decimal.NewFromInt(units))
	}
	return formula.Null()
}

// Metadata returns a value of the order's metadata or of the customer's.
func (f paymentFacts) Metadata(function, key string) formula.Value {
	switch function {
	case formula.MetadataOrder:
		return formula.FromAny(f.order.Metadata[key])
	case formula.MetadataCustomer:
		return formula.FromAny(f.customer.Metadata[key])
	}
	return formula.Null()
}

// OrderPayments returns a page of the payments of a member.
func (e *Engine) OrderPayments(ctx context.Context, memberID string, q storage.Query) (storage.Page[OrderTransaction], error) {
	q.Filter = storage.And(storage.Is("member_id", memberID), q.Filter)
	return e.store.OrderTransactions().List(ctx, q)
}
