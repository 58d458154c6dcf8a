package storage

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"github.com/punchcardhq/punchcard/fault"
)

// ValidText reports whether a text can be stored: UTF-8 without NUL, which PostgreSQL refuses.
func ValidText(s string) bool { return utf8.ValidString(s) && strings.IndexByte(s, 0) < 0 }

// Storable returns a text without what cannot be stored; see ValidText.
func Storable(s string) string { return strings.ReplaceAll(strings.ToValidUTF8(s, ""), "\x00", "") }

const (
	// MaxName is how many bytes a name may have. Names are indexed, and PostgreSQL takes 2,704 bytes for an entry, in which the ids of the
	// project and of the item stand, too.
	MaxName = 2000
	// MaxText is how many characters any other text of the configuration may have, as a banner or a description. Events carry it along.
	MaxText = 10_000
)

// CheckName refuses a name that is too long or cannot be stored, with invalid_payload for the property that the path leads to.
func CheckName(path, name string) error {
	if n := len(name); n > MaxName {
		return fault.Payload(path, "must NOT have more than %d bytes (it has %d)", MaxName, n)
	}
	return checkStored(path, name)
}

// CheckText is CheckName for a text that is no name.
func CheckText(path, text string) error {
	if n := utf8.RuneCountInString(text); n > MaxText {
		return fault.Payload(path, "must NOT have more than %d characters (it has %d)", MaxText, n)
	}
	return checkStored(path, text)
}

func checkStored(path, text string) error {
	if !ValidText(text) {
		return fault.Payload(path, "must be UTF-8 text without NUL characters")
	}
	return nil
}

// CheckItem refuses an item that not every backend could keep: one without an id, or with a text anywhere inside, keys of
// maps included, that is not ValidText. The fault is invalid_payload and names the property. Every backend asks it before
// it writes, so that none stores what another would change or reject.
func (k KindOf[P]) CheckItem(item P) error {
	if k.ID(item) == "" {
		return fault.PayloadMissing("id")
	}
	if path, ok := walkerOf(reflect.TypeFor[P]().Elem())(reflect.ValueOf(item).Elem()); !ok {
		return fault.Payload(path, "must be UTF-8 text without NUL characters")
	}
	return nil
}

// walker looks for a text that cannot be stored and returns where it is; ok when there is none.
type walker func(v reflect.Value) (path string, ok bool)

// walkers holds what walkerOf found out about a type.
var walkers sync.Map // reflect.Type -> walker

// walkerOf returns the walker of a type. A type that contains itself meets its own walker again through the map.
func walkerOf(t reflect.Type) walker {
	if known, ok := walkers.Load(t); ok {
		return known.(walker)
	}
	var once sync.Once
	var made walker
	lazy := walker(func(v reflect.Value) (string, bool) {
		once.Do(func() { made = makeWalker(t) })
		return made(v)
	})
	known, _ := walkers.LoadOrStore(t, lazy)
	return known.(walker)
}

func clean(reflect.Value) (string, bool) { return "", true }

func makeWalker(t reflect.Type) walker {
	if t == reflect.TypeFor[json.RawMessage]() {
		return walkRaw
	}
	switch t.Kind() {
	case reflect.String:
		return func(v reflect.Value) (string, bool) { return "", ValidText(v.String()) }
	case reflect.Pointer, reflect.Interface:
		return walkIndirect
	case reflect.Slice, reflect.Array:
		if !holdsText(t.Elem().Kind()) {
			return clean
		}
		return listWalker(walkerOf(t.Elem()))
	case reflect.Map:
		return walkMap
	case reflect.Struct:
		return structWalker(t)
	}
	return clean
}

// holdsText reports whether values of this kind can have a text inside.
func holdsText(k reflect.Kind) bool {
	switch k {
	case reflect.String, reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Array, reflect.Map, reflect.Struct:
		return true
	}
	return false
}

func structWalker(t reflect.Type) walker {
	type part struct {
		index int
		name  string
		walk  walker
	}
	var parts []part
	for i := range t.NumField() {
		if f := t.Field(i); f.IsExported() && holdsText(f.Type.Kind()) {
			parts = append(parts, part{i, propertyName(f.Name), walkerOf(f.Type)})
		}
	}
	return func(v reflect.Value) (string, bool) {
		for _, p := range parts {
			if path, ok := p.walk(v.Field(p.index)); !ok {
				return join(p.name, path), false
			}
		}
		return "", true
	}
}

func walkIndirect(v reflect.Value) (string, bool) {
	if v.IsNil() {
		return "", true
	}
	return walkerOf(v.Elem().Type())(v.Elem())
}

func listWalker(walk walker) walker {
	return func(v reflect.Value) (string, bool) {
		for i := range v.Len() {
			if path, ok := walk(v.Index(i)); !ok {
				return join(fmt.Sprint(i), path), false
			}
		}
		return "", true
	}
}

func walkMap(v reflect.Value) (string, bool) {
	for entries := v.MapRange(); entries.Next(); {
		if _, ok := walkerOf(entries.Key().Type())(entries.Key()); !ok {
			return "", false
		}
		if path, ok := walkerOf(entries.Value().Type())(entries.Value()); !ok {
			return join(fmt.Sprint(entries.Key()), path), false
		}
	}
	return "", true
}

// walkRaw looks for an escaped NUL: a backslash that is not itself escaped, and u0000.
func walkRaw(v reflect.Value) (string, bool) {
	raw := v.Bytes()
	if !utf8.Valid(raw) {
		return "", false
	}
	for from := 0; ; {
		at := bytes.Index(raw[from:], []byte(`\u0000`))
		if at < 0 {
			return "", true
		}
		at += from
		backslashes := 0
		for at-backslashes >= 0 && raw[at-backslashes] == '\\' {
			backslashes++
		}
		if backslashes%2 == 1 {
			return "", false
		}
		from = at + 1
	}
}

func join(name, path string) string {
	if path == "" {
		return name
	}
	return name + "." + path
}

// propertyName spells the name of a Go field as bodies do: CustomerID becomes customer_id.
func propertyName(name string) string {
	var b strings.Builder
	letters := []rune(name)
	for i, r := range letters {
		if unicode.IsUpper(r) {
			startsWord := i > 0 && (!unicode.IsUpper(letters[i-1]) || i+1 < len(letters) && unicode.IsLower(letters[i+1]))
			if startsWord {
				b.WriteByte('_')
			}
			r = unicode.ToLower(r)
		}
		b.WriteRune(r)
	}
	return b.String()
}
