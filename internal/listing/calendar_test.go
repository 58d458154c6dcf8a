package listing_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/internal/listing"
)

// holds reports whether a card passes one operator on one field.
func holds(t testing.TB, field, op, value string, c card, call listing.Call) bool {
	t.Helper()
	key := fmt.Sprintf("filters[%s][conditions][%s]", field, op)
	filter, err := cardSpec().Fields.FromQuery(url.Values{key: {value}}, call)
	if err != nil {
		t.Fatalf("%s=%s: %v", key, value, err)
	}
	if err := cardKind.CheckFilter(filter); err != nil {
		t.Fatalf("%s=%s: no backend takes the filter: %v", key, value, err)
	}
	return cardKind.Match(filter, &c)
}

// Instants at both sides of a border that the project's clocks draw, whatever UTC shows.
func TestCalendarPeriodsBeginAndEndWithTheProjectsClocks(t *testing.T) {
	for _, c := range []struct{ name, zone, now, op, value, first, last string }{
		{"a day", "UTC", "2026-03-11T10:00:00.000Z", "$today", "", "2026-03-11T00:00:00.000Z", "2026-03-11T23:59:59.999Z"},
		{"a day that has begun in the zone only", "Asia/Tokyo", "2026-03-11T15:00:00.000Z", "$today", "", "2026-03-11T15:00:00.000Z", "2026-03-12T14:59:59.999Z"},
		{"a day that has not begun in the zone", "America/New_York", "2026-03-12T02:00:00.000Z", "$today", "", "2026-03-11T04:00:00.000Z", "2026-03-12T03:59:59.999Z"},
		{"a day of 23 hours", "Europe/Warsaw", "2026-03-29T10:00:00.000Z", "$today", "", "2026-03-28T23:00:00.000Z", "2026-03-29T21:59:59.999Z"},
		{"a day of 25 hours", "Europe/Warsaw", "2026-10-25T10:00:00.000Z", "$today", "", "2026-10-24T22:00:00.000Z", "2026-10-25T22:59:59.999Z"},
		{"a day without midnight", "America/Santiago", "2026-09-06T15:00:00.000Z", "$today", "", "2026-09-06T04:00:00.000Z", "2026-09-07T02:59:59.999Z"},
		{"yesterday across the change of clocks", "Europe/Warsaw", "2026-03-30T10:00:00.000Z", "$yesterday", "", "2026-03-28T23:00:00.000Z", "2026-03-29T21:59:59.999Z"},
		{"tomorrow across a leap day", "UTC", "2028-02-28T10:00:00.000Z", "$tomorrow", "", "2028-02-29T00:00:00.000Z", "2028-02-29T23:59:59.999Z"},
		{"a week asked on its Monday", "UTC", "2026-03-09T00:00:00.000Z", "$this_week", "", "2026-03-09T00:00:00.000Z", "2026-03-15T23:59:59.999Z"},
		{"a week asked on its Sunday", "UTC", "2026-03-15T23:59:59.999Z", "$this_week", "", "2026-03-09T00:00:00.000Z", "2026-03-15T23:59:59.999Z"},
		{"a week with a change of clocks", "Europe/Warsaw", "2026-03-25T10:00:00.000Z", "$this_week", "", "2026-03-22T23:00:00.000Z", "2026-03-29T21:59:59.999Z"},
		{"a week over the new year", "UTC", "2026-12-30T10:00:00.000Z", "$this_week", "", "2026-12-28T00:00:00.000Z", "2027-01-03T23:59:59.999Z"},
		{"last week", "UTC", "2027-01-01T10:00:00.000Z", "$last_week", "", "2026-12-21T00:00:00.000Z", "2026-12-27T23:59:59.999Z"},
		{"next week", "UTC", "2026-12-31T10:00:00.000Z", "$next_week", "", "2027-01-04T00:00:00.000Z", "2027-01-10T23:59:59.999Z"},
		{"February of a leap year", "UTC", "2028-02-10T10:00:00.000Z", "$this_month", "", "2028-02-01T00:00:00.000Z", "2028-02-29T23:59:59.999Z"},
		{"the month after a longer one", "UTC", "2026-01-31T10:00:00.000Z", "$next_month", "", "2026-02-01T00:00:00.000Z", "2026-02-28T23:59:59.999Z"},
		{"the month before January", "UTC", "2026-01-31T10:00:00.000Z", "$last_month", "", "2025-12-01T00:00:00.000Z", "2025-12-31T23:59:59.999Z"},
		{"a month that begins before the change of clocks", "Europe/Warsaw", "2026-03-31T22:00:00.000Z", "$last_month", "", "2026-02-28T23:00:00.000Z", "2026-03-31T21:59:59.999Z"},
		{"a year", "America/New_York", "2026-01-01T04:00:00.000Z", "$this_year", "", "2025-01-01T05:00:00.000Z", "2026-01-01T04:59:59.999Z"},
		{"last year", "UTC", "2026-06-01T00:00:00.000Z", "$last_year", "", "2025-01-01T00:00:00.000Z", "2025-12-31T23:59:59.999Z"},
		{"next year", "UTC", "2026-06-01T00:00:00.000Z", "$next_year", "", "2027-01-01T00:00:00.000Z", "2027-12-31T23:59:59.999Z"},
		{"days ago across the change of clocks", "Europe/Warsaw", "2026-03-30T00:30:00.000Z", "$is_days_ago", "2", "2026-03-27T23:00:00.000Z", "2026-03-28T22:59:59.999Z"},
		{"days in the future across the change of clocks", "Europe/Warsaw", "2026-10-24T10:00:00.000Z", "$is_days_in_future", "2", "2026-10-25T23:00:00.000Z", "2026-10-26T22:59:59.999Z"},
		{"a year ago on a leap day", "UTC", "2028-02-29T10:00:00.000Z", "$is_years_ago", "1", "2027-02-28T00:00:00.000Z", "2027-02-28T23:59:59.999Z"},
		{"a date", "Europe/Warsaw", "2026-01-01T00:00:00.000Z", "$is", "2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T21:59:59.999Z"},
		{"a clock time that the day skips", "Europe/Warsaw", "2026-01-01T00:00:00.000Z", "$is", "2026-03-29T02:30", "2026-03-29T01:00:00.000Z", "2026-03-29T01:00:00.000Z"},
		{"a month of one year", "Asia/Tokyo", "2026-01-01T00:00:00.000Z", "$is_month", "2024-02", "2024-01-31T15:00:00.000Z", "2024-02-29T14:59:59.999Z"},
		{"a month of this year among all", "Asia/Tokyo", "2026-01-01T00:00:00.000Z", "$is_month", "2", "2024-01-31T15:00:00.000Z", "2024-02-29T14:59:59.999Z"},
		{"this day of any year", "America/New_York", "2026-03-12T02:00:00.000Z", "$today_md", "", "2019-03-11T04:00:00.000Z", "2019-03-12T03:59:59.999Z"},
		{"this week of any year over the new year", "Asia/Tokyo", "2026-12-30T10:00:00.000Z", "$this_week_md", "", "2019-12-27T15:00:00.000Z", "2020-01-03T14:59:59.999Z"},
		{"this week of any year from the first instant of 1970", "Asia/Tokyo", "2026-12-30T10:00:00.000Z", "$this_week_md", "", "1969-12-27T15:00:00.000Z", "1970-01-03T14:59:59.999Z"},
		{"a day of the month", "Asia/Tokyo", "2026-12-30T10:00:00.000Z", "$is_day_of_month", "31", "2019-12-30T15:00:00.000Z", "2019-12-31T14:59:59.999Z"},
		{"the leap day alone", "Asia/Tokyo", "2028-02-29T10:00:00.000Z", "$today_md", "", "2024-02-28T15:00:00.000Z", "2024-02-29T14:59:59.999Z"},
		{"days up to the leap day in a year without it", "Asia/Tokyo", "2028-02-29T10:00:00.000Z", "$is_less_days_ago_md", "1", "2019-02-27T15:00:00.000Z", "2019-02-28T14:59:59.999Z"},
	} {
		t.Run(c.name, func(t *testing.T) {
			call := listing.Call{Now: instant(c.now), Zone: zone(c.zone)}
			got := ""
			for _, at := range []time.Time{instant(c.first).Add(-time.Millisecond), instant(c.first), instant(c.last), instant(c.last).Add(time.Millisecond)} {
				if holds(t, "created_at", c.op, c.value, card{CreatedAt: at}, call) {
					got += "in "
				} else {
					got += "out "
				}
			}
			if want := "out in in out "; got != want {
				t.Errorf("around the borders: got %s, want %s", got, want)
			}
		})
	}
}

