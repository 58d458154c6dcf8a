package membership

import (
	"context"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/storage"
)

// Membership is a member with its program and its cards.
type Membership struct {
	Member  Member
	Program program.Program
	Cards   []Card
}

// Memberships are all memberships of a customer.
type Memberships struct {
	Customer    customer.Customer
	Memberships []Membership
}

// Identification is the kind of id by which a customer is named.
type Identification string

// The ids: of a customer, the shop's own of a customer, or of one of its members.
const (
	ByCustomerID Identification = "customer_id"
	BySourceID   Identification = "customer_source_id"
	ByMemberID   Identification = "member_id"
)

// customerBy returns the customer that an id names, or fault.NotFound.
func customerBy(ctx context.Context, store Store, by Identification, id string) (customer.Customer, error) {
	switch by {
	case BySourceID:
		return findCustomer(ctx, store, NewMember{CustomerSourceID: id})
	case ByMemberID:
		m, err := store.Members().Get(ctx, id)
		if err == nil && m.Status == StatusDeleted {
			err = fault.NotFound(Kind.Name, id)
		}
		if err != nil {
			return customer.Customer{}, err
		}
		id = m.CustomerID
	}
	return store.Customers().Get(ctx, id)
}

// Memberships returns the memberships of a customer, the oldest first. Named by a member, it is that membership alone. It fails
// with fault.NotFound.
func (e *Engine) Memberships(ctx context.Context, by Identification, id string) (all Memberships, err error) {
	if all.Customer, err = customerBy(ctx, e.store, by, id); err != nil {
		return all, err
	}
	within := storage.Is("customer_id", all.Customer.ID)
	if by == ByMemberID {
		within = storage.Is("id", id)
	}
	members, err := e.store.Members().List(ctx, storage.Query{Filter: storage.And(within, notDeleted), Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return all, err
	}
	for _, m := range members.Items {
		p, err := findProgram(ctx, e.store, m.ProgramID)
		if fault.IsNotFound(err) {
			continue // deleted; its members are deleted by a job
		}
		if err != nil {
			return all, err
		}
		cards, err := e.Cards(ctx, m.ID)
		if err != nil {
			return all, err
		}
		all.Memberships = append(all.Memberships, Membership{m, p, cards})
	}
	return all, nil
}

// Membership returns the membership of a customer in one program. It fails with fault.NotFound for the program, the customer, or
// the member.
func (e *Engine) Membership(ctx context.Context, programID string, by Identification, id string) (Membership, error) {
	p, err := findProgram(ctx, e.store, programID)
	if err != nil {
		return Membership{}, err
	}
	c, err := customerBy(ctx, e.store, by, id)
	if err != nil {
		return Membership{}, err
	}
	m, found, err := e.store.Members().Find(ctx, "membership", membershipOf(p.ID, c.ID))
	if err == nil && (!found || by == ByMemberID && m.ID != id) {
		err = fault.NotFound(Kind.Name, id)
	}
	if err != nil {
		return Membership{}, err
	}
	cards, err := e.Cards(ctx, m.ID)
	return Membership{m, p, cards}, err
}
