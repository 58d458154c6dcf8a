package calc_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"pgregory.net/rapid"
)

func TestTrackingPeriodsFollowOneAnother(t *testing.T) {
	for _, c := range []struct {
		period             calc.Period
		today, first, last calc.Day
	}{
		{calc.Period{Value: 1, Unit: calc.UnitMonth}, "2026-04-15", "2026-04-01", "2026-04-30"},
		{calc.Period{Value: 2, Unit: calc.UnitMonth}, "2026-04-15", "2026-03-01", "2026-04-30"},
		{calc.Period{Value: 2, Unit: calc.UnitMonth}, "2025-12-31", "2025-11-01", "2025-12-31"},
		{calc.Period{Value: 1, Unit: calc.UnitYear}, "2028-02-29", "2028-01-01", "2028-12-31"},
		{calc.Period{Value: 1, Unit: calc.UnitWeek}, "2026-01-18", "2026-01-12", "2026-01-18"},
		{calc.Period{Value: 2, Unit: calc.UnitWeek}, "2026-01-25", "2026-01-12", "2026-01-25"}, // the anchor is a Wednesday
		{calc.Period{Value: 10, Unit: calc.UnitDay}, "2026-01-24", "2026-01-24", "2026-02-02"},
		{calc.Period{Value: 10, Unit: calc.UnitDay}, "2026-01-13", "2026-01-04", "2026-01-13"},
	} {
		if first, last := c.period.Window("2026-01-14", c.today); first != c.first || last != c.last {
			t.Errorf("%d %s around %s: %s to %s, want %s to %s", c.period.Value, c.period.Unit, c.today, first, last, c.first, c.last)
		}
	}
}

// TestTrackingPeriodsCoverEveryDay draws periods and days: a day lies in its window, and the next window begins where this one ends.
func TestTrackingPeriodsCoverEveryDay(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p := calc.Period{Value: rapid.Int64Range(1, 60).Draw(r, "value"),
			Unit: rapid.SampledFrom([]calc.Unit{calc.UnitDay, calc.UnitWeek, calc.UnitMonth, calc.UnitYear}).Draw(r, "unit")}
		anchor := calc.Day("2026-01-14").AddDays(rapid.IntRange(-4000, 4000).Draw(r, "anchor"))
		today := anchor.AddDays(rapid.IntRange(-4000, 4000).Draw(r, "today"))
		first, last := p.Window(anchor, today)
		if today < first || today > last {
			r.Fatalf("%s is not between %s and %s", today, first, last)
		}
		if again, end := p.Window(anchor, first); again != first || end != last {
			r.Fatalf("the window of %s begins at %s and ends at %s", first, again, end)
		}
		if next, _ := p.Window(anchor, last.AddDays(1)); next != last.AddDays(1) {
			r.Fatalf("behind %s comes %s", last, next)
		}
	})
}
