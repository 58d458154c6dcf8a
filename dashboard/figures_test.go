package dashboard

import (
	"context"
	"encoding/csv"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// day is how far the clock of a test moves.
const day = 24 * time.Hour

// fillFigures redeems, refuses, validates and rolls back on several days.
func fillFigures(t *testing.T, s *site) {
	t.Helper()
	ctx := t.Context()
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, code := range []string{"FIVE", "OFF"} {
		_, err := s.shop.Vouchers.Create(ctx, voucher.AmountOff(code, 500))
		must(err)
	}
	_, err := s.shop.Vouchers.SetActive(ctx, "OFF", false)
	must(err)
	amount := int64(1990)
	for i := range 4 {
		for range i + 1 {
			_, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "FIVE")
			must(err)
		}
		if _, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "OFF"); err == nil {
			t.Fatal("a code that is off is redeemed")
		}
		if i%2 == 1 {
			done, err := s.shop.Redemptions.RedeemCodes(ctx, 3000, "FIVE")
			must(err)
			_, err = s.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
			must(err)
			_, err = s.shop.Redemptions.Validate(ctx, redemption.Request{
				Redeemables: []redemption.Redeemable{{Object: redemption.RedeemableVoucher, ID: "OFF"}}, Order: &order.Request{Amount: patch.Set(amount)},
			})
			must(err)
		}
		s.ahead.Add(int64(3 * day))
	}
	must(s.engine.DrainEvents(ctx, "shop"))
}

// recorded are the figures of a day by the records alone.
type recorded struct{ redeemed, refused, discount, orders int64 }

func (s *site) recorded(t *testing.T) map[calc.Day]recorded {
	t.Helper()
	page, err := s.shop.Redemptions.List(context.Background(), storage.Query{})
	if err != nil {
		t.Fatal(err)
	}
	all := map[calc.Day]recorded{}
	for _, r := range page.Items {
		day := calc.DayOf(r.Date, time.UTC)
		of := all[day]
		switch {
		case r.Object != redemption.ObjectRedemption:
		case r.Status == redemption.StatusFailed:
			of.refused++
		default:
			of.redeemed, of.discount, of.orders = of.redeemed+1, of.discount+r.Applied.Order+r.Applied.Items, of.orders+r.Applied.OrderTotal
		}
		all[day] = of
	}
	return all
}

// tables are the texts of the cells of all tables of a page, one list for each row of a body.
func tables(t *testing.T, p page) (all [][][]string) {
	t.Helper()
	for _, e := range p.elements(t) {
		switch e.Data {
		case "tbody":
			all = append(all, nil)
		case "tr":
			if len(all) > 0 && e.Parent.Data == "tbody" {
				all[len(all)-1] = append(all[len(all)-1], nil)
			}
		case "td", "th":
			if e.Parent.Parent.Data == "tbody" {
				body := all[len(all)-1]
				body[len(body)-1] = append(body[len(body)-1], wordsOf(e))
			}
		}
	}
	return all
}

func classOf(e *html.Node, class string) bool {
	return strings.Contains(" "+attribute(e, "class")+" ", " "+class+" ")
}

