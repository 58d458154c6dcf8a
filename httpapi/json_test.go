package httpapi

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"github.com/punchcardhq/punchcard"
	"github.com/punchcardhq/punchcard/storage/memory"
)

// Test_answers_are_written_as_encoding_json_writes_them fills the answers of all operations at random.
func Test_answers_are_written_as_encoding_json_writes_them(t *testing.T) {
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

// fill makes a value at random: each part is now and then empty.
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
