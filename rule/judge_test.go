package rule_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
)

// The rules of these tests: 1 requires a customer with metadata, 2 for an order above 1000, 3 for a total after discounts
// above 1000, 4 for redemption metadata.
func fourRules(logic string) rule.Rules {
	r := rule.Rules{ID: "val_1", Name: "four", Error: "set text", Expression: rule.Expression{Logic: logic, Rules: map[string]rule.Rule{
		"1": {Name: "customer.metadata", Property: "vip", Conditions: is(true), Error: "customer text"},
		"2": {Name: "order.amount", Conditions: more(1000)},
		"3": {Name: "order.total_amount", Conditions: more(1000), Error: "total text"},
		"4": {Name: "redemption.metadata", Property: "shop", Conditions: is("Gdansk")},
	}}}
	return r
}

func TestTheFirstRuleThatMadeTheExpressionFailIsReported(t *testing.T) {
	vip := &rule.Customer{Metadata: map[string]any{"vip": true}}
	rich, poor := cart(line("a", 1, 1001)), cart(line("a", 1, 1000))
	total := func(n int64) *rule.Effect { return &rule.Effect{TotalAmount: discount.Minor(n)} }
	gdansk := map[string]any{"shop": "Gdansk"}
	fails := func(key, path, name, custom string) rule.Verdict {
		return rule.Verdict{Outcome: rule.OutcomeFails, Key: key, Path: path, Name: name, RulesID: "val_1", Custom: custom}
	}
	holds := rule.Verdict{Outcome: rule.OutcomeHolds, RulesID: "val_1"}
	open := rule.Verdict{Outcome: rule.OutcomeOpen, AwaitsEffect: true, RulesID: "val_1"}
	awaiting := func(v rule.Verdict) rule.Verdict { v.AwaitsEffect = true; return v }

	for name, tt := range map[string]struct {
		logic string
		facts rule.Facts
		want  rule.Verdict
	}{
		"without_logic_all_rules_count":                 {"", rule.Facts{Customer: vip, Order: rich, Effect: total(1001)}, fails(rule.KeyRedemptionRulesViolated, "4", "redemption.metadata", "set text")},
		"rules_outside_the_logic_do_not_count":          {"2", rule.Facts{Order: rich}, holds},
		"a_rule_text_beats_the_text_of_the_set":         {"1 and 2", rule.Facts{Customer: &rule.Customer{}, Order: poor}, fails(rule.KeyCustomerRulesViolated, "1", "customer.metadata", "customer text")},
		"and_follows_the_order_of_the_logic":            {"2 and 1", rule.Facts{Order: poor}, fails(rule.KeyOrderRulesViolated, "2", "order.amount", "set text")},
		"or_with_two_failures_reports_the_first":        {"1 or 2", rule.Facts{Customer: &rule.Customer{}, Order: poor}, fails(rule.KeyCustomerRulesViolated, "1", "customer.metadata", "customer text")},
		"a_passing_rule_spares_the_input_of_the_next":   {"2 or 1", rule.Facts{Order: rich}, holds},
		"a_missing_input_is_only_one_way_to_fail":       {"1 or 2", rule.Facts{Order: rich}, holds},
		"a_missing_input_is_reported_with_its_key":      {"1 or 2", rule.Facts{Order: poor}, fails(rule.KeyMissingCustomer, "1", "customer.metadata", "customer text")},
		"a_failure_made_good_by_or_is_not_reported":     {"(1 or 2) and 4", rule.Facts{Customer: &rule.Customer{}, Order: rich}, fails(rule.KeyRedemptionRulesViolated, "4", "redemption.metadata", "set text")},
		"and_binds_tighter_than_or":                     {"4 or 2 and 1", rule.Facts{Metadata: gdansk}, holds},
		"before_the_effect_the_total_is_open":           {"2 and 3", rule.Facts{Order: rich}, open},
		"an_open_rule_does_not_hide_a_failure":          {"3 and 4", rule.Facts{Order: rich}, awaiting(fails(rule.KeyRedemptionRulesViolated, "4", "redemption.metadata", "set text"))},
		"an_open_rule_does_not_hide_an_alternative":     {"3 or 4", rule.Facts{Order: rich, Metadata: gdansk}, awaiting(holds)},
		"an_open_alternative_keeps_the_expression_open": {"4 or 3", rule.Facts{Order: rich}, open},
		"after_the_effect_the_total_decides":            {"2 and 3", rule.Facts{Order: rich, Effect: total(1000)}, fails(rule.KeyOrderRulesViolated, "3", "order.total_amount", "total text")},
		"after_the_effect_all_may_hold":                 {"2 and 3", rule.Facts{Order: rich, Effect: total(1001)}, holds},
	} {
		got := compile(t, fourRules(tt.logic)).Judge(&tt.facts, rule.OmitNothing)
		if diff := cmp.Diff(tt.want, got); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestRulesWithoutLogicAreEvaluatedByNumber(t *testing.T) {
	asks := rule.Rule{Name: "redemption.metadata", Property: "shop", Conditions: is("Gdansk")}
	r := rule.Rules{Name: "many", Expression: rule.Expression{Rules: map[string]rule.Rule{"10": asks, "9": asks, "111": asks}}}
	if got := compile(t, r).Judge(&rule.Facts{}, rule.OmitNothing).Path; got != "9" {
		t.Errorf("rule %s is reported, want 9", got)
	}
}

func TestASetWithoutRulesHolds(t *testing.T) {
	p := compile(t, rule.Rules{ID: "val_0", Name: "empty"})
	if diff := cmp.Diff(rule.Verdict{Outcome: rule.OutcomeHolds, RulesID: "val_0"}, p.Judge(&rule.Facts{}, rule.OmitNothing)); diff != "" {
		t.Error(diff)
	}
	_, tree := p.Explain(&rule.Facts{}, rule.OmitNothing)
	if diff := cmp.Diff(rule.Node{Junction: "and", Line: -1, Outcome: rule.OutcomeHolds}, tree); diff != "" {
		t.Error(diff)
	}
}

func TestTheTextOfARuleCoversTheRulesBelowIt(t *testing.T) {
	asks := func(own string) rule.Verdict {
		r := set(rule.Rule{Name: "order.items.any", Error: "two mugs, please", Conditions: is(product("mug")),
			Expression: below(rule.Rule{Name: "order.items.aggregated_quantity", Conditions: is(2), Error: own})})
		return compile(t, r).Judge(&rule.Facts{Order: cart(line("mug", 1, 1))}, rule.OmitNothing)
	}
	want := rule.Verdict{Outcome: rule.OutcomeFails, Key: rule.KeyOrderRulesViolated, Path: "1.1",
		Name: "order.items.aggregated_quantity", RulesID: "val_1", Custom: "two mugs, please"}
	if diff := cmp.Diff(want, asks("")); diff != "" {
		t.Error(diff)
	}
	want.Custom = "not enough mugs"
	if diff := cmp.Diff(want, asks("not enough mugs")); diff != "" {
		t.Error(diff)
	}
}

func TestFaultsNameTheSetAndCarryTheCustomText(t *testing.T) {
	violated := rule.Verdict{Outcome: rule.OutcomeFails, Key: rule.KeyRedemptionRulesViolated, RulesID: "val_1", Custom: "try 100% harder"}
	want := &fault.Error{Kind: fault.KindInvalid, Key: "redemption_rules_violated", Message: "redemption does not match validation rules",
		Details: "Gift Card cannot be redeemed because of violated validation rules: val_1", Custom: "try 100% harder"}
	if diff := cmp.Diff(want, violated.Fault("Gift Card")); diff != "" {
		t.Error(diff)
	}
	missing := rule.Verdict{Outcome: rule.OutcomeFails, Key: rule.KeyMissingCustomer, RulesID: "val_1"}
	want = &fault.Error{Kind: fault.KindInvalid, Key: "missing_customer", Message: "Missing customer", Details: "Customer is required to validate rules"}
	if diff := cmp.Diff(want, missing.Fault("Gift Card")); diff != "" {
		t.Error(diff)
	}
	if got := missing.Message(); got != "Missing customer" {
		t.Errorf("message %q", got)
	}
}

// A stack sees the running order: a coupon first passes its limits on the current and the initial amount, and fails the
// current one after a gift card of 1.00 was used.
func TestRulesOnTheInitialAndTheCurrentAmount(t *testing.T) {
	p := compile(t, rule.Rules{ID: "val_1", Name: "amounts", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: more(1000)},
		"2": {Name: "order.initial_amount", Conditions: conditions{rule.OperatorLessThan: {1100}}},
	}}})
	for current, want := range map[int64]string{1050: "holds", 950: rule.KeyOrderRulesViolated} {
		order := &rule.Order{Amount: discount.Minor(current), InitialAmount: discount.Minor(1050)}
		if got := outcome(p.Judge(&rule.Facts{Order: order}, rule.OmitNothing)); got != want {
			t.Errorf("current %d: got %s, want %s", current, got, want)
		}
	}
}

