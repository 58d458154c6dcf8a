package audit

import (
	"time"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// Entry is one change, or an attempt at one.
type Entry struct {
	ID string
	// CreatedAt is when it was attempted, EndedAt when that was over; zero while the outcome is unknown.
	CreatedAt, EndedAt time.Time
	Status             Status
	Actor              Actor
	// RequestID is the id of the request. The events of the change have it as well.
	RequestID string
	// Act says what was done, such as voucher.disabled.
	Act    string
	Object Object
	// Before and After are the properties that differ.
	Before, After metadata.Map
	// Reason is why the person says that they did it; it may be empty.
	Reason string
	// Key and Message are the refusal of a refused change.
	Key, Message string
}

// Actor is who made a change: a person, or a management key. The name is as it was then. Address is where the request came from; empty when
// that is not known.
type Actor struct{ ID, Name, Role, Address string }

// RoleManagementKey is the role of an actor that is a management key.
const RoleManagementKey = "MANAGEMENT_KEY"

// Object is what was changed. The name is what people call it, such as the code of a voucher. The id of one that is made is known when it is done.
type Object struct{ Type, ID, Name string }

// Status is what came of an attempt.
type Status string

// The statuses.
const (
	StatusAttempted Status = "ATTEMPTED"
	StatusDone      Status = "DONE"
	StatusRefused   Status = "REFUSED"
)

// Kind describes entries to a backend.
var Kind = storage.Kind[Entry]{
	Name: "audit_entry", Prefix: "aud_",
	ID: func(e *Entry) string { return e.ID },
	Fields: []storage.Field[Entry]{
		storage.String("status", func(e *Entry) string { return string(e.Status) }),
		storage.String("act", func(e *Entry) string { return e.Act }),
		storage.String("actor_id", func(e *Entry) string { return e.Actor.ID }),
		storage.String("object_id", func(e *Entry) string { return e.Object.ID }),
		storage.String("request_id", func(e *Entry) string { return e.RequestID }),
		storage.Time("created_at", func(e *Entry) time.Time { return e.CreatedAt }).Ordered(),
	},
}
