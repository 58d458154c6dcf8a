package calc

import "time"

// Unit is a unit of periods.
type Unit string

// The units.
const (
	UnitHour    Unit = "HOUR"
	UnitDay     Unit = "DAY"
	UnitWeek    Unit = "WEEK"
	UnitMonth   Unit = "MONTH"
	UnitQuarter Unit = "QUARTER"
	UnitHalf    Unit = "HALF_YEAR"
	UnitYear    Unit = "YEAR"
)

// months is how many months a unit has, 0 for those that are not made of months.
func (u Unit) months() int {
	switch u {
	case UnitMonth:
		return 1
	case UnitQuarter:
		return 3
	case UnitHalf:
		return 6
	case UnitYear:
		return 12
	}
	return 0
}

// Around returns the first and the last day of the calendar unit that contains a day. Weeks are from Monday to Sunday; for
// units shorter than a day it is the day itself.
func (u Unit) Around(d Day) (first, last Day) {
	switch n := u.months(); {
	case n > 0:
		first = NewDay(d.Year(), (d.Month()-1)/time.Month(n)*time.Month(n)+1, 1)
		return first, first.AddMonths(n).AddDays(-1)
	case u == UnitWeek:
		first = d.AddDays(-(int(d.date().Weekday()) + 6) % 7)
		return first, first.AddDays(6)
	}
	return d, d
}

// Period is a length of time in whole units: 2 MONTH. The zero Period is none.
type Period struct {
	Value int64
	Unit  Unit
}

// After returns the day that is a period after another: 1 month after 31 January is the last of February. A period of hours has no
// days; see Since.
func (p Period) After(d Day) Day {
	n := int(p.Value)
	switch {
	case p.Unit.months() > 0:
		return d.AddMonths(n * p.Unit.months())
	case p.Unit == UnitWeek:
		return d.AddDays(7 * n)
	case p.Unit == UnitDay:
		return d.AddDays(n)
	}
	return d
}

// Since returns the instant that is a period after another, at the same time of day in the zone.
func (p Period) Since(t time.Time, zone *time.Location) time.Time {
	if zone == nil {
		zone = time.UTC
	}
	if p.Unit == UnitHour {
		return t.Add(time.Duration(p.Value) * time.Hour)
	}
	local := t.In(zone)
	day := p.After(dayAt(local)).date()
	h, m, s := local.Clock()
	return time.Date(day.Year(), day.Month(), day.Day(), h, m, s, local.Nanosecond(), zone).UTC()
}

// Window returns the first and the last day of the period that contains a day, where periods follow one another from the calendar
// unit that contains the anchor; weeks begin on Monday.
//
// With 2 months since a day of January, 15 April is in the window from 1 March to 30 April.
func (p Period) Window(anchor, today Day) (first, last Day) {
	start, _ := p.Unit.Around(anchor)
	now, _ := p.Unit.Around(today)
	size, units := int(max(p.Value, 1)), 0
	switch n := p.Unit.months(); {
	case n > 0:
		units = ((now.Year()-start.Year())*12 + int(now.Month()) - int(start.Month())) / n
	case p.Unit == UnitWeek:
		units = start.daysUntil(now) / 7
	default:
		units = start.daysUntil(now)
	}
	windows := units / size
	if units%size < 0 {
		windows--
	}
	first = Period{int64(windows * size), p.Unit}.After(start)
	return first, Period{int64(size), p.Unit}.After(first).AddDays(-1)
}

func (d Day) daysUntil(later Day) int { return int(later.date().Sub(d.date()).Hours() / 24) }
