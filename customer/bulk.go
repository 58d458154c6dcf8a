package customer

import (
	"context"
	"iter"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// bulkUpdateJob upserts customers; metadataUpdateJob merges the same metadata into all of them.
type (
	bulkUpdateJob     struct{ asyncaction.BulkJob }
	metadataUpdateJob struct{ asyncaction.BulkJob }
)

// Kind is the type of the action that clients see.
func (bulkUpdateJob) Kind() string { return "CUSTOMERS.BULK_UPDATE" }

// Kind is the type of the action that clients see.
func (metadataUpdateJob) Kind() string { return "CUSTOMERS.METADATA_UPDATE" }

// BulkUpdate upserts the customers that rows name by source id, in the background and without events.
func (e *Engine) BulkUpdate(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error]) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, nil, rows, asBulkUpdate)
}

// UpdateMetadata merges the same metadata into the customers that rows name by source id, and makes those that do not exist.
func (e *Engine) UpdateMetadata(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error], m metadata.Map) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, m, rows, asMetadataUpdate)
}

func asBulkUpdate(j asyncaction.BulkJob) asyncaction.Job     { return bulkUpdateJob{j} }
func asMetadataUpdate(j asyncaction.BulkJob) asyncaction.Job { return metadataUpdateJob{j} }

// bulkUpdatePortion upserts the next customers of a job.
func (e *Engine) bulkUpdatePortion(ctx context.Context, job bulkUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asBulkUpdate)
}

// metadataUpdatePortion changes the next customers of a job.
func (e *Engine) metadataUpdatePortion(ctx context.Context, job metadataUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asMetadataUpdate)
}

func (e *Engine) bulkPortion(ctx context.Context, job asyncaction.BulkJob, d asyncaction.Delivery, as func(asyncaction.BulkJob) asyncaction.Job) error {
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[Request], t *asyncaction.RowResults) error {
		return e.bulkRows(ctx, tx, job.Metadata, rows, t)
	}
	return asyncaction.BulkPortion(ctx, e.store, d, job, e.env.Now, as, "customers", handle)
}

func (e *Engine) bulkRows(ctx context.Context, tx Store, all metadata.Map, rows []asyncaction.Row[Request], t *asyncaction.RowResults) error {
	named := make([]asyncaction.Row[Request], 0, len(rows))
	for _, row := range rows {
		if row.Want.SourceID == "" {
			if err := t.Refuse(row.Number, row.Key, fault.PayloadMissing("source_id")); err != nil {
				return err
			}
			continue
		}
		if all != nil {
			row.Want.Metadata = patch.Set(all)
		}
		named = append(named, row)
	}
	return e.upsertRows(ctx, tx, named, t)
}

// upsertRows stages one row after the other and writes the customers in a few statements.
func (e *Engine) upsertRows(ctx context.Context, tx Store, rows []asyncaction.Row[Request], t *asyncaction.RowResults) error {
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return err
	}
	reqs := make([]Request, len(rows))
	for i, row := range rows {
		reqs[i] = row.Want
		reqs[i].Schemas = schemas
	}
	batch, err := In(tx, e.env).LoadBatch(ctx, e.env.Now(), reqs)
	if err != nil {
		return err
	}
	for i, row := range rows {
		known := batch.known(reqs[i])
		if _, err := batch.Stage(reqs[i]); err != nil {
			if err := t.Refuse(row.Number, row.Key, err); err != nil {
				return err
			}
		} else if !known {
			t.Made(row.Number, row.Key)
		}
	}
	return batch.Write(ctx)
}
