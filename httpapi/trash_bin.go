package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/trash"
)

func (a *API) trashBinRoutes() []route {
	return []route{
		{"GET", "/v1/trash-bin", read(a.listBin)},
		{"DELETE", "/v1/trash-bin/{binEntryId}", remove(a.removeBinEntry)},
	}
}

var binList = listing.Spec[trash.Entry]{
	Kind: trash.Kind, Style: listing.StyleStartingAfterID, Order: []string{"-id"},
	Fields: listing.Fields{
		listing.Text("id"), listing.Text("resource_id"), listing.Text("resource_name"),
		listing.Enum("resource_type", "campaign", "product", "sku", "voucher"),
	},
}

// listBin lists the trash bin. The total is the number of entries of the page, as documented.
func (a *API) listBin(ctx context.Context, r *request) (wire.List[wire.BinEntry], error) {
	list, err := listPage(ctx, a, r, binList, "data", storage.Filter{}, r.Project.Trash.List, each(wire.NewBinEntry))
	total := len(list.Items)
	list.Total = &total
	return list, err
}

func (a *API) removeBinEntry(ctx context.Context, r *request) error {
	return r.Project.Trash.Remove(ctx, r.Path("binEntryId"))
}
