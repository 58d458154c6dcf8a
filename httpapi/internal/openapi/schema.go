package openapi

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Schema is a JSON schema, or any other object of a document.
type Schema = map[string]any

// Schemas collects the named types of a document.
type Schemas struct {
	shapes     map[reflect.Type]Shape
	comments   map[string]string
	lists      map[string][]string
	components map[string]Schema
	// taken has the type and direction of each component name.
	taken    map[string]use
	problems []error
}

// Shape is the schema of a type with its own JSON methods. An empty Request means that it is the same as Answer.
type Shape struct{ Answer, Request Schema }

// OneOrMany describes a value that is a T or an array of T.
type OneOrMany[T any] struct{ One T }

type use struct {
	of        reflect.Type
	asRequest bool
}

// Facts are what reflection on the types cannot find out.
type Facts struct {
	// Shapes are the schemas of types with their own JSON methods.
	Shapes map[reflect.Type]Shape
	// Comments are the comments of types and fields, such as Voucher and Voucher.Code.
	Comments map[string]string
	// Lists are the values that tags refer to by the name of a type, such as discount.Effect.
	Lists map[string][]string
}

// NewSchemas returns an empty collection.
func NewSchemas(f Facts) *Schemas {
	return &Schemas{shapes: f.Shapes, comments: f.Comments, lists: f.Lists, components: map[string]Schema{}, taken: map[string]use{}}
}

// Components returns the schemas by their names.
func (s *Schemas) Components() map[string]Schema { return s.components }

// Err reports the types that cannot be described.
func (s *Schemas) Err() error { return errors.Join(s.problems...) }

// Answer returns the schema of a type in answers. dataRef is the name of the array in a list.
func (s *Schemas) Answer(t reflect.Type, dataRef string) Schema {
	if isGeneric(t, "List") {
		return s.list(t, dataRef)
	}
	return s.of(t, false)
}

// Request returns the schema of a type in requests.
func (s *Schemas) Request(t reflect.Type) Schema { return s.of(t, true) }

// Ref refers to a component.
func Ref(name string) Schema { return Schema{"$ref": "#/components/schemas/" + name} }

// Nullable returns a schema that allows null, too.
func Nullable(s Schema) Schema {
	switch kind := s["type"].(type) {
	case string:
		s = maps.Clone(s)
		s["type"] = []string{kind, "null"}
		return s
	case []string:
		if slices.Contains(kind, "null") {
			return s
		}
		s = maps.Clone(s)
		s["type"] = append(slices.Clone(kind), "null")
		return s
	}
	if len(s) == 0 || s["anyOf"] != nil {
		return s // anything can be null already
	}
	return Schema{"anyOf": []Schema{s, {"type": "null"}}}
}

// withoutNull returns a schema that does not allow null, for a property that is left out instead.
func withoutNull(s Schema) Schema {
	kinds, ok := s["type"].([]string)
	if !ok || !slices.Contains(kinds, "null") {
		return s
	}
	s = maps.Clone(s)
	kinds = slices.DeleteFunc(slices.Clone(kinds), func(k string) bool { return k == "null" })
	s["type"] = kinds
	if len(kinds) == 1 {
		s["type"] = kinds[0]
	}
	if values, limited := s["enum"].([]any); limited {
		s["enum"] = slices.DeleteFunc(slices.Clone(values), func(v any) bool { return v == nil })
	}
	return s
}

// allowFractions returns a schema that allows fractions where it has whole numbers.
func allowFractions(s Schema) Schema {
	s = maps.Clone(s)
	switch kind := s["type"].(type) {
	case string:
		s["type"] = "number"
	case []string:
		s["type"] = append([]string{"number"}, slices.DeleteFunc(slices.Clone(kind), func(k string) bool { return k == "integer" })...)
	}
	return s
}

