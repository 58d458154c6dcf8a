package memory

import (
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// MetadataSchemas returns the schemas of metadata.
func (p *Project) MetadataSchemas() storage.Collection[metadata.Schema] {
	return collection(p, metadata.Kind)
}

// CustomEventSchemas returns the schemas of custom events.
func (p *Project) CustomEventSchemas() storage.Collection[metadata.EventSchema] {
	return collection(p, metadata.EventKind)
}
