package dashboard

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty"
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

// maxInTier is how far the members of a tier of a campaign are counted, and maxPlotTiers how many tiers a plot has. Storage counts
// them in one read of an index, which takes longer with each member. An exact number at any size needs counters that each change of a tier keeps, as
// programs have them (membership.Engine.CountTiers); the tiers of campaigns have none.
const maxInTier, maxPlotTiers = 10_000, 50

// tierOfPlot is a tier with how many members are in it.
type tierOfPlot struct {
	name    string
	members int64
}

// campaignTierPlots are how many members are in each tier of a loyalty campaign, the lowest tier first. There is none without tiers.
func (v *visit) campaignTierPlots(ctx context.Context, tiers []loyalty.Tier) ([]plotView, error) {
	tiers = tiers[:min(len(tiers), maxPlotTiers)]
	counts, err := v.Project.Loyalty.CountTierHolders(ctx, maxInTier+1, idsOf(tiers, loyalty.TierKind.ID)...)
	if err != nil || len(tiers) == 0 {
		return nil, err
	}
	shown := make([]tierOfPlot, len(tiers))
	for i, t := range tiers {
		shown[i] = tierOfPlot{t.Name, int64(min(counts[t.ID], maxInTier+1))}
	}
	return []plotView{v.tierPlot(shown, v.say("loyalty.plot.tiers.source"), func(n int64) string {
		if n > maxInTier {
			return v.say("loyalty.plot.tiers.more", maxInTier)
		}
		return v.number(n)
	})}, nil
}

// programTierPlots are how many members are in each tier of a loyalty program.
func (v *visit) programTierPlots(ctx context.Context, p *program.Program, tiers []program.Tier) ([]plotView, error) {
	if len(tiers) == 0 {
		return nil, nil
	}
	counts, err := v.Project.Members.CountTiers(ctx, p.ID)
	if err != nil {
		return nil, err
	}
	var shown []tierOfPlot
	for _, t := range tiers[:min(len(tiers), maxPlotTiers)] {
		shown = append(shown, tierOfPlot{t.Name, counts[t.ID]})
	}
	return []plotView{v.tierPlot(shown, v.say("loyalty.plot.tiers.source"), v.number)}, nil
}

func (v *visit) tierPlot(tiers []tierOfPlot, source string, format func(int64) string) plotView {
	members := plot.Series{Name: v.say("loyalty.members")}
	p := plot.Plot{ID: "by-tier", Title: v.say("loyalty.plot.tiers"), Format: format, Tick: v.number}
	for _, t := range tiers {
		short := []rune(t.name)
		if len(short) > maxTierLabel {
			short = append(short[:maxTierLabel-1:maxTierLabel-1], '…')
		}
		p.Points = append(p.Points, plot.Point{Short: string(short), Long: cmp.Or(t.name, v.say("loyalty.tier"))})
		members.Values = append(members.Values, plot.Known(t.members))
	}
	p.Series = []plot.Series{members}
	view := v.plotOf(p, source)
	view.First = v.say("loyalty.tier")
	return view
}

// maxTierLabel is how many letters of the name of a tier stand below its bar; the table has all.
const maxTierLabel = 12
