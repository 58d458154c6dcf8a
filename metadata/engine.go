package metadata

import (
	"context"
	"maps"
	"sync/atomic"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Engine keeps the schemas of one project.
type Engine struct {
	store  Store
	env    env.Env
	cached atomic.Pointer[revised]
}

// revised are the schemas at one revision of the project's rules.
type revised struct {
	rules   int64
	schemas *Schemas
}

// New returns the schemas of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// unchecked is the key of contexts of Unchecked.
type unchecked struct{}

// Unchecked returns a context in which no schema is asked. It is for what is made within a trial and taken back, such as an example customer: a
// property that the schema requires has no value there, and without this the trial would be refused for it.
func Unchecked(ctx context.Context) context.Context { return context.WithValue(ctx, unchecked{}, true) }

// Schemas returns all schemas as they are now, and none in a context of Unchecked. They are read again only when the revision of the project's rules
// has changed.
func (e *Engine) Schemas(ctx context.Context) (*Schemas, error) {
	if ctx.Value(unchecked{}) != nil {
		return nil, nil
	}
	revision, err := e.store.Revision(ctx)
	if err != nil {
		return nil, err
	}
	if c := e.cached.Load(); c != nil && c.rules == revision.Rules {
		return c.schemas, nil
	}
	s, err := Load(storage.Current(ctx), e.store)
	if err == nil && storage.TransactionOf(ctx) == nil {
		e.cached.Store(&revised{revision.Rules, s})
	}
	return s, err
}

// Load reads all schemas.
func Load(ctx context.Context, store interface {
	MetadataSchemas() storage.Collection[Schema]
	CustomEventSchemas() storage.Collection[EventSchema]
}) (*Schemas, error) {
	objects, err := store.MetadataSchemas().List(ctx, storage.Query{})
	if err != nil {
		return nil, err
	}
	events, err := store.CustomEventSchemas().List(ctx, storage.Query{})
	if err != nil {
		return nil, err
	}
	return NewSchemas(objects.Items, events.Items), nil
}

// List returns a page of schemas.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Schema], error) {
	return e.store.MetadataSchemas().List(ctx, q)
}

// Get returns the schema with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Schema, error) {
	return e.store.MetadataSchemas().Get(ctx, id)
}

// Of returns the schema of a kind of resource, or fault.NotFound.
func (e *Engine) Of(ctx context.Context, relatedObject string) (Schema, error) {
	s, found, err := e.store.MetadataSchemas().Find(ctx, "related_object", relatedObject)
	if err == nil && !found {
		err = fault.NotFound(Kind.Name, relatedObject)
	}
	return s, err
}

// Create adds a schema. It fails with duplicate_found when its RelatedObject has one, or with an invalid payload.
func (e *Engine) Create(ctx context.Context, s Schema) (Schema, error) {
	if s.RelatedObject == "" {
		return Schema{}, fault.PayloadMissing("related_object")
	}
	if err := s.Validate(""); err != nil {
		return Schema{}, err
	}
	s.ID, s.CreatedAt = e.env.NewID(Kind.Prefix), e.env.Now()
	return s, e.store.MetadataSchemas().Insert(ctx, s)
}

// SchemaUpdate is a partial change: definitions that it names replace those of the same name or are added; all others stay.
type SchemaUpdate struct {
	// From is the UpdatedAt of the schema that the change was decided upon: one that was changed since is not changed. The zero field does not ask.
	From             patch.Field[time.Time]
	Properties       map[string]Definition
	AllowDefinedOnly patch.Field[bool]
}

// Update changes a schema. It fails with fault.NotFound, or with an invalid payload, also for a definition whose type would become
// another: values of the old type are stored already.
func (e *Engine) Update(ctx context.Context, id string, u SchemaUpdate) (Schema, error) {
	now := e.env.Now()
	return e.store.MetadataSchemas().Update(ctx, id, func(s *Schema) (err error) {
		if from, asked := u.From.Value(); asked && !from.Equal(s.UpdatedAt) {
			return fault.Changed(Kind.Name, id)
		}
		if s.Properties, err = merged("properties", s.Properties, u.Properties); err != nil {
			return err
		}
		s.AllowDefinedOnly = u.AllowDefinedOnly.Or(s.AllowDefinedOnly)
		s.UpdatedAt = now
		return s.Validate("")
	})
}

// merged returns the old definitions with the sent ones over them.
func merged(path string, old, sent map[string]Definition) (map[string]Definition, error) {
	all := maps.Clone(old)
	if all == nil {
		all = map[string]Definition{}
	}
	for name, d := range sent {
		if was, known := old[name]; known && (was.Type != d.Type || was.Array != d.Array) {
			return nil, fault.Payload(at(at(path, name), "type"), "must stay '%s'%s: the type of a definition cannot be changed (actual value is '%.60s')",
				was.Type, map[bool]string{true: " in an array"}[was.Array], d.Type)
		}
		all[name] = d
	}
	return all, nil
}

// Delete removes a schema; metadata that was checked against it stays as it is. It fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, id string) error {
	return e.store.MetadataSchemas().Delete(ctx, id)
}

// ListEvents returns a page of the schemas of custom events.
func (e *Engine) ListEvents(ctx context.Context, q storage.Query) (storage.Page[EventSchema], error) {
	return e.store.CustomEventSchemas().List(ctx, q)
}

// GetEvent returns the schema of custom events with this id, or fault.NotFound.
func (e *Engine) GetEvent(ctx context.Context, id string) (EventSchema, error) {
	return e.store.CustomEventSchemas().Get(ctx, id)
}

// CreateEvent adds a schema of a custom event. It fails with duplicate_found for a name that has one, or with an invalid payload.
func (e *Engine) CreateEvent(ctx context.Context, s EventSchema) (EventSchema, error) {
	if err := s.Validate(); err != nil {
		return EventSchema{}, err
	}
	s.ID, s.CreatedAt = e.env.NewID(EventKind.Prefix), e.env.Now()
	return s, e.store.CustomEventSchemas().Insert(ctx, s)
}

// UpdateEvent changes the named definitions of a custom event. It fails like Update.
func (e *Engine) UpdateEvent(ctx context.Context, id string, properties map[string]Definition) (EventSchema, error) {
	now := e.env.Now()
	return e.store.CustomEventSchemas().Update(ctx, id, func(s *EventSchema) (err error) {
		if s.Properties, err = merged("schema.properties", s.Properties, properties); err != nil {
			return err
		}
		s.UpdatedAt = now
		return s.Validate()
	})
}

// DeleteEvent removes the schema of a custom event. It fails with fault.NotFound.
func (e *Engine) DeleteEvent(ctx context.Context, id string) error {
	return e.store.CustomEventSchemas().Delete(ctx, id)
}
