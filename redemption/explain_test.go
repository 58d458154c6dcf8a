package redemption_test

import (
	"fmt"
	"testing"

	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestARemedyMakesTheEntryApply draws an order and a rule that asks for more, and does what the refusal proposes.
func TestARemedyMakesTheEntryApply(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := newShop(t)
		s.coupon("code", amountOff(10))
		name := rapid.SampledFrom([]string{"order.amount", "order.initial_amount", "order.items.count"}).Draw(rt, "rule")
		operator := rapid.SampledFrom([]rule.Operator{rule.OperatorMoreThan, rule.OperatorMoreThanOrEqual, rule.OperatorGreaterThan}).Draw(rt, "operator")
		wanted := rapid.Int64Range(1, 5000).Draw(rt, "wanted")
		s.rules("val_1", "v_code", rule.RelatedVoucher, rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{
			"1": {Name: name, Conditions: map[rule.Operator][]any{operator: {wanted}}},
		}}})
		r := ask(0, "code")
		r.Order = &order.Request{At: "order"}
		if rapid.Bool().Draw(rt, "amount") && name != "order.items.count" {
			r.Order.Amount = patch.Set(rapid.Int64Range(1, 6000).Draw(rt, "of"))
		} else {
			var lines []order.ItemRequest
			for i := range rapid.IntRange(1, 3).Draw(rt, "lines") {
				n, price := rapid.Int64Range(1, 5).Draw(rt, "units"), rapid.Int64Range(1, 400).Draw(rt, "price")
				lines = append(lines, order.ItemRequest{ProductID: fmt.Sprint("p", i), Quantity: &n, Price: &price})
			}
			r.Order.Items = patch.Set(lines)
		}
		plain, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		if e := plain.Entries[0]; e.Why != nil || e.Remedy != nil {
			rt.Fatal("nobody asked to explain")
		}
		r.Explain = true
		result, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		e := result.Entries[0]
		if result.Valid != plain.Valid || len(e.Why) != 1 || (e.Why[0].Outcome == rule.OutcomeHolds) != result.Valid {
			rt.Fatalf("valid is %v, explained %v as %+v", plain.Valid, result.Valid, e.Why)
		}
		if result.Valid {
			return
		}
		if e.Remedy == nil {
			rt.Fatalf("nothing is proposed for %+v", e.Why)
		}
		after, err := s.engine.Validate(t.Context(), e.Remedy.In(r))
		s.must(err)
		if !after.Valid {
			rt.Fatalf("%+v does not help", e.Remedy)
		}
		less := *e.Remedy
		if less.Amount--; less.Kind == redemption.RemedyUnits {
			less.Amount, less.Units = 0, less.Units-1
		}
		before, err := s.engine.Validate(t.Context(), less.In(r))
		s.must(err)
		if before.Valid {
			rt.Fatalf("less than %+v helps", e.Remedy)
		}
	})
}

func TestARemedyNamesTheDay(t *testing.T) {
	s := newShop(t)
	start := opening.AddDate(0, 0, 3)
	s.coupon("later", amountOff(10), func(v *voucher.Voucher) { v.Validity.Start = start })
	s.coupon("never", amountOff(10), func(v *voucher.Voucher) { v.Validity.Start, v.Active = start, false })
	r := ask(100, "later")
	r.Explain = true
	result, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	if m := result.Entries[0].Remedy; m == nil || *m != (redemption.Remedy{Kind: redemption.RemedyDate, At: start}) {
		t.Errorf("proposed is %+v", m)
	}
	s.now = start
	if result, err = s.engine.Validate(t.Context(), r); err != nil || !result.Valid {
		t.Errorf("on that day: %v, %v", result, err)
	}
	s.now = opening
	r = ask(100, "never")
	r.Explain = true
	result, err = s.engine.Validate(t.Context(), r)
	s.must(err)
	if m := result.Entries[0].Remedy; m != nil {
		t.Errorf("for what is switched off %+v is proposed", m)
	}
}
