package wire

import (
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

// missingProperty returns the fault of an object without a required property.
func missingProperty(path, property string) error {
	if path == "" {
		return fault.PayloadMissing(property)
	}
	return fault.Payload(path, "must have required property '%s'", property)
}

// checkParts refuses parts of an object that belong to another type than the object's, and a missing part of its own type.
// parts says which parts were sent. Call it for known types alone: the engine refuses unknown types and lists the known
// ones.
func checkParts(path, kind, own string, parts map[string]bool) error {
	for _, name := range sortedKeys(parts) {
		if parts[name] && name != own {
			return fault.Payload(below(path, name), "does not belong to the type %s", kind)
		}
	}
	if own != "" && !parts[own] {
		return missingProperty(path, own)
	}
	return nil
}

// CalendarPeriod is a length of time on the calendar.
type CalendarPeriod struct {
	Value *int64 `json:"value"`
	Unit  Word   `json:"unit" enum:"DAY HOUR MONTH WEEK YEAR"`
}

func newCalendarPeriod(p calc.Period) *CalendarPeriod {
	return &CalendarPeriod{Value: &p.Value, Unit: Word(p.Unit)}
}

// domain returns a period. path is the object that has to have it.
func (w *CalendarPeriod) domain(path string) (p calc.Period, err error) {
	if w == nil {
		return p, missingProperty(path, "period")
	}
	return w.amount(path + ".period")
}

func (w *CalendarPeriod) amount(path string) (p calc.Period, err error) {
	if w.Value == nil {
		return p, missingProperty(path, "value")
	}
	if w.Unit == "" {
		return p, missingProperty(path, "unit")
	}
	return calc.Period{Value: *w.Value, Unit: calc.Unit(w.Unit)}, nil
}

// DayMonth is a day of every year.
type DayMonth struct {
	Day   *int64 `json:"day"`
	Month *int64 `json:"month"`
}

func newDayMonths(dates []calc.MonthDay) []DayMonth {
	out := make([]DayMonth, len(dates))
	for i, d := range dates {
		out[i] = DayMonth{Day: &d.Day, Month: &d.Month}
	}
	return out
}

func dayMonths(path string, dates []DayMonth) (out []calc.MonthDay, err error) {
	for i, d := range dates {
		here := fmt.Sprintf("%s[%d]", path, i)
		if d.Day == nil {
			return nil, missingProperty(here, "day")
		}
		if d.Month == nil {
			return nil, missingProperty(here, "month")
		}
		out = append(out, calc.MonthDay{Day: *d.Day, Month: *d.Month})
	}
	return out, nil
}

// PointsExpiration says when points expire.
type PointsExpiration struct {
	Type     Word                `json:"type" enum:"calc.ExpirationType"`
	Rolling  *RollingExpiration  `json:"rolling_expiration,omitzero"`
	Calendar *CalendarExpiration `json:"calendar_expiration,omitzero"`
	Sliding  *SlidingExpiration  `json:"sliding_expiration,omitzero"`
}

// RollingExpiration counts from the day of earning.
type RollingExpiration struct {
	Period   *CalendarPeriod     `json:"period"`
	Rounding *ExpirationRounding `json:"rounding"`
}

// ExpirationRounding moves a day to the end of the period that contains it.
type ExpirationRounding struct {
	Type  Word   `json:"type" enum:"calc.RoundingType"`
	Value *int64 `json:"value,omitzero"`
}

// CalendarExpiration lists days of the year.
type CalendarExpiration struct {
	Dates []DayMonth `json:"expiration_dates"`
}

// SlidingExpiration counts from the last use.
type SlidingExpiration struct {
	Earning     bool            `json:"earning_activity"`
	Spending    bool            `json:"spending_activity"`
	Custom      bool            `json:"custom_activity"`
	CustomTypes []string        `json:"custom_activity_types"`
	Period      *CalendarPeriod `json:"period"`
}

func newSliding(u program.Usage, p calc.Period) *SlidingExpiration {
	return &SlidingExpiration{Earning: u.Earning, Spending: u.Spending, Custom: u.Custom, CustomTypes: emptyIfNil(u.EventTypes), Period: newCalendarPeriod(p)}
}

func (w *SlidingExpiration) usage() program.Usage {
	return program.Usage{Earning: w.Earning, Spending: w.Spending, Custom: w.Custom, EventTypes: w.CustomTypes}
}

// emptyIfNil returns an empty list for nil, which would be written as null.
func emptyIfNil[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

// NewPointsExpiration returns the shape of an expiration.
func NewPointsExpiration(x program.Expiration) PointsExpiration {
	w := PointsExpiration{Type: Word(x.Type)}
	switch x.Type {
	case calc.RollingExpiration:
		w.Rolling = &RollingExpiration{Period: newCalendarPeriod(x.Period)}
		if x.Rounding.Type != "" {
			w.Rolling.Rounding = &ExpirationRounding{Type: Word(x.Rounding.Type)}
			if x.Rounding.Month != 0 {
				w.Rolling.Rounding.Value = &x.Rounding.Month
			}
		}
	case calc.CalendarExpiration:
		w.Calendar = &CalendarExpiration{Dates: newDayMonths(x.Dates)}
	case calc.SlidingExpiration:
		w.Sliding = newSliding(x.Activity, x.Period)
	}
	return w
}

func (w PointsExpiration) domain(path string) (x program.Expiration, err error) {
	if w.Type == "" {
		return x, missingProperty(path, "type")
	}
	x.Type = calc.ExpirationType(w.Type)
	own, known := map[calc.ExpirationType]string{calc.NoExpiration: "", calc.Inherit: "", calc.RollingExpiration: "rolling_expiration",
		calc.CalendarExpiration: "calendar_expiration", calc.SlidingExpiration: "sliding_expiration"}[x.Type]
	if !known {
		return x, nil
	}
	err = checkParts(path, string(w.Type), own, map[string]bool{
		"rolling_expiration": w.Rolling != nil, "calendar_expiration": w.Calendar != nil, "sliding_expiration": w.Sliding != nil,
	})
	if err != nil {
		return x, err
	}
	switch {
	case w.Rolling != nil:
		if x.Period, err = w.Rolling.Period.domain(path + ".rolling_expiration"); err != nil {
			return x, err
		}
		if r := w.Rolling.Rounding; r != nil {
			if r.Type == "" {
				return x, missingProperty(path+".rolling_expiration.rounding", "type")
			}
			x.Rounding.Type = calc.RoundingType(r.Type)
			if r.Value != nil {
				x.Rounding.Month = *r.Value
			}
		}
	case w.Calendar != nil:
		x.Dates, err = dayMonths(path+".calendar_expiration.expiration_dates", w.Calendar.Dates)
	case w.Sliding != nil:
		x.Activity = w.Sliding.usage()
		x.Period, err = w.Sliding.Period.domain(path + ".sliding_expiration")
	}
	return x, err
}

// CurrentPeriod is the calendar period that contains the present day.
type CurrentPeriod struct {
	Type    Word        `json:"type" enum:"CURRENT_PERIOD"`
	Current *PeriodUnit `json:"current_period,omitzero"`
}

// PeriodUnit names a kind of calendar period.
type PeriodUnit struct {
	Unit Word `json:"unit" enum:"DAY WEEK MONTH QUARTER YEAR"`
}

func newCurrentPeriod(u calc.Unit) *CurrentPeriod {
	return &CurrentPeriod{Type: "CURRENT_PERIOD", Current: &PeriodUnit{Word(u)}}
}

func (w *CurrentPeriod) domain(path string) (calc.Unit, error) {
	if w == nil {
		return "", missingProperty(path, "period")
	}
	path += ".period"
	if w.Type != "CURRENT_PERIOD" {
		return "", fault.Payload(path+".type", "must be equal to one of the allowed values [ CURRENT_PERIOD ] (actual value is '%.60s')", string(w.Type))
	}
	if w.Current == nil || w.Current.Unit == "" {
		return "", missingProperty(path, "current_period.unit")
	}
	return calc.Unit(w.Current.Unit), nil
}

// Maximum bounds a number of points or of times.
type Maximum struct {
	Max *int64 `json:"max"`
}

func (w *Maximum) domain(path, property string) (int64, error) {
	if w == nil || w.Max == nil {
		return 0, missingProperty(path, property+".max")
	}
	return *w.Max, nil
}

// UseLimits bound how often something may happen to one member.
type UseLimits struct {
	Cooldown  *Cooldown  `json:"cooldown"`
	Frequency *Frequency `json:"frequency"`
}

// Cooldown is how long the next use has to wait.
type Cooldown struct {
	Type  Word           `json:"type" enum:"FIXED_COOLDOWN NO_COOLDOWN"`
	Fixed *FixedCooldown `json:"fixed_cooldown,omitzero"`
}

// FixedCooldown is a wait of one length.
type FixedCooldown struct {
	Period *CalendarPeriod `json:"period"`
}

// Frequency is how often it may happen in a period.
type Frequency struct {
	Type   Word             `json:"type" enum:"LIMITED NO_LIMIT"`
	Limits []FrequencyLimit `json:"limits"`
}

// FrequencyLimit is one bound.
type FrequencyLimit struct {
	Type     Word           `json:"type" enum:"TIME_BASED"`
	Period   *CurrentPeriod `json:"period"`
	Triggers *Maximum       `json:"triggers"`
}

func newUseLimits(l program.UseLimits) UseLimits {
	w := UseLimits{Cooldown: &Cooldown{Type: "NO_COOLDOWN"}, Frequency: &Frequency{Type: "NO_LIMIT", Limits: []FrequencyLimit{}}}
	if l.Cooldown.Value != 0 {
		w.Cooldown = &Cooldown{Type: "FIXED_COOLDOWN", Fixed: &FixedCooldown{Period: newCalendarPeriod(l.Cooldown)}}
	}
	if l.Max != 0 {
		w.Frequency = &Frequency{Type: "LIMITED", Limits: []FrequencyLimit{{Type: "TIME_BASED", Period: newCurrentPeriod(l.Unit), Triggers: &Maximum{&l.Max}}}}
	}
	return w
}

func (w UseLimits) domain(path string) (l program.UseLimits, err error) {
	if c := w.Cooldown; c != nil {
		here := path + ".cooldown"
		switch c.Type {
		case "NO_COOLDOWN":
			err = checkParts(here, "NO_COOLDOWN", "", map[string]bool{"fixed_cooldown": c.Fixed != nil})
		case "FIXED_COOLDOWN":
			if c.Fixed == nil {
				return l, missingProperty(here, "fixed_cooldown")
			}
			l.Cooldown, err = c.Fixed.Period.domain(here + ".fixed_cooldown")
		default:
			err = oneOf(here+".type", c.Type, "NO_COOLDOWN", "FIXED_COOLDOWN")
		}
		if err != nil {
			return l, err
		}
	}
	f := w.Frequency
	if f == nil {
		return l, nil
	}
	here := path + ".frequency"
	switch {
	case f.Type != "NO_LIMIT" && f.Type != "LIMITED":
		return l, oneOf(here+".type", f.Type, "NO_LIMIT", "LIMITED")
	case f.Type == "NO_LIMIT" && len(f.Limits) > 0:
		return l, fault.Payload(here+".limits", "must be empty unless the type is LIMITED")
	case f.Type == "NO_LIMIT":
		return l, nil
	case len(f.Limits) != 1:
		return l, fault.Payload(here+".limits", "must have one item when the type is LIMITED (it has %d)", len(f.Limits))
	}
	limit := f.Limits[0]
	here += ".limits[0]"
	if limit.Type != "TIME_BASED" {
		return l, oneOf(here+".type", limit.Type, "TIME_BASED")
	}
	if l.Unit, err = limit.Period.domain(here); err != nil {
		return l, err
	}
	if l.Max, err = limit.Triggers.domain(here, "triggers"); err == nil && l.Max < 1 {
		err = fault.Payload(here+".triggers.max", "must be >= 1 (actual value is '%d')", l.Max)
	}
	return l, err
}

// oneOf refuses a value that is not one of the allowed ones.
func oneOf(path string, word Word, allowed ...string) error {
	if word == "" {
		return fault.Payload(path, "is required: one of %v", allowed)
	}
	return fault.Payload(path, "must be equal to one of the allowed values %v (actual value is '%.60s')", allowed, string(word))
}

// DailyHours are the hours in which something of the /v2 API is usable.
type DailyHours struct {
	Type  Word          `json:"type" enum:"ANY_TIME DAILY"`
	Daily []DailyPeriod `json:"daily,omitzero"`
}

// DailyPeriod is a part of some days of the week.
type DailyPeriod struct {
	DaysOfWeek Days    `json:"days_of_week"`
	Start      *string `json:"start_time"`
	End        *string `json:"end_time"`
}

func newDailyHours(h *validity.Hours) DailyHours {
	if h.IsZero() {
		return DailyHours{Type: "ANY_TIME"}
	}
	w := DailyHours{Type: "DAILY"}
	for _, p := range h.Daily {
		start, end := p.Start.String(), p.End.String()
		w.Daily = append(w.Daily, DailyPeriod{DaysOfWeek: p.DaysOfWeek, Start: &start, End: &end})
	}
	return w
}

func (w DailyHours) domain(path string) (h validity.Hours, err error) {
	switch w.Type {
	case "ANY_TIME":
		return h, checkParts(path, "ANY_TIME", "", map[string]bool{"daily": len(w.Daily) > 0})
	case "DAILY":
	default:
		return h, oneOf(path+".type", w.Type, "ANY_TIME", "DAILY")
	}
	if len(w.Daily) == 0 {
		return h, missingProperty(path, "daily")
	}
	for i, p := range w.Daily {
		here := fmt.Sprintf("%s.daily[%d]", path, i)
		if p.Start == nil {
			return h, missingProperty(here, "start_time")
		}
		if p.End == nil {
			return h, missingProperty(here, "end_time")
		}
		if len(p.DaysOfWeek) == 0 {
			return h, missingProperty(here, "days_of_week")
		}
		period := validity.Period{DaysOfWeek: p.DaysOfWeek}
		if period.Start, err = validity.ParseTimeOfDay(*p.Start); err != nil {
			return h, sentenceFault(here+".start_time", err)
		}
		if period.End, err = validity.ParseTimeOfDay(*p.End); err != nil {
			return h, sentenceFault(here+".end_time", err)
		}
		h.Daily = append(h.Daily, period)
	}
	return h, nil
}

// Window is embedded in bodies of objects with a validity and daily hours.
type Window struct {
	Start patch.Field[string]     `json:"start_date"`
	End   patch.Field[string]     `json:"end_date"`
	Hours patch.Field[DailyHours] `json:"validity_hours"`
}

func (w Window) domain(zone *time.Location) (u validity.Update, err error) {
	if u.Start, err = instantField(w.Start, "start_date", validity.ParseTime, zone); err != nil {
		return u, err
	}
	if u.End, err = instantField(w.End, "end_date", validity.ParseEnd, zone); err != nil {
		return u, err
	}
	u.Hours, err = patch.MapErr(w.Hours, func(h DailyHours) (validity.Hours, error) { return h.domain("validity_hours") })
	return u, err
}

func (w Window) create(zone *time.Location) (v validity.Validity, err error) {
	u, err := w.domain(zone)
	if err == nil {
		u.Apply(&v)
	}
	return v, err
}

// WindowShown is Window in answers.
type WindowShown struct {
	Start Time       `json:"start_date"`
	End   Time       `json:"end_date"`
	Hours DailyHours `json:"validity_hours"`
}

func newWindow(v validity.Validity) WindowShown {
	return WindowShown{Start: NewTime(v.Start), End: NewTime(v.End), Hours: newDailyHours(v.Hours)}
}
