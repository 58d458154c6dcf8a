package event_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"
	"pgregory.net/rapid"

	"github.com/punchcardhq/punchcard/event"
)

type inner struct {
	Name  string
	Count *int64
	Flags []bool
}

type kind string

type outer struct {
	ID, Text string
	Kind     kind
	Amount   int64
	Active   bool
	At       time.Time
	Price    decimal.Decimal
	One      inner
	Maybe    *inner
	Lines    []inner
	By       map[string]inner
	Free     map[string]any
	Raw      json.RawMessage
	hidden   int
}

// Test_data_reads_back_as_what_it_was holds it against encoding/json, which reads and writes all of this.
func Test_data_reads_back_as_what_it_was(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		inners := rapid.Custom(func(t *rapid.T) inner {
			in := inner{Name: rapid.String().Draw(t, "name")}
			if rapid.Bool().Draw(t, "counted") {
				n := rapid.Int64().Draw(t, "count")
				in.Count = &n
			}
			if rapid.Bool().Draw(t, "flagged") {
				in.Flags = rapid.SliceOf(rapid.Bool()).Draw(t, "flags")
			}
			return in
		})
		want := outer{
			ID: rapid.String().Draw(t, "id"), Text: rapid.String().Draw(t, "text"), Kind: kind(rapid.String().Draw(t, "kind")),
			Amount: rapid.Int64().Draw(t, "amount"), Active: rapid.Bool().Draw(t, "active"),
			At:    time.UnixMilli(rapid.Int64Range(0, 1<<42).Draw(t, "at")).UTC(),
			Price: decimal.New(rapid.Int64().Draw(t, "price"), rapid.Int32Range(-6, 6).Draw(t, "exponent")), One: inners.Draw(t, "one"),
			hidden: 1,
		}
		if rapid.Bool().Draw(t, "full") {
			in := inners.Draw(t, "maybe")
			want.Maybe, want.Lines = &in, rapid.SliceOfN(inners, 0, 3).Draw(t, "lines")
			want.By = rapid.MapOfN(rapid.String(), inners, 0, 3).Draw(t, "by")
			want.Free = map[string]any{rapid.String().Draw(t, "key"): rapid.String().Draw(t, "value"), "none": nil}
			want.Raw = json.RawMessage(`{"a":[1.50]}`)
		}
		written := event.Data(map[string]any{"thing": &want, "nothing": nil})
		plain, err := json.Marshal(map[string]any{"thing": want})
		if err != nil {
			t.Fatal(err)
		}
		var got, standard struct{ Thing *outer }
		if err := json.Unmarshal(written, &got); err != nil {
			t.Fatalf("%v: %s", err, written)
		}
		if err := json.Unmarshal(plain, &standard); err != nil {
			t.Fatal(err)
		}
		if string(standard.Thing.Raw) == "null" {
			standard.Thing.Raw = nil // encoding/json does not keep it; data leaves it out
		}
		if diff := cmp.Diff(standard.Thing, got.Thing, cmp.AllowUnexported(outer{})); diff != "" {
			t.Fatalf("(-encoding/json +data):\n%s\n%s", diff, written)
		}
	})
}

func Test_data_leaves_out_what_is_empty(t *testing.T) {
	zero := int64(0)
	got := string(event.Data(map[string]any{"b": outer{Lines: []inner{{}, {Count: &zero}}}, "a": (*outer)(nil)}))
	if want := `{"a":null,"b":{"Lines":[{},{"Count":0}]}}`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}
