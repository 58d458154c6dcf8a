package order

import (
	"context"
	"time"

	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// saving is one order on its way into the store, within a transaction.
type saving struct {
	tx     Store
	env    env.Env
	now    time.Time
	req    Request
	stored *Order // as it was found, before anybody holds it

	buyer         *customer.Upsert // nil when the request names none
	before, after *Order
	customer      *customer.Customer
	referrer      *customer.Customer
}

// run holds rows in one order, the catalog first, then the order, then its customers, so that two savings never wait for each
// other in a circle.
func (s *saving) run(ctx context.Context) (Order, error) {
	if err := s.meetReferrer(ctx); err != nil {
		return Order{}, err
	}
	if sent, ok := s.req.Customer.Value(); ok {
		var err error
		if s.buyer, err = customer.Prepare(ctx, s.tx, s.env, sent); err != nil {
			return Order{}, err
		}
	}
	known, err := s.writeCatalog(ctx)
	if err != nil {
		return Order{}, err
	}
	if err := s.writeOrder(ctx, known); err != nil {
		return Order{}, err
	}
	if err := s.writeCustomers(ctx); err != nil {
		return Order{}, err
	}
	if err := s.meetCustomer(ctx); err != nil {
		return Order{}, err
	}
	stamp := event.Event{GroupID: env.RequestID(ctx), Category: event.CategoryAction, CreatedAt: s.now}
	change := Change{Before: s.before, After: s.after, Customer: s.customer, Referrer: s.referrer}
	return *s.after, s.tx.Events().Insert(ctx, change.Events(stamp, s.env.NewID)...)
}

// meetReferrer upserts the referrer, or finds the one that is named. It comes first: should buyer and referrer be one new
// customer, the buyer then finds it.
func (s *saving) meetReferrer(ctx context.Context) error {
	if sent, ok := s.req.Referrer.Value(); ok {
		u, err := customer.Prepare(ctx, s.tx, s.env, sent)
		if err != nil {
			return err
		}
		c, err := u.Write(ctx, s.tx, event.CategoryEffect, nil)
		s.referrer = &c
		return err
	}
	if id, ok := s.req.ReferrerID.Value(); ok && id != "" {
		c, err := storage.Resolve(ctx, s.tx.Customers(), "source_id", id)
		s.referrer = &c
		return err
	}
	return nil
}

func (s *saving) writeCatalog(ctx context.Context) (Catalog, error) {
	shelf, err := loadCatalog(ctx, s.tx, &s.req)
	if err != nil {
		return nil, err
	}
	overrides, err := Override(s.req, shelf, s.now, s.env.NewID)
	if err != nil {
		return nil, err
	}
	for _, w := range overrides.Products {
		err := write(ctx, s.tx.Products(), w, w.Item.ID, func(p *catalog.Product) {
			p.Name, p.Price, p.Metadata, p.UpdatedAt = w.Item.Name, w.Item.Price, w.Item.Metadata, w.Item.UpdatedAt
		})
		if err != nil {
			return nil, err
		}
	}
	for _, w := range overrides.SKUs {
		err := write(ctx, s.tx.SKUs(), w, w.Item.ID, func(u *catalog.SKU) {
			u.Name, u.Price, u.Metadata, u.UpdatedAt = w.Item.Name, w.Item.Price, w.Item.Metadata, w.Item.UpdatedAt
		})
		if err != nil {
			return nil, err
		}
	}
	return overrides, nil
}

func write[T any](ctx context.Context, c storage.Collection[T], w Write[T], id string, overwrite func(*T)) error {
	if w.New {
		return c.Insert(ctx, w.Item)
	}
	_, err := c.Update(ctx, id, func(stored *T) error { overwrite(stored); return nil })
	return err
}

func (s *saving) writeOrder(ctx context.Context, known Catalog) error {
	if s.stored == nil {
		o, err := s.next(nil, known)
		if err != nil {
			return err
		}
		o.Stamp(s.now, s.env.NewID)
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
			o.Stamp(s.now, s.env.NewID)
		}
		*stored = o
		return nil
	})
	s.after = &saved
	return err
}

// next is the order after the request.
func (s *saving) next(stored *Order, known Catalog) (Order, error) {
	req := s.req
	if stored != nil {
		req.ID = stored.ID
	}
	o, err := Resolve(req, stored, known)
	if s.buyer != nil {
		o.CustomerID = s.buyer.ID
	}
	if s.referrer != nil {
		o.ReferrerID = s.referrer.ID
	}
	return o, err
}

// writeCustomers stores the buyer and keeps the summaries of everybody whose orders changed: the buyer's, and that of the
// customer who had the order before.
func (s *saving) writeCustomers(ctx context.Context) error {
	count, err := s.counting(ctx, s.after.CustomerID)
	if err != nil {
		return err
	}
	if s.buyer != nil {
		c, err := s.buyer.Write(ctx, s.tx, event.CategoryEffect, count)
		if err != nil {
			return err
		}
		s.customer = &c
	} else if count != nil {
		if err := customer.Recount(ctx, s.tx, s.after.CustomerID, count); err != nil {
			return err
		}
	}
	if s.before == nil || s.before.CustomerID == s.after.CustomerID {
		return nil
	}
	if count, err = s.counting(ctx, s.before.CustomerID); err != nil || count == nil {
		return err
	}
	return customer.Recount(ctx, s.tx, s.before.CustomerID, count)
}

// meetCustomer finds the customer for the events of an order whose request named none. One that was deleted is left out.
func (s *saving) meetCustomer(ctx context.Context) error {
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

// counting returns how the summary of a customer changes, or nil when it does not.
func (s *saving) counting(ctx context.Context, customerID string) (func(customer.Summary) customer.Summary, error) {
	before, after := s.before.Purchase(customerID), s.after.Purchase(customerID)
	if before == nil && after == nil || before != nil && after != nil && *before == *after {
		return nil, nil
	}
	var last *customer.Purchase
	if after == nil {
		o, ok, err := storage.First(ctx, s.tx.Orders(), storage.Query{
			Filter: storage.And(storage.Is("customer_id", customerID), storage.In("status", []string{string(StatusPaid), string(StatusFulfilled)})),
			Order:  []storage.Order{{Field: "created_at", Desc: true}},
		})
		if err != nil {
			return nil, err
		}
		if ok {
			last = o.Purchase(customerID)
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
