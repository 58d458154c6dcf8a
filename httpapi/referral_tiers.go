package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
)

const managedReferralTiers = "/management/v1/projects/{projectId}/campaigns/{campaignId}/referral-tiers"

// referralTierRoutes manage the rewards of referrers for the customers whom they refer.
func (a *API) referralTierRoutes() []route {
	return []route{
		{"GET", managedReferralTiers, read(a.listReferralTiers)},
		{"POST", managedReferralTiers, write(a.createReferralTier)},
		{"PUT", managedReferralTiers + "/{referralTierId}", write(a.updateReferralTier)},
		{"DELETE", managedReferralTiers + "/{referralTierId}", remove(a.deleteReferralTier)},
	}
}

func (a *API) listReferralTiers(ctx context.Context, r *request) (list wire.List[wire.ReferralTier], err error) {
	tiers, err := r.Project.Referrals.Tiers(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(tiers, wire.NewReferralTier)), nil
}

func (a *API) createReferralTier(ctx context.Context, r *request, in wire.ReferralTierInput) (wire.ReferralTier, error) {
	tier, err := in.Domain()
	if err != nil {
		return wire.ReferralTier{}, err
	}
	t, err := r.Project.Referrals.CreateTier(ctx, r.Path("campaignId"), tier)
	return wire.NewReferralTier(t), err
}

func (a *API) updateReferralTier(ctx context.Context, r *request, in wire.ReferralTierInput) (wire.ReferralTier, error) {
	tier, err := in.Domain()
	if err != nil {
		return wire.ReferralTier{}, err
	}
	t, err := r.Project.Referrals.UpdateTier(ctx, r.Path("campaignId"), r.Path("referralTierId"), tier)
	return wire.NewReferralTier(t), err
}

func (a *API) deleteReferralTier(ctx context.Context, r *request) error {
	return r.Project.Referrals.DeleteTier(ctx, r.Path("campaignId"), r.Path("referralTierId"))
}
