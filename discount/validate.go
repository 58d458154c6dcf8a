package discount

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/formula"
)

// The effects that each variant allows, in the order in which faults list them.
var (
	amountEffects = []Effect{EffectApplyToOrder, EffectApplyToItems, EffectApplyToItemsByQuantity,
		EffectApplyToItemsProportionally, EffectApplyToItemsProportionallyByQuantity}
	figureEffects = []Effect{EffectApplyToOrder, EffectApplyToItems}
	unitEffects   = []Effect{EffectAddMissingItems, EffectAddNewItems, EffectAddManyItems, EffectAddSameItems,
		EffectReplaceItems}
	memberEffects = []Effect{EffectAddMissingItems, EffectAddNewItems}
)

// Validate reports the first thing that is wrong with a discount as the fault invalid_payload. Path is the path of the
// discount in the request, "voucher.discount" for instance; the fault names the property below it.
//
// Every variant needs its figure, also next to a formula, whose fallback it is; only a TypeFixed discount on items may do
// without, since each entry may have a price of its own. Properties that belong to another variant are refused, because
// they would have no effect.
func (d Discount) Validate(path string) error {
	switch d.Type {
	case TypeAmount, TypePercent, TypeFixed, TypeUnit:
	default:
		return oneOf(join(path, "type"), d.Type, TypeAmount, TypePercent, TypeFixed, TypeUnit)
	}
	if err := d.validateOtherVariants(path); err != nil {
		return err
	}
	switch d.Type {
	case TypeAmount:
		return cmp.Or(
			allowed(join(path, "effect"), d.Effect, amountEffects),
			required(path, "amount_off", d.AmountOff != nil),
			amount(join(path, "amount_off"), d.AmountOff),
			formulaText(join(path, "amount_off_formula"), d.AmountOffFormula),
			amount(join(path, "aggregated_amount_limit"), d.AggregatedAmountLimit))
	case TypePercent:
		return cmp.Or(
			allowed(join(path, "effect"), d.Effect, figureEffects),
			required(path, "percent_off", d.PercentOff != nil),
			percentage(join(path, "percent_off"), d.PercentOff),
			formulaText(join(path, "percent_off_formula"), d.PercentOffFormula),
			amount(join(path, "amount_limit"), d.AmountLimit),
			amount(join(path, "aggregated_amount_limit"), d.AggregatedAmountLimit))
	case TypeFixed:
		optional := d.Effect == EffectApplyToItems && d.FixedAmountFormula == ""
		return cmp.Or(
			allowed(join(path, "effect"), d.Effect, figureEffects),
			required(path, "fixed_amount", d.FixedAmount != nil || optional),
			amount(join(path, "fixed_amount"), d.FixedAmount),
			formulaText(join(path, "fixed_amount_formula"), d.FixedAmountFormula))
	default:
		return d.validateUnits(path)
	}
}

func (d Discount) validateUnits(path string) error {
	if err := allowed(join(path, "effect"), d.Effect, unitEffects); err != nil {
		return err
	}
	many := len(d.Units) > 0 || d.Effect == EffectAddManyItems
	if !many {
		return cmp.Or(
			required(path, "unit_off", d.UnitOff != nil),
			quantity(join(path, "unit_off"), d.UnitOff),
			formulaText(join(path, "unit_off_formula"), d.UnitOffFormula),
			required(path, "unit_type", d.UnitType != ""))
	}
	switch {
	case d.Effect != "" && d.Effect != EffectAddManyItems:
		return fault.Payload(join(path, "effect"), "must be %s when units are given (actual value is '%s')",
			EffectAddManyItems, d.Effect)
	case len(d.Units) == 0:
		return required(path, "units", false)
	case d.UnitOff != nil || d.UnitOffFormula != "" || d.UnitType != "":
		return fault.Payload(join(path, "units"), "must not be combined with unit_off, unit_off_formula or unit_type")
	}
	for i, u := range d.Units {
		at := join(path, "units["+strconv.Itoa(i)+"]")
		err := cmp.Or(
			allowed(join(at, "effect"), u.Effect, memberEffects),
			required(at, "unit_off", u.UnitOff != nil),
			quantity(join(at, "unit_off"), u.UnitOff),
			formulaText(join(at, "unit_off_formula"), u.UnitOffFormula),
			required(at, "unit_type", u.UnitType != ""))
		if err != nil {
			return err
		}
	}
	return nil
}

// validateOtherVariants refuses properties of other variants.
func (d Discount) validateOtherVariants(path string) error {
	for _, p := range [...]struct {
		name string
		sent bool
		of   []Type
	}{
		{"amount_off", d.AmountOff != nil, []Type{TypeAmount}},
		{"amount_off_formula", d.AmountOffFormula != "", []Type{TypeAmount}},
		{"percent_off", d.PercentOff != nil, []Type{TypePercent}},
		{"percent_off_formula", d.PercentOffFormula != "", []Type{TypePercent}},
		{"fixed_amount", d.FixedAmount != nil, []Type{TypeFixed}},
		{"fixed_amount_formula", d.FixedAmountFormula != "", []Type{TypeFixed}},
		{"amount_limit", d.AmountLimit != nil, []Type{TypePercent}},
		{"aggregated_amount_limit", d.AggregatedAmountLimit != nil, []Type{TypeAmount, TypePercent}},
		{"unit_off", d.UnitOff != nil, []Type{TypeUnit}},
		{"unit_off_formula", d.UnitOffFormula != "", []Type{TypeUnit}},
		{"unit_type", d.UnitType != "", []Type{TypeUnit}},
		{"units", len(d.Units) > 0, []Type{TypeUnit}},
	} {
		if p.sent && !slices.Contains(p.of, d.Type) {
			return fault.Payload(join(path, p.name), "is not allowed for a discount of type %s, only for %s",
				d.Type, list(p.of))
		}
	}
	return nil
}

