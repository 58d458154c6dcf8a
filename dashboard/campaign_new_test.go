package dashboard

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const wizardPath = "/dashboard/projects/shop/campaigns/new"

// wizardForm is what the check sends: the answers that a person begins with, and these.
func (s *site) wizardForm(t *testing.T, pairs ...string) url.Values {
	t.Helper()
	r := &visit{texts: english}
	form := r.firstAnswers("").values
	form.Set("at", "4")
	form.Set("go", "next")
	form.Set("name", "Spring")
	for i := 0; i < len(pairs); i += 2 {
		form[pairs[i]] = nil
		if pairs[i+1] != "" {
			form[pairs[i]] = strings.Split(pairs[i+1], "|")
		}
	}
	return form
}

// written is how many campaigns, rules, codes and tasks there are.
func (s *site) written(t *testing.T) string {
	t.Helper()
	campaigns, err := s.shop.Campaigns.List(t.Context(), storage.Query{})
	s.must(t, err)
	rules, err := s.shop.Rules.List(t.Context(), storage.Query{})
	s.must(t, err)
	codes, err := s.shop.Vouchers.List(t.Context(), storage.Query{})
	s.must(t, err)
	actions, err := s.shop.AsyncActions.List(t.Context(), storage.Query{})
	s.must(t, err)
	customers, err := s.shop.Customers.List(t.Context(), storage.Query{})
	s.must(t, err)
	return fmt.Sprint(len(campaigns.Items), len(rules.Items), len(codes.Items), len(actions.Items), len(customers.Items))
}

// wrongFields are the names of the fields of a page that something is wrong with.
func wrongFields(t *testing.T, p page) (names []string) {
	t.Helper()
	for _, e := range p.elements(t) {
		if attribute(e, "aria-invalid") == "true" {
			names = append(names, attribute(e, "name"))
		}
		if e.Data == "fieldset" && strings.Contains(attribute(e, "class"), "invalid") {
			names = append(names, "group")
		}
	}
	return names
}

