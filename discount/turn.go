package discount

import "github.com/punchcardhq/punchcard/formula"

// Turn is the input of a discount: the cart after earlier effects, the selection of its validation rule, and further facts
// that the calculation may read.
type Turn struct {
	Cart Cart
	Mode Mode
	// Bundles is the number of bundles found in the cart, by which most effects are multiplied; 0 means that there is no
	// bundle rule, or that it switches the multiplication off.
	Bundles int64

	Selection Selection
	// Used returns how many units a quota has given before. It returns false when the quota does not apply, as a quota per
	// customer without a customer or a quota per tier on a coupon. Nil: no quota applies.
	Used func(QuotaUse) (units int64, counted bool)

	// Catalog finds the product or SKU that a UnitType names. Nil, or false: the lines of the cart are searched.
	Catalog func(unitType string) (Good, bool)
	// InCollection reports whether a line of the cart belongs to a collection; only EffectAddSameItems asks. Nil: none does.
	InCollection func(collection string, line int) bool

	// Guard bounds what the effect gives. Nil: nothing does.
	Guard *Guard

	// Facts returns the values for formulas that are not of the cart. Nil: those values are null.
	Facts Facts
}

// Selection says which lines of the cart a validation rule selects.
type Selection struct {
	// Entries are the application rules of the validation rule, nil when there are none.
	Entries *Entries
	// Match holds for each line of the cart the index of the entry that it matched, NotSelected or NoEntry. A line beyond
	// its end is not selected. A nil Match selects every line with NoEntry.
	Match []int
	// LeftOut marks lines that take nothing, because they have a discount of this request already and the project allows
	// one per line. A line beyond its end is not left out.
	LeftOut []bool
	// RuleListsProducts says that the validation rule names included or excluded products; it decides the default effect.
	RuleListsProducts bool
}

// Values of Selection.Match that are not the index of an entry.
const (
	NotSelected = -1 // the line is not discounted
	NoEntry     = -2 // the line is discounted as a whole, without limits: the rule selects everything
)

// Mode is the discount calculation mode of a project.
type Mode string

// The modes. In ModeInitialAmount percentages, new prices and splits start from the money before any discount; amounts,
// gift credits and points are the same in both. The zero Mode is ModeDiscountedAmount.
const (
	ModeDiscountedAmount Mode = "DISCOUNTED_AMOUNT"
	ModeInitialAmount    Mode = "INITIAL_AMOUNT"
)

// Good is a product or SKU of the catalog as a unit effect needs it.
type Good struct {
	ProductID, SKUID string // SKUID is empty for a product
	Price            Money  // of the SKU, else of the product
	Product, SKU     *Reference
}

// QuotaUse names one counter of discounted units. Product is empty for the quotas that count all that an entry matches as
// one pool, and the product id of the line for those that count each product of a collection.
type QuotaUse struct {
	Quota   Quota
	Entry   int // index into the entries
	Product string
}

// Facts are what formulas may read besides the cart: see formula.Facts. The line variables, the amounts and the quantities
// come from the cart itself.
type Facts interface {
	formula.Facts
	// LineMetadata returns a value of the metadata of one line of the cart.
	LineMetadata(line int, key string) formula.Value
	// LineProductMetadata returns a value of the metadata of the product or SKU of one line of the cart.
	LineProductMetadata(line int, key string) formula.Value
}
