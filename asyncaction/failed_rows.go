package asyncaction

import (
	"context"
	"encoding/csv"
	"io"
	"slices"
	"strconv"

	"github.com/punchcardhq/punchcard/internal/csvfile"
)

// WriteFailed writes the rows of an action that failed as a CSV file: the columns of the file that was imported, and a last one with the reason, which an
// import of the corrected file leaves out. Rows that are not from a file have their number and their key as columns. write, unless nil, changes each cell.
// It fails with fault.NotFound for an action that does not exist or whose report is no longer kept.
func (e *Engine) WriteFailed(ctx context.Context, id string, w io.Writer, write func(cell string) string) error {
	a, err := e.Get(ctx, id)
	if err != nil {
		return err
	}
	out := csv.NewWriter(w)
	line := func(cells ...string) error {
		if write != nil {
			for i := range cells {
				cells[i] = write(cells[i])
			}
		}
		return out.Write(cells)
	}
	columns := a.Result.Columns
	if columns == nil {
		columns = []string{"Row", "Key"}
	}
	if err := line(append(slices.Clone(columns), csvfile.ReasonColumn)...); err != nil {
		return err
	}
	for o, err := range e.Report(ctx, id) {
		if err != nil {
			return err
		}
		if o.Updated {
			continue
		}
		cells := make([]string, len(columns))
		if a.Result.Columns == nil {
			cells = []string{strconv.FormatInt(o.Row, 10), o.Key}
		}
		copy(cells, o.Cells)
		reason := "There is nothing with this key."
		if o.Failure != nil {
			reason = o.Failure.Reason
		}
		if err := line(append(cells, reason)...); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}
