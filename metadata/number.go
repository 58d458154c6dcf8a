package metadata

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"
)

// maxNumberLength is how many characters a number may have when it is written out, without an exponent. The bound is checked before a number
// is written out: a text as short as 1e1000000000 would fill the memory.
const maxNumberLength = 100

var numberForm = regexp.MustCompile(`^(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:[eE]([+-]?[0-9]+))?$`)

// number is a JSON number in parts: its digits without leading zeros, of which the last scale ones are after the point. A scale
// below zero is how many zeros follow the digits.
type number struct {
	sign   string
	digits string
	scale  int
}

// parse splits a number. It returns false for a text that is no number, and for an exponent that is too large to be written
// out.
func parse(n json.Number) (number, bool) {
	const maxExponent = 1 << 30
	found := numberForm.FindStringSubmatch(string(n))
	if found == nil {
		return number{}, false
	}
	exponent := 0
	if found[4] != "" {
		var err error
		if exponent, err = strconv.Atoi(found[4]); err != nil || max(exponent, -exponent) > maxExponent {
			return number{}, false
		}
	}
	p := number{sign: found[1], digits: strings.TrimLeft(found[2]+found[3], "0"), scale: len(found[3]) - exponent}
	if p.digits == "" {
		p.sign, p.scale = "", max(p.scale, 0)
	}
	return p, true
}

// length is how many characters the number has when it is written out.
func (p number) length() int { return len(p.sign) + unsignedLength(len(p.digits), p.scale) }

func unsignedLength(digits, scale int) int {
	if scale <= 0 {
		return max(digits, 1) - scale
	}
	return max(digits, scale+1) + len(".")
}

// String writes the number out as every backend keeps it: with all its digits, trailing zeros included, and without an exponent.
// PostgreSQL would write 1e3 back as 1000 and -0 as 0, the others as they came.
func (p number) String() string {
	if p.scale <= 0 {
		if p.digits == "" {
			return "0"
		}
		return p.sign + p.digits + strings.Repeat("0", -p.scale)
	}
	digits := strings.Repeat("0", max(p.scale+1-len(p.digits), 0)) + p.digits
	point := len(digits) - p.scale
	return p.sign + digits[:point] + "." + digits[point:]
}

// exact returns the value of a JSON number, or false when it is none, or longer than what is stored.
func exact(n json.Number) (decimal.Decimal, bool) {
	p, ok := parse(n)
	if !ok || p.length() > maxNumberLength {
		return decimal.Decimal{}, false
	}
	d, err := decimal.NewFromString(p.String())
	return d, err == nil
}

// bounded reports whether a number can be written out.
func bounded(d decimal.Decimal) bool {
	length := unsignedLength(d.NumDigits(), -int(d.Exponent()))
	if d.IsNegative() {
		length++
	}
	return length <= maxNumberLength
}

func equalNumbers(a, b json.Number) bool {
	if a == b {
		return true
	}
	x, okX := exact(a)
	y, okY := exact(b)
	return okX && okY && x.Equal(y)
}
