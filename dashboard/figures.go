package dashboard

import (
	"cmp"
	"context"
	"html/template"
	"net/url"
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
)

// plotView is a plot with what stands around it: what its colours are, where its figures are from, and the same as a table. The part "plot" renders
// it.
type plotView struct {
	ID, Title string
	Legend    []legendItem
	SVG       template.HTML
	// Source says the range, the zone and where the figures are from.
	Source string
	// First heads the points in the table; empty stands for the time.
	First string
	Head  []string
	Rows  []plotRow
	// File is the address of the figures as a file; empty where there is none.
	File string
}

// legendItem is a colour, as its class, and what it stands for.
type legendItem struct{ Class, Text string }

// plotRow is a row of the table: a point, and the values of each series.
type plotRow struct {
	Label string
	Cells []string
}

// plotOf draws a plot, and writes its table.
func (v *visit) plotOf(p plot.Plot, source string) plotView {
	p.None, p.SoFar = v.say("plot.none"), v.say("plot.so-far")
	view := plotView{ID: p.ID, Title: p.Title, SVG: template.HTML(p.SVG()), Source: source}
	for k, s := range p.Series {
		view.Legend = append(view.Legend, legendItem{"s" + strconv.Itoa(k+1), s.Name})
		view.Head = append(view.Head, s.Name)
	}
	for i, point := range p.Points {
		row := plotRow{Label: point.Long}
		if p.Unfinished && i == len(p.Points)-1 {
			row.Label += " (" + p.SoFar + ")"
		}
		for _, s := range p.Series {
			text := p.None
			if s.Values[i].Known {
				text = p.Format(s.Values[i].N)
			}
			row.Cells = append(row.Cells, text)
		}
		view.Rows = append(view.Rows, row)
	}
	return view
}

// dayFigures are the figures of one day. Nothing is known of days before the first one on which something was counted, or on which the project was
// made.
type dayFigures struct {
	day     calc.Day
	known   bool
	figures punchcard.Figures
}

// period is a number of days up to today, and as many before them.
type period struct {
	now, before []dayFigures
	// zone is the zone of the days.
	zone string
}

// empty reports whether nothing was redeemed, refused or validated in all of the days.
func (p period) empty() bool {
	return !slices.ContainsFunc(slices.Concat(p.now, p.before), func(d dayFigures) bool {
		return d.figures["redemptions"] != 0 || d.figures["validations"] != 0 || d.figures["rollbacks"] != 0
	})
}

// ranges are how many days figures are shown of.
var ranges = []int{7, 30, 90}

// defaultRange is the number of days when the address says none.
const defaultRange = 30

// days is the number of days that the address asks for, and links to all of them.
func (v *visit) days() (days int, links []filterLink) {
	days = defaultRange
	if asked, err := strconv.Atoi(v.URL.Query().Get("days")); err == nil && slices.Contains(ranges, asked) {
		days = asked
	}
	for _, n := range ranges {
		links = append(links, filterLink{v.say("figures.days", n), v.with("days", strconv.Itoa(n)), n == days})
	}
	return days, links
}

// loadPeriod reads the figures of the last days, and of those before them, of a campaign or of the whole project. They are read in one go.
func (v *visit) loadPeriod(ctx context.Context, campaignID string, days int) (p period, err error) {
	zone := v.Settings.Zone()
	today := calc.DayOf(v.Project.Now(), zone)
	first := today.AddDays(1 - 2*days)
	read, err := v.Project.Days(ctx, campaignID, first, today)
	if err != nil {
		return p, err
	}
	begin := calc.DayOf(v.Settings.CreatedAt, zone)
	byDay := map[calc.Day]punchcard.Figures{}
	for _, d := range read {
		byDay[d.Day], begin = d.Figures, min(begin, d.Day)
	}
	all := make([]dayFigures, 2*days)
	for i := range all {
		day := first.AddDays(i)
		all[i] = dayFigures{day, day >= begin, byDay[day]}
	}
	return period{before: all[:days], now: all[days:], zone: zone.String()}, nil
}

// sum is the figures of some days together; known reports whether there are any of which something is known.
func sum(days []dayFigures) (total punchcard.Figures, known bool) {
	var all []punchcard.Day
	for _, d := range days {
		known = known || d.known
		all = append(all, punchcard.Day{Day: d.day, Figures: d.figures})
	}
	return punchcard.SumOf(all), known
}

// seriesOf is a figure as a series of a plot. Text is the key of its name.
type seriesOf struct{ text, figure string }

