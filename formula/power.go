package formula

import (
	"math"

	"github.com/shopspring/decimal"
)

const (
	maxExponent = 1000
	powerPlaces = 120 // decimals of the factors of a power that outgrows the exact form
	rootPlaces  = 30  // decimals of a power with a broken exponent
)

// power is exact for whole exponents as long as the result keeps to the size of a number. Beyond that, as in
// POW(1.005;365), and for broken exponents the result is rounded, to 30 decimals or more as long as it is below 10^30.
// Exponents beyond ±1000, powers of zero below zero and roots of negative numbers have no value.
func power(base, exponent Value) Value {
	if !numbers(base, exponent) || exponent.cut(0).Abs().GreaterThan(decimal.New(maxExponent, 0)) {
		return Value{}
	}
	if exponent.ratio != nil || !exponent.number.IsInteger() {
		return root(base.cut(powerPlaces), exponent.cut(powerPlaces))
	}
	n := exponent.number.IntPart()
	v := wholePower(base, max(n, -n), multiply)
	if v.IsNull() {
		v = wholePower(shorten(base), max(n, -n), func(a, b Value) Value { return shorten(multiply(a, b)) })
	}
	if n < 0 {
		return divide(Number(decimal.New(1, 0)), v)
	}
	return v
}

// wholePower multiplies by repeated squaring, twenty times at most.
func wholePower(base Value, n int64, times func(a, b Value) Value) Value {
	result := Number(decimal.New(1, 0))
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			result = times(result, base)
		}
		if n > 1 {
			base = times(base, base)
		}
	}
	return result
}

func shorten(v Value) Value {
	if v.kind != kindNumber {
		return v
	}
	d := v.cut(powerPlaces)
	if d.Exponent() < -powerPlaces {
		d = d.Round(powerPlaces)
	}
	return Number(d)
}

// root raises to a broken exponent. The size of the result is estimated first, because the work grows with it; only that
// estimate is made in floating point.
func root(base, exponent decimal.Decimal) Value {
	if base.IsZero() && exponent.IsPositive() {
		return Number(decimal.Zero)
	}
	if base.Sign() <= 0 {
		return Value{}
	}
	digits := math.Log10(base.InexactFloat64()) * exponent.InexactFloat64()
	if math.Abs(digits) > maxDigits {
		return Value{}
	}
	d, err := base.PowWithPrecision(exponent, rootPlaces)
	if err != nil {
		return Value{}
	}
	return Number(d.Normalize())
}
