package serial

import (
	"context"

	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/storage"
)

// Shared is an update that may share its commit with other updates of the same project. Each is decided on what those before it have written, and
// fails alone.
type Shared struct {
	Scope  redemption.Scope
	ctx    context.Context // of the caller: when it ends before the decision, nothing is written
	decide func(*redemption.Snapshot) (*redemption.Outcome, error)

	out      *redemption.Outcome
	err      error
	alone    bool
	panicked any
}

// NewShared returns an update that is not decided yet.
func NewShared(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) *Shared {
	return &Shared{Scope: scope, ctx: ctx, decide: decide}
}

// Decide decides on the rows of the scope. It returns nil where there is nothing to write: Answer knows why. It may be called again.
func (u *Shared) Decide(s *redemption.Snapshot) *redemption.Outcome {
	defer func() {
		if u.panicked = recover(); u.panicked != nil {
			u.out, u.err = nil, nil
		}
	}()
	u.alone = false
	u.out, u.err = u.decide(s)
	if over := u.ctx.Err(); over != nil && u.err == nil {
		u.err = over
	}
	if u.err != nil {
		u.out = nil
	}
	if u.out == nil || u.out.Empty() {
		return nil
	}
	if len(u.out.Products)+len(u.out.SKUs) > 0 { // configuration: the updates after this one would be decided on the old revision
		u.LeaveAlone()
		return nil
	}
	return u.out
}

// Fail answers the update with an error: nothing of it was written, or that is unknown.
func (u *Shared) Fail(err error) { u.out, u.err, u.panicked = nil, err, nil }

// LeaveAlone records that nothing of the update was written and that it is to be made alone.
func (u *Shared) LeaveAlone() {
	u.Fail(nil)
	u.alone = true
}

// Answer returns the result of the update; shared is false when it is to be made alone. It panics when the decision panicked.
func (u *Shared) Answer() (out *redemption.Outcome, shared bool, err error) {
	if u.panicked != nil {
		panic(u.panicked)
	}
	return u.out, !u.alone, u.err
}

// UpdateTogether makes updates one after the other in one transaction. When that fails, each is to be made alone.
func UpdateTogether(ctx context.Context, s Store, updates []*Shared) {
	err := storage.Atomic(ctx, s, func(tx Store) error {
		for _, u := range updates {
			snapshot, err := load(ctx, tx, u.Scope)
			if err != nil {
				return err
			}
			if err := write(ctx, tx, u.Scope, snapshot, u.Decide(snapshot)); err != nil {
				return err
			}
		}
		return nil
	})
	if err == nil {
		return
	}
	for _, u := range updates {
		u.LeaveAlone()
	}
}