var (
	marshaler       = reflect.TypeFor[json.Marshaler]()
	unmarshaler     = reflect.TypeFor[json.Unmarshaler]()
	textMarshaler   = reflect.TypeFor[encoding.TextMarshaler]()
	textUnmarshaler = reflect.TypeFor[encoding.TextUnmarshaler]()
	rawMessage      = reflect.TypeFor[json.RawMessage]()
	listing         = reflect.TypeFor[Listing]()
)

// Listing is a type that is written as an array and is not a slice.
type Listing interface{ Element() reflect.Type }

func (s *Schemas) of(t reflect.Type, asRequest bool) Schema {
	if shape, known := s.shapes[t]; known {
		if asRequest && shape.Request != nil {
			return shape.Request
		}
		return shape.Answer
	}
	switch {
	case t == rawMessage || t.Kind() == reflect.Interface:
		return Schema{}
	case t.Kind() == reflect.Pointer:
		return Nullable(s.of(t.Elem(), asRequest))
	case isGeneric(t, "Null"):
		return Nullable(s.of(t.Field(0).Type, asRequest))
	case isGeneric(t, "Field"):
		value, _ := t.FieldByName("value")
		return Nullable(s.of(value.Type, asRequest))
	case isGeneric(t, "List"):
		return s.list(t, "data")
	case t.Kind() == reflect.Struct && t.Implements(listing):
		return Schema{"type": "array", "items": s.of(reflect.Zero(t).Interface().(Listing).Element(), asRequest)}
	case isGeneric(t, "OneOrMany"):
		one := s.of(t.Field(0).Type, asRequest)
		return Schema{"anyOf": []Schema{one, {"type": "array", "items": one}}}
	case s.hasOwnJSON(t, asRequest):
		s.problems = append(s.problems, fmt.Errorf("%s has its own JSON and no shape in the table", t))
		return Schema{}
	}
	switch t.Kind() {
	case reflect.Bool:
		return Schema{"type": "boolean"}
	case reflect.String:
		return Schema{"type": "string"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64, reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return Schema{"type": "integer"}
	case reflect.Float32, reflect.Float64:
		return Schema{"type": "number"}
	case reflect.Slice, reflect.Array:
		return Schema{"type": "array", "items": s.of(t.Elem(), asRequest)}
	case reflect.Map:
		return Schema{"type": "object", "additionalProperties": s.of(t.Elem(), asRequest)}
	case reflect.Struct:
		if t.Name() == "" {
			return s.object(t, asRequest)
		}
		return s.component(t, asRequest)
	}
	s.problems = append(s.problems, fmt.Errorf("%s is of no kind that JSON has", t))
	return Schema{}
}

// hasOwnJSON reports whether a type has its own JSON methods. A struct with UnmarshalJSON alone is described by its
// fields: it accepts these besides shorter forms.
func (s *Schemas) hasOwnJSON(t reflect.Type, asRequest bool) bool {
	if asRequest {
		p := reflect.PointerTo(t)
		return t.Kind() != reflect.Struct && (p.Implements(unmarshaler) || p.Implements(textUnmarshaler))
	}
	return t.Implements(marshaler) || t.Implements(textMarshaler)
}

// component adds a named struct to the components once, and returns a reference.
func (s *Schemas) component(t reflect.Type, asRequest bool) Schema {
	want := use{t, asRequest}
	name := nameOf(t)
	if asRequest {
		name += "Request"
		name = strings.Replace(name, "RequestRequest", "Request", 1)
	}
	if had, taken := s.taken[name]; taken {
		if had != want {
			s.problems = append(s.problems, fmt.Errorf("%s and %s would both be called %s", had.of, t, name))
		}
		return Ref(name)
	}
	s.taken[name] = want // before its properties, because they may refer to it
	s.components[name] = s.withComment(s.object(t, asRequest), plainName(t))
	return Ref(name)
}

func (s *Schemas) object(t reflect.Type, asRequest bool) Schema {
	properties, required := map[string]Schema{}, []string{}
	s.properties(t, asRequest, properties, &required)
	out := Schema{"type": "object", "properties": properties}
	if len(required) > 0 {
		slices.Sort(required)
		out["required"] = required
	}
	return out
}

// properties adds the properties of a struct and of the structs that it embeds. Its own properties hide embedded ones.
func (s *Schemas) properties(t reflect.Type, asRequest bool, into map[string]Schema, required *[]string) {
	for i := range t.NumField() {
		if f := t.Field(i); f.Anonymous && f.Tag.Get("json") == "" {
			inner := f.Type
			if inner.Kind() == reflect.Pointer {
				inner = inner.Elem()
			}
			s.properties(inner, asRequest, into, required)
			if names := strings.Fields(f.Tag.Get("required")); asRequest {
				*required = append(*required, names...)
				for _, name := range names {
					into[name] = withoutNull(into[name])
				}
			}
		}
	}
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if f.Anonymous && name == "" || name == "-" || !f.IsExported() {
			continue
		}
		if name == "" {
			name = f.Name
		}
		optional := strings.Contains(options, "omitzero") || strings.Contains(options, "omitempty")
		*required = slices.DeleteFunc(*required, func(r string) bool { return r == name })
		switch {
		case asRequest && f.Tag.Get("required") == "true":
			*required = append(*required, name)
			into[name] = s.of(f.Type, true)
			if f.Tag.Get("openapi") != "null" {
				into[name] = withoutNull(into[name])
			}
		case asRequest:
			into[name] = Nullable(s.of(f.Type, true)) // null counts as missing
		case !optional:
			*required = append(*required, name)
			into[name] = s.of(f.Type, asRequest)
			if f.Tag.Get("openapi") == "null" {
				into[name] = Nullable(into[name])
			}
		case f.Type.Kind() == reflect.Pointer:
			into[name] = s.of(f.Type.Elem(), asRequest) // left out when nil, so never null
		default:
			into[name] = withoutNull(s.of(f.Type, asRequest))
		}
		if f.Tag.Get("openapi") == "fraction" {
			into[name] = allowFractions(into[name])
		}
		field := plainName(t) + "." + f.Name
		into[name] = s.withComment(s.withEnum(into[name], f.Tag, asRequest, field), field)
	}
}

