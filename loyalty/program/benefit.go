package program

import (
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Benefit is a gift that earning rules deliver. Each delivery takes one of its stock.
type Benefit struct {
	ID     string
	Name   string
	Type   BenefitType
	Status Status
	// Stock is how many can be delivered in all; nil is without limit. Delivered is how many were.
	Stock     *int64
	Delivered int64
	// Award is set for the types of points, Gift for the others.
	Award     *Award
	Gift      Gift
	CreatedAt time.Time
	// UpdatedAt is zero until the first change.
	UpdatedAt time.Time
}

// BenefitType is the kind of a benefit.
type BenefitType string

// The types.
const (
	BenefitPoints       BenefitType = "POINTS"
	BenefitProportional BenefitType = "POINTS_PROPORTIONAL"
	BenefitMaterial     BenefitType = "MATERIAL"
	BenefitDigital      BenefitType = "DIGITAL"
)

// BenefitKind describes benefits to a backend. The name of a deleted benefit is free again.
var BenefitKind = storage.Kind[Benefit]{
	Name: "benefit", Prefix: "lben_",
	ID:     func(b *Benefit) string { return b.ID },
	Unique: []storage.Unique[Benefit]{{Name: "living_name", Value: (*Benefit).livingName}},
	Fields: []storage.Field[Benefit]{
		storage.String("living_name", (*Benefit).livingName),
		storage.String("name", func(b *Benefit) string { return b.Name }).Ordered(),
		storage.String("type", func(b *Benefit) string { return string(b.Type) }).Ordered(),
		storage.String("status", func(b *Benefit) string { return string(b.Status) }),
		storage.Time("created_at", func(b *Benefit) time.Time { return b.CreatedAt }).Ordered(),
	},
}

func (b *Benefit) livingName() string {
	if b.Status == StatusDeleted {
		return ""
	}
	return b.Name
}

func (b *Benefit) complete() error {
	if err := textOf("name", b.Name, 1, maxName); err != nil {
		return err
	}
	if err := oneOf("type", b.Type, BenefitPoints, BenefitProportional, BenefitMaterial, BenefitDigital); err != nil {
		return err
	}
	if b.Stock != nil {
		if err := within("stock.limited.quantity", *b.Stock, 0, MaxPoints); err != nil {
			return err
		}
	}
	switch b.Type {
	case BenefitMaterial:
		if b.Gift.Material == nil {
			return fault.PayloadMissing("material")
		}
		return b.Gift.Material.validate("material")
	case BenefitDigital:
		if b.Gift.Digital == nil {
			return fault.PayloadMissing("digital")
		}
		return b.Gift.Digital.validate("digital", DigitalGifts, DigitalCoupons)
	}
	property := map[BenefitType]string{BenefitPoints: "points", BenefitProportional: "points_proportional"}[b.Type]
	if b.Award == nil || (b.Award.Proportion != nil) != (b.Type == BenefitProportional) {
		return fault.PayloadMissing(property)
	}
	return b.Award.validate(property, "")
}

// wallet is the card definition that gets points of the benefit, or empty.
func (b *Benefit) wallet() string {
	if b.Award == nil {
		return ""
	}
	return b.Award.CardDefinitionID
}
