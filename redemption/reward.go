package redemption

import (
	"errors"
	"fmt"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/voucher"
)

// namesReward reports whether the request names a reward.
func (r *Request) namesReward() bool {
	for _, red := range r.Redeemables {
		if red.Reward != nil {
			return true
		}
	}
	return false
}

// choose finds the reward that a loyalty card is to be used for, and its price for the holder of the card. A reward that the
// campaign of the card does not offer, or not to the holder's tier, is not found.
func (d *decision) choose(c *candidate) {
	r := c.Redeemable.Reward
	if r == nil || r.ID == "" {
		return
	}
	reward, assignment := d.reward(r.ID), d.assignment(r.ID, c.Voucher.CampaignID)
	if reward == nil || assignment == nil || r.AssignmentID != "" && r.AssignmentID != assignment.ID {
		return
	}
	rank := d.rank(c.Voucher.ID)
	price, available := rank.Price(assignment.ID, assignment.Points)
	if !available {
		return
	}
	if rank != nil {
		c.LoyaltyTierID = rank.ID
	}
	c.Reward, c.AssignmentID, c.Price = reward, assignment.ID, price
	c.rules = append(c.rules, d.programs(assignment.ID)...)
}

// defaultToHolder makes the holder of a loyalty card the customer of a request that names none. A request of a browser has to name
// the customer: knowing the code of a card there does not prove to be its holder.
func (d *decision) defaultToHolder(v *voucher.Voucher) {
	if v.Loyalty != nil && v.HolderID != "" && !d.customer.present && !d.request.HideExistence && d.scope.CustomerID == "" && d.request.customer() == nil {
		d.lack().holder = v.HolderID
	}
}

// rank is the tier that a card gives its holder, or nil.
func (d *decision) rank(cardID string) *loyalty.Tier {
	for i := range d.Snapshot.HolderTiers {
		if h := &d.Snapshot.HolderTiers[i]; h.ID == cardID {
			return d.loyaltyTier(h.TierID)
		}
	}
	return nil
}

// rewardable checks what has to come with a loyalty card.
func (d *decision) rewardable(v *voucher.Voucher, c *candidate) *fault.Error {
	r := c.Redeemable.Reward
	switch {
	case v.Loyalty == nil && r != nil:
		return fault.Invalid("invalid_reward", "Invalid reward", "Property .reward is for loyalty cards, and %s is none", v.Code)
	case v.Loyalty == nil:
		return nil
	case r == nil || r.ID == "":
		return fault.Invalid("missing_reward", "Missing reward", "A reward is required when redeeming a LOYALTY_CARD")
	case c.Reward == nil && r.AssignmentID != "":
		return fault.NotFound(loyalty.RewardAssignmentKind.Name, r.AssignmentID)
	case c.Reward == nil:
		return fault.NotFound(loyalty.RewardKind.Name, r.ID)
	case c.Reward.Coin == nil && r.Points != nil && *r.Points != c.Price:
		return fault.Invalid("invalid_reward", "Invalid reward", "Property .reward.points must be %d, which the reward costs, or be left out (actual value is '%d')", c.Price, *r.Points)
	}
	return nil
}

// applyReward pays the order with points, or buys a reward for its price, which leaves the order as it is.
func (d *decision) applyReward(c *candidate, turn discount.Turn) (effect, *fault.Error) {
	v := c.Voucher
	c.Balance = d.spendable(v)
	available := c.Balance - d.reserved(v.ID).Points
	if coin := c.Reward.Coin; coin != nil {
		paid, err := discount.Points{Coin: discount.Coin(*coin), Balance: available, Points: c.Redeemable.Reward.Points}.Apply(turn)
		if err != nil {
			refusal, ok := fault.As(err)
			if !ok {
				refusal = fault.Invalid("invalid_reward", "Invalid reward", "%s", err)
			}
			if refusal.Key == "loyalty_card_points_exceeded" {
				refusal.Details = v.Code
			}
			return effect{}, refusal
		}
		c.Points = paid.Spent
		return effect{Outcome: paid.Outcome, onOrder: true, Points: paid.Spent, pays: true}, nil
	}
	if c.Price > available {
		return effect{}, aboutCode("loyalty_card_points_exceeded", "loyalty card points exceeded", v)
	}
	stock, refusal := d.stock(c.Reward)
	if refusal != nil {
		return effect{}, refusal
	}
	c.Points = c.Price
	return effect{Outcome: discount.Outcome{Cart: d.cart.Untouched()}, Points: c.Price, counted: stock}, nil
}