// TestFiguresOfHomeAreThoseOfTheRecords compares the figures and the tables of Home with the records of redemptions, for each range.
func TestFiguresOfHomeAreThoseOfTheRecords(t *testing.T) {
	s := newSiteAtNoon(t, "Shop", fillFigures)
	records := s.recorded(t)
	today := calc.DayOf(s.shop.Now(), time.UTC)
	for _, days := range ranges {
		p := s.get(t, roleViewer, fmt.Sprint("/dashboard/projects/shop/home?days=", days))
		var want, shown []string
		var total recorded
		rows := map[string][]string{}
		v := &visit{texts: english}
		first := calc.Day("")
		for i := range days {
			day := today.AddDays(i + 1 - days)
			of := records[day]
			if first == "" && of != (recorded{}) {
				first = day
			}
			total = recorded{total.redeemed + of.redeemed, total.refused + of.refused, total.discount + of.discount, total.orders + of.orders}
			label := v.dayPoint(day).Long
			if day == today {
				label += " (so far)"
			}
			rows[label] = []string{fmt.Sprint(of.redeemed), fmt.Sprint(of.refused), euro(of.discount), euro(of.orders)}
		}
		want = []string{fmt.Sprint(total.redeemed), fmt.Sprint(total.refused), euro(total.discount), euro(total.orders)}
		for _, e := range p.elements(t) {
			if classOf(e, "figure-number") {
				shown = append(shown, wordsOf(e))
			}
		}
		if fmt.Sprint(shown) != fmt.Sprint(want) {
			t.Errorf("%d days: %v, the records say %v", days, shown, want)
		}
		all := tables(t, p)
		known := 0
		for n, table := range all[:2] {
			if len(table) != days {
				t.Fatalf("%d days: table %d has %d rows", days, n, len(table))
			}
			for _, row := range table {
				if row[1] == "no data" {
					continue
				}
				known++
				if want := rows[row[0]][2*n : 2*n+2]; fmt.Sprint(row[1:]) != fmt.Sprint(want) {
					t.Errorf("%d days, %s: %v, the records say %v", days, row[0], row[1:], want)
				}
			}
		}
		if known != 2*min(days, 13) { // the shop began 12 days ago
			t.Errorf("%d days: %d rows have figures", days, known)
		}
		file, err := csv.NewReader(strings.NewReader(s.get(t, roleViewer, fmt.Sprint("/dashboard/projects/shop/reports/days.csv?days=", days)).body)).ReadAll()
		s.must(t, err)
		for _, row := range file[1:] {
			of := records[calc.Day(row[0])]
			if want := []string{row[0], fmt.Sprint(of.redeemed), fmt.Sprint(of.refused), strings.TrimSuffix(euro(of.discount), " EUR"), strings.TrimSuffix(euro(of.orders), " EUR")}; !slices.Equal(row, want) {
				t.Errorf("%d days: the file says %v, the records %v", days, row, want)
			}
		}
		if len(file)-1 != min(days, 13) || strings.Count(p.body, fmt.Sprint("reports/days.csv?days=", days)) != 2 {
			t.Errorf("%d days: the file has %d days\n%s", days, len(file)-1, p.text(t))
		}
		if s.check(t, roleViewer, "/dashboard/projects/shop/home", p); len(p.body) > maxPageSize {
			t.Errorf("%d days take %d bytes", days, len(p.body))
		}
	}
}

