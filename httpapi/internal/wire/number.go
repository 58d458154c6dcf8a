package wire

import (
	"encoding/json"
	"reflect"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi/internal/codec"
)

// Number is a JSON number with every digit that was sent. The empty Number is a property that is absent or null. Unlike
// json.Number it does not take a text for a number.
type Number string

// UnmarshalJSON takes a number or null.
func (n *Number) UnmarshalJSON(data []byte) error {
	switch c := data[0]; {
	case c == '-' || c >= '0' && c <= '9':
		*n = Number(data)
	case c != 'n':
		return wrongType[float64](data)
	}
	return nil
}

// MarshalJSON writes the number as it is.
func (n Number) MarshalJSON() ([]byte, error) { return n.AppendJSON(nil, false) }

// AppendJSON is MarshalJSON behind a text.
func (n Number) AppendJSON(text []byte, _ bool) ([]byte, error) {
	if n == "" {
		return append(text, "null"...), nil
	}
	return codec.AppendNumber(text, string(n))
}

// maxDigits is how large the exponent of a number may be: arithmetic on 1e-999999 would last for ever.
const maxDigits = 30

// Decimal returns the exact value, or nil for a property that was not sent. The path is for the fault.
func (n Number) Decimal(path string) (*decimal.Decimal, error) {
	if n == "" {
		return nil, nil
	}
	d, err := decimal.NewFromString(string(n))
	if e := d.Exponent(); err != nil || e < -maxDigits || e > maxDigits || d.NumDigits() > maxDigits {
		return nil, fault.Payload(path, "must be a number of at most %d digits (actual value is '%.60s')", maxDigits, string(n))
	}
	return &d, nil
}

// Integer returns a whole number, or nil for a property that was not sent. It takes 1000.0 and 1e3 for 1000 and refuses a
// fraction: amounts are minor units and have none.
func (n Number) Integer(path string) (*int64, error) {
	d, err := n.Decimal(path)
	if d == nil || err != nil {
		return nil, err
	}
	if !d.IsInteger() || !d.BigInt().IsInt64() {
		return nil, fault.Payload(path, "must be integer (actual value is '%.60s')", string(n))
	}
	i := d.IntPart()
	return &i, nil
}

// NewNumber returns the shape of an exact number; nil is absent.
func NewNumber(d *decimal.Decimal) Number {
	if d == nil {
		return ""
	}
	return Number(d.String())
}

// NewInteger returns the shape of a whole number; nil is absent.
func NewInteger(i *int64) Number {
	if i == nil {
		return ""
	}
	return Number(decimal.NewFromInt(*i).String())
}

// Word is a text that means something only when it is not empty, as a value of an enumeration. The empty Word is a property
// that is absent or null.
type Word string

// UnmarshalJSON takes a text that is not empty, or null.
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

// wrongType reports a JSON value that cannot be a T; the decoder adds where it stands.
func wrongType[T any](data []byte) error {
	names := map[byte]string{'{': "object", '[': "array", '"': "string", 't': "bool", 'f': "bool", 'n': "null"}
	name, ok := names[data[0]]
	if !ok {
		name = "number " + string(data)
	}
	return &json.UnmarshalTypeError{Value: name, Type: reflect.TypeFor[T]()}
}