// TestTheWizardRefusesWhatCannotBe sends a wrong answer to each question, on the way to the check and when it saves. The answer is refused at its field,
// and nothing is written.
func TestTheWizardRefusesWhatCannotBe(t *testing.T) {
	s := newSite(t, "Shop", fillShop("WELCOME10"))
	_, err := s.shop.Campaigns.Create(t.Context(), punchcard.NewCampaign{NewCampaign: campaign.NewCampaign{
		Name: "Taken", Distribution: campaign.DistributionStandalone, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(5)},
	}, Codes: 1})
	s.must(t, err)
	before := s.written(t)
	long := strings.Repeat("9", 300)
	for _, c := range []struct {
		field   string
		answers []string
		values  []string
	}{
		{"name", nil, []string{"", "Taken", strings.Repeat("x", 2001), "a\x00b", "a\xffb"}},
		{"code", nil, []string{"WELCOME10", "A#B", strings.Repeat("x", 300), "a\xffb", "a\tb"}},
		{"group", nil, []string{"kind=none", "give=none", "on=none", "days=", "days=7", "days=1|1", "days=x", "uses_limit=", "uses_customer_limit=perhaps", "kind=" + long}},
		{"ceiling", []string{"ceiling_limit", "some"}, []string{"", "0", "-1", "x", long, "1.234", "50,000"}},
		{"percent", nil, []string{"", "0", "-1", "100.01", "50000", "50,000", "50.000", "12.345", "ten", "1e2", "1e999999999", long, "10 %"}},
		{"amount", []string{"give", "amount"}, []string{"", "0", "-5", "x", "1.234", "1e5", long, "99999999999999999999", "10000000000.01"}},
		{"fixed", []string{"give", "fixed"}, []string{"", "-5", "x", long, "10000000000.01"}},
		{"formula", []string{"give", "formula", "formula_else", "1"}, []string{"", "1 +", "DROP TABLE", strings.Repeat("(", 300)}},
		{"formula_else", []string{"give", "formula", "formula", "ORDER_AMOUNT"}, []string{"", "x", "-1", long}},
		{"unit_product", []string{"give", "unit"}, []string{"", "none", long, "a\x00b", "a\xffb", strings.Repeat("x", 2001)}},
		{"items", []string{"on", "some"}, []string{"", "none", long, "a\x00b", strings.Repeat("x\n", 101)}},
		{"minimum", nil, []string{"0", "-5", "x", "5.001", long}},
		{"start", nil, []string{"tomorrow", "2026-13-01", "0001-01-01", "9999-12-31", long}},
		{"end", []string{"start", "2026-12-02"}, []string{"2026-12-01", "x", "2026-02-30", long}},
		{"from", []string{"until", "17:00"}, []string{"25:00", "9", "x", long}},
		{"until", []string{"from", "09:00"}, []string{"", "09:00", "24:01", long}},
		{"segment", nil, []string{"seg_none", long, "a\x00b", "a\xffb"}},
		{"rule", nil, []string{"val_none", long, "a\x00b"}},
		{"uses", []string{"uses_limit", "some"}, []string{"", "0", "-1", "1.5", "x", long, "1000000001"}},
		{"uses_customer", []string{"uses_customer_limit", "some"}, []string{"", "0", "x", long}},
		{"uses_day", []string{"uses_day_limit", "some"}, []string{"", "0", "x", long}},
		{"budget_discount", []string{"budget_discount_limit", "some"}, []string{"", "0", "-1", "x", long}},
		{"budget_orders", []string{"budget_orders_limit", "some"}, []string{"", "0", "x", long}},
		{"count", []string{"kind", "codes"}, []string{"", "-1", "100001", "x", long}},
		{"length", []string{"kind", "codes"}, []string{"", "0", "129", "x", long}},
		{"length", []string{"kind", "codes", "charset", "digits", "count", "1000"}, []string{"2"}}, // there are 100 such codes
		{"prefix", []string{"kind", "codes"}, []string{strings.Repeat("x", 65), "a\xffb", "a\tb"}},
		{"charset", []string{"kind", "codes"}, []string{"none"}},
		{"uses_each", []string{"kind", "codes"}, []string{"", "0", "x"}},
		{"banner", []string{"kind", "cart"}, []string{"a\x00b", "a\xffb", strings.Repeat("x", 10_001)}},
		{"credit", []string{"kind", "gift"}, []string{"", "0", "-1", "x", long}},
		{"budget_credit", []string{"kind", "gift", "credit", "5", "budget_credit_limit", "some"}, []string{"", "0", "x", long}},
		{"points", []string{"kind", "points"}, []string{"", "-1", "x", long}},
		{"earn_points", []string{"kind", "points"}, []string{"", "0", "x", long}},
		{"earn_every", []string{"kind", "points"}, []string{"", "0", "x", long}},
		{"expiry", []string{"kind", "points", "expiry_limit", "some"}, []string{"", "0", "1201", "x", long}},
		{"reward_points", []string{"kind", "friend", "reward", "points", "reward_card", "x"}, []string{"", "0", "x", long}},
		{"reward_credit", []string{"kind", "friend", "reward", "credit", "reward_gift", "x"}, []string{"", "0", "x", long}},
		{"reward_card", []string{"kind", "friend", "reward", "points", "reward_points", "5"}, []string{"", "camp_none", long}},
	} {
		for _, value := range c.values {
			form := s.wizardForm(t, append(slices.Clone(c.answers), c.field, value)...)
			if c.field == "group" {
				name, value, _ := strings.Cut(value, "=")
				form = s.wizardForm(t, name, value)
			}
			form.Set("once", s.engine.Env().NewID("form_"))
			for _, to := range []string{"", "/save"} {
				got := s.send(t, roleUser, "POST", wizardPath+to, form)
				if wrong := wrongFields(t, got); got.StatusCode != http.StatusUnprocessableEntity || !slices.Contains(wrong, c.field) {
					t.Errorf("%s%s = %.60q: %d, wrong are %q", c.field, to, value, got.StatusCode, wrong)
				}
				checkPage(t, wizardPath, got)
			}
		}
	}
	if after := s.written(t); after != before {
		t.Errorf("there are %s campaigns, rules, codes, tasks and customers, before there were %s", after, before)
	}
}

