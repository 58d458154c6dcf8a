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
}

// explained is the answer to a question, and what was known about what it asks for.
type explained struct {
	wording.Explanation
	Entry    *redemption.Entry
	Rules    []rule.Rules
	Campaign *campaign.Campaign
	Writer   wording.Writer
}

// explain asks the engine, and says its answer. It counts as no validation. A request that the engine does not decide, such as one with an order
// that does not exist, is refused with a fault.
func (v *visit) explain(ctx context.Context, q question) (out explained, err error) {
	r := redemption.Request{
		Redeemables: []redemption.Redeemable{{Object: cmp.Or(q.Object, redemption.RedeemableVoucher), ID: q.ID}}, Order: q.Order, Explain: true, Trial: true,
	}
	if q.CustomerID != "" {
		r.Customer = &customer.Request{ID: q.CustomerID}
	}
	result, err := v.Project.Redemptions.Validate(ctx, r)
	if err != nil {
		return out, err
	}
	out.Entry = &result.Entries[0]
	c := wording.Case{Entry: out.Entry}
	switch e := out.Entry; {
	case e.Voucher != nil:
		c.Validity = e.Voucher.Validity
	case e.Tier != nil:
		c.Validity = e.Tier.Validity
	}
	if out.Entry.CampaignID != "" {
		out.Campaign = out.Entry.Campaign
		c.CampaignOff = out.Campaign == nil || !out.Campaign.Active
		c.Validity = out.Campaign.Inherited(c.Validity)
	}
	if out.Rules, err = rulesOf(ctx, v.Project, out.Entry.RuleIDs); err != nil {
		return out, err
	}
	c.Rules = out.Rules
	var ids wording.Ids
	for _, r := range out.Rules {
		ids.AddRules(r)
	}
	if e := out.Entry; e.Voucher != nil {
		ids.AddDiscount(e.Voucher.Discount)
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return out, err
	}
	out.Writer = v.writer(names)
	out.Explanation = out.Writer.Explain(c)
	return out, nil
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
