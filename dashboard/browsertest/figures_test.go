package browsertest

import (
	"encoding/csv"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// homeFigures are the figures of Home by the names that the summary of a campaign gives them.
var homeFigures = map[string]string{"redemptions_succeeded": "Redeemed", "discounted_amount": "Discount given", "orders_amount": "Order value"}

// figure is a figure of Home as a number, of an amount in minor units: 0 where the page has none.
func (j *journey) figure(label string) (n int64) {
	j.Helper()
	text := evaluate[string](j.tab, `Array.from(document.querySelectorAll('.stat')).find(s => s.querySelector('dt').innerText === `+strconv.Quote(label)+`)?.querySelector('dd').innerText ?? '0'`)
	return digits(text)
}

// digits are the digits of a text as a number: 12.50 EUR are 1250.
func digits(text string) (n int64) {
	for _, r := range text {
		if r >= '0' && r <= '9' {
			n = 10*n + int64(r-'0')
		}
	}
	return n
}

// TestFigures redeems two codes, and compares Home, its tables, the report of discounts and its file with the summary of the campaign as the API has it.
func TestFigures(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		redeem := func(campaign string, codes ...string) {
			j.call("POST", "/v1/campaigns", `{"name": "`+campaign+`", "campaign_type": "DISCOUNT_COUPONS", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 150}}}`)
			for _, code := range codes {
				j.call("POST", "/v1/campaigns/"+campaign+"/vouchers/"+code, `{}`)
				j.call("POST", "/v1/redemptions", `{"redeemables": [{"object": "voucher", "id": "`+code+`"}], "order": {"amount": 1000}}`)
			}
		}
		// Figures are counted in the background, in the order of what happened: with this one, those of the demo are.
		redeem("Before", "BEFORE")
		for deadline := time.Now().Add(stepTimeout); j.call("GET", "/v1/campaigns/Before/summary", "")["redemptions_succeeded"] != 1.0 && time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		}
		ranges := []int{7, 30, 90}
		before := map[int]map[string]int64{}
		for _, days := range ranges {
			j.page(fmt.Sprintf("home?days=%d", days))
			j.shows("#figures-title")
			before[days] = map[string]int64{}
			for name, label := range homeFigures {
				before[days][name] = j.figure(label)
			}
		}
		redeem("Figures", "FIG-A", "FIG-B")
		counted := func() bool {
			j.page("home?days=7")
			j.shows("#figures-title")
			return j.figure(homeFigures["redemptions_succeeded"]) == before[7]["redemptions_succeeded"]+2
		}
		for deadline := time.Now().Add(stepTimeout); !counted() && time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		}
		summary := j.call("GET", "/v1/campaigns/Figures/summary", "")
		want := func(name string) int64 { n, _ := summary[name].(float64); return int64(n) }
		if want("redemptions_succeeded") != 2 || want("discounted_amount") != 300 {
			t.Fatalf("the API says %v", summary)
		}
		for _, days := range ranges {
			j.page("home")
			j.click(fmt.Sprintf(`.chips a[href*="days=%d"]`, days))
			j.shows(fmt.Sprintf(`.chips a[href*="days=%d"][aria-current]`, days))
			for name, label := range homeFigures {
				if got := j.figure(label) - before[days][name]; got != want(name) {
					t.Errorf("%s of %d days rose by %d, the API says %d", label, days, got, want(name))
				}
			}
			redeemed := j.figure(homeFigures["redemptions_succeeded"])
			j.click(".figure details summary")
			j.shows(".figure details[open] table")
			column := evaluate[[]string](j.tab, `Array.from(document.querySelectorAll('.figure details[open] tbody tr')).map(r => r.querySelector('td').innerText)`)
			sum := int64(0)
			for _, cell := range column {
				sum += digits(cell)
			}
			if len(column) != days || sum != redeemed {
				t.Errorf("the table of %d days has %d rows with %d redemptions, and the page says %d", days, len(column), sum, redeemed)
			}
		}
		j.inAllLooks("figures with their table")

		j.page("reports")
		j.shows("table .total")
		cells := evaluate[[]string](j.tab, `Array.from(document.querySelectorAll('tbody tr')).map(r => Array.from(r.cells).map(c => c.innerText)).find(c => c[0] === 'Figures') ?? []`)
		if len(cells) < 7 || digits(cells[1]) != want("redemptions_succeeded") || digits(cells[2]) != want("discounted_amount") || digits(cells[6]) != want("orders_amount") {
			t.Errorf("the report says %v, and the API %v", cells, summary)
		}
		if j.scripts {
			file := evaluate[string](j.tab, `fetch(document.querySelector('a.button[download]').href).then(r => r.text())`)
			rows, err := csv.NewReader(strings.NewReader(file)).ReadAll()
			at := slices.IndexFunc(rows, func(row []string) bool { return slices.Contains(row, "Figures") })
			major := func(minor int64) string { return fmt.Sprintf("%d.%02d", minor/100, minor%100) }
			if err != nil || at < 0 || !slices.Contains(rows[at], "2") || !slices.Contains(rows[at], "3.00") || !slices.Contains(rows[at], major(want("orders_amount"))) {
				t.Errorf("the file says %q (%v), and the API %v", file, err, summary)
			}
		}
		j.inAllLooks("the report of discounts")
	})
}

// TestARuleIsTried asks whether rules are true for two carts.
func TestARuleIsTried(t *testing.T) {
	journeys(t, func(t *testing.T, j *journey) {
		made := j.call("POST", "/v1/validation-rules", `{"name": "Large orders", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than_or_equal": [5000]}}}}`)
		id, _ := made["id"].(string)
		j.page("rules/" + id)
		j.click(`.head a[href$="/try"]`)
		for _, c := range []struct{ amount, verdict string }{{"4000", ".verdict.bad"}, {"5000", ".verdict.good"}} {
			j.write("a.json", `{"amount": `+c.amount+`}`)
			j.click("form.simulator .row .button.main")
			j.shows(c.verdict)
		}
		j.inAllLooks("a rule that is true for a cart")
	})
}

// TestPlotsOfHomeFitTheWindow opens Home in windows as wide as those of laptops: no plot has to be scrolled sideways.
func TestPlotsOfHomeFitTheWindow(t *testing.T) {
	s := serve(t)
	b := open(t, s)
	const home = "/dashboard/projects/demo/home"
	b.visit(home)
	for deadline := time.Now().Add(stepTimeout); !b.has(".figure svg.plot") && time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		b.visit(home) // figures are counted in the background
	}
	for _, width := range []int64{1024, 1280, 1366, 1440, 1920} {
		b.as(look{"wide", "light", width, 800, 1})
		b.visit(home)
		b.shows(".figure svg.plot")
		for _, room := range evaluate[[]string](b, `[...document.querySelectorAll('.figure .scroll')].filter(e => e.scrollWidth > e.clientWidth).map(e => e.scrollWidth + ' in ' + e.clientWidth)`) {
			t.Errorf("at %d pixels a plot takes %s", width, room)
		}
	}
}
