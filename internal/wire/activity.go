package wire

import (
	"encoding/json"
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/customevent"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/voucher"
)

// Activity is an entry of an activity log. Its objects are in data.data.
type Activity struct {
	ID   string       `json:"id"`
	Type string       `json:"type" enum:"activity.Types"`
	Data ActivityData `json:"data"`
	// GroupID is the id of the request that caused the entry.
	GroupID   Null[string] `json:"group_id"`
	CreatedAt Time         `json:"created_at"`
}

// ActivityData wraps the objects of an entry.
type ActivityData struct {
	Data   map[string]any `json:"data"`
	Source ActivitySource `json:"event_source"`
}

// NewActivity returns the shape of an event. It fails when a stored snapshot cannot be decoded.
func NewActivity(e event.Event) (Activity, error) {
	objects, err := EventData(e)
	if err == nil {
		err = addEventDetails(objects, e)
	}
	return Activity{
		ID: e.ID, Type: e.Type, Data: ActivityData{objects, ActivitySource{Channel: string(e.Channel())}}, GroupID: OrNull(e.GroupID), CreatedAt: NewTime(e.CreatedAt),
	}, err
}

// addEventDetails adds what webhooks and distributions also contain to the objects of an entry: the change of the balance, the rule
// that gave the points, the pending points.
func addEventDetails(objects map[string]any, e event.Event) error {
	data, err := WebhookData(e.Type, e)
	for name, object := range data {
		if _, shown := objects[name]; !shown && object != nil {
			objects[name] = object
		}
	}
	return err
}

// wholeCustomerEvents lists the events of the customer itself, which have the whole customer. Others have its short form.
var wholeCustomerEvents = []string{customer.EventCreated, customer.EventUpdated, customer.EventDeleted, customer.EventConfirmed, segment.EventEntered, segment.EventLeft}

// snapshots converts the objects of events to their shapes, by the name of the object in the event.
var snapshots = map[string]func(json.RawMessage) (any, error){
	"customer":          snapshot(NewShortCustomer),
	"referrer":          snapshot(NewShortCustomer),
	"return":            snapshot(NewReturn),
	"order":             snapshot(func(o order.Order) Order { return NewOrder(o, nil, OrderWhole) }),
	"campaign":          snapshot(NewShortCampaign),
	"event":             snapshot(newCustomEventSnapshot),
	"segment":           snapshot(NewSegmentOfCustomer),
	"redeemable_holder": snapshot(NewHolder),
	"referral_tier":     snapshot(NewReferralTier),
	"redemption": snapshot(func(r redemption.Record) Redemption {
		of := RedemptionContext{}
		if r.VoucherID != "" {
			of.Voucher = NewSlimVoucher(r)
		}
		return NewRedemption(r, of)
	}),
	"loyalty_tier":      snapshot(NewLoyaltyTier),
	"loyalty_tier_from": snapshot(NewLoyaltyTier),
	"loyalty_tier_to":   snapshot(NewLoyaltyTier),
	"reward_redemption": snapshot(NewRewardRedemption),
	"reward_assignment": snapshot(NewRewardAssignment),
	"source":            snapshot(func(channel string) string { return channel }),
	"balance":           number,
	"publication": snapshot(func(p voucher.Publication) ShortPublication {
		return NewShortPublication(p, customer.Customer{})
	}),
}

func snapshot[T, W any](shape func(T) W) func(json.RawMessage) (any, error) {
	return func(data json.RawMessage) (any, error) {
		var item T
		err := json.Unmarshal(data, &item)
		return shape(item), err
	}
}

// EventData returns the objects of an event in the shapes of the API. An object without a shape is left out, because events
// store domain objects, which are internal.
func EventData(e event.Event) (map[string]any, error) {
	objects := map[string]any{}
	if len(e.Data) == 0 {
		return objects, nil
	}
	var kept map[string]json.RawMessage
	if err := json.Unmarshal(e.Data, &kept); err != nil {
		return nil, fmt.Errorf("read event %s: %w", e.ID, err)
	}
	for name, data := range kept {
		shape, ok := snapshots[name]
		if name == "customer" && slices.Contains(wholeCustomerEvents, e.Type) {
			shape = snapshot(func(c customer.Customer) Customer { return NewCustomer(c, nil) })
		}
		if string(data) == "null" {
			objects[name] = nil
			continue
		}
		var err error
		switch {
		case name == "voucher":
			objects[name], err = voucherOf(e.Type, kept)
		case ok:
			objects[name], err = shape(data)
		}
		if err != nil {
			return nil, fmt.Errorf("read the %s of event %s: %w", name, e.ID, err)
		}
	}
	if of, is := objects["event"].(customEventSnapshot); is && e.Type == customevent.Type {
		of.ID, of.CreatedAt = e.ID, NewTime(e.CreatedAt)
		if c, ok := objects["customer"].(ShortCustomer); ok {
			of.Customer = &c
		}
		objects["event"] = of
	}
	reward, err := newRewardedSnapshot(kept)
	if err != nil {
		return nil, fmt.Errorf("read the reward of event %s: %w", e.ID, err)
	}
	if reward != nil {
		objects["reward"] = reward
	}
	return objects, nil
}