// TestFiguresOfACampaignAreThoseOfTheRecords compares the figures and the tables of the pages of two campaigns with the records of redemptions, and with
// how often they were validated, for each range.
func TestFiguresOfACampaignAreThoseOfTheRecords(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	ctx := t.Context()
	names := []string{"A", "B"}
	byName := map[string]campaign.Campaign{}
	validated := map[string]map[calc.Day]int64{"A": {}, "B": {}}
	for _, name := range names {
		byName[name] = s.made(t, name, 0, nil)
		s.added(t, byName[name].ID, name+"-ON")
		s.added(t, byName[name].ID, name+"-OFF")
		_, err := s.shop.Vouchers.SetActive(ctx, name+"-OFF", false)
		s.must(t, err)
	}
	for i := range 4 {
		today := calc.DayOf(s.shop.Now(), time.UTC)
		for k, name := range names {
			for range i + k + 1 {
				_, err := s.shop.Redemptions.RedeemCodes(ctx, int64(1990+100*k), name+"-ON")
				s.must(t, err)
			}
			if _, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, name+"-OFF"); err == nil {
				t.Fatal("a code that is off is redeemed")
			}
			if i%2 == 1 {
				done, err := s.shop.Redemptions.RedeemCodes(ctx, 3000, name+"-ON")
				s.must(t, err)
				_, err = s.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
				s.must(t, err)
			}
			for range k + 1 {
				_, err := s.shop.Redemptions.Validate(ctx, redemption.Request{Redeemables: redemption.Codes(name + "-ON"), Order: order.Total(1990)})
				s.must(t, err)
				validated[name][today]++
			}
		}
		s.ahead.Add(int64(3 * day))
	}
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	records, err := s.shop.Redemptions.List(ctx, storage.Query{})
	s.must(t, err)
	today := calc.DayOf(s.shop.Now(), time.UTC)
	v := &visit{texts: english}
	for _, name := range names {
		type counted struct{ redeemed, refused, back int64 }
		byDay, total, discounts, taken, orders, asked := map[calc.Day]counted{}, counted{}, int64(0), int64(0), int64(0), int64(0)
		for _, r := range records.Items {
			if r.CampaignID != byName[name].ID {
				continue
			}
			of := byDay[calc.DayOf(r.Date, time.UTC)]
			switch {
			case r.Object == redemption.ObjectRedemption && r.Status == redemption.StatusFailed:
				of.refused, total.refused = of.refused+1, total.refused+1
			case r.Object == redemption.ObjectRedemption:
				of.redeemed, total.redeemed = of.redeemed+1, total.redeemed+1
				discounts, orders = discounts+r.Applied.Order+r.Applied.Items, orders+r.Applied.OrderTotal
			default:
				of.back, total.back = of.back+1, total.back+1
				taken += r.Applied.Order + r.Applied.Items
			}
			byDay[calc.DayOf(r.Date, time.UTC)] = of
		}
		for _, n := range validated[name] {
			asked += n
		}
		want := map[string]string{
			"redemptions_succeeded": fmt.Sprint(total.redeemed), "redemptions_failed": fmt.Sprint(total.refused), "rollbacks_succeeded": fmt.Sprint(total.back),
			"validations_succeeded": fmt.Sprint(asked), "validations_failed": "0", "discounted_amount": euro(discounts), "rolledback_discounted_amount": euro(taken),
			"orders_amount": euro(orders), "vouchers_created": "2",
		}
		for _, days := range ranges {
			at := fmt.Sprint(shopPath, "campaigns/", byName[name].ID, "?days=", days)
			p := s.get(t, roleViewer, at)
			shown, label := map[string]string{}, ""
			for _, e := range p.elements(t) {
				switch {
				case e.Data == "dt" && classOf(e.Parent.Parent, "figures"):
					label = wordsOf(e)
				case e.Data == "dd" && classOf(e.Parent.Parent, "figures"):
					shown[label] = wordsOf(e)
				}
			}
			for figure, text := range want {
				if label := english.say("figure." + figure); shown[label] != text {
					t.Errorf("campaign %s has %q %s, the records say %s", name, label, shown[label], text)
				}
			}
			all, known := tables(t, p), 0
			for i := range days {
				on := today.AddDays(i + 1 - days)
				uses, use := all[0][i], all[1][i]
				if len(all[0]) != days || !strings.HasPrefix(uses[0], v.dayPoint(on).Long) {
					t.Fatalf("row %d of %d is %v", i, days, uses)
				}
				if uses[1] == "no data" {
					continue
				}
				known++
				of := byDay[on]
				if want := []any{of.redeemed, of.refused, of.back, validated[name][on], of.redeemed}; fmt.Sprint(want) != fmt.Sprint(slices.Concat(uses[1:], use[1:])) {
					t.Errorf("campaign %s on %s: %v %v, the records say %v", name, on, uses, use, want)
				}
			}
			if known != min(days, 13) {
				t.Errorf("%d of %d days have figures", known, days)
			}
		}
	}
}

