package rule

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/validity"
)

// clock is the present instant in the project's time zone.
type clock struct {
	now  time.Time
	zone *time.Location
}

func clockOf(now time.Time, zone *time.Location) clock {
	if zone == nil {
		zone = time.UTC
	}
	return clock{now, zone}
}

// moment is an instant or a date in a condition. Written without an offset it is in the time zone of the project, and only
// known together with that.
type moment struct {
	text string
	// parse reads the text: a bare date that ends a period means the whole day.
	parse func(string, *time.Location) (time.Time, error)
	at    time.Time // set when the text names an offset
}

var elsewhere = time.FixedZone("elsewhere", int(time.Hour/time.Second))

func parseMoment(text string, parse func(string, *time.Location) (time.Time, error)) (moment, error) {
	m := moment{text: text, parse: parse}
	at, err := parse(text, time.UTC)
	if err != nil {
		return m, err
	}
	if there, err := parse(text, elsewhere); err == nil && there.Equal(at) {
		m.at = at
	}
	return m, nil
}

func (m moment) in(zone *time.Location) time.Time {
	if !m.at.IsZero() {
		return m.at
	}
	at, _ := m.parse(m.text, zone) // it parsed when the rule was compiled
	return at
}

// window is a period in a condition. Start and end may depend on the zone; the rest is fixed.
type window struct {
	start, end *moment
	recurring  validity.Validity
}

func (w *window) contains(c clock) bool {
	v := w.recurring
	if w.start != nil {
		v.Start = w.start.in(c.zone)
	}
	if w.end != nil {
		v.End = w.end.in(c.zone)
	}
	return v.Active(c.now, c.zone) == validity.StatusActive
}

// check returns the refusal of the window by package validity, if any.
func (w *window) check() error {
	v := w.recurring
	if w.start != nil {
		v.Start = w.start.in(time.UTC)
	}
	if w.end != nil {
		v.End = w.end.in(time.UTC)
	}
	if refusal, ok := fault.As(v.Validate("")); ok {
		return fmt.Errorf("does not make a window of time: %s", refusal.Details)
	}
	return nil
}

// parseTimeframe reads "start;interval;duration".
func parseTimeframe(text string) (w window, err error) {
	parts := strings.Split(text, ";")
	if len(parts) != 3 {
		return w, fmt.Errorf("must be 'start;interval;duration' such as 2024-02-29;P1D;PT1H (actual value is '%s')", text)
	}
	start, err := parseMoment(parts[0], validity.ParseTime)
	if err != nil {
		return w, err
	}
	w.start = &start
	w.recurring.Timeframe = &validity.Timeframe{}
	if w.recurring.Timeframe.Interval, err = validity.ParseDuration(parts[1]); err != nil {
		return w, err
	}
	if w.recurring.Timeframe.Duration, err = validity.ParseDuration(parts[2]); err != nil {
		return w, err
	}
	return w, w.check()
}

// parsePeriod reads "from;to", both included; a bare date as its end means all of that day.
func parsePeriod(text string) (w window, err error) {
	from, to, ok := strings.Cut(text, ";")
	if !ok {
		return w, fmt.Errorf("must be 'from;to' such as 2024-02-01;2024-02-29 (actual value is '%s')", text)
	}
	start, err := parseMoment(from, validity.ParseTime)
	if err != nil {
		return w, err
	}
	end, err := parseMoment(to, validity.ParseEnd)
	if err != nil {
		return w, err
	}
	w.start, w.end = &start, &end
	return w, w.check()
}

// parseDailyHours reads "18:00;20:01;2,3"; without days it means every day.
func parseDailyHours(text string) (w window, err error) {
	parts := strings.Split(text, ";")
	if len(parts) < 2 || len(parts) > 3 {
		return w, fmt.Errorf("must be 'from;to' or 'from;to;days' such as 18:00;20:00;5,6 (actual value is '%s')", text)
	}
	var p validity.Period
	if p.Start, err = validity.ParseTimeOfDay(parts[0]); err != nil {
		return w, err
	}
	if p.End, err = validity.ParseTimeOfDay(parts[1]); err != nil {
		return w, err
	}
	if len(parts) == 3 && parts[2] != "" {
		for _, day := range strings.Split(parts[2], ",") {
			n, err := strconv.Atoi(strings.TrimSpace(day))
			if err != nil {
				return w, fmt.Errorf("must list days as numbers from 0, Sunday, to 6, Saturday (actual value is '%s')", day)
			}
			p.DaysOfWeek = append(p.DaysOfWeek, n)
		}
	}
	w.recurring.Hours = &validity.Hours{Daily: []validity.Period{p}}
	return w, w.check()
}

// dated compares a single value that holds a date with the condition.
func (t *test) dated(v value, c clock) bool {
	at, is := v.instant(c)
	if !is {
		return false
	}
	switch t.does {
	case opAfter:
		return at.After(t.operands[0].window.start.in(c.zone))
	case opBefore:
		return at.Before(t.operands[0].window.start.in(c.zone))
	}
	limit, _ := t.operands[0].num.integer()
	ago := daysAgo(at, c)
	switch t.does {
	case opMoreAgo:
		return ago > limit
	case opLessAgo:
		return ago >= 0 && ago < limit
	case opDaysAgo:
		return ago == limit
	case opMoreFuture:
		return -ago > limit
	case opLessFuture:
		return ago <= 0 && -ago < limit
	}
	return -ago == limit
}

// instant reads a single value that holds a date or an instant.
func (v value) instant(c clock) (time.Time, bool) {
	if v.kind != valueText || len(v.text) < len(time.DateOnly) || v.text[4] != '-' {
		return time.Time{}, false
	}
	at, err := validity.ParseTime(v.text, c.zone)
	return at, err == nil
}

// daysAgo is how many calendar days a time is before today; negative for days to come.
func daysAgo(at time.Time, c clock) int64 { return dayNumber(c.now, c.zone) - dayNumber(at, c.zone) }

// dayNumber counts calendar days, so that days of 23 or 25 hours do not matter.
func dayNumber(t time.Time, zone *time.Location) int64 {
	y, m, d := t.In(zone).Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60)
}