func TestOmission(t *testing.T) {
	vip := &rule.Customer{ID: "cust_1", Metadata: map[string]any{"vip": true}}
	limits := rule.Rules{ID: "val_1", Name: "limits", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "customer.metadata", Property: "vip", Conditions: is(true)},
		"2": {Name: "order.items.any", Conditions: is(product("a"))},
		"3": {Name: "order.amount", Conditions: more(1)},
		"4": {Name: "redemption.count.per_customer", Conditions: conditions{rule.OperatorLessThan: {1}}},
		"5": {Name: "order.metadata", Property: "x", Conditions: is("y")},
	}}}
	with := func(logic string) rule.Rules { r := limits; r.Logic = logic; return r }
	for name, tt := range map[string]struct {
		rules   rule.Rules
		omit    rule.Omission
		facts   rule.Facts
		want    rule.Outcome
		omitted []string
	}{
		"audience":                          {limits, rule.OmitAllButAudience, rule.Facts{Customer: vip}, rule.OutcomeOpen, []string{"2", "3", "4", "5"}},
		"audience_that_does_not_match":      {limits, rule.OmitAllButAudience, rule.Facts{}, rule.OutcomeFails, nil},
		"products":                          {limits, rule.OmitAllButProducts, rule.Facts{Order: cart(line("a", 1, 1))}, rule.OutcomeOpen, []string{"1", "3", "4", "5"}},
		"products_that_are_not_there":       {limits, rule.OmitAllButProducts, rule.Facts{Order: cart(line("b", 1, 1))}, rule.OutcomeFails, []string{"1"}},
		"products_and_audience":             {with("1 and 2"), rule.OmitAllButProductsAndAudience, rule.Facts{Customer: vip, Order: cart(line("a", 1, 1))}, rule.OutcomeHolds, nil},
		"live_counters_and_amounts":         {with("1 and 3 and 4"), rule.OmitLive, rule.Facts{Customer: vip, Order: &rule.Order{}}, rule.OutcomeOpen, []string{"3", "4"}},
		"an_alternative_to_a_left_out_rule": {with("3 or 1"), rule.OmitLive, rule.Facts{Customer: vip, Order: &rule.Order{}}, rule.OutcomeHolds, []string{"3"}},
		"each_rule_is_listed_once":          {with("(3 and 1) and (3 and 4)"), rule.OmitLive, rule.Facts{Customer: vip}, rule.OutcomeOpen, []string{"3", "4"}},
	} {
		v := compile(t, tt.rules).Judge(&tt.facts, tt.omit)
		if v.Outcome != tt.want {
			t.Errorf("%s: got %v, want %v", name, v.Outcome, tt.want)
		}
		if diff := cmp.Diff(tt.omitted, v.Omitted); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}

