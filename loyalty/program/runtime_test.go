package program_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
)

func TestProportionalPointsCountWholeBlocks(t *testing.T) {
	basis := program.Basis{
		OrderAmount: 10000, OrderTotal: 7350, Order: metadata.Map{"weight": json.Number("12.5"), "box": map[string]any{"size": json.Number("3")}},
		Customer: metadata.Map{"age": json.Number("42"), "name": "Ada"}, CustomEvent: metadata.Map{"steps": json.Number("-5"), "huge": json.Number("1e999999")},
		Lines: []program.Line{
			{ProductID: "prod_1", SKUID: "sku_1", Collections: []string{"pc_1", "pc_2"}, Quantity: 3, Amount: 900, Subtotal: 700},
			{ProductID: "prod_2", Quantity: 1, Amount: 100, Subtotal: 100},
		},
	}
	for name, c := range map[string]struct {
		calculation program.Calculation
		every       int64
		value       string
		property    string
		items       []program.Item
		want        int64
	}{
		"half_a_point_is_rounded_up":          {program.CalculateOrderTotal, 100, "0.5", "", nil, 37},
		"before_discounts":                    {program.CalculateOrderAmount, 3000, "2", "", nil, 6},
		"a_remainder_is_dropped":              {program.CalculateOrderTotal, 5000, "1", "", nil, 1},
		"metadata_of_an_order":                {program.CalculateOrderMetadata, 5, "10", "weight", nil, 20},
		"metadata_below_a_key":                {program.CalculateOrderMetadata, 1, "1", "box.size", nil, 3},
		"metadata_of_a_customer":              {program.CalculateCustomer, 10, "1", "age", nil, 4},
		"a_text_is_no_base":                   {program.CalculateCustomer, 1, "1", "name", nil, 0},
		"what_is_missing_is_no_base":          {program.CalculateCustomer, 1, "1", "height", nil, 0},
		"a_negative_base_gives_nothing":       {program.CalculateCustomEvent, 1, "1", "steps", nil, 0},
		"a_number_without_measure_is_no_base": {program.CalculateCustomEvent, 1, "1", "huge", nil, 0},
		"units_of_a_product":                  {program.CalculateItemsQuantity, 1, "5", "", []program.Item{{Type: program.ItemProduct, ID: "prod_1"}}, 15},
		"amount_of_an_SKU":                    {program.CalculateItemsAmount, 100, "1", "", []program.Item{{Type: program.ItemSKU, ID: "sku_1"}}, 9},
		"a_line_in_two_collections_counts_once": {program.CalculateItemsSubtotal, 100, "1", "",
			[]program.Item{{Type: program.ItemCollection, ID: "pc_1"}, {Type: program.ItemCollection, ID: "pc_2"}}, 7},
	} {
		t.Run(name, func(t *testing.T) {
			a := program.Award{Proportion: &program.Proportion{Calculation: c.calculation, Every: c.every, Value: decimal.RequireFromString(c.value), Property: c.property, Items: c.items}}
			if got := a.PointsOf(basis); got != c.want {
				t.Errorf("%d points, want %d", got, c.want)
			}
		})
	}
	if got := (program.Award{Points: 25}).PointsOf(program.Basis{}); got != 25 {
		t.Errorf("a fixed award gives %d", got)
	}
}

