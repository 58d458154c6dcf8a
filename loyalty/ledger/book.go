package ledger

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// MaxPoints is the most that an account can hold.
const MaxPoints = calc.MaxPoints

// The refusals of a book. Callers turn ErrInsufficient into the fault that their operation documents.
var (
	// ErrMore asks for more lots: those that were loaded do not decide the outcome.
	ErrMore = errors.New("ledger: more lots are needed")
	// ErrInsufficient says that the account holds less than was to be taken.
	ErrInsufficient = errors.New("ledger: the balance does not suffice")
)

// Account is what a card holds, as its owner's row says.
type Account struct {
	ID string
	// ScopeID is the campaign or program, HolderID the customer or the member that holds the card.
	ScopeID, HolderID string
	Balance, Pending  int64
	// AllowNegative lets the balance go below zero.
	AllowNegative bool
	// Next is what expires next.
	Next Next
}

// Next is what expires first of an account: so many points after that day. Without a day nothing expires.
type Next struct {
	On     calc.Day
	Points int64
}

// Book is an account that is open for one operation: its figures as they are after what was done so far, and its lots.
type Book struct {
	Account
	// Now and Today are the instant of the operation and its day in the project.
	Now   time.Time
	Today calc.Day
	// NewID makes the ids of lots and takes; the lots of v2 cards have another prefix than those of v1 cards.
	NewID func(prefix string) string

	lots []Lot // in burning order
	all  bool  // whether lots holds every open lot of the account
	edge Lot   // the last lot of the page that the book was opened with: others may stand behind it

	fresh     map[string]bool // lots that this book opened
	touched   map[string]bool // lots that it changed
	stale     bool            // whether Next must be read off the lots
	taken     []Take
	returned  []Take
	waiting   []Pending
	settled   []Pending
	lotPrefix string
}

// Changes are what an operation does to the rows beside the owner's.
type Changes struct {
	// Opened lots, Taken takes and Waiting points are new; the rows of the others are written over.
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

// beyond reports whether lots that the book does not know may come before this one.
func (b *Book) beyond(l *Lot) bool { return !b.all && compareBurn(l, &b.edge) > 0 }

// With adds lots that an operation needs whatever their place, as those that an entry took from. Lots that are known already are
// left as they are.
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

// Changes returns what is to be written.
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

// add counts points that came into a lot with this day towards what expires next.
func (b *Book) add(on calc.Day, points int64) {
	switch {
	case on == "" || points == 0 || b.stale:
	case b.Next.On == "" || on < b.Next.On:
		b.Next = Next{on, points}
	case on == b.Next.On:
		b.Next.Points += points
	}
}

// less counts points that left a lot with this day.
func (b *Book) less(on calc.Day, points int64) {
	if on == "" || on != b.Next.On {
		return
	}
	if b.Next.Points -= points; b.Next.Points <= 0 {
		b.stale = true
	}
}

// Settle works out what expires next. It must be called when the operation is done; it answers ErrMore when the lots at hand do not
// tell.
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
			// lots without an end come last: nothing behind this one expires
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

// overdue is what lies in open lots whose last day has passed. It asks for more lots with ErrMore.
func (b *Book) overdue() (points int64, err error) {
	for i := range b.lots {
		l := &b.lots[i]
		switch {
		case !l.Open():
		case b.beyond(l):
			return 0, ErrMore
		case !l.overdue(b.Today):
			return points, nil // and so are those behind it
		default:
			points += l.Left
		}
	}
	if !b.all {
		return 0, ErrMore
	}
	return points, nil
}

// Overdue is what lies in open lots whose last day has passed, and what expires next of the others. It asks for more lots with ErrMore.
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

// Spendable is what can be taken off the account: its balance without what is overdue. It asks for more lots with ErrMore.
func (b *Book) Spendable() (int64, error) {
	overdue, err := b.overdue()
	return b.Balance - overdue, err
}

// debt is what the account owes: what comes in pays it first. Points that are overdue pay for nothing.
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
