package sqlstore

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/internal/pointers"
	"github.com/uptrace/bun"
)

var _ event.Store = (*Project)(nil)

// Events returns the events.
func (p *Project) Events() storage.Collection[event.Event] {
	return pointers.Values[event.Event]{Collection: eventRows{rows[*event.Event, *eventRow]{eventTable, p}}}
}

var eventTable = tableOf(event.Kind, eventItem, newEventRow)

type eventRow struct {
	bun.BaseModel `bun:"table:events,alias:t"`

	ProjectID  string   `bun:"project_id,pk"`
	ID         string   `bun:"id,pk"`
	Type       string   `bun:"type,nullzero"`
	EntityType string   `bun:"entity_type,nullzero"`
	EntityID   string   `bun:"entity_id,nullzero"`
	CustomerID string   `bun:"customer_id,nullzero"`
	CampaignID string   `bun:"campaign_id,nullzero"`
	GroupID    string   `bun:"group_id,nullzero"`
	Category   string   `bun:"category,nullzero"`
	Data       verbatim `bun:"data"`
	CreatedAt  instant  `bun:"created_at"`
	// Number is the position; the database gives it.
	Number *int64 `bun:"number,nullzero" given:"by the database"`
	// Packed and PackedData hold the other events of the row; see PackedEvents. Both are JSON that only this package reads.
	Packed     string `bun:"packed,nullzero"`
	PackedData string `bun:"packed_data,nullzero"`
}

func eventItem(r *eventRow) event.Event {
	e := event.Event{
		ID: r.ID, Type: r.Type, EntityType: r.EntityType, EntityID: r.EntityID,
		CustomerID: r.CustomerID, CampaignID: r.CampaignID, GroupID: r.GroupID,
		Category: event.Category(r.Category), Data: json.RawMessage(r.Data), CreatedAt: r.CreatedAt.time(),
	}
	if r.Number != nil {
		e.Position = *r.Number
	}
	return e
}

func newEventRow(project string, e *event.Event) eventRow {
	row := eventRow{
		ProjectID: project, ID: e.ID, Type: e.Type, EntityType: e.EntityType, EntityID: e.EntityID,
		CustomerID: e.CustomerID, CampaignID: e.CampaignID, GroupID: e.GroupID,
		Category: string(e.Category), Data: verbatim(e.Data), CreatedAt: instant(e.CreatedAt),
	}
	if e.Position != 0 {
		row.Number = &e.Position
	}
	return row
}
