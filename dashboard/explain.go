package dashboard

import (
	"cmp"
	"context"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/customer"
	"github.com/punchcardhq/punchcard/order"
	"github.com/punchcardhq/punchcard/redemption"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/wording"
)

// question asks why a code or promotion applies or does not.
type question struct {
	Object redemption.RedeemableObject
	// ID is a code, or the id of a voucher or promotion.
	ID string
	// Customer is empty for nobody.
	CustomerID string
	Order      *order.Request
	// named are customers whose names the page needs, besides what sentences mention.
	named []string
}

// explained is what became of one redeemable, and what was known about it.
type explained struct {
	wording.Explanation
	Entry    *redemption.Entry
	Rules    []rule.Rules
	Campaign *campaign.Campaign
	Names    wording.Names
	Writer   wording.Writer
}

// explain asks the engine about one redeemable, and says its answer.
func (v *visit) explain(ctx context.Context, q question) (explained, error) {
	entry, err := v.decide(ctx, q)
	if err != nil {
		return explained{}, err
	}
	return v.sayWhy(ctx, q, entry)
}

// decide asks the engine about one redeemable; see decideAll.
func (v *visit) decide(ctx context.Context, q question) (*redemption.Entry, error) {
	what := redemption.Redeemable{Object: cmp.Or(q.Object, redemption.RedeemableVoucher), ID: q.ID}
	result, err := v.decideAll(ctx, []redemption.Redeemable{what}, q.CustomerID, q.Order)
	if err != nil {
		return nil, err
	}
	return &result.Entries[0], nil
}

// sayWhy says what the engine decided about one redeemable.
func (v *visit) sayWhy(ctx context.Context, q question, entry *redemption.Entry) (explained, error) {
	all, _, err := v.sayAll(ctx, q.named, []*redemption.Entry{entry})
	if err != nil {
		return explained{}, err
	}
	return all[0], nil
}

// explainAll asks the engine what redeemables do together, and says its answer about each of them, in the order in which they were processed.
func (v *visit) explainAll(ctx context.Context, what []redemption.Redeemable, customerID string, o *order.Request) (*redemption.Result, []explained, error) {
	result, err := v.decideAll(ctx, what, customerID, o)
	if err != nil {
		return nil, nil, err
	}
	entries := make([]*redemption.Entry, len(result.Entries))
	for i := range entries {
		entries[i] = &result.Entries[i]
	}
	all, _, err := v.sayAll(ctx, nil, entries)
	return result, all, err
}

// decideAll asks the engine. It counts as no validation. A request that the engine does not decide, such as one with an order that does not exist, is
// refused with a fault.
func (v *visit) decideAll(ctx context.Context, what []redemption.Redeemable, customerID string, o *order.Request) (*redemption.Result, error) {
	r := redemption.Request{Redeemables: what, Order: o, Explain: true, Trial: true}
	if customerID != "" {
		r.Customer = &customer.Request{ID: customerID}
	}
	return v.Project.Redemptions.Validate(ctx, r)
}

// sayAll says what the engine decided, with names in the place of ids: one read for all entries, and for customers whom the page
// names. It returns all these names, too.
func (v *visit) sayAll(ctx context.Context, customers []string, entries []*redemption.Entry) ([]explained, wording.Names, error) {
	var ids wording.Ids
	for _, e := range entries {
		for _, r := range e.Rules {
			ids.AddRules(r)
		}
		if e.Voucher != nil {
			ids.AddDiscount(e.Voucher.Discount)
		}
	}
	wanted := nameIDs(ids)
	wanted.Customers = customers
	names, err := v.Project.Names(ctx, wanted)
	if err != nil {
		return nil, nil, err
	}
	all := make([]explained, len(entries))
	for i, e := range entries {
		all[i] = explained{Entry: e, Rules: e.Rules, Names: names, Writer: v.writer(names)}
		all[i].say()
	}
	return all, names, nil
}

// say completes what is known about an entry.
func (x *explained) say() {
	e := x.Entry
	c := wording.Case{Entry: e, Rules: x.Rules}
	switch {
	case e.Voucher != nil:
		c.Validity = e.Voucher.Validity
	case e.Tier != nil:
		c.Validity = e.Tier.Validity
	}
	if e.CampaignID != "" {
		x.Campaign = e.Campaign
		c.CampaignOff = x.Campaign == nil || !x.Campaign.Active
		c.Validity = x.Campaign.Inherited(c.Validity)
	}
	x.Explanation = x.Writer.Explain(c)
}

// checkView is an explanation as pages show it: the part "checks" renders it.
type checkView struct {
	// Basis says with which customer and order was asked.
	Headline, Basis, Remedy, Text string
	// Open says that it was asked without a customer or an order that it needs, so that nothing speaks against it yet.
	Applies, Open bool
	Checks        []wording.Sentence
}

func newCheckView(e explained, basis string) checkView {
	return checkView{Headline: e.Headline, Basis: basis, Remedy: e.Remedy, Text: e.Text(), Applies: e.Applies, Checks: e.Checks}
}

// undecided takes back what failed for want of a customer or an order that nobody named.
func undecided(checks []wording.Sentence) {
	for i := range checks {
		if checks[i].Verdict == wording.VerdictFails {
			checks[i].Verdict = wording.VerdictOpen
		}
		undecided(checks[i].Below)
	}
}

// stateOf is the state of a code as the engine sees it.
func stateOf(e *redemption.Entry) status {
	if e.Err == nil {
		return newStatus("active")
	}
	switch e.Err.Key {
	case "voucher_disabled":
		return newStatus("paused")
	case "voucher_not_active", "voucher_not_active_now":
		return newStatus("scheduled")
	case "voucher_expired":
		return newStatus("ended")
	case "quantity_exceeded":
		return newStatus("used-up")
	}
	return newStatus("active")
}
