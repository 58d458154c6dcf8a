package location

import (
	"context"
	"time"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Location is a named area.
type Location struct {
	ID        string
	Name      string
	Shape     Shape
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// Kind describes locations to a backend.
var Kind = storage.Kind[Location]{
	Name: "location", Prefix: "loc_",
	ID: func(l *Location) string { return l.ID },
	Fields: []storage.Field[Location]{
		storage.String("name", func(l *Location) string { return l.Name }),
		storage.Time("created_at", func(l *Location) time.Time { return l.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(l *Location) time.Time { return l.UpdatedAt }).Ordered(),
	},
}

// maxName is how many characters a name may have.
const maxName = 255

func (l *Location) validate() error {
	if n := utf8.RuneCountInString(l.Name); n == 0 || n > maxName {
		return fault.Payload("name", "must have 1 to %d characters (it has %d)", maxName, n)
	}
	return l.Shape.validate("shape")
}

// Store is where locations are kept.
type Store interface {
	Locations() storage.Collection[Location]
}

// Engine manages the locations of one project.
type Engine struct {
	store Store
	env   env.Env
}

// New returns the locations of the project that the store belongs to.
func New(store Store, env env.Env) *Engine { return &Engine{store: store, env: env} }

// Get returns the location with this id, or fault.NotFound.
func (e *Engine) Get(ctx context.Context, id string) (Location, error) {
	return e.store.Locations().Get(ctx, id)
}

// List returns a page of locations.
func (e *Engine) List(ctx context.Context, q storage.Query) (storage.Page[Location], error) {
	return e.store.Locations().List(ctx, q)
}

// Create makes a location. It fails with an invalid payload.
func (e *Engine) Create(ctx context.Context, name string, s Shape) (Location, error) {
	l := Location{ID: e.env.NewID(Kind.Prefix), Name: name, Shape: s, CreatedAt: e.env.Now()}
	if err := l.validate(); err != nil {
		return Location{}, err
	}
	if err := e.store.Locations().Insert(ctx, l); err != nil {
		return Location{}, err
	}
	return l, nil
}

// Update is a partial change of a location: a zero field keeps its value. From is the UpdatedAt of the location that the change was decided upon: a
// location that was changed since is not changed, which is resource_changed. The zero field does not ask.
type Update struct {
	From  patch.Field[time.Time]
	Name  patch.Field[string]
	Shape patch.Field[Shape]
}

// Update changes a location. The members of segments that use it are updated with the next change of each customer, or the next
// day. It fails with fault.NotFound, resource_changed, or an invalid payload.
func (e *Engine) Update(ctx context.Context, id string, u Update) (Location, error) {
	return e.store.Locations().Update(ctx, id, func(l *Location) error {
		if from, asked := u.From.Value(); asked && !from.Equal(l.UpdatedAt) {
			return fault.Changed(Kind.Name, id)
		}
		u.Name.Apply(&l.Name)
		u.Shape.Apply(&l.Shape)
		l.UpdatedAt = e.env.Now()
		return l.validate()
	})
}

// Delete removes a location. For segments that use it no customer is within. It fails with fault.NotFound.
func (e *Engine) Delete(ctx context.Context, id string) error {
	return e.store.Locations().Delete(ctx, id)
}
