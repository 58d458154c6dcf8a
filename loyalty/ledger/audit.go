package ledger

import (
	"github.com/punchcardhq/punchcard/loyalty/calc"

	"github.com/punchcardhq/punchcard/internal/saturate"
)

// Sums are the sums over the rows of an account.
type Sums struct {
	// Open is the sum of its lots, Next the part of it that expires first.
	Open int64
	Next Next
	// Waiting is the sum of the pending points.
	Waiting int64
}

// SumsOf adds up the rows of one account.
func SumsOf(lots []Lot, waiting []Pending) (s Sums) {
	for _, l := range lots {
		if !l.Open() {
			continue
		}
		s.Open += l.Left
		switch {
		case l.ExpiresOn == "":
		case s.Next.On == "" || l.ExpiresOn < s.Next.On:
			s.Next = Next{On: l.ExpiresOn, Points: l.Left}
		case l.ExpiresOn == s.Next.On:
			s.Next.Points += l.Left
		}
	}
	for _, p := range waiting {
		if p.Status == PendingWaiting {
			s.Waiting = saturate.Add(s.Waiting, p.Points)
		}
	}
	return s
}

// OverdueIn adds up the points left in lots whose last day has passed.
func OverdueIn(lots []Lot, today calc.Day) (points int64) {
	for _, l := range lots {
		if l.Open() && l.overdue(today) {
			points += l.Left
		}
	}
	return points
}

// Uneven calls report for each lot whose opening points differ from the sum of the points that are left, ended, and were taken and
// not put back.
func Uneven(lots []Lot, takes []Take, report func(lotID string, opened, computed int64)) {
	taken := map[string]int64{}
	for _, t := range takes {
		taken[t.LotID] += t.Points - t.Restored
	}
	for _, l := range lots {
		if computed := l.Left + l.Ended + taken[l.ID]; computed != l.Opened {
			report(l.ID, l.Opened, computed)
		}
	}
}
