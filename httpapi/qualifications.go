package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
)

func (a *API) qualificationRoutes() []route {
	return []route{
		{"POST", "/v1/qualifications", write(a.qualify)},
	}
}

// qualificationFields are the filters of qualifications. They are computed, not stored.
var qualificationFields = listing.Fields{
	listing.Text("category_id"), listing.Text("campaign_id"), listing.Text("resource_id"), listing.Text("code"),
	listing.Enum("campaign_type", string(campaign.TypePromotion), string(campaign.TypeGiftVouchers), string(campaign.TypeReferralProgram),
		string(campaign.TypeDiscountCoupons), string(campaign.TypeLoyaltyProgram)),
	listing.Enum("resource_type", "campaign", "voucher", "promotion_tier"),
	listing.Enum("voucher_type", string(campaign.VoucherDiscount), string(campaign.VoucherGift), string(campaign.VoucherLoyalty)),
	listing.Enum("holder_role", wire.RoleOwner, wire.RoleReferrer, wire.RoleReferee),
}

func (a *API) qualify(ctx context.Context, r *request, in wire.QualifyInput) (w wire.Qualifications, err error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return w, err
	}
	req, err := in.Domain(zone)
	if err != nil {
		return w, err
	}
	const at = "options.filters"
	conditions, err := in.Options.Conditions(at)
	if err != nil {
		return w, err
	}
	if req.Filter, err = qualificationFields.FromJSON(conditions, at, listing.Call{Now: a.engine.Env().Now(), Zone: zone}); err != nil {
		return w, err
	}
	if err := r.mayExplain(req.Explain); err != nil {
		return w, err
	}
	req.Caller, req.HideCodes = r.caller(), r.client.HideCodes
	found, err := r.Project.Redemptions.Qualify(ctx, req)
	if err != nil {
		return w, err
	}
	return wire.NewQualifications(found, in), nil
}
