package ledger

import "github.com/punchcardhq/punchcard/fault"

// Figures are the lifetime counters of a card of v2, in points. They only ever grow; the balance follows from them.
type Figures struct {
	// Earned includes pending points that were activated; Added came by hand, Purchased with a reward of another card.
	Earned, Added, Purchased int64
	// Subtracted was taken by hand, Refunded taken back after it was earned, PurchaseReversed after it was purchased.
	Subtracted, Expired, Refunded, PurchaseReversed int64
	// Spent was paid, Returned given back of it. Locked was set aside for purchases, Unlocked left that state either way.
	Spent, Returned, Locked, Unlocked int64
	// PendingTotal is all points that were ever pending; PendingActivated and PendingCanceled are those that are not
	// pending any more.
	PendingTotal, PendingActivated, PendingCanceled int64
	// WrittenOff and PendingWrittenOff were lost with the card.
	WrittenOff, PendingWrittenOff int64
}

// maxLifetime is the largest lifetime counter: far enough below the maximum of its type that no movement overflows it.
const maxLifetime = 1 << 62

// Check refuses figures of which one exceeds maxLifetime, with invalid_payload. Only a card that gets and loses nearly MaxPoints
// hundreds of times comes there.
func (f Figures) Check() error {
	for _, n := range []int64{
		f.Earned, f.Added, f.Purchased, f.Subtracted, f.Expired, f.Refunded, f.PurchaseReversed, f.Spent, f.Returned, f.Locked, f.Unlocked,
		f.PendingTotal, f.PendingActivated, f.PendingCanceled, f.WrittenOff, f.PendingWrittenOff,
	} {
		if n > maxLifetime {
			return fault.Payload("points", "must not take a lifetime counter of the card beyond %d (it would be '%d')", int64(maxLifetime), n)
		}
	}
	return nil
}

// Total is the sum of all points that the card ever got.
func (f Figures) Total() int64 { return f.Earned + f.Added + f.Purchased }

// Balance is what the card holds.
func (f Figures) Balance() int64 {
	return f.Total() - f.Subtracted - f.Expired - f.Spent - f.Refunded + f.Returned - f.Locked + f.Unlocked - f.PurchaseReversed - f.WrittenOff
}

// Pending is the number of pending points.
func (f Figures) Pending() int64 {
	return max(f.PendingTotal-f.PendingActivated-f.PendingCanceled-f.PendingWrittenOff, 0)
}

// Unlock counts points that were locked for a purchase or a payment and left that state, spent or given back.
func (f *Figures) Unlock(points int64) {
	f.Locked += points
	f.Unlocked += points
}

// Post counts an entry of a number of points.
func (f *Figures) Post(m Movement, points int64) {
	switch m {
	case PointsEarned:
		f.Earned += points
	case AdminCredit:
		f.Added += points
	case PointsPurchased:
		f.Purchased += points
	case AdminDebit:
		f.Subtracted += points
	case PointsExpired, AdminPointsExpiration:
		f.Expired += points
	case PointsRefunded:
		f.Refunded += points
	case PointsPurchaseReverse:
		f.PurchaseReversed += points
	case PointsReturned:
		f.Returned += points
	case PointsSpentOnReward, PointsSpentOnOrder:
		f.Unlock(points)
		f.Spent += points
	case PendingAdded:
		f.PendingTotal += points
	case PendingActivatedMove:
		f.PendingActivated += points
		f.Earned += points
	case PendingCanceledMove:
		f.PendingCanceled += points
	case WriteOff:
		f.WrittenOff += points
	case WriteOffPending:
		f.PendingWrittenOff += points
	}
}
