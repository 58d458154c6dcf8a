package dump

import (
	"maps"
	"slices"
)

// OfCustomers reports whether a table has rows of customers, or why not.
func OfCustomers(table string) (personal bool, reason string) {
	_, personal = ofCustomers[table]
	return personal, notOfCustomers[table] + untold[table]
}

// TablesOfCustomers has each table of which it is said.
func TablesOfCustomers() []string {
	return slices.Concat(slices.Collect(maps.Keys(ofCustomers)), slices.Collect(maps.Keys(notOfCustomers)))
}
