package redemption_test

import (
	"context"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage/memory"
	"github.com/punchcardhq/punchcard/voucher"
)

// An order of 115.00 could be paid with a gift card, or be 10 percent cheaper.
func ExampleEngine_Qualify() {
	ctx := context.Background()
	backend := memory.New()
	defer backend.Close()
	store := backend.Project("shop")
	ten := percentOff("10")
	for _, err := range []error{
		store.Campaigns().Insert(ctx, campaign.Campaign{ID: "camp_1", Name: "Autumn", Type: campaign.TypePromotion, Active: true}),
		store.Tiers().Insert(ctx, promotion.Tier{ID: "promo_1", CampaignID: "camp_1", Name: "Ten", Discount: &ten, Active: true, CreatedAt: at(1)}),
		store.Vouchers().Insert(ctx, voucher.Voucher{
			ID: "v_1", Code: "GIFT", Type: campaign.VoucherGift, Gift: &voucher.Gift{Amount: 2500}, Active: true, CreatedAt: at(2),
		}),
	} {
		if err != nil {
			fmt.Println(err)
		}
	}
	engine := redemption.New(redemption.Deps{Store: store, Env: env.System(), Settings: func(context.Context) (redemption.Settings, error) {
		return redemption.Settings{Zone: time.UTC}, nil
	}})

	found, err := engine.Qualify(ctx, redemption.QualifyRequest{Order: ask(11500).Order, Sorting: redemption.SortBestDeal})
	for _, q := range found.Items {
		fmt.Println(q.Redeemable.ID, q.Applied.TotalAppliedDiscountAmount(), q.Cart.TotalAmount().Minor)
	}
	fmt.Println(found.More, err)
	// Output:
	// GIFT 2500 9000
	// promo_1 1150 10350
	// false <nil>
}
