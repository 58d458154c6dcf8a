package loyalty

import (
	"testing"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

func TestLastDayOfTierIsExtendedAndRoundedUp(t *testing.T) {
	march := int64(2)
	for name, c := range map[string]struct {
		rules campaign.TierExpiration
		day   calc.Day
		want  calc.Day
	}{
		"as it is":                          {campaign.TierExpiration{}, "2026-01-31", "2026-01-31"},
		"a month longer, clamped":           {campaign.TierExpiration{Extend: "P1M"}, "2026-01-31", "2026-02-28"},
		"a month and three days longer":     {campaign.TierExpiration{Extend: "P1M3D"}, "2026-01-10", "2026-02-13"},
		"to the end of the month":           {campaign.TierExpiration{RoundingType: "MONTH", RoundingStrategy: "END"}, "2026-02-10", "2026-02-28"},
		"to the end of the quarter":         {campaign.TierExpiration{RoundingType: "QUARTER"}, "2026-02-10", "2026-03-31"},
		"to the end of the half-year":       {campaign.TierExpiration{RoundingType: "HALF_YEAR"}, "2026-07-01", "2026-12-31"},
		"to the start of a year":            {campaign.TierExpiration{RoundingType: "YEAR", RoundingStrategy: "START"}, "2026-02-10", "2027-01-01"},
		"on the start of a month":           {campaign.TierExpiration{RoundingType: "MONTH", RoundingStrategy: "START"}, "2026-02-01", "2026-02-01"},
		"to the end of a month of the year": {campaign.TierExpiration{RoundingType: "CUSTOM", RoundingValue: &march}, "2026-04-01", "2027-03-31"},
		"to the start of a month of it":     {campaign.TierExpiration{RoundingType: "CUSTOM", RoundingStrategy: "START", RoundingValue: &march}, "2026-02-10", "2026-03-01"},
	} {
		l := newLadder(&campaign.Campaign{TierExpiration: &c.rules}, nil)
		if got := l.longer(c.day); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}