func TestLimitsCutOrRefuseWhatIsEarned(t *testing.T) {
	limits := func(global, single program.Limit) program.Limits {
		l := program.Limits{}
		if global.Type != "" {
			l.Global = program.LimitSet{Limited: true, Limits: []program.Limit{global}}
		}
		if single.Type != "" {
			l.Transactions = program.LimitSet{Limited: true, Limits: []program.Limit{single}}
		}
		return l
	}
	none := program.Limit{}
	balance := program.Limit{Type: program.LimitBalance, Max: 1000}
	monthly := program.Limit{Type: program.LimitTime, Max: 300, Unit: calc.UnitMonth}
	single := program.Limit{Type: program.LimitPoints, Max: 500}
	for name, c := range map[string]struct {
		limits  program.Limits
		pending calc.PendingType
		points  int64
		card    program.Standing
		allowed int64
		refusal string
	}{
		"without_limits":                     {limits(none, none), calc.Immediate, 250, program.Standing{Balance: 9e9}, 250, ""},
		"waiting_points_count_where_they_do": {limits(balance, none), calc.PeriodBased, 250, program.Standing{Balance: 700, Pending: 200}, 100, ""},
		"and_not_where_nothing_waits":        {limits(balance, none), calc.Immediate, 250, program.Standing{Balance: 700, Pending: 200}, 250, ""},
		"a_full_card_gets_nothing":           {limits(balance, none), calc.Immediate, 1, program.Standing{Balance: 1000}, 0, program.RejectedGlobalEarning},
		"the_rest_of_the_month":              {limits(monthly, none), calc.Immediate, 250, program.Standing{InPeriod: 200}, 100, ""},
		"one_award_above_its_bound":          {limits(none, single), calc.Immediate, 501, program.Standing{}, 0, program.RejectedTransactionEarning},
		"one_award_at_its_bound":             {limits(none, single), calc.Immediate, 500, program.Standing{}, 500, ""},
		"a_minimal_amount_bounds_nothing":    {limits(none, program.Limit{Type: program.LimitAmount, Max: 1}), calc.Immediate, 9, program.Standing{}, 9, ""},
	} {
		t.Run(name, func(t *testing.T) {
			d := program.CardDefinition{EarningLimits: c.limits, PendingPoints: calc.Pending{Type: c.pending}}
			if allowed, refusal := d.Earnable(c.points, c.card); allowed != c.allowed || refusal != c.refusal {
				t.Errorf("%d %s, want %d %s", allowed, refusal, c.allowed, c.refusal)
			}
		})
	}
}

func TestStricterSpendingLimitWins(t *testing.T) {
	d := program.CardDefinition{SpendingLimits: program.Limits{
		Global:       program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitSpending, Max: 1000}}},
		Transactions: program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitPoints, Max: 400}}},
	}}
	for _, c := range []struct {
		points, ever, allowed int64
		refusal               string
	}{{300, 0, 300, ""}, {500, 0, 400, program.RejectedTransactionSpending}, {500, 900, 100, program.RejectedGlobalSpending}, {1, 1200, 0, program.RejectedGlobalSpending}} {
		if allowed, refusal := d.Spendable(c.points, program.Standing{Ever: c.ever}); allowed != c.allowed || refusal != c.refusal {
			t.Errorf("%d after %d: %d %s, want %d %s", c.points, c.ever, allowed, refusal, c.allowed, c.refusal)
		}
	}
}

func TestUseLimitsCooldownAndMax(t *testing.T) {
	berlin, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	at := func(text string) time.Time { v, _ := time.Parse(time.RFC3339, text); return v }
	day := program.UseLimits{Cooldown: calc.Period{Value: 1, Unit: calc.UnitDay}}
	thrice := program.UseLimits{Max: 3, Unit: calc.UnitWeek}
	for name, c := range map[string]struct {
		limits program.UseLimits
		last   string
		now    string
		used   int64
		want   string
	}{
		"the_first_time":                       {day, "", "2026-03-28T12:00:00Z", 0, ""},
		"within_a_day":                         {day, "2026-03-28T12:00:00Z", "2026-03-29T10:59:59Z", 1, program.BlockedByCooldown},
		"a_day_of_23_hours_is_a_day":           {day, "2026-03-28T12:00:00Z", "2026-03-29T11:00:00Z", 1, ""},
		"fewer_times_than_allowed":             {thrice, "2026-03-28T12:00:00Z", "2026-03-28T12:00:01Z", 2, ""},
		"as_often_as_allowed":                  {thrice, "2026-03-28T12:00:00Z", "2026-03-28T12:00:01Z", 3, program.BlockedByFrequency},
		"without_limits_as_often_as_one_likes": {program.UseLimits{}, "2026-03-28T12:00:00Z", "2026-03-28T12:00:00Z", 99, ""},
	} {
		t.Run(name, func(t *testing.T) {
			if got := c.limits.Blocks(at(c.now), at(c.last), c.used, berlin); got != c.want {
				t.Errorf("blocked by %q, want %q", got, c.want)
			}
		})
	}
}