// stock takes one of a material reward. A campaign reward needs its campaign to exist and to be switched on.
func (d *decision) stock(r *loyalty.Reward) ([]CounterStep, *fault.Error) {
	if r.Campaign != nil {
		of := d.campaign(r.Campaign.ID)
		if of == nil || !of.DeletedAt.IsZero() || !of.Active {
			return nil, fault.NotFound(campaign.Kind.Name, r.Campaign.ID)
		}
		return nil, nil
	}
	d.subject(r.ID)
	key := StockCounter(r.ID)
	given := d.counter(Counter{Key: key, Subject: r.ID})
	if r.Stock != nil && given >= *r.Stock {
		return nil, fault.Invalid("reward_out_of_stock", "Reward is out of stock", "All %d of reward %s were given", *r.Stock, r.ID)
	}
	return []CounterStep{{Key: key, By: 1}}, nil
}

// StockCounter is the key of the counter of how many of a material reward were given.
func StockCounter(rewardID string) CounterKey { return CounterKey("s/" + rewardID) }

// RewardTaken is what a record says of the reward that was redeemed.
type RewardTaken struct {
	AssignmentID string
	Type         loyalty.RewardType
	// LoyaltyTierID is the tier that made the price.
	LoyaltyTierID string
	// EntryID is the transaction that took the points.
	EntryID string
	// Delivery is the state of the delivery, DeliveredAt when CompleteReward was called; see Record.Delivery.
	Delivery    Delivery
	DeliveredAt time.Time
}

// DeliverJob delivers a campaign reward: a code, or credits or points on a card. It is enqueued with the redemption.
type DeliverJob struct{ RecordID string }

// Kind is the stable name of the job.
func (DeliverJob) Kind() string { return "REWARDS.DELIVER" }

// book opens the lots of a card for one movement.
func (v *view) book(card *voucher.Voucher) *ledger.Book {
	zone := zoneOr(v.config.settings.Zone)
	var lots []ledger.Lot
	for _, l := range v.Snapshot.Lots {
		if l.AccountID == card.ID {
			lots = append(lots, l)
		}
	}
	return ledger.NewBook(card.Account(zone), v.now, calc.DayOf(v.now, zone), v.newID, lots, len(lots) < v.scope.Lots)
}

// spendable is the balance of a card without points whose last day has passed and that the daily run has not taken off yet.
func (v *view) spendable(card *voucher.Voucher) int64 {
	if !card.Overdue(v.now) {
		return card.Balance()
	}
	points, err := v.book(card).Spendable()
	if err != nil {
		v.lackLots()
	}
	return points
}

// lackLots asks for more lots of each card; the decision is then made again.
func (v *view) lackLots() { v.lack().lots = max(ledger.FirstPage, 2*v.scope.Lots) }

