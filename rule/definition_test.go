package rule

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
)

type conditions = map[Operator][]any

func one(r Rule) Definition {
	return Definition{Name: "test", Expression: Expression{Rules: map[string]Rule{"1": r}}}
}

func TestRefusedDefinitions(t *testing.T) {
	amount := Rule{Name: "order.amount", Conditions: conditions{"$more_than": {1}}}
	with := func(op Operator, values ...any) Definition {
		return one(Rule{Name: "redemption.metadata", Property: "key", Conditions: conditions{op: values}})
	}
	expression := func(logic string, numbers ...string) Definition {
		d := Definition{Name: "test", Expression: Expression{Logic: logic, Rules: map[string]Rule{}}}
		for _, n := range numbers {
			d.Rules[n] = amount
		}
		return d
	}
	many, deep := expression(""), amount
	for i := range maxRules + 1 {
		many.Rules[fmt.Sprint(i+1)] = amount
	}
	for range maxDepth {
		deep = Rule{Name: "order.amount", Conditions: amount.Conditions, Expression: Expression{Rules: map[string]Rule{"1": deep}}}
	}
	bundle := func(change func(*BundleRules, *Rule)) Definition {
		units := Rule{Name: "order.items.aggregated_quantity", Conditions: conditions{"$is": {2}}}
		part := Rule{Name: "order.items.any", Conditions: conditions{"$is": {"prod_1"}}, Expression: Expression{Rules: map[string]Rule{"1": units}}}
		b := &BundleRules{}
		change(b, &part)
		if b.Rules == nil {
			b.Rules = map[string]Rule{"1": part}
		}
		return Definition{Name: "test", BundleRules: b}
	}
	const definition, payload = "invalid_validation_rules", "invalid_payload"

	for name, tt := range map[string]struct {
		definition   Definition
		key, details string
	}{
		"no_name":      {Definition{}, payload, "Payload must have required property 'name'"},
		"long_name":    {Definition{Name: strings.Repeat("x", 2001)}, payload, "Property .name must NOT have more than 2000 bytes"},
		"nul_in_name":  {Definition{Name: "a\x00"}, payload, "Property .name must be UTF-8 text without NUL characters"},
		"nul_in_value": {with("$is", "a\x00"), payload, ".rules.1.conditions.$is[0]"},
		"type":         {Definition{Name: "x", Type: "simple"}, payload, "Property .type must be equal to one of the allowed values [expression basic advanced complex] (actual value is 'simple')"},
		"context":      {Definition{Name: "x", ContextType: "everywhere"}, payload, "Property .context_type must be equal to one of the allowed values [earning_rule.order.paid "},
		"rule_name":    {one(Rule{Name: "order.color", Conditions: amount.Conditions}), definition, "Rule '1' has the unknown name 'order.color'"},
		"no_rule_name": {one(Rule{Conditions: amount.Conditions}), definition, "Rule '1' has the unknown name ''"},
		"number":       {expression("", "01"), definition, "Rules must be numbered '1', '2', ... ('01' is no such number)"},
		"operator":     {with("$equals", 1), definition, "Rule 'redemption.metadata' at '1' has the unknown operator '$equals'"},
		"no_property":  {one(Rule{Name: "custom_event.metadata", Conditions: conditions{"$is": {"x"}}}), definition, "Rule 'custom_event.metadata' must have a 'property'"},
		"a_property":   {one(Rule{Name: "order.amount", Property: "x", Conditions: amount.Conditions}), definition, "Rule 'order.amount' must not have a 'property' (actual value is 'x')"},

		"no_conditions":    {one(Rule{Name: "order.amount"}), definition, "Rule 'order.amount' at '1' must have conditions"},
		"no_values":        {with("$is"), definition, "Operator '$is' of rule 'redemption.metadata' at '1' must have a value"},
		"null_value":       {with("$is", nil), definition, "a value must be string, number or boolean (actual value is '<nil>')"},
		"object_value":     {with("$is", map[string]any{"a": "b"}), definition, "a value must be string, number or boolean"},
		"no_number":        {with("$more_than", "much"), definition, "a value must be number (actual value is 'much')"},
		"two_numbers":      {with("$more_than", 1, 2), definition, "it must have exactly one value (there are 2)"},
		"enormous_number":  {with("$more_than", json.Number("1e999999999")), definition, "a value must be number"},
		"fractional_count": {with("$count", json.Number("1.5")), definition, "a value must be integer >= 0 (actual value is '1.5')"},
		"negative_days":    {with("$is_days_ago", -1), definition, "a value must be integer >= 0 (actual value is '-1')"},
		"no_date":          {with("$after", "soon"), definition, "a value must be an ISO 8601 date"},
		"timeframe_parts":  {with("$timeframe", "2024-01-01;P1D"), definition, "a value must be 'start;interval;duration'"},
		"period":           {with("$timeframe_absolute", "2024-02-02;2024-02-01"), definition, "a value does not make a window of time: Property .expiration_date must not be before"},
		"hours":            {with("$timeframe_daily_hours", "25:00;26:00"), definition, "a value "},
		"day":              {with("$dow", 7), definition, "a value must be a day from 0, Sunday, to 6, Saturday (actual value is '7')"},
		"from_elsewhere":   {with("$from", "pc_1"), definition, "it belongs to the rules order.items.any"},
		"filter_operator":  {one(Rule{Name: "order.items.any", Conditions: conditions{"$contains": {"x"}}}), definition, "products are named by $is, $in, $is_not, $not_in and $from only"},
		"filter_value":     {one(Rule{Name: "order.items.any", Conditions: conditions{"$is": {map[string]any{"object": "sku"}}}}), definition, "a value must have an 'id' or a 'source_id'"},
		"filter_object":    {one(Rule{Name: "order.items.any", Conditions: conditions{"$is": {map[string]any{"id": "x", "object": "shop"}}}}), definition, "a value must have as 'object' one of [ product, sku, products_collection ] (actual value is 'shop')"},
		"filter_type":      {one(Rule{Name: "order.items.any", Conditions: conditions{"$is": {map[string]any{"id": "x", "type": "shop"}}}}), definition, "a value must have as 'type' one of [ product_or_sku, products_collection ] (actual value is 'shop')"},
		"filter_both":      {one(Rule{Name: "order.items.any", Conditions: conditions{"$is": {map[string]any{"id": "x", "object": "sku", "type": "products_collection"}}}}), definition, "which exclude each other"},
		"sub_rule_below_units": {one(Rule{Name: "order.items.count", Conditions: amount.Conditions, Expression: Expression{Rules: map[string]Rule{"1": {Name: "order.items.price", Conditions: amount.Conditions}}}}),
			definition, "Rule 'order.items.price' stands at '1.1': it must refine a rule about order items"},
		"sub_rule_on_top":   {one(Rule{Name: "order.items.price", Conditions: amount.Conditions}), definition, "Rule 'order.items.price' stands at '1': it must refine a rule about order items"},
		"below_none":        {one(Rule{Name: "order.items.none", Expression: Expression{Rules: map[string]Rule{"1": amount}}}), definition, "Rule 'order.items.none' at '1' must not have rules below it"},
		"below_is_checked":  {one(Rule{Name: "order.items.any", Expression: Expression{Rules: map[string]Rule{"2": {Name: "x"}}}}), definition, "Rule '1.2' has the unknown name 'x'"},
		"logic":             {expression("1 and", "1"), definition, "Logic '1 and' cannot be read at position 6: it ends where a rule number was expected"},
		"logic_number":      {expression("1 or 3", "1", "2"), definition, "Logic '1 or 3' names rule '3', which does not exist"},
		"logic_no_rules":    {expression("1"), definition, "Logic '1' names rule '1', which does not exist"},
		"too_many":          {many, payload, "Property .rules must NOT have more than 100 rules"},
		"too_deep":          {one(deep), payload, "Property .rules must NOT be nested deeper than 10 levels"},
		"outside_the_logic": {Definition{Name: "x", Expression: Expression{Logic: "1", Rules: map[string]Rule{"1": amount, "2": {Name: "x"}}}}, definition, "Rule '2' has the unknown name 'x'"},

		"entry_without_id": {Definition{Name: "x", ApplicableTo: ApplicableTo{Included: []discount.Entry{{Object: discount.ObjectProduct, Effect: discount.EntryEffectApplyToEvery}}}}, payload, ".applicable_to.included[0]"},
		"excluded_entry":   {Definition{Name: "x", ApplicableTo: ApplicableTo{Excluded: []discount.Entry{{ID: "x"}}}}, payload, ".applicable_to.excluded[0]"},

		"bundle_limit":    {bundle(func(b *BundleRules, _ *Rule) { b.Limit = 101 }), payload, "Property .bundle_rules.limit must be 1 to 100 (actual value is '101')"},
		"bundle_name":     {bundle(func(_ *BundleRules, r *Rule) { r.Name = "order.items.every" }), definition, "Part '1' of the bundle rules must be a rule 'order.items.any'"},
		"bundle_two_refs": {bundle(func(_ *BundleRules, r *Rule) { r.Conditions = conditions{"$is": {"a", "b"}} }), definition, "must name exactly one product, SKU or collection with '$is'"},
		"bundle_error":    {bundle(func(_ *BundleRules, r *Rule) { r.Error = "x" }), definition, "must not have an error message"},
		"bundle_units":    {bundle(func(_ *BundleRules, r *Rule) { r.Rules = nil }), definition, "must have one rule 'order.items.aggregated_quantity' with '$is' and the number of units, at least 1"},
		"bundle_zero": {bundle(func(_ *BundleRules, r *Rule) {
			r.Rules = map[string]Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: conditions{"$is": {0}}}}
		}), definition, "at least 1"},
		"bundle_logic":         {bundle(func(b *BundleRules, r *Rule) { b.Rules = map[string]Rule{"1": *r, "2": *r}; b.Logic = "1 or 2" }), definition, "Logic '1 or 2' of bundle rules must join all parts with 'and'"},
		"bundle_part_left_out": {bundle(func(b *BundleRules, r *Rule) { b.Rules = map[string]Rule{"1": *r, "2": *r}; b.Logic = "1" }), definition, "must join all parts with 'and'"},
	} {
		_, err := newRules("val_1", tt.definition, time.Time{})
		f, ok := fault.As(err)
		if !ok || f.Kind != fault.KindInvalid || f.Key != tt.key || !strings.Contains(f.Details, tt.details) {
			t.Errorf("%s: got %v, want %s: %s", name, err, tt.key, tt.details)
		}
	}
}

