package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/trash"
)

// purgeCampaign removes what the project keeps of a campaign besides its codes.
func (p *Project) purgeCampaign(ctx context.Context, id string) error {
	for _, deleteOf := range []func(ctx context.Context, campaignID string) error{
		p.Promotions.DeleteOf, p.Loyalty.DeleteOf, p.Referrals.DeleteOf, p.Summaries.DeleteOf,
	} {
		if err := deleteOf(ctx, id); err != nil {
			return err
		}
	}
	return nil
}

// purges says how each kind of resource in the trash is removed for good.
func (p *Project) purges() map[trash.ResourceType]trash.Purge {
	return map[trash.ResourceType]trash.Purge{
		trash.TypeCampaign: func(ctx context.Context, id string) error {
			_, err := p.Vouchers.PurgeCampaign(ctx, id)
			return err
		},
		trash.TypeVoucher: p.Vouchers.Purge,
		trash.TypeProduct: p.Catalog.PurgeProduct,
		trash.TypeSKU:     p.Catalog.PurgeSKU,
	}
}
