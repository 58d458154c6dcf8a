package asyncaction

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"iter"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Row is one row of an import: its content, or the reason why it cannot be read.
type Row[T any] struct {
	// Number starts at 1; in a file, after the header.
	Number int64
	// Line is the line of a file that the row begins in; 0 for other input.
	Line int64
	// Key is the row's code or source id, for reports.
	Key  string
	Want T
	// Unread is the reason why the row cannot be read; Want is then empty.
	Unread *Failure
}

// NewRow returns a row that was read, or, when err is a fault, one that could not be. Any other error is returned.
func NewRow[T any](number int64, key string, want T, err error) (Row[T], error) {
	if err == nil {
		return Row[T]{Number: number, Key: key, Want: want}, nil
	}
	failure, err := failureOf(number, key, err)
	if err != nil {
		return Row[T]{}, err
	}
	return Row[T]{Number: number, Key: key, Unread: &failure}, nil
}

const (
	// MaxRows is how many rows one action takes.
	MaxRows = 2_000_000
	// The bounds of a portion: rows, and bytes of long rows.
	portionRows, portionBytes = 1000, 1 << 20
	// reportsKept is how long the report on rows is kept.
	reportsKept = 30 * 24 * time.Hour
)

// Start is BeginRows in a transaction of its own. The rows are read again when the transaction has to be repeated.
func Start[S Store, T any](ctx context.Context, store S, e env.Env, queueID string, rows iter.Seq2[Row[T], error], first func(Place) Job) (a Action, err error) {
	err = storage.AtomicUpsert(ctx, store, func(tx S) error {
		a, err = BeginRows(ctx, tx, e, queueID, rows, first)
		return err
	})
	return a, err
}

// BeginRows records a new action in the transaction of its cause, keeps its rows until they are handled, and starts the first
// job, whose kind is the type of the action. queueID, unless empty, is the FIFO queue in which the action waits for earlier
// ones. Memory does not grow with the number of rows. An error among the rows is returned.
func BeginRows[T any](ctx context.Context, tx Store, e env.Env, queueID string, rows iter.Seq2[Row[T], error], first func(Place) Job) (Action, error) {
	if rows == nil {
		return Action{}, fault.Invalid("invalid_payload", "Invalid payload", "Payload must have rows (there is nothing to iterate over)")
	}
	a, job := newAction(ctx, e, queueID, func(actionID string) Job { return first(Place{ActionID: actionID}) })
	a.ByRows = true
	parts := partWriter{tx: tx, a: &a}
	for row, err := range rows {
		if err != nil {
			return Action{}, err
		}
		if a.Total++; a.Total > MaxRows {
			return Action{}, tooManyRows()
		}
		if err := parts.add(ctx, row); err != nil {
			return Action{}, err
		}
	}
	if err := parts.end(ctx); err != nil {
		return Action{}, err
	}
	if err := tx.AsyncActions().Insert(ctx, a); err != nil {
		return Action{}, err
	}
	return a, enqueue(ctx, tx, a.Line, a.ID, job)
}

func tooManyRows() error {
	return fault.Invalid("invalid_payload", "Invalid payload", "Payload must NOT have more than %d rows", MaxRows)
}

// partWriter writes the rows of an action in parts, each of them a JSON array.
type partWriter struct {
	tx      Store
	a       *Action
	portion int64
	text    bytes.Buffer
	rows    int
}

func (w *partWriter) add(ctx context.Context, row any) error {
	text, err := json.Marshal(row)
	if err != nil {
		return err
	}
	if w.rows > 0 {
		w.text.WriteByte(',')
	}
	w.text.Write(text)
	if w.rows++; w.rows < portionRows && w.text.Len() < portionBytes {
		return nil
	}
	return w.flush(ctx)
}

func (w *partWriter) flush(ctx context.Context) error {
	part := Part{ID: partID(w.a.ID, RoleRows, w.portion), ActionID: w.a.ID, Role: RoleRows, Data: "[" + w.text.String() + "]", CreatedAt: w.a.CreatedAt}
	w.portion++
	w.rows = 0
	w.text.Reset()
	return w.tx.AsyncActionParts().Insert(ctx, part)
}

