package ledger

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// MaxPoints is the largest balance of an account.
const MaxPoints = calc.MaxPoints

// The errors of a book. Callers turn ErrInsufficient into the fault that their operation documents.
var (
	// ErrMore asks for more lots: the outcome depends on lots that are not loaded.
	ErrMore = errors.New("ledger: more lots are needed")
	// ErrInsufficient says that the account holds less than was to be taken.
	ErrInsufficient = errors.New("ledger: the balance does not suffice")
)

// Account holds the figures of a card, as stored in its owner's row.
type Account struct {
	ID string
	// ScopeID is the campaign or program, HolderID the customer or the member that holds the card.
	ScopeID, HolderID string
	Balance, Pending  int64
	// AllowNegative lets the balance go below zero.
	AllowNegative bool
	// Next is the next expiration.
	Next Next
}

// Next is the next expiration of an account: how many points expire, after which day. Without a day nothing expires.
type Next struct {
	On     calc.Day
	Points int64
}

// Book is an account opened for one operation: its lots, and its figures after the movements so far.
type Book struct {
	Account
	// Now and Today are the instant of the operation and its day in the project.
	Now   time.Time
	Today calc.Day
	// NewID makes the ids of lots and takes; the lots of v2 cards have another prefix than those of v1 cards.
	NewID func(prefix string) string

	lots []Lot // in burning order
	all  bool  // whether lots holds every open lot of the account
	edge Lot   // the last lot of the page that the book was opened with: others may come after it

	fresh     map[string]bool // lots that this book opened
	touched   map[string]bool // lots that it changed
	stale     bool            // whether Next must be computed again from the lots
	taken     []Take
	returned  []Take
	waiting   []Pending
	settled   []Pending
	lotPrefix string
}

// Changes are the changes of an operation to the rows besides the owner's.
type Changes struct {
	// Opened lots, Taken takes and Waiting points are new; the rows of the others are overwritten.
	Opened, Changed  []Lot
	Taken, Returned  []Take
	Waiting, Settled []Pending
}

// NewBook opens an account with the first of its open lots, in burning order; all says that there are no others.
func NewBook(a Account, now time.Time, today calc.Day, newID func(string) string, lots []Lot, all bool) *Book {
	prefix := LotPrefix
	if IsCard(a.ID) {
		prefix = CardLotPrefix
	}
	b := &Book{
		Account: a, Now: now, Today: today, NewID: newID, lots: slices.Clone(lots), all: all,
		fresh: map[string]bool{}, touched: map[string]bool{}, lotPrefix: prefix,
	}
	if len(lots) > 0 {
		b.edge = lots[len(lots)-1]
	}
	return b
}

// beyond reports whether lots that are not loaded may come before this one.
func (b *Book) beyond(l *Lot) bool { return !b.all && (b.edge.ID == "" || compareBurn(l, &b.edge) > 0) }

// With adds lots that an operation needs whatever their position, as those from which an entry took points. Lots that the book
// has already stay as they are.
func (b *Book) With(lots ...Lot) {
	for _, l := range lots {
		if b.lot(l.ID) == nil {
			b.lots = append(b.lots, l)
		}
	}
	b.sort()
}

func (b *Book) lot(id string) *Lot {
	for i := range b.lots {
		if b.lots[i].ID == id {
			return &b.lots[i]
		}
	}
	return nil
}

// sort restores the burning order after lots were added or their days changed.
func (b *Book) sort() {
	slices.SortStableFunc(b.lots, func(x, y Lot) int { return compareBurn(&x, &y) })
}

func compareBurn(x, y *Lot) int {
	if c := strings.Compare(burnDay(x), burnDay(y)); c != 0 {
		return c
	}
	if c := x.CreatedAt.Compare(y.CreatedAt); c != 0 {
		return c
	}
	return strings.Compare(x.ID, y.ID)
}

func burnDay(l *Lot) string {
	if l.ExpiresOn == "" {
		return never
	}
	return string(l.ExpiresOn)
}

