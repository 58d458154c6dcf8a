package asyncaction

import (
	"context"
	"errors"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine reads the actions of one project and starts new ones.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the engine of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// Get returns an action, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Action, error) {
	return e.store.AsyncActions().Get(ctx, id)
}

// List returns a page of actions.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Action], error) {
	return e.store.AsyncActions().List(ctx, q)
}

// Begin records a new action in the transaction of its cause and starts its first job, which is made from the id of the action and
// whose kind is the type of the action. queueID, unless empty, is the FIFO queue in which the action waits for earlier ones; total
// is the number of rows to handle.
func Begin(ctx context.Context, tx Store, e env.Env, queueID string, total int64, first func(actionID string) Job) (Action, error) {
	a, job := newAction(ctx, e, queueID, first)
	a.Total = total
	if err := tx.AsyncActions().Insert(ctx, a); err != nil {
		return Action{}, err
	}
	return a, enqueue(ctx, tx, a.Line, a.ID, job)
}

// newAction makes an action and its first job.
func newAction(ctx context.Context, e env.Env, queueID string, first func(actionID string) Job) (Action, Job) {
	now := e.Now()
	id := e.NewID(ActionKind.Prefix)
	job := first(id)
	return Action{
		ID: id, Type: job.Kind(), Status: StatusEnqueued, Operation: OperationUnknown,
		RequestID: env.RequestID(ctx), Source: env.SourceOf(ctx), CreatedAt: now, UpdatedAt: now, Line: queueID, Result: Result{CampaignID: campaignOf(job)},
	}, job
}

// campaignOf is the campaign that a job names with a method Campaign; empty for the jobs of other actions.
func campaignOf(j Job) string {
	if of, ok := j.(interface{ Campaign() string }); ok {
		return of.Campaign()
	}
	return ""
}

// clientError is the error for clients: a fault as it is, and any other error without its details.
func clientError(err error) error {
	if _, ok := fault.As(err); ok {
		return err
	}
	return errors.New("an internal error ended the action")
}

// Portion runs one portion of an action in a transaction: do gets the action as claimed, works with tx, counts its rows on
// the action, and either returns the job of the next portion or finishes the action and returns nil. A delivery whose
// portion was committed before does nothing. After a conflict do runs again: the job of the next portion is a new one, not the
// present one changed.
//
// For a refusal that would be the same the next time, do must finish the action; an error that Portion returns leads to
// another delivery, and on the last one the action fails with it.
func Portion[S Store](ctx context.Context, store S, d Delivery, actionID string, portion int64, now func() time.Time,
	do func(tx S, a *Action) (Job, error)) error {
	if d.GivenUp {
		return giveUp(ctx, store, actionID, ErrGivenUp, now())
	}
	err := storage.AtomicUpsert(ctx, store, func(tx S) error {
		// The claim locks the row, so that a second delivery of the same portion waits here and then finds it done.
		claimed := false
		a, err := tx.AsyncActions().Update(ctx, actionID, func(a *Action) error {
			claimed = a.Claim(portion, now())
			return nil
		})
		if err != nil || !claimed {
			return err
		}
		next, err := do(tx, &a)
		if err != nil {
			return err
		}
		if _, err := tx.AsyncActions().Update(ctx, actionID, func(stored *Action) error { *stored = a; return nil }); err != nil {
			return err
		}
		if next == nil {
			return release(ctx, tx, &a)
		}
		return tx.Enqueue(ctx, next)
	})
	if err == nil || !d.Last {
		return err
	}
	if failed := giveUp(ctx, store, actionID, err, now()); failed != nil {
		return failed
	}
	return err
}

// giveUp ends an action with an error, and begins the next one of its queue.
func giveUp[S Store](ctx context.Context, store S, actionID string, cause error, now time.Time) error {
	return storage.Atomic(ctx, store, func(tx S) error {
		a, err := tx.AsyncActions().Update(ctx, actionID, func(a *Action) error {
			if !a.Finished() {
				a.Finish("", clientError(cause), now)
			}
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
}
