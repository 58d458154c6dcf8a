package discount

import "github.com/shopspring/decimal"

// Percent is a discount of p percent off the order: Percent(10) takes 4.99 off 49.90. For half a percent, for lines or for a cap,
// set the fields of a Discount.
func Percent(p int64) *Discount {
	off := decimal.NewFromInt(p)
	return &Discount{Type: TypePercent, PercentOff: &off, Effect: EffectApplyToOrder}
}

// Amount is a discount of an amount in minor units off the order, or of the order's total where that is less: Amount(500) takes
// 5.00 off 19.90.
func Amount(minor int64) *Discount {
	return &Discount{Type: TypeAmount, AmountOff: &minor, Effect: EffectApplyToOrder}
}

// Fixed is a discount that lowers the total of the order to a price in minor units: with Fixed(1500) an order of 19.90 costs 15.00,
// and one of 12.00 still 12.00.
func Fixed(minor int64) *Discount {
	return &Discount{Type: TypeFixed, FixedAmount: &minor, Effect: EffectApplyToOrder}
}
