package discount

// Outcome is the result of an effect on the cart.
type Outcome struct {
	// Cart is the cart afterwards; its applied figures are those of this effect alone.
	Cart Cart
	// Changed says that a figure or a quantity of the cart is different now.
	Changed bool
	// Entries lists for each entry, by index, the lines and units that it reached. Empty when the selection has no entries.
	Entries []Reached
	// Units are the discounted units per entry and product, for the counters that Entries.Uses names. They are counted only
	// for entries with quotas and only by effects on lines.
	Units []DiscountedUnits
	// Guarded tells what the guard of the turn made of the effect; nil without a guard.
	Guarded *Guarded
}

// Result is the result of a discount.
type Result struct {
	Outcome
	// Discount is the discount as evaluated, for answers.
	Discount Discount
}

// Reached lists the lines and units that one entry discounted.
type Reached struct {
	// Lines are indices of cart lines in the order of application ("order_item_indices").
	Lines []int
	// Units are the units of these lines ("order_item_units"), without numbers when UnitsLimitExceeded.
	Units []LineUnits
	// UnitsLimitExceeded says that the cart holds more than MaxListedUnits units, so that they are not listed one by one.
	UnitsLimitExceeded bool
}

// LineUnits are units of one line, counted from 1.
type LineUnits struct {
	Line  int
	Units []int
}

// DiscountedUnits are units that one entry discounted of one product.
type DiscountedUnits struct {
	Entry   int
	Product string
	Units   int64
}

// MaxListedUnits is the largest cart, in units, whose discounted units are listed one by one.
const MaxListedUnits = 1000
