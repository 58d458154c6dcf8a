package wording

import (
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/storage"
	"github.com/shopspring/decimal"
)

// operatorsOf are the operators of rules whose words the comparisons of filters share.
var operatorsOf = map[storage.Op]string{
	storage.OpIs: "$is", storage.OpIsNot: "$is_not", storage.OpContains: "$contains", storage.OpStartsWith: "$starts_with", storage.OpEndsWith: "$ends_with",
	storage.OpMore: "$more_than", storage.OpMoreEqual: "$more_than_or_equal", storage.OpLess: "$less_than", storage.OpLessEqual: "$less_than_or_equal",
	storage.OpCount: "$count", storage.OpCountMore: "$count_more", storage.OpCountLess: "$count_less",
}

// Filter says which products and SKUs pass the filter of a collection.
func (w Writer) Filter(f storage.Filter) Sentence {
	join, parts := "and", f.All
	if len(f.Any) > 0 {
		join, parts = "or", f.Any
	}
	switch {
	case f.Where != nil:
		return Sentence{Text: w.Sentence(w.compared(f.Where))}
	case len(parts) == 0:
		return Sentence{Text: w.say("filter.none")}
	case len(parts) == 1:
		return w.Filter(parts[0])
	}
	s := Sentence{Text: w.say("joins." + join), Joins: true}
	for _, part := range parts {
		s.Below = append(s.Below, w.Filter(part))
	}
	return s
}

// compared says one comparison.
func (w Writer) compared(c *storage.Condition) string {
	field := w.quote(strings.TrimPrefix(c.Field, "metadata."))
	if w.language().has("field." + c.Field) {
		field = w.say("field." + c.Field)
	}
	values, isTime := make([]string, len(c.Values)), false
	for i, value := range c.Values {
		_, isTime = value.(time.Time)
		values[i] = w.compareWith(c, value)
	}
	switch c.Op {
	case storage.OpHasValue:
		return w.say("condition.none", "subject", field)
	case storage.OpIsUnknown:
		return w.say("filter.unknown", "subject", field)
	case storage.OpNotContain:
		return w.say("filter.not_contain", "subject", field, "values", w.list("list.or", values))
	case storage.OpMonthDay:
		return w.say("filter.month_day", "subject", field, "values", w.list("list.and", values))
	}
	operator := operatorsOf[c.Op]
	switch {
	case isTime && (c.Op == storage.OpMore || c.Op == storage.OpMoreEqual):
		operator = "$after"
	case isTime && (c.Op == storage.OpLess || c.Op == storage.OpLessEqual):
		operator = "$before"
	}
	return w.say("operator."+operator, "subject", field, "values", w.list("list.or", values))
}

// compareWith says a value of a comparison.
func (w Writer) compareWith(c *storage.Condition, value any) string {
	switch v := value.(type) {
	case time.Time:
		return w.Time(v)
	case string:
		return w.named(v)
	}
	text := fmt.Sprint(value)
	number, err := decimal.NewFromString(text)
	switch {
	case err != nil:
		return w.quote(text)
	case c.Op == storage.OpCount || c.Op == storage.OpCountMore || c.Op == storage.OpCountLess:
		return w.counted("elements", number.IntPart())
	case c.Field == "price":
		return w.money(number.Shift(-2))
	}
	return w.decimal(number)
}
