package plot

import (
	"fmt"
	"html"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Kind is how the series are drawn.
type Kind int

// The kinds. Bars stack the series of a point on each other, Lines draw each by itself.
const (
	Bars Kind = iota
	Lines
)

// maxSeries is how many series can be told apart.
const maxSeries = 4

// Plot is what is drawn.
type Plot struct {
	// ID begins the ids of elements, and is unique on a page.
	ID string
	// Title is the accessible name.
	Title  string
	Kind   Kind
	Points []Point
	// Series are at most four; all have a value for each point.
	Series []Series
	// Unfinished says that the last point is not over.
	Unfinished bool
	// Format writes a value with its unit, Tick a round one beside the axis. Without them numbers are written as they are.
	Format, Tick func(int64) string
	// None says that a point has no values, SoFar that the last one is not over.
	None, SoFar string
}

// Point is a place on the horizontal axis, such as a day: as it stands below the axis, and in full.
type Point struct{ Short, Long string }

// Series are the values of one colour.
type Series struct {
	Name   string
	Values []Value
}

// Value is a number at or above 0. The zero Value is not known.
type Value struct {
	Known bool
	N     int64
}

// Known returns a known value.
func Known(n int64) Value { return Value{true, n} }

// The size of a plot and of the margins around its area, in units of its own; a page scales it.
const (
	width, height      = 720, 220
	right, top, bottom = 8, 12, 28
	areaHeight         = height - top - bottom
	base               = top + areaHeight
	maxBar             = 28
	ticks              = 4
	// labelWidth is the least room that a label below the axis takes, and letterWidth that of a letter beside it.
	labelWidth, letterWidth = 72, 6.6
)

// drawing is a plot that is being drawn.
type drawing struct {
	*Plot
	strings.Builder
	top  int64   // the value at the upper end of the axis
	left float64 // the margin that its labels need
}

// SVG draws the plot. It panics when there are more than four series, or one has not as many values as there are points.
func (p *Plot) SVG() string {
	if len(p.Series) > maxSeries {
		panic(fmt.Sprintf("plot: %d series cannot be told apart", len(p.Series)))
	}
	for _, s := range p.Series {
		if len(s.Values) != len(p.Points) {
			panic(fmt.Sprintf("plot: %s has %d values for %d points", s.Name, len(s.Values), len(p.Points)))
		}
	}
	d := &drawing{Plot: p}
	step := d.scale()
	for n := int64(0); n >= 0 && n <= d.top; n += step {
		d.left = max(d.left, 16+letterWidth*float64(utf8.RuneCountInString(d.tick(n))))
	}
	d.printf(`<svg class="plot" viewBox="0 0 %d %d" role="img" tabindex="0" aria-label="%s">`, width, height, html.EscapeString(p.Title))
	d.patterns()
	d.axis(step)
	d.points()
	if p.Kind == Lines {
		d.lines()
	} else {
		d.bars()
	}
	d.labels()
	d.WriteString("</svg>")
	return d.String()
}

func (d *drawing) printf(format string, values ...any) { fmt.Fprintf(d, format, values...) }

// scale sets the upper end of the axis to a round number at or above all values, and returns the distance of its lines.
func (d *drawing) scale() (step int64) {
	most := int64(0)
	for i := range d.Points {
		sum := int64(0)
		for _, s := range d.Series {
			if d.Kind == Bars {
				sum += max(s.Values[i].N, 0)
			} else {
				sum = max(sum, s.Values[i].N)
			}
		}
		most = max(most, sum)
	}
	step = roundStep(most)
	d.top = step * max((most+step-1)/step, 1)
	return step
}

// roundStep is the least of 1, 2, 5, 10, 20, 50 and so on of which a few reach a value.
func roundStep(most int64) int64 {
	for power := int64(1); ; power *= 10 {
		for _, of := range []int64{1, 2, 5} {
			if step := of * power; step >= (most+ticks-1)/ticks || power > 1e17 {
				return step
			}
		}
	}
}

// x is the middle of a point, and column the width that it has.
func (d *drawing) x(i int) float64 { return d.left + d.column()*(float64(i)+.5) }

func (d *drawing) column() float64 { return (width - right - d.left) / float64(max(len(d.Points), 1)) }

// high is the height of a value.
func (d *drawing) high(n int64) float64 { return float64(max(n, 0)) / float64(d.top) * areaHeight }

// num writes a coordinate.
func num(f float64) string {
	return strings.TrimSuffix(strings.TrimRight(strconv.FormatFloat(f, 'f', 1, 64), "0"), ".")
}

// patterns are the hatched fills of an unfinished bar.
func (d *drawing) patterns() {
	if !d.Unfinished || d.Kind != Bars {
		return
	}
	d.WriteString("<defs>")
	for i := range d.Series {
		d.printf(`<pattern id="%s-hatch-%d" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="s%d" width="2.5" height="5"/></pattern>`,
			html.EscapeString(d.ID), i+1, i+1)
	}
	d.WriteString("</defs>")
}

func (d *drawing) axis(step int64) {
	for n := int64(0); n >= 0 && n <= d.top; n += step {
		y, class := base-d.high(n), "grid"
		if n == 0 {
			class = "zero"
		}
		d.printf(`<line class="%s" x1="%s" x2="%d" y1="%s" y2="%s"/>`, class, num(d.left), width-right, num(y), num(y))
		d.printf(`<text x="%s" y="%s" text-anchor="end">%s</text>`, num(d.left-8), num(y+4), html.EscapeString(d.tick(n)))
	}
}

// tick writes a value beside the axis.
func (d *drawing) tick(n int64) string {
	if d.Tick == nil {
		return d.write(n)
	}
	return d.Tick(n)
}

func (d *drawing) write(n int64) string {
	if d.Format == nil {
		return strconv.FormatInt(n, 10)
	}
	return d.Format(n)
}

// lines draws each series; a gap begins a new line, and the way to an unfinished point is dashed.
func (d *drawing) lines() {
	for k, s := range d.Series {
		var solid, dashed strings.Builder
		drawn := false
		for i, v := range s.Values {
			if !v.Known {
				drawn = false
				continue
			}
			at := num(d.x(i)) + " " + num(base-d.high(v.N))
			switch {
			case !drawn:
				solid.WriteString("M" + at)
			case d.Unfinished && i == len(s.Values)-1:
				before := num(d.x(i-1)) + " " + num(base-d.high(s.Values[i-1].N))
				dashed.WriteString("M" + before + "L" + at)
			default:
				solid.WriteString("L" + at)
			}
			drawn = true
		}
		if solid.Len() > 0 {
			d.printf(`<path class="line s%d" d="%s"/>`, k+1, solid.String())
		}
		if dashed.Len() > 0 {
			d.printf(`<path class="line s%d" stroke-dasharray="3 3" d="%s"/>`, k+1, dashed.String())
		}
		for i, v := range s.Values {
			if v.Known && (d.Unfinished && i == len(s.Values)-1 || alone(s.Values, i)) {
				d.printf(`<circle class="s%d" cx="%s" cy="%s" r="3"/>`, k+1, num(d.x(i)), num(base-d.high(v.N)))
			}
		}
	}
}

// bars draws the series of each point on each other, all bars of a series as one path. An unfinished one is hatched.
func (d *drawing) bars() {
	bar := min(d.column()*.72, maxBar)
	low := make([]float64, len(d.Points)) // how high those below a bar are
	for k, s := range d.Series {
		var all strings.Builder
		last := ""
		for i, v := range s.Values {
			if !v.Known || v.N <= 0 {
				continue
			}
			low[i] += d.high(v.N)
			box := box(d.x(i)-bar/2, base-low[i], bar, d.high(v.N))
			if d.Unfinished && i == len(d.Points)-1 {
				last = box
			} else {
				all.WriteString(box)
			}
		}
		if all.Len() > 0 {
			d.printf(`<path class="s%d" d="%s"/>`, k+1, all.String())
		}
		if last != "" {
			d.printf(`<path class="e%d" fill="url(#%s-hatch-%d)" d="%s"/>`, k+1, html.EscapeString(d.ID), k+1, last)
		}
	}
}

// points are a field over the whole height of each point, which says its values on hover. They lie below what is drawn there, which hears no pointer.
func (d *drawing) points() {
	d.WriteString(`<g class="points">`)
	for i := range d.Points {
		field := box(d.left+d.column()*float64(i), top, d.column(), areaHeight)
		d.printf(`<path d="%s"><title>%s</title></path>`, field, html.EscapeString(d.said(i, d.Unfinished && i == len(d.Points)-1)))
	}
	d.WriteString("</g>")
}

// box is a rectangle as a part of a path.
func box(x, y, wide, high float64) string {
	return "M" + num(x) + " " + num(y) + "h" + num(wide) + "v" + num(high) + "h-" + num(wide) + "z"
}

// alone reports whether a value is between two gaps, so that no line shows it.
func alone(values []Value, i int) bool {
	return (i == 0 || !values[i-1].Known) && (i == len(values)-1 || !values[i+1].Known)
}

// said is what a point says: "21 November 2026: Redeemed 4, Refused 1".
func (d *drawing) said(i int, unfinished bool) string {
	var values []string
	for _, s := range d.Series {
		if v := s.Values[i]; v.Known {
			values = append(values, s.Name+" "+d.write(v.N))
		}
	}
	text := d.Points[i].Long + ": "
	if values == nil {
		return text + d.None
	}
	text += strings.Join(values, ", ")
	if unfinished && d.SoFar != "" {
		text += " (" + d.SoFar + ")"
	}
	return text
}

// labels writes as many points below the axis as there is room for, the last one always.
func (d *drawing) labels() {
	text := 0.0
	for _, p := range d.Points {
		text = max(text, letterWidth*float64(utf8.RuneCountInString(p.Short)))
	}
	// Labels at the edges are moved inwards, towards the next ones.
	moved := max(0, d.x(len(d.Points)-1)+text/2-(width-right), text/2-d.x(0))
	wide := max(labelWidth, text)
	every := 1
	for d.column()*float64(every) < max(labelWidth, text+moved) && every < len(d.Points) {
		every++
	}
	for i := (len(d.Points) - 1) % every; i < len(d.Points); i += every {
		anchor, x := "middle", d.x(i)
		if i == len(d.Points)-1 && x+wide/2 > width {
			anchor, x = "end", width-right
		} else if x < text/2 {
			anchor, x = "start", 0
		}
		d.printf(`<text x="%s" y="%d" text-anchor="%s">%s</text>`, num(x), height-8, anchor, html.EscapeString(d.Points[i].Short))
	}
}
