package voucher

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
)

// Shared matches the codes that several customers can use: discounts for more than one use. Gift and loyalty cards are money, and a
// single-use code is gone when another customer takes it.
func Shared() storage.Filter {
	return storage.And(storage.Is("type", string(campaign.VoucherDiscount)), storage.Or(
		storage.Where("redemption.quantity", storage.OpIsUnknown), storage.Where("redemption.quantity", storage.OpMore, int64(1))))
}

// Public matches the codes that strangers may see: those of Shared that no customer holds, without a campaign or in one of those
// named, whose codes are public. The codes of other campaigns are given to customers one by one.
func Public(campaignIDs ...string) storage.Filter {
	return storage.And(Shared(), storage.Where("holder_id", storage.OpIsUnknown), storage.Is("is_referral_code", false),
		storage.Or(storage.Where("campaign_id", storage.OpIsUnknown), storage.In("campaign_id", campaignIDs)))
}
