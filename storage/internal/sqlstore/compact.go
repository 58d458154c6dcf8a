package sqlstore

import (
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"sync"
)

// A value object is written without its members that are empty: a discount of ten percent has seventeen, and one that is set. What is
// missing is the zero value again when it is read. Numbers are always there, because statements add them up.

// compact writes a value as JSON.
func compact(v any) ([]byte, error) { return appendCompact(nil, reflect.ValueOf(v)) }

var (
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// compactMember is a member of a struct.
type compactMember struct {
	index int
	name  []byte // as it is written, with quotes and colon
	keep  bool   // also when it is zero
}

// membersOf are those of a struct type, or nil for a type that encoding/json has to write by itself.
func membersOf(t reflect.Type) []compactMember {
	if found, ok := compactTypes.Load(t); ok {
		return found.([]compactMember)
	}
	var all []compactMember
	if t.Kind() == reflect.Struct && !marshals(t) {
		all = []compactMember{}
		for i := range t.NumField() {
			f := t.Field(i)
			if f.Anonymous || f.Tag.Get("json") != "" {
				all = nil // its rules for these are many
				break
			}
			if f.IsExported() {
				all = append(all, compactMember{i, strconv.AppendQuote(nil, f.Name), isNumber(f.Type.Kind())})
			}
		}
	}
	for i := range all {
		all[i].name = append(all[i].name, ':')
	}
	compactTypes.Store(t, all)
	return all
}

var compactTypes sync.Map // of reflect.Type to []compactMember

// marshals reports whether a type writes itself.
func marshals(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return p.Implements(jsonMarshaler) || p.Implements(textMarshaler)
}

func isNumber(k reflect.Kind) bool { return k >= reflect.Int && k <= reflect.Float64 }

func appendCompact(b []byte, v reflect.Value) ([]byte, error) {
	if !v.IsValid() {
		return append(b, "null"...), nil
	}
	t := v.Type()
	switch k := t.Kind(); {
	case k == reflect.Pointer && v.IsNil(), k == reflect.Slice && v.IsNil():
		return append(b, "null"...), nil
	case k == reflect.Pointer && !t.Implements(jsonMarshaler) && !t.Implements(textMarshaler):
		return appendCompact(b, v.Elem())
	case k == reflect.Slice && t.Elem().Kind() == reflect.Struct && !marshals(t) && membersOf(t.Elem()) != nil:
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ',')
			}
			var err error
			if b, err = appendCompact(b, v.Index(i)); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	case k == reflect.Struct && membersOf(t) != nil:
		b = append(b, '{')
		first := true
		for _, m := range membersOf(t) {
			value := v.Field(m.index)
			if !m.keep && value.IsZero() {
				continue
			}
			if !first {
				b = append(b, ',')
			}
			first = false
			var err error
			if b, err = appendCompact(append(b, m.name...), value); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	case k >= reflect.Int && k <= reflect.Int64 && !marshals(t):
		return strconv.AppendInt(b, v.Int(), 10), nil
	}
	text, err := marshal(v.Interface())
	return append(b, text...), err
}
