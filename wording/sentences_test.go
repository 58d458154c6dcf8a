package wording_test

import (
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/wording"
	"github.com/shopspring/decimal"
)

func of[T any](v T) *T { return &v }

func berlin(t *testing.T) *time.Location {
	t.Helper()
	zone, err := time.LoadLocation("Europe/Berlin")
	if err != nil {
		t.Fatal(err)
	}
	return zone
}

func TestDiscountsAreSaid(t *testing.T) {
	w := wording.Writer{Currency: "EUR", Names: wording.Names{"prod_1": "Mug", "pc_1": "Sale"}}
	onItems := rule.Rules{ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{{ID: "prod_1"}}}}
	ten := decimal.RequireFromString("10.5")
	for want, got := range map[string]string{
		"":                                             w.Discount(nil),
		"1,234.56 EUR off the order":                   w.Discount(&discount.Discount{Type: discount.TypeAmount, AmountOff: of(int64(123456))}),
		"10.5 % off the order, up to 20.00 EUR":        w.Discount(&discount.Discount{Type: discount.TypePercent, PercentOff: &ten, AmountLimit: of(int64(2000))}),
		"10.5 % off each item that it is for":          w.Discount(&discount.Discount{Type: discount.TypePercent, PercentOff: &ten}, onItems),
		"the order for 9.99 EUR":                       w.Discount(&discount.Discount{Type: discount.TypeFixed, FixedAmount: of(int64(999))}),
		"2 × “Mug” free, added where missing":          w.Discount(&discount.Discount{Type: discount.TypeUnit, UnitOff: of(int64(2)), UnitType: "prod_1"}),
		"1 free of each item from “Sale” in the order": w.Discount(&discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddSameItems, UnitOff: of(int64(1)), UnitType: "pc_1"}),
		"what the formula “A * 2” gives off the order": w.Discount(&discount.Discount{Type: discount.TypeAmount, AmountOff: of(int64(5)), AmountOffFormula: "A * 2"}),
		"1 × “Mug” free, added to the order and 3 × “sku_9” free, added where missing": w.Discount(&discount.Discount{Type: discount.TypeUnit, Units: []discount.Unit{
			{UnitOff: of(int64(1)), Effect: discount.EffectAddNewItems, UnitType: "prod_1"}, {UnitOff: of(int64(3)), Effect: discount.EffectAddMissingItems, UnitType: "sku_9"}}}),
		"gift card with 5.00 EUR left of 20.00 EUR": w.Gift(500, 2000),
		"1 point":                        w.Points(1),
		"1,000 uses; 240 used":           w.Uses(of(int64(1000)), 240),
		"unlimited uses; 1 used":         w.Uses(nil, 1),
		"−0.05":                          wording.Writer{}.Money(-5),
		"−92,233,720,368,547,758.08 EUR": w.Money(-1 << 63),
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}

