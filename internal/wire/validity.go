package wire

import (
	"encoding/json"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

// Validity is embedded in answers that leave out what is empty, such as those of campaigns and promotion tiers.
type Validity struct {
	Start     Time       `json:"start_date,omitzero"`
	End       Time       `json:"expiration_date,omitzero"`
	Timeframe *Timeframe `json:"validity_timeframe,omitzero"`
	DayOfWeek []int      `json:"validity_day_of_week,omitzero"`
	Hours     *Hours     `json:"validity_hours,omitzero"`
}

// NullValidity is embedded in answers that have null for what is empty, such as those of vouchers:
// NullValidity(NewValidity(v)).
type NullValidity struct {
	Start     Time       `json:"start_date"`
	End       Time       `json:"expiration_date"`
	Timeframe *Timeframe `json:"validity_timeframe"`
	DayOfWeek []int      `json:"validity_day_of_week" openapi:"null"`
	Hours     *Hours     `json:"validity_hours"`
}

// Timeframe is a window that repeats from the start date.
type Timeframe struct {
	Interval string `json:"interval,omitzero"`
	Duration string `json:"duration,omitzero"`
}

// Hours are periods of the day.
type Hours struct {
	Daily []Period `json:"daily"`
}

// Period is a part of some days of the week.
type Period struct {
	Start      string `json:"start_time"`
	End        string `json:"expiration_time"`
	DaysOfWeek Days   `json:"days_of_week,omitzero"`
}

// Days are days of the week, Sunday being 0.
type Days []int

// UnmarshalJSON accepts numbers. It refuses null, which would otherwise become 0, Sunday.
func (d *Days) UnmarshalJSON(data []byte) error {
	var days []*int
	if err := json.Unmarshal(data, &days); err != nil {
		return err
	}
	if days == nil {
		return nil
	}
	*d = make(Days, len(days))
	for i, day := range days {
		if day == nil {
			return wrongType[int]([]byte("null"))
		}
		(*d)[i] = *day
	}
	return nil
}

// NewValidity returns the shape of a validity.
func NewValidity(v validity.Validity) Validity {
	w := Validity{Start: NewTime(v.Start), End: NewTime(v.End)}
	if !v.Timeframe.IsZero() {
		w.Timeframe = &Timeframe{Interval: v.Timeframe.Interval.String(), Duration: v.Timeframe.Duration.String()}
	}
	if len(v.DayOfWeek) > 0 {
		w.DayOfWeek = v.DayOfWeek
	}
	if !v.Hours.IsZero() {
		w.Hours = &Hours{Daily: make([]Period, len(v.Hours.Daily))}
		for i, p := range v.Hours.Daily {
			w.Hours.Daily[i] = Period{Start: p.Start.String(), End: p.End.String(), DaysOfWeek: p.DaysOfWeek}
		}
	}
	return w
}

// ValidityUpdate is embedded in request bodies. In a creation null counts as missing, in an update it clears.
type ValidityUpdate struct {
	Start     patch.Field[string]    `json:"start_date"`
	End       patch.Field[string]    `json:"expiration_date"`
	Timeframe patch.Field[Timeframe] `json:"validity_timeframe"`
	DayOfWeek patch.Field[Days]      `json:"validity_day_of_week"`
	Hours     patch.Field[Hours]     `json:"validity_hours"`
}

// Domain returns the change. Times without an offset are in the project's zone. path is the object that has the properties:
// empty at the top.
func (w ValidityUpdate) Domain(path string, zone *time.Location) (u validity.Update, err error) {
	if u.Start, err = instantField(w.Start, below(path, "start_date"), validity.ParseTime, zone); err != nil {
		return u, err
	}
	if u.End, err = instantField(w.End, below(path, "expiration_date"), validity.ParseEnd, zone); err != nil {
		return u, err
	}
	if u.Timeframe, err = patch.MapErr(w.Timeframe, func(t Timeframe) (validity.Timeframe, error) {
		return t.domain(below(path, "validity_timeframe"))
	}); err != nil {
		return u, err
	}
	u.DayOfWeek = patch.Map(w.DayOfWeek, func(d Days) []int { return d })
	u.Hours, err = patch.MapErr(w.Hours, func(h Hours) (validity.Hours, error) {
		return h.domain(below(path, "validity_hours"))
	})
	return u, err
}

// Create returns the validity of a creation, or a fault about its first mistake.
func (w ValidityUpdate) Create(path string, zone *time.Location) (v validity.Validity, err error) {
	u, err := w.Domain(path, zone)
	if err != nil {
		return v, err
	}
	u.Apply(&v)
	return v, v.Validate(path)
}

func instantField(f patch.Field[string], path string, parse func(string, *time.Location) (time.Time, error), zone *time.Location) (patch.Field[time.Time], error) {
	return patch.MapErr(f, func(text string) (time.Time, error) {
		t, err := parse(text, zone)
		return t, sentenceFault(path, err)
	})
}

func (w Timeframe) domain(path string) (f validity.Timeframe, err error) {
	if f.Interval, err = duration(below(path, "interval"), w.Interval); err != nil {
		return f, err
	}
	f.Duration, err = duration(below(path, "duration"), w.Duration)
	return f, err
}

// duration parses an ISO 8601 duration. "" means none.
func duration(path, text string) (validity.Duration, error) {
	if text == "" {
		return validity.Duration{}, nil
	}
	d, err := validity.ParseDuration(text)
	return d, sentenceFault(path, err)
}

func (w Hours) domain(path string) (h validity.Hours, err error) {
	for i, p := range w.Daily {
		item := fmt.Sprintf("%s.daily[%d]", path, i)
		period := validity.Period{DaysOfWeek: p.DaysOfWeek}
		if period.Start, err = validity.ParseTimeOfDay(p.Start); err != nil {
			return h, sentenceFault(item+".start_time", err)
		}
		if period.End, err = validity.ParseTimeOfDay(p.End); err != nil {
			return h, sentenceFault(item+".expiration_time", err)
		}
		h.Daily = append(h.Daily, period)
	}
	return h, nil
}

// sentenceFault returns the fault of a text. The error of its parser completes the sentence "the property ...".
func sentenceFault(path string, err error) error {
	if err == nil {
		return nil
	}
	return fault.Payload(path, "%s", err)
}

// below returns the path of a property of the object at path.
func below(path, property string) string {
	if path == "" {
		return property
	}
	return path + "." + property
}
