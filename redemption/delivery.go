package redemption

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/voucher"
)

// Delivery is how far a reward that was redeemed has come to the customer.
type Delivery string

// The deliveries. What pays for an order is completed at once, what a campaign gives when it was given, and a material reward when
// CompleteReward says so.
const (
	DeliveryPending    Delivery = "PENDING"
	DeliveryCompleted  Delivery = "COMPLETED"
	DeliveryRolledBack Delivery = "ROLLED_BACK"
)

// Deliveries lists them.
var Deliveries = []string{string(DeliveryPending), string(DeliveryCompleted), string(DeliveryRolledBack)}

// Delivery is how far the reward of a redemption has come; empty for a record without one. An empty stored delivery means
// completed.
func (r *Record) Delivery() Delivery {
	switch taken := r.Applied.Reward; {
	case taken == nil || r.Object != ObjectRedemption || r.Status == StatusFailed:
		return ""
	case r.Status == StatusRolledBack:
		return DeliveryRolledBack
	case taken.Delivery == "":
		return DeliveryCompleted
	default:
		return taken.Delivery
	}
}

// The types of the events of rewards that were redeemed.
const (
	EventRewardCreated    = "customer.reward_redemptions.created"
	EventRewardPending    = "customer.reward_redemptions.pending"
	EventRewardCompleted  = "customer.reward_redemptions.completed"
	EventRewardRolledBack = "customer.reward_redemptions.rolledback"
)

// rewardEventData is the data of the events of a reward that was redeemed. Objects that were deleted since are nil.
type rewardEventData struct {
	Record     *Record                   `json:"reward_redemption"`
	Reward     *loyalty.Reward           `json:"reward"`
	Assignment *loyalty.RewardAssignment `json:"reward_assignment"`
	Card       *voucher.Voucher          `json:"voucher"`
	Campaign   *campaign.Campaign        `json:"campaign"`
	Customer   *customer.Customer        `json:"customer"`
	// Publication is of the code that was handed out.
	Publication *voucher.Publication `json:"publication"`
	Source      ChannelType          `json:"source"`
	// Balance is what the card holds afterwards.
	Balance int64 `json:"balance"`
}

// event returns an event about the card, for the log of the customer.
func (of rewardEventData) event(kind, id, requestID string, at time.Time) event.Event {
	of.Source = of.Record.Channel.Type
	if of.Card != nil {
		of.Balance = of.Card.Balance()
	}
	e := event.Event{
		ID: id, Type: kind, EntityType: voucher.Kind.Name, EntityID: of.Record.VoucherID, CampaignID: of.Record.CampaignID,
		CustomerID: of.Record.CustomerID, GroupID: requestID, Category: event.CategoryAction, CreatedAt: at,
	}
	if kind == loyalty.EventRewarded {
		e.Data = event.Data(map[string]any{
			"redemption": of.Record, loyalty.RewardKind.Name: of.Reward, voucher.Kind.Name: of.Card, campaign.Kind.Name: of.Campaign,
			customer.Kind.Name: of.Customer,
		})
		return e
	}
	var err error
	if e.Data, err = json.Marshal(of); err != nil {
		panic("redemption: a reward cannot be written as JSON: " + err.Error())
	}
	return e
}

// addRewardEvents adds the events of a reward that was redeemed, one of which says whether it is delivered already.
func (w *writer) addRewardEvents(e *Entry, r *Record, card *voucher.Voucher) {
	if e.Reward == nil {
		return
	}
	of := rewardEventData{
		Record: r, Reward: e.Reward, Assignment: w.assignment(e.Reward.ID, card.CampaignID), Card: card, Campaign: w.campaign(card.CampaignID),
		Customer: &w.who.Customer,
	}
	second := EventRewardCompleted
	if r.Delivery() == DeliveryPending {
		second = EventRewardPending
	}
	for _, kind := range []string{EventRewardCreated, second, loyalty.EventRewarded} {
		w.out.Events = append(w.out.Events, of.event(kind, w.newID(event.Kind.Prefix), w.request.Caller.RequestID, w.now))
	}
}

