package dashboard

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/refund"
)

const settingsPath = "/dashboard/projects/shop/settings/"

// formAt is what a browser sends when the form of a page with this action is sent as it is.
func (p page) formAt(t *testing.T, action string) url.Values {
	t.Helper()
	for _, e := range p.elements(t) {
		if e.Data == "form" && attribute(e, "action") == action {
			return valuesOf(e)
		}
	}
	t.Fatalf("there is no form for %s in\n%s", action, p.body)
	return nil
}

func valuesOf(form *html.Node) url.Values {
	values := url.Values{}
	for e := range form.Descendants() {
		name := attribute(e, "name")
		switch {
		case e.Type != html.ElementNode || name == "":
		case e.Data == "textarea":
			text := ""
			if e.FirstChild != nil {
				text = e.FirstChild.Data
			}
			values.Set(name, strings.ReplaceAll(text, "\n", "\r\n"))
		case e.Data == "select":
			for o := range e.Descendants() {
				if o.Data == "option" && (hasAttribute(o, "selected") || !values.Has(name)) {
					values.Set(name, attribute(o, "value"))
				}
			}
		case e.Data == "input" && attribute(e, "type") == "checkbox":
			if hasAttribute(e, "checked") {
				values.Set(name, attribute(e, "value"))
			}
		case e.Data == "input":
			values.Set(name, attribute(e, "value"))
		}
	}
	return values
}

func hasAttribute(n *html.Node, name string) bool {
	for _, a := range n.Attr {
		if a.Key == name {
			return true
		}
	}
	return false
}

// settingsOf is all that the pages of settings change, without the times of changes.
func (s *site) settingsOf(t *testing.T) (c configuration) {
	t.Helper()
	var err error
	c.project, err = s.engine.Projects.Get(t.Context(), "shop")
	s.must(t, err)
	c.guard, err = s.shop.Settings.DiscountGuard(t.Context())
	s.must(t, err)
	c.stacking, err = s.shop.Settings.Stacking(t.Context())
	s.must(t, err)
	brandings, err := s.shop.Settings.Brandings(t.Context())
	s.must(t, err)
	for _, b := range brandings {
		c.branding = project.Branding{Brand: b.Brand, Address: b.Address, Contact: b.Contact}
	}
	for _, at := range []*time.Time{&c.project.UpdatedAt, &c.guard.UpdatedAt, &c.guard.CreatedAt, &c.stacking.UpdatedAt, &c.stacking.CreatedAt} {
		*at = time.Time{}
	}
	c.guard.ID, c.stacking.ID = "", ""
	return c
}

func equalSettings(a, b configuration) string {
	return cmp.Diff([]any{a.project, a.guard, a.stacking, a.branding}, []any{b.project, b.guard, b.stacking, b.branding})
}

