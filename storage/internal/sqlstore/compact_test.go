package sqlstore

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/shopspring/decimal"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/metadata"
)

type inner struct {
	Name  string
	Price *int64
}

type outer struct {
	Text     string
	Number   int64
	Ratio    float64
	On       bool
	At       time.Time
	One      inner
	Pointer  *inner
	Many     []inner
	Words    []string
	Bytes    []byte
	Metadata metadata.Map
	ByName   map[string]inner
	Raw      json.RawMessage
	Percent  decimal.Decimal
	hidden   int
}

func TestDocumentsAreWrittenWithoutWhatIsEmpty(t *testing.T) {
	zero := int64(0)
	for want, v := range map[string]any{
		`{"Number":0,"Ratio":0}`: outer{hidden: 1},
		`{"Text":"<ü>","Number":-3,"Ratio":0.5,"On":true,"At":"2026-05-01T00:00:00Z","One":{"Name":"a"},"Pointer":{"Price":0},"Many":[{},{"Name":"b"}],` +
			`"Words":[],"Bytes":"AQ==","Metadata":{"a":null,"b":""},"ByName":{"x":{}},"Raw":{"c":0},"Percent":"12.5"}`: &outer{
			Text: "<ü>", Number: -3, Ratio: 0.5, On: true, At: time.Date(2026, 5, 1, 0, 0, 0, 0, time.UTC), One: inner{Name: "a"}, Pointer: &inner{Price: &zero},
			Many: []inner{{}, {Name: "b"}}, Words: []string{}, Bytes: []byte{1}, Metadata: metadata.Map{"a": nil, "b": ""},
			ByName: map[string]inner{"x": {}}, Raw: json.RawMessage(`{"c":0}`), Percent: decimal.RequireFromString("12.5"),
		},
		`{"Type":"PERCENT","PercentOff":"10"}`: discount.Discount{Type: discount.TypePercent, PercentOff: new(decimal.RequireFromString("10"))},
		`[{"Name":"a"},{}]`:                    []inner{{Name: "a"}, {}},
		`["a"]`:                                []string{"a"},
		`{"a":1}`:                              map[string]any{"a": 1},
		`null`:                                 (*inner)(nil),
	} {
		got, err := compact(v)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, string(got)); diff != "" {
			t.Errorf("(-want +got):\n%s", diff)
		}
	}
}
