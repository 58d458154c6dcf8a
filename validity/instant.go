package validity

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"time"
)

// ParseTime reads an instant: a date (2024-02-29), or a date and a time of day to the hour, minute, second or fraction
// (2024-02-29T09, ...T09:30, ...T09:30:15, ...T09:30:15.250), and after a time of day optionally Z or an offset (+02:00,
// +0200, +02). A text without either is in clock time of zone (nil means UTC): a clock time that the day skips means the
// first instant after the gap, one that it has twice means the first. A bare date is the beginning of that day.
//
// The result is in UTC and whole milliseconds; further fraction digits are cut off. Years are 1000 to 9999. The text of the
// error completes the sentence "the property ...", as fault.Payload wants it.
func ParseTime(text string, zone *time.Location) (time.Time, error) {
	t, _, err := readTime(text, zone)
	return inYears(t, text, err)
}

// ParseEnd is ParseTime for the last instant of something: a bare date means all of that day, to its last millisecond, so
// that the named day is included.
func ParseEnd(text string, zone *time.Location) (time.Time, error) {
	t, bare, err := readTime(text, zone)
	if err == nil && bare {
		year, month, day := t.In(orUTC(zone)).Date()
		t = onClock(year, month, day+1, 0, 0, 0, 0, zone).Add(-time.Millisecond).UTC()
	}
	return inYears(t, text, err)
}

// FormatTime writes an instant as every answer does: UTC, three fraction digits, Z. A finer fraction is cut off.
func FormatTime(t time.Time) string { return t.UTC().Format("2006-01-02T15:04:05.000Z") }

// The years that an instant may lie in: the zero time, which means "none", is excluded, and a year has four digits.
const firstYear, lastYear = 1000, 9999

// inYears ends a parse: it refuses instants out of range and makes the text of the error.
func inYears(t time.Time, text string, err error) (time.Time, error) {
	if err == nil && (t.Year() < firstYear || t.Year() > lastYear) {
		err = fmt.Errorf("the year must be %d to %d", firstYear, lastYear)
	}
	if err != nil {
		return time.Time{}, fmt.Errorf(
			"must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: %w (actual value is '%.60s')",
			err, text)
	}
	return t, nil
}

var timeForm = regexp.MustCompile(`^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d)(?::(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?)?(Z|([+-])(\d\d)(?::?(\d\d))?)?)?$`)

func readTime(text string, zone *time.Location) (t time.Time, bare bool, err error) {
	found := timeForm.FindStringSubmatch(text)
	if found == nil {
		return t, false, errors.New("it has another form")
	}
	// The form holds digits only where a number is due, and few enough to fit; an absent part is zero.
	number := func(i int) int { n, _ := strconv.Atoi(found[i]); return n }
	year, month, day := number(1), number(2), number(3)
	hour, minute, second := number(4), number(5), number(6)
	switch {
	case month < 1 || month > 12:
		return t, false, errors.New("months are 01 to 12")
	case day < 1 || day > lastDay(year, time.Month(month)):
		return t, false, fmt.Errorf("that month has the days 01 to %d", lastDay(year, time.Month(month)))
	case hour > 23 || minute > 59 || second > 59:
		return t, false, errors.New("a day has the times 00:00:00 to 23:59:59")
	case number(10) > 23 || number(11) > 59:
		return t, false, errors.New("offsets are -23:59 to +23:59")
	}
	milli, _ := strconv.Atoi((found[7] + "000")[:3])
	nano := milli * int(time.Millisecond)

	if found[8] == "" {
		return onClock(year, time.Month(month), day, hour, minute, second, nano, zone).UTC(), found[4] == "", nil
	}
	offset := time.Duration(number(10))*time.Hour + time.Duration(number(11))*time.Minute
	if found[9] == "-" {
		offset = -offset
	}
	return time.Date(year, time.Month(month), day, hour, minute, second, nano, time.UTC).Add(-offset), false, nil
}

func lastDay(year int, month time.Month) int {
	return time.Date(year, month+1, 0, 0, 0, 0, 0, time.UTC).Day()
}

// onClock returns the instant of a clock time in zone: the first of two, or the first one after a gap. time.Date does not
// define which of the possible instants it returns; here a later clock time never has an earlier instant.
func onClock(year int, month time.Month, day, hour, minute, second, nano int, zone *time.Location) time.Time {
	t := time.Date(year, month, day, hour, minute, second, nano, orUTC(zone))
	since, until := t.ZoneBounds()
	_, offset := t.Zone()
	wanted := time.Date(year, month, day, hour, minute, second, nano, time.UTC)
	shown := t.Add(time.Duration(offset) * time.Second).UTC()
	switch {
	case wanted.Before(shown): // skipped, and t is after the gap
		return since
	case wanted.After(shown): // skipped, and t is before it
		return until
	case since.IsZero():
		return t
	}
	_, before := since.Add(-1).Zone()
	if first := t.Add(time.Duration(offset-before) * time.Second); first.Before(since) {
		return first
	}
	return t
}

func orUTC(zone *time.Location) *time.Location {
	if zone == nil {
		return time.UTC
	}
	return zone
}
