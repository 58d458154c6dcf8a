package codec

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"
)

// Appender is a value that appends its JSON to a text. With escape, < > and & are written as \u003c, \u003e and \u0026.
type Appender interface {
	AppendJSON(text []byte, escape bool) ([]byte, error)
}

// Append appends the JSON of a value to a text.
func Append(text []byte, value any) ([]byte, error) { return appendAny(text, value, false) }

// AppendValue is Append for a pointer, which saves a copy of the value.
func AppendValue[T any](text []byte, value *T, escape bool) ([]byte, error) {
	return encoderOf(reflect.TypeFor[T]()).encode(text, unsafe.Pointer(value), escape)
}

// encode appends the JSON of the value at an address.
type encode func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error)

// encoder encodes a type. It is registered before its parts are compiled, so that a type may contain itself.
type encoder struct{ encode encode }

var encoders sync.Map // reflect.Type -> *encoder

func encoderOf(t reflect.Type) *encoder {
	if known, ok := encoders.Load(t); ok {
		return known.(*encoder)
	}
	b := &encoderBuilder{seen: map[reflect.Type]*encoder{}}
	known, _ := encoders.LoadOrStore(t, b.of(t))
	return known.(*encoder)
}

// encoderBuilder compiles the encoders of a type and of all types that it contains.
type encoderBuilder struct{ seen map[reflect.Type]*encoder }

func (b *encoderBuilder) of(t reflect.Type) *encoder {
	if e := b.seen[t]; e != nil {
		return e
	}
	e := &encoder{}
	b.seen[t] = e
	e.encode = b.compile(t)
	return e
}

var (
	appenderType      = reflect.TypeFor[Appender]()
	marshalerType     = reflect.TypeFor[json.Marshaler]()
	textMarshalerType = reflect.TypeFor[encoding.TextMarshaler]()
	numberType        = reflect.TypeFor[json.Number]()
)

func (b *encoderBuilder) compile(t reflect.Type) encode {
	if t.Kind() != reflect.Pointer {
		switch {
		case t.Implements(appenderType):
			return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
				return reflect.NewAt(t, at).Interface().(Appender).AppendJSON(text, escape)
			}
		case reflect.PointerTo(t).Implements(marshalerType), reflect.PointerTo(t).Implements(textMarshalerType), t == numberType:
			return encodeForeign(t)
		}
	}
	switch t.Kind() {
	case reflect.String:
		return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
			return AppendText(text, *(*string)(at), escape), nil
		}
	case reflect.Bool:
		return func(text []byte, at unsafe.Pointer, _ bool) ([]byte, error) {
			return strconv.AppendBool(text, *(*bool)(at)), nil
		}
	case reflect.Int64:
		return func(text []byte, at unsafe.Pointer, _ bool) ([]byte, error) {
			return strconv.AppendInt(text, *(*int64)(at), 10), nil
		}
	case reflect.Int:
		return func(text []byte, at unsafe.Pointer, _ bool) ([]byte, error) {
			return strconv.AppendInt(text, int64(*(*int)(at)), 10), nil
		}
	case reflect.Pointer:
		return b.pointer(t)
	case reflect.Slice:
		return b.slice(t)
	case reflect.Struct:
		return b.object(t)
	case reflect.Map:
		return b.dictionary(t)
	case reflect.Interface:
		if t.NumMethod() == 0 {
			return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
				return appendAny(text, *(*any)(at), escape)
			}
		}
	}
	return encodeForeign(t)
}

// encodeForeign returns an encoder that leaves a value to encoding/json.
func encodeForeign(t reflect.Type) encode {
	return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
		return appendForeign(text, reflect.NewAt(t, at).Interface(), escape)
	}
}

func appendForeign(text []byte, value any, escape bool) ([]byte, error) {
	to := bytes.NewBuffer(text)
	enc := json.NewEncoder(to)
	enc.SetEscapeHTML(escape)
	if err := enc.Encode(value); err != nil {
		return text, err
	}
	return bytes.TrimSuffix(to.Bytes(), []byte("\n")), nil
}

func (b *encoderBuilder) pointer(t reflect.Type) encode {
	to := b.of(t.Elem())
	return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
		if at = *(*unsafe.Pointer)(at); at == nil {
			return append(text, "null"...), nil
		}
		return to.encode(text, at, escape)
	}
}

