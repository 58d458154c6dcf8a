package export

import (
	"encoding/csv"
	"math"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"
)

func TestCellsRoundTrip(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		// A reader takes the line break CR LF inside a cell for LF, and a line of one empty cell for none.
		cell := rapid.StringMatching(`[a,;"\n \t'=+@é-]{0,8}`)
		want := rapid.SliceOfN(rapid.SliceOfN(cell, 3, 3), 1, 5).Draw(t, "lines")
		var text csvText
		for _, line := range want {
			for _, value := range line {
				text.cell(value)
			}
			text.endLine()
		}
		got, err := csv.NewReader(strings.NewReader(text.String())).ReadAll()
		if err != nil {
			t.Fatalf("%v: %q", err, text.String())
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestFormulasAreEscapedOnlyOnRequest(t *testing.T) {
	for value, want := range map[string]string{
		"=1+1": "'=1+1", "+48 600": "'+48 600", "-x": "'-x", "@cmd": "'@cmd", "\tx": "'\tx", "\n=x": "\"'\n=x\"", "＝x": "'＝x", "＠x": "'＠x", "é": "é", "-12.50": "-12.50", "+7": "+7", "a=b": "a=b", "": "",
	} {
		safe, plain := csvText{safe: true}, csvText{}
		safe.cell(value)
		plain.cell(value)
		if safe.String() != want {
			t.Errorf("%q is written %s, want %s", value, safe.String(), want)
		}
		if strings.Contains(plain.String(), "'") {
			t.Errorf("%q is changed without being asked: %s", value, plain.String())
		}
	}
}

func TestMoneyIsWrittenInMajorUnits(t *testing.T) {
	for minor, want := range map[int64]string{
		0: "0.00", 5: "0.05", -5: "-0.05", 199999: "1999.99", -100: "-1.00", math.MaxInt64: "92233720368547758.07", math.MinInt64: "-92233720368547758.08",
	} {
		if got := Money(minor); got != want {
			t.Errorf("%d is %s, want %s", minor, got, want)
		}
	}
}

func TestEveryObjectHasDistinctFieldsAndDefaults(t *testing.T) {
	for _, name := range Objects() {
		o := registry[name]
		if len(o.standard()) == 0 {
			t.Errorf("%s: nothing is written by default", name)
		}
		var all []string
		for _, f := range o.fields {
			all = append(all, f.name)
		}
		if err := o.checkFields(all); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}
