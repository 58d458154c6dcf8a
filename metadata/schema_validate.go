package metadata

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// maxDefinitions is the published limit.
const maxDefinitions = 100

// Validate refuses an invalid schema, with 400 invalid_payload naming the property as the management API spells it: an
// unknown type, limits that do not fit the type or exclude each other, an object_type without an object, too many
// definitions. The path leads to the schema in the request body, "" at the top.
func (s Schema) Validate(path string) error {
	properties := at(path, "properties")
	if len(s.Properties) > maxDefinitions {
		return fault.Payload(properties, "must NOT have more than %d definitions (it has %d)", maxDefinitions, len(s.Properties))
	}
	for _, name := range slices.Sorted(maps.Keys(s.Properties)) {
		if _, err := Normalize(properties, Map{name: true}); err != nil {
			return err // not a key that metadata may have
		}
		if err := s.Properties[name].validate(at(properties, name)); err != nil {
			return err
		}
	}
	return nil
}

var types = []Type{TypeString, TypeNumber, TypeObject, TypeDate, TypeDateTime, TypeGeopoint, TypeBoolean, TypeImageURL}

func (d Definition) validate(path string) error {
	if !slices.Contains(types, d.Type) {
		return fault.Payload(at(path, "type"), "must be equal to one of the allowed values [ %s ] (actual value is '%.60s')", showAll(types), d.Type)
	}
	if d.ObjectType != "" && d.Type != TypeObject {
		return fault.Payload(at(path, "object_type"), "must be absent unless type is object (type is '%s')", d.Type)
	}
	for _, list := range []struct {
		name   string
		values []any
	}{{"eq", d.Eq}, {"ne", d.Ne}} {
		for i, value := range list.values {
			if d.Type == TypeObject {
				return fault.Payload(fmt.Sprintf("%s.%s[%d]", path, list.name, i), "must be absent: objects are not compared")
			}
			if !d.Type.accepts(value) {
				return fault.Payload(fmt.Sprintf("%s.%s[%d]", path, list.name, i), "must be %s (actual value is '%.60s')",
					d.Type, show(value))
			}
		}
	}
	return cmp.Or(d.validateBounds(path), d.validateLengths(path))
}

func (d Definition) validateBounds(path string) error {
	bounds := map[string]*decimal.Decimal{"gt": d.Gt, "gte": d.Gte, "lt": d.Lt, "lte": d.Lte}
	for _, name := range []string{"gt", "gte", "lt", "lte"} {
		switch {
		case bounds[name] == nil:
		case d.Type != TypeNumber:
			return fault.Payload(at(path, name), "must be absent unless type is number (type is '%s')", d.Type)
		case !bounded(*bounds[name]):
			return fault.Payload(at(path, name), "must be a number of at most %d characters, written out without an exponent", maxNumberLength)
		}
	}
	for _, lower := range []string{"gt", "gte"} {
		for _, upper := range []string{"lt", "lte"} {
			low, high := bounds[lower], bounds[upper]
			if low == nil || high == nil {
				continue
			}
			if order := high.Cmp(*low); order < 0 || order == 0 && lower+upper != "gtelte" {
				return fault.Payload(at(path, upper), "must leave room above %s %s (actual value is '%s')", lower, low, high)
			}
		}
	}
	return nil
}

func (d Definition) validateLengths(path string) error {
	for _, length := range []struct {
		name  string
		limit *int
	}{{"min_length", d.MinLength}, {"max_length", d.MaxLength}, {"exact_length", d.ExactLength}} {
		switch {
		case length.limit == nil:
		case d.Type != TypeString:
			return fault.Payload(at(path, length.name), "must be absent unless type is string (type is '%s')", d.Type)
		case *length.limit < 0:
			return fault.Payload(at(path, length.name), "must be >= 0 (actual value is '%d')", *length.limit)
		}
	}
	if d.MinLength != nil && d.MaxLength != nil && *d.MaxLength < *d.MinLength {
		return fault.Payload(at(path, "max_length"), "must be >= min_length %d (actual value is '%d')", *d.MinLength, *d.MaxLength)
	}
	return nil
}

func at(path, property string) string {
	if path == "" {
		return property
	}
	return path + "." + property
}
