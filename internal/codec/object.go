package codec

import (
	"reflect"
	"strconv"
	"strings"
	"unicode"
	"unsafe"
)

// property is a JSON property of a struct or of a struct that it embeds.
type property struct {
	name      string
	offset    uintptr
	of        reflect.Type
	omitZero  bool
	omitEmpty bool
}

// propertiesOf lists the properties of a struct in the order in which they are written. ok is false for a struct that is
// left to encoding/json.
func propertiesOf(t reflect.Type) (list []property, ok bool) {
	list, ok = appendProperties(nil, t, 0)
	names := map[string]bool{}
	for _, p := range list {
		if names[p.name] {
			return nil, false // encoding/json selects one by its depth
		}
		names[p.name] = true
	}
	return list, ok
}

func appendProperties(list []property, t reflect.Type, offset uintptr) (_ []property, ok bool) {
	for i := range t.NumField() {
		f := t.Field(i)
		tag := f.Tag.Get("json")
		name, options, _ := strings.Cut(tag, ",")
		switch {
		case tag == "-":
			continue
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			if list, ok = appendProperties(list, f.Type, offset+f.Offset); !ok {
				return nil, false
			}
			continue
		case f.Anonymous && name == "":
			return nil, false
		case !f.IsExported():
			continue
		}
		if name == "" {
			name = f.Name
		}
		if !isName(name) {
			return nil, false
		}
		p := property{name: name, offset: offset + f.Offset, of: f.Type}
		for option := range strings.SplitSeq(options, ",") {
			switch option {
			case "omitzero":
				p.omitZero = true
			case "omitempty":
				p.omitEmpty = true
			case "":
			default:
				return nil, false
			}
		}
		list = append(list, p)
	}
	return list, true
}

// isName reports whether a property name needs no escape.
func isName(name string) bool {
	for _, c := range name {
		if c > unicode.MaxASCII || c != '_' && c != '-' && c != '.' && !unicode.IsLetter(c) && !unicode.IsDigit(c) {
			return false
		}
	}
	return true
}

// kind is a type of property that appendObject encodes itself, without a call of its encoder.
type kind uint8

const (
	kindOther kind = iota
	kindString
	kindInt64
	kindBool
	kindPointer
)

// encodedProperty is a property of a struct with its encoder.
type encodedProperty struct {
	name   string // with the comma before it and the colon after it
	offset uintptr
	kind   kind
	omit   bool
	zero   func(at unsafe.Pointer) bool // of kindOther
	value  *encoder                     // for kindPointer that of its element
}

func (b *encoderBuilder) object(t reflect.Type) encode {
	properties, ok := propertiesOf(t)
	if !ok {
		return encodeForeign(t)
	}
	members := make([]encodedProperty, len(properties))
	for i, p := range properties {
		m := encodedProperty{name: `,"` + p.name + `":`, offset: p.offset, omit: p.omitZero || p.omitEmpty, value: b.of(p.of)}
		m.kind = kindOf(p)
		switch {
		case m.kind == kindPointer:
			m.value = b.of(p.of.Elem())
		case m.kind == kindOther && m.omit:
			if m.zero = zeroOf(p); m.zero == nil {
				return encodeForeign(t)
			}
		}
		members[i] = m
	}
	return func(text []byte, at unsafe.Pointer, escape bool) ([]byte, error) {
		return appendObject(text, at, escape, members)
	}
}

// kindOf returns the kind of a property. Types with their own methods for encoding or IsZero are kindOther.
func kindOf(p property) kind {
	t := p.of
	if t.Kind() == reflect.Pointer && !t.Implements(isZeroerType) && !t.Implements(appenderType) && !t.Implements(marshalerType) {
		return kindPointer
	}
	if hasOwnEncoding(t) {
		return kindOther
	}
	switch t.Kind() {
	case reflect.String:
		return kindString
	case reflect.Int64:
		return kindInt64
	case reflect.Bool:
		return kindBool
	}
	return kindOther
}

func hasOwnEncoding(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return p.Implements(appenderType) || p.Implements(marshalerType) || p.Implements(textMarshalerType) || p.Implements(isZeroerType) || t == numberType
}

func appendObject(text []byte, at unsafe.Pointer, escape bool, members []encodedProperty) (_ []byte, err error) {
	start := len(text)
	for i := range members {
		m := &members[i]
		value := unsafe.Add(at, m.offset)
		switch m.kind {
		case kindString:
			s := *(*string)(value)
			if m.omit && s == "" {
				continue
			}
			text = AppendText(append(text, m.name...), s, escape)
		case kindInt64:
			n := *(*int64)(value)
			if m.omit && n == 0 {
				continue
			}
			text = strconv.AppendInt(append(text, m.name...), n, 10)
		case kindBool:
			is := *(*bool)(value)
			if m.omit && !is {
				continue
			}
			text = strconv.AppendBool(append(text, m.name...), is)
		case kindPointer:
			to := *(*unsafe.Pointer)(value)
			switch {
			case to != nil:
				if text, err = m.value.encode(append(text, m.name...), to, escape); err != nil {
					return text, err
				}
			case !m.omit:
				text = append(append(text, m.name...), "null"...)
			}
		default:
			if m.omit && m.zero(value) {
				continue
			}
			if text, err = m.value.encode(append(text, m.name...), value, escape); err != nil {
				return text, err
			}
		}
	}
	if len(text) == start {
		return append(text, "{}"...), nil
	}
	text[start] = '{' // replaces the comma of the first property
	return append(text, '}'), nil
}

type isZeroer interface{ IsZero() bool }

var isZeroerType = reflect.TypeFor[isZeroer]()

// zeroOf returns a function that reports whether a property is left out, or nil where encoding/json has to decide.
func zeroOf(p property) func(at unsafe.Pointer) bool {
	t := p.of
	switch {
	case p.omitZero && p.omitEmpty, t.Kind() == reflect.Interface && t.NumMethod() > 0:
		return nil
	case t.Kind() == reflect.Interface:
		return func(at unsafe.Pointer) bool { return *(*any)(at) == nil }
	case p.omitEmpty:
		return emptyOf(t)
	case t.Kind() == reflect.Pointer && t.Implements(isZeroerType):
		return func(at unsafe.Pointer) bool {
			return *(*unsafe.Pointer)(at) == nil || reflect.NewAt(t, at).Elem().Interface().(isZeroer).IsZero()
		}
	case reflect.PointerTo(t).Implements(isZeroerType):
		return func(at unsafe.Pointer) bool { return reflect.NewAt(t, at).Interface().(isZeroer).IsZero() }
	}
	switch t.Kind() {
	case reflect.String:
		return func(at unsafe.Pointer) bool { return *(*string)(at) == "" }
	case reflect.Slice, reflect.Map, reflect.Pointer:
		return func(at unsafe.Pointer) bool { return *(*unsafe.Pointer)(at) == nil }
	}
	return func(at unsafe.Pointer) bool { return reflect.NewAt(t, at).Elem().IsZero() }
}

func emptyOf(t reflect.Type) func(at unsafe.Pointer) bool {
	switch t.Kind() {
	case reflect.Pointer:
		return func(at unsafe.Pointer) bool { return *(*unsafe.Pointer)(at) == nil }
	case reflect.Slice:
		return func(at unsafe.Pointer) bool { return (*sliceHeader)(at).len == 0 }
	case reflect.String:
		return func(at unsafe.Pointer) bool { return *(*string)(at) == "" }
	}
	return nil
}
