package httpapi

import (
	"maps"
	"net/url"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/internal/listing"
)

// queryObject collects parameters as the properties of one object: customer[address][city]=Lyon is {"customer": {"address":
// {"city": "Lyon"}}}. Other parameters are ignored, and an empty value counts as missing. All values are texts. With orJSON,
// a parameter without brackets may be a JSON object or array.
func queryObject(values url.Values, orJSON bool, names ...string) (map[string]any, error) {
	body := map[string]any{}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		path, wellFormed := brackets(key)
		if !slices.Contains(names, path[0]) {
			continue
		}
		if !wellFormed {
			return nil, fault.Query(key, "must be written as name or name[property]")
		}
		text, err := singleText(values, key)
		if err != nil {
			return nil, err
		}
		if text == "" {
			continue
		}
		if orJSON && strings.ContainsAny(text[:1], "{[") && len(path) == 1 {
			var value any
			if err := unmarshal([]byte(text), &value); err != nil {
				return nil, fault.Query(key, "must be JSON, or be written as %s[property]", path[0])
			}
			body[path[0]] = value
			continue
		}
		if !setAtPath(body, path, text) {
			return nil, fault.Query(key, "must be either one value or an object of several, not both")
		}
	}
	return body, nil
}

// brackets splits customer[address][city] into its parts.
func brackets(key string) (path []string, wellFormed bool) {
	head, rest, nested := strings.Cut(key, "[")
	path = []string{head}
	if !nested {
		return path, true
	}
	inner, closed := strings.CutSuffix(rest, "]")
	parts := strings.Split(inner, "][")
	return append(path, parts...), closed && !slices.ContainsFunc(parts, func(p string) bool { return p == "" || strings.ContainsAny(p, "[]") })
}

// singleText returns the single value of a parameter, whose name may have brackets.
func singleText(values url.Values, key string) (string, error) {
	text, err := listing.Single(url.Values{"value": values[key]}, "value")
	if err != nil {
		return "", fault.Query(key, "must have one value of UTF-8 text without NUL characters (actual number of values is %d)", len(values[key]))
	}
	return text, nil
}

// setAtPath sets a text at a path and creates the objects on the path. It returns false when the path has another value.
func setAtPath(body map[string]any, path []string, text string) bool {
	for _, name := range path[:len(path)-1] {
		inner, taken := body[name]
		if !taken {
			inner = map[string]any{}
			body[name] = inner
		}
		object, isObject := inner.(map[string]any)
		if !isObject {
			return false
		}
		body = object
	}
	last := path[len(path)-1]
	if _, taken := body[last]; taken {
		return false
	}
	body[last] = text
	return true
}
