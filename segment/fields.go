package segment

import (
	"cmp"
	"slices"
	"sync"

	"github.com/punchcardhq/punchcard/internal/listing"
)

// FilterField is a property of customers that filters can name.
type FilterField struct {
	// Name is the property. Of a custom one it is the beginning: metadata stands for metadata.colour and all others.
	Name   string
	Custom bool
	// Operators are those that it can be compared with, sorted.
	Operators []string
}

// FilterFields returns the properties that filters can name, sorted.
func FilterFields() []FilterField { return slices.Clone(filterFields()) }

var filterFields = sync.OnceValue(func() (fields []FilterField) {
	for _, f := range grammar {
		fields = append(fields, FilterField{Name: f.Name, Custom: f.Type == listing.TypeCustom, Operators: f.Operators()})
	}
	slices.SortFunc(fields, func(a, b FilterField) int { return cmp.Compare(a.Name, b.Name) })
	return fields
})
