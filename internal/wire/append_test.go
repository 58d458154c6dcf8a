package wire

import (
	"testing"
	"time"

	"github.com/punchcardhq/punchcard/discount"
	"github.com/punchcardhq/punchcard/internal/codec"
)

func TestAppendersWriteLikeMarshalJSON(t *testing.T) {
	type pair struct {
		A Null[string] `json:"a"`
		B string       `json:"b"`
	}
	yes, three := true, 3
	for want, value := range map[string]any{
		`null`:                       Null[string]{},
		`"a\u003cb"`:                 OrNull("a<b"),
		`7`:                          OrNull(int64(7)),
		`"2026-11-21T11:30:00.120Z"`: NewTime(time.Date(2026, 11, 21, 12, 30, 0, 120_456_789, time.FixedZone("", 3600))),
		`[null]`:                     []Time{{}},
		`[-5,null]`:                  []Money{Money(discount.Minor(-5)), {}},
		`[0.10,null,12]`:             []Number{"0.10", "", "12"},
		`{"data_ref":"vouchers","object":"list","vouchers":[]}`:                List[string]{DataRef: "vouchers"},
		`{"accounts":["a<b"],"data_ref":"accounts","object":"list","total":3}`: List[string]{DataRef: "accounts", Items: []string{"a<b"}, Total: &three},
		`{"data":[1],"data_ref":"data","has_more":true,"object":"list"}`:       List[int64]{DataRef: "data", Items: []int64{1}, HasMore: &yes},
		`{"data":[{"a":"\u0026","b":"&"}],"data_ref":"data","has_more":true,"more_starting_after":"id","object":"list"}`: &List[pair]{
			DataRef: "data", Items: []pair{{OrNull("&"), "&"}}, HasMore: &yes, NextStart: "id"},
	} {
		got, err := codec.Append(nil, value)
		if err != nil || string(got) != want {
			t.Errorf("%+v is written %s, %v, want %s", value, got, err, want)
		}
	}
	if got, err := codec.Append(nil, Number("01")); err == nil {
		t.Errorf("01 is written as a number: %s", got)
	}
}
