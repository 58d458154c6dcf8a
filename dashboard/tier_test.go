package dashboard

import (
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

const tiersPath = shopPath + "promotions/tiers/"

// tierPage is the page of a tier, or one below it, as who may build sees it.
func (s *site) tierPage(t *testing.T, id string, below ...string) page {
	t.Helper()
	return s.get(t, roleUser, tiersPath+strings.Join(append([]string{id}, below...), "/"))
}

// answered is a form with other answers. Several answers to one question stand between bars.
func answered(form url.Values, pairs ...string) url.Values {
	for i := 0; i < len(pairs); i += 2 {
		form[pairs[i]] = nil
		if pairs[i+1] != "" {
			form[pairs[i]] = strings.Split(pairs[i+1], "|")
		}
	}
	return form
}

// TestAMadePromotionIsThatOfTheAPI makes promotions in the form and by the API, and compares all that is read of them.
func TestAMadePromotionIsThatOfTheAPI(t *testing.T) {
	s := newSite(t, "Shop")
	mug, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug")}})
	s.must(t, err)
	first, err := s.shop.Catalog.CreateCategory(t.Context(), catalog.NewCategory{Name: "First", Hierarchy: 1})
	s.must(t, err)
	for name, c := range map[string]struct {
		answers    []string
		body, rule string
	}{
		"a percentage": {[]string{"banner", "Spring is here", "category", first.ID, "metadata", "size: L"}, `"banner": "Spring is here", "category_id": "` + first.ID + `", "metadata": {"size": "L"}, "action": {"discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ORDER"}}`, ""},
		"a percentage of items with dates, switched off": {
			[]string{"percent", "12,5", "on", "items", "ceiling_limit", "some", "ceiling", "20", "active", "", "start_date", "2030-01-01T08:00", "expiration_date", "2030-12-31T23:59"},
			`"action": {"discount": {"type": "PERCENT", "percent_off": 12.5, "effect": "APPLY_TO_ITEMS", "aggregated_amount_limit": 2000}}, "active": false,
				"start_date": "2030-01-01T08:00:00Z", "expiration_date": "2030-12-31T23:59:00Z"`, "",
		},
		"an amount on some days": {[]string{"give", "amount", "amount", "5", "days", "6|0"}, `"action": {"discount": {"type": "AMOUNT", "amount_off": 500, "effect": "APPLY_TO_ORDER"}}, "validity_day_of_week": [0, 6]`, ""},
		"a price at some hours": {[]string{"give", "fixed", "fixed", "9.90", "on", "items", "days", "5", "from", "17:00", "until", "19:00"},
			`"action": {"discount": {"type": "FIXED", "fixed_amount": 990, "effect": "APPLY_TO_ITEMS"}}, "validity_hours": {"daily": [{"start_time": "17:00", "expiration_time": "19:00", "days_of_week": [5]}]}`, ""},
		"a free item": {[]string{"give", "unit", "unit_product", "Mug", "units", "2", "unit_add", "ADD_NEW_ITEMS"},
			`"action": {"discount": {"type": "UNIT", "unit_off": 2, "unit_type": "` + mug.ID + `", "effect": "ADD_NEW_ITEMS"}}`, ""},
		"a formula": {[]string{"give", "formula", "formula", "ORDER_AMOUNT * 0.1", "formula_else", "1"},
			`"action": {"discount": {"type": "AMOUNT", "amount_off": 100, "amount_off_formula": "ORDER_AMOUNT * 0.1", "effect": "APPLY_TO_ORDER"}}`, ""},
		"with conditions": {[]string{"minimum", "50", "on", "some", "items", "mug"}, `"action": {"discount": {"type": "PERCENT", "percent_off": 10, "effect": "APPLY_TO_ITEMS"}}`,
			`"rules": {"1": {"name": "order.amount", "conditions": {"$more_than_or_equal": [5000]}}, "logic": "1"},
				"applicable_to": {"included": [{"object": "product", "id": "` + mug.ID + `", "source_id": "mug", "effect": "APPLY_TO_EVERY"}]}`},
	} {
		t.Run(name, func(t *testing.T) {
			byForm, _ := s.promotions(t, name+" by the form")
			byAPI, _ := s.promotions(t, name+" by the API")
			at := tiersPath + "new?campaign=" + byForm.ID
			form := answered(s.get(t, roleUser, at).formOf(t, "tiers/new"), append([]string{"name", "Ten"}, c.answers...)...)
			for range 2 { // a double click makes one
				if got := s.send(t, roleUser, "POST", tiersPath+"new", form); got.StatusCode != http.StatusSeeOther {
					t.Fatalf("%d %q\n%s", got.StatusCode, wrongFields(t, got), got.text(t))
				}
			}
			rules := ""
			if c.rule != "" {
				made := s.calls(t, "POST", "/v1/validation-rules", `{"name": "By the API", `+c.rule+`}`).(map[string]any)
				rules = `, "validation_rules": ["` + made["id"].(string) + `"]`
			}
			s.calls(t, "POST", "/v1/promotions/"+byAPI.ID+"/tiers", `{"name": "Ten", `+c.body+rules+`}`)
			var read, asked []any
			for _, id := range []string{byAPI.ID, byForm.ID} {
				tiers, err := s.shop.Promotions.TiersOf(t.Context(), id)
				s.must(t, err)
				if len(tiers) != 1 {
					t.Fatalf("the campaign has %d promotions", len(tiers))
				}
				tier := withoutIDs(s.calls(t, "GET", "/v1/promotions/tiers/"+tiers[0].ID, "")).(map[string]any)
				delete(tier["campaign"].(map[string]any), "name")
				read = append(read, tier)
				for _, r := range s.rulesOfTier(t, tiers[0].ID) {
					set := withoutIDs(s.calls(t, "GET", "/v1/validation-rules/"+r.ID, "")).(map[string]any)
					delete(set, "name")
					asked = append(asked, set)
				}
			}
			if diff := cmp.Diff(read[0], read[1]); diff != "" {
				t.Errorf("(-API +form)\n%s", diff)
			}
			switch {
			case c.rule == "" && len(asked) == 0:
			case c.rule == "" || len(asked) != 2:
				t.Errorf("the rules are %+v", asked)
			default:
				if diff := cmp.Diff(asked[0], asked[1]); diff != "" {
					t.Errorf("the rules (-API +form)\n%s", diff)
				}
			}
		})
	}
}

// rulesOfTier are the rules that are assigned to a tier.
func (s *site) rulesOfTier(t *testing.T, id string) []rule.Rules {
	t.Helper()
	page, err := s.shop.Rules.ListAssignments(t.Context(), storage.Query{Filter: rule.AssignedTo(rule.Related{Type: rule.RelatedPromotionTier, ID: id})})
	s.must(t, err)
	rules, err := rulesOf(t.Context(), s.shop, idsOf(page.Items, func(a *rule.Assignment) string { return a.RuleID }))
	s.must(t, err)
	return rules
}

// TestASavedPromotionKeepsWhatTheFormDoesNotSay saves promotions that the API made as the form shows them, and with another name. Nothing else changes.
func TestASavedPromotionKeepsWhatTheFormDoesNotSay(t *testing.T) {
	s := newSite(t, "Shop")
	mug, err := s.shop.Catalog.UpsertProduct(t.Context(), catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set("Mug")}})
	s.must(t, err)
	n, one, dynamic, third := int64(2500), int64(1), false, decimal.RequireFromString("12.345")
	start := time.Date(2030, 1, 2, 3, 4, 5, 6e6, time.UTC)
	evening := validity.Period{Start: 17 * 3600, End: 24 * 3600, DaysOfWeek: []int{6, 0}}
	for name, c := range map[string]struct {
		promotion.NewTier
		give, on string // as the form shows them
	}{
		"everything besides": {promotion.NewTier{Banner: "two\nlines", Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &third}, Metadata: metadata.Map{"size": "L"}, Inactive: true, Hierarchy: &n}, "percent", asItIs},
		"decimals":           {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &third, Effect: discount.EffectApplyToOrder, AmountLimit: &n, IsDynamic: &dynamic}}, "percent", "order"},
		"a limit of items":   {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &third, Effect: discount.EffectApplyToItems, AmountLimit: &n}}, asItIs, "items"},
		"a limit of all":     {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypePercent, PercentOff: &third, Effect: discount.EffectApplyToItems, AggregatedAmountLimit: &n}}, "percent", "items"},
		"shares":             {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &n, Effect: discount.EffectApplyToItemsProportionally}}, "amount", asItIs},
		"a limited amount":   {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &n, Effect: discount.EffectApplyToItems, AggregatedAmountLimit: &n}}, asItIs, "items"},
		"a fixed price":      {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeFixed, FixedAmount: &n, Effect: discount.EffectApplyToItems}}, "fixed", "items"},
		"a formula":          {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeAmount, AmountOff: &n, AmountOffFormula: "ORDER_AMOUNT * 0.1", Effect: discount.EffectApplyToOrder}}, "formula", "order"},
		"a unit":             {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeUnit, UnitOff: &one, UnitType: mug.ID, Effect: discount.EffectAddNewItems}}, "unit", "order"},
		"several units":      {promotion.NewTier{Discount: &discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddManyItems, Units: []discount.Unit{{UnitOff: &one, UnitType: mug.ID, Effect: discount.EffectAddNewItems}}}}, asItIs, "order"},
		"nothing":            {promotion.NewTier{}, asItIs, "order"},
		"a timeframe":        {promotion.NewTier{Discount: discount.Percent(10), Validity: validity.Validity{Start: start, Timeframe: &validity.Timeframe{Interval: validity.Duration{Days: 2}, Duration: validity.Duration{Hours: 1}}}}, "percent", "order"},
		"an evening":         {promotion.NewTier{Discount: discount.Percent(10), Validity: validity.Validity{Start: start, End: start.AddDate(1, 0, 0), Hours: &validity.Hours{Daily: []validity.Period{evening}}}}, "percent", "order"},
		"two periods":        {promotion.NewTier{Discount: discount.Percent(10), Validity: validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{evening, {Start: 3600, End: 7200, DaysOfWeek: []int{1}}}}}}, "percent", "order"},
		"days":               {promotion.NewTier{Discount: discount.Percent(10), Validity: validity.Validity{DayOfWeek: []int{6, 0, 3}}}, "percent", "order"},
	} {
		t.Run(name, func(t *testing.T) {
			c.Name = name
			_, tiers := s.promotions(t, name, c.NewTier)
			want, id := tiers[0], tiers[0].ID
			for _, renamed := range []string{name, "Renamed"} {
				shown := s.tierPage(t, id, "edit")
				checkPage(t, id, shown)
				form := shown.formOf(t, id+"/edit")
				if form.Get("give") != c.give || form.Get("on") != c.on {
					t.Errorf("the form says %s on %s, want %s on %s", form.Get("give"), form.Get("on"), c.give, c.on)
				}
				form.Set("name", renamed)
				form.Set("banner", strings.ReplaceAll(form.Get("banner"), "\n", "\r\n")) // as browsers do
				if got := s.send(t, roleUser, "POST", tiersPath+id+"/edit", form); got.StatusCode != http.StatusSeeOther || got.Header.Get("Location") != tiersPath+id+"?done=tier-saved" {
					t.Fatalf("%d %q\n%s", got.StatusCode, wrongFields(t, got), got.text(t))
				}
				want.Name = renamed
				got, err := s.shop.Promotions.Tier(t.Context(), id)
				s.must(t, err)
				if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(promotion.Tier{}, "UpdatedAt")); diff != "" {
					t.Errorf("saved as %s (-want +got)\n%s", renamed, diff)
				}
			}
		})
	}

	// What the form says is changed, beside what it does not say.
	_, tiers := s.promotions(t, "Changed", promotion.NewTier{Name: "Ten", Banner: "Old", Discount: discount.Percent(10), Metadata: metadata.Map{"size": "L"}, Validity: validity.Validity{Start: start, DayOfWeek: []int{1}}})
	form := answered(s.tierPage(t, tiers[0].ID, "edit").formOf(t, "/edit"), "banner", "", "percent", "20", "active", "", "start_date", "", "days", "2|4", "from", "09:00", "until", "12:00")
	if got := s.send(t, roleUser, "POST", tiersPath+tiers[0].ID+"/edit", form); got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d %q\n%s", got.StatusCode, wrongFields(t, got), got.text(t))
	}
	want := tiers[0]
	want.Banner, want.Discount, want.Active = "", discount.Percent(20), false
	want.Validity = validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{Start: 9 * 3600, End: 12 * 3600, DaysOfWeek: []int{2, 4}}}}}
	got, err := s.shop.Promotions.Tier(t.Context(), want.ID)
	s.must(t, err)
	if diff := cmp.Diff(want, got, cmpopts.IgnoreFields(promotion.Tier{}, "UpdatedAt")); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

