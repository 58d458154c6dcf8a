package membership

import (
	"context"
	"errors"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/daily"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
)

// portion is how many cards one portion of the daily run processes.
const portion = 20

// processPendingDue is a portion of the daily run: pending points of the day become usable, and those whose event did not come in time are
// cancelled. It reports whether there are more, besides those of cards that are skipped.
func (e *Engine) processPendingDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	for range portion {
		p, found, err := ledger.DuePending(ctx, e.store.PendingPoints(), day, true, passing)
		if err != nil || !found {
			return false, err
		}
		if err := e.processPending(ctx, p, day); err != nil {
			return false, daily.Failed(p.AccountID, err)
		}
	}
	return true, nil
}

func (e *Engine) processPending(ctx context.Context, p ledger.Pending, day calc.Day) error {
	return e.atomic(ctx, func(tx Store, at operation) error {
		at = at.on(day)
		if _, err := tx.MemberCards().Update(ctx, p.AccountID, func(*Card) error { return nil }); err != nil {
			return err
		}
		p, err := tx.PendingPoints().Get(ctx, p.ID) // the card is locked now
		if err != nil || p.Status != ledger.PendingWaiting {
			return err
		}
		if p.ActivatesOn != "" {
			_, err = e.activate(ctx, tx, at, p, "Points activated automatically")
		} else {
			_, err = e.cancel(ctx, tx, at, p, "Points canceled automatically")
		}
		return err
	})
}

// expireDue is a portion of the daily run: points whose last day has passed are taken off their cards. It reports whether there
// are more, besides those of cards that are skipped.
func (e *Engine) expireDue(ctx context.Context, day calc.Day, passing []string) (more bool, err error) {
	for range portion {
		cardID, found, err := ledger.DueAccount(ctx, e.store.PointsLots(), day, true, passing)
		if err != nil || !found {
			return false, err
		}
		if err := e.expire(ctx, cardID, day); err != nil {
			return false, daily.Failed(cardID, err)
		}
	}
	return true, nil
}

// errNothing ends a transaction that found its work done.
var errNothing = errors.New("nothing is due")

// expire ends the due lots of one card, by one transaction for each last day that they have.
func (e *Engine) expire(ctx context.Context, cardID string, day calc.Day) error {
	for {
		err := e.atomic(ctx, func(tx Store, at operation) error {
			at = at.on(day)
			t := CardTransaction{CardID: cardID, Type: ledger.PointsExpired, Details: Details{Reason: ReasonExpired}}
			_, err := e.post(ctx, tx, at, t, func(b *ledger.Book, _ Wallet, t *CardTransaction) error {
				due, err := b.Due()
				if err != nil {
					return err
				}
				lots := firstOf(b.Lots(), due)
				if len(lots) == 0 {
					return errNothing
				}
				t.Details.On, t.Details.Buckets = lots[0].ExpiresOn, bucketsOf(lots)
				t.Points = b.Expire(idsOf(lots)...)
				return nil
			})
			return err
		})
		if errors.Is(err, errNothing) || fault.IsNotFound(err) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// firstOf are those of the due lots that share the first day.
func firstOf(lots []ledger.Lot, due []string) (first []ledger.Lot) {
	for _, l := range lots {
		if slices.Contains(due, l.ID) && (len(first) == 0 || l.ExpiresOn == first[0].ExpiresOn) {
			first = append(first, l)
		}
	}
	return first
}
