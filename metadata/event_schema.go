package metadata

import (
	"maps"
	"slices"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
)

// EventSchema describes the metadata of a custom event.
type EventSchema struct {
	ID string
	// Name is the name of the event, 1 to MaxEventName characters; it never changes.
	Name string
	// Properties are of the types string, number, boolean, date and datetime, without limits.
	Properties           map[string]Definition
	CreatedAt, UpdatedAt time.Time
}

// MaxEventName is the longest name of a custom event, in characters.
const MaxEventName = 300

// Validate refuses an invalid schema of an event, with 400 invalid_payload.
func (s EventSchema) Validate() error {
	if s.Name == "" {
		return fault.PayloadMissing("name")
	}
	if n := utf8.RuneCountInString(s.Name); n > MaxEventName {
		return fault.Payload("name", "must NOT have more than %d characters (it has %d)", MaxEventName, n)
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		if d := s.Properties[name]; !slices.Contains(eventTypes, d.Type) {
			return fault.Payload(at("schema.properties", name)+".type", "must be equal to one of the allowed values [ %s ] (actual value is '%.60s')", showAll(eventTypes), d.Type)
		}
	}
	return Schema{RelatedObject: s.Name, Properties: s.Properties}.Validate("schema")
}

var eventTypes = []Type{TypeString, TypeNumber, TypeDate, TypeDateTime, TypeBoolean}
