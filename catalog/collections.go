package catalog

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// maxMembers bounds static collections: every process that decides redemptions keeps all of them in memory.
const maxMembers = 1000

// NewCollection is the input for making a collection: members for a static one, a selection for a dynamic one.
type NewCollection struct {
	Name      string
	Type      CollectionType
	Members   []Member
	Selection Selection
}

// Selection is the filter of a dynamic collection.
type Selection struct {
	// Filter is the sent text, Condition its parsed form.
	Filter    metadata.Map
	Condition storage.Filter
}

// CollectionUpdate is a partial change: a zero field keeps the collection's value.
type CollectionUpdate struct {
	// From is the UpdatedAt of the collection that the change was decided upon; see CategoryUpdate.From.
	From patch.Field[time.Time]

	Name patch.Field[string]
	// Members replaces all members of a static collection, Selection the filter of a dynamic one.
	Members   patch.Field[[]Member]
	Selection patch.Field[Selection]
}

// apply applies u to c, or fails when the result would not be a valid collection.
func (c *Collection) apply(u CollectionUpdate, now time.Time) error {
	if moved(u.From, c.UpdatedAt) {
		return fault.Changed(CollectionKind.Name, c.ID)
	}
	if c.Type != CollectionStatic && c.Type != CollectionAutoUpdate {
		return fault.Payload("type", "must be equal to one of the allowed values [ %s, %s ] (actual value is '%.60s')",
			CollectionStatic, CollectionAutoUpdate, string(c.Type))
	}
	if !u.Selection.Kept() && (c.Type != CollectionAutoUpdate || c.Builtin) {
		return fault.Payload("filter", "must NOT be given: only a collection of type %s that is not built-in has one to change", CollectionAutoUpdate)
	}
	if !u.Members.Kept() && c.Type != CollectionStatic {
		return fault.Payload("products", "must NOT be given: only a collection of type %s names its products", CollectionStatic)
	}
	u.Name.Apply(&c.Name)
	u.Members.Apply(&c.Members)
	selection := Selection{c.Filter, c.Condition}
	u.Selection.Apply(&selection)
	c.Filter, c.Condition = selection.Filter, selection.Condition
	c.UpdatedAt = now
	return c.validate()
}

func (c *Collection) validate() error {
	if c.Name == "" {
		return fault.PayloadMissing("name")
	}
	if err := checkText("name", c.Name); err != nil {
		return err
	}
	if c.Type == CollectionStatic || c.Builtin {
		return nil
	}
	return c.validateFilter()
}

func (c *Collection) validateFilter() error {
	junction, given := c.Filter["junction"]
	if !given || junction == nil {
		return fault.Invalid("invalid_payload", "Invalid payload",
			"'AUTO_UPDATE' collection must contain valid filter with 'junction' property")
	}
	if junction != "and" && junction != "or" {
		return fault.Invalid("invalid_payload", "Invalid payload",
			"Property .filter has wrong `junction` property. It must be one of: and, or")
	}
	return checkCondition(c.Condition)
}

// CreateCollection adds a collection. It fails with an invalid payload, also for a member that the catalog does not have.
func (e *Engine) CreateCollection(ctx context.Context, n NewCollection) (c Collection, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		c = Collection{ID: e.env.NewID(CollectionKind.Prefix), Type: n.Type, CreatedAt: e.env.Now()}
		u := CollectionUpdate{Name: patch.Set(n.Name)}
		if n.Members != nil {
			u.Members = patch.Set(n.Members)
		}
		if n.Selection.Filter != nil {
			u.Selection = patch.Set(n.Selection)
		}
		if u, err = resolveMembers(ctx, tx, u); err != nil {
			return err
		}
		if err := c.apply(u, time.Time{}); err != nil {
			return err
		}
		return tx.Collections().Insert(ctx, c)
	})
	return c, err
}

// Collection returns the collection with this id, or fault.NotFound.
func (e *Engine) Collection(ctx context.Context, id string) (Collection, error) {
	return e.store.Collections().Get(ctx, id)
}

// ListCollections returns a page of collections.
func (e *Engine) ListCollections(ctx context.Context, q storage.Query) (storage.Page[Collection], error) {
	return e.store.Collections().List(ctx, q)
}

// UpdateCollection changes the named parts of one collection; its type stays. It fails with fault.NotFound, fault.Changed or an
// invalid payload.
func (e *Engine) UpdateCollection(ctx context.Context, id string, u CollectionUpdate) (c Collection, err error) {
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		u, err := resolveMembers(ctx, tx, u)
		if err != nil {
			return err
		}
		c, err = tx.Collections().Update(ctx, id, func(c *Collection) error { return c.apply(u, now) })
		return err
	})
	return c, err
}

// DeleteCollection removes a collection. It fails with fault.NotFound, with fault.InUse while rules name it, and with
// resource_locked for the built-in one.
func (e *Engine) DeleteCollection(ctx context.Context, id string) error {
	if err := refuseBuiltin(CollectionKind.Name, id); err != nil {
		return err
	}
	return storage.Atomic(ctx, e.store, func(tx Store) error {
		if err := tx.Collections().Delete(ctx, id); err != nil {
			return err
		}
		if e.guards.Collection == nil {
			return nil
		}
		return e.guards.Collection(ctx, tx, id)
	})
}

// resolveMembers resolves the members of an update to ids of the catalog, each once.
func resolveMembers(ctx context.Context, tx Store, u CollectionUpdate) (CollectionUpdate, error) {
	named, ok := u.Members.Value()
	if !ok {
		return u, nil
	}
	if len(named) > maxMembers {
		return u, fault.Payload("products", "must NOT have more than %d items (it has %d)", maxMembers, len(named))
	}
	members := []Member{}
	for i, m := range named {
		member, err := knownMember(ctx, tx, fmt.Sprintf("products[%d]", i), m)
		if err != nil {
			return u, err
		}
		if !slices.Contains(members, member) {
			members = append(members, member)
		}
	}
	u.Members = patch.Set(members)
	return u, nil
}

func knownMember(ctx context.Context, tx Store, path string, m Member) (Member, error) {
	unknown := func(err error) error {
		if fault.IsNotFound(err) {
			return fault.Payload(path+".id", "must be the id of a %s (actual value is '%.60s')", m.Object, m.ID)
		}
		return err
	}
	switch m.Object {
	case MemberProduct:
		p, err := resolve(ctx, products(tx), m.ID)
		return Member{ID: p.ID, Object: MemberProduct}, unknown(err)
	case MemberSKU:
		s, err := resolve(ctx, skus(tx), m.ID)
		if err == nil && m.ProductID != "" && m.ProductID != s.ProductID {
			return m, fault.Payload(path+".product_id", "must be the id of the product that the SKU belongs to (actual value is '%.60s')", m.ProductID)
		}
		return Member{ID: s.ID, ProductID: s.ProductID, Object: MemberSKU}, unknown(err)
	}
	return m, fault.Payload(path+".object", "must be equal to one of the allowed values [ %s, %s ] (actual value is '%.60s')",
		MemberProduct, MemberSKU, string(m.Object))
}
