package dashboard

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard/audit"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// hostile are names that a page has to show as they are.
var hostile = []string{
	`<script>alert(1)</script>`, `"><img src=x onerror=alert(1)>`, `' onmouseover='alert(1)`, strings.Repeat("long ", 59) + "name.", "שלום \u202etxt.exe", "🎟️ “coupon” — 5 %",
	`{{.}} ${7*7} %s {0}`, "a/b?c=d&e#f",
}

// fillShop makes what pages show, under a name.
func fillShop(name string) func(*testing.T, *site) {
	return func(t *testing.T, s *site) {
		ctx, code := t.Context(), name[:min(len(name), 255)]
		made, err := s.shop.Vouchers.Create(ctx, voucher.AmountOff(code, 500))
		if err != nil {
			t.Fatal(err)
		}
		done, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, code)
		if err != nil {
			t.Fatal(err)
		}
		person, err := s.shop.Customers.Upsert(ctx, customer.Request{SourceID: code, Update: customer.Update{Name: patch.Set(code)}})
		if err != nil {
			t.Fatal(err)
		}
		key, _, err := s.engine.Projects.Issue(ctx, "shop", project.AudienceServer, name)
		if err != nil {
			t.Fatal(err)
		}
		bob, err := s.engine.Projects.Invite(ctx, project.Invitation{Email: "bob@shop.example", FirstName: name, LastName: name, Projects: map[string]project.Role{"shop": project.RoleUser}})
		if err != nil {
			t.Fatal(err)
		}
		schema, err := s.shop.Schemas.Create(ctx, metadata.Schema{RelatedObject: "voucher", Properties: map[string]metadata.Definition{
			code: {Type: metadata.TypeString, Optional: true, Eq: []any{name, "other"}},
		}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.shop.Schemas.CreateEvent(ctx, metadata.EventSchema{Name: name, Properties: map[string]metadata.Definition{code: {Type: metadata.TypeNumber}}}); err != nil {
			t.Fatal(err)
		}
		s.ids["keyId"], s.ids["userId"], s.ids["schemaId"] = key, bob.ID, schema.ID
		s.ids["voucherId"], s.ids["redemptionId"], s.ids["customerId"] = made.ID, done.Records[0].ID, person.ID
		if _, err := s.shop.Vouchers.SetActive(ctx, code, false); err != nil {
			t.Fatal(err)
		}
		if _, err := s.shop.Redemptions.RedeemCodes(ctx, 1990, code); err == nil {
			t.Fatal("a code that is switched off is redeemed")
		}
		c := audit.Change{
			Actor: audit.Actor{ID: "user_1", Name: name, Role: name, Address: name}, Act: name, Object: audit.Object{Type: name, ID: made.ID, Name: name}, Reason: name,
			Before: map[string]any{name: name},
		}
		if err := s.shop.Audit.Do(ctx, c, func(context.Context) (any, error) { return nil, nil }); err != nil {
			t.Fatal(err)
		}
		s.fillCampaigns(t, code)
		s.fillDeliveries(t, code)
		s.fillTasks(t, code)
		s.fillRules(t, code)
		s.fillLoyalty(t, name, person.ID)
		s.fillPromotions(t, code)
		s.fillCatalog(t, code)
		if _, err := s.shop.Webhooks.Create(ctx, webhook.Change{
			TargetURL: patch.Set("https://shop.example/hooks?" + url.QueryEscape(name)), Events: patch.Set([]string{"voucher.created"}), Active: patch.Set(false),
		}); err != nil {
			t.Fatal(err)
		}
	}
}

// shops are the shops that every page is asked for.
func shops(t *testing.T) map[string]*site {
	all := map[string]*site{"empty": newSite(t, "Empty shop"), "plain": newSite(t, "Shop", fillShop("WELCOME10"))}
	for _, name := range hostile {
		all["hostile "+name] = newSite(t, name, fillShop(name))
	}
	return all
}

// TestEveryRouteAnswersEachRole asks every page with every role.
func TestEveryRouteAnswersEachRole(t *testing.T) {
	if testing.Short() {
		t.Skip("every page with every role takes a minute")
	}
	for name, s := range shops(t) {
		for _, r := range s.routes() {
			if name == "empty" && strings.Contains(strings.TrimSuffix(r.path, "{$}"), "{") {
				continue // there is nothing with an id
			}
			address := s.address(t, r.path)
			for _, as := range roles {
				got := s.send(t, as, r.method, address, formOf(r.method))
				switch {
				case !may(as, r.act) && got.StatusCode != http.StatusForbidden:
					t.Errorf("%s: %s %s as %s is %d, want 403", name, r.method, address, as, got.StatusCode)
				case may(as, r.act) && (got.StatusCode >= 500 || got.StatusCode == 403 || r.method == "GET" && got.StatusCode >= 400):
					t.Errorf("%s: %s %s as %s is %d\n%s", name, r.method, address, as, got.StatusCode, got.body)
				case got.StatusCode != http.StatusSeeOther && strings.HasPrefix(got.Header.Get("Content-Type"), "text/html"):
					s.check(t, as, address, got)
				}
			}
			if got := s.send(t, "", r.method, address, formOf(r.method)); got.StatusCode != http.StatusUnauthorized && got.StatusCode != http.StatusSeeOther {
				t.Errorf("%s: %s %s without sign-in is %d", name, r.method, address, got.StatusCode)
			}
			other := strings.Replace(address, "/projects/shop/", "/projects/elsewhere/", 1)
			if got := s.send(t, roleAdmin, r.method, other, formOf(r.method)); got.StatusCode != http.StatusNotFound {
				t.Errorf("%s: %s %s of another project is %d", name, r.method, other, got.StatusCode)
			}
		}
	}
}

func formOf(method string) url.Values {
	if method == "POST" {
		return url.Values{}
	}
	return nil
}

// check checks the HTML of a page, and follows its links.
func (s *site) check(t *testing.T, as role, address string, p page) {
	t.Helper()
	if p.Header.Get("Content-Type") == "text/csv; charset=utf-8" {
		return // a file
	}
	for _, e := range checkPage(t, address, p) {
		s.follow(t, as, address, e)
	}
}

// checkPage checks the headers and the HTML of a page, and returns its elements.
func checkPage(t *testing.T, address string, p page) []*html.Node {
	t.Helper()
	if policy := p.Header.Get("Content-Security-Policy"); policy != contentPolicy {
		t.Errorf("%s: the policy is %s", address, policy)
	}
	ids, labels := map[string]bool{}, map[string]bool{}
	elements := p.elements(t)
	for _, e := range elements {
		if id := attribute(e, "id"); id != "" && ids[id] {
			t.Errorf("%s: two elements have the id %s", address, id)
		} else if id != "" {
			ids[id] = true
		}
		if e.Data == "label" {
			labels[attribute(e, "for")] = true
		}
	}
	for _, e := range elements {
		if e.Data == "figure" {
			checkFigure(t, address, e)
		}
		for _, a := range e.Attr {
			switch {
			case a.Key == "style", strings.HasPrefix(a.Key, "on"):
				t.Errorf("%s: <%s> has the attribute %s", address, e.Data, a.Key)
			case strings.HasPrefix(a.Key, "hx-") && !slices.Contains(allowedAttributes, a.Key):
				t.Errorf("%s: <%s> has the attribute %s", address, e.Data, a.Key)
			case slices.Contains([]string{"aria-labelledby", "aria-describedby", "popovertarget", "for", "aria-controls"}, a.Key):
				for id := range strings.FieldsSeq(a.Val) {
					if !ids[id] {
						t.Errorf("%s: %s names %q, which is not there", address, a.Key, id)
					}
				}
			}
		}
		switch e.Data {
		case "script":
			if attribute(e, "src") == "" {
				t.Errorf("%s: there is an inline script", address)
			}
		case "style":
			t.Errorf("%s: there is an inline style", address)
		case "input", "select", "textarea":
			if attribute(e, "type") != "hidden" && !labels[attribute(e, "id")] && attribute(e, "aria-label") == "" {
				t.Errorf("%s: the field %s has no label", address, attribute(e, "name"))
			}
		case "button", "a", "th":
			if wordsOf(e) == "" && attribute(e, "aria-label") == "" && attribute(e, "title") == "" {
				t.Errorf("%s: a <%s> has no name", address, e.Data)
			}
		}
	}
	return elements
}

// checkFigure checks what stands around a plot: at most four series with their names, a line that says where the figures are from, and the same as a
// table with a row for each point.
func checkFigure(t *testing.T, address string, figure *html.Node) {
	t.Helper()
	legend, source, rows, points := 0, "", 0, 0
	for e := range figure.Descendants() {
		switch {
		case e.Data == "li" && classOf(e.Parent, "legend") && wordsOf(e) != "":
			legend++
		case e.Data == "p" && attribute(e, "class") == "fine":
			source = wordsOf(e)
		case e.Data == "tr" && e.Parent.Data == "tbody":
			rows++
		case e.Data == "path" && classOf(e.Parent, "points"):
			points++
		}
	}
	if legend == 0 || legend > 4 || source == "" || rows == 0 || rows != points {
		t.Errorf("%s: a plot has %d series, %d points, a table of %d rows and the source %q", address, legend, points, rows, source)
	}
}

// follow checks that an address in an element leads somewhere.
func (s *site) follow(t *testing.T, as role, from string, e *html.Node) {
	t.Helper()
	for _, name := range []string{"href", "src", "hx-get"} {
		to := attribute(e, name)
		if to == "" || strings.HasPrefix(to, "#") {
			continue
		}
		if page, ok := strings.CutPrefix(to, s.engine.BaseURL()+customer.CockpitPath); ok { // a customer's own page, which the API serves
			if status := s.cockpit(t, page).StatusCode; status != http.StatusOK {
				t.Errorf("%s as %s: %s leads to %s, which is %d", from, as, name, to, status)
			}
			continue
		}
		at, err := url.Parse(to)
		if err != nil || at.Host != "" || !strings.HasPrefix(to, "/dashboard/") {
			t.Errorf("%s: %s is %s", from, name, to)
			continue
		}
		at.Fragment = "" // which a browser does not send
		link := [2]string{string(as), at.String()}
		if s.followed[link] {
			continue // each page leads to those of the rail
		}
		s.followed[link] = true
		if got := s.get(t, as, at.String()); got.StatusCode >= 400 {
			t.Errorf("%s as %s: %s leads to %s, which is %d", from, as, name, to, got.StatusCode)
		}
	}
}

// TestHeadersForbidWhatPagesDoNotNeed reads the headers of each kind of answer: a page, a part, a redirect, a refusal and an asset.
func TestHeadersForbidWhatPagesDoNotNeed(t *testing.T) {
	s := newSite(t, "Shop")
	asset := "/dashboard/assets/" + assetNames["app.css"]
	for _, got := range []page{
		s.get(t, roleOwner, "/dashboard/projects/shop/home"), s.get(t, roleOwner, "/dashboard/projects/shop/home", "HX-Request", "true"),
		s.get(t, roleOwner, "/dashboard/projects/shop/"), s.get(t, "", "/dashboard/"), s.get(t, roleOwner, "/dashboard/none"), s.get(t, "", asset), s.get(t, "", asset+"x"),
		s.send(t, roleOwner, "POST", "/dashboard/theme", url.Values{}, "Origin", "https://elsewhere.example"),
	} {
		policy := strings.Split(got.Header.Get("Content-Security-Policy"), "; ")
		for _, want := range []string{"default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'", "form-action 'self'", "base-uri 'none'", "frame-ancestors 'none'"} {
			if !slices.Contains(policy, want) {
				t.Errorf("%d: the policy %q lacks %s", got.StatusCode, policy, want)
			}
		}
		for name, want := range map[string]string{
			"X-Frame-Options": "DENY", "X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Cross-Origin-Opener-Policy": "same-origin",
		} {
			if got.Header.Get(name) != want {
				t.Errorf("%d: %s is %q", got.StatusCode, name, got.Header.Get(name))
			}
		}
		if strings.Contains(got.Header.Get("Content-Security-Policy"), "unsafe") {
			t.Error("the policy allows what is unsafe")
		}
		wantCache := "no-store"
		if got.Header.Get("Content-Type") == "text/css; charset=utf-8" {
			wantCache = "public, max-age=31536000, immutable"
		}
		if cache := got.Header.Get("Cache-Control"); cache != wantCache && got.StatusCode != 404 {
			t.Errorf("%d: Cache-Control is %q", got.StatusCode, cache)
		}
	}
}

// TestAPageThatTakesTooLongSaysSo gives pages no time to read the storage. Files may take longer than a page.
func TestAPageThatTakesTooLongSaysSo(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	s.readTimeout = time.Nanosecond
	for _, path := range []string{"home", "codes", "campaigns", "promotions", "reports", "campaigns/" + s.ids["campaignId"]} {
		got := s.get(t, roleOwner, shopPath+path)
		if got.StatusCode != http.StatusServiceUnavailable || !strings.Contains(got.text(t), "This took too long") || !strings.Contains(got.text(t), got.Header.Get("X-Request-Id")) {
			t.Errorf("%s is %d\n%s", path, got.StatusCode, got.text(t))
		}
		checkPage(t, path, got)
	}
	if got := s.get(t, roleOwner, shopPath+"reports/discounts.csv"); got.StatusCode != http.StatusOK {
		t.Errorf("a file is %d", got.StatusCode)
	}
}

// TestPersonalPagesAreSound checks the pages outside of projects.
func TestPersonalPagesAreSound(t *testing.T) {
	s := newSite(t, hostile[0])
	for _, as := range []role{roleOwner, roleMerchant} {
		for _, address := range []string{"/dashboard/", "/dashboard/nowhere", "/dashboard/projects/none/home"} {
			if got := s.get(t, as, address); got.StatusCode != http.StatusSeeOther {
				s.check(t, as, address, got)
			}
		}
	}
	if got := s.get(t, roleViewer, "/dashboard/"); got.Header.Get("Location") != "/dashboard/projects/shop/" {
		t.Errorf("who has one project is sent to %q", got.Header.Get("Location"))
	}
	if got := s.get(t, roleOwner, "/dashboard/"); !strings.Contains(got.body, `/dashboard/projects/elsewhere/`) {
		t.Errorf("the owner sees\n%s", got.body)
	}
}

// TestOnlyGetIsAnsweredAcrossOrigins sends what a page of another site can send.
func TestOnlyGetIsAnsweredAcrossOrigins(t *testing.T) {
	s := newSite(t, "Shop")
	form := url.Values{"theme": {"dark"}}
	for _, headers := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "https://elsewhere.example"}} {
		if got := s.send(t, roleOwner, "POST", "/dashboard/theme", form, headers...); got.StatusCode != http.StatusForbidden || got.Header.Get("Set-Cookie") != "" {
			t.Errorf("%v: %d %v", headers, got.StatusCode, got.Header)
		}
	}
	for _, headers := range [][]string{{"Sec-Fetch-Site", "same-origin"}, {"Origin", "http://example.com"}, nil} {
		if got := s.send(t, roleOwner, "POST", "/dashboard/theme", form, headers...); got.StatusCode != http.StatusSeeOther {
			t.Errorf("%v: %d", headers, got.StatusCode)
		}
	}
}

