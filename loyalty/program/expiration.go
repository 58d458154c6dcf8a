package program

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// Expiration is how long points live. Only what belongs to the type is set.
type Expiration struct {
	Type calc.ExpirationType
	// Period is how long points of ROLLING_EXPIRATION live, and how long a card of SLIDING_EXPIRATION may be unused.
	Period calc.Period
	// Rounding moves the day of ROLLING_EXPIRATION to the end of the unit that contains it; zero does not.
	Rounding calc.Rounding
	// Dates are the days of CALENDAR_EXPIRATION.
	Dates []calc.MonthDay
	// Activity is what counts as use of the card in SLIDING_EXPIRATION.
	Activity Usage
}

// Usage lists the kinds of use that extend a life.
type Usage struct {
	Earning, Spending, Custom bool
	// EventTypes are the schemas of the custom events that count when Custom does.
	EventTypes []string
}

// The largest periods of the parts of a card definition.
var (
	rollingPeriods = bounds{calc.UnitDay: 90, calc.UnitMonth: 12, calc.UnitYear: 5}
	restPeriods    = bounds{calc.UnitDay: 90, calc.UnitMonth: 12, calc.UnitYear: 1}
)

const (
	maxDates      = 20
	maxEventTypes = 10
)

// validate refuses an invalid expiration. The path is its path in the body.
func (x Expiration) validate(path string) error {
	if err := oneOf(path+".type", x.Type, calc.NoExpiration, calc.RollingExpiration, calc.CalendarExpiration, calc.SlidingExpiration); err != nil {
		return err
	}
	switch x.Type {
	case calc.RollingExpiration:
		if err := rollingPeriods.check(path+".rolling_expiration.period", x.Period); err != nil {
			return err
		}
		return validRounding(path+".rolling_expiration.rounding", x.Rounding)
	case calc.CalendarExpiration:
		return validDates(path+".calendar_expiration.expiration_dates", x.Dates)
	case calc.SlidingExpiration:
		if err := restPeriods.check(path+".sliding_expiration.period", x.Period); err != nil {
			return err
		}
		return x.Activity.validate(path + ".sliding_expiration")
	}
	return nil
}

func validRounding(path string, r calc.Rounding) error {
	if r == (calc.Rounding{}) {
		return nil
	}
	if err := oneOf(path+".type", r.Type, calc.RoundMonth, calc.RoundQuarter, calc.RoundHalfYear, calc.RoundYear, calc.RoundParticularMonth); err != nil {
		return err
	}
	if r.Type == calc.RoundParticularMonth {
		return within(path+".value", r.Month, 1, 12)
	}
	if r.Month != 0 {
		return fault.Payload(path+".value", "belongs to %s only (the type is %s)", calc.RoundParticularMonth, r.Type)
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

func validDates(path string, dates []calc.MonthDay) error {
	if len(dates) < 1 || len(dates) > maxDates {
		return fault.Payload(path, "must have 1 to %d items (it has %d)", maxDates, len(dates))
	}
	seen := map[calc.MonthDay]bool{}
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
