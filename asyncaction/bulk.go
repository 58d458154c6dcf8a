package asyncaction

import (
	"context"
	"fmt"
	"iter"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/metadata"
)

// LineBulk is the FIFO queue of bulk updates of a project: two that name the same records run one after the other.
const LineBulk = "BULK_UPDATE"

// BulkJob is the position of a bulk update. Jobs of single kinds embed it.
type BulkJob struct {
	Place
	// Metadata is merged into the objects of all rows; nil when each row has its own.
	Metadata metadata.Map
}

// StartBulk begins a bulk update. The job of its kind is made by as; m, unless nil, is merged into the objects of all rows.
func StartBulk[S Store, T any](ctx context.Context, store S, e env.Env, m metadata.Map, rows iter.Seq2[Row[T], error], as func(BulkJob) Job) (Action, error) {
	return Start(ctx, store, e, LineBulk, rows, func(p Place) Job { return as(BulkJob{p, m}) })
}

// BulkPortion handles the rows of one portion of a bulk update, as RowPortion does. Its report names every row.
func BulkPortion[S Store, T any](ctx context.Context, store S, d Delivery, job BulkJob, now func() time.Time, as func(BulkJob) Job, plural string,
	handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) error {
	next := func(p Place) Job { return as(BulkJob{p, job.Metadata}) }
	return RowPortion(ctx, store, d, job.Place, now, next, Updated(plural), func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error {
		t.ReportAll()
		return handle(ctx, tx, rows, t)
	})
}

// Updated is the message of a bulk update: "Updated 2 vouchers.".
func Updated(plural string) func(*Action) string {
	return func(a *Action) string { return fmt.Sprintf("Updated %d %s.", a.Done, plural) }
}

// Imported is the message of an import: "2 voucher(s) imported successfully, 1 failed.".
func Imported(singular string) func(*Action) string {
	return func(a *Action) string {
		return fmt.Sprintf("%d %s(s) imported successfully, %d failed.", a.Done, singular, a.Failed)
	}
}
