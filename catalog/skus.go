package catalog

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/storage"
)

// SKURequest is the input of an upsert of an SKU: its ids, and its properties.
type SKURequest struct {
	// ID names an existing SKU and beats SourceID; SourceID alone names the SKU that has it, or makes one.
	ID, SourceID string
	SKUUpdate
}

// SKUUpdate is a partial change: a zero field keeps the SKU's value.
type SKUUpdate struct {
	// From is the UpdatedAt of the SKU that the change was decided upon; see ProductUpdate.From.
	From patch.Field[time.Time]

	Name patch.Field[string]
	// Price is in minor units.
	Price patch.Field[int64]
	// Currency is a code of three letters.
	Currency patch.Field[string]
	// Attributes replaces all of them.
	Attributes patch.Field[metadata.Map]
	ImageURL   patch.Field[string]
	// Metadata merges by key.
	Metadata patch.Field[metadata.Map]
	// Schemas validate the metadata before it is stored; nil accepts everything. The engine sets them.
	Schemas *metadata.Schemas
}

// apply applies u to s, or fails when the result would not be a valid SKU.
func (s *SKU) apply(u SKUUpdate, now time.Time) error {
	if moved(u.From, s.UpdatedAt) {
		return fault.Changed(SKUKind.Name, s.ID)
	}
	u.Name.Apply(&s.Name)
	applyPrice(u.Price, &s.Price)
	u.Currency.Apply(&s.Currency)
	u.ImageURL.Apply(&s.ImageURL)
	if !u.Attributes.Kept() {
		sent, _ := u.Attributes.Value()
		attributes, err := metadata.Normalize("attributes", metadata.Merge(nil, sent))
		if err != nil {
			return err
		}
		s.Attributes = attributes
	}
	if err := applyMetadata(u.Metadata, &s.Metadata, u.Schemas, objectSKU); err != nil {
		return err
	}
	s.UpdatedAt = now
	return s.validate()
}

var currencyForm = regexp.MustCompile(`^[A-Za-z]{3}$`)

func (s *SKU) validate() error {
	if err := checkText("source_id", s.SourceID); err != nil {
		return err
	}
	if err := checkText("sku", s.Name); err != nil {
		return err
	}
	if err := checkPrice(s.Price); err != nil {
		return err
	}
	if s.Currency != "" && !currencyForm.MatchString(s.Currency) {
		return fault.Payload("currency", "must be a code of three letters such as USD (actual value is '%.60s')", s.Currency)
	}
	if err := checkImage(s.ImageURL); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(s.Attributes)) {
		switch s.Attributes[name].(type) {
		case map[string]any, []any:
			return fault.Payload("attributes."+name, "must be a text, a number, true or false")
		}
	}
	return nil
}

// same reports whether two states of an SKU are equal in all properties that a request can set.
func (s *SKU) same(o *SKU) bool {
	return s.SourceID == o.SourceID && s.Name == o.Name && samePrice(s.Price, o.Price) && s.Currency == o.Currency &&
		s.Attributes.Equal(o.Attributes) && s.ImageURL == o.ImageURL && s.Metadata.Equal(o.Metadata)
}

// SKU returns the SKU with this id or source id, or fault.NotFound. An SKU in the trash is not found.
func (e *Engine) SKU(ctx context.Context, idOrSourceID string) (SKU, error) {
	return resolve(ctx, skus(e.store), idOrSourceID)
}

// SKUOfProduct returns an SKU of a product, both named by id or source id, or fault.NotFound.
func (e *Engine) SKUOfProduct(ctx context.Context, product, sku string) (SKU, error) {
	_, s, err := skuOf(ctx, e.store, product, sku)
	return s, err
}

// ListSKUs returns a page of the SKUs of one product, named by id or source id, or fault.NotFound.
func (e *Engine) ListSKUs(ctx context.Context, product string, q storage.Query) (storage.Page[SKU], error) {
	p, err := e.Product(ctx, product)
	if err != nil {
		return storage.Page[SKU]{}, err
	}
	q.Filter = storage.And(storage.Is("product_id", p.ID), q.Filter)
	return skus(e.store).list(ctx, q)
}

// SKUsOf returns all SKUs of several products, by the id of the product, the oldest first.
func (e *Engine) SKUsOf(ctx context.Context, products []Product) (map[string][]SKU, error) {
	if len(products) == 0 {
		return nil, nil
	}
	ids := make([]string, len(products))
	for i, p := range products {
		ids[i] = p.ID
	}
	page, err := skus(e.store).list(ctx, storage.Query{
		Filter: storage.In("product_id", ids), Order: []storage.Order{{Field: "created_at"}},
	})
	of := map[string][]SKU{}
	for _, s := range page.Items {
		of[s.ProductID] = append(of[s.ProductID], s)
	}
	return of, err
}

