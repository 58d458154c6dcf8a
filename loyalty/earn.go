package loyalty

import (
	"context"
	"encoding/json"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// consumedTypes are the types of events that matter to loyalty campaigns: those of customers, custom events included, which trigger
// earning rules, those after which a card may have another tier, and returns of goods, which earned points.
var consumedTypes = []string{"customer.", EventTransaction, voucher.EventPublished, voucher.EventDeleted, order.EventReturned}

// ofCard reports whether a card may have another tier, or none, after an event of a type.
func ofCard(kind string) bool {
	return kind == EventTransaction || kind == voucher.EventPublished || kind == voucher.EventDeleted
}

// concerns reports whether an event is one that consume acts on.
func concerns(e *event.Event) bool {
	if e.EntityType == event.EntityPageEvent {
		return false
	}
	switch e.Type {
	case order.EventReturned:
		return true
	case order.EventPaid, SegmentEntered, "customer.custom_event":
	default:
		if !ofTier(e.Type) {
			return ofCard(e.Type)
		}
	}
	return e.CustomerID != ""
}

// enabled reports whether consume has anything to do for some events: most projects have no earning rules.
func enabled(ctx context.Context, tx Store, events []event.Event) (bool, error) {
	if slices.ContainsFunc(events, func(e event.Event) bool { return ofCard(e.Type) || e.Type == order.EventReturned }) {
		return true, nil
	}
	_, some, err := storage.First(ctx, tx.EarningRules(), storage.Query{Filter: storage.Is("active", true)})
	return some, err
}

// trigger is an event in the form that earning rules need.
type trigger struct {
	// event is its name in rules.
	event    string
	cause    ledger.Cause
	customer *customer.Customer
	order    *order.Order
	custom   metadata.Map
	// cardID is the card that a custom event names; empty means all cards of the customer.
	cardID   string
	segments []string
	// collections are the ids of the collections that the products of the order are in, by the ids of products and SKUs.
	collections map[string][]string
}

// consume adds the points that events earn, takes those of returned goods back, and updates the tiers of cards, in the transaction of tx. One event gives the points of
// one rule once, because it is delivered once.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	m, err := e.newOperation(ctx)
	if err != nil {
		return err
	}
	rules, err := tx.EarningRules().List(ctx, storage.Query{Filter: storage.Is("active", true), Order: []storage.Order{{Field: "created_at"}}})
	if err != nil {
		return err
	}
	b := newBatch(tx)
	changes, err := b.read(ctx, events, rules.Items)
	if err != nil {
		return err
	}
	for i, happened := range events {
		if happened.Type == order.EventReturned {
			if err := e.takeBack(ctx, b, m, happened); err != nil {
				return err
			}
			continue
		}
		if ofCard(happened.Type) {
			if change, acts := changes[i]; acts {
				if err := e.followChange(ctx, b, m, happened, change); err != nil {
					return err
				}
			}
			continue
		}
		if len(rules.Items) == 0 {
			continue // no rule is triggered by it, as in most projects, so the order is not read
		}
		t, of, err := readTrigger(ctx, b, happened)
		if err != nil || !of {
			if err != nil {
				return err
			}
			continue
		}
		if err := e.earn(ctx, b, m, t, rules.Items); err != nil {
			return err
		}
	}
	return b.unit.Write(ctx)
}

// readTrigger reads an event; of is false for one that triggers no rules.
func readTrigger(ctx context.Context, tx Store, happened event.Event) (t trigger, of bool, err error) {
	var data struct {
		Order    *order.Order
		Customer *customer.Customer
		Segment  struct{ ID string }
		Tier     struct{ ID string } `json:"loyalty_tier"`
		Event    struct {
			Name     string
			Metadata metadata.Map
			Card     struct{ VoucherID string }
		}
	}
	if !concerns(&happened) {
		return t, false, nil
	}
	if err := json.Unmarshal(happened.Data, &data); err != nil {
		return t, false, nil // unreadable data earns nothing, now or later
	}
	t = trigger{event: happened.Type, cause: ledger.Cause{EventID: happened.ID, EventType: happened.Type}}
	switch happened.Type {
	case order.EventPaid:
		t.event, t.order = OrderPaid, data.Order
		if t.order == nil {
			return t, false, nil
		}
		t.cause.OrderID = t.order.ID
	case SegmentEntered:
		t.cause.SegmentID, t.segments = data.Segment.ID, []string{data.Segment.ID}
	case "customer.custom_event":
		t.event, t.custom, t.cardID = data.Event.Name, data.Event.Metadata, data.Event.Card.VoucherID
	default:
		t.cause.TierID = data.Tier.ID
	}
	c, err := tx.Customers().Get(ctx, happened.CustomerID)
	if fault.IsNotFound(err) {
		return t, false, nil
	}
	t.customer = &c
	return t, err == nil, err
}

