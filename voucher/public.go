package voucher

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
)

// Shared lets pass the codes that several customers can use: discounts for more than one use. Gift and loyalty cards are money, and a code
// for one use is gone when somebody else takes it.
func Shared() storage.Filter {
	return storage.And(storage.Is("type", string(campaign.VoucherDiscount)), storage.Or(
		storage.Where("redemption.quantity", storage.OpIsUnknown), storage.Where("redemption.quantity", storage.OpMore, int64(1))))
}

// Public lets pass the codes that are for everybody, which a stranger may be told: those of Shared that no customer holds, outside campaigns or
// in one of those named, whose codes are for everybody. The codes of other campaigns are a stock that is given to customers one by one.
func Public(campaignIDs ...string) storage.Filter {
	return storage.And(Shared(), storage.Where("holder_id", storage.OpIsUnknown), storage.Is("is_referral_code", false),
		storage.Or(storage.Where("campaign_id", storage.OpIsUnknown), storage.In("campaign_id", campaignIDs)))
}
