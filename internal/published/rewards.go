package published

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Reward returns the reward of a redemption as it is now, with the code or credit that was given for the points, or nil.
func (s *Shapes) Reward(ctx context.Context, record redemption.Record, buyer *wire.ShortCustomer) (*wire.RedemptionReward, error) {
	var f facts
	if err := f.read(ctx, s, factIDs{rewards: []string{record.RewardID}}); err != nil {
		return nil, err
	}
	w := f.reward(record, buyer)
	return w, s.givenFor(ctx, &f, record, w)
}

// rewards reads rewards with the products that they give.
func (s *Shapes) rewards(ctx context.Context, ids ...string) (map[string]rewardFacts, error) {
	found := make(map[string]rewardFacts, len(ids))
	for _, id := range ids {
		reward, err := s.engines.Loyalty.Reward(ctx, id)
		if fault.IsNotFound(err) {
			continue
		}
		if err != nil {
			return nil, err
		}
		of := rewardFacts{reward: &reward}
		if reward.Product != nil {
			if of.product, of.sku, err = s.productOf(ctx, reward.Product); err != nil {
				return nil, err
			}
		}
		found[id] = of
	}
	return found, nil
}

// productOf reads the product that a reward gives, and its SKU where it names one; nil for a deleted one.
func (s *Shapes) productOf(ctx context.Context, of *loyalty.ProductReward) (*wire.Product, *wire.SKU, error) {
	p, err := s.engines.Catalog.Product(ctx, of.ID)
	if fault.IsNotFound(err) {
		return nil, nil, nil
	}
	if err != nil || of.SKUID == "" {
		return new(wire.NewProduct(p, nil)), nil, err
	}
	sku, err := s.engines.Catalog.SKU(ctx, of.SKUID)
	if fault.IsNotFound(err) {
		return new(wire.NewProduct(p, nil)), nil, nil
	}
	return new(wire.NewProduct(p, nil)), new(wire.NewSKU(sku)), err
}

// givenFor adds the code that was published for the reward of a campaign, or the card that got points or balance for it.
func (s *Shapes) givenFor(ctx context.Context, f *facts, record redemption.Record, w *wire.RedemptionReward) error {
	if reward := f.rewards[record.RewardID].reward; reward == nil || reward.Campaign == nil {
		return nil
	}
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
