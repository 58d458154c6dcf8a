package compactjson

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// writer appends a value of one type.
type writer func(b []byte, v reflect.Value) ([]byte, error)

type writerKey struct {
	reflect.Type
	style Style
}

var writers sync.Map // of writerKey to writer

// writerOf returns the writer of a type. While it is made, a type that contains itself gets one that waits until it is ready.
func writerOf(t reflect.Type, style Style) writer {
	key := writerKey{t, style}
	if known, ok := writers.Load(key); ok {
		return known.(writer)
	}
	var made writer
	ready := make(chan struct{})
	known, taken := writers.LoadOrStore(key, writer(func(b []byte, v reflect.Value) ([]byte, error) {
		<-ready
		return made(b, v)
	}))
	if taken {
		return known.(writer)
	}
	made = compile(t, style)
	close(ready)
	writers.Store(key, made)
	return made
}

var (
	marshaler     = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
	instant       = reflect.TypeFor[time.Time]()
	number        = reflect.TypeFor[json.Number]()
)

// hasMarshaler reports whether a value or a pointer of a type has a marshalling method.
func hasMarshaler(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return t == number || t.Implements(marshaler) || t.Implements(textMarshaler) || p.Implements(marshaler) || p.Implements(textMarshaler)
}

func compile(t reflect.Type, style Style) writer {
	kind := t.Kind()
	switch {
	case t == instant:
		return appendTime
	case kind == reflect.Pointer && !t.Implements(marshaler) && !t.Implements(textMarshaler):
		elem := writerOf(t.Elem(), style)
		return orNull(func(b []byte, v reflect.Value) ([]byte, error) { return elem(b, v.Elem()) })
	case kind == reflect.Interface:
		return orNull(func(b []byte, v reflect.Value) ([]byte, error) {
			v = v.Elem()
			return writerOf(v.Type(), style)(b, v)
		})
	case hasMarshaler(t):
		return viaEncodingJSON
	}
	switch kind {
	case reflect.Struct:
		return structWriter(t, style)
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return viaEncodingJSON
		}
		return sliceWriter(writerOf(t.Elem(), style))
	case reflect.Map:
		if t.Key().Kind() != reflect.String || hasMarshaler(t.Key()) {
			return viaEncodingJSON
		}
		return mapWriter(writerOf(t.Elem(), style))
	case reflect.String:
		return func(b []byte, v reflect.Value) ([]byte, error) { return AppendText(b, v.String()), nil }
	case reflect.Bool:
		return func(b []byte, v reflect.Value) ([]byte, error) { return strconv.AppendBool(b, v.Bool()), nil }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(b []byte, v reflect.Value) ([]byte, error) { return strconv.AppendInt(b, v.Int(), 10), nil }
	}
	return viaEncodingJSON
}

// orNull writes nil as null.
func orNull(w writer) writer {
	return func(b []byte, v reflect.Value) ([]byte, error) {
		if v.IsNil() {
			return append(b, "null"...), nil
		}
		return w(b, v)
	}
}

// member is a field of a struct.
type member struct {
	index int
	key   string // with its quotes and colon
	keep  bool   // written also when it is zero
	write writer
}

func structWriter(t reflect.Type, style Style) writer {
	var members []member
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous || f.Tag.Get("json") != "" {
			return viaEncodingJSON // the rules of encoding/json for these are not repeated here
		}
		if f.IsExported() {
			keep := style == KeepNumbers && f.Type.Kind() >= reflect.Int && f.Type.Kind() <= reflect.Float64
			members = append(members, member{i, string(AppendText(nil, f.Name)) + ":", keep, writerOf(f.Type, style)})
		}
	}
	return func(b []byte, v reflect.Value) (_ []byte, err error) {
		b = append(b, '{')
		begin := len(b)
		for i := range members {
			m := &members[i]
			value := v.Field(m.index)
			if !m.keep && value.IsZero() {
				continue
			}
			if len(b) > begin {
				b = append(b, ',')
			}
			if b, err = m.write(append(b, m.key...), value); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	}
}

func sliceWriter(elem writer) writer {
	return orNull(func(b []byte, v reflect.Value) (_ []byte, err error) {
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = elem(b, v.Index(i)); err != nil {
				return nil, err
			}
		}
		return append(b, ']'), nil
	})
}

// mapWriter writes the keys in their order, so that equal maps are equal texts.
func mapWriter(elem writer) writer {
	return orNull(func(b []byte, v reflect.Value) (_ []byte, err error) {
		type entry struct {
			key   string
			value reflect.Value
		}
		entries := make([]entry, 0, v.Len())
		for i := v.MapRange(); i.Next(); {
			entries = append(entries, entry{i.Key().String(), i.Value()})
		}
		slices.SortFunc(entries, func(x, y entry) int { return strings.Compare(x.key, y.key) })
		b = append(b, '{')
		for i, e := range entries {
			if i > 0 {
				b = append(b, ',')
			}
			if b, err = elem(append(AppendText(b, e.key), ':'), e.value); err != nil {
				return nil, err
			}
		}
		return append(b, '}'), nil
	})
}

func appendTime(b []byte, v reflect.Value) ([]byte, error) {
	var at time.Time
	if v.CanAddr() {
		at = *v.Addr().Interface().(*time.Time)
	} else {
		at = v.Interface().(time.Time)
	}
	if y := at.Year(); y < 0 || y > 9999 {
		return viaEncodingJSON(b, v)
	}
	return append(at.AppendFormat(append(b, '"'), time.RFC3339Nano), '"'), nil
}

// viaEncodingJSON leaves a value to encoding/json.
func viaEncodingJSON(b []byte, v reflect.Value) ([]byte, error) {
	to := bytes.NewBuffer(b)
	encoder := json.NewEncoder(to)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(v.Interface()); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(to.Bytes(), []byte("\n")), nil
}
