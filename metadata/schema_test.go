package metadata_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
)

func number(text string) *decimal.Decimal { d := decimal.RequireFromString(text); return &d }
func length(n int) *int                   { return &n }

func failed(details string) error {
	return &fault.Error{Kind: fault.KindInvalid, Key: "metadata_validation_failed", Message: "Metadata validation failed", Details: details}
}

// Each value is validated against a schema with one definition, for the key x.
func TestCheckOneValue(t *testing.T) {
	type d = metadata.Definition
	n := func(text string) any { return json.Number(text) }
	price := d{Type: metadata.TypeNumber, Gt: number("0"), Lte: number("9.99")}
	cases := []struct {
		name  string
		d     d
		value any
		want  string // after "x: "; empty when accepted
	}{
		{"a_text", d{Type: metadata.TypeString}, "red", ""},
		{"an_empty_text", d{Type: metadata.TypeString}, "", ""},
		{"a_number_instead_of_a_text", d{Type: metadata.TypeString}, n("5"), "must be a string (actual value is '5')"},
		{"nothing_required", d{Type: metadata.TypeString}, nil, "must be present, must be a string"},
		{"nothing_optional", d{Type: metadata.TypeString, Optional: true}, nil, ""},
		{"nothing_deleted", d{Type: metadata.TypeString, Deleted: true}, nil, ""},
		{"anything_deleted", d{Type: metadata.TypeString, Deleted: true}, n("5"), ""},
		{"an_allowed_text", d{Type: metadata.TypeString, Eq: []any{"a", "b"}}, "b", ""},
		{"another_text", d{Type: metadata.TypeString, Eq: []any{"a", "b"}}, "B", "must be a string, must be equal to one of [ a, b ] (actual value is 'B')"},
		{"a_forbidden_text", d{Type: metadata.TypeString, Ne: []any{"a"}}, "a", "must be a string, must not be equal to any of [ a ] (actual value is 'a')"},
		{"a_text_of_the_shortest_length", d{Type: metadata.TypeString, MinLength: length(2), MaxLength: length(3)}, "żó", ""},
		{"a_text_of_the_longest_length", d{Type: metadata.TypeString, MinLength: length(2), MaxLength: length(3)}, "żół", ""},
		{"a_text_too_short", d{Type: metadata.TypeString, MinLength: length(2)}, "ż", "must be a string, must have at least 2 characters (actual value is 'ż')"},
		{"a_text_too_long", d{Type: metadata.TypeString, MaxLength: length(3)}, "żółw", "must be a string, must have at most 3 characters (actual value is 'żółw')"},
		{"a_text_of_exact_length", d{Type: metadata.TypeString, ExactLength: length(3)}, "abc", ""},
		{"a_text_of_another_length", d{Type: metadata.TypeString, ExactLength: length(3)}, "ab", "must be a string, must have exactly 3 characters (actual value is 'ab')"},

		{"a_number_within", price, n("9.990"), ""},
		{"a_number_at_the_open_end", price, n("0.0"), "must be a number, must be > 0, must be <= 9.99 (actual value is '0.0')"},
		{"a_number_just_beyond", price, n("9.9900000000000000000001"), "must be a number, must be > 0, must be <= 9.99 (actual value is '9.9900000000000000000001')"},
		{"a_number_at_the_closed_lower_end", d{Type: metadata.TypeNumber, Gte: number("1"), Lt: number("2")}, n("1"), ""},
		{"a_number_below", d{Type: metadata.TypeNumber, Gte: number("1"), Lt: number("2")}, n("0.9"), "must be a number, must be >= 1, must be < 2 (actual value is '0.9')"},
		{"a_number_at_the_open_upper_end", d{Type: metadata.TypeNumber, Gte: number("1"), Lt: number("2")}, n("2"), "must be a number, must be >= 1, must be < 2 (actual value is '2')"},
		{"an_allowed_number_written_otherwise", d{Type: metadata.TypeNumber, Eq: []any{n("1"), n("2")}}, n("2.0"), ""},
		{"a_forbidden_number", d{Type: metadata.TypeNumber, Ne: []any{n("13")}}, n("1.3e1"), "must be a number, must not be equal to any of [ 13 ] (actual value is '1.3e1')"},
		{"a_text_instead_of_a_number", d{Type: metadata.TypeNumber}, "5", "must be a number (actual value is '5')"},

		{"true", d{Type: metadata.TypeBoolean}, true, ""},
		{"a_text_instead_of_true", d{Type: metadata.TypeBoolean}, "true", "must be a boolean (actual value is 'true')"},
		{"a_date", d{Type: metadata.TypeDate}, "2024-02-29", ""},
		{"a_date_that_no_year_has", d{Type: metadata.TypeDate}, "2023-02-29", "must be a date (YYYY-MM-DD) (actual value is '2023-02-29')"},
		{"a_date_time_instead_of_a_date", d{Type: metadata.TypeDate}, "2024-02-29T10", "must be a date (YYYY-MM-DD) (actual value is '2024-02-29T10')"},
		{"a_date_time", d{Type: metadata.TypeDateTime}, "2024-02-29T10:00:00.000Z", ""},
		{"a_date_as_date_time", d{Type: metadata.TypeDateTime}, "2024-02-29", ""},
		{"no_date_time", d{Type: metadata.TypeDateTime}, "tomorrow", "must be an ISO 8601 date-time (actual value is 'tomorrow')"},
		{"a_geopoint", d{Type: metadata.TypeGeopoint}, "50.26,19.02", ""},
		{"a_geopoint_at_the_edge", d{Type: metadata.TypeGeopoint}, "-90, 180.0", ""},
		{"a_latitude_beyond_the_pole", d{Type: metadata.TypeGeopoint}, "90.0000001,0", "must be a geopoint (latitude,longitude) (actual value is '90.0000001,0')"},
		{"a_longitude_beyond_the_date_line", d{Type: metadata.TypeGeopoint}, "0,-180.5", "must be a geopoint (latitude,longitude) (actual value is '0,-180.5')"},
		{"half_a_geopoint", d{Type: metadata.TypeGeopoint}, "50.26", "must be a geopoint (latitude,longitude) (actual value is '50.26')"},
		{"an_image", d{Type: metadata.TypeImageURL}, "https://cdn.example.com/a/b.JPG?w=100", ""},
		{"an_image_over_http", d{Type: metadata.TypeImageURL}, "http://cdn.example.com/b.png", "must be an HTTPS URL of a PNG or JPG image (actual value is 'http://cdn.example.com/b.png')"},
		{"a_document", d{Type: metadata.TypeImageURL}, "https://cdn.example.com/b.pdf?x=.png", "must be an HTTPS URL of a PNG or JPG image (actual value is 'https://cdn.example.com/b.pdf?x=.png')"},
		{"an_image_without_host", d{Type: metadata.TypeImageURL}, "https:///b.png", "must be an HTTPS URL of a PNG or JPG image (actual value is 'https:///b.png')"},
		{"an_object", d{Type: metadata.TypeObject}, map[string]any{"any": n("1")}, ""},
		{"a_list_instead_of_an_object", d{Type: metadata.TypeObject}, []any{}, "must be an object (actual value is '[]')"},

		{"an_array", d{Type: metadata.TypeNumber, Array: true}, []any{n("1"), n("2")}, ""},
		{"an_empty_array", d{Type: metadata.TypeNumber, Array: true}, []any{}, ""},
		{"one_value_instead_of_an_array", d{Type: metadata.TypeString, Array: true, Eq: []any{"a", "b"}}, "a",
			"must be an array, every element must be a string, every element must be equal to one of [ a, b ] (actual value is 'a')"},
		{"one_wrong_element", d{Type: metadata.TypeNumber, Array: true, Lt: number("5")}, []any{n("1"), n("7"), n("9")},
			"must be an array, every element must be a number, every element must be < 5 (actual value is '7')"},
		{"a_null_element", d{Type: metadata.TypeString, Array: true}, []any{nil}, "must be an array, every element must be a string (actual value is 'null')"},
		{"an_array_instead_of_one_value", d{Type: metadata.TypeString}, []any{"<a>"}, `must be a string (actual value is '["<a>"]')`},
		{"a_long_value_is_cut", d{Type: metadata.TypeBoolean}, strings.Repeat("ż", 100), "must be a boolean (actual value is '" + strings.Repeat("ż", 60) + "')"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			schema := metadata.Schema{Properties: map[string]metadata.Definition{"x": c.d}}
			if err := schema.Validate(""); err != nil {
				t.Fatalf("not a valid schema: %v", err)
			}
			m := metadata.Map{}
			if c.value != nil {
				m["x"] = c.value
			}
			var want error
			if c.want != "" {
				want = failed("x: " + c.want)
			}
			if diff := cmp.Diff(want, metadata.Check(schema, nil, m)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func TestCheck(t *testing.T) {
	type d = metadata.Definition
	address := metadata.Schema{RelatedObject: "address", AllowDefinedOnly: true, Properties: map[string]d{
		"city": {Type: metadata.TypeString},
		"more": {Type: metadata.TypeObject, ObjectType: "address", Optional: true},
	}}
	nested := map[string]metadata.Schema{"address": address}
	one := func(d d) metadata.Schema {
		return metadata.Schema{Properties: map[string]metadata.Definition{"home": d}}
	}
	object := func(pairs ...any) map[string]any {
		o := map[string]any{}
		for i := 0; i < len(pairs); i += 2 {
			o[pairs[i].(string)] = pairs[i+1]
		}
		return o
	}
	cases := []struct {
		name   string
		schema metadata.Schema
		m      metadata.Map
		want   error
	}{
		{"without_definitions_everything_goes", metadata.Schema{}, metadata.Map{"a": true}, nil},
		{"undefined_keys_are_accepted", one(d{Type: metadata.TypeString, Optional: true}), metadata.Map{"other": true}, nil},
		{"undefined_keys_are_refused_when_only_defined_ones_are_allowed",
			metadata.Schema{AllowDefinedOnly: true, Properties: map[string]d{"old": {Type: metadata.TypeString, Deleted: true}}}, metadata.Map{"old": "x", "new": json.Number("1")},
			failed("new: must not be present because the schema does not define it (actual value is '1'); old: must not be present because the schema does not define it (actual value is 'x')")},
		{"every_violation_is_listed_in_the_order_of_names",
			metadata.Schema{Properties: map[string]d{"c": {Type: metadata.TypeNumber}, "a": {Type: metadata.TypeString}, "b": {Type: metadata.TypeBoolean}}},
			metadata.Map{"c": "x", "b": true},
			failed("a: must be present, must be a string; c: must be a number (actual value is 'x')")},
		{"a_nested_object_follows_its_schema", one(d{Type: metadata.TypeObject, ObjectType: "address"}),
			metadata.Map{"home": object("city", "Katowice")}, nil},
		{"a_nested_object_violates_its_schema", one(d{Type: metadata.TypeObject, ObjectType: "address"}),
			metadata.Map{"home": object("zip", "40-001")},
			failed("home.city: must be present, must be a string; home.zip: must not be present because the schema does not define it (actual value is '40-001')")},
		{"elements_are_numbered", one(d{Type: metadata.TypeObject, ObjectType: "address", Array: true}),
			metadata.Map{"home": []any{object("city", "Katowice"), object("city", true)}},
			failed("home[1].city: must be a string (actual value is 'true')")},
		{"nesting_ends_after_one_level", one(d{Type: metadata.TypeObject, ObjectType: "address"}),
			metadata.Map{"home": object("city", "Katowice", "more", object("free", true))}, nil},
		{"an_object_two_levels_down_must_still_be_one", one(d{Type: metadata.TypeObject, ObjectType: "address"}),
			metadata.Map{"home": object("city", "Katowice", "more", "text")},
			failed("home.more: must be an object (actual value is 'text')")},
		{"an_unknown_nested_schema_accepts_any_object", one(d{Type: metadata.TypeObject, ObjectType: "gone"}),
			metadata.Map{"home": object("any", true)}, nil},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, metadata.Check(c.schema, nested, c.m)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func TestValidateSchema(t *testing.T) {
	type d = metadata.Definition
	many := map[string]d{}
	for i := range 101 {
		many[fmt.Sprint(i)] = d{Type: metadata.TypeString}
	}
	n := func(text string) any { return json.Number(text) }
	boundless := decimal.New(1, 999_999_999)
	cases := []struct {
		name       string
		properties map[string]d
		want       string
	}{
		{"nothing", nil, ""},
		{"too_many", many, "Property .properties must NOT have more than 100 definitions (it has 101)"},
		{"an_unknown_type", map[string]d{"Size": {Type: "text"}},
			"Property .properties.Size.type must be equal to one of the allowed values [ string, number, object, date, datetime, geopoint, boolean, image_url ] (actual value is 'text')"},
		{"no_type", map[string]d{"Size": {}},
			"Property .properties.Size.type must be equal to one of the allowed values [ string, number, object, date, datetime, geopoint, boolean, image_url ] (actual value is '')"},
		{"an_empty_name", map[string]d{"": {Type: metadata.TypeString}}, "Property .properties must have keys of 1 to 255 characters (actual key is '')"},
		{"a_nested_schema_of_a_text", map[string]d{"Size": {Type: metadata.TypeString, ObjectType: "address"}},
			"Property .properties.Size.object_type must be absent unless type is object (type is 'string')"},
		{"an_allowed_text_for_a_number", map[string]d{"Size": {Type: metadata.TypeNumber, Eq: []any{"x"}}},
			"Property .properties.Size.eq[0] must be number (actual value is 'x')"},
		{"a_forbidden_number_for_a_text", map[string]d{"Size": {Type: metadata.TypeString, Ne: []any{"x", n("1")}}},
			"Property .properties.Size.ne[1] must be string (actual value is '1')"},
		{"a_number_of_go", map[string]d{"Size": {Type: metadata.TypeNumber, Eq: []any{1}}},
			"Property .properties.Size.eq[0] must be number (actual value is '1')"},
		{"allowed_objects", map[string]d{"Size": {Type: metadata.TypeObject, Eq: []any{map[string]any{}}}},
			"Property .properties.Size.eq[0] must be absent: objects are not compared"},
		{"bounds_of_a_text", map[string]d{"Size": {Type: metadata.TypeString, Gte: number("1")}},
			"Property .properties.Size.gte must be absent unless type is number (type is 'string')"},
		{"a_bound_that_fills_the_memory", map[string]d{"Size": {Type: metadata.TypeNumber, Lt: &boundless}},
			"Property .properties.Size.lt must be a number of at most 100 characters, written out without an exponent"},
		{"bounds_that_exclude_each_other", map[string]d{"Size": {Type: metadata.TypeNumber, Gt: number("5"), Lte: number("5")}},
			"Property .properties.Size.lte must leave room above gt 5 (actual value is '5')"},
		{"bounds_that_leave_one_number", map[string]d{"Size": {Type: metadata.TypeNumber, Gte: number("5"), Lte: number("5")}}, ""},
		{"lengths_of_a_number", map[string]d{"Size": {Type: metadata.TypeNumber, MaxLength: length(1)}},
			"Property .properties.Size.max_length must be absent unless type is string (type is 'number')"},
		{"a_negative_length", map[string]d{"Size": {Type: metadata.TypeString, ExactLength: length(-1)}},
			"Property .properties.Size.exact_length must be >= 0 (actual value is '-1')"},
		{"lengths_that_exclude_each_other", map[string]d{"Size": {Type: metadata.TypeString, MinLength: length(3), MaxLength: length(2)}},
			"Property .properties.Size.max_length must be >= min_length 3 (actual value is '2')"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			var want error
			if c.want != "" {
				want = &fault.Error{Kind: fault.KindInvalid, Key: "invalid_payload", Message: "Invalid payload", Details: c.want}
			}
			if diff := cmp.Diff(want, metadata.Schema{Properties: c.properties}.Validate("")); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
		})
	}
}

func ExampleCheck() {
	zero := decimal.Zero
	schema := metadata.Schema{RelatedObject: "campaign", Properties: map[string]metadata.Definition{
		"season": {Type: metadata.TypeString, Eq: []any{"autumn", "winter"}},
		"price":  {Type: metadata.TypeNumber, Gt: &zero, Optional: true},
	}}
	m, _ := metadata.Normalize("metadata", metadata.Map{"price": 0})
	fmt.Println(metadata.Check(schema, nil, m))
	m, _ = metadata.Normalize("metadata", metadata.Map{"season": "winter", "anything": "else"})
	fmt.Println(metadata.Check(schema, nil, m))
	// Output:
	// metadata_validation_failed: Metadata validation failed: price: must be a number, must be > 0 (actual value is '0'); season: must be present, must be a string, must be equal to one of [ autumn, winter ]
	// <nil>
}
