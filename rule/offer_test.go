package rule_test

import (
	"encoding/json"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/rule"
)

// operandSamples are values that the operators of an operand take.
var operandSamples = map[rule.Operand][]any{
	rule.OperandText: {"a"}, rule.OperandNumber: {json.Number("5")}, rule.OperandCount: {json.Number("2")}, rule.OperandDate: {"2024-02-29"},
	rule.OperandTimeframe: {"2024-02-29;P1D;PT1H"}, rule.OperandPeriod: {"2024-02-01;2024-02-29"}, rule.OperandHours: {"18:00;20:00;5,6"}, rule.OperandWeekday: {json.Number("3")},
	rule.OperandValue: {"seg_1"},
}

// TestEachOfferCompiles makes a rule of each name with each operator that is offered for it, with and without a property.
func TestEachOfferCompiles(t *testing.T) {
	for _, name := range rule.Names() {
		o, ok := rule.Offered(name)
		if !ok || o.Name != name || len(o.Operators) == 0 {
			t.Fatalf("%s: %+v", name, o)
		}
		for _, operator := range o.Operators {
			for _, property := range []string{"", "key"} {
				r := rule.Rule{Name: name, Property: property, Conditions: conditions{operator: operandSamples[operator.Operand()]}}
				x := rule.Expression{Rules: map[string]rule.Rule{"1": r}}
				if o.Below {
					x = rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.any", Expression: x}}}
				}
				_, err := rule.Compile(rule.Rules{Expression: x})
				if takes := property == "" && !o.NeedsProperty || property != "" && o.TakesProperty; takes != (err == nil) {
					t.Errorf("%s with %s and the property %q: %v", name, operator, property, err)
				}
			}
		}
		below := rule.Rule{Name: name, Property: map[bool]string{true: "key"}[o.NeedsProperty], Conditions: conditions{o.Operators[0]: operandSamples[o.Operators[0].Operand()]},
			Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.price", Conditions: conditions{"$is": {json.Number("5")}}}}}}
		if _, err := rule.Compile(rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": below}}}); o.Hands && err != nil {
			t.Errorf("a rule below %s: %v", name, err)
		}
	}
	if _, ok := rule.Offered("order.colour"); ok {
		t.Error("a name that does not exist is offered")
	}
	for _, operator := range rule.Operators() {
		canonical := operator.Canonical()
		if !slices.Contains(rule.Operators(), canonical) || canonical.Canonical() != canonical || canonical.Operand() != operator.Operand() {
			t.Errorf("%s is %s", operator, canonical)
		}
	}
}

// TestLogicIsReadAsItIsWritten reads the text that String writes.
func TestLogicIsReadAsItIsWritten(t *testing.T) {
	for text, want := range map[string]string{
		"1": "1", "1 and 2": "1 and 2", "1 or 2 and 3": "1 or (2 and 3)", "((1 OR 2)) and 3": "(1 or 2) and 3", "": "2 and 10", "1 and (2 and 3)": "1 and (2 and 3)",
	} {
		x := rule.Expression{Logic: text, Rules: map[string]rule.Rule{"10": {}, "2": {}}}
		if l, err := x.Joins(); err != nil || l.String() != want {
			t.Errorf("%q is %q, want %q (%v)", text, l, want, err)
		}
	}
	if _, err := (rule.Expression{Logic: "1 nor 2"}).Joins(); err == nil {
		t.Error("logic that cannot be read is read")
	}
	var draw func(t *rapid.T, depth int) rule.Logic
	draw = func(t *rapid.T, depth int) rule.Logic {
		if depth == 0 || rapid.Bool().Draw(t, "single") {
			return rule.Logic{Number: rapid.SampledFrom([]string{"1", "2", "30"}).Draw(t, "number")}
		}
		l := rule.Logic{Junction: rapid.SampledFrom([]string{"and", "or"}).Draw(t, "junction")}
		for range rapid.IntRange(2, 4).Draw(t, "parts") {
			l.Parts = append(l.Parts, draw(t, depth-1))
		}
		return l
	}
	rapid.Check(t, func(t *rapid.T) {
		l := draw(t, 4)
		if again, err := (rule.Expression{Logic: l.String()}).Joins(); err != nil || again.String() != l.String() {
			t.Errorf("%s is read as %s (%v)", l, again, err)
		}
	})
}
