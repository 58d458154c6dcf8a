package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/order"
)

// importOrders imports orders in the background. Orders that are invalid whatever is stored are refused at once, with the
// whole request.
func (a *API) importOrders(ctx context.Context, r *request, in elements) (answer, error) {
	if err := in.checkLength(order.MaxImport); err != nil {
		return answer{}, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return answer{}, err
	}
	rows := make([]asyncaction.Row[order.Request], len(in))
	for i := range in {
		sent, err := element[*wire.OrderInput](in, i)
		if err != nil {
			return answer{}, err
		}
		if sent == nil {
			return answer{}, fault.Payload(elementPath(i), "must be object (actual value is null)")
		}
		req, err := sent.Create(elementPath(i), zone)
		if err != nil {
			return answer{}, err
		}
		if err := req.Check(); err != nil {
			return answer{}, err
		}
		rows[i] = asyncaction.Row[order.Request]{Number: int64(i + 1), Key: req.SourceID.Or(""), Want: req}
	}
	return okAction(r.Project.Orders.Import(ctx, rowsOf(rows)))
}
