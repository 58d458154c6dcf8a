package httpapi

import (
	"context"
	"encoding/json"
	"fmt"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/export"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) exportRoutes() []route {
	return []route{
		{"GET", "/v1/exports", read(a.listExports)},
		{"POST", "/v1/exports", write(a.createExport)},
		{"GET", "/v1/exports/{exportId}", read(a.getExport)},
		{"DELETE", "/v1/exports/{exportId}", remove(a.deleteExport)},
		{"POST", "/v1/orders/export", write(a.exportOrders)},
		{"POST", "/v1/vouchers/{code}/transactions/export", write(a.exportVoucherTransactions)},
		{"POST", "/v1/campaigns/{campaignId}/transactions/export", write(a.exportCampaignTransactions)},
	}
}

var exportList = listing.Spec[export.Export]{Kind: export.Kind, Order: []string{"-created_at", "status"}, Total: true}

// customerExport, orderExport, pointsExport and transactionExport have the filters of exports. Those of the lists of the API
// are fewer.
var (
	customerExport = listing.Spec[customer.Customer]{
		Kind: customer.Kind, Order: []string{"-created_at"},
		Fields: listing.Fields{
			listing.Text("id"), listing.Text("source_id"), listing.Text("name"), listing.Text("email"), listing.Text("phone"),
			listing.Date("birthdate").AsText(), listing.Text("address.city"), listing.Text("address.country"),
			listing.Time("created_at"), listing.Time("updated_at"), listing.Custom("metadata"),
		},
	}
	orderExport = listing.Spec[order.Order]{
		Kind: order.Kind, Order: []string{"-created_at"},
		Fields: listing.Fields{
			listing.Text("id"), listing.Text("source_id"), listing.Enum("status", "CREATED", "PAID", "CANCELED", "FULFILLED"),
			listing.Number("amount"), listing.Text("customer_id"), listing.Text("referrer_id"), listing.Time("created_at"),
			listing.Time("updated_at"), listing.Custom("metadata"),
		},
	}
	pointsExport = listing.Spec[ledger.Lot]{
		Kind: ledger.LotKind, Order: []string{"-created_at"},
		Fields: listing.Fields{listing.Text("campaign_id").In("scope_id"), listing.Text("voucher_id").In("account_id")},
	}
	transactionExport = listing.Spec[voucher.Transaction]{
		Kind: voucher.TransactionKind, Order: []string{"-created_at"},
		Fields: listing.Fields{listing.Text("campaign_id"), listing.Text("voucher_id"), listing.Time("created_at")},
	}
)

// exportFields returns the fields by which exports of an object can be filtered.
func (n *nameConditions) exportFields(object string, caseSensitive bool) listing.Fields {
	switch object {
	case "voucher":
		return n.voucherFields(caseSensitive)
	case "redemption":
		return redemptionList.Fields
	case "customer":
		return customerExport.Fields
	case "publication":
		return n.publicationFields()
	case "order":
		return orderExport.Fields
	case "return":
		return returnList.Fields
	case "voucher_transactions":
		return transactionExport.Fields
	case "points_expiration":
		return pointsExport.Fields
	case "product":
		return productList.Fields
	case "sku":
		return skuList.Fields
	}
	return nil
}

func (a *API) createExport(ctx context.Context, r *request, in wire.ExportInput) (wire.Export, error) {
	if in.Object == "" {
		return wire.Export{}, fault.PayloadMissing("exported_object")
	}
	within := storage.Filter{}
	campaignID := firstText(in.Parameters.CampaignID, in.CampaignID)
	if campaignID != "" {
		if in.Object != "voucher" {
			return wire.Export{}, fault.Payload("parameters.campaign_id", "must NOT be there for an export of %s: only vouchers take it", string(in.Object))
		}
		c, err := r.Project.Campaigns.Get(ctx, campaignID)
		if err != nil {
			return wire.Export{}, err
		}
		campaignID, within = c.ID, storage.Is("campaign_id", c.ID)
	}
	return a.beginExport(ctx, r, string(in.Object), in.Parameters.ExportSelection, within, campaignID)
}

// firstText returns the first text that is not empty.
func firstText(texts ...string) string {
	for _, t := range texts {
		if t != "" {
			return t
		}
	}
	return ""
}

