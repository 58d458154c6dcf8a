package redemption_test

import (
	"encoding/json"
	"slices"
	"testing"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/voucher"
)

// guard sets the discount guard of the project.
func (s *shop) guard(change func(*project.DiscountGuard)) {
	g := project.DefaultDiscountGuard()
	g.ID = "dg_1"
	change(&g)
	s.must(s.store.DiscountGuards().Insert(s.t.Context(), g))
}

func percent(n string) *decimal.Decimal {
	p := decimal.RequireFromString(n)
	return &p
}

func TestTheGuardCutsOrRefusesWhatStacks(t *testing.T) {
	for mode, want := range map[project.GuardMode]string{
		project.GuardCut:    "forty applied 4000 total 6000\nseventy applied 2000 total 4000\ncard applied 4000 total 0\nvalid true",
		project.GuardRefuse: "forty applied 4000 total 6000\nseventy inapplicable discount_guard_exceeded\ncard applied 5000 total 1000\nvalid true",
	} {
		s := newShop(t)
		s.guard(func(g *project.DiscountGuard) { g.MaxPercent, g.Mode = percent("60"), mode })
		s.stacking(func(r *project.StackingRules) {
			r.CalculationMode, r.ApplicationMode = project.CalculateInitial, project.ApplicationPartial
		})
		s.coupon("forty", percentOff("40"))
		s.coupon("seventy", percentOff("70"))
		s.gift("card", 5000)
		r := ask(10000, "forty", "seventy", "card")
		r.Explain = true
		validated, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		done, err := s.engine.Redeem(t.Context(), r)
		s.must(err)
		for _, result := range []*redemption.Result{validated, done.Result} {
			if got := described(result); got != want {
				t.Errorf("%s:\n%s\nwant\n%s", mode, got, want)
			}
			e := result.Entries[1]
			if e.Guarded != (mode == project.GuardCut) || result.Entries[0].Guarded || result.Entries[2].Guarded {
				t.Errorf("%s: cut: %t %t %t", mode, result.Entries[0].Guarded, e.Guarded, result.Entries[2].Guarded)
			}
			if g := e.Guard; g == nil || g.Room != discount.Minor(2000) || g.Figure != 6000 {
				t.Errorf("%s: explained as %+v", mode, g)
			}
			if mode == project.GuardRefuse && e.Err.Details != "Order would be discounted by 100 % (at most 60 %)" {
				t.Errorf("refused with %q", e.Err.Details)
			}
		}
	}
}

func TestTheGuardRefusalsSayFigures(t *testing.T) {
	two, mug := int64(2), int64(1000)
	onItems := percentOff("80")
	onItems.Effect = discount.EffectApplyToItems
	for _, c := range []struct {
		guard    func(*project.DiscountGuard)
		discount discount.Discount
		want     string
	}{
		{func(g *project.DiscountGuard) { g.MaxPercent = percent("60") }, percentOff("73"), "Order would be discounted by 73 % (at most 60 %)"},
		{func(g *project.DiscountGuard) { g.MaxPercent = percent("60") }, amountOff(1201), "Order would be discounted by 60.05 % (at most 60 %)"},
		{func(g *project.DiscountGuard) { max := int64(500); g.MaxAmount = &max }, percentOff("73"), "Order would be discounted by 1460 (at most 500)"},
		{func(g *project.DiscountGuard) { g.MaxLinePercent = percent("50") }, onItems, "items[0] would be discounted by 80 % (at most 50 %)"},
		{func(g *project.DiscountGuard) { g.FloorMetadata = "min_price" }, onItems, "items[0] would cost 400 (at least 1500)"},
		{func(g *project.DiscountGuard) { g.FloorMetadata = "min_price" }, percentOff("30"), "items[0] would cost 1400 (at least 1500)"},
	} {
		s := newShop(t)
		s.guard(func(g *project.DiscountGuard) { g.Mode = project.GuardRefuse; c.guard(g) })
		s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_mug", Metadata: metadata.Map{"min_price": json.Number("750")}}))
		s.coupon("code", c.discount)
		r := ask(0, "code")
		r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{ProductID: "prod_mug", Quantity: &two, Price: &mug}})}
		_, err := s.engine.Redeem(t.Context(), r)
		if f, ok := fault.As(err); !ok || f.Key != "discount_guard_exceeded" || f.Details != c.want {
			t.Errorf("refused with %v, want %s", err, c.want)
		}
	}
}

