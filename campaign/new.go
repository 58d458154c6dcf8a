package campaign

import (
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/env"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/validity"
)

// NewCampaign is the input for making a campaign. Required are the name, and enough of the profile to derive the type.
type NewCampaign struct {
	Name, Description string
	// Type may be empty: then it follows from the type of the voucher, or from the referral program.
	Type Type
	// Distribution is AUTO_UPDATE by default, and STATIC for promotions.
	Distribution   Distribution
	Voucher        *VoucherProfile
	Referral       *ReferralProgram
	TierExpiration *TierExpiration
	AutoJoin       bool
	// JoinOnce is forced for loyalty programs, which give each customer one card, and off for a public code.
	JoinOnce bool
	// UseVoucherSchema is on by default, and off for promotions.
	UseVoucherSchema *bool
	Validity         validity.Validity
	ActivityDuration string
	CategoryID       string
	Metadata         metadata.Map
	Access           AccessSettings
	// Inactive makes a campaign that is switched off.
	Inactive bool
	// RuleIDs are the sets of validation rules of the campaign: at most one, and none for a loyalty program.
	RuleIDs []string
}

// Draft is a campaign that is complete and checked but not stored yet, with the validation rules to assign to it. NewCampaign.Draft
// makes it.
type Draft struct {
	Campaign Campaign
	RuleIDs  []string
}

// Draft completes and checks the input. It fails with invalid_payload, or with invalid_campaign for parts that do not go
// together.
func (n NewCampaign) Draft(e env.Env, caseSensitive bool) (Draft, error) {
	c := Campaign{
		Name: n.Name, Description: n.Description, Type: n.Type, Distribution: n.Distribution, Voucher: n.Voucher,
		Referral: n.Referral, TierExpiration: n.TierExpiration, AutoJoin: n.AutoJoin, JoinOnce: n.JoinOnce,
		Validity: n.Validity, ActivityDuration: n.ActivityDuration, CategoryID: n.CategoryID, Metadata: metadata.Merge(nil, n.Metadata),
		Access: n.Access, Active: !n.Inactive,
	}
	if c.Name == "" {
		return Draft{}, fault.PayloadMissing("name")
	}
	if err := storage.CheckName("name", c.Name); err != nil {
		return Draft{}, err
	}
	if c.Type == "" {
		if c.Type = n.impliedType(); c.Type == "" {
			return Draft{}, fault.PayloadMissing("campaign_type")
		}
	}
	if c.Distribution == "" {
		c.Distribution = DistributionAutoUpdate
		if c.Type == TypePromotion || c.Type == TypeLoyaltyProgram {
			c.Distribution = DistributionStatic
		}
	}
	switch {
	case c.Type == TypeLoyaltyProgram:
		c.JoinOnce = true
	case c.Distribution == DistributionStandalone:
		c.JoinOnce = false
	}
	c.UseVoucherSchema = c.Type != TypePromotion
	if n.UseVoucherSchema != nil {
		c.UseVoucherSchema = *n.UseVoucherSchema
	}
	if c.Voucher != nil {
		profile := *c.Voucher
		profile.complete(c.Type, caseSensitive)
		c.Voucher = &profile
	}
	if err := c.checkRules(n.RuleIDs); err != nil {
		return Draft{}, err
	}
	if err := c.validate(); err != nil {
		return Draft{}, err
	}
	c.ID, c.CreatedAt = e.NewID(Kind.Prefix), e.Now()
	return Draft{Campaign: c, RuleIDs: n.RuleIDs}, nil
}

// impliedType is the type that follows from the parts of a campaign, or empty.
func (n NewCampaign) impliedType() Type {
	switch {
	case n.Referral != nil:
		return TypeReferralProgram
	case n.Voucher == nil:
		return ""
	case n.Voucher.Type == VoucherDiscount, n.Voucher.Discount != nil:
		return TypeDiscountCoupons
	case n.Voucher.Type == VoucherGift, n.Voucher.Gift != nil:
		return TypeGiftVouchers
	case n.Voucher.Type == VoucherLoyalty, n.Voucher.Loyalty != nil:
		return TypeLoyaltyProgram
	}
	return ""
}

// complete fills in what the type of the campaign implies, and the code configuration.
func (p *VoucherProfile) complete(t Type, caseSensitive bool) {
	if p.Type == "" {
		p.Type = t.VoucherType()
	}
	p.ReferralCode = t == TypeReferralProgram
	if p.CodeConfig.Validate("") == nil {
		p.CodeConfig = p.CodeConfig.Normalize(caseSensitive)
	}
}

func (c *Campaign) checkRules(ids []string) error {
	switch {
	case len(ids) > 1:
		return fault.Payload("validation_rules", "must NOT have more than 1 items (it has %d)", len(ids))
	case len(ids) == 1 && c.Type == TypeLoyaltyProgram:
		return notFor("validation_rules", c.Type)
	case len(ids) == 1 && ids[0] == "":
		return fault.Payload("validation_rules[0]", "must be the id of a validation rule")
	}
	return nil
}

// Check refuses a draft that NewCampaign.Draft would not have made.
func (d Draft) Check() error {
	if d.Campaign.ID == "" {
		return errNoDraft
	}
	return d.Campaign.validate()
}

// errNoDraft is returned for a draft without an id.
var errNoDraft = invalid("A draft is made by NewCampaign.Draft: this one has no id")

// NotFor refuses a property that campaigns of a type do not have.
func (Internals) NotFor(property string, t Type) error { return notFor(property, t) }

func notFor(property string, t Type) error {
	return invalid("Property '%s' is not allowed for %s campaign", property, t)
}

// ConfigOf returns the description of codes to generate: the campaign's own, or the one of a request.
func (p *VoucherProfile) ConfigOf(other *code.Config, caseSensitive bool) code.Config {
	if other != nil {
		return other.Normalize(caseSensitive)
	}
	return p.CodeConfig
}
