package dashboard

import (
	"cmp"
	"context"
	"slices"

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

// explained is what became of one redeemable, and what was known about it.
type explained struct {
	wording.Explanation
	Entry    *redemption.Entry
	Rules    []rule.Rules
	Campaign *campaign.Campaign
	Writer   wording.Writer
}

// explain asks the engine about one redeemable; see explainAll.
func (v *visit) explain(ctx context.Context, q question) (out explained, err error) {
	what := redemption.Redeemable{Object: cmp.Or(q.Object, redemption.RedeemableVoucher), ID: q.ID}
	_, all, err := v.explainAll(ctx, []redemption.Redeemable{what}, q.CustomerID, q.Order)
	if err != nil {
		return out, err
	}
	return all[0], nil
}

// explainAll asks the engine what redeemables do together, and says its answer about each of them, in the order in which they were processed. It counts
// as no validation. A request that the engine does not decide, such as one with an order that does not exist, is refused with a fault.
func (v *visit) explainAll(ctx context.Context, what []redemption.Redeemable, customerID string, o *order.Request) (*redemption.Result, []explained, error) {
	r := redemption.Request{Redeemables: what, Order: o, Explain: true, Trial: true}
	if customerID != "" {
		r.Customer = &customer.Request{ID: customerID}
	}
	result, err := v.Project.Redemptions.Validate(ctx, r)
	if err != nil {
		return nil, nil, err
	}
	var ruleIDs []string
	for i := range result.Entries {
		for _, id := range result.Entries[i].RuleIDs {
			if !slices.Contains(ruleIDs, id) {
				ruleIDs = append(ruleIDs, id)
			}
		}
	}
	rules, err := rulesOf(ctx, v.Project, ruleIDs)
	if err != nil {
		return nil, nil, err
	}
	var ids wording.Ids
	for _, r := range rules {
		ids.AddRules(r)
	}
	for i := range result.Entries {
		if e := &result.Entries[i]; e.Voucher != nil {
			ids.AddDiscount(e.Voucher.Discount)
		}
	}
	names, err := namer{v.Project}.Names(ctx, ids)
	if err != nil {
		return nil, nil, err
	}
	all := make([]explained, len(result.Entries))
	for i := range all {
		all[i] = explained{Entry: &result.Entries[i], Writer: v.writer(names)}
		all[i].say(rules)
	}
	return result, all, nil
}

// say completes what is known about an entry. rules are those of all entries.
func (x *explained) say(rules []rule.Rules) {
	e := x.Entry
	c := wording.Case{Entry: e}
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
	for _, id := range e.RuleIDs {
		if at := slices.IndexFunc(rules, func(r rule.Rules) bool { return r.ID == id }); at >= 0 {
			x.Rules = append(x.Rules, rules[at])
		}
	}
	c.Rules = x.Rules
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
