package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/storage"
)

// referralRoutes assign referral codes to customers. The path may contain the campaign of the code.
func (a *API) referralRoutes() (routes []route) {
	for _, members := range []string{"/v1/referrals/members/{memberId}", "/v1/referrals/{campaignId}/members/{memberId}"} {
		routes = append(routes,
			route{"GET", members + "/holders", read(a.listHolders)},
			route{"POST", members + "/holders", write(a.assignHolders)},
			route{"DELETE", members + "/holders/{holderId}", remove(a.removeHolder)},
		)
	}
	return routes
}

var holderList = listing.Spec[referral.Holder]{
	Kind: referral.HolderKind, Style: listing.StyleStartingAfterID, Order: []string{"-id"}, Total: true,
	Fields: listing.Fields{
		listing.Text("id"), listing.Time("created_at"), listing.Text("customer_id"),
		listing.Enum("holder_role", wire.RoleReferee, wire.RoleReferrer),
	},
}

func (a *API) listHolders(ctx context.Context, r *request) (list wire.List[wire.Holder], err error) {
	v, err := r.Project.Referrals.Code(ctx, r.Path("campaignId"), r.Path("memberId"))
	if err != nil {
		return list, err
	}
	load := func(ctx context.Context, q storage.Query) (storage.Page[referral.Holder], error) {
		return r.Project.Referrals.Holders(ctx, v, q)
	}
	return listPage(ctx, a, r, holderList, "data", storage.Filter{}, load, each(wire.NewHolder))
}

func (a *API) assignHolders(ctx context.Context, r *request, in wire.HoldersInput) (wire.Holders, error) {
	v, err := r.Project.Referrals.Code(ctx, r.Path("campaignId"), r.Path("memberId"))
	if err != nil {
		return wire.Holders{}, err
	}
	made, err := r.Project.Referrals.Assign(ctx, v, in.Domain(), in.Metadata)
	if err != nil {
		return wire.Holders{}, err
	}
	return wire.Holders{Holders: shapesOf(made, wire.NewHolder)}, nil
}

func (a *API) removeHolder(ctx context.Context, r *request) error {
	v, err := r.Project.Referrals.Code(ctx, r.Path("campaignId"), r.Path("memberId"))
	if err != nil {
		return err
	}
	return r.Project.Referrals.Remove(ctx, v, r.Path("holderId"))
}
