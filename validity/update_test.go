package validity_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

func TestUpdate(t *testing.T) {
	start, end := time.Date(2024, 3, 1, 0, 0, 0, 0, time.UTC), time.Date(2024, 4, 1, 0, 0, 0, 0, time.UTC)
	frame := validity.Timeframe{Interval: validity.Duration{Days: 2}, Duration: validity.Duration{Hours: 1}}
	hours := validity.Hours{Daily: []validity.Period{{Start: 0, End: 3600, DaysOfWeek: []int{1}}}}
	stored := func() validity.Validity {
		return validity.Validity{Start: start, End: end, Timeframe: &frame, DayOfWeek: []int{1, 2}}
	}
	cases := []struct {
		name   string
		update validity.Update
		want   validity.Validity
	}{
		{"nothing_sent_keeps_everything", validity.Update{}, stored()},
		{"null_clears", validity.Update{End: patch.Clear[time.Time](), Timeframe: patch.Clear[validity.Timeframe](), DayOfWeek: patch.Clear[[]int]()},
			validity.Validity{Start: start}},
		{"values_replace_as_a_whole",
			validity.Update{Start: patch.Set(end), End: patch.Set(start), Timeframe: patch.Set(validity.Timeframe{Duration: validity.Duration{Days: 1}}), DayOfWeek: patch.Set([]int{0})},
			validity.Validity{Start: end, End: start, Timeframe: &validity.Timeframe{Duration: validity.Duration{Days: 1}}, DayOfWeek: []int{0}}},
		{"from_days_to_hours_in_one_change",
			validity.Update{Timeframe: patch.Clear[validity.Timeframe](), DayOfWeek: patch.Clear[[]int](), Hours: patch.Set(hours)},
			validity.Validity{Start: start, End: end, Hours: &hours}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got := stored()
			c.update.Apply(&got)
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}