// dayPlot is a plot of figures by day; the last day is today.
func (v *visit) dayPlot(id, title string, kind plot.Kind, days []dayFigures, format func(int64) string, all ...seriesOf) plotView {
	p := plot.Plot{ID: id, Title: v.say(title), Kind: kind, Unfinished: true, Format: format}
	for _, d := range days {
		p.Points = append(p.Points, v.dayPoint(d.day))
	}
	for _, s := range all {
		series := plot.Series{Name: v.say(s.text)}
		for _, d := range days {
			value := plot.Value{}
			if d.known {
				value = plot.Known(d.figures[s.figure])
			}
			series.Values = append(series.Values, value)
		}
		p.Series = append(p.Series, series)
	}
	return v.plotOf(p, v.daySource(days))
}

// daySource says what figures by day are of, and where they are from.
func (v *visit) daySource(days []dayFigures) string {
	return v.say("plot.source.days", v.dayPoint(days[0].day).Long, v.dayPoint(days[len(days)-1].day).Long, v.Settings.Zone().String())
}

// dayPoint writes a day: "21 Nov", and "21 November 2026".
func (v *visit) dayPoint(day calc.Day) plot.Point {
	at := day.Begins(time.UTC)
	short := v.say("plot.day", at.Day(), v.say("times.short."+at.Format("1")))
	w := v.writer(nil)
	w.Zone = time.UTC
	return plot.Point{Short: short, Long: w.Date(at)}
}

// stat is one figure, with that of the days before.
type stat struct{ Label, Figure, Before string }

func (v *visit) stats(p period) (stats []stat) {
	now, _ := sum(p.now)
	before, known := sum(p.before)
	for _, s := range []struct {
		figure string
		write  func(int64) string
	}{
		{"redemptions_succeeded", v.number}, {"redemptions_failed", v.number}, {"discounted_amount", v.money}, {"orders_amount", v.money},
	} {
		text := v.say("figures.before.none", len(p.before))
		if known {
			text = v.say("figures.before", len(p.before), s.write(before[s.figure]))
		}
		stats = append(stats, stat{v.say("figures." + s.figure), s.write(now[s.figure]), text})
	}
	return stats
}

// reason is why attempts were refused, and how often. Width is its part of the most frequent one, of 100.
type reason struct {
	Text                     string
	Redemptions, Validations string
	Value, Max               int64
	// Href leads to the redemptions that were refused; empty for a reason of validations alone.
	Href                     string
	key                      string
	redemptions, validations int64
}

// reasons are the reasons of refusals by their number, the most frequent first; at most so many, when max is not 0.
func (v *visit) reasons(days []dayFigures, most int) []reason {
	total, _ := sum(days)
	byKey := map[string]*reason{}
	of := func(key string) *reason {
		if byKey[key] == nil {
			byKey[key] = &reason{key: key}
		}
		return byKey[key]
	}
	for key, n := range total.Reasons(punchcard.RefusedRedemptions) {
		of(key).redemptions = n
	}
	for key, n := range total.Reasons(punchcard.RefusedValidations) {
		of(key).validations = n
	}
	var all []reason
	for _, r := range byKey {
		all = append(all, *r)
	}
	slices.SortFunc(all, func(a, b reason) int {
		return cmp.Or(-cmp.Compare(a.redemptions+a.validations, b.redemptions+b.validations), cmp.Compare(a.key, b.key))
	})
	if most > 0 && len(all) > most {
		all = all[:most]
	}
	for i := range all {
		r := &all[i]
		r.Text = v.writer(nil).Refusal(r.key, "")
		if r.redemptions > 0 {
			r.Href = v.path("redemptions") + "?show=refused&reason=" + url.QueryEscape(r.key)
		}
		r.Redemptions, r.Validations = v.number(r.redemptions), v.number(r.validations)
		r.Value, r.Max = r.redemptions+r.validations, all[0].redemptions+all[0].validations
	}
	return all
}

// usePlot is the redemptions and refusals of days on each other.
func (v *visit) usePlot(days []dayFigures) plotView {
	return v.dayPlot("uses", "figures.uses", plot.Bars, days, v.number, seriesOf{"figures.redemptions_succeeded", "redemptions_succeeded"},
		seriesOf{"figures.redemptions_failed", "redemptions_failed"})
}

// campaignPlots are the plots of a campaign's page: its redemptions, refusals and rollbacks by day, and its validations beside its redemptions. They
// are read in one go.
func (v *visit) campaignPlots(ctx context.Context, campaignID string, days int) ([]plotView, error) {
	p, err := v.loadPeriod(ctx, campaignID, days)
	if err != nil {
		return nil, err
	}
	return []plotView{
		v.dayPlot("uses", "figures.uses", plot.Bars, p.now, v.number, seriesOf{"figures.redemptions_succeeded", "redemptions_succeeded"},
			seriesOf{"figures.redemptions_failed", "redemptions_failed"}, seriesOf{"figures.rollbacks_succeeded", "rollbacks_succeeded"}),
		v.dayPlot("asked", "figures.asked", plot.Lines, p.now, v.number, seriesOf{"figures.validations", "validations"},
			seriesOf{"figures.redemptions_succeeded", "redemptions_succeeded"}),
	}, nil
}
