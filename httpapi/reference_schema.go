package httpapi

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// schemaOutline is what the reference page shows of a JSON schema.
type schemaOutline struct {
	Ref        string                   `json:"$ref"`
	Note       string                   `json:"description"`
	Type       any                      `json:"type"`
	Format     string                   `json:"format"`
	Const      string                   `json:"const"`
	Enum       []any                    `json:"enum"`
	Minimum    *int                     `json:"minimum"`
	Maximum    *int                     `json:"maximum"`
	AnyOf      []schemaOutline          `json:"anyOf"`
	Items      *schemaOutline           `json:"items"`
	Properties map[string]schemaOutline `json:"properties"`
	Additional *schemaOutline           `json:"additionalProperties"`
	Required   []string                 `json:"required"`
}

// readOutline reads a schema of the document.
func readOutline(schema json.RawMessage) (s schemaOutline) {
	if len(schema) > 0 {
		if err := json.Unmarshal(schema, &s); err != nil {
			panic("httpapi: " + err.Error()) // a bug in the document
		}
	}
	return s
}

// typePart is a part of the name of a type. Link is the schema that it names, if any.
type typePart struct{ Text, Link string }

// propertyRow is a row of a table of properties. Depth is how deep the property is nested.
type propertyRow struct {
	Name  string
	Depth int
	// Mark is "always" or "required" where the property cannot be missing.
	Mark   string
	Type   []typePart
	Values []string
	Note   string
}

// rows returns the properties of a schema, each followed by those of its nested anonymous objects. mark is set on required
// properties.
func (s schemaOutline) rows(depth int, mark string) (all []propertyRow) {
	inner := s.anonymous()
	if inner == nil {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(inner.Properties)) {
		p := inner.Properties[name]
		row := propertyRow{Name: name, Depth: depth, Type: p.parts(), Values: p.values(), Note: p.Note}
		if slices.Contains(inner.Required, name) {
			row.Mark = mark
		}
		all = append(all, row)
		all = append(all, p.rows(depth+1, mark)...)
	}
	if inner.Additional != nil && len(inner.Properties) > 0 {
		all = append(all, propertyRow{Name: "any other", Depth: depth, Type: inner.Additional.parts(), Note: inner.Additional.Note})
	}
	return all
}

// anonymous returns the anonymous object of a schema: the schema itself, its items, or one of its alternatives.
func (s schemaOutline) anonymous() *schemaOutline {
	switch {
	case len(s.Properties) > 0:
		return &s
	case s.Items != nil:
		return s.Items.anonymous()
	case s.Additional != nil:
		return s.Additional.anonymous()
	}
	for _, one := range s.AnyOf {
		if found := one.anonymous(); found != nil {
			return found
		}
	}
	return nil
}

// parts name the type of a schema.
func (s schemaOutline) parts() []typePart {
	switch {
	case s.Ref != "":
		name := s.Ref[strings.LastIndexByte(s.Ref, '/')+1:]
		return []typePart{{name, name}}
	case len(s.AnyOf) > 0:
		var all []typePart
		for i, one := range s.AnyOf {
			if i > 0 {
				all = append(all, typePart{Text: " or "})
			}
			all = append(all, one.parts()...)
		}
		return all
	case s.Items != nil:
		return append([]typePart{{Text: "list of "}}, s.Items.parts()...)
	case len(s.Properties) == 0 && s.Additional != nil:
		return append([]typePart{{Text: "object of "}}, s.Additional.parts()...)
	case s.Const != "":
		return []typePart{{Text: fmt.Sprintf("%q", s.Const)}}
	}
	return []typePart{{Text: s.simple()}}
}

// values returns the values of an enumeration.
func (s schemaOutline) values() (all []string) {
	for _, v := range s.Enum {
		if text, is := v.(string); is && text != "" {
			all = append(all, text)
		}
	}
	if s.Items != nil {
		return append(all, s.Items.values()...)
	}
	for _, one := range s.AnyOf {
		all = append(all, one.values()...)
	}
	return all
}

// simple returns the name of a type that has no parts.
func (s schemaOutline) simple() string {
	kind := "any"
	switch t := s.Type.(type) {
	case string:
		kind = t
	case []any:
		names := make([]string, len(t))
		for i, name := range t {
			names[i] = fmt.Sprint(name)
		}
		kind = strings.Join(names, " or ")
	}
	if s.Format != "" {
		kind = strings.Replace(kind, "string", s.Format, 1)
	}
	switch {
	case s.Minimum != nil && s.Maximum != nil:
		kind += fmt.Sprintf(" from %d to %d", *s.Minimum, *s.Maximum)
	case s.Minimum != nil:
		kind += fmt.Sprintf(" from %d", *s.Minimum)
	}
	return kind
}
