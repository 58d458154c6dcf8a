package redemption

import (
	"cmp"
	"context"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

const (
	// DefaultSessionTTL is how long a session lives unless it says otherwise.
	DefaultSessionTTL = 7 * 24 * time.Hour
	// MaxSessionTTL keeps a session from holding a voucher for ever.
	MaxSessionTTL = 366 * 24 * time.Hour
	// MaxVisitorTTL is how long a session of a web page lives at most, and by default: strangers can open any number of them.
	MaxVisitorTTL = 24 * time.Hour
	// MaxSessionKey is how many characters a key has at most.
	MaxSessionKey = 255
	// MaxSessionsOfVoucher is how many open sessions a voucher has at most.
	MaxSessionsOfVoucher = 1000
	// MaxSessionsOfCustomer is how many vouchers open sessions hold at most for one customer.
	MaxSessionsOfCustomer = 200
)

// check refuses a session that cannot be kept.
func (s *Session) check() error {
	if s == nil {
		return nil
	}
	if n := utf8.RuneCountInString(s.Key); n > MaxSessionKey {
		return fault.Payload("session.key", "must NOT be longer than %d characters (it has %d)", MaxSessionKey, n)
	}
	return nil
}

// lock reserves what a valid result would use, for the request's session: one use of each applied voucher, and the credits and points
// that it would take. The same key again replaces what it had reserved. Of a promotion tier there is nothing to reserve: it has no
// quantity, and sessions do not reserve what rules count.
//
// The sessions of a voucher and of a customer are bounded, since each validation of the voucher reads them: one more is refused
// with too_many_sessions. Where a session takes nothing from others, as of a voucher without a limit, a new one replaces the one
// that ends first.
func (v *view) lock(r *Request, result *Result) (*Outcome, error) {
	out := &Outcome{}
	if r.Session == nil || !result.Valid {
		return out, nil
	}
	customerID := ""
	if result.who.stored() {
		customerID = result.who.Customer.ID
	}
	out.Unlock = v.staleLocks("")
	for _, e := range result.With(EntryApplicable) {
		if e.Voucher == nil {
			continue
		}
		last, full := v.sessionsFull(e.Voucher.ID, r.Session.Key)
		if full && limited(e.Voucher) {
			return nil, fault.Invalid("too_many_sessions", "Too many sessions",
				"Voucher %s is held by %d open sessions, and there cannot be more; end one of them, or wait", e.Voucher.Code, MaxSessionsOfVoucher)
		}
		if full {
			out.Unlock = append(out.Unlock, last)
		}
		out.Locks = append(out.Locks, Lock{
			ID: LockID(e.Voucher.ID, r.Session.Key), Key: r.Session.Key, RedeemableID: e.Voucher.ID, CustomerID: customerID,
			Quantity: 1, Credits: e.Credits, Points: e.Points, CreatedAt: v.now, ExpiresAt: v.expiry(r.Session),
		})
	}
	if customerID != "" && len(out.Locks) > 0 {
		held, known := v.answers.held[customerID]
		if !known {
			l := v.lack()
			l.sessionsOf, l.sessionKey = customerID, r.Session.Key
		}
		if held+len(out.Locks) > MaxSessionsOfCustomer {
			return nil, fault.Invalid("too_many_sessions", "Too many sessions",
				"Open sessions of the customer hold %d vouchers, and they cannot hold more than %d; end one of them, or wait", held, MaxSessionsOfCustomer)
		}
	}
	result.Session = r.Session
	return out, nil
}

// expiry is when a session opened now ends, in whole milliseconds, as every instant is stored: one of less than a millisecond is over at
// once, on every storage.
func (v *view) expiry(s *Session) time.Time {
	return v.now.Add(cmp.Or(s.TTL, DefaultSessionTTL)).Truncate(time.Millisecond)
}

// limited reports whether a session takes anything from others: one of a limited number of uses, or a part of a balance.
func limited(v *voucher.Voucher) bool {
	return v.Redemption.Quantity != nil || v.Gift != nil || v.Loyalty != nil
}

// sessionsFull reports whether other keys hold a voucher in as many sessions as it may have, and which of these ends first.
func (v *view) sessionsFull(voucherID, key string) (first string, full bool) {
	n := 0
	var ends time.Time
	for i := range v.Locks {
		l := &v.Locks[i]
		if l.RedeemableID != voucherID || l.Key == key || !l.live(v.now) {
			continue
		}
		if n++; n == 1 || l.ExpiresAt.Before(ends) {
			first, ends = l.ID, l.ExpiresAt
		}
	}
	return first, n >= MaxSessionsOfVoucher
}

// heldVouchers counts the vouchers that open sessions of other keys hold for a customer. Concurrent requests do not see one
// another, and may go a little beyond the bound.
func (e *Engine) heldVouchers(ctx context.Context, customerID, key string) (map[string]int, error) {
	page, err := e.store.Sessions().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), storage.Where("expires_at", storage.OpMore, e.env.Now())),
		Limit:  2 * MaxSessionsOfCustomer, // a session of the same key is replaced, and one more than the bound is enough to know
	})
	n := 0
	for i := range page.Items {
		if page.Items[i].Key != key {
			n++
		}
	}
	return map[string]int{customerID: n}, err
}

