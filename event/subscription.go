package event

import (
	"encoding/json"
	"fmt"
)

// Typed is the data of events of some types, such as redemption.Succeeded. Its fields have the names of the objects in Event.Data.
type Typed interface {
	// EventTypes returns the types of the events. A type that ends in a dot means all types that begin with it.
	EventTypes() []string
}

// Of is an event of a project with its data.
type Of[D any] struct {
	Event
	ProjectID string
	// Data is Event.Data in the type of the event.
	Data D
}

// Read returns an event with its data. For an event of another type, missing objects have their zero value.
func Read[D any](projectID string, e Event) (Of[D], error) {
	of := Of[D]{Event: e, ProjectID: projectID}
	if len(e.Data) > 0 {
		if err := json.Unmarshal(e.Data, &of.Data); err != nil {
			return of, fmt.Errorf("read the data of event %s: %w", e.ID, err)
		}
	}
	return of, nil
}
