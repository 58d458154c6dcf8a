package wire

import (
	"cmp"
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// MetadataSchemaCreate is the body of POST of the management API.
type MetadataSchemaCreate struct {
	MetadataSchemaBody `required:"related_object"`
}

// MetadataSchemaBody is the body of PUT of the management API.
type MetadataSchemaBody struct {
	RelatedObject    string                     `json:"related_object"`
	Properties       map[string]DefinitionInput `json:"properties"`
	AllowDefinedOnly patch.Field[bool]          `json:"allow_defined_only"`
}

// Domain returns the schema that the body describes.
func (w MetadataSchemaBody) Domain() (metadata.Schema, error) {
	properties, err := definitions("properties", w.Properties)
	return metadata.Schema{RelatedObject: w.RelatedObject, Properties: properties, AllowDefinedOnly: w.AllowDefinedOnly.Or(false)}, err
}

// Change returns the change that the body asks for.
func (w MetadataSchemaBody) Change() (metadata.SchemaUpdate, error) {
	properties, err := definitions("properties", w.Properties)
	return metadata.SchemaUpdate{Properties: properties, AllowDefinedOnly: w.AllowDefinedOnly}, err
}

// Definition is a definition in the management API.
type Definition struct {
	Type     string `json:"type" enum:"metadata.Type"`
	Array    bool   `json:"array"`
	Optional bool   `json:"optional"`
	Deleted  bool   `json:"deleted"`
	definitionLimits
	ObjectType  string `json:"object_type,omitzero"`
	MinLength   *int   `json:"min_length,omitzero"`
	MaxLength   *int   `json:"max_length,omitzero"`
	ExactLength *int   `json:"exact_length,omitzero"`
}

// PublicDefinition is a definition under /v1, where some properties have other names.
type PublicDefinition struct {
	Type     string `json:"type" enum:"metadata.Type"`
	Array    bool   `json:"array"`
	Optional bool   `json:"optional"`
	Deleted  bool   `json:"deleted"`
	definitionLimits
	ObjectType  string `json:"objectType,omitzero"`
	MinLength   *int   `json:"minLength,omitzero"`
	MaxLength   *int   `json:"maxLength,omitzero"`
	ExactLength *int   `json:"exactLength,omitzero"`
}

// DefinitionInput is a definition in requests. It accepts the property names of /v1, too, so that a schema that was read
// there can be sent back.
type DefinitionInput struct {
	Definition
	PublicObjectType  string `json:"objectType"`
	PublicMinLength   *int   `json:"minLength"`
	PublicMaxLength   *int   `json:"maxLength"`
	PublicExactLength *int   `json:"exactLength"`
}

// definitionLimits are the properties that both have under the same names.
type definitionLimits struct {
	Eq  []any  `json:"eq,omitempty"`
	Ne  []any  `json:"ne,omitempty"`
	Lt  Number `json:"lt,omitzero" openapi:"fraction"`
	Lte Number `json:"lte,omitzero" openapi:"fraction"`
	Gt  Number `json:"gt,omitzero" openapi:"fraction"`
	Gte Number `json:"gte,omitzero" openapi:"fraction"`
}

func definitions(path string, sent map[string]DefinitionInput) (map[string]metadata.Definition, error) {
	all := make(map[string]metadata.Definition, len(sent))
	for _, name := range slices.Sorted(maps.Keys(sent)) {
		d, err := sent[name].domain(below(path, name))
		if err != nil {
			return nil, err
		}
		all[name] = d
	}
	return all, nil
}

func (w DefinitionInput) domain(path string) (d metadata.Definition, err error) {
	if w.Type == "" {
		return d, fault.PayloadMissing(below(path, "type"))
	}
	d = metadata.Definition{
		Type: metadata.Type(w.Type), Array: w.Array, Optional: w.Optional, Deleted: w.Deleted, ObjectType: cmp.Or(w.ObjectType, w.PublicObjectType),
		Eq: w.Eq, Ne: w.Ne, MinLength: cmp.Or(w.MinLength, w.PublicMinLength), MaxLength: cmp.Or(w.MaxLength, w.PublicMaxLength),
		ExactLength: cmp.Or(w.ExactLength, w.PublicExactLength),
	}
	if d.Lt, err = w.Lt.Decimal(below(path, "lt")); err != nil {
		return d, err
	}
	if d.Lte, err = w.Lte.Decimal(below(path, "lte")); err != nil {
		return d, err
	}
	if d.Gt, err = w.Gt.Decimal(below(path, "gt")); err != nil {
		return d, err
	}
	d.Gte, err = w.Gte.Decimal(below(path, "gte"))
	return d, err
}

func newLimits(d metadata.Definition) definitionLimits {
	return definitionLimits{Eq: d.Eq, Ne: d.Ne, Lt: NewNumber(d.Lt), Lte: NewNumber(d.Lte), Gt: NewNumber(d.Gt), Gte: NewNumber(d.Gte)}
}

// MetadataSchema is a schema in answers. D is the type of its definitions.
type MetadataSchema[D any] struct {
	ID               string       `json:"id"`
	RelatedObject    string       `json:"related_object"`
	Properties       map[string]D `json:"properties"`
	AllowDefinedOnly bool         `json:"allow_defined_only"`
	CreatedAt        Time         `json:"created_at"`
	UpdatedAt        Time         `json:"updated_at"`
	Object           string       `json:"object" enum:"metadata_schema"`
}

// NewMetadataSchema returns a schema as in the management API.
func NewMetadataSchema(s metadata.Schema) MetadataSchema[Definition] {
	return schemaWith(s, func(d metadata.Definition) Definition {
		return Definition{Type: string(d.Type), Array: d.Array, Optional: d.Optional, Deleted: d.Deleted, definitionLimits: newLimits(d),
			ObjectType: d.ObjectType, MinLength: d.MinLength, MaxLength: d.MaxLength, ExactLength: d.ExactLength}
	})
}

// NewPublicMetadataSchema returns a schema as in /v1.
func NewPublicMetadataSchema(s metadata.Schema) MetadataSchema[PublicDefinition] {
	return schemaWith(s, func(d metadata.Definition) PublicDefinition {
		return PublicDefinition{Type: string(d.Type), Array: d.Array, Optional: d.Optional, Deleted: d.Deleted, definitionLimits: newLimits(d),
			ObjectType: d.ObjectType, MinLength: d.MinLength, MaxLength: d.MaxLength, ExactLength: d.ExactLength}
	})
}

func schemaWith[D any](s metadata.Schema, shape func(metadata.Definition) D) MetadataSchema[D] {
	w := MetadataSchema[D]{
		ID: s.ID, RelatedObject: s.RelatedObject, Properties: make(map[string]D, len(s.Properties)), AllowDefinedOnly: s.AllowDefinedOnly,
		CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "metadata_schema",
	}
	for name, d := range s.Properties {
		w.Properties[name] = shape(d)
	}
	return w
}

// EventSchemaCreate is the body of POST of custom event schemas.
type EventSchemaCreate struct {
	EventSchemaBody `required:"name"`
}

// EventSchemaBody is the body of PUT of custom event schemas.
type EventSchemaBody struct {
	Name   string           `json:"name"`
	Schema EventDefinitions `json:"schema"`
}

// EventDefinition is a definition in the schema of a custom event. optional has no default.
type EventDefinition struct {
	Type     string `json:"type" enum:"boolean date datetime number string"`
	Optional *bool  `json:"optional"`
	Deleted  bool   `json:"deleted"`
}

// Definitions returns what the body defines.
func (w EventSchemaBody) Definitions() (map[string]metadata.Definition, error) {
	all := make(map[string]metadata.Definition, len(w.Schema.Properties))
	for _, name := range slices.Sorted(maps.Keys(w.Schema.Properties)) {
		d := w.Schema.Properties[name]
		path := below("schema.properties", name)
		switch {
		case d.Type == "":
			return nil, fault.PayloadMissing(below(path, "type"))
		case d.Optional == nil:
			return nil, fault.PayloadMissing(below(path, "optional"))
		}
		all[name] = metadata.Definition{Type: metadata.Type(d.Type), Optional: *d.Optional, Deleted: d.Deleted}
	}
	return all, nil
}

// EventSchema is the schema of a custom event in answers.
type EventSchema struct {
	ID        string           `json:"id"`
	Name      string           `json:"name"`
	Schema    EventDefinitions `json:"schema"`
	CreatedAt Time             `json:"created_at"`
	UpdatedAt Time             `json:"updated_at"`
	Object    string           `json:"object" enum:"custom-event-schema"`
}

// EventDefinitions are the definitions of a custom event.
type EventDefinitions struct {
	Properties map[string]EventDefinition `json:"properties"`
}

// ShortEventSchema names the schema of a custom event.
type ShortEventSchema struct {
	ID   string `json:"id"`
	Name string `json:"name"`
}

// NewShortEventSchema returns the name of a schema.
func NewShortEventSchema(s metadata.EventSchema) ShortEventSchema {
	return ShortEventSchema{s.ID, s.Name}
}

// NewEventSchema returns the schema of a custom event as in the management API.
func NewEventSchema(s metadata.EventSchema) EventSchema {
	w := EventSchema{
		ID: s.ID, Name: s.Name, Schema: EventDefinitions{make(map[string]EventDefinition, len(s.Properties))},
		CreatedAt: NewTime(s.CreatedAt), UpdatedAt: NewTime(s.UpdatedAt), Object: "custom-event-schema",
	}
	for name, d := range s.Properties {
		w.Schema.Properties[name] = EventDefinition{Type: string(d.Type), Optional: &d.Optional, Deleted: d.Deleted}
	}
	return w
}
