package httpapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"reflect"
	"strconv"
	"strings"
)

// maxSearched bounds, in bytes, the bodies in which the failing item of a list is searched for, because the search decodes
// the body several times.
const maxSearched = 1 << 17

// withItemPath adds list indexes to the property path in an error of the JSON decoder. The decoder names the properties alone:
// validity_day_of_week and not validity_day_of_week[2].
func withItemPath(err error, body []byte, into any) error {
	var wrong *json.UnmarshalTypeError
	if !errors.As(err, &wrong) || len(body) > maxSearched {
		return err
	}
	s := itemSearch{want: wrong.Error(), into: reflect.TypeOf(into).Elem()}
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.UseNumber()
	if dec.Decode(&s.root) != nil {
		return err
	}
	names := strings.Split(propertyPath(wrong.Field), ".")
	if wrong.Field == "" {
		names = nil
	}
	wrong.Field = strings.TrimPrefix(s.path(s.root, names, func(v any) { s.root = v }), ".")
	return err
}

// itemSearch finds the item of a list at which decoding fails.
type itemSearch struct {
	want string
	into reflect.Type
	root any
}

// path returns the path to the failing property below a value, which set replaces. A list is cut down by bisection to the
// first item with which decoding fails.
func (s *itemSearch) path(v any, names []string, set func(any)) string {
	switch v := v.(type) {
	case []any:
		if set(v[:0]); len(v) == 0 || s.fails() {
			break // the error is not in an item
		}
		least, most := 0, len(v) // decoding succeeds with least items and fails with most
		for most-least > 1 {
			middle := (least + most) / 2
			if set(v[:middle]); s.fails() {
				most = middle
			} else {
				least = middle
			}
		}
		only := []any{v[least]}
		set(only)
		if !s.fails() {
			break
		}
		return "[" + strconv.Itoa(least) + "]" + s.path(only[0], names, func(item any) { only[0] = item })
	case map[string]any:
		if len(names) == 0 {
			break
		}
		if value, known := v[names[0]]; known {
			return "." + names[0] + s.path(value, names[1:], func(changed any) { v[names[0]] = changed })
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "." + strings.Join(names, ".")
}

// fails reports whether decoding fails with the same error.
func (s *itemSearch) fails() bool {
	body, err := json.Marshal(s.root)
	if err != nil {
		return false
	}
	dec := json.NewDecoder(bytes.NewReader(body))
	dec.UseNumber()
	err = dec.Decode(reflect.New(s.into).Interface())
	return err != nil && err.Error() == s.want
}
