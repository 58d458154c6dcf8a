package program

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Expiration says how long points live. Only what belongs to the type is set.
type Expiration struct {
	Type ExpirationType
	// Period is how long points of ROLLING_EXPIRATION live, and how long a card of SLIDING_EXPIRATION may rest.
	Period Period
	// Rounding moves the day of ROLLING_EXPIRATION to the end of what contains it; the zero Rounding does not.
	Rounding Rounding
	// Dates are the days of CALENDAR_EXPIRATION.
	Dates []DayMonth
	// Activity is what counts as use of the card in SLIDING_EXPIRATION.
	Activity Usage
}

// ExpirationType tells how the last day of points is found.
type ExpirationType string

// The types. ExpirationInherit leaves it to the card definition: tiers have it.
const (
	ExpirationInherit  ExpirationType = "INHERIT"
	ExpirationNone     ExpirationType = "NO_EXPIRATION"
	ExpirationRolling  ExpirationType = "ROLLING_EXPIRATION"
	ExpirationCalendar ExpirationType = "CALENDAR_EXPIRATION"
	ExpirationSliding  ExpirationType = "SLIDING_EXPIRATION"
)

// Rounding is the end to which a day is moved.
type Rounding struct {
	Type RoundingType
	// Month is the month, 1 to 12, of END_OF_PARTICULAR_MONTH.
	Month int64
}

// RoundingType names an end.
type RoundingType string

// The ends.
const (
	RoundMonth           RoundingType = "END_OF_MONTH"
	RoundQuarter         RoundingType = "END_OF_QUARTER"
	RoundHalfYear        RoundingType = "END_OF_HALF_YEAR"
	RoundYear            RoundingType = "END_OF_YEAR"
	RoundParticularMonth RoundingType = "END_OF_PARTICULAR_MONTH"
)

// DayMonth is a day of every year. A day that a year lacks is the last of its month there.
type DayMonth struct{ Day, Month int64 }

// Usage says which kinds of use keep something alive.
type Usage struct {
	Earning, Spending, Custom bool
	// EventTypes are the schemas of the custom events that count when Custom does.
	EventTypes []string
}

// The largest periods of the parts of a card definition.
var (
	rollingPeriods = bounds{UnitDay: 90, UnitMonth: 12, UnitYear: 5}
	restPeriods    = bounds{UnitDay: 90, UnitMonth: 12, UnitYear: 1}
)

const (
	maxDates      = 20
	maxEventTypes = 10
)

// Validate refuses what is no expiration. The path leads to it in the body.
func (x Expiration) Validate(path string) error {
	if err := oneOf(path+".type", x.Type, ExpirationNone, ExpirationRolling, ExpirationCalendar, ExpirationSliding); err != nil {
		return err
	}
	switch x.Type {
	case ExpirationRolling:
		if err := rollingPeriods.check(path+".rolling_expiration.period", x.Period); err != nil {
			return err
		}
		return x.Rounding.validate(path + ".rolling_expiration.rounding")
	case ExpirationCalendar:
		return validDates(path+".calendar_expiration.expiration_dates", x.Dates)
	case ExpirationSliding:
		if err := restPeriods.check(path+".sliding_expiration.period", x.Period); err != nil {
			return err
		}
		return x.Activity.validate(path + ".sliding_expiration")
	}
	return nil
}

func (r Rounding) validate(path string) error {
	if r == (Rounding{}) {
		return nil
	}
	if err := oneOf(path+".type", r.Type, RoundMonth, RoundQuarter, RoundHalfYear, RoundYear, RoundParticularMonth); err != nil {
		return err
	}
	if r.Type == RoundParticularMonth {
		return within(path+".value", r.Month, 1, 12)
	}
	if r.Month != 0 {
		return fault.Payload(path+".value", "belongs to %s only (the type is %s)", RoundParticularMonth, r.Type)
	}
	return nil
}

func (u Usage) validate(path string) error {
	if !u.Earning && !u.Spending && !u.Custom {
		return fault.Payload(path, "must count at least one of earning_activity, spending_activity and custom_activity")
	}
	return validEventTypes(path+".custom_activity_types", u.EventTypes, 0)
}

func validEventTypes(path string, types []string, least int) error {
	if len(types) < least || len(types) > maxEventTypes {
		return fault.Payload(path, "must have %d to %d items (it has %d)", least, maxEventTypes, len(types))
	}
	seen := map[string]bool{}
	for i, id := range types {
		if id == "" || seen[id] {
			return fault.Payload(fmt.Sprintf("%s[%d]", path, i), "must be the id of a custom event schema, each once")
		}
		seen[id] = true
	}
	return nil
}

func validDates(path string, dates []DayMonth) error {
	if len(dates) < 1 || len(dates) > maxDates {
		return fault.Payload(path, "must have 1 to %d items (it has %d)", maxDates, len(dates))
	}
	seen := map[DayMonth]bool{}
	for i, d := range dates {
		here := fmt.Sprintf("%s[%d]", path, i)
		if err := within(here+".month", d.Month, 1, 12); err != nil {
			return err
		}
		// In a leap year, so that the 29th of February is a day.
		if last := time.Date(2000, time.Month(d.Month)+1, 0, 0, 0, 0, 0, time.UTC).Day(); d.Day < 1 || d.Day > int64(last) {
			return fault.Payload(here+".day", "must be 1 to %d in month %d (actual value is '%d')", last, d.Month, d.Day)
		}
		if seen[d] {
			return fault.Payload(here, "names a day that the list has already")
		}
		seen[d] = true
	}
	return nil
}
