package httpapi

import (
	"fmt"
	"strings"
	"testing"
)

func TestARepeatedNameIsFound(t *testing.T) {
	var many strings.Builder
	for i := range 100 {
		fmt.Fprintf(&many, `"n%d": {"n%d": 1}, `, i, i)
	}
	for text, want := range map[string]string{
		`{"a": 1, "b": {"a": 2}, "c": [{"a": 1}, {"a": 2}]}`:                 "-",
		`{"a": "b", "b": "a", "c": ["a", "a", "a"]}`:                         "-",
		`{"a": 1, "A": 2, "": 3}`:                                            "-",
		`{"a": "\"a\": 1, \"a\": {", "b": "\\"}`:                             "-",
		`{"a": 1, "a": 1}`:                                                   "a",
		`{"a": 1, "\u0061" : 1}`:                                             "a",
		`{"": 1, "":2}`:                                                      "",
		`{"order": {"items": [{}, {"price": 1, "q": 2, "price": 3}]}}`:       "order.items[1].price",
		`[{"x": [1, 2, {"y": {}, "y": []}]}]`:                                "[0].x[2].y",
		`{"discount": {"effect": "REPLACE_ITEMS"}, "discount": {}}`:          "discount",
		`{` + many.String() + `"last": 1}`:                                   "-",
		`{` + many.String() + `"n7": 1}`:                                     "n7",
		`[` + strings.Repeat(`[`, 2000) + strings.Repeat(`]`, 2000) + `, 1]`: "-",
		`"a"`: "-",
	} {
		got, twice := repeatedName([]byte(text))
		if !twice {
			got = "-"
		}
		if got != want {
			t.Errorf("%.60s: %q, want %q", text, got, want)
		}
	}
}
