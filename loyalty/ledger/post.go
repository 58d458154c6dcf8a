package ledger

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Store is the part of a backend that the ledger needs.
type Store interface {
	storage.Transactor
	PointsLots() storage.Collection[Lot]
	PointsTakes() storage.Collection[Take]
	PendingPoints() storage.Collection[Pending]
}

// Moment is the time of an operation, and a function that makes its ids.
type Moment struct {
	Now   time.Time
	Today calc.Day
	NewID func(prefix string) string
}

// FirstPage is how many lots are read at first, where an operation needs any: enough for almost all of them.
const FirstPage = 8

// Post runs a movement on an account and writes its changes of lots, takes and pending points. The caller has locked the row of
// the account's owner in the transaction of tx, and writes the figures of the book into it. The movement may run more than once,
// with more lots each time, the first time with none: it must have no effects beyond the book.
func Post(ctx context.Context, tx Store, m Moment, a Account, move func(*Book) error) (*Book, error) {
	// Most accounts get points without a look at their lots.
	for n := 0; ; n = max(FirstPage, 2*n) {
		var lots []Lot
		var all bool
		if n > 0 {
			var err error
			if lots, all, err = OpenLots(ctx, tx.PointsLots(), a.ID, n); err != nil {
				return nil, err
			}
		}
		b := NewBook(a, m.Now, m.Today, m.NewID, lots, all)
		err := move(b)
		if err == nil {
			err = b.Settle()
		}
		if errors.Is(err, ErrMore) && !all {
			continue
		}
		if err != nil {
			return nil, err
		}
		return b, b.Changes().Write(ctx, tx)
	}
}

// OpenLots returns the first open lots of an account in burning order, and whether there are no others.
func OpenLots(ctx context.Context, lots storage.Collection[Lot], accountID string, limit int) (open []Lot, all bool, err error) {
	// A page of the order of all accounts that begins where this one does: a filter would not end the walk with the account.
	page, err := lots.List(ctx, storage.Query{
		Order: []storage.Order{{Field: "burn_order"}}, After: &storage.Position{Values: []any{accountID + " "}}, Limit: limit,
	})
	for i, l := range page.Items {
		if l.AccountID != accountID {
			return page.Items[:i], true, err
		}
	}
	return page.Items, !page.HasMore, err
}

// UsableLots returns the first lots of an account from which points can be taken on a day, in burning order, and whether there may be others. Lots whose last
// day has passed are not among them, whether or not the daily run has ended them yet.
func UsableLots(ctx context.Context, lots storage.Collection[Lot], accountID string, today calc.Day, limit int) (usable []Lot, more bool, err error) {
	open, all, err := OpenLots(ctx, lots, accountID, limit)
	return slices.DeleteFunc(open, func(l Lot) bool { return l.overdue(today) }), !all, err
}

// Overdue returns the sum of open lots of an account whose last day has passed, and the next expiration of the others. The daily
// run takes overdue points off; until then the figures of the owner include them, but they cannot be used.
func Overdue(ctx context.Context, lots storage.Collection[Lot], accountID string, today calc.Day) (points int64, next Next, err error) {
	for n := FirstPage; ; n *= 2 {
		open, all, err := OpenLots(ctx, lots, accountID, n)
		if err != nil {
			return 0, Next{}, err
		}
		var more bool
		if points, next, more = overdueIn(open, today); !more || all {
			return points, next, nil
		}
	}
}

// overdueIn does so for the first open lots in burning order, and reports whether later lots may change the result.
func overdueIn(open []Lot, today calc.Day) (points int64, next Next, more bool) {
	for i := range open {
		l := &open[i]
		switch {
		case l.overdue(today):
			points += l.Left
		case l.ExpiresOn == "" || next.On != "" && l.ExpiresOn != next.On:
			return points, next, false
		default:
			next.On, next.Points = l.ExpiresOn, next.Points+l.Left
		}
	}
	return points, next, true
}

// LotsOf returns the lots that takes took from, in any state.
func LotsOf(ctx context.Context, lots storage.Collection[Lot], takes []Take) ([]Lot, error) {
	var ids []string
	for _, t := range takes {
		if t.LotID != "" {
			ids = append(ids, t.LotID)
		}
	}
	if len(ids) == 0 {
		return nil, nil
	}
	page, err := lots.List(ctx, storage.Query{Filter: storage.In("id", ids)})
	return page.Items, err
}

// TakesOf returns the takes of an entry, in their order.
func TakesOf(ctx context.Context, takes storage.Collection[Take], entryID string) ([]Take, error) {
	page, err := takes.List(ctx, storage.Query{Filter: storage.Is("entry_id", entryID)})
	return page.Items, err
}

// Write writes the changes in the transaction of tx.
func (c Changes) Write(ctx context.Context, tx Store) error {
	if len(c.Opened) > 0 {
		if err := tx.PointsLots().Insert(ctx, c.Opened...); err != nil {
			return err
		}
	}
	if len(c.Taken) > 0 {
		if err := tx.PointsTakes().Insert(ctx, c.Taken...); err != nil {
			return err
		}
	}
	if len(c.Waiting) > 0 {
		if err := tx.PendingPoints().Insert(ctx, c.Waiting...); err != nil {
			return err
		}
	}
	for _, l := range c.Changed {
		if err := put(ctx, tx.PointsLots(), l.ID, l); err != nil {
			return err
		}
	}
	for _, t := range c.Returned {
		if err := put(ctx, tx.PointsTakes(), t.ID, t); err != nil {
			return err
		}
	}
	for _, p := range c.Settled {
		if err := put(ctx, tx.PendingPoints(), p.ID, p); err != nil {
			return err
		}
	}
	return nil
}

// put overwrites a row: no other transaction can have changed it, because the owner's row is locked.
func put[T any](ctx context.Context, c storage.Collection[T], id string, item T) error {
	_, err := c.Update(ctx, id, func(stored *T) error { *stored = item; return nil })
	return err
}

// Due returns the lots of a book whose last day has passed, and asks for more with ErrMore when others may be due.
func (b *Book) Due() (ids []string, err error) {
	for i := range b.lots {
		l := &b.lots[i]
		if !l.Open() {
			continue
		}
		if b.beyond(l) {
			return nil, ErrMore
		}
		if l.ExpiresOn == "" || l.ExpiresOn >= b.Today {
			return ids, nil
		}
		ids = append(ids, l.ID)
	}
	if !b.all {
		return nil, ErrMore
	}
	return ids, nil
}

// IsCard reports whether an account is a card of v2; the others are vouchers.
func IsCard(accountID string) bool { return strings.HasPrefix(accountID, "lcrd_") }
