package dashboard

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

// definitionTypes are the types to choose from.
var definitionTypes = []metadata.Type{
	metadata.TypeString, metadata.TypeNumber, metadata.TypeBoolean, metadata.TypeDate, metadata.TypeDateTime, metadata.TypeGeopoint, metadata.TypeImageURL, metadata.TypeObject,
}

// bounds and lengths are the limits of a definition by the names of their fields.
func boundsOf(d *metadata.Definition) map[string]**decimal.Decimal {
	return map[string]**decimal.Decimal{"gt": &d.Gt, "gte": &d.Gte, "lt": &d.Lt, "lte": &d.Lte}
}

func lengthsOf(d *metadata.Definition) map[string]**int {
	return map[string]**int{"min_length": &d.MinLength, "max_length": &d.MaxLength, "exact_length": &d.ExactLength}
}

func listsOf(d *metadata.Definition) map[string]*[]any {
	return map[string]*[]any{"eq": &d.Eq, "ne": &d.Ne}
}

// definitionFields are the form of a definition. It has no field for a list of values that do not fit on lines: that list stays as it is.
func (v *visit) definitionFields(name string, d metadata.Definition, isNew bool) (fields []field) {
	add := func(name, kind, value string) {
		fields = append(fields, field{Name: name, Label: v.say("definition." + name), Hint: v.say("definition." + name + ".hint"), Type: kind, Value: value, Autocomplete: "off"})
	}
	kind := field{Name: "type", Label: v.say("definition.type"), Hint: v.say("definition.type.hint"), Type: "select", Value: string(d.Type)}
	for _, t := range definitionTypes {
		kind.Choices = append(kind.Choices, choice{string(t), v.say("definition.type." + string(t))})
	}
	if isNew {
		add("name", "text", name)
		fields = append(fields, kind)
		add("array", "checkbox", "")
	} else {
		fields = append(fields, field{Name: "old", Type: "hidden", Value: name})
	}
	add("optional", "checkbox", strconv.FormatBool(d.Optional || isNew))
	if !isNew {
		add("deleted", "checkbox", strconv.FormatBool(d.Deleted))
	}
	if isNew || d.Type == metadata.TypeObject {
		add("object_type", "text", d.ObjectType)
	}
	lists := listsOf(&d)
	for _, list := range []string{"eq", "ne"} {
		if text, ok := valueLines(*lists[list]); ok {
			add(list, "textarea", text)
			fields[len(fields)-1].Rows = 2
		}
	}
	if isNew || d.Type == metadata.TypeNumber {
		bounds := boundsOf(&d)
		for _, bound := range []string{"gt", "gte", "lt", "lte"} {
			text := ""
			if b := *bounds[bound]; b != nil {
				text = b.String()
			}
			add(bound, "text", text)
		}
	}
	if isNew || d.Type == metadata.TypeString {
		lengths := lengthsOf(&d)
		for _, length := range []string{"min_length", "max_length", "exact_length"} {
			text := ""
			if n := *lengths[length]; n != nil {
				text = strconv.Itoa(*n)
			}
			add(length, "text", text)
		}
	}
	return fields
}

// valueLines writes values on lines; ok is false for values that do not fit.
func valueLines(values []any) (text string, ok bool) {
	var lines []string
	for _, value := range values {
		line := fmt.Sprint(value)
		if line != strings.TrimSpace(line) || line == "" || strings.ContainsAny(line, "\r\n") {
			return "", false
		}
		lines = append(lines, line)
	}
	return strings.Join(lines, "\n"), true
}

