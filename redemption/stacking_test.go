package redemption_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestStacking plays the documented examples of how redeemables combine.
func TestStacking(t *testing.T) {
	tests := []struct {
		name    string
		shop    func(*shop)
		request redemption.Request
		want    string
	}{
		{"each_effect_starts_from_what_the_ones_before_it_left", func(s *shop) {
			s.coupon("a", percentOff("10"))
			s.coupon("b", percentOff("20"))
		}, ask(10000, "a", "b"), "a applied 1000 total 9000\nb applied 1800 total 7200\nvalid true"},

		{"initial_amount_mode_computes_every_percentage_from_the_same_base", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.CalculationMode = project.CalculateInitial })
			s.coupon("a", percentOff("10"))
			s.coupon("b", percentOff("20"))
		}, ask(10000, "a", "b"), "a applied 1000 total 9000\nb applied 2000 total 7000\nvalid true"},

		{"a_gift_card_then_a_percentage_then_an_amount", func(s *shop) {
			s.gift("card", 20400)
			s.coupon("p", percentOff("20"))
			s.coupon("m", amountOff(8000))
		}, func() redemption.Request {
			r := ask(200000, "card", "p", "m")
			credits := int64(100)
			r.Redeemables[0].Credits = &credits
			return r
		}(), "card applied 100 total 199900\np applied 39980 total 159920\nm applied 8000 total 151920\nvalid true"},

		{"a_failing_entry_spoils_everything_behind_it_in_ALL_mode", func(s *shop) {
			s.coupon("a", percentOff("10"))
			s.coupon("b", percentOff("10"), func(v *voucher.Voucher) { v.Validity.End = opening.AddDate(0, 0, -1) })
			s.coupon("c", percentOff("10"))
		}, ask(10000, "a", "b", "c"), "a applied 1000 total 9000\nb inapplicable voucher_expired\nc skipped preceding_validation_failed\nvalid false"},

		{"a_failing_entry_is_left_out_in_PARTIAL_mode", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.ApplicationMode = project.ApplicationPartial })
			s.coupon("a", percentOff("10"))
			s.coupon("b", percentOff("10"), func(v *voucher.Voucher) { v.Active = false })
			s.coupon("c", percentOff("10"))
		}, ask(10000, "a", "b", "c"), "a applied 1000 total 9000\nb inapplicable voucher_disabled\nc applied 900 total 8100\nvalid true"},

		{"rules_see_the_running_order", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.ApplicationMode = project.ApplicationPartial })
			s.coupon("ten", percentOff("10"))
			s.coupon("twenty", percentOff("20"))
			s.rules("val_1", "v_twenty", rule.RelatedVoucher, moreThan("order.amount", 10000))
		}, ask(10500, "ten", "twenty"), "ten applied 1050 total 9450\ntwenty inapplicable order_rules_violated\nvalid true"},

		{"the_rule_on_the_total_looks_after_the_effect", func(s *shop) {
			s.coupon("half", percentOff("50"))
			s.rules("val_1", "v_half", rule.RelatedVoucher, moreThan("order.total_amount", 5000))
		}, ask(10000, "half"), "half inapplicable order_rules_violated\nvalid false"},

		{"at_most_five_apply_by_default_and_the_others_do_no_harm", func(s *shop) {
			for i := range 7 {
				s.coupon(fmt.Sprintf("c%d", i), amountOff(1))
			}
		}, ask(10000, "c0", "c1", "c2", "c3", "c4", "c5", "c6"), `c0 applied 1 total 9999
c1 applied 1 total 9998
c2 applied 1 total 9997
c3 applied 1 total 9996
c4 applied 1 total 9995
c5 skipped applicable_redeemables_limit_exceeded
c6 skipped applicable_redeemables_limit_exceeded
valid true`},

		{"a_category_has_a_limit_of_its_own", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.CategoryLimits = map[string]int{"cat_flash": 2} })
			s.category("flash", 1)
			for _, code := range []string{"f1", "f2", "f3"} {
				s.coupon(code, amountOff(100), in("camp_flash"))
			}
		}, ask(10000, "f1", "f2", "f3"), "f1 applied 100 total 9900\nf2 applied 100 total 9800\nf3 skipped applicable_redeemables_per_category_limit_exceeded\nvalid true"},

		{"exclusive_comes_first_joint_after_it_and_common_not_at_all", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.Exclusive, r.Joint = []string{"cat_vip"}, []string{"cat_always"} })
			s.category("always", 0)
			s.category("vip", 1)
			s.category("news", 2)
			s.coupon("gift", amountOff(500), in("camp_always"))
			s.coupon("vip50", percentOff("50"), in("camp_vip"))
			s.coupon("news10", percentOff("10"), in("camp_news"))
		}, ask(10000, "gift", "vip50", "news10"), "vip50 applied 5000 total 5000\ngift applied 500 total 4500\nnews10 skipped exclusion_rules_not_met\nvalid true"},

		{"one_exclusive_entry_is_enough", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.Exclusive = []string{"cat_vip"} })
			s.category("vip", 1)
			s.coupon("a", amountOff(1), in("camp_vip"))
			s.coupon("b", amountOff(1), in("camp_vip"))
		}, ask(100, "a", "b"), "a applied 1 total 99\nb skipped applicable_exclusive_redeemables_limit_exceeded\nvalid true"},

		{"a_category_may_have_fewer_exclusive_entries_than_the_request", func(s *shop) {
			s.stacking(func(r *project.StackingRules) {
				r.Exclusive, r.ExclusiveLimit, r.ExclusivePerCategory = []string{"cat_vip"}, 2, 1
			})
			s.category("vip", 1)
			s.coupon("a", amountOff(1), in("camp_vip"))
			s.coupon("b", amountOff(1), in("camp_vip"))
		}, ask(100, "a", "b"), "a applied 1 total 99\nb skipped applicable_exclusive_redeemables_per_category_limit_exceeded\nvalid true"},

		{"category_hierarchy_sorts_and_entries_without_a_category_come_last", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.Sorting = project.SortCategoryHierarchy })
			s.category("late", 5)
			s.category("early", 1)
			s.coupon("none", amountOff(1))
			s.coupon("late", amountOff(2), in("camp_late"))
			s.coupon("early", amountOff(3), in("camp_early"))
		}, ask(100, "none", "late", "early"), "early applied 3 total 97\nlate applied 2 total 95\nnone applied 1 total 94\nvalid true"},

		{"an_entry_that_changes_nothing_is_redeemed_anyway_by_default", func(s *shop) {
			s.coupon("full", percentOff("100"))
			s.coupon("zero", percentOff("10"))
		}, ask(5000, "full", "zero"), "full applied 5000 total 0\nzero applied 0 total 0\nvalid true"},

		{"an_entry_that_changes_nothing_is_skipped_where_the_project_says_so", func(s *shop) {
			s.stacking(func(r *project.StackingRules) { r.NoEffect = project.NoEffectSkip })
			s.coupon("full", percentOff("100"))
			s.coupon("zero", percentOff("10"))
		}, ask(5000, "full", "zero"), "full applied 5000 total 0\nzero skipped no_effect\nvalid true"},

		{"an_unknown_code_is_not_found", func(s *shop) { s.coupon("code", amountOff(1)) },
			ask(10000, "unknown", "code"), "unknown inapplicable not_found\ncode skipped preceding_validation_failed\nvalid false"},

		{"a_gift_card_cannot_give_more_than_it_holds", func(s *shop) { s.gift("card", 10000) }, func() redemption.Request {
			r := ask(12000, "card")
			credits := int64(12000)
			r.Redeemables[0].Credits = &credits
			return r
		}(), "card inapplicable gift_amount_exceeded\nvalid false"},

		{"a_gift_card_gives_what_the_order_takes", func(s *shop) { s.gift("card", 10000) },
			ask(6000, "card"), "card applied 6000 total 0\nvalid true"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			s := newShop(t)
			test.shop(s)
			result, err := s.engine.Validate(t.Context(), test.request)
			if err != nil {
				t.Fatal(err)
			}
			if diff := cmp.Diff(strings.Split(test.want, "\n"), strings.Split(described(result), "\n")); diff != "" {
				t.Errorf("validation (-want +got):\n%s", diff)
			}
			redeemed, err := s.engine.Redeem(t.Context(), test.request)
			if (err == nil) != result.Valid {
				t.Fatalf("validation says valid=%t and redemption %v", result.Valid, err)
			}
			if diff := cmp.Diff(described(result), described(redeemed.Result)); diff != "" {
				t.Errorf("redemption disagrees with validation (-validation +redemption):\n%s", diff)
			}
		})
	}
}

