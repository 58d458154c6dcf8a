package httpapi

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/internal/codec"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/storage"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// TestAnswersAreWrittenAsEncodingJsonWritesThem fills the answer types of all operations at random.
func TestAnswersAreWrittenAsEncodingJsonWritesThem(t *testing.T) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	seen := map[reflect.Type]bool{}
	for _, route := range New(engine).routes() {
		if route.out == nil || route.out == reflect.TypeFor[answer]() || seen[route.out] {
			continue
		}
		seen[route.out] = true
		for seed := range uint64(40) {
			r := rand.New(rand.NewPCG(seed, 1))
			body := reflect.New(route.out)
			fill(r, body.Elem(), 6)
			var want bytes.Buffer
			enc := json.NewEncoder(&want)
			enc.SetEscapeHTML(false)
			wantErr := enc.Encode(body.Elem().Interface())
			got, err := encode(body.Elem().Interface())
			if (err == nil) != (wantErr == nil) {
				t.Fatalf("%s, seed %d: the error is %v, want %v", route.out, seed, err, wantErr)
			}
			if err == nil && !bytes.Equal(got, want.Bytes()) {
				t.Fatalf("%s, seed %d, is written\n%s\nwant\n%s", route.out, seed, got, want.Bytes())
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d types of answers were looked at", len(seen))
	}
}

var someTexts = []string{"", "a", "Zażółć <b>&</b>", "tab\tquote\"back\\slash\x00", "\u2028line\xff", "😀", "2026-11-21T12:00:00Z"}

// fill sets a value at random. Each part is empty sometimes.
func fill(r *rand.Rand, v reflect.Value, depth int) {
	if depth == 0 || r.IntN(4) == 0 || !v.CanSet() {
		return
	}
	if v.Type() == reflect.TypeFor[time.Time]() {
		v.Set(reflect.ValueOf(time.UnixMilli(r.Int64N(4e12)).UTC()))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(r.Int64N(1<<40) - 1<<39)
	case reflect.Float32, reflect.Float64:
		v.SetFloat(r.NormFloat64() * 1e6)
	case reflect.String:
		if v.Type().Name() == "Number" {
			v.SetString([]string{"0", "12", "-7.25", "1e3", "01", "twelve"}[r.IntN(4+r.IntN(20)/19*2)])
			return
		}
		v.SetString(someTexts[r.IntN(len(someTexts))])
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(r, v.Elem(), depth)
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i), depth-1)
		}
	case reflect.Slice:
		if v.Type() == reflect.TypeFor[json.RawMessage]() {
			v.SetBytes([]byte(`{"a": [1, 2]}`))
			return
		}
		n := r.IntN(4)
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		for i := range n {
			fill(r, v.Index(i), depth-1)
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range r.IntN(4) {
			key, value := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			fill(r, key, depth-1)
			fill(r, value, depth-1)
			v.SetMapIndex(key, value)
		}
	case reflect.Interface:
		if v.NumMethod() == 0 {
			some := []any{nil, "a<b", true, 7, int64(-7), 1.5, json.Number("1.50"), json.Number("12"), map[string]any{"z": nil, "a": []any{1, "x"}}, []string{"a"}, []any(nil)}
			v.Set(reflect.ValueOf(&some[r.IntN(len(some))]).Elem())
		}
	}
}

// bodies returns the types of the request bodies of all operations.
func bodies(t testing.TB) (list []reflect.Type) {
	engine := punchcard.New(memory.New())
	defer engine.Close()
	seen := map[reflect.Type]bool{}
	for _, route := range New(engine).routes() {
		if route.in != nil && route.in.Kind() == reflect.Struct && !seen[route.in] {
			seen[route.in] = true
			list = append(list, route.in)
		}
	}
	if len(list) < 50 {
		t.Fatalf("only %d types of bodies were found", len(list))
	}
	return list
}

// sameAsJSON fails when a body is decoded differently from encoding/json, and reports whether it was decoded at all.
func sameAsJSON(t *testing.T, of reflect.Type, body string) bool {
	got, want := reflect.New(of), reflect.New(of)
	if !codec.Decode(body, got.Interface()) {
		return false
	}
	dec := json.NewDecoder(strings.NewReader(body))
	dec.UseNumber()
	if err := dec.Decode(want.Interface()); err != nil || dec.More() {
		t.Fatalf("%s takes %s, want %v", of, body, err)
	}
	if !reflect.DeepEqual(got.Interface(), want.Interface()) {
		t.Fatalf("%s reads %s as\n%+v\nwant\n%+v", of, body, got.Elem(), want.Elem())
	}
	return true
}

