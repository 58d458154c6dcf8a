package member

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// The reasons for which a purchase is REJECTED beside those of the spending limits.
const (
	RejectedCooldown  = "PURCHASE_COOLDOWN_NOT_FINISHED"
	RejectedFrequency = "PURCHASE_LIMIT_EXCEEDED"
)

// errSimulated undoes what was only tried out.
var errSimulated = errors.New("simulated")

// Purchase buys a reward for a member with the points of the first cost whose rules hold, and hands out points where the reward is points.
// Simulate answers what would happen and writes nothing.
//
// What limits of the reward or of the wallet forbid is written as REJECTED and moves nothing. It fails with fault.NotFound for the
// program, the member, or a reward that the program does not have, and with KindLocked: non_active_program,
// program_outside_validity_window, non_active_member, non_active_reward, reward_outside_validity_window, reward_not_available when no
// cost is for this member, non_active_card_definition, missing_card_definition_assignment, reward_out_of_stock, insufficient_card_balance.
func (e *Engine) Purchase(ctx context.Context, programID, memberID, rewardID string, simulate bool) (t RewardTransaction, err error) {
	at, err := e.moment(ctx)
	if err != nil {
		return t, err
	}
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		o, err := e.offer(ctx, tx, at, programID, memberID, rewardID)
		if err != nil {
			return err
		}
		if t, err = e.buy(ctx, tx, at, o); err == nil && simulate {
			err = errSimulated
		}
		return err
	})
	if errors.Is(err, errSimulated) {
		t.ID, t.CardTransactionID = "", ""
		if t.Status == TransactionApproved {
			t.Status = TransactionSimulated
		}
		return t, nil
	}
	if err != nil {
		return RewardTransaction{}, err
	}
	return t, nil
}

// offer is a reward that a member may buy, and its price.
type offer struct {
	member     Member
	reward     program.Reward
	assignment program.Assignment
	spending   program.Spending
}

// offer finds what is bought and refuses what cannot be bought now.
func (e *Engine) offer(ctx context.Context, tx Store, at moment, programID, memberID, rewardID string) (o offer, err error) {
	const what = "purchase reward"
	p, err := findProgram(ctx, tx, programID)
	if err != nil {
		return o, err
	}
	if o.member, err = findMember(ctx, tx, programID, memberID); err != nil {
		return o, err
	}
	if o.reward, err = tx.ProgramRewards().Get(ctx, rewardID); err != nil {
		return o, err
	}
	found := false
	if o.assignment, found, err = tx.ProgramAssignments().Find(ctx, "pair", program.PairOf(programID, rewardID)); err != nil {
		return o, err
	}
	if !found || o.reward.Status == program.StatusDeleted {
		return o, fault.NotFound(program.RewardKind.Name, rewardID)
	}
	if err := able(p, o.member, at, what); err != nil {
		return o, err
	}
	switch {
	case o.reward.Status != program.StatusActive:
		return o, locked("non_active_reward", "Cannot purchase reward when reward status is not ACTIVE", "Invalid reward status")
	case o.reward.Validity.Active(at.Now, at.zone) != validity.StatusActive:
		return o, locked("reward_outside_validity_window", "Reward is not available at this time", "Cannot purchase reward when reward is not active at this time")
	}
	if d := o.reward.Gift.Digital; d != nil && d.Type != program.DigitalPoints {
		return o, fault.New(fault.KindNotImplemented, "not_implemented", "Not implemented", "Rewards of type %s cannot be purchased yet", d.Type)
	}
	o.spending, found, err = e.price(ctx, tx, at, o.member, o.reward)
	if err == nil && !found {
		err = locked("reward_not_available", "Reward is not available for the member", "No cost of the reward has rules that hold for the member")
	}
	return o, err
}

