package validity_test

import (
	"fmt"
	"testing"
	"time"
	_ "time/tzdata" // the tests need all zones on every machine

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/validity"
)

func zone(t testing.TB, name string) *time.Location {
	t.Helper()
	z, err := time.LoadLocation(name)
	if err != nil {
		t.Fatal(err)
	}
	return z
}

// instant reads a time with an offset or, without one, in zone.
func instant(t testing.TB, text string, z *time.Location) time.Time {
	t.Helper()
	at, err := validity.ParseTime(text, z)
	if err != nil {
		t.Fatal(err)
	}
	return at
}

func duration(t testing.TB, text string) validity.Duration {
	t.Helper()
	d, err := validity.ParseDuration(text)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func clock(t testing.TB, text string) validity.TimeOfDay {
	t.Helper()
	c, err := validity.ParseTimeOfDay(text)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

const (
	active     = validity.StatusActive
	notStarted = validity.StatusNotStarted
	expired    = validity.StatusExpired
	outside    = validity.StatusOutsideWindow
)

// moment is what a validity answers at a time, read in the zone of the test.
type moment struct {
	at   string
	want validity.Status
}

func checkMoments(t *testing.T, v validity.Validity, z *time.Location, moments []moment) {
	t.Helper()
	if err := v.Validate(""); err != nil {
		t.Fatalf("not a valid validity: %v", err)
	}
	var got []moment
	for _, m := range moments {
		got = append(got, moment{m.at, v.Active(instant(t, m.at, z), z)})
	}
	if diff := cmp.Diff(moments, got, cmp.AllowUnexported(moment{})); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestActive(t *testing.T) {
	berlin := zone(t, "Europe/Berlin")
	t.Run("without_limits_it_is_active_for_ever", func(t *testing.T) {
		checkMoments(t, validity.Validity{}, nil, []moment{{"1000-01-01", active}, {"9999-12-31", active}})
	})
	t.Run("start_and_end_both_belong_to_the_life", func(t *testing.T) {
		v := validity.Validity{Start: instant(t, "2024-03-01", berlin), End: instant(t, "2024-03-31T12:00", berlin)}
		checkMoments(t, v, berlin, []moment{
			{"2024-02-29T23:59:59.999", notStarted},
			{"2024-03-01T00:00:00.000", active},
			{"2024-03-31T12:00:00.000", active},
			{"2024-03-31T12:00:00.001", expired},
		})
	})
	t.Run("an_expired_owner_is_never_merely_outside_its_window", func(t *testing.T) {
		v := validity.Validity{End: instant(t, "2024-03-04", berlin), DayOfWeek: []int{1}}
		checkMoments(t, v, berlin, []moment{{"2024-03-03T12:00", outside}, {"2024-03-05T12:00", expired}})
	})
	t.Run("days_begin_and_end_at_midnight_of_the_project", func(t *testing.T) {
		v := validity.Validity{DayOfWeek: []int{0, 6}}
		checkMoments(t, v, berlin, []moment{
			{"2024-03-01T23:59:59.999", outside}, // a Friday
			{"2024-03-02T00:00", active},
			{"2024-03-03T23:59:59.999", active},
			{"2024-03-04T00:00", outside},
			{"2024-03-01T23:00:00Z", active}, // Saturday in Berlin already
		})
	})
	t.Run("timeframe_and_days_must_both_hold", func(t *testing.T) {
		v := validity.Validity{
			Start:     instant(t, "2024-03-01T17:00", berlin),
			Timeframe: &validity.Timeframe{Interval: duration(t, "P1D"), Duration: duration(t, "PT1H")},
			DayOfWeek: []int{5},
		}
		checkMoments(t, v, berlin, []moment{
			{"2024-03-01T17:30", active},
			{"2024-03-01T18:00", outside},
			{"2024-03-02T17:30", outside},
			{"2024-03-08T17:30", active},
		})
	})
}

func TestTimeframe(t *testing.T) {
	berlin := zone(t, "Europe/Berlin")
	frame := func(start, interval, length string) validity.Validity {
		f := &validity.Timeframe{Duration: duration(t, length)}
		if interval != "" {
			f.Interval = duration(t, interval)
		}
		return validity.Validity{Start: instant(t, start, berlin), Timeframe: f}
	}
	t.Run("a_window_includes_its_beginning_and_not_its_end", func(t *testing.T) {
		checkMoments(t, frame("2024-03-01T17:00", "P2D", "PT1H"), berlin, []moment{
			{"2024-03-01T17:00:00.000", active},
			{"2024-03-01T17:59:59.999", active},
			{"2024-03-01T18:00:00.000", outside},
			{"2024-03-02T17:00", outside},
			{"2024-03-03T16:59:59.999", outside},
			{"2024-03-03T17:00", active},
		})
	})
	t.Run("without_interval_there_is_one_window", func(t *testing.T) {
		checkMoments(t, frame("2024-03-01", "", "P1M"), berlin, []moment{
			{"2024-03-31T23:59", active}, {"2024-04-01", outside}, {"2025-03-01", outside},
		})
	})
	t.Run("windows_that_meet_leave_no_gap", func(t *testing.T) {
		checkMoments(t, frame("2024-01-31", "P1M", "P1M"), berlin, []moment{
			{"2024-02-28T23:59:59.999", active}, {"2024-02-29", active}, {"2024-03-30", outside}, {"2024-03-31", active},
		})
	})
	t.Run("a_short_month_leaves_no_trace_on_later_ones", func(t *testing.T) {
		checkMoments(t, frame("2023-01-31T10:00", "P1M", "P1D"), berlin, []moment{
			{"2023-02-28T10:00", active},
			{"2023-03-28T10:00", outside},
			{"2023-03-31T10:00", active},
			{"2023-04-30T10:00", active},
			{"2024-02-29T10:00", active},
			{"2024-02-28T10:00", outside},
		})
	})
	t.Run("a_leap_day_repeats_on_the_last_of_february", func(t *testing.T) {
		checkMoments(t, frame("2024-02-29", "P1Y", "P1D"), berlin, []moment{
			{"2025-02-28T12:00", active}, {"2027-02-28T12:00", active}, {"2028-02-28T12:00", outside}, {"2028-02-29T12:00", active},
		})
	})
	t.Run("daily_windows_keep_the_clock_time_through_the_change_of_clocks", func(t *testing.T) {
		checkMoments(t, frame("2024-03-29T09:00", "P1D", "PT1H"), berlin, []moment{
			{"2024-03-30T08:00:00Z", active}, {"2024-03-31T07:00:00Z", active}, {"2024-03-31T08:00:00Z", outside},
		})
	})
	t.Run("windows_every_24_hours_keep_their_distance", func(t *testing.T) {
		checkMoments(t, frame("2024-03-29T09:00", "PT24H", "PT1H"), berlin, []moment{
			{"2024-03-30T08:00:00Z", active}, {"2024-03-31T07:00:00Z", outside}, {"2024-03-31T08:00:00Z", active},
		})
	})
	t.Run("a_window_at_a_skipped_clock_time_opens_after_the_gap", func(t *testing.T) {
		checkMoments(t, frame("2024-03-29T02:30", "P1D", "PT1H"), berlin, []moment{
			{"2024-03-31T00:59:59.999Z", outside},
			{"2024-03-31T03:00", active},
			{"2024-03-31T03:59:59.999", active},
			{"2024-03-31T04:00", outside},
			{"2024-04-01T02:30", active},
		})
	})
	t.Run("a_window_at_a_repeated_clock_time_opens_at_the_first", func(t *testing.T) {
		checkMoments(t, frame("2024-10-25T02:30", "P1D", "PT30M"), berlin, []moment{
			{"2024-10-27T00:29:59.999Z", outside},
			{"2024-10-27T00:30:00Z", active},
			{"2024-10-27T01:00:00Z", outside},
			{"2024-10-27T01:30:00Z", outside}, // the second 02:30
			{"2024-10-28T02:30", active},
		})
	})
	t.Run("a_day_that_a_zone_left_out_does_not_shift_the_days_after_it", func(t *testing.T) {
		apia := zone(t, "Pacific/Apia") // went from 29 to 31 December 2011
		v := frame("2011-12-28T00:00:00-10:00", "P1D", "PT2H")
		v.Start = instant(t, "2011-12-28T12:00", apia)
		checkMoments(t, v, apia, []moment{
			{"2011-12-29T13:00", active},
			{"2011-12-31T01:00", active}, // the window of the 30th
			{"2011-12-31T02:00", outside},
			{"2011-12-31T13:00", active},
			{"2012-01-01T13:00", active},
		})
	})
	t.Run("a_window_each_minute_since_1970_is_found_at_once", func(t *testing.T) {
		v := frame("1970-01-01T00:00:00Z", "PT1M", "PT1S")
		if spent := testing.AllocsPerRun(100, func() { v.Active(instantFar, berlin) }); spent > 0 {
			t.Errorf("%v allocations, want none", spent)
		}
		checkMoments(t, v, berlin, []moment{{"2999-01-01T00:00:00.999Z", active}, {"2999-01-01T00:00:01Z", outside}})
	})
}

var instantFar = time.Date(2999, 1, 1, 0, 0, 0, 0, time.UTC)

// A plain walk from the start, one interval after the other, is the definition that the quick search has to meet.
func TestTimeframeMatchesLinearSearch(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		z := anyZone(t, r)
		v := validity.Validity{
			Start:     anyInstant(r, "start", z),
			Timeframe: &validity.Timeframe{Interval: anyInterval(r, "interval"), Duration: anyInterval(r, "duration")},
		}
		steps := rapid.IntRange(0, 400).Draw(r, "steps")
		now := times(v.Timeframe.Interval, steps).AddTo(v.Start, z).Add(time.Duration(rapid.Int64Range(-5, 5).Draw(r, "off")) * 13 * time.Minute)
		if now.Before(v.Start) {
			return
		}
		k := 0
		for !times(v.Timeframe.Interval, k+1).AddTo(v.Start, z).After(now) {
			k++
		}
		want := outside
		if now.Before(v.Timeframe.Duration.AddTo(times(v.Timeframe.Interval, k).AddTo(v.Start, z), z)) {
			want = active
		}
		if got := v.Active(now, z); got != want {
			r.Fatalf("at %s after %d windows: got %v, want %v", now, k, got, want)
		}
	})
}

func TestActiveIsPeriodic(t *testing.T) {
	t.Run("weekdays_and_hours_repeat_each_week_by_the_clock", func(t *testing.T) {
		rapid.Check(t, func(r *rapid.T) {
			z := anyZone(t, r)
			now := anyInstant(r, "now", z)
			later := validity.Duration{Weeks: rapid.IntRange(1, 500).Draw(r, "weeks")}.AddTo(now, z)
			if !later.In(z).Round(0).Equal(later) || later.In(z).Format("Mon 15:04:05.000") != now.In(z).Format("Mon 15:04:05.000") {
				return // the later day skips this clock time
			}
			days := rapid.SliceOfNDistinct(rapid.IntRange(0, 6), 0, 7, rapid.ID).Draw(r, "days")
			v := validity.Validity{DayOfWeek: days}
			if rapid.Bool().Draw(r, "by hours") {
				v = validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{
					Start:      validity.TimeOfDay(rapid.IntRange(0, 43199).Draw(r, "from")),
					End:        validity.TimeOfDay(rapid.IntRange(43200, 86400).Draw(r, "to")),
					DaysOfWeek: days,
				}}}}
			}
			if a, b := v.Active(now, z), v.Active(later, z); a != b {
				r.Fatalf("%v: %v now, %v at %s", v, a, b, later)
			}
		})
	})
	t.Run("timeframes_of_elapsed_time_repeat_with_their_interval_in_every_zone", func(t *testing.T) {
		rapid.Check(t, func(r *rapid.T) {
			z := anyZone(t, r)
			start := anyInstant(r, "start", z)
			interval := validity.Duration{Minutes: rapid.IntRange(1, 100000).Draw(r, "minutes")}
			v := validity.Validity{Start: start, Timeframe: &validity.Timeframe{
				Interval: interval, Duration: validity.Duration{Seconds: rapid.IntRange(1, 6000000).Draw(r, "seconds")}}}
			now := start.Add(time.Duration(rapid.Int64Range(0, 1e15).Draw(r, "since")))
			later := times(interval, rapid.IntRange(1, 1000).Draw(r, "times")).AddTo(now, z)
			if a, b := v.Active(now, z), v.Active(later, z); a != b {
				r.Fatalf("%v: %v at %s, %v at %s", v, a, now, b, later)
			}
		})
	})
}