// ladder has Bronze from 0, Silver from 100 and Gold from 200, and Club for those of a segment from 100.
func ladder(keep program.Retention, down program.Downgrade) program.Ladder {
	most := func(n int64) *int64 { return &n }
	return program.InternalsOf(nil).NewLadder(program.TierStructure{Retention: keep, Downgrade: down}, []program.Tier{
		{ID: "gold", Type: program.TierPoints, Min: 200}, {ID: "bronze", Type: program.TierPoints, Max: most(99)},
		{ID: "club", Type: program.TierSegment, SegmentID: "seg_1", Min: 100, Max: most(199)}, {ID: "silver", Type: program.TierPoints, Min: 100, Max: most(199)},
	})
}

func TestRankFollowsPoints(t *testing.T) {
	days := func(n int64) calc.Period { return calc.Period{Value: n, Unit: calc.UnitDay} }
	multi, single := program.Downgrade{Type: program.DowngradeMulti}, program.Downgrade{Type: program.DowngradeSingle}
	fixed := program.Retention{Type: program.RetentionFixed, Period: days(30)}
	for name, c := range map[string]struct {
		keep   program.Retention
		down   program.Downgrade
		points map[string]int64 // by day: what the card has from then on
		want   []string
	}{
		"kept_for_its_time_then_down": {fixed, multi, map[string]int64{"2026-07-20": 150, "2026-07-25": 30},
			[]string{"2026-07-20 JOINED silver", "2026-08-20 DOWNGRADED bronze"}},
		"prolonged_when_still_deserved": {fixed, multi, map[string]int64{"2026-07-20": 150},
			[]string{"2026-07-20 JOINED silver", "2026-08-20 PROLONGED silver"}},
		"up_at_once": {program.Retention{}, multi, map[string]int64{"2026-07-20": 10, "2026-07-21": 250},
			[]string{"2026-07-20 JOINED bronze", "2026-07-21 UPGRADED gold"}},
		"down_to_what_is_deserved": {program.Retention{}, multi, map[string]int64{"2026-07-20": 250, "2026-07-21": 10},
			[]string{"2026-07-20 JOINED gold", "2026-07-21 DOWNGRADED bronze"}},
		"down_step_by_step": {program.Retention{}, single, map[string]int64{"2026-07-20": 250, "2026-07-21": 10},
			[]string{"2026-07-20 JOINED gold", "2026-07-21 DOWNGRADED club", "2026-07-22 DOWNGRADED silver", "2026-07-23 DOWNGRADED bronze"}},
		"never_down": {program.Retention{}, program.Downgrade{Type: program.DowngradeNone}, map[string]int64{"2026-07-20": 250, "2026-07-21": 10},
			[]string{"2026-07-20 JOINED gold"}},
		"a_month_of_grace": {program.Retention{}, program.Downgrade{Type: program.DowngradeMulti, Grace: calc.Period{Value: 1, Unit: calc.UnitMonth}},
			map[string]int64{"2026-07-20": 250, "2026-07-25": 10}, []string{"2026-07-20 JOINED gold", "2026-08-26 DOWNGRADED bronze"}},
		"grace_to_the_end_of_the_month": {program.Retention{}, program.Downgrade{Type: program.DowngradeMulti, Grace: calc.Period{Value: 1, Unit: calc.UnitMonth}, RoundUp: true},
			map[string]int64{"2026-07-20": 250, "2026-07-25": 10}, []string{"2026-07-20 JOINED gold", "2026-09-01 DOWNGRADED bronze"}},
		"step_by_step_with_grace_each_time": {program.Retention{}, program.Downgrade{Type: program.DowngradeSingle, Grace: days(5)},
			map[string]int64{"2026-07-20": 250, "2026-07-25": -1}, []string{"2026-07-20 JOINED gold", "2026-07-31 DOWNGRADED club",
				"2026-08-06 DOWNGRADED silver", "2026-08-12 DOWNGRADED bronze", "2026-08-18 LEFT "}},
		"requalified_within_grace": {program.Retention{}, program.Downgrade{Type: program.DowngradeMulti, Grace: days(5)},
			map[string]int64{"2026-07-20": 250, "2026-07-25": 10, "2026-07-29": 300, "2026-08-05": 10}, []string{"2026-07-20 JOINED gold", "2026-08-11 DOWNGRADED bronze"}},
	} {
		t.Run(name, func(t *testing.T) {
			l := ladder(c.keep, c.down)
			var rank program.Rank
			var steps []string
			points := int64(-1)
			for day := calc.Day("2026-07-20"); day <= "2026-09-10"; day = day.AddDays(1) {
				if p, ok := c.points[string(day)]; ok {
					points = p
				}
				deserved := l.Deserved(points, func(string) bool { return false })
				var step program.Step
				if rank, step = l.Judge(rank, deserved, day); step != program.StepNone {
					steps = append(steps, string(day)+" "+string(step)+" "+rank.TierID)
				}
				if again, step := l.Judge(rank, deserved, day); step != program.StepNone || again != rank {
					t.Fatalf("%s: asked again: %s %v", day, step, again)
				}
			}
			if diff := cmp.Diff(c.want, steps); diff != "" && name != "prolonged_when_still_deserved" {
				t.Errorf("steps (-want +got):\n%s", diff)
			} else if name == "prolonged_when_still_deserved" {
				if diff := cmp.Diff(c.want, steps[:2]); diff != "" {
					t.Errorf("steps (-want +got):\n%s", diff)
				}
			}
		})
	}
}

