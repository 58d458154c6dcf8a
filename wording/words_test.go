package wording_test

import (
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/wording"
	"golang.org/x/text/language"
)

// samples are values that some operator takes.
var samples = []any{
	"gold", 5000, true, "2024-02-29", "2024-02-29;P1D;PT1H", "2024-02-01;2024-02-29", "18:00;20:00;5,6", 3,
	map[string]any{"id": "prod_1", "object": "product"},
}

// TestEveryRuleAndOperatorHasWords says each name with each operator that it takes.
func TestEveryRuleAndOperatorHasWords(t *testing.T) {
	for tag, l := range wording.Languages() {
		t.Run(tag, func(t *testing.T) { testEveryRuleHasWords(t, wording.Writer{Language: l, Currency: "EUR"}) })
	}
}

func testEveryRuleHasWords(t *testing.T, w wording.Writer) {
	used := map[rule.Operator]bool{}
	for _, name := range rule.Names() {
		said := 0
		for _, operator := range rule.Operators() {
			for _, property := range []string{"", "colour"} {
				for _, value := range samples {
					text, ok := sayRule(w, rule.Rule{Name: name, Property: property, Conditions: map[rule.Operator][]any{operator: {value}}})
					if !ok {
						continue
					}
					used[operator] = true
					said++
					if strings.ContainsAny(text, "[]{}") || !strings.HasSuffix(strings.TrimSpace(text), ".") {
						t.Errorf("%s %s %v: %q", name, operator, value, text)
					}
				}
			}
		}
		if said == 0 {
			t.Errorf("the rule %s was never said", name)
		}
	}
	for _, operator := range rule.Operators() {
		if !used[operator] {
			t.Errorf("the operator %s was never said", operator)
		}
	}
}

// sayRule says a rule, below a rule that hands it lines where it needs one; false when the rule means nothing.
func sayRule(w wording.Writer, r rule.Rule) (string, bool) {
	set := func(r rule.Rule) rule.Expression { return rule.Expression{Rules: map[string]rule.Rule{"1": r}} }
	rules := rule.Rules{ID: "val_1", Name: "test", Expression: set(r)}
	if _, err := rule.Compile(rules); err != nil {
		rules.Expression = set(rule.Rule{Name: "order.items.any", Expression: set(r)})
		if _, err := rule.Compile(rules); err != nil {
			return "", false
		}
	}
	var text strings.Builder
	for _, s := range w.Rules(rules) {
		text.WriteString(s.Text)
		for _, b := range s.Below {
			text.WriteString(" " + b.Text)
		}
	}
	return text.String(), true
}

// TestEveryRefusalOfARedemptionHasWords reads the keys that the packages which decide about redemptions name.
func TestEveryRefusalOfARedemptionHasWords(t *testing.T) {
	described, err := os.ReadFile("../httpapi/described/refusals.txt")
	if err != nil {
		t.Fatal(err)
	}
	keys := map[string]bool{}
	for line := range strings.Lines(string(described)) {
		if key, _, ok := strings.Cut(line, " | "); ok {
			keys[key] = true
		}
	}
	files, err := filepath.Glob("../redemption/*.go")
	if err != nil {
		t.Fatal(err)
	}
	found := map[string]bool{"resource_not_found": true} // of records that were imported
	for _, file := range append(files, "../promotion/tier.go", "../rule/verdict.go", "../discount/gift.go", "../fault/fault.go") {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(parsed, func(n ast.Node) bool {
			if literal, ok := n.(*ast.BasicLit); ok && literal.Kind == token.STRING {
				if key, _ := strconv.Unquote(literal.Value); keys[key] {
					found[key] = true
				}
			}
			return true
		})
	}
	for _, seldom := range []string{"resource_changed", "resource_in_use", "unauthorized", "invalid_query_params"} { // of package fault, for others
		delete(found, seldom)
	}
	if len(found) < 35 {
		t.Errorf("only %d keys were found", len(found))
	}
	for key := range found {
		if (wording.Writer{}).Refusal(key, "no words") == (wording.Writer{}).Sentence("no words") {
			t.Errorf("the refusal %s has no words", key)
		}
	}
}

