package summary

import (
	"context"
	"encoding/json"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/internal/outbox"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/calc"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/voucher"
)

// eventData is the part of the data of events that summaries read.
type eventData struct {
	Redemption  *redemptionData      `json:"redemption"`
	Voucher     *voucher.Voucher     `json:"voucher"`
	Campaign    *campaign.Campaign   `json:"campaign"`
	Transaction *voucher.Transaction `json:"voucher_transaction"`
	// Drawn means that the published code was made for the publication.
	Drawn bool `json:"drawn"`
	// Count is how many codes were made. CountedElsewhere means that other events count these codes. Amount is the sum of their balances when it
	// differs from what the campaign prescribes.
	Count            int64  `json:"count"`
	CountedElsewhere bool   `json:"told"`
	Amount           *int64 `json:"amount"`
	// Waiting is a change of pending points.
	Waiting struct{ Points int64 } `json:"voucher_pending_points_balance"`
	// Pending is the pending points themselves.
	Pending struct{ Points int64 } `json:"pending_points"`
	// Return has what goods that came back gave back of redemptions.
	Return struct {
		Records []struct {
			CampaignID string
			Returned   applied
		}
	} `json:"return"`
}

// redemptionData is the part of the record of a redemption or a rollback that summaries read.
type redemptionData struct {
	// ParentID is the record of the stack that this one belongs to.
	ParentID, FailureCode string
	Applied               applied
}

// applied is what a redemption did, or what a rollback or a return took back of it.
type applied struct{ Order, Items, OrderTotal, Credits, Points int64 }

// counters add an event to the figures of its campaign, by the type of the event.
var counters = map[string]func(f Figures, e event.Event, h *eventData){
	redemption.EventSucceeded: func(f Figures, _ event.Event, h *eventData) {
		f.attempt("redemptions", true)
		if h.Redemption != nil {
			f.applied(h.Redemption.Applied, "orders_amount", "discounted_amount", "amount_redeemed", "points_redeemed")
		}
	},
	redemption.EventFailed: func(f Figures, _ event.Event, h *eventData) {
		f.attempt("redemptions", false)
		if h.Redemption != nil {
			f.add(RefusedRedemptions+h.Redemption.FailureCode, 1)
		}
	},
	redemption.EventRolledBack: func(f Figures, _ event.Event, h *eventData) {
		f.attempt("rollbacks", true)
		if h.Redemption != nil {
			f.tookBack(h.Redemption.Applied)
		}
	},
	redemption.EventRollbackFailed:         func(f Figures, _ event.Event, _ *eventData) { f.attempt("rollbacks", false) },
	voucher.EventPublicationSucceeded:      func(f Figures, _ event.Event, _ *eventData) { f.attempt("publications", true) },
	voucher.EventCustomerPublicationFailed: func(f Figures, _ event.Event, _ *eventData) { f.attempt("publications", false) },
	referral.EventReferred:                 func(f Figures, _ event.Event, _ *eventData) { f.add("referred_customers", 1) },
	voucher.EventCreated:                   func(f Figures, _ event.Event, h *eventData) { f.created(h.Voucher) },
	voucher.EventPublished:                 published,
	voucher.EventDeleted:                   func(f Figures, _ event.Event, h *eventData) { f.deleted(h.Voucher) },
	campaign.EventGenerationCompleted:      func(f Figures, _ event.Event, h *eventData) { f.generated(h) },
	campaign.EventGenerationFailed:         func(f Figures, _ event.Event, h *eventData) { f.generated(h) },
	campaign.EventVouchersAdded:            func(f Figures, _ event.Event, h *eventData) { f.generated(h) },
	voucher.EventGiftTransaction:           func(f Figures, _ event.Event, h *eventData) { f.moved(h.Transaction) },
	voucher.EventLoyaltyTransaction:        func(f Figures, _ event.Event, h *eventData) { f.moved(h.Transaction) },
	loyalty.EventPendingAdded:              func(f Figures, _ event.Event, h *eventData) { f.add("pending_points_added", h.Waiting.Points) },
	loyalty.EventPendingUpdated: func(f Figures, _ event.Event, h *eventData) {
		if n := h.Waiting.Points; n < 0 {
			f.add("pending_points_subtracted", -n)
		} else {
			f.add("pending_points_added", n)
		}
	},
	loyalty.EventPendingCanceled: func(f Figures, _ event.Event, h *eventData) {
		f.add("pending_points_canceled", max(h.Pending.Points, -h.Waiting.Points))
	},
	loyalty.EventPendingActivated: func(f Figures, _ event.Event, h *eventData) { f.add("pending_points_activated", h.Pending.Points) },
}

// Subscribe subscribes the engines of this package to the events that they act on; engine returns the engine of a project.
func Subscribe(c *outbox.Consumers, engine func(projectID string) *Engine) {
	outbox.SubscribeBy(c, Consumer, outbox.Subscription[Store]{Types: eventTypes()}, engine, (*Engine).consume)
}

// Consumer is the name of the consumer of the outbox that counts events.
const Consumer = "summaries"

// eventTypes returns the types of the events that consume handles.
func eventTypes() (types []string) {
	for kind := range counters {
		types = append(types, kind)
	}
	return append(types, order.EventReturned, redemption.EventStackSucceeded)
}