func TestTimesAreSaid(t *testing.T) {
	w := wording.Writer{Zone: berlin(t)}
	start, end := time.Date(2026, 3, 1, 8, 0, 0, 0, time.UTC), time.Date(2026, 12, 31, 22, 59, 0, 0, time.UTC)
	got := [][]string{
		w.Validity(validity.Validity{}),
		w.Validity(validity.Validity{Start: start, End: end, DayOfWeek: []int{0, 1, 2, 3, 5}}),
		w.Validity(validity.Validity{Start: start, Timeframe: &validity.Timeframe{Interval: validity.Duration{Weeks: 2}, Duration: validity.Duration{Days: 1, Hours: 12}}}),
		w.Validity(validity.Validity{Hours: &validity.Hours{Daily: []validity.Period{{Start: 9 * 3600, End: 17 * 3600, DaysOfWeek: []int{6, 0}}, {Start: 20 * 3600, End: 2 * 3600}}}}),
	}
	want := [][]string{
		nil,
		{"From 1 March 2026, 09:00 (Europe/Berlin) until 31 December 2026, 23:59 (Europe/Berlin).", "On Monday to Wednesday, Friday and Sunday."},
		{"From 1 March 2026, 09:00 (Europe/Berlin).", "Every 2 weeks for 1 day and 12 hours, counted from the start."},
		{"09:00 to 17:00 on Saturday and Sunday; 20:00 to 02:00 (Europe/Berlin)."},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestRulesAreSaid(t *testing.T) {
	rules := rule.Rules{ID: "val_1", Name: "r", Expression: rule.Expression{Logic: "1 and (2 or 3) and 4", Rules: map[string]rule.Rule{
		"1": {Name: "order.amount", Conditions: map[rule.Operator][]any{rule.OperatorMoreThan: {5000}, rule.OperatorLessThanOrEqual: {90000}}},
		"2": {Name: "customer.segment", Conditions: map[rule.Operator][]any{rule.OperatorIs: {"seg_1"}}},
		"3": {Name: "customer.metadata", Property: "plan", Conditions: map[rule.Operator][]any{rule.OperatorIsNot: {"free", "trial"}}},
		"4": {Name: "order.items.any", Conditions: map[rule.Operator][]any{rule.OperatorIs: {map[string]any{"id": "pc_1", "object": "products_collection"}}},
			Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{rule.OperatorMoreThanOrEqual: {2}}}}}},
	}}, BundleRules: &rule.BundleRules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.any",
		Conditions: map[rule.Operator][]any{rule.OperatorIs: {map[string]any{"id": "prod_1"}}},
		Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{rule.OperatorIs: {2}}}}}}}}},
		ApplicableTo: rule.ApplicableTo{Excluded: []discount.Entry{{Object: discount.ObjectProduct, ID: "prod_2"}}}}
	var ids wording.Ids
	ids.AddRules(rules)
	wantIDs := wording.Ids{Segments: []string{"seg_1"}, Products: []string{"prod_1", "prod_2"}, SKUs: []string{"prod_1"}, Collections: []string{"pc_1", "prod_1"}}
	if diff := cmp.Diff(wantIDs, ids); diff != "" {
		t.Error(diff)
	}
	w := wording.Writer{Currency: "EUR", Names: wording.Names{"seg_1": "VIP", "pc_1": "Sale", "prod_1": "Mug"}}
	var got strings.Builder
	write(&got, w.Rules(rules), "")
	want := `The order, before this discount, is at most 900.00 EUR and the order, before this discount, is above 50.00 EUR.
At least one of these:
  The customer is in the segment “VIP”.
  “plan” of the customer is not “free” or “trial”.
At least one item is in the collection “Sale”.
  The quantity of these items together is at least 2.
The order has the bundle 2 × “Mug”.
It is not for “prod_2”.
`
	if diff := cmp.Diff(want, got.String()); diff != "" {
		t.Error(diff)
	}
}

func write(b *strings.Builder, list []wording.Sentence, indent string) {
	for _, s := range list {
		b.WriteString(indent + s.Text + "\n")
		write(b, s.Below, indent+"  ")
	}
}

// TestNamesOfAShopCannotTurnASentenceAround says names that are long, written from right to left, or full of control characters.
func TestNamesOfAShopCannotTurnASentenceAround(t *testing.T) {
	say := func(name string) string {
		w := wording.Writer{Names: wording.Names{"seg_1": name}}
		return w.Rules(rule.Rules{ID: "v", Name: "n", Expression: rule.Expression{Rules: map[string]rule.Rule{"1": {Name: "customer.segment",
			Conditions: map[rule.Operator][]any{rule.OperatorIs: {"seg_1"}}}}}})[0].Text
	}
	for name, want := range map[string]string{
		"<b>VIP</b>":             "The customer is in the segment “<b>VIP</b>”.",
		"שלום":                   "The customer is in the segment “\u2068שלום\u2069”.",
		"a\u202eb\nc\u2066":      "The customer is in the segment “abc”.",
		strings.Repeat("é", 300): "The customer is in the segment “" + strings.Repeat("é", 79) + "…”.",
		"{values}":               "The customer is in the segment “{values}”.",
	} {
		if got := say(name); got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
