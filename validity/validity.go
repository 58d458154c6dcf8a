package validity

import (
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Validity is when its owner (a campaign, voucher, promotion tier, earning rule, program or reward) is usable. The zero
// Validity is always active. Values inside are replaced, never changed in place.
type Validity struct {
	// Start is the first active instant; the zero time means no beginning.
	Start time.Time
	// End is the last active instant, itself included; the zero time means no end.
	End time.Time
	// Timeframe repeats a window from Start on. It excludes Hours.
	Timeframe *Timeframe
	// DayOfWeek lists the active days in the project's zone, 0 for Sunday to 6 for Saturday; empty means every day. It
	// excludes Hours.
	DayOfWeek []int
	// Hours lists daily periods in the project's zone. It excludes Timeframe and DayOfWeek.
	Hours *Hours
}

// Status is whether an owner is usable at an instant, or why not.
type Status int

// The statuses, in the order in which they are checked: an expired owner is never StatusOutsideWindow.
const (
	StatusActive        Status = iota
	StatusNotStarted           // before Start: voucher_not_active
	StatusExpired              // after End: voucher_expired, promotion_inactive for a tier
	StatusOutsideWindow        // between Start and End, but outside the recurring windows: voucher_not_active_now, promotion_not_active_now
)

// Active returns whether the owner is usable at now. Windows, weekdays and hours are read in zone, the zone of the project;
// nil means UTC. It allocates nothing and its cost does not grow with the age of Start. It expects a Validity that Validate
// accepts.
func (v Validity) Active(now time.Time, zone *time.Location) Status {
	if !v.Start.IsZero() && now.Before(v.Start) {
		return StatusNotStarted
	}
	if !v.End.IsZero() && now.After(v.End) {
		return StatusExpired
	}
	zone = orUTC(zone)
	if !v.Timeframe.covers(v.Start, now, zone) || !onDay(v.DayOfWeek, now, zone) || !v.Hours.cover(now, zone) {
		return StatusOutsideWindow
	}
	return StatusActive
}

// Validate refuses contradictory and ambiguous properties, with 400 invalid_payload naming the property as /v1 spells it:
// start_date, expiration_date, validity_timeframe, validity_day_of_week, validity_hours with start_time and
// expiration_time. The path leads to the owner in the request body: "" at the top, "promotion.tiers[0]" for instance.
func (v Validity) Validate(path string) error {
	return v.validate(path, spelling{end: "expiration_date", periodEnd: "expiration_time"})
}

// ValidateV2 is Validate with the spelling of the /v2 API: end_date, and end_time for a period.
func (v Validity) ValidateV2(path string) error {
	return v.validate(path, spelling{end: "end_date", periodEnd: "end_time"})
}

// spelling holds the property names in which the two APIs differ.
type spelling struct{ end, periodEnd string }

func (v Validity) validate(path string, names spelling) error {
	if !v.Start.IsZero() && !v.End.IsZero() && v.End.Before(v.Start) {
		return fault.Payload(at(path, names.end), "must not be before start_date %s (actual value is '%s')",
			FormatTime(v.Start), FormatTime(v.End))
	}
	if !v.Timeframe.IsZero() && v.Start.IsZero() {
		return fault.Payload(at(path, "start_date"), "is required with validity_timeframe: its windows repeat from there")
	}
	if !v.Hours.IsZero() && (!v.Timeframe.IsZero() || len(v.DayOfWeek) > 0) {
		return fault.Payload(at(path, "validity_hours"), "cannot be combined with validity_timeframe or validity_day_of_week")
	}
	if err := v.Timeframe.validate(at(path, "validity_timeframe")); err != nil {
		return err
	}
	if err := validateDays(v.DayOfWeek, at(path, "validity_day_of_week")); err != nil {
		return err
	}
	return v.Hours.validate(at(path, "validity_hours"), names.periodEnd)
}

// at returns the path of a property of path.
func at(path, property string) string {
	if path == "" {
		return property
	}
	return path + "." + property
}

// TimeframeText is the recurring window as a text by which lists filter, such as "PT1H every P1D", or empty.
func (v Validity) TimeframeText() string {
	if v.Timeframe.IsZero() {
		return ""
	}
	return v.Timeframe.Duration.String() + " every " + v.Timeframe.Interval.String()
}

// DayTexts are the days of the week as texts by which lists filter: "0" is Sunday.
func (v Validity) DayTexts() (days []string) {
	for _, day := range v.DayOfWeek {
		days = append(days, strconv.Itoa(day))
	}
	return days
}