// consume counts events. It is a consumer of the outbox.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	zone, err := e.zone(ctx)
	if err != nil {
		return err
	}
	c := counts{}
	for _, of := range events {
		var h eventData
		if len(of.Data) > 0 && json.Unmarshal(of.Data, &h) != nil {
			continue // an error would not help: the event would come again, as unreadable as now
		}
		day := calc.DayOf(of.CreatedAt, zone)
		shop := c.of("", day)
		switch of.Type {
		case order.EventReturned: // the last unit is a rollback, which has events of its own
			for _, r := range h.Return.Records {
				shop.tookBackInAll(r.Returned)
				if r.CampaignID != "" {
					c.of(r.CampaignID, day).tookBack(r.Returned)
				}
			}
			continue
		case redemption.EventStackSucceeded: // its parts have events of their own; here is what the order came to
			if h.Redemption != nil {
				shop.add("orders_amount", h.Redemption.Applied.OrderTotal)
			}
			continue
		}
		count, known := counters[of.Type]
		if !known {
			continue
		}
		if of.CampaignID != "" {
			count(c.of(of.CampaignID, day), of, &h)
		}
		switch of.Type {
		case redemption.EventSucceeded:
			shop.redeemedInAll(h.Redemption)
		case redemption.EventRolledBack:
			shop.attempt("rollbacks", true)
			if h.Redemption != nil {
				shop.tookBackInAll(h.Redemption.Applied)
			}
		default:
			count(shop, of, &h)
		}
	}
	return c.write(ctx, tx)
}

// redeemedInAll adds a redemption to the figures of the whole project. An order counts once, however many redeemables it has, and what is paid
// with credits or points is no discount.
func (f Figures) redeemedInAll(r *redemptionData) {
	f.attempt("redemptions", true)
	if r == nil {
		return
	}
	if r.ParentID == "" {
		f.add("orders_amount", r.Applied.OrderTotal)
	}
	f.add("discounted_amount", r.Applied.discount())
	f.add("amount_redeemed", r.Applied.Credits)
	f.add("points_redeemed", r.Applied.Points)
}

// tookBackInAll adds what a rollback or a return took back to the figures of the whole project.
func (f Figures) tookBackInAll(a applied) {
	f.add("rolledback_discounted_amount", a.discount())
	f.add("amount_rolledback", a.Credits)
	f.add("points_rolledback", a.Points)
}

// discount is what was given away: nothing, where credits or points paid.
func (a applied) discount() int64 {
	return redemption.Applied{Order: a.Order, Items: a.Items, Credits: a.Credits, Points: a.Points}.Discount()
}

// tookBack adds what a rollback or a return took back of a redemption.
func (f Figures) tookBack(a applied) {
	f.applied(a, "orders_rolledback_amount", "rolledback_discounted_amount", "amount_rolledback", "points_rolledback")
}

// applied adds the effect of a redemption, or what was taken back of it, to the figures with these names.
func (f Figures) applied(a applied, orders, discounts, credits, points string) {
	f.add(orders, a.OrderTotal)
	f.add(discounts, a.Order+a.Items)
	f.add(credits, a.Credits)
	f.add(points, a.Points)
}

// published counts the code when the publication made it, because none was left.
func published(f Figures, _ event.Event, h *eventData) {
	if h.Drawn {
		f.created(h.Voucher)
	}
}

func (f Figures) created(v *voucher.Voucher) {
	if v == nil {
		return
	}
	f.add("vouchers_created", 1)
	switch {
	case v.Gift != nil:
		f.add("created_vouchers_amount", v.Gift.Amount)
	case v.Loyalty != nil:
		f.add("created_vouchers_points", v.Loyalty.Points)
	}
}

func (f Figures) deleted(v *voucher.Voucher) {
	if v == nil {
		return
	}
	f.add("vouchers_deleted", 1)
	switch {
	case v.Gift != nil:
		f.add("amount_deleted", v.Balance())
	case v.Loyalty != nil:
		f.add("points_deleted", v.Balance())
	}
}

// generated counts codes that were made in bulk. Where other events count them it does nothing.
func (f Figures) generated(h *eventData) {
	if h.CountedElsewhere {
		return
	}
	f.add("vouchers_created", h.Count)
	c := h.Campaign
	if c == nil || c.Voucher == nil {
		return
	}
	name, each := "", int64(0)
	switch {
	case c.Voucher.Gift != nil:
		name, each = "created_vouchers_amount", c.Voucher.Gift.Amount
	case c.Voucher.Loyalty != nil:
		name, each = "created_vouchers_points", c.Voucher.Loyalty.Points
	default:
		return
	}
	if h.Amount != nil {
		f.add(name, *h.Amount)
	} else {
		f.add(name, each*h.Count)
	}
}

// movements names the figure that movements of a type add to. The movements of redemptions and rollbacks are counted by redeemed.
var movements = map[voucher.TransactionType]string{
	voucher.CreditsAddition:         "amount_added",
	voucher.CreditsRemoval:          "amount_subtracted",
	voucher.PointsAddition:          "points_added",
	voucher.PointsRemoval:           "points_subtracted",
	voucher.PointsAccrual:           "points_rewarded",
	voucher.PendingPointsActivation: "points_rewarded",
	voucher.PointsExpiration:        "points_expired",
	voucher.PointsTransferIn:        "points_transferred_in",
	voucher.PointsTransferOut:       "points_transferred_out",
}

func (f Figures) moved(t *voucher.Transaction) {
	if t == nil {
		return
	}
	if name, known := movements[t.Type]; known {
		f.add(name, max(t.Amount, -t.Amount))
	}
}
