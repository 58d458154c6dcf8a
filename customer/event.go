package customer

import "github.com/punchcardhq/punchcard/event"

// The types of the events of customers.
const (
	EventCreated   = "customer.created"
	EventUpdated   = "customer.updated"
	EventDeleted   = "customer.deleted"
	EventConfirmed = "customer.confirmed"
)

// Events returns the events of an upsert: none when it changed nothing. The base has the fields that they share: the group,
// the category and the time.
func (m Merged) Events(eventBase event.Event, newID func(prefix string) string) []event.Event {
	var types []string
	switch {
	case m.New:
		types = append(types, EventCreated)
	case m.Changed:
		types = append(types, EventUpdated)
	}
	if m.Confirmed {
		types = append(types, EventConfirmed)
	}
	var events []event.Event
	for _, kind := range types {
		events = append(events, m.Customer.Event(kind, eventBase, newID))
	}
	return events
}

// Event returns an event of this type about the customer, with the customer as it is now.
func (c *Customer) Event(kind string, eventBase event.Event, newID func(prefix string) string) event.Event {
	data := event.Data(map[string]any{"customer": c})
	e := eventBase
	e.ID, e.Type = newID(event.Kind.Prefix), kind
	e.EntityType, e.EntityID, e.CustomerID, e.Data = Kind.Name, c.ID, c.ID, data
	return e
}
