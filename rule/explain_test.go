package rule_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/rule"
)

func TestExplainShowsComparisonsAndOmitsUnreached(t *testing.T) {
	p := compile(t, rule.Rules{ID: "val_1", Name: "why", Expression: rule.Expression{Logic: "1 or 2 and 3 and 4", Rules: map[string]rule.Rule{
		"1": {Name: "customer.segment", Conditions: is("seg_1")},
		"2": {Name: "order.items.any", Conditions: is(product("mug")), Expression: below(
			rule.Rule{Name: "order.items.price", Conditions: more(500)})},
		"3": {Name: "order.amount", Conditions: conditions{rule.OperatorMoreThan: {2000}, rule.OperatorLessThan: {9000}}},
		"4": {Name: "redemption.count", Conditions: more(1)},
	}}})
	facts := rule.Facts{Order: cart(line("mug", 1, 500), line("tea", 1, 800), line("mug", 1, 600))}
	verdict, tree := p.Explain(&facts, rule.OmitNothing)

	want := rule.Node{Junction: "or", Line: -1, Outcome: rule.OutcomeFails, Below: []rule.Node{
		{Path: "1", Name: "customer.segment", Line: -1, Missing: rule.KeyMissingCustomer, Outcome: rule.OutcomeFails},
		{Junction: "and", Line: -1, Outcome: rule.OutcomeFails, Below: []rule.Node{
			{Path: "2", Name: "order.items.any", Line: -1, Lines: []int{0, 2}, Outcome: rule.OutcomeHolds, Below: []rule.Node{
				{Junction: "and", Line: -1, Outcome: rule.OutcomeFails, Below: []rule.Node{{Path: "2.1", Name: "order.items.price", Line: 0, Outcome: rule.OutcomeFails,
					Compared: []rule.Comparison{{Value: json.Number("500"), Tests: []rule.Tested{{Operator: rule.OperatorMoreThan, Values: []string{"500"}}}}}}}},
				{Junction: "and", Line: -1, Outcome: rule.OutcomeHolds, Below: []rule.Node{{Path: "2.1", Name: "order.items.price", Line: 2, Outcome: rule.OutcomeHolds,
					Compared: []rule.Comparison{{Value: json.Number("600"), Tests: []rule.Tested{{Operator: rule.OperatorMoreThan, Values: []string{"500"}, Holds: true}}}}}}},
			}},
			{Path: "3", Name: "order.amount", Line: -1, Outcome: rule.OutcomeFails, Compared: []rule.Comparison{{Value: json.Number("1900"), Tests: []rule.Tested{
				{Operator: rule.OperatorLessThan, Values: []string{"9000"}, Holds: true},
				{Operator: rule.OperatorMoreThan, Values: []string{"2000"}},
			}}}},
		}},
	}}
	if diff := cmp.Diff(want, tree); diff != "" {
		t.Error(diff)
	}
	if diff := cmp.Diff(p.Judge(&facts, rule.OmitNothing), verdict); diff != "" {
		t.Error(diff)
	}
}
