package dashboard

import (
	"encoding/json"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"golang.org/x/net/html"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
)

// fillRules makes rules of each kind under a name, and assigns them to a code.
func (s *site) fillRules(t *testing.T, name string) {
	t.Helper()
	ctx := t.Context()
	group, err := s.shop.Segments.Create(ctx, segment.NewSegment{Name: name, Customers: []string{s.ids["customerId"]}})
	if err != nil {
		t.Fatal(err)
	}
	mug, err := s.shop.Catalog.UpsertProduct(ctx, catalog.ProductRequest{SourceID: "mug", ProductUpdate: catalog.ProductUpdate{Name: patch.Set(name)}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.shop.Schemas.Create(ctx, metadata.Schema{RelatedObject: "customer", Properties: map[string]metadata.Definition{name: {Type: metadata.TypeString, Optional: true}}}); err != nil {
		t.Fatal(err)
	}
	made, err := s.shop.Rules.Create(ctx, rule.Definition{
		Name: name, Error: name, ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{{Object: discount.ObjectProduct, ID: mug.ID, Effect: discount.EntryEffectApplyToEvery}}},
		Expression: rule.Expression{Logic: "1 and (2 or (3 and (4 or 6)))", Rules: map[string]rule.Rule{
			"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{"$more_than": {json.Number("5000")}, "$less_than": {"90000"}}, Error: name},
			"2": {Name: "customer.segment", Conditions: map[rule.Operator][]any{"$in": {group.ID, name}}},
			"3": {Name: "customer.metadata", Property: name, Conditions: map[rule.Operator][]any{"$is": {name, "x"}}},
			"4": {Name: "order.items.any", Conditions: map[rule.Operator][]any{"$is": {map[string]any{"id": mug.ID, "object": "product"}}}, Expression: rule.Expression{Rules: map[string]rule.Rule{
				"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{"$more_than_or_equal": {json.Number("2")}}}}}},
			"5": {Name: "redemption.count.per_customer", Conditions: map[rule.Operator][]any{"$less_than_or_equal": {json.Number("1")}}},
			"6": {Name: "publication.redeemable_by_linked_customer", Conditions: map[rule.Operator][]any{"$is": {true}}},
		}},
		BundleRules: &rule.BundleRules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.any", Conditions: map[rule.Operator][]any{"$is": {map[string]any{"id": mug.ID}}},
			Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{"$is": {json.Number("2")}}}}}}}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	s.ids["ruleId"], s.ids["segmentId"] = made.ID, group.ID
	if _, err := s.shop.Rules.CreateAssignment(ctx, made.ID, rule.Related{Type: rule.RelatedVoucher, ID: s.ids["voucherId"]}, false); err != nil {
		t.Fatal(err)
	}
}

// formOf are the fields of a form of a page, as a browser sends them: the form whose action ends in a text.
func (p page) formOf(t *testing.T, action string) url.Values {
	t.Helper()
	form := url.Values{}
	for _, e := range p.elements(t) {
		if e.Data != "form" || !strings.HasSuffix(attribute(e, "action"), action) {
			continue
		}
		for f := range e.Descendants() {
			switch name := attribute(f, "name"); {
			case f.Type != html.ElementNode || name == "":
			case f.Data == "input":
				if kind := attribute(f, "type"); kind != "checkbox" && kind != "radio" || slices.ContainsFunc(f.Attr, func(a html.Attribute) bool { return a.Key == "checked" }) {
					form.Add(name, attribute(f, "value"))
				}
			case f.Data == "textarea":
				text := ""
				if f.FirstChild != nil {
					text = f.FirstChild.Data
				}
				form.Add(name, text)
			case f.Data == "select":
				chosen := ""
				for o := range f.Descendants() {
					if o.Data == "option" && (chosen == "" && !form.Has(name) || slices.ContainsFunc(o.Attr, func(a html.Attribute) bool { return a.Key == "selected" })) {
						chosen = attribute(o, "value")
						if slices.ContainsFunc(o.Attr, func(a html.Attribute) bool { return a.Key == "selected" }) {
							break
						}
					}
				}
				form.Add(name, chosen)
			}
		}
		return form
	}
	t.Fatalf("there is no form for %s", action)
	return nil
}

// TestSavedRulesAreTheSameRules opens rules and saves them unchanged, as rows and as JSON: in shops with names of all kinds.
func TestSavedRulesAreTheSameRules(t *testing.T) {
	for _, name := range append([]string{"VIP"}, hostile...) {
		s := newSite(t, "Shop", fillShop(name))
		before, err := s.shop.Rules.Get(t.Context(), s.ids["ruleId"])
		if err != nil {
			t.Fatal(err)
		}
		at := s.address(t, "rules/{ruleId}")
		for _, press := range []string{"", "json"} {
			form := s.get(t, roleUser, at).formOf(t, before.ID)
			if press != "" {
				form.Set("do", press)
				form = s.send(t, roleUser, "POST", at, form).formOf(t, before.ID)
			}
			form.Del("do")
			if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusSeeOther {
				t.Fatalf("%q: %d\n%s", name, got.StatusCode, got.body)
			}
			after, err := s.shop.Rules.Get(t.Context(), s.ids["ruleId"])
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(before, after, cmpopts.EquateEmpty(), cmpopts.IgnoreFields(rule.Rules{}, "UpdatedAt")); diff != "" {
				t.Errorf("%q, %q: %s", name, press, diff)
			}
		}
	}
}

// TestRulesAreMade makes rules with two groups without scripts: by the buttons of the form.
func TestRulesAreMade(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "rules/new")
	form := s.get(t, roleUser, at).formOf(t, "rules/new")
	press := func(do string, values url.Values) page {
		t.Helper()
		for name, value := range values {
			form[name] = value
		}
		form.Set("do", do)
		got := s.send(t, roleUser, "POST", at, form)
		if got.StatusCode != http.StatusOK {
			t.Fatalf("%s: %d\n%s", do, got.StatusCode, got.body)
		}
		checkPage(t, at, got)
		form = got.formOf(t, "rules/new")
		form.Del("do")
		return got
	}
	press("add b", url.Values{"b.add": {"order.amount"}})
	press("group b", url.Values{"b.0.c.0.operator": {"$more_than_or_equal"}, "b.0.c.0.value": {"50,5"}})
	press("add b.1", url.Values{"b.1.add": {"customer.segment"}})
	press("add b.1", url.Values{"b.1.0.c.0.value": {"VIP"}, "b.1.add": {"order.items.any"}})
	press("add b.1.1", url.Values{"b.1.1.c.0.value": {"mug"}, "b.1.1.add": {"order.items.quantity"}})
	shown := press("show", url.Values{"b.1.1.0.c.0.value": {"2"}, "b.excluded.value": {"VIP"}, "name": {"Made"}, "error.message": {"Buy more."}})
	for _, want := range []string{"The order, before this discount, is at least 50.50 EUR.", "The customer is in the segment “VIP”.", "Its quantity is 2."} {
		if !strings.Contains(shown.body, want) {
			t.Errorf("the page does not say %s\n%s", want, shown.body)
		}
	}
	got := s.send(t, roleUser, "POST", at, form)
	if got.StatusCode != http.StatusSeeOther {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	id := got.Header.Get("Location")
	id, _, _ = strings.Cut(id[strings.LastIndex(id, "/")+1:], "?")
	made, err := s.shop.Rules.Get(t.Context(), id)
	if err != nil {
		t.Fatal(err)
	}
	products, err := s.shop.Catalog.Product(t.Context(), "mug")
	if err != nil {
		t.Fatal(err)
	}
	want := rule.Expression{Logic: "1 and (2 or 3)", Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{"$more_than_or_equal": {json.Number("5050")}}},
		"2": {Name: "customer.segment", Conditions: map[rule.Operator][]any{"$is": {s.ids["segmentId"]}}},
		"3": {Name: "order.items.any", Conditions: map[rule.Operator][]any{"$is": {map[string]any{"id": products.ID, "object": "product"}}},
			Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.quantity", Conditions: map[rule.Operator][]any{"$is": {json.Number("2")}}}}}},
	}}
	if diff := cmp.Diff(want, made.Expression, cmpopts.EquateEmpty()); diff != "" || made.Error != "Buy more." || made.ApplicableTo.Excluded[0].ID != products.ID {
		t.Errorf("%s%+v", diff, made)
	}
	if again := s.send(t, roleUser, "POST", at, form); again.StatusCode != http.StatusSeeOther || again.Header.Get("Location") != s.address(t, "rules") {
		t.Errorf("the form sent again: %d %s", again.StatusCode, again.Header.Get("Location"))
	}
}