// TestThePromotionFormRefusesWhatCannotBe sends a wrong answer for a new promotion and for one that there is. It is refused at its field, and nothing is written.
func TestThePromotionFormRefusesWhatCannotBe(t *testing.T) {
	s := newSite(t, "Shop")
	c, tiers := s.promotions(t, "Spring", promotion.NewTier{Name: "Ten", Discount: discount.Percent(10)})
	id, long := tiers[0].ID, strings.Repeat("9", 300)
	for _, c2 := range []struct {
		field   string
		answers []string
		values  []string
		newOnly bool
	}{
		{"category", nil, []string{"cat_none", long}, false},
		{"metadata", nil, []string{"no line of metadata"}, false},
		{"name", nil, []string{"", strings.Repeat("x", 2001), "a\x00b", "a\xffb"}, false},
		{"banner", nil, []string{"a\x00b", "a\xffb", strings.Repeat("x", 10_001)}, false},
		{"group", nil, []string{"give=none", "on=none", "days=", "days=7", "days=1|1"}, false},
		{"percent", nil, []string{"", "0", "-1", "100.01", "1e999999999", long}, false},
		{"ceiling", []string{"ceiling_limit", "some"}, []string{"", "0", "x", long}, false},
		{"amount", []string{"give", "amount"}, []string{"", "0", "x", long}, false},
		{"fixed", []string{"give", "fixed"}, []string{"", "-5", "x"}, false},
		{"formula", []string{"give", "formula", "formula_else", "1"}, []string{"", "1 +"}, false},
		{"unit_product", []string{"give", "unit"}, []string{"", "none", "a\x00b"}, false},
		{"start_date", nil, []string{"tomorrow", "2026-13-01T00:00", long}, false},
		{"expiration_date", nil, []string{"x", "2026-02-30T00:00", long}, false},
		{"expiration_date", []string{"start_date", "2030-01-02T00:00"}, []string{"2030-01-01T00:00"}, false},
		{"from", []string{"until", "17:00"}, []string{"25:00", "9", "x"}, false},
		{"until", []string{"from", "09:00"}, []string{"", "09:00"}, false},
		{"items", []string{"on", "some"}, []string{"", "none"}, true},
		{"segment", nil, []string{"seg_none"}, true},
		{"minimum", nil, []string{"0", "x"}, true},
		{"rule", nil, []string{"val_none"}, true},
	} {
		for _, value := range c2.values {
			for _, to := range []string{tiersPath + "new", tiersPath + id + "/edit"} {
				from := to
				if from == tiersPath+"new" {
					from += "?campaign=" + c.ID
				} else if c2.newOnly {
					continue
				}
				form := answered(s.get(t, roleUser, from).formOf(t, to), append([]string{"name", "Other"}, c2.answers...)...)
				if form.Set(c2.field, value); c2.field == "group" {
					form.Del("group")
					name, value, _ := strings.Cut(value, "=")
					answered(form, name, value)
				}
				got := s.send(t, roleUser, "POST", to, form)
				if wrong := wrongFields(t, got); got.StatusCode != http.StatusUnprocessableEntity || !slices.Contains(wrong, c2.field) {
					t.Errorf("%s of %s = %.60q: %d, wrong are %q\n%.3000s", c2.field, to, value, got.StatusCode, wrong, got.text(t))
				}
				checkPage(t, to, got)
			}
		}
	}
	for to, form := range map[string]url.Values{
		"new": {"campaign": {"Spring"}}, id + "/rules": {"rule": {"val_none"}, "once": {s.engine.Env().NewID("form_")}}, "promo_none/edit": {}, id + "/edit": {"state": {"x"}},
	} {
		if got := s.send(t, roleUser, "POST", tiersPath+to, form); got.StatusCode < 400 || got.StatusCode > 499 {
			t.Errorf("%s: %d", to, got.StatusCode)
		}
	}
	now, err := s.shop.Promotions.TiersOf(t.Context(), c.ID)
	s.must(t, err)
	rules, err := s.shop.Rules.List(t.Context(), storage.Query{})
	s.must(t, err)
	if diff := cmp.Diff(tiers, now); diff != "" || len(rules.Items) > 0 {
		t.Errorf("there are %d rules, and promotions (-before +after)\n%s", len(rules.Items), diff)
	}
}

