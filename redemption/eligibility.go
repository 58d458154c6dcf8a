package redemption

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/saturate"
	"github.com/punchcardhq/punchcard/promotion"
	"github.com/punchcardhq/punchcard/validity"
	"github.com/punchcardhq/punchcard/voucher"
)

// eligible says why a candidate cannot be used whatever the order holds, or nil. The checks come in a fixed order, so that
// the same request always gets the same reason: it exists; it and its campaign are switched on; its dates; its recurring
// windows; what has to come with it; who may use it; how often it may be used. Rules come after these.
func (d *decision) eligible(c *candidate) *fault.Error {
	if c.missing != nil {
		return c.missing
	}
	if c.Tier != nil {
		return promotion.Usable(c.Tier, c.campaign, d.now, d.config.settings.Zone)
	}
	v := c.Voucher
	checks := [...]func(*decision, *voucher.Voucher, *candidate) *fault.Error{
		(*decision).enabled, (*decision).inTime, (*decision).companions, (*decision).holder, (*decision).quantity,
	}
	for _, check := range checks {
		if refusal := check(d, v, c); refusal != nil {
			return refusal
		}
	}
	return nil
}

// aboutCode is a refusal whose details are the code, as published.
func aboutCode(key, message string, v *voucher.Voucher) *fault.Error {
	return &fault.Error{Kind: fault.KindInvalid, Key: key, Message: message, Details: v.Code}
}

func (d *decision) enabled(v *voucher.Voucher, c *candidate) *fault.Error {
	// The codes of a deleted campaign are disabled at once, before the job that deletes them reaches them.
	gone := v.CampaignID != "" && (c.campaign == nil || !c.campaign.DeletedAt.IsZero())
	if !v.Active || gone || c.campaign != nil && !c.campaign.Active {
		return aboutCode("voucher_disabled", "voucher is disabled", v)
	}
	return nil
}

// inTime checks the voucher's dates and recurring windows; those that it does not set are its campaign's.
func (d *decision) inTime(v *voucher.Voucher, c *candidate) *fault.Error {
	switch c.campaign.Inherited(v.Validity).Active(d.now, d.config.settings.Zone) {
	case validity.StatusNotStarted:
		return aboutCode("voucher_not_active", "voucher not active", v)
	case validity.StatusExpired:
		return aboutCode("voucher_expired", "voucher expired", v)
	case validity.StatusOutsideWindow:
		return aboutCode("voucher_not_active_now", "voucher not active now", v)
	}
	return nil
}

// companions checks what has to come, or must not come, with a redeemable of this type.
func (d *decision) companions(v *voucher.Voucher, c *candidate) *fault.Error {
	r := c.Redeemable
	switch {
	case r.Credits != nil && v.Gift == nil:
		return fault.Invalid("invalid_gift", "Invalid gift", "Property .gift is for gift cards, and %s is none", v.Code)
	case v.Loyalty != nil || r.Reward != nil:
		return d.rewardable(v, c)
	}
	return nil
}

// holder checks that the customer may use the code: a loyalty card is for its holder alone, a referral code for all customers
// but its holder.
func (d *decision) holder(v *voucher.Voucher, _ *candidate) *fault.Error {
	switch {
	case v.Loyalty != nil && (!d.customer.stored() || d.customer.Customer.ID != v.HolderID):
		return &fault.Error{Kind: fault.KindInvalid, Key: "invalid_customer", Message: "Customer must be a holder of a loyalty card.", Details: v.Code}
	case !v.ReferralCode:
		return nil
	case v.HolderID == "":
		return aboutCode("not_published", "voucher is not published", v)
	case !d.customer.present:
		return fault.Invalid("missing_customer", "Missing customer", "Customer is required to redeem a referral code")
	case d.customer.stored() && d.customer.Customer.ID == v.HolderID:
		return aboutCode("referrer_not_permitted_to_redeem", "voucher cannot be redeemed by referrer", v)
	}
	return nil
}

// quantity checks that a use is left which no other session has reserved.
func (d *decision) quantity(v *voucher.Voucher, _ *candidate) *fault.Error {
	if v.Redemption.Quantity == nil {
		return nil
	}
	reserved := d.reserved(v.ID)
	if v.Redemption.Redeemed+reserved.Quantity >= *v.Redemption.Quantity {
		return aboutCode("quantity_exceeded", "quantity exceeded", v)
	}
	return nil
}

// reserved is what live sessions of other keys hold of a redeemable.
func (d *decision) reserved(redeemableID string) (sum Lock) {
	for _, l := range d.Locks {
		own := d.request.Session != nil && d.request.Session.Key == l.Key
		if l.RedeemableID == redeemableID && l.live(d.now) && !own {
			sum.Quantity += l.Quantity
			sum.Credits = saturate.Add(sum.Credits, l.Credits)
			sum.Points = saturate.Add(sum.Points, l.Points)
		}
	}
	return sum
}
