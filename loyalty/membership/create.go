package membership

import (
	"context"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// NewMember is the input for making a member. One of the two ids names the customer.
type NewMember struct {
	CustomerID, CustomerSourceID string
	// Status is ACTIVE when empty.
	Status   Status
	Metadata metadata.Map
}

func (n *NewMember) complete() (err error) {
	if n.CustomerID == "" && n.CustomerSourceID == "" {
		return fault.PayloadMissing("customer_identification")
	}
	switch n.Status {
	case "":
		n.Status = StatusActive
	case StatusActive, StatusInactive:
	default:
		return fault.Payload("status", "must be equal to one of the allowed values [ ACTIVE, INACTIVE ] (actual value is '%.60s')", string(n.Status))
	}
	n.Metadata, err = metadata.Normalize("metadata", n.Metadata)
	return err
}

// check validates the metadata of a member against its schema.
func (e *Engine) check(ctx context.Context, m metadata.Map) error {
	schemas, err := e.schemas.Now(ctx)
	if err != nil {
		return err
	}
	return schemas.Check(metadata.ObjectMember, m)
}

// MaxMembers is how many members a program can have.
const MaxMembers = 100_000

// memberCountSubject is the subject of the tally that counts the members of a program.
func memberCountSubject(programID string) string { return "seats " + programID }

// lockMemberCount returns how many members a program has, and locks the number: no other transaction joins or removes a member
// until this one ends.
func (e *Engine) lockMemberCount(ctx context.Context, tx Store, programID string) (Tally, error) {
	taken, err := e.holdTally(ctx, tx, memberCountSubject(programID))
	if err != nil || !taken.LastAt.IsZero() {
		return taken, err
	}
	n, err := storage.Count(ctx, tx.Members(), storage.And(storage.Is("program_id", programID), notDeleted)) // not counted yet
	taken.Count = int64(n)
	return taken, err
}

// addToMemberCount adds to the number of members.
func (e *Engine) addToMemberCount(ctx context.Context, tx Store, taken Tally, more int64) error {
	_, err := tx.MemberTallies().Update(ctx, taken.ID, func(t *Tally) error {
		t.Count, t.LastAt = max(0, taken.Count+more), e.env.Now()
		return nil
	})
	return err
}

// MemberCounts returns how many members programs have, by the ids of the programs. It reads stored numbers: a program whose members were not
// counted yet, because nobody joined, is absent.
func (e *Engine) MemberCounts(ctx context.Context, programIDs ...string) (map[string]int64, error) {
	if len(programIDs) == 0 {
		return nil, nil
	}
	subjects, counts := make([]string, len(programIDs)), map[string]int64{}
	for i, id := range programIDs {
		subjects[i] = memberCountSubject(id)
	}
	page, err := e.store.MemberTallies().List(ctx, storage.Query{Filter: storage.In("subject", subjects)})
	for _, t := range page.Items {
		if i := slices.Index(subjects, t.Subject); !t.LastAt.IsZero() {
			counts[programIDs[i]] = t.Count
		}
	}
	return counts, err
}

// Create makes a customer a member of a program, with one card for each of its active card definitions. It fails with
// fault.NotFound for the program or the customer, with non_active_program or program_outside_validity_window, and with
// member_already_exists or members_limit_exceeded.
func (e *Engine) Create(ctx context.Context, programID string, n NewMember) (Member, []Card, error) {
	if err := n.complete(); err != nil {
		return Member{}, nil, err
	}
	if err := e.check(ctx, n.Metadata); err != nil {
		return Member{}, nil, err
	}
	var m Member
	var cards []Card
	err := e.atomic(ctx, func(tx Store, at operation) error {
		p, err := joinable(ctx, tx, programID, at)
		if err != nil {
			return err
		}
		m, cards, err = e.join(ctx, tx, p, n, at)
		return err
	})
	if err != nil {
		return Member{}, nil, alreadyMember(err, m)
	}
	return m, cards, nil
}

// joinable returns a program that takes members now.
func joinable(ctx context.Context, tx Store, programID string, at operation) (program.Program, error) {
	p, err := findProgram(ctx, tx, programID)
	switch {
	case err != nil:
		return p, err
	case p.Status != program.StatusActive:
		return p, locked("non_active_program", "Invalid program status", "Cannot create member when program status is not ACTIVE")
	case !p.Open(at.Now, at.zone):
		return p, locked("program_outside_validity_window", "Program is not available at this time",
			"Cannot create member when program is not active at this time")
	}
	return p, nil
}

// alreadyMember is the refusal of a second membership, which the unique key of members finds.
func alreadyMember(err error, m Member) error {
	f, ok := fault.As(err)
	if !ok || f.Key != "duplicate_found" || f.ResourceType != Kind.Name {
		return err
	}
	return fault.New(fault.KindConflict, "member_already_exists", "Member already exists",
		"Customer '%s' already is a member of program '%s'", m.CustomerID, m.ProgramID).About(Kind.Name, m.CustomerID)
}

func findCustomer(ctx context.Context, tx Store, n NewMember) (customer.Customer, error) {
	if n.CustomerID != "" {
		return tx.Customers().Get(ctx, n.CustomerID)
	}
	c, found, err := tx.Customers().Find(ctx, "source_id", n.CustomerSourceID)
	if err == nil && !found {
		err = fault.NotFound(customer.Kind.Name, n.CustomerSourceID)
	}
	return c, err
}

// join stores a member with the cards of the program. It makes all checks before it writes: a refusal leaves nothing.
func (e *Engine) join(ctx context.Context, tx Store, p program.Program, n NewMember, at operation) (m Member, cards []Card, err error) {
	c, err := findCustomer(ctx, tx, n)
	if err != nil {
		return m, nil, err
	}
	m = Member{
		ID: e.env.NewID(Kind.Prefix), ProgramID: p.ID, CustomerID: c.ID, Status: n.Status, Metadata: n.Metadata, CreatedAt: at.Now,
	}
	taken, err := e.lockMemberCount(ctx, tx, p.ID)
	if err != nil {
		return m, nil, err
	}
	if _, joined, err := tx.Members().Find(ctx, "membership", m.Membership()); err != nil || joined {
		if joined {
			err = fault.Duplicate(Kind.Name, "membership", m.Membership())
		}
		return m, nil, err
	}
	if taken.Count >= MaxMembers {
		return m, nil, fault.New(fault.KindForbidden, "members_limit_exceeded", "Members limit exceeded",
			"Program %s has %d members, as many as a program can have", p.ID, taken.Count)
	}
	if err := e.addToMemberCount(ctx, tx, taken, 1); err != nil {
		return m, nil, err
	}
	if err := tx.Members().Insert(ctx, m); err != nil {
		return m, nil, err
	}
	if err := e.record(ctx, tx, "created", m, nil, at.Now); err != nil {
		return m, nil, err
	}
	definitions, err := walletsOf(ctx, tx, p.ID)
	if err != nil {
		return m, nil, err
	}
	for _, d := range definitions {
		card, err := e.giveCard(ctx, tx, m, d, at)
		if err != nil {
			return m, nil, err
		}
		if err := e.judge(ctx, tx, at, card.ID, OriginCreated); err != nil {
			return m, nil, err
		}
		cards = append(cards, card)
	}
	return m, cards, nil
}

// walletsOf returns the active card definitions of a program, in the order in which they were assigned.
func walletsOf(ctx context.Context, tx Store, programID string) (active []program.CardDefinition, err error) {
	assigned, err := tx.ProgramAssignments().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("program_id", programID), storage.Is("type", string(program.AssignedCardDefinition))),
		Order:  []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return nil, err
	}
	for _, a := range assigned.Items {
		d, err := tx.CardDefinitions().Get(ctx, a.ResourceID)
		if err != nil {
			return nil, err
		}
		if d.Status == program.StatusActive {
			active = append(active, d)
		}
	}
	return active, nil
}