// TestWrongRulesSayWhatIsWrong sends rules that the form or the engine refuses, and finds the reason at the row.
func TestWrongRulesSayWhatIsWrong(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "rules/{ruleId}")
	before, err := s.shop.Rules.Get(t.Context(), s.ids["ruleId"])
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "taken"}); err != nil {
		t.Fatal(err)
	}
	for want, change := range map[string]url.Values{
		"The value must be an amount such as 50 or 12.50.":      {"b.0.c.0.value": {"a lot"}, "b.0.c.0.ref": {""}},
		"There is no segment with this name or id":              {"b.1.0.c.0.value": {"nobody"}},
		"It needs a value.":                                     {"b.0.c.0.value": {""}},
		"It needs a metadata key.":                              {"b.1.1.0.property": {""}, "b.1.1.kind": {"group"}, "b.1.1.kept": {""}, "b.1.1.0.kind": {"row"}, "b.1.1.0.name": {"order.metadata"}, "b.1.1.0.c.0.operator": {"$is"}, "b.1.1.0.c.0.value": {"x"}},
		"Two comparisons of the same kind":                      {"b.0.c.0.operator": {"$more_than"}, "b.0.c.1.operator": {"$more_than"}},
		"There is no product, collection or SKU with this name": {"b.included.value": {"nothing"}},
		"must have exactly one value":                           {"b.0.c.0.value": {"1", "2"}},
		"has the unknown operator":                              {"b.0.c.0.operator": {"$like"}},
		"has the unknown name":                                  {"b.0.name": {"order.colour"}},
		"Must be another one: other rules have it.":             {"name": {"taken"}},
	} {
		form := s.get(t, roleUser, at).formOf(t, before.ID)
		maps.Copy(form, change)
		got := s.send(t, roleUser, "POST", at, form)
		if got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, html.EscapeString(want)) {
			t.Errorf("%s: %d\n%s", want, got.StatusCode, got.body)
		}
		checkPage(t, at, got)
	}
	form := s.get(t, roleUser, at).formOf(t, before.ID)
	form.Set("do", "json")
	form = s.send(t, roleUser, "POST", at, form).formOf(t, before.ID)
	for want, text := range map[string]string{"has the unknown name": `{"rules": {"1": {"name": "order.colour", "conditions": {"$is": [1]}}}}`, "nexpected end": "{", "cannot be read at position": `{"rules": {"logic": "1 nor"}}`} {
		form.Set("b.json", text)
		form.Set("once", s.engine.Env().NewID("form_"))
		if got := s.send(t, roleUser, "POST", at, form); got.StatusCode != http.StatusUnprocessableEntity || !strings.Contains(got.body, want) || !strings.Contains(got.body, `id="field-b.json-error"`) {
			t.Errorf("%s: %d\n%s", want, got.StatusCode, got.body)
		}
	}
	after, err := s.shop.Rules.Get(t.Context(), before.ID)
	if diff := cmp.Diff(before, after); err != nil || diff != "" {
		t.Errorf("refused forms changed the rules: %v %s", err, diff)
	}
}