// TestAFailedPromotionLeavesNoRule makes a promotion that the engine refuses after its rule was made.
func TestAFailedPromotionLeavesNoRule(t *testing.T) {
	s := newSite(t, "Shop")
	c, _ := s.promotions(t, "Spring")
	_, err := s.shop.Schemas.Create(t.Context(), metadata.Schema{RelatedObject: metadata.ObjectPromotionTier, Properties: map[string]metadata.Definition{"size": {Type: metadata.TypeString}}})
	s.must(t, err)
	form := answered(s.get(t, roleUser, tiersPath+"new?campaign="+c.ID).formOf(t, "tiers/new"), "name", "Ten", "minimum", "50")
	got := s.send(t, roleUser, "POST", tiersPath+"new", form)
	if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.text(t), "Size: must be present") || got.formOf(t, "tiers/new").Get("minimum") != "50" {
		t.Errorf("%d\n%s", got.StatusCode, got.text(t))
	}
	rules, err := s.shop.Rules.List(t.Context(), storage.Query{})
	s.must(t, err)
	tiers, err := s.shop.Promotions.TiersOf(t.Context(), c.ID)
	s.must(t, err)
	if len(rules.Items)+len(tiers) > 0 {
		t.Errorf("%d rules and %d promotions are left", len(rules.Items), len(tiers))
	}
}

