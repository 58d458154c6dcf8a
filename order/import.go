package order

import (
	"context"
	"fmt"
	"iter"
	"time"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
)

// MaxImport is how many orders one call may import.
const MaxImport = 2000

// importJob imports orders, one portion at a time.
type importJob struct{ asyncaction.Place }

// Kind is the type of the action that clients see.
func (importJob) Kind() string { return "ORDERS.IMPORT" }

// importLine is the queue of imports: one runs at a time, because orders of one import may name the customers and products
// of another.
const importLine = "ORDERS.IMPORT"

// Import imports orders of another system, in the background, without events and without earning. A stored order that is found by
// its source id is not changed, so that an import may be repeated; one that is named by its id alone is overwritten. Every imported
// order is made at the time of its import. Imports of a project run one after the other.
//
// An order that is wrong in every project is refused at once with an invalid payload, and nothing is imported; see Check. Errors
// that depend on stored data fail row by row.
func (e *Engine) Import(ctx context.Context, rows iter.Seq2[asyncaction.Row[Request], error]) (asyncaction.Action, error) {
	return asyncaction.Start(ctx, e.store, e.env, importLine, rows, func(p asyncaction.Place) asyncaction.Job { return importJob{p} })
}

// Check refuses a request that is wrong in every project, with an invalid payload.
func (r Request) Check() error {
	items, _ := r.Items.Value()
	for i := range items {
		if q := items[i].InitialQuantity; q != nil && *q < 1 {
			return fault.Payload(r.path(fmt.Sprintf("items[%d].initial_quantity", i)), "cannot be lower than 1")
		}
	}
	r.ID = ""
	if _, err := Resolve(r, nil, NewCatalogIndex(nil, nil)); err != nil {
		return err
	}
	for _, sent := range []patch.Field[customer.Request]{r.Customer, r.Referrer} {
		c, _ := sent.Value()
		c.ID = ""
		if _, err := customer.Merge(nil, c, time.Time{}, func(string) string { return "" }); err != nil {
			return err
		}
	}
	return nil
}

// importPortion imports the next orders of a job.
func (e *Engine) importPortion(ctx context.Context, job importJob, d asyncaction.Delivery) error {
	next := func(p asyncaction.Place) asyncaction.Job { return importJob{p} }
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, asyncaction.Imported("order"), e.importRows)
}

// importRows reads all objects that the rows name, applies one row after the other, and writes the result, in a few
// statements.
func (e *Engine) importRows(ctx context.Context, tx Store, rows []asyncaction.Row[Request], t *asyncaction.RowResults) error {
	in := newImporting(tx, e.env)
	reqs := make([]Request, len(rows))
	for i := range rows {
		reqs[i] = rows[i].Want
	}
	if err := in.load(ctx, reqs); err != nil {
		return err
	}
	for i := range rows {
		if err := in.take(rows[i].Want); err != nil {
			if err := t.Refuse(rows[i].Number, rows[i].Key, err); err != nil {
				return err
			}
		}
	}
	return in.write(ctx)
}
