package ledger

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Terms are the expiration of new points: the day after which they expire, and the rule that gave it.
type Terms struct {
	ExpiresOn calc.Day
	Type      calc.ExpirationType
}

// TermsOf are the terms that a rule gives points which are opened on a day.
func TermsOf(e calc.Expiration, opened calc.Day) Terms {
	if !e.Expires() {
		return Terms{Type: calc.NoExpiration}
	}
	return Terms{ExpiresOn: e.On(opened), Type: e.Type}
}

// Open puts points on the account under an entry. A debt is paid first; the lot of the rest is returned, and an empty one when
// nothing is left. It fails with invalid_payload when the account would hold more than MaxPoints.
func (b *Book) Open(entry string, points int64, t Terms) (Lot, error) {
	if err := b.tooMany(points); err != nil {
		return Lot{}, err
	}
	debt, err := b.debt()
	if err != nil {
		return Lot{}, err
	}
	rest := points - min(points, debt)
	b.Balance += points
	if rest == 0 {
		return Lot{}, nil
	}
	l := Lot{
		ID: b.NewID(b.lotPrefix), AccountID: b.ID, ScopeID: b.ScopeID, HolderID: b.HolderID, EntryID: entry,
		Opened: rest, Left: rest, ExpiresOn: t.ExpiresOn, ExpirationType: t.Type, Status: LotActive, CreatedAt: b.Now,
	}
	b.fresh[l.ID] = true
	b.lots = append(b.lots, l)
	b.sort()
	b.add(l.ExpiresOn, rest)
	return l, nil
}

// Burn takes points off the account under an entry, from the lots that expire first and have not expired. It fails with ErrInsufficient,
// and asks for more lots with ErrMore; the book is not to be used after an error.
func (b *Book) Burn(entry string, points int64) error {
	if err := b.affords(points); err != nil {
		return err
	}
	rest := points
	for i := range b.lots {
		l := &b.lots[i]
		if rest == 0 {
			break
		}
		if l.Open() && b.beyond(l) {
			return ErrMore
		}
		rest -= b.take(entry, l, rest)
	}
	if rest > 0 && !b.all {
		return ErrMore
	}
	if rest > 0 {
		b.addTake(entry, "", rest) // loose points, and what the account did not have
	}
	b.Balance -= points
	return nil
}

// Credit is how many points can be taken off an account that may go below zero: its debt is at most MaxPoints.
func (b *Book) Credit() int64 { return max(0, MaxPoints+b.Balance) }

// affords refuses to take more than the account can spend.
func (b *Book) affords(points int64) error {
	if points < 0 || points > b.Balance && !b.AllowNegative || points > b.Credit() {
		return ErrInsufficient
	}
	spendable, err := b.Spendable()
	if err == nil && points > spendable && !b.AllowNegative {
		err = ErrInsufficient
	}
	return err
}

// take takes up to a number of points from a lot and returns how many it took: none from an overdue lot.
func (b *Book) take(entry string, l *Lot, points int64) int64 {
	if !l.Open() || l.overdue(b.Today) || points == 0 {
		return 0
	}
	n := min(points, l.Left)
	l.Left -= n
	b.touch(l)
	b.subtract(l.ExpiresOn, n)
	b.addTake(entry, l.ID, n)
	return n
}

func (b *Book) addTake(entry, lotID string, points int64) {
	b.taken = append(b.taken, Take{
		ID: b.NewID(TakeKind.Prefix), AccountID: b.ID, EntryID: entry, LotID: lotID, Points: points, CreatedAt: b.Now,
	})
}

// Revoke takes back points that were earned: from the lots that the earning opened, which must be loaded, then from the others. It
// fails as Burn does.
func (b *Book) Revoke(entry, earning string, points int64) error {
	if err := b.affords(points); err != nil {
		return err
	}
	rest := points
	for i := range b.lots {
		if b.lots[i].EntryID == earning {
			taken := b.take(entry, &b.lots[i], rest)
			rest -= taken
			b.Balance -= taken
		}
	}
	return b.Burn(entry, rest)
}

// Expire ends lots and returns the points that are lost with them. Lots that are not open are skipped.
func (b *Book) Expire(ids ...string) (points int64) {
	for _, id := range ids {
		if l := b.lot(id); l != nil && l.Open() {
			points += b.endLot(l, LotExpired)
		}
	}
	return points
}

func (b *Book) endLot(l *Lot, status LotStatus) int64 {
	n := l.Left
	l.Left, l.Ended, l.Status = 0, n, status
	b.touch(l)
	b.subtract(l.ExpiresOn, n)
	b.Balance -= n
	return n
}

// Lots returns the lots as they are now. They are the book's: they must not be changed.
func (b *Book) Lots() []Lot { return b.lots }

// WriteOff ends all lots of an account that is closed and returns the points that are lost: those of the lots and the loose ones.
// A debt is forgiven, which loses a negative number. It asks for more lots with ErrMore.
func (b *Book) WriteOff() (points int64, err error) {
	if !b.all {
		return 0, ErrMore
	}
	points = b.Balance
	for i := range b.lots {
		if l := &b.lots[i]; l.Status == LotActive {
			b.endLot(l, LotDeleted)
		}
	}
	b.Balance, b.Next, b.stale = 0, Next{}, false
	return points, nil
}

// Slide moves the day of all open lots that slide, except overdue ones. It asks for more lots with ErrMore.
func (b *Book) Slide(to calc.Day) error {
	if !b.all {
		return ErrMore
	}
	for i := range b.lots {
		if l := &b.lots[i]; l.Open() && !l.overdue(b.Today) && l.ExpirationType == calc.SlidingExpiration && l.ExpiresOn != to {
			l.ExpiresOn = to
			b.touch(l)
			b.stale = true
		}
	}
	b.sort()
	return nil
}

// SlidingDay is the day that the open lots which slide share; there is none when no such lot can be used any more. It asks for more lots with
// ErrMore.
func (b *Book) SlidingDay() (calc.Day, error) {
	for i := range b.lots {
		if l := &b.lots[i]; l.Open() && l.ExpirationType == calc.SlidingExpiration && !l.overdue(b.Today) {
			return l.ExpiresOn, nil
		}
	}
	if !b.all {
		return "", ErrMore
	}
	return "", nil
}
