package wire

import (
	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
	"github.com/punchcardhq/punchcard/patch"
)

// Benefit is a benefit in answers.
type Benefit struct {
	ID           string             `json:"id"`
	Name         string             `json:"name"`
	Type         string             `json:"type" enum:"program.BenefitType"`
	Status       string             `json:"status" enum:"program.Status"`
	Stock        *Stock             `json:"stock"`
	Points       *PointsAward       `json:"points,omitzero"`
	Proportional *ProportionalAward `json:"points_proportional,omitzero"`
	Material     *MaterialGift      `json:"material,omitzero"`
	Digital      *DigitalGift       `json:"digital,omitzero"`
	CreatedAt    Time               `json:"created_at"`
	UpdatedAt    Time               `json:"updated_at"`
	Object       string             `json:"object" enum:"benefit"`
}

// NewBenefit returns the shape of a benefit.
func NewBenefit(b program.Benefit) Benefit {
	w := Benefit{
		ID: b.ID, Name: b.Name, Type: string(b.Type), Status: string(b.Status), Stock: NewStock(b.Stock), Material: newMaterialGift(b.Gift.Material),
		Digital: newDigitalGift(b.Gift.Digital), CreatedAt: NewTime(b.CreatedAt), UpdatedAt: NewTime(b.UpdatedAt), Object: "benefit",
	}
	switch {
	case b.Award == nil:
	case b.Award.Proportion != nil:
		w.Proportional = newProportionalAward(*b.Award)
	default:
		w.Points = newPointsAward(*b.Award)
	}
	return w
}

// MaterialGift is a product or an SKU.
type MaterialGift struct {
	Type    Word          `json:"type" enum:"PRODUCT SKU"`
	Product *IDReference  `json:"product,omitzero"`
	SKU     *SKUReference `json:"sku,omitzero"`
}

// SKUReference names an SKU and its product.
type SKUReference struct {
	ProductID *string `json:"product_id"`
	ID        *string `json:"id"`
}

func newMaterialGift(m *program.Material) *MaterialGift {
	switch {
	case m == nil:
		return nil
	case m.SKUID != "":
		return &MaterialGift{Type: "SKU", SKU: &SKUReference{ProductID: &m.ProductID, ID: &m.SKUID}}
	}
	return &MaterialGift{Type: "PRODUCT", Product: &IDReference{&m.ProductID}}
}

func (w MaterialGift) domain() (m program.Material, err error) {
	const path = "material"
	own := map[Word]string{"PRODUCT": "product", "SKU": "sku"}[w.Type]
	if own == "" {
		return m, oneOf(path+".type", w.Type, "PRODUCT", "SKU")
	}
	if err := checkParts(path, string(w.Type), own, map[string]bool{"product": w.Product != nil, "sku": w.SKU != nil}); err != nil {
		return m, err
	}
	if w.Product != nil {
		if w.Product.ID == nil {
			return m, missingProperty(path+".product", "id")
		}
		m.ProductID = *w.Product.ID
		return m, nil
	}
	if w.SKU.ID == nil || *w.SKU.ID == "" {
		return m, missingProperty(path+".sku", "id")
	}
	if w.SKU.ProductID == nil {
		return m, missingProperty(path+".sku", "product_id")
	}
	return program.Material{ProductID: *w.SKU.ProductID, SKUID: *w.SKU.ID}, nil
}

// DigitalGift is a gift that is delivered at once: points, coupons or gift vouchers.
type DigitalGift struct {
	Type    Word               `json:"type" enum:"program.DigitalType"`
	Coupons *CampaignReference `json:"discount_coupons,omitzero"`
	Gifts   *GiftReference     `json:"gift_vouchers,omitzero"`
	Points  *CardPoints        `json:"loyalty_card_points,omitzero"`
}

// CampaignReference names a campaign.
type CampaignReference struct {
	CampaignID *string `json:"campaign_id"`
}

// GiftReference names a campaign of gift vouchers, and what is added to one.
type GiftReference struct {
	CampaignID *string `json:"campaign_id"`
	Balance    Number  `json:"balance"`
}

// CardPoints are points for a card.
type CardPoints struct {
	Points           *int64  `json:"points"`
	CardDefinitionID *string `json:"card_definition_id"`
}

