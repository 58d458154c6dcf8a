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

// bulkUpdateJob merges metadata of its own into each voucher; metadataUpdateJob merges the same into all.
type (
	bulkUpdateJob     struct{ asyncaction.BulkJob }
	metadataUpdateJob struct{ asyncaction.BulkJob }
)

// Kind is the type of the action that clients see.
func (bulkUpdateJob) Kind() string { return "VOUCHERS.BULK_UPDATE" }

// Kind is the type of the action that clients see.
func (metadataUpdateJob) Kind() string { return "VOUCHERS.METADATA_UPDATE" }

// BulkUpdate merges metadata into the vouchers that rows name, in the background and without events. A code that does not exist is
// reported and never made.
func (e *Engine) BulkUpdate(ctx context.Context, rows iter.Seq2[asyncaction.Row[BulkRow], error]) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, nil, rows, asBulkUpdate)
}

// UpdateMetadata is BulkUpdate with the same metadata for all.
func (e *Engine) UpdateMetadata(ctx context.Context, rows iter.Seq2[asyncaction.Row[BulkRow], error], m metadata.Map) (asyncaction.Action, error) {
	return asyncaction.StartBulk(ctx, e.store, e.env, m, rows, asMetadataUpdate)
}

func asBulkUpdate(j asyncaction.BulkJob) asyncaction.Job     { return bulkUpdateJob{j} }
func asMetadataUpdate(j asyncaction.BulkJob) asyncaction.Job { return metadataUpdateJob{j} }

// bulkUpdatePortion changes the next vouchers of a job.
func (e *Engine) bulkUpdatePortion(ctx context.Context, job bulkUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asBulkUpdate)
}

// metadataUpdatePortion changes the next vouchers of a job.
func (e *Engine) metadataUpdatePortion(ctx context.Context, job metadataUpdateJob, d asyncaction.Delivery) error {
	return e.bulkPortion(ctx, job.BulkJob, d, asMetadataUpdate)
}

func (e *Engine) bulkPortion(ctx context.Context, job asyncaction.BulkJob, d asyncaction.Delivery, as func(asyncaction.BulkJob) asyncaction.Job) error {
	s, err := e.settings(ctx)
	if err != nil {
		return err
	}
	handle := func(ctx context.Context, tx Store, rows []asyncaction.Row[BulkRow], t *asyncaction.RowResults) error {
		return e.bulkRows(ctx, tx, s, job.Metadata, rows, t)
	}
	return asyncaction.BulkPortion(ctx, e.store, d, job, e.env.Now, as, "vouchers", handle)
}

func (e *Engine) bulkRows(ctx context.Context, tx Store, s Settings, all metadata.Map, rows []asyncaction.Row[BulkRow], t *asyncaction.RowResults) error {
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
				err = s.Schemas.Check(metadata.ObjectVoucher, merged)
			}
			if err == nil {
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