// TestSettingsAreKeptWhenNothingIsChanged sends the form of each page as it is: of a project with the defaults, and of one with all settings.
func TestSettingsAreKeptWhenNothingIsChanged(t *testing.T) {
	for name, fill := range map[string]func(*testing.T, *site){"defaults": func(*testing.T, *site) {}, "all": allSettings} {
		s := newSite(t, "Shop", fill)
		before := s.settingsOf(t)
		for _, p := range settingsPages {
			form := s.get(t, roleAdmin, settingsPath+p.name).formAt(t, settingsPath+p.name)
			if got := s.send(t, roleAdmin, "POST", settingsPath+p.name, form); got.StatusCode != http.StatusSeeOther {
				t.Errorf("%s: %s is %d\n%s", name, p.name, got.StatusCode, got.text(t))
			}
		}
		after := s.settingsOf(t)
		if name == "defaults" {
			before.project.Timezone = "UTC" // which empty means
			before.branding.Brand.PermissionReminder = project.DefaultReminder
			before.project.Returns = before.project.Returns.Resolved()
			for _, list := range []*[]string{&before.guard.ExemptCategories, &before.guard.ExemptCampaigns} {
				*list = []string{}
			}
			before.stacking.Exclusive, before.stacking.Joint, before.stacking.CategoryLimits = []string{}, []string{}, map[string]int{}
			before.stacking.InitialAmountCategories, before.stacking.DiscountedAmountCategories = []string{}, []string{}
			before.stacking.NoEffectSkipCategories, before.stacking.NoEffectRedeemCategories = []string{}, []string{}
		}
		if diff := equalSettings(before, after); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

// allSettings gives a project other settings than the defaults, with names that do not fit on a line.
func allSettings(t *testing.T, s *site) {
	ctx := t.Context()
	var categories []string
	for _, name := range []string{"Plain", "Second", "with: colon", "two\nlines", " spaces ", "<b>&amp;"} {
		c, err := s.shop.Catalog.CreateCategory(ctx, catalog.NewCategory{Name: name})
		s.must(t, err)
		categories = append(categories, c.ID)
	}
	sale, err := s.shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{Name: "Sale", Voucher: &campaign.VoucherProfile{Discount: discount.Amount(500)}}})
	s.must(t, err)
	points, credit, days := int64(0), int64(1250), int64(30)
	_, err = s.engine.Projects.Update(ctx, "shop", project.Update{
		Name: patch.Set("Shop <b>"), Description: patch.Set("two words"), Timezone: patch.Set("Europe/Berlin"), Currency: patch.Set("PLN"), DialCode: patch.Set("+48"),
		APIVersion: patch.Set("v2017-04-20"), CodeCharset: patch.Set("ABC"), RefusalsOff: patch.Set(true),
		Restricted: patch.Set(project.Restricted{Points: &points, Credit: &credit}),
		Returns:    patch.Set(project.Returns{Policy: refund.PolicyReevaluate, RefundOrder: refund.MoneyFirst, EarnedPoints: project.EarnedKeep, WindowDays: &days}),
		Client: project.ClientUpdate{
			TrustedDomains: patch.Set([]string{"shop.example", "*.shop.example"}), Redeem: patch.Set(true), Publish: patch.Set(true), ListVouchers: patch.Set(true),
			CreateCustomer: patch.Set(true), LoyaltyEvents: patch.Set(true), SetVoucherExpiration: patch.Set(true), PayOrders: patch.Set(true), HideCodes: patch.Set(true),
		},
	})
	s.must(t, err)
	_, err = s.shop.Settings.CreateBranding(ctx, project.BrandingUpdate{
		Name: patch.Set("Shop & <b>"), PrivacyPolicyURL: patch.Set("https://shop.example/privacy"), TermsOfUseURL: patch.Set("http://shop.example/terms"), PermissionReminder: patch.Set("You asked."),
		WebsiteURL: patch.Set("https://shop.example"), Street: patch.Set("1 Main St"), City: patch.Set("Warsaw"), Postal: patch.Set("00-001"), State: patch.Set("MZ"), Country: patch.Set("PL"),
		Email: patch.Set("shop@shop.example"), Phone: patch.Set("+48 1"),
	})
	s.must(t, err)
	half := discount.Percent(50).PercentOff
	_, err = s.shop.Settings.UpdateDiscountGuard(ctx, project.GuardUpdate{
		MaxPercent: patch.Set(*half), MaxAmount: patch.Set(int64(10005)), MaxLinePercent: patch.Set(*half), FloorMetadata: patch.Set("floor"), Mode: patch.Set(project.GuardRefuse),
		Categories: patch.Set(categories), Campaigns: patch.Set([]string{sale.ID}),
	})
	s.must(t, err)
	_, err = s.shop.Settings.CreateStacking(ctx, project.StackingUpdate{
		RedeemablesLimit: patch.Set(20), ApplicableLimit: patch.Set(6), ApplicablePerCategory: patch.Set(3), CategoryLimits: patch.Set(map[string]int{categories[0]: 2, categories[2]: 1}),
		ExclusiveLimit: patch.Set(2), ExclusivePerCategory: patch.Set(1), Exclusive: patch.Set(categories[:3]), Joint: patch.Set(categories[3:]),
		ApplicationMode: patch.Set(project.ApplicationPartial), Sorting: patch.Set(project.SortCategoryHierarchy), GroupedSorting: patch.Set(project.GroupedSorting("IMPORTED")),
		CalculationMode: patch.Set(project.CalculateInitial), InitialAmountCategories: patch.Set(categories[:1]), DiscountedAmountCategories: patch.Set(categories[1:2]),
		ProductsMode: patch.Set(project.ProductsOnce), NoEffect: patch.Set(project.NoEffectSkip), NoEffectSkipCategories: patch.Set(categories[:1]),
		NoEffectRedeemCategories: patch.Set(categories[1:2]), RollbackOrderMode: patch.Set(project.RollbackWithoutOrder),
	})
	s.must(t, err)
}

