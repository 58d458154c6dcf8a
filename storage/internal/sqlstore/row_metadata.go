package sqlstore

import (
	"github.com/uptrace/bun"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// MetadataSchemas returns the schemas of metadata.
func (p *Project) MetadataSchemas() storage.Collection[metadata.Schema] {
	return collection(p, metadataSchemaTable)
}

// CustomEventSchemas returns the schemas of custom events.
func (p *Project) CustomEventSchemas() storage.Collection[metadata.EventSchema] {
	return collection(p, eventSchemaTable)
}

var metadataSchemaTable = tableOf(metadata.Kind, metadataSchemaItem, newMetadataSchemaRow)

type metadataSchemaRow struct {
	bun.BaseModel `bun:"table:metadata_schemas,alias:t"`

	ProjectID        string                                   `bun:"project_id,pk"`
	ID               string                                   `bun:"id,pk"`
	RelatedObject    string                                   `bun:"related_object,nullzero"`
	Properties       document[map[string]metadata.Definition] `bun:"properties"`
	AllowDefinedOnly bool                                     `bun:"allow_defined_only"`
	CreatedAt        instant                                  `bun:"created_at"`
	UpdatedAt        instant                                  `bun:"updated_at"`
}

func metadataSchemaItem(r *metadataSchemaRow) metadata.Schema {
	return metadata.Schema{
		ID: r.ID, RelatedObject: r.RelatedObject, Properties: r.Properties.value, AllowDefinedOnly: r.AllowDefinedOnly,
		CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newMetadataSchemaRow(project string, s *metadata.Schema) metadataSchemaRow {
	return metadataSchemaRow{
		ProjectID: project, ID: s.ID, RelatedObject: s.RelatedObject, Properties: asDocument(s.Properties), AllowDefinedOnly: s.AllowDefinedOnly,
		CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt),
	}
}

var eventSchemaTable = tableOf(metadata.EventKind, eventSchemaItem, newEventSchemaRow)

type eventSchemaRow struct {
	bun.BaseModel `bun:"table:custom_event_schemas,alias:t"`

	ProjectID  string                                   `bun:"project_id,pk"`
	ID         string                                   `bun:"id,pk"`
	Name       string                                   `bun:"name,nullzero"`
	Properties document[map[string]metadata.Definition] `bun:"properties"`
	CreatedAt  instant                                  `bun:"created_at"`
	UpdatedAt  instant                                  `bun:"updated_at"`
}

func eventSchemaItem(r *eventSchemaRow) metadata.EventSchema {
	return metadata.EventSchema{
		ID: r.ID, Name: r.Name, Properties: r.Properties.value, CreatedAt: r.CreatedAt.time(), UpdatedAt: r.UpdatedAt.time(),
	}
}

func newEventSchemaRow(project string, s *metadata.EventSchema) eventSchemaRow {
	return eventSchemaRow{
		ProjectID: project, ID: s.ID, Name: s.Name, Properties: asDocument(s.Properties), CreatedAt: instant(s.CreatedAt), UpdatedAt: instant(s.UpdatedAt),
	}
}