// withComment adds the comment of a type or field to its schema.
func (s *Schemas) withComment(schema Schema, of string) Schema {
	comment, ok := s.comments[of]
	if !ok {
		return schema
	}
	schema = maps.Clone(schema) // the schema is shared
	schema["description"] = comment
	return schema
}

// plainName returns the declared name of a type, without type arguments.
func plainName(t reflect.Type) string {
	name, _, _ := strings.Cut(t.Name(), "[")
	return name
}

// list describes the envelope of most lists. The array is in the property that data_ref names.
func (s *Schemas) list(t reflect.Type, dataRef string) Schema {
	items, _ := t.FieldByName("Items")
	return Schema{
		"type": "object",
		"properties": map[string]Schema{
			"object":              {"type": "string", "const": "list"},
			"data_ref":            {"type": "string", "const": dataRef},
			dataRef:               s.of(items.Type, false),
			"total":               {"type": "integer"},
			"has_more":            {"type": "boolean"},
			"more_starting_after": {"type": "string"},
		},
		"required": []string{"data_ref", dataRef, "object"},
	}
}

// isGeneric reports whether a type is an instance of the generic type with this name.
func isGeneric(t reflect.Type, name string) bool { return strings.HasPrefix(t.Name(), name+"[") }

// nameOf returns the name of a type's component: ProgramList for CursorList[Program].
func nameOf(t reflect.Type) string {
	name := t.Name()
	outer, inner, generic := strings.Cut(name, "[")
	if !generic {
		return strings.ToUpper(name[:1]) + name[1:]
	}
	inner = strings.TrimSuffix(inner, "]")
	inner = inner[strings.LastIndexByte(inner, '.')+1:]
	return inner + strings.TrimPrefix(outer, "Cursor")
}
