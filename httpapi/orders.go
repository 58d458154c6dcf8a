package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) orderRoutes() []route {
	return []route{
		{"GET", "/v1/orders", read(a.listOrders)},
		{"POST", "/v1/orders", write(a.upsertOrder)},
		{"POST", "/v1/orders/import", write(a.importOrders)},
		{"GET", "/v1/orders/{orderId}", read(a.getOrder)},
		{"PUT", "/v1/orders/{orderId}", write(a.updateOrder)},
	}
}

// orderList has the newest order last by default.
var orderList = listing.Spec[order.Order]{
	Kind: order.Kind, Order: []string{"created_at", "updated_at"}, Total: true,
}

func (a *API) listOrders(ctx context.Context, r *request) (wire.List[wire.Order], error) {
	return listPage(ctx, a, r, orderList, "orders", storage.Filter{}, r.Project.Orders.List, each(wholeOrder))
}

func (a *API) upsertOrder(ctx context.Context, r *request, in wire.OrderInput) (wire.Order, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Order{}, err
	}
	req, err := in.Create("", zone)
	if err != nil {
		return wire.Order{}, err
	}
	o, err := r.Project.Orders.Upsert(ctx, req)
	return wholeOrder(o), err
}

func (a *API) getOrder(ctx context.Context, r *request) (wire.Order, error) {
	o, err := r.Project.Orders.Order(ctx, r.Path("orderId"))
	return wholeOrder(o), err
}

func (a *API) updateOrder(ctx context.Context, r *request, in wire.OrderInput) (wire.Order, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Order{}, err
	}
	change, err := in.Update("", zone)
	if err != nil {
		return wire.Order{}, err
	}
	change.From = r.from
	o, err := r.Project.Orders.Update(ctx, r.Path("orderId"), change)
	return wholeOrder(o), err
}

func wholeOrder(o order.Order) wire.Order { return wire.NewOrder(o, nil, wire.OrderWhole) }