// TestTwoPeopleChangeAPromotion saves a form that another person has overtaken, reads what is set now, and saves again.
func TestTwoPeopleChangeAPromotion(t *testing.T) {
	s := newSite(t, "Shop")
	_, tiers := s.promotions(t, "Spring", promotion.NewTier{Name: "Ten", Discount: discount.Percent(10)})
	id := tiers[0].ID
	first, second := s.tierPage(t, id, "edit").formOf(t, "/edit"), s.tierPage(t, id, "edit").formOf(t, "/edit")
	answered(first, "percent", "20", "days", "1|2", "active", "")
	answered(second, "give", "amount", "amount", "5", "name", "Five")
	if got := s.send(t, roleUser, "POST", tiersPath+id+"/edit", first); got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.text(t))
	}
	got := s.send(t, roleUser, "POST", tiersPath+id+"/edit", second)
	checkPage(t, id, got)
	text := spaced(t, got)
	for _, want := range []string{"Another person has changed this meanwhile", "Now: Ten", "Now: A percentage off", "Now: 20", "Now: Monday, Tuesday", "Now: off"} {
		if got.StatusCode != http.StatusConflict || !strings.Contains(strings.ToLower(text), strings.ToLower(want)) {
			t.Errorf("%d without %q\n%s", got.StatusCode, want, text)
		}
	}
	if tier, err := s.shop.Promotions.Tier(t.Context(), id); err != nil || tier.Name != "Ten" {
		t.Errorf("%+v %v", tier, err)
	}
	again := got.formOf(t, "/edit")
	if again.Get("name") != "Five" || again.Get("amount") != "5" {
		t.Errorf("what was sent is lost: %v", again)
	}
	if got := s.send(t, roleUser, "POST", tiersPath+id+"/edit", again); got.StatusCode != http.StatusSeeOther {
		t.Errorf("saved again: %d\n%s", got.StatusCode, got.text(t))
	}
	if tier, err := s.shop.Promotions.Tier(t.Context(), id); err != nil || tier.Name != "Five" || tier.Discount.AmountOff == nil || *tier.Discount.AmountOff != 500 || !tier.Active {
		t.Errorf("%+v %v", tier, err)
	}
}

