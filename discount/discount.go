package discount

import "github.com/shopspring/decimal"

// Discount is what a coupon, a promotion tier or a referral code gives. It is kept as the shop sent it: a nil pointer, an
// empty text or an empty slice means that the property was not sent, and answers leave it out again. Nothing is filled in
// when it is stored; defaults are resolved when it is evaluated.
//
// The same type describes an evaluated discount (Result.Discount): there the figure of a formula replaces the fallback, the
// formulas are removed, and Effect and IsDynamic are always set.
type Discount struct {
	Type   Type
	Effect Effect // empty: see ResolvedEffect

	AmountOff        *int64 // minor units, TypeAmount
	AmountOffFormula string // major units; AmountOff is its fallback

	PercentOff        *decimal.Decimal // 0 to 100, TypePercent
	PercentOffFormula string

	FixedAmount        *int64 // minor units: the new order total or unit price, TypeFixed
	FixedAmountFormula string // major units

	// AmountLimit caps a percentage: the whole order for EffectApplyToOrder, each line for EffectApplyToItems.
	AmountLimit *int64
	// AggregatedAmountLimit caps what all lines together, or the order, may get. TypeAmount and TypePercent.
	AggregatedAmountLimit *int64

	UnitOff        *int64 // free units, TypeUnit with one product
	UnitOffFormula string
	UnitType       string // id of a product or SKU; of a collection for EffectAddSameItems
	Product, SKU   *Reference

	Units []Unit // EffectAddManyItems

	// IsDynamic says that the figure came from a formula. Nil in a discount that was never evaluated and that the shop sent
	// without it.
	IsDynamic *bool
}

// Unit is one member of a unit discount over several products.
type Unit struct {
	UnitOff        *int64
	UnitOffFormula string
	Effect         Effect // EffectAddNewItems or EffectAddMissingItems
	UnitType       string
	Product, SKU   *Reference
}

// Reference names the product or SKU behind a UnitType, for answers only.
type Reference struct {
	ID, SourceID, Name string
}

// Type is the variant of a discount.
type Type string

// The variants. TypeUnit has two forms: one product (UnitOff, UnitType) or several (Units).
const (
	TypeAmount  Type = "AMOUNT"
	TypePercent Type = "PERCENT"
	TypeFixed   Type = "FIXED"
	TypeUnit    Type = "UNIT"
)

// Effect is what a discount works on, and how.
type Effect string

// The effects; doc.go says what each of them computes.
const (
	EffectApplyToOrder                         Effect = "APPLY_TO_ORDER"
	EffectApplyToItems                         Effect = "APPLY_TO_ITEMS"
	EffectApplyToItemsByQuantity               Effect = "APPLY_TO_ITEMS_BY_QUANTITY"
	EffectApplyToItemsProportionally           Effect = "APPLY_TO_ITEMS_PROPORTIONALLY"
	EffectApplyToItemsProportionallyByQuantity Effect = "APPLY_TO_ITEMS_PROPORTIONALLY_BY_QUANTITY"
	EffectAddMissingItems                      Effect = "ADD_MISSING_ITEMS"
	EffectAddNewItems                          Effect = "ADD_NEW_ITEMS"
	EffectAddManyItems                         Effect = "ADD_MANY_ITEMS"
	EffectAddSameItems                         Effect = "ADD_SAME_ITEMS"
	EffectReplaceItems                         Effect = "REPLACE_ITEMS"
)

// ResolvedEffect returns the effect that is used when the discount is evaluated: the one that was sent, or the default.
// Money discounts default to the selected lines when the validation rule lists products (included or excluded), and to the
// order otherwise; unit discounts add missing units.
func (d Discount) ResolvedEffect(ruleListsProducts bool) Effect {
	switch {
	case d.Effect != "":
		return d.Effect
	case d.Type == TypeUnit && len(d.Units) > 0:
		return EffectAddManyItems
	case d.Type == TypeUnit:
		return EffectAddMissingItems
	case ruleListsProducts:
		return EffectApplyToItems
	default:
		return EffectApplyToOrder
	}
}

// OnLines reports whether the effect works on the lines that the validation rule selects. The other effects work on the
// order as a whole, or on the product that the discount itself names.
func (e Effect) OnLines() bool {
	switch e {
	case EffectApplyToItems, EffectApplyToItemsByQuantity, EffectApplyToItemsProportionally,
		EffectApplyToItemsProportionallyByQuantity, EffectReplaceItems:
		return true
	}
	return false
}

// UnitTypes returns the products and SKUs that the discount gives away, so that they can be loaded for Turn.Catalog. The
// collection of EffectAddSameItems is not among them.
func (d Discount) UnitTypes() []string {
	var types []string
	if d.UnitType != "" && d.Effect != EffectAddSameItems {
		types = append(types, d.UnitType)
	}
	for _, u := range d.Units {
		types = append(types, u.UnitType)
	}
	return types
}
