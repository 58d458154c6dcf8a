package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// loyaltyReportRoutes are the logs of members, the points that an order would earn, and exports.
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
	create, err := in.Order.Create("order", zone)
	if err != nil {
		return wire.PointsEstimation{}, err
	}
	o, err := r.Project.Orders.Preview(ctx, create)
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

// memberActivityList is the log of a member, newest first by default.
var memberActivityList = listing.Spec[event.Event]{Kind: event.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-created_at"}}

// ofHolder is the prefix of the types of a code's events in the log of its holder.
const ofHolder = "customer."

// memberActivityTypes are the types of entries in the log of a member, as the engine records them.
var memberActivityTypes = []string{
	loyalty.TierUpgraded, loyalty.TierDowngraded, loyalty.TierProlonged, loyalty.TierExpirationChanged, loyalty.TierJoined, loyalty.TierLeft,
	voucher.EventCustomerPublicationSucceeded, voucher.EventCustomerPublicationFailed,
	redemption.EventFailed, redemption.EventSucceeded, redemption.EventRollbackFailed, redemption.EventRolledBack,
	loyalty.EventRewarded, loyalty.EventRewardedPoints,
	redemption.EventRewardCreated, redemption.EventRewardPending, redemption.EventRewardCompleted, redemption.EventRewardRolledBack,
	ofHolder + voucher.EventDeleted,
	ofHolder + loyalty.EventPendingActivated, ofHolder + loyalty.EventPendingAdded, ofHolder + loyalty.EventPendingCanceled,
	ofHolder + loyalty.EventPendingUpdated, ofHolder + loyalty.EventPointsAdded, ofHolder + loyalty.EventTransferred, ofHolder + loyalty.EventPointsExpired,
}

// publishedSpelling maps types to their published spelling in the logs of members, which has a letter too many.
var publishedSpelling = map[string]string{
	redemption.EventSucceeded:  "customer.redemption.succceeded",
	redemption.EventRolledBack: "customer.redemption.rollback.succceeded",
}

// listMemberActivity answers the log of the holder of a card within the campaign of the card. A customer joins a campaign
// once.
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
		shapes, err := r.shapes().Activities(ctx, page)
		for i := range shapes {
			if published, is := publishedSpelling[shapes[i].Type]; is {
				shapes[i].Type = published
			}
		}
		return shapes, err
	})
}
