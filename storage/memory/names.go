package memory

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/location"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Names returns the names of rows; see storage.NameReader.
func (p *Project) Names(ctx context.Context, ids storage.NameIDs) (map[string]string, error) {
	names := map[string]string{}
	for _, err := range []error{
		addNames(ctx, names, p.Campaigns(), "id", ids.Campaigns, func(c *campaign.Campaign) (string, string) { return c.ID, c.Name }),
		addNames(ctx, names, p.Segments(), "id", ids.Segments, func(s *segment.Segment) (string, string) { return s.ID, s.Name }),
		addNames(ctx, names, p.LoyaltyTiers(), "id", ids.Tiers, func(t *loyalty.Tier) (string, string) { return t.ID, t.Name }),
		addNames(ctx, names, p.Products(), "id", ids.Products, func(i *catalog.Product) (string, string) { return i.ID, i.Name }),
		addNames(ctx, names, p.Products(), "source_id", ids.Products, func(i *catalog.Product) (string, string) { return i.SourceID, i.Name }),
		addNames(ctx, names, p.SKUs(), "id", ids.SKUs, func(i *catalog.SKU) (string, string) { return i.ID, i.Name }),
		addNames(ctx, names, p.SKUs(), "source_id", ids.SKUs, func(i *catalog.SKU) (string, string) { return i.SourceID, i.Name }),
		addNames(ctx, names, p.Collections(), "id", ids.Collections, func(c *catalog.Collection) (string, string) { return c.ID, c.Name }),
		addNames(ctx, names, p.Locations(), "id", ids.Locations, func(l *location.Location) (string, string) { return l.ID, l.Name }),
		addNames(ctx, names, p.Vouchers(), "id", ids.Vouchers, func(v *voucher.Voucher) (string, string) { return v.ID, v.Code }),
		addNames(ctx, names, p.Tiers(), "id", ids.PromotionTiers, func(t *promotion.Tier) (string, string) { return t.ID, t.Name }),
		addNames(ctx, names, p.Customers(), "id", ids.Customers, func(c *customer.Customer) (string, string) {
			return c.ID, cmp.Or(c.Name, c.Email, c.SourceID, c.ID)
		}),
		addNames(ctx, names, p.Programs(), "id", ids.Programs, func(i *program.Program) (string, string) { return i.ID, i.Name }),
		addNames(ctx, names, p.CardDefinitions(), "id", ids.CardDefinitions, func(d *program.CardDefinition) (string, string) { return d.ID, d.Name }),
	} {
		if err != nil {
			return nil, err
		}
	}
	return names, nil
}

func addNames[T any](ctx context.Context, to map[string]string, from storage.Collection[T], field string, ids []string, named func(*T) (id, name string)) error {
	found, err := storage.Having(ctx, from, field, ids)
	for i := range found {
		if id, name := named(&found[i]); name != "" {
			to[id] = name
		}
	}
	return err
}
