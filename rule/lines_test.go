package rule_test

import (
	"testing"

	"github.com/punchcardhq/punchcard/rule"
)

func TestRulesBelowProductFilterJudgeItsLines(t *testing.T) {
	some := func(x rule.Expression) rule.Rule {
		return rule.Rule{Name: "order.items.any", Conditions: is(collection("pc_1")), Expression: x}
	}
	every := func(x rule.Expression) rule.Rule { return rule.Rule{Name: "order.items.every", Expression: x} }
	price := func(c conditions) rule.Rule { return rule.Rule{Name: "order.items.price", Conditions: c} }
	quantity := func(c conditions) rule.Rule { return rule.Rule{Name: "order.items.quantity", Conditions: c} }
	units := func(c conditions) rule.Rule { return rule.Rule{Name: "order.items.aggregated_quantity", Conditions: c} }
	amount := func(c conditions) rule.Rule { return rule.Rule{Name: "order.items.aggregated_amount", Conditions: c} }
	color := func(v string) rule.Rule {
		return rule.Rule{Name: "order.items.metadata", Property: "color", Conditions: is(v)}
	}
	anyway := func(x rule.Expression) rule.Rule {
		return rule.Rule{Name: "redemption.metadata", Property: "channel", Conditions: conditions{rule.OperatorIsNot: {"till"}}, Expression: x}
	}
	or := func(x rule.Expression) rule.Expression { x.Logic = "1 or 2"; return x }
	red := func(l rule.Line) rule.Line { l.Metadata = map[string]any{"color": "red"}; return l }
	discounted := line("a", 2, 1000, "pc_1")
	discounted.Subtotal.Minor, discounted.Subtotal.Known = 1500, true
	const fails = rule.KeyOrderRulesViolated

	for name, tt := range map[string]struct {
		rule rule.Rule
		cart []rule.Line
		want string
	}{
		"units_of_the_matching_lines_are_added_up": {
			some(below(units(is(5)))), []rule.Line{line("a", 2, 100, "pc_1"), line("b", 7, 100), line("c", 3, 100, "pc_1")}, "holds"},
		"units_of_other_lines_do_not_count": {
			some(below(units(is(5)))), []rule.Line{line("a", 2, 100, "pc_1"), line("b", 3, 100)}, fails},
		"amounts_are_added_up_after_discounts": {
			some(below(amount(is(1800)))), []rule.Line{discounted, line("b", 3, 100, "pc_1")}, "holds"},
		"an_unpriced_line_adds_nothing": {
			some(below(amount(is(300)))), []rule.Line{{Quantity: 1, Collections: []string{"pc_1"}}, line("b", 3, 100, "pc_1")}, "holds"},
		"amounts_of_unpriced_lines_only_are_missing": {
			some(below(amount(is(0)))), []rule.Line{{Quantity: 1, Collections: []string{"pc_1"}}, line("b", 3, 100)}, rule.KeyMissingAmount},
		"any_asks_one_and_the_same_line_for_all": {
			some(below(price(more(500)), quantity(more(1)))), []rule.Line{line("a", 1, 600, "pc_1"), line("b", 2, 400, "pc_1")}, fails},
		"rules_about_something_else_hand_lines_on": {
			some(below(anyway(below(price(more(500)))))), []rule.Line{line("a", 1, 400, "pc_1"), line("b", 1, 600, "pc_1")}, "holds"},
		"rules_about_something_else_hand_each_line_on": {
			every(below(anyway(below(price(more(500)))))), []rule.Line{line("a", 1, 600), line("b", 1, 400)}, fails},
		"any_is_satisfied_by_a_later_line": {
			some(below(price(more(500)), quantity(more(1)))), []rule.Line{line("a", 1, 600, "pc_1"), line("b", 2, 600, "pc_1")}, "holds"},
		"a_matching_line_outside_the_filter_does_not_help": {
			some(below(price(more(500)))), []rule.Line{line("a", 1, 400, "pc_1"), line("b", 2, 600)}, fails},
		"every_asks_each_line_for_the_whole_expression": {
			every(or(below(price(more(500)), color("red")))), []rule.Line{line("a", 1, 600), red(line("b", 1, 1))}, "holds"},
		"every_fails_for_one_line": {
			every(or(below(price(more(500)), color("red")))), []rule.Line{line("a", 1, 600), line("b", 1, 1)}, fails},
		"cheapest_hands_down_all_tied_lines": {
			rule.Rule{Name: "order.items.cheapest", Expression: below(units(is(3)))},
			[]rule.Line{line("a", 1, 100), line("b", 5, 200), line("c", 2, 100)}, "holds"},
		"cheapest_asks_each_tied_line": {
			rule.Rule{Name: "order.items.cheapest", Expression: below(quantity(is(1)))},
			[]rule.Line{line("a", 1, 100), line("c", 2, 100)}, fails},
		"most_expensive_looks_only_into_its_collection": {
			rule.Rule{Name: "order.items.most_expensive", Conditions: conditions{rule.OperatorFrom: {collection("pc_1")}},
				Expression: below(price(is(100)))},
			[]rule.Line{line("a", 1, 100, "pc_1"), line("b", 1, 900), line("c", 1, 50, "pc_1")}, "holds"},
		"a_filter_below_a_filter_narrows_further": {
			some(below(rule.Rule{Name: "order.items.any", Conditions: is(product("b")), Expression: below(units(more(2)))})),
			[]rule.Line{line("a", 9, 100, "pc_1"), line("b", 2, 100, "pc_1"), line("b", 3, 100)}, fails},
		"rules_below_a_sum_choose_what_is_added_up": {
			some(below(rule.Rule{Name: "order.items.aggregated_quantity", Conditions: is(2), Expression: below(price(more(500)))})),
			[]rule.Line{line("a", 2, 600, "pc_1"), line("b", 9, 100, "pc_1")}, "holds"},
		"a_sum_beside_a_line_rule_is_over_all_handed_lines": {
			some(below(units(is(5)), price(more(500)))), []rule.Line{line("a", 2, 100, "pc_1"), line("b", 3, 600, "pc_1")}, "holds"},
		"a_sum_may_follow_a_line_rule": {
			some(below(price(more(500)), units(is(5)))), []rule.Line{line("a", 2, 100, "pc_1"), line("b", 3, 600, "pc_1")}, "holds"},
		"rules_below_a_line_rule_ask_the_same_line": {
			some(below(rule.Rule{Name: "order.items.price", Conditions: more(500), Expression: below(quantity(more(1)))})),
			[]rule.Line{line("a", 1, 600, "pc_1"), line("b", 2, 100, "pc_1")}, fails},
		"price_any_hands_down_the_lines_with_that_price": {
			rule.Rule{Name: "order.items.price_any", Conditions: more(500), Expression: below(units(is(2)))},
			[]rule.Line{line("a", 2, 600), line("b", 3, 100)}, "holds"},
		"product_quantity_below_product_id_counts_that_product": {
			rule.Rule{Name: "product.id", Conditions: is("a"), Expression: below(rule.Rule{Name: "product.quantity", Conditions: is(2)})},
			[]rule.Line{line("a", 2, 600), line("b", 3, 100)}, "holds"},
		"a_rule_about_the_order_may_stand_below": {
			some(below(rule.Rule{Name: "order.amount", Conditions: more(699)})), []rule.Line{line("a", 1, 600, "pc_1"), line("b", 1, 100)}, "holds"},
		"a_sum_is_open_while_what_it_adds_up_is": {
			some(below(rule.Rule{Name: "order.items.aggregated_quantity", Conditions: is(2), Expression: below(rule.Rule{Name: "order.total_amount", Conditions: more(1)})})),
			[]rule.Line{line("a", 2, 600, "pc_1")}, "open"},
		"sums_beyond_the_range_stay_at_its_end": {
			every(below(units(more(100)))), []rule.Line{{Quantity: 1 << 62}, {Quantity: 1 << 62}, {Quantity: 1 << 62}}, "holds"},
	} {
		if got := judged(t, tt.rule, rule.Facts{Order: cart(tt.cart...)}); got != tt.want {
			t.Errorf("%s: got %s, want %s", name, got, tt.want)
		}
	}
}
