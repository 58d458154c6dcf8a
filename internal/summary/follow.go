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
type redemptionData struct{ Applied applied }

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
	redemption.EventFailed: func(f Figures, _ event.Event, _ *eventData) { f.attempt("redemptions", false) },
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
	outbox.SubscribeBy(c, "summaries", outbox.Subscription[Store]{Types: eventTypes(), Match: hasCampaign}, engine, (*Engine).consume)
}

// eventTypes returns the types of the events that consume handles.
func eventTypes() (types []string) {
	for kind := range counters {
		types = append(types, kind)
	}
	return append(types, order.EventReturned)
}

// hasCampaign reports whether an event is about a campaign. A return of goods may be about several.
func hasCampaign(e *event.Event) bool { return e.CampaignID != "" || e.Type == order.EventReturned }

// consume counts events. It is a consumer of the outbox.
func (e *Engine) consume(ctx context.Context, tx Store, events []event.Event) error {
	zone, err := e.zone(ctx)
	if err != nil {
		return err
	}
	c := counts{}
	for _, of := range events {
		count, known := counters[of.Type]
		if !known && of.Type != order.EventReturned || !hasCampaign(&of) {
			continue
		}
		var h eventData
		if len(of.Data) > 0 && json.Unmarshal(of.Data, &h) != nil {
			continue // an error would not help: the event would come again, as unreadable as now
		}
		if of.Type == order.EventReturned { // the last unit is a rollback, which has events of its own
			for _, r := range h.Return.Records {
				if r.CampaignID != "" {
					c.of(r.CampaignID, calc.DayOf(of.CreatedAt, zone)).tookBack(r.Returned)
				}
			}
			continue
		}
		count(c.of(of.CampaignID, calc.DayOf(of.CreatedAt, zone)), of, &h)
	}
	return c.write(ctx, tx)
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
