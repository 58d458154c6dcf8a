package metadata_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/fault"
	"github.com/punchcardhq/punchcard/metadata"
	"github.com/punchcardhq/punchcard/patch"
)

// plain compares maps as Go values, without their own idea of equality.
func plain(m metadata.Map) map[string]any { return m }

func TestMerge(t *testing.T) {
	type m = metadata.Map
	cases := []struct {
		name             string
		old, patch, want m
	}{
		{"named_keys_are_set_and_others_stay", m{"a": "1", "b": "2"}, m{"b": "3", "c": true}, m{"a": "1", "b": "3", "c": true}},
		{"null_removes_a_key", m{"a": "1", "b": "2"}, m{"a": nil}, m{"b": "2"}},
		{"null_for_an_unknown_key_changes_nothing", m{"a": "1"}, m{"z": nil}, m{"a": "1"}},
		{"an_empty_patch_changes_nothing", m{"a": "1"}, m{}, m{"a": "1"}},
		{"no_map_clears", m{"a": "1"}, nil, m{}},
		{"creating_drops_nulls", nil, m{"a": "1", "b": nil}, m{"a": "1"}},
		{"nothing_and_nothing", nil, nil, m{}},
		{"a_nested_object_is_replaced", m{"o": map[string]any{"x": "1", "y": "2"}}, m{"o": map[string]any{"x": "3"}}, m{"o": map[string]any{"x": "3"}}},
		{"a_null_inside_an_object_is_a_value", nil, m{"o": map[string]any{"x": nil}}, m{"o": map[string]any{"x": nil}}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			old, patch := maps.Clone(c.old), maps.Clone(c.patch)
			got := metadata.Merge(c.old, c.patch)
			if diff := cmp.Diff(plain(c.want), plain(got)); diff != "" {
				t.Errorf("(-want +got)\n%s", diff)
			}
			got["new"] = "value"
			if diff := cmp.Diff([]map[string]any{old, patch}, []map[string]any{c.old, c.patch}); diff != "" {
				t.Errorf("the sources changed (-before +after)\n%s", diff)
			}
		})
	}
}

func TestMergeIsIdempotent(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		old, patch := metadata.Merge(nil, anyMap(r, "old")), anyMap(r, "patch")
		once := metadata.Merge(old, patch)
		if diff := cmp.Diff(plain(once), plain(metadata.Merge(once, patch))); diff != "" {
			r.Fatalf("(-once +twice)\n%s", diff)
		}
		for key, value := range once {
			if value == nil {
				r.Fatalf("%s is null", key)
			}
		}
	})
}

