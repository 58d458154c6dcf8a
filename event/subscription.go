package event

import (
	"encoding/json"
	"fmt"
)

// Typed is data that events of some types carry, such as redemption.Succeeded. Its fields have the names of the objects in Event.Data.
type Typed interface {
	// EventTypes returns the types of the events. A type that ends in a dot stands for all types that begin with it.
	EventTypes() []string
}

// Of is an event of a project with its data.
type Of[D any] struct {
	Event
	ProjectID string
	// Data is Event.Data as the type of the event has it.
	Data D
}

// Read returns an event with its data. An event of another type has zero values in the place of what it does not carry.
func Read[D any](projectID string, e Event) (Of[D], error) {
	of := Of[D]{Event: e, ProjectID: projectID}
	if len(e.Data) > 0 {
		if err := json.Unmarshal(e.Data, &of.Data); err != nil {
			return of, fmt.Errorf("read the data of event %s: %w", e.ID, err)
		}
	}
	return of, nil
}
