package punchcard

import (
	"context"

	"github.com/punchcardhq/punchcard/bin"
)

// purges says how each kind of resource in the bin is removed for good.
func (p *Project) purges() map[bin.ResourceType]bin.Purge {
	return map[bin.ResourceType]bin.Purge{
		bin.TypeCampaign: func(ctx context.Context, id string) error {
			_, err := p.Vouchers.PurgeCampaign(ctx, id)
			return err
		},
		bin.TypeVoucher: p.Vouchers.Purge,
		bin.TypeProduct: p.Catalog.PurgeProduct,
		bin.TypeSKU:     p.Catalog.PurgeSKU,
	}
}
