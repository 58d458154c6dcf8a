package discount

import (
	"math/bits"

	"github.com/shopspring/decimal"
)

// MaxAmount is the largest money figure of an order, in minor units: an amount, a price, a discount. Figures that would grow beyond
// it stop there. It is more than any order costs in any currency, every JSON reader keeps it exactly, and a total of 64 bits has
// room for 900,000 such orders.
const MaxAmount = 10_000_000_000_000

// MaxQuantity is the largest number of units of one line or one unit discount.
const MaxQuantity = 1_000_000_000

// Round returns the money figure nearest to a number of minor units, halves away from zero: 1149.9 becomes 1150, 0.5
// becomes 1 and -0.5 becomes -1. It is the only rounding: figures computed from integers alone use rounded, which gives the
// same without a decimal.
func Round(minor decimal.Decimal) int64 {
	switch whole := minor.Round(0); {
	case whole.GreaterThanOrEqual(largest):
		return MaxAmount
	case whole.LessThanOrEqual(smallest):
		return -MaxAmount
	default:
		return whole.IntPart()
	}
}

var largest, smallest = decimal.NewFromInt(MaxAmount), decimal.NewFromInt(-MaxAmount)

// rounded returns Round(amount · num / den) for figures that are not negative: a third of 100 is 33, two thirds are 67. It
// returns 0 when den is 0.
func rounded(amount, num, den int64) int64 {
	if den <= 0 || amount <= 0 || num <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(amount), uint64(num))
	lo, carry := bits.Add64(lo, uint64(den)/2, 0)
	hi += carry
	if hi >= uint64(den) {
		return MaxAmount
	}
	whole, _ := bits.Div64(hi, lo, uint64(den))
	return int64(min(whole, MaxAmount))
}

// times multiplies figures that are not negative and stops at MaxAmount.
func times(a, b int64) int64 {
	if a <= 0 || b <= 0 {
		return 0
	}
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	if hi > 0 || lo > MaxAmount {
		return MaxAmount
	}
	return int64(lo)
}

// plus adds figures that are not negative and stops at MaxAmount.
func plus(a, b int64) int64 { return min(a+b, MaxAmount) }

// rate is a percentage prepared for many amounts.
type rate struct {
	num, den int64
	exact    decimal.Decimal // instead, for a percentage with more digits than num and den can hold
}

func rateOf(percent decimal.Decimal) rate {
	if e := percent.Exponent(); e <= 0 && e >= -15 && percent.NumDigits() <= 18 {
		den := int64(100)
		for range -e {
			den *= 10
		}
		return rate{num: percent.CoefficientInt64(), den: den}
	}
	return rate{exact: percent.Shift(-2)}
}

func (r rate) of(amount int64) int64 {
	if r.den > 0 {
		return rounded(amount, r.num, r.den)
	}
	return Round(decimal.NewFromInt(amount).Mul(r.exact))
}
