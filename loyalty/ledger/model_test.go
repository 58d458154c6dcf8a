package ledger_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
)

// world is an account with everything that was ever written about it.
type world struct {
	*rapid.T
	account  ledger.Account
	lots     []ledger.Lot
	takes    []ledger.Take
	pending  []ledger.Pending
	figures  ledger.Figures
	accounts map[ledger.AccountName]int64
	now      time.Time
	last     int
	// ended says that the day ended, so that the overdue lots may be others.
	ended string
}

func (w *world) today() calc.Day { return calc.DayOf(w.now, nil) }

// ids makes the same ids for every run of one movement.
func (w *world) ids() func(string) string {
	n := 0
	return func(prefix string) string {
		n++
		return fmt.Sprintf("%s%04d_%03d", prefix, w.last, n)
	}
}

// open returns the open lots in burning order, found without the help of the ledger.
func (w *world) open() (open []ledger.Lot) {
	for _, l := range w.lots {
		if l.Status == ledger.LotActive && l.Left > 0 {
			open = append(open, l)
		}
	}
	slices.SortFunc(open, func(a, b ledger.Lot) int {
		key := func(l ledger.Lot) string {
			day := l.ExpiresOn
			if day == "" {
				day = "9"
			}
			return fmt.Sprintf("%s %015d %s", day, l.CreatedAt.UnixMilli(), l.ID)
		}
		return strings.Compare(key(a), key(b))
	})
	return open
}

// overdue are the open lots whose last day has passed.
func (w *world) overdue() (late []ledger.Lot) {
	for _, l := range w.open() {
		if l.ExpiresOn != "" && l.ExpiresOn < w.today() {
			late = append(late, l)
		}
	}
	return late
}

func total(lots []ledger.Lot) (points int64) {
	for _, l := range lots {
		points += l.Left
	}
	return points
}

// post runs a movement with few lots at a time, and with all of them: both must come to the same end.
func (w *world) post(move func(b *ledger.Book) error) error {
	w.last++
	w.now = w.now.Add(time.Duration(rapid.IntRange(0, 2).Draw(w.T, "later")) * time.Millisecond)
	open := w.open()
	run := func(n int) (*ledger.Book, error) {
		b := ledger.NewBook(w.account, w.now, w.today(), w.ids(), open[:min(n, len(open))], n >= len(open))
		err := move(b)
		if err == nil {
			err = b.Settle()
		}
		return b, err
	}
	whole, wholeErr := run(len(open))
	var some *ledger.Book
	err := ledger.ErrMore
	for n := 1; errors.Is(err, ledger.ErrMore); n *= 2 {
		if n > 4*len(open)+4 {
			w.Fatalf("asks for more than all %d lots", len(open))
		}
		some, err = run(n)
	}
	if (err == nil) != (wholeErr == nil) {
		w.Fatalf("a page says %v, all lots say %v", err, wholeErr)
	}
	if err != nil {
		return err
	}
	if diff := cmp.Diff(whole.Changes(), some.Changes(), cmpopts.EquateEmpty()); diff != "" {
		w.Fatalf("a page does not do what all lots do (-all +page):\n%s", diff)
	}
	w.write(some)
	return nil
}

func (w *world) write(b *ledger.Book) {
	c := b.Changes()
	w.account = b.Account
	w.lots = put(append(w.lots, c.Opened...), c.Changed, func(l ledger.Lot) string { return l.ID })
	w.takes = put(append(w.takes, c.Taken...), c.Returned, func(t ledger.Take) string { return t.ID })
	w.pending = put(append(w.pending, c.Waiting...), c.Settled, func(p ledger.Pending) string { return p.ID })
}

func put[T any](all, changed []T, id func(T) string) []T {
	for _, item := range changed {
		i := slices.IndexFunc(all, func(have T) bool { return id(have) == id(item) })
		all[i] = item
	}
	return all
}

// entry books a movement.
func (w *world) entry(m ledger.Movement, points int64) {
	w.figures.Post(m, points)
	for _, p := range ledger.Postings(m, points) {
		w.accounts[p.Account] += p.Amount
	}
}

