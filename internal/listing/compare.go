package listing

import (
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/storage"
)

// build makes the filter of an operator.
type build = func(t target, values []string) (storage.Filter, error)

func presence(op storage.Op) build {
	return func(t target, _ []string) (storage.Filter, error) { return t.where(op), nil }
}

// equal matches items that equal any of the values.
func equal(t target, values []string) (storage.Filter, error) {
	if t.dated() {
		return t.anySpan(values)
	}
	operands, err := t.read(values)
	return t.where(storage.OpIs, operands...), err
}

// unequal matches items that equal none of the values, and those without a value.
func unequal(t target, values []string) (storage.Filter, error) {
	if t.dated() {
		return t.noSpan(values)
	}
	operands, err := t.read(values)
	return t.where(storage.OpIsNot, operands...), err
}

// includes matches lists that contain all of the values.
func includes(t target, values []string) (storage.Filter, error) {
	var all []storage.Filter
	for _, v := range values {
		operands, err := t.read([]string{v})
		if err != nil {
			return storage.Filter{}, err
		}
		all = append(all, t.where(storage.OpIs, operands...))
	}
	return storage.And(all...), nil
}

func text(op storage.Op) build {
	return func(t target, values []string) (storage.Filter, error) {
		switch t.Type {
		case TypeEnum:
			return t.amongWords(op, values, t.Words), nil
		case TypeBool:
			return t.amongWords(op, values, []string{"true", "false"}), nil
		}
		operands := make([]any, len(values))
		for i, v := range values {
			operands[i] = v
		}
		return t.where(op, operands...), nil
	}
}

// amongWords compares the few words of a field, instead of the stored values, which may be other ones. The words of switches have
// no case.
func (t target) amongWords(op storage.Op, values, words []string) storage.Filter {
	var fit []storage.Filter
	for _, word := range words {
		var operand any = word
		if t.Type == TypeBool {
			operand = word == "true"
		}
		if !slices.ContainsFunc(values, func(part string) bool { return t.hasPart(op, word, part) }) {
			continue
		}
		if op == storage.OpNotContain {
			fit = append(fit, t.where(storage.OpIsNot, operand))
		} else {
			fit = append(fit, t.where(storage.OpIs, operand))
		}
	}
	switch {
	case op == storage.OpNotContain:
		return storage.And(fit...)
	case len(fit) == 0:
		return storage.And(t.where(storage.OpHasValue), t.where(storage.OpIsUnknown)) // nothing
	}
	return storage.Or(fit...)
}

func (t target) hasPart(op storage.Op, word, part string) bool {
	if t.Type == TypeBool {
		part = strings.ToLower(part)
	}
	switch op {
	case storage.OpStartsWith:
		return strings.HasPrefix(word, part)
	case storage.OpEndsWith:
		return strings.HasSuffix(word, part)
	}
	return strings.Contains(word, part)
}

func number(op storage.Op) build {
	return func(t target, values []string) (storage.Filter, error) {
		if t.dated() {
			return storage.Filter{}, errors.New("is for numbers, and this field holds dates: use $after_equal or $before_equal")
		}
		n, err := t.number(values[0])
		return t.where(op, n), err
	}
}

func count(op storage.Op) build {
	return func(t target, values []string) (storage.Filter, error) {
		n, err := strconv.ParseUint(values[0], 10, 31)
		if err != nil {
			return storage.Filter{}, fmt.Errorf("must be a number of elements, 0 or more (actual value is '%s')", shown(values[0]))
		}
		return t.where(op, int64(n)), nil
	}
}

// read returns the values as the field holds them.
func (t target) read(values []string) ([]any, error) {
	var operands []any
	for _, v := range values {
		switch t.Type {
		case TypeNumber:
			n, err := t.number(v)
			if err != nil {
				return nil, err
			}
			operands = append(operands, n)
		case TypeBool:
			b, ok := readBool(v)
			if !ok {
				return nil, fmt.Errorf("must be true or false (actual value is '%s')", shown(v))
			}
			operands = append(operands, b)
		case TypeCustom:
			operands = append(operands, readings(v)...)
		default:
			if err := t.checkWord(v); err != nil {
				return nil, err
			}
			operands = append(operands, v)
		}
	}
	return operands, nil
}

var hexDigits = regexp.MustCompile(`^[a-f0-9]+$`)

func (t target) checkWord(v string) error {
	switch t.Type {
	case TypeEnum:
		if !slices.Contains(t.Words, v) {
			return fmt.Errorf("must be one of: %s (actual value is '%s')", strings.Join(t.Words, ", "), shown(v))
		}
	case TypeID:
		digits, ok := strings.CutPrefix(v, t.Prefix)
		if !ok || !hexDigits.MatchString(digits) {
			return fmt.Errorf("must match pattern ^%s[a-f0-9]+$ (actual value is '%s')", t.Prefix, shown(v))
		}
	}
	return nil
}

// readBool takes 1 and 0, too: PHP writes booleans so.
func readBool(v string) (value, ok bool) {
	value = v == "1" || strings.EqualFold(v, "true")
	return value, value || v == "0" || strings.EqualFold(v, "false")
}

// number reads an operand of a numeric comparison.
func (t target) number(v string) (any, error) {
	if t.Type == TypeCustom {
		if n, ok := readNumber(v); ok {
			return n, nil
		}
		return nil, fmt.Errorf("must be a number (actual value is '%s')", shown(v))
	}
	n, err := strconv.ParseInt(v, 10, 64)
	if err != nil {
		return nil, fmt.Errorf("must be a whole number; amounts are in minor units (actual value is '%s')", shown(v))
	}
	return n, nil
}

// readings are the values of custom attributes that a text may represent: a query cannot say whether 10 is a number or a
// text, and a shop may have stored either.
func readings(v string) []any {
	all := []any{v}
	if n, ok := readNumber(v); ok {
		all = append(all, n)
	}
	if b, ok := readBool(v); ok {
		all = append(all, b)
	}
	return all
}

// numberForm is a JSON number whose digits can be written out.
var numberForm = regexp.MustCompile(`^-?(0|[1-9]\d{0,29})(\.\d{1,30})?([eE][+-]?\d{1,2})?$`)

// readNumber returns an int64 where one fits, and otherwise the decimal digits.
func readNumber(v string) (n any, ok bool) {
	if !numberForm.MatchString(v) {
		return nil, false
	}
	exact, err := decimal.NewFromString(v)
	if err != nil {
		return nil, false
	}
	digits := exact.String()
	if whole, err := strconv.ParseInt(digits, 10, 64); err == nil {
		return whole, true
	}
	return json.Number(digits), true
}
