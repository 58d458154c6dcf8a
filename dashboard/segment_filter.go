package dashboard

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/segment"
)

// filterForm is the form of the filter of a segment: a row for each comparison. What has no row is kept as it was.
type filterForm struct {
	any  bool
	rows []filterRow
	// kept are fields with comparisons that the form has no words for, as they were.
	kept map[string]json.RawMessage
}

type filterRow struct {
	field, key, operator string
	values               []string
}

// maxFilterRows bounds what is read of a form, and emptyRows is how many rows are there to fill in.
const maxFilterRows, emptyRows = 60, 2

// path is the field with its key.
func (r filterRow) path() string {
	if r.key != "" {
		return r.field + "." + r.key
	}
	return r.field
}

// isAmount reports whether a field is money, in minor units.
func isAmount(field string) bool {
	return strings.HasPrefix(field, "summary.") && strings.HasSuffix(field, "amount")
}

// takesNoValue reports whether an operator stands alone, as in "is known".
func takesNoValue(operator string) bool {
	return operator == "$has_value" || operator == "$is_unknown" || strings.Contains(operator, "today") || strings.Contains(operator, "this_") || strings.Contains(operator, "last_") ||
		strings.Contains(operator, "yesterday") || strings.Contains(operator, "next_") || strings.Contains(operator, "tomorrow")
}

// drawFilter returns the form of a filter.
func (t *texts) drawFilter(filter json.RawMessage) (f filterForm) {
	var byField map[string]json.RawMessage
	if json.Unmarshal(filter, &byField) != nil {
		return f
	}
	var junction string
	if json.Unmarshal(byField["junction"], &junction) == nil {
		f.any = strings.EqualFold(junction, "or")
	}
	for _, name := range slices.Sorted(maps.Keys(byField)) {
		if name == "junction" {
			continue
		}
		rows, ok := t.filterRows(name, byField[name])
		if !ok {
			if f.kept == nil {
				f.kept = map[string]json.RawMessage{}
			}
			f.kept[name] = byField[name]
		}
		f.rows = append(f.rows, rows...)
	}
	return f
}

// filterRows are the rows of one field; ok is false when one of its comparisons has no row.
func (t *texts) filterRows(name string, raw json.RawMessage) (rows []filterRow, ok bool) {
	field, key, known := filterField(name)
	var outer struct {
		Conditions map[string]json.RawMessage `json:"conditions"`
	}
	d := json.NewDecoder(bytes.NewReader(raw))
	d.DisallowUnknownFields()
	if !known || d.Decode(&outer) != nil || len(outer.Conditions) == 0 || key != "" && !oneLine(key) {
		return nil, false
	}
	for _, operator := range slices.Sorted(maps.Keys(outer.Conditions)) {
		row := filterRow{field: field.Name, key: key, operator: operator}
		if !t.has("segment.op."+operator) || !slices.Contains(field.Operators, operator) {
			return nil, false
		}
		value, err := valueOf(string(outer.Conditions[operator]))
		list, isList := value.([]any)
		if !isList {
			list = []any{value}
		}
		if takesNoValue(operator) {
			list = nil
		}
		for _, each := range list {
			shape := shapeText
			if isAmount(field.Name) {
				shape = shapeMoney
			}
			text, shown := shape.shown(each, nil)
			if number, isText := each.(string); isText && shape == shapeMoney {
				text, shown = shape.shown(json.Number(number), nil)
			}
			if !shown {
				return nil, false
			}
			row.values = append(row.values, text)
		}
		if err != nil || len(row.values) > maxValues || len(row.values) == 0 && !takesNoValue(operator) {
			return nil, false
		}
		rows = append(rows, row)
	}
	return rows, true
}

// filterField is the property of a path, and the key below it.
func filterField(path string) (field segment.FilterField, key string, ok bool) {
	for _, f := range segment.FilterFields() {
		if !f.Custom && f.Name == path {
			return f, "", true
		}
		if rest, below := strings.CutPrefix(path, f.Name+"."); f.Custom && below && !ok {
			field, key, ok = f, rest, true
		}
	}
	return field, key, ok
}

