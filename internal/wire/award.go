package wire

import (
	"fmt"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/loyalty/program"
)

// PointsAward is a fixed number of points for the card of a definition.
type PointsAward struct {
	Value            *int64            `json:"value"`
	CardDefinitionID string            `json:"card_definition_id"`
	Expiration       *PointsExpiration `json:"points_expiration,omitzero"`
}

func newPointsAward(a program.Award) *PointsAward {
	return &PointsAward{Value: &a.Points, CardDefinitionID: a.CardDefinitionID, Expiration: newOwnExpiration(a.Expiration)}
}

func newOwnExpiration(x *program.Expiration) *PointsExpiration {
	if x == nil {
		return nil
	}
	w := NewPointsExpiration(*x)
	return &w
}

func (w PointsAward) domain(path string) (a program.Award, err error) {
	if w.Value == nil {
		return a, missingProperty(path, "value")
	}
	a = program.Award{Points: *w.Value, CardDefinitionID: w.CardDefinitionID}
	a.Expiration, err = ownExpiration(path, w.Expiration)
	return a, err
}

func ownExpiration(path string, w *PointsExpiration) (*program.Expiration, error) {
	if w == nil {
		return nil, nil
	}
	x, err := w.domain(path + ".points_expiration")
	return &x, err
}

// ProportionalAward is points for every so much of a base. The block of the calculation is set, the others are not.
type ProportionalAward struct {
	Calculation      Word              `json:"calculation_type" enum:"program.Calculation"`
	CardDefinitionID string            `json:"card_definition_id"`
	Expiration       *PointsExpiration `json:"points_expiration,omitzero"`
	Order            *OrderBlocks      `json:"order,omitzero"`
	Customer         *MetadataBlock    `json:"customer,omitzero"`
	CustomEvent      *MetadataBlock    `json:"custom_event,omitzero"`
	OrderItems       *ItemBlocks       `json:"order_items,omitzero"`
}

// OrderBlocks are the bases of a whole order.
type OrderBlocks struct {
	Amount      *AwardBlock `json:"amount,omitzero"`
	TotalAmount *AwardBlock `json:"total_amount,omitzero"`
	Metadata    *AwardBlock `json:"metadata,omitzero"`
}

// MetadataBlock is the base of a metadata value.
type MetadataBlock struct {
	Metadata *AwardBlock `json:"metadata"`
}

// ItemBlocks are the bases of order lines.
type ItemBlocks struct {
	Amount         *AwardBlock `json:"amount,omitzero"`
	SubtotalAmount *AwardBlock `json:"subtotal_amount,omitzero"`
	Quantity       *AwardBlock `json:"quantity,omitzero"`
}

// AwardBlock gives value points for every so much.
type AwardBlock struct {
	Every        *int64       `json:"every"`
	Value        Number       `json:"value" openapi:"fraction"`
	Property     *string      `json:"property,omitzero"`
	ApplicableTo []Applicable `json:"applicable_to,omitzero"`
}

// Applicable names products whose lines count.
type Applicable struct {
	Type       Word         `json:"type" enum:"program.ItemType"`
	Product    *IDReference `json:"product,omitzero"`
	SKU        *IDReference `json:"sku,omitzero"`
	Collection *IDReference `json:"products_collection,omitzero"`
}

// blockFields returns the fields of all blocks, by their paths.
func (w *ProportionalAward) blockFields() map[string]**AwardBlock {
	places := map[string]**AwardBlock{}
	if o := w.Order; o != nil {
		places["order.amount"], places["order.total_amount"], places["order.metadata"] = &o.Amount, &o.TotalAmount, &o.Metadata
	}
	if w.Customer != nil {
		places["customer.metadata"] = &w.Customer.Metadata
	}
	if w.CustomEvent != nil {
		places["custom_event.metadata"] = &w.CustomEvent.Metadata
	}
	if i := w.OrderItems; i != nil {
		places["order_items.amount"], places["order_items.subtotal_amount"], places["order_items.quantity"] = &i.Amount, &i.SubtotalAmount, &i.Quantity
	}
	return places
}

func newProportionalAward(a program.Award) *ProportionalAward {
	p := a.Proportion
	all := &ProportionalAward{Order: &OrderBlocks{}, Customer: &MetadataBlock{}, CustomEvent: &MetadataBlock{}, OrderItems: &ItemBlocks{}}
	block := &AwardBlock{Every: &p.Every, Value: NewNumber(&p.Value)}
	if p.Property != "" {
		block.Property = &p.Property
	}
	for _, item := range p.Items {
		block.ApplicableTo = append(block.ApplicableTo, newApplicable(item))
	}
	if place := all.blockFields()[p.Calculation.BlockPath()]; place != nil {
		*place = block
	}
	w := &ProportionalAward{Calculation: Word(p.Calculation), CardDefinitionID: a.CardDefinitionID, Expiration: newOwnExpiration(a.Expiration)}
	switch {
	case *all.Order != (OrderBlocks{}):
		w.Order = all.Order
	case all.Customer.Metadata != nil:
		w.Customer = all.Customer
	case all.CustomEvent.Metadata != nil:
		w.CustomEvent = all.CustomEvent
	default:
		w.OrderItems = all.OrderItems
	}
	return w
}