func TestThemeIsKeptAndLeadsBack(t *testing.T) {
	s := newSite(t, "Shop")
	for back, want := range map[string]string{
		"/dashboard/projects/shop/home?x=1": "/dashboard/projects/shop/home?x=1", "https://elsewhere.example/": "/dashboard/", "//elsewhere.example": "/dashboard/",
		`/dashboard/\elsewhere.example`: "/dashboard/", "/v1/vouchers": "/dashboard/", "": "/dashboard/",
	} {
		got := s.send(t, roleOwner, "POST", "/dashboard/theme", url.Values{"theme": {"dark"}, "back": {back}})
		if got.Header.Get("Location") != want {
			t.Errorf("%q leads to %q, want %q", back, got.Header.Get("Location"), want)
		}
	}
	page := s.get(t, roleOwner, "/dashboard/projects/shop/home", "Cookie", themeCookie+"=dark")
	if !strings.Contains(page.body, `<html lang="en" data-theme="dark">`) {
		t.Errorf("the chosen theme is not on the page:\n%.200s", page.body)
	}
}

// TestOpenPageIsUpdated asks for the part of Home again, as htmx does.
func TestOpenPageIsUpdated(t *testing.T) {
	s := newSite(t, "Shop")
	home := s.get(t, roleOwner, "/dashboard/projects/shop/home")
	var again string
	for _, e := range home.elements(t) {
		if attribute(e, "id") == "needs" {
			again = attribute(e, "hx-get")
		}
	}
	part := []string{"HX-Request", "true", "HX-Target", "section#needs"}
	if got := s.get(t, roleOwner, again, part...); got.StatusCode != http.StatusNoContent {
		t.Errorf("with nothing new %s is %d", again, got.StatusCode)
	}
	fillShop("WELCOME10")(t, s)
	got := s.get(t, roleOwner, again, part...)
	if got.StatusCode != 200 || !strings.HasPrefix(got.body, `<section id="needs"`) || !strings.Contains(got.body, "shop.example/hooks") {
		t.Errorf("with a webhook that is off: %d\n%s", got.StatusCode, got.body)
	}
}

