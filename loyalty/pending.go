package loyalty

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// ListPending returns a page of pending points, in any state; the filter selects the card or campaign.
func (e *Engine) ListPending(ctx context.Context, q storage.Query) (storage.Page[ledger.Pending], error) {
	return e.store.PendingPoints().List(ctx, q)
}

// ListEvents returns a page of events; the filter selects them: those that earned points, for instance.
func (e *Engine) ListEvents(ctx context.Context, q storage.Query) (storage.Page[event.Event], error) {
	return e.store.Events().List(ctx, q)
}

// ListLots returns a page of the points of a card that can still be used, by what they expire on.
func (e *Engine) ListLots(ctx context.Context, q storage.Query) (storage.Page[ledger.Lot], error) {
	return e.store.PointsLots().List(ctx, q)
}

// UsableLots returns the first lots of a card from which points can be taken today, in the order in which they are taken, and whether there may be
// others.
func (e *Engine) UsableLots(ctx context.Context, cardID string, limit int) (lots []ledger.Lot, more bool, err error) {
	today, err := e.Today(ctx)
	if err != nil {
		return nil, false, err
	}
	return ledger.UsableLots(ctx, e.store.PointsLots(), cardID, today, limit)
}

// waiting returns pending points of a card. It fails with fault.NotFound, and with invalid_pending_points_state for those that are
// not pending any more; done names the operation for the message. The caller has locked the card.
func waiting(ctx context.Context, tx Store, cardID, id, done string) (ledger.Pending, error) {
	p, err := tx.PendingPoints().Get(ctx, id)
	if fault.IsNotFound(err) || err == nil && p.AccountID != cardID {
		return p, fault.NotFound("pending_points", id)
	}
	if err == nil && p.Status != ledger.PendingWaiting {
		err = fault.Invalid("invalid_pending_points_state", "Invalid pending points state",
			"Only pending points in 'PENDING' status can be %s. Current status: '%s'.", done, p.Status)
	}
	return p, err
}

func holdCard(ctx context.Context, tx Store, id string) error {
	_, err := tx.Vouchers().Update(ctx, id, func(*voucher.Voucher) error { return nil })
	return err
}

// ActivatePending makes pending points usable. It fails with fault.NotFound or invalid_pending_points_state.
func (e *Engine) ActivatePending(ctx context.Context, card voucher.Voucher, id string) (made voucher.Transaction, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return made, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := holdCard(ctx, tx, card.ID); err != nil {
			return err
		}
		p, err := waiting(ctx, tx, card.ID, id, "activated")
		if err != nil {
			return err
		}
		made, err = e.activate(ctx, tx, m, p)
		return err
	})
	return made, err
}

func (e *Engine) activate(ctx context.Context, tx Store, m operation, p ledger.Pending) (voucher.Transaction, error) {
	n := entry{kind: voucher.PendingPointsActivation, points: p.Points, cause: p.Cause, source: "API"}
	n.cause.PendingID = p.ID
	made, card, err := e.post(ctx, tx, m, p.AccountID, n, func(b *ledger.Book, entryID string) error {
		_, err := b.Activate(entryID, p, ledger.TermsOf(p.Expiration, m.Today))
		return err
	})
	if err != nil {
		return made, err
	}
	return made, e.writeCardEvents(ctx, tx, card, m.Now, map[string]any{"pending_points": p, voucher.TransactionKind.Name: made}, EventPendingActivated)
}

// PendingChange is the result of a change of pending points.
type PendingChange struct {
	CardID string
	// Points is the change, Total the pending points of the card after it.
	Points, Total int64
}

// AdjustPending adds a signed number to pending points. It fails with fault.NotFound, with invalid_pending_points_state, or with
// invalid_amount when less than one point would be left.
func (e *Engine) AdjustPending(ctx context.Context, card voucher.Voucher, id string, points int64) (made PendingChange, err error) {
	return e.changePending(ctx, card, id, "updated", EventPendingUpdated, func(b *ledger.Book, p ledger.Pending) (int64, error) {
		if points == 0 || points > calc.MaxPoints-p.Points || p.Points+points < 1 {
			return 0, fault.Invalid("invalid_amount", "Invalid amount", "Amount has to be a valid positive number")
		}
		b.Cancel(p)
		return points, nil
	}, points)
}

// CancelPending cancels pending points. It fails with fault.NotFound or invalid_pending_points_state.
func (e *Engine) CancelPending(ctx context.Context, card voucher.Voucher, id string) error {
	_, err := e.changePending(ctx, card, id, "canceled", EventPendingCanceled, func(b *ledger.Book, p ledger.Pending) (int64, error) {
		b.Cancel(p)
		return -p.Points, nil
	}, 0)
	return err
}

