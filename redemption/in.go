package redemption

import (
	"context"
)

// Transaction is a transaction that the caller has opened and will end, in the form of the storage; see storage/postgres.
type Transaction interface {
	// Do runs work with a context in which everything that the storage does happens in the transaction. When work fails, its
	// changes are undone, and the transaction can go on.
	Do(ctx context.Context, work func(ctx context.Context) error) error
}

// In is the engine within a transaction of the caller, who has other rows to write in the same commit. Its changes, with records,
// events and jobs, take effect when the caller commits, and not at all when the caller rolls back. It is for one goroutine, and
// must not be used after the transaction.
//
// Decisions lock their rows until the caller's transaction ends: other requests for the same code wait as long. So the transaction
// should be short, and redeem last.
type In struct {
	tx Transaction
	// engine has a cached configuration of its own: changes of a transaction that may be rolled back must not get into the shared
	// one.
	engine *Engine
}

// In returns the engine within a transaction.
func (e *Engine) In(tx Transaction) *In {
	own := New(Deps{Store: e.store, Env: e.env, Settings: e.settings, Observe: e.observe, Payments: e.payments})
	own.within = true
	own.cached.Store(e.cached.Load())
	return &In{tx, own}
}

// Validate says what a request would do, and sees the changes of the transaction so far; see Engine.Validate.
func (in *In) Validate(ctx context.Context, r Request) (result *Result, err error) {
	err = in.tx.Do(ctx, func(ctx context.Context) (err error) {
		result, err = in.engine.Validate(ctx, r)
		return err
	})
	return result, err
}

// Redeem redeems what a request names; see Engine.Redeem. After a refusal the transaction can go on: the record of it is in the
// transaction, and is kept when the caller commits nevertheless. A campaign reward is handed out by a job after the commit, and not
// before Redeem returns.
//
// An error that is no refusal leaves nothing in the transaction. When the database aborted the transaction because of a deadlock,
// the caller rolls back and repeats the whole transaction.
func (in *In) Redeem(ctx context.Context, r Request) (reply *Redeemed, err error) {
	var refusal error
	err = in.tx.Do(ctx, func(ctx context.Context) error {
		var err error
		if reply, err = in.engine.Redeem(ctx, r); reply != nil {
			refusal, err = err, nil
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return reply, refusal
}

// Rollback rolls a redemption back; see Engine.Rollback, and Redeem for the transaction after an error.
func (in *In) Rollback(ctx context.Context, r RollbackRequest) (reply *RolledBack, err error) {
	var refusal error
	err = in.tx.Do(ctx, func(ctx context.Context) error {
		var err error
		if reply, err = in.engine.Rollback(ctx, r); reply != nil {
			refusal, err = err, nil
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	return reply, refusal
}