func (e *Engine) earn(ctx context.Context, tx *batch, m operation, t trigger, rules []EarningRule) error {
	byCampaign := map[string][]EarningRule{}
	var campaigns []string
	for _, r := range rules {
		// A rule gives nothing for events from before it was made, though they may be delivered later.
		if r.Event != t.event || env.MadeBefore(t.cause.EventID, r.ID) || r.SegmentID != "" && r.SegmentID != t.cause.SegmentID || !r.waitsFor(t.cause.TierID) || r.Validity.Active(m.Now, m.zone) != validity.StatusActive {
			continue
		}
		if _, known := byCampaign[r.CampaignID]; !known {
			campaigns = append(campaigns, r.CampaignID)
		}
		byCampaign[r.CampaignID] = append(byCampaign[r.CampaignID], r)
	}
	slices.Sort(campaigns)
	for _, id := range campaigns {
		c, err := tx.Campaigns().Get(ctx, id)
		if fault.IsNotFound(err) {
			continue
		}
		if err != nil {
			return err
		}
		if !c.Active || !c.DeletedAt.IsZero() || c.Validity.Active(m.Now, m.zone) != validity.StatusActive {
			continue
		}
		if err := e.earnIn(ctx, tx, m, &c, byCampaign[id], t); err != nil {
			return err
		}
	}
	return nil
}

