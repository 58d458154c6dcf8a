package openapi

import (
	"fmt"
	"maps"
	"reflect"
	"regexp"
	"slices"
	"strings"
)

// listName matches a reference to the values of a type: discount.Effect.
var listName = regexp.MustCompile(`^[a-z]+\.[A-Z]\w*$`)

// Values returns the values in the tag enum of a field. Each word is a value or the name of a list. The tag takes has the
// values of requests where they are fewer.
func Values(tag reflect.StructTag, asRequest bool, lists map[string][]string) (values []string, err error) {
	words := tag.Get("enum")
	if fewer, has := tag.Lookup("takes"); asRequest && has {
		words = fewer
	}
	for _, word := range strings.Fields(words) {
		switch list, known := lists[word]; {
		case known:
			values = append(values, list...)
		case listName.MatchString(word):
			return nil, fmt.Errorf("no list is called %s", word)
		default:
			values = append(values, word)
		}
	}
	return values, nil
}

// withEnum adds the values in the tag of a field to its schema.
func (s *Schemas) withEnum(schema Schema, tag reflect.StructTag, asRequest bool, field string) Schema {
	values, err := Values(tag, asRequest, s.lists)
	if err == nil && len(values) > 0 {
		schema, err = restrictTo(schema, values)
	}
	if err != nil {
		s.problems = append(s.problems, fmt.Errorf("%s: %w", field, err))
	}
	return schema
}

// restrictTo restricts a text, or the texts of an array or of an object, to values. Null stays allowed where it is.
func restrictTo(schema Schema, values []string) (Schema, error) {
	schema = maps.Clone(schema)
	kinds, several := schema["type"].([]string)
	if one, is := schema["type"].(string); is {
		kinds = []string{one}
	}
	for _, part := range []string{"items", "additionalProperties"} {
		inner, has := schema[part].(Schema)
		if !has {
			continue
		}
		inner, err := restrictTo(inner, values)
		schema[part] = inner
		return schema, err
	}
	if !slices.Contains(kinds, "string") {
		return nil, fmt.Errorf("%v is no text that could have one of some values", schema)
	}
	all := make([]any, 0, len(values)+1)
	for _, v := range values {
		all = append(all, v)
	}
	if several && slices.Contains(kinds, "null") {
		all = append(all, nil)
	}
	schema["enum"] = all
	return schema, nil
}
