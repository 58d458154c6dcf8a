package voucher_test

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

func TestWalletStatus(t *testing.T) {
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC) // a Saturday
	past, future := validity.Validity{End: now.Add(-time.Hour)}, validity.Validity{Start: now.Add(time.Hour)}
	once := int64(1)
	cases := map[string]struct {
		v    voucher.Voucher
		c    *campaign.Campaign
		want voucher.WalletStatus
	}{
		"a_code_that_can_be_used":                     {voucher.Voucher{Active: true}, nil, voucher.WalletActive},
		"a_code_that_is_switched_off":                 {voucher.Voucher{Validity: past}, nil, voucher.WalletDisabled},
		"a_code_whose_campaign_is_switched_off":       {voucher.Voucher{Active: true}, &campaign.Campaign{}, voucher.WalletDisabled},
		"a_code_that_has_expired":                     {voucher.Voucher{Active: true, Validity: past}, nil, voucher.WalletExpired},
		"a_code_whose_campaign_has_expired":           {voucher.Voucher{Active: true}, &campaign.Campaign{Active: true, Validity: past}, voucher.WalletExpired},
		"a_code_with_a_later_end_than_its_campaign":   {voucher.Voucher{Active: true, Validity: validity.Validity{End: now.Add(time.Hour)}}, &campaign.Campaign{Active: true, Validity: past}, voucher.WalletActive},
		"a_code_whose_time_has_not_come":              {voucher.Voucher{Active: true, Validity: future}, nil, voucher.WalletNotActiveYet},
		"a_code_whose_weekday_has_not_come":           {voucher.Voucher{Active: true, Validity: validity.Validity{DayOfWeek: []int{1}}}, nil, voucher.WalletActive},
		"a_code_that_is_used_up":                      {voucher.Voucher{Active: true, Redemption: voucher.Redemption{Quantity: &once, Redeemed: 1}}, nil, voucher.WalletUsed},
		"a_used_code_that_has_expired":                {voucher.Voucher{Active: true, Validity: past, Redemption: voucher.Redemption{Quantity: &once, Redeemed: 1}}, nil, voucher.WalletExpired},
		"an_empty_gift_card":                          {voucher.Voucher{Active: true, Gift: &voucher.Gift{Amount: 500}, Redemption: voucher.Redemption{RedeemedAmount: 500}}, nil, voucher.WalletNoBalance},
		"a_gift_card_with_something_left":             {voucher.Voucher{Active: true, Gift: &voucher.Gift{Amount: 500}}, nil, voucher.WalletActive},
		"an_empty_loyalty_card":                       {voucher.Voucher{Active: true, Loyalty: &voucher.Loyalty{}}, nil, voucher.WalletNoBalance},
		"a_code_that_is_used_up_and_empty_is_used_up": {voucher.Voucher{Active: true, Gift: &voucher.Gift{}, Redemption: voucher.Redemption{Quantity: &once, Redeemed: 1}}, nil, voucher.WalletUsed},
	}
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if got := c.v.WalletStatus(c.c, now, time.UTC); got != c.want {
				t.Errorf("got %s, want %s", got, c.want)
			}
		})
	}
}
