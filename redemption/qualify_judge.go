package redemption

import (
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// qualifier is one run of a qualification over the offers.
type qualifier struct {
	request  *QualifyRequest
	scenario scenario
	known    *offers
	store    Store
	// base is the decision before any entry: customer and order are resolved. Each offer is decided on a copy of it.
	base *decision
	// facts are those that all rules of tiers and campaigns share.
	facts *rule.Facts
	// excluded marks tiers and campaigns whose rules certainly fail, by their number.
	excluded []bool
	// read are the vouchers whose assignments and locks are in the snapshot.
	read map[string]bool
}

func newQualifier(v *view, asked *Request, r *QualifyRequest, known *offers, store Store) (*qualifier, error) {
	q := &qualifier{request: r, scenario: scenarios[r.Scenario], known: known, store: store, read: map[string]bool{}}
	if r.Campaigns {
		q.scenario = q.scenario.ofCampaigns()
	}
	q.base = &decision{
		view: v, request: asked, catalog: v, stacking: &v.config.stacking, omit: q.scenario.omit,
		result: &Result{Stacking: &v.config.stacking},
	}
	if err := q.base.resolve(); err != nil {
		return nil, err
	}
	if q.scenario.wallet && !q.base.seesPrivateData() {
		return nil, fault.New(fault.KindForbidden, "forbidden", "Forbidden",
			"What a customer holds is told to a page whose tracking_id is the customer's, as server-side answers tell it")
	}
	q.facts = q.base.ruleFacts(&candidate{})
	if q.facts.Order != nil {
		q.facts.Order.Lines = q.base.ruleLines(known.inCollections)
	}
	q.base.ruled = nil // those are kept, and the copies of the base make their own
	if q.facts.Customer != nil {
		segments, loyaltyTiers := known.index.Memberships(q.scenario.omit)
		q.facts.Customer.Segments, q.facts.Customer.LoyaltyTiers = q.base.among(segments), q.base.among(loyaltyTiers)
	}
	q.excluded = known.index.Failing(q.facts, q.scenario.omit)
	return q, nil
}

// lacking is how much the run found missing so far. A judgement that was made while something is missing means nothing.
func (q *qualifier) lacking() int {
	if q.base.lacks == nil {
		return 0
	}
	return q.base.lacks.n
}

// qualifyingOffer is an offer that qualifies, with what its description needs.
type qualifyingOffer struct {
	Qualification
	offer     *offer
	candidate *candidate
	// nth is the number of the offer among those made at the same instant.
	nth int
}

// judge decides an offer alone on the order of the request; nil when it does not qualify.
func (q *qualifier) judge(o *offer) *qualifyingOffer {
	if !offerKind.Match(q.request.Filter, o) {
		return nil
	}
	q.base.pending, q.base.uncounted = nil, nil
	if o.stack != nil {
		return q.judgeStack(o)
	}
	if o.voucher == nil && q.refusedEarly(o) {
		return nil
	}
	d := *q.base
	c := q.candidate(&d, o)
	if !q.usable(&d, c) || !q.admits(&d, c) {
		return nil
	}
	return &qualifyingOffer{Qualification: Qualification{Entry: c.Entry, CreatedAt: o.createdAt, Campaign: o.campaign}, offer: o, candidate: c}
}

// refusedEarly checks the dates and rules of a tier or campaign before anything is allocated for it. Nearly all that the index lets
// through end here: they are the part of a qualification among 10,000 promotions that grows with their number (goals P10 and P11).
func (q *qualifier) refusedEarly(o *offer) bool {
	now, zone := q.base.now, q.base.config.settings.Zone
	if o.campaign.Validity.Active(now, zone) != validity.StatusActive || o.tier != nil && o.tier.Validity.Active(now, zone) != validity.StatusActive {
		return true
	}
	if len(o.rules) == 0 {
		return false
	}
	facts := *q.facts
	facts.IncentiveID, facts.CampaignID = o.id, o.campaign.ID
	if facts.Customer != nil {
		who := *facts.Customer
		q.base.addSegments(&who, o.rules)
		facts.Customer = &who
	}
	for _, p := range o.rules {
		if p.Judge(&facts, q.scenario.omit).Fails() {
			return true
		}
	}
	return false
}

func (q *qualifier) candidate(d *decision, o *offer) *candidate {
	if o.tier != nil {
		return d.tierCandidate(Redeemable{Object: RedeemableTier, ID: o.id})
	}
	c := &candidate{Entry: Entry{Redeemable: Redeemable{Object: o.object, ID: o.id}}}
	if o.voucher == nil {
		d.describeVoucher(c, specimen(o.campaign))
		c.Metadata = o.campaign.Metadata
		return c
	}
	c.Redeemable.ID = o.voucher.Code
	d.describeVoucher(c, o.voucher)
	return c
}

// specimen is a code as the campaign makes them: its effect is shown for the campaign.
func specimen(c *campaign.Campaign) *voucher.Voucher {
	p := c.Voucher
	v := &voucher.Voucher{
		CampaignID: c.ID, CategoryID: c.CategoryID, Type: p.Type, Discount: p.Discount, Active: true,
		Redemption: voucher.Redemption{Quantity: p.RedemptionQuantity},
	}
	if p.Gift != nil {
		v.Gift = &voucher.Gift{Amount: p.Gift.Amount, Effect: p.Gift.Effect}
	}
	if p.Loyalty != nil {
		v.Loyalty = &voucher.Loyalty{Points: p.Loyalty.Points}
	}
	return v
}

// usable makes the checks of eligible that do not depend on what a redemption adds: an order, a reward.
func (q *qualifier) usable(d *decision, c *candidate) bool {
	v := c.Voucher
	switch {
	case c.missing != nil:
		return false
	case v == nil:
		return d.eligible(c) == nil
	case d.enabled(v, c) != nil || d.inTime(v, c) != nil || d.quantity(v, c) != nil:
		return false
	case c.Redeemable.Object == RedeemableCampaign:
		return true
	case !(q.scenario.wallet && v.ReferralCode) && d.holder(v, c) != nil:
		return false
	}
	held := d.reserved(v.ID)
	return v.Gift == nil && v.Loyalty == nil || v.Balance()-held.Credits-held.Points > 0
}

// admits evaluates the rules and calculates the effect.
func (q *qualifier) admits(d *decision, c *candidate) bool {
	switch {
	case q.scenario.partial:
		return q.admitsPartly(d, c)
	case d.order == nil || c.Voucher != nil && c.Voucher.Loyalty != nil:
		return d.holdsUncalculated(c)
	}
	out, refusal := d.calculate(c)
	d.settle(c, out, refusal)
	return c.Status == EntryApplicable
}

// holdsUncalculated evaluates the rules of a candidate that lacks an order or a reward to be calculated. A discount that adds lines
// is calculated nevertheless.
func (d *decision) holdsUncalculated(c *candidate) bool {
	facts := d.ruleFacts(c)
	for _, p := range c.rules {
		if p.Judge(facts, d.omit).Fails() {
			return false
		}
		if !c.bundled(p, linesOf(facts)) {
			return false
		}
	}
	if c.program == nil || !d.reaches(c, facts) {
		d.applyWithoutEffect(c)
	}
	return true
}

func linesOf(f *rule.Facts) []rule.Line {
	if f.Order == nil {
		return nil
	}
	return f.Order.Lines
}

// applyWithoutEffect makes a candidate applicable that does nothing to the order as it is.
func (d *decision) applyWithoutEffect(c *candidate) {
	c.Status, c.Err, c.Skip = EntryApplicable, nil, SkipReason{}
	c.Entry.Order, c.Entry.Cart, c.Entry.Applied = d.order, d.cart, d.cart
	c.Reached, c.Counted, c.Credits, c.Changed = nil, nil, 0, false
	c.Guarded, c.Guard = false, nil
	if c.program != nil {
		def := c.program.Discount()
		c.Discount = &def
	}
	if c.Voucher != nil {
		c.Balance = c.Voucher.Balance()
	}
}

// admitsPartly evaluates a part of the rules. Where the rules about products hold and the bundle is there, the effect is
// calculated; otherwise the candidate is shown with the order as it is.
func (q *qualifier) admitsPartly(d *decision, c *candidate) bool {
	facts := d.ruleFacts(c)
	for _, p := range c.rules {
		if p.Judge(facts, d.omit).Fails() {
			return false
		}
	}
	if q.scenario.products && !q.concerns(c, facts) {
		return false
	}
	if c.Voucher != nil && c.Voucher.Loyalty != nil || !d.reaches(c, facts) {
		d.applyWithoutEffect(c)
	}
	return true
}

// reaches calculates a candidate whose product rules hold, and reports whether it applies.
func (d *decision) reaches(c *candidate, facts *rule.Facts) bool {
	met := !slices.ContainsFunc(c.rules, func(p *rule.Program) bool { return p.Judge(facts, rule.OmitAllButProducts).Fails() })
	turn, refusal := d.turn(c, facts)
	if !met || refusal != nil {
		return false
	}
	out, refusal := d.apply(c, turn)
	d.settle(c, out, refusal)
	return c.Status == EntryApplicable
}

// concerns reports whether a product of the order is discounted or, unless only that counts, required.
func (q *qualifier) concerns(c *candidate, facts *rule.Facts) bool {
	lines := linesOf(facts)
	return len(lines) > 0 && (targets(c, lines) || !q.scenario.discount && requires(c, facts))
}

// targets reports whether the discount is on lines of the order: one that works on lines and selects some of them, or units of a
// product that is among them.
func targets(c *candidate, lines []rule.Line) bool {
	if onLines(c) && slices.ContainsFunc(lines, func(l rule.Line) bool { return selects(c, l) }) {
		return true
	}
	if c.program == nil {
		return false
	}
	return slices.ContainsFunc(c.program.Discount().UnitTypes(), func(unit string) bool {
		return slices.ContainsFunc(lines, func(l rule.Line) bool {
			return unit == l.ProductID || unit == l.SKUID || unit == l.ProductSourceID || unit == l.SKUSourceID
		})
	})
}

func onLines(c *candidate) bool {
	switch {
	case c.program != nil:
		lists := slices.ContainsFunc(c.rules, func(p *rule.Program) bool { return p.Applicability().Lists() })
		return c.program.ResolvedEffect(lists).OnLines()
	case c.Voucher != nil && c.Voucher.Gift != nil:
		return c.Voucher.Gift.Effect == discount.EffectApplyToItems
	}
	return false
}

// selects reports whether all rules select a line.
func selects(c *candidate, l rule.Line) bool {
	return !slices.ContainsFunc(c.rules, func(p *rule.Program) bool { return !selectsAny(p.Applicability().Select([]rule.Line{l})) })
}

// requires reports whether a product of the order is what the rules ask for: they name it, a part of their bundle is in the order,
// or they would judge the same order of nameless products otherwise.
func requires(c *candidate, facts *rule.Facts) bool {
	nameless := *facts.Order
	nameless.Lines = make([]rule.Line, len(facts.Order.Lines))
	for i, l := range facts.Order.Lines {
		nameless.Lines[i] = rule.Line{Quantity: l.Quantity, Price: l.Price, Amount: l.Amount, Subtotal: l.Subtotal, Metadata: l.Metadata}
	}
	without := *facts
	without.Order = &nameless
	return slices.ContainsFunc(c.rules, func(p *rule.Program) bool {
		return p.Applicability().Includes() && slices.ContainsFunc(facts.Order.Lines, func(l rule.Line) bool { return selects(c, l) }) ||
			len(p.Bundle(facts.Order.Lines).Identified) > 0 ||
			p.Judge(facts, rule.OmitAllButProducts).Outcome != p.Judge(&without, rule.OmitAllButProducts).Outcome
	})
}

// judgeStack decides the tiers of a stack one after the other, as a request for the stack alone would.
func (q *qualifier) judgeStack(o *offer) *qualifyingOffer {
	d := *q.base
	d.result = &Result{Stacking: d.stacking, Start: d.cart}
	list := d.stackCandidates(Redeemable{Object: RedeemableStack, ID: o.id})
	for _, c := range list {
		c.class = classOf(d.stacking, &c.Entry)
	}
	list = d.sorted(list)
	d.run(list)
	if !d.result.Valid {
		return nil
	}
	j := &qualifyingOffer{Qualification: Qualification{CreatedAt: o.createdAt, Campaign: o.campaign, Stack: o.stack}, offer: o}
	j.Entry = Entry{
		Redeemable: Redeemable{Object: RedeemableStack, ID: o.id}, Status: EntryApplicable, CampaignID: o.campaign.ID, CampaignName: o.campaign.Name,
		Categories: d.categories(o.category), Order: d.result.Order, Cart: d.result.Cart, Applied: d.result.Cart.Since(d.result.Start),
	}
	for _, c := range list {
		if c.Status == EntryApplicable {
			j.Parts = append(j.Parts, q.finish(&qualifyingOffer{
				Qualification: Qualification{Entry: c.Entry, CreatedAt: c.Tier.CreatedAt, Campaign: c.campaign}, candidate: c,
			}))
		}
	}
	return j
}

// finish completes a qualification: its rules, the products that it names, and the balance that sessions hold.
func (q *qualifier) finish(j *qualifyingOffer) Qualification {
	c := j.candidate
	if c == nil {
		return j.Qualification
	}
	d := *q.base
	facts := d.ruleFacts(c)
	if j.Why == nil { // the effect was not calculated, which would have explained the rules
		d.explain(c, facts)
		j.Why = c.Why
	}
	for _, a := range q.assigned(c) {
		if p, _ := d.config.rules.get(a.RuleID); p != nil {
			j.Rules = append(j.Rules, JudgedRules{a, p.Judge(facts, d.omit).Omitted})
			if j.ApplicableTo == nil {
				c.describe(p.Applicability().Select(nil).Entries, p.Applicability())
				j.ApplicableTo, j.InapplicableTo = c.ApplicableTo, c.InapplicableTo
			}
		}
	}
	if c.Voucher != nil && c.Redeemable.Object == RedeemableVoucher {
		j.Locked = d.reserved(c.Voucher.ID).Credits
	}
	if c.Voucher != nil && c.Voucher.Loyalty != nil {
		j.Coin = d.coin(c.CampaignID)
	}
	return j.Qualification
}

// assigned lists the assignments that c.rules come from.
func (q *qualifier) assigned(c *candidate) []rule.Assignment {
	var list []rule.Assignment
	if c.Tier != nil {
		list = append(list, q.known.assigned[c.Tier.ID]...)
	} else {
		for _, a := range q.base.Snapshot.Assignments {
			if a.RelatedObjectID == c.Voucher.ID && a.RelatedObjectID != "" {
				list = append(list, a)
			}
		}
	}
	return append(list, q.known.assigned[c.CampaignID]...)
}
