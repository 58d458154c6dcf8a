package idempotency

import (
	"encoding/binary"
	"encoding/hex"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/secret"
	"github.com/punchcardhq/punchcard/storage"
)

// Retention is how long an answer is kept after its request first arrived.
const Retention = 24 * time.Hour

// Lease is how long a run holds its record without renewing it.
const Lease = time.Minute

// MaxKeyLength is the length of the longest key.
const MaxKeyLength = 255

// Record is the stored state of a key. Records belong to the system store, as credentials do: a management call may concern no project.
type Record struct {
	ID string
	// ProjectID is the project that the request is about, or empty.
	ProjectID string
	// Fingerprint is an HMAC of the request under the client's key.
	Fingerprint string
	// Holder names the run that may write the answer, until LeaseUntil.
	Holder     string
	LeaseUntil time.Time
	// Answer is the encrypted answer, or empty while there is none.
	Answer    string
	CreatedAt time.Time
	ExpiresAt time.Time
}

// Kind describes records to a backend.
var Kind = storage.Kind[Record]{
	Name: "idempotency_record", Prefix: "idem_",
	ID: func(r *Record) string { return r.ID },
	Fields: []storage.Field[Record]{
		storage.String("project_id", func(r *Record) string { return r.ProjectID }).In("owner_project_id"),
		storage.Time("expires_at", func(r *Record) time.Time { return r.ExpiresAt }).Ordered(),
	},
}

// Store is what this package needs of a backend.
type Store interface {
	IdempotencyRecords() storage.Collection[Record]
}

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

// recordID is the id of the record of the key.
func (c Call) recordID() string {
	return Kind.Prefix + hex.EncodeToString(secret.Sign(c.Key, "idempotency record", c.ProjectID+"\x00"+c.CredentialID)[:16])
}

// runID makes an id in the form of env.NewID from the key and the time at which it was first used. Every run of the call gets the same
// id, other calls get others, and it sorts among other ids by that time.
func (c Call) runID(first time.Time) string {
	var id [16]byte
	binary.BigEndian.PutUint64(id[:8], uint64(first.UnixMilli())<<16)
	copy(id[6:], secret.Sign(c.Key, "idempotency run", c.ProjectID+"\x00"+c.CredentialID))
	return hex.EncodeToString(id[:])
}

func (c Call) fingerprint() string {
	return hex.EncodeToString(secret.Sign(c.Key, "idempotency fingerprint", c.Request))
}

// claim makes a stored record the call's own when the call may be performed. It fails when the key belongs to another request, or when
// another run is performing this one. repeated reports whether an earlier run may have performed the call, or a part of it.
func (r *Record) claim(c Call, fresh Record, now time.Time) (repeated bool, err error) {
	switch {
	case !r.ExpiresAt.After(now):
		*r = fresh
		return false, nil
	case r.Fingerprint != fresh.Fingerprint:
		return false, fault.New(fault.KindUnprocessable, "idempotency_key_reused", "Idempotency key reused",
			"Idempotency key '%s' was used for another request; a new request needs a new key", c.Key)
	case r.Answer != "":
		return false, nil
	case r.LeaseUntil.After(now):
		return false, fault.New(fault.KindConflict, "idempotency_key_in_use", "Idempotency key in use",
			"A request with the idempotency key '%s' is being performed at this moment; repeat it to learn its answer", c.Key)
	}
	r.Holder, r.LeaseUntil = fresh.Holder, fresh.LeaseUntil
	return true, nil
}
