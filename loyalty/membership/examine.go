package membership

import (
	"context"
	"errors"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/storage"
)

// Examined is the customer or member of an examination, with assumed metadata that is merged over the stored.
type Examined struct {
	By               Identification
	ID               string
	Customer, Member metadata.Map
}

// Supposed is an assumed event.
type Supposed struct {
	Event program.Event
	// Order is the order of EventOrderPaid.
	Order order.Request
	// SchemaID is the custom event; empty means every one. Custom is its metadata.
	SchemaID string
	Custom   metadata.Map
	// Customer and Member are assumed metadata for this event alone.
	Customer, Member metadata.Map
}

// Opportunity is what a member would earn.
type Opportunity struct {
	Member   Member
	Program  program.Program
	Cards    []CardOpportunity
	Benefits []BenefitOpportunity
}

// CardOpportunity is the points that a card would get, by the rules that give them.
type CardOpportunity struct {
	Card  Card
	Rules []RulePoints
}

// Points is the sum of what the rules give.
func (c CardOpportunity) Points() (sum int64) {
	for _, r := range c.Rules {
		sum += r.Points
	}
	return sum
}

// RulePoints is what one rule would give.
type RulePoints struct {
	Rule   program.EarningRule
	Points int64
}

// BenefitOpportunity is a benefit that would be delivered, with the rules that do so.
type BenefitOpportunity struct {
	Benefit program.Benefit
	Rules   []program.EarningRule
}

// Earnings is the result of an examination of earning rules.
type Earnings struct {
	Customer    customer.Customer
	Rules       []program.EarningRule
	Memberships []Opportunity
}

// estimate collects the points and benefits that a member earns. A nil estimate collects nothing.
type estimate struct {
	cards    []CardOpportunity
	benefits []BenefitOpportunity
}

func (s *estimate) card(c Card, r program.EarningRule, points int64) {
	if s == nil {
		return
	}
	i := slices.IndexFunc(s.cards, func(o CardOpportunity) bool { return o.Card.ID == c.ID })
	if i < 0 {
		i, s.cards = len(s.cards), append(s.cards, CardOpportunity{Card: c})
	}
	rules := s.cards[i].Rules
	if n := len(rules); n > 0 && rules[n-1].Rule.ID == r.ID {
		rules[n-1].Points += points
		return
	}
	s.cards[i].Rules = append(rules, RulePoints{r, points})
}

func (s *estimate) benefit(b program.Benefit, r program.EarningRule) {
	if s == nil {
		return
	}
	i := slices.IndexFunc(s.benefits, func(o BenefitOpportunity) bool { return o.Benefit.ID == b.ID })
	if i < 0 {
		i, s.benefits = len(s.benefits), append(s.benefits, BenefitOpportunity{Benefit: b})
	}
	s.benefits[i].Rules = append(s.benefits[i].Rules, r)
}

// ExamineEarnings returns what a customer would earn by assumed events, in every program where they are an ACTIVE member, or as one
// member alone. It runs the real operation, limits included, in a transaction that is rolled back: nothing is written and no limit
// used up. It fails with fault.NotFound.
func (e *Engine) ExamineEarnings(ctx context.Context, who Examined, supposed []Supposed) (all Earnings, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
		all = Earnings{}
		var members []Member
		if all.Customer, members, err = e.examined(ctx, tx, who); err != nil {
			return err
		}
		for _, m := range members {
			p, err := tx.Programs().Get(ctx, m.ProgramID)
			if err != nil {
				return err
			}
			if !p.Open(at.Now, at.zone) {
				continue
			}
			at.estimate = &estimate{}
			for _, s := range supposed {
				as := m
				as.Metadata = withMetadata(m.Metadata, s.Member)
				t, err := e.supposedTrigger(ctx, tx, s, all.Customer)
				if err != nil {
					return err
				}
				if err := e.earnOf(ctx, tx, at, as, t); err != nil {
					return err
				}
			}
			all.Memberships = append(all.Memberships, Opportunity{m, p, at.estimate.cards, at.estimate.benefits})
		}
		return errSimulated
	})
	if !errors.Is(err, errSimulated) {
		return Earnings{}, err
	}
	all.Rules = rulesIn(all.Memberships)
	return all, nil
}

