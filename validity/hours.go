package validity

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Hours lists the periods of the day in which the owner is active. Nil and those without periods restrict nothing.
type Hours struct {
	Daily []Period
}

// Period is a part of the day: from Start until just before End, in clock time of the project's zone. A period whose End is
// before its Start goes on past midnight and belongs to the day on which it begins: 22:00 to 02:00 on Friday is open on
// Saturday at 01:59.
type Period struct {
	Start, End TimeOfDay
	// DaysOfWeek lists the days on which the period begins, 0 for Sunday to 6 for Saturday; empty means every day.
	DaysOfWeek []int
}

// maxPeriods is one period for each hour of the week.
const maxPeriods = 7 * 24

// IsZero reports whether there are no hours.
func (h *Hours) IsZero() bool { return h == nil || len(h.Daily) == 0 }

// cover compares with local clock time. A period inside the hour that a day skips is therefore not open on that day, and
// one inside the hour that a day has twice is open twice.
func (h *Hours) cover(now time.Time, zone *time.Location) bool {
	if h.IsZero() {
		return true
	}
	local := now.In(zone)
	hour, minute, second := local.Clock()
	clock := TimeOfDay(hour*3600 + minute*60 + second)
	today := int(local.Weekday())
	for _, p := range h.Daily {
		if p.End > p.Start {
			if p.Start <= clock && clock < p.End && p.begins(today) {
				return true
			}
			continue
		}
		if p.Start <= clock && p.begins(today) || clock < p.End && p.begins((today+6)%7) {
			return true
		}
	}
	return false
}

func (p Period) begins(day int) bool {
	return len(p.DaysOfWeek) == 0 || slices.Contains(p.DaysOfWeek, day)
}

func (h *Hours) validate(path, endName string) error {
	if h == nil {
		return nil
	}
	if len(h.Daily) > maxPeriods {
		return fault.Payload(at(path, "daily"), "must NOT have more than %d items (it has %d)", maxPeriods, len(h.Daily))
	}
	for i, p := range h.Daily {
		item := fmt.Sprintf("%s.daily[%d]", path, i)
		if p.Start < 0 || p.Start >= endOfDay {
			return fault.Payload(at(item, "start_time"), "must be 00:00 to 23:59 (actual value is '%s')", p.Start)
		}
		if p.End < 0 || p.End > endOfDay {
			return fault.Payload(at(item, endName), "must be 00:00 to 24:00 (actual value is '%s')", p.End)
		}
		if p.Start == p.End {
			return fault.Payload(at(item, endName),
				"must differ from start_time (actual value is '%s'); the whole day is 00:00 to 24:00", p.End)
		}
		if err := validateDays(p.DaysOfWeek, at(item, "days_of_week")); err != nil {
			return err
		}
	}
	return h.validateApart(path)
}

// validateApart refuses periods that share an instant of the week, the night from Saturday to Sunday included.
func (h *Hours) validateApart(path string) error {
	type span struct{ start, end, period int } // seconds of the week
	const week = 7 * int(endOfDay)
	var spans []span
	for i, p := range h.Daily {
		length := int(p.End - p.Start)
		if length < 0 {
			length += int(endOfDay)
		}
		for day := range 7 {
			if !p.begins(day) {
				continue
			}
			start := day*int(endOfDay) + int(p.Start)
			spans = append(spans, span{start, min(start+length, week), i})
			if start+length > week {
				spans = append(spans, span{0, start + length - week, i})
			}
		}
	}
	slices.SortFunc(spans, func(a, b span) int {
		return cmp.Or(cmp.Compare(a.start, b.start), cmp.Compare(a.period, b.period))
	})
	for i := 1; i < len(spans); i++ {
		a, b := spans[i-1], spans[i]
		if b.start < a.end {
			return fault.Payload(fmt.Sprintf("%s.daily[%d]", path, max(a.period, b.period)),
				"must not overlap daily[%d]: both cover %s at %s", min(a.period, b.period),
				time.Weekday(b.start/int(endOfDay)), TimeOfDay(b.start)%endOfDay)
		}
	}
	return nil
}

// onDay reports whether now falls on one of days, the days of the week in zone.
func onDay(days []int, now time.Time, zone *time.Location) bool {
	return len(days) == 0 || slices.Contains(days, int(now.In(zone).Weekday()))
}

func validateDays(days []int, path string) error {
	var seen [7]bool
	for i, day := range days {
		if day < 0 || day > 6 {
			return fault.Payload(fmt.Sprintf("%s[%d]", path, i), "must be 0 (Sunday) to 6 (Saturday) (actual value is '%d')", day)
		}
		if seen[day] {
			return fault.Payload(path, "must NOT have duplicate items (%d is there twice)", day)
		}
		seen[day] = true
	}
	return nil
}

// TimeOfDay is a clock time in seconds since midnight: 0 is 00:00, 86400 is 24:00, the end of the day.
type TimeOfDay int

const endOfDay TimeOfDay = 24 * 60 * 60

var clockForm = regexp.MustCompile(`^(\d\d):([0-5]\d)(?::([0-5]\d))?$`)

// ParseTimeOfDay reads HH:mm, or HH:mm:ss, from 00:00 to 24:00. The text of its error completes the sentence "the property
// ...", as fault.Payload wants it.
func ParseTimeOfDay(text string) (TimeOfDay, error) {
	if found := clockForm.FindStringSubmatch(text); found != nil {
		number := func(i int) TimeOfDay { n, _ := strconv.Atoi(found[i]); return TimeOfDay(n) }
		if t := number(1)*3600 + number(2)*60 + number(3); t <= endOfDay {
			return t, nil
		}
	}
	return 0, fmt.Errorf("must be a time of day from 00:00 to 24:00, written HH:mm (actual value is '%.60s')", text)
}

// String writes HH:mm, or HH:mm:ss when there are seconds.
func (t TimeOfDay) String() string {
	text := fmt.Sprintf("%02d:%02d", t/3600, t/60%60)
	if t%60 != 0 {
		text += fmt.Sprintf(":%02d", t%60)
	}
	return text
}
