package dashboard

import (
	"cmp"
	"context"
	"encoding/csv"
	"io"
	"slices"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// reportsRoutes are the reports, each with its figures as a file.
func (d *Dashboard) reportsRoutes() []route {
	return []route{
		{method: "GET", path: "reports", act: actRead, lagging: true, handle: d.discountsReport},
		{method: "GET", path: "reports/discounts.csv", act: actExportReports, handle: d.discountsFile, whole: true},
		{method: "GET", path: "reports/months.csv", act: actExportReports, handle: d.monthsFile, whole: true},
		{method: "GET", path: "reports/days.csv", act: actExportReports, handle: d.daysFile, whole: true},
		{method: "GET", path: "reports/refusals", act: actRead, lagging: true, handle: d.refusalsReport},
		{method: "GET", path: "reports/refusals.csv", act: actExportReports, handle: d.refusalsFile, whole: true},
		{method: "GET", path: "reports/liability", act: actRead, lagging: true, handle: d.liabilityReport("liability")},
		{method: "GET", path: "reports/liability.csv", act: actExportReports, handle: d.liabilityFile("liability"), whole: true},
		{method: "GET", path: "reports/points", act: actRead, lagging: true, handle: d.liabilityReport("points")},
		{method: "GET", path: "reports/points.csv", act: actExportReports, handle: d.liabilityFile("points"), whole: true},
	}
}

// reportPages are the links between the reports.
func (v *visit) reportPages(current string) (links []filterLink) {
	for _, r := range []struct{ name, path string }{{"discounts", ""}, {"refusals", "refusals"}, {"liability", "liability"}, {"points", "points"}} {
		href := v.path("reports")
		if r.path != "" {
			href = v.path("reports", r.path)
		}
		links = append(links, filterLink{v.say("reports." + r.name), href, r.name == current})
	}
	return links
}

// reportFile is the address of the figures of a report as a file, for who may export; empty for others.
func (v *visit) reportFile(name, query string) string {
	if !v.may(actExportReports) {
		return ""
	}
	return v.path("reports", name) + query
}

// discountsView is what was given away, by month and by campaign.
type discountsView struct {
	Pages []filterLink
	// Months leads to the campaigns of each month; Month is the one that is shown.
	Months []filterLink
	Month  string
	Plot   plotView
	Rows   []campaignRow
	// Largest says which rows are shown; empty for all.
	Largest string
	Source  string
	File    string
	Empty   empty
}

// campaignRow is the figures of a campaign, or in the last row of the whole project.
type campaignRow struct {
	// Href is empty for the whole project and for a campaign that was deleted.
	Name, Href                                                      string
	Redemptions, Discounts, TakenBack, Credits, Points, OrdersValue string
	Total                                                           bool
}

// shownMonths is how many months the report of discounts has.
const shownMonths = 12

// maxReportRows is how many campaigns a report lists beside the sum of all, so that its page has at most 60 kB.
const maxReportRows = 50

// largest are the first rows of a report and the last one, which is the sum of all; said says so where others are left out.
func largest[T any](v *visit, rows []T, file string) (shown []T, said string) {
	n := len(rows) - 1
	if n <= maxReportRows {
		return rows, ""
	}
	text := "reports.largest"
	if file != "" {
		text = "reports.largest.file"
	}
	return append(rows[:maxReportRows:maxReportRows], rows[n]), v.say(text, maxReportRows, n)
}

func (d *Dashboard) discountsReport(ctx context.Context, v *visit) (answer, error) {
	month, err := v.month()
	if err != nil {
		return answer{}, err
	}
	view := discountsView{Pages: v.reportPages("discounts"), Month: v.monthPoint(month).Long, Empty: empty{"chart-column", v.say("reports.discounts.none"), v.say("reports.discounts.none.why")}}
	months, err := v.loadMonths(ctx)
	if err != nil {
		return answer{}, err
	}
	p := plot.Plot{ID: "months", Title: v.say("reports.discounts.months"), Unfinished: true, Format: v.money}
	given, back := plot.Series{Name: v.say("figures.discounted_amount")}, plot.Series{Name: v.say("figures.rolledback_discounted_amount")}
	for _, m := range months {
		p.Points = append(p.Points, v.monthPoint(m.day))
		if !m.known {
			given.Values, back.Values = append(given.Values, plot.Value{}), append(back.Values, plot.Value{})
			continue
		}
		given.Values = append(given.Values, plot.Known(m.figures["discounted_amount"]))
		back.Values = append(back.Values, plot.Known(m.figures["rolledback_discounted_amount"]))
		view.Months = append(view.Months, filterLink{v.monthPoint(m.day).Long, v.with("month", string(m.day)[:7]), m.day == month})
	}
	p.Kind, p.Series = plot.Lines, []plot.Series{given, back}
	view.Plot = v.plotOf(p, v.say("reports.discounts.source", v.Settings.Zone().String()))
	view.Plot.File = v.reportFile("months.csv", "")
	rows, err := v.campaignFigures(ctx, month)
	if err != nil {
		return answer{}, err
	}
	view.File = v.reportFile("discounts.csv", "?month="+string(month)[:7])
	rows, view.Largest = largest(v, rows, view.File)
	for _, r := range rows {
		view.Rows = append(view.Rows, campaignRow{
			Name: r.name, Href: r.href, Total: r.total, Redemptions: v.number(r.figures["redemptions_succeeded"]), Discounts: v.money(r.figures["discounted_amount"]),
			TakenBack: v.money(r.figures["rolledback_discounted_amount"]), Credits: v.money(r.figures["amount_redeemed"]),
			Points: v.number(r.figures["points_redeemed"]), OrdersValue: v.money(r.figures["orders_amount"]),
		})
	}
	view.Source = v.say("reports.discounts.rows.source")
	return show("reports-discounts", v.say("reports.title"), view), nil
}

// campaignFigures is the figures of a campaign in a month, or of the whole project.
type campaignFigures struct {
	id, name, href string
	figures        punchcard.Figures
	total          bool
}

// loadMonths are the figures of the last months, the present one at the end; the day of each is its first one. Nothing is known of the months before the
// first one in which something was counted, or in which the project was made.
func (v *visit) loadMonths(ctx context.Context) ([]dayFigures, error) {
	months := v.lastMonths()
	read, err := v.Project.Days(ctx, "", months[0], "")
	if err != nil {
		return nil, err
	}
	begin := firstOf(calc.DayOf(v.Settings.CreatedAt, v.Settings.Zone()))
	byMonth := map[calc.Day][]punchcard.Day{}
	for _, day := range read {
		first := firstOf(day.Day)
		byMonth[first], begin = append(byMonth[first], day), min(begin, first)
	}
	all := make([]dayFigures, len(months))
	for i, m := range months {
		all[i] = dayFigures{m, m >= begin, punchcard.SumOf(byMonth[m])}
	}
	return all, nil
}

// campaignFigures are the figures of all campaigns in a month, those that gave most first, and of the whole project at the end.
func (v *visit) campaignFigures(ctx context.Context, month calc.Day) ([]campaignFigures, error) {
	end := month.AddMonths(1).AddDays(-1)
	days, err := v.Project.Days(ctx, "", month, end)
	if err != nil {
		return nil, err
	}
	whole := punchcard.SumOf(days)
	figures, err := v.Project.CampaignFigures(ctx, month, end)
	if err != nil {
		return nil, err
	}
	ids := make([]string, 0, len(figures))
	for id := range figures {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	var all []campaignFigures
	if len(ids) > 0 {
		page, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.In("id", ids)})
		if err != nil {
			return nil, err
		}
		campaigns := map[string]campaign.Campaign{}
		for _, c := range page.Items {
			campaigns[c.ID] = c
		}
		for _, id := range ids {
			of := figures[id]
			if of["redemptions_succeeded"] == 0 && of["rollbacks_succeeded"] == 0 && of["rolledback_discounted_amount"] == 0 {
				continue
			}
			row := campaignFigures{id: id, name: v.say("reports.campaign.gone"), figures: of}
			if c, found := campaigns[id]; found {
				row.name, row.href, row.figures = c.Name, v.path("campaigns", id), of.Of(c.Type) // credits that were paid with are no discount
			}
			all = append(all, row)
		}
	}
	slices.SortFunc(all, func(a, b campaignFigures) int {
		return cmp.Or(-cmp.Compare(a.figures["discounted_amount"], b.figures["discounted_amount"]), cmp.Compare(a.name, b.name), cmp.Compare(a.id, b.id))
	})
	if len(all) == 0 && whole["redemptions_succeeded"] == 0 && whole["rolledback_discounted_amount"] == 0 {
		return nil, nil
	}
	return append(all, campaignFigures{name: v.say("reports.whole"), figures: whole, total: true}), nil
}

