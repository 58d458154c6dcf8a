package metadata

import (
	"encoding/json"
	"regexp"

	"github.com/shopspring/decimal"
)

// Numbers stay as they are written and are never turned into floats. Their length and exponent are bounded because arithmetic
// on 1e1000000000 would fill the memory.
const (
	maxNumberLength = 100
	maxExponent     = 400
)

var numberForm = regexp.MustCompile(`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`)

// exact returns the value of a JSON number, or false when it is none or out of bounds.
func exact(n json.Number) (decimal.Decimal, bool) {
	if len(n) > maxNumberLength || !numberForm.MatchString(string(n)) {
		return decimal.Decimal{}, false
	}
	d, err := decimal.NewFromString(string(n))
	return d, err == nil && bounded(d)
}

// bounded reports whether arithmetic on d is harmless. The fraction digits of a long number come on top of its exponent.
func bounded(d decimal.Decimal) bool {
	return d.Exponent() <= maxExponent && d.Exponent() >= -maxExponent-maxNumberLength
}

func equalNumbers(a, b json.Number) bool {
	if a == b {
		return true
	}
	x, okX := exact(a)
	y, okY := exact(b)
	return okX && okY && x.Equal(y)
}
