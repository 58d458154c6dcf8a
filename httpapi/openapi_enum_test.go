package httpapi_test

import (
	"iter"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/openapi3"

	"github.com/punchcardhq/punchcard/httpapi"
)

// documentedBody is what the document says of the JSON body of an operation, and where a server takes it.
type documentedBody struct {
	path   string
	schema *openapi3.SchemaRef
}

// bodies furnishes the server and goes through the operations that take JSON.
func (s *server) bodies() iter.Seq2[httpapi.Operation, documentedBody] {
	s.t.Helper()
	made := s.furnish()
	s.openClient(object{})
	document, err := strictDocument()
	if err != nil {
		s.t.Fatal(err)
	}
	return func(yield func(httpapi.Operation, documentedBody) bool) {
		for _, op := range s.operations() {
			if !op.Built {
				continue
			}
			body := document.Paths.Value(op.Path).GetOperation(op.Method).RequestBody
			if body == nil || body.Value.Content.Get("application/json") == nil {
				continue
			}
			path, _ := filledWith(op.Path, made)
			if op.Path == "/client/v1/redeem" {
				path += "?code=x"
			}
			if !yield(op, documentedBody{path, body.Value.Content.Get("application/json").Schema}) {
				return
			}
		}
	}
}

// TestUnknownValuesAreRefused sends, for each property of a body that takes certain values only, one that nobody knows. A handler that
// passes over it answers with success.
func TestUnknownValuesAreRefused(t *testing.T) {
	s := newServer(t)
	for op, body := range s.bodies() {
		for _, place := range placesOfValues(body.schema, nil, 0) {
			a := s.do(op.Method, body.path, bodyWith(s.bodyAround(op, place), place))
			if a.status < 400 || a.status >= 500 {
				t.Errorf("%s %s takes an unknown %s: %d %.200s", op.Method, op.Path, strings.Join(place, "."), a.status, a.raw)
			}
		}
	}
}

// TestDescribedPropertiesAreRequiredOrCanBeNull leaves out each property of a body that is said to be required, and sends null for each other.
func TestDescribedPropertiesAreRequiredOrCanBeNull(t *testing.T) {
	s := newServer(t)
	for op, body := range s.bodies() {
		schema, path := body.schema.Value, body.path
		var at []string
		if schema.Items != nil {
			schema, at = schema.Items.Value, []string{"[]"}
		}
		for name := range schema.Properties {
			if slices.Contains(schema.Required, name) {
				if a := s.do(op.Method, path, without(bodyFor(op), at, name)); a.status < 400 || a.status >= 500 {
					t.Errorf("%s %s does without %s: %d %.200s", op.Method, op.Path, name, a.status, a.raw)
				}
				continue
			}
			a := s.do(op.Method, path, bodyWithValue(bodyFor(op), append(at, name), nil))
			if a.status >= 500 || strings.Contains(a.raw, "actual value is null") || strings.Contains(a.raw, "(actual value is 'null')") {
				t.Errorf("%s %s with a %s that is null: %d %.300s", op.Method, op.Path, name, a.status, a.raw)
			}
		}
	}
}

// missing finds in a refusal which property of a body, or of its element, was not there.
var missing = regexp.MustCompile(`(?:Payload|Property \.?\[0\]) must have required property '(\w+)'`)

// TestWhatBodiesMustHaveIsDescribed begins with an empty body and adds what each refusal asks for: all of that has to be said to be required.
func TestWhatBodiesMustHaveIsDescribed(t *testing.T) {
	s := newServer(t)
	for op, body := range s.bodies() {
		schema, array := body.schema.Value, body.schema.Value.Items != nil
		if array {
			schema = schema.Items.Value
		}
		sent := object{}
		for range 5 {
			var whole any = sent
			if array {
				whole = []object{sent}
			}
			asked := missing.FindStringSubmatch(s.do(op.Method, body.path, whole).raw)
			if asked == nil {
				break
			}
			name := asked[1]
			if schema.Properties[name] == nil {
				t.Errorf("%s %s asks for %s, which the document does not have", op.Method, op.Path, name)
				break
			}
			if !slices.Contains(schema.Required, name) && !oneOfSeveral[name+" "+op.Method+" "+op.Path] {
				t.Errorf("%s %s asks for %s, and the document does not say that it is required", op.Method, op.Path, name)
			}
			sent[name] = anyValue(schema.Properties[name].Value)
		}
	}
}