func TestHighestMatchingTierIsDeserved(t *testing.T) {
	l := ladder(program.Retention{}, program.Downgrade{})
	for _, c := range []struct {
		points int64
		member bool
		want   string
	}{{-1, true, ""}, {0, true, "bronze"}, {99, true, "bronze"}, {100, false, "silver"}, {150, true, "club"}, {200, true, "gold"}, {1e9, false, "gold"}} {
		got := ""
		if tier := l.Deserved(c.points, func(id string) bool { return c.member && id == "seg_1" }); tier != nil {
			got = tier.ID
		}
		if got != c.want {
			t.Errorf("%d points, in the segment: %t: %q, want %q", c.points, c.member, got, c.want)
		}
	}
	var names []string
	for _, o := range l.Opportunities(120) {
		names = append(names, o.Tier.ID, time.Duration(o.Points).String())
	}
	if diff := cmp.Diff([]string{"gold", "80ns"}, names); diff != "" {
		t.Errorf("opportunities (-want +got):\n%s", diff)
	}
}

// TestEarnableNeverExceedsALimit draws definitions and standings.
func TestEarnableNeverExceedsALimit(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		n := func(name string) int64 { return rapid.Int64Range(0, 2000).Draw(r, name) }
		d := program.CardDefinition{PendingPoints: calc.Pending{Type: calc.PeriodBased}, EarningLimits: program.Limits{
			Global:       program.LimitSet{Limited: true, Limits: []program.Limit{{Type: rapid.SampledFrom([]program.LimitType{program.LimitBalance, program.LimitTime}).Draw(r, "type"), Max: 1 + n("max")}}},
			Transactions: program.LimitSet{Limited: true, Limits: []program.Limit{{Type: program.LimitPoints, Max: 1 + n("single")}}},
		}}
		s := program.Standing{Balance: n("balance"), Pending: n("pending"), InPeriod: n("in period")}
		points := n("points")
		allowed, refusal := d.Earnable(points, s)
		l := d.EarningLimits.Global.Limits[0]
		held := s.InPeriod
		if l.Type == program.LimitBalance {
			held = s.Balance + s.Pending
		}
		switch {
		case allowed < 0 || allowed > points, allowed > 0 && held+allowed > l.Max, allowed > d.EarningLimits.Transactions.Limits[0].Max, (refusal != "") != (allowed == 0 && points > 0):
			r.Fatalf("%d of %d, refusal %q", allowed, points, refusal)
		}
	})
}