// UpsertSKU changes the SKU of a product that the request names by id or source id, or makes one. Attributes that the product
// does not name yet are added to it. A request that changes nothing is not written.
//
// It fails with fault.NotFound for a product, or an SKU of that product, that does not exist; with fault.Duplicate for a source
// id that an SKU of another product has or that is in the trash; and with an invalid payload.
func (e *Engine) UpsertSKU(ctx context.Context, product string, req SKURequest) (s SKU, err error) {
	if req.Schemas, err = e.schemas.Now(ctx); err != nil {
		return s, err
	}
	now := e.env.Now()
	err = storage.AtomicUpsert(ctx, e.store, func(tx Store) error {
		p, err := resolve(ctx, products(tx), product)
		if err != nil {
			return err
		}
		found, err := lookUp(ctx, skus(tx), req.ID, req.SourceID)
		switch {
		case err != nil:
			return err
		case found == nil && !req.From.Kept():
			return fault.NotFound(SKUKind.Name, cmp.Or(req.ID, req.SourceID))
		case found == nil:
			s = SKU{ID: e.env.NewID(SKUKind.Prefix), SourceID: req.SourceID, ProductID: p.ID, CreatedAt: now}
			if err := s.apply(req.SKUUpdate, time.Time{}); err != nil {
				return err
			}
			if err := req.Schemas.Check(objectSKU, s.Metadata); err != nil { // also when there is none
				return err
			}
			if err := holdProduct(ctx, tx, p.ID); err != nil {
				return err
			}
			if err := tx.SKUs().Insert(ctx, s); err != nil {
				return err
			}
			return nameAttributes(ctx, tx, p, s, now)
		case found.ProductID != p.ID && found.ID == req.ID:
			return fault.NotFound(SKUKind.Name, req.ID)
		case found.ProductID != p.ID:
			return fault.Duplicate(SKUKind.Name, "source_id", req.SourceID)
		}
		s, err = changeSKU(ctx, tx, p, *found, req, now)
		return err
	})
	return s, err
}

// UpdateSKU changes the named fields of one SKU of a product, each named by id or source id. It fails with fault.NotFound, also
// for an SKU of another product, or an invalid payload.
func (e *Engine) UpdateSKU(ctx context.Context, product, sku string, u SKUUpdate) (s SKU, err error) {
	if u.Schemas, err = e.schemas.Now(ctx); err != nil {
		return s, err
	}
	now := e.env.Now()
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		p, found, err := skuOf(ctx, tx, product, sku)
		if err != nil {
			return err
		}
		s, err = changeSKU(ctx, tx, p, found, SKURequest{SKUUpdate: u}, now)
		return err
	})
	return s, err
}

// skuOf finds an SKU below its product.
func skuOf(ctx context.Context, tx Store, product, sku string) (p Product, s SKU, err error) {
	if p, err = resolve(ctx, products(tx), product); err != nil {
		return p, s, err
	}
	s, err = resolve(ctx, skus(tx), sku)
	if err == nil && s.ProductID != p.ID {
		err = fault.NotFound(SKUKind.Name, sku)
	}
	return p, s, err
}

func changeSKU(ctx context.Context, tx Store, p Product, stored SKU, req SKURequest, now time.Time) (SKU, error) {
	change := func(s *SKU) error {
		if s.SourceID == "" {
			s.SourceID = req.SourceID
		}
		return s.apply(req.SKUUpdate, now)
	}
	changed := stored
	if err := change(&changed); err != nil {
		return SKU{}, err
	}
	if changed.same(&stored) {
		return stored, nil
	}
	s, err := tx.SKUs().Update(ctx, stored.ID, change)
	if err != nil {
		return SKU{}, err
	}
	return s, nameAttributes(ctx, tx, p, s, now)
}

// nameAttributes adds to a product the attributes of its SKU that it does not name yet.
func nameAttributes(ctx context.Context, tx Store, p Product, s SKU, now time.Time) error {
	missing := func(p *Product) []string {
		return slices.DeleteFunc(slices.Sorted(maps.Keys(s.Attributes)), func(name string) bool { return slices.Contains(p.Attributes, name) })
	}
	if len(missing(&p)) == 0 {
		return nil
	}
	_, err := tx.Products().Update(ctx, p.ID, func(p *Product) error {
		err := p.apply(ProductUpdate{Attributes: patch.Set(slices.Concat(p.Attributes, missing(p)))}, now)
		if err != nil {
			return fmt.Errorf("add the attributes of SKU %s to its product: %w", s.ID, err)
		}
		return nil
	})
	return err
}
