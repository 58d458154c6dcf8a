package sqlstore

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/uptrace/bun"
)

var _ event.Store = (*Project)(nil)

// Events returns the events.
func (p *Project) Events() storage.Collection[event.Event] { return collection(p, eventTable) }

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
	// Number is the position; the database gives it. Position is what servers of release 0.1 hand out by: nothing.
	Number   *int64 `bun:"number,nullzero" given:"by the database"`
	Position int64  `bun:"position"`
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

// EventHeads returns the events without their data.
func (p *Project) EventHeads() storage.Collection[event.Event] { return collection(p, eventHeadTable) }

var eventHeadTable = tableOf(event.Kind, eventHead, func(string, *event.Event) eventHeadRow { panic("sqlstore: the head of an event is only read") })

// eventHeadRow is eventRow without the data, which is longer than all the rest.
type eventHeadRow struct {
	bun.BaseModel `bun:"table:events,alias:t"`

	ProjectID  string  `bun:"project_id,pk"`
	ID         string  `bun:"id,pk"`
	Type       string  `bun:"type,nullzero"`
	EntityType string  `bun:"entity_type,nullzero"`
	EntityID   string  `bun:"entity_id,nullzero"`
	CustomerID string  `bun:"customer_id,nullzero"`
	CampaignID string  `bun:"campaign_id,nullzero"`
	GroupID    string  `bun:"group_id,nullzero"`
	Category   string  `bun:"category,nullzero"`
	CreatedAt  instant `bun:"created_at"`
	Number     *int64  `bun:"number,nullzero"`
}

func eventHead(r *eventHeadRow) event.Event {
	return eventItem(&eventRow{
		ID: r.ID, Type: r.Type, EntityType: r.EntityType, EntityID: r.EntityID, CustomerID: r.CustomerID, CampaignID: r.CampaignID,
		GroupID: r.GroupID, Category: r.Category, CreatedAt: r.CreatedAt, Number: r.Number,
	})
}
