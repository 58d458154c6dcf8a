package listing

import (
	"cmp"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/storage"
)

// Single returns the value of a parameter that is given at most once, or the empty text. It fails with invalid_query_params
// when there are several values or the value could not be stored.
func Single(values url.Values, name string) (string, error) {
	found, err := Several(values, name)
	if err != nil {
		return "", err
	}
	if len(found) > 1 {
		return "", fault.Query(name, "must have one value (actual number of values is %d)", len(found))
	}
	return strings.Join(found, ""), nil
}

// Several returns the values of a parameter that may be repeated, plainly or as name[] or name[0]. Empty values are left out:
// some clients write null so. It fails with invalid_query_params for a value that could not be stored.
func Several(values url.Values, name string) ([]string, error) {
	var found entries
	for key, list := range values {
		path, ok := bracketed(key)
		if !ok || path[0] != name || len(path) > 2 {
			continue
		}
		index, ok := indexOf(path[1:])
		if !ok {
			continue
		}
		found = append(found, indexedValues{index, key, list})
	}
	all := slices.DeleteFunc(found.values(), func(v string) bool { return v == "" })
	for _, v := range all {
		if !storage.ValidText(v) {
			return nil, fault.Query(name, "must be UTF-8 text without NUL characters")
		}
	}
	return all, nil
}

// Choice returns the value of a parameter that takes one of a few words, or the empty text when it is absent. It fails with
// invalid_query_params for any other.
func Choice(values url.Values, name string, words ...string) (string, error) {
	value, err := Single(values, name)
	if err == nil && value != "" && !slices.Contains(words, value) {
		err = fault.Query(name, "must be one of: %s (actual value is '%s')", strings.Join(words, ", "), shown(value))
	}
	return value, err
}

// Flag returns the value of a parameter that is true or false, and whether it was given. It fails with invalid_query_params
// for anything else.
func Flag(values url.Values, name string) (value, given bool, err error) {
	text, err := Single(values, name)
	if err != nil || text == "" {
		return false, false, err
	}
	value, ok := readBool(text)
	if !ok {
		return false, false, fault.Query(name, "must be true or false (actual value is '%s')", shown(text))
	}
	return value, true, nil
}

// bracketed splits a key as filters[code][conditions][$is] into its parts; [filters][code] is the same as filters[code].
// ok is false for brackets that do not match.
func bracketed(key string) (path []string, ok bool) {
	head, rest := key, ""
	if i := strings.IndexByte(key, '['); i >= 0 {
		head, rest = key[:i], key[i:]
	}
	if head != "" || rest == "" {
		path = append(path, head)
	}
	for rest != "" {
		end := strings.IndexByte(rest, ']')
		if rest[0] != '[' || end < 0 || strings.ContainsAny(rest[1:end], "[") {
			return nil, false
		}
		path = append(path, rest[1:end])
		rest = rest[end+1:]
	}
	if strings.ContainsRune(head, ']') {
		return nil, false
	}
	return path, true
}

// indexedValues is the values of one key of a parameter. Keys are in no order, so the index restores it.
type indexedValues struct {
	index  int
	key    string
	values []string
}

type entries []indexedValues

func (e entries) values() []string {
	slices.SortFunc(e, func(a, b indexedValues) int {
		return cmp.Or(cmp.Compare(a.index, b.index), cmp.Compare(a.key, b.key))
	})
	var all []string
	for _, one := range e {
		all = append(all, one.values...)
	}
	return all
}

// indexOf reads what may follow the name of a list: nothing, [] or a number.
func indexOf(path []string) (index int, ok bool) {
	if len(path) == 0 || len(path) == 1 && path[0] == "" {
		return -1, true
	}
	n, err := strconv.ParseUint(path[0], 10, 31)
	return int(n), err == nil && len(path) == 1
}

// shown shortens a sent text for a message.
func shown(text string) string {
	const limit = 60
	for i := range text {
		if i >= limit {
			return text[:i] + "..."
		}
	}
	return text
}
