package customevent

import "github.com/punchcardhq/punchcard/customer"

// Tracked is the data of the event that records a custom event; see package event.
type Tracked struct {
	Event    Event             `json:"event"`
	Customer customer.Customer `json:"customer"`
}

// EventTypes returns the type of the events.
func (Tracked) EventTypes() []string { return []string{Type} }