// discountsFile is the table of a month as a file. Amounts are in major units.
func (d *Dashboard) discountsFile(ctx context.Context, v *visit) (answer, error) {
	month, err := v.month()
	if err != nil {
		return answer{}, err
	}
	rows, err := v.campaignFigures(ctx, month)
	if err != nil {
		return answer{}, err
	}
	return d.csvFile("discounts-"+string(month)[:7]+".csv",
		[]string{"month", "campaign_id", "campaign", "redemptions", "discounts", "discounts_taken_back", "paid_with_credits", "paid_with_points", "orders_amount"},
		func(write func(...string) error) error {
			for _, r := range rows {
				f := r.figures
				if err := write(string(month)[:7], r.id, r.name, strconv.FormatInt(f["redemptions_succeeded"], 10), export.Money(f["discounted_amount"]), export.Money(f["rolledback_discounted_amount"]),
					export.Money(f["amount_redeemed"]), strconv.FormatInt(f["points_redeemed"], 10), export.Money(f["orders_amount"])); err != nil {
					return err
				}
			}
			return nil
		}), nil
}

// monthsFile is the discounts by month as a file: the plot of the report.
func (d *Dashboard) monthsFile(ctx context.Context, v *visit) (answer, error) {
	months, err := v.loadMonths(ctx)
	if err != nil {
		return answer{}, err
	}
	return d.csvFile("months.csv", []string{"month", "discounts", "discounts_taken_back"}, func(write func(...string) error) error {
		for _, m := range months {
			if !m.known {
				continue
			}
			if err := write(string(m.day)[:7], export.Money(m.figures["discounted_amount"]), export.Money(m.figures["rolledback_discounted_amount"])); err != nil {
				return err
			}
		}
		return nil
	}), nil
}

