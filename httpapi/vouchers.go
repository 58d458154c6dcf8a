package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
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
	return r.shapes().Voucher(ctx, v, err)
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
	return r.shapes().Voucher(ctx, v, err)
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
	u.From = r.from
	v, err := r.Project.Vouchers.Update(ctx, r.Path("code"), u)
	return r.shapes().Voucher(ctx, v, err)
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
	return r.shapes().Voucher(ctx, v, err)
}

func (a *API) disableVoucher(ctx context.Context, r *request) (wire.Voucher, error) {
	v, err := r.Project.Vouchers.SetActive(ctx, r.Path("code"), false)
	return r.shapes().Voucher(ctx, v, err)
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
