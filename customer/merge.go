package customer

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// Merged is the result of an upsert of a customer.
type Merged struct {
	Customer Customer
	// New says that the customer did not exist; Changed that it did and is different now. With neither there is nothing to
	// write.
	New, Changed bool
	// Confirmed says that an anonymous customer got its source id.
	Confirmed bool
}

// Merge makes the customer after a request. It is pure, so that a redemption can call it before anything is written.
//
// The stored customer is the one that the request's id names or, when no customer has that id, its source id; nil when there is
// none. Nil makes a new customer with an id of newID, except for a request with an id alone, or with From: that customer must exist,
// so that is fault.NotFound.
//
// With Stays the stored customer is not changed. With Known no customer is made either: fault.Forbidden.
//
// An id beats a source id. A stored customer without a source id takes the one of the request; one that has a source id keeps
// it whatever the request says. A stored customer that the request does not change keeps its UpdatedAt.
func Merge(stored *Customer, req Request, now time.Time, newID func(prefix string) string) (Merged, error) {
	if stored == nil {
		if _, decided := req.From.Value(); req.ID != "" && (decided || req.SourceID == "") {
			return Merged{}, fault.NotFound(Kind.Name, req.ID)
		}
		if req.Known {
			return Merged{}, fault.New(fault.KindForbidden, "forbidden", "Forbidden",
				"The customer does not exist, and client-side callers of this project may not create customers (client_create_customer_enabled)")
		}
		c := Customer{ID: newID(Kind.Prefix), SourceID: req.SourceID, CreatedAt: now}
		if err := c.Apply(req.Update, time.Time{}); err != nil {
			return Merged{}, err
		}
		if err := req.Schemas.Check(metadata.ObjectCustomer, c.Metadata); err != nil { // also when there is none
			return Merged{}, err
		}
		return Merged{Customer: c, New: true}, nil
	}
	if req.Known || req.Stays {
		return Merged{Customer: *stored}, nil
	}
	m := Merged{Customer: *stored, Confirmed: stored.SourceID == "" && req.SourceID != ""}
	if m.Confirmed {
		m.Customer.SourceID = req.SourceID
	}
	if err := m.Customer.Apply(req.Update, now); err != nil {
		return Merged{}, err
	}
	m.Changed = !m.Customer.same(stored)
	if !m.Changed {
		m.Customer = *stored
	}
	return m, nil
}

// same reports whether two states of a customer are equal in all properties that a request can set.
func (c *Customer) same(o *Customer) bool {
	return c.SourceID == o.SourceID && c.Name == o.Name && c.Description == o.Description && c.Email == o.Email &&
		c.Phone == o.Phone && c.Birthdate == o.Birthdate && c.address() == o.address() && c.Metadata.Equal(o.Metadata)
}