func TestNeedsListsFacts(t *testing.T) {
	r := rule.Rules{Name: "all", Expression: rule.Expression{Logic: "1 and 2 and 3 and 4 and 6", Rules: map[string]rule.Rule{
		"1": {Name: "customer.segment", Conditions: is("seg_2", "seg_1", "seg_2")},
		"2": {Name: "order.items.any", Conditions: conditions{rule.OperatorIs: {product("a")}, rule.OperatorFrom: {collection("pc_2")}}},
		"3": {Name: "redemption.count.daily", Conditions: more(1)},
		"4": {Name: "campaign.orders.amount_discounted", Conditions: more(1)},
		"5": {Name: "customer.segment", Conditions: is("seg_outside_the_logic")},
		"6": {Name: "redemption.count.daily", Conditions: conditions{rule.OperatorLessThan: {9}}},
	}}, ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{entry(discount.ObjectCollection, "pc_1")}}}
	p := compile(t, r)
	want := rule.Needs{
		Customer: true, Order: true, Effect: true, Segments: []string{"seg_1", "seg_2"}, Collections: []string{"pc_1", "pc_2"},
		Counters: []rule.CounterUse{
			{Measure: rule.MeasureRedemptions, Window: rule.WindowDay},
			{Measure: rule.MeasureCampaignDiscounts},
		},
	}
	if diff := cmp.Diff(want, p.Needs()); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(want.Counters, p.Counters()); diff != "" {
		t.Error(diff)
	}
}

func entry(object discount.Object, id string) discount.Entry {
	return discount.Entry{Object: object, ID: id, Effect: discount.EntryEffectApplyToEvery}
}