// TestSettingsAreChanged sends other values, and reads what the engine has then.
func TestSettingsAreChanged(t *testing.T) {
	s := newSite(t, "Shop")
	category, err := s.shop.Catalog.CreateCategory(t.Context(), catalog.NewCategory{Name: "Seasonal"})
	s.must(t, err)
	for _, c := range []struct {
		page, field, value string
		got                func(configuration) any
		want               any
	}{
		{"general", "timezone", "Europe/Berlin", func(c configuration) any { return c.project.Timezone }, "Europe/Berlin"},
		{"branding", "brand.name", " Beans ", func(c configuration) any { return c.branding.Brand.Name }, "Beans"},
		{"branding", "address.city", "Warsaw", func(c configuration) any { return c.branding.Address.City + " " + c.branding.Brand.Name }, "Warsaw Beans"},
		{"branding", "brand.name", "", func(c configuration) any { return c.branding.Brand.Name }, ""},
		{"general", "name", " Renamed ", func(c configuration) any { return c.project.Name }, "Renamed"},
		{"client", "client_trusted_domains", "shop.example\r\n\r\n*.shop.example\r\n", func(c configuration) any { return strings.Join(c.project.Client.TrustedDomains, " ") }, "shop.example *.shop.example"},
		{"client", "client_redeem_enabled", "true", func(c configuration) any { return c.project.Client.Redeem }, true},
		{"client", "client_redeem_enabled", "", func(c configuration) any { return c.project.Client.Redeem }, false},
		{"support", "restricted.points", "100", func(c configuration) any { return *c.project.Restricted.Points }, int64(100)},
		{"support", "restricted.credit", "12,5", func(c configuration) any { return *c.project.Restricted.Credit }, int64(1250)},
		{"support", "restricted.credit", "", func(c configuration) any {
			return c.project.Restricted.Credit == nil && *c.project.Restricted.Points == 100
		}, true},
		{"support", "refusals", "", func(c configuration) any { return c.project.RefusalsOff }, true},
		{"returns", "window_days", "14", func(c configuration) any { return *c.project.Returns.WindowDays }, int64(14)},
		{"retention", "retention.events", "60", func(c configuration) any { return *c.project.Retention.Events }, int64(60)},
		{"retention", "retention.actions", "45", func(c configuration) any {
			return *c.project.Retention.Actions + *c.project.Retention.Events
		}, int64(105)},
		{"returns", "policy", "REEVALUATE", func(c configuration) any { return c.project.Returns.Policy }, refund.PolicyReevaluate},
		{"guard", "max_percent", "12.5", func(c configuration) any { return c.guard.MaxPercent.String() }, "12.5"},
		{"guard", "max_percent", "", func(c configuration) any { return c.guard.MaxPercent == nil }, true},
		{"guard", "exempt.categories", "Seasonal", func(c configuration) any { return strings.Join(c.guard.ExemptCategories, " ") }, category.ID},
		{"stacking", "applicable_redeemables_category_limits", "Seasonal: 2", func(c configuration) any { return c.stacking.CategoryLimits[category.ID] }, 2},
		{"stacking", "applicable_redeemables_limit", "7", func(c configuration) any { return c.stacking.ApplicableLimit }, 7},
		{"stacking", "applicable_redeemables_limit", "", func(c configuration) any { return c.stacking.ApplicableLimit }, 5},
	} {
		address := settingsPath + c.page
		form := s.get(t, roleAdmin, address).formAt(t, address)
		form.Set(c.field, c.value)
		got := s.send(t, roleAdmin, "POST", address, form)
		if got.StatusCode != http.StatusSeeOther {
			t.Errorf("%s %q: %d\n%s", c.field, c.value, got.StatusCode, got.text(t))
			continue
		}
		if page := s.get(t, roleAdmin, got.Header.Get("Location")); !strings.Contains(page.body, "The settings are saved.") {
			t.Errorf("the page does not say that %s was saved", c.field)
		}
		if now := c.got(s.settingsOf(t)); now != c.want {
			t.Errorf("%s is %v after %q, want %v", c.field, now, c.value, c.want)
		}
	}
	entries := s.get(t, roleAdmin, auditPath+"?act=stacking_rules.updated").text(t)
	if !strings.Contains(entries, "ApplicableLimit7 → 5") {
		t.Errorf("the audit log lacks the change:\n%s", entries)
	}
}

