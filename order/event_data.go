package order

import "github.com/punchcardhq/punchcard/customer"

// EventData is the data of the events of orders.
type EventData struct {
	// Order is the order after the change.
	Order Order `json:"order"`
	// Customer and Referrer are nil where the order has none, and where the change did not read them.
	Customer *customer.Customer `json:"customer"`
	Referrer *customer.Customer `json:"referrer"`
}

// Data of events; see package event.
type (
	// Created is the data of EventCreated.
	Created struct{ EventData }
	// Updated is the data of EventUpdated.
	Updated struct{ EventData }
	// Paid is the data of EventPaid.
	Paid struct{ EventData }
	// Canceled is the data of EventCanceled.
	Canceled struct{ EventData }
)

// EventTypes returns the type of the events.
func (Created) EventTypes() []string { return []string{EventCreated} }

// EventTypes returns the type of the events.
func (Updated) EventTypes() []string { return []string{EventUpdated} }

// EventTypes returns the type of the events.
func (Paid) EventTypes() []string { return []string{EventPaid} }

// EventTypes returns the type of the events.
func (Canceled) EventTypes() []string { return []string{EventCanceled} }
