package redemption_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// at is when the nth thing of a test was made, in seconds after the opening.
func at(n int) time.Time { return opening.Add(time.Duration(n) * time.Second) }

func madeAt(n int) func(*voucher.Voucher) { return func(v *voucher.Voucher) { v.CreatedAt = at(n) } }

func heldBy(id string) func(*voucher.Voucher) { return func(v *voucher.Voucher) { v.HolderID = id } }

func referral(v *voucher.Voucher) { v.ReferralCode = true }

// promotion makes a tier of a promotion campaign.
func (s *shop) promotion(id, campaignID string, d discount.Discount, n int, changes ...func(*promotion.Tier)) {
	s.t.Helper()
	t := promotion.Tier{ID: id, CampaignID: campaignID, Name: id, Discount: &d, Active: true, CreatedAt: at(n)}
	for _, change := range changes {
		change(&t)
	}
	s.must(s.store.Tiers().Insert(s.t.Context(), t))
}

func ofType(t campaign.Type, d campaign.Distribution) func(*campaign.Campaign) {
	return func(c *campaign.Campaign) { c.Type, c.Distribution = t, d }
}

func (s *shop) customer(id string, m metadata.Map) {
	s.must(s.store.Customers().Insert(s.t.Context(), customer.Customer{ID: id, SourceID: id + "@shop", Metadata: m}))
}

func (s *shop) qualify(r redemption.QualifyRequest) *redemption.Qualified {
	s.t.Helper()
	q, err := s.engine.Qualify(s.t.Context(), r)
	s.must(err)
	return q
}

// line writes a qualification in one line: what it is, what it takes off, what it leaves, the rules that were left out.
func line(q redemption.Qualification) string {
	text := q.Redeemable.ID
	if q.Order != nil {
		text += fmt.Sprintf(" -%d =%d", q.Applied.TotalAppliedDiscountAmount(), q.Cart.TotalAmount().Minor)
	}
	for _, r := range q.Rules {
		if len(r.Omitted) > 0 {
			text += " without " + r.RuleID + " " + strings.Join(r.Omitted, " ")
		}
	}
	var parts []string
	for _, p := range q.Parts {
		parts = append(parts, line(p))
	}
	if parts != nil {
		text += " (" + strings.Join(parts, ", ") + ")"
	}
	return text
}

func lines(q *redemption.Qualified) (lines []string) {
	for _, item := range q.Items {
		lines = append(lines, line(item))
	}
	return lines
}

func buying(items ...order.ItemRequest) *order.Request {
	return &order.Request{At: "order", Items: patch.Set(items)}
}

func units(product string, n, price int64) order.ItemRequest {
	return order.ItemRequest{ProductID: product, Quantity: &n, Price: &price}
}

func rulesOf(rules ...rule.Rule) rule.Rules {
	r := rule.Rules{Expression: rule.Expression{Rules: map[string]rule.Rule{}}}
	for i, x := range rules {
		r.Rules[fmt.Sprint(i+1)] = x
	}
	return r
}

func hasProduct(id string) rule.Rule {
	return rule.Rule{Name: "order.items.any", Conditions: map[rule.Operator][]any{"$is": {map[string]any{"id": id, "object": "product"}}}}
}

func isVIP() rule.Rule {
	return rule.Rule{Name: "customer.metadata", Property: "vip", Conditions: map[rule.Operator][]any{"$is": {true}}}
}

func initialOver(minor int64) rule.Rule {
	return rule.Rule{Name: "order.initial_amount", Conditions: map[rule.Operator][]any{"$more_than": {minor}}}
}

func onProducts(ids ...string) rule.Rules {
	var r rule.Rules
	for _, id := range ids {
		r.ApplicableTo.Included = append(r.ApplicableTo.Included,
			discount.Entry{Object: discount.ObjectProduct, ID: id, Effect: discount.EntryEffectApplyToEvery})
	}
	return r
}

func bundleOf(product string, n int64) rule.Rules {
	part := hasProduct(product)
	part.Rules = map[string]rule.Rule{"1": {Name: "order.items.aggregated_quantity", Conditions: map[rule.Operator][]any{"$is": {n}}}}
	return rule.Rules{BundleRules: &rule.BundleRules{Expression: rule.Expression{Rules: map[string]rule.Rule{"1": part}}}}
}

