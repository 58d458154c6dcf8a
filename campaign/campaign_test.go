package campaign_test

import (
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/validity"
)

var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

func fixed() env.Env {
	return env.Env{Now: func() time.Time { return noon }, NewID: func(prefix string) string { return prefix + "1" }}
}

func draft(t *testing.T, n campaign.NewCampaign) campaign.Campaign {
	t.Helper()
	d, err := n.Draft(fixed(), true)
	if err != nil {
		t.Fatal(err)
	}
	return d.Campaign
}

func TestCampaignTypeFollowsFromParts(t *testing.T) {
	gift, card := &campaign.VoucherProfile{Gift: &campaign.GiftProfile{}}, &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}
	type result struct {
		Type         campaign.Type
		Distribution campaign.Distribution
		Voucher      campaign.VoucherType
		JoinOnce     bool
		VoucherRules bool
		Referral     bool
	}
	for name, test := range map[string]struct {
		n    campaign.NewCampaign
		want result
	}{
		"a discount":       {campaign.NewCampaign{Voucher: &campaign.VoucherProfile{Discount: percent(1)}}, result{"DISCOUNT_COUPONS", "AUTO_UPDATE", "DISCOUNT_VOUCHER", false, true, false}},
		"the voucher type": {campaign.NewCampaign{Voucher: &campaign.VoucherProfile{Type: "DISCOUNT_VOUCHER", Discount: percent(1)}}, result{"DISCOUNT_COUPONS", "AUTO_UPDATE", "DISCOUNT_VOUCHER", false, true, false}},
		"a gift":           {campaign.NewCampaign{Voucher: gift, Distribution: "STATIC", JoinOnce: true}, result{"GIFT_VOUCHERS", "STATIC", "GIFT_VOUCHER", true, true, false}},
		"a public code":    {campaign.NewCampaign{Voucher: gift, Distribution: "STANDALONE", JoinOnce: true}, result{"GIFT_VOUCHERS", "STANDALONE", "GIFT_VOUCHER", false, true, false}},
		"a card":           {campaign.NewCampaign{Voucher: card}, result{"LOYALTY_PROGRAM", "STATIC", "LOYALTY_CARD", true, true, false}},
		"a referral": {campaign.NewCampaign{Voucher: &campaign.VoucherProfile{Discount: percent(1)}, Referral: &campaign.ReferralProgram{ConversionEvent: "redemption"}},
			result{"REFERRAL_PROGRAM", "AUTO_UPDATE", "DISCOUNT_VOUCHER", false, true, true}},
		"a promotion": {campaign.NewCampaign{Type: "PROMOTION"}, result{Type: "PROMOTION", Distribution: "STATIC"}},
	} {
		t.Run(name, func(t *testing.T) {
			test.n.Name = "x"
			c := draft(t, test.n)
			got := result{Type: c.Type, Distribution: c.Distribution, JoinOnce: c.JoinOnce, VoucherRules: c.UseVoucherSchema}
			if c.Voucher != nil {
				got.Voucher, got.Referral = c.Voucher.Type, c.Voucher.ReferralCode
			}
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Error(diff)
			}
		})
	}
}

func TestUpdateKeepsOtherProperties(t *testing.T) {
	c := draft(t, campaign.NewCampaign{
		Name: "x", Description: "before", Metadata: metadata.Map{"a": "1", "b": "2"}, Access: campaign.AccessSettings{Areas: []string{"one", "two"}},
		Validity: validity.Validity{End: noon}, Voucher: &campaign.VoucherProfile{Discount: percent(10)},
	})
	want := c
	later := noon.Add(time.Hour)
	want.UpdatedAt = later
	if err := c.Apply(campaign.Update{}, later); err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, c); diff != "" {
		t.Error(diff)
	}

	err := c.Apply(campaign.Update{
		Description: patch.Clear[string](), Metadata: patch.Set(metadata.Map{"b": nil, "c": "3"}), UnsetMetadata: []string{"a"},
		Assign: campaign.AccessSettings{Areas: []string{"three", "two"}}, Unassign: campaign.AccessSettings{Areas: []string{"one"}},
		Validity: validity.Update{End: patch.Clear[time.Time]()}, RedemptionQuantity: patch.Set(int64(2)), Discount: patch.Set(*percent(20)),
	}, later)
	if err != nil {
		t.Fatal(err)
	}
	two := int64(2)
	profile := *want.Voucher
	profile.Discount, profile.RedemptionQuantity = percent(20), &two
	want.Description, want.Metadata, want.Validity, want.Voucher = "", metadata.Map{"c": "3"}, validity.Validity{}, &profile
	want.Access = campaign.AccessSettings{Areas: []string{"two", "three"}}
	if diff := cmp.Diff(want, c); diff != "" {
		t.Error(diff)
	}
}