// TestTheValueOfOrdersByDayIsThatOfTheRecords compares the plot of the list of orders with the records of redemptions: some were rolled back, one has two
// codes. Beside them is an order without a redemption.
func TestTheValueOfOrdersByDayIsThatOfTheRecords(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	amount := int64(700_00)
	_, err := s.shop.Orders.Upsert(t.Context(), order.Request{SourceID: patch.Set("unredeemed"), Amount: patch.Set(amount)})
	s.must(t, err)
	if p := s.get(t, roleViewer, shopPath+"orders"); strings.Contains(p.body, "<figure") {
		t.Errorf("nothing was redeemed, and there is a plot\n%s", p.text(t))
	}
	fillFigures(t, s)
	s.coupon(t, "ONE", nil)
	s.coupon(t, "TWO", nil)
	_, err = s.shop.Redemptions.RedeemCodes(t.Context(), 5000, "ONE", "TWO")
	s.must(t, err)
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
	page, err := s.shop.Redemptions.List(t.Context(), storage.Query{})
	s.must(t, err)
	records := map[calc.Day]int64{}
	for _, r := range page.Items {
		if r.Object == redemption.ObjectRedemption && r.Status != redemption.StatusFailed && r.ParentID == "" {
			records[calc.DayOf(r.Date, time.UTC)] += r.Applied.OrderTotal
		}
	}
	p := s.get(t, roleViewer, shopPath+"orders")
	s.check(t, roleViewer, shopPath+"orders", p)
	for _, words := range []string{"Value of orders with a redemption, by day", "days in UTC", "Orders without a redemption are not counted."} {
		if !strings.Contains(p.text(t), words) {
			t.Errorf("the page does not say %q\n%s", words, p.text(t))
		}
	}
	all := tables(t, p)
	rows, today, days := all[len(all)-1], calc.DayOf(s.shop.Now(), time.UTC), 0
	if len(rows) != defaultRange {
		t.Fatalf("the table has %d rows", len(rows))
	}
	for i, row := range rows {
		day := today.AddDays(i + 1 - defaultRange)
		if row[1] == "no data" {
			continue
		}
		if row[1] != euro(records[day]) {
			t.Errorf("%s: %v, the records say %s", day, row, euro(records[day]))
		}
		if records[day] > 0 {
			days++
		}
		delete(records, day)
	}
	if days != 5 || len(records) > 0 {
		t.Errorf("%d days have a value, and these records are on none: %v", days, records)
	}
	if p := s.get(t, roleViewer, shopPath+"orders?show=PAID"); strings.Contains(p.body, "<figure") {
		t.Error("the plot of all orders is on a list of some of them")
	}
}

func euro(minor int64) string { return fmt.Sprintf("%d.%02d EUR", minor/100, minor%100) }

