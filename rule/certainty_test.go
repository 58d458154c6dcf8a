package rule_test

import (
	"fmt"
	"testing"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
	"pgregory.net/rapid"
)

func TestCertainty(t *testing.T) {
	amount := func(c conditions) rule.Rule { return rule.Rule{Name: "order.amount", Conditions: c} }
	segment := func(c conditions) rule.Rule { return rule.Rule{Name: "customer.segment", Conditions: c} }
	one := func(v any) []any { return []any{v} }
	for name, test := range map[string]struct {
		want  rule.Certainty
		logic string
		rules []rule.Rule
	}{
		"no rules":                          {rule.CertaintyAlways, "", nil},
		"an amount":                         {rule.CertaintyDepends, "", []rule.Rule{amount(conditions{"$more_than": one(100)})}},
		"an amount of 0 or more":            {rule.CertaintyAlways, "", []rule.Rule{amount(conditions{"$more_than_or_equal": one(0)})}},
		"an amount below 0":                 {rule.CertaintyNever, "", []rule.Rule{amount(conditions{"$less_than": one(0)})}},
		"between whole numbers":             {rule.CertaintyNever, "", []rule.Rule{amount(conditions{"$more_than": one(1.2), "$less_than": one(1.8)})}},
		"above 100 and below 50":            {rule.CertaintyNever, "", []rule.Rule{amount(conditions{"$more_than": one(100)}), amount(conditions{"$less_than": one(50)})}},
		"above 100 and up to 101":           {rule.CertaintyDepends, "", []rule.Rule{amount(conditions{"$more_than": one(100)}), amount(conditions{"$less_than_or_equal": one(101)})}},
		"above 100 or below 50":             {rule.CertaintyDepends, "1 or 2", []rule.Rule{amount(conditions{"$more_than": one(100)}), amount(conditions{"$less_than": one(50)})}},
		"above 50 or below 100":             {rule.CertaintyAlways, "1 or 2", []rule.Rule{amount(conditions{"$more_than": one(50)}), amount(conditions{"$less_than": one(100)})}},
		"in parentheses":                    {rule.CertaintyNever, "1 and (2 and 3)", []rule.Rule{amount(conditions{"$more_than": one(100)}), segment(conditions{"$is": one("a")}), amount(conditions{"$less_than": one(50)})}},
		"one of two is possible":            {rule.CertaintyDepends, "(1 and 3) or 2", []rule.Rule{amount(conditions{"$more_than": one(100)}), segment(conditions{"$is": one("a")}), amount(conditions{"$less_than": one(50)})}},
		"more than there are numbers":       {rule.CertaintyDepends, "", []rule.Rule{amount(conditions{"$more_than": one("9223372036854775806")})}},
		"the first redemption":              {rule.CertaintyDepends, "", []rule.Rule{{Name: "redemption.count.per_customer", Conditions: conditions{"$less_than_or_equal": one(1)}}}},
		"no redemption":                     {rule.CertaintyNever, "", []rule.Rule{{Name: "redemption.count.per_customer", Conditions: conditions{"$less_than": one(1)}}}},
		"two counters":                      {rule.CertaintyDepends, "", []rule.Rule{{Name: "redemption.count", Conditions: conditions{"$more_than": one(5)}}, {Name: "redemption.count.daily", Conditions: conditions{"$less_than": one(5)}}}},
		"in a segment and not in it":        {rule.CertaintyNever, "", []rule.Rule{segment(conditions{"$is": {"a", "b"}}), segment(conditions{"$is_not": {"b", "c", "a"}})}},
		"in one segment and not in another": {rule.CertaintyDepends, "", []rule.Rule{segment(conditions{"$is": {"a", "b"}}), segment(conditions{"$is_not": one("b")})}},
		"in a segment or not in it":         {rule.CertaintyAlways, "1 or 2", []rule.Rule{segment(conditions{"$is": {"a", "b"}}), segment(conditions{"$is_not": one("b")})}},
		"not in one or not in another":      {rule.CertaintyDepends, "1 or 2", []rule.Rule{segment(conditions{"$is_not": one("a")}), segment(conditions{"$is_not": one("b")})}},
		"other keys of metadata": {rule.CertaintyDepends, "", []rule.Rule{
			{Name: "customer.metadata", Property: "a", Conditions: conditions{"$is": one("x")}}, {Name: "customer.metadata", Property: "b", Conditions: conditions{"$is_not": one("x")}},
		}},
		"each line of its own":  {rule.CertaintyDepends, "", []rule.Rule{{Name: "order.items.price_any", Conditions: conditions{"$is": one(5)}}, {Name: "order.items.price_any", Conditions: conditions{"$is_not": one(5)}}}},
		"the rules below":       {rule.CertaintyNever, "", []rule.Rule{{Name: "order.items.count", Conditions: conditions{"$more_than": one(1)}, Expression: rule.Expression{Rules: map[string]rule.Rule{"1": amount(conditions{"$less_than": one(0)})}}}}},
		"names of other things": {rule.CertaintyDepends, "", []rule.Rule{{Name: "product.discount_applicable", Conditions: conditions{"$is": one("a")}}}},
	} {
		t.Run(name, func(t *testing.T) {
			x := rule.Expression{Logic: test.logic, Rules: map[string]rule.Rule{}}
			for i, r := range test.rules {
				x.Rules[fmt.Sprint(i+1)] = r
			}
			p, err := rule.Compile(rule.Rules{Expression: x})
			if err != nil {
				t.Fatal(err)
			}
			if got := p.Certainty(); got != test.want {
				t.Errorf("got %d, want %d", got, test.want)
			}
		})
	}
}

