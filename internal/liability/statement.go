package liability

import (
	"maps"
	"time"

	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// Statement is what is outstanding on the cards of one scope on one day.
type Statement struct {
	ID string
	// ScopeID is a campaign or a program, empty for cards without a campaign, or All.
	ScopeID string
	// Day is that of the project's time zone; none for the row that keeps how far the work is.
	Day  calc.Day
	Body Body
}

// All is the scope of the sums over all cards of a project.
const All = "*"

// Body is what a statement says.
type Body struct {
	Outstanding
	// Progress is how far the work of a day is; nil for a statement.
	Progress *Progress
}

// Outstanding is the sums over the cards of a scope. Program tells a program from a campaign.
type Outstanding struct {
	Program bool
	// Began and At are when the first and the last cards were read.
	Began, At time.Time
	Sums
}

// Sums are sums over cards. Credit is minor units.
type Sums struct {
	Cards  int64
	Credit Credit
	Points Points
	// CreditMonths and PointsMonths are the usable credit and points by the month of their expiry, such as 2026-11; what never expires is under the
	// empty month.
	CreditMonths, PointsMonths map[string]int64
}

// Credit is what is left on gift cards: on those that can be used, now or later, those that expired, and those that are switched off.
type Credit struct{ Usable, Expired, Off int64 }

// Points are those on loyalty cards that can be used, those on cards that are switched off or expired, those that wait until they count, and what
// cards are below zero, as a number above it.
type Points struct{ Usable, Off, Pending, Below int64 }

// plus returns the sums of both.
func (s Sums) plus(o Sums) Sums {
	add := saturate.Add
	s.Cards = add(s.Cards, o.Cards)
	s.Credit = Credit{add(s.Credit.Usable, o.Credit.Usable), add(s.Credit.Expired, o.Credit.Expired), add(s.Credit.Off, o.Credit.Off)}
	s.Points = Points{add(s.Points.Usable, o.Points.Usable), add(s.Points.Off, o.Points.Off), add(s.Points.Pending, o.Points.Pending), add(s.Points.Below, o.Points.Below)}
	s.CreditMonths, s.PointsMonths = months(s.CreditMonths, o.CreditMonths), months(s.PointsMonths, o.PointsMonths)
	return s
}

// months adds sums by month up; it changes neither.
func months(a, b map[string]int64) map[string]int64 {
	if len(b) == 0 {
		return a
	}
	all := maps.Clone(a)
	if all == nil {
		all = map[string]int64{}
	}
	for month, n := range b {
		all[month] = saturate.Add(all[month], n)
	}
	return all
}

// Progress is how far the work of a day is.
type Progress struct {
	// Day is the day that is worked on, and Done that it is finished. Finished is the last day that was.
	Day      calc.Day
	Done     bool
	Finished calc.Day
	// Phase is what is read now, Last the scope that was read last, and Open the one that is being read, behind the card with AfterID and AfterAt.
	Phase   phase
	Last    string
	Open    *Open
	AfterID string
	AfterAt time.Time
	Total   Sums
}

// Open is a scope that is being read.
type Open struct {
	ScopeID string
	Outstanding
}

// phase is a kind of scope.
type phase int

const (
	looseCards phase = iota
	campaigns
	programs
	finished
)

// progressID is the id of the row that keeps the progress.
const progressID = "progress"

// statementID consists of the scope and the day.
func statementID(scopeID string, day calc.Day) string { return scopeID + " " + string(day) }

// Kind describes statements to a backend.
var Kind = storage.Kind[Statement]{
	Name: "liability", Prefix: "liab_",
	ID: func(s *Statement) string { return s.ID },
	Fields: []storage.Field[Statement]{
		storage.String("scope_id", func(s *Statement) string { return s.ScopeID }),
		storage.String("day", func(s *Statement) string { return string(s.Day) }).Ordered(),
	},
}
