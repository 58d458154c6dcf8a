package membership

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
)

// followReturn moves points for goods that were returned, as the wallets say: points that the order earned are taken back, from the pending
// points or from the balance, and points that paid for the goods go back to the lots that they came from.
func (e *Engine) followReturn(ctx context.Context, tx Store, at operation, happened event.Event) error {
	r, err := order.ReadReturned(happened)
	if err != nil || e.follow == nil {
		return err
	}
	return e.follow(ctx, tx, r.Return.ID, func() (cards []refund.Collected, err error) {
		moves, err := movesOf(ctx, tx, r.Order.ID)
		if err != nil {
			return nil, err
		}
		for _, t := range moves {
			switch t.Type {
			case ledger.PointsEarned, ledger.PendingAdded:
				took, err := e.collect(ctx, tx, at, &r, t, moves)
				if err != nil {
					return nil, err
				}
				if took.Points+took.Pending+took.Uncollected > 0 {
					cards = append(cards, took)
				}
			case ledger.PointsSpentOnOrder:
				if err := e.giveBack(ctx, tx, at, &r, t); err != nil && !fault.IsNotFound(err) { // the card may be deleted
					return nil, err
				}
			}
		}
		return cards, nil
	})
}

// collect takes points that an order earned back, as its wallet says.
func (e *Engine) collect(ctx context.Context, tx Store, at operation, r *order.GoodsReturned, t CardTransaction, moves []CardTransaction) (took refund.Collected, err error) {
	took.CardID = t.CardID
	due := r.Due(refund.Earning{Points: t.Points, Basis: t.Details.Basis})
	if due == 0 {
		return took, nil
	}
	definition, err := tx.CardDefinitions().Get(ctx, t.DefinitionID)
	if err != nil {
		return took, err
	}
	policy := definition.Refunds.Earned
	entry, left := t, t.Points-tookBack(moves, t.ID)
	if t.Type == ledger.PendingAdded {
		i := slices.IndexFunc(moves, func(m CardTransaction) bool {
			return m.Type == ledger.PendingActivatedMove && m.Details.CardTransactionID == t.ID
		})
		if i < 0 {
			if _, cancels := policy.Of(program.RefundFromPending); cancels {
				took.Pending, err = e.cancelPart(ctx, tx, at, r, t, min(due, left))
			}
			return took, err
		}
		entry = moves[i]
		left -= tookBack(moves, entry.ID)
	}
	mode, takes := policy.Of(program.RefundFromBalance)
	if due = min(due, left); !takes || due <= 0 {
		return took, nil
	}
	took.Points, err = e.takeEarned(ctx, tx, at, entry, due, mode, CardTransaction{
		Key: movedKey(r, t), Details: Details{Reason: reasonGoodsReturned},
	})
	if fault.IsNotFound(err) { // the card is deleted
		err = nil
	}
	took.Uncollected = due - took.Points
	return took, err
}

// movedKey is the key by which a return moves the points of an entry once.
func movedKey(r *order.GoodsReturned, t CardTransaction) string {
	return "return " + r.Return.ID + " " + t.ID
}

// cancelPart cancels points of an entry that wait.
func (e *Engine) cancelPart(ctx context.Context, tx Store, at operation, r *order.GoodsReturned, t CardTransaction, points int64) (canceled int64, err error) {
	waiting, err := waitingOf(ctx, tx, t)
	for _, p := range waiting {
		n := min(points-canceled, p.Points)
		if n <= 0 {
			break
		}
		canceled += n
		if _, err := e.reduce(ctx, tx, at, p, n, movedKey(r, t), reasonGoodsReturned); err != nil {
			return 0, err
		}
	}
	if fault.IsNotFound(err) { // the card is deleted, and its points with it
		err = nil
	}
	return canceled, err
}

// giveBack returns points that paid for the goods.
func (e *Engine) giveBack(ctx context.Context, tx Store, at operation, r *order.GoodsReturned, spent CardTransaction) error {
	for _, p := range r.Return.Points {
		if p.OrderTransactionID != "" && p.OrderTransactionID == spent.Details.OrderTransactionID && p.Points > 0 {
			return e.returnSpent(ctx, tx, at, spent, p.Points, CardTransaction{Key: movedKey(r, spent), Details: Details{Reason: reasonGoodsReturned}})
		}
	}
	return nil
}