// TestThePageOfAPromotion reads what it says, assigns rules, switches the promotion and deletes it.
func TestThePageOfAPromotion(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	id := s.ids["tierId"]
	shown := s.tierPage(t, id)
	for _, want := range []string{"10 % off", "PROMOTIONS VIP", "1 of 2", "Take away", "below 900.00 EUR"} {
		if !strings.Contains(shown.text(t), want) {
			t.Errorf("the page does not say %s\n%s", want, shown.text(t))
		}
	}
	rulePage := s.get(t, roleUser, shopPath+"rules/"+s.ids["ruleId"])
	if !strings.Contains(rulePage.body, `href="`+tiersPath+id+`"`) || !strings.Contains(shown.body, "rules/"+s.ids["ruleId"]) {
		t.Error("the rule and the promotion do not lead to each other")
	}
	if read := s.get(t, roleViewer, tiersPath+id); read.StatusCode != http.StatusOK || strings.Contains(read.body, "/edit") || strings.Contains(read.body, `id="delete"`) || strings.Contains(read.body, "unassign") {
		t.Errorf("who only reads: %d\n%s", read.StatusCode, read.text(t))
	}
	large, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Large", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(10_000)}}},
	}}})
	s.must(t, err)
	names := func() (names []string) {
		for _, r := range s.rulesOfTier(t, id) {
			names = append(names, r.Name)
		}
		return names
	}
	before := names()
	assign := s.tierPage(t, id).formOf(t, id+"/rules")
	if assign.Get("rule") != large.ID {
		t.Fatalf("the form offers %v", assign)
	}
	if got := s.send(t, roleUser, "POST", tiersPath+id+"/rules", assign); got.StatusCode != http.StatusSeeOther || !slices.Contains(names(), "Large") {
		t.Errorf("assigned: %d %v\n%s", got.StatusCode, names(), got.body)
	}
	take := url.Values{"rule": {large.ID}, "once": {s.engine.Env().NewID("form_")}}
	if got := s.send(t, roleUser, "POST", tiersPath+id+"/unassign", take); got.StatusCode != http.StatusSeeOther || !slices.Equal(names(), before) {
		t.Errorf("taken away: %d %v", got.StatusCode, names())
	}
	off := answered(s.tierPage(t, id).formOf(t, "promotions/tiers"), "do", "off "+id)
	if got := s.send(t, roleUser, "POST", shopPath+"promotions/tiers", off); got.Header.Get("Location") != tiersPath+id+"?done=tier-off" || !strings.Contains(s.tierPage(t, id).text(t), "Switch on") {
		t.Errorf("switched off: %d %v", got.StatusCode, got.Header)
	}
	list := shopPath + "campaigns/" + s.ids["promotionCampaignId"] + "/promotions"
	if got := s.send(t, roleUser, "POST", tiersPath+id+"/delete", s.tierPage(t, id).formOf(t, id+"/delete")); got.Header.Get("Location") != list+"?done=tier-deleted" || s.tierPage(t, id).StatusCode != http.StatusNotFound {
		t.Errorf("deleted: %d %v", got.StatusCode, got.Header)
	}
	if got := s.get(t, roleUser, list); strings.Contains(got.body, id) || !strings.Contains(got.body, "tiers/new?campaign="+s.ids["promotionCampaignId"]) {
		t.Errorf("the list\n%s", got.text(t))
	}
	entries, err := s.shop.Audit.List(t.Context(), storage.Query{Filter: storage.Is("object_id", id), Order: []storage.Order{{Field: "created_at"}}})
	s.must(t, err)
	var acts []string
	for _, e := range entries.Items {
		acts = append(acts, e.Act)
	}
	if want := []string{"promotion_tier.rule_assigned", "promotion_tier.rule_unassigned", "promotion_tier.disabled", "promotion_tier.deleted"}; !slices.Equal(acts, want) {
		t.Errorf("the audit log has %v", acts)
	}
}

