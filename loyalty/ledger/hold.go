package ledger

import (
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Hold is points set aside for a purchase that is under way.
type Hold struct {
	ID        string
	AccountID string
	// EntryID is the transaction of the purchase; its takes say where the points came from.
	EntryID   string
	Points    int64
	Status    HoldStatus
	CreatedAt time.Time
	UpdatedAt time.Time
}

// HoldStatus is the state of a hold.
type HoldStatus string

// The states of holds: open, spent for good, or given back.
const (
	HoldOpen     HoldStatus = "OPEN"
	HoldSpent    HoldStatus = "SPENT"
	HoldReleased HoldStatus = "RELEASED"
)

// HoldKind describes holds to a backend.
var HoldKind = storage.Kind[Hold]{
	Name: "points_hold", Prefix: "lph_",
	ID:     func(h *Hold) string { return h.ID },
	Unique: []storage.Unique[Hold]{{Name: "entry_id", Value: func(h *Hold) string { return h.EntryID }}},
	Fields: []storage.Field[Hold]{
		storage.String("account_id", func(h *Hold) string { return h.AccountID }),
		storage.String("entry_id", func(h *Hold) string { return h.EntryID }),
		storage.String("status", func(h *Hold) string { return string(h.Status) }),
		storage.Time("created_at", func(h *Hold) time.Time { return h.CreatedAt }).Ordered(),
	},
}
