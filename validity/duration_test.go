package validity_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/validity"
)

func TestParseDuration(t *testing.T) {
	accepted := []struct {
		text string
		want validity.Duration
		back string // when it differs from text
	}{
		{"P1Y", validity.Duration{Years: 1}, ""},
		{"P18M", validity.Duration{Months: 18}, ""},
		{"P2W", validity.Duration{Weeks: 2}, ""},
		{"P2D", validity.Duration{Days: 2}, ""},
		{"PT1H", validity.Duration{Hours: 1}, ""},
		{"PT90M", validity.Duration{Minutes: 90}, ""},
		{"PT0.5S", validity.Duration{Milliseconds: 500}, ""},
		{"PT1.025S", validity.Duration{Seconds: 1, Milliseconds: 25}, ""},
		{"P1Y2M3W4DT5H6M7.089S", validity.Duration{Years: 1, Months: 2, Weeks: 3, Days: 4, Hours: 5, Minutes: 6, Seconds: 7, Milliseconds: 89}, ""},
		{"P1MT1M", validity.Duration{Months: 1, Minutes: 1}, ""},
		{"P100Y", validity.Duration{Years: 100}, ""},
		{"P007D", validity.Duration{Days: 7}, "P7D"},
		{"P0Y1DT0S", validity.Duration{Days: 1}, "P1D"},
		{"PT1,50S", validity.Duration{Seconds: 1, Milliseconds: 500}, "PT1.5S"},
	}
	for _, c := range accepted {
		t.Run(c.text, func(t *testing.T) {
			got, err := validity.ParseDuration(c.text)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			back := c.back
			if back == "" {
				back = c.text
			}
			if got.String() != back {
				t.Errorf("writes %s, want %s", got, back)
			}
		})
	}
	refused := map[string]string{
		"":                       "it begins with P",
		"1D":                     "it begins with P",
		"p1d":                    "it begins with P",
		"-P1D":                   "it begins with P",
		"P":                      "at least one part must follow P and T",
		"PT":                     "at least one part must follow P and T",
		"P1DT":                   "at least one part must follow P and T",
		"P0D":                    "it must be longer than nothing",
		"PT0.000S":               "it must be longer than nothing",
		"P-1D":                   "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"P1":                     "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"PD":                     "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"P1D ":                   "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"P1H":                    "after 1 comes no letter of those due: Y, M, W, D, then T, H, M, S",
		"PT1D":                   "after 1 comes no letter of those due: Y, M, W, D, then T, H, M, S",
		"P1D1Y":                  "after 1 comes no letter of those due: Y, M, W, D, then T, H, M, S",
		"P1D1D":                  "after 1 comes no letter of those due: Y, M, W, D, then T, H, M, S",
		"P0.5D":                  "only seconds may have a fraction",
		"PT1HT1M":                "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"PT1.5H":                 "only seconds may have a fraction",
		"PT1.S":                  "only seconds may have a fraction",
		"PT.S":                   "only seconds may have a fraction",
		"PT.5S":                  "each part is a whole number and one of the letters Y, M, W, D, and after T one of H, M, S",
		"PT1.2345S":              "seconds have at most three fraction digits",
		"P101Y":                  "it must not be longer than 100 years",
		"P287000000Y":            "it must not be longer than 100 years",
		"P50YT500000H":           "it must not be longer than 100 years",
		"P99999999999999999999D": "it must not be longer than 100 years",
	}
	for text, reason := range refused {
		t.Run("refuses_"+text, func(t *testing.T) {
			want := "must be an ISO 8601 duration such as P1DT12H: " + reason + " (actual value is '" + text + "')"
			if _, err := validity.ParseDuration(text); err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
		})
	}
	t.Run("a_long_text_is_not_repeated_in_full", func(t *testing.T) {
		if _, err := validity.ParseDuration(strings.Repeat("ü", 5000)); len(err.Error()) > 250 {
			t.Errorf("the message has %d bytes", len(err.Error()))
		}
	})
}

