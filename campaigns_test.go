package punchcard_test

import (
	"context"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// TestCampaignsOfEveryTypeAreMadeChangedAndDeletedInOnePlace takes one campaign of each type through its life.
func TestCampaignsOfEveryTypeAreMadeChangedAndDeletedInOnePlace(t *testing.T) {
	onEachStorage(t, func(t *testing.T, open opener) {
		ctx := context.WithoutCancel(t.Context())
		engine := open()
		defer stopped(t, engine)
		if err := engine.Start(ctx); err != nil {
			t.Fatal(err)
		}
		shop := engine.Project("shop")
		for _, n := range []punchcard.NewCampaign{
			{NewCampaign: campaign.NewCampaign{Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}, Codes: 1},
			{NewCampaign: campaign.NewCampaign{Name: "Gifts", Voucher: &campaign.VoucherProfile{Gift: &campaign.GiftProfile{Amount: 500}}}, Codes: 1},
			{NewCampaign: campaign.NewCampaign{Name: "Club", Voucher: &campaign.VoucherProfile{Loyalty: &campaign.LoyaltyProfile{}}}},
			{NewCampaign: campaign.NewCampaign{Name: "Friends", Type: campaign.TypeReferralProgram, Voucher: &campaign.VoucherProfile{Discount: discount.Percent(5)},
				Referral: &campaign.ReferralProgram{ConversionEvent: "redemption"}}},
			{NewCampaign: campaign.NewCampaign{Name: "November", Type: campaign.TypePromotion}, Tiers: []promotion.NewTier{{Name: "Ten", Discount: discount.Percent(10)}}},
		} {
			made, err := shop.Campaigns.Create(ctx, n)
			if err != nil {
				t.Fatalf("create %s: %v", n.Name, err)
			}
			changed, err := shop.Campaigns.Update(ctx, n.Name, punchcard.CampaignUpdate{Update: campaign.Update{Description: patch.Set("new")}})
			if err != nil || changed.ID != made.ID || changed.Description != "new" {
				t.Errorf("update %s: %v %q", n.Name, err, changed.Description)
			}
			if _, err := shop.Campaigns.Delete(ctx, n.Name, true); err != nil {
				t.Errorf("delete %s: %v", n.Name, err)
			}
			if _, err := shop.Campaigns.Get(ctx, n.Name); !fault.IsNotFound(err) {
				t.Errorf("get %s after it was deleted: %v", n.Name, err)
			}
		}
		page, err := shop.Campaigns.List(ctx, storage.Query{})
		if err != nil || len(page.Items) > 0 {
			t.Errorf("%d campaigns are left: %v", len(page.Items), err)
		}
	})
}

func TestACampaignIsRefusedThatCannotBe(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	ctx, shop := t.Context(), engine.Project("shop")
	coupons := campaign.NewCampaign{Name: "Codes", Voucher: &campaign.VoucherProfile{Discount: discount.Percent(10)}}
	november := campaign.NewCampaign{Name: "November", Type: campaign.TypePromotion}
	_, none := shop.Campaigns.Create(ctx, punchcard.NewCampaign{})
	_, codes := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: november, Codes: 1})
	_, tiers := shop.Campaigns.Create(ctx, punchcard.NewCampaign{NewCampaign: coupons, Tiers: []promotion.NewTier{{Name: "Ten"}}})
	_, built := voucher.InternalsOf(shop.Vouchers).CreateCampaign(ctx, campaign.Draft{}, 1)
	_, promo := promotion.InternalsOf(shop.Promotions).CreateCampaign(ctx, campaign.Draft{}, nil)
	_, typed := voucher.InternalsOf(shop.Vouchers).CreateCampaign(ctx, campaign.Draft{Campaign: campaign.Campaign{ID: "camp_1", Name: "Built", Type: campaign.TypeDiscountCoupons}}, 1)
	for want, err := range map[string]error{
		"Payload must have required property 'name'":                        none,
		"Property 'vouchers_count' is not allowed for PROMOTION campaign":   codes,
		"Property 'promotion' is not allowed for DISCOUNT_COUPONS campaign": tiers,
		"this one has no id": built,
	} {
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %s", err, want)
		}
	}
	if promo == nil || typed == nil {
		t.Errorf("drafts that were built by hand: %v, %v", promo, typed)
	}
	page, err := shop.Campaigns.List(ctx, storage.Query{})
	if diff := cmp.Diff(0, len(page.Items)); diff != "" || err != nil {
		t.Errorf("something was stored: %v", page.Items)
	}
}
