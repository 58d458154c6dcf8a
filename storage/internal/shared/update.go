// Package shared decides the updates of one group commit: redemptions of one project whose rows are read together, which are decided one after the other on
// what those before them leave, and whose writes are one transaction. Reading and writing is the backend's.
package shared

import (
	"context"
	"errors"

	"github.com/punchcardhq/punchcard/redemption"
)

// ErrRefused is the error that a decided write exceeds a limit of a voucher. The decision was made on the same row, so this is a bug of ours. The
// transaction is rolled back.
var ErrRefused = errors.New("redemption: a decided write does not fit the row that it was decided on")

// Update is an update that may share its commit with other updates of the same project. Each is decided on what those before it have written, and
// fails alone.
type Update struct {
	Scope  redemption.Scope
	ctx    context.Context // of the caller: when it ends before the decision, nothing is written
	decide func(*redemption.Snapshot) (*redemption.Outcome, error)

	out      *redemption.Outcome
	err      error
	alone    bool
	panicked any
}

// New returns an update that is not decided yet.
func New(ctx context.Context, scope redemption.Scope, decide func(*redemption.Snapshot) (*redemption.Outcome, error)) *Update {
	return &Update{Scope: scope, ctx: ctx, decide: decide}
}

// Decide decides on the rows of the scope. It returns nil where there is nothing to write: Answer knows why. It may be called again.
func (u *Update) Decide(s *redemption.Snapshot) *redemption.Outcome {
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
func (u *Update) Fail(err error) { u.out, u.err, u.panicked = nil, err, nil }

// LeaveAlone records that nothing of the update was written and that it is to be made alone.
func (u *Update) LeaveAlone() {
	u.Fail(nil)
	u.alone = true
}

// Answer returns the result of the update; shared is false when it is to be made alone. It panics when the decision panicked.
func (u *Update) Answer() (out *redemption.Outcome, shared bool, err error) {
	if u.panicked != nil {
		panic(u.panicked)
	}
	return u.out, !u.alone, u.err
}
