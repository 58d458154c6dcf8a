package wire

import (
	"time"

	"github.com/punchcardhq/punchcard/campaign"
	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
	"github.com/punchcardhq/punchcard/voucher"
)

// VoucherUpdate is the body of PUT /v1/vouchers/{code}.
type VoucherUpdate struct {
	// Type is what the code gives. It never changes: a sent value is ignored.
	Type           patch.Field[Word]         `json:"type" enum:"campaign.VoucherType"`
	Discount       patch.Field[Discount]     `json:"discount"`
	Active         patch.Field[bool]         `json:"active"`
	AdditionalInfo patch.Field[string]       `json:"additional_info"`
	Metadata       patch.Field[metadata.Map] `json:"metadata"`
	ValidityUpdate
	CategoryInput
}

// Domain returns the change, without the category.
func (w VoucherUpdate) Domain(zone *time.Location) (u voucher.Update, err error) {
	u = voucher.Update{Active: w.Active, AdditionalInfo: w.AdditionalInfo, Metadata: w.Metadata}
	switch t := campaign.VoucherType(w.Type.Or("")); t {
	case "", campaign.VoucherDiscount, campaign.VoucherGift, campaign.VoucherLoyalty:
	default:
		return u, fault.Payload("type", "must be one of DISCOUNT_VOUCHER, GIFT_VOUCHER, LOYALTY_CARD (actual value is '%.60s')", t)
	}
	u.Discount, err = patch.MapErr(w.Discount, func(d Discount) (discount.Discount, error) { return d.Domain("discount") })
	if err != nil {
		return u, err
	}
	u.Validity, err = w.ValidityUpdate.Domain("", zone)
	return u, err
}
