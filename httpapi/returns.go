package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/project"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// The paths of returns, which the published API does not have.
const (
	returnPath             = "/v1/extensions/returns"
	orderReturns           = "/v1/extensions/orders/{orderId}/returns"
	managedReturnsSettings = "/management/v1/projects/{projectId}/returns-settings"
)

func (a *API) returnRoutes() []route {
	return []route{
		{"POST", orderReturns, keepsAnswer(write(a.returnGoods))},
		{"GET", orderReturns, read(a.listOrderReturns)},
		{"GET", returnPath, read(a.listReturns)},
		{"GET", returnPath + "/{returnId}", read(a.getReturn)},
		{"GET", managedReturnsSettings, read(a.getReturnsSettings)},
		{"PUT", managedReturnsSettings, write(a.setReturnsSettings)},
	}
}

var returnList = listing.Spec[redemption.Return]{
	Kind: redemption.ReturnKind, Style: listing.StyleStartingAfterID, Order: []string{"-created_at"}, Total: true,
	Fields: listing.Fields{
		listing.Time("created_at"), listing.Text("customer_id"), listing.Text("order_id"), listing.Text("campaign_id").In("campaign_ids"),
	},
}

func (a *API) returnGoods(ctx context.Context, r *request, in wire.ReturnInput) (wire.Return, error) {
	req, err := in.Domain()
	if err != nil {
		return wire.Return{}, err
	}
	req.OrderID, req.Caller = r.Path("orderId"), r.caller()
	req.Keep = keep(ctx, r, func(done *redemption.Returned) any { return wire.NewReturn(done.Return) })
	done, err := r.Project.Redemptions.Return(ctx, req)
	if err != nil {
		return wire.Return{}, err
	}
	return wire.NewReturn(done.Return), nil
}

func (a *API) listOrderReturns(ctx context.Context, r *request) (list wire.List[wire.Return], err error) {
	returns, err := r.Project.Redemptions.OrderReturns(ctx, r.Path("orderId"))
	if err != nil {
		return list, err
	}
	return unpagedList(shapesOf(returns, wire.NewReturn)), nil
}

func (a *API) listReturns(ctx context.Context, r *request) (wire.List[wire.Return], error) {
	return listPage(ctx, a, r, returnList, "data", storage.Filter{}, r.Project.Redemptions.ListReturns, each(wire.NewReturn))
}

func (a *API) getReturn(ctx context.Context, r *request) (wire.Return, error) {
	found, err := r.Project.Redemptions.GetReturn(ctx, r.Path("returnId"))
	return wire.NewReturn(found), err
}

func (a *API) getReturnsSettings(ctx context.Context, r *request) (wire.ReturnsSettings, error) {
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	return wire.NewReturnsSettings(p.Returns), err
}

func (a *API) setReturnsSettings(ctx context.Context, r *request, in wire.ReturnsSettingsInput) (wire.ReturnsSettings, error) {
	settings, err := in.Domain()
	if err != nil {
		return wire.ReturnsSettings{}, err
	}
	p, err := a.engine.Projects.Update(ctx, r.Caller.ProjectID, project.Update{Returns: patch.Set(settings)})
	return wire.NewReturnsSettings(p.Returns), err
}