func TestRulesAreStoredUnderTheirDottedNamesWithExactNumbers(t *testing.T) {
	sent := Definition{Name: "old", Expression: Expression{Logic: "1 or 2", Rules: map[string]Rule{
		"1": {Name: "redemption_count_per_customer", Conditions: conditions{"$greater_than_or_equal": {1}}},
		"2": {Name: "order_items_any", Conditions: conditions{"$is": {"prod_1"}}, Expression: Expression{Rules: map[string]Rule{
			"1": {Name: "order_items_aggregated_amount", Conditions: conditions{"$more_than": {int64(5)}}}}}},
	}}}
	now := time.Date(2024, 1, 2, 0, 0, 0, 0, time.UTC)
	got, err := newRules("val_1", sent, now)
	if err != nil {
		t.Fatal(err)
	}
	want := Rules{ID: "val_1", Name: "old", Type: TypeExpression, ContextType: ContextGlobal, CreatedAt: now,
		Expression: Expression{Logic: "1 or 2", Rules: map[string]Rule{
			"1": {Name: "redemption.count.per_customer", Conditions: conditions{"$greater_than_or_equal": {json.Number("1")}}},
			"2": {Name: "order.items.any", Conditions: conditions{"$is": {"prod_1"}}, Expression: Expression{Rules: map[string]Rule{
				"1": {Name: "order.items.aggregated_amount", Conditions: conditions{"$more_than": {json.Number("5")}}}}}},
		}}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if sent.Rules["1"].Name != "redemption_count_per_customer" {
		t.Error("what the caller sent was changed in place")
	}
}

func TestRuleNamesHaveUniqueSpellings(t *testing.T) {
	if got, want := len(names), len(fixedNames())+len(counterNames()); got != want {
		t.Errorf("%d names have %d spellings", want, got)
	}
}

func TestContextTypesAreThoseOfThePublishedAPI(t *testing.T) {
	all := ContextTypes()
	seen := map[ContextType]bool{}
	for _, c := range all {
		seen[c] = true
	}
	if len(all) != 55 || len(seen) != 55 {
		t.Errorf("%d contexts, %d of them different, want 55", len(all), len(seen))
	}
	for _, c := range []ContextType{"global", "voucher.loyalty_card", "campaign.promotion.discount.percent.apply_to_items", "campaign.gift_vouchers.gift.apply_to_items"} {
		if !seen[c] {
			t.Errorf("%s is missing", c)
		}
	}
	all[0] = "changed"
	if ContextTypes()[0] == "changed" {
		t.Error("a caller can change the list")
	}
}

func TestUpdate(t *testing.T) {
	amount := Expression{Rules: map[string]Rule{"1": {Name: "order.amount", Conditions: conditions{"$more_than": {json.Number("1")}}}}, Logic: "1"}
	bundle := &BundleRules{Limit: 2, Expression: Expression{Rules: map[string]Rule{"1": {Name: "order.items.any", Conditions: conditions{"$is": {"p"}},
		Expression: Expression{Rules: map[string]Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: conditions{"$is": {json.Number("1")}}}}}}}}}
	stored := Rules{ID: "val_1", Name: "a", Expression: amount, BundleRules: bundle, Error: "e", Type: TypeBasic, ContextType: "voucher.loyalty_card",
		ApplicableTo: ApplicableTo{IncludedAll: true}}
	later := time.Date(2024, 1, 3, 0, 0, 0, 0, time.UTC)
	for name, tt := range map[string]struct {
		update Update
		change func(*Rules)
	}{
		"nothing":         {Update{}, func(*Rules) {}},
		"name":            {Update{Name: patch.Set("b")}, func(r *Rules) { r.Name = "b" }},
		"rules":           {Update{Rules: patch.Clear[Expression]()}, func(r *Rules) { r.Expression = Expression{} }},
		"removed_bundle":  {Update{BundleRules: patch.Clear[*BundleRules]()}, func(r *Rules) { r.BundleRules = &BundleRules{} }},
		"error":           {Update{Error: patch.Clear[string]()}, func(r *Rules) { r.Error = "" }},
		"applicable_to":   {Update{ApplicableTo: patch.Set(ApplicableTo{})}, func(r *Rules) { r.ApplicableTo = ApplicableTo{} }},
		"default_type":    {Update{Type: patch.Clear[Type]()}, func(r *Rules) { r.Type = TypeExpression }},
		"default_context": {Update{ContextType: patch.Clear[ContextType]()}, func(r *Rules) { r.ContextType = ContextGlobal }},
	} {
		got, want := stored, stored
		want.UpdatedAt = later
		tt.change(&want)
		if err := got.Apply(tt.update, later); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
	broken := stored
	if err := broken.Apply(Update{Rules: patch.Set(Expression{Logic: "7"})}, later); !fault.Has(err, "invalid_validation_rules") {
		t.Errorf("a broken update answers %v", err)
	}
}
