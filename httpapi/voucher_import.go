package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) importRoutes() []route {
	return []route{
		{"POST", "/v1/vouchers/import", write(a.importVouchers)},
		{"POST", "/v1/campaigns/{campaignId}/import", write(a.importCampaignVouchers)},
	}
}

func (a *API) importVouchers(ctx context.Context, r *request, in elements) (answer, error) {
	rows, err := a.voucherRows(ctx, r, in)
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Vouchers.Import(ctx, rows))
}

func (a *API) importCampaignVouchers(ctx context.Context, r *request, in elements) (answer, error) {
	rows, err := a.voucherRows(ctx, r, in)
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Vouchers.ImportInto(ctx, r.Path("campaignId"), rows))
}

// voucherRows reads the codes of an import. Codes that are invalid whatever is stored are refused at once, with the whole
// request. Each category is looked up once.
func (a *API) voucherRows(ctx context.Context, r *request, in elements) ([]voucher.ImportRow, error) {
	if err := in.checkLength(asyncaction.MaxRows); err != nil {
		return nil, err
	}
	zone, err := a.zone(ctx, r)
	if err != nil {
		return nil, err
	}
	categories := map[wire.CategoryInput]string{}
	rows := make([]voucher.ImportRow, len(in))
	for i := range in {
		sent, err := element[wire.VoucherImport](in, i)
		if err != nil {
			return nil, err
		}
		if rows[i], err = sent.Domain(zone); err != nil {
			return nil, atElement(i, err)
		}
		id, known := categories[sent.CategoryInput]
		if !known {
			category, err := categoryID(ctx, r, sent.CategoryInput)
			if err != nil {
				return nil, err
			}
			id = category.Or("")
			categories[sent.CategoryInput] = id
		}
		rows[i].CategoryID = id
	}
	return rows, nil
}
