package compactjson_test

import (
	"encoding/json"
	"fmt"
	"math"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/internal/compactjson"
)

type inner struct {
	Name  string
	Count *int64
	Flags []bool
	Deep  *inner
}

type kind string

type tagged struct {
	Name string `json:"name,omitempty"`
	Zero int    `json:"zero"`
}

type outer struct {
	ID, Text string
	Kind     kind
	Amount   int64
	Small    uint8
	Ratio    float64
	Active   bool
	At       time.Time
	Price    decimal.Decimal
	One      inner
	Maybe    *inner
	Lines    []inner
	Pointers []*inner
	By       map[string]inner
	OfKind   map[kind]*int64
	Numbers  map[int]string
	Free     map[string]any
	Any      any
	Raw      json.RawMessage
	Bytes    []byte
	Fixed    [2]int
	Tagged   tagged
	hidden   int
}

var outers = rapid.Custom(func(t *rapid.T) outer {
	counts := rapid.Ptr(rapid.Int64(), true)
	inners := rapid.Custom(func(t *rapid.T) inner {
		in := inner{Name: rapid.String().Draw(t, "name"), Count: counts.Draw(t, "count"), Flags: rapid.SliceOfN(rapid.Bool(), 0, 2).Draw(t, "flags")}
		if rapid.Bool().Draw(t, "deep") {
			in.Deep = &inner{Name: rapid.String().Draw(t, "deep name")}
		}
		return in
	})
	o := outer{
		ID: rapid.String().Draw(t, "id"), Text: rapid.String().Draw(t, "text"), Kind: kind(rapid.String().Draw(t, "kind")),
		Amount: rapid.Int64().Draw(t, "amount"), Small: rapid.Uint8().Draw(t, "small"), Ratio: rapid.Float64Range(-1e9, 1e9).Draw(t, "ratio"),
		Active: rapid.Bool().Draw(t, "active"), At: time.UnixMilli(rapid.Int64Range(0, 1<<42).Draw(t, "at")).UTC(),
		Price: decimal.New(rapid.Int64().Draw(t, "price"), rapid.Int32Range(-6, 6).Draw(t, "exponent")), One: inners.Draw(t, "one"), hidden: 1,
	}
	if rapid.Bool().Draw(t, "full") {
		o.Maybe, o.Lines = rapid.Ptr(inners, true).Draw(t, "maybe"), rapid.SliceOfN(inners, 0, 3).Draw(t, "lines")
		o.Pointers = rapid.SliceOfN(rapid.Ptr(inners, true), 0, 2).Draw(t, "pointers")
		o.By = rapid.MapOfN(rapid.String(), inners, 0, 3).Draw(t, "by")
		o.OfKind = map[kind]*int64{kind(rapid.String().Draw(t, "of")): counts.Draw(t, "n")}
		o.Numbers = map[int]string{rapid.Int().Draw(t, "number"): ""}
		o.Free = map[string]any{rapid.String().Draw(t, "key"): rapid.String().Draw(t, "value"), "none": nil, "list": []any{true, "a"}}
		o.Any = map[string]any{"n": json.Number("1.50"), "of": []string{"x"}}
		o.Raw, o.Bytes, o.Fixed, o.Tagged.Zero = json.RawMessage(`{"a":[1.50]}`), []byte{1, 2}, [2]int{0, 1}, 3
	}
	return o
})

func TestCompactJSONReadsBackLikeEncodingJSON(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		want := outers.Draw(t, "value")
		plain, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var standard outer
		if err := json.Unmarshal(plain, &standard); err != nil {
			t.Fatal(err)
		}
		if string(standard.Raw) == "null" {
			standard.Raw = nil // encoding/json writes a nil Raw as null; this package leaves it out
		}
		for _, style := range []compactjson.Style{compactjson.DropAll, compactjson.KeepNumbers} {
			for _, v := range []any{want, &want} {
				text, err := compactjson.Marshal(v, style)
				if err != nil {
					t.Fatal(err)
				}
				var got outer
				if err := json.Unmarshal(text, &got); err != nil {
					t.Fatalf("%v: %s", err, text)
				}
				if diff := cmp.Diff(standard, got, cmp.AllowUnexported(outer{})); diff != "" {
					t.Fatalf("(-encoding/json +compactjson):\n%s\n%s", diff, text)
				}
			}
		}
	})
}

func TestZeroMembersAreLeftOut(t *testing.T) {
	zero := int64(0)
	for _, c := range []struct {
		style compactjson.Style
		value any
		want  string
	}{
		{compactjson.DropAll, outer{}, `{}`},
		{compactjson.KeepNumbers, outer{}, `{"Amount":0,"Small":0,"Ratio":0}`},
		{compactjson.DropAll, outer{Lines: []inner{{}, {Count: &zero}}}, `{"Lines":[{},{"Count":0}]}`},
		{compactjson.DropAll, map[string]inner{"b": {Name: "x"}, "a": {}}, `{"a":{},"b":{"Name":"x"}}`},
		{compactjson.DropAll, []any{nil, (*inner)(nil), []int(nil), map[string]int(nil), []int{}}, `[null,null,null,null,[]]`},
		{compactjson.DropAll, nil, `null`},
		{compactjson.DropAll, "a<\"\\\x01\n\u2028\xffü>", `"a<\"\\\u0001\n\u2028\ufffdü>"`},
	} {
		got, err := compactjson.Marshal(c.value, c.style)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(c.want, string(got)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}

func TestUnsupportedValueIsRefused(t *testing.T) {
	for _, v := range []any{math.NaN(), []any{func() {}}, struct{ At time.Time }{time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)}, json.RawMessage("{")} {
		if text, err := compactjson.Marshal(v, compactjson.DropAll); err == nil {
			t.Errorf("%T was written: %s", v, text)
		}
	}
}

func FuzzText(f *testing.F) {
	for _, text := range []string{"", "plain", "\"\\\n\t\r\x00\x1f\x7f", "ü€😀", "\u2028\u2029", "\xff\xe2\x80", "a\xf0\x9f"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		standard, err := json.Marshal(text)
		if err != nil {
			t.Fatal(err)
		}
		var want, got string
		if err := json.Unmarshal(standard, &want); err != nil {
			t.Fatal(err)
		}
		written := compactjson.AppendText(nil, text)
		if err := json.Unmarshal(written, &got); err != nil || got != want {
			t.Errorf("%q was written %s, which reads %q: %v", text, written, got, err)
		}
	})
}

func ExampleMarshal() {
	type price struct {
		Name  string
		Minor int64
		Old   *price
	}
	without, _ := compactjson.Marshal(price{Name: "a"}, compactjson.DropAll)
	with, _ := compactjson.Marshal(price{Name: "a", Old: &price{Minor: 5}}, compactjson.KeepNumbers)
	fmt.Printf("%s\n%s\n", without, with)
	// Output:
	// {"Name":"a"}
	// {"Name":"a","Minor":0,"Old":{"Minor":5}}
}
