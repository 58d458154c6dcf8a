package storage

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"time"
)

// Query selects a page of a collection. The zero Query selects everything in the order of ids.
type Query struct {
	Filter Filter
	// Order lists the fields to sort by. The id follows by itself, in the direction of the last field.
	Order []Order
	// After starts the page behind this position of the same order. It excludes Offset.
	After *Position
	// Offset skips items, Limit ends the page; a Limit of 0 means no end, a negative one no items at all (to count).
	// Without a positive limit nothing follows the page: HasMore stays false.
	Offset, Limit int
	// WithTotal asks for the number of items that match the filter, whatever the page.
	WithTotal bool
	// MaxTotal, unless 0, is where counting ends: a Total of MaxTotal says that there are that many or more.
	MaxTotal int
	// ExactTotal, unless 0, is up to where the Total has to be exact. A larger one may be some time old, because to count millions takes seconds: it is counted
	// again in the background when it is older than twenty times as long as that took.
	ExactTotal int
}

// Order is one field to sort by.
type Order struct {
	Field string
	Desc  bool
}

// Position is a place in an order: the values of its fields, in their order, and the id.
type Position struct {
	Values []any
	ID     string
}

// Page is what a query selected.
type Page[T any] struct {
	Items []T
	// Total is set when the query asked WithTotal.
	Total int
	// HasMore says whether items follow the page.
	HasMore bool
}

// Filter is a condition, all of several filters, or any of several. The zero Filter lets everything pass.
type Filter struct {
	Where *Condition
	All   []Filter
	Any   []Filter
}

// Condition compares a field, named as in Kind.Field, with values.
type Condition struct {
	Field  string
	Op     Op
	Values []any
}

// Op is a comparison.
type Op int

// The comparisons. With several values, OpIs and the text comparisons ask for any of them, the negative ones for none.
const (
	OpIs Op = iota
	OpIsNot
	OpHasValue  // not null
	OpIsUnknown // null
	OpContains
	OpNotContain
	OpStartsWith
	OpEndsWith
	OpMore
	OpMoreEqual
	OpLess
	OpLessEqual
	OpCount     // number of elements of a list equals
	OpCountMore // ... is above
	OpCountLess // ... is below
	OpMonthDay  // the month and day of a time lie between two texts "MM-DD", ends included; may wrap around the new year
)

// Negative reports whether a null satisfies the comparison.
func (op Op) Negative() bool { return op == OpIsNot || op == OpNotContain || op == OpIsUnknown }

// And lets pass what passes all filters.
func And(filters ...Filter) Filter {
	var all []Filter
	for _, f := range filters {
		if !f.Empty() {
			all = append(all, f)
		}
	}
	if len(all) == 1 {
		return all[0]
	}
	return Filter{All: all}
}

// Or lets pass what passes any of the filters.
func Or(filters ...Filter) Filter { return Filter{Any: filters} }

// Where is the filter of one condition.
func Where(field string, op Op, values ...any) Filter {
	return Filter{Where: &Condition{Field: field, Op: op, Values: values}}
}

// Is lets pass items whose field equals the value.
func Is(field string, value any) Filter { return Where(field, OpIs, value) }

// In lets pass items whose field equals any of the values.
func In[V any](field string, values []V) Filter {
	list := make([]any, len(values))
	for i, v := range values {
		list[i] = v
	}
	return Where(field, OpIs, list...)
}

// Empty reports whether the filter lets everything pass.
func (f Filter) Empty() bool { return f.Where == nil && len(f.All) == 0 && len(f.Any) == 0 }

// Match reports whether an item passes the filter. It defines what the comparisons mean; SQL backends translate it.
func (k KindOf[P]) Match(f Filter, item P) bool {
	for _, sub := range f.All {
		if !k.Match(sub, item) {
			return false
		}
	}
	if len(f.Any) > 0 && !slices.ContainsFunc(f.Any, func(sub Filter) bool { return k.Match(sub, item) }) {
		return false
	}
	return f.Where == nil || k.matchOne(*f.Where, item)
}

func (k KindOf[P]) matchOne(c Condition, item P) bool {
	field, path, ok := k.Field(c.Field)
	if !ok {
		return false
	}
	return matches(lookup(field.Value(item), path), c.Op, c.Values)
}

// lookup walks into custom key/values.
func lookup(value any, path []string) any {
	for _, key := range path {
		m, ok := value.(map[string]any)
		if !ok {
			return nil
		}
		value = m[key]
	}
	return value
}

