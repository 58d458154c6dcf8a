package listing

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// FromJSON translates the same filters written as JSON, as exports, segments and qualifications have them in their bodies:
//
//	{"junction": "and", "code": {"conditions": {"$in": ["A", "B"]}}}
//
// No data, and null for a field, its conditions or its values, mean no condition. Path is the path of the filter in the body,
// "parameters.filters". It fails with invalid_payload.
func (fields Fields) FromJSON(data []byte, path string, call Call) (storage.Filter, error) {
	from := source{root: path, body: true}
	asked, err := jsonFilters(data, from)
	if err != nil {
		return storage.Filter{}, err
	}
	return fields.translate(asked, from, call)
}

func jsonFilters(data []byte, from source) (filters, error) {
	asked := filters{}
	byField, err := object(data)
	if err != nil {
		return asked, from.grammar(from.root)
	}
	for field, raw := range byField {
		if field == "junction" {
			if asked.Any, err = jsonJunction(raw, from); err != nil {
				return filters{}, err
			}
			continue
		}
		clauses, err := jsonField(field, raw, from)
		if err != nil {
			return filters{}, err
		}
		asked.Clauses = append(asked.Clauses, clauses...)
	}
	asked.sort()
	return asked, nil
}

func jsonJunction(raw json.RawMessage, from source) (any bool, err error) {
	values, err := scalars(raw)
	switch {
	case err != nil || len(values) > 1:
		return false, from.refuse(from.junctionPlace(), "must be one of: and, or, AND, OR")
	case len(values) == 0:
		return false, nil
	}
	return from.junction(values[0])
}

// jsonField reads the conditions on one field; as in a query, the word conditions may be missing before an operator.
func jsonField(field string, raw json.RawMessage, from source) ([]clause, error) {
	outer, err := object(raw)
	if err != nil {
		return nil, from.grammar(from.at(field, ""))
	}
	byOp := map[string]json.RawMessage{}
	for key, value := range outer {
		if key == "conditions" {
			continue
		}
		if !strings.HasPrefix(key, "$") {
			return nil, from.grammar(from.at(field, ""))
		}
		byOp[key] = value
	}
	conditions, err := object(outer["conditions"])
	if err != nil {
		return nil, from.grammar(from.at(field, ""))
	}
	for key, value := range conditions {
		if _, twice := byOp[key]; twice {
			return nil, from.refuse(from.at(field, key), "must be given once, below conditions")
		}
		byOp[key] = value
	}
	if len(byOp) == 0 && outer != nil && !isNull(outer["conditions"]) {
		return nil, from.refuse(from.at(field, ""), "must have at least one condition")
	}
	var clauses []clause
	for op, value := range byOp {
		if isNull(value) {
			continue
		}
		values, err := scalars(value)
		if err != nil {
			return nil, from.refuse(from.at(field, op), "%s", err)
		}
		clauses = append(clauses, clause{field, op, values})
	}
	return clauses, nil
}

func isNull(raw json.RawMessage) bool { return string(bytes.TrimSpace(raw)) == "null" }

// object reads a JSON object; nothing and null are an object without properties.
func object(raw json.RawMessage) (map[string]json.RawMessage, error) {
	raw = bytes.TrimSpace(raw)
	if len(raw) == 0 || isNull(raw) {
		return nil, nil
	}
	var m map[string]json.RawMessage
	return m, json.Unmarshal(raw, &m)
}

// scalars reads a value or a list of values as the texts that a query would have. An empty object is the empty text: states
// take one.
func scalars(raw json.RawMessage) ([]string, error) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var v any
	if err := dec.Decode(&v); err != nil {
		return nil, fmt.Errorf("must be JSON: %w", err)
	}
	list, isList := v.([]any)
	if !isList {
		list = []any{v}
	}
	var texts []string
	for _, v := range list {
		switch v := v.(type) {
		case nil:
		case string:
			texts = append(texts, v)
		case json.Number:
			texts = append(texts, v.String())
		case bool:
			texts = append(texts, fmt.Sprint(v))
		case map[string]any:
			if len(v) > 0 {
				return nil, fmt.Errorf("must hold texts, numbers, true or false, not objects")
			}
			texts = append(texts, "")
		default:
			return nil, fmt.Errorf("must hold texts, numbers, true or false, not lists of lists")
		}
	}
	return texts, nil
}

// Condition is one condition of a filter as it was written, with its values as the texts that a query would have.
type Condition struct {
	Field, Operator string
	Values          []string
}

// Conditions reads what a filter in a body says, in the order of its fields and operators, without a check that these exist. any says that the
// conditions of one field are enough; those of one field must always all hold. It fails with invalid_payload for what is not a filter at all.
func Conditions(data []byte, path string) (all []Condition, any bool, err error) {
	asked, err := jsonFilters(data, source{root: path, body: true})
	for _, c := range asked.Clauses {
		all = append(all, Condition{c.Field, c.Op, c.Values})
	}
	return all, asked.Any, err
}
