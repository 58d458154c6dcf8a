package loyalty

import (
	"cmp"
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// reasonReturned is the reason of the movements that returned goods lead to.
const reasonReturned = "Goods of the order were returned"

// takeBack takes points back that an order earned with goods that are returned, in the transaction of tx: from those that wait, then from the
// lots that they opened, then from others, and never more than a card has.
func (e *Engine) takeBack(ctx context.Context, tx *batch, m operation, happened event.Event) error {
	r, err := order.ReadReturned(happened)
	if err != nil || e.follow == nil {
		return err
	}
	return e.follow(ctx, tx.Store, r.Return.ID, func() ([]refund.Collected, error) {
		earned, err := earnedBy(ctx, tx, r.Order.ID)
		if err != nil || !r.Return.TakesEarned {
			return nil, err
		}
		var cards []refund.Collected
		for _, from := range earned {
			due := min(r.Due(refund.Earning{Points: from.points, Basis: from.basis}), from.left)
			if due == 0 {
				continue
			}
			took, err := e.collect(ctx, tx, m, &r, from, due)
			if err != nil {
				return nil, err
			}
			cards = append(cards, took)
		}
		return cards, nil
	})
}

// earning is points that an order earned on a card: pending ones, or those of a transaction.
type earning struct {
	cardID  string
	pending *ledger.Pending
	entryID string
	// points were earned, and left of them are what the order gave the card after changes by hand.
	points, left int64
	basis        map[string]int64
}

// earnedBy are the points that an order earned, by their cards. Points that are not pending any more are those of their activation.
func earnedBy(ctx context.Context, tx Store, orderID string) (all []earning, err error) {
	pending, err := tx.PendingPoints().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("order_id", orderID), storage.Is("status", string(ledger.PendingWaiting))),
	})
	if err != nil {
		return nil, err
	}
	for i := range pending.Items {
		if p := &pending.Items[i]; !ledger.IsCard(p.AccountID) {
			all = append(all, earning{cardID: p.AccountID, pending: p, points: cmp.Or(p.Cause.Earned, p.Points), left: p.Points, basis: p.Cause.Basis})
		}
	}
	entries, err := tx.VoucherTransactions().List(ctx, storage.Query{Filter: storage.Is("earned_from", orderID)})
	for _, t := range entries.Items {
		all = append(all, earning{cardID: t.VoucherID, entryID: t.ID, points: cmp.Or(t.Cause.Earned, t.Amount), left: t.Amount, basis: t.Cause.Basis})
	}
	slices.SortStableFunc(all, func(a, b earning) int { return cmp.Compare(a.cardID, b.cardID) }) // cards are locked in one order
	return all, err
}

// collect takes points of an earning back, as many as its card still has.
func (e *Engine) collect(ctx context.Context, tx Store, m operation, r *order.GoodsReturned, from earning, due int64) (took refund.Collected, err error) {
	took = refund.Collected{VoucherID: from.cardID}
	card, err := tx.Vouchers().Update(ctx, from.cardID, func(*voucher.Voucher) error { return nil })
	if fault.IsNotFound(err) || err == nil && !card.DeletedAt.IsZero() {
		took.Uncollected = due
		return took, nil
	}
	if err != nil {
		return took, err
	}
	if from.pending != nil {
		took.Pending = due
		return took, e.reducePending(ctx, tx, m, *from.pending, due)
	}
	lots, err := tx.PointsLots().List(ctx, storage.Query{Filter: storage.And(storage.Is("account_id", from.cardID), storage.Is("entry_id", from.entryID))})
	if err != nil {
		return took, err
	}
	n := entry{
		kind: voucher.PointsRemoval, reason: reasonReturned, source: "SYSTEM", relatedID: from.entryID, orderID: r.Order.ID, returnID: r.Return.ID,
	}
	now, err := voucher.InternalsOf(nil).Current(ctx, tx.PointsLots(), card, m.Now, m.zone)
	if err != nil {
		return took, err
	}
	n.points = min(due, max(0, now.Balance()))
	took.Points, took.Uncollected = n.points, due-n.points
	if n.points == 0 {
		return took, nil
	}
	_, _, err = e.post(ctx, tx, m, from.cardID, n, func(b *ledger.Book, id string) error {
		b.With(lots.Items...)
		return b.Revoke(id, from.entryID, n.points)
	})
	return took, err
}

// reducePending takes points off pending points, and cancels them when none are left.
func (e *Engine) reducePending(ctx context.Context, tx Store, m operation, p ledger.Pending, points int64) error {
	kind := EventPendingUpdated
	if points == p.Points {
		kind = EventPendingCanceled
	}
	card, err := voucher.InternalsOf(nil).MovePoints(ctx, tx, m.Moment, m.zone, p.AccountID, func(b *ledger.Book, _ *voucher.Voucher) error {
		b.Reduce(p, points)
		return nil
	})
	if err != nil {
		return err
	}
	if kind == EventPendingUpdated {
		p.Points -= points
	}
	change := PendingChange{CardID: card.ID, Points: -points, Total: card.Loyalty.Pending}
	return e.writeCardEvents(ctx, tx, card, m.Now, map[string]any{"pending_points": p, "voucher_pending_points_balance": change}, kind)
}