func newDigitalGift(d *program.Digital) *DigitalGift {
	if d == nil {
		return nil
	}
	w := &DigitalGift{Type: Word(d.Type)}
	switch d.Type {
	case program.DigitalCoupons:
		w.Coupons = &CampaignReference{&d.CampaignID}
	case program.DigitalGifts:
		w.Gifts = &GiftReference{CampaignID: &d.CampaignID, Balance: NewInteger(&d.Balance)}
	case program.DigitalPoints:
		w.Points = &CardPoints{Points: &d.Points, CardDefinitionID: &d.CardDefinitionID}
	}
	return w
}

func (w DigitalGift) domain() (d program.Digital, err error) {
	const path = "digital"
	if w.Type == "" {
		return d, missingProperty(path, "type")
	}
	d.Type = program.DigitalType(w.Type)
	own, known := map[program.DigitalType]string{
		program.DigitalCoupons: "discount_coupons", program.DigitalGifts: "gift_vouchers", program.DigitalPoints: "loyalty_card_points",
	}[d.Type]
	if !known {
		return d, nil
	}
	if err := checkParts(path, string(w.Type), own, map[string]bool{
		"discount_coupons": w.Coupons != nil, "gift_vouchers": w.Gifts != nil, "loyalty_card_points": w.Points != nil,
	}); err != nil {
		return d, err
	}
	switch {
	case w.Coupons != nil:
		d.CampaignID = textOrEmpty(w.Coupons.CampaignID)
	case w.Gifts != nil:
		d.CampaignID = textOrEmpty(w.Gifts.CampaignID)
		balance, err := w.Gifts.Balance.Integer(path + ".gift_vouchers.balance")
		if err != nil {
			return d, err
		}
		if balance == nil {
			return d, missingProperty(path+".gift_vouchers", "balance")
		}
		d.Balance = *balance
	case w.Points != nil:
		if w.Points.Points == nil {
			return d, missingProperty(path+".loyalty_card_points", "points")
		}
		d.Points, d.CardDefinitionID = *w.Points.Points, textOrEmpty(w.Points.CardDefinitionID)
	}
	return d, nil
}

func textOrEmpty(text *string) string {
	if text == nil {
		return ""
	}
	return *text
}

// BenefitCreate is the body of POST /v2/loyalties/benefits.
type BenefitCreate struct {
	Status        Word `json:"status" enum:"ACTIVE DRAFT"`
	BenefitUpdate `required:"name type"`
}

// BenefitUpdate is the body of PUT /v2/loyalties/benefits/{benefitId}.
type BenefitUpdate struct {
	Name         patch.Field[string]            `json:"name"`
	Type         patch.Field[Word]              `json:"type" enum:"program.BenefitType"`
	Points       patch.Field[PointsAward]       `json:"points"`
	Proportional patch.Field[ProportionalAward] `json:"points_proportional"`
	Material     patch.Field[MaterialGift]      `json:"material"`
	Digital      patch.Field[DigitalGift]       `json:"digital"`
	Stock        patch.Field[Stock]             `json:"stock"`
}

// Domain returns the change.
func (w BenefitUpdate) Domain() (u program.BenefitUpdate, err error) {
	u = program.BenefitUpdate{Name: w.Name, Type: patch.Map(w.Type, func(t Word) program.BenefitType { return program.BenefitType(t) })}
	if u.Points, err = patch.MapErr(w.Points, func(a PointsAward) (program.Award, error) { return a.domain("points") }); err != nil {
		return u, err
	}
	if u.Portion, err = patch.MapErr(w.Proportional, func(a ProportionalAward) (program.Award, error) {
		return a.domain("points_proportional")
	}); err != nil {
		return u, err
	}
	if u.Material, err = patch.MapErr(w.Material, MaterialGift.domain); err != nil {
		return u, err
	}
	if u.Digital, err = patch.MapErr(w.Digital, DigitalGift.domain); err != nil {
		return u, err
	}
	stock, sent := w.Stock.Value()
	if w.Stock.Cleared() {
		u.Stock = patch.Clear[int64]()
	}
	if !sent {
		return u, nil
	}
	quantity, err := stock.domain("stock")
	if quantity == nil {
		u.Stock = patch.Clear[int64]()
	} else {
		u.Stock = patch.Set(*quantity)
	}
	return u, err
}

// Domain returns the new benefit.
func (w BenefitCreate) Domain() (b program.Benefit, err error) {
	switch {
	case w.Name.Kept():
		return b, fault.PayloadMissing("name")
	case w.Type.Kept():
		return b, fault.PayloadMissing("type")
	}
	u, err := w.BenefitUpdate.Domain()
	if err != nil {
		return b, err
	}
	b.Status = program.StatusDraft
	if b, err = b.With(u); err == nil {
		b.Status = program.Status(w.Status)
	}
	return b, err
}
