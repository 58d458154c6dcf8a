package rule_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// TestWhatAnIndexMarksFails draws sets of rules and facts: each set that the index marks fails when it is judged, whatever is left out.
func TestWhatAnIndexMarksFails(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		sets := make([][]*rule.Program, 1+s(4))
		for i := range sets {
			for range 1 + s(2) {
				p, err := rule.Compile(s.set())
				if err != nil {
					t.Fatal(err)
				}
				sets[i] = append(sets[i], p)
			}
		}
		facts, omit := s.facts(), rule.Omission(s(128))
		for i, marked := range rule.NewIndex(sets, facts.Zone).Failing(&facts, omit) {
			failed := false
			for _, p := range sets[i] {
				failed = failed || p.Judge(&facts, omit).Fails()
			}
			if marked && !failed {
				t.Fatalf("set %d is marked, but no program of it fails: %+v", i, sets[i][0].Judge(&facts, omit))
			}
		}
	})
}

// TestIndexMarks looks up which rules cannot hold for a customer and an order.
func TestIndexMarks(t *testing.T) {
	product := func(ids ...string) rule.Rule {
		var refs []any
		for _, id := range ids {
			refs = append(refs, map[string]any{"id": id, "object": "product"})
		}
		return rule.Rule{Name: "order.items.any", Conditions: is(refs...)}
	}
	metadata := func(name, key string, values ...any) rule.Rule {
		return rule.Rule{Name: name, Property: key, Conditions: is(values...)}
	}
	atLeast := func(amount any) rule.Rule {
		return rule.Rule{Name: "order.initial_amount", Conditions: conditions{"$more_than_or_equal": {amount}}}
	}
	limit := func(key string, operator rule.Operator, value any) rule.Rule {
		return rule.Rule{Name: "customer.metadata", Property: key, Conditions: conditions{operator: {value}}}
	}
	none := rule.Rule{Name: "order.items.none", Conditions: is(map[string]any{"id": "mug", "object": "product"})}
	facts := rule.Facts{
		Now: time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC), APIKey: "till",
		Customer: &rule.Customer{Metadata: map[string]any{"vip": true, "sizes": []any{"S", 42}, "joined": []any{"2024-05-01", "2025-05-01"}, "visits": 7}, Segments: []string{"seg_1"}},
		Order: &rule.Order{InitialAmount: discount.Minor(5000), Metadata: map[string]any{"channel": map[string]any{"name": "app"}},
			Lines: []rule.Line{{ProductID: "mug", Collections: []string{"sale"}, Quantity: 1}}},
	}
	for name, test := range map[string]struct {
		logic  string
		rules  []rule.Rule
		marked bool
	}{
		"a_product":                        {"", []rule.Rule{product("tea", "mug")}, false},
		"another_product":                  {"", []rule.Rule{product("tea", "cup")}, true},
		"products_that_are_excluded":       {"", []rule.Rule{none}, false},
		"other_products_than_one":          {"", []rule.Rule{{Name: "order.items.any", Conditions: conditions{"$is_not": {map[string]any{"id": "cup", "object": "product"}}}}}, false},
		"a_segment":                        {"", []rule.Rule{{Name: "customer.segment", Conditions: is("seg_1")}}, false},
		"another_segment":                  {"", []rule.Rule{{Name: "customer.segment", Conditions: is("seg_2", "seg_3")}}, true},
		"a_tier_of_loyalty":                {"", []rule.Rule{{Name: "customer.loyalty_tier", Conditions: is("ltr_1")}}, true},
		"metadata":                         {"", []rule.Rule{metadata("customer.metadata", "vip", true)}, false},
		"metadata_as_text":                 {"", []rule.Rule{metadata("customer.metadata", "vip", "true")}, false},
		"metadata_otherwise":               {"", []rule.Rule{metadata("customer.metadata", "vip", false)}, true},
		"one_of_a_list":                    {"", []rule.Rule{metadata("customer.metadata", "sizes", "42.0")}, false},
		"none_of_a_list":                   {"", []rule.Rule{metadata("customer.metadata", "sizes", "M")}, true},
		"metadata_that_is_not_there":       {"", []rule.Rule{metadata("customer.metadata", "club", "gold")}, true},
		"metadata_of_the_order":            {"", []rule.Rule{metadata("order.metadata", "channel.name", "app")}, false},
		"metadata_of_the_order_otherwise":  {"", []rule.Rule{metadata("order.metadata", "channel.name", "web")}, true},
		"metadata_of_the_request":          {"", []rule.Rule{metadata("redemption.metadata", "shop", "Berlin")}, true},
		"the_key":                          {"", []rule.Rule{{Name: "redemption.api_key", Conditions: is("till")}}, false},
		"another_key":                      {"", []rule.Rule{{Name: "redemption.api_key", Conditions: is("web")}}, true},
		"the_amount":                       {"", []rule.Rule{atLeast(5000)}, false},
		"a_higher_amount":                  {"", []rule.Rule{atLeast("5000.5")}, true},
		"more":                             {"", []rule.Rule{limit("visits", "$more_than", 6)}, false},
		"not_more":                         {"", []rule.Rule{limit("visits", "$more_than", "7.5")}, true},
		"less":                             {"", []rule.Rule{limit("visits", "$less_than", 8)}, false},
		"not_less":                         {"", []rule.Rule{limit("visits", "$less_than_or_equal", 6)}, true},
		"more_of_what_is_not_there":        {"", []rule.Rule{limit("points", "$more_than", -1)}, true},
		"after":                            {"", []rule.Rule{limit("joined", "$after", "2025-04-30")}, false},
		"not_after":                        {"", []rule.Rule{limit("joined", "$after", "2025-05-02")}, true},
		"before":                           {"", []rule.Rule{limit("joined", "$before", "2024-05-02")}, false},
		"not_before":                       {"", []rule.Rule{limit("joined", "$before", "2024-04-30T10:00:00Z")}, true},
		"days_ago":                         {"", []rule.Rule{limit("joined", "$more_than_ago", 600)}, false},
		"not_so_many_days_ago":             {"", []rule.Rule{limit("joined", "$more_than_ago", 6000)}, true},
		"less_than_days_ago":               {"", []rule.Rule{limit("joined", "$less_than_ago", 400)}, false},
		"not_less_than_days_ago":           {"", []rule.Rule{limit("joined", "$less_than_ago", 30)}, true},
		"not_a_value":                      {"", []rule.Rule{{Name: "customer.metadata", Property: "club", Conditions: conditions{"$is_not": {"gold"}}}}, false},
		"part_of_a_value":                  {"", []rule.Rule{{Name: "order.metadata", Property: "channel.name", Conditions: conditions{"$contains": {"pp"}}}}, false},
		"one_of_two_fails":                 {"1 and 2", []rule.Rule{product("mug"), metadata("customer.metadata", "club", "gold")}, true},
		"either":                           {"1 or 2", []rule.Rule{product("cup"), metadata("customer.metadata", "vip", true)}, false},
		"neither":                          {"1 or 2", []rule.Rule{product("cup"), metadata("customer.metadata", "club", "gold")}, true},
		"either_of_which_one_has_no_value": {"1 or 2", []rule.Rule{product("cup"), none}, false},
	} {
		t.Run(name, func(t *testing.T) {
			set := rule.Rules{Expression: rule.Expression{Logic: test.logic, Rules: map[string]rule.Rule{}}}
			for i, r := range test.rules {
				set.Rules[fmt.Sprint(i+1)] = r
			}
			p, err := rule.Compile(set)
			if err != nil {
				t.Fatal(err)
			}
			// Two other sets want the same product, so that the rarer metadata is looked up.
			mug, _ := rule.Compile(rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": product("mug")}}})
			got := rule.NewIndex([][]*rule.Program{{p}, {mug}, {mug}}, nil).Failing(&facts, rule.OmitNothing)
			if diff := cmp.Diff([]bool{test.marked, false, false}, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

// TestIndexIgnoresWhatIsLeftOut looks up a rule about a customer while such rules are left out.
func TestIndexIgnoresWhatIsLeftOut(t *testing.T) {
	p, err := rule.Compile(rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "customer.segment", Conditions: is("seg_2")}}}})
	if err != nil {
		t.Fatal(err)
	}
	x, facts := rule.NewIndex([][]*rule.Program{{p}, {}}, nil), rule.Facts{Customer: &rule.Customer{}}
	for omit, want := range map[rule.Omission]bool{rule.OmitLive: true, rule.OmitAllButProducts: false} {
		if got := x.Failing(&facts, omit); got[0] != want || got[1] {
			t.Errorf("with %b left out %v is marked, want %v", omit, got, want)
		}
		if segments, _ := x.Memberships(omit); (segments != nil) != want {
			t.Errorf("with %b left out the index asks for %q", omit, segments)
		}
	}
}
