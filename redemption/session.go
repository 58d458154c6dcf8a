package redemption

import (
	"context"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// lock reserves what a valid result would use, for the request's session: one use of each applied redeemable, and the credits
// and points that it would take. The same key again replaces what it had reserved.
func (v *view) lock(r *Request, result *Result) *Outcome {
	out := &Outcome{}
	if r.Session == nil || !result.Valid {
		return out
	}
	for _, e := range result.With(EntryApplicable) {
		subject := e.Redeemable.ID
		if e.Voucher != nil {
			subject = e.Voucher.ID
		}
		out.Locks = append(out.Locks, Lock{
			ID: LockID(subject, r.Session.Key), Key: r.Session.Key, RedeemableID: subject,
			Quantity: 1, Credits: e.Credits, Points: e.Points, CreatedAt: v.now, ExpiresAt: v.now.Add(r.Session.TTL),
		})
	}
	result.Session = r.Session
	return out
}

// ReleaseSession ends a session's hold on a voucher, named by code or id. It fails with fault.NotFound for an unknown voucher,
// and for a key that holds nothing of it.
func (e *Engine) ReleaseSession(ctx context.Context, codeOrID, key string) error {
	v, err := storage.Resolve(ctx, e.store.Vouchers(), "code", codeOrID)
	if err != nil {
		return err
	}
	lock, err := e.store.Sessions().Get(ctx, LockID(v.ID, key))
	if err == nil && !lock.Live(e.env.Now()) || fault.IsNotFound(err) {
		return fault.NotFound("session", key)
	}
	if err != nil {
		return err
	}
	return e.store.Sessions().Delete(ctx, lock.ID)
}
