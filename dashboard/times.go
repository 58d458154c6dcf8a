package dashboard

import (
	"time"

	"github.com/punchcardhq/punchcard/wording"
)

// moment is a time as a page shows it; the part "time" renders it. The zero value shows nothing.
type moment struct {
	// Text is the time in the project's zone, Exact the second with the zone's name and in UTC, Machine the value for programs.
	Text, Exact, Machine string
	// Distance says how far away it is: "in 3 days".
	Distance string
}

// clock writes times for a project. Without a zone they are UTC.
type clock struct {
	texts *texts
	zone  *time.Location
	now   time.Time
}

func (c clock) moment(at time.Time) moment {
	if at.IsZero() {
		return moment{}
	}
	if c.zone == nil {
		c.zone = time.UTC
	}
	local := at.In(c.zone)
	m := moment{
		Text:    c.texts.say("times.moment", local.Day(), c.texts.say("times.short."+local.Format("1")), local.Format("2006"), local.Format("15:04")),
		Exact:   wording.Writer{Language: c.texts.wording, Zone: c.zone}.Date(at) + local.Format(", 15:04:05 ") + c.zone.String(),
		Machine: at.UTC().Format(time.RFC3339), Distance: c.texts.distance(at.Sub(c.now)),
	}
	if c.zone != time.UTC {
		m.Exact += at.UTC().Format(" (15:04:05 UTC)")
	}
	return m
}

// day is the day of a time in the project's zone, as lists write it: 24 Nov, and with the year for one that is not this one.
func (c clock) day(at time.Time) string {
	if c.zone == nil {
		c.zone = time.UTC
	}
	local := at.In(c.zone)
	day := c.texts.say("times.day", local.Day(), c.texts.say("times.short."+local.Format("1")))
	if local.Year() != c.now.In(c.zone).Year() {
		day += " " + local.Format("2006")
	}
	return day
}

// distance says how far a time is away, in the largest whole unit.
func (t *texts) distance(d time.Duration) string {
	units := []struct {
		size time.Duration
		name string
	}{{365 * 24 * time.Hour, "years"}, {30 * 24 * time.Hour, "months"}, {24 * time.Hour, "days"}, {time.Hour, "hours"}, {time.Minute, "minutes"}}
	for _, u := range units {
		if n := int64(d.Abs() / u.size); n > 0 {
			if d < 0 {
				return t.say("times.ago."+u.name, n)
			}
			return t.say("times.in."+u.name, n)
		}
	}
	return t.say("times.now")
}
