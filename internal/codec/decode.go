package codec

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"sync"
	"unsafe"

	"github.com/punchcardhq/punchcard/metadata"
)

// Reader is a value that decodes itself from the JSON literal of a text, a number, true, false or null. False leaves the
// literal to encoding/json.
type Reader interface {
	ReadJSON(literal string) bool
}

// field is a value that is kept, set or cleared; see patch.Field.
type field interface {
	// Fill marks the field as set and returns the address of its value.
	Fill() any
	// Empty marks the field as cleared.
	Empty()
}

// Decode decodes a body of valid UTF-8 into the zero value that a pointer points to. When it returns false, the caller has
// to discard the value and decode the body with encoding/json.
func Decode(body string, into any) bool {
	to := reflect.ValueOf(into)
	r := reader{text: body, shares: len(body) <= maxShared}
	if !decoderOf(to.Type().Elem()).decode(&r, to.UnsafePointer()) {
		return false
	}
	r.space()
	return r.at == len(r.text)
}

// maxShared is the largest body whose decoded texts share its memory, in bytes. The texts of larger ones are copied.
const maxShared = 64 << 10

// decode decodes the next value into an address.
type decode func(r *reader, to unsafe.Pointer) bool

type decoder struct{ decode decode }

var decoders sync.Map // reflect.Type -> *decoder

func decoderOf(t reflect.Type) *decoder {
	if known, ok := decoders.Load(t); ok {
		return known.(*decoder)
	}
	d := &decoderBuilder{seen: map[reflect.Type]*decoder{}}
	known, _ := decoders.LoadOrStore(t, d.of(t))
	return known.(*decoder)
}

// decoderBuilder compiles the decoders of a type and of all types that it contains.
type decoderBuilder struct{ seen map[reflect.Type]*decoder }

func (c *decoderBuilder) of(t reflect.Type) *decoder {
	if d := c.seen[t]; d != nil {
		return d
	}
	d := &decoder{}
	c.seen[t] = d
	d.decode = c.compile(t)
	return d
}

var (
	readerType          = reflect.TypeFor[Reader]()
	fieldType           = reflect.TypeFor[field]()
	unmarshalerType     = reflect.TypeFor[json.Unmarshaler]()
	textUnmarshalerType = reflect.TypeFor[encoding.TextUnmarshaler]()
	metadataType        = reflect.TypeFor[metadata.Map]()
)

func (c *decoderBuilder) compile(t reflect.Type) decode {
	switch p := reflect.PointerTo(t); {
	case t == metadataType:
		return func(r *reader, to unsafe.Pointer) bool {
			m, ok := r.object()
			*(*metadata.Map)(to) = m
			return ok
		}
	case p.Implements(fieldType):
		value, _ := t.FieldByName("value")
		return c.field(t, value.Type)
	case p.Implements(readerType):
		return func(r *reader, to unsafe.Pointer) bool {
			literal, ok := r.value()
			return ok && reflect.NewAt(t, to).Interface().(Reader).ReadJSON(literal)
		}
	case p.Implements(unmarshalerType):
		return func(r *reader, to unsafe.Pointer) bool {
			text, ok := r.value()
			return ok && reflect.NewAt(t, to).Interface().(json.Unmarshaler).UnmarshalJSON([]byte(text)) == nil
		}
	case p.Implements(textUnmarshalerType), t == numberType:
		return decodeForeign(t)
	}
	switch t.Kind() {
	case reflect.String:
		return func(r *reader, to unsafe.Pointer) (ok bool) {
			if r.null() {
				return true
			}
			*(*string)(to), ok = r.string()
			return ok
		}
	case reflect.Bool:
		return readBool
	case reflect.Int64:
		return readInt64
	case reflect.Pointer:
		return c.pointer(t)
	case reflect.Slice:
		return c.slice(t)
	case reflect.Struct:
		return c.structure(t)
	}
	return decodeForeign(t)
}

// decodeForeign returns a decoder that leaves a value to encoding/json.
func decodeForeign(t reflect.Type) decode {
	return func(r *reader, to unsafe.Pointer) bool {
		text, ok := r.value()
		if !ok {
			return false
		}
		value := reflect.NewAt(t, to).Interface()
		if r.inField { // patch.Field decodes its value without UseNumber
			return json.Unmarshal([]byte(text), value) == nil
		}
		dec := json.NewDecoder(bytes.NewReader([]byte(text)))
		dec.UseNumber()
		return dec.Decode(value) == nil
	}
}

func readBool(r *reader, to unsafe.Pointer) bool {
	text, ok := r.value()
	if text == "true" {
		*(*bool)(to) = true
	}
	return ok && (text == "true" || text == "false" || text == "null")
}

func readInt64(r *reader, to unsafe.Pointer) bool {
	text, ok := r.value()
	if text == "null" {
		return true
	}
	n, err := strconv.ParseInt(text, 10, 64)
	*(*int64)(to) = n
	return ok && err == nil
}

