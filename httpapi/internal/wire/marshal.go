package wire

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
)

// marshal writes JSON as the published API does: < > & stay as they are.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), nil
}

// sortedKeys returns the keys of a map in order, so that the same input is always refused for the same reason.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