// TestTheCheckTriesTheCampaign reads what the check says of campaigns, and finds nothing of what was tried.
func TestTheCheckTriesTheCampaign(t *testing.T) {
	s := newSite(t, "Shop")
	price := int64(600)
	_, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug"), Price: patch.Set(price)}})
	s.must(t, err)
	never, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Never", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(1_000_000_000)}}},
	}}})
	s.must(t, err)
	empty, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Empty", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {10_000}, rule.OperatorLessThan: {5_000}}},
	}}})
	s.must(t, err)
	before := s.written(t)
	saturday := time.Now().UTC().AddDate(0, 0, 7)
	for saturday.Weekday() != time.Saturday {
		saturday = saturday.AddDate(0, 0, 1)
	}
	for _, c := range []struct {
		answers []string
		says    []string
		not     string
	}{
		{nil, []string{"10 % off the order.", "Full price100.00 EUR", "This campaign−10.00 EUR", "To pay90.00 EUR", "Nothing odd was found."}, "costs nothing"},
		{[]string{"example", "49,90"}, []string{"Full price49.90 EUR", "To pay44.91 EUR"}, ""},
		{[]string{"minimum", "200"}, []string{"Full price200.00 EUR", "is at least 200.00 EUR", "Nothing odd was found."}, ""},
		{[]string{"minimum", "200", "example", "199.99"}, []string{"0.01 EUR missing"}, "None of the orders"},
		{[]string{"give", "amount", "amount", "5"}, []string{"5.00 EUR off the order.", "An order of 5.00 EUR costs nothing."}, ""},
		{[]string{"give", "amount", "amount", "6", "minimum", "9"}, []string{"An order of 10.00 EUR is more than half off: 6.00 EUR less."}, "costs nothing"},
		{[]string{"percent", "60"}, []string{"is more than half off"}, "costs nothing"},
		{[]string{"percent", "100"}, []string{"An order of 500.00 EUR costs nothing."}, "half off"},
		{[]string{"give", "unit", "unit_product", "mug"}, []string{"“Mug”"}, "None of the orders"},
		{[]string{"on", "some", "items", "Mug"}, []string{"10 % off each item that it is for.", "To pay90.00 EUR"}, "None of the orders"},
		{[]string{"end", "2020-01-01"}, []string{"It is over before it begins"}, ""},
		{[]string{"start", saturday.Format(time.DateOnly), "end", saturday.Format(time.DateOnly), "days", "1|2"}, []string{"There is no moment at which it can be used"}, ""},
		{[]string{"start", saturday.Format(time.DateOnly), "end", saturday.Format(time.DateOnly), "days", "6"}, []string{"Nothing odd was found."}, "no moment"},
		{[]string{"rule", never.ID}, []string{"None of the orders that were tried gets it."}, "they never hold"},
		{[]string{"rule", empty.ID}, []string{"Nothing can meet these conditions: they never hold."}, ""},
		{[]string{"kind", "codes", "count", "5000"}, []string{"5,000", "To pay90.00 EUR"}, ""},
		{[]string{"kind", "cart"}, []string{"To pay90.00 EUR"}, ""},
		{[]string{"kind", "gift", "credit", "25"}, []string{"To pay75.00 EUR", "Nothing odd was found."}, "costs nothing"},
		{[]string{"kind", "points"}, []string{"1 points for each full 1.00 EUR", "Earns100 points"}, ""},
		{[]string{"kind", "friend"}, []string{"To pay90.00 EUR"}, ""},
		{[]string{"uses_customer_limit", "some", "uses_customer", "1"}, []string{"To pay90.00 EUR"}, "None of the orders"},
	} {
		got := s.send(t, roleUser, "POST", wizardPath, s.wizardForm(t, c.answers...))
		text := strings.Join(strings.Fields(got.text(t)), " ")
		if got.StatusCode != http.StatusOK {
			t.Errorf("%v: %d %s %q", c.answers, got.StatusCode, text, wrongFields(t, got))
			continue
		}
		for _, want := range c.says {
			if !strings.Contains(text, want) {
				t.Errorf("%v: the check says\n%s\nand not %q", c.answers, text, want)
			}
		}
		if c.not != "" && strings.Contains(text, c.not) {
			t.Errorf("%v: the check says %q\n%s", c.answers, c.not, text)
		}
		s.check(t, roleUser, wizardPath, got)
	}
	if got := s.send(t, roleUser, "POST", wizardPath, s.wizardForm(t, "example", "x")); got.StatusCode != http.StatusUnprocessableEntity || !slices.Contains(wrongFields(t, got), "example") {
		t.Errorf("an example that is no amount: %d", got.StatusCode)
	}
	if after := s.written(t); after != before {
		t.Errorf("there are %s campaigns, rules, codes, tasks and customers, before there were %s", after, before)
	}
}

