package dashboard

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// campaignPointPlots are the points of a loyalty campaign by day, and what can be used by the month of its expiry.
func (v *visit) campaignPointPlots(ctx context.Context, c *campaign.Campaign, days int) ([]plotView, error) {
	p, err := v.loadPeriod(ctx, c.ID, days)
	if err != nil {
		return nil, err
	}
	byDay := v.dayPlot("points", "loyalty.plot.days", plot.Lines, p.now, v.number, seriesOf{"loyalty.plot.earned", "points_rewarded"},
		seriesOf{"loyalty.plot.spent", "points_redeemed"}, seriesOf{"loyalty.plot.expired", "points_expired"})
	byDay.Source = v.say("loyalty.plot.source", v.dayPoint(p.now[0].day).Long, v.dayPoint(p.now[len(p.now)-1].day).Long, p.zone)
	return v.withMonths(ctx, c.ID, byDay)
}

// programPointPlots are the points of a loyalty program by day, as its reports count them, and what can be used by month.
func (v *visit) programPointPlots(ctx context.Context, p *program.Program, days int) ([]plotView, error) {
	zone := v.Settings.Zone()
	today := calc.DayOf(v.Project.Now(), zone)
	r := membership.Range{First: today.AddDays(1 - days), Last: today, Resolution: calc.UnitDay}
	numbers := map[calc.Day]map[string]int64{}
	counts, err := v.Project.Members.DailyOf(ctx, p.ID, r, membership.ReportPoints, membership.ReportSpending)
	if err != nil {
		return nil, err
	}
	for _, c := range counts {
		if numbers[c.Day] == nil {
			numbers[c.Day] = map[string]int64{}
		}
		for name, n := range c.Numbers {
			numbers[c.Day][string(c.Report)+" "+name] += n
		}
	}
	begin := calc.DayOf(p.CreatedAt, zone)
	shown := make([]dayFigures, days)
	for i := range shown {
		day := r.First.AddDays(i)
		shown[i] = dayFigures{day, day >= begin, numbers[day]}
	}
	byDay := v.dayPlot("points", "loyalty.plot.days", plot.Lines, shown, v.number, seriesOf{"loyalty.plot.earned", "points_earnings points"},
		seriesOf{"loyalty.plot.pending", "points_earnings pending_points"}, seriesOf{"loyalty.plot.spent", "spending points"})
	byDay.Source = v.say("loyalty.plot.source", v.dayPoint(r.First).Long, v.dayPoint(today).Long, zone.String())
	return v.withMonths(ctx, p.ID, byDay)
}

// withMonths adds what can be used of a campaign or program by the month of its expiry, as the last daily work has found it. One that is younger has no
// months.
func (v *visit) withMonths(ctx context.Context, scopeID string, plots ...plotView) ([]plotView, error) {
	read, err := v.Project.Liabilities(ctx, "")
	if err != nil {
		return nil, err
	}
	for _, l := range read {
		if l.ScopeID != scopeID {
			continue
		}
		if p, ok := v.monthsPlot("points", l.Day, l.Body.PointsMonths, v.number); ok {
			plots = append(plots, v.plotOf(p, v.say("loyalty.plot.months.source", v.dayPoint(l.Day).Long, v.Settings.Zone().String())))
		}
	}
	return plots, nil
}
