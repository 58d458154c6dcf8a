package wire

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
)

// RefuseUnknown refuses a body with a property that its shape does not have, as the /v2 API does. The body was decoded into
// the shape before. Metadata and other free objects may have any properties.
func RefuseUnknown(body []byte, shape any) error {
	return unknownIn("", body, reflect.TypeOf(shape))
}

var (
	unmarshalerType = reflect.TypeFor[json.Unmarshaler]()
	expressionType  = reflect.TypeFor[Expression]()
	ruleType        = reflect.TypeFor[Rule]()
)

func unknownIn(path string, data []byte, t reflect.Type) error {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if value, isField := fieldValue(t); isField {
		return unknownIn(path, data, value)
	}
	switch {
	case t == expressionType:
		return unknownRules(path, data)
	case t != ruleType && reflect.PointerTo(t).Implements(unmarshalerType):
		return nil
	case t.Kind() == reflect.Slice:
		var items []json.RawMessage
		if json.Unmarshal(data, &items) != nil {
			return nil
		}
		for i, item := range items {
			if err := unknownIn(fmt.Sprintf("%s[%d]", path, i), item, t.Elem()); err != nil {
				return err
			}
		}
	case t.Kind() == reflect.Struct:
		return unknownProperties(path, data, t)
	}
	return nil
}

func unknownProperties(path string, data []byte, t reflect.Type) error {
	var properties map[string]json.RawMessage
	if json.Unmarshal(data, &properties) != nil {
		return nil
	}
	shapes := map[string]reflect.Type{}
	propertiesIn(t, shapes)
	for _, name := range sortedKeys(properties) {
		shape, ok := shapes[name]
		if !ok {
			return fault.Payload(below(path, name), "is not a known property")
		}
		if err := unknownIn(below(path, name), properties[name], shape); err != nil {
			return err
		}
	}
	return nil
}

// propertiesIn collects the JSON names of a struct and of the structs that it embeds.
func propertiesIn(t reflect.Type, into map[string]reflect.Type) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "":
			propertiesIn(f.Type, into)
		case name != "" && name != "-":
			into[name] = f.Type
		}
	}
}

func unknownRules(path string, data []byte) error {
	var properties map[string]json.RawMessage
	if json.Unmarshal(data, &properties) != nil {
		return nil
	}
	for _, name := range sortedKeys(properties) {
		if name == "logic" {
			continue
		}
		if strings.Trim(name, "0123456789") != "" || name == "" || name[0] == '0' {
			return fault.Payload(below(path, name), "is not a known property: rules are numbered 1, 2, ...")
		}
		if err := unknownIn(below(path, name), properties[name], ruleType); err != nil {
			return err
		}
	}
	return nil
}

// fieldValue is the type that a patch.Field holds.
func fieldValue(t reflect.Type) (reflect.Type, bool) {
	if t.Kind() != reflect.Struct || !strings.HasSuffix(t.PkgPath(), "/patch") {
		return nil, false
	}
	f, ok := t.FieldByName("value")
	return f.Type, ok
}