// codeRounds is how often a code is drawn again in place of one that is taken.
const codeRounds = 10

// giveCard stores a card under a code of its own. Where no code is left the card has none, and an activity records that.
func (e *Engine) giveCard(ctx context.Context, tx Store, m Member, d program.CardDefinition, at operation) (Card, error) {
	c := Card{
		ID: e.env.NewID(CardKind.Prefix), MemberID: m.ID, ProgramID: m.ProgramID, CustomerID: m.CustomerID, DefinitionID: d.ID, CreatedAt: at.Now,
	}
	generator, err := code.NewGenerator(d.CodeConfig, true, e.env.Random)
	if err != nil {
		return c, fmt.Errorf("codes of card definition %s: %w", d.ID, err)
	}
	outcome := "code_generation.succeeded"
	for round := 0; ; round++ {
		if round < codeRounds {
			drawn, err := generator.Draw(1, nil)
			if err != nil {
				return c, err
			}
			c.Code = drawn[0]
		} else {
			c.Code, outcome = "", "code_generation.failed"
		}
		err := tx.MemberCards().Insert(ctx, c)
		if err == nil {
			break
		}
		if !fault.Has(err, "duplicate_found") || round == codeRounds {
			return c, err
		}
	}
	for _, what := range []string{"created", "assigned", outcome} {
		if err := e.record(ctx, tx, what, m, &c, at.Now); err != nil {
			return c, err
		}
	}
	return c, e.record(ctx, tx, "card.assigned", m, &c, at.Now)
}
