package listing

import (
	"maps"
	"slices"
)

// OperatorNames lists all operators, so that a test can tell that it has a case for each.
func OperatorNames() []string { return slices.Sorted(maps.Keys(operators)) }