// TestPaymentsAndExemptRedeemablesDoNotCountForTheGuard has each come before a coupon, in the same redemption and in an earlier one.
func TestPaymentsAndExemptRedeemablesDoNotCountForTheGuard(t *testing.T) {
	for _, c := range []struct {
		first string
		// counts is what is left for the coupon of 50 percent of 100.00, of which 60 percent may be given.
		gives int64
	}{{"card", 5000}, {"card on lines", 5000}, {"staff", 5000}, {"staff category", 5000}, {"forty", 2000}} {
		for _, stacked := range []bool{true, false} {
			s := newShop(t)
			s.category("staff", 1)
			s.guard(func(g *project.DiscountGuard) {
				g.MaxPercent, g.ExemptCampaigns, g.ExemptCategories = percent("60"), []string{"camp_vip"}, []string{"cat_staff"}
			})
			s.stacking(func(r *project.StackingRules) { r.CalculationMode = project.CalculateInitial })
			s.campaign("camp_vip", nil)
			s.gift("card", 2500)
			s.gift("card on lines", 2500, func(v *voucher.Voucher) { v.Gift.Effect = discount.EffectApplyToItems })
			s.coupon("staff", percentOff("40"), in("camp_vip"))
			s.coupon("staff category", percentOff("40"), in("camp_staff"))
			s.coupon("forty", percentOff("40"))
			s.coupon("fifty", percentOff("50"))
			request := func(codes ...string) redemption.Request {
				price := int64(10000)
				r := ask(0, codes...)
				r.Order = &order.Request{At: "order", SourceID: patch.Set("o"), Items: patch.Set([]order.ItemRequest{{ProductID: "prod_a", Price: &price}})}
				return r
			}
			stacks := [][]string{{c.first, "fifty"}}
			if !stacked {
				stacks = [][]string{{c.first}, {"fifty"}}
			}
			var last *redemption.Redeemed
			for _, codes := range stacks {
				var err error
				last, err = s.engine.Redeem(t.Context(), request(codes...))
				s.must(err)
			}
			fifty := last.Entries[len(last.Entries)-1]
			if got := fifty.Applied.TotalAppliedDiscountAmount(); got != c.gives || fifty.Guarded != (c.gives < 5000) {
				t.Errorf("after %s, stacked %t, the coupon gives %d (guarded %t), want %d", c.first, stacked, got, fifty.Guarded, c.gives)
			}
			first := last.Records[0].ID
			if last.Parent != nil {
				first = last.Parent.ID
			}
			_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: first, Stacked: true})
			s.must(err)
			again, err := s.engine.Redeem(t.Context(), request("fifty"))
			s.must(err)
			want := c.gives
			if stacked {
				want = 5000
			}
			if got := again.Entries[0].Applied.TotalAppliedDiscountAmount(); got != want {
				t.Errorf("after a rollback with %s, stacked %t, the coupon gives %d, want %d", c.first, stacked, got, want)
			}
		}
	}
}

// TestTheGuardCutsLinesFromTheLastAndFreeUnitsAsAWhole looks at what is left of each line.
func TestTheGuardCutsLinesFromTheLastAndFreeUnitsAsAWhole(t *testing.T) {
	onItems, three := percentOff("50"), int64(3)
	onItems.Effect = discount.EffectApplyToItems
	for _, c := range []struct {
		discount discount.Discount
		want     []int64 // the discounts of the lines
	}{
		{onItems, []int64{500, 100}},
		{discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddNewItems, UnitType: "prod_free", UnitOff: &three}, []int64{0, 0}},
		{discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddManyItems, Units: []discount.Unit{
			{UnitOff: &three, UnitType: "prod_cheap", Effect: discount.EffectAddNewItems},
			{UnitOff: &three, UnitType: "prod_free", Effect: discount.EffectAddNewItems}}}, []int64{0, 0, 300}},
	} {
		s := newShop(t)
		s.guard(func(g *project.DiscountGuard) { g.MaxPercent = percent("30") })
		for id, price := range map[string]int64{"prod_a": 1000, "prod_free": 400, "prod_cheap": 100} {
			s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: id, Price: &price}))
		}
		s.coupon("code", c.discount)
		r := ask(0, "code")
		r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{ProductID: "prod_a"}, {ProductID: "prod_a"}})}
		done, err := s.engine.Redeem(t.Context(), r)
		s.must(err)
		var got []int64
		for _, i := range done.Order.Items {
			got = append(got, i.DiscountAmount)
		}
		if !slices.Equal(got, c.want) || !done.Entries[0].Guarded {
			t.Errorf("%s takes %v, guarded %t, want %v", c.discount.Effect, got, done.Entries[0].Guarded, c.want)
		}
	}
}

