package wire

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/codec"
)

// Number is a JSON number with all digits that were sent, or a text with one: many clients send "26.99". A property that is
// missing or null gives the empty Number.
type Number string

// UnmarshalJSON accepts a number, a text with a number, or null.
func (n *Number) UnmarshalJSON(data []byte) error {
	if !n.ReadJSON(string(data)) {
		return wrongType[float64](data)
	}
	return nil
}

// ReadJSON is UnmarshalJSON for a value without escapes.
func (n *Number) ReadJSON(literal string) bool {
	if literal[0] == 'n' {
		return true
	}
	if text, quoted := strings.CutPrefix(literal, `"`); quoted {
		literal = strings.TrimSuffix(text, `"`)
		if !isDigits(literal) && !json.Valid([]byte(literal)) {
			return false
		}
	}
	if literal[0] != '-' && !isDigits(literal[:1]) {
		return false
	}
	*n = Number(literal)
	return true
}

func isDigits(text string) bool {
	return text != "" && strings.Trim(text, "0123456789") == ""
}

// MarshalJSON writes the number as it is.
func (n Number) MarshalJSON() ([]byte, error) { return n.AppendJSON(nil, false) }

// AppendJSON is MarshalJSON that appends to a text.
func (n Number) AppendJSON(text []byte, _ bool) ([]byte, error) {
	if n == "" {
		return append(text, "null"...), nil
	}
	return codec.AppendNumber(text, string(n))
}

const (
	// maxDigits bounds the exponent of a number: arithmetic on 1e-999999 would not end.
	maxDigits = 30
	// maxNumberText bounds the length of a number, in characters. Parsing takes quadratic time: ten million digits, which
	// fit into a body, would take minutes.
	maxNumberText = 100
)

// readNumber parses a number whose length and exponent are within bounds.
func readNumber(text string) (d decimal.Decimal, ok bool) {
	if len(text) > maxNumberText {
		return d, false
	}
	d, err := decimal.NewFromString(text)
	e := d.Exponent()
	return d, err == nil && -maxDigits <= e && e <= maxDigits && d.NumDigits() <= maxDigits
}

// Decimal returns the exact value, or nil for a property that was not sent. path is the property in the fault.
func (n Number) Decimal(path string) (*decimal.Decimal, error) {
	if n == "" {
		return nil, nil
	}
	d, ok := readNumber(string(n))
	if !ok {
		return nil, fault.Payload(path, "must be a number of at most %d digits (actual value is '%.60s')", maxDigits, string(n))
	}
	return &d, nil
}

// Integer returns a whole number, or nil for a property that was not sent. It accepts 1000.0 and 1e3 as 1000 and refuses
// fractions, because amounts are in minor units.
func (n Number) Integer(path string) (*int64, error) {
	if n == "" {
		return nil, nil
	}
	i, err := n.integerAt("", path)
	if err != nil {
		return nil, err
	}
	return &i, nil
}

// integerAt is Integer of a property that was sent. object and property are the path; they are joined in a fault alone.
func (n Number) integerAt(object, property string) (int64, error) {
	if i, ok := n.shortInteger(); ok {
		return i, nil
	}
	d, err := n.Decimal(below(object, property))
	if err != nil {
		return 0, err
	}
	if !d.IsInteger() || !d.BigInt().IsInt64() {
		return 0, fault.Payload(below(object, property), "must be integer (actual value is '%.60s')", string(n))
	}
	return d.IntPart(), nil
}

// Minor is Integer for amounts of orders and prices: fractions of a minor unit are rounded, halves away from zero.
func (n Number) Minor(path string) (*int64, error) {
	if n == "" {
		return nil, nil
	}
	i, err := n.roundedAt("", path)
	if err != nil {
		return nil, err
	}
	return &i, nil
}

// roundedAt is integerAt for amounts that may have a fraction of a minor unit, such as 26.99 times 100 in floating point.
func (n Number) roundedAt(object, property string) (int64, error) {
	d, err := n.Decimal(below(object, property))
	if err != nil || d.IsInteger() {
		return n.integerAt(object, property)
	}
	return NewNumber(ref(d.Round(0))).integerAt(object, property)
}

// shortInteger parses a number of a few digits, as nearly all are.
func (n Number) shortInteger() (i int64, ok bool) {
	digits := strings.TrimPrefix(string(n), "-")
	if len(digits) == 0 || len(digits) > 18 {
		return 0, false
	}
	for k := range len(digits) {
		c := digits[k]
		if c < '0' || c > '9' {
			return 0, false
		}
		i = 10*i + int64(c-'0')
	}
	if len(digits) < len(n) {
		i = -i
	}
	return i, true
}

// Count is Integer that refuses negative numbers.
func (n Number) Count(path string) (*int64, error) {
	i, err := n.Integer(path)
	if err == nil && i != nil && *i < 0 {
		err = fault.Payload(path, "must be >= 0 (actual value is '%d')", *i)
	}
	return i, err
}

// NewNumber returns the shape of an exact number. nil gives the empty Number.
func NewNumber(d *decimal.Decimal) Number {
	if d == nil {
		return ""
	}
	return Number(d.String())
}

// NewInteger returns the shape of a whole number. nil gives the empty Number.
func NewInteger(i *int64) Number {
	if i == nil {
		return ""
	}
	return Number(strconv.FormatInt(*i, 10))
}

// Word is a text that may not be empty, such as a value of an enumeration. A property that is missing or null gives the
// empty Word.
type Word string

// UnmarshalJSON accepts a text that is not empty, or null.
func (w *Word) UnmarshalJSON(data []byte) error {
	if data[0] == 'n' {
		return nil
	}
	var text string
	if data[0] != '"' || json.Unmarshal(data, &text) != nil {
		return wrongType[string](data)
	}
	if text == "" {
		return &json.UnmarshalTypeError{Value: "an empty string", Type: reflect.TypeFor[string]()}
	}
	*w = Word(text)
	return nil
}

// ReadJSON is UnmarshalJSON for null and texts without escapes.
func (w *Word) ReadJSON(literal string) bool {
	if literal[0] == 'n' {
		return true
	}
	if literal[0] != '"' || len(literal) == len(`""`) || strings.IndexByte(literal, '\\') >= 0 {
		return false
	}
	*w = Word(literal[1 : len(literal)-1])
	return true
}

// wrongType reports a JSON value that cannot be a T. The decoder adds its path.
func wrongType[T any](data []byte) error {
	names := map[byte]string{'{': "object", '[': "array", '"': "string", 't': "bool", 'f': "bool", 'n': "null"}
	name, ok := names[data[0]]
	if !ok {
		name = "number " + string(data)
	}
	return &json.UnmarshalTypeError{Value: name, Type: reflect.TypeFor[T]()}
}
