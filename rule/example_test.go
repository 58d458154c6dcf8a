package rule_test

import (
	"fmt"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
)

// A rule set is compiled once and then judges any number of carts.
func ExampleProgram_Judge() {
	program, err := rule.Compile(rule.Rules{
		ID: "val_1", Name: "Big spenders",
		Expression: rule.Expression{
			Logic: "1 and (2 or 3)",
			Rules: map[string]rule.Rule{
				"1": {Name: "customer.segment", Conditions: map[rule.Operator][]any{rule.OperatorIs: {"seg_vip"}}},
				"2": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {10000}},
					Error: "Spend more than 100.00"},
				"3": {Name: "order.items.any", Conditions: map[rule.Operator][]any{rule.OperatorIs: {"prod_watch"}}},
			},
		},
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	facts := rule.Facts{
		Customer: &rule.Customer{ID: "cust_1", Segments: []string{"seg_vip"}},
		Order: &rule.Order{Amount: discount.Minor(9900), Lines: []rule.Line{
			{ProductID: "prod_mug", Quantity: 1, Price: discount.Minor(9900), Amount: discount.Minor(9900)},
		}},
	}
	verdict := program.Judge(&facts, rule.OmitNothing)
	fmt.Println(verdict.Outcome, verdict.Key, "rule", verdict.Path)
	fmt.Println(verdict.Custom)

	facts.Order.Lines[0].ProductID = "prod_watch"
	fmt.Println(program.Judge(&facts, rule.OmitNothing).Outcome)
	// Output:
	// fails order_rules_violated rule 2
	// Spend more than 100.00
	// holds
}

// A limit compares the counter with this redemption included: a limit of one lets the first redemption pass.
func ExampleProgram_Counters() {
	program, err := rule.Compile(rule.Rules{Name: "Once a day", Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: "redemption.count.per_customer.daily", Conditions: map[rule.Operator][]any{rule.OperatorLessThanOrEqual: {1}}},
	}}})
	if err != nil {
		fmt.Println(err)
		return
	}
	counters := rule.CounterMap{}
	facts := rule.Facts{Now: now, IncentiveID: "v_1", Customer: &rule.Customer{ID: "cust_1"}, Counters: counters}
	for range 2 {
		fmt.Println(program.Judge(&facts, rule.OmitNothing).Outcome)
		for _, use := range program.Counters() {
			if key, ok := use.Key(&facts); ok {
				counters[key] += use.Step(&facts)
				fmt.Println(key.Subject, key.Actor, key.Start, "=", counters[key])
			}
		}
	}
	// Output:
	// holds
	// v_1 cust_1 2024-02-29 = 1
	// fails
	// v_1 cust_1 2024-02-29 = 2
}

// A bundle of two mugs and a teapot, with a cart that holds one bundle and a mug of the next.
func ExampleProgram_Bundle() {
	part := func(product string, units int) rule.Rule {
		return rule.Rule{
			Name: "order.items.any", Conditions: map[rule.Operator][]any{rule.OperatorIs: {product}},
			Expression: rule.Expression{Rules: map[string]rule.Rule{
				"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{rule.OperatorIs: {units}}},
			}},
		}
	}
	program, err := rule.Compile(rule.Rules{Name: "Tea for two", BundleRules: &rule.BundleRules{
		Limit:      10,
		Expression: rule.Expression{Rules: map[string]rule.Rule{"1": part("prod_mug", 2), "2": part("prod_pot", 1)}},
	}})
	if err != nil {
		fmt.Println(err)
		return
	}
	bundle := program.Bundle([]rule.Line{{ProductID: "prod_mug", Quantity: 3}, {ProductID: "prod_pot", Quantity: 1}})
	fmt.Println("bundles:", bundle.Quantity)
	for _, item := range bundle.Identified {
		fmt.Println(item.Quantity, item.ID)
	}
	// Output:
	// bundles: 1
	// 2 prod_mug
	// 1 prod_pot
}

// The most specific entry of applicable_to counts, and exclusion always wins.
func ExampleApplicability_Select() {
	program, err := rule.Compile(rule.Rules{Name: "Summer", ApplicableTo: rule.ApplicableTo{
		Included: []discount.Entry{
			{Object: discount.ObjectCollection, ID: "pc_summer", Effect: discount.EntryEffectApplyToEvery},
			{Object: discount.ObjectProduct, ID: "prod_hat", Effect: discount.EntryEffectApplyToCheapest},
		},
		Excluded: []discount.Entry{{Object: discount.ObjectProduct, ID: "prod_gold", Effect: discount.EntryEffectApplyToEvery}},
	}})
	if err != nil {
		fmt.Println(err)
		return
	}
	selection := program.Applicability().Select([]rule.Line{
		{ProductID: "prod_hat", Collections: []string{"pc_summer"}},
		{ProductID: "prod_towel", Collections: []string{"pc_summer"}},
		{ProductID: "prod_gold", Collections: []string{"pc_summer"}},
		{ProductID: "prod_coat"},
	})
	fmt.Println(selection.Match)
	// Output:
	// [1 0 -1 -1]
}