// TestTheWizardKeepsAnswersWhileItGoesBackAndForth walks to and fro, and looks for a name or a code in an address.
func TestTheWizardKeepsAnswersWhileItGoesBackAndForth(t *testing.T) {
	s := newSite(t, "Shop")
	form := s.wizardForm(t, "name", hostile[1], "code", "SECRET-7", "percent", "12.5", "days", "1|3", "uses_limit", "some", "uses", "9")
	for _, step := range []string{"back", "2", "3", "5", "1", "next", "4"} {
		form.Set("go", step)
		got := s.send(t, roleUser, "POST", wizardPath, form)
		if got.StatusCode != http.StatusOK {
			t.Fatalf("%s: %d", step, got.StatusCode)
		}
		checkPage(t, wizardPath, got)
		for _, e := range got.elements(t) {
			for _, name := range []string{"href", "action", "formaction"} {
				if to := attribute(e, name); strings.Contains(to, "SECRET-7") || strings.Contains(to, "onerror") {
					t.Errorf("an address has an answer: %s", to)
				}
			}
		}
		sent := url.Values{}
		for _, e := range got.elements(t) {
			name, kind := attribute(e, "name"), attribute(e, "type")
			checked := slices.ContainsFunc(e.Attr, func(a html.Attribute) bool { return a.Key == "checked" })
			if name != "" && (e.Data == "input" && kind != "radio" && kind != "checkbox" || checked) {
				sent.Add(name, attribute(e, "value"))
			}
		}
		for _, name := range []string{"name", "code", "percent", "days", "uses_limit", "uses"} {
			if !slices.Equal(sent[name], form[name]) {
				t.Errorf("after %s the answer %s is %q, want %q", step, name, sent[name], form[name])
			}
		}
		form.Set("at", sent.Get("at"))
	}
}

// TestACampaignIsMadeOnce saves the same form twice, and another with the same name.
func TestACampaignIsMadeOnce(t *testing.T) {
	s := newSite(t, "Shop")
	form := s.wizardForm(t, "code", "SPRING", "minimum", "5")
	form.Set("once", "form_first")
	form.Set("switch", "on")
	first := s.send(t, roleUser, "POST", wizardPath+"/save", form)
	again := s.send(t, roleUser, "POST", wizardPath+"/save", form)
	if to := first.Header.Get("Location"); first.StatusCode != http.StatusSeeOther || again.StatusCode != http.StatusSeeOther || to != again.Header.Get("Location") {
		t.Errorf("%d %s and then %d %s", first.StatusCode, to, again.StatusCode, again.Header.Get("Location"))
	}
	form.Set("once", "form_second")
	if got := s.send(t, roleUser, "POST", wizardPath+"/save", form); got.StatusCode != http.StatusUnprocessableEntity || !slices.Contains(wrongFields(t, got), "name") {
		t.Errorf("another one with the name: %d", got.StatusCode)
	}
	if got := s.written(t); got != "1 1 1 0 0" {
		t.Errorf("there are %s campaigns, rules, codes, tasks and customers", got)
	}
	entries, err := s.shop.Audit.List(t.Context(), storage.Query{})
	s.must(t, err)
	if len(entries.Items) != 1 || entries.Items[0].Act != "campaign.created" || entries.Items[0].Actor.Name != "Test Person" {
		t.Errorf("the audit log has %+v", entries.Items)
	}
	for _, as := range []role{roleViewer, roleMerchant, roleRestricted} {
		if got := s.send(t, as, "POST", wizardPath+"/save", form); got.StatusCode != http.StatusForbidden {
			t.Errorf("%s makes a campaign: %d", as, got.StatusCode)
		}
	}
	if _, err := s.shop.Vouchers.Create(t.Context(), voucher.AmountOff("OTHER", 100)); err != nil {
		t.Fatal(err)
	}
	form = s.wizardForm(t, "name", "Other", "code", "OTHER")
	form.Set("once", "form_third")
	if got := s.send(t, roleUser, "POST", wizardPath+"/save", form); got.StatusCode != http.StatusUnprocessableEntity || !slices.Contains(wrongFields(t, got), "code") {
		t.Errorf("a code that is taken: %d %q", got.StatusCode, wrongFields(t, got))
	}
}

