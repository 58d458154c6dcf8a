package member

import (
	"context"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// Segments answers which of the segments a customer is in.
type Segments func(ctx context.Context, c customer.Customer, ids []string) ([]string, error)

// Asking returns the engine with somebody who knows segments; without, nobody is in any.
func (e *Engine) Asking(segments Segments) *Engine {
	e.segments = segments
	return e
}

// EarnFrom gives what earning rules promise for events, in the transaction of tx: to every ACTIVE member that the customer is, of every
// program that is open now, in the order of the programs and of the assignment of their rules. What an order sets off, it sets off
// once, however often it is paid; other events come once.
func (e *Engine) EarnFrom(ctx context.Context, tx Store, events []event.Event) error {
	for _, happened := range events {
		t, of, err := readTrigger(ctx, tx, happened)
		if err != nil {
			return err
		}
		if !of {
			continue
		}
		if err := e.earnBy(ctx, tx, t); err != nil {
			return err
		}
	}
	return nil
}

func (e *Engine) earnBy(ctx context.Context, tx Store, t trigger) error {
	at, err := e.moment(ctx)
	if err != nil {
		return err
	}
	members, err := tx.Members().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", t.customer.ID), storage.Is("status", string(StatusActive))), Order: []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return err
	}
	for _, m := range members.Items {
		p, err := tx.Programs().Get(ctx, m.ProgramID)
		if err != nil {
			return err
		}
		if !p.Open(at.Now, at.zone) {
			continue
		}
		rules, err := rulesOf(ctx, tx, p.ID)
		if err != nil {
			return err
		}
		for _, r := range rules {
			if !t.sets(r) || r.Validity.Active(at.Now, at.zone) != validity.StatusActive {
				continue
			}
			if err := e.earnRule(ctx, tx, at, p, m, r, t); err != nil {
				return err
			}
		}
	}
	return nil
}

// rulesOf returns the rules of a program in the order of their assignment.
func rulesOf(ctx context.Context, tx Store, programID string) ([]program.EarningRule, error) {
	assigned, err := tx.ProgramAssignments().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("program_id", programID), storage.Is("type", string(program.AssignedEarningRule))),
		Order:  []storage.Order{{Field: "created_at"}},
	})
	if err != nil || len(assigned.Items) == 0 {
		return nil, err
	}
	ids := make([]string, len(assigned.Items))
	for i, a := range assigned.Items {
		ids[i] = a.ResourceID
	}
	page, err := tx.ProgramEarningRules().List(ctx, storage.Query{Filter: storage.In("id", ids)})
	byID := make(map[string]program.EarningRule, len(page.Items))
	for _, r := range page.Items {
		byID[r.ID] = r
	}
	rules := make([]program.EarningRule, 0, len(ids))
	for _, id := range ids {
		if r, known := byID[id]; known {
			rules = append(rules, r)
		}
	}
	return rules, err
}

// earnRule gives what the first fulfilled earning of a rule promises, within the limits of the rule.
func (e *Engine) earnRule(ctx context.Context, tx Store, at moment, p program.Program, m Member, r program.EarningRule, t trigger) error {
	tally, err := e.tally(ctx, tx, r.ID+" "+m.ID)
	if err != nil {
		return err
	}
	limits := r.TriggerLimits
	if limits.Blocks(at.Now, tally.LastAt, tally.countIn(limits.Unit, at.Today), at.zone) != "" {
		return nil
	}
	won, err := e.winner(ctx, tx, at, r, &t)
	if err != nil || won == nil {
		return err
	}
	yearly, bounded := r.EarningLimits.Of(program.LimitTime)
	left := int64(program.MaxPoints)
	if bounded {
		left = yearly.Max - tally.pointsIn(yearly.Unit, at.Today)
	}
	var given int64
	for i, effect := range won.Effects {
		if effect.BenefitID != "" {
			continue
		}
		points, err := e.award(ctx, tx, at, awarding{program: p, member: m, rule: r, earning: *won, index: i, award: effect.Award, trigger: t, left: left - given})
		if err != nil {
			return err
		}
		given += points
	}
	_, err = tx.MemberTallies().Update(ctx, tally.ID, func(tally *Tally) error {
		tally.add(at.Now, at.Today, limits.Unit, given, yearly.Unit)
		return nil
	})
	return err
}

// winner is the first earning of a rule that is fulfilled, or nil.
func (e *Engine) winner(ctx context.Context, tx Store, at moment, r program.EarningRule, t *trigger) (*program.Earning, error) {
	var collections []string
	programs := make([]*rule.Program, len(r.Earnings))
	for i, earning := range r.Earnings {
		compiled, err := rule.Compile(rule.Rules{ID: earning.ID, Expression: earning.Rules})
		if err != nil {
			return nil, fmt.Errorf("earning %s of rule %s: %w", earning.ID, r.ID, err)
		}
		programs[i] = compiled
		collections = append(collections, compiled.Needs().Collections...)
		for _, effect := range earning.Effects {
			if effect.Award.Proportion == nil {
				continue
			}
			for _, item := range effect.Award.Proportion.Items {
				if item.Type == program.ItemCollection {
					collections = append(collections, item.ID)
				}
			}
		}
	}
	if err := t.describe(ctx, tx, distinct(collections)); err != nil {
		return nil, err
	}
	for i := range r.Earnings {
		if len(r.Earnings[i].Tiers) > 0 {
			continue // nobody has a tier yet
		}
		var in []string
		if asked := programs[i].Needs().Segments; len(asked) > 0 && e.segments != nil {
			var err error
			if in, err = e.segments(ctx, t.customer, asked); err != nil {
				return nil, err
			}
		}
		if programs[i].Judge(t.facts(at, in), rule.OmitNothing).Outcome == rule.OutcomeHolds {
			return &r.Earnings[i], nil
		}
	}
	return nil, nil
}

