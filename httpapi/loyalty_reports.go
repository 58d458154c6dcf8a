package httpapi

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi/internal/wire"
	"github.com/punchcardhq/punchcard/listing"
	"github.com/punchcardhq/punchcard/storage"
)

// loyaltyReportRoutes tell what happened to members, what an order would give, and write files.
func (a *API) loyaltyReportRoutes() []route {
	routes := []route{
		{"POST", "/v1/loyalties/{campaignId}/qualifications", write(a.estimatePoints)},
		{"POST", "/v1/loyalties/{campaignId}/points-expiration/export", write(a.exportPoints)},
		{"POST", "/v1/loyalties/{campaignId}/transactions/export", write(a.exportCampaignTransactions)},
	}
	for _, of := range []string{"/v1/loyalties/{campaignId}/members/{memberId}", "/v1/loyalties/members/{memberId}"} {
		routes = append(routes,
			route{"GET", of + "/activity", read(a.listMemberActivity)},
			route{"GET", of + "/activities", read(a.listMemberActivity)},
			route{"POST", of + "/transactions/export", write(a.exportMemberTransactions)},
		)
	}
	return routes
}

func (a *API) estimatePoints(ctx context.Context, r *request, in wire.PointsQuestion) (wire.PointsEstimation, error) {
	switch {
	case in.Customer == nil:
		return wire.PointsEstimation{}, fault.PayloadMissing("customer")
	case in.Order == nil:
		return wire.PointsEstimation{}, fault.PayloadMissing("order")
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.PointsEstimation{}, err
	}
	asked, err := in.Order.Create("order", zone)
	if err != nil {
		return wire.PointsEstimation{}, err
	}
	o, err := r.Project.Orders.Preview(ctx, asked)
	if err != nil {
		return wire.PointsEstimation{}, err
	}
	c, points, err := r.Project.Loyalty.Estimate(ctx, r.Path("campaignId"), in.Customer.Domain("customer"), o)
	return wire.NewPointsEstimation(c, points), err
}

func (a *API) exportPoints(ctx context.Context, r *request, in wire.SingleExportInput) (wire.Export, error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return wire.Export{}, err
	}
	made, err := a.beginExport(ctx, r, "points_expiration", in.Parameters, storage.Is("scope_id", c.ID), "")
	return ofCampaign(made, c, err)
}

func (a *API) exportMemberTransactions(ctx context.Context, r *request, in wire.SingleExportInput) (wire.Export, error) {
	v, err := member(ctx, r)
	return a.exportTransactionsOf(ctx, r, in, v, err)
}

// memberActivityList is the log of a member, the newest entry first unless the caller says otherwise.
var memberActivityList = listing.Spec[event.Event]{Kind: event.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-created_at"}}

// memberActivityTypes are the types of entries that the log of a member can hold, as the engine records them.
var memberActivityTypes = []string{
	"customer.loyalty.tier.upgraded", "customer.loyalty.tier.downgraded", "customer.loyalty.tier.prolonged",
	"customer.loyalty.tier.expiration.changed", "customer.loyalty.tier.joined", "customer.loyalty.tier.left",
	"customer.publication.succeeded", "customer.publication.failed",
	"customer.redemption.failed", "customer.redemption.succeeded", "customer.redemption.rollback.failed", "customer.redemption.rollback.succeeded",
	"customer.rewarded", "customer.rewarded.loyalty_points",
	"customer.reward_redemptions.created", "customer.reward_redemptions.pending", "customer.reward_redemptions.completed",
	"customer.reward_redemptions.rolledback", "customer.voucher.deleted",
	"customer.voucher.loyalty_card.pending_points.activated", "customer.voucher.loyalty_card.pending_points.added",
	"customer.voucher.loyalty_card.pending_points.canceled", "customer.voucher.loyalty_card.pending_points.updated",
	"customer.voucher.loyalty_card.points_added", "customer.voucher.loyalty_card.points_transferred", "customer.voucher.loyalty_card.points_expired",
}

// misspelt are the types that are published with a letter too many in the logs of members alone.
var misspelt = map[string]string{
	"customer.redemption.succeeded":          "customer.redemption.succceeded",
	"customer.redemption.rollback.succeeded": "customer.redemption.rollback.succceeded",
}

// listMemberActivity answers what happened to the holder of a card within its campaign, which a customer joins once.
func (a *API) listMemberActivity(ctx context.Context, r *request) (list wire.List[wire.Activity], err error) {
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	within := storage.And(storage.Is("campaign_id", v.CampaignID), storage.In("type", memberActivityTypes))
	load := func(ctx context.Context, q storage.Query) (storage.Page[event.Event], error) {
		if v.HolderID == "" {
			return storage.Page[event.Event]{}, nil
		}
		return r.Project.Customers.Activity(ctx, v.HolderID, q)
	}
	return listPage(ctx, a, r, memberActivityList, "data", within, load, func(page []event.Event) ([]wire.Activity, error) {
		shapes, err := activityShapes(slices.Clone(page))
		for i := range shapes {
			if published, is := misspelt[shapes[i].Type]; is {
				shapes[i].Type = published
			}
		}
		return shapes, err
	})
}
