package dashboard

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
)

// liabilityView is what is outstanding on cards: credit, or points.
type liabilityView struct {
	Pages []filterLink
	Title string
	// Day chooses the day, and Said says of which one the figures are and when they were taken.
	Day   field
	Said  string
	Plots []plotView
	Head  []string
	Rows  []liabilityRow
	// Largest says which rows are shown; empty for all.
	Largest      string
	Source, File string
	Empty        empty
}

// liabilityRow is a campaign or a program, or in the last row all cards.
type liabilityRow struct {
	// Href is empty for cards without a campaign, and for one that was deleted.
	Name, Href string
	Cells      []string
	Total      bool
}

// owed is the statements of a day with the names of their campaigns and programs, that of all cards at the end.
type owed struct {
	day  calc.Day
	rows []owedRow
}

type owedRow struct {
	name, href string
	punchcard.Liability
}

// maxExpiryMonths is how many months of expiry a plot shows; the table of the file has all.
const maxExpiryMonths = 36

// loadOwed reads what is outstanding on the day of the address, or on the last one.
func (v *visit) loadOwed(ctx context.Context) (o owed, err error) {
	if asked := v.URL.Query().Get("day"); asked != "" {
		if o.day, err = calc.ParseDay(asked); err != nil {
			return o, fault.Query("day", "must be a day such as 2026-11-21 (actual value is '%.20s')", asked)
		}
	}
	read, err := v.Project.Liabilities(ctx, o.day)
	if err != nil || len(read) == 0 {
		return o, err
	}
	o.day = read[0].Day
	var campaigns, programs []string
	for _, l := range read {
		switch {
		case l.ScopeID == "" || l.ScopeID == punchcard.AllCards:
		case l.Body.Program:
			programs = append(programs, l.ScopeID)
		default:
			campaigns = append(campaigns, l.ScopeID)
		}
	}
	names, hrefs := map[string]string{"": v.say("reports.loose"), punchcard.AllCards: v.say("reports.whole")}, map[string]string{}
	if len(campaigns) > 0 {
		page, err := v.Project.Campaigns.List(ctx, storage.Query{Filter: storage.In("id", campaigns)})
		if err != nil {
			return o, err
		}
		for _, c := range page.Items {
			names[c.ID], hrefs[c.ID] = c.Name, v.path("campaigns", c.ID)
		}
	}
	if len(programs) > 0 {
		page, err := v.Project.Programs.ListPrograms(ctx, storage.Query{Filter: storage.In("id", programs)})
		if err != nil {
			return o, err
		}
		for _, p := range page.Items {
			names[p.ID], hrefs[p.ID] = p.Name, v.path("loyalty", "programs", p.ID)
		}
	}
	for _, l := range read {
		o.rows = append(o.rows, owedRow{cmp.Or(names[l.ScopeID], v.say("reports.campaign.gone")), hrefs[l.ScopeID], l})
	}
	slices.SortFunc(o.rows, func(a, b owedRow) int {
		return cmp.Or(compareWhole(a, b), cmp.Compare(a.name, b.name), cmp.Compare(a.ScopeID, b.ScopeID))
	})
	return o, nil
}

// whole reports whether the row is that of all cards, and compareWhole puts it at the end.
func (r owedRow) whole() bool { return r.ScopeID == punchcard.AllCards }

func compareWhole(a, b owedRow) int {
	switch {
	case a.whole() == b.whole():
		return 0
	case a.whole():
		return 1
	}
	return -1
}

// all is the statement of all cards.
func (o owed) all() (all punchcard.Liability) {
	for _, r := range o.rows {
		if r.whole() {
			all = r.Liability
		}
	}
	return all
}

// kindOfOwed is credit or points: its file, its columns, and its months.
type kindOfOwed struct {
	name    string
	columns []string
	cells   func(punchcard.Liability) []int64
	months  func(punchcard.Liability) map[string]int64
}

var owedKinds = map[string]kindOfOwed{
	"liability": {"liability", []string{"credit.usable", "credit.expired", "credit.off"},
		func(l punchcard.Liability) []int64 {
			return []int64{l.Body.Credit.Usable, l.Body.Credit.Expired, l.Body.Credit.Off}
		}, func(l punchcard.Liability) map[string]int64 { return l.Body.CreditMonths }},
	"points": {"points", []string{"points.usable", "points.off", "points.pending", "points.below"},
		func(l punchcard.Liability) []int64 {
			return []int64{l.Body.Points.Usable, l.Body.Points.Off, l.Body.Points.Pending, l.Body.Points.Below}
		}, func(l punchcard.Liability) map[string]int64 { return l.Body.PointsMonths }},
}

