package segment

import "github.com/punchcardhq/punchcard/customer"

// EventData is the data of the events of segments.
type EventData struct {
	Customer customer.Customer `json:"customer"`
	Segment  Segment           `json:"segment"`
}

// Data of events; see package event.
type (
	// Entered is the data of EventEntered.
	Entered struct{ EventData }
	// Left is the data of EventLeft.
	Left struct{ EventData }
)

// EventTypes returns the type of the events.
func (Entered) EventTypes() []string { return []string{EventEntered} }

// EventTypes returns the type of the events.
func (Left) EventTypes() []string { return []string{EventLeft} }