func TestGet(t *testing.T) {
	m := metadata.Map{
		"color":        "red",
		"address":      map[string]any{"city": "Katowice", "geo": map[string]any{"lat": json.Number("50.26")}, "none": nil},
		"address.city": "dotted",
		"a.b":          map[string]any{"c": true},
		"tags":         []any{"x"},
	}
	type answer struct {
		Value any
		Found bool
	}
	want := map[string]answer{
		"color":           {"red", true},
		"address.city":    {"dotted", true},
		"address.geo.lat": {json.Number("50.26"), true},
		"address.none":    {nil, true},
		"a.b.c":           {true, true},
		"a":               {nil, false},
		"address.zip":     {nil, false},
		"color.x":         {nil, false},
		"tags.0":          {nil, false},
		"":                {nil, false},
		".":               {nil, false},
	}
	got := map[string]answer{}
	for path := range want {
		value, found := m.Get(path)
		got[path] = answer{value, found}
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}

func TestEqual(t *testing.T) {
	parse := func(text string) (m metadata.Map) {
		if err := json.Unmarshal([]byte(text), &m); err != nil {
			t.Fatal(err)
		}
		return m
	}
	cases := []struct {
		a, b string
		want bool
	}{
		{`{"a":1,"b":"x"}`, `{"b":"x","a":1}`, true},
		{`{"a":1}`, `{"a":1.0}`, true},
		{`{"a":100}`, `{"a":1e2}`, true},
		{`{"a":-0}`, `{"a":0}`, true},
		{`{"a":0.1}`, `{"a":0.10000000000000000001}`, false},
		{`{"a":12345678901234567890}`, `{"a":12345678901234567891}`, false},
		{`{"a":1e999999999}`, `{"a":2e999999999}`, false},
		{`{"a":1e999999999}`, `{"a":1e999999999}`, true},
		{`{"a":1}`, `{"a":"1"}`, false},
		{`{"a":null}`, `{}`, false},
		{`{"a":null}`, `{"b":null}`, false},
		{`{"a":null}`, `{"a":false}`, false},
		{`{"a":[1,2]}`, `{"a":[2,1]}`, false},
		{`{"a":[1]}`, `{"a":[1,2]}`, false},
		{`{"a":[{"x":[1.50]}]}`, `{"a":[{"x":[1.5]}]}`, true},
		{`{"a":{"x":1}}`, `{"a":{"x":1,"y":2}}`, false},
		{`{}`, `null`, true},
	}
	for _, c := range cases {
		t.Run(c.a+" "+c.b, func(t *testing.T) {
			if got := parse(c.a).Equal(parse(c.b)); got != c.want {
				t.Errorf("equal: %v", got)
			}
			if got := parse(c.b).Equal(parse(c.a)); got != c.want {
				t.Errorf("the other way round, equal: %v", got)
			}
		})
	}
}

func TestDecodingKeepsNumbersAsWritten(t *testing.T) {
	var body struct {
		Metadata patch.Field[metadata.Map] `json:"metadata"`
	}
	if err := json.Unmarshal([]byte(`{"metadata":{"big":12345678901234567890,"cents":0.10,"list":[1e2],"o":{"n":1},"gone":null}}`), &body); err != nil {
		t.Fatal(err)
	}
	got, _ := body.Metadata.Value()
	want := metadata.Map{"big": json.Number("12345678901234567890"), "cents": json.Number("0.10"), "list": []any{json.Number("1e2")},
		"o": map[string]any{"n": json.Number("1")}, "gone": nil}
	if diff := cmp.Diff(plain(want), plain(got)); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	for _, text := range []string{`{"metadata":[]}`, `{"metadata":"x"}`, `{"metadata":1}`} {
		if err := json.Unmarshal([]byte(text), &body); err == nil {
			t.Errorf("%s is accepted", text)
		}
	}
}

func TestNormalize(t *testing.T) {
	t.Run("values_of_go_become_values_of_json", func(t *testing.T) {
		got, err := metadata.Normalize("metadata", metadata.Map{
			"text": "x", "yes": true, "none": nil, "written": json.Number("1.50"),
			"int": -5, "uint8": uint8(7), "float": 0.1, "float32": float32(0.1), "large": 1e21, "decimal": decimal.RequireFromString("19.90"),
			"time": time.Date(2024, 2, 29, 12, 0, 0, 0, time.FixedZone("", 3600)),
			"tags": []string{"a", "b"}, "list": []any{1, []any{}}, "map": metadata.Map{"n": 1}, "object": map[string]any{"n": int64(1) << 62},
		})
		if err != nil {
			t.Fatal(err)
		}
		want := metadata.Map{
			"text": "x", "yes": true, "none": nil, "written": json.Number("1.50"),
			"int": json.Number("-5"), "uint8": json.Number("7"), "float": json.Number("0.1"), "float32": json.Number("0.1"),
			"large": json.Number("1000000000000000000000"), "decimal": json.Number("19.9"), "time": "2024-02-29T11:00:00.000Z",
			"tags": []any{"a", "b"}, "list": []any{json.Number("1"), []any{}}, "map": map[string]any{"n": json.Number("1")},
			"object": map[string]any{"n": json.Number("4611686018427387904")},
		}
		if diff := cmp.Diff(plain(want), plain(got)); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})
	t.Run("nothing_stays_nothing", func(t *testing.T) {
		if got, err := metadata.Normalize("metadata", nil); got != nil || err != nil {
			t.Errorf("%v, %v", got, err)
		}
	})
	t.Run("the_result_shares_nothing_with_the_input", func(t *testing.T) {
		list, object := []any{"a"}, map[string]any{"x": "y"}
		got, err := metadata.Normalize("metadata", metadata.Map{"list": list, "object": object})
		if err != nil {
			t.Fatal(err)
		}
		list[0], object["x"] = "changed", "changed"
		if diff := cmp.Diff(map[string]any{"list": []any{"a"}, "object": map[string]any{"x": "y"}}, plain(got)); diff != "" {
			t.Errorf("(-want +got)\n%s", diff)
		}
	})

	nested := func(levels int) any {
		var value any = "deep"
		for range levels {
			value = []any{value}
		}
		return value
	}
	type m = metadata.Map
	cases := []struct {
		name string
		m    m
		want string
	}{
		{"nul_in_a_value", m{"a": "x\x00"}, "Property .metadata.a must NOT contain the NUL character"},
		{"nul_in_a_key", m{"a\x00": "x"}, "Property .metadata must NOT contain the NUL character"},
		{"nul_far_inside", m{"a": map[string]any{"b": []any{"x", "\x00"}}}, "Property .metadata.a.b[1] must NOT contain the NUL character"},
		{"broken_utf8", m{"a": "\xff"}, "Property .metadata.a must be valid UTF-8"},
		{"an_empty_key", m{"": "x"}, "Property .metadata must have keys of 1 to 255 characters (actual key is '')"},
		{"a_long_key", m{strings.Repeat("k", 256): "x"}, "Property .metadata must have keys of 1 to 255 characters (actual key is '" + strings.Repeat("k", 60) + "')"},
		{"a_long_key_of_many_bytes_is_counted_in_characters", m{strings.Repeat("ü", 255): "x"}, ""},
		{"no_json", m{"a": struct{}{}}, "Property .metadata.a must be a string, number, boolean, array or object (it is a Go struct {})"},
		{"not_a_number", m{"a": json.Number("1,5")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1,5')"},
		{"hexadecimal", m{"a": json.Number("0x10")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '0x10')"},
		{"a_number_that_fills_the_memory", m{"a": json.Number("1e999999999")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1e999999999')"},
		{"a_number_too_small", m{"a": json.Number("1e-999999999")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1e-999999999')"},
		{"an_exponent_too_large", m{"a": json.Number("1e100")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1e100')"},
		{"an_exponent_too_small", m{"a": json.Number("1e-99")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1e-99')"},
		{"the_largest_exponents", m{"a": json.Number("1e99"), "b": json.Number("0.123e-95"), "c": json.Number("-1e98")}, ""},
		{"a_long_text_of_a_short_number", m{"a": json.Number("0." + strings.Repeat("0", 200) + "5e201")}, ""},
		{"an_exponent_beyond_64_bits", m{"a": json.Number("1e99999999999999999999")}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1e99999999999999999999')"},
		{"the_largest_double", m{"a": math.MaxFloat64}, "Property .metadata.a must be a number of at most 100 characters, written out without an exponent (actual value is '1.7976931348623157e+308')"},
		{"numbers_that_have_too_many_bytes_written_out", m{"a": slices.Repeat([]any{json.Number("1e99")}, 700)}, "Property .metadata must NOT have more than 65536 bytes as JSON (it has 70707)"},
		{"ten_levels", m{"a": nested(9)}, ""},
		{"eleven_levels", m{"a": nested(10)}, "Property .metadata.a[0][0][0][0][0][0][0][0][0] must NOT nest more than 10 levels"},
		{"the_largest", m{"a": strings.Repeat("x", 64<<10-8)}, ""},
		{"one_byte_too_many", m{"a": strings.Repeat("x", 64<<10-7)}, "Property .metadata must NOT have more than 65536 bytes as JSON (it has 65537)"},
		{"the_first_of_two", m{"b": "\x00", "a": "\x00"}, "Property .metadata.a must NOT contain the NUL character"},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) {
			got, err := metadata.Normalize("metadata", c.m)
			if c.want == "" {
				if err != nil {
					t.Errorf("refused: %v", err)
				}
				return
			}
			want := &fault.Error{Kind: fault.KindInvalid, Key: "invalid_payload", Message: "Invalid payload", Details: c.want}
			if diff := cmp.Diff(error(want), err); diff != "" || got != nil {
				t.Errorf("%v (-want +got)\n%s", got, diff)
			}
		})
	}
}

func TestNormalizingCountsTheBytesOfItsJSON(t *testing.T) {
	m := metadata.Map{"a": "text", "b": []any{1, true, false, nil, "x"}, "c": map[string]any{"d": 1.5, "e": []any{}}, "f": map[string]any{}}
	text, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	m["fill"] = strings.Repeat("x", metadata.MaxBytes-len(text)-len(`,"fill":""`))
	if _, err := metadata.Normalize("metadata", m); err != nil {
		t.Errorf("a map that fills the limit is refused: %v", err)
	}
	m["fill"] = m["fill"].(string) + "x"
	if _, err := metadata.Normalize("metadata", m); err == nil {
		t.Error("a map beyond the limit is accepted")
	}
}

func TestRoundTripIsIdentity(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		stored := metadata.Merge(nil, anyMap(r, "map"))
		text, err := json.Marshal(stored)
		if err != nil {
			r.Fatal(err)
		}
		var sent metadata.Map
		if err := json.Unmarshal(text, &sent); err != nil {
			r.Fatal(err)
		}
		saved, err := metadata.Normalize("metadata", metadata.Merge(stored, sent))
		if err != nil {
			r.Fatal(err)
		}
		if diff := cmp.Diff(plain(stored), plain(saved)); diff != "" || !stored.Equal(saved) {
			r.Fatalf("(-stored +saved)\n%s", diff)
		}
	})
}

func FuzzDecodeAndNormalize(f *testing.F) {
	for _, seed := range []string{`null`, `{}`, `{"a":1.0,"b":[null,{"c":"x"}]}`, `{"a":1e999}`, `{"a":"\u0000"}`, `{"a":"\ud800"}`, `{"":1}`, `[]`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		var m metadata.Map
		if err := json.Unmarshal(data, &m); err != nil {
			return
		}
		normal, err := metadata.Normalize("metadata", m)
		if err != nil {
			if _, ok := fault.As(err); !ok {
				t.Fatalf("%q: not a fault: %v", data, err)
			}
			return
		}
		text, err := json.Marshal(normal)
		if err != nil {
			t.Fatalf("%q: %v", data, err)
		}
		var back metadata.Map
		if err := json.Unmarshal(text, &back); err != nil || !back.Equal(m) {
			t.Fatalf("%q came back as %q, %v", data, text, err)
		}
	})
}

// anyMap draws normalized metadata with nulls, as patches have them.
func anyMap(r *rapid.T, label string) metadata.Map {
	leaf := rapid.OneOf(
		rapid.Just[any](nil),
		rapid.Map(rapid.Bool(), func(v bool) any { return v }),
		rapid.Map(rapid.String(), func(v string) any { return strings.ReplaceAll(strings.ToValidUTF8(v, "?"), "\x00", "0") }),
		rapid.Map(rapid.Int64(), func(v int64) any { return json.Number(fmt.Sprint(v)) }),
		rapid.Map(rapid.StringMatching(`-?[1-9][0-9]{0,8}\.[0-9]{1,3}`), func(v string) any { return json.Number(v) }),
	)
	value := rapid.OneOf(leaf,
		rapid.Map(rapid.SliceOfN(leaf, 0, 3), func(v []any) any { return append([]any{}, v...) }),
		rapid.Map(rapid.MapOfN(rapid.StringMatching(`[a-z]{1,2}`), leaf, 0, 3), func(v map[string]any) any { return v }))
	return rapid.MapOfN(rapid.StringMatching(`[a-c.]{1,2}`), value, 0, 6).Draw(r, label)
}

func ExampleMerge() {
	stored := metadata.Map{"season": "winter", "color": "red"}
	sent := metadata.Map{"season": "autumn", "color": nil, "size": 42}
	merged, err := metadata.Normalize("metadata", metadata.Merge(stored, sent))
	text, _ := json.Marshal(merged)
	fmt.Println(string(text), err)
	fmt.Println(len(metadata.Merge(stored, nil)), "keys after clearing")
	// Output:
	// {"season":"autumn","size":42} <nil>
	// 0 keys after clearing
}

func ExampleMap_Get() {
	m := metadata.Map{"address": map[string]any{"city": "Katowice"}}
	city, found := m.Get("address.city")
	fmt.Println(city, found)
	// Output: Katowice true
}

// TestNumbersKeepTheirText: a number keeps each of its digits. Only an exponent is written out, and a zero has no sign, as
// PostgreSQL would have it.
func TestNumbersKeepTheirText(t *testing.T) {
	for sent, want := range map[json.Number]json.Number{
		"0.10": "0.10", "12345678901234567890.5": "12345678901234567890.5", "-1.0": "-1.0", "0": "0", "0.000": "0.000",
		"1e3": "1000", "1E+3": "1000", "1.50e1": "15.0", "1.5e-3": "0.0015", "-2e2": "-200", "-0": "0", "-0.00": "0.00", "0e5": "0", "120e-1": "12.0",
	} {
		kept, err := metadata.Normalize("metadata", metadata.Map{"n": sent})
		if err != nil || kept["n"] != want {
			t.Errorf("%s is kept as %v, want %s (%v)", sent, kept["n"], want, err)
		}
	}
}