// readFilter reads the form that was sent.
func readFilter(form map[string][]string) (f filterForm) {
	get := func(name string) string {
		if len(form[name]) == 0 {
			return ""
		}
		return strings.TrimSpace(form[name][0])
	}
	f.any = get("f.junction") == "or"
	if kept := get("f.kept"); kept != "" && json.Unmarshal([]byte(kept), &f.kept) != nil {
		f.kept = nil
	}
	for i := range maxFilterRows {
		at := fmt.Sprintf("f.%d", i)
		row := filterRow{field: get(at + ".field"), key: get(at + ".key"), operator: get(at + ".operator")}
		for _, value := range form[at+".value"] {
			if value = strings.TrimSpace(value); value != "" && len(row.values) < maxValues {
				row.values = append(row.values, value)
			}
		}
		if row.field != "" {
			f.rows = append(f.rows, row)
		}
	}
	return f
}

// filter is what the form asks. A form that says what was stored before leaves that as it is.
func (t *texts) filter(f filterForm, was json.RawMessage) (json.RawMessage, error) {
	if drawn := t.drawFilter(was); len(was) > 0 && reflect.DeepEqual(drawn.rows, f.rows) && drawn.any == f.any && len(drawn.kept) == len(f.kept) {
		return was, nil
	}
	byField := map[string]any{}
	for name, raw := range f.kept {
		byField[name] = raw
	}
	for i, row := range f.rows {
		at := fmt.Sprintf("f.%d", i)
		field, ok := row.known()
		if !ok {
			return nil, fault.Payload(at, "must be about a property of customers (actual value is '%.60s')", row.field)
		}
		if field.Custom && !oneLine(row.key) {
			return nil, fault.Payload(at, "must have a key")
		}
		if !field.Custom {
			row.key = ""
		}
		values := []string{}
		for _, text := range row.values {
			if isAmount(row.field) {
				n, ok := shapeMoney.written(text)
				if !ok {
					return nil, fault.Payload(at, "must have an amount such as 50 or 12.50 (actual value is '%.60s')", text)
				}
				text = fmt.Sprint(n)
			}
			values = append(values, text)
		}
		if takesNoValue(row.operator) {
			values = []string{}
		} else if len(values) == 0 {
			return nil, fault.Payload(at, "must have a value")
		}
		conditions, there := byField[row.path()].(map[string]any)
		if !there {
			if byField[row.path()] != nil {
				return nil, fault.Payload(at, "must be about another property: this one is in what is kept")
			}
			conditions = map[string]any{"conditions": map[string]any{}}
			byField[row.path()] = conditions
		}
		of := conditions["conditions"].(map[string]any)
		if of[row.operator] != nil {
			return nil, fault.Payload(at, "must have another comparison: there is one of this kind for this property")
		}
		of[row.operator] = values
		if takesNoValue(row.operator) {
			of[row.operator] = true
		}
	}
	if f.any {
		byField["junction"] = "or"
	} else {
		byField["junction"] = "and"
	}
	return json.Marshal(byField)
}

func (r filterRow) known() (segment.FilterField, bool) {
	for _, f := range segment.FilterFields() {
		if f.Name == r.field {
			return f, true
		}
	}
	return segment.FilterField{}, false
}

// fieldText is the name of a property for people.
func (t *texts) fieldText(r filterRow) string {
	text := t.say("segment.field." + r.field)
	if r.key != "" {
		text = t.say("segment.key", text, r.key)
	}
	return text
}

// sentences say what a filter asks, and ok is false when parts of it are only there as JSON.
func (v *visit) filterSentences(filter json.RawMessage) (said []string, junction string, kept string) {
	f := v.texts.drawFilter(filter)
	for _, row := range f.rows {
		values := make([]string, len(row.values))
		for i, text := range row.values {
			values[i] = "“" + text + "”"
			if n, ok := shapeMoney.written(text); ok && isAmount(row.field) {
				if minor, err := n.(json.Number).Int64(); err == nil {
					values[i] = v.money(minor)
				}
			}
		}
		said = append(said, sentence(v.say("segment.op."+row.operator, v.texts.fieldText(row), strings.Join(values, ", "))))
	}
	junction = v.say("rules.join.and")
	if f.any {
		junction = v.say("rules.join.or")
	}
	if len(f.kept) > 0 {
		text, err := json.MarshalIndent(f.kept, "", "  ")
		if err == nil {
			kept = string(text)
		}
	}
	return said, junction, kept
}