func TestAddTo(t *testing.T) {
	berlin, saoPaulo := zone(t, "Europe/Berlin"), zone(t, "America/Sao_Paulo")
	cases := []struct {
		name, from, add, want string
		zone                  *time.Location
	}{
		{"months_keep_the_day", "2024-01-15T10:00", "P1M", "2024-02-15T10:00", berlin},
		{"months_take_the_last_day_of_a_shorter_month", "2023-01-31", "P1M", "2023-02-28", berlin},
		{"a_leap_day_and_a_year", "2024-02-29", "P1Y", "2025-02-28", berlin},
		{"months_come_before_days", "2023-01-31", "P1M1D", "2023-03-01", berlin},
		{"months_cross_the_year", "2023-11-30", "P15M", "2025-02-28", berlin},
		{"weeks_are_seven_days", "2024-03-01T09:00", "P2W", "2024-03-15T09:00", berlin},
		{"a_day_keeps_the_clock_time_over_a_change_of_clocks", "2024-03-30T12:00", "P1D", "2024-03-31T12:00", berlin},
		{"24_hours_do_not", "2024-03-30T12:00", "PT24H", "2024-03-31T13:00", berlin},
		{"a_skipped_clock_time_is_the_end_of_the_gap", "2024-03-30T02:30", "P1D", "2024-03-31T01:00Z", berlin},
		{"hours_are_added_after_the_gap", "2024-03-30T02:30", "P1DT1H", "2024-03-31T02:00Z", berlin},
		{"a_repeated_clock_time_is_the_first", "2024-10-26T02:30", "P1D", "2024-10-27T00:30Z", berlin},
		{"elapsed_time_reaches_the_second", "2024-10-26T02:30", "PT25H", "2024-10-27T01:30Z", berlin},
		{"hours_alone_start_from_the_second_itself", "2024-10-27T01:30Z", "PT1H", "2024-10-27T02:30Z", berlin},
		{"a_day_that_begins_at_one", "2018-11-03T00:00", "P1D", "2018-11-04T03:00Z", saoPaulo},
		{"without_zone_days_are_of_utc", "2024-03-30T12:00", "P1D", "2024-03-31T12:00", nil},
		{"three_centuries_do_not_overflow", "1900-01-01", "PT876000H", "1999-12-08", nil},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := duration(t, c.add).AddTo(instant(t, c.from, c.zone), c.zone)
			if want := instant(t, c.want, c.zone); !got.Equal(want) || got.Location() != time.UTC {
				t.Errorf("%s + %s = %s, want %s", c.from, c.add, got, want)
			}
		})
	}
}

func TestAddingDurationsKeepsTheOrderOfTheirMultiples(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		z, d := anyZone(t, r), anyInterval(r, "duration")
		start := anyInstant(r, "start", z)
		k := rapid.IntRange(0, 1000).Draw(r, "times")
		earlier, later := times(d, k).AddTo(start, z), times(d, k+1).AddTo(start, z)
		if later.Before(earlier) {
			r.Fatalf("%s: %d times make %s, once more %s", d, k, earlier, later)
		}
	})
}

func TestWritingAndReadingADurationIsIdentity(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		d := anyInterval(r, "duration")
		d.Seconds, d.Milliseconds = rapid.IntRange(0, 100000).Draw(r, "seconds"), rapid.IntRange(0, 999).Draw(r, "milliseconds")
		back, err := validity.ParseDuration(d.String())
		if err != nil || back != d {
			r.Fatalf("%#v is written %s and read as %#v, %v", d, d, back, err)
		}
	})
}

func FuzzParseDuration(f *testing.F) {
	for _, seed := range []string{"", "P", "PT", "P1D", "P1Y2M3W4DT5H6M7.089S", "PT0,5S", "P1DT", "P0D", "P99999999999999999999D", "P287000000Y", "PT3153600000S"} {
		f.Add(seed)
	}
	start := time.Date(2024, 2, 29, 12, 0, 0, 0, time.UTC)
	f.Fuzz(func(t *testing.T, text string) {
		d, err := validity.ParseDuration(text)
		if err != nil {
			if d != (validity.Duration{}) {
				t.Errorf("refused and yet %#v", d)
			}
			return
		}
		if back, err := validity.ParseDuration(d.String()); err != nil || back != d {
			t.Errorf("%q is written %q and read as %#v, %v", text, d, back, err)
		}
		if end := d.AddTo(start, nil); !end.After(start) || end.Year() > 2125 {
			t.Errorf("%q after %s is %s", text, start, end)
		}
	})
}
