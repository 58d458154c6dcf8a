package wire

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/catalog"
	"github.com/punchcardhq/punchcard/event"
	"github.com/punchcardhq/punchcard/loyalty"
	"github.com/punchcardhq/punchcard/loyalty/ledger"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/referral"
	"github.com/punchcardhq/punchcard/voucher"
	"github.com/punchcardhq/punchcard/webhook"
)

// webhookSource says where a property of webhook data is stored in an event, and how it is converted.
type webhookSource struct {
	name  string
	shape func(json.RawMessage) (any, error)
}

// webhookSources are the properties whose name or shape differs from that of the activity log.
var webhookSources = map[string]webhookSource{
	"holder":         {"customer", snapshot(NewShortCustomer)},
	"customer_event": {"event", snapshot(newCustomEventSnapshot)},
	"custom_event":   {"event", snapshot(newCustomEventSnapshot)},
	"transaction":    {voucher.TransactionKind.Name, snapshot(func(t voucher.Transaction) Transaction { return NewTransaction(t, TransactionContext{}) })},
	"balance": {voucher.TransactionKind.Name, snapshot(func(t voucher.Transaction) Balance {
		if t.Type.Credits() {
			return NewBalance(t)
		}
		w := NewBalance(t)
		w.Amount, w.Points = nil, w.Amount
		return w
	})},
	"pending_points":                 {"pending_points", snapshot(func(p ledger.Pending) PendingPoints { return NewPendingPoints(p, TransactionContext{}) })},
	"voucher_pending_points_balance": {"voucher_pending_points_balance", snapshot(NewPendingBalance)},
	"promotion_tier":                 {promotion.TierKind.Name, snapshot(func(t promotion.Tier) Tier { return NewTier(t, TierContext{}) })},
	"promotion_stack": {promotion.StackKind.Name, snapshot(func(s promotion.Stack) Stack {
		return NewStack(s, catalog.Category{})
	})},
	"loyalty_tier": {loyalty.TierKind.Name, snapshot(NewLoyaltyTier)},
	"earning_rule": {loyalty.EarningRuleKind.Name, snapshot(func(r loyalty.EarningRule) EarningRule {
		return NewEarningRule(r, "")
	})},
	"reward":            {loyalty.RewardKind.Name, snapshot(NewReward)},
	"reward_assignment": {loyalty.RewardAssignmentKind.Name, snapshot(NewRewardAssignment)},
	"rule":              {"rule", snapshot(NewValidationRule)},
	"assignment":        {"assignment", snapshot(NewAssignment)},
	"buckets":           {"buckets", snapshot(newExpiredBuckets)},
	"count":             {"count", number},
	"points":            {"points", number},
}

// number copies a whole number.
var number = snapshot(func(n json.Number) json.Number { return n })

// wholeVoucherEvents lists the events of a code itself, which have the whole code. Others have its short form.
var wholeVoucherEvents = []string{voucher.EventCreated, voucher.EventUpdated, voucher.EventEnabled, voucher.EventDisabled, voucher.EventDeleted}

// holderEvents lists the events about the holders of a code, which have the assignment and not the customer alone.
var holderEvents = []string{referral.EventAssigned, referral.EventUnassigned}

// NamedVoucher is a short code with the name of its campaign.
type NamedVoucher struct {
	ShortVoucher
	Campaign Null[string] `json:"campaign"`
}

// NewNamedVoucher returns the shape of a code inside of an event.
func NewNamedVoucher(v voucher.Voucher, campaignName string) *NamedVoucher {
	return &NamedVoucher{NewShortVoucher(v), OrNull(campaignName)}
}

// WebhookData returns the webhook data of an event that is published under a type. It has all properties of the type; those
// that the event does not have are null.
func WebhookData(publishedType string, e event.Event) (map[string]any, error) {
	kept := map[string]json.RawMessage{}
	if len(e.Data) > 0 {
		if err := json.Unmarshal(e.Data, &kept); err != nil {
			return nil, fmt.Errorf("read event %s: %w", e.ID, err)
		}
	}
	short, err := EventData(event.Event{ID: e.ID, Type: publishedType, Data: e.Data, CreatedAt: e.CreatedAt})
	if err != nil {
		return nil, err
	}
	data := map[string]any{}
	for _, key := range webhook.Keys(publishedType) {
		from, special := webhookSources[key]
		switch raw, ok := kept[from.name]; {
		case key == "voucher":
			data[key], err = voucherOf(publishedType, kept)
		case (key == "reward" || key == "balance") && short[key] != nil: // of a redeemed reward
			data[key] = short[key]
		case key == "holder" && slices.Contains(holderEvents, publishedType):
			data[key] = short["redeemable_holder"]
		case strings.HasSuffix(key, "_at"):
			data[key] = timeOf(kept[key], e.CreatedAt)
		case !special:
			data[key] = short[key]
		case ok && string(raw) != "null":
			data[key], err = from.shape(raw)
		default:
			data[key] = nil
		}
		if err != nil {
			return nil, fmt.Errorf("read the %s of event %s: %w", key, e.ID, err)
		}
	}
	return data, nil
}

// voucherOf returns the code of an event, with the name of its campaign.
func voucherOf(publishedType string, kept map[string]json.RawMessage) (any, error) {
	var v *voucher.Voucher
	var c campaign.Campaign
	for name, into := range map[string]any{"voucher": &v, "campaign": &c} {
		if raw, ok := kept[name]; ok {
			if err := json.Unmarshal(raw, into); err != nil {
				return nil, err
			}
		}
	}
	switch {
	case v == nil:
		return nil, nil
	case slices.Contains(wholeVoucherEvents, publishedType):
		return NewVoucher(*v, VoucherContext{Campaign: c.Name}), nil
	}
	return NewNamedVoucher(*v, c.Name), nil
}

// timeOf returns a time stored in the event, or the time of the event.
func timeOf(kept json.RawMessage, happened time.Time) Time {
	var t time.Time
	if len(kept) > 0 && json.Unmarshal(kept, &t) == nil && !t.IsZero() {
		return NewTime(t)
	}
	return NewTime(happened)
}