// price is the spending of the first cost whose rules hold for a member. Nobody has a tier yet.
func (e *Engine) price(ctx context.Context, tx Store, at moment, m Member, r program.Reward) (s program.Spending, found bool, err error) {
	c, err := tx.Customers().Get(ctx, m.CustomerID)
	if err != nil && !fault.IsNotFound(err) {
		return s, false, err
	}
	for _, cost := range r.Costs {
		if len(cost.Tiers) > 0 {
			continue
		}
		compiled, err := rule.Compile(rule.Rules{ID: cost.ID, Expression: program.Judgeable(cost.Rules)})
		if err != nil {
			return s, false, fmt.Errorf("cost %s of reward %s: %w", cost.ID, r.ID, err)
		}
		var in []string
		if asked := compiled.Needs().Segments; len(asked) > 0 && e.segments != nil {
			if in, err = e.segments(ctx, c, asked); err != nil {
				return s, false, err
			}
		}
		facts := &rule.Facts{Now: at.Now, Zone: at.zone, Metadata: m.Metadata, Customer: &rule.Customer{ID: c.ID, Metadata: c.Metadata, Segments: in}}
		if compiled.Judge(facts, rule.OmitNothing).Outcome == rule.OutcomeHolds {
			return cost.Spending, true, nil
		}
	}
	return s, false, nil
}

// buy moves the stock, the points and what limits count, each under its own row: what the member bought before, the stock, the cards.
func (e *Engine) buy(ctx context.Context, tx Store, at moment, o offer) (t RewardTransaction, err error) {
	bought, err := e.holdTally(ctx, tx, "reward "+o.reward.ID+" "+o.member.ID)
	if err != nil {
		return t, err
	}
	_, err = tx.ProgramAssignments().Update(ctx, o.assignment.ID, func(a *program.Assignment) error {
		if a.Stock != nil && a.Redeemed >= *a.Stock {
			return locked("reward_out_of_stock", "Cannot purchase reward when stock is not available", "Reward stock is not available")
		}
		return nil
	})
	if err != nil {
		return t, err
	}
	w, target, err := e.holdCards(ctx, tx, o)
	if err != nil {
		return t, err
	}
	points := o.spending.Points
	if w.Figures.Balance() < points && !w.Definition.AllowNegative {
		return t, locked("insufficient_card_balance", "Insufficient card balance", "Operation exceeds the available card balance")
	}
	t = RewardTransaction{
		ID: e.env.NewID(RewardTransactionKind.Prefix), Type: TypePurchase, Status: TransactionApproved, ProgramID: o.member.ProgramID, MemberID: o.member.ID,
		CardID: w.ID, RewardID: o.reward.ID, Points: points, CreatedAt: at.Now,
		Details: PurchaseDetails{Reason: ReasonSpentOnReward, RewardType: o.reward.Type, Gift: o.reward.Gift},
	}
	entry := CardTransaction{CardID: w.ID, Type: ledger.PointsSpentOnReward, Points: points, Details: Details{
		Reason: ReasonSpentOnReward, RewardID: o.reward.ID, RewardTransactionID: t.ID,
	}}
	limits := o.reward.PurchaseLimits
	reason, details := refusedUse(limits.Blocks(at.Now, bought.LastAt, bought.countIn(limits.Unit, at.Today), at.zone))
	spent, err := e.holdTally(ctx, tx, "spend "+w.ID)
	if err != nil {
		return t, err
	}
	allowed, refusal := w.spendable(points, spent, at)
	if reason == "" && allowed < points {
		reason, details = refusal, spendingWords
	}
	if reason != "" {
		t.Status, t.UpdatedAt, t.Details.RejectionReason, t.Details.RejectionDetails = TransactionRejected, at.Now, reason, details
		entry, err = e.writeRejected(ctx, tx, at, w.Card, entry, reason, details)
		t.CardTransactionID = entry.ID
		if err != nil {
			return t, err
		}
		return t, tx.RewardTransactions().Insert(ctx, t)
	}
	if entry, err = e.post(ctx, tx, at, entry, debit); err != nil {
		return t, err
	}
	t.CardTransactionID = entry.ID
	if target != "" {
		gift := CardTransaction{CardID: target, Type: ledger.PointsPurchased, Points: o.reward.Gift.Digital.Points, Details: Details{
			RewardID: o.reward.ID, RewardTransactionID: t.ID, PurchaseTransactionID: entry.ID,
		}}
		if gift, err = e.post(ctx, tx, at, gift, credit); err != nil {
			return t, err
		}
		t.Details.TargetCardID, t.Details.TargetTransactionID = target, gift.ID
	}
	if err := e.count(ctx, tx, at, bought, limits.Unit, 0, ""); err != nil {
		return t, err
	}
	if err := e.count(ctx, tx, at, spent, "", points, w.spendingPeriod()); err != nil {
		return t, err
	}
	_, err = tx.ProgramAssignments().Update(ctx, o.assignment.ID, func(a *program.Assignment) error { a.Redeemed++; return nil })
	if err != nil {
		return t, err
	}
	return t, tx.RewardTransactions().Insert(ctx, t)
}

