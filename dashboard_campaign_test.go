package punchcard_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/dashboard"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/httpapi"
	"github.com/punchcardhq/punchcard/project"
)

// wizardShop is a shop whose campaigns are made by the wizard of the dashboard, or by the API.
type wizardShop struct {
	shopWindow
	engine *punchcard.Engine
	pages  http.Handler
}

// wizardNow is a Monday.
var wizardNow = time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)

func openWizardShop(t *testing.T, engine *punchcard.Engine, id string) *wizardShop {
	t.Helper()
	_, err := engine.CreateProject(t.Context(), project.NewProject{ID: id, Name: "Shop", Currency: "EUR", Timezone: "Europe/Berlin"})
	must(t, err)
	keys, err := engine.Projects.GrantNew(t.Context(), id, "test")
	must(t, err)
	pages := dashboard.New(engine, dashboard.WithVisitor(func(*http.Request) (dashboard.Visitor, error) {
		return dashboard.Visitor{ID: "user_ada", Name: "Ada", Owner: true}, nil
	}))
	return &wizardShop{engine: engine, pages: pages, shopWindow: shopWindow{T: t, project: id, api: httpapi.New(engine), headers: map[string]string{
		"X-App-Id": keys.AppID, "X-App-Token": keys.AppToken, "Content-Type": "application/json",
	}}}
}

// ask sends a form, or gets a page without one.
func (s *wizardShop) ask(path string, form url.Values) *httptest.ResponseRecorder {
	s.Helper()
	method := http.MethodGet
	if form != nil {
		method = http.MethodPost
	}
	r := httptest.NewRequestWithContext(s.Context(), method, "/dashboard/projects/"+s.project+"/"+path, strings.NewReader(form.Encode()))
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	w := httptest.NewRecorder()
	s.pages.ServeHTTP(w, r)
	return w
}

// formOf is what a browser sends of the last form of the main part of a page.
func formOf(t *testing.T, page string) url.Values {
	t.Helper()
	page, _, _ = strings.Cut(page, "</main>")
	root, err := html.Parse(strings.NewReader(page))
	must(t, err)
	get := func(n *html.Node, name string) (string, bool) {
		at := slices.IndexFunc(n.Attr, func(a html.Attribute) bool { return a.Key == name })
		if at < 0 {
			return "", false
		}
		return n.Attr[at].Val, true
	}
	form := url.Values{}
	for n := range root.Descendants() {
		name, named := get(n, "name")
		value, _ := get(n, "value")
		switch {
		case n.Type != html.ElementNode:
		case n.Data == "form":
			form = url.Values{}
		case n.Data == "input" && named:
			kind, _ := get(n, "type")
			if _, checked := get(n, "checked"); checked || kind != "radio" && kind != "checkbox" {
				form.Add(name, value)
			}
		case n.Data == "textarea":
			if n.FirstChild != nil {
				form.Add(name, strings.TrimPrefix(n.FirstChild.Data, "\n"))
			}
		case n.Data == "option":
			if name, ok := get(n.Parent, "name"); ok {
				if _, selected := get(n, "selected"); selected || !form.Has(name) {
					form.Set(name, value)
				}
			}
		}
	}
	return form
}

// mainOf is a page without what surrounds it.
func mainOf(page *httptest.ResponseRecorder) string {
	_, text, _ := strings.Cut(page.Body.String(), "<main")
	return text
}

// walk answers one question after the other, and returns the form of the check.
func (s *wizardShop) walk(from string, answers ...url.Values) url.Values {
	s.Helper()
	page := s.ask(from, nil)
	for i := range 4 {
		if page.Code != http.StatusOK {
			s.Fatalf("question %d is %d\n%s", i+1, page.Code, mainOf(page))
		}
		form := formOf(s.T, page.Body.String())
		if at := form.Get("at"); at != fmt.Sprint(i+1) {
			s.Fatalf("question %d is shown in place of %d:\n%s", i+1, i+1, mainOf(page))
		}
		if i < len(answers) {
			for name, values := range answers[i] {
				form[name] = values
			}
		}
		form.Set("go", "next")
		page = s.ask("campaigns/new", form)
	}
	if page.Code != http.StatusOK {
		s.Fatalf("the check is %d\n%s", page.Code, mainOf(page))
	}
	return formOf(s.T, page.Body.String())
}

