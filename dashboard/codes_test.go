package dashboard

import (
	"context"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/boombuler/barcode/qr"
	"golang.org/x/net/html"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

type htmlAttribute = html.Attribute

// textOf is the text of a field as it is, without the line break that HTML drops after its tag.
func textOf(e *html.Node) string {
	text := ""
	for d := range e.Descendants() {
		if d.Type == html.TextNode {
			text += d.Data
		}
	}
	return text
}

// eventually waits until something is so.
func eventually(t *testing.T, so func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !so(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("not after three minutes")
		}
	}
}

// shapeless takes the shapes of states out of a text.
var shapeless = strings.NewReplacer("●", "", "❚❚", "", "○", "", "◉", "", "◔", "")

// codesIn are the codes that a list shows, in its order.
func (p page) codesIn(t *testing.T) (codes []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data == "code" && e.Parent.Data == "a" {
			codes = append(codes, wordsOf(e))
		}
	}
	return codes
}

// TestCodesAreListedWithTheirState makes a code in each state and narrows the list. A prefix is in no address.
func TestCodesAreListedWithTheirState(t *testing.T) {
	s := newSite(t, "Shop")
	ctx, now := t.Context(), time.Now()
	s.coupon(t, "AON", nil)
	s.coupon(t, "AOFF", func(n *voucher.NewVoucher) { n.Inactive = true })
	s.coupon(t, "BOVER", func(n *voucher.NewVoucher) { n.Validity = validity.Update{End: patch.Set(now.Add(-time.Hour))} })
	s.coupon(t, "BSOON", func(n *voucher.NewVoucher) { n.Validity = validity.Update{Start: patch.Set(now.Add(time.Hour))} })
	once := int64(1)
	s.coupon(t, "CUSED", func(n *voucher.NewVoucher) { n.Quantity = &once })
	_, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "CUSED")
	s.must(t, err)
	stopped := s.made(t, "Stopped <b>", 0, func(n *campaign.NewCampaign) { n.Inactive = true })
	_, err = s.shop.Vouchers.Add(ctx, stopped.ID, "COFF", voucher.Overrides{})
	s.must(t, err)
	got := s.get(t, roleViewer, shopPath+"codes")
	text := got.text(t)
	for _, want := range []string{
		"COFF PausedIts campaign is switched off. 10 % off the order.Discount code Stopped <b>", "CUSED Used up", "BSOON Scheduled", "BOVER Ended", "AOFF Paused", "AON Active 5.00 EUR off the order.",
	} {
		if !strings.Contains(shapeless.Replace(text), want) {
			t.Errorf("%q is not in %s", want, text)
		}
	}
	for query, want := range map[string]string{
		"": "COFF CUSED BSOON BOVER AOFF AON", "state=active": "COFF CUSED AON", "state=paused": "AOFF", "state=ended": "BOVER", "state=scheduled": "BSOON", "state=used-up": "CUSED",
		"campaign=" + stopped.ID: "COFF", "kind=GIFT_VOUCHER": "",
	} {
		if codes := strings.Join(s.get(t, roleViewer, shopPath+"codes?"+query).codesIn(t), " "); codes != want {
			t.Errorf("%s shows %s, want %s", query, codes, want)
		}
	}
	narrowed := s.send(t, roleViewer, "POST", shopPath+"codes", url.Values{"prefix": {"A"}})
	if codes := strings.Join(narrowed.codesIn(t), " "); narrowed.StatusCode != 200 || codes != "AOFF AON" {
		t.Errorf("by prefix: %d %s", narrowed.StatusCode, codes)
	}
	for form, want := range map[string]string{"campaign_name=Stopped+%3Cb%3E": "?campaign=" + stopped.ID, "state=paused&kind=": "?state=paused", "": ""} {
		values, _ := url.ParseQuery(form)
		if got := s.send(t, roleViewer, "POST", shopPath+"codes", values); got.Header.Get("Location") != shopPath+"codes"+want {
			t.Errorf("%s leads to %s", form, got.Header.Get("Location"))
		}
	}
	if got := s.send(t, roleViewer, "POST", shopPath+"codes", url.Values{"campaign_name": {"none"}}); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), "There is no campaign none.") {
		t.Errorf("a campaign that does not exist: %d", got.StatusCode)
	}
}

