package calc

import (
	"fmt"
	"time"
)

// Day is a civil day, as 2026-11-21, in the time zone of a project. The empty Day is none. Days compare as text.
type Day string

// DayOf returns the day of an instant in a time zone; nil is UTC. The zero time has no day.
func DayOf(t time.Time, zone *time.Location) Day {
	if t.IsZero() {
		return ""
	}
	if zone == nil {
		zone = time.UTC
	}
	return dayAt(t.In(zone))
}

// NewDay returns a day by its numbers. A day beyond the end of the month becomes its last day.
func NewDay(year int, month time.Month, day int) Day {
	first := time.Date(year, month, 1, 0, 0, 0, 0, time.UTC)
	return dayAt(first.AddDate(0, 0, min(day, lastOf(first))-1))
}

// ParseDay reads a day written as 2026-11-21.
func ParseDay(text string) (Day, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil {
		return "", fmt.Errorf("%q is not a day as 2026-11-21", text)
	}
	return dayAt(t), nil
}

func dayAt(t time.Time) Day { return Day(t.Format(time.DateOnly)) }

// date is the day at midnight in UTC: a calendar to compute with, not an instant. The empty Day is the zero time.
func (d Day) date() time.Time {
	t, err := time.Parse(time.DateOnly, string(d))
	if err != nil {
		return time.Time{}
	}
	return t
}

// Begins returns the instant at which the day begins in a time zone; nil is UTC. A day on which a zone skips midnight begins at
// the first instant after the skip.
func (d Day) Begins(zone *time.Location) time.Time {
	t := d.date()
	if d == "" || t.IsZero() {
		return time.Time{}
	}
	if zone == nil {
		zone = time.UTC
	}
	at := time.Date(t.Year(), t.Month(), t.Day(), 0, 0, 0, 0, zone)
	for dayAt(at) < d { // midnight does not exist, and time.Date may return the hour before it
		at = at.Add(30 * time.Minute)
	}
	return at.UTC()
}

// AddDays returns the day n days later.
func (d Day) AddDays(n int) Day { return dayAt(d.date().AddDate(0, 0, n)) }

// AddMonths returns the same day n months later, clamped to the end of its month.
func (d Day) AddMonths(n int) Day {
	t := d.date()
	first := time.Date(t.Year(), t.Month(), 1, 0, 0, 0, 0, time.UTC).AddDate(0, n, 0)
	return NewDay(first.Year(), first.Month(), t.Day())
}

// Month returns the month of the day, and Year its year.
func (d Day) Month() time.Month { return d.date().Month() }

// Year returns the year of the day.
func (d Day) Year() int { return d.date().Year() }

// lastOf is the last day of a month.
func lastOf(t time.Time) int {
	return time.Date(t.Year(), t.Month()+1, 0, 0, 0, 0, 0, time.UTC).Day()
}
