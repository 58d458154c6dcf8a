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

// clientVoucherList has no filters: a page could find out by them what its answers do not tell.
var clientVoucherList = listing.Spec[voucher.Voucher]{
	Kind: voucher.Kind, MaxPage: 99, Total: true, Order: []string{"-created_at", "code"}, Between: []string{"created_at"},
}

// listClientVouchers lists the codes that can be used now and that a page may be told: those that are for everybody or, with customer and
// tracking_id, those of the customer whom the page proves to have.
func (a *API) listClientVouchers(ctx context.Context, r *request) (list wire.List[wire.ClientVoucher], err error) {
	within, err := voucherShortcuts(ctx, r)
	if err != nil {
		return list, err
	}
	now := a.engine.Env().Now()
	told, err := a.toldToPage(ctx, r)
	if err != nil {
		return list, err
	}
	within = storage.And(within, told, activeStates["$active"](now), redemptionStates["$redeemable"](now))
	return listPage(ctx, a, r, clientVoucherList, "vouchers", within, r.Project.Vouchers.List, func(page []voucher.Voucher) ([]wire.ClientVoucher, error) {
		shapes, err := a.voucherShapes(ctx, r, page...)
		return shapesOf(shapes, wire.NewClientVoucher), err
	})
}

// toldToPage lets pass the codes that the page may be told.
func (a *API) toldToPage(ctx context.Context, r *request) (storage.Filter, error) {
	holder, err := r.Parameter("customer")
	if err != nil {
		return storage.Filter{}, err
	}
	trackingID, err := r.Parameter("tracking_id")
	if err != nil {
		return storage.Filter{}, err
	}
	if holder != "" {
		return storage.Filter{}, a.proven(ctx, r, holder, trackingID) // voucherShortcuts asks for the holder
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

// proven refuses a page whose customer, an id or source id, is not the one of its tracking id: the token that server-side answers tell. A
// customer who does not exist is refused with the same words.
func (a *API) proven(ctx context.Context, r *request, idOrSourceID, trackingID string) error {
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

// createClientCustomer makes a customer, or finds the one that has the source id, who stays as stored.
func (a *API) createClientCustomer(ctx context.Context, r *request, in wire.CustomerInput) (wire.ShortCustomer, error) {
	c, err := r.Project.Customers.Upsert(ctx, r.knownCustomer(in.Domain("")))
	return r.shownCustomer(c, in.SourceID.Or("")), err
}
