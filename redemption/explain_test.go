package redemption_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestRemedyMakesEntryApply makes a random order and a rule that requires more, and applies the remedy of the refusal.
func TestRemedyMakesEntryApply(t *testing.T) {
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
			rt.Fatal("explained without being asked")
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

func TestRemedyNamesDate(t *testing.T) {
	s := newShop(t)
	start := opening.AddDate(0, 0, 3)
	s.coupon("later", amountOff(10), func(v *voucher.Voucher) { v.Validity.Start = start })
	s.coupon("never", amountOff(10), func(v *voucher.Voucher) { v.Validity.Start, v.Active = start, false })
	s.coupon("over", amountOff(10), func(v *voucher.Voucher) {
		v.Validity.Start, v.Validity.End = opening.AddDate(0, 0, -3), opening.AddDate(0, 0, -1)
	})
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
	for _, code := range []string{"never", "over"} {
		r = ask(100, code)
		r.Explain = true
		result, err = s.engine.Validate(t.Context(), r)
		s.must(err)
		if m := result.Entries[0].Remedy; m != nil {
			t.Errorf("for the code %s, which no day helps, %+v is proposed", code, m)
		}
	}
}

func asksSegment(o rule.Operator, ids ...any) rule.Rule {
	return rule.Rule{Name: rule.NameCustomerSegment, Conditions: map[rule.Operator][]any{o: ids}}
}

// TestRemedyNamesSegment proposes segments to enter or to leave, and only where that alone helps.
func TestRemedyNamesSegment(t *testing.T) {
	for name, test := range map[string]struct {
		rules []rule.Rule
		want  *redemption.Remedy
	}{
		"to_enter":        {[]rule.Rule{asksSegment(rule.OperatorIs, "seg_vip")}, &redemption.Remedy{Kind: redemption.RemedyJoin, SegmentID: "seg_vip"}},
		"to_enter_one_of": {[]rule.Rule{asksSegment(rule.OperatorIn, "seg_vip", "seg_old")}, &redemption.Remedy{Kind: redemption.RemedyJoin, SegmentID: "seg_old"}},
		"to_leave":        {[]rule.Rule{asksSegment(rule.OperatorIsNot, "seg_staff")}, &redemption.Remedy{Kind: redemption.RemedyLeave, SegmentID: "seg_staff"}},
		"two_to_enter":    {[]rule.Rule{asksSegment(rule.OperatorIs, "seg_vip"), asksSegment(rule.OperatorIs, "seg_old")}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			in := []string{"seg_staff"}
			s.settings.Segments = func(_ context.Context, _ customer.Customer, ids []string) ([]string, error) {
				return slices.DeleteFunc(slices.Clone(ids), func(id string) bool { return !slices.Contains(in, id) }), nil
			}
			s.coupon("code", amountOff(10))
			s.rules("val_1", "v_code", rule.RelatedVoucher, rulesOf(test.rules...))
			r := by("alice", ask(100, "code"))
			r.Explain = true
			result, err := s.engine.Validate(t.Context(), r)
			s.must(err)
			if diff := cmp.Diff(test.want, result.Entries[0].Remedy); diff != "" {
				t.Fatalf("proposed (-want +got):\n%s", diff)
			}
			switch m := result.Entries[0].Remedy; {
			case m == nil:
				return
			case m.Kind == redemption.RemedyJoin:
				in = append(in, m.SegmentID)
			default:
				in = nil
			}
			if result, err = s.engine.Validate(t.Context(), r); err != nil || !result.Valid {
				t.Errorf("afterwards: %v, %v", result, err)
			}
		})
	}
}

// TestQualificationExplainsRules qualifies in scenarios that calculate and in one that does not.
func TestQualificationExplainsRules(t *testing.T) {
	for name, test := range map[string]struct {
		scenario redemption.Scenario
		order    *order.Request
		want     rule.Outcome
	}{
		"calculated":    {redemption.ScenarioAll, buying(units("p", 1, 500)), rule.OutcomeHolds},
		"of_a_part":     {redemption.ScenarioProducts, buying(units("p", 1, 500)), rule.OutcomeOpen},
		"of_a_stack":    {redemption.ScenarioStacks, buying(units("p", 1, 500)), rule.OutcomeHolds},
		"without_order": {redemption.ScenarioAudience, nil, rule.OutcomeOpen},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			s.campaign("camp", ofType(campaign.TypePromotion, ""))
			s.promotion("promo", "camp", amountOff(10), 1)
			s.must(s.store.Stacks().Insert(t.Context(), promotion.Stack{ID: "stack", CampaignID: "camp", Name: "stack", TierIDs: []string{"promo"}}))
			s.rules("val_1", "promo", rule.RelatedPromotionTier, rulesOf(hasProduct("p"), initialOver(100)))
			r := redemption.QualifyRequest{Scenario: test.scenario, Order: test.order}
			item := func() redemption.Qualification {
				q := s.qualify(r)
				if len(q.Items) != 1 {
					t.Fatalf("%d items", len(q.Items))
				}
				if q.Items[0].Stack != nil {
					return q.Items[0].Parts[0]
				}
				return q.Items[0]
			}
			if why := item().Why; why != nil {
				t.Errorf("not asked to explain, and the answer is %+v", why)
			}
			r.Explain = true
			why := item().Why
			if len(why) == 0 || why[0].RulesID != "val_1" || why[0].Outcome != test.want {
				t.Errorf("explained is %+v", why)
			}
		})
	}
}
