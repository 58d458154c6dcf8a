package catalog

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// ProductRequest is the input of an upsert of a product: its ids, and its properties.
type ProductRequest struct {
	// ID names an existing product and beats SourceID; SourceID alone names the product that has it, or makes one.
	ID, SourceID string
	ProductUpdate
}

// ProductUpdate is a partial change: a zero field keeps the product's value.
type ProductUpdate struct {
	// From is the UpdatedAt of the product that the change was decided upon: a product that was changed since is not changed, which is
	// resource_changed, and one that is gone is not made again. The zero field does not ask.
	From patch.Field[time.Time]

	Name patch.Field[string]
	// Price is in minor units.
	Price patch.Field[int64]
	// Attributes replaces the list.
	Attributes patch.Field[[]string]
	ImageURL   patch.Field[string]
	// Metadata merges by key.
	Metadata patch.Field[metadata.Map]
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
}

// moved reports whether an item was changed after the state that a change was decided upon.
func moved(from patch.Field[time.Time], updatedAt time.Time) bool {
	at, asked := from.Value()
	return asked && !at.Equal(updatedAt)
}

// apply applies u to p, or fails when the result would not be a valid product.
func (p *Product) apply(u ProductUpdate, now time.Time) error {
	if moved(u.From, p.UpdatedAt) {
		return fault.Changed(ProductKind.Name, p.ID)
	}
	u.Name.Apply(&p.Name)
	applyPrice(u.Price, &p.Price)
	u.Attributes.Apply(&p.Attributes)
	u.ImageURL.Apply(&p.ImageURL)
	if err := applyMetadata(u.Metadata, &p.Metadata, u.Schemas, metadata.ObjectProduct); err != nil {
		return err
	}
	p.UpdatedAt = now
	return p.validate()
}

func (p *Product) validate() error {
	if err := checkText("source_id", p.SourceID); err != nil {
		return err
	}
	if err := checkText("name", p.Name); err != nil {
		return err
	}
	if err := checkPrice(p.Price); err != nil {
		return err
	}
	if err := checkImage(p.ImageURL); err != nil {
		return err
	}
	if n := len(p.Attributes); n > maxAttributes {
		return fault.Payload("attributes", "must NOT have more than %d items (it has %d)", maxAttributes, n)
	}
	for i, name := range p.Attributes {
		property := fmt.Sprintf("attributes[%d]", i)
		switch {
		case name == "":
			return fault.Payload(property, "must NOT be empty")
		case slices.Contains(p.Attributes[:i], name):
			return fault.Payload(property, "must NOT repeat '%s'", name)
		}
		if err := checkText(property, name); err != nil {
			return err
		}
	}
	return nil
}

// same reports whether two states of a product are equal in all properties that a request can set.
func (p *Product) same(o *Product) bool {
	return p.SourceID == o.SourceID && p.Name == o.Name && samePrice(p.Price, o.Price) &&
		slices.Equal(p.Attributes, o.Attributes) && p.ImageURL == o.ImageURL && p.Metadata.Equal(o.Metadata)
}

// Product returns the product with this id or source id, or fault.NotFound. A product in the trash is not found.
func (e *Engine) Product(ctx context.Context, idOrSourceID string) (Product, error) {
	return resolve(ctx, products(e.store), idOrSourceID)
}

// ListProducts returns a page of the products that are not in the trash.
func (e *Engine) ListProducts(ctx context.Context, q storage.Query) (storage.Page[Product], error) {
	return products(e.store).list(ctx, q)
}

// UpsertProduct changes the product that the request names by id or source id, or makes one. A product without a source id
// takes that of the request; one that has a source id keeps it. A request that changes nothing is not written.
//
// It fails with fault.NotFound for an id that no product has, unless there is a source id; with fault.Duplicate for a source
// id that a product in the trash keeps; and with an invalid payload.
func (e *Engine) UpsertProduct(ctx context.Context, req ProductRequest) (p Product, err error) {
	if req.Schemas, err = e.schemas.Now(ctx); err != nil {
		return p, err
	}
	now := e.env.Now()
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		found, err := lookUp(ctx, products(tx), req.ID, req.SourceID)
		if err != nil {
			return err
		}
		if found != nil {
			p, err = changeProduct(ctx, tx, *found, req, now)
			return err
		}
		if _, decided := req.From.Value(); decided {
			return fault.NotFound(ProductKind.Name, cmp.Or(req.ID, req.SourceID))
		}
		p = Product{ID: e.env.NewID(ProductKind.Prefix), SourceID: req.SourceID, CreatedAt: now}
		if err := p.apply(req.ProductUpdate, time.Time{}); err != nil {
			return err
		}
		if err := req.Schemas.Check(metadata.ObjectProduct, p.Metadata); err != nil { // also when there is none
			return err
		}
		return tx.Products().Insert(ctx, p)
	})
	return p, err
}

// UpdateProduct changes the named fields of one product. It fails with fault.NotFound or an invalid payload.
func (e *Engine) UpdateProduct(ctx context.Context, idOrSourceID string, u ProductUpdate) (p Product, err error) {
	if u.Schemas, err = e.schemas.Now(ctx); err != nil {
		return p, err
	}
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		found, err := resolve(ctx, products(tx), idOrSourceID)
		if err != nil {
			return err
		}
		p, err = changeProduct(ctx, tx, found, ProductRequest{ProductUpdate: u}, now)
		return err
	})
	return p, err
}

// changeProduct applies a request to a stored product, and writes it only when something changes: shops send their whole
// catalog again and again, and after each write every process loads its configuration again.
func changeProduct(ctx context.Context, tx Store, stored Product, req ProductRequest, now time.Time) (Product, error) {
	change := func(p *Product) error {
		if p.SourceID == "" {
			p.SourceID = req.SourceID
		}
		return p.apply(req.ProductUpdate, now)
	}
	changed := stored
	if err := change(&changed); err != nil {
		return Product{}, err
	}
	if changed.same(&stored) {
		return stored, nil
	}
	return tx.Products().Update(ctx, stored.ID, change)
}