func (d *Dashboard) liabilityReport(kind string) handler {
	return func(ctx context.Context, v *visit) (answer, error) {
		k := owedKinds[kind]
		o, err := v.loadOwed(ctx)
		if err != nil {
			return answer{}, err
		}
		write := v.number
		if kind == "liability" {
			write = v.money
		}
		view := liabilityView{
			Pages: v.reportPages(kind), Title: v.say("reports." + kind), Source: v.say("reports." + kind + ".source"),
			Day:   field{Name: "day", Type: "date", Label: v.say("reports.day"), Value: string(o.day)},
			Empty: empty{"chart-column", v.say("reports.owed.none"), v.say("reports.owed.none.why")},
		}
		for _, name := range k.columns {
			view.Head = append(view.Head, v.say("reports."+name))
		}
		rows := slices.DeleteFunc(slices.Clone(o.rows), func(r owedRow) bool {
			return !r.whole() && !slices.ContainsFunc(k.cells(r.Liability), func(n int64) bool { return n != 0 })
		})
		slices.SortStableFunc(rows, func(a, b owedRow) int {
			return cmp.Or(compareWhole(a, b), slices.Compare(k.cells(b.Liability), k.cells(a.Liability)))
		})
		if len(o.rows) > 0 {
			view.File = v.reportFile(kind+".csv", "?day="+string(o.day))
		}
		rows, view.Largest = largest(v, rows, view.File)
		for _, r := range rows {
			row := liabilityRow{Name: r.name, Href: r.href, Total: r.whole()}
			for _, n := range k.cells(r.Liability) {
				row.Cells = append(row.Cells, write(n))
			}
			view.Rows = append(view.Rows, row)
		}
		if len(o.rows) > 0 {
			all := o.all()
			view.Said = v.say("reports.owed.said", v.dayPoint(o.day).Long, v.clock().moment(all.Body.At).Exact)
			if p, ok := v.monthsPlot(kind, o.day, k.months(all), write); ok {
				view.Plots = append(view.Plots, v.plotOf(p, v.say("reports.owed.months.source", v.dayPoint(o.day).Long, v.Settings.Zone().String())))
			}
		}
		return show("reports-liability", v.say("reports.title"), view), nil
	}
}

// monthsPlot is usable credit or points by the month of their expiry, from the month of the day on.
func (v *visit) monthsPlot(kind string, day calc.Day, months map[string]int64, write func(int64) string) (plot.Plot, bool) {
	p := plot.Plot{ID: "months", Title: v.say("reports." + kind + ".months"), Format: write}
	series := plot.Series{Name: v.say("reports." + kind + ".usable")}
	last := ""
	for month := range months {
		last = max(last, month)
	}
	for m := firstOf(day); last != "" && string(m)[:7] <= last && len(p.Points) < maxExpiryMonths; m = m.AddMonths(1) {
		p.Points, series.Values = append(p.Points, v.monthPoint(m)), append(series.Values, plot.Known(months[string(m)[:7]]))
	}
	if n, some := months[""]; some {
		p.Points = append(p.Points, plot.Point{Short: v.say("reports.never"), Long: v.say("reports.never")})
		series.Values = append(series.Values, plot.Known(n))
	}
	p.Series = []plot.Series{series}
	return p, len(p.Points) > 0
}

// liabilityFile is what is outstanding on a day as a file: a row for each scope, and one for each month of its expiry.
func (d *Dashboard) liabilityFile(kind string) handler {
	return func(ctx context.Context, v *visit) (answer, error) {
		k := owedKinds[kind]
		o, err := v.loadOwed(ctx)
		if err != nil {
			return answer{}, err
		}
		write := func(n int64) string { return strconv.FormatInt(n, 10) }
		if kind == "liability" {
			write = export.Money
		}
		head := append([]string{"day", "scope_id", "scope", "cards"}, k.columns...)
		return d.csvFile(kind+".csv", append(head, "usable_until_month", "usable_until"), func(line func(...string) error) error {
			for _, r := range o.rows {
				cells := []string{string(r.Day), r.ScopeID, r.name, strconv.FormatInt(r.Body.Cards, 10)}
				for _, n := range k.cells(r.Liability) {
					cells = append(cells, write(n))
				}
				if err := line(append(cells, "", "")...); err != nil {
					return err
				}
				months := k.months(r.Liability)
				for _, m := range slices.Sorted(maps.Keys(months)) {
					cells := []string{string(r.Day), r.ScopeID, r.name, ""}
					for range k.columns {
						cells = append(cells, "")
					}
					if err := line(append(cells, cmp.Or(m, "never"), write(months[m]))...); err != nil {
						return err
					}
				}
			}
			return nil
		}), nil
	}
}