// TestWrongSettingsAreRefusedAtTheirField sends values that are out of range, too large or without meaning.
func TestWrongSettingsAreRefusedAtTheirField(t *testing.T) {
	s := newSite(t, "Shop")
	before := s.settingsOf(t)
	for _, c := range []struct{ page, field, value string }{
		{"general", "name", ""}, {"general", "name", strings.Repeat("x", 3000)}, {"general", "timezone", "Moon/Base"}, {"general", "currency", "EURO"}, {"general", "dial_code", "x"},
		{"branding", "brand.website_url", "shop.example"}, {"branding", "brand.terms_of_use_url", "javascript:alert(1)"}, {"branding", "contact.email", "nobody"},
		{"branding", "brand.name", strings.Repeat("x", 100_000)}, {"branding", "address.city", "a\x00b"},
		{"general", "api_version", "v1"}, {"general", "description", "a\x00b"}, {"client", "client_trusted_domains", "shop.example\r\nhttps://"},
		{"client", "client_trusted_domains", strings.Repeat("a.example\r\n", maxNamed+1)}, {"support", "restricted.points", "-1"}, {"support", "restricted.points", "1.5"},
		{"support", "restricted.credit", "-1"}, {"support", "restricted.credit", "99999999999999999999"}, {"returns", "policy", "x"}, {"returns", "refund_order", "x"}, {"returns", "window_days", "0"},
		{"retention", "retention.events", "29"}, {"retention", "retention.deliveries", "0"}, {"retention", "retention.actions", "1"}, {"retention", "retention.refusals", "-1"},
		{"guard", "max_percent", "101"}, {"guard", "max_percent", "1e999999999"}, {"guard", "max_amount", "x"}, {"guard", "mode", "x"}, {"guard", "exempt.categories", "none"},
		{"guard", "exempt.campaigns", "none"}, {"guard", "floor_metadata", strings.Repeat("x", 3000)}, {"stacking", "redeemables_limit", "31"}, {"stacking", "redeemables_limit", "99999999999"},
		{"stacking", "applicable_redeemables_per_category_limit", "0"}, {"stacking", "applicable_redeemables_category_limits", "none: 1"},
		{"stacking", "applicable_redeemables_category_limits", "Seasonal"}, {"stacking", "exclusive_categories", "none"}, {"stacking", "redeemables_application_mode", "x"},
	} {
		address := settingsPath + c.page
		form := s.get(t, roleAdmin, address).formAt(t, address)
		form.Set(c.field, c.value)
		got := s.send(t, roleAdmin, "POST", address, form)
		checkPage(t, address, got)
		wrong := ""
		for _, e := range got.elements(t) {
			if attribute(e, "aria-invalid") == "true" {
				wrong += attribute(e, "name")
			}
		}
		if got.StatusCode == http.StatusSeeOther {
			t.Errorf("%s %.60q is accepted", c.field, c.value)
			continue
		}
		if got.StatusCode != http.StatusUnprocessableEntity || wrong != c.field {
			t.Errorf("%s %.60q: %d, wrong is %q\n%s", c.field, c.value, got.StatusCode, wrong, got.body)
		}
	}
	if diff := equalSettings(before, s.settingsOf(t)); diff != "" {
		t.Errorf("something was changed: %s", diff)
	}
}