// earnIn gives the points of the rules of one campaign to the card that the customer holds in it.
func (e *Engine) earnIn(ctx context.Context, tx *batch, m operation, c *campaign.Campaign, rules []EarningRule, t trigger) error {
	held := storage.And(storage.Is("campaign_id", c.ID), storage.Is("holder_id", t.customer.ID), campaign.Kept)
	if t.cardID != "" {
		held = storage.And(held, storage.Is("id", t.cardID))
	}
	card, found, err := storage.First(ctx, tx.Vouchers(), storage.Query{Filter: held})
	joins := !found && c.AutoJoin && t.cardID == ""
	if err != nil || !found && !joins || found && (!card.Active || card.Loyalty == nil) {
		return err
	}
	var tier *Tier
	if found {
		if tier, err = tierOf(ctx, tx, card.ID); err != nil {
			return err
		}
	}
	if tier != nil {
		t.cause.HolderTierID = tier.ID
	}
	if t.order != nil && t.collections == nil && slices.ContainsFunc(rules, func(r EarningRule) bool { return len(r.Earning.Scope) > 0 }) {
		if t.collections, err = collectionsIn(ctx, tx, rules, t.order); err != nil {
			return err
		}
	}
	for _, r := range rules {
		points, err := e.gives(ctx, tx, m, r, t, tier)
		if err != nil {
			return err
		}
		if points == 0 {
			continue
		}
		if joins {
			card, err = e.join(ctx, tx, c, t.customer)
			if _, refused := fault.As(err); refused {
				return nil // no card is left: the customer cannot join, now or later
			}
			if err != nil {
				return err
			}
			joins = false
		}
		if card.Loyalty.Points > calc.MaxPoints-points {
			continue
		}
		cause := t.cause
		cause.RuleID, cause.SchemaID = r.ID, r.SchemaID
		if t.order != nil {
			cause.Earned, cause.Basis = points, r.Earning.weights(&t)
		}
		if r.PendingDays > 0 {
			err = e.addPending(ctx, tx, m, c, card.ID, r, points, cause)
		} else {
			card, err = e.accrue(ctx, tx, m, c, card.ID, r, points, cause)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// join gives a customer a card.
func (e *Engine) join(ctx context.Context, tx *batch, c *campaign.Campaign, who *customer.Customer) (card voucher.Voucher, err error) {
	settings, err := voucher.InternalsOf(e.vouchers).Settings(ctx)
	if err != nil {
		return card, err
	}
	return card, tx.outside(ctx, func(tx Store) error {
		card, err = voucher.In(e.vouchers, tx, settings).Join(ctx, c.ID, who.ID)
		return err
	})
}

func (e *Engine) accrue(ctx context.Context, tx Store, m operation, c *campaign.Campaign, cardID string, r EarningRule, points int64, cause ledger.Cause) (voucher.Voucher, error) {
	terms := ledger.TermsOf(expirationIn(c, r.Expiration), m.Today)
	n := entry{kind: voucher.PointsAccrual, points: points, cause: cause, source: "SYSTEM"}
	made, card, err := e.post(ctx, tx, m, cardID, n, func(b *ledger.Book, id string) error { _, err := b.Open(id, points, terms); return err }, EventPointsAdded)
	if err != nil {
		return card, err
	}
	besides := map[string]any{voucher.TransactionKind.Name: made, EarningRuleKind.Name: r}
	return card, e.writeCardEvents(ctx, tx, card, m.Now, besides, EventRewarded, EventRewardedPoints)
}

// addPending adds pending points.
func (e *Engine) addPending(ctx context.Context, tx Store, m operation, c *campaign.Campaign, cardID string, r EarningRule, points int64, cause ledger.Cause) error {
	var p ledger.Pending
	card, err := voucher.InternalsOf(nil).MovePoints(ctx, tx, m.Moment, m.zone, cardID, func(b *ledger.Book, _ *voucher.Voucher) error {
		p = b.Wait(ledger.Pending{
			Points: points, ActivatesOn: m.Today.AddDays(int(r.PendingDays)), Expiration: expirationIn(c, r.Expiration), Cause: cause,
		})
		return nil
	})
	if err != nil {
		return err
	}
	change := PendingChange{CardID: cardID, Points: points, Total: card.Loyalty.Pending}
	return e.writeCardEvents(ctx, tx, card, m.Now, map[string]any{"pending_points": p, "voucher_pending_points_balance": change}, EventPendingAdded)
}

// gives is how many points a rule gives for a trigger to a holder of a tier; 0 where its validation rules fail.
func (e *Engine) gives(ctx context.Context, tx Store, m operation, r EarningRule, t trigger, tier *Tier) (int64, error) {
	points := r.points(&t, tier, facts{&t, m})
	if points == 0 {
		return 0, nil
	}
	allowed, err := e.allowed(ctx, tx, m, r.ID, t)
	if err != nil || !allowed {
		return 0, err
	}
	return points, nil
}

// allowed judges the validation rules of an earning rule.
func (e *Engine) allowed(ctx context.Context, tx Store, m operation, ruleID string, t trigger) (bool, error) {
	page, err := tx.RuleAssignments().List(ctx, storage.Query{Filter: rule.AssignedTo(ruleOf(ruleID))})
	if err != nil {
		return false, err
	}
	for _, a := range page.Items {
		set, err := tx.Rules().Get(ctx, a.RuleID)
		if err != nil {
			return false, err
		}
		program, err := rule.Compile(set)
		if err != nil {
			return false, err
		}
		facts := t.ruleFacts(m)
		held, err := heldBy(ctx, tx, t.customer.ID, program.Needs().LoyaltyTiers)
		if err != nil {
			return false, err
		}
		facts.Customer.LoyaltyTiers = append(facts.Customer.LoyaltyTiers, held...)
		if asked := program.Needs().Segments; len(asked) > 0 && e.segments != nil {
			in, err := e.segments(ctx, *t.customer, asked)
			if err != nil {
				return false, err
			}
			facts.Customer.Segments = append(in, t.segments...)
		}
		if v := program.Judge(facts, rule.OmitNothing); v.Outcome == rule.OutcomeFails {
			return false, nil
		}
	}
	return true, nil
}

// points is how many points a rule gives for a trigger to a holder of a tier.
func (r *EarningRule) points(t *trigger, tier *Tier, f formula.Facts) int64 {
	each := decimal.NewFromInt(r.Earning.Points)
	if r.Earning.Formula != "" {
		if parsed, err := formula.Parse(r.Earning.Formula); err == nil {
			if d, has := parsed.Number(f); has {
				each = d
			}
		}
	}
	blocks := decimal.NewFromInt(1)
	if r.Earning.Calculation != "" {
		blocks = calc.Blocks(r.Earning.base(t), r.Earning.Every)
	}
	return calc.Points(blocks, each, tier.Earns(r.ID))
}
