package wire

import (
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/membership"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// LoyaltyMember is a customer in a loyalty program.
type LoyaltyMember struct {
	ID         string       `json:"id"`
	CustomerID string       `json:"customer_id"`
	ProgramID  string       `json:"program_id"`
	Status     string       `json:"status" enum:"membership.Status"`
	Metadata   metadata.Map `json:"metadata"`
	CreatedAt  Time         `json:"created_at"`
	UpdatedAt  Time         `json:"updated_at"`
	Object     string       `json:"object" enum:"member"`
}

// NewLoyaltyMember returns the shape of a member.
func NewLoyaltyMember(m membership.Member) LoyaltyMember {
	return LoyaltyMember{
		ID: m.ID, CustomerID: m.CustomerID, ProgramID: m.ProgramID, Status: string(m.Status), Metadata: emptyObjectIfNil(m.Metadata),
		CreatedAt: NewTime(m.CreatedAt), UpdatedAt: NewTime(m.UpdatedAt), Object: "member",
	}
}

// MemberWithCards is a member with its cards.
type MemberWithCards struct {
	LoyaltyMember
	Cards []MemberCard `json:"cards"`
}

// MemberCard is a card of a member.
type MemberCard struct {
	Role      string    `json:"member_role" enum:"MEMBER OWNER"`
	CreatedAt Time      `json:"created_at"`
	Card      *CardHeld `json:"card"`
	Object    string    `json:"object" enum:"member_card"`
	// TierProgress is the tier of the card and what is missing for the next. Only the membership of one program has it.
	TierProgress *TierProgress `json:"tier_progress,omitzero"`
}

// CardHeld is a card with its figures.
type CardHeld struct {
	ID             string          `json:"id"`
	DefinitionID   string          `json:"card_definition_id"`
	Type           string          `json:"card_type" enum:"INDIVIDUAL"`
	Code           Null[string]    `json:"code"`
	Lifetime       CardLifetime    `json:"lifetime_bucket"`
	Balance        CardBalance     `json:"balance"`
	NextExpiration *CardNext       `json:"next_expiration"`
	NextActivation *CardActivation `json:"next_activation"`
	Object         string          `json:"object" enum:"card"`
}

// CardLifetime is the totals of a card over its whole life.
type CardLifetime struct {
	Points        CardCounters        `json:"points"`
	PendingPoints CardPendingCounters `json:"pending_points"`
}

// CardCounters are the counters of a card.
type CardCounters struct {
	Total             int64 `json:"total"`
	Earned            int64 `json:"earned"`
	Added             int64 `json:"added"`
	Purchased         int64 `json:"purchased"`
	PurchasedReversed int64 `json:"purchased_reversed"`
	Subtracted        int64 `json:"subtracted"`
	Expired           int64 `json:"expired"`
	Spent             int64 `json:"spent"`
	Refunded          int64 `json:"refunded"`
	Returned          int64 `json:"returned"`
	Locked            int64 `json:"locked"`
	Unlocked          int64 `json:"unlocked"`
}

// CardPendingCounters are the counters of pending points.
type CardPendingCounters struct {
	Total     int64 `json:"total"`
	Activated int64 `json:"activated"`
	Canceled  int64 `json:"canceled"`
}

// CardBalance is the points of a card.
type CardBalance struct {
	Points        int64 `json:"points"`
	PendingPoints int64 `json:"pending_points"`
}

// CardNext is what expires next.
type CardNext struct {
	Points int64  `json:"points"`
	Date   string `json:"date"`
}

// CardActivation is what becomes usable next.
type CardActivation struct {
	Points     int64  `json:"points"`
	Type       string `json:"type" enum:"calc.PendingType"`
	Date       string `json:"date,omitzero"`
	CancelDate string `json:"cancel_date,omitzero"`
}

// NewMemberCard returns the shape of a card.
func NewMemberCard(c membership.Card) MemberCard {
	f := c.Figures
	held := CardHeld{
		ID: c.ID, DefinitionID: c.DefinitionID, Type: string(program.CardIndividual), Code: OrNull(c.Code),
		Lifetime: CardLifetime{
			Points: CardCounters{
				Total: f.Total(), Earned: f.Earned, Added: f.Added, Purchased: f.Purchased, PurchasedReversed: f.PurchaseReversed,
				Subtracted: f.Subtracted, Expired: f.Expired, Spent: f.Spent, Refunded: f.Refunded, Returned: f.Returned, Locked: f.Locked, Unlocked: f.Unlocked,
			},
			PendingPoints: CardPendingCounters{f.PendingTotal, f.PendingActivated, f.PendingCanceled},
		},
		Balance: CardBalance{f.Balance(), f.Pending()}, Object: "card",
	}
	if c.Next.On != "" {
		held.NextExpiration = &CardNext{c.Next.Points, string(c.Next.On)}
	}
	if a := c.NextActivation; a.Points > 0 {
		held.NextActivation = &CardActivation{a.Points, string(a.Type), string(a.On), string(a.CancelsOn)}
	}
	return MemberCard{Role: "OWNER", CreatedAt: NewTime(c.CreatedAt), Card: &held, Object: "member_card"}
}

// NewMemberWithCards returns the shape of a member and its cards.
func NewMemberWithCards(m membership.Member, cards []membership.Card) MemberWithCards {
	return MemberWithCards{NewLoyaltyMember(m), newMemberCards(cards)}
}

func newMemberCards(cards []membership.Card) []MemberCard {
	shapes := make([]MemberCard, len(cards))
	for i, c := range cards {
		shapes[i] = NewMemberCard(c)
	}
	return shapes
}

// LoyaltyMemberCreate names the customer who joins, at the top or by an identification, which takes precedence.
type LoyaltyMemberCreate struct {
	CustomerID     *string               `json:"customer_id"`
	Identification *MemberIdentification `json:"customer_identification"`
	Status         *string               `json:"status" enum:"ACTIVE INACTIVE"`
	Metadata       metadata.Map          `json:"metadata"`
}

// MemberIdentification names a customer.
type MemberIdentification struct {
	Type     *string `json:"type" enum:"customer_id customer_source_id"`
	ID       *string `json:"customer_id"`
	SourceID *string `json:"customer_source_id"`
}

// Domain returns the new member.
func (w LoyaltyMemberCreate) Domain() (n membership.NewMember, err error) {
	n.Metadata = w.Metadata
	if w.Status != nil {
		if n.Status = membership.Status(*w.Status); n.Status == "" {
			return n, fault.Payload("status", "must be equal to one of the allowed values [ ACTIVE, INACTIVE ] (actual value is '')")
		}
	}
	if w.Identification == nil {
		if w.CustomerID == nil || *w.CustomerID == "" {
			return n, fault.PayloadMissing("customer_identification")
		}
		n.CustomerID = *w.CustomerID
		return n, nil
	}
	return n, w.Identification.apply(&n)
}

func (w MemberIdentification) apply(n *membership.NewMember) error {
	const path = "customer_identification"
	if w.Type == nil {
		return fault.PayloadMissing(path + ".type")
	}
	named, other, name := w.ID, w.SourceID, "customer_id"
	switch *w.Type {
	case "customer_id":
	case "customer_source_id":
		named, other, name = w.SourceID, w.ID, "customer_source_id"
	default:
		return fault.Payload(path+".type", "must be equal to one of the allowed values [ customer_id, customer_source_id ] (actual value is '%.60s')", *w.Type)
	}
	if named == nil || *named == "" {
		return fault.PayloadMissing(path + "." + name)
	}
	if other != nil && *other != "" {
		return fault.Payload(path, "must have no other id than %s, which its type names", name)
	}
	if name == "customer_id" {
		n.CustomerID = *named
	} else {
		n.CustomerSourceID = *named
	}
	return nil
}

// MemberUpdate changes the metadata of a member: null clears it, an object is merged into it.
type MemberUpdate struct {
	Metadata patch.Field[metadata.Map] `json:"metadata" required:"true" openapi:"null"`
}

// Domain returns the metadata to merge, and whether to clear the stored metadata.
func (w MemberUpdate) Domain() (add metadata.Map, clear bool, err error) {
	if w.Metadata.Kept() {
		return nil, false, fault.PayloadMissing("metadata")
	}
	var m metadata.Map
	w.Metadata.Apply(&m)
	return m, m == nil, nil
}

// Membership is a member with its program and its cards.
type Membership struct {
	Member  LoyaltyMember    `json:"member"`
	Program MembershipInPlan `json:"program"`
	Cards   []MemberCard     `json:"cards"`
	Object  string           `json:"object" enum:"membership"`
}

// MembershipInPlan is the program of a membership.
type MembershipInPlan struct {
	ID       string       `json:"id"`
	Name     string       `json:"name"`
	Status   string       `json:"status" enum:"program.Status"`
	Metadata metadata.Map `json:"metadata"`
	Object   string       `json:"object" enum:"program"`
}

// NewMembership returns the shape of a membership.
func NewMembership(m membership.Membership) Membership {
	p := m.Program
	return Membership{
		Member: NewLoyaltyMember(m.Member), Cards: newMemberCards(m.Cards), Object: "membership",
		Program: MembershipInPlan{p.ID, p.Name, string(p.Status), emptyObjectIfNil(p.Metadata), "program"},
	}
}

// Memberships are all memberships of a customer.
type Memberships struct {
	Customer    MembershipsCustomer `json:"customer"`
	Memberships []Membership        `json:"memberships"`
	Object      string              `json:"object" enum:"memberships_result"`
}

// MembershipsCustomer is the customer of memberships.
type MembershipsCustomer struct {
	ID       string       `json:"id"`
	SourceID Null[string] `json:"source_id"`
	Object   string       `json:"object" enum:"customer"`
}

// NewMemberships returns the shape of all memberships of a customer.
func NewMemberships(all membership.Memberships) Memberships {
	w := Memberships{
		Customer:    MembershipsCustomer{all.Customer.ID, OrNull(all.Customer.SourceID), "customer"},
		Memberships: make([]Membership, len(all.Memberships)), Object: "memberships_result",
	}
	for i, m := range all.Memberships {
		w.Memberships[i] = NewMembership(m)
	}
	return w
}

// NewMemberActivity returns the shape of an activity of a member or a card. prefix begins the ids of its log.
func NewMemberActivity(e event.Event, prefix string) (ProgramActivity, error) {
	a, err := membership.ActivityOf(e)
	w := ProgramActivity{
		ID: ActivityID(prefix, e.ID), Type: e.Type, Owner: e.EntityType, OwnerID: e.EntityID, GroupID: e.GroupID, Data: map[string]any{},
		Source: NewActivitySource(a.Source), CreatedAt: NewTime(e.CreatedAt),
	}
	if a.Member != nil {
		w.Data["member"] = NewLoyaltyMember(*a.Member)
	}
	if a.Card != nil {
		w.Data["card"] = NewMemberCard(*a.Card).Card
	}
	return w, err
}

// dayOrNull returns a day, or null for none.
func dayOrNull(d calc.Day) Null[string] { return OrNull(string(d)) }
