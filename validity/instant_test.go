package validity_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/validity"
)

func TestParseTime(t *testing.T) {
	berlin, saoPaulo, apia := zone(t, "Europe/Berlin"), zone(t, "America/Sao_Paulo"), zone(t, "Pacific/Apia")
	accepted := []struct {
		text string
		zone *time.Location
		want string
	}{
		{"2024-07-01", nil, "2024-07-01T00:00:00.000Z"},
		{"2024-07-01", berlin, "2024-06-30T22:00:00.000Z"},
		{"2024-07-01T09", berlin, "2024-07-01T07:00:00.000Z"},
		{"2024-07-01T09:30", berlin, "2024-07-01T07:30:00.000Z"},
		{"2024-07-01T09:30:15", berlin, "2024-07-01T07:30:15.000Z"},
		{"2024-07-01T09:30:15Z", berlin, "2024-07-01T09:30:15.000Z"},
		{"2024-07-01T09Z", berlin, "2024-07-01T09:00:00.000Z"},
		{"2024-07-01T09:30:15.250Z", berlin, "2024-07-01T09:30:15.250Z"},
		{"2024-07-01T09:30:15,2", berlin, "2024-07-01T07:30:15.200Z"},
		{"2024-07-01T09:30:15.999999999Z", nil, "2024-07-01T09:30:15.999Z"},
		{"2024-07-01T09:30:15+05:30", berlin, "2024-07-01T04:00:15.000Z"},
		{"2024-07-01T09:30-0330", berlin, "2024-07-01T13:00:00.000Z"},
		{"2024-07-01T23:30:15-03", berlin, "2024-07-02T02:30:15.000Z"},
		{"2024-02-29", nil, "2024-02-29T00:00:00.000Z"},
		{"2024-03-31T02:30", berlin, "2024-03-31T01:00:00.000Z"}, // skipped: the end of the gap
		{"2024-10-27T02:30", berlin, "2024-10-27T00:30:00.000Z"}, // twice: the first
		{"2018-11-04", saoPaulo, "2018-11-04T03:00:00.000Z"},     // a day without midnight
		{"2011-12-30T12:00", apia, "2011-12-30T10:00:00.000Z"},   // a day that never was
		{"1883-11-18T12:00", berlin, "1883-11-18T11:06:32.000Z"}, // mean local time
		{"9999-12-31T23:59:59.999Z", nil, "9999-12-31T23:59:59.999Z"},
	}
	for _, c := range accepted {
		t.Run(c.text, func(t *testing.T) {
			got, err := validity.ParseTime(c.text, c.zone)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, validity.FormatTime(got)); diff != "" || got.Location() != time.UTC {
				t.Errorf("in %s (-want +got)\n%s", got.Location(), diff)
			}
		})
	}
	refused := map[string]string{
		"":                               "it has another form",
		"now":                            "it has another form",
		"2024-7-1":                       "it has another form",
		"20240701":                       "it has another form",
		"2024-07-01 09:30":               "it has another form",
		"2024-07-01T":                    "it has another form",
		"2024-07-01Z":                    "it has another form",
		"2024-07-01T9:30":                "it has another form",
		"2024-07-01T09:30:15.":           "it has another form",
		"2024-07-01T09:30:15.0000000000": "it has another form",
		"2024-07-01T09:30:15z":           "it has another form",
		"2024-07-01T09:30\n":             "it has another form",
		"+02024-07-01":                   "it has another form",
		"2024-13-01":                     "months are 01 to 12",
		"2024-00-01":                     "months are 01 to 12",
		"2023-02-29":                     "that month has the days 01 to 28",
		"2024-04-00":                     "that month has the days 01 to 30",
		"2024-07-01T24:00":               "a day has the times 00:00:00 to 23:59:59",
		"2024-07-01T09:60":               "a day has the times 00:00:00 to 23:59:59",
		"2024-06-30T23:59:60Z":           "a day has the times 00:00:00 to 23:59:59",
		"2024-07-01T09:30+24:00":         "offsets are -23:59 to +23:59",
		"0001-01-01T00:00:00Z":           "the year must be 1000 to 9999",
		"9999-12-31T23:59:59-01:00":      "the year must be 1000 to 9999",
	}
	for text, reason := range refused {
		t.Run("refuses_"+text, func(t *testing.T) {
			want := "must be an ISO 8601 date or date-time such as 2024-02-29 or 2024-02-29T09:30:00.000Z: " + reason +
				" (actual value is '" + text + "')"
			if got, err := validity.ParseTime(text, berlin); err == nil || err.Error() != want {
				t.Errorf("got  %v, %v\nwant %s", got, err, want)
			}
		})
	}
}

