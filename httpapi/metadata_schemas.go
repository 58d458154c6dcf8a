package httpapi

import (
	"context"

	"github.com/punchcardhq/punchcard/internal/wire"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

func (a *API) metadataSchemaRoutes() []route {
	const schemas, events = "/management/v1/projects/{projectId}/metadata-schemas", "/management/v1/projects/{projectId}/custom-event-schemas"
	const schema, event = schemas + "/{metadataSchemaId}", events + "/{customEventSchemaId}"
	return []route{
		{"GET", "/v1/metadata-schemas", read(a.listPublicSchemas)},
		{"GET", "/v1/metadata-schemas/{resource}", read(a.getPublicSchema)},
		{"GET", schemas, read(a.listSchemas)},
		{"POST", schemas, write(a.createSchema)},
		{"GET", schema, read(a.getSchema)},
		{"PUT", schema, write(a.updateSchema)},
		{"DELETE", schema, remove(a.deleteSchema)},
		{"GET", events, read(a.listEventSchemas)},
		{"POST", events, write(a.createEventSchema)},
		{"GET", event, read(a.getEventSchema)},
		{"PUT", event, write(a.updateEventSchema)},
		{"DELETE", event, remove(a.deleteEventSchema)},
	}
}

// oldestFirst is the order of lists that have no pages.
var oldestFirst = storage.Query{Order: []storage.Order{{Field: "created_at"}}}

func (a *API) listPublicSchemas(ctx context.Context, r *request) (wire.List[wire.MetadataSchema[wire.PublicDefinition]], error) {
	page, err := r.Project.Schemas.List(ctx, oldestFirst)
	list := unpagedList(shapesOf(page.Items, wire.NewPublicMetadataSchema))
	list.DataRef = "schemas"
	return list, err
}

func (a *API) getPublicSchema(ctx context.Context, r *request) (wire.MetadataSchema[wire.PublicDefinition], error) {
	s, err := r.Project.Schemas.Of(ctx, r.Path("resource"))
	return wire.NewPublicMetadataSchema(s), err
}

func (a *API) listSchemas(ctx context.Context, r *request) (wire.List[wire.MetadataSchema[wire.Definition]], error) {
	page, err := r.Project.Schemas.List(ctx, oldestFirst)
	return unpagedList(shapesOf(page.Items, wire.NewMetadataSchema)), err
}

func (a *API) createSchema(ctx context.Context, r *request, in wire.MetadataSchemaCreate) (w wire.MetadataSchema[wire.Definition], err error) {
	s, err := in.Domain()
	if err != nil {
		return w, err
	}
	s, err = r.Project.Schemas.Create(ctx, s)
	return wire.NewMetadataSchema(s), err
}

func (a *API) getSchema(ctx context.Context, r *request) (wire.MetadataSchema[wire.Definition], error) {
	s, err := r.Project.Schemas.Get(ctx, r.Path("metadataSchemaId"))
	return wire.NewMetadataSchema(s), err
}

func (a *API) updateSchema(ctx context.Context, r *request, in wire.MetadataSchemaBody) (w wire.MetadataSchema[wire.Definition], err error) {
	u, err := in.Change()
	if err != nil {
		return w, err
	}
	u.From = r.from
	s, err := r.Project.Schemas.Update(ctx, r.Path("metadataSchemaId"), u)
	return wire.NewMetadataSchema(s), err
}

func (a *API) deleteSchema(ctx context.Context, r *request) error {
	return r.Project.Schemas.Delete(ctx, r.Path("metadataSchemaId"))
}

func (a *API) listEventSchemas(ctx context.Context, r *request) (wire.List[wire.EventSchema], error) {
	page, err := r.Project.Schemas.ListEvents(ctx, oldestFirst)
	return unpagedList(shapesOf(page.Items, wire.NewEventSchema)), err
}

func (a *API) createEventSchema(ctx context.Context, r *request, in wire.EventSchemaCreate) (w wire.EventSchema, err error) {
	properties, err := in.Definitions()
	if err != nil {
		return w, err
	}
	s, err := r.Project.Schemas.CreateEvent(ctx, metadata.EventSchema{Name: in.Name, Properties: properties})
	return wire.NewEventSchema(s), err
}

func (a *API) getEventSchema(ctx context.Context, r *request) (wire.EventSchema, error) {
	s, err := r.Project.Schemas.GetEvent(ctx, r.Path("customEventSchemaId"))
	return wire.NewEventSchema(s), err
}

func (a *API) updateEventSchema(ctx context.Context, r *request, in wire.EventSchemaBody) (w wire.EventSchema, err error) {
	properties, err := in.Definitions()
	if err != nil {
		return w, err
	}
	s, err := r.Project.Schemas.UpdateEvent(ctx, r.Path("customEventSchemaId"), properties)
	return wire.NewEventSchema(s), err
}

func (a *API) deleteEventSchema(ctx context.Context, r *request) error {
	return r.Project.Schemas.DeleteEvent(ctx, r.Path("customEventSchemaId"))
}
