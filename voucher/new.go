package voucher

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/campaign/code"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/validity"
)

// NewVoucher is the input for making a voucher. Properties that are left out are the campaign's, if it has one.
type NewVoucher struct {
	// Code is the code itself; without it one is drawn as CodeConfig describes, or the campaign.
	Code       string
	CodeConfig *code.Config
	// Campaign is the id or the name of the campaign; empty for a voucher without one.
	Campaign string
	// Type may be empty: then it follows from the one of the next three that is set.
	Type     campaign.VoucherType
	Discount *discount.Discount
	Gift     *campaign.GiftProfile
	Loyalty  *campaign.LoyaltyProfile
	// Quantity is how often the code may be redeemed; nil means the campaign's number, or without a campaign no limit.
	Quantity       *int64
	Validity       validity.Update
	CategoryID     string
	AdditionalInfo string
	Metadata       metadata.Map
	Inactive       bool
	// RuleIDs are the sets of validation rules of the voucher, besides those of its campaign.
	RuleIDs []string
}

// Overrides are the properties in which codes that are added to a campaign differ from it.
type Overrides struct {
	CodeConfig     *code.Config
	Quantity       *int64
	Start, End     time.Time
	CategoryID     string
	AdditionalInfo string
	Metadata       metadata.Map
}

// standalone makes a voucher without a campaign and without a code.
func (n NewVoucher) standalone() (Voucher, error) {
	v := Voucher{Type: n.Type, AdditionalInfo: n.AdditionalInfo, CategoryID: n.CategoryID, Active: !n.Inactive}
	if v.Type == "" {
		v.Type = n.impliedType()
	}
	if v.Type == campaign.VoucherLoyalty {
		return Voucher{}, invalid("A loyalty card needs a campaign of type LOYALTY_PROGRAM")
	}
	return n.finish(v)
}

// within makes a voucher of a campaign, without a code.
func (n NewVoucher) within(c *campaign.Campaign) (Voucher, error) {
	v := profiled(c)
	if implied := n.impliedType(); n.Type != "" && n.Type != v.Type || implied != "" && implied != v.Type {
		return Voucher{}, invalid("Campaign %s holds vouchers of type %s", c.Name, v.Type)
	}
	v.Active = !n.Inactive
	if n.CategoryID != "" {
		v.CategoryID = n.CategoryID
	}
	v.AdditionalInfo = n.AdditionalInfo
	if n.Gift != nil && n.Gift.Effect == "" && v.Gift != nil {
		n.Gift = &campaign.GiftProfile{Amount: n.Gift.Amount, Effect: v.Gift.Effect}
	}
	return n.finish(v)
}

// finish sets the remaining properties of the request, and checks the whole.
func (n NewVoucher) finish(v Voucher) (Voucher, error) {
	if n.Discount != nil {
		v.Discount = n.Discount
	}
	if n.Gift != nil {
		v.Gift = &Gift{Amount: n.Gift.Amount, Effect: n.Gift.Effect}
	}
	if n.Loyalty != nil {
		v.Loyalty = &Loyalty{Points: n.Loyalty.Points}
	}
	if n.Quantity != nil {
		v.Redemption.Quantity = n.Quantity
	}
	n.Validity.Apply(&v.Validity)
	v.Metadata = inherit(v.Metadata, n.Metadata)
	return v, v.validate()
}

// impliedType is the type that follows from the value of the voucher, or empty.
func (n NewVoucher) impliedType() campaign.VoucherType {
	switch {
	case n.Discount != nil:
		return campaign.VoucherDiscount
	case n.Gift != nil:
		return campaign.VoucherGift
	case n.Loyalty != nil:
		return campaign.VoucherLoyalty
	}
	return ""
}