func matches(value any, op Op, operands []any) bool {
	switch op {
	case OpHasValue:
		return value != nil
	case OpIsUnknown:
		return value == nil
	case OpCount, OpCountMore, OpCountLess:
		return len(operands) > 0 && matchesCount(value, op, operands[0])
	}
	if value == nil {
		return op.Negative()
	}
	if elements, ok := elementsOf(value); ok {
		if op.Negative() {
			return !slices.ContainsFunc(elements, func(e any) bool { return !matches(e, op, operands) })
		}
		return slices.ContainsFunc(elements, func(e any) bool { return matches(e, op, operands) })
	}
	any := slices.ContainsFunc(operands, func(o any) bool { return compareOne(value, op, o) })
	switch op {
	case OpMonthDay:
		return matchesMonthDay(value, operands)
	case OpIsNot, OpNotContain:
		return !any
	}
	return any
}

func elementsOf(value any) ([]any, bool) {
	switch v := value.(type) {
	case []any:
		return v, true
	case []string:
		out := make([]any, len(v))
		for i, s := range v {
			out[i] = s
		}
		return out, true
	}
	return nil, false
}

func matchesCount(value any, op Op, operand any) bool {
	elements, ok := elementsOf(value)
	if !ok && value != nil {
		return false
	}
	want, ok := numberOf(operand)
	if !ok {
		return false
	}
	switch c := cmp.Compare(float64(len(elements)), want); op {
	case OpCountMore:
		return c > 0
	case OpCountLess:
		return c < 0
	default:
		return c == 0
	}
}

func matchesMonthDay(value any, operands []any) bool {
	t, ok := value.(time.Time)
	if !ok || len(operands) != 2 {
		return false
	}
	from, _ := operands[0].(string)
	to, _ := operands[1].(string)
	day := t.UTC().Format("01-02")
	if from <= to {
		return from <= day && day <= to
	}
	return day >= from || day <= to
}

func compareOne(value any, op Op, operand any) bool {
	switch op {
	case OpIs, OpIsNot:
		c, ok := Compare(value, operand)
		return ok && c == 0
	case OpMore, OpMoreEqual, OpLess, OpLessEqual:
		c, ok := Compare(value, operand)
		return ok && (op == OpMore && c > 0 || op == OpMoreEqual && c >= 0 || op == OpLess && c < 0 || op == OpLessEqual && c <= 0)
	}
	text, isText := value.(string)
	part, isPart := operand.(string)
	if !isText || !isPart {
		return false
	}
	switch op {
	case OpContains, OpNotContain:
		return strings.Contains(text, part)
	case OpStartsWith:
		return strings.HasPrefix(text, part)
	case OpEndsWith:
		return strings.HasSuffix(text, part)
	}
	return false
}

// Compare orders two values of one type; ok is false for values that cannot be compared. Numbers of different Go types
// compare by value, text compares byte by byte, false comes before true. Nil sorts below everything and equals nil.
func Compare(a, b any) (order int, ok bool) {
	switch {
	case a == nil && b == nil:
		return 0, true
	case a == nil:
		return -1, true
	case b == nil:
		return 1, true
	}
	switch x := a.(type) {
	case string:
		if y, ok := b.(string); ok {
			return strings.Compare(x, y), true
		}
	case time.Time:
		if y, ok := b.(time.Time); ok {
			return x.Compare(y), true
		}
	case bool:
		if y, ok := b.(bool); ok {
			return boolRank(x) - boolRank(y), true
		}
	}
	x, xok := integerOf(a)
	y, yok := integerOf(b)
	if xok && yok {
		return cmp.Compare(x, y), true
	}
	fx, xok := numberOf(a)
	fy, yok := numberOf(b)
	return cmp.Compare(fx, fy), xok && yok
}

func boolRank(b bool) int {
	if b {
		return 1
	}
	return 0
}

func integerOf(v any) (int64, bool) {
	switch n := v.(type) {
	case int64:
		return n, true
	case int:
		return int64(n), true
	case json.Number:
		i, err := n.Int64()
		return i, err == nil
	}
	return 0, false
}

// numberOf serves metadata comparisons only, where a shop's own decimal numbers meet; money never passes here.
func numberOf(v any) (float64, bool) {
	if i, ok := integerOf(v); ok {
		return float64(i), true
	}
	switch n := v.(type) {
	case float64:
		return n, true
	case json.Number:
		f, err := n.Float64()
		return f, err == nil
	}
	return 0, false
}

// Less orders two items as a query does: its fields, nulls lowest, then the id in the direction of the last field.
func (k KindOf[P]) Less(order []Order, a, b P) bool {
	return k.ComparePosition(order, a, k.Position(b, order)) < 0
}

// ComparePosition compares an item with a position of the order.
func (k KindOf[P]) ComparePosition(order []Order, item P, p *Position) int {
	desc := false
	for i, o := range order {
		f, _, ok := k.Field(o.Field)
		if !ok || i >= len(p.Values) {
			continue
		}
		desc = o.Desc
		if c, _ := Compare(f.Value(item), p.Values[i]); c != 0 {
			return direction(c, o.Desc)
		}
	}
	return direction(strings.Compare(k.ID(item), p.ID), desc)
}

func direction(c int, desc bool) int {
	if desc {
		return -c
	}
	return c
}
