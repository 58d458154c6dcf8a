package rule_test

import (
	"encoding/json"
	"testing"

	"github.com/punchcardhq/punchcard/rule"
)

// Each operator is evaluated on a metadata value of the redemption. The absent value means a missing key.
func TestOperators(t *testing.T) {
	const absent = "\x00absent"
	list := func(values ...any) []any { return values }
	num := func(text string) json.Number { return json.Number(text) }
	tests := []struct {
		op    rule.Operator
		want  []any
		holds []any
		fails []any
	}{
		{"$is", list("a", "b"), list("a", "b", list("x", "b")), list("c", "A", "", list("x"), list(), num("1"), true, map[string]any{"a": "b"}, absent)},
		{"$is", list(5), list(num("5"), num("5.0"), "5", "5.00", num("50e-1"), list(num("1"), "5")), list(num("5.1"), "five", true, absent)},
		{"$is", list("5"), list("5", num("5"), num("5.0")), list("05", "5.0", absent)},
		{"$is", list(true), list(true, "true"), list(false, "yes", num("1"), absent)},
		{"$is", list("9007199254740993"), list(num("9007199254740993")), list(num("9007199254740992"))},
		{"$in", list("a", 2), list("a", num("2")), list("b", num("3"), absent)},
		{"$is_not", list("a", "b"), list("c", num("1"), list("x"), list(), map[string]any{}, absent), list("a", list("x", "b"))},
		{"$not_in", list("a"), list("b", absent), list("a")},
		{"$less_than", list(10), list(num("9.999"), "9", list(num("11"), num("9"))), list(num("10"), "10", "a", true, absent)},
		{"$less_than_or_equal", list(10), list(num("10"), num("10.0")), list(num("10.0001"), absent)},
		{"$more_than", list(10), list(num("10.5"), "11", num("1e3")), list(num("10"), "9", num("9"), "a", "", absent)},
		{"$more_than_or_equal", list(10), list(num("10"), "10"), list(num("9.99"), absent)},
		{"$greater_than", list(10), list(num("11")), list(num("10"), absent)},
		{"$greater_than_or_equal", list("10.5"), list(num("10.5")), list(num("10.49"), absent)},
		{"$more_than", list(num("0.3")), list(num("0.30000000000000001")), list(num("0.3"), num("0.29999999999999999"))},
		{"$more_than", list(10), list(num("1e100")), list(num("1e101"), num("1e999999999"), "1e101")}, // numbers have at most a hundred digits
		{"$starts_with", list("ab", "x"), list("abc", "x", list("y", "ab")), list("cab", "AB", absent)},
		{"$starts_with", list(12), list(num("123"), "12"), list(num("412"))},
		{"$ends_with", list("ab"), list("cab"), list("abc", absent)},
		{"$contains", list("ab"), list("xaby", list("cab")), list("a b", list("a", "b"), absent)},
		{"$count", list(2), list(list("a", "b")), list(list("a"), list(), "ab", absent)},
		{"$count_more", list(1), list(list("a", "b")), list(list("a"), absent)},
		{"$count_less", list(1), list(list()), list(list("a"), absent)},
		{"$not_differ", list("a", "b"), list(list("b", "a"), list("a", "b", "a")), list(list("a"), list("a", "b", "c"), "a", absent)},
		{"$not_differ", list("a"), list("a", list("a")), list("b")},
		{"$not_intersect", list("a", "b"), list(list("c"), "c", list(), absent), list(list("c", "a"), "b")},
		{"$after", list("2024-02-28"), list("2024-02-28T00:00:01Z", "2024-02-29"), list("2024-02-28", "2024-02-27T23:00:00Z", "soon", num("20250101"), absent)},
		{"$after", list("2024-02-28T10:00:00+01:00"), list("2024-02-28T09:00:01Z"), list("2024-02-28T09:00:00Z", "2024-02-28", absent)},
		{"$before", list("2024-02-28"), list("2024-02-27", "2024-02-27T22:59:59Z"), list("2024-02-28", "2024-02-27T23:00:00Z", absent)},
		{"$more_than_ago", list(2), list("2024-02-26", "2020-01-01"), list("2024-02-27", "2024-02-28", "2025-01-01", absent)},
		{"$less_than_ago", list(2), list("2024-02-28", "2024-02-29", "2024-02-29T22:59:59Z"), list("2024-02-27", "2024-03-01", absent)},
		{"$is_days_ago", list(2), list("2024-02-27", "2024-02-26T23:00:00Z", "2024-02-27T22:59:59Z"), list("2024-02-26T22:59:59Z", "2024-02-28", absent)},
		{"$is_days_ago", list(0), list("2024-02-29"), list("2024-02-28", "2024-03-01")},
		{"$more_than_future", list(1), list("2024-03-02"), list("2024-03-01", "2024-02-01", absent)},
		{"$less_than_future", list(2), list("2024-03-01", "2024-02-29"), list("2024-03-02", "2024-02-28", absent)},
		{"$is_days_in_future", list(1), list("2024-03-01"), list("2024-02-28", "2024-03-02", absent)},
		// These compare the present instant, 10:30 on a Thursday in Warsaw, whatever the value.
		{"$timeframe", list("2024-01-01;P1D;PT1H"), list(), list("any", absent)},
		{"$timeframe", list("2024-01-01T10:00;P1D;PT1H"), list("any", absent), list()},
		{"$timeframe", list("2024-01-01T10:00Z;P1D;PT1H"), list(), list("any")},
		{"$timeframe_absolute", list("2024-02-01;2024-02-29"), list("any", absent), list()},
		{"$timeframe_absolute", list("2024-02-01;2024-02-28", "2024-02-29;2024-02-29"), list("any"), list()},
		{"$timeframe_absolute", list("2024-03-01;2024-04-01"), list(), list("any", absent)},
		{"$timeframe_daily_hours", list("10:00;11:00;4"), list("any", absent), list()},
		{"$timeframe_daily_hours", list("10:00;11:00"), list("any"), list()},
		{"$timeframe_daily_hours", list("10:00;10:30"), list(), list("any")},
		{"$timeframe_daily_hours", list("10:00;11:00;2,3"), list(), list("any")},
		{"$dow", list(3, 4), list("any", absent), list()},
		{"$dow", list(0, "3"), list(), list("any", absent)},
	}
	for _, tt := range tests {
		asks := rule.Rule{Name: "redemption.metadata", Property: "key", Conditions: conditions{tt.op: tt.want}}
		for want, values := range map[string][]any{"holds": tt.holds, rule.KeyRedemptionRulesViolated: tt.fails} {
			for _, v := range values {
				metadata := map[string]any{"key": v}
				if v == absent {
					metadata = nil
				}
				if got := judged(t, asks, rule.Facts{Metadata: metadata}); got != want {
					t.Errorf("%s %v on %#v: got %s, want %s", tt.op, tt.want, v, got, want)
				}
			}
		}
	}
}