// The bounds of the design, in bytes: of the HTML of a page, of a page as it is sent, which is all that a browser loads that was here before, and of all
// that one loads which was not.
const maxPageSize, maxWarmSize, maxColdSize = 60_000, 30_000, 130_000

// TestPagesAreLight adds up what a browser loads for each page of a small shop, and of one with hundreds of campaigns.
func TestPagesAreLight(t *testing.T) {
	for name, s := range map[string]*site{
		"small": newSite(t, "Shop", fillShop("WELCOME10"), allSettings), "large": newSite(t, "Shop", fillShop("WELCOME10"), allSettings, fillLargeShop),
	} {
		var addresses []string
		for _, r := range s.routes() {
			if r.method == "GET" && !r.whole {
				addresses = append(addresses, s.address(t, r.path))
			}
		}
		for _, id := range []string{"campaignId", "promotionCampaignId"} {
			for _, part := range campaignParts {
				addresses = append(addresses, s.address(t, "campaigns/{"+id+"}/"+part.name))
			}
		}
		for _, address := range addresses {
			sent := s.get(t, roleOwner, address, byBrowser...)
			got, _ := sent.unpacked(t)
			size, warm, loaded := len(got.body), len(sent.body), map[string]bool{}
			cold := warm
			for _, e := range got.elements(t) {
				for _, name := range []string{"href", "src"} {
					asset := attribute(e, name)
					if !strings.HasPrefix(asset, "/dashboard/assets/") || loaded[asset] {
						continue
					}
					loaded[asset] = true
					cold += len(s.get(t, "", asset, "Accept-Encoding", "gzip").body)
				}
			}
			if size > maxPageSize || warm > maxWarmSize || cold > maxColdSize || size > 0 && got.StatusCode == http.StatusOK && len(loaded) < 4 {
				t.Errorf("%s of the %s shop has %d bytes, of which %d are sent, with %d files %d", address, name, size, warm, len(loaded), cold)
			}
		}
	}
}

