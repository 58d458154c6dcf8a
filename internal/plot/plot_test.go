package plot_test

import (
	"encoding/xml"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/punchcardhq/punchcard/internal/plot"
)

var write = flag.Bool("write", false, "write the plots of testdata again")

// values are known numbers; -1 is a gap.
func values(all ...int64) (v []plot.Value) {
	for _, n := range all {
		if n < 0 {
			v = append(v, plot.Value{})
		} else {
			v = append(v, plot.Known(n))
		}
	}
	return v
}

func days(n int) (points []plot.Point) {
	for i := range n {
		points = append(points, plot.Point{Short: fmt.Sprint(i+1, " Nov"), Long: fmt.Sprint(i+1, " November 2026")})
	}
	return points
}

func euros(n int64) string { return fmt.Sprintf("%d.%02d EUR", n/100, n%100) }

// plots are drawn into testdata.
var plots = map[string]plot.Plot{
	"stacked": {ID: "uses", Title: "Redemptions and refusals", Points: days(5), Unfinished: true, None: "no data", SoFar: "so far", Series: []plot.Series{
		{"Redeemed", values(-1, 4, 7, 0, 3)}, {"Refused", values(-1, 1, 0, 0, 2)}}},
	"lines": {ID: "money", Title: "Discount & value", Kind: plot.Lines, Points: days(6), Unfinished: true, Format: euros, None: "no data", SoFar: "so far", Series: []plot.Series{
		{"<Discount>", values(100, 250, -1, 300, -1, 900)}, {"Value", values(1000, 2500, -1, 3000, 100, 7000)}}},
	"empty": {ID: "none", Title: "Nothing", Points: days(3), Series: []plot.Series{{"Redeemed", values(0, 0, 0)}}},
	"many":  {ID: "many", Title: "90 days", Points: days(90), Series: []plot.Series{{"Redeemed", values(make([]int64, 90)...)}}},
}

// drawn is an SVG with an element on each line.
func drawn(svg string) string { return strings.ReplaceAll(svg, "><", ">\n<") + "\n" }

func TestPlotsAreAsInTestdata(t *testing.T) {
	all := map[string]string{"spark": plot.Spark("Uses in 7 days", values(-1, 0, 4, 2, -1, 8, 1))}
	for name, p := range plots {
		all[name] = p.SVG()
	}
	for name, svg := range all {
		file := filepath.Join("testdata", name+".svg")
		if *write {
			if err := os.WriteFile(file, []byte(drawn(svg)), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(string(want), drawn(svg)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// elements reads an SVG; it has to be XML.
func elements(t *testing.T, svg string) (all []xml.StartElement) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return all
		}
		if err != nil {
			t.Fatalf("%v in\n%s", err, svg)
		}
		if e, ok := token.(xml.StartElement); ok {
			all = append(all, e)
		}
	}
}

func attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// TestHostileTextsAreEscaped has markup in each text.
func TestHostileTextsAreEscaped(t *testing.T) {
	bad := `"><script>alert(1)</script>`
	p := plot.Plot{ID: bad, Title: bad, Points: []plot.Point{{bad, bad}}, Series: []plot.Series{{bad, values(1)}}, Unfinished: true, None: bad, SoFar: bad,
		Format: func(int64) string { return bad }}
	for _, kind := range []plot.Kind{plot.Bars, plot.Lines} {
		p.Kind = kind
		for _, e := range append(elements(t, p.SVG()), elements(t, plot.Spark(bad, values(1)))...) {
			if e.Name.Local == "script" || attr(e, "style") != "" {
				t.Errorf("there is a %v", e)
			}
		}
	}
}

// TestBarsAreAsHighAsTheirValues reads the heights back.
func TestBarsAreAsHighAsTheirValues(t *testing.T) {
	for _, most := range []int64{1, 3, 4, 7, 99, 100, 101, 12345, math.MaxInt64 / 2} {
		p := plot.Plot{Points: days(2), Series: []plot.Series{{"a", values(most, most/2)}}}
		var high []float64
		for _, e := range elements(t, p.SVG()) {
			if attr(e, "class") == "s1" {
				for bar := range strings.SplitSeq(strings.Trim(attr(e, "d"), "Mz"), "zM") {
					var x, y, w, h float64
					if _, err := fmt.Sscanf(bar, "%f %fh%fv%fh", &x, &y, &w, &h); err != nil {
						t.Fatal(err)
					}
					high = append(high, h)
				}
			}
		}
		want := 1
		if most/2 > 0 {
			want = 2
		}
		switch {
		case len(high) != want:
			t.Errorf("%d: the heights are %v", most, high)
		case high[0] < 90 || high[0] > 180:
			t.Errorf("%d takes %v of 180", most, high[0])
		case want == 2 && math.Abs(high[1]-high[0]*float64(most/2)/float64(most)) > .2:
			t.Errorf("%d: the heights are %v", most, high)
		}
	}
}

func TestPlotOfAnotherShapeIsAMistake(t *testing.T) {
	for name, p := range map[string]plot.Plot{
		"five series":    {Series: make([]plot.Series, 5)},
		"missing values": {Points: days(2), Series: []plot.Series{{"a", values(1)}}},
	} {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if recover() == nil {
					t.Error("it is drawn")
				}
			}()
			p.SVG()
		})
	}
}

// TestLabelsBelowTheAxisAreWhole has long labels: none is cut at an edge, and none lies on the next one.
func TestLabelsBelowTheAxisAreWhole(t *testing.T) {
	const label, letter, edge = "November 2026", 6.6, 720
	for n := 1; n <= 40; n++ {
		p := plot.Plot{ID: "p", Title: "Points", Series: []plot.Series{{Name: "Points", Values: make([]plot.Value, n)}}}
		for range n {
			p.Points = append(p.Points, plot.Point{Short: label, Long: label})
		}
		end := 0.0
		for _, e := range elements(t, p.SVG()) {
			if e.Name.Local != "text" || attr(e, "y") != "212" {
				continue
			}
			x, err := strconv.ParseFloat(attr(e, "x"), 64)
			if err != nil {
				t.Fatal(err)
			}
			wide := letter * float64(len(label))
			start := x - wide*map[string]float64{"start": 0, "middle": 0.5, "end": 1}[attr(e, "text-anchor")]
			if start < end-0.5 {
				t.Errorf("%d points: a label begins at %.0f, and the one before ends at %.0f", n, start, end)
			}
			if end = start + wide; end > edge {
				t.Errorf("%d points: a label ends at %.0f", n, end)
			}
		}
		if end == 0 {
			t.Errorf("%d points have no label", n)
		}
	}
}
