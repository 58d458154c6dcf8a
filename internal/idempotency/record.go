package idempotency

import (
	"context"
	"encoding/hex"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Retention is how long an answer is kept.
const Retention = 24 * time.Hour

// MaxKeyLength is the length of the longest key.
const MaxKeyLength = 255

// Record is the stored answer to the request with a key. It belongs to the project that the request is about, or to the system store.
type Record struct {
	ID string
	// Answer is encrypted. It is empty within the transaction that performs the request, and never in a committed record.
	Answer    []byte
	ExpiresAt time.Time
}

// Kind describes records to a backend.
var Kind = storage.Kind[Record]{
	Name: "idempotency_record", Prefix: "idem_",
	ID:     func(r *Record) string { return r.ID },
	Fields: []storage.Field[Record]{storage.Time("expires_at", func(r *Record) time.Time { return r.ExpiresAt }).Ordered()},
}

// Store is what this package needs of a backend.
type Store interface {
	IdempotencyRecords() storage.Collection[Record]
	// Together runs do with a context in which everything that the backend does, in whatever project, is one transaction. It commits
	// when do returns nil. After a conflict with another transaction do runs again. It fails with idempotency_key_in_use when another
	// transaction holds the record of a key for too long, and with multiple_requests when it holds other rows.
	Together(ctx context.Context, do func(ctx context.Context) error) error
}

// Performed is the error that a request was performed before.
type Performed struct{ Record Record }

func (*Performed) Error() string { return "the request with this idempotency key was performed before" }

// Call is a request that carries a key.
type Call struct {
	// ProjectID and CredentialID are the scope of the key.
	ProjectID, CredentialID string
	Key                     string
	// Request identifies the request among all others: a digest of method, path, query and body.
	Request string
}

// CheckKey refuses a key that is not 1 to MaxKeyLength printable characters of ASCII, with 400 invalid_idempotency_key.
func CheckKey(key string) error {
	printable := len(key) > 0 && len(key) <= MaxKeyLength
	for i := range len(key) {
		printable = printable && key[i] >= ' ' && key[i] <= '~'
	}
	if printable {
		return nil
	}
	return fault.Invalid("invalid_idempotency_key", "Invalid idempotency key",
		"Header Idempotency-Key must have 1 to %d printable ASCII characters (it has %d bytes)", MaxKeyLength, len(key))
}

// InUse is the refusal of a request whose key another transaction has held for too long.
func InUse() error {
	return fault.New(fault.KindConflict, "idempotency_key_in_use", "Idempotency key in use",
		"A request with the same idempotency key is being performed at this moment; repeat it to learn its answer")
}

// RecordID is the id of the record of the key.
func (c Call) RecordID() string {
	return Kind.Prefix + hex.EncodeToString(secret.Sign(c.Key, "idempotency record", c.scope())[:16])
}

func (c Call) fingerprint() []byte {
	return secret.Sign(c.Key, "idempotency fingerprint", c.Request)[:fingerprintLength]
}

func (c Call) scope() string { return c.ProjectID + "\x00" + c.CredentialID }
