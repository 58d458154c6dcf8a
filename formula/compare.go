package formula

import "strings"

// A comparison is an operator that yields a truth value, or Null if the operands cannot be compared.
type comparison struct {
	left, right kind
	test        func(facts Facts, a, b Value) Value
}

const ordered = kindNumber | kindTime | kindText // a text only where it serves as a date

var comparisons = map[string]comparison{
	">":            {ordered, ordered, order(func(c int) bool { return c > 0 })},
	"<":            {ordered, ordered, order(func(c int) bool { return c < 0 })},
	">=":           {ordered, ordered, order(func(c int) bool { return c >= 0 })},
	"<=":           {ordered, ordered, order(func(c int) bool { return c <= 0 })},
	"=":            {kindAny, kindAny, equal},
	"is":           {kindAny, kindAny, equal},
	"!=":           {kindAny, kindAny, not(equal)},
	"isNot":        {kindAny, kindAny, not(equal)},
	"contains":     {kindText | kindList, kindAny &^ kindList, contains},
	"startsWith":   {kindText, kindText, texts(strings.HasPrefix)},
	"endsWith":     {kindText, kindText, texts(strings.HasSuffix)},
	"IN_ARRAY":     {kindAny &^ kindList, kindText | kindList, inArray},
	"NOT_IN_ARRAY": {kindAny &^ kindList, kindText | kindList, not(inArray)},
	"DATE_IS":      {kindTime, kindTime, sameDay},
	"DATE_IS_NOT":  {kindTime, kindTime, not(sameDay)},
	"IS_AFTER":     {kindTime, kindTime, times(func(c int) bool { return c > 0 })},
	"IS_BEFORE":    {kindTime, kindTime, times(func(c int) bool { return c < 0 })},
}

func not(test func(Facts, Value, Value) Value) func(Facts, Value, Value) Value {
	return func(facts Facts, a, b Value) Value {
		v := test(facts, a, b)
		if v.kind == kindBool {
			v.truth = !v.truth
		}
		return v
	}
}

// order compares numbers, and dates if at least one side is a date for certain: two texts have no order.
func order(holds func(int) bool) func(Facts, Value, Value) Value {
	compareAsTimes := times(holds)
	return func(facts Facts, a, b Value) Value {
		switch {
		case numbers(a, b):
			return Bool(holds(compareNumbers(a, b)))
		case a.kind == kindTime || b.kind == kindTime:
			return compareAsTimes(facts, a, b)
		}
		return Value{}
	}
}

func times(holds func(int) bool) func(Facts, Value, Value) Value {
	return func(facts Facts, a, b Value) Value {
		a, b = a.asTime(), b.asTime()
		if a.IsNull() || b.IsNull() {
			return Value{}
		}
		return Bool(holds(compareTimes(facts, a, b)))
	}
}

func sameDay(facts Facts, a, b Value) Value {
	a, b = a.asTime(), b.asTime()
	if a.IsNull() || b.IsNull() {
		return Value{}
	}
	zone := facts.Now().Location()
	return Bool(a.day(zone).Equal(b.day(zone)))
}

func texts(holds func(s, part string) bool) func(Facts, Value, Value) Value {
	return func(_ Facts, a, b Value) Value {
		if a.kind != kindText || b.kind != kindText {
			return Value{}
		}
		return Bool(holds(a.text, b.text))
	}
}

// equal has no value for operands of different types: "5" in the metadata and 5 in the formula are a mistake, for which the
// fallback is used instead of a silent false.
func equal(facts Facts, a, b Value) Value {
	switch {
	case a.kind == kindTime || b.kind == kindTime:
		a, b = a.asTime(), b.asTime()
		if a.IsNull() || b.IsNull() {
			return Value{}
		}
		return Bool(compareTimes(facts, a, b) == 0)
	case a.kind != b.kind || a.IsNull():
		return Value{}
	}
	return Bool(a.Equal(b))
}

func contains(facts Facts, a, b Value) Value {
	switch {
	case a.kind == kindText && b.kind == kindText:
		return Bool(strings.Contains(a.text, b.text))
	case a.kind == kindList && !b.IsNull():
		return Bool(anyEqual(facts, a.list, b))
	}
	return Value{}
}

func anyEqual(facts Facts, list []Value, v Value) bool {
	for _, item := range list {
		if equal(facts, item, v).truth {
			return true
		}
	}
	return false
}

// inArray looks for a in b, a list or a text with values between commas: "EU, EMEA", "1,2,3". Blanks around a value do not
// count.
func inArray(facts Facts, a, b Value) Value {
	switch {
	case a.IsNull() || a.kind == kindList:
		return Value{}
	case b.kind == kindList:
		return Bool(anyEqual(facts, b.list, a))
	case b.kind != kindText:
		return Value{}
	}
	for item := range strings.SplitSeq(b.text, ",") {
		if equal(facts, a, readAs(a.kind, strings.TrimSpace(item))).truth {
			return Bool(true)
		}
	}
	return Bool(false)
}

// readAs reads a text as a value of a type; Null if it is none.
func readAs(k kind, s string) Value {
	switch {
	case k == kindNumber:
		return readNumber(s)
	case k == kindBool && (s == "true" || s == "false"):
		return Bool(s == "true")
	case k == kindBool:
		return Value{}
	}
	return Text(s)
}
