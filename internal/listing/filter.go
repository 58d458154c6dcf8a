package listing

import (
	"fmt"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// filters are parsed filters before their translation. Both forms, query and JSON, are converted to this, so that they
// always mean the same. Clauses are in the order of their fields.
type filters struct {
	Any     bool     `json:"any,omitzero"`
	Clauses []clause `json:"all,omitzero"`
}

// clause is one condition on one field.
type clause struct {
	Field  string   `json:"field"`
	Op     string   `json:"op"`
	Values []string `json:"values"`
}

// The bounds of filters; no list of the API needs as much.
const (
	maxClauses = 100
	maxValues  = 1000
	// maxAlternatives is for operators whose values become a condition each: a backend reads them as a chain.
	maxAlternatives = 100
)

// source is where a filter is in a request, for faults about it.
type source struct {
	// root is the parameter or property that holds the filter.
	root string
	body bool
}

// at names a field, or an operator on it, in the spelling of the source.
func (s source) at(field, op string) string {
	switch {
	case field == "":
		return s.root
	case s.body && op == "":
		return s.root + "." + field
	case s.body:
		return s.root + "." + field + ".conditions." + op
	case op == "":
		return s.root + "[" + shown(field) + "]"
	}
	return s.root + "[" + shown(field) + "][conditions][" + shown(op) + "]"
}

// refuse makes the fault for a place in the filter. The text wrong completes the sentence "the property ...".
func (s source) refuse(place, wrong string, args ...any) error {
	if len(args) > 0 {
		wrong = fmt.Sprintf(wrong, args...)
	}
	if s.body {
		return fault.Payload(place, wrong)
	}
	return fault.Query(place, wrong)
}

// grammar is the refusal of something that is not a filter at all.
func (s source) grammar(place string) error {
	if s.body {
		return s.refuse(place, `must match {"junction": "and", "<field>": {"conditions": {"<operator>": [<value>]}}}`)
	}
	return s.refuse(place, "must match either `%[1]s[<field>][conditions][<operator>][<index>]` or `%[1]s[<field>][conditions][<operator>]` format", s.root)
}

// junction reads how the fields combine.
func (s source) junction(word string) (any bool, err error) {
	switch word {
	case "and", "AND":
		return false, nil
	case "or", "OR":
		return true, nil
	}
	return false, s.refuse(s.junctionPlace(), "must be one of: and, or, AND, OR (actual value is '%s')", shown(word))
}

func (s source) junctionPlace() string {
	if s.body {
		return s.root + ".junction"
	}
	return s.root + "[junction]"
}

// translate makes the storage filter of parsed filters. The conditions of one field must all hold, whatever the junction of
// the fields is.
func (fields Fields) translate(asked filters, from source, call Call) (storage.Filter, error) {
	if len(asked.Clauses) > maxClauses {
		return storage.Filter{}, from.refuse(from.root, "must have at most %d conditions (actual number is %d)", maxClauses, len(asked.Clauses))
	}
	var perField, ofField []storage.Filter
	for i, c := range asked.Clauses {
		f, err := fields.translateOne(c, from, call)
		if err != nil {
			return storage.Filter{}, err
		}
		ofField = append(ofField, f)
		if i+1 == len(asked.Clauses) || asked.Clauses[i+1].Field != c.Field {
			perField = append(perField, storage.And(ofField...))
			ofField = nil
		}
	}
	if asked.Any {
		return storage.Or(perField...), nil
	}
	return storage.And(perField...), nil
}

func (fields Fields) translateOne(c clause, from source, call Call) (storage.Filter, error) {
	field, of, ok := fields.find(c.Field)
	switch {
	case !ok && len(fields) == 0:
		return storage.Filter{}, from.refuse(from.at(c.Field, ""), "is not allowed: this list takes no filters")
	case !ok:
		return storage.Filter{}, from.refuse(from.at(c.Field, ""), "is not a field to filter by; the fields are: %s", fields.names())
	case !storage.ValidText(c.Field):
		return storage.Filter{}, from.refuse(from.root, "must name fields in UTF-8 text without NUL characters")
	}
	t := target{field: of, Field: field, call: call}
	if field.Type == TypeCustom && call.Custom != nil {
		t.custom = call.Custom(c.Field)
	}
	f, err := t.condition(c)
	if err != nil {
		return storage.Filter{}, from.refuse(from.at(c.Field, c.Op), "%s", err)
	}
	return t.rewritten(f), nil
}

// target is the property that a condition is about, in one call.
type target struct {
	Field
	// field is its name in the kind.
	field  string
	custom metadata.Type
	call   Call
}

// condition translates one condition. Its error completes the sentence "the property ...".
func (t target) condition(c clause) (storage.Filter, error) {
	if state, ok := t.state(c.Op); ok {
		if err := checkFlag(c.Values); err != nil {
			return storage.Filter{}, err
		}
		return state(t.call.Now), nil
	}
	op, ok := operators[c.Op]
	if ok && t.Begins != "" && !op.on.has(t.Type) && op.on.has(TypeTime) {
		begun := target{Field: Time(t.Begins), field: t.Begins, call: t.call}
		f, err := begun.condition(c)
		return storage.And(t.where(storage.OpHasValue), f), err
	}
	if !ok || !op.on.has(t.Type) {
		return storage.Filter{}, fmt.Errorf("is not an operator of this field; its operators are: %s", strings.Join(t.operators(), ", "))
	}
	if err := op.takes.check(c.Values, t.most(c.Op, op.takes)); err != nil {
		return storage.Filter{}, err
	}
	return op.build(t, c.Values)
}

// state finds a state by its name; the API documents one of them without the dollar sign.
func (t target) state(op string) (func(now time.Time) storage.Filter, bool) {
	if s, ok := t.States[op]; ok {
		return s, true
	}
	s, ok := t.States["$"+op]
	return s, ok
}

// most is the number of values that an operator may have on this field.
func (t target) most(op string, takes arity) int {
	switch {
	case t.Max == 0 && (takes == takesSome || t.dated()):
		return maxAlternatives
	case t.Max == 0:
		return maxValues
	case op == "$in" || op == "$not_in":
		return t.Max
	}
	return 1
}

// where is a condition on the field.
func (t target) where(op storage.Op, values ...any) storage.Filter {
	return storage.Where(t.field, op, values...)
}

// rewritten applies the field's Rewrite to every condition of a filter.
func (t target) rewritten(f storage.Filter) storage.Filter {
	if t.Rewrite == nil {
		return f
	}
	out := storage.Filter{}
	for _, sub := range f.All {
		out.All = append(out.All, t.rewritten(sub))
	}
	for _, sub := range f.Any {
		out.Any = append(out.Any, t.rewritten(sub))
	}
	if f.Where != nil {
		out = storage.And(out, t.Rewrite(*f.Where))
	}
	return out
}
