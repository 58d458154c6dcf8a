// Package selection writes filters and positions of lists as text, for work that goes on later: exports, and changes of all that matches a filter.
// Values keep their types: JSON alone would turn a time into a text and a large number into a float.
package selection

import (
	"encoding/json"
	"fmt"
	"strconv"
	"time"

	"github.com/punchcardhq/punchcard/storage"
)

// The values of kept filters and positions are texts with a letter for their type in front.

type keptFilter struct {
	Where *keptCondition `json:"where,omitzero"`
	All   []keptFilter   `json:"all,omitzero"`
	Any   []keptFilter   `json:"any,omitzero"`
}

type keptCondition struct {
	Field  string     `json:"field"`
	Op     storage.Op `json:"op"`
	Values []string   `json:"values,omitzero"`
}

type keptPosition struct {
	Values []string `json:"values"`
	ID     string   `json:"id"`
}

// EncodeFilter writes a filter. It fails for a value that no field of a list has.
func EncodeFilter(f storage.Filter) (json.RawMessage, error) {
	kept, err := keepFilter(f)
	if err != nil {
		return nil, err
	}
	return json.Marshal(kept)
}

// DecodeFilter reads what EncodeFilter wrote.
func DecodeFilter(raw json.RawMessage) (storage.Filter, error) {
	var kept keptFilter
	if err := json.Unmarshal(raw, &kept); err != nil {
		return storage.Filter{}, fmt.Errorf("read a filter: %w", err)
	}
	return kept.filter()
}

func keepFilter(f storage.Filter) (kept keptFilter, err error) {
	if f.Where != nil {
		kept.Where = &keptCondition{Field: f.Where.Field, Op: f.Where.Op}
		if kept.Where.Values, err = keepValues(f.Where.Values); err != nil {
			return kept, err
		}
	}
	if kept.All, err = keepFilters(f.All); err != nil {
		return kept, err
	}
	kept.Any, err = keepFilters(f.Any)
	return kept, err
}

func keepFilters(filters []storage.Filter) (kept []keptFilter, err error) {
	for _, f := range filters {
		one, err := keepFilter(f)
		if err != nil {
			return nil, err
		}
		kept = append(kept, one)
	}
	return kept, nil
}

func (k keptFilter) filter() (f storage.Filter, err error) {
	if k.Where != nil {
		f.Where = &storage.Condition{Field: k.Where.Field, Op: k.Where.Op}
		if f.Where.Values, err = valuesOf(k.Where.Values); err != nil {
			return f, err
		}
	}
	for _, sub := range k.All {
		one, err := sub.filter()
		if err != nil {
			return f, err
		}
		f.All = append(f.All, one)
	}
	for _, sub := range k.Any {
		one, err := sub.filter()
		if err != nil {
			return f, err
		}
		f.Any = append(f.Any, one)
	}
	return f, nil
}

// EncodePosition writes a position.
func EncodePosition(p *storage.Position) (string, error) {
	values, err := keepValues(p.Values)
	if err != nil {
		return "", err
	}
	raw, err := json.Marshal(keptPosition{Values: values, ID: p.ID})
	return string(raw), err
}

// DecodePosition reads what EncodePosition wrote.
func DecodePosition(text string) (*storage.Position, error) {
	var kept keptPosition
	if err := json.Unmarshal([]byte(text), &kept); err != nil {
		return nil, fmt.Errorf("read a position: %w", err)
	}
	values, err := valuesOf(kept.Values)
	return &storage.Position{Values: values, ID: kept.ID}, err
}

func keepValues(values []any) (kept []string, err error) {
	for _, v := range values {
		one := ""
		switch v := v.(type) {
		case nil:
			one = "0"
		case string:
			one = "s" + v
		case int:
			one = "i" + strconv.Itoa(v)
		case int64:
			one = "i" + strconv.FormatInt(v, 10)
		case json.Number:
			one = "n" + v.String()
		case float64:
			one = "n" + strconv.FormatFloat(v, 'g', -1, 64)
		case bool:
			one = "b" + strconv.FormatBool(v)
		case time.Time:
			one = "t" + v.UTC().Format(time.RFC3339Nano)
		default:
			return nil, fmt.Errorf("keep a value of a filter: unexpected %T", v)
		}
		kept = append(kept, one)
	}
	return kept, nil
}

func valuesOf(kept []string) (values []any, err error) {
	for _, k := range kept {
		if k == "" {
			return nil, fmt.Errorf("read a value of a filter: it has no type")
		}
		var v any
		switch text := k[1:]; k[0] {
		case '0':
		case 's':
			v = text
		case 'i':
			v, err = strconv.ParseInt(text, 10, 64)
		case 'n':
			v = json.Number(text)
		case 'b':
			v, err = strconv.ParseBool(text)
		case 't':
			v, err = time.Parse(time.RFC3339Nano, text)
		default:
			err = fmt.Errorf("read a value of a filter: unknown type %c", k[0])
		}
		if err != nil {
			return nil, err
		}
		values = append(values, v)
	}
	return values, nil
}
