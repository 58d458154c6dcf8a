package membership

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
)

// earnFrom gives the points and benefits of earning rules for an event: to every ACTIVE member of the customer, in every program
// that is open now, in the order of the programs and of the assignment of their rules. An order triggers a rule once, however often
// it is paid; other events are delivered once.
func (e *Engine) earnFrom(ctx context.Context, tx Store, at operation, t trigger) error {
	if t.event == program.EventCustom {
		if err := e.consumeCustomEvent(ctx, tx, at, t); err != nil {
			return err
		}
	}
	return e.earnBy(ctx, tx, at, t)
}

func (e *Engine) earnBy(ctx context.Context, tx Store, at operation, t trigger) error {
	members, err := tx.Members().List(ctx, storage.Query{
		Filter: storage.And(storage.Is("customer_id", t.customer.ID), storage.Is("status", string(StatusActive))), Order: []storage.Order{{Field: "created_at"}},
	})
	if err != nil {
		return err
	}
	for _, m := range members.Items {
		if err := e.earnOf(ctx, tx, at, m, t); err != nil {
			return err
		}
	}
	return nil
}

// earnOf gives one ACTIVE member the points and benefits of the rules of its program, when the program is open.
func (e *Engine) earnOf(ctx context.Context, tx Store, at operation, m Member, t trigger) error {
	p, err := tx.Programs().Get(ctx, m.ProgramID)
	if err != nil {
		return err
	}
	rules, err := triggeredRules(ctx, tx, at, p, &t)
	if err != nil {
		return err
	}
	before, err := earnedBefore(ctx, tx, m, t, rules...)
	if err != nil {
		return err
	}
	for _, r := range rules {
		if before[r.ID] {
			continue
		}
		if err := e.earnRule(ctx, tx, at, p, m, r, t); err != nil {
			return err
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

// earnRule gives the effects of the first fulfilled earning of a rule, within the limits of the rule. Most rules do not apply to an
// event: for those it locks nothing and reads little.
func (e *Engine) earnRule(ctx context.Context, tx Store, at operation, p program.Program, m Member, r program.EarningRule, t trigger) error {
	limits, subject := r.TriggerLimits, tallyOf(r, m)
	won, err := e.winner(ctx, tx, at, m, r, &t)
	if err != nil {
		return err
	}
	if won == nil {
		blocked := blockedByRules
		if limits.Bound() {
			tally, err := e.readTally(ctx, tx, subject)
			if err != nil {
				return err
			}
			blocked = cmp.Or(limits.Blocks(at.Now, tally.LastAt, tally.countIn(limits.Unit, at.Today), at.zone), blocked)
		}
		at.countRule(p.ID, r.ID, blocked)
		return nil
	}
	tally, err := e.holdTally(ctx, tx, subject)
	if err != nil {
		return err
	}
	// The tally is locked now, so that no other transaction earns by the rule.
	if twice, err := earnedBefore(ctx, tx, m, t, r); err != nil || twice[r.ID] {
		return err
	}
	if blocked := limits.Blocks(at.Now, tally.LastAt, tally.countIn(limits.Unit, at.Today), at.zone); blocked != "" {
		at.countRule(p.ID, r.ID, blocked)
		return nil
	}
	at.countRule(p.ID, r.ID, "")
	at.counted.add(ReportMemberRules, m.ID, at.Today, Subject{RuleID: r.ID}, map[string]int64{"count": 1})
	yearly, bounded := r.EarningLimits.Of(program.LimitTime)
	left := int64(program.MaxPoints)
	if bounded {
		left = yearly.Max - tally.pointsIn(yearly.Unit, at.Today)
	}
	var given int64
	number := 0
	for _, effect := range won.Effects {
		a := earnedEffect{program: p, member: m, rule: r, earning: *won, number: number, award: effect.Award, trigger: t, left: left - given}
		var points int64
		written := true
		if effect.BenefitID != "" {
			points, err = e.deliver(ctx, tx, at, a, effect.BenefitID)
		} else {
			points, written, err = e.award(ctx, tx, at, a)
		}
		if err != nil {
			return err
		}
		given += points
		if written {
			number++
		}
	}
	_, err = tx.MemberTallies().Update(ctx, tally.ID, func(tally *Tally) error {
		tally.add(at.Now, at.Today, limits.Unit, given, yearly.Unit)
		return nil
	})
	return err
}

// blockedByRules is the reason in reports when no earning of a rule was fulfilled, besides those of program.UseLimits.
const blockedByRules = "rules"

// countRule counts that a rule was triggered, or the reason for which it gave nothing.
func (m operation) countRule(programID, ruleID, blocked string) {
	numbers := map[string]int64{"success_count": 1}
	if blocked != "" {
		numbers = map[string]int64{"failures_count": 1, failurePrefix + blocked: 1}
	}
	m.counted.add(ReportRules, programID, m.Today, Subject{RuleID: ruleID}, numbers)
}

// failurePrefix begins the counters of single reasons.
const failurePrefix = "failed by "

// earnedBefore are the rules that have given a member something for this trigger already, by their ids.
func earnedBefore(ctx context.Context, tx Store, m Member, t trigger, rules ...program.EarningRule) (map[string]bool, error) {
	earned := map[string]bool{}
	if len(rules) == 0 {
		return earned, nil
	}
	by := map[string]string{} // the rules by the keys of their effects
	for _, r := range rules {
		by[earnedEffect{member: m, rule: r, trigger: t}.key()] = r.ID // the key of its first effect
	}
	keys := slices.Sorted(maps.Keys(by))
	moved, err := tx.CardTransactions().List(ctx, storage.Query{Filter: storage.In("key", keys)})
	if err != nil {
		return nil, err
	}
	for _, made := range moved.Items {
		earned[by[made.Key]] = true
	}
	// A rule may give no benefits any more, and have given one before it was edited.
	delivered, err := tx.BenefitTransactions().List(ctx, storage.Query{Filter: storage.In("key", keys)})
	for _, made := range delivered.Items {
		earned[by[made.Key]] = true
	}
	return earned, err
}

// tiersOf are the tiers that a member's cards are in, by their structures.
func tiersOf(ctx context.Context, tx Store, memberID string) (map[string]string, error) {
	cards, err := cardsOf(ctx, tx, memberID)
	held := map[string]string{}
	for _, c := range cards {
		if tier := c.Standing.Rank.TierID; tier != "" {
			held[c.Standing.StructureID] = tier
		}
	}
	return held, err
}

// inTiers reports whether a member in these tiers is in one of those that rules require; without rules it is.
func inTiers(held map[string]string, rules []program.TierRule) bool {
	return len(rules) == 0 || slices.ContainsFunc(rules, func(r program.TierRule) bool {
		tier := held[r.StructureID]
		return tier != "" && slices.Contains(r.TierIDs, tier)
	})
}

// judgesOf returns the rules of the earnings of a rule, and the collections that they and its points depend on.
func judgesOf(r program.EarningRule) (programs []*rule.Program, collections []string, err error) {
	programs = make([]*rule.Program, len(r.Earnings))
	for i, earning := range r.Earnings {
		compiled, err := rule.Compile(rule.Rules{ID: earning.ID, Expression: earning.Rules})
		if err != nil {
			return nil, nil, fmt.Errorf("earning %s of rule %s: %w", earning.ID, r.ID, err)
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
	return programs, distinct(collections), nil
}

// winner is the first earning of a rule that is fulfilled, or nil.
func (e *Engine) winner(ctx context.Context, tx Store, at operation, m Member, r program.EarningRule, t *trigger) (*program.Earning, error) {
	programs, collections, err := judgesOf(r)
	if err != nil {
		return nil, err
	}
	if err := t.describe(ctx, tx, collections); err != nil {
		return nil, err
	}
	var held map[string]string
	for i := range r.Earnings {
		if tiers := r.Earnings[i].Tiers; len(tiers) > 0 {
			if held == nil {
				var err error
				if held, err = tiersOf(ctx, tx, m.ID); err != nil {
					return nil, err
				}
			}
			if !inTiers(held, tiers) {
				continue
			}
		}
		in, err := e.inSegments(ctx, t.customer, programs[i].Needs().Segments)
		if err != nil {
			return nil, err
		}
		if programs[i].Judge(t.facts(at, in), rule.OmitNothing).Outcome == rule.OutcomeHolds {
			return &r.Earnings[i], nil
		}
	}
	return nil, nil
}

// earnedEffect is one effect of a rule that a member earned.
type earnedEffect struct {
	program program.Program
	member  Member
	rule    program.EarningRule
	earning program.Earning
	// number is how many effects of the rule were given before for this trigger.
	number  int
	award   program.Award
	trigger trigger
	// left is what the rule may still give to the member.
	left int64
}

// key makes a rule give once for one trigger. It contains neither the earning nor the effect: those change when the rule is edited,
// and the member would get the effects of both the old and the new rule for one order.
func (a earnedEffect) key() string {
	return strings.Join([]string{"earn", a.trigger.subject, a.rule.ID, a.member.ID, fmt.Sprint(a.number)}, " ")
}

// award puts the points of an effect on the member's card, and returns how many points were given and whether a transaction was
// written. Points that the limits of the wallet forbid are written as a REJECTED transaction. A member without such a card gets
// nothing.
func (e *Engine) award(ctx context.Context, tx Store, at operation, a earnedEffect) (given int64, written bool, err error) {
	points := min(a.award.PointsOf(a.trigger.basis()), max(0, a.left))
	if points == 0 {
		return 0, false, nil
	}
	card, found, err := storage.First(ctx, tx.MemberCards(), storage.Query{Filter: storage.And(
		storage.Is("member_id", a.member.ID), storage.Is("card_definition_id", a.award.CardDefinitionID))})
	if err != nil || !found {
		return 0, false, err
	}
	// The card is locked before its figures are compared with limits.
	if card, err = tx.MemberCards().Update(ctx, card.ID, func(*Card) error { return nil }); err == nil {
		card, err = current(ctx, tx, at, card)
	}
	if err != nil {
		return 0, false, err
	}
	definition, err := tx.CardDefinitions().Get(ctx, card.DefinitionID)
	if err != nil || definition.Status != program.StatusActive {
		return 0, false, err
	}
	tally, err := e.tally(ctx, tx, cardTally(card.ID))
	if err != nil {
		return 0, false, err
	}
	period, _ := definition.EarningLimits.Global.Of(program.LimitTime)
	allowed, refusal := definition.Earnable(points, program.Standing{
		Balance: card.Figures.Balance(), Pending: card.Figures.Pending(), InPeriod: tally.pointsIn(period.Unit, at.Today),
	})
	entry := CardTransaction{CardID: card.ID, Key: a.key(), Details: Details{
		Reason: a.program.Name + " / " + a.rule.Name, OrderID: a.trigger.cause.OrderID, Basis: a.award.WeightsOf(a.trigger.basis()), Metadata: metadata.Map{
			"event_id": a.trigger.cause.EventID, "member_id": a.member.ID, "program_id": a.program.ID,
			"earning_item_id": a.earning.ID, "earning_rule_id": a.rule.ID,
		},
	}}
	if refusal != "" {
		return 0, true, e.reject(ctx, tx, at, card, entry, points, refusal)
	}
	if allowed > card.room() {
		return 0, true, e.reject(ctx, tx, at, card, entry, points, program.RejectedGlobalEarning)
	}
	expiration, err := expirationFor(ctx, tx, at, card, a.award.Expiration)
	if err != nil {
		return 0, false, err
	}
	cause := a.trigger.cause
	cause.RuleID, cause.ItemID, cause.HolderTierID = a.rule.ID, a.earning.ID, card.Standing.Rank.TierID
	made, err := e.earn(ctx, tx, at, entry, allowed, expiration, cause)
	if err != nil {
		return 0, false, err
	}
	numbers := map[string]int64{"success_count": 1, "points": allowed}
	if made.Type == ledger.PendingAdded {
		numbers = map[string]int64{"success_count": 1, "pending_points": allowed}
	}
	at.counted.add(ReportPoints, a.program.ID, at.Today, Subject{RuleID: a.rule.ID, ItemID: a.earning.ID, DefinitionID: card.DefinitionID}, numbers)
	at.estimate.card(card, a.rule, allowed)
	_, err = tx.MemberTallies().Update(ctx, tally.ID, func(t *Tally) error {
		t.add(at.Now, at.Today, "", allowed, period.Unit)
		return nil
	})
	return allowed, true, err
}

// expirationFor is the rule by which earned points expire unless it is the wallet's: that of the award, or else that of the tier that the card
// is in when it earns.
func expirationFor(ctx context.Context, tx Store, at operation, c Card, own *program.Expiration) (*calc.Expiration, error) {
	if own == nil && c.Standing.Rank.TierID != "" {
		l, err := ladderOf(ctx, tx, at, c.ProgramID)
		if err != nil {
			return nil, err
		}
		if l != nil {
			if t := l.Tier(c.Standing.Rank.TierID); t != nil && t.Expiration.Type != "" && t.Expiration.Type != calc.Inherit {
				own = &t.Expiration
			}
		}
	}
	if own == nil {
		return nil, nil
	}
	rule := ExpirationOf(*own)
	return &rule, nil
}

// reject records points that a limit forbids.
func (e *Engine) reject(ctx context.Context, tx Store, at operation, c Card, t CardTransaction, points int64, reason string) error {
	t.Type, t.Points = ledger.PointsEarned, points
	_, err := e.writeRejected(ctx, tx, at, c, t, reason, "A limit of the card definition keeps these points from the card")
	return err
}

// writeRejected records a movement that does not take place. A rejected spending counts as locked and unlocked points, as a
// successful one does. The caller has locked the card.
func (e *Engine) writeRejected(ctx context.Context, tx Store, at operation, c Card, t CardTransaction, reason, details string) (CardTransaction, error) {
	t.ID, t.Status = e.env.NewID(TransactionKind.Prefix), TransactionRejected
	t.MemberID, t.ProgramID, t.DefinitionID, t.CreatedAt, t.UpdatedAt = c.MemberID, c.ProgramID, c.DefinitionID, at.Now, at.Now
	t.Details.RejectionReason, t.Details.RejectionDetails = reason, details
	if t.Type.Spends() {
		_, err := tx.MemberCards().Update(ctx, c.ID, func(c *Card) error {
			c.Figures.Unlock(t.Points)
			c.UpdatedAt = at.Now
			return nil
		})
		if err != nil {
			return t, err
		}
		at.countFigures(c.ID, func(f *ledger.Figures) { f.Unlock(t.Points) })
	}
	return t, tx.CardTransactions().Insert(ctx, t)
}
