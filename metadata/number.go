package metadata

import (
	"encoding/json"
	"regexp"
	"strings"

	"github.com/shopspring/decimal"
)

// maxNumberLength is how many characters a number has that is written out, without an exponent. Numbers are never turned into floats, and a
// short text such as 1e1000000000 would fill the memory of whoever computes with it. Every double fits.
const maxNumberLength = 400

var numberForm = regexp.MustCompile(`^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`)

// exact returns the value of a JSON number, or false when it is none or out of bounds.
func exact(n json.Number) (decimal.Decimal, bool) {
	if len(n) > maxNumberLength || !numberForm.MatchString(string(n)) {
		return decimal.Decimal{}, false
	}
	d, err := decimal.NewFromString(string(n))
	return d, err == nil && bounded(d)
}

// bounded reports whether a number can be written out.
func bounded(d decimal.Decimal) bool {
	return d.Exponent() >= -maxNumberLength && d.Exponent() <= maxNumberLength && d.NumDigits()+int(max(d.Exponent(), 0)) <= maxNumberLength
}

// writtenOut returns a number as every backend keeps it: with all digits that it was sent with, the zeros at its end included, and without an
// exponent. PostgreSQL would write 1e3 back as 1000 and -0 as 0, the others as they came. It returns false for a number that is none, or too
// long.
func writtenOut(n json.Number) (json.Number, bool) {
	d, ok := exact(n)
	if !ok {
		return n, false
	}
	if strings.ContainsAny(string(n), "eE") || d.IsZero() && n[0] == '-' {
		n = json.Number(d.StringFixed(max(-d.Exponent(), 0)))
	}
	return n, len(n) <= maxNumberLength
}

func equalNumbers(a, b json.Number) bool {
	if a == b {
		return true
	}
	x, okX := exact(a)
	y, okY := exact(b)
	return okX && okY && x.Equal(y)
}
