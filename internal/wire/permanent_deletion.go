package wire

import "github.com/punchcardhq/punchcard/order"

// PermanentDeletion is what the permanent deletion of a customer removed.
type PermanentDeletion struct {
	ID              string                `json:"id"`
	CreatedAt       Time                  `json:"created_at"`
	RelatedObjectID string                `json:"related_object_id"`
	RelatedObject   string                `json:"related_object" enum:"customer"`
	Status          string                `json:"status" enum:"DONE"`
	Removed         PermanentDeletionData `json:"data_json"`
	Object          string                `json:"object" enum:"pernament_deletion"`
}

// PermanentDeletionData counts what was removed.
type PermanentDeletionData struct {
	Events         int `json:"events"`
	CustomerEvents int `json:"customer_events"`
	DailyEvents    int `json:"daily_events"`
	Segments       int `json:"segments"`
	Orders         int `json:"orders"`
	OrderEvents    int `json:"order_events"`
	Customer       int `json:"customer"`
}

// NewPermanentDeletion returns the shape of a permanent deletion. The name of the object is misspelled in the published API.
func NewPermanentDeletion(f order.Forgotten) PermanentDeletion {
	return PermanentDeletion{
		ID: f.ID, CreatedAt: NewTime(f.CreatedAt), RelatedObjectID: f.CustomerID, RelatedObject: "customer", Status: "DONE",
		Removed: PermanentDeletionData{
			Events: f.CustomEvents, CustomerEvents: f.CustomerEvents, Orders: f.Orders, OrderEvents: f.OrderEvents, Customer: 1,
		},
		Object: "pernament_deletion",
	}
}
