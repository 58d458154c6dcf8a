package formula

import (
	"math/big"

	"github.com/shopspring/decimal"
)

// A number is a decimal as long as it has a finite decimal form and a ratio of integers otherwise, so that 100/3*3 is 100
// and FLOOR never loses a unit to a quotient that was cut. Every figure is kept under these sizes, which bounds the cost of
// one operation; larger results are Null.
const (
	maxDigits = 300
	maxBits   = 1024
)

func (v Value) asRatio() *big.Rat {
	if v.ratio != nil {
		return v.ratio
	}
	return v.number.Rat()
}

// cut returns the number, truncated after the given number of decimals when it has no finite decimal form.
func (v Value) cut(places int32) decimal.Decimal {
	if v.ratio == nil {
		return v.number
	}
	q, _ := decimal.NewFromBigInt(v.ratio.Num(), 0).QuoRem(decimal.NewFromBigInt(v.ratio.Denom(), 0), places)
	return q
}

func fromRatio(r *big.Rat) Value {
	if r.Num().BitLen() > maxBits || r.Denom().BitLen() > maxBits {
		return Value{}
	}
	if places, finite := r.FloatPrec(); finite {
		return Number(decimal.NewFromBigRat(r, int32(places)))
	}
	return Value{kind: kindNumber, ratio: r}
}

func compareNumbers(a, b Value) int {
	if a.ratio == nil && b.ratio == nil {
		return a.number.Cmp(b.number)
	}
	return a.asRatio().Cmp(b.asRatio())
}

func numbers(a, b Value) bool { return a.kind == kindNumber && b.kind == kindNumber }

func decimals(a, b Value) bool { return a.ratio == nil && b.ratio == nil }

func add(a, b Value) Value {
	switch {
	case !numbers(a, b):
		return Value{}
	case decimals(a, b):
		return Number(a.number.Add(b.number))
	}
	return fromRatio(new(big.Rat).Add(a.asRatio(), b.asRatio()))
}

func subtract(a, b Value) Value {
	switch {
	case !numbers(a, b):
		return Value{}
	case decimals(a, b):
		return Number(a.number.Sub(b.number))
	}
	return fromRatio(new(big.Rat).Sub(a.asRatio(), b.asRatio()))
}

func multiply(a, b Value) Value {
	switch {
	case !numbers(a, b):
		return Value{}
	case decimals(a, b):
		return Number(a.number.Mul(b.number))
	}
	return fromRatio(new(big.Rat).Mul(a.asRatio(), b.asRatio()))
}

func divide(a, b Value) Value {
	if !numbers(a, b) || isZero(b) {
		return Value{}
	}
	if decimals(a, b) {
		const places = 20
		if q, rest := a.number.QuoRem(b.number, places); rest.IsZero() {
			return Number(q.Normalize())
		}
	}
	return fromRatio(new(big.Rat).Quo(a.asRatio(), b.asRatio()))
}

// remainder has the sign of a: -7 % 3 is -1.
func remainder(a, b Value) Value {
	if !numbers(a, b) || isZero(b) {
		return Value{}
	}
	if decimals(a, b) {
		return Number(a.number.Mod(b.number))
	}
	x, y := a.asRatio(), b.asRatio()
	times := new(big.Rat).Quo(x, y)
	whole := new(big.Int).Quo(times.Num(), times.Denom())
	return fromRatio(times.Sub(x, times.Mul(y, times.SetInt(whole))))
}

func negate(a Value) Value {
	switch {
	case a.kind != kindNumber:
		return Value{}
	case a.ratio == nil:
		return Number(a.number.Neg())
	}
	return fromRatio(new(big.Rat).Neg(a.ratio))
}

func isZero(v Value) bool { return v.ratio == nil && v.number.IsZero() }

func smaller(a, b Value) Value {
	switch {
	case !numbers(a, b):
		return Value{}
	case compareNumbers(b, a) < 0:
		return b
	}
	return a
}

func larger(a, b Value) Value {
	switch {
	case !numbers(a, b):
		return Value{}
	case compareNumbers(b, a) > 0:
		return b
	}
	return a
}
