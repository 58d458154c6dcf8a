package redemption

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/fault"
)

// lock reserves what a valid result would use, for the request's session: one use of each applied voucher, and the credits and points
// that it would take. The same key again replaces what it had reserved. Of a promotion tier there is nothing to reserve: it has no
// quantity, and sessions do not reserve what rules count.
func (v *view) lock(r *Request, result *Result) *Outcome {
	out := &Outcome{}
	if r.Session == nil || !result.Valid {
		return out
	}
	for _, e := range result.With(EntryApplicable) {
		if e.Voucher == nil {
			continue
		}
		out.Locks = append(out.Locks, Lock{
			ID: LockID(e.Voucher.ID, r.Session.Key), Key: r.Session.Key, RedeemableID: e.Voucher.ID,
			Quantity: 1, Credits: e.Credits, Points: e.Points, CreatedAt: v.now, ExpiresAt: v.now.Add(cmp.Or(r.Session.TTL, DefaultSessionTTL)),
		})
	}
	out.Unlock = v.spent("")
	result.Session = r.Session
	return out
}

// spent lists the locks that hold nothing any more: those that expired, and those of a key that is being redeemed. What nobody
// redeems would stay for ever otherwise.
func (v *view) spent(key string) (ids []string) {
	for i := range v.Locks {
		if l := &v.Locks[i]; !l.Live(v.now) || key != "" && l.Key == key {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// ReleaseSession ends a session's hold on a voucher, named by code or id. It fails with fault.NotFound for an unknown voucher,
// and for a key that holds nothing of it.
func (e *Engine) ReleaseSession(ctx context.Context, codeOrID, key string) error {
	c, err := e.current(ctx)
	if err != nil {
		return err
	}
	v, found, err := e.store.Vouchers().Find(ctx, "code", c.settings.Spell(codeOrID))
	if err == nil && !found {
		v, err = e.store.Vouchers().Get(ctx, codeOrID)
	}
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