// sentDefinition is the definition that a form has sent. What it has no field for stays as it was.
func (v *visit) sentDefinition(name string, d metadata.Definition) (metadata.Definition, error) {
	if name == "" {
		return d, fault.PayloadMissing("name")
	}
	if v.PostForm.Has("type") && v.PostFormValue("old") == "" {
		d.Type, d.Array = metadata.Type(v.PostFormValue("type")), v.PostFormValue("array") == "true"
	}
	d.Optional, d.Deleted = v.PostFormValue("optional") == "true", v.PostFormValue("deleted") == "true"
	if v.PostForm.Has("object_type") {
		d.ObjectType = strings.TrimSpace(v.PostFormValue("object_type"))
	}
	for field, list := range listsOf(&d) {
		if !v.PostForm.Has(field) {
			continue
		}
		lines, err := linesOf(field, v.PostFormValue(field))
		if err != nil {
			return d, err
		}
		*list = nil
		for _, line := range lines {
			value, err := typedValue(d.Type, line)
			if err != nil {
				return d, fault.Payload(field, "must have values of the type %s (actual value is '%.60s')", d.Type, line)
			}
			*list = append(*list, value)
		}
	}
	for field, bound := range boundsOf(&d) {
		if !v.PostForm.Has(field) {
			continue
		}
		text := strings.TrimSpace(v.PostFormValue(field))
		if *bound = nil; text == "" {
			continue
		}
		n, err := decimal.NewFromString(text)
		if err != nil || strings.Trim(text, "-0123456789.") != "" || len(text) > 40 {
			return d, fault.Payload(field, "must be a number, or empty (actual value is '%.60s')", text)
		}
		*bound = &n
	}
	for field, length := range lengthsOf(&d) {
		if !v.PostForm.Has(field) {
			continue
		}
		text := strings.TrimSpace(v.PostFormValue(field))
		if *length = nil; text == "" {
			continue
		}
		n, err := strconv.Atoi(text)
		if err != nil {
			return d, fault.Payload(field, "must be a whole number, or empty (actual value is '%.60s')", text)
		}
		*length = &n
	}
	return d, nil
}

// typedValue is a value of a list in the form of the schema.
func typedValue(as metadata.Type, text string) (any, error) {
	switch as {
	case metadata.TypeNumber:
		if !json.Valid([]byte(text)) || strings.Trim(text, "-+.eE0123456789") != "" {
			return nil, errors.New("no number")
		}
		return json.Number(text), nil
	case metadata.TypeBoolean:
		return strconv.ParseBool(text)
	}
	return text, nil
}

// definitionFault has the field of the form in place of the path in the schema: properties.size.gt, or properties["big size"].gt, is gt.
func definitionFault(f *fault.Error) *fault.Error {
	rest, ok := strings.CutPrefix(f.Details, "Property .properties")
	if !ok {
		return f
	}
	path, text, _ := strings.Cut(rest, " must ")
	name := path[strings.LastIndexByte(path, '.')+1:]
	name, _, _ = strings.Cut(name, "[")
	named := *f
	named.Details = "Property ." + name + " must " + text
	return &named
}

// definitionText says what a definition asks for.
func (v *visit) definitionText(d metadata.Definition) string {
	parts := []string{v.say("definition.type." + string(d.Type))}
	if d.Array {
		parts[0] = v.say("definition.list", parts[0])
	}
	if d.ObjectType != "" {
		parts = append(parts, d.ObjectType)
	}
	if d.Optional {
		parts = append(parts, v.say("definition.may-miss"))
	} else {
		parts = append(parts, v.say("definition.needed"))
	}
	lists := listsOf(&d)
	for _, list := range []string{"eq", "ne"} {
		if values := *lists[list]; len(values) > 0 {
			text, err := json.Marshal(values)
			if err == nil {
				parts = append(parts, v.say("definition."+list)+": "+string(text))
			}
		}
	}
	bounds := boundsOf(&d)
	for _, bound := range []string{"gt", "gte", "lt", "lte"} {
		if b := *bounds[bound]; b != nil {
			parts = append(parts, v.say("definition."+bound)+": "+b.String())
		}
	}
	lengths := lengthsOf(&d)
	for _, length := range []string{"min_length", "max_length", "exact_length"} {
		if n := *lengths[length]; n != nil {
			parts = append(parts, v.say("definition."+length)+": "+strconv.Itoa(*n))
		}
	}
	return strings.Join(parts, "; ")
}
