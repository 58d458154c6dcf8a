package discount

// Money is a number of minor units that may be unknown: a line without a price, an order without an amount. The zero Money
// is unknown, which is not the same as Minor(0).
type Money struct {
	Minor int64
	Known bool
}

// Minor returns a known amount.
func Minor(units int64) Money { return Money{Minor: units, Known: true} }

// Cart is the running order on which effects work one after the other. Discount figures are cumulative: they include what
// earlier redemptions of the same order took. Applied figures belong to the step that made the cart, or to the whole
// request in the cart that Since returns.
//
// A cart is a value: effects return a new one and leave the old one, with its lines, as it was.
type Cart struct {
	Amount        Money // before discounts, free units included; unknown without any amount or priced line
	InitialAmount Money // before any effect of any redeemable

	DiscountAmount        int64 // taken off the order as a whole, so far
	AppliedDiscountAmount int64

	Lines []Line
}

// Line is one position of a cart.
type Line struct {
	// Product and SKU are the ids by which unit effects find their line: catalog ids, or for a line that is not in the
	// catalog the id that the client sent. Empty when the line has none.
	Product, SKU string

	Quantity int64
	Price    Money // of one unit
	Amount   Money // of the line before discounts: Price times Quantity, unless the client sent another figure

	InitialQuantity int64 // as sent; 0 for a line that an effect created
	InitialAmount   Money

	DiscountAmount   int64 // taken off this line, so far
	DiscountQuantity int64 // free units, so far

	AppliedDiscountAmount   int64
	AppliedDiscountQuantity int64 // units made free
	AppliedQuantity         int64 // change of Quantity
	AppliedQuantityAmount   int64 // change of Amount

	// UnitEffect says that a unit effect has changed this line, so that answers show its initial figures.
	UnitEffect bool
	// Replacements are the swaps of EffectReplaceItems that took units of this line, in order.
	Replacements []Replacement
}

// Replacement says how units of one line were swapped for units of another ("application_details" of a line).
type Replacement struct {
	SourceIndex          int
	SourceQuantity       int64 // change of the source's quantity: at most -1
	SourceAmount         int64 // change of the source's amount: at most 0
	TargetIndex          int
	TargetQuantity       int64
	TargetAmount         int64
	TargetDiscountAmount int64
}

// LineDiscountAmount returns the sum of the discounts of all lines.
func (c Cart) LineDiscountAmount() int64 {
	var sum int64
	for i := range c.Lines {
		sum += c.Lines[i].DiscountAmount
	}
	return sum
}

// AppliedLineDiscountAmount returns the sum of the discounts of all lines by the step or request.
func (c Cart) AppliedLineDiscountAmount() int64 {
	var sum int64
	for i := range c.Lines {
		sum += c.Lines[i].AppliedDiscountAmount
	}
	return sum
}

// TotalDiscountAmount returns the discounts on the order and on its lines together.
func (c Cart) TotalDiscountAmount() int64 { return c.DiscountAmount + c.LineDiscountAmount() }

// TotalAppliedDiscountAmount returns the sum of the discounts by the step or request on the order and its lines.
func (c Cart) TotalAppliedDiscountAmount() int64 {
	return c.AppliedDiscountAmount + c.AppliedLineDiscountAmount()
}

// TotalAmount returns the amount left to pay: never below zero, unknown when the amount is.
func (c Cart) TotalAmount() Money {
	if !c.Amount.Known {
		return Money{}
	}
	return Minor(max(0, c.Amount.Minor-c.TotalDiscountAmount()))
}

// Subtotal returns the amount of the line after its discounts, unknown when its amount is.
func (l Line) Subtotal() Money {
	if !l.Amount.Known {
		return Money{}
	}
	return Minor(max(0, l.Amount.Minor-l.DiscountAmount))
}