// TestPagesOfCodesFollowEachOther goes through lists of more codes than a page has, by time and by prefix.
func TestPagesOfCodesFollowEachOther(t *testing.T) {
	s := newSite(t, "Shop")
	const codes = 2*listPage + 1
	for i := range codes {
		s.coupon(t, "X"+string(rune('A'+i/26))+string(rune('A'+i%26)), nil)
	}
	s.coupon(t, "OTHER", nil)
	seen, at := 0, shopPath+"codes"
	for range codes {
		if at == "" {
			break
		}
		got := s.get(t, roleViewer, at)
		seen, at = seen+len(got.codesIn(t)), ""
		for _, e := range got.elements(t) {
			if e.Data == "a" && wordsOf(e) == "Older" {
				at = attribute(e, "href")
			}
		}
	}
	if seen != codes+1 {
		t.Errorf("%d codes are on the pages, want %d", seen, codes+1)
	}
	var all []string
	form := url.Values{"prefix": {"X"}}
	for range codes {
		if form == nil {
			break
		}
		got := s.send(t, roleViewer, "POST", shopPath+"codes", form)
		all, form = append(all, got.codesIn(t)...), nil
		for _, e := range got.elements(t) {
			if e.Data == "input" && attribute(e, "name") == "after" && !inChoice(e) {
				form = url.Values{"prefix": {"X"}, "after": {attribute(e, "value")}}
			}
		}
	}
	if len(all) != codes || all[0] != "XAA" {
		t.Errorf("%d codes begin with X, want %d: %v", len(all), codes, all)
	}
}

// ask sends what the list sends, and returns the form that says what will happen.
func (s *site) ask(t *testing.T, as role, form url.Values) (said string, start url.Values) {
	t.Helper()
	got := s.send(t, as, "POST", shopPath+"codes/bulk", form)
	if got.StatusCode != http.StatusOK {
		t.Fatalf("%v is %d\n%s", form, got.StatusCode, got.body)
	}
	checkPage(t, "codes/bulk", got)
	start = url.Values{}
	for _, e := range got.elements(t) {
		if e.Data == "input" && attribute(e, "type") == "hidden" && e.Parent.Data == "form" && strings.HasSuffix(attribute(e.Parent, "action"), "codes/bulk/start") {
			start.Add(attribute(e, "name"), attribute(e, "value"))
		}
	}
	return got.text(t), start
}

// TestManyCodesAreChanged asks for each change of many codes, reads what will happen, and has it done.
func TestManyCodesAreChanged(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	for _, code := range []string{"AA", "AB", "BA"} {
		s.coupon(t, code, nil)
	}
	background := context.WithoutCancel(ctx)
	s.must(t, s.engine.Start(background))
	defer func() { _ = s.engine.Stop(background) }()
	begin := func(form url.Values) {
		t.Helper()
		got := s.posts(t, roleUser, "codes/bulk/start", form)
		_, id, _ := strings.Cut(got.Header.Get("Location"), "/tasks/")
		eventually(t, func() bool {
			a, err := s.shop.AsyncActions.Get(ctx, id)
			s.must(t, err)
			return a.Finished()
		})
	}
	get := func(code string) voucher.Voucher {
		t.Helper()
		v, err := s.shop.Vouchers.Get(ctx, code)
		s.must(t, err)
		return v
	}
	said, start := s.ask(t, roleUser, url.Values{"act": {"off"}, "scope": {"all"}, "prefix": {"A"}})
	if !strings.Contains(said, "This concerns 2 codes. They begin with “A”.") || !strings.Contains(said, "They are refused until they are switched on again.") {
		t.Error(said)
	}
	begin(start)
	if get("AA").Active || get("AB").Active || !get("BA").Active {
		t.Error("the codes that begin with A are not switched off, or others are")
	}
	ba := get("BA")
	said, start = s.ask(t, roleUser, url.Values{"act": {"metadata"}, "scope": {"ticked"}, "id": {ba.ID}})
	if !strings.Contains(said, "This concerns 1 code. ") {
		t.Error(said)
	}
	for _, text := range []string{"", "no colon"} {
		wrong := url.Values{"metadata": {text}, "once": {"form_wrong_metadata_" + text}}
		for name, values := range start {
			if name != "once" {
				wrong[name] = values
			}
		}
		if got := s.send(t, roleUser, "POST", shopPath+"codes/bulk/start", wrong); got.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("metadata %q: %d", text, got.StatusCode)
		}
	}
	start.Set("metadata", "shelf: 7")
	begin(start)
	if m := get("BA").Metadata; metadataText(m) != "shelf: 7" || len(get("AA").Metadata) > 0 {
		t.Errorf("the metadata is %v", m)
	}
	said, start = s.ask(t, roleUser, url.Values{"act": {"delete"}, "scope": {"all"}, "state": {"paused"}})
	if !strings.Contains(said, "This concerns 2 codes. Their state is: Switched off.") {
		t.Error(said)
	}
	begin(start)
	page, err := s.shop.Vouchers.List(ctx, storage.Query{})
	s.must(t, err)
	if len(page.Items) != 1 || page.Items[0].Code != "BA" {
		t.Errorf("left are %v", page.Items)
	}
	said, start = s.ask(t, roleRestricted, url.Values{"act": {"export"}, "scope": {"all"}})
	if !strings.Contains(said, "This concerns 1 code. These are all codes of the project.") {
		t.Error(said)
	}
	if got := s.posts(t, roleRestricted, "codes/bulk/start", start); !strings.HasSuffix(got.Header.Get("Location"), "/exports?done=export") {
		t.Errorf("an export leads to %s", got.Header.Get("Location"))
	}
	said, _ = s.ask(t, roleUser, url.Values{"act": {"delete"}, "scope": {"ticked"}})
	if !strings.Contains(said, "No code is ticked.") {
		t.Error(said)
	}
	for form, status := range map[string]int{"act=delete&scope=all": http.StatusForbidden, "act=x&scope=all": http.StatusBadRequest, "act=export&scope=x": http.StatusBadRequest} {
		values, _ := url.ParseQuery(form)
		for _, path := range []string{"codes/bulk", "codes/bulk/start"} {
			if got := s.send(t, roleRestricted, "POST", shopPath+path, values); got.StatusCode != status {
				t.Errorf("%s of %s as a restricted user is %d, want %d", form, path, got.StatusCode, status)
			}
		}
	}
}

