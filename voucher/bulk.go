package voucher

import (
	"context"
	"iter"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// BulkRow is the change of one voucher in a bulk update.
type BulkRow struct {
	Code     string
	Metadata metadata.Map
}

// BulkUpdateJob gives vouchers metadata of their own; MetadataUpdateJob gives all of them the same.
type (
	BulkUpdateJob     struct{ asyncaction.BulkJob }
	MetadataUpdateJob struct{ asyncaction.BulkJob }
)

// Kind is the type of the action that clients see.
func (BulkUpdateJob) Kind() string { return "VOUCHERS.BULK_UPDATE" }

// Kind is the type of the action that clients see.
func (MetadataUpdateJob) Kind() string { return "VOUCHERS.METADATA_UPDATE" }

// BulkUpdate merges metadata into the vouchers that rows name, in the background and without events. A code that does not exist is
// reported and never made.
func (e *Engine) BulkUpdate(ctx context.Context, rows iter.Seq2[asyncaction.Row[BulkRow], error]) (asyncaction.Action, error) {
	return e.beginBulk(ctx, rows, func(j asyncaction.BulkJob) asyncaction.Job { return BulkUpdateJob{j} }, nil)
}

// UpdateMetadata is BulkUpdate with the same metadata for all.
func (e *Engine) UpdateMetadata(ctx context.Context, rows iter.Seq2[asyncaction.Row[BulkRow], error], m metadata.Map) (asyncaction.Action, error) {
	return e.beginBulk(ctx, rows, func(j asyncaction.BulkJob) asyncaction.Job { return MetadataUpdateJob{j} }, m)
}

func (e *Engine) beginBulk(ctx context.Context, rows iter.Seq2[asyncaction.Row[BulkRow], error], job func(asyncaction.BulkJob) asyncaction.Job,
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

// BulkUpdatePortion changes the next vouchers of a job.
func (e *Engine) BulkUpdatePortion(ctx context.Context, job BulkUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, func(j asyncaction.BulkJob) asyncaction.Job { return BulkUpdateJob{j} })
}

// MetadataUpdatePortion changes the next vouchers of a job.
func (e *Engine) MetadataUpdatePortion(ctx context.Context, job MetadataUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, func(j asyncaction.BulkJob) asyncaction.Job { return MetadataUpdateJob{j} })
}

func (e *Engine) bulkPortion(ctx context.Context, job asyncaction.BulkJob, d asyncaction.Delivery, as func(asyncaction.BulkJob) asyncaction.Job) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	next := func(p asyncaction.Place) asyncaction.Job {
		return as(asyncaction.BulkJob{Place: p, Metadata: job.Metadata})
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[BulkRow], t *asyncaction.Tally) error {
		return e.bulkRows(ctx, tx, s, job.Metadata, rows, t)
	}
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, asyncaction.Updated("vouchers"), handle)
}

func (e *Engine) bulkRows(ctx context.Context, tx Store, s Settings, all metadata.Map, rows []asyncaction.Row[BulkRow], t *asyncaction.Tally) error {
	t.ReportAll()
	codes := make([]string, len(rows))
	for i, row := range rows {
		codes[i] = s.Spell(row.Want.Code)
	}
	found, err := storage.Having(ctx, tx.Vouchers(), "code", codes)
	if err != nil {
		return err
	}
	byCode := make(map[string]*Voucher, len(found))
	for i := range found {
		if found[i].DeletedAt.IsZero() {
			byCode[found[i].Code] = &found[i]
		}
	}
	changes := map[string][]metadata.Map{}
	for i, row := range rows {
		change := row.Want.Metadata
		if change == nil {
			change = all
		}
		v := byCode[codes[i]]
		switch {
		case row.Want.Code == "":
			err = fault.PayloadMissing("code")
		case change == nil:
			err = fault.PayloadMissing("metadata")
		case v == nil:
			t.Missing(row.Number, row.Key)
			continue
		default:
			var merged metadata.Map
			if merged, err = metadata.Normalize("metadata", metadata.Merge(v.Metadata, change)); err == nil {
				v.Metadata = merged
				changes[v.ID] = append(changes[v.ID], change)
				continue
			}
		}
		if err := t.Refuse(row.Number, row.Key, err); err != nil {
			return err
		}
	}
	ids := make([]string, 0, len(changes))
	for id := range changes {
		ids = append(ids, id)
	}
	if len(ids) == 0 {
		return nil
	}
	now := e.env.Now()
	_, err = tx.Vouchers().UpdateAll(ctx, storage.In("id", ids), func(v *Voucher) (bool, error) {
		before := v.Metadata
		for _, change := range changes[v.ID] {
			v.Metadata = metadata.Merge(v.Metadata, change)
		}
		if v.Metadata, err = metadata.Normalize("metadata", v.Metadata); err != nil || v.Metadata.Equal(before) {
			return false, err
		}
		v.UpdatedAt = now
		return true, nil
	})
	return err
}
