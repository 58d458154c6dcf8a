package calc

import (
	"slices"
	"time"
)

// ExpirationType is the rule by which points expire.
type ExpirationType string

// The types of expiration. Inherit means the card definition's and is a setting of tiers.
const (
	NoExpiration       ExpirationType = "NO_EXPIRATION"
	RollingExpiration  ExpirationType = "ROLLING_EXPIRATION"
	CalendarExpiration ExpirationType = "CALENDAR_EXPIRATION"
	SlidingExpiration  ExpirationType = "SLIDING_EXPIRATION"
	Inherit            ExpirationType = "INHERIT"
)

// Expiration is when points expire. The zero value means never; only the part of its type is set.
type Expiration struct {
	Type     ExpirationType
	Rolling  *Rolling
	Calendar []MonthDay
	Sliding  *Sliding
}

// Rolling lets points last for a period from the day they were earned, rounded up when Rounding is set.
type Rolling struct {
	Period   Period
	Rounding *Rounding
}

// Rounding moves a day to the end of the unit that contains it.
type Rounding struct {
	Type RoundingType
	// Month is the month, 1 to 12, of RoundParticularMonth.
	Month int64
}

// RoundingType names a unit to round to.
type RoundingType string

// The roundings.
const (
	RoundMonth           RoundingType = "END_OF_MONTH"
	RoundQuarter         RoundingType = "END_OF_QUARTER"
	RoundHalfYear        RoundingType = "END_OF_HALF_YEAR"
	RoundYear            RoundingType = "END_OF_YEAR"
	RoundParticularMonth RoundingType = "END_OF_PARTICULAR_MONTH"
)

// MonthDay is a date that comes every year. In a year without that date it is the last day of its month.
type MonthDay struct{ Day, Month int64 }

// Sliding lets all points of a card last for a period from the last activity that counts.
type Sliding struct {
	Earning, Spending, Custom bool
	// CustomTypes are the schema ids of the custom events that count.
	CustomTypes []string
	Period      Period
}

// Expires reports whether points ever expire by e.
func (e Expiration) Expires() bool {
	switch e.Type {
	case RollingExpiration:
		return e.Rolling != nil
	case CalendarExpiration:
		return len(e.Calendar) > 0
	case SlidingExpiration:
		return e.Sliding != nil
	}
	return false
}

// On returns the last day on which points that were opened on a day can be used, and no day when they never expire.
func (e Expiration) On(opened Day) Day {
	switch {
	case !e.Expires():
		return ""
	case e.Type == CalendarExpiration:
		return NextDate(e.Calendar, opened)
	case e.Type == SlidingExpiration:
		return e.Sliding.Period.After(opened)
	}
	end := e.Rolling.Period.After(opened)
	if e.Rolling.Rounding == nil {
		return end
	}
	return e.Rolling.Rounding.Up(end)
}

// Up returns the last day of the unit that contains a day.
func (r Rounding) Up(d Day) Day {
	unit := UnitMonth
	switch r.Type {
	case RoundQuarter:
		unit = UnitQuarter
	case RoundHalfYear:
		unit = UnitHalf
	case RoundYear:
		unit = UnitYear
	case RoundParticularMonth:
		year := d.Year()
		if int64(d.Month()) > r.Month {
			year++
		}
		return NewDay(year, time.Month(r.Month), 31)
	}
	_, last := unit.Around(d)
	return last
}

// NextDate returns the first of yearly dates on or after a day, and no day when there are none.
func NextDate(dates []MonthDay, from Day) Day {
	var next []Day
	for _, date := range dates {
		for year := from.Year(); year <= from.Year()+1; year++ {
			if d := NewDay(year, time.Month(date.Month), int(date.Day)); d >= from {
				next = append(next, d)
				break
			}
		}
	}
	if len(next) == 0 {
		return ""
	}
	return slices.Min(next)
}

// CountsEvent reports whether a custom event of this schema keeps the points alive.
func (s *Sliding) CountsEvent(schemaID string) bool {
	return s != nil && s.Custom && slices.Contains(s.CustomTypes, schemaID)
}
