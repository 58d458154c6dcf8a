package rule

import (
	"cmp"
	"math"
	"strconv"

	"github.com/shopspring/decimal"
)

// number is an exact number: units/per when per is not zero, else wide. Amounts, quantities and nearly all metadata fit
// the first form, which needs no memory; a unit price may be a fraction, as 1000 for 3 units.
type number struct {
	units, per int64
	wide       decimal.Decimal
}

func whole(units int64) number { return number{units: units, per: 1} }

// maxDigits bounds the length and the exponent of a number: "1e999999999" is a short text of a number with a billion
// digits.
const maxDigits = 100

// parseNumber reads a decimal number. It reports false for anything else, and for numbers beyond maxDigits.
func parseNumber(text string) (number, bool) {
	if text == "" || len(text) > maxDigits || !numeric(text[0]) {
		return number{}, false
	}
	if units, err := strconv.ParseInt(text, 10, 64); err == nil {
		return whole(units), true
	}
	d, err := decimal.NewFromString(text)
	if err != nil {
		return number{}, false
	}
	return fromDecimal(d)
}

func numeric(b byte) bool { return '0' <= b && b <= '9' || b == '-' || b == '+' || b == '.' }

func fromDecimal(d decimal.Decimal) (number, bool) {
	if e := d.Exponent(); e > maxDigits || e < -maxDigits {
		return number{}, false
	}
	if d.IsInteger() && d.BigInt().IsInt64() {
		return whole(d.IntPart()), true
	}
	return number{wide: d}, true
}

// fromFloat reads the shortest decimal text for f, which is the text of the JSON document.
func fromFloat(f float64) (number, bool) {
	if math.IsNaN(f) || math.IsInf(f, 0) {
		return number{}, false
	}
	return fromDecimal(decimal.NewFromFloat(f))
}

// compare orders two numbers exactly.
func (n number) compare(m number) int {
	if n.per == 1 && m.per == 1 {
		return cmp.Compare(n.units, m.units)
	}
	nTop, nBottom := n.fraction()
	mTop, mBottom := m.fraction()
	return nTop.Mul(mBottom).Cmp(mTop.Mul(nBottom))
}

// fraction returns numerator and denominator; the denominator is positive.
func (n number) fraction() (top, bottom decimal.Decimal) {
	if n.per == 0 {
		return n.wide, decimal.NewFromInt(1)
	}
	return decimal.NewFromInt(n.units), decimal.NewFromInt(n.per)
}

// integer returns the number when it is a whole one that fits.
func (n number) integer() (int64, bool) { return n.units, n.per == 1 }

// String writes the number, a fraction as "1000/3".
func (n number) String() string {
	switch n.per {
	case 0:
		return n.wide.String()
	case 1:
		return strconv.FormatInt(n.units, 10)
	}
	return strconv.FormatInt(n.units, 10) + "/" + strconv.FormatInt(n.per, 10)
}
