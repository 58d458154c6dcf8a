package redemption

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Lock reserves one use of a redeemable, or credits or points of it, for a session key until it expires or a redemption with
// the key uses it.
type Lock struct {
	// ID is derived from the redeemable and the key: the same key again replaces its lock.
	ID  string
	Key string
	// RedeemableID is a voucher or a promotion tier.
	RedeemableID string
	// CustomerID is the stored customer of the validation, or empty.
	CustomerID string
	// Quantity is uses, Credits minor units, Points points.
	Quantity, Credits, Points int64
	CreatedAt, ExpiresAt      time.Time
}

// live reports whether the lock has not expired.
func (l *Lock) live(now time.Time) bool { return now.Before(l.ExpiresAt) }

// LockID returns the id of the lock of a key on a redeemable.
func LockID(redeemableID, key string) string { return redeemableID + "/" + key }

// LockKind describes locks to a backend.
var LockKind = storage.Kind[Lock]{
	Name: "session", Prefix: "",
	ID: func(l *Lock) string { return l.ID },
	Fields: []storage.Field[Lock]{
		storage.String("redeemable_id", func(l *Lock) string { return l.RedeemableID }),
		storage.String("customer_id", func(l *Lock) string { return l.CustomerID }),
		storage.String("key", func(l *Lock) string { return l.Key }).In("session_key"),
		storage.Time("expires_at", func(l *Lock) time.Time { return l.ExpiresAt }).Ordered(),
	},
}
