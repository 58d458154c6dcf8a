package voucher

import (
	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/storage"
)

// Public lets pass the codes that are for everybody, which a stranger may be told: discounts that no customer holds and that are for more
// than one use, outside campaigns or in one of those named, whose codes are for everybody. The codes of other campaigns are a stock that is
// given to customers one by one, gift and loyalty cards are money, and a code for one use is gone when a stranger takes it.
func Public(campaignIDs ...string) storage.Filter {
	return storage.And(
		storage.Is("type", string(campaign.VoucherDiscount)), storage.Where("holder_id", storage.OpIsUnknown), storage.Is("is_referral_code", false),
		storage.Or(storage.Where("redemption.quantity", storage.OpIsUnknown), storage.Where("redemption.quantity", storage.OpMore, int64(1))),
		storage.Or(storage.Where("campaign_id", storage.OpIsUnknown), storage.In("campaign_id", campaignIDs)),
	)
}
