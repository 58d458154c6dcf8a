package dashboard

import (
	"encoding/json"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/rule"
	"github.com/punchcardhq/punchcard/wording"
)

// valueShape is what a field of a condition holds.
type valueShape string

const (
	shapeText    valueShape = "text"
	shapeMoney   valueShape = "money"
	shapeNumber  valueShape = "number"
	shapeCount   valueShape = "count"
	shapeDate    valueShape = "date"
	shapeWeekday valueShape = "weekday"
	shapeFlag    valueShape = "flag"
	shapeSegment valueShape = "segment"
	shapeTier    valueShape = "tier"
	shapeItem    valueShape = "item"
	shapeEntry   valueShape = "entry" // of applicable_to
)

// shapeOf is what the values of a rule's condition are in the form.
func shapeOf(name string, operator rule.Operator) valueShape {
	kind := rule.KindOf(name)
	switch operator.Operand() {
	case rule.OperandNumber:
		if kind == rule.ValueMoney {
			return shapeMoney
		}
		return shapeNumber
	case rule.OperandCount:
		return shapeCount
	case rule.OperandDate:
		return shapeDate
	case rule.OperandWeekday:
		return shapeWeekday
	case rule.OperandValue:
		switch kind {
		case rule.ValueMoney:
			return shapeMoney
		case rule.ValueCount:
			return shapeNumber
		case rule.ValueFlag:
			return shapeFlag
		case rule.ValueSegments:
			return shapeSegment
		case rule.ValueTiers:
			return shapeTier
		case rule.ValueItems:
			return shapeItem
		}
	}
	return shapeText
}

// named reports whether the values are ids that people know by name.
func (s valueShape) named() bool {
	return s == shapeSegment || s == shapeTier || s == shapeItem || s == shapeEntry
}

// shown is the text of a value; ok is false for a value that the field cannot hold as it is.
func (s valueShape) shown(value any, names wording.Names) (text string, ok bool) {
	switch value := value.(type) {
	case string:
		text = value
	case bool:
		return map[bool]string{true: "true", false: "false"}[value], s == shapeFlag || s == shapeText
	case json.Number:
		text = value.String()
	case map[string]any:
		for _, key := range []string{"SourceID", "source_id", "ID", "id"} { // of an entry, or of a condition
			if id, isText := value[key].(string); isText && id != "" {
				text = id
			}
		}
		return nameOr(names, text), s.named() && oneLine(text)
	default:
		return "", false
	}
	switch s {
	case shapeMoney:
		n, ok := number(text)
		if !ok || !n.IsInteger() {
			return "", false
		}
		return n.Shift(-2).StringFixed(2), true
	case shapeNumber, shapeCount:
		_, ok := number(text)
		return text, ok
	case shapeFlag:
		return text, text == "true" || text == "false"
	case shapeWeekday:
		return text, len(text) == 1 && text >= "0" && text <= "6"
	case shapeSegment, shapeTier, shapeItem, shapeEntry:
		return nameOr(names, text), oneLine(text)
	}
	return text, oneLine(text)
}

// nameOr is the name of an id where a field can hold it, and else the id.
func nameOr(names wording.Names, id string) string {
	if name := names[id]; oneLine(name) {
		return name
	}
	return id
}

// oneLine reports whether a field of one line holds a text as it is.
func oneLine(text string) bool {
	return text != "" && text == strings.TrimSpace(text) && len(text) <= 1000 && utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl)
}

// number reads a number; decimal would read 1e999999999, too.
func number(text string) (decimal.Decimal, bool) {
	if len(text) > 30 || text == "" || strings.Trim(text, "-0123456789.") != "" {
		return decimal.Decimal{}, false
	}
	n, err := decimal.NewFromString(text)
	return n, err == nil
}

// written is the value that a person has written into a field; ok is false for a text that the field does not take. Ids are found by name elsewhere.
func (s valueShape) written(text string) (value any, ok bool) {
	switch s {
	case shapeMoney:
		n, ok := number(strings.Replace(text, ",", ".", 1))
		n = n.Shift(2)
		return json.Number(n.String()), ok && n.IsInteger() && n.BigInt().IsInt64()
	case shapeNumber:
		n, ok := number(strings.Replace(text, ",", ".", 1))
		return json.Number(n.String()), ok
	case shapeCount:
		n, ok := number(text)
		return json.Number(n.String()), ok && n.IsInteger() && !n.IsNegative() && n.BigInt().IsInt64()
	case shapeFlag:
		return text == "true", text == "true" || text == "false"
	case shapeWeekday:
		return json.Number(text), len(text) == 1 && text >= "0" && text <= "6"
	case shapeSegment, shapeTier, shapeItem, shapeEntry:
		return nil, false
	}
	return text, oneLine(text)
}