// sliceHeader is the layout of a slice in memory.
type sliceHeader struct {
	data     unsafe.Pointer
	len, cap int
}

func (b *encoderBuilder) slice(t reflect.Type) encode {
	if t.Elem().Kind() == reflect.Uint8 {
		return encodeForeign(t)
	}
	of, size := b.of(t.Elem()), t.Elem().Size()
	return func(text []byte, at unsafe.Pointer, escape bool) (_ []byte, err error) {
		s := (*sliceHeader)(at)
		if s.data == nil {
			return append(text, "null"...), nil
		}
		text = append(text, '[')
		for i := range s.len {
			if i > 0 {
				text = append(text, ',')
			}
			if text, err = of.encode(text, unsafe.Add(s.data, uintptr(i)*size), escape); err != nil {
				return text, err
			}
		}
		return append(text, ']'), nil
	}
}

// dictionary encodes maps with text keys, sorted by key.
func (b *encoderBuilder) dictionary(t reflect.Type) encode {
	if t.Key().Kind() != reflect.String {
		return encodeForeign(t)
	}
	if t.Key() == reflect.TypeFor[string]() && t.Elem() == reflect.TypeFor[any]() {
		return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
			return appendMap(text, *(*map[string]any)(at), escape)
		}
	}
	of := b.of(t.Elem())
	return func(text []byte, at unsafe.Pointer, escape bool) (_ []byte, err error) {
		m := reflect.NewAt(t, at).Elem()
		if m.IsNil() {
			return append(text, "null"...), nil
		}
		keys := m.MapKeys()
		slices.SortFunc(keys, func(a, b reflect.Value) int { return strings.Compare(a.String(), b.String()) })
		text = append(text, '{')
		value := reflect.New(t.Elem())
		for i, key := range keys {
			if i > 0 {
				text = append(text, ',')
			}
			text = append(AppendText(text, key.String(), escape), ':')
			value.Elem().Set(m.MapIndex(key))
			if text, err = of.encode(text, value.UnsafePointer(), escape); err != nil {
				return text, err
			}
		}
		return append(text, '}'), nil
	}
}

func appendMap(text []byte, m map[string]any, escape bool) (_ []byte, err error) {
	if m == nil {
		return append(text, "null"...), nil
	}
	var few [16]string
	keys := few[:0]
	for key := range m {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	text = append(text, '{')
	for i, key := range keys {
		if i > 0 {
			text = append(text, ',')
		}
		text = append(AppendText(text, key, escape), ':')
		if text, err = appendAny(text, m[key], escape); err != nil {
			return text, err
		}
	}
	return append(text, '}'), nil
}

func appendAny(text []byte, value any, escape bool) ([]byte, error) {
	switch v := value.(type) {
	case nil:
		return append(text, "null"...), nil
	case string:
		return AppendText(text, v, escape), nil
	case bool:
		return strconv.AppendBool(text, v), nil
	case int:
		return strconv.AppendInt(text, int64(v), 10), nil
	case int64:
		return strconv.AppendInt(text, v, 10), nil
	case json.Number:
		if isPlainInteger(string(v)) {
			return append(text, v...), nil
		}
		return appendForeign(text, v, escape)
	case map[string]any:
		return appendMap(text, v, escape)
	}
	v := reflect.ValueOf(value)
	if v.Kind() == reflect.Pointer {
		if v.IsNil() {
			return append(text, "null"...), nil
		}
		return encoderOf(v.Type().Elem()).encode(text, v.UnsafePointer(), escape)
	}
	addressable := reflect.New(v.Type())
	addressable.Elem().Set(v)
	return encoderOf(v.Type()).encode(text, addressable.UnsafePointer(), escape)
}

// AppendNumber appends a number as it is. A text that is not a number is an error.
func AppendNumber(text []byte, number string) ([]byte, error) {
	if isPlainInteger(number) {
		return append(text, number...), nil
	}
	return appendForeign(text, json.RawMessage(number), false)
}

// isPlainInteger reports whether a number is whole and has no exponent, as nearly all are.
func isPlainInteger(number string) bool {
	digits := strings.TrimPrefix(number, "-")
	if digits == "" || digits[0] == '0' && len(digits) > 1 {
		return false
	}
	for i := range len(digits) {
		if c := digits[i]; c < '0' || c > '9' {
			return false
		}
	}
	return true
}
