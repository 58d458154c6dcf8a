package wording

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/validity"
)

// Refusal says in one sentence why something was refused, by the stable key of the refusal: that of a fault, of a failed redemption, or of an
// entry that was passed over. The message stands in for a key that has no words.
func (w Writer) Refusal(key, message string) string {
	if w.language().has("refusal." + key) {
		return w.say("refusal." + key)
	}
	if message == "" {
		message = key
	}
	return w.Sentence(message)
}

// reason says why an entry failed, with the figures of what failed.
func (w Writer) reason(c Case) string {
	e := c.Entry
	if e.Status == redemption.EntrySkipped {
		return w.Refusal(e.Skip.Key, e.Skip.Message)
	}
	if e.Err == nil {
		return ""
	}
	key := e.Err.Key
	said := func(detail string, pairs ...string) string { return w.say("refusal."+key+"."+detail, pairs...) }
	switch key {
	case "not_found", "resource_not_found":
		if e.Voucher != nil || e.Tier != nil {
			return w.Refusal("invalid_reward", e.Err.Message)
		}
		return w.say("refusal.not_found.named", "name", w.quote(e.Redeemable.ID))
	case "voucher_disabled":
		if e.Voucher != nil && e.Voucher.Active && c.CampaignOff {
			if e.CampaignName == "" {
				return said("campaign_gone")
			}
			return said("campaign", "campaign", w.quote(e.CampaignName))
		}
	case "voucher_not_active":
		if !c.Validity.Start.IsZero() {
			return said("from", "start", w.Time(c.Validity.Start))
		}
	case "voucher_expired":
		if !c.Validity.End.IsZero() {
			return said("at", "end", w.Time(c.Validity.End))
		}
	case "voucher_not_active_now", "promotion_not_active_now", "promotion_inactive":
		return w.untimely(key, e.Err, c.Validity)
	case "quantity_exceeded":
		if v := e.Voucher; v != nil && v.Redemption.Quantity != nil {
			if v.Redemption.Redeemed < *v.Redemption.Quantity {
				return said("reserved", "uses", w.Uses(v.Redemption.Quantity, v.Redemption.Redeemed))
			}
			return said("of", "uses", w.Uses(v.Redemption.Quantity, v.Redemption.Redeemed))
		}
	case "gift_amount_exceeded":
		return said("of", "balance", w.Money(e.Balance))
	case "loyalty_card_points_exceeded":
		if e.Voucher != nil {
			return said("of", "points", w.Points(e.Voucher.Balance()))
		}
	case "order_rules_violated":
		if b := e.Bundle; b != nil && b.Quantity == 0 {
			var missing []string
			for _, m := range b.Missing {
				missing = append(missing, w.say("bundle.part", "units", w.Number(m.Quantity), "product", w.named(m.ID)))
			}
			return said("bundle", "parts", w.list("list.and", missing))
		}
		if e.Why != nil && !rulesFail(e) {
			return said("products")
		}
	case "invalid_customer":
		if e.Voucher != nil && e.Voucher.Loyalty != nil {
			return said("holder")
		}
	}
	return w.Refusal(key, e.Err.Message)
}

// untimely says when something can be used that cannot be used now.
func (w Writer) untimely(key string, refusal *fault.Error, v validity.Validity) string {
	text := w.Refusal(key, refusal.Message)
	recurring := v
	recurring.Start, recurring.End = time.Time{}, time.Time{}
	if key == "promotion_inactive" {
		recurring = v
	}
	for _, s := range w.Validity(recurring) {
		text += " " + s
	}
	return text
}
