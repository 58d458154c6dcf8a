package wording_test

import (
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/wording"
	"github.com/shopspring/decimal"
)

// TestGermanSentences reads sentences as a shop in Germany does.
func TestGermanSentences(t *testing.T) {
	w := wording.Writer{Language: wording.Languages()["de"], Currency: "EUR", Names: wording.Names{"seg_1": "VIP"}}
	percent, limit, uses := decimal.RequireFromString("12.5"), int64(2000), int64(1000)
	asks := func(name string, operator rule.Operator, value any) rule.Rule {
		return rule.Rule{Name: name, Conditions: map[rule.Operator][]any{operator: {value}}}
	}
	rules := rule.Rules{ID: "val_1", Expression: rule.Expression{Logic: "1 and 2 and 3", Rules: map[string]rule.Rule{
		"1": asks("order.amount", rule.OperatorMoreThan, 123456), "2": asks("customer.segment", rule.OperatorIs, "seg_1"),
		"3": asks("redemption.count.per_customer", rule.OperatorLessThanOrEqual, 1),
	}}}
	got := []string{
		w.Discount(&discount.Discount{Type: discount.TypePercent, PercentOff: &percent, AmountLimit: &limit}),
		w.Uses(&uses, 240), w.Money(-123456789), w.Remedy(&redemption.Remedy{Kind: redemption.RemedyAmount, Amount: 11}), w.Refusal("voucher_disabled", ""),
	}
	for _, s := range w.Rules(rules) {
		got = append(got, s.Text)
	}
	got = append(got, w.Validity(validity.Validity{End: time.Date(2026, 12, 31, 23, 59, 0, 0, time.UTC), DayOfWeek: []int{1, 2, 3, 6}})...)
	want := []string{
		"12,5 % Rabatt auf die Bestellung, höchstens 20,00 EUR", "1.000 Nutzungen; 240 genutzt", "−1.234.567,89 EUR", "Mit 0,11 EUR mehr würde es gelten.",
		"Der Code ist ausgeschaltet.", "Der Bestellwert vor diesem Rabatt ist größer als 1.234,56 EUR.", "Der Kunde ist im Segment „VIP“.",
		"Die Zahl der Einlösungen dieses Kunden, diese eingeschlossen, ist höchstens 1.", "Bis 31. Dezember 2026, 23:59 Uhr (UTC).", "Nur Montag bis Mittwoch und Samstag.",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	names := rule.Names()
	slices.SortFunc(names, func(a, b string) int { return strings.Compare(w.RuleName(a), w.RuleName(b)) })
	for i := 1; i < len(names); i++ {
		if w.RuleName(names[i-1]) == w.RuleName(names[i]) {
			t.Errorf("%s and %s are both called %q", names[i-1], names[i], w.RuleName(names[i]))
		}
	}
}
