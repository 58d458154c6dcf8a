package program

import (
	"slices"

	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Rank is the tier of a card in a tier structure, with its dates. The zero Rank is none.
type Rank struct {
	TierID string
	Since  calc.Day
	// Until is the last day on which the tier is kept whatever the points are; empty when it is kept as long as the points
	// qualify.
	Until calc.Day
	// Falls is the last day of a grace period: the card loses the tier on the day after, unless its points qualify again.
	Falls calc.Day
	// Fell is the day on which it last fell by one tier, for structures where it falls one tier at a time, once a day at
	// most.
	Fell calc.Day
}

// Step is a change of rank.
type Step string

// The steps. With StepNone the tier stays; the grace period may have begun or ended all the same.
const (
	StepNone      Step = ""
	StepJoined    Step = "JOINED"
	StepUpgraded  Step = "UPGRADED"
	StepDowngrade Step = "DOWNGRADED"
	StepProlonged Step = "PROLONGED"
	StepLeft      Step = "LEFT"
)

// Ladder is a tier structure with its tiers.
type Ladder struct {
	Structure TierStructure
	// Tiers are in the order of their least points.
	Tiers []Tier
}

// NewLadder puts the tiers of a structure in order.
func (Internals) NewLadder(s TierStructure, tiers []Tier) Ladder {
	tiers = slices.Clone(tiers)
	slices.SortStableFunc(tiers, func(a, b Tier) int {
		switch {
		case a.Min != b.Min:
			return int(max(-1, min(1, a.Min-b.Min)))
		case a.Type != b.Type && a.Type == TierPoints: // of two with equal points the one with a segment is higher
			return -1
		case a.Type != b.Type:
			return 1
		}
		return 0
	})
	return Ladder{s, tiers}
}

// Deserved is the tier for which a card with some points qualifies, or nil: the highest whose range contains them and in whose
// segment, if it has one, the customer is.
func (l Ladder) Deserved(points int64, inSegment func(id string) bool) *Tier {
	for i := len(l.Tiers) - 1; i >= 0; i-- {
		if t := &l.Tiers[i]; t.holds(points) && (t.Type != TierSegment || inSegment(t.SegmentID)) {
			return t
		}
	}
	return nil
}

// Judge returns the rank of a card on a day, from the rank that it has and the tier that it deserves, and the step between them. It
// may be called on every movement and on every day; a second call changes nothing.
//
//   - A higher tier begins at once, with a new last day.
//   - A tier is kept until its last day. On the day after, one that is still deserved is prolonged.
//   - A tier that is no longer deserved falls at once, or after the grace period, which counts from the day on which the points no
//     longer qualified. It falls to the tier deserved, or by one tier, or, without downgrade, not at all. By one tier means one on
//     a day: all judgements of a card on one day, by its movements and by the daily run, count as one, so that a customer does not
//     lose two tiers by paying twice.
func (l Ladder) Judge(r Rank, deserved *Tier, today calc.Day) (Rank, Step) {
	have := l.place(r.TierID)
	want := -1
	if deserved != nil {
		want = l.place(deserved.ID)
	}
	switch {
	case have < 0 && want < 0:
		return Rank{}, StepNone
	case have < 0:
		return l.rank(want, today), StepJoined
	case want > have:
		return l.rank(want, today), StepUpgraded
	case want == have:
		r.Falls = ""
		if r.Until == "" || today <= r.Until {
			return r, StepNone
		}
		prolonged := l.rank(have, today)
		prolonged.Since = r.Since
		return prolonged, StepProlonged
	}
	return l.fall(r, have, want, today)
}

// fall is Judge for a card that deserves less than it has.
func (l Ladder) fall(r Rank, have, want int, today calc.Day) (Rank, Step) {
	down := l.Structure.Downgrade
	if !l.downgrades(have) {
		return r, StepNone
	}
	if r.Until != "" && today <= r.Until {
		return r, StepNone
	}
	if down.Grace.Value > 0 {
		if r.Falls == "" {
			r.Falls = l.graceEnds(r, today)
		}
		if today <= r.Falls {
			return r, StepNone
		}
	}
	if down.Type != DowngradeSingle {
		if want < 0 {
			return Rank{}, StepLeft
		}
		return l.rank(want, today), StepDowngrade
	}
	if r.Fell == today {
		return r, StepNone
	}
	if have == 0 {
		return Rank{}, StepLeft
	}
	below := l.rank(have-1, today)
	below.Fell = today
	if down.Grace.Value > 0 && want < have-1 && below.Until == "" && l.downgrades(have-1) {
		below.Falls = l.graceEnds(below, today)
	}
	return below, StepDowngrade
}

// Begin is the rank of a tier that begins on a day, and the step to it from the rank that a card has. For a deleted tier there is
// no step.
func (l Ladder) Begin(r Rank, tierID string, today calc.Day) (Rank, Step) {
	have, want := l.place(r.TierID), l.place(tierID)
	switch {
	case want <= have:
		return r, StepNone
	case have < 0:
		return l.rank(want, today), StepJoined
	}
	return l.rank(want, today), StepUpgraded
}

// Starting is the rank of a tier that begins on a day.
func (l Ladder) Starting(tierID string, day calc.Day) Rank { return l.rank(l.place(tierID), day) }

// Tier returns a tier of the ladder, or nil.
func (l Ladder) Tier(id string) *Tier {
	if i := l.place(id); i >= 0 {
		return &l.Tiers[i]
	}
	return nil
}

// Above reports whether a tier is a higher one than another; every tier is above none.
func (l Ladder) Above(id, than string) bool { return l.place(id) > l.place(than) }

// Below is the tier to which a card falls from its own when it deserves this one, or nil for none at all. Falls is false where the
// card does not fall.
func (l Ladder) Below(r Rank, deserved *Tier) (to *Tier, falls bool) {
	have, want := l.place(r.TierID), -1
	if deserved != nil {
		want = l.place(deserved.ID)
	}
	if have < 0 || want >= have || !l.downgrades(have) {
		return nil, false
	}
	if l.Structure.Downgrade.Type == DowngradeSingle {
		want = have - 1
	}
	if want < 0 {
		return nil, true
	}
	return &l.Tiers[want], true
}

func (l Ladder) downgrades(have int) bool {
	return l.Structure.Downgrade.Type != DowngradeNone && l.Tiers[have].Downgrade != DowngradeNone
}

// Next is the first day after today on which a rank can change though no points move; empty when there is none.
func (l Ladder) Next(r Rank, deserved *Tier, today calc.Day) calc.Day {
	_, falls := l.Below(r, deserved)
	switch {
	case falls && r.Fell == today:
		return today.AddDays(1)
	case r.Falls != "":
		return r.Falls.AddDays(1)
	case r.Until != "" && r.Until >= today && (falls || deserved != nil && deserved.ID == r.TierID):
		return r.Until.AddDays(1)
	}
	return ""
}

// graceEnds is the last day of a grace period that begins when the tier is no longer deserved, and no longer kept.
func (l Ladder) graceEnds(r Rank, today calc.Day) calc.Day {
	grace := l.Structure.Downgrade.Grace
	if r.Until != "" && r.Until < today {
		today = r.Until.AddDays(1)
	}
	last := grace.After(today)
	if l.Structure.Downgrade.RoundUp {
		_, last = grace.Unit.Around(last)
	}
	return last
}

// rank is the rank of a tier that begins on a day.
func (l Ladder) rank(place int, today calc.Day) Rank {
	r := Rank{TierID: l.Tiers[place].ID, Since: today}
	switch keep := l.Structure.Retention; keep.Type {
	case RetentionFixed:
		r.Until = keep.Period.After(today)
	case RetentionCalendar:
		dates := make([]calc.MonthDay, len(keep.Dates))
		for i, d := range keep.Dates {
			dates[i] = calc.MonthDay{Day: d.Day, Month: d.Month}
		}
		r.Until = calc.NextDate(dates, today)
	}
	return r
}

// place is the position of a tier in the ladder; -1 for a tier that is not in it, because it was deleted.
func (l Ladder) place(id string) int {
	return slices.IndexFunc(l.Tiers, func(t Tier) bool { return id != "" && t.ID == id })
}

// Opportunity is a higher tier and the points that are missing for it.
type Opportunity struct {
	Tier   Tier
	Points int64
}

// Opportunities lists the tiers above the points of a card, the nearest first.
func (l Ladder) Opportunities(points int64) (above []Opportunity) {
	for _, t := range l.Tiers {
		if t.Min > points {
			above = append(above, Opportunity{Tier: t, Points: t.Min - points})
		}
	}
	return above
}