// TestOvertakenRulesAreShownBoth changes rules that somebody else has changed meanwhile.
func TestOvertakenRulesAreShownBoth(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "rules/{ruleId}")
	mine := s.get(t, roleUser, at).formOf(t, s.ids["ruleId"])
	if _, err := s.shop.Rules.Update(t.Context(), s.ids["ruleId"], rule.Update{Name: patch.Set("Theirs"), Rules: patch.Set(rule.Expression{})}); err != nil {
		t.Fatal(err)
	}
	mine.Set("name", "Mine")
	got := s.send(t, roleUser, "POST", at, mine)
	if got.StatusCode != http.StatusConflict || !strings.Contains(got.body, "Another person has changed") || !strings.Contains(got.body, "Theirs") || !strings.Contains(got.body, `value="Mine"`) {
		t.Fatalf("%d\n%s", got.StatusCode, got.body)
	}
	again := got.formOf(t, s.ids["ruleId"])
	if got := s.send(t, roleUser, "POST", at, again); got.StatusCode != http.StatusSeeOther {
		t.Errorf("saved again: %d\n%s", got.StatusCode, got.body)
	}
}

// TestNamesAreCompleted types the beginning of names.
func TestNamesAreCompleted(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "rules/pick")
	ask := func(list, field, text string) string {
		form := url.Values{field: {"", text}}
		return s.send(t, roleUser, "POST", at, form, "HX-Request", "true", "HX-Target", "datalist#"+list, "HX-Source", "input#"+field+".1").body
	}
	for _, c := range [][3]string{{"pick-segment", "vi", `<option value="VIP"></option>`}, {"pick-item", "VI", `<option value="VIP">Product</option>`}, {"pick-segment", "no", ""}, {"pick-other", "VI", ""}} {
		if got := strings.TrimSpace(ask(c[0], "b.0.c.0.value", c[1])); got != c[2] {
			t.Errorf("%v: %q", c, got)
		}
	}
}