func TestSeveralOperatorsInOneRuleMustAllHold(t *testing.T) {
	between := rule.Rule{Name: "order.amount", Conditions: conditions{rule.OperatorMoreThan: {1000}, rule.OperatorLessThan: {2000}}}
	for amount, want := range map[int64]string{
		1000: rule.KeyOrderRulesViolated, 1001: "holds", 1999: "holds", 2000: rule.KeyOrderRulesViolated,
	} {
		if got := judged(t, between, rule.Facts{Order: cart(line("prod_1", 1, amount))}); got != want {
			t.Errorf("%d: got %s, want %s", amount, got, want)
		}
	}
}

func TestNestedMetadataIsAddressedWithDots(t *testing.T) {
	asks := rule.Rule{Name: "customer.metadata", Property: "address.city", Conditions: is("Oslo")}
	for name, tt := range map[string]struct {
		metadata map[string]any
		want     string
	}{
		"nested":           {map[string]any{"address": map[string]any{"city": "Oslo"}}, "holds"},
		"a_key_with_a_dot": {map[string]any{"address.city": "Oslo", "address": map[string]any{"city": "Rome"}}, "holds"},
		"not_an_object":    {map[string]any{"address": "Oslo"}, rule.KeyCustomerRulesViolated},
		"absent":           {nil, rule.KeyCustomerRulesViolated},
	} {
		if got := judged(t, asks, rule.Facts{Customer: &rule.Customer{Metadata: tt.metadata}}); got != tt.want {
			t.Errorf("%s: got %s, want %s", name, got, tt.want)
		}
	}
}