func TestParseEnd(t *testing.T) {
	berlin, saoPaulo := zone(t, "Europe/Berlin"), zone(t, "America/Sao_Paulo")
	cases := []struct {
		name, text string
		zone       *time.Location
		want       string
	}{
		{"a_bare_date_means_all_of_that_day", "2024-12-31", berlin, "2024-12-31T22:59:59.999Z"},
		{"a_long_day_too", "2024-10-27", berlin, "2024-10-27T22:59:59.999Z"},
		{"a_day_without_midnight_too", "2018-11-04", saoPaulo, "2018-11-05T01:59:59.999Z"},
		{"the_day_before_one_without_midnight_too", "2018-11-03", saoPaulo, "2018-11-04T02:59:59.999Z"},
		{"a_time_of_day_means_itself", "2024-12-31T00:00", berlin, "2024-12-30T23:00:00.000Z"},
		{"what_was_answered_before_means_itself", "2024-12-31T22:59:59.999Z", berlin, "2024-12-31T22:59:59.999Z"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got, err := validity.ParseEnd(c.text, c.zone)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(c.want, validity.FormatTime(got)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
	t.Run("the_last_day_of_all_may_lie_beyond_the_last_year", func(t *testing.T) {
		if _, err := validity.ParseEnd("9999-12-31", zone(t, "America/New_York")); err == nil {
			t.Error("accepted")
		}
	})
}

func TestReadingAndSavingUnchangedKeepsTheInstantInEveryZone(t *testing.T) {
	for _, name := range zoneNames() {
		z := zone(t, name)
		rapid.Check(t, func(r *rapid.T) {
			before := anyInstant(r, "instant", z)
			start, err := validity.ParseTime(validity.FormatTime(before), z)
			end, errEnd := validity.ParseEnd(validity.FormatTime(before), z)
			if err != nil || errEnd != nil || !start.Equal(before) || !end.Equal(before) {
				r.Fatalf("%s: %s became %s, %v and %s, %v", name, before, start, err, end, errEnd)
			}
		})
	}
}

// What a clock shows at an instant leads back to that instant, or to an hour before when the clock shows it twice.
func TestClockTimeIsFirstInstant(t *testing.T) {
	const form = "2006-01-02T15:04:05.000"
	rapid.Check(t, func(r *rapid.T) {
		z := anyZone(t, r)
		at := anyInstant(r, "instant", z)
		shown := at.In(z).Format(form)
		got, err := validity.ParseTime(shown, z)
		if err != nil || got.After(at) || got.In(z).Format(form) != shown {
			r.Fatalf("%s in %s is %s, %v, and was read off at %s", shown, z, got, err, at)
		}
		for _, minutes := range []int{20, 30, 40, 60, 90, 120, 24 * 60} {
			if other := got.Add(-time.Duration(minutes) * time.Minute); other.In(z).Format(form) == shown {
				r.Fatalf("%s in %s is %s, but was shown at %s before", shown, z, got, other)
			}
		}
	})
}

func FuzzParseTime(f *testing.F) {
	for _, seed := range []string{"", "2024-02-29", "2024-07-01T09", "2024-07-01T09:30", "2024-07-01T09:30:15.250Z", "2024-03-31T02:30",
		"2024-07-01T09:30:15,2+05:30", "9999-12-31", "0999-12-31T23:59-01"} {
		f.Add(seed, "Europe/Berlin")
	}
	f.Fuzz(func(t *testing.T, text, name string) {
		z, err := time.LoadLocation(name)
		if err != nil {
			z = nil
		}
		start, err := validity.ParseTime(text, z)
		if err != nil {
			if !start.IsZero() {
				t.Errorf("refused and yet %s", start)
			}
			return
		}
		if back, err := validity.ParseTime(validity.FormatTime(start), z); err != nil || !back.Equal(start) {
			t.Errorf("%q is %s, written and read again %s, %v", text, start, back, err)
		}
		if end, err := validity.ParseEnd(text, z); err == nil && end.Before(start) && len(text) != len("2024-02-29") {
			t.Errorf("%q starts %s and ends %s", text, start, end)
		}
	})
}