// end writes the remaining rows. An action without rows has one part, too.
func (w *partWriter) end(ctx context.Context) error {
	if w.rows == 0 && w.portion > 0 {
		return nil
	}
	return w.flush(ctx)
}

// Place is the position of an action over rows; jobs contain it.
type Place struct {
	ActionID string
	Portion  int64
}

// Next is the position of the next portion.
func (p Place) Next() Place { return Place{p.ActionID, p.Portion + 1} }

// RowPortion handles the rows of one portion, as Portion does: handle gets those that could be read, makes their changes with
// tx, and reports the result of each to the RowResults. message is the text of the result when all rows are handled; next
// makes the job of the next portion.
//
// When handle fails with fault.Duplicate, another transaction has made the object of a row in between; the portion then runs
// again and finds it.
func RowPortion[S Store, T any](ctx context.Context, store S, d Delivery, at Place, now func() time.Time, next func(Place) Job,
	message func(*Action) string, handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) error {
	return rowPortion(ctx, store, d, at, now, nil, next, message, handle)
}

// rowPortion is RowPortion for rows of a file with these columns, or of no file.
func rowPortion[S Store, T any](ctx context.Context, store S, d Delivery, at Place, now func() time.Time, columns []string, next func(Place) Job,
	message func(*Action) string, handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) error {
	if d.Trial != nil {
		return try(ctx, store, at, columns, d.Trial, handle)
	}
	return Portion(ctx, store, d, at.ActionID, at.Portion, now, func(tx S, a *Action) (Job, error) {
		ctx := env.WithRequest(ctx, a.RequestID)
		rows, t, err := handleRows(ctx, tx, at, columns, handle)
		if err != nil {
			return nil, err
		}
		if err := reportRows(ctx, tx, a, at.Portion, rows, t); err != nil {
			return nil, err
		}
		if err := tx.AsyncActionParts().Delete(ctx, partID(a.ID, RoleRows, at.Portion)); err != nil {
			return nil, err
		}
		if a.Done+a.Failed < a.Total {
			return next(at.Next()), nil
		}
		a.Finish(message(a), nil, now())
		return nil, nil
	})
}

// handleRows handles the rows of a portion, and returns all of them with their results.
func handleRows[S Store, T any](ctx context.Context, tx S, at Place, columns []string,
	handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) (rows []Row[T], t *RowResults, err error) {
	part, err := tx.AsyncActionParts().Get(ctx, partID(at.ActionID, RoleRows, at.Portion))
	if err != nil {
		return nil, nil, err
	}
	if err := json.Unmarshal([]byte(part.Data), &rows); err != nil {
		return nil, nil, err
	}
	t = &RowResults{outcomes: make(map[int64]Outcome, len(rows)), columns: columns}
	readable := make([]Row[T], 0, len(rows))
	for _, row := range rows {
		if row.Unread != nil {
			t.outcomes[row.Number] = Outcome{Row: row.Number, Key: row.Key, Failure: row.Unread}
		} else {
			readable = append(readable, row)
		}
	}
	if len(readable) > 0 {
		err = handle(ctx, tx, readable, t)
	}
	return rows, t, err
}

// keptFailures bounds the failures in the action itself; its report has all.
const keptFailures = 1000

// reportRows counts the rows of a portion and writes its part of the report. A row without a reported result counts as done.
func reportRows[T any](ctx context.Context, tx Store, a *Action, portion int64, rows []Row[T], t *RowResults) error {
	var report []Outcome
	failures := a.Result.Failures[:len(a.Result.Failures):len(a.Result.Failures)]
	for _, row := range rows {
		o := t.outcomeOf(row.Number, row.Line, row.Key)
		if o.Updated {
			a.Done++
		} else {
			a.Failed++
		}
		if cells, ofFile := any(row.Want).([]string); ofFile && o.Failure != nil {
			o.Cells, a.Result.Columns = cells, t.columns
		}
		if o.Failure != nil && len(failures) < keptFailures {
			failures = append(failures, *o.Failure)
		}
		if o.Failure != nil || t.full {
			report = append(report, o)
		}
	}
	a.Result.Failures = failures
	if len(report) == 0 {
		return nil
	}
	data, err := json.Marshal(report)
	if err != nil {
		return err
	}
	a.Result.Reported = true
	return tx.AsyncActionParts().Insert(ctx, Part{
		ID: partID(a.ID, RoleReport, portion), ActionID: a.ID, Role: RoleReport, Data: string(data), CreatedAt: a.CreatedAt,
	})
}