// profiled makes a voucher with the profile of its campaign, without a code.
func profiled(c *campaign.Campaign) Voucher {
	p := c.Voucher
	v := Voucher{
		CampaignID: c.ID, CategoryID: c.CategoryID, Type: p.Type, Discount: p.Discount, Validity: c.Validity, Active: true,
		Metadata: c.Metadata, ReferralCode: p.ReferralCode, Redemption: Redemption{Quantity: p.RedemptionQuantity},
	}
	if p.Gift != nil {
		v.Gift = &Gift{Amount: p.Gift.Amount, Effect: p.Gift.Effect}
	}
	if p.Loyalty != nil {
		v.Loyalty = &Loyalty{Points: p.Loyalty.Points}
	}
	return v
}

// added makes a voucher that is added to a campaign, without a code.
func (o Overrides) added(c *campaign.Campaign) (Voucher, error) {
	v := profiled(c)
	if o.Quantity != nil {
		v.Redemption.Quantity = o.Quantity
	}
	if o.CategoryID != "" {
		v.CategoryID = o.CategoryID
	}
	if !o.Start.IsZero() {
		v.Validity.Start = o.Start
	}
	if !o.End.IsZero() {
		v.Validity.End = o.End
	}
	v.AdditionalInfo = o.AdditionalInfo
	v.Metadata = inherit(v.Metadata, o.Metadata)
	return v, v.validate()
}

// inherit returns the metadata of a voucher: the campaign's, overridden by the voucher's own.
func inherit(of, own metadata.Map) metadata.Map {
	if own == nil {
		return of
	}
	return metadata.Merge(of, own)
}

// validate checks everything but the code, and brings the metadata to the form in which it is stored.
func (v *Voucher) validate() (err error) {
	switch {
	case v.Discount == nil && v.Gift == nil && v.Loyalty == nil:
		return invalid("A voucher must have one of 'discount', 'gift' and 'loyalty_card'")
	case v.Type != campaign.VoucherDiscount && v.Type != campaign.VoucherGift && v.Type != campaign.VoucherLoyalty:
		return fault.Payload("type", "must be equal to one of the allowed values [%s %s %s] (actual value is '%.100s')",
			campaign.VoucherDiscount, campaign.VoucherGift, campaign.VoucherLoyalty, v.Type)
	case (v.Discount != nil) != (v.Type == campaign.VoucherDiscount), (v.Gift != nil) != (v.Type == campaign.VoucherGift),
		(v.Loyalty != nil) != (v.Type == campaign.VoucherLoyalty):
		return invalid("A voucher of type %s must have '%s' and nothing else of 'discount', 'gift' and 'loyalty_card'", v.Type, partOf[v.Type])
	}
	if v.Discount != nil {
		err = v.Discount.Validate("discount")
	}
	if v.Gift != nil {
		err = (&campaign.GiftProfile{Amount: v.Gift.Amount, Effect: v.Gift.Effect}).Validate("gift")
	}
	if v.Loyalty != nil {
		err = campaign.Internals{}.ValidateAmount("loyalty_card.points", v.Loyalty.Points)
	}
	if err != nil {
		return err
	}
	if err := (campaign.Internals{}).ValidateQuantity("redemption.quantity", v.Redemption.Quantity); err != nil {
		return err
	}
	if err := v.Validity.Validate(""); err != nil {
		return err
	}
	v.Metadata, err = metadata.Normalize("metadata", v.Metadata)
	return err
}

var partOf = map[campaign.VoucherType]string{
	campaign.VoucherDiscount: "discount", campaign.VoucherGift: "gift", campaign.VoucherLoyalty: "loyalty_card",
}

// validateCode refuses a text that cannot be a code.
func validateCode(text string) error {
	switch {
	case strings.TrimSpace(text) == "":
		return fault.Payload("code", "must NOT be empty")
	case !utf8.ValidString(text) || strings.ContainsFunc(text, unicode.IsControl):
		return fault.Payload("code", "must be UTF-8 text without control characters")
	case len(text) > code.MaxBytes:
		return fault.Payload("code", "must NOT be longer than %d bytes (it has %d)", code.MaxBytes, len(text))
	}
	return nil
}

// invalid refuses a voucher whose parts contradict each other.
func invalid(details string, args ...any) error {
	return fault.Invalid("invalid_voucher", "Invalid voucher", details, args...)
}
