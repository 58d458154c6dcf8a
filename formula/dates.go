package formula

import (
	"time"

	"github.com/shopspring/decimal"
)

// readDate reads "2026-03-01" as a day and "2026-03-01T10:00:00Z" as an instant. Another text is Null.
func readDate(s string) Value {
	if len(s) == len(time.DateOnly) {
		if t, err := time.Parse(time.DateOnly, s); err == nil {
			return Date(t)
		}
		return Value{}
	}
	if t, err := time.Parse(time.RFC3339, s); err == nil {
		return Time(t)
	}
	return Value{}
}

// asTime reads texts as dates, because metadata holds dates as texts.
func (v Value) asTime() Value {
	switch v.kind {
	case kindTime:
		return v
	case kindText:
		return readDate(v.text)
	}
	return Value{}
}

// day returns midnight UTC of the calendar day, so that days can be compared and subtracted across changes of the clock.
func (v Value) day(zone *time.Location) time.Time {
	if v.dateOnly {
		return v.at
	}
	y, m, d := v.at.In(zone).Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

// compareTimes orders two instants, or two days where either of them is only a day: no instant of today is after today.
func compareTimes(facts Facts, a, b Value) int {
	if a.dateOnly || b.dateOnly {
		zone := facts.Now().Location()
		return a.day(zone).Compare(b.day(zone))
	}
	return a.at.Compare(b.at)
}

// A dateFunction turns a day, and the day that is today, into a figure.
type dateFunction func(day, today time.Time) int

func (f dateFunction) apply(facts Facts, v Value) Value {
	v = v.asTime()
	if v.IsNull() {
		return v
	}
	now := facts.Now()
	n := f(v.day(now.Location()), Time(now).day(now.Location()))
	return Number(decimal.NewFromInt(int64(n)))
}

func dayOfMonth(day, _ time.Time) int { return day.Day() }
func month(day, _ time.Time) int      { return int(day.Month()) }
func year(day, _ time.Time) int       { return day.Year() }

func daysSince(day, today time.Time) int   { return daysBetween(day, today) }
func daysUntil(day, today time.Time) int   { return daysBetween(today, day) }
func monthsSince(day, today time.Time) int { return monthsBetween(day, today) }
func monthsUntil(day, today time.Time) int { return monthsBetween(today, day) }
func yearsSince(day, today time.Time) int  { return monthsBetween(day, today) / 12 }

func daysBetween(from, to time.Time) int { return int((to.Unix() - from.Unix()) / (24 * 60 * 60)) }

// monthsBetween counts completed months, negative ones if from is later. A month that starts on the 31st is complete on
// the last day of a shorter month: from 31 January to 28 February is one.
func monthsBetween(from, to time.Time) int {
	if to.Before(from) {
		return -monthsBetween(to, from)
	}
	n := 12*(to.Year()-from.Year()) + int(to.Month()) - int(from.Month())
	lastDay := time.Date(to.Year(), to.Month()+1, 0, 0, 0, 0, 0, time.UTC).Day()
	if to.Day() < min(from.Day(), lastDay) {
		n--
	}
	return n
}
