package rule

import (
	"encoding/json"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/shopspring/decimal"
)

// value is the left side of a comparison: a fact in the form in which operators compare it.
type value struct {
	kind valueKind
	num  number
	// text is also the literal of a number that came from metadata.
	text string
	flag bool
	list []any
	ids  []string
}

type valueKind uint8

const (
	valueAbsent valueKind = iota
	valueNumber
	valueText
	valueFlag
	valueList
	valueIDs
	valueObject // a nested object: present, but equal to nothing
)

func number64(units int64) value { return value{kind: valueNumber, num: whole(units)} }

func textOrAbsent(text string) value {
	if text == "" {
		return value{}
	}
	return value{kind: valueText, text: text}
}

// metadataValue looks a key up, dotted for nested ones.
func metadataValue(m map[string]any, key string) value {
	if len(m) == 0 {
		return value{}
	}
	v, _ := metadata.Map(m).Get(key)
	return valueOf(v)
}

// valueOf turns a metadata value into a comparable one.
func valueOf(v any) value {
	switch v := v.(type) {
	case nil:
		return value{}
	case string:
		return value{kind: valueText, text: v}
	case bool:
		return value{kind: valueFlag, flag: v}
	case json.Number:
		n, ok := parseNumber(string(v))
		return numberOrText(n, ok, string(v))
	case []any:
		return value{kind: valueList, list: v}
	case []string:
		return value{kind: valueIDs, ids: v}
	case int:
		return number64(int64(v))
	case int64:
		return number64(v)
	case float64:
		n, ok := fromFloat(v)
		return numberOrText(n, ok, "")
	case decimal.Decimal:
		n, ok := fromDecimal(v)
		return numberOrText(n, ok, "")
	}
	return value{kind: valueObject}
}

func numberOrText(n number, ok bool, literal string) value {
	switch {
	case ok:
		return value{kind: valueNumber, num: n, text: literal}
	case literal != "":
		return value{kind: valueText, text: literal}
	}
	return value{kind: valueObject}
}

// any reports whether some element of the value passes; a value that is no array is its only element.
func (v value) any(pass func(value) bool) bool {
	switch v.kind {
	case valueAbsent, valueObject:
		return false
	case valueList:
		for _, element := range v.list {
			if e := valueOf(element); e.kind != valueList && e.any(pass) {
				return true
			}
		}
		return false
	case valueIDs:
		for _, id := range v.ids {
			if pass(value{kind: valueText, text: id}) {
				return true
			}
		}
		return false
	}
	return pass(v)
}

// elements is the length of an array; other values have none.
func (v value) elements() (int, bool) {
	switch v.kind {
	case valueList:
		return len(v.list), true
	case valueIDs:
		return len(v.ids), true
	}
	return 0, false
}

// number reads the value as a number, a text too.
func (v value) number() (number, bool) {
	switch v.kind {
	case valueNumber:
		return v.num, true
	case valueText:
		return parseNumber(v.text)
	}
	return number{}, false
}

// literal is the value as text.
func (v value) literal() string {
	switch {
	case v.text != "":
		return v.text
	case v.kind == valueNumber:
		return v.num.String()
	case v.kind == valueFlag && v.flag:
		return "true"
	case v.kind == valueFlag:
		return "false"
	}
	return ""
}

// plain is the value in the form of explanations.
func (v value) plain() any {
	switch v.kind {
	case valueAbsent:
		return nil
	case valueNumber:
		return json.Number(v.num.String())
	case valueFlag:
		return v.flag
	case valueList:
		return v.list
	case valueIDs:
		return v.ids
	case valueObject:
		return map[string]any{}
	}
	return v.text
}

// equals compares a single value with an operand. Numbers given as text equal numbers; two texts are equal only when they
// are the same text, so that the codes "007" and "7" differ.
func (v value) equals(o operand) bool {
	switch {
	case v.kind == valueNumber || v.kind == valueText && o.kind == valueNumber:
		n, ok := v.number()
		return ok && o.numeric && n.compare(o.num) == 0
	case v.kind == valueText || v.kind == valueFlag:
		return v.literal() == o.text
	}
	return false
}
