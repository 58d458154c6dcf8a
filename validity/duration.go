package validity

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"
)

// Duration is an ISO 8601 duration whose parts stay apart, because a month or a day is not a fixed number of hours. The zero
// Duration means that there is none: nothing that ParseDuration returns is zero. Durations compare with ==; PT60M and PT1H
// are two different durations of the same length.
type Duration struct {
	Years, Months, Weeks, Days            int
	Hours, Minutes, Seconds, Milliseconds int
}

// maxDays bounds a duration to a hundred years, every month counted as a long one, so that arithmetic with durations stays
// within the range of an instant.
const maxDays = 100 * 12 * 31

const (
	msPerSecond = 1000
	msPerMinute = 60 * msPerSecond
	msPerHour   = 60 * msPerMinute
	msPerDay    = 24 * msPerHour
)

// IsZero reports whether there is no duration.
func (d Duration) IsZero() bool { return d == Duration{} }

// ParseDuration reads an ISO 8601 duration: P1Y2M3W4DT5H6M7.5S and any part of it, weeks beside other parts included. Only
// seconds may have a fraction, of at most three digits. It refuses P and PT, signs, durations of no length and those beyond
// a hundred years. The text of its error completes the sentence "the property ...", as fault.Payload wants it.
func ParseDuration(text string) (Duration, error) {
	d, err := parseDuration(text)
	if err != nil {
		return Duration{}, fmt.Errorf("must be an ISO 8601 duration such as P1DT12H: %w (actual value is '%.60s')", err, text)
	}
	return d, nil
}

func parseDuration(text string) (Duration, error) {
	var d Duration
	rest, ok := strings.CutPrefix(text, "P")
	if !ok {
		return d, errors.New("it begins with P")
	}
	date, clock, timed := strings.Cut(rest, "T")
	if rest == "" || timed && clock == "" {
		return d, errors.New("at least one part must follow P and T")
	}
	if err := parseParts(date, "YMWD", &d.Years, &d.Months, &d.Weeks, &d.Days); err != nil {
		return d, err
	}
	clock, err := cutFraction(clock, &d.Milliseconds)
	if err != nil {
		return d, err
	}
	if err := parseParts(clock, "HMS", &d.Hours, &d.Minutes, &d.Seconds); err != nil {
		return d, err
	}
	if d.IsZero() {
		return d, errors.New("it must be longer than nothing")
	}
	return d, d.check()
}

// parseParts reads number and unit pairs; units lists the letters that may follow, in order, and into their places.
func parseParts(text, units string, into ...*int) error {
	for text != "" {
		digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
		if digits == 0 || digits == len(text) {
			return errors.New("each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S")
		}
		if text[digits] == '.' || text[digits] == ',' {
			return errFraction
		}
		i := strings.IndexByte(units, text[digits])
		if i < 0 {
			return fmt.Errorf("after %.60s comes no letter of those due: Y, M, W, D, then T, H, M, S", text[:digits])
		}
		n, err := strconv.Atoi(text[:digits])
		if err != nil {
			return errTooLong
		}
		*into[i] = n
		units, into, text = units[i+1:], into[i+1:], text[digits+1:]
	}
	return nil
}

// cutFraction takes the fraction out of the seconds at the end of clock.
func cutFraction(clock string, milliseconds *int) (string, error) {
	point := strings.IndexAny(clock, ".,")
	if point < 0 {
		return clock, nil
	}
	fraction, ok := strings.CutSuffix(clock[point+1:], "S")
	if !ok || fraction == "" || strings.Trim(fraction, "0123456789") != "" {
		return "", errFraction
	}
	if len(fraction) > 3 {
		return "", errors.New("seconds have at most three fraction digits")
	}
	*milliseconds, _ = strconv.Atoi((fraction + "00")[:3])
	return clock[:point] + "S", nil
}

var (
	errFraction = errors.New("only seconds may have a fraction")
	errTooLong  = errors.New("it must not be longer than 100 years")
)

