package httpapi

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// outlined is what the reference page shows of a JSON schema.
type outlined struct {
	Ref        string              `json:"$ref"`
	Note       string              `json:"description"`
	Type       any                 `json:"type"`
	Format     string              `json:"format"`
	Const      string              `json:"const"`
	Enum       []string            `json:"enum"`
	Minimum    *int                `json:"minimum"`
	Maximum    *int                `json:"maximum"`
	AnyOf      []outlined          `json:"anyOf"`
	Items      *outlined           `json:"items"`
	Properties map[string]outlined `json:"properties"`
	Additional *outlined           `json:"additionalProperties"`
	Required   []string            `json:"required"`
}

// noteOf is what a schema says of itself.
func noteOf(schema json.RawMessage) string {
	var s outlined
	if err := json.Unmarshal(schema, &s); err != nil {
		panic("httpapi: " + err.Error()) // we wrote it
	}
	return s.Note
}

// outline writes a schema as people write JSON: one property a line, a question mark behind those that may be missing.
func outline(schema json.RawMessage) string {
	if len(schema) == 0 {
		return ""
	}
	var s outlined
	if err := json.Unmarshal(schema, &s); err != nil {
		panic("httpapi: " + err.Error()) // we wrote it
	}
	var b strings.Builder
	s.write(&b, "")
	return b.String()
}

func (s outlined) write(b *strings.Builder, indent string) {
	switch {
	case s.Ref != "":
		b.WriteString(s.Ref[strings.LastIndexByte(s.Ref, '/')+1:])
	case len(s.AnyOf) > 0:
		for i, one := range s.AnyOf {
			if i > 0 {
				b.WriteString(" | ")
			}
			one.write(b, indent)
		}
	case len(s.Properties) > 0:
		b.WriteString("{\n")
		for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
			b.WriteString(indent + "  " + name)
			if !slices.Contains(s.Required, name) {
				b.WriteByte('?')
			}
			b.WriteString(": ")
			s.Properties[name].write(b, indent+"  ")
			if note := s.Properties[name].Note; note != "" {
				b.WriteString("  // " + note)
			}
			b.WriteByte('\n')
		}
		b.WriteString(indent + "}")
	case s.Items != nil:
		b.WriteByte('[')
		s.Items.write(b, indent)
		b.WriteByte(']')
	case s.Additional != nil:
		b.WriteString("{any: ")
		s.Additional.write(b, indent)
		b.WriteByte('}')
	default:
		b.WriteString(s.simple())
	}
}

// simple names a schema without parts.
func (s outlined) simple() string {
	switch {
	case s.Const != "":
		return fmt.Sprintf("%q", s.Const)
	case len(s.Enum) > 0:
		return strings.Join(slices.DeleteFunc(slices.Clone(s.Enum), func(v string) bool { return v == "" }), " | ")
	}
	kind := "any"
	switch t := s.Type.(type) {
	case string:
		kind = t
	case []any:
		names := make([]string, len(t))
		for i, name := range t {
			names[i] = fmt.Sprint(name)
		}
		kind = strings.Join(names, " | ")
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