// TestAGuardWithoutRoomLeavesNoEffect leaves the rest to the rule for redeemables without effect.
func TestAGuardWithoutRoomLeavesNoEffect(t *testing.T) {
	for rule, want := range map[project.NoEffectRule]string{
		project.NoEffectSkip:   "ten skipped no_effect\nvalid false",
		project.NoEffectRedeem: "ten applied 0 total 1000\nvalid true",
	} {
		s := newShop(t)
		s.stacking(func(r *project.StackingRules) { r.NoEffect = rule })
		none := int64(0)
		s.guard(func(g *project.DiscountGuard) { g.MaxAmount = &none })
		s.coupon("ten", percentOff("10"))
		result, err := s.engine.Validate(t.Context(), ask(1000, "ten"))
		s.must(err)
		if got := described(result); got != want || !result.Entries[0].Guarded {
			t.Errorf("%s: %s (guarded %t)", rule, got, result.Entries[0].Guarded)
		}
		found, err := s.engine.Qualify(t.Context(), redemption.QualifyRequest{Order: &order.Request{At: "order", Amount: patch.Set(int64(1000))}})
		s.must(err)
		if len(found.Items) != len(result.With(redemption.EntryApplicable)) {
			t.Errorf("%s: %d redeemables qualify", rule, len(found.Items))
		}
	}
}

// TestDiscountsOfTheClientCountForTheGuard states them with the order.
func TestDiscountsOfTheClientCountForTheGuard(t *testing.T) {
	s := newShop(t)
	s.guard(func(g *project.DiscountGuard) { g.MaxPercent = percent("60") })
	s.coupon("half", percentOff("50"))
	for sent, want := range map[int64]int64{0: 5000, 3000: 3000, 7000: 0} {
		r := ask(10000, "half")
		r.Order.DiscountAmount = patch.Set(sent)
		result, err := s.engine.Validate(t.Context(), r)
		s.must(err)
		if got := result.Entries[0].Applied.TotalAppliedDiscountAmount(); got != want {
			t.Errorf("beside %d of the client the coupon gives %d, want %d", sent, got, want)
		}
	}
}

// TestAnExemptReplacementEndsTheBoundsOfItsOrder gives a free unit and an amount off the order, which the guard allows, and then replaces the goods that
// bear the amount by an exempt code: what is left costs less than its floor. The order says that it was not held to the bounds, so that no audit and no later
// redemption takes them for kept.
func TestAnExemptReplacementEndsTheBoundsOfItsOrder(t *testing.T) {
	s := newShop(t)
	s.guard(func(g *project.DiscountGuard) {
		g.FloorMetadata, g.ExemptCampaigns = "min_price", []string{"camp_exempt"}
	})
	price, one, four := int64(2000), int64(1), int64(4)
	s.must(s.store.Products().Insert(t.Context(), catalog.Product{ID: "prod_a", Price: &price, Metadata: metadata.Map{"min_price": json.Number("900")}},
		catalog.Product{ID: "prod_d", Price: &price}))
	s.campaign("camp_exempt", nil)
	s.coupon("free", discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectAddNewItems, UnitOff: &one, UnitType: "prod_a"})
	s.coupon("off", amountOff(3000))
	s.coupon("instead", discount.Discount{Type: discount.TypeUnit, Effect: discount.EffectReplaceItems, UnitOff: &one, UnitType: "prod_d"}, in("camp_exempt"))
	for _, c := range []struct {
		codes  []string
		bounds bool
	}{{[]string{"free", "off"}, true}, {[]string{"instead"}, false}} {
		r := ask(0, c.codes...)
		r.Order = &order.Request{At: "order", SourceID: patch.Set("the order"), Items: patch.Set([]order.ItemRequest{{ProductID: "prod_a", Quantity: &four}})}
		done, err := s.engine.Redeem(t.Context(), r)
		s.must(err)
		o, err := s.store.Orders().Get(t.Context(), done.Order.ID)
		s.must(err)
		if (o.Bounds() != nil) != c.bounds || o.BreaksGuard() {
			t.Errorf("%v: the order says %+v, and that it breaks them: %t", c.codes, o.Guard, o.BreaksGuard())
		}
	}
}
