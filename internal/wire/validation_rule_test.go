package wire_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

const fullRule = `{
	"name": "Summer",
	"rules": {
		"1": {"name": "customer.segment", "conditions": {"$is": ["seg_1"]}, "rules": {}, "error": {"message": "Members only"}},
		"2": {"name": "order.items.any", "conditions": {"$is": [{"id": "prod_1", "object": "product", "type": "product_or_sku"}]},
			"rules": {"1": {"name": "order.items.aggregated_amount", "conditions": {"$more_than": [9007199254740993], "$less_than": [1.50]}, "rules": {}}, "logic": "1"}},
		"3": {"name": "order.metadata", "property": "colour", "conditions": {"$in": ["red", true]}, "rules": {}},
		"logic": "(1 and 2) or 3"
	},
	"bundle_rules": {"limit": 2, "multiply": false, "1": {"name": "order.items.any", "conditions": {"$is": [{"id": "prod_2"}]},
		"rules": {"1": {"name": "order.items.aggregated_quantity", "conditions": {"$is": [2]}, "rules": {}}, "logic": "1"}}, "logic": "1"},
	"error": {"message": "Not for you"},
	"applicable_to": {"included": [{"object": "products_collection", "id": "pc_1", "effect": "APPLY_FROM_CHEAPEST", "target": "UNIT", "skip_initially": 1,
		"repeat": 3, "quantity_limit": 4, "aggregated_amount_limit": 5, "price": 600, "price_formula": 7, "product_campaign_quantity_limit": 8,
		"product_campaign_quantity_limit_formula": "9"}], "included_all": true},
	"type": "advanced",
	"context_type": "campaign.promotion"
}`

func TestAValidationRuleIsAnsweredAsItWasSent(t *testing.T) {
	d, err := read[wire.ValidationRuleCreate](t, fullRule).Domain()
	if err != nil {
		t.Fatal(err)
	}
	r := rule.Rules{
		ID: "val_1", Name: d.Name, Expression: d.Expression, BundleRules: d.BundleRules, Error: d.Error,
		ApplicableTo: d.ApplicableTo, Type: d.Type, ContextType: d.ContextType, CreatedAt: noon,
	}
	want := parsed(t, []byte(fullRule)).(map[string]any)
	want["id"], want["created_at"], want["object"] = "val_1", "2026-11-21T12:00:00.000Z", "validation_rules"
	entry := want["applicable_to"].(map[string]any)["included"].([]any)[0].(map[string]any)
	entry["strict"], entry["price_formula"] = false, "7"
	text, _ := json.Marshal(want)
	shows(t, wire.NewValidationRule(r), string(text))

	r.UpdatedAt = noon.Add(time.Hour)
	want["updated_at"], want["assignments_count"] = "2026-11-21T13:00:00.000Z", 3
	text, _ = json.Marshal(want)
	shows(t, wire.NewCountedValidationRule(r, 3), string(text))
}

func TestAnEmptyValidationRuleShowsEmptyObjects(t *testing.T) {
	d, err := read[wire.ValidationRuleCreate](t, `{"name":"None","rules":null,"bundle_rules":null,"error":null,"applicable_to":null,"type":null}`).Domain()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(rule.Definition{Name: "None"}, d); diff != "" {
		t.Errorf("definition (-want +got):\n%s", diff)
	}
	shows(t, wire.NewValidationRule(rule.Rules{ID: "val_1", Name: "None", Type: "expression", ContextType: "global", BundleRules: &rule.BundleRules{}, CreatedAt: noon}),
		`{"id":"val_1","name":"None","rules":{},"bundle_rules":{},"applicable_to":null,"type":"expression",
		"context_type":"global","created_at":"2026-11-21T12:00:00.000Z","object":"validation_rules"}`)
}

