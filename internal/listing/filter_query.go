package listing

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/storage"
)

// inQuery is the source of the filters of lists.
var inQuery = source{root: "filters"}

// FromQuery translates the filters of a query string. It fails with invalid_query_params for anything that is not a filter
// by one of the fields; parameters of other names are ignored.
func (fields Fields) FromQuery(values url.Values, call Call) (storage.Filter, error) {
	asked, err := queryFilters(values)
	if err != nil {
		return storage.Filter{}, err
	}
	return fields.translate(asked, inQuery, call)
}

// queryFilters gathers filters[field][conditions][$op][index]=value and filters[junction]=and.
func queryFilters(values url.Values) (filters, error) {
	type place struct{ field, op string }
	found := map[place]entries{}
	asked := filters{}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		path, ok := bracketed(key)
		if ok && path[0] != inQuery.root || !ok && !strings.HasPrefix(strings.TrimPrefix(key, "["), inQuery.root) {
			continue
		}
		if ok && len(path) == 1 && strings.Join(values[key], "") == "" {
			continue // how some clients write an object without properties
		}
		if ok && len(path) == 2 && path[1] == "junction" {
			word, err := Single(url.Values{"junction": values[key]}, "junction")
			if err == nil && word != "" {
				asked.Any, err = inQuery.junction(word)
			}
			if err != nil {
				return filters{}, err
			}
			continue
		}
		field, op, index, ok := conditionPath(path)
		if !ok {
			return filters{}, inQuery.grammar(shown(key))
		}
		p := place{field, op}
		found[p] = append(found[p], indexedValues{index, key, values[key]})
	}
	for p, e := range found {
		asked.Clauses = append(asked.Clauses, clause{p.field, p.op, e.values()})
	}
	asked.sort()
	return asked, nil
}

// conditionPath splits filters[field][conditions][$op][index]. The word conditions may be missing before an operator, as
// the states of campaigns are documented, and a dotted field may be written in brackets.
func conditionPath(path []string) (field, op string, index int, ok bool) {
	for i := 2; i < len(path); i++ {
		at := i
		if path[i] == "conditions" {
			at++
		} else if !strings.HasPrefix(path[i], "$") {
			continue
		}
		if at >= len(path) || path[at] == "" {
			return "", "", 0, false
		}
		index, ok = indexOf(path[at+1:])
		return strings.Join(path[1:i], "."), path[at], index, ok
	}
	return "", "", 0, false
}

func (f filters) sort() {
	slices.SortFunc(f.Clauses, func(a, b clause) int {
		return cmp.Or(cmp.Compare(a.Field, b.Field), cmp.Compare(a.Op, b.Op))
	})
}