// save makes the campaign of a form of the check, and returns its id.
func (s *wizardShop) save(form url.Values, start bool) string {
	s.Helper()
	form.Set("switch", map[bool]string{true: "on", false: "off"}[start])
	got := s.ask("campaigns/new/save", form)
	to := got.Header().Get("Location")
	if got.Code != http.StatusSeeOther || !strings.HasSuffix(to, "?done=campaign") {
		s.Fatalf("saving is %d %s\n%s", got.Code, to, mainOf(got))
	}
	return s.must("GET", "/v1/campaigns/"+url.PathEscape(form.Get("name")), nil)["id"].(string)
}

var (
	madeID   = regexp.MustCompile(`[a-z]+_[0-9a-f]{24,}`)
	madeTime = regexp.MustCompile(`"(created_at|updated_at)":"[^"]*",?`)
	drawn    = regexp.MustCompile(`"(code|url|request_id)":"[^"]*",?|"id":"[A-Za-z0-9_-]{50,}",?`)
)

// all is everything that a shop has, with ids and drawn codes replaced by numbers.
func (s *wizardShop) all(campaignID string) string {
	s.Helper()
	must(s.T, s.engine.DrainEvents(s.Context(), s.project))
	var b strings.Builder
	for _, path := range []string{
		"/v1/campaigns/" + campaignID, "/v1/validation-rules?order=created_at", "/v1/validation-rules-assignments", "/v1/vouchers?campaign_id=" + campaignID, "/v1/promotions/tiers",
		"/v1/loyalties/" + campaignID + "/earning-rules", "/v1/async-actions",
	} {
		status, answer := s.call("GET", path, nil)
		if status == http.StatusNotFound && strings.HasSuffix(path, "/earning-rules") { // it is no loyalty campaign
			continue
		}
		if status != http.StatusOK {
			s.Fatalf("%s is %d: %s", path, status, answer)
		}
		var value any
		must(s.T, json.Unmarshal([]byte(answer), &value))
		indented, err := json.MarshalIndent(value, "", " ")
		must(s.T, err)
		b.WriteString(path[:9] + "\n" + string(indented) + "\n")
	}
	text := drawn.ReplaceAllString(madeTime.ReplaceAllString(strings.ReplaceAll(b.String(), `": "`, `":"`), ""), "")
	seen := map[string]string{}
	return madeID.ReplaceAllStringFunc(text, func(id string) string {
		if seen[id] == "" {
			seen[id] = fmt.Sprint("id", len(seen))
		}
		return seen[id]
	})
}