func TestAnUpdateOfAValidationRuleKeepsClearsAndSets(t *testing.T) {
	u, err := read[wire.ValidationRuleUpdate](t, `{"rules":{"1":{"name":"order.amount","conditions":{"$is":[1]}}},"bundle_rules":null,"error":null,"applicable_to":{"included_all":true}}`).Domain()
	if err != nil {
		t.Fatal(err)
	}
	r := rule.Rules{
		Name: "Old", Expression: rule.Expression{Rules: map[string]rule.Rule{"7": {Name: "order.amount"}}, Logic: "7"}, Error: "old",
		BundleRules: &rule.BundleRules{Limit: 1}, ApplicableTo: rule.ApplicableTo{Excluded: []discount.Entry{{ID: "prod_1"}}},
	}
	u.Name.Apply(&r.Name)
	u.Rules.Apply(&r.Expression)
	u.Error.Apply(&r.Error)
	u.BundleRules.Apply(&r.BundleRules)
	u.ApplicableTo.Apply(&r.ApplicableTo)
	want := rule.Rules{
		Name: "Old", Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.amount",
			Conditions: map[rule.Operator][]any{"$is": {json.Number("1")}}}}},
		ApplicableTo: rule.ApplicableTo{IncludedAll: true},
	}
	if diff := cmp.Diff(want, r); diff != "" {
		t.Errorf("changed (-want +got):\n%s", diff)
	}
}

func TestWrongValidationRulesAreRefusedByName(t *testing.T) {
	for name, c := range map[string]struct{ body, details string }{
		"repeat zero": {`{"applicable_to":{"excluded":[{"object":"product","id":"prod_1","effect":"APPLY_TO_EVERY","repeat":0}]}}`,
			"Property .applicable_to.excluded[0].repeat must be >= 1 (actual value is '0')"},
		"fraction of a limit": {`{"applicable_to":{"included":[{"object":"product","id":"prod_1","effect":"APPLY_TO_EVERY","product_campaign_quantity_limit":1.5}]}}`,
			"Property .applicable_to.included[0].product_campaign_quantity_limit must be integer (actual value is '1.5')"},
		"bundle limit zero": {`{"bundle_rules":{"limit":0}}`, "Property .bundle_rules.limit must be 1 to 100 (actual value is '0')"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := read[wire.ValidationRuleCreate](t, c.body).Domain()
			refuses(t, err, c.details)
		})
	}
}

func TestWrongTypesInRulesAreReportedWithTheirPath(t *testing.T) {
	for body, want := range map[string]string{
		`{"rules":{"1":{"conditions":{"$is":"x"}}}}`:            "rules.1.conditions",
		`{"rules":{"1":{"rules":{"2":{"name":5}}}}}`:            "rules.1.rules.2.name",
		`{"rules":{"logic":["1"]}}`:                             "rules.logic",
		`{"rules":[]}`:                                          "rules",
		`{"bundle_rules":{"limit":"2"}}`:                        "bundle_rules.limit",
		`{"applicable_to":{"included":[{"price_formula":{}}]}}`: "applicable_to.included.price_formula",
	} {
		var w wire.ValidationRuleCreate
		err := json.Unmarshal([]byte(body), &w)
		if wrong, ok := err.(*json.UnmarshalTypeError); !ok || wrong.Field != want {
			t.Errorf("%s: got %v, want a wrong type at %s", body, err, want)
		}
	}
}

func TestEndlessRulesAreRefusedAtOnce(t *testing.T) {
	const levels = 4000
	body := `{"rules":` + strings.Repeat(`{"1":{"name":"}","rules":`, levels) + `{}` + strings.Repeat(`}}`, levels) + `}`
	var w wire.ValidationRuleCreate
	refuses(t, json.Unmarshal([]byte(body), &w), "Property .rules must NOT be nested deeper than 10 levels")
	braces := strings.Repeat("{", 100)
	ten := `{"rules":` + strings.Repeat(`{"1":{"name":"\"`+braces+`","rules":`, 10) + `{}` + strings.Repeat(`}}`, 10) + `}`
	if err := json.Unmarshal([]byte(ten), &w); err != nil {
		t.Errorf("ten levels: %v", err)
	}
}
