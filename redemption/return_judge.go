package redemption

import (
	"slices"
	"time"

	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/refund"
	"github.com/punchcardhq/punchcard/rule"
)

// judge says what a redemption gives on the goods that are kept: by the rules about the order alone, and as of the day of the redemption. It
// returns false where that cannot be said any more: the redeemable, its rules or its campaign changed since, or are gone.
func (w *returner) judge(sale *refund.Sale, id string, cart discount.Cart, lines []string) (discount.Cart, bool) {
	rec := w.record(id)
	if rec == nil {
		return cart, false
	}
	then := *w.view // the day of the redemption
	then.now, then.candidates, then.uncounted, then.pending = rec.Date, nil, nil, nil
	defer func() { w.view.lacks, w.view.events = then.lacks, then.events }()
	again := func(cart discount.Cart, lines []string) (discount.Cart, bool) {
		d, c := w.asThen(&then, rec, cart, lines)
		if c.missing != nil || changedSince(c, rec.Date) {
			return cart, false
		}
		effect, refusal := d.calculate(c)
		if refusal != nil {
			return cart.Untouched(), true
		}
		return effect.Cart, true
	}
	if v, found := w.Snapshot.VoucherByID(rec.VoucherID); rec.VoucherID != "" && (!found || v.UpdatedAt.After(rec.Date)) {
		// The time of a code moves with each use. Its terms are still the same when they give what they gave.
		step := slices.IndexFunc(sale.Steps, func(s refund.Step) bool { return s.Record == id })
		before, all := sale.Before(step, w.Snapshot.Order.Cart().Lines)
		if after, judged := again(before, all); !judged || !sale.Gave(step, after) {
			return cart, false
		}
	}
	return again(cart, lines)
}

// asThen is a decision about a redemption of the past.
func (w *returner) asThen(then *view, rec *Record, cart discount.Cart, lines []string) (*decision, *candidate) {
	o := *w.Snapshot.Order
	o.Items = make([]order.Item, 0, len(lines))
	for _, id := range lines {
		i := slices.IndexFunc(w.Snapshot.Order.Items, func(item order.Item) bool { return item.ID == id })
		o.Items = append(o.Items, w.Snapshot.Order.Items[i])
	}
	request := &Request{Metadata: rec.Metadata, Caller: Caller{APIKey: rec.APIKey, User: rec.user()}}
	d := &decision{
		view: then, request: request, stacking: &w.config.stacking, result: &Result{Stacking: &w.config.stacking}, catalog: then,
		omit: rule.OmitAllButOrder, asThen: true, order: &o, items: o.Items, cart: cart,
	}
	d.customer = &d.result.who
	if c := w.Snapshot.Customer; c != nil && c.ID == rec.CustomerID {
		d.result.who = who{present: true, Merged: customer.Merged{Customer: *c}}
	}
	if rec.TierID != "" {
		return d, d.tierCandidate(Redeemable{Object: RedeemableTier, ID: rec.TierID})
	}
	return d, d.voucherCandidate(Redeemable{Object: RedeemableVoucher, ID: rec.VoucherID})
}

// changedSince reports whether the terms of a candidate changed after a time.
func changedSince(c *candidate, at time.Time) bool {
	if c.Tier != nil && c.Tier.UpdatedAt.After(at) || c.campaign != nil && c.campaign.UpdatedAt.After(at) {
		return true
	}
	return slices.ContainsFunc(c.rules, func(p *rule.Program) bool { return p.ChangedAt().After(at) })
}
