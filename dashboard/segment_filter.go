package dashboard

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/url"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/segment"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/wording"
)

// filterForm is the form of the filter of a segment: a row for each comparison. What has no row is kept as it was.
type filterForm struct {
	any  bool
	rows []filterRow
	// kept are properties with a comparison that a row cannot hold, such as a text of two lines, as they were.
	kept map[string]json.RawMessage
	// acted says that the form was sent to change itself.
	acted bool
	// defined are the keys of the metadata of customers, by their paths.
	defined map[string]metadata.Definition
}

// filterRow is one comparison. The key is that of a custom property, as keyAround has it.
type filterRow struct {
	field, key, operator string
	values               []string
}

// maxFilterRows bounds what is read of a form.
const maxFilterRows = 60

// segmentPart is the id of the part of a page that the form of a filter is, and segmentKeys that of the keys that can be chosen.
const segmentPart, segmentKeys = "segment-builder", "segment-keys"

// keyAround is what stands around the name that people write as the key of a property: the points in the campaign Club are at campaigns.Club.points.
func keyAround(field string) (before, after string) {
	switch field {
	case "loyalty_points":
		return "campaigns.", ".points"
	case "events":
		return "", ".count"
	}
	return "", ""
}

// path is the property with its key, as filters have it.
func (r filterRow) path() string {
	if r.key == "" {
		return r.field
	}
	before, after := keyAround(r.field)
	return r.field + "." + before + r.key + after
}

// property is what a row is about.
func (r filterRow) property() (segment.FilterField, bool) {
	for _, f := range segment.FilterFields() {
		if f.Name == r.field {
			return f, true
		}
	}
	return segment.FilterField{}, false
}

// drawFilter returns the form of a filter.
func drawFilter(filter json.RawMessage) (f filterForm) {
	var byField map[string]json.RawMessage
	conditions, any, err := segment.Conditions(filter)
	if err != nil || json.Unmarshal(filter, &byField) != nil {
		return f
	}
	f.any = any
	delete(byField, "junction")
	rows := map[string][]filterRow{}
	for _, c := range conditions {
		path := c.Path()
		row, ok := drawCondition(c)
		if before, seen := rows[path]; !ok || seen && before == nil {
			rows[path] = nil // one that cannot be drawn keeps the others of its property
			continue
		}
		rows[path] = append(rows[path], row)
	}
	for i, c := range conditions {
		path := c.Path()
		if drawn := rows[path]; drawn != nil {
			if i == 0 || conditions[i-1].Path() != path {
				f.rows = append(f.rows, drawn...)
			}
			delete(byField, path)
		}
	}
	if len(byField) > 0 {
		f.kept = byField
	}
	return f
}

// drawCondition is the row of a condition; ok is false for one that a row cannot hold as it is.
func drawCondition(c segment.Condition) (row filterRow, ok bool) {
	before, after := keyAround(c.Field.Name)
	key, begins := strings.CutPrefix(c.Key, before)
	key, ends := strings.CutSuffix(key, after)
	row = filterRow{field: c.Field.Name, key: key, operator: c.Operator}
	switch {
	case !begins || !ends || !slices.Contains(c.Field.Operators, c.Operator):
		return row, false
	case c.Field.Type == segment.FilterCustom && !oneLine(key):
		return row, false
	case listing.TakesNoValue(c.Operator):
		return row, true
	}
	shape := row.shape(c.Field)
	for _, value := range c.Values {
		text, shown := shapeText.shown(value, nil)
		if shape == shapeMoney {
			text, shown = shape.shown(json.Number(value), nil)
		}
		if !shown {
			return row, false
		}
		row.values = append(row.values, text)
	}
	return row, len(row.values) > 0 && len(row.values) <= maxValues
}

