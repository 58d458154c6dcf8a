package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) balanceRoutes() []route {
	return []route{
		{"POST", "/v1/vouchers/{code}/balance", write(a.adjustBalance)},
		{"GET", "/v1/vouchers/{code}/transactions", read(a.listVoucherTransactions)},
		{"GET", "/v1/campaigns/{campaignId}/transactions", read(a.listCampaignTransactions)},
	}
}

func (a *API) adjustBalance(ctx context.Context, r *request, in wire.BalanceUpdate) (wire.Balance, error) {
	adjust, err := in.Domain()
	if err != nil {
		return wire.Balance{}, err
	}
	t, err := r.Project.Vouchers.AdjustBalance(ctx, r.Path("code"), adjust)
	return wire.NewBalance(t), err
}

func (a *API) listVoucherTransactions(ctx context.Context, r *request) (list wire.List[wire.Transaction], err error) {
	v, err := r.Project.Vouchers.Get(ctx, r.Path("code"))
	if err != nil {
		return list, err
	}
	return a.listTransactions(ctx, r, storage.Is("voucher_id", v.ID))
}

// listCampaignTransactions lists the transactions of the cards of a campaign. The list is empty for a campaign without
// cards.
func (a *API) listCampaignTransactions(ctx context.Context, r *request) (list wire.List[wire.Transaction], err error) {
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	return a.listTransactions(ctx, r, storage.Is("campaign_id", c.ID))
}
