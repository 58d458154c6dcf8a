package event

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Data writes the state of something as an event carries it. It reads back with encoding/json into the same types, and is half as long
// as what that writes of them: fields that have their zero value are left out, however deep they lie. A value that cannot be written as
// JSON is a mistake in the program.
func Data(objects map[string]any) json.RawMessage {
	names := make([]string, 0, len(objects))
	for name := range objects {
		names = append(names, name)
	}
	slices.Sort(names)
	b := []byte{'{'}
	for i, name := range names {
		if i > 0 {
			b = append(b, ',')
		}
		b = append(appendText(b, name), ':')
		b = appendValue(b, reflect.ValueOf(objects[name]))
	}
	return append(b, '}')
}

// layout is how the fields of a struct are written; plain is for those that encoding/json writes in a way of its own.
type layout struct {
	fields []field
	plain  bool
}

type field struct {
	index int
	key   string // with its quotes and colon
}

var layouts sync.Map // of reflect.Type

func layoutOf(t reflect.Type) *layout {
	if known, ok := layouts.Load(t); ok {
		return known.(*layout)
	}
	l := &layout{plain: writesItself(t)}
	for i := range t.NumField() {
		switch f := t.Field(i); {
		case f.Anonymous || f.Tag.Get("json") != "":
			l.plain = true
		case f.IsExported():
			l.fields = append(l.fields, field{i, strconv.Quote(f.Name) + ":"})
		}
	}
	layouts.Store(t, l)
	return l
}

var (
	marshaler     = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[interface{ MarshalText() ([]byte, error) }]()
	instant       = reflect.TypeFor[time.Time]()
)

func writesItself(t reflect.Type) bool {
	return t.Implements(marshaler) || t.Implements(textMarshaler) ||
		reflect.PointerTo(t).Implements(marshaler) || reflect.PointerTo(t).Implements(textMarshaler)
}

func appendValue(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() && !v.Type().Implements(marshaler) {
			return appendValue(b, v.Elem())
		}
	case reflect.Struct:
		if v.Type() == instant {
			return append(v.Interface().(time.Time).AppendFormat(append(b, '"'), time.RFC3339Nano), '"')
		}
		if l := layoutOf(v.Type()); !l.plain {
			return appendFields(b, v, l)
		}
	case reflect.Slice:
		if !v.IsNil() && v.Type().Elem().Kind() != reflect.Uint8 && !writesItself(v.Type()) {
			return appendList(b, v)
		}
	case reflect.Map:
		if v.Type().Key().Kind() == reflect.String && v.Type().Elem().Kind() == reflect.Struct && !v.IsNil() && !writesItself(v.Type()) {
			return appendMap(b, v)
		}
	case reflect.String:
		if !writesItself(v.Type()) {
			return appendText(b, v.String())
		}
	case reflect.Int, reflect.Int64:
		if !writesItself(v.Type()) {
			return strconv.AppendInt(b, v.Int(), 10)
		}
	case reflect.Bool:
		if !writesItself(v.Type()) {
			return strconv.AppendBool(b, v.Bool())
		}
	}
	return appendPlain(b, v)
}

func appendFields(b []byte, v reflect.Value, l *layout) []byte {
	b = append(b, '{')
	first := true
	for _, f := range l.fields {
		value := v.Field(f.index)
		if value.IsZero() {
			continue
		}
		if !first {
			b = append(b, ',')
		}
		first = false
		b = appendValue(append(b, f.key...), value)
	}
	return append(b, '}')
}

func appendList(b []byte, v reflect.Value) []byte {
	b = append(b, '[')
	for i := range v.Len() {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendValue(b, v.Index(i))
	}
	return append(b, ']')
}

func appendMap(b []byte, v reflect.Value) []byte {
	keys := v.MapKeys()
	slices.SortFunc(keys, func(x, y reflect.Value) int { return strings.Compare(x.String(), y.String()) })
	b = append(b, '{')
	for i, key := range keys {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendValue(append(appendText(b, key.String()), ':'), v.MapIndex(key))
	}
	return append(b, '}')
}

// appendText writes a text; one with characters that JSON writes in another way is left to encoding/json.
func appendText(b []byte, text string) []byte {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || c == '"' || c == '\\' {
			return appendPlain(b, reflect.ValueOf(text))
		}
	}
	return append(append(append(b, '"'), text...), '"')
}

func appendPlain(b []byte, v reflect.Value) []byte {
	if !v.IsValid() {
		return append(b, "null"...)
	}
	text, err := json.Marshal(v.Interface())
	if err != nil {
		panic(fmt.Sprintf("event: a %s cannot be written as JSON: %v", v.Type(), err))
	}
	return append(b, text...)
}
