package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// by makes a request one of a customer.
func by(sourceID string, r redemption.Request) redemption.Request {
	r.Customer = &customer.Request{SourceID: sourceID}
	return r
}

// tier makes a promotion tier of a campaign.
func (s *shop) tier(id, campaignID string, d discount.Discount) {
	s.t.Helper()
	s.must(s.store.Tiers().Insert(s.t.Context(), promotion.Tier{ID: id, CampaignID: campaignID, Name: id, Discount: &d, Active: true}))
}

// TestANewCustomerHasTheLimitOfEveryCustomer redeems two codes of a campaign at once that each customer may use once.
func TestANewCustomerHasTheLimitOfEveryCustomer(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("a", amountOff(1), in("camp_1"))
	s.coupon("b", amountOff(1), in("camp_1"))
	s.rules("val_1", "camp_1", rule.RelatedCampaign, atMost("campaign.redemptions.customers_count", 1))
	if _, err := s.engine.Redeem(t.Context(), by("alice", ask(100, "a", "b"))); !hasKey(err, "redemption_rules_violated") {
		t.Errorf("both codes at once: %v", err)
	}
	_, err := s.engine.Redeem(t.Context(), by("alice", ask(100, "a")))
	s.must(err)
	if _, err := s.engine.Redeem(t.Context(), by("alice", ask(100, "b"))); !hasKey(err, "redemption_rules_violated") {
		t.Errorf("the second code: %v", err)
	}
	_, err = s.engine.Redeem(t.Context(), by("bob", ask(100, "b")))
	s.must(err)
}

// unitsOf is a request for some units of a product.
func unitsOf(product string, units, price int64, codes ...string) redemption.Request {
	r := ask(0, codes...)
	r.Order = &order.Request{At: "order", Items: patch.Set([]order.ItemRequest{{ProductID: product, Quantity: &units, Price: &price}})}
	return r
}

// unitLimit is a rule that gives the discount to so many units of a product.
func unitLimit(product string, quota discount.Quota, units int64) rule.Rules {
	e := discount.Entry{Object: discount.ObjectProduct, ID: product, Effect: discount.EntryEffectApplyToEvery}
	e.Quotas[quota].Units = &units
	return rule.Rules{ApplicableTo: rule.ApplicableTo{Included: []discount.Entry{e}}}
}

// TestUnitsOfALimitAreCounted plays the documented sequence of three customers who share ten units, and takes one of the
// redemptions back.
func TestUnitsOfALimitAreCounted(t *testing.T) {
	half := percentOff("50")
	half.Effect = discount.EffectApplyToItems
	for name, test := range map[string]struct {
		quota discount.Quota
		units int64
		want  []int64 // units discounted of 5 of Alex, 4 of Bobby, 3 of Clarence, 3 of Alex
	}{
		"of_all_customers":  {discount.QuotaCampaign, 10, []int64{5, 4, 1, 0}},
		"of_each_customer":  {discount.QuotaCustomerCampaign, 4, []int64{4, 4, 3, 0}},
		"of_a_tier":         {discount.QuotaTier, 10, []int64{5, 4, 1, 0}},
		"of_each_in_a_tier": {discount.QuotaCustomerTier, 6, []int64{5, 4, 3, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newShop(t)
			s.campaign("camp_1", func(c *campaign.Campaign) { c.Type = campaign.TypePromotion })
			s.tier("promo_1", "camp_1", half)
			s.rules("val_1", "promo_1", rule.RelatedPromotionTier, unitLimit("p", test.quota, test.units))
			var got []int64
			redeem := func(who string, units int64) *redemption.Redeemed {
				t.Helper()
				r := by(who, unitsOf("p", units, 100))
				r.Redeemables = []redemption.Redeemable{{Object: redemption.RedeemableTier, ID: "promo_1"}}
				validated, err := s.engine.Validate(t.Context(), r)
				s.must(err)
				done, err := s.engine.Redeem(t.Context(), r)
				s.must(err)
				if diff := cmp.Diff(described(validated), described(done.Result)); diff != "" {
					t.Errorf("redemption disagrees with validation (-validation +redemption):\n%s", diff)
				}
				got = append(got, done.Order.Items[0].DiscountAmount/50)
				return done
			}
			first := redeem("alex", 5)
			redeem("bobby", 4)
			redeem("clarence", 3)
			redeem("alex", 3)
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("units (-want +got):\n%s", diff)
			}
			_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: first.Records[0].ID})
			s.must(err)
			redeem("alex", 5)
			if last := got[len(got)-1]; last == 0 {
				t.Errorf("after a rollback alex gets no unit")
			}
		})
	}
}

// TestCounterKeysAreStable compares stored keys: with other keys all limits would begin again.
func TestCounterKeysAreStable(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", nil)
	s.coupon("a", amountOff(1), in("camp_1"))
	s.customer("cust_1", nil)
	s.rules("val_1", "camp_1", rule.RelatedCampaign, atMost("campaign.redemptions.count", 9))
	s.rules("val_2", "camp_1", rule.RelatedCampaign, atMost("campaign.redemptions.customers_count.daily", 9))
	r := ask(100, "a")
	r.Customer = &customer.Request{ID: "cust_1"}
	_, err := s.engine.Redeem(t.Context(), r)
	s.must(err)
	page, err := s.store.Counters().List(t.Context(), storage.Query{})
	s.must(err)
	got := map[redemption.CounterKey]int64{}
	for _, c := range page.Items {
		got[c.ID] = c.Value
	}
	want := map[redemption.CounterKey]int64{"r2.0.0/camp_1//": 1, "r2.1.1/camp_1/cust_1/2026-03-02": 1}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("counters (-want +got):\n%s", diff)
	}
}