func newApplicable(item program.Item) Applicable {
	w, id := Applicable{Type: Word(item.Type)}, &IDReference{&item.ID}
	switch item.Type {
	case program.ItemProduct:
		w.Product = id
	case program.ItemSKU:
		w.SKU = id
	case program.ItemCollection:
		w.Collection = id
	}
	return w
}

func (w ProportionalAward) domain(path string) (a program.Award, err error) {
	if w.Calculation == "" {
		return a, missingProperty(path, "calculation_type")
	}
	p := program.Proportion{Calculation: program.Calculation(w.Calculation)}
	own := p.Calculation.BlockPath()
	sent := map[string]bool{}
	for place, block := range w.blockFields() {
		sent[place] = *block != nil
	}
	if own != "" { // the engine refuses an unknown calculation and lists the known ones
		if err := checkParts(path, string(w.Calculation), own, sent); err != nil {
			return a, err
		}
		if err := (*w.blockFields()[own]).read(path+"."+own, &p); err != nil {
			return a, err
		}
	}
	a = program.Award{CardDefinitionID: w.CardDefinitionID, Proportion: &p}
	a.Expiration, err = ownExpiration(path, w.Expiration)
	return a, err
}

func (w *AwardBlock) read(path string, p *program.Proportion) error {
	if w.Every == nil {
		return missingProperty(path, "every")
	}
	value, err := w.Value.Decimal(path + ".value")
	if err != nil {
		return err
	}
	if value == nil {
		return missingProperty(path, "value")
	}
	p.Every, p.Value = *w.Every, *value
	if w.Property != nil {
		p.Property = *w.Property
	}
	for i, item := range w.ApplicableTo {
		here := fmt.Sprintf("%s.applicable_to[%d]", path, i)
		refs := map[string]*IDReference{"product": item.Product, "sku": item.SKU, "products_collection": item.Collection}
		ref, known := refs[string(item.Type)]
		if !known {
			return oneOf(here+".type", item.Type, string(program.ItemProduct), string(program.ItemSKU), string(program.ItemCollection))
		}
		if err := checkParts(here, string(item.Type), "", referencesBut(refs, string(item.Type))); err != nil {
			return err
		}
		if ref == nil || ref.ID == nil {
			return missingProperty(here, string(item.Type)+".id")
		}
		p.Items = append(p.Items, program.Item{Type: program.ItemType(item.Type), ID: *ref.ID})
	}
	return nil
}

// referencesBut reports which references other than one were sent.
func referencesBut(refs map[string]*IDReference, name string) map[string]bool {
	sent := map[string]bool{}
	for other, ref := range refs {
		sent[other] = ref != nil && other != name
	}
	return sent
}

// Effect is what an earning gives. A benefit is shown under its older name as well.
type Effect struct {
	Type         Word               `json:"type" enum:"BENEFIT POINTS POINTS_PROPORTIONAL"`
	Points       *PointsAward       `json:"points,omitzero"`
	Proportional *ProportionalAward `json:"points_proportional,omitzero"`
	Benefit      *IDReference       `json:"benefit,omitzero"`
	Incentive    *IDReference       `json:"incentive,omitzero"`
}

func newEffect(e program.Effect) Effect {
	switch {
	case e.BenefitID != "":
		return Effect{Type: "BENEFIT", Benefit: &IDReference{&e.BenefitID}, Incentive: &IDReference{&e.BenefitID}}
	case e.Award.Proportion != nil:
		return Effect{Type: "POINTS_PROPORTIONAL", Proportional: newProportionalAward(e.Award)}
	}
	return Effect{Type: "POINTS", Points: newPointsAward(e.Award)}
}

func (w Effect) domain(path string) (e program.Effect, err error) {
	if w.Type == "INCENTIVE" {
		w.Type = "BENEFIT"
	}
	own := map[Word]string{"POINTS": "points", "POINTS_PROPORTIONAL": "points_proportional", "BENEFIT": "benefit"}[w.Type]
	if own == "" {
		return e, oneOf(path+".type", w.Type, "POINTS", "POINTS_PROPORTIONAL", "BENEFIT")
	}
	benefit := w.Benefit
	if benefit == nil {
		benefit = w.Incentive
	}
	if err := checkParts(path, string(w.Type), own, map[string]bool{
		"points": w.Points != nil, "points_proportional": w.Proportional != nil, "benefit": benefit != nil,
	}); err != nil {
		return e, err
	}
	switch own {
	case "points":
		e.Award, err = w.Points.domain(path + ".points")
	case "points_proportional":
		e.Award, err = w.Proportional.domain(path + ".points_proportional")
	default:
		if benefit.ID == nil || *benefit.ID == "" {
			return e, missingProperty(path+".benefit", "id")
		}
		if w.Incentive != nil && w.Incentive.ID != nil && *w.Incentive.ID != *benefit.ID {
			return e, fault.Payload(path+".incentive.id", "must be the same as benefit.id when both are sent")
		}
		e.BenefitID = *benefit.ID
	}
	return e, err
}
