package rule_test

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// A set as shops write it: an audience, a minimum amount, two products in the cart, a limit per customer, an exclusion.
func typical() rule.Rules {
	return rule.Rules{ID: "val_1", Name: "typical", Expression: rule.Expression{Logic: "1 and (2 or 3) and 4 and 5", Rules: map[string]rule.Rule{
		"1": {Name: "customer.segment", Conditions: is("seg_7")},
		"2": {Name: "order.amount", Conditions: more(1_000_000)},
		"3": {Name: "order.items.any", Conditions: is(collection("pc_3"), product("prod_9")), Expression: below(
			rule.Rule{Name: "order.items.aggregated_quantity", Conditions: conditions{rule.OperatorMoreThanOrEqual: {2}}})},
		"4": {Name: "redemption.count.per_customer.monthly", Conditions: conditions{rule.OperatorLessThanOrEqual: {3}}},
		"5": {Name: "order.items.metadata_each", Property: "restricted", Conditions: conditions{rule.OperatorIsNot: {true}}},
	}}, ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{entry(discount.ObjectCollection, "pc_3"), entry(discount.ObjectProduct, "prod_9")}}}
}

func fiftyLines() rule.Facts {
	lines := make([]rule.Line, 50)
	for i := range lines {
		lines[i] = line(fmt.Sprint("prod_", i), 2, int64(100+i), fmt.Sprint("pc_", i%10))
		lines[i].Metadata = map[string]any{"color": "red"}
	}
	return rule.Facts{Now: now, Zone: warsaw, Order: cart(lines...), IncentiveID: "v_1", CampaignID: "camp_1",
		Customer: &rule.Customer{ID: "cust_1", Segments: []string{"seg_1", "seg_7"}}, Counters: rule.CounterMap{}}
}

func BenchmarkJudge(b *testing.B) {
	p, facts := compile(b, typical()), fiftyLines()
	if v := p.Judge(&facts, rule.OmitNothing); !v.Holds() {
		b.Fatalf("%+v", v)
	}
	b.ReportAllocs()
	for b.Loop() {
		p.Judge(&facts, rule.OmitNothing)
	}
}

func BenchmarkSelect(b *testing.B) {
	a, facts := compile(b, typical()).Applicability(), fiftyLines()
	b.ReportAllocs()
	for b.Loop() {
		a.Select(facts.Order.Lines)
	}
}

func BenchmarkBundle(b *testing.B) {
	p, facts := compile(b, bundleOf(100, part(collection("pc_3"), 1), part(product("prod_9"), 1))), fiftyLines()
	b.ReportAllocs()
	for b.Loop() {
		p.Bundle(facts.Order.Lines)
	}
}

func BenchmarkCompile(b *testing.B) {
	r := typical()
	b.ReportAllocs()
	for b.Loop() {
		if _, err := rule.Compile(r); err != nil {
			b.Fatal(err)
		}
	}
}