func TestUpdateCannotChangeWhatCampaignGives(t *testing.T) {
	coupons := draft(t, campaign.NewCampaign{Name: "x", Voucher: &campaign.VoucherProfile{Discount: percent(10)}})
	protected := coupons
	protected.Protected = true
	referral := draft(t, campaign.NewCampaign{Name: "x", Voucher: &campaign.VoucherProfile{Discount: percent(10)},
		Referral: &campaign.ReferralProgram{ConversionEvent: "redemption", RewardType: "GIFT_VOUCHER", RewardAmount: 5}})
	promotion := draft(t, campaign.NewCampaign{Name: "x", Type: campaign.TypePromotion})
	for name, test := range map[string]struct {
		c       campaign.Campaign
		u       campaign.Update
		key     string
		details string
	}{
		"another type of discount": {coupons, campaign.Update{Discount: patch.Set(discount.Discount{Type: discount.TypeAmount})},
			"invalid_campaign", "It is not possible to change the type of a discount from PERCENT to AMOUNT"},
		"a gift for coupons": {coupons, campaign.Update{GiftEffect: patch.Set(discount.EffectApplyToItems)}, "invalid_campaign", "Property 'gift' is not allowed for DISCOUNT_COUPONS campaign"},
		"a public code":      {coupons, campaign.Update{Distribution: patch.Set(campaign.DistributionStandalone)}, "invalid_campaign", "It is not possible to change the type of a campaign from AUTO_UPDATE to STANDALONE"},
		"a referral for coupons": {coupons, campaign.Update{Referral: patch.Set(campaign.ReferralProgram{ConversionEvent: "redemption"})},
			"invalid_campaign", "Property 'referral_program' is not allowed for DISCOUNT_COUPONS campaign"},
		"another conversion event": {referral, campaign.Update{Referral: patch.Set(campaign.ReferralProgram{ConversionEvent: "custom_event"})},
			"invalid_campaign", "It is not possible to change the conversion event of a referral program"},
		"another kind of reward": {referral, campaign.Update{Referral: patch.Set(campaign.ReferralProgram{RewardType: "LOYALTY_CARD"})},
			"invalid_campaign", "It is not possible to change the type of the referee's reward"},
		"fewer than no redemptions": {coupons, campaign.Update{RedemptionQuantity: patch.Set(int64(-1))}, "invalid_payload", "Property .default_voucher_redemption.quantity must be >= 0, or null for no limit (actual value is '-1')"},
		"codes for a promotion":     {promotion, campaign.Update{RedemptionQuantity: patch.Set(int64(1))}, "invalid_campaign", "Campaign of type PROMOTION has no vouchers to change"},
		"a protected campaign":      {protected, campaign.Update{}, "resource_protected", "Campaign camp_1 is protected and cannot be changed"},
	} {
		t.Run(name, func(t *testing.T) {
			err := test.c.Apply(test.u, noon)
			f, ok := fault.As(err)
			if !ok || f.Key != test.key || f.Details != test.details {
				t.Errorf("got %v, want %s: %s", err, test.key, test.details)
			}
		})
	}
}

// TestStatusIsFinalWhenLastJobEnds runs jobs that begin and end in any order.
func TestStatusIsFinalWhenLastJobEnds(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		p := campaign.Progress{Creation: campaign.StatusDone, Generation: campaign.StatusDone}
		running, failed := 0, false
		for range rapid.IntRange(1, 20).Draw(t, "steps") {
			if running == 0 || rapid.Bool().Draw(t, "begins") {
				p.Begin(rapid.SampledFrom([]campaign.Status{campaign.StatusInProgress, campaign.StatusModifying}).Draw(t, "status"))
				running++
				failed = false
			} else {
				fails := rapid.Bool().Draw(t, "fails")
				p.End(fails)
				running--
				failed = failed || fails
			}
			if p.Generation == campaign.StatusDone != (running == 0 && !failed) {
				t.Fatalf("%d jobs run, failed %v: %+v", running, failed, p)
			}
		}
		for ; running > 0; running-- {
			p.End(false)
		}
		if p.Jobs != 0 || p.Locked(&campaign.Campaign{}) != nil {
			t.Fatalf("no job runs: %+v", p)
		}
	})
}
