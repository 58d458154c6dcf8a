package customer

// EventData is the data of the events of customers.
type EventData struct {
	// Customer is the customer after the change, or as they were when they were deleted.
	Customer Customer `json:"customer"`
}

// Data of events; see package event.
type (
	// Created is the data of EventCreated.
	Created struct{ EventData }
	// Updated is the data of EventUpdated.
	Updated struct{ EventData }
	// Deleted is the data of EventDeleted.
	Deleted struct{ EventData }
)

// EventTypes returns the type of the events.
func (Created) EventTypes() []string { return []string{EventCreated} }

// EventTypes returns the type of the events.
func (Updated) EventTypes() []string { return []string{EventUpdated} }

// EventTypes returns the type of the events.
func (Deleted) EventTypes() []string { return []string{EventDeleted} }