// check refuses a duration that cannot come from parsing: negative parts, a thousand milliseconds, more than a hundred
// years.
func (d Duration) check() error {
	if d.Milliseconds > 999 {
		return errors.New("milliseconds must be below 1000")
	}
	for i, part := range []int{d.Years, d.Months, d.Weeks, d.Days, d.Hours, d.Minutes, d.Seconds, d.Milliseconds} {
		// Each part is bounded before they are summed, because the sum of unbounded ones may overflow.
		limit := int64(maxDays)
		if i > 3 {
			limit *= msPerDay / msPerSecond
		}
		if part < 0 {
			return errors.New("no part may be negative")
		}
		if int64(part) > limit {
			return errTooLong
		}
	}
	if d.longest(1) > maxDays*msPerDay {
		return errTooLong
	}
	return nil
}

// String writes d as ISO 8601: the parsed text without leading zeros and parts of zero. The zero Duration is the empty
// text.
func (d Duration) String() string {
	if d.IsZero() {
		return ""
	}
	text := []byte{'P'}
	part := func(n int, unit byte) {
		if n != 0 {
			text = append(strconv.AppendInt(text, int64(n), 10), unit)
		}
	}
	part(d.Years, 'Y')
	part(d.Months, 'M')
	part(d.Weeks, 'W')
	part(d.Days, 'D')
	if d.Hours == 0 && d.Minutes == 0 && d.Seconds == 0 && d.Milliseconds == 0 {
		return string(text)
	}
	text = append(text, 'T')
	part(d.Hours, 'H')
	part(d.Minutes, 'M')
	if d.Milliseconds == 0 {
		part(d.Seconds, 'S')
		return string(text)
	}
	text = strconv.AppendInt(text, int64(d.Seconds), 10)
	fraction := fmt.Sprintf(".%03d", d.Milliseconds)
	return string(append(text, strings.TrimRight(fraction, "0")+"S"...))
}

// AddTo returns the instant d after t. Years and months move the date and keep the day, or take the last day of a month that
// lacks it; then weeks and days move it, keeping the clock time in zone (nil means UTC); hours and less are added last, as
// elapsed time.
//
// A clock time that the day skips becomes the first instant after the gap; one that the day has twice means the first.
// 31 January and P1M make 28 February; in Berlin 30 March 2024, 02:30 and P1D make 31 March, 03:00, while PT24H makes 03:30.
func (d Duration) AddTo(t time.Time, zone *time.Location) time.Time {
	return d.addTimes(1, t, zone)
}

// addTimes adds k durations at once, so that a clamped month does not shorten the ones after it.
func (d Duration) addTimes(k int64, t time.Time, zone *time.Location) time.Time {
	months, days := k*d.months(), k*d.days()
	if months != 0 || days != 0 {
		local := t.In(orUTC(zone))
		year, month, day := local.Date()
		first := time.Date(year, month+time.Month(months), 1, 0, 0, 0, 0, time.UTC)
		day = min(day, lastDay(first.Year(), first.Month()))
		hour, minute, second := local.Clock()
		t = onClock(first.Year(), first.Month(), day+int(days), hour, minute, second, local.Nanosecond(), zone)
	}
	// Not t.Add: a time.Duration ends after 292 years.
	submilli := time.Duration(t.Nanosecond() % int(time.Millisecond))
	return time.UnixMilli(t.UnixMilli() + k*d.clock()).Add(submilli).UTC()
}

func (d Duration) months() int64 { return int64(d.Years)*12 + int64(d.Months) }
func (d Duration) days() int64   { return int64(d.Weeks)*7 + int64(d.Days) }

// clock is the part of d that is elapsed time, in milliseconds.
func (d Duration) clock() int64 {
	return int64(d.Hours)*msPerHour + int64(d.Minutes)*msPerMinute + int64(d.Seconds)*msPerSecond + int64(d.Milliseconds)
}

// shortest and longest bound k times d in milliseconds, apart from what a changing zone offset adds.
func (d Duration) shortest(k int64) int64 { return k * ((d.months()*28+d.days())*msPerDay + d.clock()) }
func (d Duration) longest(k int64) int64  { return k * ((d.months()*31+d.days())*msPerDay + d.clock()) }