// TestACampaignOfTheWizardIsThatOfTheAPI makes campaigns of each kind with the wizard, and with calls of the API in another shop: campaigns, rules and
// earning rules have the same fields.
func TestACampaignOfTheWizardIsThatOfTheAPI(t *testing.T) {
	for name, c := range map[string]struct {
		answers []string
		calls   [][2]string // paths and bodies; {rule} is the rule that was made before
	}{
		"a code": {[]string{"code", "SPRING10", "end", "2030-12-31"}, [][2]string{{"campaigns", `{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "vouchers_count": 1,
			"expiration_date": "2030-12-31T23:59:59.999Z", "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}, "code_config": {"pattern": "SPRING10"}}}`}}},
		"a code with limits": {[]string{"code", "SPRING10", "give", "amount", "amount", "5", "minimum", "50", "uses_limit", "some", "uses", "1000", "days", "1|2"}, [][2]string{
			{"validation-rules", `{"name": "Conditions of Spring", "rules": {"1": {"name": "order.amount", "conditions": {"$more_than_or_equal": [5000]}}, "logic": "1"}}`},
			{"campaigns", `{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "type": "STANDALONE", "vouchers_count": 1, "validity_day_of_week": [1, 2], "validation_rules": ["{rule}"],
				"voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "AMOUNT", "amount_off": 500, "effect": "APPLY_TO_ORDER"}, "redemption": {"quantity": 1000}, "code_config": {"pattern": "SPRING10"}}}`}}},
		"codes": {[]string{"kind", "codes", "count", "3"}, [][2]string{{"campaigns", `{"name": "Spring", "campaign_type": "DISCOUNT_COUPONS", "type": "AUTO_UPDATE", "vouchers_count": 3,
			"voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}, "redemption": {"quantity": 1}, "code_config": {"length": 8}}}`}}},
		"gift cards": {[]string{"kind", "gift", "credit", "25", "count", "3"}, [][2]string{{"campaigns", `{"name": "Spring", "campaign_type": "GIFT_VOUCHERS", "type": "AUTO_UPDATE", "vouchers_count": 3,
			"voucher": {"type": "GIFT_VOUCHER", "gift": {"amount": 2500, "effect": "APPLY_TO_ORDER"}, "code_config": {"length": 8}}}`}}},
		"points": {[]string{"kind", "points", "earn_points", "2"}, [][2]string{
			{"campaigns", `{"name": "Spring", "campaign_type": "LOYALTY_PROGRAM", "type": "AUTO_UPDATE", "auto_join": true, "voucher": {"type": "LOYALTY_CARD", "loyalty_card": {"points": 0}}}`},
			{"loyalties/Spring/earning-rules", `[{"event": "order.paid", "loyalty": {"type": "PROPORTIONAL", "calculation_type": "ORDER_TOTAL_AMOUNT", "order": {"total_amount": {"every": 100, "points": 2}}}}]`}}},
		"in the cart": {[]string{"kind", "cart", "banner", "Spring is here"}, [][2]string{{"campaigns", `{"name": "Spring", "campaign_type": "PROMOTION",
			"promotion": {"tiers": [{"name": "Spring", "banner": "Spring is here", "action": {"discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}}}]}}`}}},
		"friends": {[]string{"kind", "friend"}, [][2]string{{"campaigns", `{"name": "Spring", "campaign_type": "REFERRAL_PROGRAM", "type": "AUTO_UPDATE",
			"referral_program": {"conversion_event_type": "redemption"}, "voucher": {"type": "DISCOUNT_VOUCHER", "discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}}}`}}},
	} {
		t.Run(name, func(t *testing.T) {
			form, wizard, api := (*site)(nil).wizardForm(t, c.answers...), newSite(t, "Shop"), newSite(t, "Shop")
			form.Set("once", "form_once")
			form.Set("switch", "on")
			if got := wizard.send(t, roleUser, "POST", wizardPath+"/save", form); got.StatusCode != http.StatusSeeOther {
				t.Fatalf("%d %q\n%s", got.StatusCode, wrongFields(t, got), got.text(t))
			}
			rule := ""
			for _, call := range c.calls {
				made := api.calls(t, "POST", "/v1/"+call[0], strings.ReplaceAll(call[1], "{rule}", rule))
				if object, ok := made.(map[string]any); ok {
					rule, _ = object["id"].(string)
				}
			}
			reads := []string{"campaigns/Spring", "validation-rules", "validation-rules-assignments"}
			if name == "points" {
				reads = append(reads, "loyalties/Spring/earning-rules")
			}
			for _, path := range reads {
				if diff := cmp.Diff(withoutIDs(api.calls(t, "GET", "/v1/"+path, "")), withoutIDs(wizard.calls(t, "GET", "/v1/"+path, ""))); diff != "" {
					t.Errorf("%s (-API +wizard):\n%s", path, diff)
				}
			}
		})
	}
}

