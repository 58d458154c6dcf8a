package event

import (
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/storage"
)

// Event is one recorded change.
type Event struct {
	ID   string
	Type string
	// EntityType and EntityID name what changed: "voucher" and its id.
	EntityType, EntityID string
	// CustomerID and CampaignID put the event into the activity log of a customer and of a campaign; they may be empty.
	CustomerID, CampaignID string
	// GroupID is the id of the request that caused the event; all events of a request share it.
	GroupID string
	// Category distinguishes the action of a caller (ACTION) from its consequences (EFFECT).
	Category Category
	// Data is the data of the published event, as a JSON object.
	Data      json.RawMessage
	CreatedAt time.Time
	// Position is the position of the event in the order in which consumers get events. The storage assigns it to an event that is
	// written without one: always a higher one, with gaps. See package outbox.
	Position int64
}

// EntityPageEvent is the entity of a custom event of a web page in a project where such events must not move points. Webhooks and
// the activity of its customer show it; earning rules, segments and distributions that give codes ignore it.
const EntityPageEvent = "page_event"

// Channel is where the event came from, derived from the request that caused it; without one it is the engine's own.
func (e *Event) Channel() env.Channel {
	if e.GroupID == "" {
		return env.ChannelInternal
	}
	return env.ChannelAPI
}

// Category distinguishes an action from its effects.
type Category string

// The categories of activity records.
const (
	CategoryAction Category = "ACTION"
	CategoryEffect Category = "EFFECT"
)

// Kind describes events to a backend.
var Kind = storage.Kind[Event]{
	Name: "event", Prefix: "ev_",
	ID: func(e *Event) string { return e.ID },
	Fields: []storage.Field[Event]{
		storage.String("type", func(e *Event) string { return e.Type }).Ordered(),
		storage.String("category", func(e *Event) string { return string(e.Category) }).Ordered(),
		storage.String("entity_type", func(e *Event) string { return e.EntityType }),
		storage.String("entity_id", func(e *Event) string { return e.EntityID }),
		storage.String("customer_id", func(e *Event) string { return e.CustomerID }),
		storage.String("campaign_id", func(e *Event) string { return e.CampaignID }),
		storage.Time("created_at", func(e *Event) time.Time { return e.CreatedAt }).Ordered(),
		storage.Int("position", func(e *Event) int64 { return e.Position }).In("number").Ordered(),
	},
}

// Store is where events are kept.
type Store interface {
	Events() storage.Collection[Event]
}