// TestReportsAreThoseOfTheRecords reads the reports, and their files.
func TestReportsAreThoseOfTheRecords(t *testing.T) {
	s := newSiteAtNoon(t, "Shop", fillFigures)
	var months = map[string]int64{}
	for day, of := range s.recorded(t) {
		months[string(day)[:7]] += of.discount
	}
	p := s.get(t, roleViewer, "/dashboard/projects/shop/reports")
	s.check(t, roleViewer, "/dashboard/projects/shop/reports", p)
	byMonth, err := csv.NewReader(strings.NewReader(s.get(t, roleViewer, "/dashboard/projects/shop/reports/months.csv").body)).ReadAll()
	s.must(t, err)
	inFile := map[string]string{}
	for _, row := range byMonth[1:] {
		inFile[row[0]] = row[1]
	}
	for month, given := range months {
		if inFile[month] != fmt.Sprintf("%d.%02d", given/100, given%100) {
			t.Errorf("the file of the months is %v, the records have %v", byMonth, months)
		}
	}
	for month, given := range months {
		file := s.get(t, roleViewer, "/dashboard/projects/shop/reports/discounts.csv?month="+month)
		rows, err := csv.NewReader(strings.NewReader(file.body)).ReadAll()
		if err != nil || len(rows) != 2 || rows[1][4] != fmt.Sprintf("%d.%02d", given/100, given%100) {
			t.Errorf("%s: %v %v, the records say %d", month, rows, err, given)
		}
		if !strings.Contains(spaced(t, p), euro(given)) {
			t.Errorf("the report lacks %s of %s", euro(given), month)
		}
	}
	p = s.get(t, roleViewer, "/dashboard/projects/shop/reports/refusals")
	s.check(t, roleViewer, "/dashboard/projects/shop/reports/refusals", p)
	all := tables(t, p)
	if reasons := all[len(all)-1]; len(reasons) != 1 || reasons[0][2] != "4" || reasons[0][3] != "2" {
		t.Errorf("the reasons are %v", reasons)
	}
	file := s.get(t, roleViewer, "/dashboard/projects/shop/reports/refusals.csv")
	if lines := strings.Split(strings.TrimSpace(file.body), "\n"); len(lines) != 5 || !strings.Contains(file.body, ",voucher_disabled,") {
		t.Errorf("the file of the refusals:\n%s", file.body)
	}
	for _, bad := range []string{"reports?month=2026-13", "reports/discounts.csv?month=yesterday"} {
		if got := s.get(t, roleViewer, "/dashboard/projects/shop/"+bad); got.StatusCode != http.StatusBadRequest || !strings.Contains(got.body, "2026-11") {
			t.Errorf("%s is %d", bad, got.StatusCode)
		}
	}
	if got := s.get(t, roleRestricted, "/dashboard/projects/shop/reports"); strings.Contains(got.body, ".csv") || got.StatusCode != 200 {
		t.Errorf("who may not export sees a file: %d", got.StatusCode)
	}
}

// TestTheCreditOfGiftCardsByDayIsThatOfTheRecords compares the plot of the budget of a gift campaign with what was done: cards were made, one was topped
// up, paid with, and one payment was taken back on another day.
func TestTheCreditOfGiftCardsByDayIsThatOfTheRecords(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	ctx := t.Context()
	c := s.made(t, "Gifts", 0, func(n *campaign.NewCampaign) {
		n.Voucher = &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 5000}}
	})
	card := s.added(t, c.ID, "GIFT-1")
	s.added(t, c.ID, "GIFT-2")
	_, err := s.shop.Redemptions.RedeemCodes(ctx, 2000, "GIFT-1")
	s.must(t, err)
	s.ahead.Add(int64(day))
	_, err = s.shop.Vouchers.AdjustBalance(ctx, card.Code, voucher.Adjust{Amount: 700, Reason: "goodwill"})
	s.must(t, err)
	done, err := s.shop.Redemptions.RedeemCodes(ctx, 300, "GIFT-2")
	s.must(t, err)
	s.ahead.Add(int64(day))
	_, err = s.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
	s.must(t, err)
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	for _, days := range ranges {
		p := s.get(t, roleViewer, fmt.Sprint(shopPath, "campaigns/", c.ID, "/budget?days=", days))
		checkPage(t, "budget", p)
		all := tables(t, p)
		rows := all[len(all)-1]
		var got []string
		for _, row := range rows[len(rows)-3:] {
			got = append(got, strings.Join(row[1:], " "))
		}
		if want := []string{"100.00 EUR 0.00 EUR 20.00 EUR 0.00 EUR", "0.00 EUR 7.00 EUR 3.00 EUR 0.00 EUR", "0.00 EUR 0.00 EUR 0.00 EUR 3.00 EUR"}; !slices.Equal(got, want) || len(rows) != days {
			t.Errorf("%d rows, the last are %q, want %q", len(rows), got, want)
		}
	}
	if p := s.get(t, roleViewer, shopPath+"campaigns/"+s.made(t, "Codes", 0, nil).ID+"/budget"); strings.Contains(p.body, "<figure") {
		t.Error("a campaign without credit has a plot of it")
	}
}

