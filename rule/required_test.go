package rule_test

import (
	"slices"
	"testing"

	"github.com/punchcardhq/punchcard/rule"
	"pgregory.net/rapid"
)

// TestRulesFailWithoutRequiredIDs draws rules and carts, and judges those carts that have nothing of what the rules want.
func TestRulesFailWithoutRequiredIDs(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		p, err := rule.Compile(s.set())
		if err != nil {
			t.Fatal(err)
		}
		facts := s.facts()
		if p.RequiredIDs() == nil {
			return
		}
		if facts.Order != nil {
			facts.Order.Lines = slices.DeleteFunc(facts.Order.Lines, func(l rule.Line) bool {
				for id := range l.IDs {
					if slices.Contains(p.RequiredIDs(), id) {
						return true
					}
				}
				return false
			})
		}
		if omit := rule.Omission(s(32)); omit.AsksProducts() && !p.Judge(&facts, omit).Fails() {
			t.Fatalf("without any of %v: %+v", p.RequiredIDs(), p.Judge(&facts, omit))
		}
	})
}

// TestRequiredIDsAreNamedProducts lists the required ids of some expressions.
func TestRequiredIDsAreNamedProducts(t *testing.T) {
	oneOf := func(ids ...any) rule.Rule { return rule.Rule{Name: "order.items.any", Conditions: is(ids...)} }
	product := func(id string) any { return map[string]any{"id": id, "object": "product"} }
	none := rule.Rule{Name: "order.items.none", Conditions: is(product("c"))}
	for name, test := range map[string]struct {
		logic string
		rules map[string]rule.Rule
		want  []string
	}{
		"one":                {"", map[string]rule.Rule{"1": oneOf(product("a"), product("b"))}, []string{"a", "b"}},
		"the_shorter_of_and": {"1 and 2", map[string]rule.Rule{"1": oneOf(product("a"), product("b")), "2": oneOf(product("c"))}, []string{"c"}},
		"all_of_or":          {"1 or 2", map[string]rule.Rule{"1": oneOf(product("a")), "2": oneOf(product("c"))}, []string{"a", "c"}},
		"or_something_else":  {"1 or 2", map[string]rule.Rule{"1": oneOf(product("a")), "2": none}, nil},
		"what_is_excluded":   {"", map[string]rule.Rule{"1": none}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			p, err := rule.Compile(rule.Rules{Expression: rule.Expression{Logic: test.logic, Rules: test.rules}})
			if err != nil {
				t.Fatal(err)
			}
			if got := p.RequiredIDs(); !slices.Equal(got, test.want) {
				t.Errorf("wanted are %v, want %v", got, test.want)
			}
		})
	}
}
