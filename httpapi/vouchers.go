package httpapi

import (
	"context"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) voucherRoutes() []route {
	return []route{
		{"GET", "/v1/vouchers", read(a.listVouchers)},
		{"POST", "/v1/vouchers", write(a.createVoucher)},
		{"GET", "/v1/vouchers/{code}", read(a.getVoucher)},
		{"POST", "/v1/vouchers/{code}", write(a.createNamedVoucher)},
		{"PUT", "/v1/vouchers/{code}", write(a.updateVoucher)},
		{"DELETE", "/v1/vouchers/{code}", remove(a.deleteVoucher)},
		{"POST", "/v1/vouchers/{code}/enable", read(a.enableVoucher)},
		{"POST", "/v1/vouchers/{code}/disable", read(a.disableVoucher)},
	}
}

func (a *API) createVoucher(ctx context.Context, r *request, in wire.VoucherInput) (wire.Voucher, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Voucher{}, err
	}
	n, err := in.Domain(zone)
	if err != nil {
		return wire.Voucher{}, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	if err != nil {
		return wire.Voucher{}, err
	}
	n.CategoryID = category.Or("")
	v, err := r.Project.Vouchers.Create(ctx, n)
	return a.voucherShape(ctx, r, v, err)
}

// createNamedVoucher takes the code from the path and ignores one in the body. Clients older than the official SDK enable
// and disable several codes at once under the paths "enable" and "disable". These are refused, so that such a call does not
// create a code.
func (a *API) createNamedVoucher(ctx context.Context, r *request, in wire.VoucherInput) (wire.Voucher, error) {
	in.Code = r.Path("code")
	if in.Code == "enable" || in.Code == "disable" {
		return wire.Voucher{}, fault.New(fault.KindNotFound, "not_found", "Resource not found", "%s is no path of this API: %s one code at /v1/vouchers/{code}/%s, or those of a campaign at /v1/campaigns/{campaignId}/%s",
			r.URL.Path, in.Code, in.Code, in.Code)
	}
	return a.createVoucher(ctx, r, in)
}

func (a *API) getVoucher(ctx context.Context, r *request) (wire.Voucher, error) {
	v, err := r.Project.Vouchers.Get(ctx, r.Path("code"))
	return a.voucherShape(ctx, r, v, err)
}

func (a *API) updateVoucher(ctx context.Context, r *request, in wire.VoucherUpdate) (wire.Voucher, error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return wire.Voucher{}, err
	}
	u, err := in.Domain(zone)
	if err != nil {
		return wire.Voucher{}, err
	}
	if u.CategoryID, err = categoryID(ctx, r, in.CategoryInput); err != nil {
		return wire.Voucher{}, err
	}
	v, err := r.Project.Vouchers.Update(ctx, r.Path("code"), u)
	return a.voucherShape(ctx, r, v, err)
}

func (a *API) deleteVoucher(ctx context.Context, r *request) error {
	force, err := r.Flag("force")
	if err != nil {
		return err
	}
	return r.Project.Vouchers.Delete(ctx, r.Path("code"), force)
}

func (a *API) enableVoucher(ctx context.Context, r *request) (wire.Voucher, error) {
	v, err := r.Project.Vouchers.SetActive(ctx, r.Path("code"), true)
	return a.voucherShape(ctx, r, v, err)
}

func (a *API) disableVoucher(ctx context.Context, r *request) (wire.Voucher, error) {
	v, err := r.Project.Vouchers.SetActive(ctx, r.Path("code"), false)
	return a.voucherShape(ctx, r, v, err)
}

// overrides reads the properties in which codes that are added to a campaign differ from it.
func (a *API) overrides(ctx context.Context, r *request, in wire.VoucherAddition) (o voucher.Overrides, err error) {
	zone, err := a.zone(ctx, r)
	if err != nil {
		return o, err
	}
	if o, err = in.Domain(zone); err != nil {
		return o, err
	}
	category, err := categoryID(ctx, r, in.CategoryInput)
	o.CategoryID = category.Or("")
	return o, err
}

func (a *API) voucherShape(ctx context.Context, r *request, v voucher.Voucher, err error) (wire.Voucher, error) {
	if err != nil {
		return wire.Voucher{}, err
	}
	shapes, err := a.voucherShapes(ctx, r, v)
	if err != nil {
		return wire.Voucher{}, err
	}
	return shapes[0], nil
}

// voucherShapes converts vouchers for an answer. Related resources are read once for all of them.
func (a *API) voucherShapes(ctx context.Context, r *request, vouchers ...voucher.Voucher) ([]wire.Voucher, error) {
	var ids, campaignIDs []string
	for _, v := range vouchers {
		ids, campaignIDs = append(ids, v.ID), append(campaignIDs, v.CampaignID)
	}
	campaigns, err := r.Project.Campaigns.ByID(ctx, distinct(campaignIDs)...)
	if err != nil {
		return nil, err
	}
	names := make(map[string]string, len(campaigns))
	for id, c := range campaigns {
		names[id] = c.Name
	}
	assignments, err := assignmentsByRelated(ctx, r, append(ids, campaignIDs...)...)
	if err != nil {
		return nil, err
	}
	for _, v := range vouchers { // its own first, then those of its campaign
		if of := assignments[v.CampaignID]; len(of) > 0 {
			assignments[v.ID] = slices.Concat(assignments[v.ID], of)
		}
	}
	return a.voucherShapesWith(ctx, r, vouchers, names, assignments)
}

// voucherShapesWith is voucherShapes for callers that have the names of the campaigns and the assignments already.
func (a *API) voucherShapesWith(ctx context.Context, r *request, vouchers []voucher.Voucher, campaigns map[string]string, assignments map[string][]rule.Assignment) ([]wire.Voucher, error) {
	vouchers = slices.Clone(vouchers)
	var categoryIDs []string
	discounts := make([]**discount.Discount, len(vouchers))
	if err := refreshCards(ctx, r, vouchers); err != nil {
		return nil, err
	}
	for i, v := range vouchers {
		categoryIDs = append(categoryIDs, v.CategoryID)
		discounts[i] = &vouchers[i].Discount
	}
	if err := addUnits(ctx, r, discounts...); err != nil {
		return nil, err
	}
	categories, err := categoriesByID(ctx, r, categoryIDs...)
	if err != nil {
		return nil, err
	}
	p, err := a.engine.Projects.Recent(ctx, r.Caller.ProjectID)
	if err != nil {
		return nil, err
	}
	shapes := make([]wire.Voucher, len(vouchers))
	for i, v := range vouchers {
		if r.isClientSide() { // the holder is not shown to client-side callers
			v.HolderID, v.ReferrerID = "", ""
		}
		shapes[i] = wire.NewVoucher(v, wire.VoucherContext{
			Campaign: campaigns[v.CampaignID], Category: categories[v.CategoryID], Assignments: assignments[v.ID],
			Assets: a.voucherAssets(p, v.ID), Zone: p.Zone(),
		})
	}
	return shapes, nil
}

// refreshCards updates the loyalty cards among vouchers in place, to their points of now.
func refreshCards(ctx context.Context, r *request, lists ...[]voucher.Voucher) error {
	var cards []*voucher.Voucher
	for _, list := range lists {
		for i := range list {
			if list[i].Loyalty != nil {
				cards = append(cards, &list[i])
			}
		}
	}
	return r.Project.Vouchers.Current(ctx, cards...)
}
