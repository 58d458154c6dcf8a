package rule_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"pgregory.net/rapid"
)

// source draws the choices of a random set of rules or of random facts.
type source func(n int) int

func (s source) one(of ...any) any { return of[s(len(of))] }

// maybe leaves out about one of three.
func (s source) maybe() bool { return s(3) > 0 }

var topNames = []string{
	"customer.segment", "customer.metadata", "customer.loyalty_tier", "publication.redeemable_by_linked_customer", "order.amount",
	"order.initial_amount", "order.total_amount", "order.metadata", "order.items.count", "order.items.any", "order.items.every",
	"order.items.none", "order.items.cheapest", "order.items.most_expensive", "order.items.price_any", "order.items.price_each",
	"order.items.metadata_any", "order.items.metadata_each", "product.id", "product.price", "product.quantity", "product.metadata",
	"product.metadata.match_all", "product.metadata.aggregated_quantity", "product.metadata.aggregated_amount", "sku.id", "sku.price",
	"sku.quantity", "product.discount_applicable", "redemption.api_key", "redemption.user.login", "redemption.metadata",
	"redemption.reward.pay_with_points.points_used", "custom_event.metadata", "redemption.count", "redemption.count.daily",
	"redemption.count.per_customer.weekly", "redemption.count.per_api_key", "redemption.count.per_user", "campaign.redemptions.count.monthly",
	"campaign.redemptions.customers_count", "campaign.orders.amount", "campaign.orders.amount_discounted", "redemption.gift.amount",
}

var subNames = []string{
	"order.items.price", "order.items.quantity", "order.items.metadata", "order.items.aggregated_quantity", "order.items.aggregated_amount",
}

var operators = []rule.Operator{
	"$is", "$in", "$is_not", "$not_in", "$less_than", "$less_than_or_equal", "$more_than", "$more_than_or_equal", "$starts_with",
	"$ends_with", "$contains", "$count", "$count_more", "$count_less", "$not_differ", "$not_intersect", "$after", "$before",
	"$more_than_ago", "$less_than_ago", "$is_days_ago", "$more_than_future", "$less_than_future", "$is_days_in_future", "$dow", "$from",
}

func (s source) value() any {
	return s.one("a", "b", "", "2", "2024-02-28", "2024-02-28T10:00:00Z", 0, 1, 2, json.Number("1.5"), json.Number("1e99999"), -1, true, 6,
		nil, []any{"a"}, map[string]any{"id": "a"}, map[string]any{"id": "b", "object": "products_collection"})
}

func (s source) expression(depth int, names []string) rule.Expression {
	x := rule.Expression{Rules: map[string]rule.Rule{}}
	n := s(4)
	for i := range n {
		x.Rules[fmt.Sprint(i+1)] = s.rule(depth, names)
	}
	if n > 0 && s.maybe() {
		x.Logic = "1"
		for range s(4) {
			x.Logic = fmt.Sprintf("(%s) %s %d", x.Logic, s.one("and", "or"), 1+s(n))
		}
	}
	return x
}

func (s source) rule(depth int, names []string) rule.Rule {
	r := rule.Rule{Name: names[s(len(names))], Conditions: conditions{}}
	if s.maybe() {
		r.Property = s.one("a", "b", "b.c").(string)
	}
	for range 1 + s(2) {
		values := []any{s.value()}
		if s(4) == 0 {
			values = append(values, s.value())
		}
		r.Conditions[operators[s(len(operators))]] = values
	}
	if depth > 0 && s.maybe() {
		r.Expression = s.expression(depth-1, append(subNames, names...))
	}
	return r
}

// set returns a random set that compiles: rules that do not are drawn again.
func (s source) set() rule.Rules {
	for {
		r := rule.Rules{ID: "val_1", Name: "random", Expression: s.expression(2, topNames)}
		for number, each := range r.Rules {
			for tries := 0; ; tries++ {
				_, err := rule.Compile(rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{number: each}}})
				if err == nil {
					break
				}
				each = s.rule(max(0, 2-tries/8), topNames)
			}
			r.Rules[number] = each
		}
		if _, err := rule.Compile(r); err == nil {
			return r
		}
	}
}

func (s source) metadata() map[string]any {
	if !s.maybe() {
		return nil
	}
	return map[string]any{"a": s.value(), "b": map[string]any{"c": s.value()}}
}

func (s source) money() discount.Money {
	if !s.maybe() {
		return discount.Money{}
	}
	return discount.Minor(int64(s(4)))
}

func (s source) texts() []string { return []string{"a", "b", "c"}[:s(4)] }

