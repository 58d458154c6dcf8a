package segment

import (
	"cmp"
	"encoding/json"
	"slices"
	"strings"
	"sync"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
)

// FilterField is a property of customers that filters can name.
type FilterField struct {
	// Name is the property. Of a custom one it is the beginning: metadata stands for metadata.colour and all others.
	Name string
	Type FilterType
	// Operators are those that it can be compared with, sorted. Metadata has those of locations besides, see the package documentation.
	Operators []string
}

// FilterType is what the values of a property are.
type FilterType string

// The types of properties.
const (
	FilterText FilterType = "text"
	// FilterNumber is a whole number, and FilterAmount one of minor units.
	FilterNumber FilterType = "number"
	FilterAmount FilterType = "amount"
	// FilterTime is an instant, and FilterDay a day without a clock.
	FilterTime FilterType = "time"
	FilterDay  FilterType = "day"
	// FilterCustom has keys, whose values can be of each type.
	FilterCustom FilterType = "custom"
)

// FilterFields returns the properties that filters can name, sorted.
func FilterFields() []FilterField { return slices.Clone(filterFields()) }

var filterFields = sync.OnceValue(func() (fields []FilterField) {
	types := map[listing.Type]FilterType{
		listing.TypeNumber: FilterNumber, listing.TypeTime: FilterTime, listing.TypeDate: FilterDay, listing.TypeCustom: FilterCustom, listing.TypeText: FilterText,
	}
	for _, f := range grammar {
		field := FilterField{Name: f.Name, Type: types[f.Type], Operators: f.Operators()}
		if field.Type == FilterNumber && strings.HasSuffix(f.Name, "amount") {
			field.Type = FilterAmount
		}
		fields = append(fields, field)
	}
	slices.SortFunc(fields, func(a, b FilterField) int { return cmp.Compare(a.Name, b.Name) })
	return fields
})

// Condition is one comparison of a filter.
type Condition struct {
	Field FilterField
	// Key is that of a custom property.
	Key      string
	Operator string
	// Values are as a query would have them: 5000, true, 2024-02-29. Those of an operator that stands alone, as $today, mean nothing.
	Values []string
}

// Path is the property with its key: metadata.colour.
func (c *Condition) Path() string {
	if c.Key == "" {
		return c.Field.Name
	}
	return c.Field.Name + "." + c.Key
}

// Conditions reads what the filter of a segment asks, in the order of its properties and operators. any says that the conditions of one property are
// enough; those of one property must always all hold. It fails with an invalid payload for what is no filter, or has another property. What an
// operator makes of its values it does not check: Create does.
func Conditions(filter json.RawMessage) (all []Condition, any bool, err error) {
	read, any, err := listing.Conditions(filter, "filter")
	if err != nil {
		return nil, false, err
	}
	for _, c := range read {
		field, key, err := fieldOf(c.Field)
		if err != nil {
			return nil, false, err
		}
		all = append(all, Condition{field, key, c.Operator, c.Values})
	}
	return all, any, nil
}

// fieldOf is the property that a path names, and the key below a custom one.
func fieldOf(path string) (FilterField, string, error) {
	for _, f := range filterFields() {
		key, below := strings.CutPrefix(path, f.Name+".")
		switch {
		case f.Type != FilterCustom && f.Name == path:
			return f, "", nil
		case f.Type == FilterCustom && below && key != "":
			return f, key, nil
		}
	}
	return FilterField{}, "", fault.Payload("filter."+path, "is not a property of customers")
}
