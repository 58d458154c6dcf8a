package published

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/project"
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
	vouchers = slices.Clone(vouchers)
	if err := s.RefreshCards(ctx, vouchers); err != nil {
		return nil, err
	}
	p, err := s.engines.Settings(ctx)
	if err != nil {
		return nil, err
	}
	var ids factIDs
	for i := range vouchers {
		ids.voucher(&vouchers[i])
		ids.campaign(&vouchers[i])
	}
	var f facts
	if err := f.read(ctx, s, ids); err != nil {
		return nil, err
	}
	shapes := make([]wire.Voucher, len(vouchers))
	for i, v := range vouchers {
		shapes[i] = s.voucherWith(p, &f, v, f.campaigns[v.CampaignID].Name, f.rulesOf(&v))
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
