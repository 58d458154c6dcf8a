package listing

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// bound is an end of a period, in the forms for both kinds of dates. Instants compare with the instant. A day without a
// time of day compares with the day: the first one whose beginning is not before the bound.
type bound struct {
	at  time.Time
	day time.Time // midnight UTC of the calendar day
}

// span is a period: it includes from and excludes to. A nil bound is open.
type span struct{ from, to *bound }

// dayLayout is how a day is written.
const dayLayout = "2006-01-02"

// civil is a calendar day without a zone, as midnight UTC. Days and months beyond the end of a month or year overflow into
// the next.
func civil(year int, month time.Month, day int) time.Time {
	return time.Date(year, month, day, 0, 0, 0, 0, time.UTC)
}

// beginning is the bound at which a calendar day begins in the project's zone.
func (c Call) beginning(day time.Time) (*bound, error) {
	at, err := validity.ParseTime(day.Format(dayLayout), c.Zone)
	if err != nil {
		return nil, errors.New("must stay within the years 1000 to 9999")
	}
	return &bound{at: at, day: day}, nil
}

// instant is the bound at an instant.
func (c Call) instant(at time.Time) (*bound, error) {
	day := c.dayOf(at)
	b, err := c.beginning(day)
	if err == nil && b.at.Before(at) {
		b, err = c.beginning(day.AddDate(0, 0, 1))
	}
	if err != nil {
		return nil, err
	}
	b.at = at
	return b, nil
}

// dayOf is the calendar day that an instant is in.
func (c Call) dayOf(at time.Time) time.Time {
	zone := c.Zone
	if zone == nil {
		zone = time.UTC
	}
	return civil(at.In(zone).Date())
}

func (c Call) today() time.Time { return c.dayOf(c.Now) }

// spanOfDays is from the beginning of one day to the beginning of another; a zero day leaves its end open.
func (c Call) spanOfDays(from, to time.Time) (s span, err error) {
	if !from.IsZero() {
		s.from, err = c.beginning(from)
	}
	if err == nil && !to.IsZero() {
		s.to, err = c.beginning(to)
	}
	return s, err
}

// bareDate reports whether a text that is an instant is a date without a time of day: only those have its length.
func bareDate(text string) bool { return len(text) == len(dayLayout) }

// moment reads a date, or a date and time, as the period that it names: a day, or one millisecond, the precision of stored
// times.
func (c Call) moment(text string) (span, error) {
	at, err := validity.ParseTime(text, c.Zone)
	if err != nil {
		return span{}, err
	}
	if bareDate(text) {
		day, _ := time.Parse(dayLayout, text) // ParseTime has checked that the day exists
		return c.spanOfDays(day, day.AddDate(0, 0, 1))
	}
	var s span
	if s.from, err = c.instant(at); err == nil {
		s.to, err = c.instant(at.Add(time.Millisecond))
	}
	return s, err
}

var daysForm = regexp.MustCompile(`^\d{1,6}$`)

// spanOf reads the operand of equality for dates: a date, a date and time, or a number of days ago.
func (c Call) spanOf(text string) (span, error) {
	if !daysForm.MatchString(text) {
		return c.moment(text)
	}
	n, err := parseDays(text, maxDays)
	if err != nil {
		return span{}, err
	}
	return c.spanOfDays(c.today().AddDate(0, 0, -n), c.today().AddDate(0, 0, 1-n))
}

// maxDays is a thousand years: no condition needs more, and dates stay within the calendar.
const maxDays = 365_000

func parseDays(text string, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > most {
		return 0, fmt.Errorf("must be a whole number of days from 0 to %d (actual value is '%s')", most, shown(text))
	}
	return n, nil
}

// dated reports whether equality on the field is about days.
func (t target) dated() bool {
	switch t.Type {
	case TypeTime, TypeDate:
		return true
	case TypeCustom:
		return t.custom == metadata.TypeDate || t.custom == metadata.TypeDateTime
	}
	return false
}

// within matches dates in the span.
func (t target) within(s span) storage.Filter {
	return t.byForm(func(compare func(storage.Op, *bound) storage.Filter) storage.Filter {
		return storage.And(compare(storage.OpMoreEqual, s.from), compare(storage.OpLess, s.to))
	})
}

// outside matches dates outside of the span, and items without a value.
func (t target) outside(s span) storage.Filter {
	return t.byForm(func(compare func(storage.Op, *bound) storage.Filter) storage.Filter {
		return storage.Or(compare(storage.OpLess, s.from), compare(storage.OpMoreEqual, s.to), t.where(storage.OpIsUnknown))
	})
}

// byForm builds a filter from comparisons with bounds, in the form in which the field holds its dates. A nil bound matches
// everything.
//
// Custom attributes hold dates as text, 2024-02-29 or 2024-02-29T09:30:00.000Z. Without a schema, the letter T
// distinguishes them.
func (t target) byForm(build func(compare func(storage.Op, *bound) storage.Filter) storage.Filter) storage.Filter {
	compare := func(operand func(*bound) any) func(storage.Op, *bound) storage.Filter {
		return func(op storage.Op, b *bound) storage.Filter {
			if b == nil {
				return storage.Filter{}
			}
			return t.where(op, operand(b))
		}
	}
	instants := func(b *bound) any { return b.at }
	days := func(b *bound) any { return b.day }
	writtenInstants := func(b *bound) any { return written(b.at) }
	writtenDays := func(b *bound) any { return b.day.Format(dayLayout) }
	switch {
	case t.Type == TypeTime:
		return build(compare(instants))
	case t.Type == TypeDate && !t.Written:
		return build(compare(days))
	case t.custom == metadata.TypeDateTime:
		return build(compare(writtenInstants))
	case t.Type == TypeDate, t.custom == metadata.TypeDate:
		return build(compare(writtenDays))
	}
	return storage.Or(
		storage.And(t.where(storage.OpNotContain, "T"), build(compare(writtenDays))),
		storage.And(t.where(storage.OpContains, "T"), build(compare(writtenInstants))),
	)
}

// written is the text of an instant as a bound of texts. It is cut where only zeros follow, so that none of 09:30, 09:30Z
// and 09:30:00.000Z, which are one instant, sorts before it. Text sorts like time as long as all of it is in UTC.
func written(at time.Time) string {
	at = at.UTC()
	switch {
	case at.Nanosecond() != 0:
		return at.Format("2006-01-02T15:04:05.000")
	case at.Second() != 0:
		return at.Format("2006-01-02T15:04:05")
	case at.Minute() != 0:
		return at.Format("2006-01-02T15:04")
	}
	return at.Format("2006-01-02T15")
}

// anySpan matches dates that equal any of the values.
func (t target) anySpan(values []string) (storage.Filter, error) {
	return t.spans(values, t.within, storage.Or)
}

// noSpan matches dates that equal none of the values.
func (t target) noSpan(values []string) (storage.Filter, error) {
	return t.spans(values, t.outside, storage.And)
}

func (t target) spans(values []string, one func(span) storage.Filter, join func(...storage.Filter) storage.Filter) (storage.Filter, error) {
	var all []storage.Filter
	for _, v := range values {
		s, err := t.call.spanOf(v)
		if err != nil {
			return storage.Filter{}, err
		}
		all = append(all, one(s))
	}
	if len(all) == 1 {
		return all[0], nil
	}
	return join(all...), nil
}
