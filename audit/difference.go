package audit

import (
	"bytes"
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
)

// MaxDifference is how many bytes of JSON each side of a difference has at most. What goes beyond is left out, by the order of the names.
const MaxDifference = 16 << 10

// maxValue is how many bytes of JSON one value has at most; a longer one is replaced by tooLong.
const maxValue = 2 << 10

const tooLong = "(too long to be kept)"

// Difference returns the properties of two states of an object that differ, with dots for nested ones. A state is anything that JSON can write;
// nil has no properties.
func Difference(before, after any) (from, to metadata.Map) {
	a, b := properties(before), properties(after)
	var names []string
	for name, value := range a {
		if other, ok := b[name]; !ok || !reflect.DeepEqual(value, other) {
			names = append(names, name)
		}
	}
	for name := range b {
		if _, ok := a[name]; !ok {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	from, to = metadata.Map{}, metadata.Map{}
	var sizes [2]int
	for _, name := range names {
		for i, side := range []struct {
			all map[string]any
			out metadata.Map
		}{{a, from}, {b, to}} {
			value, ok := side.all[name]
			if !ok {
				continue
			}
			text, _ := json.Marshal(value)
			if len(text) > maxValue {
				value, text = tooLong, []byte(tooLong)
			}
			if sizes[i] += len(name) + len(text); sizes[i] <= MaxDifference {
				side.out[name] = value
			}
		}
	}
	return from, to
}

// properties are the values of an object by name, dotted where they are nested.
func properties(state any) map[string]any {
	out := map[string]any{}
	text, err := json.Marshal(state)
	if err != nil {
		return out
	}
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	var object map[string]any
	if decoder.Decode(&object) != nil {
		return out
	}
	flatten(out, "", object)
	return out
}

// idOf is the id of an object that was made.
func idOf(state any) string {
	all := properties(state)
	for _, name := range []string{"id", "ID"} {
		if id, ok := all[name].(string); ok {
			return id
		}
	}
	return ""
}

func flatten(out map[string]any, path string, object map[string]any) {
	for name, value := range object {
		if secret(name) {
			continue
		}
		name = path + storage.Storable(name)
		switch v := value.(type) {
		case map[string]any:
			flatten(out, name+".", v)
		case nil:
		case string:
			out[name] = storage.Storable(withoutSecretParameters(v))
		case []any:
			out[name] = withoutSecrets(v)
		default:
			out[name] = value
		}
	}
}

// withoutSecrets is a list without the secret properties of its objects.
func withoutSecrets(value any) any {
	switch v := value.(type) {
	case []any:
		kept := make([]any, len(v))
		for i := range v {
			kept[i] = withoutSecrets(v[i])
		}
		return kept
	case map[string]any:
		kept := map[string]any{}
		for name, value := range v {
			if !secret(name) {
				kept[storage.Storable(name)] = withoutSecrets(value)
			}
		}
		return kept
	case string:
		return storage.Storable(withoutSecretParameters(v))
	}
	return value
}

// withoutSecretParameters is a text; an address in it has no values of secret parameters, such as the token with which an export is downloaded.
func withoutSecretParameters(text string) string {
	address, query, found := strings.Cut(text, "?")
	if !found || strings.ContainsAny(text, " \n") {
		return text
	}
	parameters := strings.Split(query, "&")
	for i, p := range parameters {
		if name, _, is := strings.Cut(p, "="); is && secret(name) {
			parameters[i] = name + "=..."
		}
	}
	return address + "?" + strings.Join(parameters, "&")
}

// secret reports whether the name of a property says that its value must not be shown.
func secret(name string) bool {
	name = strings.ToLower(name)
	return slices.ContainsFunc([]string{"secret", "token", "password", "digest"}, func(word string) bool { return strings.Contains(name, word) })
}
