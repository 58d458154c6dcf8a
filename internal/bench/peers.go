package main

// peer is a figure of another program with the same purpose. These programs do not run here: each was measured once, on an idle machine of this
// kind. So their goals are reported, but never claimed in the README.
type peer struct {
	what   string
	figure float64
}

func (p peer) String() string { return p.what + ", measured once" }

// The promotion module is that of a shop on Node with a PostgreSQL of its own, called in process. Rates are those of eight callers.
var (
	countsSpread  = peer{"82.5/s, a promotion module that counts uses of 100 budgets", 82.5}
	countsOne     = peer{"67/s, a promotion module that counts uses of one budget", 67}
	computesOne   = peer{"128/s, a promotion module that computes one promotion for 5 lines", 128}
	computesTen   = peer{"64.5/s, a promotion module that computes 10 promotions for 50 lines", 64.5}
	computes30    = peer{"29.4/s, the same with 30 promotions, on the line between its 10 and 100", 29.4}
	finds1000     = peer{"40.6 ms, a promotion module that finds 10 of 1,000 promotions for 5 lines", 40.6}
	finds10000    = peer{"116 ms, a promotion module that finds 10 of 10,000 promotions for 5 lines", 116}
	drawsMillions = peer{"2.19 s, a code generator on Node", 2.19}
)

// times is a goal for a rate, as multiples of the peer's.
func (p peer) times(id, what string, floor, target float64, rate series) goal {
	return goal{id: id, what: what, base: p.String(), floor: floor, target: target, ratios: rate.dividedBy(p.figure), absolute: true}
}

// part is a goal for a time, as fractions of the peer's.
func (p peer) part(id, what string, floor, target float64, time series) goal {
	return goal{id: id, what: what, base: p.String(), floor: floor, target: target, atMost: true, ratios: time.dividedBy(p.figure), absolute: true}
}