// TestACodeIsEdited changes the limit, the end and the metadata of a code that was used.
func TestACodeIsEdited(t *testing.T) {
	s := newSite(t, "Shop")
	ctx := t.Context()
	end := time.Date(2031, 1, 1, 12, 0, 59, 0, time.UTC)
	many := int64(5)
	made := s.coupon(t, "FIVE", func(n *voucher.NewVoucher) {
		n.Quantity, n.Metadata, n.Validity = &many, metadata.Map{"shelf": "A"}, validity.Update{End: patch.Set(end)}
	})
	for range 2 {
		_, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, "FIVE")
		s.must(t, err)
	}
	path := "codes/" + made.ID + "/edit"
	form := func(change ...string) url.Values {
		now, err := s.shop.Vouchers.Get(ctx, made.ID)
		s.must(t, err)
		f := url.Values{"from": {fromOf(now.UpdatedAt)}, "expiration_date": {"2031-01-01T12:00"}, "redemption.quantity": {"5"}, "metadata": {"shelf: A"}}
		for i := 0; i < len(change); i += 2 {
			f.Set(change[i], change[i+1])
		}
		return f
	}
	s.posts(t, roleUser, path, form("redemption.quantity", "3", "metadata", "color: red"))
	got, err := s.shop.Vouchers.Get(ctx, made.ID)
	s.must(t, err)
	if *got.Redemption.Quantity != 3 || metadataText(got.Metadata) != "color: red" || !got.Validity.End.Equal(end) {
		t.Errorf("the code is %+v", got)
	}
	refused := s.send(t, roleUser, "POST", shopPath+path, func() url.Values {
		f := form("redemption.quantity", "1")
		f.Set("once", "form_too_few_uses_1")
		return f
	}())
	if refused.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(refused.text(t), "Must be at least 2, as the voucher was redeemed so often") {
		t.Errorf("fewer uses than there were: %d %s", refused.StatusCode, refused.text(t))
	}
	s.posts(t, roleUser, path, form("unlimited", "true", "expiration_date", ""))
	got, err = s.shop.Vouchers.Get(ctx, made.ID)
	s.must(t, err)
	if got.Redemption.Quantity != nil || !got.Validity.End.IsZero() {
		t.Errorf("the code is %+v", got)
	}
	lost := form("additional_info", "x")
	lost.Set("from", fromOf(made.UpdatedAt))
	lost.Set("once", "form_of_an_earlier_state")
	if got := s.send(t, roleUser, "POST", shopPath+path, lost); got.StatusCode != http.StatusConflict {
		t.Errorf("from an earlier state: %d", got.StatusCode)
	}
	if got := s.get(t, roleUser, shopPath+"codes/FIVE/edit"); got.StatusCode != http.StatusNotFound {
		t.Errorf("a code in the address: %d", got.StatusCode)
	}
}

