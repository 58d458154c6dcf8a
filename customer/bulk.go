package customer

import (
	"context"
	"iter"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// BulkUpdateJob upserts customers; MetadataUpdateJob gives all of them the same metadata.
type (
	BulkUpdateJob     struct{ asyncaction.BulkJob }
	MetadataUpdateJob struct{ asyncaction.BulkJob }
)

// Kind is the type of the action that clients see.
func (BulkUpdateJob) Kind() string { return "CUSTOMERS.BULK_UPDATE" }

// Kind is the type of the action that clients see.
func (MetadataUpdateJob) Kind() string { return "CUSTOMERS.METADATA_UPDATE" }

// BulkUpdate upserts the customers that rows name by source id, in the background and without events.
func (e *Engine) BulkUpdate(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error]) (asyncaction.Action, error) {
	return e.beginBulk(ctx, rows, func(j asyncaction.BulkJob) asyncaction.Job { return BulkUpdateJob{j} }, nil)
}

// UpdateMetadata merges the same metadata into the customers that rows name by source id, and makes those that do not exist.
func (e *Engine) UpdateMetadata(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error], m metadata.Map) (asyncaction.Action, error) {
	return e.beginBulk(ctx, rows, func(j asyncaction.BulkJob) asyncaction.Job { return MetadataUpdateJob{j} }, m)
}

func (e *Engine) beginBulk(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error], job func(asyncaction.BulkJob) asyncaction.Job,
	m metadata.Map) (a asyncaction.Action, err error) {
	b := asyncaction.Bulk{Kind: job(asyncaction.BulkJob{}).Kind(), Line: asyncaction.LineBulk}
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		a, err = asyncaction.BeginRows(ctx, tx, e.env, b, rows, func(id string) asyncaction.Job {
			return job(asyncaction.BulkJob{Place: asyncaction.Place{ActionID: id}, Metadata: m})
		})
		return err
	})
	return a, err
}

// BulkUpdatePortion upserts the next customers of a job.
func (e *Engine) BulkUpdatePortion(ctx context.Context, job BulkUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, func(j asyncaction.BulkJob) asyncaction.Job { return BulkUpdateJob{j} })
}

// MetadataUpdatePortion changes the next customers of a job.
func (e *Engine) MetadataUpdatePortion(ctx context.Context, job MetadataUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, func(j asyncaction.BulkJob) asyncaction.Job { return MetadataUpdateJob{j} })
}

func (e *Engine) bulkPortion(ctx context.Context, job asyncaction.BulkJob, d asyncaction.Delivery, as func(asyncaction.BulkJob) asyncaction.Job) error {
	next := func(p asyncaction.Place) asyncaction.Job {
		return as(asyncaction.BulkJob{Place: p, Metadata: job.Metadata})
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[Request], t *asyncaction.Tally) error {
		return e.bulkRows(ctx, tx, job.Metadata, rows, t)
	}
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, asyncaction.Updated("customers"), handle)
}

func (e *Engine) bulkRows(ctx context.Context, tx Store, all metadata.Map, rows []asyncaction.Row[Request], t *asyncaction.Tally) error {
	t.ReportAll()
	reqs := make([]Request, len(rows))
	for i, row := range rows {
		reqs[i] = row.Want
		if all != nil {
			reqs[i].Metadata = patch.Set(all)
		}
	}
	batch, err := LoadBatch(ctx, tx, e.env, e.env.Now(), reqs)
	if err != nil {
		return err
	}
	for i, row := range rows {
		known := batch.Known(reqs[i])
		err := error(fault.PayloadMissing("source_id"))
		if reqs[i].SourceID != "" {
			_, err = batch.Stage(reqs[i])
		}
		if err != nil {
			err = t.Refuse(row.Number, row.Key, err)
		} else if !known {
			t.Made(row.Number, row.Key)
		}
		if err != nil {
			return err
		}
	}
	return batch.Write(ctx, tx)
}
