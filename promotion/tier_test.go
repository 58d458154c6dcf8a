package promotion_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/validity"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) // a Saturday

func TestUsable(t *testing.T) {
	before, after := noon.Add(-time.Hour), noon.Add(time.Hour)
	warsaw, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		t.Fatal(err)
	}
	mornings := &validity.Hours{Daily: []validity.Period{{Start: 8 * 3600, End: 12*3600 + 1800}}}
	type change func(*promotion.Tier, *campaign.Campaign)
	for name, c := range map[string]struct {
		change change
		zone   *time.Location
		key    string
		detail string
	}{
		"switched_on_without_dates":               {change: func(*promotion.Tier, *campaign.Campaign) {}},
		"in_its_last_instant":                     {change: func(x *promotion.Tier, c *campaign.Campaign) { x.Validity.End, c.Validity.End = noon, noon }},
		"in_its_first_instant":                    {change: func(x *promotion.Tier, c *campaign.Campaign) { x.Validity.Start, c.Validity.Start = noon, noon }},
		"tier_switched_off":                       {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Active = false }, key: "promotion_inactive", detail: "is disabled"},
		"campaign_switched_off":                   {change: func(_ *promotion.Tier, c *campaign.Campaign) { c.Active = false }, key: "promotion_inactive", detail: "is disabled"},
		"campaign_in_the_bin":                     {change: func(_ *promotion.Tier, c *campaign.Campaign) { c.DeletedAt = before }, key: "promotion_inactive", detail: "is disabled"},
		"tier_ended":                              {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Validity.End = before }, key: "promotion_inactive", detail: "has ended"},
		"campaign_ended":                          {change: func(_ *promotion.Tier, c *campaign.Campaign) { c.Validity.End = before }, key: "promotion_inactive", detail: "has ended"},
		"tier_dates_do_not_replace_the_campaigns": {change: func(x *promotion.Tier, c *campaign.Campaign) { x.Validity.End, c.Validity.End = after, before }, key: "promotion_inactive", detail: "has ended"},
		"tier_not_started":                        {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Validity.Start = after }, key: "promotion_not_active_now", detail: "has not started"},
		"campaign_not_started":                    {change: func(_ *promotion.Tier, c *campaign.Campaign) { c.Validity.Start = after }, key: "promotion_not_active_now", detail: "has not started"},
		"ended_beats_not_started":                 {change: func(x *promotion.Tier, c *campaign.Campaign) { x.Validity.Start, c.Validity.End = after, before }, key: "promotion_inactive", detail: "has ended"},
		"on_another_day":                          {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Validity.DayOfWeek = []int{0} }, key: "promotion_not_active_now", detail: "is outside its timeframe, days or hours"},
		"inside_its_hours":                        {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Validity.Hours = mornings }},
		"hours_are_those_of_the_project":          {change: func(x *promotion.Tier, _ *campaign.Campaign) { x.Validity.Hours = mornings }, zone: warsaw, key: "promotion_not_active_now", detail: "is outside its timeframe, days or hours"},
	} {
		t.Run(name, func(t *testing.T) {
			tier, camp := promotion.Tier{ID: "promo_1", Active: true}, campaign.Campaign{ID: "camp_1", Active: true}
			c.change(&tier, &camp)
			refusal := promotion.Usable(&tier, &camp, noon, c.zone)
			var got string
			if refusal != nil {
				got = refusal.Key + ": " + refusal.Details
			}
			want := ""
			if c.key != "" {
				want = c.key + ": Promotion Tier with id: promo_1 " + c.detail + "."
			}
			if diff := cmp.Diff(want, got); diff != "" {
				t.Errorf("refusal (-want +got):\n%s", diff)
			}
		})
	}
	if promotion.Usable(&promotion.Tier{Active: true}, nil, noon, nil) == nil {
		t.Error("a tier without its campaign can be used")
	}
}
