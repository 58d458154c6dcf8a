package asyncaction

import (
	"context"
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Cancelable reports whether Cancel may end the action.
func (a *Action) Cancelable() bool { return a.ByRows && !a.Finished() }

// Cancel ends an action over rows, such as an import, before its next portion. Rows that were handled stay as they are, the others are not handled.
// It fails with fault.NotFound, and with action_not_cancelable, an extension, for an action that has ended or has no rows.
func (e *Engine) Cancel(ctx context.Context, id string) (a Action, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		a, err = tx.AsyncActions().Update(ctx, id, func(a *Action) error {
			switch {
			case a.Finished():
				return fault.Invalid("action_not_cancelable", "The action cannot be canceled", "Action %s has ended", a.ID)
			case !a.Cancelable():
				return fault.Invalid("action_not_cancelable", "The action cannot be canceled", "Action %s is %s: only actions over rows, such as imports, can be canceled", a.ID, a.Type)
			}
			a.Result.Canceled = true
			a.Finish("", fmt.Errorf("canceled after %d of %d rows", a.Done+a.Failed, a.Total), e.env.Now())
			return nil
		})
		if err != nil {
			return err
		}
		if _, err := tx.AsyncActionParts().DeleteAll(ctx, partsOf(a.ID, RoleRows)); err != nil {
			return err
		}
		return release(ctx, tx, &a)
	})
	return a, err
}
