package loyalty

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/voucher"
)

// Member returns the loyalty card that a path names by code or by id, in a campaign if one is named. It fails with fault.NotFound,
// also for a voucher that is no loyalty card or of another campaign.
func (e *Engine) Member(ctx context.Context, campaignIDOrName, codeOrID string) (voucher.Voucher, error) {
	campaignID := ""
	if campaignIDOrName != "" {
		c, err := e.Campaign(ctx, campaignIDOrName)
		if err != nil {
			return voucher.Voucher{}, err
		}
		campaignID = c.ID
	}
	v, err := e.vouchers.Get(ctx, codeOrID)
	if err == nil && (v.Type != campaign.VoucherLoyalty || campaignID != "" && v.CampaignID != campaignID) {
		err = fault.NotFound(voucher.Kind.Name, codeOrID)
	}
	if err != nil {
		return voucher.Voucher{}, err
	}
	return v, nil
}
