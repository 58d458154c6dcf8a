package membership

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

// The reasons of movements that a cancelled order, or a return of goods, leads to.
const (
	reasonOrderCanceled = "Order canceled"
	reasonOrderReturned = "Points returned for canceled order"
	reasonGoodsReturned = "Goods of the order were returned"
)

// movesOf are the movements of an order, by their cards, so that these are locked in one order.
func movesOf(ctx context.Context, tx Store, orderID string) ([]CardTransaction, error) {
	page, err := tx.CardTransactions().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("order_id", orderID), storage.Is("status", string(TransactionApproved)))})
	slices.SortStableFunc(page.Items, func(a, b CardTransaction) int { return strings.Compare(a.CardID, b.CardID) })
	return page.Items, err
}

// moveBack moves the points of a cancelled order back as the wallets say: points that it earned are taken back, from the pending
// points or from the balance, and points that paid for it are returned. Each entry is moved back once, without what returns of goods moved
// before. A payment that was made later, of an order that was reopened, does not belong to this cancellation. The points of an order of which
// everything was returned are moved by the event of its last return.
func (e *Engine) moveBack(ctx context.Context, tx Store, at operation, canceled event.Event) error {
	var data struct{ Order order.Order }
	if err := json.Unmarshal(canceled.Data, &data); err != nil {
		return fmt.Errorf("read the event of a cancelled order: %w", err)
	}
	if back := data.Order.Returned; back != nil && back.State.Done {
		return nil
	}
	moves, err := movesOf(ctx, tx, canceled.EntityID)
	if err != nil {
		return err
	}
	for _, t := range moves {
		if t.Type == ledger.PointsSpentOnOrder && !t.Details.OrderUpdatedAt.Before(data.Order.UpdatedAt) {
			continue
		}
		definition, err := tx.CardDefinitions().Get(ctx, t.DefinitionID)
		if err != nil {
			return err
		}
		if err := e.moveBackOne(ctx, tx, at, t, moves, definition.Refunds); err != nil && !fault.IsNotFound(err) { // the card may be deleted
			return err
		}
	}
	return nil
}

func (e *Engine) moveBackOne(ctx context.Context, tx Store, at operation, t CardTransaction, moves []CardTransaction, policy program.Refunds) error {
	switch t.Type {
	case ledger.PendingAdded:
		if _, cancels := policy.Earned.Of(program.RefundFromPending); cancels {
			return e.cancelWaiting(ctx, tx, at, t)
		}
	case ledger.PointsEarned, ledger.PendingActivatedMove:
		if mode, takes := policy.Earned.Of(program.RefundFromBalance); takes {
			_, err := e.takeEarned(ctx, tx, at, t, t.Points-tookBack(moves, t.ID), mode, CardTransaction{
				Key: "refund " + t.ID, Details: Details{Reason: reasonOrderCanceled},
			})
			return err
		}
	case ledger.PointsSpentOnOrder:
		if mode, returns := policy.Spent.Of(program.RefundReturn); returns && mode == program.ModeRefundAll {
			return e.returnSpent(ctx, tx, at, t, math.MaxInt64, CardTransaction{Key: returnKey(t.ID), Details: Details{Reason: reasonOrderReturned}})
		}
	}
	return nil
}

// tookBack is how many points of an entry were taken back, or cancelled while they waited.
func tookBack(moves []CardTransaction, entryID string) (points int64) {
	for _, t := range moves {
		if t.Details.CardTransactionID == entryID && (t.Type == ledger.PointsRefunded || t.Type == ledger.PendingCanceledMove) {
			points += t.Points
		}
	}
	return points
}

// waitingOf are the points of an entry that wait, of a card whose row is then locked.
func waitingOf(ctx context.Context, tx Store, t CardTransaction) ([]ledger.Pending, error) {
	if _, err := tx.MemberCards().Update(ctx, t.CardID, func(*Card) error { return nil }); err != nil {
		return nil, err
	}
	page, err := tx.PendingPoints().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("entry_id", t.ID), storage.Is("status", string(ledger.PendingWaiting)))})
	return page.Items, err
}

func (e *Engine) cancelWaiting(ctx context.Context, tx Store, at operation, t CardTransaction) error {
	waiting, err := waitingOf(ctx, tx, t)
	for _, p := range waiting {
		if _, err := e.cancel(ctx, tx, at, p, reasonOrderCanceled); err != nil {
			return err
		}
	}
	return err
}

// takeEarned takes earned points off a card: that many, or as many as it holds. It returns how many. The transaction has a key and a reason.
func (e *Engine) takeEarned(ctx context.Context, tx Store, at operation, earned CardTransaction, points int64, mode string, t CardTransaction) (int64, error) {
	lots, err := tx.PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", earned.CardID), storage.Is("entry_id", earned.ID))})
	if err != nil {
		return 0, err
	}
	t.CardID, t.Type, t.Details.OrderID, t.Details.CardTransactionID = earned.CardID, ledger.PointsRefunded, earned.Details.OrderID, earned.ID
	t, err = e.post(ctx, tx, at, t, func(b *ledger.Book, _ Wallet, t *CardTransaction) error {
		b.With(lots.Items...)
		t.Points = points
		if mode != program.ModeRevokeBelowZero {
			spendable, err := b.Spendable()
			if err != nil {
				return err
			}
			t.Points = min(t.Points, max(spendable, 0))
		}
		if t.Points <= 0 {
			return errNothing
		}
		return b.Revoke(t.ID, earned.ID, t.Points)
	})
	if errors.Is(err, errNothing) {
		return 0, nil
	}
	if t.Status == TransactionRejected {
		t.Points = 0
	}
	return t.Points, err
}

// returnKey is the key by which the points of a payment are returned once.
func returnKey(spentID string) string { return "return " + spentID }

// returnSpent returns points of a payment to the lots that they came from, as many as have not come back yet. The transaction has a key and
// a reason.
func (e *Engine) returnSpent(ctx context.Context, tx Store, at operation, spent CardTransaction, points int64, t CardTransaction) error {
	takes, err := ledger.TakesOf(ctx, tx.PointsTakes(), spent.ID)
	if err != nil {
		return err
	}
	lots, err := ledger.LotsOf(ctx, tx.PointsLots(), takes)
	if err != nil {
		return err
	}
	var left int64
	for _, take := range takes {
		left += take.Points - take.Returned
	}
	if points = min(points, left); points == 0 {
		return nil
	}
	t.CardID, t.Type, t.Points = spent.CardID, ledger.PointsReturned, points
	t.Details.OrderID, t.Details.OrderTransactionID, t.Details.PurchaseTransactionID = spent.Details.OrderID, spent.Details.OrderTransactionID, spent.ID
	_, err = e.post(ctx, tx, at, t, func(b *ledger.Book, w Wallet, t *CardTransaction) error {
		b.With(lots...)
		terms, err := w.terms(b, w.Expiration())
		if err != nil {
			return err
		}
		return b.Restore(t.ID, takes, t.Points, terms)
	})
	return err
}
