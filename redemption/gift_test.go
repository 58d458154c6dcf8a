package redemption_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestUnitsThatAGiftCardPaysForAreCounted holds gift cards to the limit of units over many redemptions, as coupons are.
func TestUnitsThatAGiftCardPaysForAreCounted(t *testing.T) {
	s := newShop(t)
	s.campaign("camp_1", func(c *campaign.Campaign) { c.Type = campaign.TypeGiftVouchers })
	s.gift("card", 10_000, in("camp_1"), func(v *voucher.Voucher) { v.Gift.Effect = discount.EffectApplyToItems })
	s.rules("val_1", "camp_1", rule.RelatedCampaign, unitLimit("p", discount.QuotaCampaign, 3))
	redeem := func(units int64) *redemption.Redeemed {
		t.Helper()
		done, err := s.engine.Redeem(t.Context(), by("alice", unitsOf("p", units, 100, "card")))
		s.must(err)
		return done
	}
	first, second := redeem(2), redeem(2)
	if diff := cmp.Diff([]int64{200, 100}, []int64{first.Records[0].Applied.Credits, second.Records[0].Applied.Credits}); diff != "" {
		t.Errorf("credits (-want +got):\n%s", diff)
	}
	_, err := s.engine.Rollback(t.Context(), redemption.RollbackRequest{RedemptionID: first.Records[0].ID})
	s.must(err)
	if credits := redeem(5).Records[0].Applied.Credits; credits != 200 {
		t.Errorf("after a rollback of two units the card pays %d", credits)
	}
}

// TestCreditsOfRefusedCardAreNotCounted: rules about the credits of a campaign refuse a card when its effect is known.
func TestCreditsOfRefusedCardAreNotCounted(t *testing.T) {
	s := newShop(t)
	s.stacking(func(r *project.StackingRules) { r.ApplicationMode = project.ApplicationPartial })
	s.campaign("camp_1", func(c *campaign.Campaign) { c.Type = campaign.TypeGiftVouchers })
	s.gift("card", 500, in("camp_1"))
	s.coupon("code", amountOff(10))
	s.rules("val_1", "camp_1", rule.RelatedCampaign, atMost("redemption.gift.amount", 100))
	done, err := s.engine.Redeem(t.Context(), by("alice", ask(1000, "card", "code")))
	s.must(err)
	want := "card inapplicable redemption_rules_violated\ncode applied 10 total 990\nvalid true"
	if diff := cmp.Diff(want, described(done.Result)); diff != "" {
		t.Fatalf("result (-want +got):\n%s", diff)
	}
	if sum := done.Customer.Summary; sum.GiftRedeemed != 0 || sum.Redeemed != 1 || sum.Succeeded != 1 {
		t.Errorf("summary: %+v", sum)
	}
}
