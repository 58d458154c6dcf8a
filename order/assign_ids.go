package order

import (
	"encoding/json"
	"reflect"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
)

// AssignIDs makes the order ready to be stored: an order without an id gets one and the time of its creation, a stored one the time
// of its change; lines without an id get one; and the first time that the order is paid is stored and never changes.
func (o *Order) AssignIDs(now time.Time, newID func(prefix string) string) {
	if o.ID == "" {
		o.ID = newID(Kind.Prefix)
		if o.CreatedAt.IsZero() {
			o.CreatedAt = now
		}
	} else {
		o.Touch(now)
	}
	if slices.ContainsFunc(o.Items, func(i Item) bool { return i.ID == "" }) {
		o.Items = slices.Clone(o.Items)
		for i := range o.Items {
			if o.Items[i].ID == "" {
				o.Items[i].ID = newID(ItemPrefix)
			}
		}
	}
	if o.Status.Paid() && o.PaidAt.IsZero() {
		o.PaidAt = now
	}
}

// Touch notes that a stored order was changed. The time of its last change never goes back, and that of a cancellation is later
// than all before it. So a record with a time of the order, as a payment with points, can be compared with the time of a
// cancellation.
func (o *Order) Touch(now time.Time) {
	if last := o.UpdatedAt; o.Status == StatusCanceled && !last.IsZero() && !now.After(last) {
		o.UpdatedAt = last.Add(time.Millisecond)
	} else if now.After(last) {
		o.UpdatedAt = now
	}
}

// Same reports whether two states of an order are equal except for the time of their last change.
func (o *Order) Same(other *Order) bool {
	a, b := *o, *other
	a.UpdatedAt, b.UpdatedAt = time.Time{}, time.Time{}
	if !a.Metadata.Equal(b.Metadata) || len(a.Redemptions) != len(b.Redemptions) || len(a.Items) != len(b.Items) {
		return false
	}
	a.Metadata, b.Metadata = nil, nil
	if len(a.Redemptions) == 0 {
		a.Redemptions, b.Redemptions = nil, nil
	}
	if len(a.Items) == 0 {
		a.Items, b.Items = nil, nil
	}
	return reflect.DeepEqual(a, b)
}

// The types of the events of orders.
const (
	EventCreated  = "customer.order.created"
	EventUpdated  = "customer.order.updated"
	EventPaid     = "customer.order.paid"
	EventCanceled = "customer.order.canceled"
)

// Happened returns the types of the events of a change of an order; before is nil for a new one. An order is paid once: a
// second payment after a cancellation has no event. A change that neither pays nor cancels is an update; without a change there
// is no event.
func Happened(before, after *Order) (types []string) {
	if before == nil {
		types = append(types, EventCreated)
		before = &Order{}
	}
	if before.PaidAt.IsZero() && !after.PaidAt.IsZero() {
		types = append(types, EventPaid)
	}
	if before.Status != StatusCanceled && after.Status == StatusCanceled {
		types = append(types, EventCanceled)
	}
	if len(types) == 0 && !after.Same(before) {
		types = append(types, EventUpdated)
	}
	return types
}

// Change is the data of the events of an order: its states, and its customers where they are known.
type Change struct {
	Before, After      *Order
	Customer, Referrer *customer.Customer
}

// Events returns the events of a change. The base has the fields that they share: the group, the category and the time.
func (c Change) Events(eventBase event.Event, newID func(prefix string) string) []event.Event {
	var events []event.Event
	var data json.RawMessage
	for _, kind := range Happened(c.Before, c.After) {
		if data == nil {
			data = c.snapshot()
		}
		e := eventBase
		e.ID, e.Type = newID(event.Kind.Prefix), kind
		e.EntityType, e.EntityID, e.CustomerID = Kind.Name, c.After.ID, c.After.CustomerID
		e.Data = data
		events = append(events, e)
	}
	return events
}

func (c Change) snapshot() json.RawMessage {
	objects := map[string]any{"order": c.After}
	if c.Customer != nil {
		objects["customer"] = c.Customer
	}
	if c.Referrer != nil {
		objects["referrer"] = c.Referrer
	}
	return event.Data(objects)
}

// Purchase returns the order as the summary of a customer counts it, its total less the money refunded: nil unless the order is paid and the
// customer's.
func (o *Order) Purchase(customerID string) *customer.Purchase {
	if o == nil || customerID == "" || o.CustomerID != customerID || !o.Status.Paid() {
		return nil
	}
	total := o.TotalAmount().Minor
	if o.Returned != nil {
		total = max(0, total-o.Returned.State.Money)
	}
	return &customer.Purchase{Amount: total, At: o.CreatedAt}
}