// movePoints runs a movement on the lots of a card: its effect on them becomes part of the outcome, and what expires next of the
// delta. When too few lots are loaded, the decision asks for more and is made again.
func (v *view) movePoints(card *voucher.Voucher, delta *VoucherDelta, out *Outcome, move func(*ledger.Book) error) error {
	b := v.book(card)
	err := move(b)
	if err == nil {
		err = b.Settle()
	}
	if errors.Is(err, ledger.ErrMore) {
		v.lackLots()
		return nil
	}
	if err != nil {
		return err
	}
	after := *card
	delta.Apply(&after)
	if after.Balance() != b.Balance {
		return fmt.Errorf("card %s holds %d points by its figures and %d by its lots", card.ID, after.Balance(), b.Balance)
	}
	delta.Next = &NextExpiration{Points: b.Next.Points}
	if b.Next.On != "" {
		delta.Next.At = b.Next.On.Begins(zoneOr(v.config.settings.Zone)).UTC()
	}
	out.Lots = append(out.Lots, b.Changes())
	if v.books == nil {
		v.books = map[string]*ledger.Book{}
	}
	v.books[card.ID] = b
	return nil
}

// current is a card as it counts after the decision; see voucher.Current. Other vouchers stay as they are.
func (v *view) current(after *voucher.Voucher) *voucher.Voucher {
	if after == nil || !after.Overdue(v.now) {
		return after
	}
	b := v.books[after.ID]
	if b == nil {
		b = v.book(after)
	}
	points, next, err := b.Overdue()
	if err != nil {
		v.lackLots()
		return after
	}
	shown := after.Without(points, next, zoneOr(v.config.settings.Zone))
	return &shown
}

// takePoints burns the points of an entry and returns the transaction of it, nil where there are no points.
func (w *writer) takePoints(e *Entry, r *Record, delta *VoucherDelta) *voucher.Transaction {
	if e.Points == 0 {
		return nil
	}
	t := &voucher.Transaction{
		ID: w.newID(voucher.TransactionKind.Prefix), VoucherID: e.Voucher.ID, CampaignID: e.Voucher.CampaignID, Type: voucher.PointsRedemption,
		Amount: -e.Points, Source: sourceOf(r), OrderID: r.OrderID, RedemptionID: r.ID, CreatedAt: w.now,
	}
	r.Applied.Reward.EntryID = t.ID
	err := w.movePoints(e.Voucher, delta, w.out, func(b *ledger.Book) error { return b.Burn(t.ID, e.Points) })
	if err != nil {
		w.err = err
	}
	return t
}

// sourceOf returns the source of a transaction: that of automatic rewards, or else the API.
func sourceOf(r *Record) string {
	if r.Channel.Type == ChannelAutoRedeem {
		return loyalty.SourceAutoRedeem
	}
	return "API"
}

// awaitsDelivery reports whether a campaign reward is still to be delivered.
func (r *Record) awaitsDelivery() bool {
	return r.Delivery() == DeliveryPending && r.Applied.Reward.Type == loyalty.RewardCampaign
}

// pointsEvents are the events of points that left a card or came back to it.
func (v *view) pointsEvents(t voucher.Transaction, card *voucher.Voucher, holder customer.Customer, requestID string) []event.Event {
	data := event.Data(map[string]any{
		voucher.TransactionKind.Name: &t, voucher.Kind.Name: card, campaign.Kind.Name: v.campaign(card.CampaignID), customer.Kind.Name: &holder,
	})
	return []event.Event{{
		ID: v.newID(event.Kind.Prefix), Type: loyalty.EventTransaction, EntityType: voucher.Kind.Name, EntityID: card.ID, CampaignID: card.CampaignID,
		CustomerID: holder.ID, GroupID: requestID, Category: event.CategoryAction, Data: data, CreatedAt: v.now,
	}}
}

// creditsEvent is the event of credits that left a gift card or came back to it. Any customer may redeem a gift card: the event has
// the whole customer only when they are its holder.
func (v *view) creditsEvent(t voucher.Transaction, card *voucher.Voucher, redeemer customer.Customer, requestID string) event.Event {
	if redeemer.ID != card.HolderID {
		redeemer = customer.Customer{ID: card.HolderID}
	}
	e := v.pointsEvents(t, card, redeemer, requestID)[0]
	e.Type = voucher.EventGiftTransaction
	return e
}
