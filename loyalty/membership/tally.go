package membership

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Tally counts what limits bound: how often a member triggered a rule and how many points it gave, how many points a card earned,
// how many members a program has, or how many automatic redemptions a customer of loyalty campaigns had. A count belongs to the
// calendar period that begins on its day; in the next one it starts again.
type Tally struct {
	ID string
	// Subject is the rule and the member, the card, the program, or the customer, each with a prefix of its own.
	Subject string
	// LastAt is the time of the last count.
	LastAt     time.Time
	CountFrom  calc.Day
	Count      int64
	PointsFrom calc.Day
	Points     int64
}

// TallyKind describes tallies to a backend.
var TallyKind = storage.Kind[Tally]{
	Name: "member_tally", Prefix: "ltly_",
	ID:     func(t *Tally) string { return t.ID },
	Unique: []storage.Unique[Tally]{{Name: "subject", Value: func(t *Tally) string { return t.Subject }}},
	Fields: []storage.Field[Tally]{storage.String("subject", func(t *Tally) string { return t.Subject })},
}

// tally reads the tally of a subject, making an empty one where there is none.
func (e *Engine) tally(ctx context.Context, tx Store, subject string) (Tally, error) {
	t, found, err := tx.MemberTallies().Find(ctx, "subject", subject)
	if err != nil || found {
		return t, err
	}
	t = Tally{ID: e.env.NewID(TallyKind.Prefix), Subject: subject}
	err = tx.MemberTallies().Insert(ctx, t)
	if fault.Has(err, "duplicate_found") {
		t, _, err = tx.MemberTallies().Find(ctx, "subject", subject)
	}
	return t, err
}

// tallyOf is the subject of the tally of a rule and a member, cardTally that of a card.
func tallyOf(r program.EarningRule, m Member) string { return r.ID + " " + m.ID }

func cardTally(cardID string) string { return "card " + cardID }

// readTally is tally without making one.
func (e *Engine) readTally(ctx context.Context, tx Store, subject string) (Tally, error) {
	t, _, err := tx.MemberTallies().Find(ctx, "subject", subject)
	return t, err
}

// holdTally is tally, and locks it until the transaction ends.
func (e *Engine) holdTally(ctx context.Context, tx Store, subject string) (Tally, error) {
	t, err := e.tally(ctx, tx, subject)
	if err != nil {
		return t, err
	}
	return tx.MemberTallies().Update(ctx, t.ID, func(*Tally) error { return nil })
}

// count counts one more time and a number of points in a tally.
func (e *Engine) count(ctx context.Context, tx Store, at operation, t Tally, times calc.Unit, points int64, per calc.Unit) error {
	_, err := tx.MemberTallies().Update(ctx, t.ID, func(t *Tally) error {
		t.add(at.Now, at.Today, times, points, per)
		return nil
	})
	return err
}

// countIn and pointsIn are the counts of a tally for the calendar period that contains a day.
func (t *Tally) countIn(u calc.Unit, today calc.Day) int64 {
	if first, _ := u.Around(today); u != "" && t.CountFrom == first {
		return t.Count
	}
	return 0
}

func (t *Tally) pointsIn(u calc.Unit, today calc.Day) int64 {
	if first, _ := u.Around(today); u != "" && t.PointsFrom == first {
		return t.Points
	}
	return 0
}

// add counts one more time and a number of points. An empty unit means: not bounded.
func (t *Tally) add(now time.Time, today calc.Day, times calc.Unit, points int64, per calc.Unit) {
	t.Count, t.Points = t.countIn(times, today)+1, t.pointsIn(per, today)+points
	t.CountFrom, _ = times.Around(today)
	t.PointsFrom, _ = per.Around(today)
	t.LastAt = now
}