// forgottenAtOnce is how many sessions one call of forgetSessions deletes.
const forgottenAtOnce = 500

// forgetSessions deletes some of the expired sessions, and reports whether there are more: sessions of vouchers that are never used
// again would stay for ever.
func (e *Engine) forgetSessions(ctx context.Context, _ calc.Day, _ []string) (more bool, err error) {
	over := storage.Where("expires_at", storage.OpLess, e.env.Now())
	page, err := e.store.Sessions().List(ctx, storage.Query{Filter: over, Order: []storage.Order{{Field: "expires_at"}}, Limit: forgottenAtOnce})
	if err != nil || len(page.Items) == 0 {
		return false, err
	}
	ids := make([]string, len(page.Items))
	for i := range page.Items {
		ids[i] = page.Items[i].ID
	}
	_, err = e.store.Sessions().DeleteAll(ctx, storage.And(storage.In("id", ids), over)) // the key may have opened another one meanwhile
	return page.HasMore, err
}

// staleLocks lists the locks to delete: those that expired, and those of a key that is being redeemed. Locks of keys that are never
// redeemed would stay for ever otherwise.
func (v *view) staleLocks(key string) (ids []string) {
	for i := range v.Locks {
		if l := &v.Locks[i]; !l.live(v.now) || key != "" && l.Key == key {
			ids = append(ids, l.ID)
		}
	}
	return ids
}

// OpenSessions returns the sessions that hold a voucher, by its id: those that end first come first, up to a limit.
func (e *Engine) OpenSessions(ctx context.Context, voucherID string, limit int) (storage.Page[Lock], error) {
	return e.store.Sessions().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("redeemable_id", voucherID), storage.Where("expires_at", storage.OpMore, e.env.Now())),
		Order:  []storage.Order{{Field: "expires_at"}}, Limit: limit,
	})
}

// ReleaseSession ends a session's hold on a voucher, named by code or id. It fails with fault.NotFound for an unknown voucher,
// and for a key that holds nothing of it.
func (e *Engine) ReleaseSession(ctx context.Context, codeOrID, key string) error {
	c, err := e.current(ctx)
	if err != nil {
		return err
	}
	v, found, err := e.store.Vouchers().Find(ctx, "code", c.settings.spell(codeOrID))
	if err == nil && !found {
		v, err = e.store.Vouchers().Get(ctx, codeOrID)
	}
	if err != nil {
		return err
	}
	lock, err := e.store.Sessions().Get(ctx, LockID(v.ID, key))
	if err == nil && !lock.live(e.env.Now()) || fault.IsNotFound(err) {
		return fault.NotFound("session", key)
	}
	if err != nil {
		return err
	}
	return e.store.Sessions().Delete(ctx, lock.ID)
}