func (e *Engine) changePending(ctx context.Context, card voucher.Voucher, id, done, kind string, change func(*ledger.Book, ledger.Pending) (int64, error), adjust int64) (made PendingChange, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return made, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := holdCard(ctx, tx, card.ID); err != nil {
			return err
		}
		p, err := waiting(ctx, tx, card.ID, id, done)
		if err != nil {
			return err
		}
		var points int64
		after, err := voucher.InternalsOf(nil).MovePoints(ctx, tx, m.Moment, m.zone, card.ID, func(b *ledger.Book, _ *voucher.Voucher) (err error) {
			if points, err = change(b, p); err == nil && adjust != 0 {
				b.Account.Pending = saturate.Add(b.Account.Pending, p.Points+adjust) // the cancelled points are pending again, with the new number
			}
			return err
		})
		if err != nil {
			return err
		}
		if adjust != 0 {
			p, err = tx.PendingPoints().Update(ctx, id, func(stored *ledger.Pending) error {
				stored.Status, stored.Points, stored.UpdatedAt = ledger.PendingWaiting, p.Points+adjust, m.Now
				return nil
			})
			if err != nil {
				return err
			}
		}
		made = PendingChange{CardID: card.ID, Points: points, Total: after.Loyalty.Pending}
		return e.writeCardEvents(ctx, tx, after, m.Now, map[string]any{"pending_points": p, "voucher_pending_points_balance": made}, kind)
	})
	return made, err
}

// activateDue is a step of the daily run: it activates pending points of one card whose day has come, and reports whether there are
// more, besides those of cards that are skipped. Points that would exceed the maximum of the card wait a day longer, so that none
// is lost.
func (e *Engine) activateDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return false, err
	}
	m.Today = day
	var of string
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		due, found, err := ledger.DuePending(ctx, tx.PendingPoints(), day, false, passing)
		if of, more = due.AccountID, found; err != nil || !found {
			return err
		}
		card, err := tx.Vouchers().Update(ctx, due.AccountID, func(*voucher.Voucher) error { return nil })
		if err != nil {
			return err
		}
		p, err := tx.PendingPoints().Get(ctx, due.ID)
		if err != nil || p.Status != ledger.PendingWaiting {
			return err
		}
		if card.Balance() > calc.MaxPoints-p.Points {
			_, err = tx.PendingPoints().Update(ctx, p.ID, func(p *ledger.Pending) error {
				p.ActivatesOn, p.UpdatedAt = day.AddDays(1), m.Now
				return nil
			})
			return err
		}
		_, err = e.activate(ctx, tx, m, p)
		return err
	})
	return more, daily.Failed(of, err)
}

// expireDue is a step of the daily run: it takes expired points off one card, and reports whether there are more cards with
// such points, besides those that are skipped.
func (e *Engine) expireDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	m, err := e.newOperation(ctx)
	if err != nil {
		return false, err
	}
	m.Today = day
	var of string
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		id, found, err := ledger.DueAccount(ctx, tx.PointsLots(), day, false, passing)
		if of, more = id, found; err != nil || !found {
			return err
		}
		t := voucher.Transaction{ID: e.env.NewID(voucher.TransactionKind.Prefix), VoucherID: id, Type: voucher.PointsExpiration, Source: "SYSTEM", CreatedAt: m.Now}
		var ended []ledger.Lot
		card, err := voucher.InternalsOf(nil).MovePoints(ctx, tx, m.Moment, m.zone, id, func(b *ledger.Book, card *voucher.Voucher) error {
			ids, err := b.Due()
			if err != nil {
				return err
			}
			points := b.Expire(ids...)
			ended = nil
			for _, l := range b.Lots() {
				if slices.Contains(ids, l.ID) {
					ended = append(ended, l)
				}
			}
			card.Count(t.Type, points)
			t.Amount = -points
			return nil
		})
		if err != nil || t.Amount == 0 {
			return err
		}
		t.CampaignID, t.Balance, t.Total = card.CampaignID, card.Balance(), card.Total()
		if err := tx.VoucherTransactions().Insert(ctx, t); err != nil {
			return err
		}
		if err := e.writeCardEvents(ctx, tx, card, m.Now, map[string]any{voucher.TransactionKind.Name: t, "points": -t.Amount, "buckets": ended}, EventTransaction, EventPointsExpired); err != nil {
			return err
		}
		return e.rank(ctx, tx, m, &card)
	})
	return more, daily.Failed(of, err)
}
