package redemption_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestQualificationAgreesWithValidation makes random shops without rules about live figures and qualifies everything: what
// qualifies has to be what validations of each candidate alone find valid, with the same figures.
func TestQualificationAgreesWithValidation(t *testing.T) {
	rapid.Check(t, func(rt *rapid.T) {
		s := newShop(t)
		s.customer("cust_alice", metadata.Map{"vip": true})
		candidates := s.random(rt)
		var items []order.ItemRequest
		for _, product := range []string{"prod_mug", "prod_tea"} {
			if n := rapid.Int64Range(0, 3).Draw(rt, "units of "+product); n > 0 {
				items = append(items, units(product, n, rapid.Int64Range(0, 900).Draw(rt, "price of "+product)))
			}
		}
		if items == nil {
			items = append(items, units("prod_cup", 1, 500))
		}
		base := redemption.Request{Order: buying(items...)}
		if rapid.Bool().Draw(rt, "alice") {
			base.Customer = &customer.Request{ID: "cust_alice"}
		}
		want := map[string]int64{}
		for _, c := range candidates {
			if c.held && base.Customer == nil {
				continue
			}
			r := base
			r.Redeemables = []redemption.Redeemable{c.Redeemable}
			result, err := s.engine.Validate(t.Context(), r)
			s.must(err)
			if result.Valid {
				want[c.ID] = result.Cart.TotalAmount().Minor
			}
		}
		got := map[string]int64{}
		r := redemption.QualifyRequest{Order: base.Order, Customer: base.Customer, Limit: 3}
		for {
			q := s.qualify(r)
			for _, item := range q.Items {
				got[item.Redeemable.ID] = item.Cart.TotalAmount().Minor
			}
			if !q.More {
				break
			}
			r.After = q.Next
		}
		if diff := cmp.Diff(want, got); diff != "" {
			rt.Errorf("validated alone (-) and qualified (+):\n%s", diff)
		}
	})
}

// candidate is a redeemable that a qualification of everything has to examine; held says that it is for its holder alone.
type candidate struct {
	redemption.Redeemable
	held bool
}

// random makes tiers and codes in a shop, and returns those that all customers, or Alice, may use.
func (s *shop) random(rt *rapid.T) (candidates []candidate) {
	s.stacking(func(r *project.StackingRules) {
		r.NoEffect = rapid.SampledFrom([]project.NoEffectRule{project.NoEffectRedeem, project.NoEffectSkip}).Draw(rt, "no effect")
	})
	window := rapid.Custom(func(t *rapid.T) (v validity.Validity) {
		switch rapid.IntRange(0, 5).Draw(t, "window") {
		case 0:
			v.End = opening.Add(-time.Hour)
		case 1:
			v.Start = opening.Add(time.Hour)
		case 2:
			v.DayOfWeek = []int{2}
		case 3:
			v.Start, v.End = opening, opening
		}
		return v
	})
	for _, id := range []string{"camp_promo", "camp_bulk", "camp_public"} {
		s.campaign(id, func(c *campaign.Campaign) {
			c.Active, c.Validity = rapid.IntRange(0, 4).Draw(rt, "active") > 0, window.Draw(rt, "campaign")
			if id == "camp_public" {
				c.Distribution = campaign.DistributionStandalone
			}
		})
		s.randomRules(rt, id, rule.RelatedCampaign)
	}
	effects := rapid.SampledFrom([]discount.Effect{discount.EffectApplyToOrder, discount.EffectApplyToItems})
	for i := range rapid.IntRange(0, 12).Draw(rt, "candidates") {
		d := amountOff(rapid.Int64Range(0, 700).Draw(rt, "amount"))
		d.Effect = effects.Draw(rt, "effect")
		made := i / 3 // some at the same instant
		if rapid.Bool().Draw(rt, "tier") {
			id := fmt.Sprintf("promo_%02d", i)
			s.promotion(id, "camp_promo", d, made, func(t *promotion.Tier) {
				t.Active, t.Validity = rapid.IntRange(0, 4).Draw(rt, "active") > 0, window.Draw(rt, "tier window")
			})
			s.randomRules(rt, id, rule.RelatedPromotionTier)
			candidates = append(candidates, candidate{redemption.Redeemable{Object: redemption.RedeemableTier, ID: id}, false})
			continue
		}
		v := voucher.Voucher{ID: fmt.Sprintf("v_%02d", i), Code: fmt.Sprintf("code%02d", i), CreatedAt: at(made), Active: rapid.IntRange(0, 4).Draw(rt, "active") > 0}
		v.CampaignID = rapid.SampledFrom([]string{"", "camp_bulk", "camp_public"}).Draw(rt, "campaign")
		v.HolderID = rapid.SampledFrom([]string{"", "cust_alice", "cust_bob"}).Draw(rt, "holder")
		v.ReferralCode = rapid.IntRange(0, 4).Draw(rt, "referral") == 0
		v.Validity = window.Draw(rt, "voucher window")
		v.Type, v.Discount = campaign.VoucherDiscount, &d
		if rapid.Bool().Draw(rt, "gift") {
			v.Type, v.Discount = campaign.VoucherGift, nil
			v.Gift = &voucher.Gift{Amount: rapid.Int64Range(0, 900).Draw(rt, "balance"), Effect: d.Effect}
		}
		if left := rapid.Int64Range(0, 2).Draw(rt, "left"); left < 2 {
			v.Redemption.Quantity = &left
		}
		s.must(s.store.Vouchers().Insert(s.t.Context(), v))
		s.randomRules(rt, v.ID, rule.RelatedVoucher)
		shared := v.HolderID == "" || v.Discount != nil && v.Redemption.Quantity == nil
		open := v.CampaignID != "camp_bulk" && shared
		if open || v.HolderID == "cust_alice" {
			candidates = append(candidates, candidate{redemption.Redeemable{Object: redemption.RedeemableVoucher, ID: v.Code}, !open})
		}
	}
	return candidates
}

func (s *shop) randomRules(rt *rapid.T, id string, kind rule.RelatedType) {
	var r rule.Rules
	switch rapid.IntRange(0, 9).Draw(rt, "rules of "+id) {
	case 0:
		r = rulesOf(isVIP())
	case 1:
		r = rulesOf(hasProduct("prod_mug"))
	case 2:
		r = rulesOf(initialOver(1000))
	case 3:
		r = onProducts("prod_tea")
	case 4:
		r = bundleOf("prod_mug", 2)
	case 5:
		r = rulesOf(rule.Rule{Name: "order.total_amount", Conditions: map[rule.Operator][]any{"$more_than": {300}}})
	case 6:
		r = atMost("redemption.count", rapid.Int64Range(0, 1).Draw(rt, "limit"))
	default:
		return
	}
	s.rules("val_"+id, id, kind, r)
}
