package httpapi

import (
	"context"
	"encoding/json"
	"errors"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/voucher"
)

func (a *API) bulkRoutes() []route {
	return []route{
		{"POST", "/v1/vouchers/bulk/async", write(a.bulkUpdateVouchers)},
		{"POST", "/v1/vouchers/metadata/async", write(a.updateVoucherMetadata)},
		{"POST", "/v1/customers/bulk/async", write(a.bulkUpdateCustomers)},
		{"POST", "/v1/customers/metadata/async", write(a.updateCustomerMetadata)},
		{"POST", "/v1/products/bulk/async", write(a.bulkUpdateProducts)},
		{"POST", "/v1/products/metadata/async", write(a.updateProductMetadata)},
	}
}

// bulkRows decodes the items of a bulk update. An item that cannot be decoded does not stop the others: the action reports
// it.
func bulkRows[In, T any](in elements, domain func(In) (key string, want T, err error)) ([]asyncaction.Row[T], error) {
	rows := make([]asyncaction.Row[T], len(in))
	for i := range in {
		var sent In
		var key string
		var want T
		err := json.Unmarshal(in[i], &sent)
		if err != nil {
			err = payloadFault(withItemPath(err, in[i], &sent), 0)
		} else {
			key, want, err = domain(sent)
		}
		if rows[i], err = asyncaction.NewRow(int64(i+1), key, want, err); err != nil {
			return nil, err
		}
	}
	return rows, nil
}

func (a *API) bulkUpdateVouchers(ctx context.Context, r *request, in elements) (answer, error) {
	rows, err := bulkRows(in, func(w wire.VoucherBulkItem) (string, voucher.BulkRow, error) {
		return w.Code, voucher.BulkRow{Code: w.Code, Metadata: w.Metadata}, nil
	})
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Vouchers.BulkUpdate(ctx, rowsOf(rows)))
}

func (a *API) bulkUpdateCustomers(ctx context.Context, r *request, in elements) (answer, error) {
	rows, err := bulkRows(in, func(w wire.CustomerInput) (string, customer.Request, error) {
		req := w.Domain("")
		req.ID = ""
		return req.SourceID, req, nil
	})
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Customers.BulkUpdate(ctx, rowsOf(rows)))
}

func (a *API) bulkUpdateProducts(ctx context.Context, r *request, in elements) (answer, error) {
	rows, err := bulkRows(in, func(w wire.ProductInput) (string, catalog.ProductRequest, error) {
		req, err := w.Domain()
		req.ID = ""
		return req.SourceID, req, err
	})
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Catalog.BulkUpdate(ctx, rowsOf(rows)))
}

func (a *API) updateVoucherMetadata(ctx context.Context, r *request, in wire.MetadataUpdate) (answer, error) {
	rows, err := metadataRows(in.Codes, in, func(code string) voucher.BulkRow { return voucher.BulkRow{Code: code} })
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Vouchers.UpdateMetadata(ctx, rowsOf(rows), in.Metadata))
}

func (a *API) updateCustomerMetadata(ctx context.Context, r *request, in wire.MetadataUpdate) (answer, error) {
	rows, err := metadataRows(in.SourceIDs, in, func(source string) customer.Request { return customer.Request{SourceID: source} })
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Customers.UpdateMetadata(ctx, rowsOf(rows), in.Metadata))
}

func (a *API) updateProductMetadata(ctx context.Context, r *request, in wire.MetadataUpdate) (answer, error) {
	rows, err := metadataRows(in.SourceIDs, in, func(source string) catalog.ProductRequest { return catalog.ProductRequest{SourceID: source} })
	if err != nil {
		return answer{}, err
	}
	return acceptedAction(r.Project.Catalog.UpdateMetadata(ctx, rowsOf(rows), in.Metadata))
}

// metadataRows makes a row of each name. Invalid metadata fails every row.
func metadataRows[T any](names []string, in wire.MetadataUpdate, want func(string) T) ([]asyncaction.Row[T], error) {
	var wrong error
	if in.Metadata == nil {
		wrong = fault.PayloadMissing("metadata")
	} else if _, err := metadata.Normalize("metadata", metadata.Merge(nil, in.Metadata)); err != nil {
		wrong = err
	}
	rows := make([]asyncaction.Row[T], len(names))
	var errs []error
	for i, name := range names {
		var err error
		rows[i], err = asyncaction.NewRow(int64(i+1), name, want(name), wrong)
		errs = append(errs, err)
	}
	return rows, errors.Join(errs...)
}