// TestFiguresOfNinetyDaysAreLight redeems, refuses and rolls back on each of 90 days, and opens the pages with plots of all of them.
func TestFiguresOfNinetyDaysAreLight(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	ctx := t.Context()
	c := s.made(t, "Spring", 0, nil)
	s.added(t, c.ID, "ON")
	s.added(t, c.ID, "OFF")
	_, err := s.shop.Vouchers.SetActive(ctx, "OFF", false)
	s.must(t, err)
	for range 90 {
		for range 11 {
			_, err := s.shop.Redemptions.RedeemCodes(ctx, 12_345_67, "ON")
			s.must(t, err)
		}
		if _, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "OFF"); err == nil {
			t.Fatal("a code that is off is redeemed")
		}
		done, err := s.shop.Redemptions.RedeemCodes(ctx, 3000, "ON")
		s.must(t, err)
		_, err = s.shop.Redemptions.Rollback(ctx, redemption.RollbackRequest{RedemptionID: done.Records[0].ID})
		s.must(t, err)
		_, err = s.shop.Redemptions.Validate(ctx, redemption.Request{Redeemables: redemption.Codes("OFF"), Order: order.Total(1990)})
		s.must(t, err)
		s.ahead.Add(int64(day))
	}
	s.must(t, s.engine.DrainEvents(ctx, "shop"))
	for _, path := range []string{"home", "campaigns/" + c.ID, "reports/refusals", "redemptions", "orders"} {
		p := s.get(t, roleOwner, shopPath+path+"?days=90")
		if checkPage(t, path, p); len(p.body) > maxPageSize || !strings.Contains(p.body, "<figure") {
			t.Errorf("%s has %d bytes", path, len(p.body))
		}
	}
}

// TestReportsShowTheLargest has more campaigns than a report lists: the page has the largest and the sum of all, and the file all.
func TestReportsShowTheLargest(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	for i := range maxReportRows + 3 { // 1.00 EUR off, 2.00 and so on, which come to 1,431.00, and cards of seven times as much
		n := int64(i + 1)
		coupons := s.made(t, fmt.Sprintf("row-%04d", i), 0, nil)
		s.added(t, coupons.ID, fmt.Sprint("COUPON-", i))
		_, err := s.shop.Redemptions.RedeemCodes(t.Context(), 1000*n, fmt.Sprint("COUPON-", i))
		s.must(t, err)
		cards := s.made(t, fmt.Sprintf("Gifts row-%04d", i), 0, func(c *campaign.NewCampaign) {
			c.Voucher = &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 700 * n}}
		})
		s.added(t, cards.ID, fmt.Sprint("GIFT-", i))
	}
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
	month := string(calc.DayOf(s.shop.Now(), time.UTC))[:7]
	s.ahead.Add(int64(day))
	s.must(t, s.shop.CatchUp(t.Context()))
	for _, report := range []struct {
		page, file string
		name       int // the column of the name in the file
		sum        string
	}{
		{"reports?month=" + month, "reports/discounts.csv?month=" + month, 2, "1,431.00 EUR"}, {"reports/liability", "reports/liability.csv", 2, "10,017.00 EUR"},
	} {
		p := s.get(t, roleViewer, shopPath+report.page)
		s.check(t, roleViewer, shopPath+report.page, p)
		all := tables(t, p)
		rows := all[len(all)-1]
		if len(rows) != maxReportRows+1 || !strings.HasSuffix(rows[0][0], "row-0052") || !strings.HasSuffix(rows[maxReportRows-1][0], "row-0003") || !slices.Contains(rows[maxReportRows], report.sum) {
			t.Errorf("%s has %d rows from %v to %v, want the sum %s", report.page, len(rows), rows[0], rows[len(rows)-2:], report.sum)
		}
		if !strings.Contains(p.body, "The 50 largest of 53. The file has all.") || strings.Contains(s.get(t, roleRestricted, shopPath+report.page).body, "The file has all.") {
			t.Errorf("%s does not say how many there are\n%s", report.page, p.text(t))
		}
		file, err := csv.NewReader(strings.NewReader(s.get(t, roleViewer, shopPath+report.file).body)).ReadAll()
		s.must(t, err)
		named := map[string]bool{}
		for _, row := range file[1:] {
			named[row[report.name]] = true
		}
		if len(named) != maxReportRows+4 {
			t.Errorf("%s has %d campaigns", report.file, len(named)-1)
		}
	}
}

