package listing

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// monthDay is a day of every year. The 29th of February is one in every year: in most years it has no instants, and a range
// from the 28th of February to the 1st of March includes it.
type monthDay struct {
	month time.Month
	day   int
}

func monthDayOf(day time.Time) monthDay { return monthDay{day.Month(), day.Day()} }

func (d monthDay) String() string { return fmt.Sprintf("%02d-%02d", d.month, d.day) }

// leapYear has all month days.
const leapYear = 2000

func lastDayOf(month time.Month) int { return civil(leapYear, month+1, 0).Day() }

func wholeMonth(month time.Month) (from, to monthDay) {
	return monthDay{month, 1}, monthDay{month, lastDayOf(month)}
}

// recurring matches the days of a range in any year.
func recurring(s dayRange) build {
	return func(t target, _ []string) (storage.Filter, error) {
		from, to := s(t.call.today())
		return t.onMonthDays(monthDayOf(from), monthDayOf(to.AddDate(0, 0, -1)))
	}
}

// recurringMonth matches the month that is n months from now in any year, the 29th of February included.
func recurringMonth(n int) build {
	return func(t target, _ []string) (storage.Filter, error) {
		from, _ := months(n)(t.call.today())
		return t.onMonthDays(wholeMonth(from.Month()))
	}
}

// recurringDays matches days of any year between two distances from today, both included. A day without a year is both in
// the past and in the future: n days ago means its last occurrence, which is at most a year back, and in n days its next
// one. On the 10th of March, 3 days ago or more begins with the 7th and goes back to the 11th of March of last year.
func recurringDays(distances func(n int) (from, to int)) build {
	const most = 364
	return func(t target, values []string) (storage.Filter, error) {
		n, err := parseDays(values[0], most)
		if err != nil {
			return storage.Filter{}, err
		}
		from, to := distances(n)
		today := t.call.today()
		return t.onMonthDays(monthDayOf(today.AddDate(0, 0, from)), monthDayOf(today.AddDate(0, 0, to)))
	}
}

// onMonthDays matches dates whose month and day are between two, both included; the range may include the new year.
//
// Days without a time of day, and instants of a project in UTC, are compared in UTC by the backend. Elsewhere the day of an
// instant depends on the zone and its changes, which backends do not compute alike: the range is expanded for the years of
// possible dates, 1970 to 30 years from now.
func (t target) onMonthDays(from, to monthDay) (storage.Filter, error) {
	switch {
	case t.Type == TypeCustom, t.Written:
		return t.where(storage.OpContains, writtenDays(from, to)...), nil
	case t.Type == TypeDate || t.call.inUTC():
		return t.where(storage.OpMonthDay, from.String(), to.String()), nil
	}
	var any []storage.Filter
	for year := 1969; year <= t.call.Now.Year()+30; year++ {
		endYear := year
		if to.before(from) {
			endYear++
		}
		f, err := t.between(civil(year, from.month, from.day), to.next(endYear))
		if err != nil {
			return storage.Filter{}, err
		}
		any = append(any, f)
	}
	return storage.Or(any...), nil
}

func (c Call) inUTC() bool { return c.Zone == nil || c.Zone.String() == time.UTC.String() }

func (d monthDay) before(other monthDay) bool { return d.String() < other.String() }

// next is the day that follows in a year; the 29th of February is followed by the 1st of March in any.
func (d monthDay) next(year int) time.Time {
	if d == (monthDay{time.February, 29}) {
		return civil(year, time.March, 1)
	}
	return civil(year, d.month, d.day+1)
}

// writtenDays lists the days of a range as they are in the text of a date: 2024-02-29 contains -02-29.
func writtenDays(from, to monthDay) []any {
	var days []any
	for day := civil(leapYear, from.month, from.day); ; day = day.AddDate(0, 0, 1) {
		days = append(days, day.Format("-01-02"))
		if monthDayOf(day) == to || len(days) == 366 {
			return days
		}
	}
}