// daysFile is the figures of each day as a file: the plots of Home.
func (d *Dashboard) daysFile(ctx context.Context, v *visit) (answer, error) {
	days, _ := v.days()
	p, err := v.loadPeriod(ctx, "", days)
	if err != nil {
		return answer{}, err
	}
	return d.csvFile("days.csv", []string{"day", "redemptions", "redemptions_refused", "discounts", "orders_amount"}, func(write func(...string) error) error {
		for _, day := range p.now {
			if !day.known {
				continue
			}
			f := day.figures
			if err := write(string(day.day), strconv.FormatInt(f["redemptions_succeeded"], 10), strconv.FormatInt(f["redemptions_failed"], 10), export.Money(f["discounted_amount"]),
				export.Money(f["orders_amount"])); err != nil {
				return err
			}
		}
		return nil
	}), nil
}

// csvFile answers with a file of rows.
func (d *Dashboard) csvFile(name string, head []string, rows func(write func(...string) error) error) answer {
	return answer{status: 200, fileName: name, file: func(to io.Writer) error {
		w := csv.NewWriter(to)
		write := func(cells ...string) error {
			if d.engine.SpreadsheetSafe() {
				for i := range cells {
					cells[i] = export.SpreadsheetSafe(cells[i])
				}
			}
			return w.Write(cells)
		}
		if err := write(head...); err != nil {
			return err
		}
		if err := rows(write); err != nil {
			return err
		}
		w.Flush()
		return w.Error()
	}}
}

// firstOf is the first day of the month of a day.
func firstOf(day calc.Day) calc.Day { return calc.NewDay(day.Year(), day.Month(), 1) }

// lastMonths are the first days of the last months, the present one at the end.
func (v *visit) lastMonths() (months []calc.Day) {
	present := firstOf(calc.DayOf(v.Project.Now(), v.Settings.Zone()))
	for i := range shownMonths {
		months = append(months, present.AddMonths(i+1-shownMonths))
	}
	return months
}

// month is the first day of the month that the address asks for, such as 2026-11; the present one when it asks for none.
func (v *visit) month() (calc.Day, error) {
	asked := v.URL.Query().Get("month")
	if asked == "" {
		return firstOf(calc.DayOf(v.Project.Now(), v.Settings.Zone())), nil
	}
	day, err := calc.ParseDay(asked + "-01")
	if err != nil {
		return "", fault.Query("month", "must be a month such as 2026-11 (actual value is '%.20s')", asked)
	}
	return day, nil
}

// monthPoint writes a month: "Nov 2026", and "November 2026".
func (v *visit) monthPoint(month calc.Day) plot.Point {
	at := month.Begins(time.UTC)
	name := v.say("times.short." + at.Format("1"))
	return plot.Point{Short: name, Long: v.say("plot.month", name, at.Format("2006"))}
}

// refusalsView is why redemptions and validations were refused.
type refusalsView struct {
	Pages, Ranges []filterLink
	Plot          plotView
	Reasons       []reason
	Source, File  string
	Empty         empty
}

func (d *Dashboard) refusalsReport(ctx context.Context, v *visit) (answer, error) {
	days, links := v.days()
	p, err := v.loadPeriod(ctx, "", days)
	if err != nil {
		return answer{}, err
	}
	view := refusalsView{
		Pages: v.reportPages("refusals"), Ranges: links, Reasons: v.reasons(p.now, 0), Source: v.say("reports.refusals.source"),
		Plot: v.dayPlot("refusals", "reports.refusals.days", plot.Bars, p.now, v.number, seriesOf{"figures.redemptions_failed", "redemptions_failed"},
			seriesOf{"figures.validations_failed", "validations_failed"}),
		File:  v.reportFile("refusals.csv", "?days="+strconv.Itoa(days)),
		Empty: empty{"circle-check", v.say("reports.refusals.none"), v.say("reports.refusals.none.why")},
	}
	return show("reports-refusals", v.say("reports.title"), view), nil
}

// refusalsFile is the refusals of each day and reason as a file.
func (d *Dashboard) refusalsFile(ctx context.Context, v *visit) (answer, error) {
	days, _ := v.days()
	p, err := v.loadPeriod(ctx, "", days)
	if err != nil {
		return answer{}, err
	}
	return d.csvFile("refusals.csv", []string{"day", "key", "reason", "redemptions", "validations"}, func(write func(...string) error) error {
		for _, day := range p.now {
			for _, r := range v.reasons([]dayFigures{day}, 0) {
				if err := write(string(day.day), r.key, r.Text, strconv.FormatInt(r.redemptions, 10), strconv.FormatInt(r.validations, 10)); err != nil {
					return err
				}
			}
		}
		return nil
	}), nil
}
