package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// clientVoucherList has no filters: by them a browser could find out properties that its answers do not have.
var clientVoucherList = listing.Spec[voucher.Voucher]{
	Kind: voucher.Kind, MaxPage: 99, Total: true, Order: []string{"-created_at", "code"}, Between: []string{"created_at"},
}

// listClientVouchers lists the codes that can be used now and that the caller may see: public ones or, with customer and
// tracking_id, those of that customer.
func (a *API) listClientVouchers(ctx context.Context, r *request) (list wire.List[wire.ClientVoucher], err error) {
	within, err := voucherShortcuts(ctx, r)
	if err != nil {
		return list, err
	}
	now := a.engine.Env().Now()
	visible, err := a.visibleToClient(ctx, r)
	if err != nil {
		return list, err
	}
	within = storage.And(within, visible, activeStates["$active"](now), redemptionStates["$redeemable"](now))
	return listPage(ctx, a, r, clientVoucherList, "vouchers", within, r.Project.Vouchers.List, func(page []voucher.Voucher) ([]wire.ClientVoucher, error) {
		shapes, err := r.shapes().Vouchers(ctx, page...)
		return shapesOf(shapes, wire.NewClientVoucher), err
	})
}

// visibleToClient returns the condition for the codes that the caller may see.
func (a *API) visibleToClient(ctx context.Context, r *request) (storage.Filter, error) {
	holder, err := r.Parameter("customer")
	if err != nil {
		return storage.Filter{}, err
	}
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return storage.Filter{}, err
	}
	if holder != "" {
		return storage.Filter{}, a.checkTrackingID(ctx, r, holder, trackingID) // voucherShortcuts filters by the holder
	}
	public, err := r.Project.Campaigns.List(ctx, storage.Query{Filter: storage.And(
		storage.Is("type", string(campaign.DistributionStandalone)), activeStates["$active"](a.engine.Env().Now()),
	)})
	if err != nil {
		return storage.Filter{}, err
	}
	ids := make([]string, len(public.Items))
	for i := range public.Items {
		ids[i] = public.Items[i].ID
	}
	return voucher.Public(ids...), nil
}

// checkTrackingID refuses a request whose customer, an id or source id, does not have its tracking id, which only server-side answers
// contain. A customer who does not exist is refused in the same way.
func (a *API) checkTrackingID(ctx context.Context, r *request, idOrSourceID, trackingID string) error {
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return err
	}
	c, err := r.Project.Customers.Customer(ctx, idOrSourceID)
	if err != nil && !fault.IsNotFound(err) {
		return err
	}
	if !c.ProvenBy(trackingID, p.Secret) {
		return forbidden("What a customer holds is told to a page whose tracking_id is the customer's, as server-side answers tell it")
	}
	return nil
}

// createClientCustomer creates a customer, or finds the one with the source id and leaves it unchanged.
func (a *API) createClientCustomer(ctx context.Context, r *request, in wire.CustomerInput) (wire.ShortCustomer, error) {
	c, err := r.Project.Customers.Upsert(ctx, r.restrictCustomer(in.Domain("")))
	return r.visibleCustomer(c, in.SourceID.Or("")), err
}
