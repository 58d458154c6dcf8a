package httpapi

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/redemption"
)

// singleRoutes are the older operations on one code or tier, and on all promotions. They decide and write like validations,
// redemptions and qualifications. Only their bodies differ.
func (a *API) singleRoutes() []route {
	return []route{
		{"POST", "/v1/vouchers/{code}/validate", write(a.validateVoucher)},
		{"POST", "/v1/vouchers/{code}/redemption", keepsAnswer(write(a.redeemVoucher))},
		{"POST", "/v1/promotions/tiers/{tierId}/validation", write(a.validateTier)},
		{"POST", "/v1/promotions/tiers/{promotionTierId}/redemption", keepsAnswer(write(a.redeemTier))},
		{"POST", "/v1/promotions/validation", write(a.validatePromotions)},
		{"POST", "/v1/campaigns/qualification", write(a.qualifyCampaigns)},
		{"POST", "/v1/vouchers/qualification", write(a.qualifyVouchers)},
	}
}

func (a *API) validateVoucher(ctx context.Context, r *request, in wire.SingleInput) (w wire.VoucherValidation, err error) {
	in = in.About(redemption.RedeemableVoucher, r.Path("code"))
	result, err := a.validateSingle(ctx, r, in)
	if err != nil {
		return w, err
	}
	shapes, err := r.shapes().Vouchers(ctx, *result.Entries[0].Voucher)
	if err != nil {
		return w, err
	}
	return wire.NewVoucherValidation(result, shapes[0], in, r.id()), nil
}

func (a *API) validateTier(ctx context.Context, r *request, in wire.SingleInput) (w wire.TierValidation, err error) {
	in = in.About(redemption.RedeemableTier, r.Path("tierId"))
	result, err := a.validateSingle(ctx, r, in)
	if err != nil {
		return w, err
	}
	e := &result.Entries[0]
	shapes, err := r.shapes().Tiers(ctx, *e.Tier)
	if err != nil {
		return w, err
	}
	categories, err := campaignCategories(ctx, r, shapes)
	if err != nil {
		return w, err
	}
	w = wire.NewTierValidation(e, shapes[0], categories[e.Tier.CampaignID], in, result.TrackingID, r.id())
	w.Session = wire.NewValidation("", result, in.Shared(), r.id()).Session
	return w, nil
}

// validateSingle validates the redeemable in the path. One that does not exist is refused with fault.NotFound, where
// validations answer "valid": false.
func (a *API) validateSingle(ctx context.Context, r *request, in wire.SingleInput) (*redemption.Result, error) {
	req, err := a.redemptionRequest(ctx, r, in)
	if err != nil {
		return nil, err
	}
	result, err := r.Project.Redemptions.Validate(ctx, req)
	if err != nil {
		return nil, err
	}
	if e := result.Entries[0]; e.Voucher == nil && e.Tier == nil {
		if e.Err != nil {
			return nil, e.Err
		}
		return nil, fault.NotFound(string(e.Redeemable.Object), e.Redeemable.ID)
	}
	return result, nil
}

func (a *API) redeemVoucher(ctx context.Context, r *request, in wire.SingleInput) (wire.Redemption, error) {
	return a.redeemSingle(ctx, r, in.About(redemption.RedeemableVoucher, r.Path("code")))
}

func (a *API) redeemTier(ctx context.Context, r *request, in wire.SingleInput) (wire.Redemption, error) {
	return a.redeemSingle(ctx, r, in.About(redemption.RedeemableTier, r.Path("promotionTierId")))
}

// redeemSingle redeems the redeemable in the path. The tracking id of the body overrides that of the query.
func (a *API) redeemSingle(ctx context.Context, r *request, in wire.SingleInput) (wire.Redemption, error) {
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return wire.Redemption{}, err
	}
	in.TrackingID = cmp.Or(in.TrackingID, trackingID)
	req, err := a.redemptionRequest(ctx, r, in)
	if err != nil {
		return wire.Redemption{}, err
	}
	return redeem(ctx, r, in.Shared(), req, theRedemption)
}

// theRedemption is the answer to a redemption of one redeemable.
func theRedemption(w wire.Redeemed) wire.Redemption { return w.Redemptions[0] }
