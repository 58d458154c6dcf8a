package program

import "github.com/punchcardhq/punchcard/fault"

// Gift is the content of a reward or a benefit that does not give points by an Award. Exactly one part is set.
type Gift struct {
	Material *Material
	Digital  *Digital
}

// Material is a product or an SKU that the shop sends.
type Material struct {
	// SKUID is empty for a product.
	ProductID, SKUID string
}

// Digital is delivered at once.
type Digital struct {
	Type       DigitalType
	CampaignID string
	// Balance, in minor units, is added to a gift voucher on top of what its campaign gives.
	Balance int64
	// Points are for the card of this definition.
	Points           int64
	CardDefinitionID string
}

// DigitalType is the kind of a Digital gift.
type DigitalType string

// The types.
const (
	DigitalCoupons DigitalType = "DISCOUNT_COUPONS"
	DigitalGifts   DigitalType = "GIFT_VOUCHERS"
	DigitalPoints  DigitalType = "LOYALTY_CARD_POINTS"
)

func (d Digital) validate(path string, allowed ...DigitalType) error {
	if err := oneOf(path+".type", d.Type, allowed...); err != nil {
		return err
	}
	switch d.Type {
	case DigitalCoupons:
		return needed(path+".discount_coupons", "campaign_id", d.CampaignID)
	case DigitalGifts:
		if err := needed(path+".gift_vouchers", "campaign_id", d.CampaignID); err != nil {
			return err
		}
		return within(path+".gift_vouchers.balance", d.Balance, 0, MaxPoints)
	}
	if err := needed(path+".loyalty_card_points", "card_definition_id", d.CardDefinitionID); err != nil {
		return err
	}
	return within(path+".loyalty_card_points.points", d.Points, 1, MaxPoints)
}

func (m Material) validate(path string) error {
	if m.SKUID == "" {
		return needed(path+".product", "id", m.ProductID)
	}
	return needed(path+".sku", "product_id", m.ProductID)
}

func needed(path, property, value string) error {
	if value == "" {
		return fault.Payload(path, "must have required property '%s'", property)
	}
	return nil
}
