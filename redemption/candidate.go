package redemption

import (
	"slices"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/voucher"
)

// candidate is a redeemable on its way to becoming an entry of the result.
type candidate struct {
	Entry
	class    class
	campaign *campaign.Campaign
	// program is the compiled discount of a coupon or tier, nil for a card. own is where that of a code is: a tier has its own.
	program *discount.Program
	own     discount.Program
	rules   []*rule.Program
	// Price is what the reward costs that the request chose; 0 for one that pays for orders.
	Price int64
	// missing is set when the request names nothing that exists.
	missing *fault.Error
}

// subject is the id under which redemptions of the candidate are counted.
func (c *candidate) subject() string {
	switch {
	case c.Voucher != nil:
		return c.Voucher.ID
	case c.Tier != nil:
		return c.Tier.ID
	}
	return ""
}

// title names the candidate in messages about violated rules.
func (c *candidate) title() string {
	switch {
	case c.Voucher == nil:
		return "Promotion Tier"
	case c.Voucher.Gift != nil:
		return "Gift Card"
	case c.Voucher.Loyalty != nil:
		return "Loyalty Card"
	}
	return "Discount Coupon"
}

func (c *candidate) hierarchy() (int64, bool) {
	if len(c.Categories) == 0 {
		return 0, false
	}
	return c.Categories[0].Hierarchy, true
}

// spends reports whether the entry takes credits or points, which is an effect even where no figure of the order moves.
func (c *candidate) spends(e effect) bool { return e.Credits != 0 || e.Points != 0 }

// candidates resolves what the request names, a stack into its tiers. A request may name a voucher by its code and by its id:
// naming it twice would use it twice where it can be used once.
func (d *decision) candidates() ([]*candidate, error) {
	list := d.list
	for _, r := range d.request.Redeemables {
		switch r.Object {
		case RedeemableVoucher:
			list = append(list, d.voucherCandidate(r))
		case RedeemableTier:
			list = append(list, d.tierCandidate(r))
		case RedeemableStack:
			list = append(list, d.stackCandidates(r)...)
		}
	}
	for i, c := range list {
		c.class = classOf(d.stacking, &c.Entry)
		if c.Voucher != nil && slices.ContainsFunc(list[:i], func(o *candidate) bool { return o.Voucher != nil && o.Voucher.ID == c.Voucher.ID }) {
			return nil, duplicated(c.Redeemable)
		}
	}
	return list, nil
}

func (d *decision) voucherCandidate(r Redeemable) *candidate {
	c := d.candidate(r)
	v, ok := d.Snapshot.VoucherByCode(d.config.settings.spell(r.ID))
	if !ok {
		v, ok = d.Snapshot.VoucherByID(r.ID)
	}
	if !ok || !v.DeletedAt.IsZero() {
		c.missing = fault.NotFound("voucher", r.ID)
		return c
	}
	if d.request.HideExistence && d.useless(v) {
		c.missing = fault.NotFound("voucher", r.ID)
		return c
	}
	d.describeVoucher(c, v)
	return c
}

// candidate begins a candidate. Most requests have one, whose memory is allocated with the decision: it is one of the 13 allocations of a validation
// in memory, which had 18 (goal P9; see validation).
func (d *decision) candidate(r Redeemable) *candidate {
	c := d.first
	if d.first = nil; c == nil {
		c = &candidate{}
	}
	c.Entry.Redeemable = r
	return c
}

// useless reports whether no customer could use a code now. Its rules and the request do not count: a code that is used up is as
// useless without an order as with one. It checks the code first, then its campaign, and never the rules of either: reading those
// takes time, which would reveal that the code exists.
func (d *decision) useless(v *voucher.Voucher) bool {
	late := !v.Validity.End.IsZero() && d.now.After(v.Validity.End)
	if !v.Active || d.now.Before(v.Validity.Start) || late || d.quantity(v, nil) != nil || v.ReferralCode && v.HolderID == "" {
		return true
	}
	c := &candidate{campaign: d.campaign(v.CampaignID)}
	return d.enabled(v, c) != nil || d.inTime(v, c) != nil
}

// describeVoucher fills a candidate with what a voucher and its campaign say.
func (d *decision) describeVoucher(c *candidate, v *voucher.Voucher) {
	c.Voucher, c.CampaignID, c.Metadata = v, v.CampaignID, v.Metadata
	d.subject(v.CampaignID)
	c.campaign = d.campaign(v.CampaignID)
	c.rules = append(d.voucherPrograms(v.ID), d.programs(v.CampaignID)...)
	category := v.CategoryID
	if c.campaign != nil {
		c.CampaignName, category = c.campaign.Name, c.campaign.CategoryID
	}
	c.Categories = d.categories(category)
	d.define(c)
	if v.Discount != nil {
		if c.missing = compile(&c.own, v.Discount); c.missing == nil {
			c.program = &c.own
		}
	}
	if v.Loyalty != nil {
		d.defaultToHolder(v)
		d.choose(c)
	}
}

// compile prepares a voucher's discount. Definitions are checked when they are written, so this fails only for one that was
// written past the engine.
func compile(p *discount.Program, def *discount.Discount) *fault.Error {
	if err := p.Compile(def); err != nil {
		return fault.Invalid("invalid_voucher", "Invalid voucher", "The discount cannot be computed: %s", err)
	}
	return nil
}

func (d *decision) tierCandidate(r Redeemable) *candidate {
	c := d.candidate(r)
	t := d.tier(r.ID)
	if t == nil {
		c.missing = fault.NotFound("promotion_tier", r.ID)
		return c
	}
	c.Tier, c.CampaignID, c.Metadata, c.program = &t.Tier, t.CampaignID, t.Metadata, t.program
	d.subject(t.ID)
	d.subject(t.CampaignID)
	c.campaign = d.campaign(t.CampaignID)
	c.rules = append(d.programs(t.ID), d.programs(t.CampaignID)...)
	category := t.CategoryID
	if c.campaign != nil {
		c.CampaignName = c.campaign.Name
		if category == "" {
			category = c.campaign.CategoryID
		}
	}
	c.Categories = d.categories(category)
	d.define(c)
	return c
}

func (d *decision) stackCandidates(r Redeemable) []*candidate {
	s := d.stack(r.ID)
	if s == nil {
		return []*candidate{{Entry: Entry{Redeemable: r}, missing: fault.NotFound("promotion_stack", r.ID)}}
	}
	list := make([]*candidate, len(s.TierIDs))
	for i, id := range s.TierIDs {
		list[i] = d.tierCandidate(Redeemable{Object: RedeemableTier, ID: id})
	}
	return list
}