// Validate reports the first thing that is wrong with an application rule as the fault invalid_payload; path is the path of
// the entry in the request, "applicable_to.included[0]" for instance.
func (e Entry) Validate(path string) error {
	switch e.Object {
	case ObjectProduct, ObjectSKU, ObjectCollection:
	default:
		return oneOf(join(path, "object"), e.Object, ObjectProduct, ObjectSKU, ObjectCollection)
	}
	if e.ID == "" && e.SourceID == "" {
		return fault.Payload(path, "must have property 'id' or 'source_id'")
	}
	if e.Object != ObjectSKU && (e.ProductID != "" || e.ProductSourceID != "") {
		return fault.Payload(join(path, "product_id"), "is not allowed for object %s, only for %s", e.Object, ObjectSKU)
	}
	switch e.Effect {
	case EntryEffectApplyToEvery, EntryEffectApplyToCheapest, EntryEffectApplyFromCheapest,
		EntryEffectApplyToMostExpensive, EntryEffectApplyFromMostExpensive:
	default:
		return oneOf(join(path, "effect"), e.Effect, EntryEffectApplyToEvery, EntryEffectApplyToCheapest,
			EntryEffectApplyFromCheapest, EntryEffectApplyToMostExpensive, EntryEffectApplyFromMostExpensive)
	}
	if e.Target != "" && e.Target != TargetItem && e.Target != TargetUnit {
		return oneOf(join(path, "target"), e.Target, TargetItem, TargetUnit)
	}
	if e.Repeat < 0 || e.Repeat > MaxQuantity {
		return fault.Payload(join(path, "repeat"), "must be >= 1 and <= %d (actual value is '%d')", int64(MaxQuantity), e.Repeat)
	}
	err := cmp.Or(
		quantity(join(path, "skip_initially"), &e.SkipInitially),
		quantity(join(path, "quantity_limit"), e.QuantityLimit),
		quantity(join(path, "aggregated_quantity_limit"), e.AggregatedQuantityLimit),
		amount(join(path, "amount_limit"), e.AmountLimit),
		amount(join(path, "aggregated_amount_limit"), e.AggregatedAmountLimit),
		amount(join(path, "price"), e.Price),
		formulaText(join(path, "price_formula"), e.PriceFormula))
	if err != nil {
		return err
	}
	if e.PriceFormula != "" && e.Price == nil {
		return fault.Payload(path, "should have required property 'price', the fallback of price_formula")
	}
	for kind, q := range e.Quotas {
		name := join(path, Quota(kind).Property())
		if err := cmp.Or(quantity(name, q.Units), formulaText(name+"_formula", q.Formula)); err != nil {
			return err
		}
		if q.Formula != "" && q.Units == nil {
			return fault.Payload(path, "should have required property '%s', the fallback of its formula",
				Quota(kind).Property())
		}
	}
	return nil
}

func join(path, name string) string {
	if path == "" {
		return name
	}
	return path + "." + name
}

func required(path, name string, there bool) error {
	if there {
		return nil
	}
	if path == "" {
		return fault.PayloadMissing(name)
	}
	return fault.Payload(path, "should have required property '%s'", name)
}

func allowed(path string, effect Effect, effects []Effect) error {
	if effect == "" || slices.Contains(effects, effect) {
		return nil
	}
	return oneOf(path, effect, effects...)
}

func oneOf[T ~string](path string, value T, values ...T) error {
	return fault.Payload(path, "must be one of %s (actual value is '%s')", list(values), string(value))
}

func list[T ~string](values []T) string {
	names := make([]string, len(values))
	for i, v := range values {
		names[i] = string(v)
	}
	return strings.Join(names, ", ")
}

func amount(path string, minor *int64) error {
	if minor == nil {
		return nil
	}
	if !validAmount(*minor) {
		return wrongAmount(path, *minor)
	}
	return nil
}

func quantity(path string, units *int64) error {
	if units == nil || *units >= 0 && *units <= MaxQuantity {
		return nil
	}
	return fault.Payload(path, "must be >= 0 and <= %d (actual value is '%d')", int64(MaxQuantity), *units)
}

func percentage(path string, percent *decimal.Decimal) error {
	if percent == nil {
		return nil
	}
	if err := checkDigits(path, *percent); err != nil {
		return err
	}
	if !percent.IsNegative() && percent.LessThanOrEqual(hundred) {
		return nil
	}
	return fault.Payload(path, "must be >= 0 and <= 100 (actual value is '%s')", percent)
}

// checkDigits refuses a number that is written with so many digits that arithmetic on it could last for ever, as 1e-9999
// is.
func checkDigits(path string, n decimal.Decimal) error {
	if e := n.Exponent(); e < -maxDigits || e > maxDigits || n.NumDigits() > maxDigits {
		return fault.Payload(path, "must be a number of at most %d digits", maxDigits)
	}
	return nil
}

const maxDigits = 30

func formulaText(path, text string) error {
	if text == "" {
		return nil
	}
	return formula.Check(path, text)
}