// awarding is one effect of a rule that a member earned.
type awarding struct {
	program program.Program
	member  Member
	rule    program.EarningRule
	earning program.Earning
	index   int
	award   program.Award
	trigger trigger
	// left is what the rule may still give to the member.
	left int64
}

// key makes the effect happen once for what happened.
func (a awarding) key() string {
	return strings.Join([]string{"earn", a.trigger.subject, a.rule.ID, a.earning.ID, fmt.Sprint(a.index), a.member.ID}, " ")
}

// award puts the points of an effect on the member's card and returns how many that were. What the limits of the wallet do not let through
// is written as a REJECTED transaction. A member without such a card gets nothing.
func (e *Engine) award(ctx context.Context, tx Store, at moment, a awarding) (int64, error) {
	points := min(a.award.PointsOf(a.trigger.basis()), max(0, a.left))
	if points == 0 {
		return 0, nil
	}
	card, found, err := storage.First(ctx, tx.MemberCards(), storage.Query{Filter: storage.And(
		storage.Is("member_id", a.member.ID), storage.Is("card_definition_id", a.award.CardDefinitionID))})
	if err != nil || !found {
		return 0, err
	}
	// The card is held before its figures are compared with limits.
	if card, err = tx.MemberCards().Update(ctx, card.ID, func(*Card) error { return nil }); err != nil {
		return 0, err
	}
	definition, err := tx.CardDefinitions().Get(ctx, card.DefinitionID)
	if err != nil || definition.Status != program.StatusActive {
		return 0, err
	}
	if _, twice, err := tx.CardTransactions().Find(ctx, "key", a.key()); err != nil || twice {
		return 0, err
	}
	tally, err := e.tally(ctx, tx, "card "+card.ID)
	if err != nil {
		return 0, err
	}
	period, _ := definition.EarningLimits.Global.Of(program.LimitTime)
	allowed, refusal := definition.Earnable(points, program.Standing{
		Balance: card.Figures.Balance(), Pending: card.Figures.Pending(), InPeriod: tally.pointsIn(period.Unit, at.Today),
	})
	entry := CardTransaction{CardID: card.ID, Key: a.key(), Details: Details{
		Reason: a.program.Name + " / " + a.rule.Name, OrderID: a.trigger.cause.OrderID, Metadata: metadata.Map{
			"event_id": a.trigger.cause.EventID, "member_id": a.member.ID, "program_id": a.program.ID,
			"earning_item_id": a.earning.ID, "earning_rule_id": a.rule.ID,
		},
	}}
	if refusal != "" {
		return 0, e.reject(ctx, tx, at, card, entry, points, refusal)
	}
	if room := ledger.MaxPoints - card.Figures.Total(); allowed > room {
		return 0, e.reject(ctx, tx, at, card, entry, points, program.RejectedGlobalEarning)
	}
	var expiration *calc.Expiration
	if a.award.Expiration != nil {
		own := ExpirationOf(*a.award.Expiration)
		expiration = &own
	}
	cause := a.trigger.cause
	cause.RuleID, cause.ItemID = a.rule.ID, a.earning.ID
	if _, err := e.Earn(ctx, tx, entry, allowed, expiration, cause); err != nil {
		return 0, err
	}
	_, err = tx.MemberTallies().Update(ctx, tally.ID, func(t *Tally) error {
		t.add(at.Now, at.Today, "", allowed, period.Unit)
		return nil
	})
	return allowed, err
}

// reject writes down points that a limit kept from a card.
func (e *Engine) reject(ctx context.Context, tx Store, at moment, c Card, t CardTransaction, points int64, reason string) error {
	t.Type, t.Points = ledger.PointsEarned, points
	_, err := e.writeRejected(ctx, tx, at, c, t, reason, "A limit of the card definition keeps these points from the card")
	return err
}

// writeRejected writes down a movement that does not take place.
func (e *Engine) writeRejected(ctx context.Context, tx Store, at moment, c Card, t CardTransaction, reason, details string) (CardTransaction, error) {
	t.ID, t.Status = e.env.NewID(TransactionKind.Prefix), TransactionRejected
	t.MemberID, t.ProgramID, t.DefinitionID, t.CreatedAt, t.UpdatedAt = c.MemberID, c.ProgramID, c.DefinitionID, at.Now, at.Now
	t.Details.RejectionReason, t.Details.RejectionDetails = reason, details
	return t, tx.CardTransactions().Insert(ctx, t)
}
