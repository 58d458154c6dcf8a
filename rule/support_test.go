package rule_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// now is a Thursday: 29 February 2024, 10:30 in Warsaw.
var now = time.Date(2024, 2, 29, 9, 30, 0, 0, time.UTC)

var warsaw = func() *time.Location {
	zone, err := time.LoadLocation("Europe/Warsaw")
	if err != nil {
		panic(err)
	}
	return zone
}()

type conditions = map[rule.Operator][]any

func is(values ...any) conditions { return conditions{rule.OperatorIs: values} }

func more(n any) conditions { return conditions{rule.OperatorMoreThan: {n}} }

// set is a set of one rule.
func set(r rule.Rule) rule.Rules {
	return rule.Rules{ID: "val_1", Name: "test", Expression: rule.Expression{Rules: map[string]rule.Rule{"1": r}}}
}

// below is an expression of rules that refine another.
func below(rules ...rule.Rule) rule.Expression {
	x := rule.Expression{Rules: map[string]rule.Rule{}}
	for i, r := range rules {
		x.Rules[string(rune('1'+i))] = r
	}
	return x
}

func compile(t testing.TB, r rule.Rules) *rule.Program {
	t.Helper()
	p, err := rule.Compile(r)
	if err != nil {
		t.Fatalf("compile: %v", err)
	}
	return p
}

// outcome is a verdict as tests write it: "holds", "open", or the key of the failure.
func outcome(v rule.Verdict) string {
	if v.Fails() {
		return v.Key
	}
	return v.Outcome.String()
}

// judged is the outcome of a set of one rule on the facts of a case, whose present instant is now in Warsaw.
func judged(t testing.TB, r rule.Rule, f rule.Facts) string {
	t.Helper()
	if f.Now.IsZero() {
		f.Now, f.Zone, f.WeekStart = now, warsaw, time.Monday
	}
	return outcome(compile(t, set(r)).Judge(&f, rule.OmitNothing))
}

// line is a cart line with a price.
func line(product string, quantity, price int64, collections ...string) rule.Line {
	return rule.Line{
		ProductID: product, Quantity: quantity, Price: discount.Minor(price), Amount: discount.Minor(price * quantity),
		Collections: collections,
	}
}

// cart is an order whose amount is that of its lines.
func cart(lines ...rule.Line) *rule.Order {
	var sum int64
	for _, l := range lines {
		sum += l.Amount.Minor
	}
	return &rule.Order{Amount: discount.Minor(sum), InitialAmount: discount.Minor(sum), Lines: lines}
}

func product(id string) map[string]any { return map[string]any{"id": id, "object": "product"} }

func collection(id string) map[string]any {
	return map[string]any{"id": id, "object": "products_collection", "type": "products_collection"}
}
