package published

import (
	"context"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Reward returns the reward of a redemption as it is now, with what was given for the points, or nil.
func (s *Shapes) Reward(ctx context.Context, record redemption.Record, buyer *wire.ShortCustomer) (*wire.RedemptionReward, error) {
	if record.RewardID == "" {
		return nil, nil
	}
	w := wire.NewRedemptionReward(record, buyer)
	reward, err := s.engines.Loyalty.Reward(ctx, record.RewardID)
	if fault.IsNotFound(err) {
		return w, nil
	}
	if err != nil {
		return nil, err
	}
	w.Describe(reward)
	switch {
	case reward.Product != nil:
		return w, s.productOf(ctx, reward.Product, w)
	case reward.Campaign != nil:
		return w, s.givenFor(ctx, record, w)
	}
	return w, nil
}

func (s *Shapes) productOf(ctx context.Context, of *loyalty.ProductReward, w *wire.RedemptionReward) error {
	p, err := s.engines.Catalog.Product(ctx, of.ID)
	if fault.IsNotFound(err) {
		return nil
	}
	if err != nil {
		return err
	}
	w.Product = new(wire.NewProduct(p, nil))
	if of.SKUID == "" {
		return nil
	}
	var sku catalog.SKU
	if sku, err = s.engines.Catalog.SKU(ctx, of.SKUID); err == nil {
		w.SKU = new(wire.NewSKU(sku))
	}
	if fault.IsNotFound(err) {
		err = nil
	}
	return err
}

// givenFor adds the code that was published for a redemption, or the card that got points or balance for it.
func (s *Shapes) givenFor(ctx context.Context, record redemption.Record, w *wire.RedemptionReward) error {
	if record.Object == redemption.ObjectRollback {
		record.ID = record.RedemptionID
	}
	under := storage.Query{Filter: storage.Is("source_id", record.ID), Limit: 1}
	id := ""
	published, err := s.engines.Vouchers.Publications(ctx, under)
	if err != nil {
		return err
	}
	if len(published.Items) > 0 && len(published.Items[0].VoucherIDs) > 0 {
		id = published.Items[0].VoucherIDs[0]
	} else {
		filled, err := s.engines.Vouchers.Transactions(ctx, under)
		if err != nil {
			return err
		}
		if len(filled.Items) == 0 {
			return nil // its job has not run yet
		}
		id = filled.Items[0].VoucherID
	}
	v, err := s.engines.Vouchers.Get(ctx, id)
	if fault.IsNotFound(err) {
		return nil
	}
	shape, err := s.Voucher(ctx, v, err)
	if err != nil {
		return err
	}
	w.Voucher = &shape
	return nil
}