// examined finds the customer of an examination, and their ACTIVE members.
func (e *Engine) examined(ctx context.Context, tx Store, who Examined) (c customer.Customer, members []Member, err error) {
	if c, err = customerBy(ctx, tx, who.By, who.ID); err != nil {
		return c, nil, err
	}
	c.Metadata = withMetadata(c.Metadata, who.Customer)
	within := storage.Is("customer_id", c.ID)
	if who.By == ByMemberID {
		within = storage.Is("id", who.ID)
	}
	page, err := tx.Members().List(ctx, storage.Query{
		Filter: storage.And(within, storage.Is("status", string(StatusActive))), Order: []storage.Order{{Field: "created_at"}}})
	for i := range page.Items {
		page.Items[i].Metadata = withMetadata(page.Items[i].Metadata, who.Member)
	}
	return c, page.Items, err
}

// supposedTrigger is the trigger of an assumed event.
func (e *Engine) supposedTrigger(ctx context.Context, tx Store, s Supposed, c customer.Customer) (trigger, error) {
	id := e.env.NewID(event.Kind.Prefix)
	c.Metadata = withMetadata(c.Metadata, s.Customer)
	t := trigger{event: s.Event, subject: id, customer: c, cause: ledger.Cause{EventID: id, EventType: string(s.Event)}}
	switch s.Event {
	case program.EventOrderPaid:
		o, err := order.Draft(ctx, tx, s.Order)
		if err != nil {
			return t, err
		}
		t.order = &o
	case program.EventCustom:
		t.custom, t.cause.SchemaID, t.name, t.any = s.Custom, s.SchemaID, s.SchemaID, s.SchemaID == ""
	default:
		t.any = true // any segment
	}
	return t, nil
}

func rulesIn(all []Opportunity) (rules []program.EarningRule) {
	add := func(r program.EarningRule) {
		if !slices.ContainsFunc(rules, func(known program.EarningRule) bool { return known.ID == r.ID }) {
			rules = append(rules, r)
		}
	}
	for _, o := range all {
		for _, c := range o.Cards {
			for _, r := range c.Rules {
				add(r.Rule)
			}
		}
		for _, b := range o.Benefits {
			for _, r := range b.Rules {
				add(r)
			}
		}
	}
	return rules
}

// Rewards is the result of an examination of rewards.
type Rewards struct {
	Customer    customer.Customer
	Rewards     []program.Reward
	Memberships []Choice
}

// Choice lists the rewards that a member could buy.
type Choice struct {
	Member  Member
	Program program.Program
	Cards   []CardChoice
}

// CardChoice lists the rewards that a card could pay for.
type CardChoice struct {
	Card    Card
	Rewards []Affordable
}

// Affordable is a reward with its price on a card, and the reason why the member cannot buy it; empty when they can.
type Affordable struct {
	Reward program.Reward
	Points int64
	Reason Unavailable
	// Available is how many points the card has; CardDefinitionID is the card that is missing.
	Available        int64
	CardDefinitionID string
}

// Unavailable is why a reward cannot be bought.
type Unavailable string

// The reasons. A limit that a purchase would break has the name of its rejection in lower case.
const (
	NotEnough    Unavailable = "insufficient_balance"
	NoTargetCard Unavailable = "no_target_card"
	NoCard       Unavailable = "no_card_for_cost"
	NoStock      Unavailable = "out_of_stock"
	NoCost       Unavailable = "no_matching_cost"
	NotOffered   Unavailable = "reward_inactive"
	NotSpendable Unavailable = "card_definition_inactive"
)