func (w *world) id() string { return fmt.Sprintf("lctx_%d", w.last+1) }

// check holds every invariant against what was written.
func (w *world) check() {
	w.Helper()
	left, next := int64(0), ledger.Next{}
	for _, l := range w.open() {
		left += l.Left
		if l.ExpiresOn != "" && (next.On == "" || next.On == l.ExpiresOn) {
			next.On, next.Points = l.ExpiresOn, next.Points+l.Left
		}
	}
	taken := map[string]int64{}
	for _, t := range w.takes {
		if t.Restored < 0 || t.Restored > t.Returned || t.Returned > t.Points {
			w.Fatalf("take %+v", t)
		}
		taken[t.LotID] += t.Points - t.Restored
	}
	for _, l := range w.lots {
		if l.Left < 0 || l.Opened != l.Left+l.Ended+taken[l.ID] {
			w.Fatalf("lot %+v does not add up with %d taken", l, taken[l.ID])
		}
	}
	waiting, sum := int64(0), int64(0)
	for _, p := range w.pending {
		if p.Status == ledger.PendingWaiting {
			waiting += p.Points
		}
	}
	for _, amount := range w.accounts {
		sum += amount
	}
	got := map[string]any{
		"lots": left, "next": w.account.Next, "pending": w.account.Pending, "trial balance": sum,
		"books": []int64{w.accounts[ledger.CardAvailable], w.accounts[ledger.CardPending], w.accounts[ledger.CardLocked]},
	}
	want := map[string]any{
		"lots": max(w.account.Balance-total(w.overdue()), 0) + total(w.overdue()), "next": next, "pending": waiting, "trial balance": int64(0),
		"books": []int64{w.figures.Balance(), w.figures.Pending(), 0},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		w.Fatalf("the account does not add up (-want +got):\n%s", diff)
	}
	if w.account.Balance != w.figures.Balance() || w.account.Balance < 0 && !w.account.AllowNegative {
		w.Fatalf("the balance is %d, the counters say %d", w.account.Balance, w.figures.Balance())
	}
}

func (w *world) terms() ledger.Terms {
	months := rapid.Int64Range(-1, 3).Draw(w.T, "months")
	if months < 0 {
		return ledger.TermsOf(calc.Expiration{}, w.today())
	}
	if rapid.Bool().Draw(w.T, "slides") {
		return ledger.TermsOf(calc.Expiration{Type: calc.SlidingExpiration, Sliding: &calc.Sliding{Period: calc.Period{Value: months, Unit: calc.UnitMonth}}}, w.today())
	}
	return ledger.TermsOf(calc.Expiration{Type: calc.RollingExpiration, Rolling: &calc.Rolling{
		Period: calc.Period{Value: months, Unit: calc.UnitMonth}, Rounding: &calc.Rounding{Type: calc.RoundMonth},
	}}, w.today())
}

func (w *world) lotsOf(takes []ledger.Take) (lots []ledger.Lot) {
	for _, t := range takes {
		for _, l := range w.lots {
			if l.ID == t.LotID {
				lots = append(lots, l)
			}
		}
	}
	return lots
}

// must fails unless the movement was done, or refused because the balance does not suffice when that is so.
func (w *world) must(err error, refuse bool) bool {
	if refuse != errors.Is(err, ledger.ErrInsufficient) || err != nil && !refuse {
		w.Fatalf("the ledger answers %v, want a refusal: %t", err, refuse)
	}
	return err == nil
}

