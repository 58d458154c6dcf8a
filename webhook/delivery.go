package webhook

import (
	"encoding/json"
	"hash/fnv"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Delivery is the sending of one event to one webhook, and afterwards the record of it.
type Delivery struct {
	ID        string
	WebhookID string
	EventID   string
	// EventType is the published type.
	EventType string
	// Subject is the object of the event. Deliveries of a webhook with the same subject are sent in the order of Position; one
	// without a subject waits for no other.
	Subject  string
	Position int64
	// TargetURL is the address of the last attempt, Body its body; both are empty before the first one.
	TargetURL string
	Body      json.RawMessage
	Status    Status
	// Attempts counts those that were begun, Log holds those that ended.
	Attempts int64
	Log      []Attempt
	// FirstAt is when the first attempt began; the others are counted from it.
	FirstAt time.Time
	// NextAt is when a pending delivery is due: it is to be sent, or the claim of an attempt that was interrupted expires.
	NextAt     time.Time
	CreatedAt  time.Time
	FinishedAt time.Time
}

// Status is the state of a delivery.
type Status string

// The statuses. A delivery is open in the first two.
const (
	StatusQueued    Status = "QUEUED" // waits for an earlier one with the same subject
	StatusPending   Status = "PENDING"
	StatusSucceeded Status = "SUCCEEDED"
	StatusFailed    Status = "FAILED"   // given up
	StatusCanceled  Status = "CANCELED" // its webhook was switched off or deleted
)

var openStatuses = []string{string(StatusQueued), string(StatusPending)}

// Attempt is one try to deliver.
type Attempt struct {
	At time.Time
	// Status is that of the answer; 0 when none came.
	Status int
	// Error says why no answer came.
	Error string
	// Milliseconds is how long it took.
	Milliseconds int64
}

// succeeded reports whether the receiver took the delivery.
func (a Attempt) succeeded() bool { return a.Status >= 200 && a.Status < 300 }

// retries is how often a failed delivery is tried again, and lastRetry when the last one is, counted from the first attempt.
const (
	retries   = 12
	lastRetry = 24 * time.Hour
)

// retryAfter is the time from the first attempt to the next one when this many have failed; ok is false when there is none.
//
// The times double from a minute on. Up to a tenth of each is subtracted, always the same for one delivery: after 4 minutes
// means between 3:36 and 4:00.
func retryAfter(failed int64, id string) (after time.Duration, ok bool) {
	if failed > retries {
		return 0, false
	}
	after = min(time.Minute<<(failed-1), lastRetry)
	h := fnv.New32a()
	_, _ = h.Write([]byte(id))
	early := after / 10 / 1000 * time.Duration(h.Sum32()%1000)
	return (after - early).Truncate(time.Millisecond), true
}

// end records the result of the claimed attempt, and sets the next state.
func (d *Delivery) end(a Attempt, now time.Time) {
	d.Log = append(d.Log[:len(d.Log):len(d.Log)], a)
	if a.succeeded() {
		d.finish(StatusSucceeded, now)
		return
	}
	after, again := retryAfter(d.Attempts, d.ID)
	if !again {
		d.finish(StatusFailed, now)
		return
	}
	d.NextAt = d.FirstAt.Add(after)
	if d.NextAt.Before(now) { // the server was down for a while
		d.NextAt = now
	}
}

func (d *Delivery) finish(s Status, now time.Time) {
	d.Status, d.NextAt, d.FinishedAt = s, time.Time{}, now
}

// DeliveryKind describes deliveries to a backend.
var DeliveryKind = storage.Kind[Delivery]{
	Name: "webhook_delivery", Prefix: "whs_",
	ID: func(d *Delivery) string { return d.ID },
	Fields: []storage.Field[Delivery]{
		storage.String("webhook_id", func(d *Delivery) string { return d.WebhookID }),
		storage.String("event_id", func(d *Delivery) string { return d.EventID }),
		storage.String("event_type", func(d *Delivery) string { return d.EventType }),
		storage.String("subject", func(d *Delivery) string { return d.Subject }),
		storage.String("status", func(d *Delivery) string { return string(d.Status) }),
		storage.Int("position", func(d *Delivery) int64 { return d.Position }).Ordered(),
		storage.Time("created_at", func(d *Delivery) time.Time { return d.CreatedAt }).Ordered(),
		storage.Time("next_at", func(d *Delivery) time.Time { return d.NextAt }).Ordered().SeldomSet(),
		storage.Time("finished_at", func(d *Delivery) time.Time { return d.FinishedAt }).Ordered().SeldomSet(),
	},
}
