package validity_test

import (
	"os"
	"strings"
	"sync"
	"testing"
	"time"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/validity"
)

// zoneNames are all zones of the IANA database that have rules of their own.
var zoneNames = sync.OnceValue(func() []string {
	text, err := os.ReadFile("testdata/zones.txt")
	if err != nil {
		panic(err)
	}
	return strings.Fields(string(text))
})

func anyZone(t *testing.T, r *rapid.T) *time.Location {
	return zone(t, rapid.SampledFrom(zoneNames()).Draw(r, "zone"))
}

// anyInstant lies between 1900 and 2100, half of the time within two days of a change of clocks in z.
func anyInstant(r *rapid.T, label string, z *time.Location) time.Time {
	from, to := time.Date(1900, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)
	t := time.UnixMilli(rapid.Int64Range(from.UnixMilli(), to.UnixMilli()).Draw(r, label)).UTC()
	if change, _ := t.In(z).ZoneBounds(); !change.IsZero() && rapid.Bool().Draw(r, "near a change") {
		t = change.Add(time.Duration(rapid.IntRange(-2*24*60, 2*24*60).Draw(r, "minutes from it")) * time.Minute).UTC()
	}
	return t
}

// anyInterval has calendar parts, elapsed parts or both.
func anyInterval(r *rapid.T, label string) validity.Duration {
	part := func(most int) int { return max(0, rapid.IntRange(-2*most, most).Draw(r, label)) }
	d := validity.Duration{Years: part(2), Months: part(14), Weeks: part(3), Days: part(40), Hours: part(30), Minutes: part(90)}
	if d.IsZero() {
		d.Days = 1
	}
	return d
}

func times(d validity.Duration, k int) validity.Duration {
	return validity.Duration{Years: k * d.Years, Months: k * d.Months, Weeks: k * d.Weeks, Days: k * d.Days,
		Hours: k * d.Hours, Minutes: k * d.Minutes, Seconds: k * d.Seconds, Milliseconds: k * d.Milliseconds}
}