// TestTheSimulatorTriesEachPromotion has more promotions than the simulator lists: others are named.
func TestTheSimulatorTriesEachPromotion(t *testing.T) {
	s := newSite(t, "Shop")
	var n []promotion.NewTier
	for i := range maxChoices {
		n = append(n, promotion.NewTier{Name: fmt.Sprintf("row-%04d", i), Discount: discount.Percent(10)})
	}
	_, tiers := s.promotions(t, "Few", n...)
	if shown := s.get(t, roleUser, simulatorPath); strings.Contains(shown.body, `name="promotions"`) {
		t.Errorf("a field for others where there are none\n%s", shown.text(t))
	}
	_, further := s.promotions(t, "Further", promotion.NewTier{Name: "Twenty", Discount: discount.Percent(20), Hierarchy: new(int64(900))}, promotion.NewTier{Name: tiers[0].Name, Discount: discount.Percent(20), Hierarchy: new(int64(901))})
	shown := s.get(t, roleUser, simulatorPath)
	if !strings.Contains(shown.text(t), "The first 100 that are switched on") || strings.Contains(shown.body, further[0].ID) {
		t.Errorf("the page does not say that there are more\n%s", shown.text(t))
	}
	for lines, want := range map[string]string{"Twenty": "80.00 EUR", further[0].ID + "\r\nTwenty\r\n": "80.00 EUR", "nobody": "of 0", tiers[0].Name: "of 2"} {
		got := s.send(t, roleUser, "POST", simulatorPath, simulatorForm("a.json", `{"amount": 10000}`, "promotions", lines))
		if !strings.Contains(got.text(t), want) {
			t.Errorf("%q: %d without %s\n%s", lines, got.StatusCode, want, got.text(t))
		}
	}
	kept := s.send(t, roleUser, "POST", simulatorPath, simulatorForm("a.json", `{"amount": 10000}`, "promotions", "Twenty")).formOf(t, "simulator/order")
	if kept.Get("promotions") != "Twenty" {
		t.Errorf("the form that keeps the cart has %v", kept)
	}
}
