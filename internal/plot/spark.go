package plot

import (
	"fmt"
	"html"
	"strings"
)

// The size of a sparkline.
const sparkWidth, sparkHeight, maxSparkBar = 120, 24, 6.0

// Spark draws values as small bars without an axis, for a row of a table or a figure. The largest value has the whole height; a value that is not
// known is a gap. Name is its accessible name, with what it shows.
func Spark(name string, values []Value) string {
	most := int64(1)
	for _, v := range values {
		most = max(most, v.N)
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<svg class="spark" viewBox="0 0 %d %d" role="img" aria-label="%s">`, sparkWidth, sparkHeight, html.EscapeString(name))
	column := sparkWidth / float64(max(len(values), 1))
	for i, v := range values {
		if !v.Known {
			continue
		}
		// One that is 0 is a line at the bottom: it is known, unlike a gap.
		high := max(float64(max(v.N, 0))/float64(most)*sparkHeight, 1)
		bar := min(column*.72, maxSparkBar)
		fmt.Fprintf(&b, `<rect class="s1" x="%s" y="%s" width="%s" height="%s"/>`, num(column*(float64(i)+.5)-bar/2), num(sparkHeight-high), num(bar), num(high))
	}
	b.WriteString("</svg>")
	return b.String()
}
