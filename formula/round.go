package formula

import (
	"math/big"

	"github.com/shopspring/decimal"
)

// A rounding is one of the three ways to bring a number to a count of decimals; a negative count means tens, hundreds and so
// on. 75.55 rounds to 75.6 at one decimal, its floor is 75.5, and 70 at minus one decimals.
type rounding struct {
	decimal func(d decimal.Decimal, places int32) decimal.Decimal
	ratio   func(r *big.Rat) *big.Int // to a whole number
}

var (
	roundHalfUp = rounding{decimal.Decimal.Round, halfUp}
	roundDown   = rounding{decimal.Decimal.RoundFloor, floor}
	roundUp     = rounding{decimal.Decimal.RoundCeil, ceil}
)

// apply has no value if places is not a whole number within the size of numbers.
func (r rounding) apply(v, places Value) Value {
	if !numbers(v, places) || places.ratio != nil || !places.number.IsInteger() {
		return Value{}
	}
	if places.number.Abs().GreaterThan(decimal.New(maxDigits, 0)) {
		return Value{}
	}
	p := int32(places.number.IntPart())
	if v.ratio == nil {
		if -v.number.Exponent() <= p {
			return v
		}
		return Number(r.decimal(v.number, p))
	}
	scale := decimal.New(1, p).Rat()
	return Number(decimal.NewFromBigInt(r.ratio(scale.Mul(scale, v.ratio)), -p))
}

// floor relies on Div rounding towards minus infinity for a positive divisor, which the denominator of a Rat is.
func floor(r *big.Rat) *big.Int { return new(big.Int).Div(r.Num(), r.Denom()) }

func ceil(r *big.Rat) *big.Int {
	n := floor(new(big.Rat).Neg(r))
	return n.Neg(n)
}

// halfUp never meets a tie: a number in the middle between two steps has a finite decimal form and is no ratio.
func halfUp(r *big.Rat) *big.Int { return floor(new(big.Rat).Add(r, big.NewRat(1, 2))) }