// TestTheWizardMakesWhatTheAPIMakes makes a campaign of each kind by the pages of the wizard and by calls of the API of the same meaning, on each storage,
// and compares all that both shops have then.
func TestTheWizardMakesWhatTheAPIMakes(t *testing.T) {
	type form = url.Values
	set := func(pairs ...string) form {
		f := form{}
		for i := 0; i < len(pairs); i += 2 {
			f.Add(pairs[i], pairs[i+1])
		}
		return f
	}
	campaignOf := func(s *wizardShop, body doc) string {
		return s.must("POST", "/v1/campaigns", body)["id"].(string)
	}
	ruleOf := func(s *wizardShop, name string, rules doc, more ...any) string {
		body := doc{"name": "Conditions of " + name, "rules": rules}
		for i := 0; i < len(more); i += 2 {
			body[more[i].(string)] = more[i+1]
		}
		return s.must("POST", "/v1/validation-rules", body)["id"].(string)
	}
	atMost := func(name string, n int) doc {
		return doc{"name": name, "conditions": doc{"$less_than_or_equal": []int{n}}}
	}
	for _, c := range []struct {
		name    string
		from    string
		start   bool
		answers []form
		call    func(s *wizardShop) string
	}{
		{
			name: "a code for all from a template", from: "campaigns/new?template=percent", start: true,
			answers: []form{set("code", "WELCOME10"), nil, set("end", "2026-11-29")},
			call: func(s *wizardShop) string {
				return campaignOf(s, doc{"name": "10 % for everybody", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "vouchers_count": 1, "expiration_date": "2026-11-29T22:59:59.999Z",
					"voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}, "code_config": doc{"pattern": "WELCOME10"}}})
			},
		},
		{
			name: "a code for each with everything", from: "campaigns/new",
			answers: []form{
				set("name", "Autumn", "kind", "codes", "count", "3", "length", "6", "prefix", "AU-", "charset", "digits"),
				set("give", "percent", "percent", "12,5", "ceiling_limit", "some", "ceiling", "20", "on", "some", "items", "mug\nmug-blue"),
				set("minimum", "50", "start", "2026-12-01", "end", "2026-12-31", "days", "1", "days", "2", "from", "09:00", "until", "17:00"),
				set("uses_each_limit", "some", "uses_each", "2", "uses_all_limit", "some", "uses_all", "1000", "uses_customer_limit", "some", "uses_customer", "1", "uses_day_limit", "some", "uses_day", "50",
					"budget_discount_limit", "some", "budget_discount", "500", "budget_orders_limit", "some", "budget_orders", "10000,50"),
			},
			call: func(s *wizardShop) string {
				mug, blue := s.must("GET", "/v1/products/mug", nil), s.must("GET", "/v1/skus/mug-blue", nil)
				id := ruleOf(s, "Autumn", doc{
					"1": doc{"name": "order.amount", "conditions": doc{"$more_than_or_equal": []int{5000}}}, "2": atMost("campaign.redemptions.count", 1000),
					"3": atMost("campaign.redemptions.customers_count", 1), "4": atMost("campaign.redemptions.count.daily", 50),
					"5": atMost("campaign.orders.amount_discounted", 50000), "6": atMost("campaign.orders.amount", 1000050),
				}, "applicable_to", doc{"included": []doc{
					{"object": "product", "id": mug["id"], "source_id": "mug", "effect": "APPLY_TO_EVERY"},
					{"object": "sku", "id": blue["id"], "source_id": "mug-blue", "product_id": mug["id"], "effect": "APPLY_TO_EVERY"},
				}})
				made := campaignOf(s, doc{"name": "Autumn", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "vouchers_count": 3, "validation_rules": []string{id},
					"start_date": "2026-11-30T23:00:00Z", "expiration_date": "2026-12-31T22:59:59.999Z",
					"validity_hours": doc{"daily": []doc{{"start_time": "09:00", "expiration_time": "17:00", "days_of_week": []int{1, 2}}}},
					"voucher": doc{"type": "DISCOUNT_VOUCHER", "redemption": doc{"quantity": 2}, "code_config": doc{"length": 6, "prefix": "AU-", "charset": "0123456789"},
						"discount": doc{"type": "PERCENT", "percent_off": 12.5, "effect": "APPLY_TO_ITEMS", "aggregated_amount_limit": 2000}}})
				s.must("POST", "/v1/campaigns/"+made+"/disable", nil)
				return made
			},
		},
		{
			name: "in the cart", from: "campaigns/new", start: true,
			answers: []form{
				set("name", "Free mug", "kind", "cart", "banner", "A mug for you"), set("give", "unit", "unit_product", "Mug", "units", "2", "unit_add", "ADD_NEW_ITEMS"),
				set("days", "6", "days", "0"), set("uses_all_limit", "some", "uses_all", "10"),
			},
			call: func(s *wizardShop) string {
				id := ruleOf(s, "Free mug", doc{"1": atMost("campaign.redemptions.count", 10)})
				mug := s.must("GET", "/v1/products/mug", nil)["id"]
				return campaignOf(s, doc{"name": "Free mug", "campaign_type": "PROMOTION", "validity_day_of_week": []int{0, 6}, "promotion": doc{"tiers": []doc{{
					"name": "Free mug", "banner": "A mug for you", "validation_rules": []string{id},
					"action": doc{"discount": doc{"type": "UNIT", "unit_off": 2, "unit_type": mug, "effect": "ADD_NEW_ITEMS"}},
				}}}})
			},
		},
		{
			name: "a gift card", from: "campaigns/new?template=gift",
			answers: []form{set("name", "Gifts", "count", "1", "more", "", "charset", "clear"), set("credit", "19.99", "gift_on", "items"), nil, set("budget_credit_limit", "some", "budget_credit", "1000")},
			call: func(s *wizardShop) string {
				id := ruleOf(s, "Gifts", doc{"1": atMost("redemption.gift.amount", 100000)})
				made := campaignOf(s, doc{"name": "Gifts", "campaign_type": "GIFT_VOUCHERS", "type": "STATIC", "vouchers_count": 1, "validation_rules": []string{id},
					"voucher": doc{"type": "GIFT_VOUCHER", "gift": doc{"amount": 1999, "effect": "APPLY_TO_ITEMS"}, "code_config": doc{"length": 8, "charset": "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"}}})
				s.must("POST", "/v1/campaigns/"+made+"/disable", nil)
				return made
			},
		},
		{
			name: "points", from: "campaigns/new?template=loyalty", start: true,
			answers: []form{set("name", "Club"), set("points", "100", "earn_points", "3", "earn_every", "2"), set("minimum", "10"), set("expiry_limit", "some", "expiry", "12")},
			call: func(s *wizardShop) string {
				id := ruleOf(s, "Club", doc{"1": doc{"name": "order.amount", "conditions": doc{"$more_than_or_equal": []int{1000}}}})
				made := campaignOf(s, doc{"name": "Club", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "auto_join": true,
					"voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": doc{"points": 100, "expiration_rules": doc{"period_type": "MONTH", "period_value": 12}}}})
				s.call("POST", "/v1/loyalties/"+made+"/earning-rules", []doc{{"event": "order.paid", "validation_rule_id": id,
					"loyalty": doc{"type": "PROPORTIONAL", "calculation_type": "ORDER_TOTAL_AMOUNT", "order": doc{"total_amount": doc{"every": 200, "points": 3}}}}})
				return made
			},
		},
		{
			name: "by a friend", from: "campaigns/new", start: true,
			answers: []form{set("name", "Friends", "kind", "friend"), set("give", "amount", "amount", "5", "reward", "points", "reward_points", "50", "reward_card", "Card"), nil, nil},
			call: func(s *wizardShop) string {
				card := s.must("GET", "/v1/campaigns/Card", nil)["id"]
				return campaignOf(s, doc{"name": "Friends", "campaign_type": "REFERRAL_PROGRAM", "type": "AUTO_UPDATE", "voucher": doc{"type": "DISCOUNT_VOUCHER", "discount": doc{"type": "AMOUNT", "amount_off": 500, "effect": "APPLY_TO_ORDER"}},
					"referral_program": doc{"conversion_event_type": "redemption", "referee_reward": doc{"type": "LOYALTY_CARD", "amount": 50, "related_object_parent": doc{"id": card, "object": "campaign"}}}})
			},
		},
		{
			name: "a formula and a rule that exists", from: "campaigns/new",
			answers: []form{
				set("name", "Formula", "kind", "code", "code", "F"), set("give", "formula", "formula", "ORDER_AMOUNT * 0.1", "formula_else", "1"), set("minimum", "5", "rule", "Picked"),
				set("uses_limit", "some", "uses", "7"),
			},
			call: func(s *wizardShop) string {
				id := ruleOf(s, "Formula", doc{"1": doc{"name": "order.amount", "conditions": doc{"$more_than_or_equal": []int{500}}}})
				made := campaignOf(s, doc{"name": "Formula", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "vouchers_count": 1, "validation_rules": []string{id},
					"voucher": doc{"type": "DISCOUNT_VOUCHER", "redemption": doc{"quantity": 7}, "code_config": doc{"pattern": "F"},
						"discount": doc{"type": "AMOUNT", "amount_off": 100, "amount_off_formula": "ORDER_AMOUNT * 0.1", "effect": "APPLY_TO_ORDER"}}})
				s.must("POST", "/v1/validation-rules/"+s.picked()+"/assignments", doc{"related_object_type": "campaign", "related_object_id": made})
				s.must("POST", "/v1/campaigns/"+made+"/disable", nil)
				return made
			},
		},
		{
			name: "a fixed price", from: "campaigns/new", start: true,
			answers: []form{set("name", "Ten", "kind", "code", "code", "TEN"), set("give", "fixed", "fixed", "10", "on", "items"), nil, nil},
			call: func(s *wizardShop) string {
				return campaignOf(s, doc{"name": "Ten", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "vouchers_count": 1,
					"voucher": doc{"type": "DISCOUNT_VOUCHER", "code_config": doc{"pattern": "TEN"}, "discount": doc{"type": "FIXED", "fixed_amount": 1000, "effect": "APPLY_TO_ITEMS"}}})
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			onEachStorage(t, func(t *testing.T, open opener) {
				engine := open(punchcard.WithEnv(env.Env{Now: func() time.Time { return wizardNow }}))
				defer stopped(t, engine)
				byWizard, byAPI := openWizardShop(t, engine, "wizard"), openWizardShop(t, engine, "api")
				for _, s := range []*wizardShop{byWizard, byAPI} {
					s.must("POST", "/v1/products", doc{"source_id": "mug", "name": "Mug", "price": 600})
					s.must("POST", "/v1/products/mug/skus", doc{"source_id": "mug-blue", "sku": "Blue mug"})
					s.must("POST", "/v1/campaigns", doc{"name": "Card", "campaign_type": "LOYALTY_PROGRAM", "auto_join": true, "voucher": doc{"type": "LOYALTY_CARD", "loyalty_card": doc{"points": 0}}})
					s.must("POST", "/v1/validation-rules", doc{"name": "Picked", "rules": doc{"1": doc{"name": "order.items.count", "conditions": doc{"$more_than": []int{1}}}}})
				}
				answers := slices.Clone(c.answers)
				for i, f := range answers { // names stand for ids, which are of the shop
					changed := form{}
					for name, values := range f {
						switch {
						case name == "rule":
							values = []string{byWizard.picked()}
						case name == "reward_card":
							values = []string{byWizard.must("GET", "/v1/campaigns/Card", nil)["id"].(string)}
						}
						changed[name] = values
					}
					answers[i] = changed
				}
				made := byWizard.save(byWizard.walk(c.from, answers...), c.start)
				if diff := cmp.Diff(byAPI.all(c.call(byAPI)), byWizard.all(made)); diff != "" {
					t.Errorf("the wizard makes another campaign than the API (-API +wizard):\n%s", diff)
				}
				ctx := context.WithoutCancel(t.Context())
				if _, err := engine.Project("wizard").Verify(ctx, func(difference string) { t.Error(difference) }); err != nil {
					t.Error(err)
				}
			})
		})
	}
}

// picked is the id of the rule that is called Picked.
func (s *wizardShop) picked() string {
	s.Helper()
	for _, r := range s.must("GET", "/v1/validation-rules", nil)["data"].([]any) {
		if rule := r.(doc); rule["name"] == "Picked" {
			return rule["id"].(string)
		}
	}
	s.Fatal("there is no rule called Picked")
	return ""
}
