package customer

import (
	"context"

	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
)

// Tx offers operations on customers to other packages within a transaction of theirs. After an error nothing of the transaction may
// be committed.
type Tx struct {
	tx  Store
	env env.Env
}

// In returns the customers within the transaction of tx.
func In(tx Store, e env.Env) Tx { return Tx{tx, e} }

// Upsert is a prepared upsert: the customer is looked up, and nothing is written or locked yet. A transaction that writes
// several customers prepares all first and then writes them in the order that all transactions share; see LockOrder.
type Upsert struct {
	// ID is the id of the customer, also of one that is to be made.
	ID string

	req    Request
	stored bool // by the time of the write
	turn   string
	in     Tx
}

// Prepare looks up the customer of a request. others are upserts of the same transaction that are written before: a new customer
// of one of them is found, too. It fails with fault.NotFound for an id that no customer has, unless there is a source id.
func (t Tx) Prepare(ctx context.Context, req Request, others ...*Upsert) (*Upsert, error) {
	u := &Upsert{req: req, in: t}
	found, err := lookUp(ctx, t.tx, req)
	switch {
	case err != nil:
		return nil, err
	case found != nil:
		u.ID, u.stored, u.turn = found.ID, true, LockOrderOf(found.ID)
		return u, nil
	case req.ID != "" && req.SourceID == "":
		return nil, fault.NotFound(Kind.Name, req.ID)
	}
	u.turn = "new " + req.SourceID
	for _, o := range others {
		if req.SourceID != "" && o.turn == u.turn {
			u.ID, u.stored = o.ID, true
			return u, nil
		}
	}
	u.ID = t.env.NewID(Kind.Prefix)
	return u, nil
}

// LockOrder is the sort key of the upsert in the order in which a transaction writes, and so locks, its customers. The order prevents
// deadlocks between transactions: those that exist come in the order of their ids, and then those that are made, in the order of
// their source ids, since a second one of a source id waits for the first.
func (u *Upsert) LockOrder() string { return u.turn }

// LockOrderOf is the sort key of a customer that exists; see Upsert.LockOrder.
func LockOrderOf(customerID string) string { return "has " + customerID }

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

// Write stores the customer in the transaction, with its events, and returns it. The category says whether the caller asked
// for this customer or the upsert is a consequence of something else. count, when not nil, changes the summary in the same
// write; that alone makes no event and does not count as a change of the customer.
func (u *Upsert) Write(ctx context.Context, category event.Category, count func(Summary) Summary) (Customer, error) {
	at := eventBase(ctx, u.in.env.Now(), category)
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
		_, err := u.in.tx.Customers().Update(ctx, u.ID, func(c *Customer) error {
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
		if err := u.in.tx.Customers().Insert(ctx, m.Customer); err != nil {
			return Customer{}, err
		}
	}
	return m.Customer, u.in.tx.Events().Insert(ctx, m.Events(at, u.in.env.NewID)...)
}

// Recount changes the summary of a stored customer, or leaves it without count. A deleted customer has none. With moved, an order of theirs belongs to another
// customer now, whether it counted until now or had stopped to: no other record tells of either change, so UpdatedAt does.
func (t Tx) Recount(ctx context.Context, customerID string, moved bool, count func(Summary) Summary) error {
	_, err := t.tx.Customers().Update(ctx, customerID, func(c *Customer) error {
		if count != nil {
			c.Summary = count(c.Summary)
		}
		if moved {
			c.UpdatedAt = t.env.Now()
		}
		return nil
	})
	if fault.IsNotFound(err) {
		return nil
	}
	return err
}