func (c *decoderBuilder) field(t, value reflect.Type) decode {
	of := c.of(value)
	return func(r *reader, to unsafe.Pointer) bool {
		f := reflect.NewAt(t, to).Interface().(field)
		if r.null() {
			f.Empty()
			return true
		}
		if strings.HasPrefix(r.text[r.at:], `"\`) {
			return false // may be the escaped form of a kept field
		}
		outer := r.inField
		r.inField = true
		ok := of.decode(r, reflect.ValueOf(f.Fill()).UnsafePointer())
		r.inField = outer
		return ok
	}
}

func (c *decoderBuilder) pointer(t reflect.Type) decode {
	of := c.of(t.Elem())
	return func(r *reader, to unsafe.Pointer) bool {
		if r.null() {
			return true
		}
		value := reflect.New(t.Elem()).UnsafePointer()
		*(*unsafe.Pointer)(to) = value
		return of.decode(r, value)
	}
}

func (c *decoderBuilder) slice(t reflect.Type) decode {
	if t.Elem().Kind() == reflect.Uint8 {
		return decodeForeign(t)
	}
	if p := t.Elem(); p.Kind() == reflect.Pointer && p.Elem().Kind() == reflect.Struct && !p.Implements(unmarshalerType) {
		return c.pointers(t, p.Elem())
	}
	of := c.of(t.Elem())
	return func(r *reader, to unsafe.Pointer) bool {
		return r.elements(t, to, func(_ int, element unsafe.Pointer) bool { return of.decode(r, element) })
	}
}

// pointers decodes a slice of pointers to objects. The objects are allocated in blocks, because those of a body have the
// same lifetime.
func (c *decoderBuilder) pointers(t, object reflect.Type) decode {
	of, objects := c.of(object), reflect.SliceOf(object)
	return func(r *reader, to unsafe.Pointer) bool {
		var piece reflect.Value
		used := 0
		return r.elements(t, to, func(i int, element unsafe.Pointer) bool {
			if r.null() {
				return true
			}
			if !piece.IsValid() || used == piece.Len() {
				n := min(4+i, 64)
				piece, used = reflect.MakeSlice(objects, n, n), 0
			}
			value := piece.Index(used).Addr().UnsafePointer()
			used++
			*(*unsafe.Pointer)(element) = value
			return of.decode(r, value)
		})
	}
}

// elements decodes an array into a slice, element by element.
func (r *reader) elements(t reflect.Type, to unsafe.Pointer, read func(i int, element unsafe.Pointer) bool) bool {
	if r.null() {
		return true
	}
	if !r.take('[') {
		return false
	}
	slice := reflect.NewAt(t, to).Elem()
	if r.take(']') {
		slice.Set(reflect.MakeSlice(t, 0, 0))
		return true
	}
	for i := 0; ; i++ {
		if i == slice.Cap() {
			slice.Grow(max(4, i))
		}
		slice.SetLen(i + 1)
		if !read(i, slice.Index(i).Addr().UnsafePointer()) {
			return false
		}
		if !r.take(',') {
			return r.take(']')
		}
	}
}

// decodedProperty is a property of a struct with its decoder.
type decodedProperty struct {
	name   string
	offset uintptr
	value  *decoder
}

func (c *decoderBuilder) structure(t reflect.Type) decode {
	properties, ok := propertiesOf(t)
	if !ok || len(properties) > 64 {
		return decodeForeign(t)
	}
	places := make([]decodedProperty, len(properties))
	for i, p := range properties {
		places[i] = decodedProperty{p.name, p.offset, c.of(p.of)}
	}
	return func(r *reader, to unsafe.Pointer) bool {
		if r.null() {
			return true
		}
		return r.properties(to, places)
	}
}

func (r *reader) properties(to unsafe.Pointer, places []decodedProperty) bool {
	if !r.take('{') || r.depth == maxDepth {
		return false
	}
	if r.take('}') {
		return true
	}
	r.depth++
	defer func() { r.depth-- }()
	seen, next := uint64(0), 0
	for {
		name, ok := r.name()
		if !ok {
			return false
		}
		i := findProperty(places, name, next)
		switch {
		case i >= 0:
			if seen&(1<<i) != 0 || !places[i].value.decode(r, unsafe.Add(to, places[i].offset)) {
				return false
			}
			seen |= 1 << i
			next = i + 1
		case matchesFolded(places, name):
			return false
		default:
			if _, ok := r.value(); !ok {
				return false
			}
		}
		if !r.take(',') {
			return r.take('}')
		}
	}
}

// findProperty looks for a property, first after the last one, because most bodies keep the order of the struct.
func findProperty(places []decodedProperty, name string, from int) int {
	for i := from; i < len(places); i++ {
		if places[i].name == name {
			return i
		}
	}
	for i := range min(from, len(places)) {
		if places[i].name == name {
			return i
		}
	}
	return -1
}

// matchesFolded reports whether a name differs from that of a property in case alone. encoding/json accepts such names.
func matchesFolded(places []decodedProperty, name string) bool {
	for i := range places {
		if strings.EqualFold(places[i].name, name) {
			return true
		}
	}
	return false
}