// addRewardRollbackEvent adds the event of a reward whose redemption was rolled back.
func (w *undoer) addRewardRollbackEvent(t *Record, card *voucher.Voucher, rollbackID string) {
	if t.Delivery() == "" || card == nil {
		return
	}
	r := *t
	r.Status, r.RollbackID, r.RollbackDate = StatusRolledBack, rollbackID, w.now
	of := rewardEventData{
		Record: &r, Reward: w.reward(t.RewardID), Assignment: w.assignment(t.RewardID, card.CampaignID), Card: card, Campaign: w.campaign(card.CampaignID),
		Customer: w.Snapshot.Customer,
	}
	w.out.Events = append(w.out.Events, of.event(EventRewardRolledBack, w.newID(event.Kind.Prefix), w.request.Caller.RequestID, w.now))
}

// CompleteReward records that the reward of a redemption was delivered. It fails with fault.NotFound for an unknown redemption or
// one without a reward, and with invalid_reward_redemption_status unless the delivery is PENDING: of several calls at once one
// succeeds.
func (e *Engine) CompleteReward(ctx context.Context, redemptionID string) (r Record, err error) {
	err = storage.Atomic(ctx, e.store, func(tx Store) error {
		r, err = InternalsOf(e).CompleteReward(ctx, tx, redemptionID, nil)
		return err
	})
	return r, err
}

// CompleteReward is Engine.CompleteReward within the transaction of tx, which delivers the reward; the publication is that of the code that it
// gives, or nil. After an error nothing of the transaction may be committed.
func (i Internals) CompleteReward(ctx context.Context, tx Store, redemptionID string, publication *voucher.Publication) (Record, error) {
	e := i.engine
	now := e.env.Now()
	r, err := tx.Redemptions().Update(ctx, redemptionID, func(r *Record) error {
		switch r.Delivery() {
		case "":
			return fault.NotFound("reward_redemption", redemptionID)
		case DeliveryPending:
		default:
			return fault.Invalid("invalid_reward_redemption_status", "Invalid reward redemption status",
				"Only a reward redemption in 'PENDING' status can be completed. Current status: '%s'.", r.Delivery())
		}
		taken := *r.Applied.Reward
		taken.Delivery, taken.DeliveredAt = DeliveryCompleted, now
		r.Applied.Reward = &taken
		return nil
	})
	if err != nil {
		return r, err
	}
	of := rewardEventData{Record: &r, Publication: publication}
	if err := of.read(ctx, tx); err != nil {
		return r, fmt.Errorf("record the delivery of the reward of redemption %s: %w", redemptionID, err)
	}
	return r, tx.Events().Insert(ctx, of.event(EventRewardCompleted, e.env.NewID(event.Kind.Prefix), env.RequestID(ctx), now))
}

// read looks up the objects that the record names.
func (of *rewardEventData) read(ctx context.Context, tx Store) (err error) {
	if of.Reward, err = present(ctx, tx.Rewards(), of.Record.RewardID); err != nil {
		return err
	}
	if of.Assignment, err = present(ctx, tx.RewardAssignments(), of.Record.Applied.Reward.AssignmentID); err != nil {
		return err
	}
	if of.Card, err = present(ctx, tx.Vouchers(), of.Record.VoucherID); err != nil {
		return err
	}
	if of.Campaign, err = present(ctx, tx.Campaigns(), of.Record.CampaignID); err != nil {
		return err
	}
	of.Customer, err = present(ctx, tx.Customers(), of.Record.CustomerID)
	return err
}

// present reads an item; it returns nil for one that does not exist any more.
func present[T any](ctx context.Context, c storage.Collection[T], id string) (*T, error) {
	item, err := c.Get(ctx, id)
	if fault.IsNotFound(err) {
		return nil, nil
	}
	return &item, err
}