// Outcome is the result of one row.
type Outcome struct {
	Row, Line int64
	Key       string
	// Found says that the object of the row existed; Updated that the change of the row was made.
	Found, Updated bool
	// Failure is the reason of a failed row.
	Failure *Failure
	// Cells are those of a failed row of a file; empty when the row could not be read at all.
	Cells []string
}

// RowResults collects the results of the rows of a portion. A row without a result counts as done.
type RowResults struct {
	outcomes map[int64]Outcome
	full     bool
	// columns are those of the file that the rows are from.
	columns []string
}

// outcomeOf is the result of a row.
func (t *RowResults) outcomeOf(number, line int64, key string) Outcome {
	o, told := t.outcomes[number]
	if !told {
		o = Outcome{Row: number, Key: key, Found: true, Updated: true}
	}
	if o.Line = line; o.Failure != nil && line > 0 {
		failure := *o.Failure
		failure.Line = line
		o.Failure = &failure
	}
	return o
}

// ReportAll makes the report contain every row, not only failed ones.
func (t *RowResults) ReportAll() { t.full = true }

// Made reports that a row made its object.
func (t *RowResults) Made(row int64, key string) {
	t.outcomes[row] = Outcome{Row: row, Key: key, Updated: true}
}

// Missing reports that the object of a row does not exist and is not made.
func (t *RowResults) Missing(row int64, key string) { t.outcomes[row] = Outcome{Row: row, Key: key} }

// Refuse reports that a row failed with a fault. It returns every other error.
func (t *RowResults) Refuse(row int64, key string, err error) error {
	failure, err := failureOf(row, key, err)
	if err != nil {
		return err
	}
	t.outcomes[row] = Outcome{Row: row, Key: key, Failure: &failure}
	return nil
}

// Refuse counts an object of an action without rows for which the work was refused with a fault, and keeps the reasons of the first of them. It
// returns every other error.
func (a *Action) Refuse(key string, err error) error {
	failure, err := failureOf(0, key, err)
	if err != nil {
		return err
	}
	a.Failed++
	if len(a.Result.Failures) < keptFailures {
		a.Result.Failures = append(slices.Clip(a.Result.Failures), failure)
	}
	return nil
}

// Refused reports whether a row was refused.
func (t *RowResults) Refused(row int64) bool { return t.outcomes[row].Failure != nil }

// failureOf is the failure of a row for clients, or returns an error that is no fault.
func failureOf(row int64, key string, err error) (Failure, error) {
	f, ok := fault.As(err)
	if !ok {
		return Failure{}, err
	}
	reason := f.Details
	if reason == "" {
		reason = f.Message
	}
	return Failure{Row: row, Key: key, Reason: reason, Fault: f.Key, Message: f.Message}, nil
}

// Report yields the results of the rows of an action, in their order. It fails with fault.NotFound for an action that does not
// exist or whose report is no longer kept.
func (e *Engine) Report(ctx context.Context, actionID string) iter.Seq2[Outcome, error] {
	return func(yield func(Outcome, error) bool) {
		after := ""
		for {
			q := storage.Query{Filter: partsOf(actionID, RoleReport), Limit: 1}
			if after != "" {
				q.After = &storage.Position{ID: after}
			}
			page, err := e.store.AsyncActionParts().List(ctx, q)
			if err == nil && len(page.Items) == 0 && after == "" {
				err = fault.NotFound(ActionKind.Name, actionID)
			}
			if err != nil {
				yield(Outcome{}, err)
				return
			}
			if len(page.Items) == 0 {
				return
			}
			part := page.Items[0]
			after = part.ID
			var outcomes []Outcome
			if err := json.Unmarshal([]byte(part.Data), &outcomes); err != nil {
				yield(Outcome{}, errors.Join(errors.New("read a report"), err))
				return
			}
			for _, o := range outcomes {
				if !yield(o, nil) {
					return
				}
			}
			if !page.HasMore {
				return
			}
		}
	}
}
