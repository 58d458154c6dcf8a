package wire

import (
	"fmt"

	"github.com/punchcardhq/punchcard/discount"
)

// Discount is what a code or a promotion tier gives, in requests and in answers: a property that was not sent, or sent as
// null, is left out again.
type Discount struct {
	Type   Word `json:"type,omitzero" enum:"discount.Type"`
	Effect Word `json:"effect,omitzero" enum:"discount.Effect"`

	AmountOff             Number `json:"amount_off,omitzero"`
	AmountOffFormula      string `json:"amount_off_formula,omitzero"`
	PercentOff            Number `json:"percent_off,omitzero" openapi:"fraction"`
	PercentOffFormula     string `json:"percent_off_formula,omitzero"`
	FixedAmount           Number `json:"fixed_amount,omitzero"`
	FixedAmountFormula    string `json:"fixed_amount_formula,omitzero"`
	AmountLimit           Number `json:"amount_limit,omitzero"`
	AggregatedAmountLimit Number `json:"aggregated_amount_limit,omitzero"`

	DiscountUnit
	Units     []DiscountMember `json:"units,omitzero"`
	IsDynamic *bool            `json:"is_dynamic,omitzero"`
}

// DiscountUnit is the part of a unit discount about one free product.
type DiscountUnit struct {
	UnitOff        Number `json:"unit_off,omitzero"`
	UnitOffFormula string `json:"unit_off_formula,omitzero"`
	UnitType       string `json:"unit_type,omitzero"`
	// Product is the product whose units are free, or that the SKU belongs to. Only answers have it: unit_type names it.
	Product *ProductReference `json:"product,omitzero"`
	SKU     *ProductReference `json:"sku,omitzero"`
}

// DiscountMember is one of several free products.
type DiscountMember struct {
	Effect Word `json:"effect,omitzero" enum:"ADD_MISSING_ITEMS ADD_NEW_ITEMS"`
	DiscountUnit
}

// ProductReference names a product or SKU.
type ProductReference struct {
	ID       string       `json:"id"`
	SourceID Null[string] `json:"source_id"`
	Name     Null[string] `json:"name"`
}

// UnmarshalJSON ignores the value: unit_type decides. So a discount of an answer can be sent back in a request.
func (*ProductReference) UnmarshalJSON([]byte) error { return nil }

// Domain returns a valid discount, or a fault that names the property below path.
func (w Discount) Domain(path string) (d discount.Discount, err error) {
	d = discount.Discount{
		Type: discount.Type(w.Type), Effect: discount.Effect(w.Effect), IsDynamic: w.IsDynamic,
		AmountOffFormula: w.AmountOffFormula, PercentOffFormula: w.PercentOffFormula, FixedAmountFormula: w.FixedAmountFormula,
		UnitOffFormula: w.UnitOffFormula, UnitType: w.UnitType,
	}
	if d.PercentOff, err = w.PercentOff.Decimal(below(path, "percent_off")); err != nil {
		return d, err
	}
	err = integers(path, []integer{
		{"amount_off", w.AmountOff, &d.AmountOff}, {"fixed_amount", w.FixedAmount, &d.FixedAmount},
		{"amount_limit", w.AmountLimit, &d.AmountLimit}, {"aggregated_amount_limit", w.AggregatedAmountLimit, &d.AggregatedAmountLimit},
		{"unit_off", w.UnitOff, &d.UnitOff},
	})
	if err != nil {
		return d, err
	}
	for i, m := range w.Units {
		u := discount.Unit{Effect: discount.Effect(m.Effect), UnitOffFormula: m.UnitOffFormula, UnitType: m.UnitType}
		if u.UnitOff, err = m.UnitOff.Integer(fmt.Sprintf("%s.units[%d].unit_off", path, i)); err != nil {
			return d, err
		}
		d.Units = append(d.Units, u)
	}
	return d, d.Validate(path)
}

// integer is a number of a request and the field of the domain that gets its value.
type integer struct {
	name string
	from Number
	to   **int64
}

func integers(path string, fields []integer) (err error) {
	for _, f := range fields {
		if *f.to, err = f.from.Integer(below(path, f.name)); err != nil {
			return err
		}
	}
	return nil
}

// NewDiscount returns the shape of a discount, stored or evaluated. nil stays nil.
func NewDiscount(d *discount.Discount) *Discount {
	if d == nil {
		return nil
	}
	w := &Discount{
		Type: Word(d.Type), Effect: Word(d.Effect), IsDynamic: d.IsDynamic,
		AmountOff: NewInteger(d.AmountOff), AmountOffFormula: d.AmountOffFormula,
		PercentOff: NewNumber(d.PercentOff), PercentOffFormula: d.PercentOffFormula,
		FixedAmount: NewInteger(d.FixedAmount), FixedAmountFormula: d.FixedAmountFormula,
		AmountLimit: NewInteger(d.AmountLimit), AggregatedAmountLimit: NewInteger(d.AggregatedAmountLimit),
		DiscountUnit: newUnit(d.UnitOff, d.UnitOffFormula, d.UnitType, d.Product, d.SKU),
	}
	for _, u := range d.Units {
		w.Units = append(w.Units, DiscountMember{Word(u.Effect), newUnit(u.UnitOff, u.UnitOffFormula, u.UnitType, u.Product, u.SKU)})
	}
	return w
}

func newUnit(off *int64, formula, unitType string, product, sku *discount.Reference) DiscountUnit {
	return DiscountUnit{
		UnitOff: NewInteger(off), UnitOffFormula: formula, UnitType: unitType,
		Product: newReference(product), SKU: newReference(sku),
	}
}

func newReference(r *discount.Reference) *ProductReference {
	if r == nil {
		return nil
	}
	return &ProductReference{ID: r.ID, SourceID: OrNull(r.SourceID), Name: OrNull(r.Name)}
}