// beginExport parses the filters and stores the export. within is a condition that is added to them.
func (a *API) beginExport(ctx context.Context, r *request, object string, in wire.ExportSelection, within storage.Filter, campaignID string) (wire.Export, error) {
	p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
	if err != nil {
		return wire.Export{}, err
	}
	names := nameConditions{ctx: ctx, r: r}
	var filter storage.Filter
	if fields := names.exportFields(object, p.CaseSensitiveCodes); fields != nil { // an unknown object is refused by the engine
		call := listing.Call{Now: a.engine.Env().Now(), Zone: p.Zone()}
		if filter, err = fields.FromJSON(in.Filters, "parameters.filters", call); err != nil {
			return wire.Export{}, err
		}
	}
	if names.err != nil {
		return wire.Export{}, names.err
	}
	filters := in.Filters
	if string(filters) == "null" {
		filters = nil
	}
	x, err := r.Project.Exports.Create(ctx, export.Request{
		Object: object, Order: string(in.Order), Fields: in.Fields, Filter: storage.And(within, filter), Filters: filters, CampaignID: campaignID,
	})
	return wire.NewExport(x, ""), err
}

func (a *API) exportOrders(ctx context.Context, r *request, in wire.SingleExportInput) (wire.Export, error) {
	return a.beginExport(ctx, r, "order", in.Parameters, storage.Filter{}, "")
}

// exportVoucherTransactions exports the transactions of one card. Filters in the body are ignored.
func (a *API) exportVoucherTransactions(ctx context.Context, r *request, in wire.SingleExportInput) (wire.Export, error) {
	v, err := r.Project.Vouchers.Get(ctx, r.Path("code"))
	return a.exportTransactionsOf(ctx, r, in, v, err)
}

func (a *API) exportTransactionsOf(ctx context.Context, r *request, in wire.SingleExportInput, v voucher.Voucher, err error) (wire.Export, error) {
	if err != nil {
		return wire.Export{}, err
	}
	if v.Gift == nil && v.Loyalty == nil {
		return wire.Export{}, noTransactions()
	}
	in.Parameters.Filters = json.RawMessage(fmt.Sprintf(`{"voucher_id":{"conditions":{"$in":[%q]}}}`, v.ID))
	return a.beginExport(ctx, r, "voucher_transactions", in.Parameters, storage.Filter{}, "")
}

func (a *API) exportCampaignTransactions(ctx context.Context, r *request, in wire.SingleExportInput) (wire.Export, error) {
	c, err := r.Project.Campaigns.Get(ctx, r.Path("campaignId"))
	if err != nil {
		return wire.Export{}, err
	}
	if c.Type != campaign.TypeGiftVouchers && c.Type != campaign.TypeLoyaltyProgram {
		return wire.Export{}, noTransactions()
	}
	made, err := a.beginExport(ctx, r, "voucher_transactions", in.Parameters, storage.Is("campaign_id", c.ID), "")
	return ofCampaign(made, c, err)
}

// ofCampaign adds the campaign to the filters in the answer about an export.
func ofCampaign(made wire.Export, c campaign.Campaign, err error) (wire.Export, error) {
	if err != nil {
		return wire.Export{}, err
	}
	filters := map[string]json.RawMessage{}
	if len(made.Parameters.Filters) > 0 {
		if err := json.Unmarshal(made.Parameters.Filters, &filters); err != nil {
			return wire.Export{}, err
		}
	}
	filters["campaign_id"] = json.RawMessage(fmt.Sprintf(`{"conditions":{"$in":[%q]}}`, c.ID))
	made.Parameters.Filters, err = json.Marshal(filters)
	return made, err
}

func noTransactions() error {
	return fault.New(fault.KindForbidden, "forbidden", "Forbidden", "Transactions are allowed only for loyalty or gift campaigns")
}

func (a *API) getExport(ctx context.Context, r *request) (wire.Export, error) {
	x, err := r.Project.Exports.Get(ctx, r.Path("exportId"))
	if err != nil {
		return wire.Export{}, err
	}
	shapes, err := a.exportShapes(ctx, r)([]export.Export{x})
	if err != nil {
		return wire.Export{}, err
	}
	return shapes[0], nil
}

func (a *API) exportShapes(ctx context.Context, r *request) func([]export.Export) ([]wire.Export, error) {
	return func(page []export.Export) ([]wire.Export, error) {
		p, err := a.engine.Projects.Get(ctx, r.Caller.ProjectID)
		shapes := make([]wire.Export, len(page))
		for i, x := range page {
			shapes[i] = wire.NewExport(x, a.exportURL(p, x.ID))
		}
		return shapes, err
	}
}

func (a *API) listExports(ctx context.Context, r *request) (wire.List[wire.Export], error) {
	return listPage(ctx, a, r, exportList, "exports", storage.Filter{}, r.Project.Exports.List, a.exportShapes(ctx, r))
}

func (a *API) deleteExport(ctx context.Context, r *request) error {
	return r.Project.Exports.Delete(ctx, r.Path("exportId"))
}
