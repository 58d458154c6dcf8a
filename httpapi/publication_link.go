package httpapi

import (
	"encoding/json"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/httpapi/internal/wire"
	"github.com/punchcardhq/punchcard/listing"
)

// publicationOf reads the body of a publication from the query of a link: voucher, campaign[name], campaign[count], source_id,
// customer[email], customer[address][city], metadata[color] and so on. All values are texts, save for the count. An empty value is
// one that was not sent.
func publicationOf(values url.Values) (in wire.PublicationCreate, err error) {
	body := map[string]any{}
	for _, key := range slices.Sorted(maps.Keys(values)) {
		path, wellFormed := brackets(key)
		if !slices.Contains(linkProperties, path[0]) {
			continue
		}
		if !wellFormed {
			return in, fault.Query(key, "must be written as name or name[property]")
		}
		text, err := oneText(values, key)
		if err != nil {
			return in, err
		}
		if text == "" {
			continue
		}
		if !put(body, path, text) {
			return in, fault.Query(key, "must be either one value or an object of several, not both")
		}
	}
	if _, given := body["customer"]; !given {
		return in, fault.New(fault.KindInvalid, "invalid_query_params", "Invalid query params", "Query should have required property 'customer'")
	}
	if err := readCount(body); err != nil {
		return in, err
	}
	encoded, err := json.Marshal(body)
	if err != nil {
		return in, err
	}
	return in, asQuery(unmarshal(encoded, &in))
}

var linkProperties = []string{"voucher", "campaign", "customer", "source_id", "channel", "metadata"}

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

// oneText returns the only value of a parameter, whose name may have brackets.
func oneText(values url.Values, key string) (string, error) {
	text, err := listing.Single(url.Values{"value": values[key]}, "value")
	if err != nil {
		return "", fault.Query(key, "must have one value of UTF-8 text without NUL characters (actual number of values is %d)", len(values[key]))
	}
	return text, nil
}

// put writes a text at a path, making the objects on its way. It reports false when something else is in the way.
func put(body map[string]any, path []string, text string) bool {
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

// readCount makes the count of codes, the only number among the parameters, a number.
func readCount(body map[string]any) error {
	campaign, _ := body["campaign"].(map[string]any)
	text, given := campaign["count"].(string)
	if !given {
		return nil
	}
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 1 {
		return fault.Query("campaign[count]", "must be 1 (actual value is '%.60s')", text)
	}
	campaign["count"] = n
	return nil
}
