// Package plot draws series of numbers as SVG.
//
//	p := plot.Plot{ID: "uses", Title: "Redemptions by day", Kind: plot.Bars, Points: days, Series: []plot.Series{{Name: "Redeemed", Values: uses}}}
//	svg := p.SVG()
//
// The vertical axis starts at 0 and ends at a round number. At most four series are drawn, in the order of their colours, whose classes are s1 to s4;
// a page says beside the plot what they are. A value that is not known is a gap and no zero. The last point is hatched, or dashed, while it is
// unfinished: its value may still grow.
//
// Each point says its values on hover, in a title of its own. The output has no style attributes, so that it can stand in a page that forbids inline
// styles, and the same input gives the same output. All texts are escaped.
package plot
