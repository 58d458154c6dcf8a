package export

import (
	"context"
	"errors"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

const (
	// portionRows is how many rows one delivery of a job handles: a fraction of a second, and some megabytes at most.
	portionRows = 2000
	// maxKeys bounds the columns of metadata: custom attributes that are named after ids would make a column for each row.
	maxKeys = 1000
)

// writeJob writes the next portion of an export.
type writeJob struct {
	ExportID string
	Portion  int64
	// Survey says that the rows are read for the keys of their metadata; nothing is written yet.
	Survey bool
	// After is the last row of the portion before, within the survey or the writing.
	After string
}

// Kind names jobs of exports.
func (writeJob) Kind() string { return "EXPORT" }

// writePortion does one portion of an export. An export that was deleted meanwhile needs no more of them.
func (e *Engine) writePortion(ctx context.Context, job writeJob, d asyncaction.Delivery) error {
	err := asyncaction.ErrGivenUp
	if !d.GivenUp {
		err = e.portion(ctx, job)
	}
	if fault.IsNotFound(err) {
		return nil
	}
	if err == nil || !d.Last {
		return err
	}
	_, giveUp := e.store.Exports().Update(ctx, job.ExportID, func(x *Export) error {
		if !x.Finished() {
			x.Status, x.Cause, x.UpdatedAt = StatusError, shown(err), e.env.Now()
		}
		return nil
	})
	return errors.Join(err, giveUp)
}

// shown is the text of an error for clients.
func shown(err error) string {
	if f, ok := fault.As(err); ok {
		return f.Error()
	}
	return "an internal error ended the export"
}

// portion reads rows and adds them to the file. They are read before the transaction that adds them, and may come from a replica of the storage that has
// everything of before the export.
func (e *Engine) portion(ctx context.Context, job writeJob) error {
	x, err := e.store.Exports().Get(ctx, job.ExportID)
	if err != nil || x.Finished() || x.Cursor != job.Portion {
		return err
	}
	o, err := objectNamed(x.Object)
	if err != nil {
		return err
	}
	q, err := o.query(x, job.After)
	if err != nil {
		return err
	}
	settings := e.settings
	if settings.project, err = e.project(ctx); err != nil {
		return err
	}
	lagging, _ := storage.MayLag(ctx, x.CreatedAt)
	read, err := o.read(lagging, e.store, settings, q, job.Survey)
	if err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error { return e.add(ctx, tx, job, o, settings, read) })
}

// add adds what was read to the file and enqueues the next portion, unless another delivery of the job has done so meanwhile.
func (e *Engine) add(ctx context.Context, tx Store, job writeJob, o object, settings settings, read batch) error {
	claimed := false
	x, err := tx.Exports().Update(ctx, job.ExportID, func(x *Export) error {
		claimed = !x.Finished() && x.Cursor == job.Portion
		if claimed {
			x.Cursor++
			x.Status, x.UpdatedAt = StatusInProgress, e.env.Now()
		}
		return nil
	})
	if err != nil || !claimed {
		return err
	}
	next := writeJob{ExportID: x.ID, Portion: job.Portion + 1, Survey: job.Survey, After: read.last}
	more := read.more
	if job.Survey {
		x.Keys = withKeys(x.Keys, read.rows)
		if !more {
			next.Survey, next.After, more = false, "", true
		}
	} else if err := e.appendRows(ctx, tx, o, settings, &x, read.rows); err != nil {
		return err
	}
	if !more {
		x.Status = StatusDone
	}
	if _, err := tx.Exports().Update(ctx, x.ID, func(stored *Export) error { *stored = x; return nil }); err != nil || !more {
		return err
	}
	return tx.Enqueue(ctx, next)
}

// withKeys adds the keys of the rows' metadata, sorted.
func withKeys(keys []string, rows []row) []string {
	all := map[string]bool{}
	for _, key := range keys {
		all[key] = true
	}
	for _, r := range rows {
		for key := range r.metadata() {
			all[key] = true
		}
	}
	sorted := slices.Sorted(maps.Keys(all))
	return sorted[:min(maxKeys, len(sorted))]
}

// appendRows appends rows to the file, the header before the first of them.
func (e *Engine) appendRows(ctx context.Context, tx Store, o object, s settings, x *Export, rows []row) error {
	columns := o.columns(x.Fields, x.Keys)
	text := csvText{safe: s.spreadsheetSafe}
	if x.Chunks == 0 {
		for _, c := range columns {
			text.cell(c.title)
		}
		text.endLine()
	}
	for _, r := range rows {
		for _, c := range columns {
			if c.key != "" {
				text.cell(custom(r.metadata()[c.key]))
			} else {
				text.cell(r.cell(c.field))
			}
		}
		text.endLine()
	}
	if text.Len() == 0 {
		return nil
	}
	chunk := Chunk{ID: chunkID(x.ID, x.Chunks), ExportID: x.ID, Text: text.String()}
	x.Chunks++
	x.Rows += int64(len(rows))
	x.Size += int64(text.Len())
	return tx.ExportChunks().Insert(ctx, chunk)
}
