package voucher

import "github.com/punchcardhq/punchcard/discount"

// PercentOff is a new code that takes a percentage off an order: PercentOff("SUMMER25", 25). For limits, dates and the like, set
// the fields of the NewVoucher that it returns.
func PercentOff(code string, percent int64) NewVoucher {
	return NewVoucher{Code: code, Discount: discount.Percent(percent)}
}

// AmountOff is a new code that takes an amount in minor units off an order: AmountOff("FIVE", 500) takes 5.00 off.
func AmountOff(code string, minor int64) NewVoucher {
	return NewVoucher{Code: code, Discount: discount.Amount(minor)}
}