// distance is what the operators that count days are defined by: how many calendar days before today a day is.
type distance struct {
	ago         int
	day, today  time.Time
	given, week int
}

var byDistance = map[string]func(d distance) bool{
	"$is_days_ago":       func(d distance) bool { return d.ago == d.given },
	"$more_than_ago":     func(d distance) bool { return d.ago > d.given },
	"$more_than":         func(d distance) bool { return d.ago > d.given },
	"$less_than_ago":     func(d distance) bool { return d.ago >= 0 && d.ago < d.given },
	"$less_than":         func(d distance) bool { return d.ago >= 0 && d.ago < d.given },
	"$is_days_in_future": func(d distance) bool { return -d.ago == d.given },
	"$more_than_future":  func(d distance) bool { return -d.ago > d.given },
	"$less_than_future":  func(d distance) bool { return d.ago <= 0 && -d.ago < d.given },
	"$is":                func(d distance) bool { return d.ago == d.given },
	"$is_not":            func(d distance) bool { return d.ago != d.given },
	"$today":             func(d distance) bool { return d.ago == 0 },
	"$yesterday":         func(d distance) bool { return d.ago == 1 },
	"$tomorrow":          func(d distance) bool { return d.ago == -1 },
	"$this_week":         func(d distance) bool { return d.week == 0 },
	"$last_week":         func(d distance) bool { return d.week == 1 },
	"$next_week":         func(d distance) bool { return d.week == -1 },
	"$this_month":        func(d distance) bool { return monthNumber(d.day) == monthNumber(d.today) },
	"$last_month":        func(d distance) bool { return monthNumber(d.day) == monthNumber(d.today)-1 },
	"$next_month":        func(d distance) bool { return monthNumber(d.day) == monthNumber(d.today)+1 },
	"$this_year":         func(d distance) bool { return d.day.Year() == d.today.Year() },
	"$last_year":         func(d distance) bool { return d.day.Year() == d.today.Year()-1 },
	"$next_year":         func(d distance) bool { return d.day.Year() == d.today.Year()+1 },
}

