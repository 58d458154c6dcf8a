package formula

import (
	"encoding/json"
	"math/big"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/shopspring/decimal"
)

// kind is the type of a value, or, where the parser reasons about operands, a set of types.
type kind uint8

const (
	kindNumber kind = 1 << iota
	kindText
	kindBool
	kindTime
	kindList

	kindNull kind = 0
	kindAny       = kindNumber | kindText | kindBool | kindTime | kindList
)

var kindNames = []struct {
	kind kind
	name string
}{{kindNumber, "a number"}, {kindText, "a text"}, {kindBool, "a condition"}, {kindTime, "a date"}, {kindList, "a list"}}

func (k kind) String() string {
	var names []string
	for _, n := range kindNames {
		if k&n.kind != 0 {
			names = append(names, n.name)
		}
	}
	return strings.Join(names, " or ")
}

// Value is the value of a fact or of a part of a formula. The zero value is Null.
type Value struct {
	kind     kind
	truth    bool
	dateOnly bool // at is midnight UTC of a calendar day that belongs to no time zone
	number   decimal.Decimal
	ratio    *big.Rat // instead of number where the figure has no finite decimal form
	text     string
	at       time.Time
	list     []Value
}

// Null is the absence of a value.
func Null() Value { return Value{} }

// Number is a figure. One with more than 300 digits or decimals is Null: no shop needs it, and arithmetic on it could take
// very long.
func Number(d decimal.Decimal) Value {
	if e := d.Exponent(); e > maxDigits || e < -maxDigits || d.NumDigits() > maxDigits {
		return Value{}
	}
	return Value{kind: kindNumber, number: d}
}

// Text is a string. Where a date is needed a text such as "2026-03-01" or "2026-03-01T10:00:00Z" is read as one; a text
// that looks like a number is not a number.
func Text(s string) Value { return Value{kind: kindText, text: s} }

// Bool is a truth value.
func Bool(b bool) Value { return Value{kind: kindBool, truth: b} }

// Time is an instant.
func Time(t time.Time) Value { return Value{kind: kindTime, at: t} }

// Date is the calendar day that t shows in its own location, such as a birthdate: the same day in every time zone.
func Date(t time.Time) Value {
	y, m, d := t.Date()
	return Value{kind: kindTime, dateOnly: true, at: time.Date(y, m, d, 0, 0, 0, 0, time.UTC)}
}

// List is a sequence, of metadata usually. The slice must not be changed afterwards.
func List(items []Value) Value { return Value{kind: kindList, list: items} }

// FromAny takes a value as decoded from JSON: nil, string, bool, json.Number, float64, []any; besides these the Go
// integers int and int64, decimal.Decimal, time.Time and []string. Everything else, an object for instance, is Null.
func FromAny(v any) Value {
	switch v := v.(type) {
	case string:
		return Text(v)
	case bool:
		return Bool(v)
	case json.Number:
		return readNumber(string(v))
	case float64:
		return readNumber(strconv.FormatFloat(v, 'g', -1, 64))
	case int:
		return Number(decimal.NewFromInt(int64(v)))
	case int64:
		return Number(decimal.NewFromInt(v))
	case decimal.Decimal:
		return Number(v)
	case time.Time:
		return Time(v)
	case Value:
		return v
	case []any:
		items := make([]Value, len(v))
		for i, item := range v {
			items[i] = FromAny(item)
		}
		return List(items)
	case []string:
		items := make([]Value, len(v))
		for i, item := range v {
			items[i] = Text(item)
		}
		return List(items)
	}
	return Value{}
}

// readNumber returns Null for a text that is not a number.
func readNumber(s string) Value {
	if len(s) > 2*maxDigits {
		return Value{}
	}
	d, err := decimal.NewFromString(s)
	if err != nil {
		return Value{}
	}
	return Number(d)
}

// IsNull reports whether there is no value.
func (v Value) IsNull() bool { return v.kind == kindNull }

// Equal reports whether two values have the same type and content. Two Nulls are equal.
func (v Value) Equal(o Value) bool {
	if v.kind != o.kind {
		return false
	}
	switch v.kind {
	case kindNumber:
		return compareNumbers(v, o) == 0
	case kindText:
		return v.text == o.text
	case kindBool:
		return v.truth == o.truth
	case kindTime:
		return v.dateOnly == o.dateOnly && v.at.Equal(o.at)
	case kindList:
		return slices.EqualFunc(v.list, o.list, Value.Equal)
	}
	return true
}
