package wording

import (
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/validity"
)

// Validity says when something can be used: its dates, and the windows, days and hours between them. It is empty when there is no limit.
func (w Writer) Validity(v validity.Validity) []string {
	var said []string
	switch {
	case !v.Start.IsZero() && !v.End.IsZero():
		said = append(said, w.say("validity.between", "start", w.Time(v.Start), "end", w.Time(v.End)))
	case !v.Start.IsZero():
		said = append(said, w.say("validity.from", "start", w.Time(v.Start)))
	case !v.End.IsZero():
		said = append(said, w.say("validity.until", "end", w.Time(v.End)))
	}
	for _, more := range []string{w.timeframe(v.Timeframe), w.onDays(v.DayOfWeek), w.hours(v.Hours)} {
		if more != "" {
			said = append(said, more)
		}
	}
	for i := range said {
		said[i] = w.Sentence(said[i])
	}
	return said
}

func (w Writer) timeframe(f *validity.Timeframe) string {
	switch {
	case f.IsZero():
		return ""
	case f.Interval.IsZero():
		return w.say("validity.timeframe.once", "duration", w.duration(f.Duration))
	}
	return w.say("validity.timeframe", "interval", w.duration(f.Interval), "duration", w.duration(f.Duration))
}

// onDays says weekdays, three and more in a row as a range: "Mondays to Fridays".
func (w Writer) onDays(days []int) string {
	if len(days) == 0 {
		return ""
	}
	return w.say("validity.days", "days", w.weekdays(days))
}

func (w Writer) weekdays(days []int) string {
	monday := func(day int) int { return (day + 6) % 7 }
	sorted := slices.Clone(days)
	slices.SortFunc(sorted, func(a, b int) int { return monday(a) - monday(b) })
	sorted = slices.Compact(sorted)
	var parts []string
	for i := 0; i < len(sorted); {
		last := i
		for last+1 < len(sorted) && monday(sorted[last+1]) == monday(sorted[last])+1 {
			last++
		}
		if last-i < 2 {
			parts = append(parts, w.weekday(sorted[i]))
			i++
			continue
		}
		parts = append(parts, w.say("weekday.range", "first", w.weekday(sorted[i]), "last", w.weekday(sorted[last])))
		i = last + 1
	}
	return w.list("list.and", parts)
}

func (w Writer) weekday(day int) string { return w.say("weekday." + strconv.Itoa(day)) }

func (w Writer) hours(h *validity.Hours) string {
	if h.IsZero() {
		return ""
	}
	var parts []string
	for _, p := range h.Daily {
		parts = append(parts, w.period(p))
	}
	return w.say("validity.hours", "hours", strings.Join(parts, w.say("list.semicolon")), "zone", w.zone().String())
}

func (w Writer) period(p validity.Period) string {
	hours := w.say("hours", "start", p.Start.String(), "end", p.End.String())
	if len(p.DaysOfWeek) == 0 {
		return hours
	}
	return w.say("hours.days", "hours", hours, "days", w.weekdays(p.DaysOfWeek))
}

func (w Writer) duration(d validity.Duration) string {
	var parts []string
	for _, part := range []struct {
		key string
		n   int
	}{{"years", d.Years}, {"months", d.Months}, {"weeks", d.Weeks}, {"days", d.Days}, {"hours", d.Hours}, {"minutes", d.Minutes}, {"seconds", d.Seconds}} {
		if part.n != 0 {
			parts = append(parts, w.counted("duration."+part.key, int64(part.n)))
		}
	}
	if d.Milliseconds != 0 {
		parts = append(parts, w.counted("duration.milliseconds", int64(d.Milliseconds)))
	}
	return w.list("list.and", parts)
}

// counted says a number of something.
func (w Writer) counted(key string, n int64) string {
	return w.language().count(key, n, "n", w.Number(n))
}