var takesDays = map[string]bool{"$is_days_ago": true, "$more_than_ago": true, "$more_than": true, "$less_than_ago": true, "$less_than": true,
	"$is_days_in_future": true, "$more_than_future": true, "$less_than_future": true, "$is": true, "$is_not": true}

func monthNumber(day time.Time) int { return day.Year()*12 + int(day.Month()) }

// weekNumber counts Mondays since one of them.
func weekNumber(day time.Time) int {
	return int(day.Sub(time.Date(1900, 1, 1, 0, 0, 0, 0, time.UTC)).Hours()) / 24 / 7
}

var zones = []string{"UTC", "Europe/Warsaw", "America/New_York", "Asia/Tokyo", "Pacific/Auckland", "America/Santiago", "Pacific/Kiritimati", "Asia/Kolkata"}

// localDay is the calendar day of an instant, by the standard library alone.
func localDay(at time.Time, z *time.Location) time.Time {
	y, m, d := at.In(z).Date()
	return time.Date(y, m, d, 0, 0, 0, 0, time.UTC)
}

func drawInstant(t *rapid.T, label string) time.Time {
	from, to := instant("2020-01-01T00:00:00.000Z").UnixMilli(), instant("2030-01-01T00:00:00.000Z").UnixMilli()
	return time.UnixMilli(rapid.Int64Range(from, to).Draw(t, label)).UTC()
}

// The same instant is stored in all the ways in which a resource may hold it, and every operator must see the same day.
func TestDayOperatorsCountCalendarDaysInAllDateForms(t *testing.T) {
	for op, want := range byDistance {
		t.Run(op, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				z := zone(rapid.SampledFrom(zones).Draw(rt, "zone"))
				call := listing.Call{Now: drawInstant(rt, "now"), Zone: z, Custom: typed}
				today := localDay(call.Now, z)
				near := today.AddDate(0, 0, rapid.IntRange(-40, 40).Draw(rt, "days"))
				at := time.Date(near.Year(), near.Month(), near.Day(), rapid.IntRange(0, 23).Draw(rt, "hour"), rapid.SampledFrom([]int{0, 30, 59}).Draw(rt, "minute"), 0, 0, z).UTC()
				d := distance{day: localDay(at, z), today: today, given: rapid.IntRange(0, 40).Draw(rt, "given")}
				d.ago = int(d.today.Sub(d.day).Hours()) / 24
				d.week = weekNumber(d.today) - weekNumber(d.day)
				value := "true"
				if takesDays[op] {
					value = fmt.Sprint(d.given)
				}
				c := card{CreatedAt: at, Birthdate: d.day, Joined: d.day.Format("2006-01-02"), Metadata: map[string]any{
					"hired": d.day.Format("2006-01-02"), "seen": at.Format("2006-01-02T15:04:05.000Z"),
					"some_day": d.day.Format("2006-01-02"), "some_time": at.Format("2006-01-02T15:04:05.000Z"), "short": at.Format("2006-01-02T15:04Z"),
				}}
				fields := []string{"created_at", "birthdate", "joined", "metadata.hired", "metadata.seen"}
				if op != "$is" && op != "$is_not" && op != "$more_than" && op != "$less_than" { // which without a schema compare texts and numbers
					fields = append(fields, "metadata.some_day", "metadata.some_time", "metadata.short")
				}
				for _, field := range fields {
					if got := holds(t, field, op, value, c, call); got != want(d) {
						rt.Errorf("%s %s %s of %s today %s: got %t, want %t", field, op, value, d.day, d.today, got, want(d))
					}
				}
			})
		})
	}
}