// holdCards holds the card that pays and, for a reward of points, the one that is filled, in the order of their ids.
func (e *Engine) holdCards(ctx context.Context, tx Store, o offer) (w Wallet, target string, err error) {
	cards, err := cardsOf(ctx, tx, o.member.ID)
	if err != nil {
		return w, "", err
	}
	of := func(definitionID string) string {
		i := slices.IndexFunc(cards, func(c Card) bool { return c.DefinitionID == definitionID && c.DeletedAt.IsZero() })
		if i < 0 {
			return ""
		}
		return cards[i].ID
	}
	payer := of(o.spending.CardDefinitionID)
	ids := []string{payer}
	if d := o.reward.Gift.Digital; d != nil {
		target = of(d.CardDefinitionID)
		ids = append(ids, target)
	}
	if slices.Contains(ids, "") {
		return w, "", locked("missing_card_definition_assignment", "The member has no card for the reward",
			"The card definition of the reward was not assigned to the program when the member joined")
	}
	for _, id := range distinct(ids) {
		c, err := tx.MemberCards().Update(ctx, id, func(*Card) error { return nil })
		if err != nil {
			return w, "", err
		}
		if id == payer {
			w.Card = c
		}
	}
	if w.Definition, err = tx.CardDefinitions().Get(ctx, w.DefinitionID); err != nil {
		return w, "", err
	}
	return w, target, w.usable()
}

// usable refuses a wallet whose definition is not ACTIVE.
func (w *Wallet) usable() error {
	if w.Definition.Status != program.StatusActive {
		return locked("non_active_card_definition", "Cannot spend points when card definition status is not ACTIVE", "Invalid card definition status")
	}
	return nil
}

// spendingPeriod is the calendar period in which the spending of the card is counted, if it is.
func (w *Wallet) spendingPeriod() program.Unit {
	l, _ := w.Definition.SpendingLimits.Global.Of(program.LimitTime)
	return l.Unit
}

func (w *Wallet) spendable(points int64, spent Tally, at moment) (allowed int64, refusal string) {
	return w.Definition.Spendable(points, program.Standing{InPeriod: spent.pointsIn(w.spendingPeriod(), at.Today), Ever: w.Figures.Spent})
}

const spendingWords = "A limit of the card definition does not allow to spend these points"

// refusedUse puts what blocks a purchase into the words of a rejection.
func refusedUse(blocked string) (reason, details string) {
	switch blocked {
	case program.BlockedByCooldown:
		return RejectedCooldown, "The member bought the reward too short a time ago"
	case program.BlockedByFrequency:
		return RejectedFrequency, "The member bought the reward as often as the period allows"
	}
	return "", ""
}

// RewardPurchases returns a page of what a member bought and took back.
func (e *Engine) RewardPurchases(ctx context.Context, memberID string, q storage.Query) (storage.Page[RewardTransaction], error) {
	q.Filter = storage.And(storage.Is("member_id", memberID), q.Filter)
	return e.store.RewardTransactions().List(ctx, q)
}