func TestARedemptionInPartialModeNeedsSomethingThatApplies(t *testing.T) {
	s := newShop(t)
	s.stacking(func(r *project.StackingRules) { r.ApplicationMode = project.ApplicationPartial })
	s.coupon("a", amountOff(1), func(v *voucher.Voucher) { v.Active = false })
	s.coupon("b", amountOff(1), func(v *voucher.Voucher) { v.Active = false })
	if _, err := s.engine.Redeem(t.Context(), ask(100, "a", "b")); !hasKey(err, "no_applicable_redeemables") {
		t.Errorf("a redemption of nothing but disabled codes: %v", err)
	}
}

func moreThan(name string, minor int64) rule.Rules {
	return rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{
		"1": {Name: name, Conditions: map[rule.Operator][]any{"$more_than": {minor}}},
	}}}
}

// TestOnce lets one line be discounted by one redeemable of a request.
func TestOnce(t *testing.T) {
	s := newShop(t)
	s.stacking(func(r *project.StackingRules) { r.ProductsMode = project.ProductsOnce })
	items := func(minor int64) discount.Discount {
		return discount.Discount{Type: discount.TypeAmount, AmountOff: &minor, Effect: discount.EffectApplyToItems}
	}
	s.coupon("v1", items(100))
	s.coupon("v2", items(200))
	s.rules("val_1", "v_v1", rule.RelatedVoucher, rule.Rules{ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{
		{Object: discount.ObjectProduct, ID: "a", Effect: discount.EntryEffectApplyToEvery},
	}}})
	r := ask(0, "v1", "v2")
	one := int64(1)
	price := int64(1000)
	r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{
		{ProductID: "a", Quantity: &one, Price: &price}, {ProductID: "b", Quantity: &one, Price: &price},
	})}
	result, err := s.engine.Validate(t.Context(), r)
	s.must(err)
	want := "v1 applied 100 total 1900\nv2 applied 200 total 1700\nvalid true"
	if diff := cmp.Diff(want, described(result)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	lines := []int64{result.Order.Items[0].DiscountAmount, result.Order.Items[1].DiscountAmount}
	if diff := cmp.Diff([]int64{100, 200}, lines); diff != "" {
		t.Errorf("line discounts (-want +got):\n%s", diff)
	}
}

// TestRefusedRequests covers what is wrong with a request whatever is stored.
func TestRefusedRequests(t *testing.T) {
	s := newShop(t)
	s.coupon("a", amountOff(1))
	many := ask(100)
	for i := range 31 {
		many.Redeemables = append(many.Redeemables, redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: fmt.Sprint(i)})
	}
	stack := ask(100, "a")
	stack.Redeemables = append(stack.Redeemables, redemption.Redeemable{Object: redemption.RedeemableStack, ID: "stack_1"})
	for name, test := range map[string]struct {
		request redemption.Request
		key     string
	}{
		"the_same_code_twice":           {ask(100, "a", "a"), "duplicated_redeemables"},
		"nothing_to_redeem":             {ask(100), "invalid_payload"},
		"more_than_thirty":              {many, "invalid_payload"},
		"a_stack_beside_something_else": {stack, "invalid_redeemables"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := s.engine.Redeem(t.Context(), test.request)
			if !hasKey(err, test.key) {
				t.Errorf("got %v, want %s", err, test.key)
			}
		})
	}
	page, err := s.store.Redemptions().List(t.Context(), all)
	s.must(err)
	if len(page.Items) != 0 {
		t.Errorf("a malformed request left records: %v", page.Items)
	}
}
