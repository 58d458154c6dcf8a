package catalog

import (
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// Category groups campaigns, vouchers, tiers and stacks. Stacking rules sort by its hierarchy and treat some categories as
// exclusive or joint.
type Category struct {
	ID   string
	Name string
	// Hierarchy is the position in the order of processing: 0 comes first.
	Hierarchy int64
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// MaxHierarchy is the last position; adding 1 to it never overflows.
const MaxHierarchy = 1_000_000_000

// NewCategory is the input for making a category.
type NewCategory struct {
	Name      string
	Hierarchy int64
}

// CategoryUpdate is a partial change: a zero field keeps the category's value.
type CategoryUpdate struct {
	// From is the UpdatedAt of the category that the change was decided upon: a category that was changed since is not changed, which is
	// resource_changed. The zero field does not ask.
	From patch.Field[time.Time]

	Name      patch.Field[string]
	Hierarchy patch.Field[int64]
}

// apply applies u to c, or fails when the result would not be a valid category.
func (c *Category) apply(u CategoryUpdate, now time.Time) error {
	if moved(u.From, c.UpdatedAt) {
		return fault.Changed(CategoryKind.Name, c.ID)
	}
	u.Name.Apply(&c.Name)
	u.Hierarchy.Apply(&c.Hierarchy)
	c.UpdatedAt = now
	return c.validate()
}

func (c *Category) validate() error {
	if c.Name == "" {
		return fault.PayloadMissing("name")
	}
	if c.Hierarchy < 0 || c.Hierarchy > MaxHierarchy {
		return fault.Payload("hierarchy", "must be >= 0 and <= %d (actual value is '%d')", int64(MaxHierarchy), c.Hierarchy)
	}
	return storage.CheckName("name", c.Name)
}

// CategoryKind describes categories to a backend. Campaigns and CSV rows refer to categories by name, so names are unique.
var CategoryKind = storage.Kind[Category]{
	Name: "category", Prefix: "cat_", Configures: storage.ConfiguresRules,
	ID:     func(c *Category) string { return c.ID },
	Unique: []storage.Unique[Category]{{Name: "name", Value: func(c *Category) string { return c.Name }}},
	Fields: []storage.Field[Category]{
		storage.String("name", func(c *Category) string { return c.Name }).Ordered(),
		storage.Int("hierarchy", func(c *Category) int64 { return c.Hierarchy }).Ordered(),
		storage.Time("created_at", func(c *Category) time.Time { return c.CreatedAt }).Ordered(),
		storage.Time("updated_at", func(c *Category) time.Time { return c.UpdatedAt }).Ordered(),
	},
}

// CreateCategory adds a category. It fails with fault.Duplicate for a name that is taken.
func (e *Engine) CreateCategory(ctx context.Context, n NewCategory) (Category, error) {
	c := Category{ID: e.env.NewID(CategoryKind.Prefix), Name: n.Name, Hierarchy: n.Hierarchy, CreatedAt: e.env.Now()}
	if err := c.validate(); err != nil {
		return Category{}, err
	}
	return c, e.store.Categories().Insert(ctx, c)
}

// Category returns the category with this id, or fault.NotFound.
func (e *Engine) Category(ctx context.Context, id string) (Category, error) {
	return e.store.Categories().Get(ctx, id)
}

// ResolveCategory returns the category that a request names by id or, when the id is empty, by name. Without both it
// returns the zero Category.
func (e *Engine) ResolveCategory(ctx context.Context, id, name string) (c Category, err error) {
	switch {
	case id != "":
		return e.store.Categories().Get(ctx, id)
	case name != "":
		return storage.Resolve(ctx, e.store.Categories(), "name", name)
	}
	return c, nil
}

// CategoryStore is the part of a backend that finding categories by their names needs.
type CategoryStore interface {
	Categories() storage.Collection[Category]
}

// CategoriesNamed returns the ids of categories by the ids or names in an imported table. A name that no category has becomes a new
// category after all others: a table has no other way to define its names. It fails with fault.Duplicate when another transaction
// makes one of them in between.
func CategoriesNamed(ctx context.Context, tx CategoryStore, e env.Env, written []string) (ids map[string]string, err error) {
	ids = make(map[string]string, len(written))
	for _, field := range []string{"name", "id"} { // an id beats an equal name
		found, err := storage.Having(ctx, tx.Categories(), field, written)
		if err != nil {
			return nil, err
		}
		for _, c := range found {
			ids[map[string]string{"name": c.Name, "id": c.ID}[field]] = c.ID
		}
	}
	var missing []Category
	for _, name := range slices.Compact(slices.Sorted(slices.Values(written))) {
		if _, known := ids[name]; !known && name != "" {
			missing = append(missing, Category{ID: e.NewID(CategoryKind.Prefix), Name: name, CreatedAt: e.Now()})
		}
	}
	if len(missing) == 0 {
		return ids, nil
	}
	last, any, err := storage.First(ctx, tx.Categories(), storage.Query{Order: []storage.Order{{Field: "hierarchy", Desc: true}}})
	if err != nil {
		return nil, err
	}
	next := int64(0)
	if any {
		next = last.Hierarchy + 1
	}
	for i := range missing {
		missing[i].Hierarchy = min(next+int64(i), MaxHierarchy)
		ids[missing[i].Name] = missing[i].ID
	}
	return ids, tx.Categories().Insert(ctx, missing...)
}

// ListCategories returns a page of categories.
func (e *Engine) ListCategories(ctx context.Context, q storage.Query) (storage.Page[Category], error) {
	return e.store.Categories().List(ctx, q)
}

// UpdateCategory changes one category. It fails with fault.NotFound, fault.Duplicate, fault.Changed or an invalid payload.
func (e *Engine) UpdateCategory(ctx context.Context, id string, u CategoryUpdate) (Category, error) {
	now := e.env.Now()
	return e.store.Categories().Update(ctx, id, func(c *Category) error { return c.apply(u, now) })
}

// DeleteCategory removes a category. Its resources then have no category. A category that the project's stacking rules name
// is removed from them when unlist is set; otherwise the fault is resource_in_use. It fails with fault.NotFound.
func (e *Engine) DeleteCategory(ctx context.Context, id string, unlist bool) error {
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Categories().Delete(ctx, id); err != nil {
			return err
		}
		if e.guards.Category == nil {
			return nil
		}
		return e.guards.Category(ctx, tx, id, unlist)
	})
}
