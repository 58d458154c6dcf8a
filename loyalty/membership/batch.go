package membership

import (
	"cmp"
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/asyncaction"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// BatchRow is a customer who is to join, or the reason why the row cannot be read.
type BatchRow struct {
	New    NewMember
	Unread error
}

// batchJob makes members, one portion at a time.
type batchJob struct {
	Place     asyncaction.Place
	ProgramID string
}

// Kind is the type of the action that clients see.
func (batchJob) Kind() string { return "LOYALTIES.MEMBERS_BATCH_CREATE" }

// CreateBatch begins to make customers members of a program in the background. The error of a row is in the result. It fails with
// fault.NotFound, non_active_program or program_outside_validity_window.
func (e *Engine) CreateBatch(ctx context.Context, programID string, rows []BatchRow) (a asyncaction.Action, err error) {
	at, err := e.newOperation(ctx)
	if err != nil {
		return a, err
	}
	if len(rows) == 0 {
		return a, fault.Invalid("invalid_payload", "Invalid payload", "Payload must NOT have fewer than 1 items")
	}
	read := func(yield func(asyncaction.Row[NewMember], error) bool) {
		for i, row := range rows {
			if !yield(asyncaction.NewRow(int64(i+1), cmp.Or(row.New.CustomerID, row.New.CustomerSourceID), row.New, row.Unread)) {
				return
			}
		}
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		if _, err := joinable(ctx, tx, programID, at); err != nil {
			return err
		}
		a, err = asyncaction.BeginRows(ctx, tx, e.env, "", read, func(p asyncaction.Place) asyncaction.Job { return batchJob{p, programID} })
		return err
	})
	return a, err
}

// batchPortion makes the members of one portion. A row that is refused does not stop the others.
func (e *Engine) batchPortion(ctx context.Context, job batchJob, d asyncaction.Delivery) error {
	next := func(p asyncaction.Place) asyncaction.Job { return batchJob{p, job.ProgramID} }
	message := func(a *asyncaction.Action) string { return fmt.Sprintf("Created %d members.", a.Done) }
	return asyncaction.RowPortion(ctx, e.store, d, job.Place, e.env.Now, next, message,
		func(ctx context.Context, tx Store, rows []asyncaction.Row[NewMember], t *asyncaction.RowResults) error {
			return e.within(ctx, tx, func(at operation) error {
				for _, row := range rows {
					if err := e.joinRow(ctx, tx, job.ProgramID, row.Want, at); err == nil {
						t.Made(row.Number, row.Key)
					} else if err := t.Refuse(row.Number, row.Key, err); err != nil {
						return err
					}
				}
				return nil
			})
		})
}

// joinRow makes one member. A refusal leaves nothing of the row, and the transaction goes on.
func (e *Engine) joinRow(ctx context.Context, tx Store, programID string, n NewMember, at operation) error {
	if err := n.complete(); err != nil {
		return err
	}
	if err := e.check(ctx, n.Metadata); err != nil {
		return err
	}
	p, err := joinable(ctx, tx, programID, at)
	if err != nil {
		return err
	}
	m, _, err := e.join(ctx, tx, p, n, at)
	return alreadyMember(err, m)
}
