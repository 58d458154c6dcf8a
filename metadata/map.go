package metadata

import (
	"bytes"
	"encoding/json"
	"maps"
)

// Map is the metadata of one resource: custom keys with JSON values. After Normalize the values are string, bool,
// json.Number, []any, map[string]any and, inside arrays and objects and in patches, nil. A Map is replaced, never changed
// in place.
type Map map[string]any

// Merge returns the metadata after an update: old with the keys of patch, a key with null removed, a nil patch removing
// all. Nested objects are replaced, not merged. The result is a new Map and shares only values with its sources; neither
// source is changed. Creating is Merge(nil, sent), where a null means that nothing was sent.
//
// A nil patch is null, sent on purpose. Where a nil map means that nothing was sent, as on an order line that names a product
// without metadata, Merge must not be called.
func Merge(old, patch Map) Map {
	merged := make(Map, len(old)+len(patch))
	if patch != nil {
		maps.Copy(merged, old)
	}
	for key, value := range patch {
		if value == nil {
			delete(merged, key)
		} else {
			merged[key] = value
		}
	}
	return merged
}

// Get returns the value at a dotted path, "address.city" for instance. A key that itself contains the dots is found first.
// Elements of arrays cannot be addressed.
func (m Map) Get(path string) (any, bool) {
	if value, ok := m[path]; ok {
		return value, true
	}
	for i, c := range path {
		if c != '.' {
			continue
		}
		if object, ok := m[path[:i]].(map[string]any); ok {
			if value, ok := Map(object).Get(path[i+1:]); ok {
				return value, true
			}
		}
	}
	return nil, false
}

// Equal reports whether both maps hold the same JSON: the order of keys does not matter, the order of elements does, and
// numbers are equal by value, so that 1, 1.0 and 10e-1 are one. An empty Map equals a nil one.
func (m Map) Equal(other Map) bool { return equalObjects(m, other) }

func equalObjects(a, b map[string]any) bool {
	return maps.EqualFunc(a, b, equalValues)
}

func equalValues(a, b any) bool {
	switch a := a.(type) {
	case map[string]any:
		b, ok := b.(map[string]any)
		return ok && equalObjects(a, b)
	case []any:
		b, ok := b.([]any)
		if !ok || len(a) != len(b) {
			return false
		}
		for i := range a {
			if !equalValues(a[i], b[i]) {
				return false
			}
		}
		return true
	case json.Number:
		b, ok := b.(json.Number)
		return ok && equalNumbers(a, b)
	case string, bool, nil:
		return a == b
	}
	return false
}

// UnmarshalJSON reads an object and keeps its numbers as they are written. null empties the Map.
func (m *Map) UnmarshalJSON(data []byte) error {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var object map[string]any
	if err := decoder.Decode(&object); err != nil {
		return err
	}
	*m = object
	return nil
}
