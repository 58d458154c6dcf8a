package sqlstore

import (
	"encoding/json"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// filterText is a filter inside of a document. JSON alone would bring a time back as a text and every number as a json.Number,
// so each value says what it is.
type filterText struct {
	Where *conditionText `json:"where,omitempty"`
	All   []filterText   `json:"all,omitempty"`
	Any   []filterText   `json:"any,omitempty"`
}

type conditionText struct {
	Field  string      `json:"field,omitempty"`
	Op     storage.Op  `json:"op"`
	Values []valueText `json:"values,omitempty"`
}

// valueText holds one value of a condition; exactly one of its parts is set.
type valueText struct {
	Text    *string    `json:"text,omitempty"`
	Integer *int64     `json:"integer,omitempty"`
	Number  *string    `json:"number,omitempty"`
	Switch  *bool      `json:"switch,omitempty"`
	Time    *time.Time `json:"time,omitempty"`
}

func newFilterText(f storage.Filter) (t filterText) {
	if f.Where != nil {
		t.Where = &conditionText{Field: f.Where.Field, Op: f.Where.Op}
		for _, v := range f.Where.Values {
			t.Where.Values = append(t.Where.Values, newValueText(v))
		}
	}
	for _, sub := range f.All {
		t.All = append(t.All, newFilterText(sub))
	}
	for _, sub := range f.Any {
		t.Any = append(t.Any, newFilterText(sub))
	}
	return t
}

func newValueText(v any) (t valueText) {
	switch v := v.(type) {
	case string:
		t.Text = &v
	case int64:
		t.Integer = &v
	case int:
		i := int64(v)
		t.Integer = &i
	case json.Number:
		digits := v.String()
		t.Number = &digits
	case bool:
		t.Switch = &v
	case time.Time:
		t.Time = &v
	}
	return t
}

func (t filterText) filter() (f storage.Filter) {
	if t.Where != nil {
		f.Where = &storage.Condition{Field: t.Where.Field, Op: t.Where.Op}
		for _, v := range t.Where.Values {
			f.Where.Values = append(f.Where.Values, v.value())
		}
	}
	for _, sub := range t.All {
		f.All = append(f.All, sub.filter())
	}
	for _, sub := range t.Any {
		f.Any = append(f.Any, sub.filter())
	}
	return f
}

func (t valueText) value() any {
	switch {
	case t.Text != nil:
		return *t.Text
	case t.Integer != nil:
		return *t.Integer
	case t.Number != nil:
		return json.Number(*t.Number)
	case t.Switch != nil:
		return *t.Switch
	case t.Time != nil:
		return t.Time.UTC()
	}
	return nil
}