// TestTheBuilderWarnsOfRulesThatNeverOrAlwaysHold changes a form of rules step by step, and reads what it says before they are saved.
func TestTheBuilderWarnsOfRulesThatNeverOrAlwaysHold(t *testing.T) {
	s := newSite(t, "Shop")
	at := s.address(t, "rules/new")
	form := s.get(t, roleUser, at).formOf(t, "rules/new")
	const never, always = "Nothing can meet these conditions", "These conditions shut nobody out"
	for _, step := range []struct {
		do     string
		values url.Values
		want   string
	}{
		{"add b", url.Values{"b.add": {"order.amount"}}, ""},
		{"show", url.Values{"b.0.c.0.operator": {"$more_than_or_equal"}, "b.0.c.0.value": {"0"}}, always},
		{"show", url.Values{"b.0.c.0.value": {"100"}}, ""},
		{"add b", url.Values{"b.add": {"order.amount"}}, ""},
		{"show", url.Values{"b.1.c.0.operator": {"$less_than"}, "b.1.c.0.value": {"50"}}, never},
		{"show", url.Values{"b.join": {"or"}}, ""},
	} {
		for name, value := range step.values {
			form[name] = value
		}
		form.Set("do", step.do)
		got := s.send(t, roleUser, "POST", at, form)
		for _, text := range []string{never, always} {
			if said := strings.Contains(got.body, text); said != (text == step.want) {
				t.Errorf("%s %v: %q is said: %v", step.do, step.values, text, said)
			}
		}
		form = got.formOf(t, "rules/new")
		form.Del("do")
	}
}