// Rules that never hold fail for all facts, and rules that always hold do so for all facts that are complete.
func TestCertaintyIsSure(t *testing.T) {
	seen := map[rule.Certainty]int{}
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		r := s.set()
		if s.maybe() {
			r = s.closeSet()
		}
		p, err := rule.Compile(r)
		if err != nil {
			t.Fatal(err)
		}
		certain := p.Certainty()
		seen[certain]++
		for range 4 {
			facts := s.facts()
			if p.Judge(&facts, rule.OmitNothing).Outcome == rule.OutcomeHolds && certain == rule.CertaintyNever {
				t.Fatalf("%+v holds and was never to hold, with %+v", r.Expression, facts)
			}
			facts.Order, facts.Effect, facts.IncentiveID, facts.CampaignID = s.wholeOrder(), s.effect(), "v_1", "camp_1"
			facts.Effect.TotalAmount = discount.Minor(int64(s(4)))
			if facts.Customer == nil {
				facts.Customer = &rule.Customer{}
			}
			facts.APIKey, facts.User = "a", "b"
			if v := p.Judge(&facts, rule.OmitNothing); v.Fails() && certain == rule.CertaintyAlways {
				t.Fatalf("%+v fails (%+v) and was always to hold, with %+v", r.Expression, v, facts)
			}
		}
	})
	if seen[rule.CertaintyNever] < 3 || seen[rule.CertaintyAlways] < 3 || seen[rule.CertaintyDepends] < 3 {
		t.Errorf("too few of some kind: %v", seen)
	}
}

// Of rules about one amount all are found that never or always hold: what is said agrees with all amounts tried one by one.
func TestCertaintyFindsAllOfOneNumber(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		rules := map[string]rule.Rule{}
		for i := range 1 + s(3) {
			rules[fmt.Sprint(i+1)] = s.closeRule("order.amount")
		}
		x := rule.Expression{Rules: rules}
		if s.maybe() && len(rules) > 1 {
			x.Logic = "1 or 2"
			if len(rules) > 2 {
				x.Logic += " or 3"
			}
		}
		p, err := rule.Compile(rule.Rules{Expression: x})
		if err != nil {
			t.Fatal(err)
		}
		never, always := true, true
		for amount := range int64(10) {
			f := rule.Facts{Order: &rule.Order{Amount: discount.Minor(amount)}}
			holds := p.Judge(&f, rule.OmitNothing).Outcome == rule.OutcomeHolds
			never, always = never && !holds, always && holds
		}
		want := rule.CertaintyDepends
		switch {
		case never:
			want = rule.CertaintyNever
		case always:
			want = rule.CertaintyAlways
		}
		if got := p.Certainty(); got != want {
			t.Fatalf("%+v: got %d, want %d", x, got, want)
		}
	})
}

// closeSet is a set whose rules are about few things and near each other, so that they often never or always hold together.
func (s source) closeSet() rule.Rules {
	names := []string{"order.amount", "order.total_amount", "order.items.count", "redemption.count", "customer.segment", "publication.redeemable_by_linked_customer", "order.items.price_any"}
	names = []string{names[s(len(names))], names[s(len(names))]}
	x := rule.Expression{Rules: map[string]rule.Rule{}, Logic: "1"}
	for i := range 1 + s(4) {
		x.Rules[fmt.Sprint(i+1)] = s.closeRule(names[s(2)])
		if i > 0 {
			x.Logic = fmt.Sprintf("(%s) %s %d", x.Logic, s.one("and", "or"), i+1)
		}
	}
	return rule.Rules{Expression: x}
}

func (s source) closeRule(name string) rule.Rule {
	r := rule.Rule{Name: name, Conditions: conditions{}}
	for range 1 + s(2) {
		switch name {
		case "customer.segment":
			values := []any{s.one("a", "b", "c")}
			if s.maybe() {
				values = append(values, s.one("a", "b"))
			}
			r.Conditions[s.one(rule.OperatorIs, rule.OperatorIsNot, rule.OperatorNotIntersect).(rule.Operator)] = values
		case "publication.redeemable_by_linked_customer":
			r.Conditions[s.one(rule.OperatorIs, rule.OperatorIsNot).(rule.Operator)] = []any{s.one(true, false)}
		default:
			r.Conditions[s.one(rule.OperatorIs, rule.OperatorIsNot, rule.OperatorLessThan, rule.OperatorLessThanOrEqual, rule.OperatorMoreThan, rule.OperatorMoreThanOrEqual).(rule.Operator)] = []any{s.one(-1, 0, 1, 2, 3, 1.5, "2")}
		}
	}
	return r
}

// wholeOrder is an order of which all amounts are known.
func (s source) wholeOrder() *rule.Order {
	o := &rule.Order{Amount: discount.Minor(int64(s(4))), InitialAmount: discount.Minor(int64(s(4))), Metadata: s.metadata()}
	for range 1 + s(3) {
		o.Lines = append(o.Lines, rule.Line{
			ProductID: s.one("", "a", "b").(string), Quantity: int64(s(3)),
			Price: discount.Minor(int64(s(4))), Amount: discount.Minor(int64(s(4))), Subtotal: discount.Minor(int64(s(4))),
		})
	}
	return o
}