// shape is what the values of a row are. Most are texts, which the engine reads.
func (r filterRow) shape(f segment.FilterField) valueShape {
	isDate := f.Type == segment.FilterTime || f.Type == segment.FilterDay
	switch {
	case wording.CountsDays(f, r.operator):
		return shapeCount
	case f.Type == segment.FilterAmount:
		return shapeMoney
	case f.Type == segment.FilterNumber:
		return shapeNumber
	case isDate && !slices.Contains([]string{"$is_month", "$is_year", "$is_day_of_month", "$is_years_ago"}, r.operator):
		return shapeDate
	}
	return shapeText
}

// readFilter reads the form that was sent, after what its button asks for.
func readFilter(form url.Values) (f filterForm) {
	do := form.Get("do")
	f = filterForm{any: form.Get("f.junction") == "or", acted: do != ""}
	if kept := form.Get("f.kept"); kept != "" && json.Unmarshal([]byte(kept), &f.kept) != nil {
		f.kept = nil
	}
	for i := range maxFilterRows {
		at := fmt.Sprintf("f.%d", i)
		row := filterRow{field: strings.TrimSpace(form.Get(at + ".field")), key: strings.TrimSpace(form.Get(at + ".key")), operator: form.Get(at + ".operator")}
		for _, value := range form[at+".value"] {
			if value = strings.TrimSpace(value); value != "" && len(row.values) < maxValues {
				row.values = append(row.values, value)
			}
		}
		if row.field != "" && do != "remove "+strconv.Itoa(i) {
			f.rows = append(f.rows, row)
		}
	}
	added := filterRow{field: form.Get("f.add")}
	if property, ok := added.property(); do == "add" && ok && len(f.rows) < maxFilterRows {
		added.operator = offeredOperators(property, "")[0]
		f.rows = append(f.rows, added)
	}
	return f
}

// maxDefined bounds the keys that are known of schemas.
const maxDefined = 1000

// define reads what the schemas say of the metadata of customers, when a row is about it. Keys of a nested object are below its own: address.city.
func (f *filterForm) define(ctx context.Context, v *visit) error {
	if !slices.ContainsFunc(f.rows, func(r filterRow) bool { return r.field == "metadata" }) {
		return nil
	}
	page, err := v.Project.Schemas.List(ctx, storage.Query{Limit: maxSchemas})
	if err != nil {
		return err
	}
	byObject := map[string]metadata.Schema{}
	for _, s := range page.Items {
		byObject[s.RelatedObject] = s
	}
	f.defined = map[string]metadata.Definition{}
	add := func(before string, s metadata.Schema) {
		for key, d := range s.Properties {
			if !d.Deleted && oneLine(key) && len(f.defined) < maxDefined {
				f.defined[before+key] = d
			}
		}
	}
	customers := byObject[metadata.ObjectCustomer]
	add("", customers)
	for key, d := range customers.Properties {
		if d.Type == metadata.TypeObject && !d.Deleted && oneLine(key) {
			add(key+".", byObject[d.ObjectType])
		}
	}
	return nil
}

// typed is a value of a custom property as its type: what the schema says or, without one, a number and a truth where the text is plainly that.
func (f filterForm) typed(at string, r filterRow, text string) (value any, err error) {
	_, isNumber := number(text)
	isNumber = isNumber && json.Valid([]byte(text)) // 007 and +1 are texts
	isTruth := text == "true" || text == "false"
	known := metadata.Type("")
	if r.field == "metadata" {
		known = f.defined[r.key].Type
	}
	switch {
	case slices.Contains([]string{"$contains", "$not_contain", "$starts_with", "$ends_with"}, r.operator):
		return text, nil // a part of a text
	case r.shape(segment.FilterField{Type: segment.FilterCustom}) != shapeText || known != "" && known != metadata.TypeNumber && known != metadata.TypeBoolean:
		return text, nil
	case known == metadata.TypeNumber && !isNumber:
		return nil, fault.Payload(at, "must have a number, as the metadata schema says (actual value is '%.60s')", text)
	case known == metadata.TypeBoolean && !isTruth:
		return nil, fault.Payload(at, "must have true or false, as the metadata schema says (actual value is '%.60s')", text)
	case isNumber:
		return json.Number(text), nil
	case isTruth:
		return text == "true", nil
	}
	return text, nil
}

