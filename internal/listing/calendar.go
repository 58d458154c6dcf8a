package listing

import (
	"fmt"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// after and the three next compare with a moment. A bare date is a whole day: after_equal begins with it and before_equal
// ends with it. after alone begins right after its midnight, as clients expect that send a date for a date-time, unless the
// field holds days.
func after(t target, values []string) (storage.Filter, error) {
	s, err := t.call.moment(values[0])
	if err != nil {
		return storage.Filter{}, err
	}
	behind, err := t.call.instant(s.from.at.Add(time.Millisecond))
	return t.within(span{from: behind}), err
}

func afterEqual(t target, values []string) (storage.Filter, error) {
	s, err := t.call.moment(values[0])
	return t.within(span{from: s.from}), err
}

func before(t target, values []string) (storage.Filter, error) {
	s, err := t.call.moment(values[0])
	return t.within(span{to: s.from}), err
}

func beforeEqual(t target, values []string) (storage.Filter, error) {
	s, err := t.call.moment(values[0])
	return t.within(span{to: s.to}), err
}

// moreThan compares numbers, and dates by the days since.
func moreThan(t target, values []string) (storage.Filter, error) {
	if t.dated() {
		return moreThanAgo(t, values)
	}
	return number(storage.OpMore)(t, values)
}

func lessThan(t target, values []string) (storage.Filter, error) {
	if t.dated() {
		return lessThanAgo(t, values)
	}
	return number(storage.OpLess)(t, values)
}

// Distances are counted in calendar days from today, which is 0 days ago and in 0 days. More than 2 days ago on the 10th
// means the 7th and earlier; less than 2 means the 9th and the 10th.

func moreThanAgo(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) { return time.Time{}, today.AddDate(0, 0, -n) })
}

func lessThanAgo(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) {
		return today.AddDate(0, 0, 1-n), today.AddDate(0, 0, 1)
	})
}

func daysAgo(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) {
		return today.AddDate(0, 0, -n), today.AddDate(0, 0, 1-n)
	})
}

func daysInFuture(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) {
		return today.AddDate(0, 0, n), today.AddDate(0, 0, n+1)
	})
}

func moreThanFuture(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) { return today.AddDate(0, 0, n+1), time.Time{} })
}

func lessThanFuture(t target, values []string) (storage.Filter, error) {
	return t.relative(values, func(today time.Time, n int) (from, to time.Time) { return today, today.AddDate(0, 0, n) })
}

func (t target) relative(values []string, stretch func(today time.Time, n int) (from, to time.Time)) (storage.Filter, error) {
	n, err := parseDays(values[0], maxDays)
	if err != nil {
		return storage.Filter{}, err
	}
	return t.between(stretch(t.call.today(), n))
}

func (t target) between(from, to time.Time) (storage.Filter, error) {
	s, err := t.call.spanOfDays(from, to)
	if err != nil {
		return storage.Filter{}, err
	}
	return t.within(s), nil
}

// yearsAgo means this day so many years ago; the 29th of February was the 28th in a year without it.
func yearsAgo(t target, values []string) (storage.Filter, error) {
	const most = 1000
	n, err := strconv.Atoi(values[0])
	if err != nil || n < 0 || n > most {
		return storage.Filter{}, fmt.Errorf("must be a whole number of years from 0 to %d (actual value is '%s')", most, shown(values[0]))
	}
	today := t.call.today()
	day := civil(today.Year()-n, today.Month(), min(today.Day(), civil(today.Year()-n, today.Month()+1, 0).Day()))
	return t.between(day, day.AddDate(0, 0, 1))
}

// dayRange is a range of calendar days, the last one excluded, that depends on today.
type dayRange func(today time.Time) (from, to time.Time)

func during(s dayRange) build {
	return func(t target, _ []string) (storage.Filter, error) { return t.between(s(t.call.today())) }
}

func days(from, to int) dayRange {
	return func(today time.Time) (time.Time, time.Time) {
		return today.AddDate(0, 0, from), today.AddDate(0, 0, to)
	}
}

// weeks is the week that is n weeks from now. Weeks start on Monday.
func weeks(n int) dayRange {
	return func(today time.Time) (time.Time, time.Time) {
		monday := today.AddDate(0, 0, 7*n-(int(today.Weekday())+6)%7)
		return monday, monday.AddDate(0, 0, 7)
	}
}

func months(n int) dayRange {
	return func(today time.Time) (time.Time, time.Time) {
		month := today.Month() + time.Month(n)
		return civil(today.Year(), month, 1), civil(today.Year(), month+1, 1)
	}
}

func years(n int) dayRange {
	return func(today time.Time) (time.Time, time.Time) {
		return civil(today.Year()+n, 1, 1), civil(today.Year()+n+1, 1, 1)
	}
}

// isDay takes a date.
func isDay(t target, values []string) (storage.Filter, error) {
	if !bareDate(values[0]) {
		return storage.Filter{}, fmt.Errorf("must be a date such as 2024-02-29 (actual value is '%s')", shown(values[0]))
	}
	s, err := t.call.moment(values[0])
	if err != nil {
		return storage.Filter{}, err
	}
	return t.within(s), nil
}

// isMonth takes a month of one year, 2024-02, or of all years, 2.
func isMonth(t target, values []string) (storage.Filter, error) {
	if first, err := time.Parse("2006-01", values[0]); err == nil {
		return t.between(first, first.AddDate(0, 1, 0))
	}
	month, err := strconv.Atoi(values[0])
	if err != nil || month < 1 || month > 12 {
		return storage.Filter{}, fmt.Errorf("must be a month from 1 to 12, or of one year such as 2024-02 (actual value is '%s')", shown(values[0]))
	}
	return t.onMonthDays(wholeMonth(time.Month(month)))
}

func isYear(t target, values []string) (storage.Filter, error) {
	first, err := time.Parse("2006", values[0])
	if err != nil || first.Year() < 1000 {
		return storage.Filter{}, fmt.Errorf("must be a year of four digits such as 2024 (actual value is '%s')", shown(values[0]))
	}
	return t.between(first, first.AddDate(1, 0, 0))
}

// isDayOfMonth takes the 1st to the 31st of any month.
func isDayOfMonth(t target, values []string) (storage.Filter, error) {
	day, err := strconv.Atoi(values[0])
	if err != nil || day < 1 || day > 31 {
		return storage.Filter{}, fmt.Errorf("must be a day from 1 to 31 (actual value is '%s')", shown(values[0]))
	}
	var any []storage.Filter
	for month := time.January; month <= time.December; month++ {
		if on := (monthDay{month, day}); day <= lastDayOf(month) {
			f, err := t.onMonthDays(on, on)
			if err != nil {
				return storage.Filter{}, err
			}
			any = append(any, f)
		}
	}
	return storage.Or(any...), nil
}
