package redemption

import (
	"context"
)

// Transaction is one that the caller has opened and will end, as a storage takes it; see storage/postgres.
type Transaction interface {
	// Do runs work with a context in which everything that the storage does happens in the transaction. When work fails nothing of it is
	// left, and the transaction can go on.
	Do(ctx context.Context, work func(ctx context.Context) error) error
}

// In is the engine within a transaction of the caller, for one who has other rows to write in the same commit. What it does takes place when
// the caller commits, together with its records, events and jobs, and not at all when the caller rolls back. It belongs to one goroutine,
// and is of no use after the transaction.
//
// Whatever is decided here has been decided on rows that are held, and stay held until the caller's transaction ends: others who want the same code
// wait as long. So the transaction should be short, and redeem last.
type In struct {
	tx Transaction
	// engine has a configuration of its own: that of a transaction which may be rolled back must not get into the one that all share.
	engine *Engine
}

// In returns the engine within a transaction.
func (e *Engine) In(tx Transaction) *In {
	own := New(Deps{Store: e.store, Env: e.env, Settings: e.settings, Observe: e.observe})
	own.cached.Store(e.cached.Load())
	return &In{tx, own}
}

// Validate says what a request would do, and knows what the transaction has done so far; see Engine.Validate.
func (in *In) Validate(ctx context.Context, r Request) (result *Result, err error) {
	err = in.tx.Do(ctx, func(ctx context.Context) (err error) {
		result, err = in.engine.Validate(ctx, r)
		return err
	})
	return result, err
}

// Redeem redeems what a request names; see Engine.Redeem. A refusal leaves the transaction as usable as before: the record of it is in the
// transaction, and is kept when the caller commits nevertheless. What a reward of a campaign promises is handed out by a job after the commit, and not before
// Redeem returns.
//
// An error that is no refusal leaves nothing in the transaction. When the database has ended it for another's sake, for a deadlock, the
// caller rolls back and does the whole again.
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

// Rollback takes a redemption back; see Engine.Rollback, and Redeem for what errors leave.
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