// condition is what a row asks; it fails for one that is not finished.
func (f filterForm) condition(at string, r filterRow) (value any, err error) {
	property, ok := r.property()
	switch {
	case !ok:
		return nil, fault.Payload(at, "must be about a property of customers (actual value is '%.60s')", r.field)
	case property.Type == segment.FilterCustom && !oneLine(r.key):
		return nil, fault.Payload(at, "must have a key")
	case listing.TakesNoValue(r.operator):
		return true, nil
	case len(r.values) == 0:
		return nil, fault.Payload(at, "must have a value")
	}
	values := []any{}
	for _, text := range r.values {
		switch {
		case property.Type == segment.FilterCustom:
			value, err := f.typed(at, r, text)
			if err != nil {
				return nil, err
			}
			values = append(values, value)
		case r.shape(property) == shapeMoney:
			n, ok := shapeMoney.written(text)
			if !ok {
				return nil, fault.Payload(at, "must have an amount such as 50 or 12.50 (actual value is '%.60s')", text)
			}
			values = append(values, fmt.Sprint(n))
		default:
			values = append(values, text)
		}
	}
	return values, nil
}

// filter is what the form asks. A form that says what was stored before leaves that as it is.
func (f filterForm) filter(was json.RawMessage) (json.RawMessage, error) {
	if drawn := drawFilter(was); len(was) > 0 && reflect.DeepEqual(drawn.rows, f.rows) && drawn.any == f.any && len(drawn.kept) == len(f.kept) {
		return was, nil
	}
	return f.json(func(err error) error { return err })
}

// json writes the filter. refuse is called for each row that is not finished, and ends it by an error; else such a row is left out.
func (f filterForm) json(refuse func(error) error) (json.RawMessage, error) {
	byField := map[string]any{}
	for name, raw := range f.kept {
		byField[name] = raw
	}
	for i, row := range f.rows {
		at := fmt.Sprintf("f.%d", i)
		value, err := f.condition(at, row)
		conditions, drawn := byField[row.path()].(map[string]any)
		switch {
		case err != nil:
		case !drawn && byField[row.path()] != nil:
			err = fault.Payload(at, "must be about another property: this one is in what is kept")
		case !drawn:
			conditions = map[string]any{"conditions": map[string]any{}}
			byField[row.path()] = conditions
		case conditions["conditions"].(map[string]any)[row.operator] != nil:
			err = fault.Payload(at, "must have another comparison: there is one of this kind for this property")
		}
		if err != nil {
			if err := refuse(err); err != nil {
				return nil, err
			}
			continue
		}
		conditions["conditions"].(map[string]any)[row.operator] = value
	}
	byField["junction"] = "and"
	if f.any {
		byField["junction"] = "or"
	}
	return json.Marshal(byField)
}

// draft is what the finished rows ask.
func (f filterForm) draft() json.RawMessage {
	filter, err := f.json(func(error) error { return nil })
	if err != nil {
		panic(err) // kept parts were read from JSON
	}
	return filter
}

// usualOperators stand first in a list to choose from.
var usualOperators = []string{
	"$is", "$is_not", "$more_than_equal", "$less_than_equal", "$more_than", "$less_than", "$contains", "$not_contain", "$starts_with", "$ends_with",
	"$less_than_ago", "$more_than_ago", "$is_days_ago", "$after", "$after_equal", "$before", "$before_equal", "$has_value", "$is_unknown",
}

// offeredOperators are those of a property in the order of their use. One that means the same as another is offered where it is in use: "is" with
// several values is "is among".
func offeredOperators(f segment.FilterField, has string) (offered []string) {
	isDate := f.Type == segment.FilterTime || f.Type == segment.FilterDay
	for _, operator := range append(slices.Clone(usualOperators), f.Operators...) {
		same := operator == "$in" || operator == "$not_in" || isDate && (operator == "$more_than" || operator == "$less_than")
		if slices.Contains(f.Operators, operator) && !slices.Contains(offered, operator) && (!same || operator == has) {
			offered = append(offered, operator)
		}
	}
	return offered
}