// recurs finds by trying on which days around today a month day matches.
func recurs(day, today time.Time, from, to int) bool {
	for n := from; n <= to; n++ {
		if other := today.AddDate(0, 0, n); other.Month() == day.Month() && other.Day() == day.Day() {
			return true
		}
	}
	return false
}

func TestMonthDayOperatorsIgnoreYear(t *testing.T) {
	ranges := map[string]func(today time.Time, n int) (from, to int){
		"$today_md":                  func(_ time.Time, n int) (int, int) { return 0, 0 },
		"$yesterday_md":              func(_ time.Time, n int) (int, int) { return -1, -1 },
		"$tomorrow_md":               func(_ time.Time, n int) (int, int) { return 1, 1 },
		"$this_week_md":              func(today time.Time, n int) (int, int) { return monday(today), monday(today) + 6 },
		"$last_week_md":              func(today time.Time, n int) (int, int) { return monday(today) - 7, monday(today) - 1 },
		"$next_week_md":              func(today time.Time, n int) (int, int) { return monday(today) + 7, monday(today) + 13 },
		"$is_days_ago_md":            func(_ time.Time, n int) (int, int) { return -n, -n },
		"$is_less_days_ago_md":       func(_ time.Time, n int) (int, int) { return -n, 0 },
		"$is_more_days_ago_md":       func(_ time.Time, n int) (int, int) { return -364, -n },
		"$is_days_in_future_md":      func(_ time.Time, n int) (int, int) { return n, n },
		"$is_less_days_in_future_md": func(_ time.Time, n int) (int, int) { return 0, n },
		"$is_more_days_in_future_md": func(_ time.Time, n int) (int, int) { return n, 364 },
	}
	for op, around := range ranges {
		t.Run(op, func(t *testing.T) {
			rapid.Check(t, func(rt *rapid.T) {
				z := zone(rapid.SampledFrom(zones[:4]).Draw(rt, "zone"))
				call := listing.Call{Now: time.UnixMilli(rapid.Int64Range(instant("2025-03-01T12:00:00.000Z").UnixMilli(), instant("2027-01-31T00:00:00.000Z").UnixMilli()).Draw(rt, "now")), Zone: z}
				today := localDay(call.Now, z)
				at := drawInstant(rt, "at")
				day := localDay(at, z)
				if day.Month() == time.February && day.Day() == 29 {
					return // years around now have no such day to try out
				}
				n := rapid.IntRange(0, 364).Draw(rt, "n")
				value := "true"
				if strings.HasPrefix(op, "$is_") {
					value = fmt.Sprint(n)
				}
				from, to := around(today, n)
				want := recurs(day, today, from, to)
				c := card{CreatedAt: at, Birthdate: day, Joined: day.Format("2006-01-02"), Metadata: map[string]any{"hired": day.Format("2006-01-02")}}
				for _, field := range []string{"created_at", "birthdate", "joined", "metadata.hired"} {
					if got := holds(t, field, op, value, c, call); got != want {
						rt.Errorf("%s %s %s of %s today %s: got %t, want %t", field, op, value, day, today, got, want)
					}
				}
			})
		})
	}
}

// monday is how many days after today this week's Monday is.
func monday(today time.Time) int { return -((int(today.Weekday()) + 6) % 7) }

func TestMonthDayRangesCoverTheLeapDay(t *testing.T) {
	born := card{Birthdate: day("2000-02-29")}
	for _, c := range []struct {
		now, op, value string
		want           bool
	}{
		{"2027-02-28", "$today_md", "", false},
		{"2027-03-01", "$yesterday_md", "", false},
		{"2027-03-01", "$is_less_days_ago_md", "1", true},
		{"2027-02-28", "$is_less_days_in_future_md", "1", true},
		{"2027-02-10", "$this_month_md", "", true},
		{"2028-02-29", "$today_md", "", true},
		{"2027-02-10", "$is_month", "2", true},
	} {
		if got := holds(t, "birthdate", c.op, c.value, born, listing.Call{Now: day(c.now)}); got != c.want {
			t.Errorf("on %s %s %s: got %t, want %t", c.now, c.op, c.value, got, c.want)
		}
	}
}