// fillLargeShop makes hundreds of campaigns that were used this month, and what is outstanding on their cards.
func fillLargeShop(t *testing.T, s *site) {
	t.Helper()
	for i := range 110 {
		name := fmt.Sprintf("Campaign for regular customers %03d", i)
		coupons := s.made(t, name, 0, nil)
		s.added(t, coupons.ID, fmt.Sprint("COUPON-", i))
		_, err := s.shop.Redemptions.RedeemCodes(t.Context(), int64(1000+i), fmt.Sprint("COUPON-", i))
		s.must(t, err)
		cards := s.made(t, "Gift "+name, 0, func(n *campaign.NewCampaign) {
			n.Voucher = &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: int64(5000 + i)}}
		})
		s.added(t, cards.ID, fmt.Sprint("GIFT-", i))
		club := s.made(t, "Club "+name, 0, func(n *campaign.NewCampaign) {
			n.Voucher = &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{Points: int64(100 + i)}}
		})
		s.added(t, club.ID, fmt.Sprint("CARD-", i))
	}
	for i := range 12 {
		var tiers []promotion.NewTier
		for k := range 30 {
			tiers = append(tiers, promotion.NewTier{Name: fmt.Sprintf("Promotion %02d of %02d", k, i), Discount: discount.Percent(10), RuleIDs: []string{s.ids["ruleId"]}})
		}
		c, made := s.promotions(t, fmt.Sprintf("Promotions of season %02d", i), tiers...)
		for k := range 5 {
			_, err := s.shop.Promotions.CreateStack(t.Context(), c.ID, promotion.NewStack{Name: fmt.Sprint("Stack ", k), TierIDs: []string{made[k].ID, made[29].ID}})
			s.must(t, err)
		}
		s.ids["promotionCampaignId"] = c.ID
	}
	s.ahead.Add(int64(day))
	s.must(t, s.shop.CatchUp(t.Context()))
	s.must(t, s.engine.DrainEvents(t.Context(), "shop"))
}
