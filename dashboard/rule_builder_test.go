package dashboard

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/rule"
)

// ruleValues are values of all shapes, those that fields cannot hold among them.
var ruleValues = []any{
	"a", "seg_1", "", " b", "two\nlines", "2", "5000", "2024-02-29", "2024-02-28T10:00:00Z", "2024-02-29;P1D;PT1H", "2024-02-01;2024-02-29", "18:00;20:00;5,6",
	json.Number("0"), json.Number("5000"), json.Number("5000.0"), json.Number("1.5"), json.Number("-100"), json.Number("1e3"), json.Number("6"), true, false, "true",
	map[string]any{"id": "prod_1", "object": "product"}, map[string]any{"id": "seg_1"}, map[string]any{"source_id": "mug", "object": "sku", "more": json.Number("1")},
}

// drawnRule draws a rule that compiles where it stands; ok is false when none was found.
func drawnRule(t *rapid.T, names []string, depth int, below bool) (rule.Rule, bool) {
	r := rule.Rule{Name: rapid.SampledFrom(names).Draw(t, "name"), Conditions: map[rule.Operator][]any{}}
	r.Property = rapid.SampledFrom([]string{"", "", "key", "a.b", "two\nlines"}).Draw(t, "property")
	r.Error = rapid.SampledFrom([]string{"", "", "Buy more.", "two\nlines"}).Draw(t, "error")
	for range rapid.IntRange(1, 2).Draw(t, "conditions") {
		var values []any
		for range rapid.IntRange(1, 3).Draw(t, "values") {
			values = append(values, rapid.SampledFrom(ruleValues).Draw(t, "value"))
		}
		r.Conditions[rapid.SampledFrom(rule.Operators()).Draw(t, "operator")] = values
	}
	if depth > 0 && rapid.IntRange(0, 3).Draw(t, "refined") == 0 {
		r.Expression = drawnExpression(t, rule.Names(), depth-1, true)
	}
	x := rule.Expression{Rules: map[string]rule.Rule{"1": r}}
	if below {
		x = rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.any", Expression: x}}}
	}
	_, err := rule.Compile(rule.Rules{Expression: x})
	return r, err == nil
}

func drawnExpression(t *rapid.T, names []string, depth int, below bool) rule.Expression {
	x := rule.Expression{Rules: map[string]rule.Rule{}}
	var numbers []string
	for n := range rapid.IntRange(0, 5).Draw(t, "rules") {
		if r, ok := drawnRule(t, names, depth, below); ok {
			number := fmt.Sprint(n*3 + 1)
			x.Rules[number], numbers = r, append(numbers, number)
		}
	}
	if len(numbers) == 0 {
		return rule.Expression{}
	}
	if rapid.Bool().Draw(t, "logic") {
		x.Logic = drawnLogic(t, numbers, 4)
	}
	return x
}

// drawnLogic joins some numbers, with needless parentheses and in any case.
func drawnLogic(t *rapid.T, numbers []string, depth int) string {
	if depth == 0 || len(numbers) == 1 {
		return numbers[0]
	}
	at := rapid.IntRange(1, len(numbers)).Draw(t, "at")
	if at == len(numbers) {
		return "(" + drawnLogic(t, numbers[:len(numbers)-rapid.IntRange(0, 1).Draw(t, "unused")], depth-1) + ")"
	}
	return drawnLogic(t, numbers[:at], depth-1) + rapid.SampledFrom([]string{" and ", " or ", " AND "}).Draw(t, "junction") + "(" + drawnLogic(t, numbers[at:], depth-1) + ")"
}

