package campaign

import (
	"fmt"
	"slices"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// MaxCodes is how many codes requests may make for a campaign. Publications may exceed it.
const MaxCodes = 100_000

// VoucherType is the type of the codes of a campaign of this type; a promotion has none.
func (t Type) VoucherType() VoucherType {
	switch t {
	case TypeDiscountCoupons, TypeReferralProgram:
		return VoucherDiscount
	case TypeGiftVouchers:
		return VoucherGift
	case TypeLoyaltyProgram:
		return VoucherLoyalty
	}
	return ""
}

// validate checks the whole campaign and brings its metadata to the form in which it is stored.
func (c *Campaign) validate() (err error) {
	if err := c.checkWords(); err != nil {
		return err
	}
	if err := c.checkParts(); err != nil {
		return err
	}
	if c.Voucher != nil {
		if err := c.Voucher.validate("voucher"); err != nil {
			return err
		}
	}
	if c.Referral != nil {
		if err := c.Referral.validate("referral_program"); err != nil {
			return err
		}
	}
	if c.TierExpiration != nil {
		if err := c.TierExpiration.validate("loyalty_tiers_expiration"); err != nil {
			return err
		}
	}
	if c.ActivityDuration != "" {
		if _, err := validity.ParseDuration(c.ActivityDuration); err != nil {
			return fault.Payload("activity_duration_after_publishing", "%s", err)
		}
	}
	if err := c.Validity.Validate(""); err != nil {
		return err
	}
	c.Metadata, err = metadata.Normalize("metadata", c.Metadata)
	return err
}

var (
	types         = []Type{TypeDiscountCoupons, TypeGiftVouchers, TypeLoyaltyProgram, TypeReferralProgram, TypePromotion}
	distributions = []Distribution{DistributionAutoUpdate, DistributionStatic, DistributionStandalone}
)

func (c *Campaign) checkWords() error {
	if err := oneOf("campaign_type", c.Type, types...); err != nil {
		return err
	}
	if err := oneOf("type", c.Distribution, distributions...); err != nil {
		return err
	}
	return storage.CheckText("description", c.Description)
}

// checkParts refuses parts that do not go together.
func (c *Campaign) checkParts() error {
	codes := c.Type != TypePromotion
	public := c.Distribution == DistributionStandalone
	switch {
	case public && c.Type != TypeDiscountCoupons && c.Type != TypeGiftVouchers:
		return invalid("Campaign of type %s must not be STANDALONE: only DISCOUNT_COUPONS and GIFT_VOUCHERS may be", c.Type)
	case !codes && c.Voucher != nil:
		return notFor("voucher", c.Type)
	case codes && c.Voucher == nil:
		return invalid("Property 'voucher' is required for %s campaign", c.Type)
	case c.Referral != nil && c.Type != TypeReferralProgram:
		return notFor("referral_program", c.Type)
	case c.TierExpiration != nil && c.Type != TypeLoyaltyProgram:
		return notFor("loyalty_tiers_expiration", c.Type)
	case !codes:
		return nil
	}
	p := c.Voucher
	if p.Type != c.Type.VoucherType() {
		return invalid("Property 'voucher.type' must be %s for %s campaign (actual value is '%s')", c.Type.VoucherType(), c.Type, p.Type)
	}
	for _, part := range []struct {
		name string
		set  bool
		of   VoucherType
	}{
		{"discount", p.Discount != nil, VoucherDiscount},
		{"gift", p.Gift != nil, VoucherGift},
		{"loyalty_card", p.Loyalty != nil, VoucherLoyalty},
	} {
		switch {
		case part.of == p.Type && !part.set:
			return invalid("Property '%s' is required for %s campaign", part.name, c.Type)
		case part.of != p.Type && part.set:
			return notFor(part.name, c.Type)
		}
	}
	return nil
}

func (p *VoucherProfile) validate(path string) error {
	if p.Discount != nil {
		if err := p.Discount.Validate(path + ".discount"); err != nil {
			return err
		}
	}
	if p.Gift != nil {
		if err := p.Gift.Validate(path + ".gift"); err != nil {
			return err
		}
	}
	if p.Loyalty != nil {
		if err := p.Loyalty.validate(path + ".loyalty_card"); err != nil {
			return err
		}
	}
	if err := (Internals{}).ValidateQuantity(path+".redemption.quantity", p.RedemptionQuantity); err != nil {
		return err
	}
	return p.CodeConfig.Validate(path + ".code_config")
}

// ValidateQuantity refuses a number of uses below zero.
func (Internals) ValidateQuantity(path string, quantity *int64) error {
	if quantity != nil && *quantity < 0 {
		return fault.Payload(path, "must be >= 0, or null for no limit (actual value is '%d')", *quantity)
	}
	return nil
}

// maxAmount bounds credits and points, so that no sum of a few of them overflows an int64.
const maxAmount = 1_000_000_000_000_000

// Validate refuses an amount that a new card cannot have.
func (g *GiftProfile) Validate(path string) error {
	if err := (Internals{}).ValidateAmount(path+".amount", g.Amount); err != nil {
		return err
	}
	if g.Effect == "" {
		return nil
	}
	return oneOf(path+".effect", g.Effect, discount.EffectApplyToOrder, discount.EffectApplyToItems)
}

// ValidateAmount refuses an amount or a number of points that a new card cannot have.
func (Internals) ValidateAmount(path string, amount int64) error {
	if amount < 0 || amount > maxAmount {
		return fault.Payload(path, "must be 0 to %d (actual value is '%d')", int64(maxAmount), amount)
	}
	return nil
}

func (l *LoyaltyProfile) validate(path string) error {
	if err := (Internals{}).ValidateAmount(path+".points", l.Points); err != nil {
		return err
	}
	if l.Expiration == nil {
		return nil
	}
	return l.Expiration.Validate(path + ".expiration_rules")
}

// Validate refuses rules from which no date follows.
func (r *ExpirationRules) Validate(path string) error {
	if err := oneOf(path+".period_type", r.PeriodType, "MONTH", "FIXED_DAY_OF_YEAR"); err != nil {
		return err
	}
	if r.RoundingType != "" {
		err := oneOf(path+".rounding_type", r.RoundingType, "END_OF_MONTH", "END_OF_QUARTER", "END_OF_HALF_YEAR", "END_OF_YEAR", "PARTICULAR_MONTH")
		if err != nil {
			return err
		}
	}
	if r.PeriodType == "FIXED_DAY_OF_YEAR" {
		if err := between(path+".fixed_month", r.FixedMonth, 1, 12); err != nil {
			return err
		}
		return between(path+".fixed_day", r.FixedDay, 1, 31)
	}
	if r.RoundingType == "PARTICULAR_MONTH" {
		if err := between(path+".rounding_value", r.RoundingValue, 1, 12); err != nil {
			return err
		}
	}
	return between(path+".period_value", r.PeriodValue, 0, 1200)
}

func (r *ReferralProgram) validate(path string) error {
	if err := oneOf(path+".conversion_event_type", r.ConversionEvent, "redemption", "custom_event"); err != nil {
		return err
	}
	if r.ConversionEvent == "custom_event" && r.CustomEventID == "" && r.CustomEventName == "" {
		return fault.Payload(path+".custom_event", "must name the event that counts as conversion")
	}
	if r.RewardType == "" {
		return nil
	}
	if err := oneOf(path+".referee_reward.type", r.RewardType, "LOYALTY_CARD", "GIFT_VOUCHER"); err != nil {
		return err
	}
	return Internals{}.ValidateAmount(path+".referee_reward.amount", r.RewardAmount)
}

func (x *TierExpiration) validate(path string) error {
	periods := []string{"", "MONTH", "QUARTER", "HALF_YEAR", "YEAR"}
	for _, word := range []struct {
		path, value string
		allowed     []string
	}{
		{".qualification_type", x.QualificationType, []string{"", "BALANCE", "POINTS_IN_PERIOD"}},
		{".qualification_period", x.QualificationPeriod, periods},
		{".start_date.type", x.Start, []string{"", "IMMEDIATE", "NEXT_PERIOD"}},
		{".expiration_date.type", x.Expiration, []string{"", "END_OF_PERIOD", "END_OF_NEXT_PERIOD", "BALANCE_DROP", "CUSTOM"}},
		{".expiration_date.rounding.type", x.RoundingType, append(periods, "CUSTOM")},
		{".expiration_date.rounding.strategy", x.RoundingStrategy, []string{"", "START", "END"}},
		{".expiration_date.rounding.unit", x.RoundingUnit, []string{"", "MONTH"}},
	} {
		if !slices.Contains(word.allowed, word.value) {
			return oneOf(path+word.path, word.value, word.allowed[1:]...)
		}
	}
	if x.Extend != "" {
		if _, err := validity.ParseDuration(x.Extend); err != nil {
			return fault.Payload(path+".expiration_date.extend", "%s", err)
		}
	}
	if x.RoundingValue != nil {
		return between(path+".expiration_date.rounding.value", *x.RoundingValue, 0, 11)
	}
	return nil
}

// oneOf refuses a value that is not among those allowed.
func oneOf[W ~string](path string, word W, allowed ...W) error {
	if slices.Contains(allowed, word) {
		return nil
	}
	return fault.Payload(path, "must be equal to one of the allowed values %s (actual value is '%.100s')", allowed, word)
}

func between(path string, n, from, to int64) error {
	if n < from || n > to {
		return fault.Payload(path, "must be %d to %d (actual value is '%d')", from, to, n)
	}
	return nil
}

// invalid refuses a campaign whose parts do not go together.
func invalid(details string, args ...any) error {
	return fault.Invalid("invalid_campaign", "Invalid campaign", "%s", fmt.Sprintf(details, args...))
}
