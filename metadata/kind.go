package metadata

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// Kind describes schemas to a backend. Faults spell the name with a space, as published.
var Kind = storage.Kind[Schema]{
	Name: "metadata schema", Prefix: "ms_", Configures: storage.ConfiguresRules,
	ID:     func(s *Schema) string { return s.ID },
	Unique: []storage.Unique[Schema]{{Name: "related_object", Value: func(s *Schema) string { return s.RelatedObject }}},
	Fields: []storage.Field[Schema]{
		storage.String("related_object", func(s *Schema) string { return s.RelatedObject }).Ordered(),
		storage.Time("created_at", func(s *Schema) time.Time { return s.CreatedAt }).Ordered(),
	},
}

// EventKind describes schemas of custom events to a backend.
var EventKind = storage.Kind[EventSchema]{
	Name: "custom_event_schema", Prefix: "ces_", Configures: storage.ConfiguresRules,
	ID:     func(s *EventSchema) string { return s.ID },
	Unique: []storage.Unique[EventSchema]{{Name: "name", Value: func(s *EventSchema) string { return s.Name }}},
	Fields: []storage.Field[EventSchema]{
		storage.String("name", func(s *EventSchema) string { return s.Name }).Ordered(),
		storage.Time("created_at", func(s *EventSchema) time.Time { return s.CreatedAt }).Ordered(),
	},
}

// Store is where schemas are kept.
type Store interface {
	MetadataSchemas() storage.Collection[Schema]
	CustomEventSchemas() storage.Collection[EventSchema]
	// Revision is that of the project; Rules changes with every change of a schema.
	Revision(ctx context.Context) (storage.Revision, error)
}
