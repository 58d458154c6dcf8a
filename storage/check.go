package storage

import (
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/fault"
)

// Check refuses a query that a list cannot answer: a field that is not declared, an order by a field that has none, a
// comparison that the type of the field does not know, a value of another type, a position that belongs to another order.
// Every backend asks it first, so that nothing in a query is ever silently left out. The fault is invalid_query_params.
func (k KindOf[P]) Check(q Query) error {
	if err := k.CheckFilter(q.Filter); err != nil {
		return err
	}
	for _, o := range q.Order {
		f, _, ok := k.Field(o.Field)
		if !ok || !f.Sortable || f.Type == TypeJSON || f.Type == TypeStrings {
			return fault.Query(o.Field, "is not a field to order %s by", k.Name)
		}
	}
	if q.Offset < 0 {
		return fault.Query("offset", "must be >= 0 (actual value is '%d')", q.Offset)
	}
	if q.After == nil {
		return nil
	}
	if q.Offset > 0 {
		return fault.Query("offset", "must be 0 in a list that starts after a position")
	}
	if len(q.After.Values) != len(q.Order) {
		return fault.Query("after", "must be a position of the same order")
	}
	for i, o := range q.Order {
		f, _, _ := k.Field(o.Field)
		if v := q.After.Values[i]; v != nil && !f.Type.accepts(v) {
			return fault.Query("after", "must be a position of the same order")
		}
	}
	return nil
}

// CheckFilter is Check for a filter alone.
func (k KindOf[P]) CheckFilter(f Filter) error {
	for _, sub := range f.All {
		if err := k.CheckFilter(sub); err != nil {
			return err
		}
	}
	for _, sub := range f.Any {
		if err := k.CheckFilter(sub); err != nil {
			return err
		}
	}
	if f.Where == nil {
		return nil
	}
	field, path, ok := k.Field(f.Where.Field)
	if !ok {
		return fault.Query(f.Where.Field, "is not a field to filter %s by", k.Name)
	}
	return f.Where.check(field.Type, field.Type == TypeJSON && len(path) == 0)
}

// check refuses what the comparison cannot do with a field of this type; whole is a JSON field without a key.
func (c *Condition) check(t Type, whole bool) error {
	if !t.compares(c.Op) || whole && c.Op != OpHasValue && c.Op != OpIsUnknown {
		return fault.Query(c.Field, "does not support this comparison")
	}
	switch c.Op {
	case OpHasValue, OpIsUnknown:
		if len(c.Values) > 0 {
			return fault.Query(c.Field, "takes no value in this comparison")
		}
		return nil
	case OpCount, OpCountMore, OpCountLess:
		if len(c.Values) != 1 || !TypeInt.accepts(c.Values[0]) {
			return fault.Query(c.Field, "must be compared with one number of elements")
		}
		return nil
	case OpMonthDay:
		if len(c.Values) != 2 || !isMonthDay(c.Values[0]) || !isMonthDay(c.Values[1]) {
			return fault.Query(c.Field, "must be compared with two days as MM-DD")
		}
		return nil
	}
	for _, v := range c.Values {
		if !t.accepts(v) {
			return fault.Query(c.Field, "cannot be compared with '%v': it holds %s", v, t.words())
		}
	}
	return nil
}

// compares reports whether a comparison means anything for a field of this type.
func (t Type) compares(op Op) bool {
	switch op {
	case OpIs, OpIsNot, OpHasValue, OpIsUnknown:
		return true
	case OpContains, OpNotContain, OpStartsWith, OpEndsWith:
		return t == TypeString || t == TypeStrings || t == TypeJSON
	case OpMore, OpMoreEqual, OpLess, OpLessEqual:
		return t != TypeBool
	case OpCount, OpCountMore, OpCountLess:
		return t == TypeStrings || t == TypeJSON
	case OpMonthDay:
		return t == TypeTime
	}
	return false
}

// accepts reports whether a value can be compared with a field of this type.
func (t Type) accepts(v any) bool {
	switch v := v.(type) {
	case string:
		return t == TypeString || t == TypeStrings || t == TypeJSON
	case int, int64:
		return t == TypeInt || t == TypeJSON
	case json.Number:
		_, whole := integerOf(v)
		return t == TypeInt && whole || t == TypeJSON
	case float64:
		return t == TypeJSON
	case bool:
		return t == TypeBool || t == TypeJSON
	case time.Time:
		return t == TypeTime
	}
	return false
}

func (t Type) words() string {
	switch t {
	case TypeInt:
		return "an integer"
	case TypeTime:
		return "a time"
	case TypeBool:
		return "true or false"
	case TypeJSON:
		return "a text, a number, true or false"
	}
	return "a text"
}

func isMonthDay(v any) bool {
	s, ok := v.(string)
	if !ok || len(s) != len("01-02") {
		return false
	}
	_, err := time.Parse("2006-01-02", "2000-"+s) // a leap year, so that the 29th of February is a day
	return err == nil
}
