package httpapi

import (
	"context"
	"io"
	"net/http"
	"net/url"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// portion is how many redemptions of a code are read at a time.
const portion = 500

// voucherRedemptions lists the redemptions, failures and rollbacks of a code. The operation has no pages, and a public code
// may be redeemed a million times. So the list is read and written in portions. When a later portion cannot be read, the
// answer ends inside of the list, so that no client takes it for a complete one.
func (a *API) voucherRedemptions(ctx context.Context, r *request) (answer, error) {
	v, err := r.Project.Vouchers.Get(ctx, r.Path("code"))
	if err != nil {
		return answer{}, err
	}
	head := wire.VoucherRedemptionsHead{
		Quantity: v.Redemption.Quantity, Redeemed: v.Redemption.Redeemed, Object: "list", DataRef: "redemption_entries",
		URL: "/v1/vouchers/" + url.PathEscape(v.Code) + "/redemptions?page=1&limit=10",
	}
	q := storage.Query{Filter: storage.Is("voucher_id", v.ID), Order: []storage.Order{{Field: "created_at", Desc: true}}, Limit: portion}
	entries, more, err := a.nextRedemptions(ctx, r, &q)
	if err != nil {
		return answer{}, err
	}
	return answer{status: http.StatusOK, header: http.Header{"Content-Type": {jsonContent}}, content: func(w io.Writer) error {
		list, err := head.Begin(w)
		for err == nil {
			if err = list.Add(entries); err != nil || !more {
				break
			}
			entries, more, err = a.nextRedemptions(ctx, r, &q)
		}
		if err != nil {
			return err
		}
		return list.End()
	}}, nil
}

// nextRedemptions reads a page and moves the query to the next one.
func (a *API) nextRedemptions(ctx context.Context, r *request, q *storage.Query) (entries []wire.Redemption, more bool, err error) {
	page, err := r.Project.Redemptions.List(ctx, *q)
	if err != nil {
		return nil, false, err
	}
	if page.HasMore {
		q.After = redemption.RecordKind.Position(&page.Items[len(page.Items)-1], q.Order)
	}
	entries, err = r.shapes().Redemptions(ctx, page.Items)
	return entries, page.HasMore, err
}