// TestRulesInUseAreNotDeleted deletes rules that a code uses, and then such as nothing uses.
func TestRulesInUseAreNotDeleted(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	at := s.address(t, "rules/{ruleId}")
	if body := s.get(t, roleUser, at).body; !strings.Contains(body, "They are in use") || strings.Contains(body, `<button class="button danger">`) {
		t.Error("the page offers to delete rules that are in use")
	}
	once := url.Values{"once": {s.engine.Env().NewID("form_")}}
	if got := s.send(t, roleUser, "POST", at+"/delete", once); got.StatusCode != http.StatusBadRequest {
		t.Errorf("rules in use: %d", got.StatusCode)
	}
	copied := s.get(t, roleUser, s.address(t, "rules/new")+"?copy="+s.ids["ruleId"]).formOf(t, "rules/new")
	got := s.send(t, roleUser, "POST", s.address(t, "rules/new"), copied)
	to, _, _ := strings.Cut(got.Header.Get("Location"), "?")
	if body := s.get(t, roleUser, to).body; got.StatusCode != http.StatusSeeOther || !strings.Contains(body, "Nothing uses these rules yet.") {
		t.Fatalf("%d\n%s", got.StatusCode, body)
	}
	once = url.Values{"once": {s.engine.Env().NewID("form_")}}
	if got := s.send(t, roleUser, "POST", to+"/delete", once); got.StatusCode != http.StatusSeeOther || s.get(t, roleUser, to).StatusCode != http.StatusNotFound {
		t.Errorf("rules that nothing uses: %d", got.StatusCode)
	}
}

// TestButtonsOfTheBuilderNeedNoFields finds the buttons that change the form of rules: they work before the form is filled in.
func TestButtonsOfTheBuilderNeedNoFields(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	buttons := 0
	for _, e := range s.get(t, roleUser, s.address(t, "rules/{ruleId}")).elements(t) {
		if e.Data == "button" && attribute(e, "name") == "do" {
			buttons++
			if !slices.ContainsFunc(e.Attr, func(a html.Attribute) bool { return a.Key == "formnovalidate" }) {
				t.Errorf("%s asks for the required fields first", attribute(e, "value"))
			}
		}
	}
	if buttons == 0 {
		t.Error("there are no buttons")
	}
}

// TestARuleIsTriedOnACart asks a set about carts of which one meets it, one does not, and one lacks a customer.
func TestARuleIsTriedOnACart(t *testing.T) {
	s := newSite(t, "Shop", fillShop("VIP"))
	made, err := s.shop.Rules.Create(t.Context(), rule.Definition{Name: "Large orders of members", Expression: rule.Expression{Logic: "1 and 2", Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {int64(5000)}}},
		"2": {Name: "customer.segment", Conditions: map[rule.Operator][]any{rule.OperatorIn: {s.ids["segmentId"]}}},
	}}})
	s.must(t, err)
	set := shopPath + "rules/" + made.ID
	at := set + "/try"
	if !strings.Contains(s.get(t, roleViewer, set).body, at) {
		t.Error("the page of the set does not lead to the trial")
	}
	ask := func(customer, price string) page {
		got := s.send(t, roleViewer, "POST", at, simulatorForm("customer", customer, "a.product", "thing", "a.quantity", "1", "a.price", price))
		s.check(t, roleViewer, at, got)
		return got
	}
	for name, c := range map[string]struct {
		customer, price string
		want            []string
	}{
		"both hold":          {s.ids["customerId"], "60", []string{"Yes, all that is asked holds", "Holds:The order, before this discount, is above 50.00 EUR. it is 60.00 EUR"}},
		"one does not":       {s.ids["customerId"], "49.90", []string{"No, something that is asked does not hold", "Does not hold:The order, before this discount, is above 50.00 EUR.", "it is 49.90 EUR"}},
		"without a customer": {"", "60", []string{"The customer is in the segment"}},
	} {
		got := ask(c.customer, c.price)
		for _, want := range c.want {
			if got.StatusCode != http.StatusOK || !strings.Contains(got.text(t), want) {
				t.Errorf("%s: %d without %q\n%s", name, got.StatusCode, want, got.text(t))
			}
		}
	}
	if got := ask("nobody", "60"); got.StatusCode != http.StatusUnprocessableEntity {
		t.Errorf("an unknown customer: %d", got.StatusCode)
	}
	codes, err := s.shop.Vouchers.List(t.Context(), storage.Query{Filter: storage.Where("code", storage.OpStartsWith, "trial_")})
	if err != nil || len(codes.Items) != 0 {
		t.Errorf("the trial keeps %+v, %v", codes.Items, err)
	}
}
