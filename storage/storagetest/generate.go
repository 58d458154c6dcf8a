package storagetest

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"reflect"
	"strings"
	"time"

	"github.com/shopspring/decimal"
)

// generator makes items that are random and yet the same in every run.
type generator struct {
	random *rand.Rand
	// sparse items leave fields empty now and then and take most values from small pools, so that filters find several
	// items and orders meet ties. The others have every field set.
	sparse bool
	// inside counts, by type, the structs that are being filled, to end types that contain themselves.
	inside map[reflect.Type]int
}

func newGenerator(seed string) *generator {
	h := fnv.New64a()
	h.Write([]byte(seed))
	return &generator{random: rand.New(rand.NewPCG(h.Sum64(), 0)), inside: map[reflect.Type]int{}}
}

func (g *generator) below(n int) int { return g.random.IntN(n) }

// oneOf returns one of several values.
func oneOf[V any](g *generator, values ...V) V { return values[g.below(len(values))] }

const hexDigits = "0123456789abcdef"

// id returns an id as env.NewID makes them.
func (g *generator) id(prefix string) string { return prefix + g.letters(hexDigits, 32) }

func (g *generator) letters(alphabet string, n int) string {
	var b strings.Builder
	for range n {
		b.WriteByte(alphabet[g.below(len(alphabet))])
	}
	return b.String()
}

// texts are what naive backends stumble over: case and accents in orders, wildcards and quotes in comparisons, numbers as
// texts, spaces, letters beyond the basic plane.
var texts = []string{
	"apple", "Apple", "apple pie", "Äpfel", "äpfel", "zebra", "100%", "100", "9", "10", "a_c", "abc", `back\slash`, `"quoted"`,
	"it's", " lead", "trail ", "ñandú", "日本", "🎟 ticket", "?", "$1", "null", "tab\tnew\nline",
}

func (g *generator) text() string {
	if g.sparse && g.below(4) > 0 {
		return oneOf(g, texts...)
	}
	return g.letters("abcdefghijklmnopqrstuvwxyz", 16)
}

var firstDay = time.Date(2026, 2, 27, 22, 30, 0, 123e6, time.UTC)

func (g *generator) time() time.Time {
	if g.sparse {
		return firstDay.Add(time.Duration(g.below(6)) * 37 * time.Hour)
	}
	return firstDay.Add(time.Duration(g.random.Int64N(1e11)) * time.Millisecond)
}

func (g *generator) integer() int64 {
	if g.sparse {
		return oneOf[int64](g, 1, 2, 9, 10, 9007199254740993)
	}
	return 1 + g.random.Int64N(1e6)
}

// keyValues makes custom key/values as they come out of a request: numbers are json.Number.
func (g *generator) keyValues() map[string]any {
	number := func() any { return json.Number(oneOf(g, "1", "2", "10", "9007199254740993", "2.5", "-3")) }
	m := map[string]any{}
	set := func(key string, value any) {
		if !g.sparse || g.below(4) > 0 {
			m[key] = value
		}
	}
	set("text", g.text())
	set("number", number())
	set("switch", g.below(2) == 0)
	set("list", []any{g.text(), g.text()})
	set("numbers", []any{number(), number()})
	set("deep", map[string]any{"text": g.text(), "number": number()})
	if len(m) == 0 {
		m["text"] = g.text()
	}
	return m
}

var (
	timeType      = reflect.TypeFor[time.Time]()
	durationType  = reflect.TypeFor[time.Duration]()
	decimalType   = reflect.TypeFor[decimal.Decimal]()
	rawType       = reflect.TypeFor[json.RawMessage]()
	numberType    = reflect.TypeFor[json.Number]()
	keyValuesType = reflect.TypeFor[map[string]any]()
)

// fill sets a value and everything inside it.
func (g *generator) fill(v reflect.Value) error {
	switch v.Type() {
	case timeType:
		v.Set(reflect.ValueOf(g.time()))
		return nil
	case durationType:
		v.SetInt(g.integer() % 1e6 * int64(time.Second))
		return nil
	case decimalType:
		v.Set(reflect.ValueOf(decimal.New(g.integer(), -int32(g.below(5)))))
		return nil
	case rawType:
		raw, err := json.Marshal(g.keyValues())
		v.SetBytes(raw)
		return err
	case numberType:
		v.SetString(fmt.Sprint(g.integer()))
		return nil
	}
	if v.Type().ConvertibleTo(keyValuesType) { // named, as metadata.Map, or not
		v.Set(reflect.ValueOf(g.keyValues()).Convert(v.Type()))
		return nil
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.NumMethod() > 0 {
			return fmt.Errorf("a %s cannot be invented", v.Type())
		}
		v.Set(reflect.ValueOf(oneOf[any](g, g.text(), json.Number(fmt.Sprint(g.integer())), true)))
	case reflect.String:
		v.SetString(g.text())
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int64:
		v.SetInt(g.integer())
	case reflect.Int8, reflect.Int16, reflect.Int32:
		v.SetInt(1 + g.integer()%100)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(1 + g.integer()%100))
	case reflect.Float32, reflect.Float64:
		v.SetFloat(float64(1+g.integer()%1000) / 4)
	case reflect.Pointer, reflect.Slice, reflect.Map:
		return g.fillReference(v)
	case reflect.Array:
		return g.fillElements(v)
	case reflect.Struct:
		return g.fillStruct(v)
	default:
		return fmt.Errorf("a %s cannot be invented", v.Type())
	}
	return nil
}

func (g *generator) fillReference(v reflect.Value) error {
	n := 1 + g.below(3)
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		return g.fill(v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		return g.fillElements(v)
	}
	v.Set(reflect.MakeMap(v.Type()))
	for range n {
		key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
		if err := errors.Join(g.fill(key), g.fill(value)); err != nil {
			return err
		}
		v.SetMapIndex(key, value)
	}
	return nil
}

func (g *generator) fillElements(v reflect.Value) error {
	for i := range v.Len() {
		if err := g.fill(v.Index(i)); err != nil {
			return err
		}
	}
	return nil
}

// fillStruct sets the fields, in a sparse item only some of them. A struct in a struct in a struct of one type stays empty.
func (g *generator) fillStruct(v reflect.Value) error {
	if g.inside[v.Type()] == 2 {
		return nil
	}
	g.inside[v.Type()]++
	defer func() { g.inside[v.Type()]-- }()
	for i := range v.NumField() {
		field := v.Type().Field(i)
		if !field.IsExported() {
			return fmt.Errorf("%s.%s is not exported and cannot be set", v.Type(), field.Name)
		}
		if g.sparse && g.below(4) == 0 {
			continue
		}
		if err := g.fill(v.Field(i)); err != nil {
			return fmt.Errorf("%s.%s: %w", v.Type(), field.Name, err)
		}
	}
	return nil
}
