package httpapi

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) pointsRoutes() []route {
	var routes []route
	for _, of := range []string{"/v1/loyalties/{campaignId}/members/{memberId}", "/v1/loyalties/members/{memberId}"} {
		routes = append(routes,
			route{"POST", of + "/balance", write(a.adjustPoints)},
			route{"GET", of + "/transactions", read(a.listPointsTransactions)},
			route{"GET", of + "/pending-points", read(a.listPendingOfMember)},
		)
	}
	const pending = "/v1/loyalties/members/{memberId}/pending-points/{pendingPointsId}"
	return append(routes,
		route{"POST", "/v1/loyalties/{campaignId}/members/{memberId}/transfers", write(a.transferPoints)},
		route{"GET", "/v1/loyalties/{campaignId}/members/{memberId}/points-expiration", read(a.listLots)},
		route{"GET", "/v1/loyalties/{campaignId}/transactions", read(a.listCampaignTransactions)},
		route{"GET", "/v1/loyalties/{campaignId}/pending-points", read(a.listPendingOfCampaign)},
		route{"POST", pending + "/activate", read(a.activatePending)},
		route{"POST", pending + "/balance", write(a.adjustPending)},
		route{"POST", pending + "/cancel", remove(a.cancelPending)},
	)
}

var (
	pendingList = listing.Spec[ledger.Pending]{Kind: ledger.PendingKind, Style: listing.StyleStartingAfterID, Order: []string{"-id"}}
	lotList     = listing.Spec[ledger.Lot]{Kind: ledger.LotKind, Order: []string{"burn_order"}, Total: true}
)

func (a *API) adjustPoints(ctx context.Context, r *request, in wire.PointsUpdate) (wire.Balance, error) {
	v, err := member(ctx, r)
	if err != nil {
		return wire.Balance{}, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Balance{}, err
	}
	adjust, err := in.Domain(zone)
	if err != nil {
		return wire.Balance{}, err
	}
	t, err := r.Project.Loyalty.AdjustPoints(ctx, v, adjust)
	return wire.NewPointsBalance(t), err
}

func (a *API) transferPoints(ctx context.Context, r *request, in []wire.PointsTransfer) (wire.Voucher, error) {
	v, err := member(ctx, r)
	if err != nil {
		return wire.Voucher{}, err
	}
	if len(in) == 0 {
		return wire.Voucher{}, fault.Invalid("invalid_payload", "Invalid payload", "Payload must be an array of at least one transfer")
	}
	transfers := make([]loyalty.Transfer, len(in))
	for i, one := range in {
		if transfers[i], err = one.Domain(fmt.Sprintf("[%d]", i)); err != nil {
			return wire.Voucher{}, err
		}
	}
	after, err := r.Project.Loyalty.TransferPoints(ctx, v, transfers)
	shape, err := r.shapes().Voucher(ctx, after, err)
	if err == nil {
		shape.Publish.Entries, err = publicationIDs(ctx, r, after)
	}
	return shape, err
}

// publicationIDs returns the ids of the latest publications of a card: the first page of their list.
func publicationIDs(ctx context.Context, r *request, v voucher.Voucher) ([]string, error) {
	newest := []storage.Order{{Field: "created_at", Desc: true}}
	page, err := r.Project.Vouchers.Publications(ctx, storage.Query{Filter: storage.Is("voucher_ids", v.ID), Order: newest, Limit: 10})
	ids := make([]string, len(page.Items))
	for i, p := range page.Items {
		ids[i] = p.ID
	}
	return ids, err
}

func (a *API) listPointsTransactions(ctx context.Context, r *request) (list wire.List[wire.Transaction], err error) {
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	return a.listTransactions(ctx, r, storage.Is("voucher_id", v.ID))
}

func (a *API) listLots(ctx context.Context, r *request) (list wire.List[wire.LoyaltyBucket], err error) {
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	today, err := r.Project.Loyalty.Today(ctx)
	if err != nil {
		return list, err
	}
	within := storage.And(storage.Is("account_id", v.ID), storage.Is("status", string(ledger.LotActive)),
		storage.Or(storage.Where("expires_on", storage.OpIsUnknown), storage.Where("expires_on", storage.OpMoreEqual, string(today))))
	return listPage(ctx, a, r, lotList, "data", within, r.Project.Loyalty.ListLots, each(wire.NewLoyaltyBucket))
}

// isPending is the condition for points that are still pending.
var isPending = storage.Is("status", string(ledger.PendingWaiting))

func (a *API) listPendingOfMember(ctx context.Context, r *request) (list wire.List[wire.PendingPoints], err error) {
	v, err := member(ctx, r)
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, pendingList, "data", storage.And(isPending, storage.Is("account_id", v.ID)), r.Project.Loyalty.ListPending, pendingShapes(ctx, r))
}

func (a *API) listPendingOfCampaign(ctx context.Context, r *request) (list wire.List[wire.PendingPoints], err error) {
	c, err := r.Project.Loyalty.Campaign(ctx, r.Path("campaignId"))
	if err != nil {
		return list, err
	}
	return listPage(ctx, a, r, pendingList, "data", storage.And(isPending, storage.Is("scope_id", c.ID)), r.Project.Loyalty.ListPending, pendingShapes(ctx, r))
}

func (a *API) activatePending(ctx context.Context, r *request) (wire.Balance, error) {
	v, err := member(ctx, r)
	if err != nil {
		return wire.Balance{}, err
	}
	t, err := r.Project.Loyalty.ActivatePending(ctx, v, r.Path("pendingPointsId"))
	return wire.NewPointsBalance(t), err
}

func (a *API) adjustPending(ctx context.Context, r *request, in wire.PendingUpdate) (wire.PendingBalance, error) {
	v, err := member(ctx, r)
	if err == nil && in.Points == nil {
		err = fault.PayloadMissing("points")
	}
	if err != nil {
		return wire.PendingBalance{}, err
	}
	c, err := r.Project.Loyalty.AdjustPending(ctx, v, r.Path("pendingPointsId"), int64(*in.Points))
	return wire.NewPendingBalance(c), err
}

func (a *API) cancelPending(ctx context.Context, r *request) error {
	v, err := member(ctx, r)
	if err != nil {
		return err
	}
	return r.Project.Loyalty.CancelPending(ctx, v, r.Path("pendingPointsId"))
}
