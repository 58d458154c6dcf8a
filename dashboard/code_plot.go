package dashboard

import (
	"fmt"
	"html/template"
	"strings"

	"github.com/boombuler/barcode/qr"

	"github.com/punchcardhq/punchcard/internal/plot"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// balanceDays is how many days the plot of a balance has, and maxPlotMovements how many movements it reads.
const balanceDays, maxPlotMovements = 90, 1000

// balancePlot draws what a card had at the end of each of the last days, from its movements. Nothing is known of days before it was made, or before the
// earliest movement that is read of a card that has more. There is none for a card that never moved.
func (v *visit) balancePlot(card *voucher.Voucher, page storage.Page[voucher.Transaction]) *plotView {
	if len(page.Items) == 0 {
		return nil
	}
	zone := v.Settings.Zone()
	today := calc.DayOf(v.Project.Now(), zone)
	first, made := today.AddDays(1-balanceDays), calc.DayOf(card.CreatedAt, zone)
	format, unit := v.money, v.say("code.credit")
	if card.Loyalty != nil {
		format, unit = v.number, v.say("code.points")
	}
	// Going back from the latest movement, a day ends with the balance of its last one or, without any, of the last one before it.
	balance := plot.Series{Name: unit, Values: make([]plot.Value, balanceDays)}
	at := 0
	for i := balanceDays - 1; i >= 0; i-- {
		day := first.AddDays(i)
		for at < len(page.Items) && calc.DayOf(page.Items[at].CreatedAt, zone) > day {
			at++
		}
		switch {
		case at < len(page.Items):
			balance.Values[i] = plot.Known(page.Items[at].Balance)
		case day >= made && !page.HasMore:
			earliest := page.Items[len(page.Items)-1]
			balance.Values[i] = plot.Known(earliest.Balance - earliest.Amount) // what it was made with
		}
	}
	p := plot.Plot{ID: "balance-days", Title: v.say("code.balance.days"), Kind: plot.Lines, Unfinished: true, Format: format, Series: []plot.Series{balance}}
	for i := range balanceDays {
		p.Points = append(p.Points, v.dayPoint(first.AddDays(i)))
	}
	view := v.plotOf(p, v.say("code.balance.source", p.Points[0].Long, p.Points[balanceDays-1].Long, zone.String()))
	return &view
}

// qrOf draws a code as a QR code, for scanners at tills; empty for one that is too long for it.
func (v *visit) qrOf(code string) template.HTML {
	drawn, err := qr.Encode(code, qr.M, qr.Auto)
	if err != nil {
		return ""
	}
	const quiet = 4 // modules around it, without which scanners do not find it
	size := drawn.Bounds().Dx()
	var path strings.Builder
	for y := range size {
		for x := 0; x < size; {
			run := 0 // of dark modules beside each other, which are one line
			for ; x < size; x++ {
				if r, _, _, _ := drawn.At(x, y).RGBA(); r != 0 {
					break
				}
				run++
			}
			if run > 0 {
				fmt.Fprintf(&path, "M%d %d.5h%d", x-run+quiet, y+quiet, run)
			} else {
				x++
			}
		}
	}
	label := template.HTMLEscapeString(v.say("code.qr"))
	svg := `<svg class="qr" viewBox="0 0 %[1]d %[1]d" role="img" aria-label="%[2]s"><rect class="paper" width="%[1]d" height="%[1]d"/><path class="ink" d="%[3]s"/></svg>`
	return template.HTML(fmt.Sprintf(svg, size+2*quiet, label, path.String()))
}