// TestFormOfRulesIsReadAsItWasDrawn draws rules of all names and operators, and reads what a browser would send.
func TestFormOfRulesIsReadAsItWasDrawn(t *testing.T) {
	rows, kept, names, operators := 0, 0, map[string]bool{}, map[rule.Operator]bool{}
	var count func(*ruleNode)
	count = func(n *ruleNode) {
		switch n.kind {
		case nodeKept:
			kept++
		case nodeRow:
			rows++
			names[n.name] = true
			for _, c := range n.conditions {
				operators[c.operator] = true
			}
		}
		for _, part := range n.parts {
			count(part)
		}
	}
	check := func(t interface {
		Errorf(string, ...any)
	}, x rule.Expression) {
		root, ok := drawRules(x)
		if !ok {
			return
		}
		form := url.Values{}
		root.fields(form, "b")
		sent := readNode(form, "b", 0)
		count(sent)
		got, ok := sent.expression(false)
		if !ok {
			t.Errorf("%+v has a problem", x)
		}
		if diff := cmp.Diff(x, got, cmpopts.EquateEmpty()); diff != "" {
			t.Errorf("the form says something else: %s", diff)
		}
	}
	rapid.Check(t, func(t *rapid.T) { check(t, drawnExpression(t, rule.Names(), 2, false)) })
	for _, name := range rule.Names() { // each name with each operator and value
		offer, _ := rule.Offered(name)
		for _, operator := range rule.Operators() {
			for _, value := range ruleValues {
				r := rule.Rule{Name: name, Conditions: map[rule.Operator][]any{operator: {value}}}
				if offer.NeedsProperty {
					r.Property = "key"
				}
				x := rule.Expression{Rules: map[string]rule.Rule{"1": r}}
				if offer.Below {
					x = rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.any", Expression: x}}}
				}
				if _, err := rule.Compile(rule.Rules{Expression: x}); err == nil {
					check(t, x)
				}
			}
		}
	}
	for _, name := range rule.Names() {
		if !names[name] {
			t.Errorf("no row was about %s", name)
		}
	}
	for _, operator := range rule.Operators() {
		if !operators[operator] {
			t.Errorf("no row had %s", operator)
		}
	}
	if rows == 0 || kept == 0 {
		t.Errorf("%d rows and %d kept parts were drawn", rows, kept)
	}
}

// TestRulesThatAreNoTreeAreNotDrawn reads expressions that the form shows as JSON.
func TestRulesThatAreNoTreeAreNotDrawn(t *testing.T) {
	rules := map[string]rule.Rule{"1": {Name: "order.amount"}, "2": {Name: "order.amount"}}
	for _, logic := range []string{"1 and 1", "1 nor 2", "1 and 3"} {
		if _, ok := drawRules(rule.Expression{Rules: rules, Logic: logic}); ok {
			t.Errorf("%s is drawn", logic)
		}
	}
}

// TestButtonsChangeTheForm presses the buttons of the form.
func TestButtonsChangeTheForm(t *testing.T) {
	root, _ := drawRules(rule.Expression{Logic: "7 and 1", Rules: map[string]rule.Rule{
		"7": {Name: "order.amount", Conditions: map[rule.Operator][]any{"$more_than": {json.Number("5000")}}},
		"1": {Name: "order.items.any"}, "9": {Name: "redemption.count", Conditions: map[rule.Operator][]any{"$is": {json.Number("1")}}},
	}})
	for _, press := range [][2]string{
		{"add b", "customer.segment"}, {"group b", ""}, {"add b.3", "order.amount"}, {"group b.3", ""}, {"add b.1", "order.items.quantity"}, {"add b.9", "order.amount"}, {"add b", "no.name"},
		{"remove b", ""}, {"remove b.0.0", ""}, {"remove b.77", ""}, {"remove", ""}, {"unused b", ""},
	} {
		_, path, _ := strings.Cut(press[0], " ")
		root.act(press[0], url.Values{path + ".add": {press[1]}})
	}
	write := func(n *ruleNode, text string) { n.conditions[0].values = []ruleText{{text, text}} }
	if len(root.parts) != 4 || len(root.parts[3].parts) != 1 || len(root.parts[1].parts) != 1 {
		t.Fatalf("%+v", root)
	}
	if _, ok := root.expression(false); ok {
		t.Error("conditions without values are complete")
	}
	write(root.parts[2], `"seg_1"`)
	write(root.parts[3].parts[0], "3")
	write(root.parts[1].parts[0], "2")
	for _, part := range []*ruleNode{root.parts[2], root.parts[3].parts[0], root.parts[1], root.parts[1].parts[0]} {
		part.problem = ""
	}
	x, ok := root.expression(false)
	var numbers []string
	for number := range x.Rules {
		numbers = append(numbers, number)
	}
	slices.Sort(numbers)
	if want := "7 and 1 and 2 and 3"; !ok || x.Logic != want || !slices.Equal(numbers, []string{"1", "2", "3", "7"}) || x.Rules["1"].Rules["1"].Name != "order.items.quantity" {
		t.Errorf("%v %+v", ok, x)
	}
	root.act("remove b.0", nil)
	if x, _ := root.expression(false); x.Logic != "1 and 2 and 3" {
		t.Errorf("%+v", x)
	}
}
