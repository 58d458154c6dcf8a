package membership

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/calc"
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

// errSimulated rolls a simulation back.
var errSimulated = errors.New("simulated")

// Purchase buys a reward for a member with the points of the first cost whose rules hold, and adds the points of a reward of
// points. Simulate returns what would happen and writes nothing.
//
// A purchase that limits of the reward or of the wallet forbid is written as REJECTED and moves nothing. It fails with
// fault.NotFound for the program, the member, or a reward that the program does not have, and with KindLocked: non_active_program,
// program_outside_validity_window, non_active_member, non_active_reward, reward_outside_validity_window, reward_not_available when
// no cost applies to this member, non_active_card_definition, missing_card_definition_assignment, reward_out_of_stock,
// insufficient_card_balance.
func (e *Engine) Purchase(ctx context.Context, programID, memberID, rewardID string, simulate bool) (t RewardTransaction, err error) {
	err = e.atomic(ctx, func(tx Store, at operation) error {
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
	customer   customer.Customer
	reward     program.Reward
	assignment program.Assignment
	spending   program.Spending
}

// offer finds the reward and refuses one that cannot be bought now.
func (e *Engine) offer(ctx context.Context, tx Store, at operation, programID, memberID, rewardID string) (o offer, err error) {
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
	if o.customer, err = tx.Customers().Get(ctx, o.member.CustomerID); err != nil && !fault.IsNotFound(err) {
		return o, err
	}
	if err := able(p, o.member, at, "purchase reward"); err != nil {
		return o, err
	}
	return e.priced(ctx, tx, at, o)
}

// priced refuses an offer that its member cannot buy now, and finds its price.
func (e *Engine) priced(ctx context.Context, tx Store, at operation, o offer) (_ offer, err error) {
	found := false
	switch {
	case o.reward.Status != program.StatusActive:
		return o, locked("non_active_reward", "Cannot purchase reward when reward status is not ACTIVE", "Invalid reward status")
	case o.reward.Validity.Active(at.Now, at.zone) != validity.StatusActive:
		return o, locked("reward_outside_validity_window", "Reward is not available at this time", "Cannot purchase reward when reward is not active at this time")
	}
	o.spending, found, err = e.price(ctx, tx, at, o.customer, o.member, o.reward)
	if err == nil && !found {
		err = locked("reward_not_available", "Reward is not available for the member", "No cost of the reward has rules that hold for the member")
	}
	return o, err
}

// price is the spending of the first cost whose rules hold for a member.
func (e *Engine) price(ctx context.Context, tx Store, at operation, c customer.Customer, m Member, r program.Reward) (s program.Spending, found bool, err error) {
	held, err := tiersOf(ctx, tx, m.ID)
	if err != nil {
		return s, false, err
	}
	for _, cost := range r.Costs {
		if !inTiers(held, cost.Tiers) {
			continue
		}
		compiled, err := rule.Compile(rule.Rules{ID: cost.ID, Expression: program.InternalsOf(nil).Judgeable(cost.Rules)})
		if err != nil {
			return s, false, fmt.Errorf("cost %s of reward %s: %w", cost.ID, r.ID, err)
		}
		in, err := e.inSegments(ctx, c, compiled.Needs().Segments)
		if err != nil {
			return s, false, err
		}
		facts := &rule.Facts{Now: at.Now, Zone: at.zone, Metadata: m.Metadata, Customer: &rule.Customer{ID: c.ID, Metadata: c.Metadata, Segments: in}}
		if compiled.Judge(facts, rule.OmitNothing).Outcome == rule.OutcomeHolds {
			return cost.Spending, true, nil
		}
	}
	return s, false, nil
}

// checkedOffer is an offer with everything that its purchase depends on.
type checkedOffer struct {
	offer
	wallet Wallet
	// targetID is the card that gets the points of a reward.
	targetID string
	// missing is the card definition of which the member has no card.
	missing string
	// bought counts how often the member bought the reward, spent the points that its card spent.
	bought, spent Tally
}

// gather reads everything that a purchase depends on. With hold, each row is locked until the transaction ends, in this order: the
// tally of the member's purchases, the stock, the cards by their ids, the tally of the card's spending.
func (e *Engine) gather(ctx context.Context, tx Store, at operation, o offer, hold bool) (d checkedOffer, err error) {
	d.offer = o
	tally := e.holdTally
	if !hold {
		tally = e.readTally
	}
	if d.bought, err = tally(ctx, tx, "reward "+o.reward.ID+" "+o.member.ID); err != nil {
		return d, err
	}
	if hold {
		d.assignment, err = tx.ProgramAssignments().Update(ctx, o.assignment.ID, func(*program.Assignment) error { return nil })
		if err != nil {
			return d, err
		}
	}
	if err := d.findCards(ctx, tx, at, hold); err != nil {
		return d, err
	}
	d.spent, err = tally(ctx, tx, "spend "+d.wallet.ID)
	return d, err
}

// findCards finds the card that pays and, for a reward of points, the one that gets them.
func (d *checkedOffer) findCards(ctx context.Context, tx Store, at operation, hold bool) error {
	cards, err := cardsOf(ctx, tx, d.member.ID)
	if err != nil {
		return err
	}
	of := func(definitionID string) (string, error) {
		d.missing = definitionID
		i := slices.IndexFunc(cards, func(c Card) bool { return c.DefinitionID == definitionID && c.DeletedAt.IsZero() })
		if i < 0 {
			return "", locked("missing_card_definition_assignment", "The member has no card for the reward",
				"Card definition "+definitionID+" was not assigned to the program when the member joined")
		}
		d.missing = ""
		return cards[i].ID, nil
	}
	payer, err := of(d.spending.CardDefinitionID)
	if err != nil {
		return err
	}
	ids := []string{payer}
	if g := d.reward.Gift.Digital; g != nil && g.Type == program.DigitalPoints {
		if d.targetID, err = of(g.CardDefinitionID); err != nil {
			return err
		}
		ids = append(ids, d.targetID)
	}
	for _, id := range distinct(ids) {
		var c Card
		if hold {
			c, err = tx.MemberCards().Update(ctx, id, func(*Card) error { return nil })
		} else {
			c, err = tx.MemberCards().Get(ctx, id)
		}
		if err != nil {
			return err
		}
		if id != payer {
			continue
		}
		if d.wallet.Card, err = current(ctx, tx, at, c); err != nil {
			return err
		}
	}
	d.wallet.Definition, err = tx.CardDefinitions().Get(ctx, d.wallet.DefinitionID)
	return err
}

// refused is the error of a purchase that the state forbids.
func (d *checkedOffer) refused() error {
	switch {
	case d.wallet.usable() != nil:
		return d.wallet.usable()
	case d.assignment.Stock != nil && d.assignment.Redeemed >= *d.assignment.Stock:
		return locked("reward_out_of_stock", "Cannot purchase reward when stock is not available", "Reward stock is not available")
	case d.wallet.Figures.Balance() < d.spending.Points && !d.wallet.Definition.AllowNegative:
		return locked("insufficient_card_balance", "Insufficient card balance", "Operation exceeds the available card balance")
	}
	return nil
}

// rejected is the limit that a purchase would break, or nothing.
func (d *checkedOffer) rejected(at operation) (reason, details string) {
	limits := d.reward.PurchaseLimits
	if reason, details = refusedUse(limits.Blocks(at.Now, d.bought.LastAt, d.bought.countIn(limits.Unit, at.Today), at.zone)); reason != "" {
		return reason, details
	}
	if allowed, refusal := d.wallet.spendable(d.spending.Points, d.spent, at); allowed < d.spending.Points {
		return refusal, spendingWords
	}
	return "", ""
}

// buy changes the stock, the points and the tallies of limits, all of which it has locked.
func (e *Engine) buy(ctx context.Context, tx Store, at operation, o offer) (t RewardTransaction, err error) {
	d, err := e.gather(ctx, tx, at, o, true)
	if err == nil {
		err = d.refused()
	}
	if err != nil {
		return t, err
	}
	points := o.spending.Points
	t = RewardTransaction{
		ID: e.env.NewID(RewardTransactionKind.Prefix), Type: TypePurchase, Status: TransactionApproved, ProgramID: o.member.ProgramID, MemberID: o.member.ID,
		CardID: d.wallet.ID, RewardID: o.reward.ID, Points: points, CreatedAt: at.Now,
		Details: PurchaseDetails{Reason: ReasonSpentOnReward, RewardType: o.reward.Type, Gift: o.reward.Gift},
	}
	entry := CardTransaction{CardID: d.wallet.ID, Type: ledger.PointsSpentOnReward, Points: points, Details: Details{
		Reason: ReasonSpentOnReward, RewardID: o.reward.ID, RewardTransactionID: t.ID,
	}}
	reason, details := d.rejected(at)
	if reason == "" {
		reason, details, err = e.handOut(ctx, tx, d, &t)
		if err != nil {
			return t, err
		}
	}
	if reason != "" {
		t.Status, t.UpdatedAt, t.Details.RejectionReason, t.Details.RejectionDetails = TransactionRejected, at.Now, reason, details
		entry, err = e.writeRejected(ctx, tx, at, d.wallet.Card, entry, reason, details)
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
	if d.targetID != "" {
		gift := CardTransaction{CardID: d.targetID, Type: ledger.PointsPurchased, Points: o.reward.Gift.Digital.Points, Details: Details{
			RewardID: o.reward.ID, RewardTransactionID: t.ID, PurchaseTransactionID: entry.ID,
		}}
		if gift, err = e.post(ctx, tx, at, gift, credit); err != nil {
			return t, err
		}
		t.Details.TargetCardID, t.Details.TargetTransactionID = d.targetID, gift.ID
	}
	if err := e.countPurchase(ctx, tx, at, d); err != nil {
		return t, err
	}
	return t, tx.RewardTransactions().Insert(ctx, t)
}

// handOut gives the member the coupon or the gift voucher of a reward. When its campaign has none left, the purchase is rejected.
func (e *Engine) handOut(ctx context.Context, tx Store, d checkedOffer, t *RewardTransaction) (reason, details string, err error) {
	g := d.reward.Gift.Digital
	if g == nil || g.Type == program.DigitalPoints {
		return "", "", nil
	}
	issued, err := e.issue(ctx, tx, *g, d.member.CustomerID)
	if f, refused := fault.As(err); refused {
		return RejectedNoVoucher, f.Message, nil
	}
	t.Details.Vouchers = []Issued{issued}
	return "", "", err
}

// countPurchase raises all counters of purchases.
func (e *Engine) countPurchase(ctx context.Context, tx Store, at operation, d checkedOffer) error {
	points := d.spending.Points
	if err := e.count(ctx, tx, at, d.bought, d.reward.PurchaseLimits.Unit, 0, ""); err != nil {
		return err
	}
	if err := e.count(ctx, tx, at, d.spent, "", points, d.wallet.spendingPeriod()); err != nil {
		return err
	}
	at.counted.add(ReportSpending, d.member.ProgramID, at.Today, Subject{DefinitionID: d.wallet.DefinitionID}, map[string]int64{
		"success": 1, "success_on_reward": 1, "points": points, "points_on_rewards": points})
	_, err := tx.ProgramAssignments().Update(ctx, d.assignment.ID, func(a *program.Assignment) error { a.Redeemed++; return nil })
	return err
}

// usable refuses a wallet whose definition is not ACTIVE.
func (w *Wallet) usable() error {
	if w.Definition.Status != program.StatusActive {
		return locked("non_active_card_definition", "Cannot spend points when card definition status is not ACTIVE", "Invalid card definition status")
	}
	return nil
}

// spendingPeriod is the calendar period in which the spending of the card is counted, if it is.
func (w *Wallet) spendingPeriod() calc.Unit {
	l, _ := w.Definition.SpendingLimits.Global.Of(program.LimitTime)
	return l.Unit
}

func (w *Wallet) spendable(points int64, spent Tally, at operation) (allowed int64, refusal string) {
	return w.Definition.Spendable(points, w.standing(spent, at))
}

// standing holds the figures that limits of spending need.
func (w *Wallet) standing(spent Tally, at operation) program.Standing {
	return program.Standing{InPeriod: spent.pointsIn(w.spendingPeriod(), at.Today), Ever: w.Figures.Spent}
}

const spendingWords = "A limit of the card definition does not allow to spend these points"

// refusedUse returns the reason and the details of a rejection for a limit.
func refusedUse(blocked string) (reason, details string) {
	switch blocked {
	case program.BlockedByCooldown:
		return RejectedCooldown, "The member bought the reward too short a time ago"
	case program.BlockedByFrequency:
		return RejectedFrequency, "The member bought the reward as often as the period allows"
	}
	return "", ""
}

// RewardPurchases returns a page of the purchases and refunds of a member.
func (e *Engine) RewardPurchases(ctx context.Context, memberID string, q storage.Query) (storage.Page[RewardTransaction], error) {
	q.Filter = storage.And(storage.Is("member_id", memberID), q.Filter)
	return e.store.RewardTransactions().List(ctx, q)
}
