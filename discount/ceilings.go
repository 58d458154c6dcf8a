package discount

import "github.com/shopspring/decimal"

// Ceilings bound what discounts may take off an order and off each of its lines, whatever stacks. Nil sets no bound, and neither does 100
// percent: what effects add to an order may then be given away as well.
type Ceilings struct {
	// MaxPercent of the initial amount of the order, from 0 to 100, is what all discounts of the order may come to.
	MaxPercent *decimal.Decimal
	// MaxAmount is the same in minor units.
	MaxAmount *int64
	// MaxLinePercent of the amount of a line is what the discounts of the line may come to, the value of its free units included.
	MaxLinePercent *decimal.Decimal
}

// Order returns what all discounts of an order may come to; unknown without a bound. An order of unknown amount may have no discount.
//
// 60 percent of 99.99 are 59.994, so that 59.99 may be given.
func (c Ceilings) Order(initial Money) Money {
	ceiling := percentOf(initial.Minor, c.MaxPercent)
	if c.MaxAmount != nil && (!ceiling.Known || *c.MaxAmount < ceiling.Minor) {
		ceiling = Minor(*c.MaxAmount)
	}
	return ceiling
}

// Line returns what the discounts of a line of this amount may come to; unknown without a bound.
func (c Ceilings) Line(amount int64) Money { return percentOf(amount, c.MaxLinePercent) }

// percentOf returns a percentage of an amount, rounded down; unknown for none, and for 100 percent and more.
func percentOf(amount int64, percent *decimal.Decimal) Money {
	if percent == nil || percent.GreaterThanOrEqual(hundred) {
		return Money{}
	}
	return Minor(decimal.NewFromInt(amount).Mul(*percent).Shift(-2).Floor().IntPart())
}
