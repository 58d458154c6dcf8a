package asyncaction

import (
	"context"
	"iter"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/internal/csvfile"
)

// FileJob is the position of the import of a file. Jobs of single kinds embed it.
type FileJob struct {
	Place
	// Header names the columns; the rows of the action are cells.
	Header []string
}

// FileRows yields the records of a file as the rows of an action. The key of a row is its cell in the column key.
func FileRows(f *csvfile.File, key string) iter.Seq2[Row[[]string], error] {
	return func(yield func(Row[[]string], error) bool) {
		for r, err := range f.Records() {
			var row Row[[]string]
			if err == nil {
				row, err = NewRow(r.Number, f.Header().Row(r.Cells).Word(key), r.Cells, r.Wrong)
				row.Line = r.Line
			}
			if !yield(row, err) || err != nil {
				return
			}
		}
	}
}

// StartFile begins to import the records of a file, in the queue of bulk updates. The job of its kind is made by as. A file
// that cannot be read to its end is refused with its fault, and then nothing is stored.
func StartFile[S Store](ctx context.Context, store S, e env.Env, f *csvfile.File, key string, as func(FileJob) Job) (Action, error) {
	return Start(ctx, store, e, LineBulk, FileRows(f, key), func(p Place) Job { return as(FileJob{p, f.Header().Names()}) })
}

// FilePortion handles the records of one portion, as RowPortion does: read parses a record, handle gets those that could be parsed.
func FilePortion[S Store, T any](ctx context.Context, store S, d Delivery, job FileJob, now func() time.Time, as func(FileJob) Job, singular string,
	read func(*csvfile.Row) T, handle func(ctx context.Context, tx S, rows []Row[T], t *RowResults) error) error {
	header, err := csvfile.NewHeader(job.Header)
	if err != nil {
		return err
	}
	next := func(p Place) Job { return as(FileJob{p, job.Header}) }
	return rowPortion(ctx, store, d, job.Place, now, header.Names(), next, Imported(singular), func(ctx context.Context, tx S, rows []Row[[]string], t *RowResults) error {
		wanted := make([]Row[T], 0, len(rows))
		for _, row := range rows {
			cells := header.Row(row.Want)
			want := read(cells)
			if err := cells.Err(); err != nil {
				if err := t.Refuse(row.Number, row.Key, err); err != nil {
					return err
				}
				continue
			}
			wanted = append(wanted, Row[T]{Number: row.Number, Line: row.Line, Key: row.Key, Want: want})
		}
		if len(wanted) == 0 {
			return nil
		}
		return handle(ctx, tx, wanted, t)
	})
}
