package discount

import "github.com/punchcardhq/punchcard/formula"

// Turn is everything that a discount meets when its turn comes: the cart as earlier effects left it, what its validation
// rule selects, and what the calculation may ask for.
type Turn struct {
	Cart Cart
	Mode Mode
	// Bundles is the number of bundles found in the cart, by which most effects are multiplied; 0 means that there is no
	// bundle rule, or that its author switched the multiplication off.
	Bundles int64

	Selection Selection
	// Used tells how many units a quota has given before. It returns false when the quota counts nothing here, as a quota
	// per customer without a customer or a quota per tier on a coupon. Nil: no quota counts anything.
	Used func(QuotaUse) (units int64, counted bool)

	// Catalog finds the product or SKU that a UnitType names. Nil, or false, leaves what the lines of the cart say.
	Catalog func(unitType string) (Good, bool)
	// InCollection reports whether a line of the cart belongs to a collection; only EffectAddSameItems asks. Nil: none does.
	InCollection func(collection string, line int) bool

	// Facts answers the formulas' questions that the cart cannot answer. Nil: all of them stay open.
	Facts Facts
}

// Selection says which lines of the cart a validation rule selects.
type Selection struct {
	// Entries are the application rules of the validation rule, nil when there are none.
	Entries *Entries
	// Match holds for each line of the cart the index of the entry that it matched, NotSelected or NoEntry. A line beyond
	// its end is not selected. A nil Match selects every line with NoEntry.
	Match []int
	// LeftOut marks lines that take nothing, because a discount of this request has already worked on them and the project
	// lets that happen once per line. A line beyond its end takes part.
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
// are answered by the cart itself and never asked for.
type Facts interface {
	formula.Facts
	// LineMetadata returns a value of the metadata of one line of the cart.
	LineMetadata(line int, key string) formula.Value
	// LineProductMetadata returns a value of the metadata of the product or SKU of one line of the cart.
	LineProductMetadata(line int, key string) formula.Value
}