func (s source) facts() rule.Facts {
	f := rule.Facts{Metadata: s.metadata(), Event: s.metadata()}
	if s.maybe() {
		f.Now, f.Zone = now, warsaw
	}
	if s.maybe() {
		f.Customer = &rule.Customer{ID: s.one("", "cust_1").(string), Metadata: s.metadata(), Segments: s.texts(), LoyaltyTiers: s.texts(), Holder: s.maybe()}
	}
	if s.maybe() {
		f.Order = &rule.Order{Amount: s.money(), InitialAmount: s.money(), Metadata: s.metadata()}
		for range s(5) {
			f.Order.Lines = append(f.Order.Lines, rule.Line{
				ProductID: s.one("", "a", "b").(string), SKUSourceID: s.one("", "a").(string), Collections: s.texts(), Quantity: int64(s(3)),
				Price: s.money(), Amount: s.money(), Subtotal: s.money(), Metadata: s.metadata(), ProductMetadata: s.metadata(),
			})
		}
	}
	if s.maybe() {
		f.Effect = s.effect()
	}
	f.IncentiveID, f.CampaignID = s.one("", "v_1").(string), s.one("", "camp_1").(string)
	f.APIKey, f.User = s.one("", "a").(string), s.one("", "b").(string)
	if s.maybe() {
		f.Counters = sameCount(s(3))
	}
	return f
}

func (s source) effect() *rule.Effect {
	return &rule.Effect{TotalAmount: s.money(), Discount: int64(s(4)), Credits: int64(s(4)), Points: int64(s(4))}
}

type sameCount int64

func (n sameCount) Count(rule.CounterKey) int64 { return int64(n) }

func random(t *rapid.T) source {
	return func(n int) int { return rapid.IntRange(0, n-1).Draw(t, "choice") }
}

// Maps of rules, conditions and metadata have no order, so nothing may depend on one: every compilation of a set gives the
// same verdicts for the same reasons, and the explanation is of the verdict that is given without it.
func TestVerdictsDoNotDependOnTheOrderOfMaps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		r, facts := s.set(), s.facts()
		first, err := rule.Compile(r)
		if err != nil {
			t.Fatal(err)
		}
		verdict, tree := first.Explain(&facts, rule.OmitNothing)
		for range 4 {
			again, err := rule.Compile(r)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(verdict, again.Judge(&facts, rule.OmitNothing)); diff != "" {
				t.Fatal(diff)
			}
			if _, other := again.Explain(&facts, rule.OmitNothing); !cmp.Equal(tree, other) {
				t.Fatal(cmp.Diff(tree, other))
			}
		}
	})
}

// What is decided before the effect stays decided, whatever the effect turns out to be; and what is decided with rules left
// out stays decided when they are asked. With the effect and all rules nothing is open.
func TestDecidedVerdictsStayDecided(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := random(t)
		p, err := rule.Compile(s.set())
		if err != nil {
			t.Fatal(err)
		}
		facts := s.facts()
		facts.Effect = nil
		omit := rule.Omission(s(32))
		before, partly := p.Judge(&facts, rule.OmitNothing), p.Judge(&facts, omit)
		facts.Effect = s.effect()
		after := p.Judge(&facts, rule.OmitNothing)
		if after.Outcome == rule.OutcomeOpen || after.AwaitsEffect || after.Omitted != nil {
			t.Fatalf("with everything known: %+v", after)
		}
		if before.Outcome != rule.OutcomeOpen && before.Outcome != after.Outcome {
			t.Fatalf("before the effect: %+v, after it: %+v", before, after)
		}
		if partly.Outcome != rule.OutcomeOpen && partly.Outcome != after.Outcome {
			t.Fatalf("with %b left out: %+v, with all: %+v", omit, partly, after)
		}
		if !p.Needs().Effect && before.AwaitsEffect {
			t.Fatal("the needs do not say that the effect matters")
		}
	})
}

// A definition is compiled or refused with a fault, and no facts, however incomplete, make an evaluation panic.
func FuzzJudge(f *testing.F) {
	for seed := range uint64(8) {
		f.Add(seed, seed, "(1 or 2) and 3", "order.items.any", "$is", "a")
	}
	f.Fuzz(func(t *testing.T, set, facts uint64, logic, name, operator, value string) {
		draw := rand.New(rand.NewPCG(set, 1))
		s := source(draw.IntN)
		r := s.set()
		r.Rules["7"] = rule.Rule{Name: name, Property: value, Conditions: conditions{rule.Operator(operator): {value}}}
		if set%2 == 0 {
			r.Logic = logic
		}
		p, err := rule.Compile(r)
		if err != nil {
			if _, ok := fault.As(err); !ok {
				t.Fatalf("an accident instead of a fault: %v", err)
			}
			return
		}
		draw = rand.New(rand.NewPCG(facts, 2))
		some := source(draw.IntN).facts()
		some.Metadata = map[string]any{value: operator}
		for _, f := range []rule.Facts{some, {}} {
			v := p.Judge(&f, rule.OmitNothing)
			if v.Fails() == (v.Key == "") {
				t.Fatalf("a failure without a key or a key without a failure: %+v", v)
			}
			_ = v.Fault("Discount Coupon").Error()
			lines := []rule.Line(nil)
			if f.Order != nil {
				lines = f.Order.Lines
			}
			p.Applicability().Select(lines)
			p.Bundle(lines)
		}
	})
}