func TestValidate(t *testing.T) {
	day := time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC)
	hour, twoDays := validity.Duration{Hours: 1}, validity.Duration{Days: 2}
	period := func(from, to string, days ...int) validity.Period {
		return validity.Period{Start: clock(t, from), End: clock(t, to), DaysOfWeek: days}
	}
	daily := func(p ...validity.Period) validity.Validity {
		return validity.Validity{Hours: &validity.Hours{Daily: p}}
	}
	cases := []struct {
		name string
		v    validity.Validity
		want string // the details; empty when accepted
	}{
		{"nothing", validity.Validity{}, ""},
		{"one_instant", validity.Validity{Start: day, End: day}, ""},
		{"an_end_before_the_start", validity.Validity{Start: day, End: day.Add(-time.Millisecond)},
			"Property .expiration_date must not be before start_date 2024-03-01T00:00:00.000Z (actual value is '2024-02-29T23:59:59.999Z')"},
		{"a_timeframe_without_start", validity.Validity{Timeframe: &validity.Timeframe{Interval: twoDays, Duration: hour}},
			"Property .start_date is required with validity_timeframe: its windows repeat from there"},
		{"an_interval_without_duration", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Interval: twoDays}},
			"Property .validity_timeframe.duration is required with interval: it says how long each window stays open"},
		{"a_duration_without_interval", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Duration: hour}}, ""},
		{"a_negative_interval", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Interval: validity.Duration{Months: 1, Days: -40}, Duration: hour}},
			"Property .validity_timeframe.interval must be a sound duration: no part may be negative"},
		{"a_duration_of_centuries", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Interval: twoDays, Duration: validity.Duration{Years: 101}}},
			"Property .validity_timeframe.duration must be a sound duration: it must not be longer than 100 years"},
		{"timeframe_and_days", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Interval: twoDays, Duration: hour}, DayOfWeek: []int{6, 0}}, ""},
		{"a_day_that_no_week_has", validity.Validity{DayOfWeek: []int{0, 7}},
			"Property .validity_day_of_week[1] must be 0 (Sunday) to 6 (Saturday) (actual value is '7')"},
		{"a_day_twice", validity.Validity{DayOfWeek: []int{1, 2, 1}},
			"Property .validity_day_of_week must NOT have duplicate items (1 is there twice)"},
		{"hours_and_days", validity.Validity{DayOfWeek: []int{1}, Hours: daily(period("09:00", "12:00")).Hours},
			"Property .validity_hours cannot be combined with validity_timeframe or validity_day_of_week"},
		{"hours_and_timeframe", validity.Validity{Start: day, Timeframe: &validity.Timeframe{Duration: hour}, Hours: daily(period("09:00", "12:00")).Hours},
			"Property .validity_hours cannot be combined with validity_timeframe or validity_day_of_week"},
		{"hours_with_dates", validity.Validity{Start: day, End: day.AddDate(0, 1, 0), Hours: daily(period("09:00", "12:00")).Hours}, ""},
		{"periods_that_meet", daily(period("09:00", "12:00"), period("12:00", "24:00"), period("00:00", "09:00")), ""},
		{"the_same_period_on_other_days", daily(period("09:00", "12:00", 1, 2), period("09:00", "12:00", 3, 4)), ""},
		{"a_period_of_no_length", daily(period("09:00", "09:00")),
			"Property .validity_hours.daily[0].expiration_time must differ from start_time (actual value is '09:00'); the whole day is 00:00 to 24:00"},
		{"a_period_from_the_end_of_the_day", daily(period("24:00", "09:00")),
			"Property .validity_hours.daily[0].start_time must be 00:00 to 23:59 (actual value is '24:00')"},
		{"a_time_beyond_the_day", daily(validity.Period{Start: 0, End: 86401}),
			"Property .validity_hours.daily[0].expiration_time must be 00:00 to 24:00 (actual value is '24:00:01')"},
		{"a_period_on_a_day_that_no_week_has", daily(period("09:00", "10:00", -1)),
			"Property .validity_hours.daily[0].days_of_week[0] must be 0 (Sunday) to 6 (Saturday) (actual value is '-1')"},
		{"periods_that_overlap_on_a_common_day", daily(period("09:00", "12:00", 1, 3), period("11:00", "13:00", 2, 3)),
			"Property .validity_hours.daily[1] must not overlap daily[0]: both cover Wednesday at 11:00"},
		{"a_period_inside_another_of_every_day", daily(period("12:00", "13:00", 4), period("09:00", "18:00")),
			"Property .validity_hours.daily[1] must not overlap daily[0]: both cover Thursday at 12:00"},
		{"a_night_that_runs_into_the_next_morning", daily(period("22:00", "02:00", 5), period("01:00", "03:00", 6)),
			"Property .validity_hours.daily[1] must not overlap daily[0]: both cover Saturday at 01:00"},
		{"a_night_from_saturday_to_sunday", daily(period("00:30", "03:00", 0), period("22:00", "02:00", 6)),
			"Property .validity_hours.daily[1] must not overlap daily[0]: both cover Sunday at 00:30"},
		{"a_night_and_the_evening_after_it", daily(period("22:00", "02:00", 5), period("02:00", "22:00", 6)), ""},
		{"too_many_periods", daily(make([]validity.Period, 169)...),
			"Property .validity_hours.daily must NOT have more than 168 items (it has 169)"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			err := c.v.Validate("")
			if c.want == "" {
				if err != nil {
					t.Fatalf("refused: %v", err)
				}
				return
			}
			want := &fault.Error{Kind: fault.KindInvalid, Key: "invalid_payload", Message: "Invalid payload", Details: c.want}
			if diff := cmp.Diff(error(want), err); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	t.Run("the_path_leads_to_the_property_and_v2_spells_it_its_own_way", func(t *testing.T) {
		v := daily(period("09:00", "09:00"))
		var got []string
		for _, err := range []error{v.Validate("promotion.tiers[0]"), v.ValidateV2("")} {
			f, _ := fault.As(err)
			got = append(got, f.Details)
		}
		want := []string{
			"Property .promotion.tiers[0].validity_hours.daily[0].expiration_time must differ from start_time (actual value is '09:00'); the whole day is 00:00 to 24:00",
			"Property .validity_hours.daily[0].end_time must differ from start_time (actual value is '09:00'); the whole day is 00:00 to 24:00",
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
}

// Two periods are accepted exactly when no minute of the week lies in both.
func TestPeriodsAreRefusedExactlyWhenTheyShareAMinute(t *testing.T) {
	sunday := time.Date(2024, 3, 3, 0, 0, 0, 0, time.UTC)
	rapid.Check(t, func(r *rapid.T) {
		var h validity.Hours
		for i := range rapid.IntRange(1, 3).Draw(r, "periods") {
			p := validity.Period{
				Start:      validity.TimeOfDay(rapid.IntRange(0, 23).Draw(r, fmt.Sprint("from", i)) * 3600),
				End:        validity.TimeOfDay(rapid.IntRange(0, 24).Draw(r, fmt.Sprint("to", i)) * 3600),
				DaysOfWeek: rapid.SliceOfNDistinct(rapid.IntRange(0, 6), 0, 3, rapid.ID).Draw(r, fmt.Sprint("days", i)),
			}
			if p.Start == p.End {
				return
			}
			h.Daily = append(h.Daily, p)
		}
		shared := false
		for hour := range 7 * 24 {
			open := 0
			for _, p := range h.Daily {
				one := validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{p}}}
				if one.Active(sunday.Add(time.Duration(hour)*time.Hour), nil) == active {
					open++
				}
			}
			shared = shared || open > 1
		}
		if err := (validity.Validity{Hours: &h}).Validate(""); (err != nil) != shared {
			r.Fatalf("share an hour: %v, but refused: %v", shared, err)
		}
	})
}

func TestHours(t *testing.T) {
	berlin := zone(t, "Europe/Berlin")
	hours := func(from, to string, days ...int) validity.Validity {
		return validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{Start: clock(t, from), End: clock(t, to), DaysOfWeek: days}}}}
	}
	t.Run("a_period_includes_its_start_and_not_its_end", func(t *testing.T) {
		checkMoments(t, hours("09:00", "12:00", 5), berlin, []moment{
			{"2024-03-01T08:59:59.999", outside},
			{"2024-03-01T09:00", active},
			{"2024-03-01T11:59:59.999", active},
			{"2024-03-01T12:00", outside},
			{"2024-03-02T10:00", outside},
		})
	})
	t.Run("24_00_is_the_end_of_the_day", func(t *testing.T) {
		checkMoments(t, hours("20:00", "24:00", 5), berlin, []moment{
			{"2024-03-01T23:59:59.999", active}, {"2024-03-02T00:00", outside},
		})
	})
	t.Run("a_night_belongs_to_the_day_on_which_it_begins", func(t *testing.T) {
		checkMoments(t, hours("22:00", "02:00", 6), berlin, []moment{
			{"2024-03-02T01:00", outside}, // the night from Friday
			{"2024-03-02T22:00", active},
			{"2024-03-03T01:59:59.999", active}, // Sunday
			{"2024-03-03T02:00", outside},
			{"2024-03-03T22:00", outside},
		})
	})
	t.Run("a_period_in_a_skipped_hour_is_not_open_that_day", func(t *testing.T) {
		checkMoments(t, hours("02:00", "03:00"), berlin, []moment{
			{"2024-03-30T02:30", active},
			{"2024-03-31T00:59:59.999Z", outside},
			{"2024-03-31T01:00:00Z", outside},
			{"2024-04-01T02:30", active},
		})
	})
	t.Run("a_period_in_a_repeated_hour_is_open_twice", func(t *testing.T) {
		checkMoments(t, hours("02:15", "02:45"), berlin, []moment{
			{"2024-10-27T00:30:00Z", active},
			{"2024-10-27T01:00:00Z", outside},
			{"2024-10-27T01:30:00Z", active},
			{"2024-10-27T01:45:00Z", outside},
		})
	})
}

func BenchmarkActive(b *testing.B) {
	berlin := zone(b, "Europe/Berlin")
	start, now := time.Date(1970, 1, 31, 9, 0, 0, 0, time.UTC), time.Date(2026, 10, 5, 12, 0, 0, 0, time.UTC)
	for _, interval := range []string{"PT1M", "P1D", "P1M", "P1Y"} {
		v := validity.Validity{Start: start, Timeframe: &validity.Timeframe{Interval: duration(b, interval), Duration: duration(b, "PT1H")}}
		b.Run(interval, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				v.Active(now, berlin)
			}
		})
	}
	hours := validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{Start: clock(b, "09:00"), End: clock(b, "17:00"), DaysOfWeek: []int{1, 2, 3, 4, 5}}}}}
	b.Run("hours", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			hours.Active(now, berlin)
		}
	})
}