// TestBodiesAreReadAsEncodingJsonReadsThem makes random bodies of all operations, valid and invalid ones.
func TestBodiesAreReadAsEncodingJsonReadsThem(t *testing.T) {
	for _, of := range bodies(t) {
		sound := 0
		for seed := range uint64(60) {
			w := bodyWriter{Rand: rand.New(rand.NewPCG(seed, 2)), wrong: seed%2 == 1}
			w.write(of, 6)
			if read := sameAsJSON(t, of, w.text.String()); read && !w.wrong {
				sound++
			}
		}
		if sound < 15 {
			t.Errorf("of %s only %d of 30 sound bodies are read", of, sound)
		}
	}
}

// FuzzBodies compares the decoding of any text with encoding/json.
func FuzzBodies(f *testing.F) {
	types := bodies(f)
	for i := range types {
		w := bodyWriter{Rand: rand.New(rand.NewPCG(uint64(i), 3))}
		w.write(types[i], 6)
		f.Add(i, w.text.String())
	}
	f.Fuzz(func(t *testing.T, i int, body string) {
		if storage.ValidText(body) && validEscapes([]byte(body)) {
			sameAsJSON(t, types[uint(i)%uint(len(types))], body)
		}
	})
}

// bodyWriter writes JSON that fits a type, and sometimes does not.
type bodyWriter struct {
	*rand.Rand
	text  strings.Builder
	wrong bool
}

var values = []string{"null", "true", "12", "-0.5e3", `"a"`, `"2026-11-21"`, `""`, `"\n\u00e9\/"`, "[]", "[ 1 ]", "{ }", `{"a": {"b": [1, "x", null, {}]}, "c":""}`}

func (w *bodyWriter) write(t reflect.Type, depth int) {
	space := []string{"", "", "", " ", "\n\t"}
	w.text.WriteString(space[w.IntN(len(space))])
	defer func() { w.text.WriteString(space[w.IntN(len(space))]) }()
	switch {
	case w.wrong && w.IntN(12) == 0:
		w.text.WriteString(values[w.IntN(len(values))])
		return
	case w.IntN(8) == 0 || depth == 0:
		w.text.WriteString("null")
		return
	}
	if strings.HasSuffix(t.PkgPath(), "/patch") {
		f, _ := t.FieldByName("value")
		w.write(f.Type, depth)
		return
	}
	switch name := t.Name(); {
	case name == "Number", name == "Points", name == "Amount":
		w.text.WriteString([]string{"0", "12", "-7.25", "1e3"}[w.IntN(4)])
		return
	case name == "Units":
		w.text.WriteString([]string{"0", "12", `"3"`}[w.IntN(3)])
		return
	case t == reflect.TypeFor[metadata.Map]():
		w.text.WriteString(values[len(values)-1-w.IntN(2)])
		return
	case reflect.PointerTo(t).Implements(reflect.TypeFor[json.Unmarshaler]()) && t.Kind() != reflect.String:
		w.text.WriteString("null")
		return
	}
	switch t.Kind() {
	case reflect.Struct:
		w.properties(t, depth)
	case reflect.Pointer:
		w.write(t.Elem(), depth)
	case reflect.Slice:
		w.text.WriteString("[")
		for i := range w.IntN(9) {
			w.text.WriteString(strings.Repeat(",", min(i, 1)))
			w.write(t.Elem(), depth-1)
		}
		w.text.WriteString("]")
	case reflect.String:
		w.text.WriteString([]string{`"a"`, `"zażółć"`, `"2026-11-21T12:00:00Z"`, `"tab\t\"x\" \u00e9"`}[w.IntN(3+w.IntN(9)/8)])
	case reflect.Bool:
		w.text.WriteString([]string{"true", "false"}[w.IntN(2)])
	case reflect.Int, reflect.Int64:
		fmt.Fprint(&w.text, w.IntN(1000)-500)
	default:
		w.text.WriteString("null")
	}
}

func (w *bodyWriter) properties(t reflect.Type, depth int) {
	next := "{"
	w.fields(t, depth, &next)
	if next == "{" {
		w.text.WriteString(next)
	} else if w.IntN(4) == 0 {
		w.text.WriteString(`,"unheard_of":` + values[w.IntN(len(values))])
	}
	w.text.WriteString("}")
}

func (w *bodyWriter) fields(t reflect.Type, depth int, next *string) {
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous && name == "" && f.Type.Kind() == reflect.Struct:
			w.fields(f.Type, depth, next)
			continue
		case name == "-" || name == "" || w.IntN(3) == 0:
			continue
		case w.wrong && w.IntN(20) == 0:
			name = strings.ToUpper(name)
		}
		times := 1
		if w.wrong && w.IntN(20) == 0 {
			times = 2
		}
		for range times {
			fmt.Fprintf(&w.text, "%s%q:", *next, name)
			*next = ", "
			w.write(f.Type, depth-1)
		}
	}
}