// Changes returns the changes to write.
func (b *Book) Changes() Changes {
	c := Changes{Taken: b.taken, Returned: b.returned, Waiting: b.waiting, Settled: b.settled}
	for _, l := range b.lots {
		switch {
		case b.fresh[l.ID]:
			c.Opened = append(c.Opened, l)
		case b.touched[l.ID]:
			c.Changed = append(c.Changed, l)
		}
	}
	return c
}

func (b *Book) touch(l *Lot) {
	l.UpdatedAt = b.Now
	if b.fresh[l.ID] {
		l.UpdatedAt = time.Time{}
	}
	b.touched[l.ID] = true
}

// add updates Next for points that came into a lot with this day.
func (b *Book) add(on calc.Day, points int64) {
	switch {
	case on == "" || points == 0 || b.stale:
	case b.Next.On == "" || on < b.Next.On:
		b.Next = Next{on, points}
	case on == b.Next.On:
		b.Next.Points += points
	}
}

// subtract updates Next for points that left a lot with this day.
func (b *Book) subtract(on calc.Day, points int64) {
	if on == "" || on != b.Next.On {
		return
	}
	if b.Next.Points -= points; b.Next.Points <= 0 {
		b.stale = true
	}
}

// Settle computes Next. It must be called when the operation is done; it returns ErrMore when that depends on lots that are not
// loaded.
func (b *Book) Settle() error {
	if !b.stale {
		return nil
	}
	next := Next{}
	for i := range b.lots {
		l := &b.lots[i]
		switch {
		case !l.Open():
		case b.beyond(l):
			return ErrMore
		case l.ExpiresOn == "":
			// lots without an end come last: nothing after this one expires
			b.Next, b.stale = next, false
			return nil
		case next.On == "" || next.On == l.ExpiresOn:
			next.On, next.Points = l.ExpiresOn, next.Points+l.Left
		default:
			b.Next, b.stale = next, false
			return nil
		}
	}
	if !b.all {
		return ErrMore
	}
	b.Next, b.stale = next, false
	return nil
}

// overdue is the sum of open lots whose last day has passed. It asks for more lots with ErrMore.
func (b *Book) overdue() (points int64, err error) {
	if !b.stale && (b.Next.On == "" || b.Next.On >= b.Today) {
		return 0, nil // the lots that expire first do not expire before today
	}
	for i := range b.lots {
		l := &b.lots[i]
		switch {
		case !l.Open():
		case b.beyond(l):
			return 0, ErrMore
		case !l.overdue(b.Today):
			return points, nil // and so are those after it
		default:
			points += l.Left
		}
	}
	if !b.all {
		return 0, ErrMore
	}
	return points, nil
}

// Overdue is the sum of open lots whose last day has passed, and the next expiration of the others. It asks for more lots with
// ErrMore.
func (b *Book) Overdue() (points int64, next Next, err error) {
	var open []Lot
	for i := range b.lots {
		if l := &b.lots[i]; l.Open() && !b.beyond(l) {
			open = append(open, *l)
		}
	}
	points, next, more := overdueIn(open, b.Today)
	if more && !b.all {
		return 0, Next{}, ErrMore
	}
	return points, next, nil
}

// Spendable is how many points can be taken off the account: its balance without overdue points. It asks for more lots with
// ErrMore.
func (b *Book) Spendable() (int64, error) {
	overdue, err := b.overdue()
	return b.Balance - overdue, err
}

// debt is the negative balance of the account, which new points pay first. Overdue points do not count.
func (b *Book) debt() (int64, error) {
	spendable, err := b.Spendable()
	return max(-spendable, 0), err
}

func (b *Book) tooMany(points int64) error {
	if points < 0 || points > MaxPoints || b.Balance > MaxPoints-points {
		return fault.Payload("points", "must be at most %d: no card can hold more than %d points (actual value is '%d')",
			max(MaxPoints-max(b.Balance, 0), 0), int64(MaxPoints), points)
	}
	return nil
}
