package campaign_test

import (
	"fmt"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/patch"
)

func percent(n int64) *discount.Discount {
	off := decimal.NewFromInt(n)
	return &discount.Discount{Type: discount.TypePercent, PercentOff: &off}
}

func ExampleNewCampaign_Draft() {
	d, err := campaign.NewCampaign{Name: "Summer", Voucher: &campaign.VoucherProfile{Discount: percent(10)}}.Draft(env.System(), true)
	if err != nil {
		fmt.Println(err)
		return
	}
	c := d.Campaign
	fmt.Println(c.Type, c.Distribution, c.Active, *c.Voucher.CodeConfig.Pattern)

	before := c
	if err := c.Apply(campaign.Update{Discount: patch.Set(*percent(15)), Description: patch.Set("hotter")}, time.Now()); err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(before.Voucher.Discount.PercentOff, c.Voucher.Discount.PercentOff)

	_, err = campaign.NewCampaign{Name: "Friends", Type: campaign.TypeReferralProgram, Voucher: &campaign.VoucherProfile{}}.Draft(env.System(), true)
	fmt.Println(err)
	// Output:
	// DISCOUNT_COUPONS AUTO_UPDATE true ########
	// 10 15
	// invalid_campaign: Invalid campaign: Property 'discount' is required for REFERRAL_PROGRAM campaign
}