func (w *world) step() {
	points, id := rapid.Int64Range(0, 60).Draw(w.T, "points"), w.id()
	late := w.overdue()
	short := points > w.account.Balance-total(late) && !w.account.AllowNegative
	defer func() {
		if diff := cmp.Diff(late, w.overdue()); diff != "" && w.ended == "" {
			w.Fatalf("points whose last day has passed moved (-before +after):\n%s", diff)
		}
		w.ended = ""
	}()
	switch rapid.SampledFrom([]string{"earn", "earn", "spend", "spend", "expire", "wait", "mature", "cancel", "return", "revoke", "slide", "day"}).Draw(w.T, "do") {
	case "earn":
		t := w.terms()
		w.must(w.post(func(b *ledger.Book) error { _, err := b.Open(id, points, t); return err }), false)
		w.entry(ledger.PointsEarned, points)
	case "spend":
		if w.must(w.post(func(b *ledger.Book) error { return b.Burn(id, points) }), short) {
			w.entry(ledger.PointsSpentOnOrder, points)
		}
	case "expire":
		w.expire()
	case "wait":
		on := w.today().AddDays(rapid.IntRange(0, 20).Draw(w.T, "wait"))
		w.must(w.post(func(b *ledger.Book) error { b.Wait(ledger.Pending{Points: points, ActivatesOn: on}); return nil }), false)
		w.entry(ledger.PendingAdded, points)
	case "mature", "cancel":
		w.settle()
	case "return":
		w.giveBack(points)
	case "revoke":
		if len(w.lots) == 0 {
			return
		}
		l := rapid.SampledFrom(w.lots).Draw(w.T, "lot")
		if w.must(w.post(func(b *ledger.Book) error { b.With(l); return b.Revoke(id, l.EntryID, points) }), short) {
			w.entry(ledger.PointsRefunded, points)
		}
	case "slide":
		w.must(w.post(func(b *ledger.Book) error { return b.Slide(w.today().AddDays(60)) }), false)
	case "day":
		w.ended = "another day"
		w.now = w.now.AddDate(0, 0, rapid.IntRange(1, 40).Draw(w.T, "days"))
	}
}

func (w *world) expire() {
	w.ended = "expired"
	lost := int64(0)
	w.must(w.post(func(b *ledger.Book) error {
		due, err := b.Due()
		lost = b.Expire(due...)
		return err
	}), false)
	w.entry(ledger.PointsExpired, lost)
	for _, l := range w.open() {
		if l.ExpiresOn != "" && l.ExpiresOn < w.today() {
			w.Fatalf("lot %+v is open after the run of %s", l, w.today())
		}
	}
}

func (w *world) takesOf(entry string) (takes []ledger.Take) {
	for _, t := range w.takes {
		if t.EntryID == entry {
			takes = append(takes, t)
		}
	}
	return takes
}

func (w *world) settle() {
	i := slices.IndexFunc(w.pending, func(p ledger.Pending) bool { return p.Status == ledger.PendingWaiting })
	if i < 0 {
		return
	}
	p, t, id := w.pending[i], w.terms(), w.id()
	if rapid.Bool().Draw(w.T, "cancel") {
		w.must(w.post(func(b *ledger.Book) error { b.Cancel(p); return nil }), false)
		w.entry(ledger.PendingCanceledMove, p.Points)
		return
	}
	w.must(w.post(func(b *ledger.Book) error { _, err := b.Activate(id, p, t); return err }), false)
	w.entry(ledger.PendingActivatedMove, p.Points)
}

// giveBack returns points of an entry.
func (w *world) giveBack(points int64) {
	if len(w.takes) == 0 {
		return
	}
	entry := rapid.SampledFrom(w.takes).Draw(w.T, "entry").EntryID
	takes, t, id := w.takesOf(entry), w.terms(), w.id()
	gone := int64(0)
	for _, take := range takes {
		gone += take.Points - take.Returned
	}
	if w.must(w.post(func(b *ledger.Book) error { b.With(w.lotsOf(takes)...); return b.Restore(id, takes, points, t) }), points > gone) {
		w.entry(ledger.PointsReturned, points)
	}
}

func TestAccountAddsUpAfterRandomMovements(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := &world{
			T: t, accounts: map[ledger.AccountName]int64{}, now: time.Date(2026, 1, 31, 12, 0, 0, 0, time.UTC),
			account: ledger.Account{ID: "lcrd_1", AllowNegative: rapid.Bool().Draw(t, "allow negative")},
		}
		for range rapid.IntRange(1, 40).Draw(t, "steps") {
			w.step()
			w.check()
		}
	})
}
