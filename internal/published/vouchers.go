package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// Voucher converts one voucher. It returns the error of reading or changing the voucher, if there is one.
func (s *Shapes) Voucher(ctx context.Context, v voucher.Voucher, err error) (wire.Voucher, error) {
	if err != nil {
		return wire.Voucher{}, err
	}
	shapes, err := s.Vouchers(ctx, v)
	if err != nil {
		return wire.Voucher{}, err
	}
	return shapes[0], nil
}

// Vouchers converts vouchers for an answer. Related resources are read once for all of them.
func (s *Shapes) Vouchers(ctx context.Context, vouchers ...voucher.Voucher) ([]wire.Voucher, error) {
	var ids, campaignIDs []string
	for _, v := range vouchers {
		ids, campaignIDs = append(ids, v.ID), append(campaignIDs, v.CampaignID)
	}
	campaigns, err := s.engines.Campaigns.ByID(ctx, Distinct(campaignIDs)...)
	if err != nil {
		return nil, err
	}
	names := make(map[string]string, len(campaigns))
	for id, c := range campaigns {
		names[id] = c.Name
	}
	assignments, err := s.Assignments(ctx, append(ids, campaignIDs...)...)
	if err != nil {
		return nil, err
	}
	for _, v := range vouchers { // its own first, then those of its campaign
		if of := assignments[v.CampaignID]; len(of) > 0 {
			assignments[v.ID] = slices.Concat(assignments[v.ID], of)
		}
	}
	return s.VouchersWith(ctx, vouchers, names, assignments)
}

// VouchersWith is Vouchers for callers that have the names of the campaigns and the assignments already.
func (s *Shapes) VouchersWith(ctx context.Context, vouchers []voucher.Voucher, campaigns map[string]string, assignments map[string][]rule.Assignment) ([]wire.Voucher, error) {
	vouchers = slices.Clone(vouchers)
	var categoryIDs []string
	discounts := make([]**discount.Discount, len(vouchers))
	if err := s.RefreshCards(ctx, vouchers); err != nil {
		return nil, err
	}
	for i, v := range vouchers {
		categoryIDs = append(categoryIDs, v.CategoryID)
		discounts[i] = &vouchers[i].Discount
	}
	if err := s.AddUnits(ctx, discounts...); err != nil {
		return nil, err
	}
	categories, err := s.Categories(ctx, categoryIDs...)
	if err != nil {
		return nil, err
	}
	p, err := s.engines.Settings(ctx)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Voucher, len(vouchers))
	for i, v := range vouchers {
		if s.clientSide { // the holder is not shown to client-side callers
			v.HolderID, v.ReferrerID = "", ""
		}
		shapes[i] = wire.NewVoucher(v, wire.VoucherContext{
			Campaign: campaigns[v.CampaignID], Category: categories[v.CategoryID], Assignments: assignments[v.ID],
			Assets: s.voucherAssets(p, v.ID), Zone: p.Zone(),
		})
	}
	return shapes, nil
}

// RefreshCards updates the loyalty cards among vouchers in place, to their points of now.
func (s *Shapes) RefreshCards(ctx context.Context, lists ...[]voucher.Voucher) error {
	var cards []*voucher.Voucher
	for _, list := range lists {
		for i := range list {
			if list[i].Loyalty != nil {
				cards = append(cards, &list[i])
			}
		}
	}
	return s.engines.Vouchers.Current(ctx, cards...)
}

// voucherAssets returns the pictures of a code. Their ids are their credentials.
func (s *Shapes) voucherAssets(p project.Project, voucherID string) wire.VoucherAssets {
	asset := func(kind voucher.AssetKind) wire.VoucherAsset {
		id := voucher.AssetID(p.ID, p.Secret, kind, voucherID)
		return wire.VoucherAsset{ID: id, URL: s.engines.BaseURL + voucher.AssetPath(kind, id)}
	}
	return wire.VoucherAssets{QR: asset(voucher.AssetQR), Barcode: asset(voucher.AssetBarcode)}
}
