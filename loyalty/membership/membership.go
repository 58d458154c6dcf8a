package membership

import (
	"context"
	"slices"

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
	all.Memberships, err = e.withCards(ctx, members.Items)
	return all, err
}

// MembershipsOf returns the memberships of a customer by their id, the oldest first and at most limit of them; none for a customer who does not exist.
func (e *Engine) MembershipsOf(ctx context.Context, customerID string, limit int) ([]Membership, error) {
	members, err := e.store.Members().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", customerID), notDeleted), Order: []storage.Order{{Field: "created_at"}}, Limit: limit,
	})
	if err != nil {
		return nil, err
	}
	return e.withCards(ctx, members.Items)
}

// withCards reads the programs and the cards of members, each in one go. Members of a deleted program are left out: a job deletes them.
func (e *Engine) withCards(ctx context.Context, members []Member) (all []Membership, err error) {
	if len(members) == 0 {
		return nil, nil
	}
	var ids, programIDs []string
	for _, m := range members {
		ids, programIDs = append(ids, m.ID), append(programIDs, m.ProgramID)
	}
	programs, err := e.store.Programs().List(ctx, storage.Query{Filter: storage.In("id", programIDs)})
	if err != nil {
		return nil, err
	}
	cards, err := e.Cards(ctx, ids...)
	if err != nil {
		return nil, err
	}
	for _, m := range members {
		at := slices.IndexFunc(programs.Items, func(p program.Program) bool { return p.ID == m.ProgramID && p.Status != program.StatusDeleted })
		if at < 0 {
			continue
		}
		one := Membership{Member: m, Program: programs.Items[at]}
		for _, c := range cards {
			if c.MemberID == m.ID {
				one.Cards = append(one.Cards, c)
			}
		}
		all = append(all, one)
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
