package metadata

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
)

// Schema describes the metadata of one kind of resource.
type Schema struct {
	ID string
	// RelatedObject is the kind of resource ("campaign", "order_item"), or the name of a schema for nested objects.
	RelatedObject string
	Properties    map[string]Definition
	// AllowDefinedOnly refuses keys without a definition.
	AllowDefinedOnly     bool
	CreatedAt, UpdatedAt time.Time
}

// Definition describes the value of one key.
type Definition struct {
	Type Type
	// Array requires an array whose every element is of Type and within the limits.
	Array bool
	// Optional lets the key be absent.
	Optional bool
	// Deleted switches the definition off: the key counts as undefined.
	Deleted bool
	// ObjectType names the nested schema of a TypeObject; empty accepts any object.
	ObjectType string

	// Eq and Ne list allowed and forbidden values: json.Number for a number, bool for a boolean, else string. Empty lists
	// allow everything.
	Eq, Ne []any
	// Lt, Lte, Gt and Gte bound a number.
	Lt, Lte, Gt, Gte *decimal.Decimal
	// MinLength, MaxLength and ExactLength bound a string, in characters.
	MinLength, MaxLength, ExactLength *int
}

// Type is the kind of value that a definition requires.
type Type string

// The types, as the API writes them.
const (
	TypeString   Type = "string"
	TypeNumber   Type = "number"
	TypeBoolean  Type = "boolean"
	TypeDate     Type = "date"      // YYYY-MM-DD
	TypeDateTime Type = "datetime"  // ISO 8601
	TypeGeopoint Type = "geopoint"  // "latitude,longitude" in degrees
	TypeImageURL Type = "image_url" // HTTPS address of a PNG or JPG
	TypeObject   Type = "object"
)

// Check validates normalized metadata against a schema. The nested schemas are found by their RelatedObject; an ObjectType
// without one accepts any object. Nesting ends there: an object inside a nested object is only checked to be one.
//
// A violation is 400 metadata_validation_failed, whose details list every violation in the order of the names: the name, a
// colon, everything that its definition requires, and the actual value.
//
//	size: must be a number, must be > 0 (actual value is '-1'); tags: must be an array, every element must be a string (actual value is 'red')
func Check(schema Schema, nested map[string]Schema, m Map) error {
	c := checker{nested: nested}
	c.object("", schema, m, true)
	if len(c.violations) == 0 {
		return nil
	}
	return fault.Invalid("metadata_validation_failed", "Metadata validation failed", "%s", strings.Join(c.violations, "; "))
}

type checker struct {
	nested     map[string]Schema
	violations []string
}

func (c *checker) object(path string, schema Schema, object map[string]any, descend bool) {
	names := make(map[string]bool, len(schema.Properties)+len(object))
	for name := range schema.Properties {
		names[name] = true
	}
	for name := range object {
		names[name] = true
	}
	for _, name := range slices.Sorted(maps.Keys(names)) {
		definition, defined := schema.Properties[name]
		defined = defined && !definition.Deleted
		value := object[name]
		switch at := path + name; {
		case defined && value != nil:
			c.value(at, definition, value, descend)
		case defined && !definition.Optional:
			c.violations = append(c.violations, at+": must be present, "+strings.Join(definition.expectations(), ", "))
		case !defined && value != nil && schema.AllowDefinedOnly:
			c.violate(at, []string{"must not be present because the schema does not define it"}, value)
		}
	}
}

func (c *checker) value(path string, d Definition, value any, descend bool) {
	elements, isArray := []any{value}, false
	if d.Array {
		elements, isArray = value.([]any)
		if !isArray {
			c.violate(path, d.expectations(), value)
			return
		}
	}
	for i, element := range elements {
		if !d.accepts(element) {
			c.violate(path, d.expectations(), element)
			return
		}
		schema, found := c.nested[d.ObjectType]
		if d.Type != TypeObject || !found || !descend {
			continue
		}
		at := path
		if isArray {
			at = fmt.Sprintf("%s[%d]", path, i)
		}
		c.object(at+".", schema, element.(map[string]any), false)
	}
}

func (c *checker) violate(path string, expectations []string, actual any) {
	c.violations = append(c.violations,
		fmt.Sprintf("%s: %s (actual value is '%.60s')", path, strings.Join(expectations, ", "), show(actual)))
}
