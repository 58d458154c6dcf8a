package wire

import (
	"maps"
	"slices"

	"github.com/punchcardhq/punchcard/internal/codec"
)

// marshal writes JSON as the published API does: < > & stay as they are.
func marshal(v any) ([]byte, error) { return codec.Append(nil, v) }

// sortedKeys returns the sorted keys of a map, so that the same input is always refused for the same reason.
func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