// segmentBuilderView is the form of a filter as the part "segment-builder" renders it.
type segmentBuilderView struct {
	// Action is the address of the page's form.
	Action    string
	Any       bool
	Rows      []segmentRowView
	Add       []choice
	Sentences []wording.Sentence
	// Keys are those that schemas define, to choose from while a key is written.
	Keys []string
	// KeptJSON is what has no rows, and Kept what it asks.
	KeptJSON string
	Kept     []wording.Sentence
}

type segmentRowView struct {
	Path, Field, Label, Remove, Do string
	// Key is that of a custom property; nil for another one.
	Key              *builderText
	Operator, OpText string
	Operators        []choice
	Values           []builderText
	Error            string
}

// builderView is the form of a filter on a page whose form goes to an address. Names are those of what the filter mentions.
func (f filterForm) builderView(v *visit, names wording.Names, action string) *segmentBuilderView {
	w := v.writer(names)
	view := &segmentBuilderView{Action: action, Any: f.any, Sentences: conditionsIn(w.Segment(f.draft()))}
	if len(f.kept) > 0 {
		text, err := json.Marshal(f.kept)
		if err != nil {
			panic(err) // it was read from JSON
		}
		view.KeptJSON, view.Kept = string(text), conditionsIn(w.Segment(text))
	}
	for _, property := range segment.FilterFields() {
		view.Add = append(view.Add, choice{property.Name, capital(w.SegmentField(property.Name))})
	}
	slices.SortFunc(view.Add, func(a, b choice) int { return strings.Compare(a.Text, b.Text) })
	for i, row := range f.rows {
		view.Rows = append(view.Rows, v.segmentRow(w, i, row))
	}
	view.Keys = slices.Sorted(maps.Keys(f.defined))
	return view
}

func (v *visit) segmentRow(w wording.Writer, i int, row filterRow) segmentRowView {
	at := fmt.Sprintf("f.%d", i)
	view := segmentRowView{Path: at, Field: row.field, Label: row.field, Operator: row.operator, Do: "remove " + strconv.Itoa(i)}
	property, known := row.property()
	if known {
		view.Label = capital(w.SegmentField(row.field))
	}
	view.Remove, view.OpText = v.say("rules.remove", view.Label), v.say("rules.comparison", view.Label)
	if property.Type == segment.FilterCustom {
		view.Key = &builderText{Path: at + ".key", ID: at + ".key", Label: view.Label + ", " + v.say("segment.key."+row.field), Text: row.key, Type: "text", Hint: v.say("segment.key." + row.field)}
		if row.field == "metadata" {
			view.Key.List = segmentKeys
		}
	}
	for _, operator := range offeredOperators(property, row.operator) {
		view.Operators = append(view.Operators, choice{operator, w.SegmentComparison(property, operator)})
	}
	if listing.TakesNoValue(row.operator) {
		return view
	}
	values, shape := slices.Clone(row.values), row.shape(property)
	if len(values) == 0 || !listing.TakesOneValue(row.operator) && len(values) < maxValues {
		values = append(values, "")
	}
	for n, text := range values {
		value := builderText{Path: at, ID: fmt.Sprintf("%s.value.%d", at, n), Label: v.say("rules.value", view.Label), Text: text, Type: "text"}
		_, err := time.Parse(time.DateOnly, text)
		switch {
		case shape == shapeMoney:
			value.Hint = v.Settings.Currency
		case shape == shapeCount:
			value.Hint = v.say("segment.days")
		case shape == shapeDate && (text == "" || err == nil):
			value.Type = "date"
		}
		view.Values = append(view.Values, value)
	}
	return view
}

// conditionsIn is the sentence of a filter as a list; it is empty for a filter without conditions.
func conditionsIn(s wording.Sentence) []wording.Sentence {
	if s.Text == "" {
		return nil
	}
	return []wording.Sentence{s}
}
