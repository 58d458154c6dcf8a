package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) memberRedemptionRoutes() []route {
	return []route{
		{"POST", "/v1/loyalties/{campaignId}/members/{memberId}/redemption", write(a.redeemReward)},
		{"POST", "/v1/loyalties/members/{memberId}/redemption", write(a.redeemReward)},
	}
}

// redeemReward redeems a member's card for a reward. The member is the redeeming customer.
func (a *API) redeemReward(ctx context.Context, r *request, in wire.MemberRedemption) (wire.Redemption, error) {
	card, err := member(ctx, r)
	if err != nil {
		return wire.Redemption{}, err
	}
	return a.redeemSingle(ctx, r, in.Of(card))
}

// rewardOf returns the reward of a redemption as it is now, with what was given for the points, or nil.
func (a *API) rewardOf(ctx context.Context, r *request, record redemption.Record, buyer *wire.ShortCustomer) (*wire.RedemptionReward, error) {
	if record.RewardID == "" {
		return nil, nil
	}
	w := wire.NewRedemptionReward(record, buyer)
	reward, err := r.Project.Loyalty.Reward(ctx, record.RewardID)
	if fault.IsNotFound(err) {
		return w, nil
	}
	if err != nil {
		return nil, err
	}
	w.Describe(reward)
	switch {
	case reward.Product != nil:
		return w, a.productOf(ctx, r, reward.Product, w)
	case reward.Campaign != nil:
		return w, a.givenFor(ctx, r, record, w)
	}
	return w, nil
}

func (a *API) productOf(ctx context.Context, r *request, of *loyalty.ProductReward, w *wire.RedemptionReward) error {
	p, err := r.Project.Catalog.Product(ctx, of.ID)
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
	if sku, err = r.Project.Catalog.SKU(ctx, of.SKUID); err == nil {
		w.SKU = new(wire.NewSKU(sku))
	}
	if fault.IsNotFound(err) {
		err = nil
	}
	return err
}

// givenFor adds the code that was published for a redemption, or the card that got points or balance for it.
func (a *API) givenFor(ctx context.Context, r *request, record redemption.Record, w *wire.RedemptionReward) error {
	if record.Object == redemption.ObjectRollback {
		record.ID = record.RedemptionID
	}
	under := storage.Query{Filter: storage.Is("source_id", record.ID), Limit: 1}
	id := ""
	published, err := r.Project.Vouchers.Publications(ctx, under)
	if err != nil {
		return err
	}
	if len(published.Items) > 0 && len(published.Items[0].VoucherIDs) > 0 {
		id = published.Items[0].VoucherIDs[0]
	} else {
		filled, err := r.Project.Vouchers.Transactions(ctx, under)
		if err != nil {
			return err
		}
		if len(filled.Items) == 0 {
			return nil // its job has not run yet
		}
		id = filled.Items[0].VoucherID
	}
	v, err := r.Project.Vouchers.Get(ctx, id)
	if fault.IsNotFound(err) {
		return nil
	}
	shape, err := a.voucherShape(ctx, r, v, err)
	if err != nil {
		return err
	}
	w.Voucher = &shape
	return nil
}
