package order

import (
	"cmp"
	"context"
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// saver stores one order within a transaction.
type saver struct {
	tx     Store
	env    env.Env
	now    time.Time
	req    Request
	stored *Order // as it was found, not locked yet

	buyer, referrerUpsert *customer.Upsert // nil when the request names none
	before, after         *Order
	customer, referrer    *customer.Customer
}

// run first reads everything and then writes in the order that redemptions use, too: the order, its customers, the catalog. That
// prevents deadlocks.
func (s *saver) run(ctx context.Context) (Order, error) {
	if err := s.findParties(ctx); err != nil {
		return Order{}, err
	}
	index, err := loadCatalog(ctx, s.tx, &s.req)
	if err != nil {
		return Order{}, err
	}
	overrides, err := Override(s.req, index, s.now, s.env.NewID)
	if err != nil {
		return Order{}, err
	}
	if err := s.writeOrder(ctx, overrides); err != nil {
		return Order{}, err
	}
	if err := s.writeCustomers(ctx); err != nil {
		return Order{}, err
	}
	if err := s.writeCatalog(ctx, overrides); err != nil {
		return Order{}, err
	}
	if err := s.findCustomer(ctx); err != nil {
		return Order{}, err
	}
	eventBase := event.Event{GroupID: env.RequestID(ctx), Category: event.CategoryAction, CreatedAt: s.now}
	change := Change{Before: s.before, After: s.after, Customer: s.customer, Referrer: s.referrer}
	return *s.after, s.tx.Events().Insert(ctx, change.Events(eventBase, s.env.NewID)...)
}

// findParties prepares the customer and the referrer. They may be one new customer.
func (s *saver) findParties(ctx context.Context) (err error) {
	var others []*customer.Upsert
	if sent, ok := s.req.Customer.Value(); ok {
		sent.Schemas = s.req.Schemas
		if s.buyer, err = customer.In(s.tx, s.env).Prepare(ctx, sent); err != nil {
			return err
		}
		others = append(others, s.buyer)
	}
	if sent, ok := s.req.Referrer.Value(); ok {
		sent.Schemas = s.req.Schemas
		s.referrerUpsert, err = customer.In(s.tx, s.env).Prepare(ctx, sent, others...)
		return err
	}
	if id, ok := s.req.ReferrerID.Value(); ok && id != "" {
		c, err := storage.Resolve(ctx, s.tx.Customers(), "source_id", id)
		s.referrer = &c
		return err
	}
	return nil
}

func (s *saver) writeCatalog(ctx context.Context, overrides *Overrides) error {
	for _, w := range sortWrites(overrides.Products, func(p *catalog.Product) (id, source string) { return p.ID, p.SourceID }) {
		err := write(ctx, s.tx.Products(), w, w.Item.ID, func(p *catalog.Product) {
			p.Name, p.Price, p.Metadata, p.UpdatedAt = w.Item.Name, w.Item.Price, w.Item.Metadata, w.Item.UpdatedAt
		})
		if err != nil {
			return err
		}
	}
	for _, w := range sortWrites(overrides.SKUs, func(u *catalog.SKU) (id, source string) { return u.ID, u.SourceID }) {
		err := write(ctx, s.tx.SKUs(), w, w.Item.ID, func(u *catalog.SKU) {
			u.Name, u.Price, u.Metadata, u.UpdatedAt = w.Item.Name, w.Item.Price, w.Item.Metadata, w.Item.UpdatedAt
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// sortWrites sorts writes in the order that all transactions share: existing items by id, then new ones by source id.
func sortWrites[T any](writes []Write[T], names func(*T) (id, source string)) []Write[T] {
	turn := func(w *Write[T]) string {
		id, source := names(&w.Item)
		if w.New {
			return "new " + source
		}
		return "has " + id
	}
	return slices.SortedFunc(slices.Values(writes), func(a, b Write[T]) int { return cmp.Compare(turn(&a), turn(&b)) })
}

func write[T any](ctx context.Context, c storage.Collection[T], w Write[T], id string, overwrite func(*T)) error {
	if w.New {
		return c.Insert(ctx, w.Item)
	}
	_, err := c.Update(ctx, id, func(stored *T) error { overwrite(stored); return nil })
	return err
}

func (s *saver) writeOrder(ctx context.Context, known Catalog) error {
	if s.stored == nil {
		o, err := s.next(nil, known)
		if err != nil {
			return err
		}
		o.AssignIDs(s.now, s.env.NewID)
		s.after = &o
		return s.tx.Orders().Insert(ctx, o)
	}
	saved, err := s.tx.Orders().Update(ctx, s.stored.ID, func(stored *Order) error {
		before := *stored
		s.before = &before
		o, err := s.next(&before, known)
		if err != nil {
			return err
		}
		if !o.Same(&before) {
			o.AssignIDs(s.now, s.env.NewID)
		}
		*stored = o
		return nil
	})
	s.after = &saved
	return err
}

// next is the order after the request.
func (s *saver) next(stored *Order, known Catalog) (Order, error) {
	req := s.req
	if stored != nil {
		req.ID = stored.ID
	}
	o, err := Resolve(req, stored, known)
	if s.buyer != nil {
		o.CustomerID = s.buyer.ID
	}
	if s.referrerUpsert != nil {
		o.ReferrerID = s.referrerUpsert.ID
	} else if s.referrer != nil {
		o.ReferrerID = s.referrer.ID
	}
	return o, err
}

// writeCustomers stores the buyer and the referrer and updates the summaries: the buyer's, and that of the customer who had
// the order before.
func (s *saver) writeCustomers(ctx context.Context) error {
	count, err := s.counting(ctx, s.after.CustomerID)
	if err != nil {
		return err
	}
	type writing struct {
		turn string
		do   func() error
	}
	var writes []writing
	upsert := func(u *customer.Upsert, into **customer.Customer, count func(customer.Summary) customer.Summary) {
		writes = append(writes, writing{u.LockOrder(), func() error {
			c, err := u.Write(ctx, event.CategoryEffect, count)
			*into = &c
			return err
		}})
	}
	recount := func(id string, moved bool, count func(customer.Summary) customer.Summary) {
		writes = append(writes, writing{customer.LockOrderOf(id), func() error { return customer.In(s.tx, s.env).Recount(ctx, id, moved, count) }})
	}
	if s.buyer != nil {
		upsert(s.buyer, &s.customer, count)
	} else if count != nil {
		recount(s.after.CustomerID, false, count)
	}
	if s.referrerUpsert != nil {
		upsert(s.referrerUpsert, &s.referrer, nil)
	}
	if s.before != nil && s.before.CustomerID != "" && s.before.CustomerID != s.after.CustomerID {
		if count, err = s.counting(ctx, s.before.CustomerID); err != nil {
			return err
		}
		recount(s.before.CustomerID, true, count)
	}
	slices.SortStableFunc(writes, func(a, b writing) int { return cmp.Compare(a.turn, b.turn) })
	for _, w := range writes {
		if err := w.do(); err != nil {
			return err
		}
	}
	return nil
}

// findCustomer finds the customer for the events of an order whose request names none. A deleted one is left out.
func (s *saver) findCustomer(ctx context.Context) error {
	if s.customer != nil || s.after.CustomerID == "" || len(Happened(s.before, s.after)) == 0 {
		return nil
	}
	c, err := s.tx.Customers().Get(ctx, s.after.CustomerID)
	if fault.IsNotFound(err) {
		return nil
	}
	s.customer = &c
	return err
}

// counting returns a function that changes the summary of a customer, or nil when it does not change.
func (s *saver) counting(ctx context.Context, customerID string) (func(customer.Summary) customer.Summary, error) {
	before, after := s.before.Purchase(customerID), s.after.Purchase(customerID)
	if before == nil && after == nil || before != nil && after != nil && *before == *after {
		return nil, nil
	}
	var last *customer.Purchase
	if after == nil {
		var err error
		if last, err = lastPurchase(ctx, s.tx, customerID); err != nil {
			return nil, err
		}
	}
	return func(sum customer.Summary) customer.Summary {
		lost := sum.Lost(before, after)
		sum = sum.Count(before, after)
		if lost && last != nil {
			sum.LastOrderAmount, sum.LastOrderAt = last.Amount, last.At
		}
		return sum
	}, nil
}

// lastPurchase returns the latest paid order of a customer as the summary counts it, or nil.
func lastPurchase(ctx context.Context, store Store, customerID string) (*customer.Purchase, error) {
	o, ok, err := storage.First(ctx, store.Orders(), storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), storage.In("status", []string{string(StatusPaid), string(StatusFulfilled)})),
		Order:  []storage.Order{{Field: "created_at", Desc: true}},
	})
	if err != nil {
		return nil, err
	}
	var stored *customer.Purchase
	if ok {
		stored = o.Purchase(customerID)
	}
	archived, err := store.ArchivedCustomers().Get(ctx, customerID)
	if fault.IsNotFound(err) {
		return stored, nil
	}
	return customer.Later(stored, archived.Last()), err
}