// TestSettingsThatLostARaceAreTold has two people open each page; the second one to save is told, and can save again.
func TestSettingsThatLostARaceAreTold(t *testing.T) {
	s := newSite(t, "Shop")
	for _, c := range []struct{ page, field, first, second, told string }{
		{"general", "name", "First", "Second", "Now: First"}, {"branding", "brand.name", "Mine", "Theirs", "Now: Mine"}, {"branding", "contact.phone", "1", "2", "Now: 1"}, {"support", "restricted.credit", "5", "6", "Now: 5.00"}, {"returns", "policy", "REEVALUATE", "KEEP", "Now: Evaluate again"},
		{"client", "client_redeem_enabled", "true", "", "Now: on"}, {"guard", "max_amount", "5", "6", "Now: 5.00"}, {"stacking", "applicable_redeemables_limit", "7", "8", "Now: 7"},
		{"stacking", "applicable_redeemables_limit", "3", "4", "Now: 3"}, // now they exist
	} {
		address := settingsPath + c.page
		one, other := s.get(t, roleAdmin, address).formAt(t, address), s.get(t, roleAdmin, address).formAt(t, address)
		one.Set(c.field, c.first)
		other.Set(c.field, c.second)
		if got := s.send(t, roleAdmin, "POST", address, one); got.StatusCode != http.StatusSeeOther {
			t.Fatalf("%s: the first is %d\n%s", c.page, got.StatusCode, got.text(t))
		}
		got := s.send(t, roleAdmin, "POST", address, other)
		checkPage(t, address, got)
		if got.StatusCode != http.StatusConflict {
			t.Errorf("%s: the second is %d\n%s", c.page, got.StatusCode, got.body)
			continue
		}
		if !strings.Contains(got.text(t), c.told) || !strings.Contains(got.text(t), "Somebody else changed these settings") {
			t.Errorf("%s: the second is %d\n%s", c.page, got.StatusCode, got.text(t))
			continue
		}
		again := got.formAt(t, address)
		if again.Get(c.field) != c.second {
			t.Errorf("%s: the form has %q", c.page, again.Get(c.field))
		}
		if got := s.send(t, roleAdmin, "POST", address, again); got.StatusCode != http.StatusSeeOther {
			t.Errorf("%s: saved again it is %d\n%s", c.page, got.StatusCode, got.text(t))
		}
		if value := s.get(t, roleAdmin, address).formAt(t, address).Get(c.field); value != c.second && value != c.second+".00" {
			t.Errorf("%s: in the end %s is %q", c.page, c.field, fmt.Sprint(value))
		}
	}
}

// TestWhatBrowsersMayDoNeedsThePasswordAgain opens the page ten minutes after the sign-in.
func TestWhatBrowsersMayDoNeedsThePasswordAgain(t *testing.T) {
	h := newHouse(t)
	h.person(t, "ada@shop.example", project.RoleAdmin)
	h.signInAs(t, "ada@shop.example")
	h.now = h.now.Add(10 * time.Minute)
	want := "/dashboard/confirm?back=%2Fdashboard%2Fprojects%2Fshop%2Fsettings%2Fclient"
	for _, got := range []page{h.get(t, settingsPath+"client"), h.post(t, settingsPath+"client", "client_redeem_enabled", "true", "back", settingsPath+"client")} {
		if got.StatusCode != 303 || got.Header.Get("Location") != want {
			t.Errorf("%d %s", got.StatusCode, got.Header.Get("Location"))
		}
	}
	if got := h.get(t, settingsPath+"general"); got.StatusCode != 200 {
		t.Errorf("another page is %d", got.StatusCode)
	}
}

