package metadata

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/validity"
)

// The limits of one resource's metadata.
const (
	MaxBytes     = 64 << 10 // of the whole, counted as compact JSON
	MaxDepth     = 10       // objects and arrays inside each other, the whole included
	MaxKeyLength = 255      // characters of a key
)

// Normalize returns a deep copy of m in which every value has one of the types that Map names, or refuses m with 400
// invalid_payload: a key that is empty or too long, a text with NUL or broken UTF-8, an invalid or too long number, a value that is
// no JSON, too many bytes, too much nesting. The path leads to m in the request body, "metadata" as a rule. A number with an
// exponent is written out; Go integers and floats become json.Number, times and texts a string; nil stays nil.
//
// Merge first and normalize the result: the limits are those of what is stored.
func Normalize(path string, m Map) (Map, error) {
	if m == nil {
		return nil, nil
	}
	if size := m.Size(); size > MaxBytes {
		return nil, fault.Payload(path, "must NOT have more than %d bytes as JSON (it has %d)", MaxBytes, size)
	}
	var n normalizer
	if object := n.object(path, m, 1); n.err == nil {
		return object, nil
	}
	return nil, n.err
}

// Size is how many bytes the metadata has as compact JSON, with its numbers written out. A number that is too long counts nothing,
// because it is refused anyway.
func (m Map) Size() int {
	if len(m) == 0 {
		return 0
	}
	return size(map[string]any(m))
}

func size(value any) (sum int) {
	switch v := value.(type) {
	case nil:
		return len("null")
	case bool:
		return len(strconv.FormatBool(v))
	case string:
		return len(v) + len(`""`)
	case time.Time:
		return size(validity.FormatTime(v))
	case Map:
		return size(map[string]any(v))
	case map[string]any:
		for key, element := range v {
			sum += size(key) + len(":") + size(element)
		}
		return sum + len("{}") + max(0, len(v)-1)
	case []any:
		for _, element := range v {
			sum += size(element)
		}
		return sum + len("[]") + max(0, len(v)-1)
	case []string:
		for _, element := range v {
			sum += size(element)
		}
		return sum + len("[]") + max(0, len(v)-1)
	}
	text, _ := numberOf(value)
	if p, ok := parse(text); ok && p.length() <= maxNumberLength {
		return p.length()
	}
	return 0
}

// normalizer copies values and keeps the first fault.
type normalizer struct{ err error }

func (n *normalizer) refuse(path, expectation string, args ...any) {
	if n.err == nil {
		n.err = fault.Payload(path, expectation, args...)
	}
}

func (n *normalizer) object(path string, object map[string]any, depth int) map[string]any {
	n.nest(path, depth)
	normal := make(map[string]any, len(object))
	// In order, so that the same input is always refused for the same reason.
	for _, key := range slices.Sorted(maps.Keys(object)) {
		if n.err != nil {
			return nil
		}
		if key == "" || utf8.RuneCountInString(key) > MaxKeyLength {
			n.refuse(path, "must have keys of 1 to %d characters (actual key is '%.60s')", MaxKeyLength, key)
		}
		inside := fmt.Sprintf("%s.%.60s", path, key)
		n.text(path, key)
		normal[key] = n.value(inside, object[key], depth)
	}
	return normal
}

func (n *normalizer) value(path string, value any, depth int) any {
	switch v := value.(type) {
	case nil:
		return nil
	case bool:
		return v
	case string:
		return n.text(path, v)
	case time.Time:
		return n.text(path, validity.FormatTime(v))
	case map[string]any:
		return n.object(path, v, depth+1)
	case Map:
		return n.object(path, v, depth+1)
	case []any:
		return n.array(path, v, depth+1)
	case []string:
		elements := make([]any, len(v))
		for i, text := range v {
			elements[i] = text
		}
		return n.array(path, elements, depth+1)
	}
	text, ok := numberOf(value)
	if !ok {
		n.refuse(path, "must be a string, number, boolean, array or object (it is a Go %T)", value)
		return nil
	}
	number, ok := parse(text)
	if !ok || number.length() > maxNumberLength {
		n.refuse(path, "must be a number of at most %d characters, written out without an exponent (actual value is '%.60s')", maxNumberLength, text)
		return nil
	}
	return json.Number(number.String())
}

func (n *normalizer) array(path string, elements []any, depth int) []any {
	n.nest(path, depth)
	normal := make([]any, 0, len(elements))
	for i, element := range elements {
		if n.err != nil {
			return nil
		}
		normal = append(normal, n.value(fmt.Sprintf("%s[%d]", path, i), element, depth))
	}
	return normal
}

// nest refuses values that are nested too deep.
func (n *normalizer) nest(path string, depth int) {
	if depth > MaxDepth {
		n.refuse(path, "must NOT nest more than %d levels", MaxDepth)
	}
}

// text refuses a text that PostgreSQL cannot store.
func (n *normalizer) text(path, text string) string {
	if strings.IndexByte(text, 0) >= 0 {
		n.refuse(path, "must NOT contain the NUL character")
	}
	if !utf8.ValidString(text) {
		n.refuse(path, "must be valid UTF-8")
	}
	return text
}

// numberOf turns the numbers of Go into those of JSON.
func numberOf(value any) (json.Number, bool) {
	switch v := value.(type) {
	case json.Number:
		return v, true
	case decimal.Decimal:
		return json.Number(v.String()), true
	case int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64:
		return json.Number(fmt.Sprint(v)), true
	case float32:
		return json.Number(strconv.FormatFloat(float64(v), 'g', -1, 32)), !math.IsNaN(float64(v)) && !math.IsInf(float64(v), 0)
	case float64:
		return json.Number(strconv.FormatFloat(v, 'g', -1, 64)), !math.IsNaN(v) && !math.IsInf(v, 0)
	}
	return "", false
}