// TestTheBalanceOfACardByDayIsThatOfItsMovements moves cards on random days, and computes the balance at the end of each day again, from its movements
// from the first one on.
func TestTheBalanceOfACardByDayIsThatOfItsMovements(t *testing.T) {
	runs, failed := 0, false
	rapid.Check(t, func(rt *rapid.T) {
		if runs++; runs > 15 && !failed {
			return // each makes a shop
		}
		defer func() { failed = failed || rt.Failed() }()
		s := newSite(t, "Shop")
		ctx := t.Context()
		gift := rapid.Bool().Draw(rt, "gift")
		var card voucher.Voucher
		var err error
		if gift {
			card, err = s.shop.Vouchers.Create(ctx, voucher.NewVoucher{Code: "CARD", Gift: &campaign.GiftProfile{Amount: 5000}})
		} else {
			club := s.club(t, "Club")
			s.added(t, club.ID, "CARD")
			var published voucher.Published
			if published, err = s.shop.Vouchers.Publish(ctx, voucher.Publish{Campaign: club.ID, Customer: customerNamed("Ann")}); err == nil {
				card = published.Vouchers[0]
			}
		}
		s.must(t, err)
		ends := map[calc.Day]int64{}
		zone := time.UTC
		begin := calc.DayOf(card.CreatedAt, zone)
		have := card.Balance()
		ends[begin] = have
		moves := rapid.IntRange(1, 12).Draw(rt, "moves")
		for range moves {
			s.ahead.Add(int64(time.Duration(rapid.IntRange(0, 12).Draw(rt, "days")) * 24 * time.Hour))
			amount := rapid.Int64Range(-have, 900).Draw(rt, "amount")
			if amount == 0 {
				continue
			}
			if gift {
				_, err = s.shop.Vouchers.AdjustBalance(ctx, card.ID, voucher.Adjust{Amount: amount})
			} else {
				_, err = s.shop.Loyalty.AdjustPoints(ctx, card, loyalty.Adjust{Points: amount})
			}
			s.must(t, err)
			have += amount
			ends[calc.DayOf(s.shop.Now(), zone)] = have
		}
		got := s.get(t, roleViewer, shopPath+"codes/"+card.ID)
		checkPage(t, "a card", got)
		page, err := s.shop.Vouchers.Transactions(ctx, storage.Query{Filter: storage.Is("voucher_id", card.ID)})
		s.must(t, err)
		if len(page.Items) == 0 {
			if strings.Contains(got.body, `id="balance-days-title"`) {
				rt.Error("a card that never moved has a plot")
			}
			return
		}
		var rows [][]string
		for _, table := range tables(t, got) {
			if len(table) == balanceDays {
				rows = table
			}
		}
		if rows == nil {
			rt.Fatalf("there is no table of %d days\n%s", balanceDays, got.text(t))
		}
		first := calc.DayOf(s.shop.Now(), zone).AddDays(1 - balanceDays)
		want, known := int64(0), false
		for day := begin; day < first; day = day.AddDays(1) {
			if end, moved := ends[day]; moved {
				want, known = end, true
			}
		}
		for i, row := range rows {
			if end, moved := ends[first.AddDays(i)]; moved {
				want, known = end, true
			}
			text := english.say("plot.none")
			if known && gift {
				text = moneyText(want) + " EUR"
			} else if known {
				text = strconv.FormatInt(want, 10)
			}
			if said := strings.ReplaceAll(row[1], ",", ""); said != text {
				rt.Fatalf("%s ends with %q, want %q; the days are %v", row[0], row[1], text, ends)
			}
		}
	})
}

// TestACodeIsDrawnForScanners draws codes of all kinds of letters, and reads the modules of the picture as the library encodes the code.
func TestACodeIsDrawnForScanners(t *testing.T) {
	s := newSite(t, "Shop")
	for _, code := range []string{"A", "SPRING/10 %", "🎟️ “coupon”", `"><script>`, strings.Repeat("x", 255)} {
		made := s.coupon(t, code, nil)
		got := s.get(t, roleViewer, shopPath+"codes/"+made.ID)
		checkPage(t, "a code", got)
		want, err := qr.Encode(code, qr.M, qr.Auto)
		s.must(t, err)
		dark := 0
		for y := range want.Bounds().Dy() {
			for x := range want.Bounds().Dx() {
				if r, _, _, _ := want.At(x, y).RGBA(); r == 0 {
					dark++
				}
			}
		}
		drawn := 0
		for _, e := range got.elements(t) {
			if e.Data == "path" && attribute(e, "class") == "ink" {
				for _, line := range strings.Split(attribute(e, "d"), "h")[1:] {
					length, _, _ := strings.Cut(line, "M")
					n, err := strconv.Atoi(length)
					s.must(t, err)
					drawn += n
				}
			}
		}
		if drawn != dark || dark == 0 {
			t.Errorf("%.20q is drawn with %d modules, want %d", code, drawn, dark)
		}
		if len(got.body) > maxPageSize {
			t.Errorf("the page of %.20q has %d bytes", code, len(got.body))
		}
	}
}
