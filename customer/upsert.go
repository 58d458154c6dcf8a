package customer

import (
	"context"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
)

// Upsert is an upsert under way: it is known whom it is about, and nothing is written yet. An order is stored between the two,
// so that rows are always held in the same order: first the order, then its customer.
type Upsert struct {
	// ID is the id of the customer, also of one that will only be made.
	ID string

	req    Request
	stored bool
	env    env.Env
}

// Prepare finds whom a request is about. It fails with fault.NotFound for an id that no customer has, unless a source id is
// there to go by.
func Prepare(ctx context.Context, store Store, env env.Env, req Request) (*Upsert, error) {
	u := &Upsert{req: req, env: env}
	found, err := lookUp(ctx, store, req)
	switch {
	case err != nil:
		return nil, err
	case found != nil:
		u.ID, u.stored = found.ID, true
	case req.ID != "" && req.SourceID == "":
		return nil, fault.NotFound(Kind.Name, req.ID)
	default:
		u.ID = env.NewID(Kind.Prefix)
	}
	return u, nil
}

func lookUp(ctx context.Context, store Store, req Request) (*Customer, error) {
	if req.ID != "" {
		c, err := store.Customers().Get(ctx, req.ID)
		if err == nil || !fault.IsNotFound(err) {
			return &c, err
		}
	}
	c, ok, err := store.Customers().Find(ctx, "source_id", req.SourceID)
	if err != nil || !ok {
		return nil, err
	}
	return &c, nil
}

// Write stores the customer in the transaction tx, with its events, and returns it. The category says whether the caller asked
// for this customer or it follows from something else. count, when not nil, changes the summary in the same write; that alone
// makes no event and does not count as a change of the customer.
func (u *Upsert) Write(ctx context.Context, tx Store, category event.Category, count func(Summary) Summary) (Customer, error) {
	at := stamp(ctx, u.env.Now(), category)
	var m Merged
	merge := func(stored *Customer) (err error) {
		if m, err = Merge(stored, u.req, at.CreatedAt, func(string) string { return u.ID }); err != nil {
			return err
		}
		if count != nil {
			m.Customer.Summary = count(m.Customer.Summary)
		}
		return nil
	}
	if u.stored {
		_, err := tx.Customers().Update(ctx, u.ID, func(c *Customer) error {
			if err := merge(c); err != nil {
				return err
			}
			*c = m.Customer
			return nil
		})
		if err != nil {
			return Customer{}, err
		}
	} else {
		if err := merge(nil); err != nil {
			return Customer{}, err
		}
		if err := tx.Customers().Insert(ctx, m.Customer); err != nil {
			return Customer{}, err
		}
	}
	return m.Customer, tx.Events().Insert(ctx, m.Events(at, u.env.NewID)...)
}

// Recount changes the summary of a stored customer in the transaction tx. A customer that is gone has none.
func Recount(ctx context.Context, tx Store, customerID string, count func(Summary) Summary) error {
	_, err := tx.Customers().Update(ctx, customerID, func(c *Customer) error {
		c.Summary = count(c.Summary)
		return nil
	})
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