// TestUnknownDaysAreAGap shows a shop that began within the range.
func TestUnknownDaysAreAGap(t *testing.T) {
	s := newSiteAtNoon(t, "Shop", fillFigures)
	v := &visit{texts: english, Project: s.shop}
	v.Request, _ = http.NewRequestWithContext(t.Context(), "GET", "/", nil)
	settings, err := s.engine.Projects.Get(t.Context(), "shop")
	if err != nil {
		t.Fatal(err)
	}
	v.Settings = settings
	p, err := v.loadPeriod(t.Context(), "", 30)
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for _, d := range p.now {
		switch {
		case !d.known:
			text += "-"
		case d.figures["redemptions"] == 0:
			text += "0"
		default:
			text += "x"
		}
	}
	if want := "-----------------x00x00x00x000"; text != want {
		t.Errorf("the days are %s, want %s", text, want)
	}
	if f, known := sum(p.before); known || len(f) != 0 {
		t.Errorf("the days before: %v %v", f, known)
	}
	plots, err := v.campaignPlots(t.Context(), "", 30)
	if err != nil || len(plots) != 2 || len(plots[0].Legend) != 3 || plots[0].Rows[29].Cells[0] != "0" || plots[0].Rows[0].Cells[0] != "no data" {
		t.Errorf("the plots of a campaign: %+v %v", plots, err)
	}
}

// TestReportsOfWhatIsOutstanding reads credit and points by campaign and by month of expiry.
func TestReportsOfWhatIsOutstanding(t *testing.T) {
	s := newSiteAtNoon(t, "Shop")
	ctx := t.Context()
	reports := "/dashboard/projects/shop/reports/"
	if got := s.get(t, roleViewer, reports+"liability"); got.StatusCode != 200 || !strings.Contains(got.body, "Nothing is written down") {
		t.Errorf("before the first day: %d", got.StatusCode)
	}
	for code, amount := range map[string]int64{"GIFT-1": 5000, "GIFT-2": 700} {
		_, err := s.shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: code, Gift: &campaign.GiftProfile{Amount: amount}})
		s.must(t, err)
	}
	_, err := s.shop.Redemptions.RedeemCodes(ctx, 2000, "GIFT-1")
	s.must(t, err)
	_, err = s.shop.Vouchers.SetActive(ctx, "GIFT-2", false)
	s.must(t, err)
	s.ahead.Add(int64(day))
	s.must(t, s.shop.CatchUp(ctx))
	p := s.get(t, roleViewer, reports+"liability")
	s.check(t, roleViewer, reports+"liability", p)
	all := tables(t, p)
	if got, want := fmt.Sprint(all), "[[[never 30.00 EUR]] [[Without a campaign 30.00 EUR 0.00 EUR 7.00 EUR] [Whole project 30.00 EUR 0.00 EUR 7.00 EUR]]]"; got != want {
		t.Errorf("credit: %s, want %s", got, want)
	}
	today := string(calc.DayOf(s.shop.Now(), time.UTC))
	file := s.get(t, roleViewer, reports+"liability.csv?day="+today)
	if !strings.Contains(file.body, today+",,Without a campaign,2,30.00,0.00,7.00,,\n") || !strings.Contains(file.body, ",never,30.00\n") {
		t.Errorf("the file:\n%s", file.body)
	}
	p = s.get(t, roleViewer, reports+"points")
	s.check(t, roleViewer, reports+"points", p)
	if got := s.get(t, roleViewer, reports+"points?day=today"); got.StatusCode != http.StatusBadRequest || !strings.Contains(got.body, "2026-11-21") {
		t.Errorf("a day that is none: %d", got.StatusCode)
	}
}
