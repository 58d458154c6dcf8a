package ledger

import (
	"cmp"

	"github.com/punchcardhq/punchcard/internal/saturate"
)

// Restore gives back points that an entry took. They go to the lots that they came from, as far as these are open and have not
// expired; a debt is paid first, and the rest opens a lot under the entry of the return. Loose points become loose again. The lots
// of the takes must be loaded; see With. It fails with ErrInsufficient when less was taken than is to be given back.
func (b *Book) Restore(entry string, takes []Take, points int64, t Terms) error {
	open := int64(0)
	for _, take := range takes {
		open += take.Points - take.Returned
	}
	if points < 0 || points > open {
		return ErrInsufficient
	}
	if err := b.tooMany(points); err != nil {
		return err
	}
	debt, err := b.debt()
	if err != nil {
		return err
	}
	rest, lost := points, int64(0)
	for _, take := range takes {
		n := min(rest, take.Points-take.Returned)
		if n == 0 {
			continue
		}
		rest -= n
		take.Returned += n
		paid := min(debt, n)
		debt -= paid
		b.Balance += paid
		n -= paid
		switch l := b.lot(take.LotID); {
		case n == 0:
		case l != nil && l.usable(b.Today):
			take.Restored += n
			l.Left += n
			b.Balance += n
			b.touch(l)
			b.add(l.ExpiresOn, n)
		case take.LotID == "" && !b.AllowNegative:
			b.Balance += n
		default:
			lost += n
		}
		b.returned = append(b.returned, take)
	}
	if lost == 0 {
		return nil
	}
	_, err = b.Open(entry, lost, t)
	return err
}

// Wait adds pending points. The book sets id, account and state.
func (b *Book) Wait(p Pending) Pending {
	prefix := PendingPrefix
	if b.lotPrefix == CardLotPrefix {
		prefix = CardPendingPrefix
	}
	p.ID = cmp.Or(p.ID, b.NewID(prefix))
	p.AccountID, p.ScopeID, p.HolderID, p.Status, p.CreatedAt = b.ID, b.ScopeID, b.HolderID, PendingWaiting, b.Now
	b.Account.Pending = saturate.Add(b.Account.Pending, p.Points)
	b.waiting = append(b.waiting, p)
	return p
}

// Activate turns pending points into a lot under an entry.
func (b *Book) Activate(entry string, p Pending, t Terms) (Lot, error) {
	b.settle(p, PendingActivated)
	return b.Open(entry, p.Points, t)
}

// Cancel cancels pending points.
func (b *Book) Cancel(p Pending) { b.settle(p, PendingCanceled) }

// Reduce takes points off pending points, and cancels them when none are left.
func (b *Book) Reduce(p Pending, points int64) {
	if points >= p.Points {
		b.Cancel(p)
		return
	}
	p.Points, p.UpdatedAt = p.Points-points, b.Now
	b.Account.Pending = saturate.Sub(b.Account.Pending, points)
	b.settled = append(b.settled, p)
}

// Discard writes pending points off with the account that is closed.
func (b *Book) Discard(p Pending) { b.settle(p, PendingDeleted) }

func (b *Book) settle(p Pending, status PendingStatus) {
	p.Status, p.UpdatedAt = status, b.Now
	b.Account.Pending = saturate.Sub(b.Account.Pending, p.Points)
	b.settled = append(b.settled, p)
}