func onItems(d discount.Discount) discount.Discount {
	d.Effect = discount.EffectApplyToItems
	return d
}

// shopWithOneOfEach returns a shop with one of everything, the newest last. Alice holds some codes and is a VIP.
func shopWithOneOfEach(t *testing.T) *shop {
	s := newShop(t)
	s.customer("cust_alice", metadata.Map{"vip": true})
	s.customer("cust_bob", nil)
	s.campaign("camp_bulk", ofType(campaign.TypeDiscountCoupons, campaign.DistributionAutoUpdate))
	_, err := s.store.Campaigns().Update(t.Context(), "camp_bulk", func(c *campaign.Campaign) error {
		d := amountOff(100)
		c.Voucher, c.CreatedAt = &campaign.VoucherProfile{Type: campaign.VoucherDiscount, Discount: &d}, at(1)
		return nil
	})
	s.must(err)
	s.campaign("camp_public", ofType(campaign.TypeDiscountCoupons, campaign.DistributionStandalone))
	s.campaign("camp_promo", ofType(campaign.TypePromotion, ""))
	s.campaign("camp_off", func(c *campaign.Campaign) { c.Type, c.Active = campaign.TypePromotion, false })

	s.coupon("free", amountOff(50), madeAt(2))
	s.coupon("public", amountOff(60), in("camp_public"), madeAt(3))
	s.coupon("bulk", amountOff(70), in("camp_bulk"), madeAt(4))
	s.coupon("alices", amountOff(80), in("camp_bulk"), madeAt(5), heldBy("cust_alice"))
	s.coupon("bobs", amountOff(90), in("camp_bulk"), madeAt(6), heldBy("cust_bob"))
	s.gift("card", 300, madeAt(7), heldBy("cust_alice"))
	s.coupon("refer", amountOff(10), in("camp_bulk"), madeAt(8), heldBy("cust_alice"), referral)
	s.coupon("disabled", amountOff(5), madeAt(9), func(v *voucher.Voucher) { v.Active = false })
	s.coupon("used", amountOff(5), madeAt(10), quantity(0))

	s.promotion("promo_plain", "camp_promo", percentOff("10"), 11)
	s.promotion("promo_vip", "camp_promo", amountOff(200), 12)
	s.rules("val_vip", "promo_vip", rule.RelatedPromotionTier, rulesOf(isVIP()))
	s.promotion("promo_mug", "camp_promo", onItems(percentOff("50")), 13)
	s.rules("val_mug", "promo_mug", rule.RelatedPromotionTier, onProducts("prod_mug"))
	s.promotion("promo_tea", "camp_promo", amountOff(300), 14)
	s.rules("val_tea", "promo_tea", rule.RelatedPromotionTier, rulesOf(hasProduct("prod_tea"), isVIP(), initialOver(5000)))
	s.promotion("promo_set", "camp_promo", amountOff(400), 15)
	s.rules("val_set", "promo_set", rule.RelatedPromotionTier, bundleOf("prod_mug", 5))
	s.promotion("promo_off", "camp_promo", amountOff(1), 16, func(t *promotion.Tier) { t.Active = false })
	s.promotion("promo_of_off", "camp_off", amountOff(1), 17)
	s.promotion("promo_over", "camp_promo", amountOff(1), 18, func(t *promotion.Tier) { t.Validity.End = opening.Add(-time.Second) })
	s.promotion("promo_live", "camp_promo", amountOff(500), 19)
	s.rules("val_live", "promo_live", rule.RelatedPromotionTier, rulesOf(rule.Rule{Name: "order.amount", Conditions: map[rule.Operator][]any{"$more_than": {1_000_000}}}))
	for i, tiers := range [][]string{{"promo_plain", "promo_vip"}, {"promo_plain", "promo_tea"}} {
		s.must(s.store.Stacks().Insert(t.Context(), promotion.Stack{
			ID: fmt.Sprintf("stack_%d", i+1), CampaignID: "camp_promo", Name: "both", TierIDs: tiers, CreatedAt: at(20 + i),
		}))
	}
	return s
}
