package wording

import (
	"strconv"

	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Expiration says until when points can be used: "Points can be used for 12 months, to the end of the last month."
func (w Writer) Expiration(x calc.Expiration) string {
	text := ""
	switch x.Type {
	case calc.RollingExpiration:
		text = w.say("expiration.rolling", "period", w.span(x.Rolling.Period))
		if r := x.Rolling.Rounding; r != nil {
			text = w.say("expiration.rounded."+string(r.Type), "expiration", text, "month", w.month(r.Month))
		}
	case calc.CalendarExpiration:
		text = w.say("expiration.calendar", "dates", w.dates(x.Calendar, "list.or"))
	case calc.SlidingExpiration:
		text = w.say("expiration.sliding", "period", w.span(x.Sliding.Period), "uses", w.uses(x.Sliding.Earning, x.Sliding.Spending, x.Sliding.Custom))
	case calc.Inherit:
		text = w.say("expiration.inherit")
	default:
		text = w.say("expiration.never")
	}
	return w.Sentence(text)
}

// Waiting says when points that were earned can be used. It is empty for points that can be used at once.
func (w Writer) Waiting(p calc.Pending) string {
	switch p.Type {
	case calc.PeriodBased:
		return w.Sentence(w.say("pending.period", "period", w.span(p.Period)))
	case calc.FixedDates:
		return w.Sentence(w.say("pending.dates", "dates", w.dates(p.Dates, "list.or")))
	case calc.EventBased:
		return w.Sentence(w.say("pending.event", "period", w.span(p.CancelPeriod)))
	}
	return ""
}

// uses lists the kinds of use that count.
func (w Writer) uses(earning, spending, custom bool) string {
	var uses []string
	for _, u := range []struct {
		counts bool
		key    string
	}{{earning, "use.earning"}, {spending, "use.spending"}, {custom, "use.custom"}} {
		if u.counts {
			uses = append(uses, w.say(u.key))
		}
	}
	return w.list("list.or", uses)
}

// span says a length of time: "2 months".
func (w Writer) span(p calc.Period) string { return w.counted("span."+string(p.Unit), p.Value) }

func (w Writer) month(n int64) string {
	if n < 1 || n > 12 {
		return ""
	}
	return w.say("month." + strconv.FormatInt(n, 10))
}

// dates lists days that come every year: "31 March or 30 September".
func (w Writer) dates(days []calc.MonthDay, joined string) string {
	said := make([]string, len(days))
	for i, d := range days {
		said[i] = w.say("date.yearly", "day", strconv.FormatInt(d.Day, 10), "month", w.month(d.Month))
	}
	return w.list(joined, said)
}

// Range says the points of a tier; a nil end is none.
func (w Writer) Range(from int64, to *int64) string {
	if to == nil {
		return w.counted("range.from", from)
	}
	return w.language().count("range", *to, "from", w.Number(from), "to", w.Number(*to))
}