// TestTheSettingsOfTheClientSideSayWhatUsesThem makes client-side calls with two keys, and reads the hints of the switches.
func TestTheSettingsOfTheClientSideSayWhatUsesThem(t *testing.T) {
	s := newSite(t, "Shop")
	_, err := s.engine.Projects.Update(t.Context(), "shop", project.Update{Client: project.ClientUpdate{TrustedDomains: patch.Set([]string{"https://shop.example"}), Redeem: patch.Set(true)}})
	s.must(t, err)
	at := shopPath + "settings/client"
	hint := func(name string) (text string) {
		t.Helper()
		got := s.get(t, roleAdmin, at)
		checkPage(t, at, got)
		for _, e := range got.elements(t) {
			if attribute(e, "id") == "field-"+name+"-hint" {
				text = wordsOf(e)
			}
		}
		return text
	}
	const none = "None of the latest 100 calls of this server asked for it."
	for _, name := range s.api.ClientSwitches() {
		if !strings.HasSuffix(hint(name), none) {
			t.Errorf("before any call the hint of %s is %q", name, hint(name))
		}
	}
	if strings.Contains(hint("client_hide_codes_enabled"), "calls of this server") {
		t.Errorf("no call asks for it alone: %s", hint("client_hide_codes_enabled"))
	}
	for name, calls := range map[string]int{"Web <shop>": 2, "App": 3} {
		id, token, err := s.engine.Projects.Issue(t.Context(), "shop", project.AudienceClient, name)
		s.must(t, err)
		for range calls {
			r := httptest.NewRequestWithContext(t.Context(), "POST", "/client/v1/redemptions", strings.NewReader(`{"redeemables": [{"object": "voucher", "id": "NONE"}]}`))
			r.Header.Set("Origin", "https://shop.example")
			r.Header.Set("Content-Type", "application/json")
			r.Header.Set("X-Client-Application-Id", id)
			r.Header.Set("X-Client-Token", token)
			s.api.ServeHTTP(httptest.NewRecorder(), r)
		}
	}
	if got := hint("client_redeem_enabled"); !strings.HasSuffix(got, "these keys asked for it: App (3), Web <shop> (2).") {
		t.Errorf("after calls the hint is %q", got)
	}
	if got := hint("client_publish_enabled"); !strings.HasSuffix(got, none) {
		t.Errorf("nobody published, and the hint is %q", got)
	}
}

// TestTheLimitsOfTheServerAreThoseInForce reads the page on a server with rates and without, and compares it with what the API refuses.
func TestTheLimitsOfTheServerAreThoseInForce(t *testing.T) {
	s := newSite(t, "Shop")
	rows := func(api *httpapi.API) map[string]string {
		t.Helper()
		of := &site{Dashboard: New(s.engine, WithAPI(api), WithVisitor(s.visitor))}
		got := of.get(t, roleAdmin, shopPath+"settings/limits")
		checkPage(t, "settings/limits", got)
		all := map[string]string{}
		for _, row := range tables(t, got)[0] {
			if len(row) == 3 {
				all[row[0]] = row[1] + " / " + row[2]
			}
		}
		return all
	}
	for api, want := range map[*httpapi.API]map[string]string{
		httpapi.New(s.engine): {
			"Client-side calls of an address": "5 calls in 5s / --client-rate", "Server-side calls of a project": "No limit / --api-rate", "Body of a client-side call": "1 MB / Always so",
			"Body of a call": "10 MB / Always so", "Latest calls that are kept, of all projects": "2,000 / --recent-calls", "File of an import": "32 MB / Always so", "Rows of a page of the API": "100 / Always so",
		},
		httpapi.New(s.engine, httpapi.WithClientLimiter(nil), httpapi.WithServerRates(httpapi.Rate{Calls: 70, Per: time.Minute}, httpapi.Rate{Calls: 3, Per: time.Hour}), httpapi.WithRecentCalls(0)): {
			"Client-side calls of an address": "No limit / --client-rate", "Server-side calls of a project": "70 calls in 1m0s / --api-rate",
			"Calls of a project that change many resources": "3 calls in 1h0m0s / --bulk-rate", "Latest calls that are kept, of all projects": "0 / --recent-calls",
		},
		httpapi.New(s.engine, httpapi.WithClientLimiter(foreignLimiter{})): {"Client-side calls of an address": "Counted outside of this server / --client-rate"},
	} {
		got := rows(api)
		for name, limit := range want {
			if got[name] != limit {
				t.Errorf("%s is %q, want %q", name, got[name], limit)
			}
		}
	}
	if _, answer := s.tryCall(t, roleUser, "GET", "/v1/vouchers?limit=101", ""); !strings.Contains(answer, "from 1 to 100") {
		t.Errorf("a page of more rows: %s", answer)
	}
}

// foreignLimiter is a limiter of an installation whose rate is not known.
type foreignLimiter struct{ httpapi.Limiter }