// oneOfSeveral are properties that a body can do without where it has another one, or says something else.
var oneOfSeveral = map[string]bool{
	"campaign_type POST /v1/campaigns":                                        true, // what is in it tells
	"points POST /v2/loyalties/benefits":                                      true, // of a benefit of this type
	"point_balance POST /v2/loyalties/tier-structures":                        true, // of a structure of this type
	"customer_identification POST /v2/loyalties/programs/{programId}/members": true, // or customer_id
}

// anyValue is a value of the type that a schema asks for.
func anyValue(schema *openapi3.Schema) any {
	switch {
	case len(schema.Enum) > 0:
		return schema.Enum[0]
	case schema.Type.Includes("integer"), schema.Type.Includes("number"):
		return 1
	case schema.Type.Includes("string"):
		return "x"
	case schema.Type.Includes("boolean"):
		return true
	case schema.Type.Includes("array"):
		return []any{anyValue(schema.Items.Value)}
	}
	return object{}
}

// without is a body that lacks a property, of its element where it is an array.
func without(body any, at []string, name string) any {
	if len(at) > 0 {
		if list, is := body.([]object); is {
			return []any{without(list[0], nil, name)}
		}
		return []any{object{}}
	}
	out := object{}
	if o, is := body.(object); is {
		maps.Copy(out, o)
	}
	delete(out, name)
	return out
}

// bodyAround is a body in which nothing but an unknown value at a place is wrong, where that takes more than bodyFor has.
func (s *server) bodyAround(op httpapi.Operation, place []string) any {
	whole := strings.Join(place, ".")
	switch {
	case strings.HasSuffix(op.Path, "/redemptions") || strings.HasSuffix(op.Path, "/validations"):
		return object{"redeemables": []object{{"object": "voucher", "id": "x"}}}
	case op.Path == "/v1/exports":
		return object{"exported_object": "voucher"}
	case strings.Contains(whole, "discount.units"):
		return around(place, "discount", object{"type": "UNIT", "effect": "ADD_MANY_ITEMS"})
	case strings.Contains(whole, "discount."):
		return around(place, "discount", object{"type": "AMOUNT", "amount_off": 1})
	case strings.Contains(whole, "gift."):
		return around(place, "gift", object{"amount": 100})
	case strings.HasPrefix(whole, "applicable_to."):
		return object{place[0]: object{place[1]: []object{{"object": "product", "id": "x"}}}}
	}
	return bodyFor(op)
}

// around puts an object at the end of the path that leads to a property.
func around(place []string, last string, it object) any {
	switch {
	case place[0] == last:
		return object{last: it}
	case place[0] == "[]":
		return []object{around(place[1:], last, it).(object)}
	}
	return object{place[0]: around(place[1:], last, it)}
}

const unknownValue = "nothing-known"

// placesOfValues are the paths of the properties that take certain values only; "[]" is an element of an array.
func placesOfValues(ref *openapi3.SchemaRef, path []string, depth int) (places [][]string) {
	s := ref.Value
	if len(s.Enum) > 0 {
		return [][]string{slices.Clone(path)}
	}
	if depth == 7 {
		return nil
	}
	for _, name := range slices.Sorted(func(yield func(string) bool) {
		for name := range s.Properties {
			if !yield(name) {
				return
			}
		}
	}) {
		places = append(places, placesOfValues(s.Properties[name], append(path, name), depth+1)...)
	}
	if s.Items != nil {
		places = append(places, placesOfValues(s.Items, append(path, "[]"), depth+1)...)
	}
	for _, one := range s.AnyOf {
		places = append(places, placesOfValues(one, path, depth+1)...)
	}
	return places
}

// bodyWith is a body with an unknown value at a place.
func bodyWith(body any, place []string) any { return bodyWithValue(body, place, unknownValue) }

func bodyWithValue(body any, place []string, value any) any {
	if len(place) == 0 {
		return value
	}
	if place[0] == "[]" {
		if list, is := body.([]object); is && len(list) > 0 {
			return []any{bodyWithValue(list[0], place[1:], value)}
		}
		return []any{bodyWithValue(nil, place[1:], value)}
	}
	out := object{}
	if o, is := body.(object); is {
		maps.Copy(out, o)
	}
	out[place[0]] = bodyWithValue(out[place[0]], place[1:], value)
	return out
}
