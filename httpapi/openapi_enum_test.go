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

// documentedBody is a path of an operation and the schema of its JSON body.
type documentedBody struct {
	path   string
	schema *openapi3.SchemaRef
}

// bodies fills the project and yields the operations that take JSON.
func (s *server) bodies() iter.Seq2[httpapi.Operation, documentedBody] {
	s.t.Helper()
	made := s.createObjects()
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

// TestUnknownValuesAreRefused sends an unknown value for each enumeration of each body. A handler that ignores it answers
// with success and fails the test.
func TestUnknownValuesAreRefused(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
	s := newServer(t)
	for op, body := range s.bodies() {
		for _, place := range placesOfValues(body.schema, nil, 0) {
			a := s.do(op.Method, body.path, bodyWith(s.bodyAround(op, place), place))
			if a.status < 400 || a.status >= 500 {
				t.Errorf("%s %s accepts an unknown %s: %d %.200s", op.Method, op.Path, strings.Join(place, "."), a.status, a.raw)
			}
		}
	}
}

// TestDescribedPropertiesAreRequiredOrCanBeNull leaves out each required property of each body, and sends null for each of
// the others.
func TestDescribedPropertiesAreRequiredOrCanBeNull(t *testing.T) {
	if testing.Short() {
		t.Skip("the walk over the whole API is long")
	}
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
					t.Errorf("%s %s accepts a body without %s: %d %.200s", op.Method, op.Path, name, a.status, a.raw)
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

// missing matches the missing property in a refusal.
var missing = regexp.MustCompile(`(?:Payload|Property \.?\[0\]) must have required property '(\w+)'`)

// TestRequiredPropertiesAreDescribed begins with an empty body and adds each property that a refusal asks for. All of them
// have to be described as required.
func TestRequiredPropertiesAreDescribed(t *testing.T) {
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

// oneOfSeveral are properties that a body needs only without another one, or for some values of another one.
var oneOfSeveral = map[string]bool{
	"campaign_type POST /v1/campaigns":                                        true, // derived from other properties
	"points POST /v2/loyalties/benefits":                                      true, // of a benefit of this type
	"point_balance POST /v2/loyalties/tier-structures":                        true, // of a structure of this type
	"customer_identification POST /v2/loyalties/programs/{programId}/members": true, // or customer_id
}

// anyValue returns a value of the type of a schema.
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

// without returns a body without a property. In an array the property is one of its element.
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

// bodyAround returns a body that is valid except for an unknown value at a path.
func (s *server) bodyAround(op httpapi.Operation, place []string) any {
	whole := strings.Join(place, ".")
	switch {
	case strings.HasSuffix(op.Path, "/redemptions") || strings.HasSuffix(op.Path, "/validations"):
		return object{"redeemables": []object{{"object": "voucher", "id": "x"}}}
	case op.Path == "/v1/exports":
		return object{"exported_object": "voucher"}
	case strings.Contains(whole, "discount.units"):
		return bodyAt(place, "discount", object{"type": "UNIT", "effect": "ADD_MANY_ITEMS"})
	case strings.Contains(whole, "discount."):
		return bodyAt(place, "discount", object{"type": "AMOUNT", "amount_off": 1})
	case strings.Contains(whole, "gift."):
		return bodyAt(place, "gift", object{"amount": 100})
	case strings.HasPrefix(whole, "applicable_to."):
		return object{place[0]: object{place[1]: []object{{"object": "product", "id": "x"}}}}
	}
	return bodyFor(op)
}

// bodyAt sets an object at the path of a property.
func bodyAt(place []string, last string, it object) any {
	switch {
	case place[0] == last:
		return object{last: it}
	case place[0] == "[]":
		return []object{bodyAt(place[1:], last, it).(object)}
	}
	return object{place[0]: bodyAt(place[1:], last, it)}
}

const unknownValue = "nothing-known"

// placesOfValues returns the paths of enumerations in a schema. "[]" is an element of an array.
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

// bodyWith returns a body with an unknown value at a path.
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