// calls makes a call of the API, which has to succeed.
func (s *site) calls(t *testing.T, method, path, body string) (answer any) {
	t.Helper()
	id, secret, err := s.engine.Projects.Issue(t.Context(), "shop", project.AudienceServer, "test")
	s.must(t, err)
	r := httptest.NewRequestWithContext(t.Context(), method, path, strings.NewReader(body))
	r.Header.Set("X-App-Id", id)
	r.Header.Set("X-App-Token", secret)
	r.Header.Set("Content-Type", "application/json")
	w := httptest.NewRecorder()
	s.api.ServeHTTP(w, r)
	if w.Code >= 300 {
		t.Fatalf("%s %s is %d: %s", method, path, w.Code, w.Body)
	}
	s.must(t, json.Unmarshal(w.Body.Bytes(), &answer))
	return answer
}

// withoutIDs is an answer of the API without what differs between two equal objects.
func withoutIDs(answer any) any {
	switch of := answer.(type) {
	case map[string]any:
		for name, value := range of {
			if id, ok := value.(string); ok && id != "" && (name == "id" || strings.HasSuffix(name, "_id") || strings.HasSuffix(name, "_at")) {
				value = "some"
			}
			of[name] = withoutIDs(value)
		}
	case []any:
		for i := range of {
			of[i] = withoutIDs(of[i])
		}
	}
	return answer
}

// TestTheWizardLeadsToTheRuleBuilder makes a rule while the wizard is open, and reads the list again: the answers stay.
func TestTheWizardLeadsToTheRuleBuilder(t *testing.T) {
	s := newSite(t, "Shop")
	form := url.Values{"kind": {"cart"}, "name": {"Spring"}, "at": {"3"}, "go": {"3"}}
	at := shopPath + "campaigns/new"
	if got := s.send(t, roleUser, "POST", at, form); !strings.Contains(got.body, `href="`+shopPath+`rules/new" target="_blank"`) {
		t.Fatalf("%d without a link to the builder\n%s", got.StatusCode, got.body)
	}
	made, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Large orders", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(5000)}}},
	}}})
	s.must(t, err)
	if got := s.send(t, roleUser, "POST", at, form); !strings.Contains(got.body, `value="`+made.ID+`"`) || !strings.Contains(got.body, `value="Spring"`) {
		t.Errorf("%d without the rule or the name\n%s", got.StatusCode, got.body)
	}
}

// TestListsLeadToTheWizardForTheirKind opens the wizard from the lists of promotions, loyalty and referrals: the kind is chosen already.
func TestListsLeadToTheWizardForTheirKind(t *testing.T) {
	s := newSite(t, "Shop")
	for list, kind := range map[string]string{"promotions": kindCart, "loyalty": kindPoints, "referrals": kindFriend} {
		link := shopPath + "campaigns/new?kind=" + kind
		if !strings.Contains(s.get(t, roleUser, shopPath+list).body, `href="`+link+`"`) || strings.Contains(s.get(t, roleViewer, shopPath+list).body, "campaigns/new") {
			t.Errorf("%s does not lead to %s, or leads who may not", list, link)
		}
		chosen := ""
		for _, e := range s.get(t, roleUser, link).elements(t) {
			if attribute(e, "name") == "kind" && hasAttribute(e, "checked") {
				chosen = attribute(e, "value")
			}
		}
		if chosen != kind {
			t.Errorf("%s has chosen %q", link, chosen)
		}
	}
}

// TestNoPartOfTheWizardRepeatsItsQuestion reads the questions with all kinds of campaigns, in each language.
func TestNoPartOfTheWizardRepeatsItsQuestion(t *testing.T) {
	s := newSite(t, "Shop")
	for _, in := range languages {
		language := in.language.String()
		for _, kind := range campaignKinds {
			for at := 1; at < questions; at++ {
				form := s.wizardForm(t, "kind", kind, "at", strconv.Itoa(at), "go", strconv.Itoa(at))
				got := s.send(t, roleUser, "POST", wizardPath, form, "Accept-Language", language)
				question, parts := "", 0
				for _, e := range got.elements(t) {
					switch {
					case e.Data == "h2" && question == "":
						question = wordsOf(e)
					case e.Data == "legend" && question != "": // there are others above, of the theme
						if parts++; strings.HasPrefix(wordsOf(e), question) {
							t.Errorf("%s, %s: the question %q is asked twice", language, kind, question)
						}
					}
				}
				if question == "" || parts == 0 {
					t.Errorf("%s, %s: question %d has %q and %d parts", language, kind, at, question, parts)
				}
			}
		}
	}
}