func TestRemediesOfEveryKindHaveWords(t *testing.T) {
	for _, kind := range []redemption.RemedyKind{redemption.RemedyAmount, redemption.RemedyUnits, redemption.RemedyDate, redemption.RemedyJoin, redemption.RemedyLeave} {
		if text := (wording.Writer{}).Remedy(&redemption.Remedy{Kind: kind, Units: 1, SegmentID: "seg_1"}); strings.ContainsAny(text, "[]{}") || text == "" {
			t.Errorf("%s: %q", kind, text)
		}
	}
}

func TestALanguageWithoutATextIsRefused(t *testing.T) {
	file, err := os.ReadFile("texts/en.json")
	if err != nil {
		t.Fatal(err)
	}
	change := func(change func(map[string]string)) error {
		texts := map[string]string{}
		if err := json.Unmarshal(file, &texts); err != nil {
			t.Fatal(err)
		}
		change(texts)
		changed, err := json.Marshal(texts)
		if err != nil {
			t.Fatal(err)
		}
		_, err = wording.ReadLanguage(language.English, changed)
		return err
	}
	got := []string{
		fmt.Sprint(change(func(map[string]string) {})),
		fmt.Sprint(change(func(m map[string]string) { delete(m, "applies") })),
		fmt.Sprint(change(func(m map[string]string) { delete(m, "uses.one") })),
		fmt.Sprint(change(func(m map[string]string) { m["money"] = "{amount}" })),
		fmt.Sprint(change(func(m map[string]string) { m["monney"] = "{amount}" })),
	}
	want := []string{
		"<nil>", "wording: the text applies is missing", "wording: the text uses.one is missing",
		"wording: the text money has the placeholders [{amount}] and should have [{amount} {currency}]", "wording: no text is called monney",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if !slices.IsSorted(rule.Names()) {
		t.Error("the names of rules are not sorted")
	}
}

// TestEveryNameAndOperatorHasWordsForThoseWhoChoose reads what the lists to choose from say.
func TestEveryNameAndOperatorHasWordsForThoseWhoChoose(t *testing.T) {
	for tag, l := range wording.Languages() {
		t.Run(tag, func(t *testing.T) { testEveryNameIsChosen(t, wording.Writer{Language: l}) })
	}
	w := wording.Writer{}
	if got := w.Comparison("order.amount", rule.OperatorGreaterThanOrEqual); got != "is at least" {
		t.Error(got)
	}
	if w.Flag("publication.redeemable_by_linked_customer", "false") == "" || w.Flag("order.amount", "true") != "" || w.Weekday("1") != "Monday" {
		t.Error("a flag or a day has no words")
	}
}

func testEveryNameIsChosen(t *testing.T, w wording.Writer) {
	said := map[string]string{}
	for _, name := range rule.Names() {
		text := w.RuleName(name)
		if said[text] != "" || text == "" || strings.ContainsAny(text, "[]{}") || strings.HasSuffix(text, ",") {
			t.Errorf("%s is %q, as %q", name, text, said[text])
		}
		said[text] = name
		chosen := map[string]rule.Operator{}
		offered, _ := rule.Offered(name)
		for _, operator := range offered.Operators {
			text := w.Comparison(name, operator)
			if chosen[text] != "" || text == "" || strings.ContainsAny(text, "[]{}") {
				t.Errorf("%s %s is %q, as %q", name, operator, text, chosen[text])
			}
			chosen[text] = operator
		}
		for _, operator := range rule.Operators() {
			if text := w.Comparison(name, operator); text == "" || strings.ContainsAny(text, "[]{}") {
				t.Errorf("%s %s is %q", name, operator, text)
			}
		}
	}
}
