package membership

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Range is the days of a report, both ends included, and how many of them make one row.
type Range struct {
	First, Last calc.Day
	Resolution  calc.Unit
}

// most is the longest range of a resolution.
var most = map[calc.Unit]calc.Period{
	calc.UnitDay: {Value: 90, Unit: calc.UnitDay}, calc.UnitWeek: {Value: 12, Unit: calc.UnitWeek}, calc.UnitMonth: {Value: 12, Unit: calc.UnitMonth},
	calc.UnitQuarter: {Value: 4, Unit: calc.UnitQuarter},
}

// check refuses a range that ends before it starts, or is longer than its resolution allows: 90 days, 12 weeks, 12 months, 4 quarters.
func (r Range) check() error {
	longest, known := most[r.Resolution]
	switch {
	case !known:
		return fault.Query("resolution", "must be equal to one of the allowed values [ day, week, month, quarter ] (actual value is '%.60s')", string(r.Resolution))
	case r.Last < r.First:
		return fault.Query("end_date", "must not be before start_date (%s is before %s)", r.Last, r.First)
	case r.Last >= longest.After(r.First):
		return fault.Query("end_date", "must be before %s, %d x %s after start_date (actual value is '%s')", longest.After(r.First), longest.Value, longest.Unit, r.Last)
	}
	return nil
}

// Daily returns the counts of an owner's report, one for each unit of the range and each subject that has counts, the oldest first.
// Day is the first day of the calendar unit. The filter selects subjects.
func (e *Engine) Daily(ctx context.Context, report Report, ownerID string, r Range, f storage.Filter) ([]Count, error) {
	return e.daily(ctx, []Report{report}, ownerID, r, f)
}

// DailyOf is Daily of several reports in one read. Count.Report tells them apart.
func (e *Engine) DailyOf(ctx context.Context, ownerID string, r Range, reports ...Report) ([]Count, error) {
	return e.daily(ctx, reports, ownerID, r, storage.Filter{})
}

func (e *Engine) daily(ctx context.Context, reports []Report, ownerID string, r Range, f storage.Filter) ([]Count, error) {
	if err := r.check(); err != nil {
		return nil, err
	}
	series := make([]string, len(reports))
	for i, report := range reports {
		series[i] = seriesOf(report, ownerID, true)
	}
	page, err := e.store.MemberCounts().List(ctx, storage.Query{Order: []storage.Order{{Field: "day"}}, Filter: storage.And(
		storage.In("series", series), storage.Where("day", storage.OpMoreEqual, string(r.First)),
		storage.Where("day", storage.OpLessEqual, string(r.Last)), f)})
	if err != nil {
		return nil, err
	}
	type row struct {
		report  Report
		day     calc.Day
		subject Subject
	}
	rows := map[row]*Count{}
	var all []*Count
	for _, c := range page.Items {
		first, _ := r.Resolution.Around(c.Day)
		key := row{c.Report, first, c.Subject}
		if rows[key] == nil {
			rows[key] = &Count{Report: c.Report, OwnerID: ownerID, Day: first, Subject: c.Subject}
			all = append(all, rows[key])
		}
		rows[key].Numbers = plus(rows[key].Numbers, c.Numbers)
	}
	slices.SortStableFunc(all, func(a, b *Count) int {
		return cmp.Or(cmp.Compare(a.Day, b.Day), cmp.Compare(a.Report, b.Report), cmp.Compare(a.Subject.key(), b.Subject.key()))
	})
	counts := make([]Count, len(all))
	for i, c := range all {
		counts[i] = *c
	}
	return counts, nil
}

func (s Subject) key() string {
	return s.RuleID + " " + s.ItemID + " " + s.DefinitionID + " " + s.StructureID + " " + s.TierID
}

// Totals returns the counts of all time of an owner's report, in the order of their ids.
func (e *Engine) Totals(ctx context.Context, report Report, ownerID string, q storage.Query) ([]Count, error) {
	q.Filter = storage.And(storage.Is("series", seriesOf(report, ownerID, false)), q.Filter)
	page, err := e.store.MemberCounts().List(ctx, q)
	return page.Items, err
}

// Rule returns the earning rule of a report, or fault.NotFound.
func (e *Engine) Rule(ctx context.Context, id string) (program.EarningRule, error) {
	r, err := e.store.ProgramEarningRules().Get(ctx, id)
	if err == nil && r.Status == program.StatusDeleted {
		err = fault.NotFound(program.EarningRuleKind.Name, id)
	}
	return r, err
}

// Failures are the counters of the reasons for which a rule gave nothing, by reason.
func (c *Count) Failures() map[string]int64 {
	failures := map[string]int64{program.BlockedByCooldown: 0, program.BlockedByFrequency: 0}
	for name, n := range c.Numbers {
		if reason, of := strings.CutPrefix(name, failurePrefix); of {
			failures[reason] = n
		}
	}
	return failures
}

// CountTiers returns how many members of a program are in each tier, by the id of the tier.
func (e *Engine) CountTiers(ctx context.Context, programID string) (byTier map[string]int64, err error) {
	counts, err := e.Totals(ctx, ReportTiers, programID, storage.Query{})
	byTier = map[string]int64{}
	for _, c := range counts {
		if n := c.Numbers[holders]; n != 0 {
			byTier[c.Subject.TierID] += n
		}
	}
	return byTier, err
}
