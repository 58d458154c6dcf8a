package asyncaction

import (
	"context"
	"encoding/json"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/csvfile"
	"github.com/punchcardhq/punchcard/storage"
)

// Draft is the import of a file that was looked at and has not begun: its rows are stored, and the first of them were tried.
type Draft struct {
	// ID is that of the action which BeginDraft makes, and Type its type.
	ID, Type  string
	CreatedAt time.Time
	// CampaignID is the campaign whose codes the file has; empty without one.
	CampaignID string
	// Columns are those of the file, Custom those of them that are custom attributes, First the cells of the first rows, and Total counts all rows.
	Columns, Custom []string
	First           [][]string
	Total           int64
	// Tried counts the rows that were tried, from the first on, and Failed those of them that would fail. Failures explains a bounded number of them.
	Tried, Failed int64
	Failures      []Failure

	// Queue is the FIFO queue of the action, and Job its first job.
	Queue string
	Job   json.RawMessage
}

const (
	// draftsKept is how long drafts are kept, and maxDrafts how many there are in a project at once.
	draftsKept, maxDrafts = 24 * time.Hour, 20
	// firstRows is how many rows of a draft are shown, and triedPortions how many portions are tried.
	firstRows, triedPortions = 5, 5
)

// Trial collects what a portion of rows would come to.
type Trial struct {
	rows     int64
	failures []Failure
}

// errTried rolls a trial back.
var errTried = errors.New("the rows were tried")

// PrepareFile stores the records of a file as those of an import that begins later, in the queue of bulk updates, and tries the first of them: portion
// handles them in transactions that are rolled back. The first job of the import is made by as. A draft is kept for a day, and a project has a bounded
// number of them. A file that cannot be read to its end is refused with its fault, and then nothing is stored. known are the columns that are no custom
// attributes.
func PrepareFile[S Store](ctx context.Context, store S, e env.Env, f *csvfile.File, key string, known []string, as func(FileJob) Job,
	portion func(context.Context, FileJob, Delivery) error) (Draft, error) {
	id, now := e.NewID(ActionKind.Prefix), e.Now()
	at := func(portion int64) FileJob { return FileJob{Place{id, portion}, f.Header().Names()} }
	first := as(at(0))
	job, err := json.Marshal(first)
	if err != nil {
		return Draft{}, err
	}
	d := Draft{ID: id, Type: first.Kind(), CreatedAt: now, CampaignID: campaignOf(first), Columns: f.Header().Names(), Queue: LineBulk, Job: job}
	if d.Custom, err = f.Header().Others(known...); err != nil {
		return Draft{}, err
	}
	portions := int64(0)
	err = storage.Atomic(ctx, store, func(tx S) error {
		if err := pruneDrafts(ctx, tx, now); err != nil {
			return err
		}
		d.First, d.Total = nil, 0
		parts := partWriter{tx: tx, a: &Action{ID: id, CreatedAt: now}}
		for row, err := range FileRows(f, key) {
			if err != nil {
				return err
			}
			if d.Total++; d.Total > MaxRows {
				return tooManyRows()
			}
			if len(d.First) < firstRows && row.Unread == nil {
				d.First = append(d.First, row.Want)
			}
			if err := parts.add(ctx, row); err != nil {
				return err
			}
		}
		if err := parts.end(ctx); err != nil {
			return err
		}
		portions = parts.portion
		return tx.AsyncActionParts().Insert(ctx, Part{ID: partID(id, RoleDraft, 0), ActionID: id, Role: RoleDraft, Data: "{}", CreatedAt: now})
	})
	if err != nil {
		return Draft{}, err
	}
	for n := range min(portions, triedPortions) {
		var t Trial
		if err := portion(ctx, at(n), Delivery{Trial: &t}); err != nil {
			return Draft{}, err
		}
		d.Tried, d.Failed = d.Tried+t.rows, d.Failed+int64(len(t.failures))
		d.Failures = append(d.Failures, t.failures[:min(len(t.failures), keptFailures-len(d.Failures))]...)
	}
	data, err := json.Marshal(d)
	if err != nil {
		return Draft{}, err
	}
	_, err = store.AsyncActionParts().Update(ctx, partID(id, RoleDraft, 0), func(p *Part) error { p.Data = string(data); return nil })
	return d, err
}

// try handles the rows of a portion in a transaction that is rolled back.
func try[S Store, T any](ctx context.Context, store S, at Place, columns []string, t *Trial,
	handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) error {
	err := storage.AtomicUpsert(ctx, store, func(tx S) error {
		rows, results, err := handleRows(ctx, tx, at, columns, handle)
		if err != nil {
			return err
		}
		*t = Trial{rows: int64(len(rows))}
		for _, row := range rows {
			if o := results.outcomeOf(row.Number, row.Line, row.Key); o.Failure != nil {
				t.failures = append(t.failures, *o.Failure)
			}
		}
		return errTried
	})
	if errors.Is(err, errTried) {
		return nil
	}
	return err
}

// Draft returns a draft, or fault.NotFound.
func (e *Engine) Draft(ctx context.Context, id string) (d Draft, err error) {
	part, err := e.store.AsyncActionParts().Get(ctx, partID(id, RoleDraft, 0))
	if fault.IsNotFound(err) {
		return d, fault.NotFound("import", id)
	}
	if err != nil {
		return d, err
	}
	if err := json.Unmarshal([]byte(part.Data), &d); err != nil {
		return d, err
	}
	if d.ID == "" { // it is being tried
		err = fault.NotFound("import", id)
	}
	return d, err
}

// BeginDraft begins the import of a draft, or fails with fault.NotFound.
func (e *Engine) BeginDraft(ctx context.Context, id string) (a Action, err error) {
	d, err := e.Draft(ctx, id)
	if err != nil {
		return a, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		job := storedJob{d.Type, d.Job}
		a, _ = newAction(ctx, e.env, d.Queue, func(string) Job { return job })
		a.ID, a.Total, a.ByRows, a.Result.CampaignID = d.ID, d.Total, true, d.CampaignID
		// Of two that begin it at once one finds no draft.
		if err := tx.AsyncActionParts().Delete(ctx, partID(id, RoleDraft, 0)); err != nil {
			return err
		}
		if err := tx.AsyncActions().Insert(ctx, a); err != nil {
			return err
		}
		return enqueue(ctx, tx, a.Line, a.ID, job)
	})
	if fault.IsNotFound(err) {
		err = fault.NotFound("import", id)
	}
	return a, err
}

// pruneDrafts deletes drafts that are too old or too many, with their rows.
func pruneDrafts(ctx context.Context, tx Store, now time.Time) error {
	page, err := tx.AsyncActionParts().List(ctx, storage.Query{Filter: storage.Is("role", string(RoleDraft)), Order: []storage.Order{{Field: "created_at"}}})
	for i, part := range page.Items {
		if part.CreatedAt.Before(now.Add(-draftsKept)) || len(page.Items)-i >= maxDrafts {
			if _, err := tx.AsyncActionParts().DeleteAll(ctx, storage.Is("action_id", part.ActionID)); err != nil {
				return err
			}
		}
	}
	return err
}
